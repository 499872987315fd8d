//! Limits the number of connections, and how often each client can send requests.

use std::collections::HashMap;
use std::hash::Hash;
use std::net::{IpAddr, Ipv6Addr};
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Instant;

use axum::extract::{Request, State};
use axum::http::{HeaderMap, HeaderValue, Method, header};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use hanchan_api::ErrorCode;

use crate::http::HttpError;
use crate::limits::Limits;
use crate::timing::{REQUEST_TIMEOUT, UNUSED_BUCKET_AGE};

/// The number of remembered addresses above which inactive ones are dropped.
const REMEMBERED: usize = 10_000;

/// The address at the other end of a connection.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Peer(pub(crate) IpAddr);

/// A kind of request that has its own limit.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
enum Purpose {
    Anything,
    Guest,
    Password,
}

/// A token bucket: how many requests a client can still send.
struct Bucket {
    left: f64,
    at: Instant,
}

/// Slots in use, per key and in total.
struct Slots<K> {
    taken: Mutex<HashMap<K, usize>>,
    all: AtomicUsize,
}

impl<K: Hash + Eq + Clone> Slots<K> {
    fn new() -> Slots<K> {
        Slots { taken: Mutex::default(), all: AtomicUsize::new(0) }
    }

    fn take(&self, of: &K, each: usize) -> bool {
        let mut taken = self.taken.lock().unwrap_or_else(PoisonError::into_inner);
        let own = taken.entry(of.clone()).or_insert(0);
        if *own >= each {
            return false;
        }
        *own += 1;
        self.all.fetch_add(1, Ordering::Relaxed);
        true
    }

    fn leave(&self, of: &K) {
        let mut taken = self.taken.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(own) = taken.get_mut(of) {
            *own -= 1;
            if *own == 0 {
                taken.remove(of);
            }
        }
        self.all.fetch_sub(1, Ordering::Relaxed);
    }
}

struct Inner {
    limits: Limits,
    connections: Slots<IpAddr>,
    sockets: Slots<String>,
    buckets: Mutex<HashMap<(IpAddr, Purpose), Bucket>>,
}

/// The limiter of connections and requests. Clones share its state.
#[derive(Clone)]
pub(crate) struct RateLimiter(Arc<Inner>);

/// The slot of a connection, released on drop.
pub(crate) struct ConnectionSlot(RateLimiter, IpAddr);

impl Drop for ConnectionSlot {
    fn drop(&mut self) {
        self.0.0.connections.leave(&self.1);
    }
}

/// The slot of a person's WebSocket, released on drop.
pub(crate) struct SocketSlot(RateLimiter, String);

impl Drop for SocketSlot {
    fn drop(&mut self) {
        self.0.0.sockets.leave(&self.1);
    }
}

/// Returns the network to which limits apply: the address itself for IPv4, the /64 network for IPv6.
fn network(address: IpAddr) -> IpAddr {
    match address.to_canonical() {
        IpAddr::V6(long) => {
            let [a, b, c, d, ..] = long.segments();
            Ipv6Addr::new(a, b, c, d, 0, 0, 0, 0).into()
        }
        short @ IpAddr::V4(_) => short,
    }
}

impl RateLimiter {
    pub(crate) fn new(limits: Limits) -> RateLimiter {
        let (connections, sockets) = (Slots::new(), Slots::new());
        RateLimiter(Arc::new(Inner { limits, connections, sockets, buckets: Mutex::default() }))
    }

    /// Returns whether an address is a trusted proxy or this machine.
    fn is_ours(&self, peer: IpAddr) -> bool {
        peer.to_canonical().is_loopback() || self.0.limits.proxies.contains(&peer.to_canonical())
    }

    /// Admits a connection. Returns `None` if too many connections are open.
    pub(crate) fn admit(&self, peer: IpAddr) -> Option<ConnectionSlot> {
        let limits = &self.0.limits;
        if self.open() >= limits.connections {
            return None;
        }
        // A proxy holds the connections of many clients.
        let bound = !self.is_ours(peer) || limits.this_machine;
        let each = if bound { limits.connections_each } else { usize::MAX };
        let network = network(peer);
        self.0.connections.take(&network, each).then(|| ConnectionSlot(self.clone(), network))
    }

    /// Returns the number of open connections.
    pub(crate) fn open(&self) -> usize {
        self.0.connections.all.load(Ordering::Relaxed)
    }

    /// Admits a WebSocket of a person. Fails if they have too many.
    pub(crate) fn socket(&self, person: &str) -> Result<SocketSlot, HttpError> {
        if self.0.sockets.take(&person.to_owned(), self.0.limits.sockets_each) {
            Ok(SocketSlot(self.clone(), person.to_owned()))
        } else {
            Err(HttpError::Code(ErrorCode::TooManyConnections))
        }
    }

    /// Returns the client's network, or `None` if no limits apply to the client.
    fn client(&self, peer: IpAddr, headers: &HeaderMap) -> Option<IpAddr> {
        let forwarded = headers.get_all("x-forwarded-for").iter().next_back();
        // The last address is the one that the trusted proxy saw; the others come from the client.
        let last = forwarded.and_then(|list| list.to_str().ok()?.rsplit(',').next()?.trim().parse().ok());
        match (self.is_ours(peer), last) {
            (false, _) => Some(network(peer)),
            (true, Some(client)) => Some(network(client)),
            (true, None) => self.0.limits.this_machine.then(|| network(peer)),
        }
    }

