//! Accepts connections, limits how long a request may take to arrive, and closes connections at shutdown.

use std::io;
use std::net::SocketAddr;
use std::pin::Pin;
use std::task::{Context, Poll};

use axum::Router;
use hyper::body::Incoming;
use hyper::server::conn::http1;
use hyper_util::rt::{TokioIo, TokioTimer};
use tokio::io::{AsyncRead, AsyncWrite, ReadBuf};
use tokio::net::{TcpListener, TcpSocket, TcpStream};
use tokio::sync::watch;
use tower::Service as _;

use crate::rate_limiter::{ConnectionSlot, Peer, RateLimiter};
use crate::timing::{
    ACCEPT_RETRY_DELAY, CONNECTION_CLOSE_TIMEOUT, CONNECTION_MAX_AGE, CONNECTIONS_POLL, HEADER_TIMEOUT,
};

/// The maximum size of a request's head, in bytes, and its maximum number of headers.
const HEAD_SIZE: usize = 32 * 1024;
const HEADERS: usize = 64;

/// The size of a socket's send buffer, in bytes. Linux doubles it.
const UNREAD: u32 = 64 * 1024;
/// The maximum number of connections that wait to be accepted.
const BACKLOG: u32 = 1024;

/// Listens on an address.
pub(crate) fn bind(address: SocketAddr) -> io::Result<TcpListener> {
    let socket = if address.is_ipv4() { TcpSocket::new_v4()? } else { TcpSocket::new_v6()? };
    // A restarted server must not wait for the old server's connections. (This option means something else on
    // Windows.)
    #[cfg(unix)]
    socket.set_reuseaddr(true)?;
    socket.set_send_buffer_size(UNREAD)?;
    socket.bind(address)?;
    socket.listen(BACKLOG)
}

/// A connection with its slot in the rate limiter.
struct Placed {
    stream: TcpStream,
    _place: ConnectionSlot,
}

impl AsyncRead for Placed {
    fn poll_read(
        mut self: Pin<&mut Self>,
        cx: &mut Context<'_>,
        buf: &mut ReadBuf<'_>,
    ) -> Poll<io::Result<()>> {
        Pin::new(&mut self.stream).poll_read(cx, buf)
    }
}

impl AsyncWrite for Placed {
    fn poll_write(mut self: Pin<&mut Self>, cx: &mut Context<'_>, buf: &[u8]) -> Poll<io::Result<usize>> {
        Pin::new(&mut self.stream).poll_write(cx, buf)
    }

    fn poll_flush(mut self: Pin<&mut Self>, cx: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.stream).poll_flush(cx)
    }

    fn poll_shutdown(mut self: Pin<&mut Self>, cx: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.stream).poll_shutdown(cx)
    }

    fn poll_write_vectored(
        mut self: Pin<&mut Self>,
        cx: &mut Context<'_>,
        bufs: &[io::IoSlice<'_>],
    ) -> Poll<io::Result<usize>> {
        Pin::new(&mut self.stream).poll_write_vectored(cx, bufs)
    }

    fn is_write_vectored(&self) -> bool {
        self.stream.is_write_vectored()
    }
}

/// Serves requests until `stop` is ready, then accepts no more connections. Returns the connections that are
/// still open, for the caller to close.
pub(crate) async fn accept(
    listener: TcpListener,
    router: Router,
    limiter: RateLimiter,
    stop: impl Future<Output = ()>,
) -> Open {
    let open = Open { closing: watch::Sender::new(false), limiter };
    let mut stop = std::pin::pin!(stop);
    loop {
        let accepted = tokio::select! {
            () = &mut stop => return open,
            accepted = listener.accept() => accepted,
        };
        let (stream, peer) = match accepted {
            Ok(accepted) => accepted,
            Err(error) => {
                // The process is out of file descriptors, or the client has already disconnected.
                tracing::warn!(%error, "a connection could not be accepted");
                tokio::time::sleep(ACCEPT_RETRY_DELAY).await;
                continue;
            }
        };
        // Drop connections over the limit.
        let Some(place) = open.limiter.admit(peer.ip()) else { continue };
        // Events are small and must not be delayed to fill a packet.
        let _set = stream.set_nodelay(true);
        let stream = Placed { stream, _place: place };
        tokio::spawn(serve(stream, router.clone(), Peer(peer.ip()), open.closing.subscribe()));
    }
}

async fn serve(stream: Placed, router: Router, peer: Peer, mut closing: watch::Receiver<bool>) {
    let service = hyper::service::service_fn(move |mut request: hyper::Request<Incoming>| {
        request.extensions_mut().insert(peer);
        router.clone().call(request)
    });
    let connection = http1::Builder::new()
        .timer(TokioTimer::new())
        .header_read_timeout(HEADER_TIMEOUT)
        .max_buf_size(HEAD_SIZE)
        .max_headers(HEADERS)
        .serve_connection(TokioIo::new(stream), service)
        .with_upgrades();
    let mut connection = std::pin::pin!(connection);
    tokio::select! {
        _ended = connection.as_mut() => return,
        () = tokio::time::sleep(CONNECTION_MAX_AGE) => {}
        _closing = closing.wait_for(|closing| *closing) => {}
    }
    connection.as_mut().graceful_shutdown();
    let _ended = tokio::time::timeout(CONNECTION_CLOSE_TIMEOUT, connection).await;
}

/// Connections that are still open when the server stops accepting.
pub(crate) struct Open {
    closing: watch::Sender<bool>,
    limiter: RateLimiter,
}

impl Open {
    /// Asks all connections to close, and waits a few seconds until they have.
    pub(crate) async fn close(self) {
        self.closing.send_replace(true);
        let gone = async {
            while self.limiter.open() > 0 {
                tokio::time::sleep(CONNECTIONS_POLL).await;
            }
        };
        let _gone = tokio::time::timeout(CONNECTION_CLOSE_TIMEOUT, gone).await;
    }
}
