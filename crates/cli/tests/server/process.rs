//! The real binary as a child process.

use std::io::{BufRead as _, BufReader};
use std::net::SocketAddr;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, ExitStatus, Stdio};
use std::time::{Duration, Instant};

use serde_json::{Value, json};
use tokio::sync::{oneshot, watch};

use crate::client::{Client, request};

/// The longest time that a test waits for anything. It should take a fraction of that.
pub(crate) const TIMEOUT: Duration = Duration::from_mins(5);

/// An empty folder for a test, with rule sets `quick-…` for servers. It is removed on drop.
pub(crate) struct Folder(pub(crate) PathBuf);

impl Folder {
    pub(crate) fn new(name: &str) -> Folder {
        let path = std::env::temp_dir().join(format!("hanchan-promise-{name}-{}", std::process::id()));
        let _fresh = std::fs::remove_dir_all(&path);
        std::fs::create_dir_all(path.join("rules")).expect("a folder");
        for base in ["phoenix", "ema", "cheatsheet-3p"] {
            let id = format!("quick-{base}");
            std::fs::write(path.join(format!("rules/{id}.toml")), quick(&id, base)).expect("a file");
        }
        Folder(path)
    }
}

/// Returns a rule set with a tenth of the usual time for calls in unassisted mode.
fn quick(id: &str, base: &str) -> String {
    format!(
        "id = \"{id}\"\nversion = 1\ntitle.en = \"Quick {base}\"\nsource = \"a test\"\nbase = \"{base}\"\n\n\
         [calls]\ndraw-after = {{ is = 3, by = \"a test\" }}\nclaim-until = {{ is = 4, by = \"a test\" }}\n"
    )
}

impl Drop for Folder {
    fn drop(&mut self) {
        // Keep the files of a failed test for debugging.
        if !std::thread::panicking() {
            let _gone = std::fs::remove_dir_all(&self.0);
        }
    }
}

/// A running `hanchan serve`, which publishes its address while it is running.
pub(crate) struct Process {
    child: Child,
    pub(crate) address: SocketAddr,
    pub(crate) folder: PathBuf,
    args: Vec<String>,
    address_sender: watch::Sender<Option<SocketAddr>>,
}

impl Process {
    pub(crate) async fn start(folder: &Path, args: &[&str]) -> Process {
        let args: Vec<String> = args.iter().map(|&arg| arg.to_owned()).collect();
        let (child, address) = spawn(folder, &args).await;
        let address_sender = watch::Sender::new(Some(address));
        Process { child, address, folder: folder.to_owned(), args, address_sender }
    }

    /// Returns a receiver of the address, which is `None` while the server is down.
    pub(crate) fn address_updates(&self) -> watch::Receiver<Option<SocketAddr>> {
        self.address_sender.subscribe()
    }

    /// Kills the process with SIGKILL.
    pub(crate) fn kill(&mut self) {
        self.address_sender.send_replace(None);
        self.child.kill().expect("a process to kill");
        self.child.wait().expect("it is gone");
    }

    /// Starts the server again with the same data.
    pub(crate) async fn again(&mut self) {
        (self.child, self.address) = spawn(&self.folder, &self.args).await;
        self.address_sender.send_replace(Some(self.address));
    }

    /// Starts the server and kills it after a short time, perhaps before it is ready.
    pub(crate) async fn stumble(&mut self, after: Duration) {
        self.child = command(&self.folder, &self.args).spawn().expect("the binary");
        tokio::time::sleep(after).await;
        self.kill();
    }

    /// Sends SIGTERM and returns the exit status.
    pub(crate) async fn stop(&mut self) -> ExitStatus {
        self.address_sender.send_replace(None);
        let asked = Command::new("kill").args(["-TERM", &self.id().to_string()]).status();
        assert!(asked.expect("kill").success());
        let since = Instant::now();
        loop {
            if let Some(status) = self.child.try_wait().expect("a status") {
                return status;
            }
            assert!(since.elapsed() < TIMEOUT, "it does not end: {}", self.log());
            tokio::time::sleep(Duration::from_millis(10)).await;
        }
    }

