//! Connections to bots that exchange lines of text. Separate threads read and write, so that a caller can
//! stop waiting at any time.

use std::io::{self, BufRead, BufReader, Read, Write};
use std::net::{Shutdown, TcpListener, TcpStream, ToSocketAddrs};
use std::process::{Child, Command, Stdio};
use std::sync::mpsc::{Receiver, RecvTimeoutError, SyncSender, sync_channel};
use std::sync::{Arc, Mutex, PoisonError};
use std::thread;
use std::time::{Duration, Instant};

use tungstenite::http::Uri;
use tungstenite::{ClientRequestBuilder, Message, WebSocket};

use crate::address::Endpoint;

/// The maximum number of sent lines that may wait until the bot reads them.
const MOST_UNREAD: usize = 1024;
/// The maximum length of a line, in bytes.
const MOST_BYTES: u64 = 64 * 1024;
/// The maximum number of received lines that may wait until the caller reads them.
const MOST_LINES: usize = 64;

/// The socket timeout for sending a message and for the WebSocket handshake.
const SOCKET_TIMEOUT: Duration = Duration::from_secs(5);

/// Why no line was received.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum ReceiveError {
    Late,
    Gone,
}

/// Sends a line to a bot.
type SendLine = Box<dyn FnMut(&str) -> io::Result<()> + Send>;

/// A connection to a bot.
pub(crate) struct Wire {
    send: SendLine,
    received: Receiver<String>,
    other: Option<Other>,
}

/// The remote end of a connection.
enum Other {
    Program(Arc<Mutex<Child>>),
    Stream(TcpStream),
    /// The TCP stream under a WebSocket. A thread owns the WebSocket and closes it properly.
    WebSocket(TcpStream),
}

impl Other {
    fn copy(&self) -> Option<Other> {
        Some(match self {
            Other::Program(child) => Other::Program(Arc::clone(child)),
            Other::Stream(stream) => Other::Stream(stream.try_clone().ok()?),
            Other::WebSocket(stream) => Other::WebSocket(stream.try_clone().ok()?),
        })
    }

    fn end(&self) {
        match self {
            Other::Program(child) => {
                let mut child = child.lock().unwrap_or_else(PoisonError::into_inner);
                let _gone = child.kill();
                let _reaped = child.wait();
            }
            Other::Stream(stream) | Other::WebSocket(stream) => {
                let _gone = stream.shutdown(Shutdown::Both);
            }
        }
    }
}

impl Drop for Wire {
    fn drop(&mut self) {
        match &self.other {
            Some(program @ Other::Program(_)) => program.end(),
            // Stop reading only; lines that were already sent still arrive.
            Some(Other::Stream(stream)) => drop(stream.shutdown(Shutdown::Read)),
            Some(Other::WebSocket(_)) | None => {}
        }
    }
}

/// Ends a bot from another thread: kills its program or cuts its connection. A caller that is waiting for the
/// bot stops waiting.
pub struct Ender(Other);

impl Ender {
    /// Kills the program or cuts the connection, without waiting.
    pub fn cut(&self) {
        match &self.0 {
            Other::Program(child) => drop(child.lock().unwrap_or_else(PoisonError::into_inner).kill()),
            line => line.end(),
        }
    }

    /// Ends the bot.
    pub fn end(self) {
        self.0.end();
    }
}

impl Wire {
    /// Starts a bot or connects to it. Waits for at most `patience`.
    pub(crate) fn open(place: &Endpoint, patience: Duration) -> io::Result<Wire> {
        match place {
            Endpoint::Command(command) => started(command),
            Endpoint::Tcp(address) => connected(&called(address, patience)?),
            Endpoint::Listen(port) => awaited(*port, patience),
            Endpoint::WebSocket(address) => web_socket(address, patience),
        }
    }

    pub(crate) fn ender(&self) -> Option<Ender> {
        self.other.as_ref().and_then(Other::copy).map(Ender)
    }

    pub(crate) fn send_line(&mut self, line: &str) -> io::Result<()> {
        (self.send)(line)
    }