    /// Takes a token from a client's bucket. Returns whether the bucket had a token.
    fn may(&self, who: IpAddr, purpose: Purpose, now: Instant) -> bool {
        let limits = &self.0.limits;
        let (rate, most) = match purpose {
            Purpose::Anything => (f64::from(limits.requests_each), 10.0 * f64::from(limits.requests_each)),
            Purpose::Guest => (f64::from(limits.guests_each) / 60.0, 3.0 * f64::from(limits.guests_each)),
            Purpose::Password => (f64::from(limits.passwords_each) / 60.0, f64::from(limits.passwords_each)),
        };
        let mut buckets = self.0.buckets.lock().unwrap_or_else(PoisonError::into_inner);
        if buckets.len() >= REMEMBERED {
            // A bucket that was not used for this long is full again, so dropping it changes nothing.
            buckets.retain(|_, bucket| now.duration_since(bucket.at) < UNUSED_BUCKET_AGE);
        }
        let bucket = buckets.entry((who, purpose)).or_insert(Bucket { left: most, at: now });
        bucket.left = (bucket.left + now.duration_since(bucket.at).as_secs_f64() * rate).min(most);
        bucket.at = now;
        let may = bucket.left >= 1.0;
        if may {
            bucket.left -= 1.0;
        }
        may
    }
}

fn purpose(method: &Method, path: &str) -> Purpose {
    match (method, path) {
        (&Method::POST, "/api/guest") => Purpose::Guest,
        (&Method::POST, "/api/login" | "/api/register" | "/api/reset") => Purpose::Password,
        _ => Purpose::Anything,
    }
}

/// Middleware that rejects requests over the limit and cancels those that take too long.
pub(crate) async fn pass(State(limiter): State<RateLimiter>, request: Request, next: Next) -> Response {
    let peer = request.extensions().get::<Peer>().copied();
    if let Some(who) = peer.and_then(|Peer(peer)| limiter.client(peer, request.headers())) {
        let wanted = purpose(request.method(), request.uri().path());
        let now = Instant::now();
        let may = limiter.may(who, Purpose::Anything, now)
            && (wanted == Purpose::Anything || limiter.may(who, wanted, now));
        if !may {
            let mut refused = HttpError::Code(ErrorCode::TooManyRequests).into_response();
            refused.headers_mut().insert(header::RETRY_AFTER, HeaderValue::from_static("60"));
            return refused;
        }
    }
    match tokio::time::timeout(REQUEST_TIMEOUT, next.run(request)).await {
        Ok(response) => response,
        Err(_) => HttpError::Code(ErrorCode::TooSlow).into_response(),
    }
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use super::*;

    fn address(text: &str) -> IpAddr {
        text.parse().expect("an address")
    }

    #[test]
    fn connections_per_address_are_limited() {
        let limiter = RateLimiter::new(Limits { connections: 4, connections_each: 2, ..Limits::default() });
        let (one, other) = (address("192.0.2.1"), address("192.0.2.2"));
        let first = limiter.admit(one);
        let second = limiter.admit(one);
        assert!(first.is_some() && second.is_some() && limiter.admit(one).is_none());
        let third = limiter.admit(other);
        assert!(third.is_some());
        drop(first);
        let again = limiter.admit(one);
        assert!(again.is_some());
        // A proxy on this machine has no limit per address, only the limit on all connections.
        let proxy = limiter.admit(address("127.0.0.1"));
        assert!(proxy.is_some() && limiter.admit(address("::1")).is_none());
        drop((second, third, again, proxy));
        assert_eq!(limiter.open(), 0);
        assert!(limiter.0.connections.taken.lock().expect("nobody panicked").is_empty());
    }

    #[test]
    fn an_ipv6_network_counts_as_one_address() {
        assert_eq!(network(address("2001:db8:1:2:3:4:5:6")), network(address("2001:db8:1:2::9")));
        assert_ne!(network(address("2001:db8:1:2::1")), network(address("2001:db8:1:3::1")));
        assert_eq!(network(address("::ffff:192.0.2.1")), address("192.0.2.1"));
    }

    #[test]
    fn requests_over_the_limit_are_refused() {
        let limiter = RateLimiter::new(Limits { guests_each: 6, ..Limits::default() });
        let (one, now) = (address("192.0.2.1"), Instant::now());
        let may = |now| limiter.may(one, Purpose::Guest, now);
        assert_eq!((0..100).filter(|_| may(now)).count(), 18);
        assert!(!may(now + Duration::from_secs(9)));
        assert!(may(now + Duration::from_secs(20)));
        assert!(limiter.may(address("192.0.2.2"), Purpose::Guest, now));
    }

    #[test]
    fn only_trusted_proxies_set_the_client_address() {
        let far = address("192.0.2.9");
        let limiter = RateLimiter::new(Limits { proxies: vec![far], ..Limits::default() });
        let mut headers = HeaderMap::new();
        assert_eq!(limiter.client(address("127.0.0.1"), &headers), None);
        headers.insert("x-forwarded-for", HeaderValue::from_static("198.51.100.7, 203.0.113.5"));
        assert_eq!(limiter.client(address("127.0.0.1"), &headers), Some(address("203.0.113.5")));
        assert_eq!(limiter.client(far, &headers), Some(address("203.0.113.5")));
        assert_eq!(limiter.client(address("192.0.2.1"), &headers), Some(address("192.0.2.1")));
    }
}
