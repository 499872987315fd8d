//! How much the outside may ask of the server.

use std::net::IpAddr;

use serde::Deserialize;

/// Bounds on what comes from outside. "Each" is for one address: the whole network of a home or a club, as the server
/// sees it.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
#[serde(default, rename_all = "kebab-case", deny_unknown_fields)]
pub struct Limits {
    /// Connections at once.
    pub connections: usize,
    /// Connections of one address at once.
    pub connections_each: usize,
    /// Requests of one address in a second; ten times as many at once.
    pub requests_each: u32,
    /// New guests from one address in a minute; three times as many at once.
    pub guests_each: u32,
    /// Passwords from one address in a minute: logging in, registering, setting a new one.
    pub passwords_each: u32,
    /// WebSockets of one person at once.
    pub sockets_each: usize,
    /// Other people's bots at tables at once.
    pub bots: usize,
    /// Whether the bounds of an address hold for this machine itself, too, when it speaks for nobody else.
    pub this_machine: bool,
    /// Reverse proxies on other machines: whom they speak for is believed (`X-Forwarded-For`), as it is of those on this one.
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