    pub(crate) fn receive(&self, until: Instant) -> Result<String, ReceiveError> {
        let left = until.saturating_duration_since(Instant::now());
        self.received.recv_timeout(left).map_err(|why| match why {
            RecvTimeoutError::Timeout => ReceiveError::Late,
            RecvTimeoutError::Disconnected => ReceiveError::Gone,
        })
    }
}

fn started(command: &str) -> io::Result<Wire> {
    let (shell, flag) = if cfg!(windows) { ("cmd", "/C") } else { ("sh", "-c") };
    // `exec` replaces the shell with the program, so that killing the child kills the bot.
    let line = if cfg!(windows) { command.to_owned() } else { format!("exec {command}") };
    let mut child = Command::new(shell)
        .arg(flag)
        .arg(line)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::inherit())
        .spawn()?;
    let missing = || io::Error::other("the program has no standard streams");
    let input = child.stdin.take().ok_or_else(missing)?;
    let output = child.stdout.take().ok_or_else(missing)?;
    let program = Other::Program(Arc::new(Mutex::new(child)));
    let lines = line_sender(input, drop).and_then(|send| Ok((send, listen(output)?)));
    let (send, received) = lines.inspect_err(|_| program.end())?;
    Ok(Wire { send, received, other: Some(program) })
}

fn called(address: &str, patience: Duration) -> io::Result<TcpStream> {
    let until = Instant::now() + patience;
    loop {
        match reached(address, until) {
            Ok(stream) => return Ok(stream),
            Err(error) if Instant::now() >= until => return Err(error),
            Err(_) => thread::sleep(Duration::from_millis(50)),
        }
    }
}

fn reached(address: &str, until: Instant) -> io::Result<TcpStream> {
    let mut why = io::Error::from(io::ErrorKind::AddrNotAvailable);
    for address in address.to_socket_addrs()? {
        let left = until.saturating_duration_since(Instant::now()).max(Duration::from_millis(1));
        match TcpStream::connect_timeout(&address, left) {
            Ok(stream) => return Ok(stream),
            Err(error) => why = error,
        }
    }
    Err(why)
}

fn connected(stream: &TcpStream) -> io::Result<Wire> {
    stream.set_nodelay(true)?;
    let (received, other) = (listen(stream.try_clone()?)?, Some(Other::Stream(stream.try_clone()?)));
    stream.set_write_timeout(Some(SOCKET_TIMEOUT))?;
    let end = |stream: TcpStream| drop(stream.shutdown(Shutdown::Write));
    Ok(Wire { send: line_sender(stream.try_clone()?, end)?, received, other })
}

/// Waits until a bot connects, greets it, and waits for its `join`.
fn awaited(port: u16, patience: Duration) -> io::Result<Wire> {
    let listener = TcpListener::bind(("127.0.0.1", port))?;
    listener.set_nonblocking(true)?;
    let until = Instant::now() + patience;
    let stream = loop {
        match listener.accept() {
            Ok((stream, _)) => break stream,
            Err(error) if error.kind() == io::ErrorKind::WouldBlock && Instant::now() < until => {
                thread::sleep(Duration::from_millis(20));
            }
            Err(error) => return Err(error),
        }
    };
    stream.set_nonblocking(false)?;
    let mut wire = connected(&stream)?;
    wire.send_line(r#"{"type":"hello","protocol":"mjsonp","protocol_version":3}"#)?;
    let joins = wire.receive(until).is_ok_and(|line| line.contains("\"join\""));
    if joins { Ok(wire) } else { Err(io::Error::other("the bot did not send 'join'")) }
}

/// Sends lines from a thread of its own, so that a bot that does not read cannot block the caller. If too
/// many lines are waiting, the bot counts as gone.
fn line_sender<W: Write + Send + 'static>(
    mut output: W,
    end: impl FnOnce(W) + Send + 'static,
) -> io::Result<SendLine> {
    let (sender, lines) = sync_channel::<String>(MOST_UNREAD);
    aside(move || {
        for mut line in lines {
            line.push('\n');
            if output.write_all(line.as_bytes()).and_then(|()| output.flush()).is_err() {
                break;
            }
        }
        end(output);
    })?;
    Ok(Box::new(move |line| sender.try_send(line.to_owned()).map_err(|_| io::ErrorKind::BrokenPipe.into())))
}