    pub(crate) fn id(&self) -> u32 {
        self.child.id()
    }

    pub(crate) fn is_alive(&mut self) -> bool {
        matches!(self.child.try_wait(), Ok(None))
    }

    /// Returns the contents of the server's log.
    pub(crate) fn log(&self) -> String {
        let bytes = std::fs::read(self.folder.join("stderr.log")).unwrap_or_default();
        String::from_utf8_lossy(&bytes).into_owned()
    }

    pub(crate) async fn ask(&self, method: &str, path: &str, token: &str, body: &Value) -> (u16, Value) {
        request(self.address, method, path, token, body).await
    }

    pub(crate) async fn guest(&self, name: &str) -> String {
        let (status, body) = self.ask("POST", "/api/guest", "", &json!({ "name": name })).await;
        assert_eq!(status, 200, "{body}");
        body["token"].as_str().expect("a token").to_owned()
    }

    pub(crate) async fn table(&self, token: &str, settings: &Value) -> String {
        let (status, body) = self.ask("POST", "/api/tables", token, settings).await;
        assert_eq!(status, 201, "{body}");
        body["id"].as_str().expect("an id").to_owned()
    }

    pub(crate) async fn sit(&self, table: &str, token: &str) {
        let (status, body) = self.ask("POST", &format!("/api/tables/{table}/sit"), token, &json!({})).await;
        assert_eq!(status, 204, "{body}");
    }

    pub(crate) async fn join(&self, table: &str, token: &str, query: &str) -> Client {
        Client::connect(self.address, table, token, query).await.expect("a socket")
    }

    /// Returns the record of a finished game.
    pub(crate) async fn record(&self, table: &str) -> String {
        let (status, body) = self.ask("GET", &format!("/api/games/{table}/record"), "", &Value::Null).await;
        assert_eq!(status, 200, "{body}");
        body.as_str().expect("lines").to_owned()
    }
}

fn command(folder: &Path, args: &[String]) -> Command {
    let log = std::fs::OpenOptions::new().create(true).append(true).open(folder.join("stderr.log"));
    let mut command = Command::new(env!("CARGO_BIN_EXE_hanchan"));
    command
        .args(["--lang", "en", "serve", "--bind", "127.0.0.1:0", "--data"])
        .arg(folder)
        .args(args)
        .env("RUST_BACKTRACE", "1")
        .stdin(Stdio::null())
        .stdout(Stdio::piped())
        .stderr(log.expect("a log"));
    command
}

async fn spawn(folder: &Path, args: &[String]) -> (Child, SocketAddr) {
    let mut child = command(folder, args).spawn().expect("the binary");
    let output = BufReader::new(child.stdout.take().expect("its output"));
    let (ready, printed) = oneshot::channel();
    std::thread::spawn(move || {
        let mut ready = Some(ready);
        for line in output.lines().map_while(Result::ok) {
            if line.contains("://")
                && let Some(ready) = ready.take()
            {
                let _sent = ready.send(());
            }
        }
    });
    let printed = tokio::time::timeout(TIMEOUT, printed).await;
    // The server prints its public URL; the address it listens on is in its log.
    let log = std::fs::read_to_string(folder.join("stderr.log")).unwrap_or_default();
    let listening = log.lines().rev().find(|line| line.contains("\"listening\""));
    let listening: Value = listening.and_then(|line| serde_json::from_str(line).ok()).unwrap_or_default();
    let address = listening["fields"]["address"].as_str().and_then(|address| address.parse().ok());
    let Some(address) = address.filter(|_| printed.is_ok()) else { panic!("it does not listen: {log}") };
    (child, address)
}

impl Drop for Process {
    fn drop(&mut self) {
        let _gone = self.child.kill();
        let _gone = self.child.wait();
    }
}
