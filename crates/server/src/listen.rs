//! Connections: who is let in, how long a request may take to arrive, and how all of them end.

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

use crate::rate_limiter::{Peer, Place, RateLimiter};
use crate::timing::{
    ACCEPT_RETRY_DELAY, CONNECTION_CLOSE_TIMEOUT, CONNECTION_MAX_AGE, CONNECTIONS_POLL, HEADER_TIMEOUT,
};

/// The largest head of a request, and the most headers.
const HEAD_SIZE: usize = 32 * 1024;
const HEADERS: usize = 64;

/// What the system holds back for a client that does not read, in bytes; it doubles it.
const UNREAD: u32 = 64 * 1024;
/// Connections that may wait to be accepted.
const BACKLOG: u32 = 1024;

/// Listens at an address.
pub(crate) fn bind(address: SocketAddr) -> io::Result<TcpListener> {
    let socket = if address.is_ipv4() { TcpSocket::new_v4()? } else { TcpSocket::new_v6()? };
    // A restart does not wait for connections of before. (Elsewhere than on Unix it means something else.)
    #[cfg(unix)]
    socket.set_reuseaddr(true)?;
    socket.set_send_buffer_size(UNREAD)?;
    socket.bind(address)?;
    socket.listen(BACKLOG)
}

/// A connection that has a place.
struct Placed {
    stream: TcpStream,
    _place: Place,
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

/// Serves requests until `stop` is ready; no connection is accepted after that, and those that are open are told by
/// the receiver.
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
                // Out of file descriptors, or the client is gone already.
                tracing::warn!(%error, "a connection could not be accepted");
                tokio::time::sleep(ACCEPT_RETRY_DELAY).await;
                continue;
            }
        };
        // Who has no place is hung up on.
        let Some(place) = open.limiter.admit(peer.ip()) else { continue };
        // Events are small, and nobody shall wait for more of them.
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

/// Connections that are still open when no more are accepted.
pub(crate) struct Open {
    closing: watch::Sender<bool>,
    limiter: RateLimiter,
}

impl Open {
    /// Lets them end what they do, for a few seconds.
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
