//! A real server, started with `hanchan serve`.

#![allow(dead_code, reason = "not every test uses all functions")]

use std::io::{BufRead as _, BufReader, Read as _, Write as _};
use std::net::TcpStream;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};

use serde_json::Value;

/// Creates an empty folder for a test.
pub(crate) fn folder(name: &str) -> PathBuf {
    let path = std::env::temp_dir().join(format!("hanchan-cli-test-{name}-{}", std::process::id()));
    let _fresh = std::fs::remove_dir_all(&path);
    std::fs::create_dir_all(&path).expect("a folder");
    path
}

/// A running server. It is killed on drop.
pub(crate) struct Served {
    child: Child,
    pub(crate) address: String,
}

/// An HTTP response.
pub(crate) struct Answer {
    pub(crate) status: u16,
    pub(crate) head: String,
    pub(crate) body: String,
}

impl Answer {
    pub(crate) fn json(&self) -> Value {
        serde_json::from_str(&self.body).unwrap_or_else(|error| panic!("{error}: {}", self.body))
    }
}

impl Served {
    pub(crate) fn start(data: &Path) -> Served {
        let mut child = Command::new(env!("CARGO_BIN_EXE_hanchan"))
            .args(["serve", "--bind", "127.0.0.1:0", "--data"])
            .arg(data)
            .env("HANCHAN_LANG", "en")
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()
            .expect("the server starts");
        let mut line = String::new();
        BufReader::new(child.stdout.take().expect("a pipe")).read_line(&mut line).expect("a line");
        let (_, address) = line.trim().split_once("http://").expect("its address");
        Served { child, address: address.to_owned() }
    }

    /// Sends a request, with a session token unless it is empty.
    pub(crate) fn ask(&self, method: &str, path: &str, token: &str, headers: &str, body: &[u8]) -> Answer {
        let mut stream = TcpStream::connect(&self.address).expect("a connection");
        stream.set_read_timeout(Some(Duration::from_mins(5))).expect("set");
        let length = body.len();
        let bearer =
            if token.is_empty() { String::new() } else { format!("Authorization: Bearer {token}\r\n") };
        let head = format!(
            "{method} {path} HTTP/1.1\r\nHost: {}\r\nConnection: close\r\n{bearer}{headers}\
             Content-Length: {length}\r\n\r\n",
            self.address
        );
        // The server may reject the request before all of it is sent.
        let _refused = stream.write_all(head.as_bytes()).and_then(|()| stream.write_all(body));
        let mut answer = Vec::new();
        let _reset = stream.read_to_end(&mut answer);
        // A PDF is not text, but its beginning is, which is all that tests look at.
        let answer = String::from_utf8_lossy(&answer);
        let (head, body) = answer.split_once("\r\n\r\n").expect("a head");
        let status = head.split(' ').nth(1).and_then(|status| status.parse().ok()).expect("a status");
        let body = if head.to_ascii_lowercase().contains("transfer-encoding: chunked") {
            unchunked(body)
        } else {
            body.to_owned()
        };
        Answer { status, head: head.to_owned(), body }
    }

    pub(crate) fn get(&self, path: &str) -> Answer {
        self.ask("GET", path, "", "", b"")
    }

    pub(crate) fn post(&self, path: &str, token: &str, body: &Value) -> Answer {
        self.ask("POST", path, token, "Content-Type: application/json\r\n", body.to_string().as_bytes())
    }

    /// Creates a guest and returns the session token.
    pub(crate) fn guest(&self, name: &str) -> String {
        let session = self.post("/api/guest", "", &serde_json::json!({ "name": name }));
        session.json()["token"].as_str().expect("a token").to_owned()
    }

    /// Plays a game of bots to its end and returns its id.
    pub(crate) fn game(&self, token: &str, rules: &str) -> String {
        let bots = vec!["greedy"; if rules.ends_with("3p") { 3 } else { 4 }];
        let settings = serde_json::json!({ "rules": rules, "bots": bots, "pace": 0 });
        let id = self.post("/api/tables", token, &settings).json()["id"].as_str().expect("an id").to_owned();
        self.until_over(&id);
        id
    }

    /// Waits until a game is over.
    pub(crate) fn until_over(&self, id: &str) {
        let since = Instant::now();
        while self.get(&format!("/api/tables/{id}")).json()["stage"] != "over" {
            assert!(since.elapsed() < Duration::from_mins(5), "the game does not end");
            std::thread::sleep(Duration::from_millis(20));
        }
    }
}

fn unchunked(mut body: &str) -> String {
    let mut text = String::new();
    while let Some((size, rest)) = body.split_once("\r\n") {
        let size = usize::from_str_radix(size.trim(), 16).expect("a size");
        if size == 0 {
            break;
        }
        text.push_str(&rest[..size]);
        body = rest[size..].trim_start_matches("\r\n");
    }
    text
}

impl Drop for Served {
    fn drop(&mut self) {
        let _gone = self.child.kill();
        let _ended = self.child.wait();
    }
}

/// Percent-encodes a text for a URL.
pub(crate) fn escaped(text: &str) -> String {
    let plain = |byte: u8| byte.is_ascii_alphanumeric() || b"-_.".contains(&byte);
    text.bytes()
        .map(|byte| if plain(byte) { (byte as char).to_string() } else { format!("%{byte:02X}") })
        .collect()
}
