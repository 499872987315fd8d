//! Limits on clients.

use std::net::IpAddr;

use serde::Deserialize;

/// Limits on clients. Fields ending in `_each` apply per client address (per /64 network for IPv6), which a whole
/// home or club may share, or per person.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
#[serde(default, rename_all = "kebab-case", deny_unknown_fields)]
pub struct Limits {
    /// The maximum number of connections.
    pub connections: usize,
    /// The maximum number of connections per address.
    pub connections_each: usize,
    /// The maximum number of requests per second and address; bursts of ten times as many are allowed.
    pub requests_each: u32,
    /// The maximum number of new guests per minute and address; bursts of three times as many are allowed.
    pub guests_each: u32,
    /// The maximum number of requests with passwords per minute and address: logins, registrations and password
    /// resets.
    pub passwords_each: u32,
    /// The maximum number of WebSockets per person.
    pub sockets_each: usize,
    /// The maximum number of external bots at all tables together.
    pub bots: usize,
    /// Whether limits per address also apply to requests from this machine that carry no forwarded address.
    pub this_machine: bool,
    /// Trusted reverse proxies on other machines: their `X-Forwarded-For` is honoured. Proxies on this machine are
    /// always trusted.
    pub proxies: Vec<IpAddr>,
}

impl Default for Limits {
    fn default() -> Limits {
        Limits {
            connections: 50_000,
            connections_each: 500,
            requests_each: 50,
            guests_each: 20,
            passwords_each: 10,
            sockets_each: 50,
            bots: 16,
            this_machine: false,
            proxies: Vec::new(),
        }
    }
}