fn listen(stream: impl Read + Send + 'static) -> io::Result<Receiver<String>> {
    let (sender, received) = sync_channel(MOST_LINES);
    aside(move || {
        let mut reader = BufReader::new(stream);
        let mut line = Vec::new();
        loop {
            line.clear();
            match reader.by_ref().take(MOST_BYTES).read_until(b'\n', &mut line) {
                Ok(0) | Err(_) => break,
                Ok(_) if !enqueue(&sender, &line) => break,
                Ok(_) => {}
            }
        }
    })?;
    Ok(received)
}

/// Runs `work` on a new thread.
fn aside(work: impl FnOnce() + Send + 'static) -> io::Result<()> {
    thread::Builder::new().spawn(work).map(drop)
}

/// Passes a line on unless it is empty. Returns `false` if the receiver is gone.
fn enqueue(sender: &SyncSender<String>, line: &[u8]) -> bool {
    let text = String::from_utf8_lossy(line);
    let text = text.trim();
    text.is_empty() || sender.send(text.to_owned()).is_ok()
}

type Socket = WebSocket<TcpStream>;

fn web_socket(address: &str, patience: Duration) -> io::Result<Wire> {
    let until = Instant::now() + patience;
    let uri: Uri = address.parse().map_err(io::Error::other)?;
    let host = uri.host().ok_or_else(|| io::Error::other("the address has no host"))?;
    let place = format!("{host}:{}", uri.port_u16().unwrap_or(80));
    let (socket, stream) = loop {
        match greeted(&uri, called(&place, until.saturating_duration_since(Instant::now()))?) {
            Ok(both) => break both,
            Err(error) if Instant::now() >= until => return Err(error),
            Err(_) => thread::sleep(Duration::from_millis(50)),
        }
    };
    // One thread owns the socket: it sends what is queued, then listens until a message arrives.
    let (sender, received) = sync_channel(MOST_LINES);
    let (orders, ordered) = sync_channel::<String>(MOST_UNREAD);
    stream.set_nodelay(true)?;
    stream.set_read_timeout(Some(Duration::from_millis(2)))?;
    aside(move || converse(socket, &sender, &ordered))?;
    let send =
        move |line: &str| orders.try_send(line.to_owned()).map_err(|_| io::ErrorKind::BrokenPipe.into());
    Ok(Wire { send: Box::new(send), received, other: Some(Other::WebSocket(stream)) })
}

/// Opens a WebSocket on a TCP connection, and returns it with a second handle to that connection.
fn greeted(uri: &Uri, stream: TcpStream) -> io::Result<(Socket, TcpStream)> {
    stream.set_read_timeout(Some(SOCKET_TIMEOUT))?;
    stream.set_write_timeout(Some(SOCKET_TIMEOUT))?;
    let other = stream.try_clone()?;
    let request = ClientRequestBuilder::new(uri.clone());
    let (socket, _) =
        tungstenite::client(request, stream).map_err(|why| io::Error::other(why.to_string()))?;
    Ok((socket, other))
}

fn converse(mut socket: Socket, sender: &SyncSender<String>, ordered: &Receiver<String>) {
    use std::sync::mpsc::TryRecvError;
    loop {
        match ordered.try_recv() {
            Ok(line) => {
                if socket.send(Message::text(line)).is_err() {
                    return;
                }
                continue;
            }
            Err(TryRecvError::Disconnected) => {
                let _said = socket.close(None);
                let _sent = socket.flush();
                return;
            }
            Err(TryRecvError::Empty) => {}
        }
        match socket.read() {
            Ok(Message::Text(text)) => {
                if text.len() as u64 > MOST_BYTES
                    || !text.lines().all(|line| enqueue(sender, line.as_bytes()))
                {
                    return;
                }
            }
            Ok(Message::Close(_)) => return,
            Ok(_) => {}
            Err(tungstenite::Error::Io(error))
                if matches!(error.kind(), io::ErrorKind::WouldBlock | io::ErrorKind::TimedOut) => {}
            Err(_) => return,
        }
    }
}
