//! Play through a reverse proxy with TLS, configured as in `hosting/`. Skipped with a note if a program is not
//! installed: the proxy, `openssl` for a certificate, or `socat` as the TLS client.

use std::net::{SocketAddr, TcpListener};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};

use serde_json::{Value, json};

use crate::client::{Client, play_out, request};
use crate::process::{Folder, Process, TIMEOUT};

/// A running program. It is killed on drop.
struct Running(Child);

impl Drop for Running {
    fn drop(&mut self) {
        let _gone = self.0.kill();
        let _gone = self.0.wait();
    }
}

fn is_installed(program: &str) -> bool {
    let path = std::env::var_os("PATH").unwrap_or_default();
    let there = std::env::split_paths(&path)
        .chain([PathBuf::from("/usr/sbin")])
        .any(|folder| folder.join(program).exists());
    if !there {
        hanchan_testdata::skip(program, "not installed");
    }
    there
}

/// Returns a free port.
fn port() -> u16 {
    let listener = TcpListener::bind("127.0.0.1:0").expect("a port");
    listener.local_addr().expect("an address").port()
}

fn start(program: &str, args: &[&str], log: &Path) -> Running {
    let log = std::fs::File::create(log).expect("a log");
    let child =
        Command::new(program).args(args).stdin(Stdio::null()).stdout(Stdio::null()).stderr(log).spawn();
    Running(child.unwrap_or_else(|error| panic!("{program}: {error}")))
}

fn certificate(folder: &Path) {
    let made = Command::new("openssl")
        .args(["req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "2", "-subj", "/CN=localhost"])
        .args(["-addext", "subjectAltName=DNS:localhost", "-keyout", "key.pem", "-out", "cert.pem"])
        .current_dir(folder)
        .output()
        .expect("openssl");
    assert!(made.status.success(), "{}", String::from_utf8_lossy(&made.stderr));
}

/// Plays a game through the proxy, over HTTPS and WSS.
async fn play_through(name: &str, proxy: impl Fn(&Path, SocketAddr, u16) -> Running) {
    let folder = Folder::new(name);
    certificate(&folder.0);
    let tls = port();
    let base = format!("https://localhost:{tls}");
    let server = Process::start(&folder.0, &["--base-url", &base]).await;
    let _proxy = proxy(&folder.0, server.address, tls);
    // The TLS client, which verifies the certificate.
    let plain = port();
    let (listen, cert) =
        (format!("TCP-LISTEN:{plain},fork,reuseaddr,bind=127.0.0.1"), folder.0.join("cert.pem"));
    let secure = format!("OPENSSL:localhost:{tls},cafile={},verify=1", cert.display());
    let _tunnel = start("socat", &[&listen, &secure], &folder.0.join("socat.log"));
    let address = SocketAddr::from(([127, 0, 0, 1], plain));
    let since = Instant::now();
    while !is_up(address).await {
        assert!(since.elapsed() < TIMEOUT, "nothing comes through");
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
    let (status, body) = request(address, "POST", "/api/guest", "", &json!({ "name": "Ann" })).await;
    assert_eq!(status, 200, "{body}");
    let token = body["token"].as_str().expect("a token");
    let bots = ["greedy", "greedy", "greedy"];
    let settings = json!({ "rules": "phoenix", "bots": bots, "pace": 0, "clock": null, "length": "east" });
    let (status, body) = request(address, "POST", "/api/tables", token, &settings).await;
    assert_eq!(status, 201, "{body}");
    let mut client =
        Client::connect(address, body["id"].as_str().expect("an id"), token, "").await.expect("a socket");
    assert_eq!(play_out(&mut client).await["stage"], "over");
}

async fn is_up(address: SocketAddr) -> bool {
    use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
    let Ok(mut stream) = tokio::net::TcpStream::connect(address).await else { return false };
    let asked =
        stream.write_all(b"GET /health HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n").await;
    let mut answer = String::new();
    asked.is_ok() && stream.read_to_string(&mut answer).await.is_ok() && answer.starts_with("HTTP/1.1 200")
}

/// Returns a file of `hosting/` with replacements.
fn hosted(file: &str, changes: &[(&str, &str)]) -> String {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../hosting").join(file);
    let mut text = std::fs::read_to_string(path).expect("a file of hosting/");
    for (from, to) in changes {
        assert!(text.contains(from), "{file} has no {from}");
        text = text.replace(from, to);
    }
    text
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn play_through_caddy() {
    if !["caddy", "socat", "openssl"].iter().all(|program| is_installed(program)) {
        return;
    }
    play_through("caddy", |folder, server, port| {
        let site = format!("{{\n\tadmin off\n\tauto_https off\n}}\n\nhttps://localhost:{port}, https://127.0.0.1:{port} {{\n\ttls {0}/cert.pem {0}/key.pem", folder.display());
        let text = hosted("Caddyfile", &[("mahjong.example {", &site), ("127.0.0.1:7700", &server.to_string())]);
        let file = folder.join("Caddyfile");
        std::fs::write(&file, text).expect("a file");
        start("caddy", &["run", "--adapter", "caddyfile", "--config", file.to_str().expect("a path")], &folder.join("caddy.log"))
    })
    .await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn play_through_nginx() {
    if !["nginx", "socat", "openssl"].iter().all(|program| is_installed(program)) {
        return;
    }
    play_through("nginx", |folder, server, port| {
        let here = folder.display();
        let text = hosted(
            "nginx.conf",
            &[
                ("listen 443 ssl", &format!("listen 127.0.0.1:{port} ssl")),
                ("server_name mahjong.example", "server_name localhost"),
                ("/etc/letsencrypt/live/mahjong.example/fullchain.pem", &format!("{here}/cert.pem")),
                ("/etc/letsencrypt/live/mahjong.example/privkey.pem", &format!("{here}/key.pem")),
                ("127.0.0.1:7700", &server.to_string()),
            ],
        );
        let paths = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"].map(|one| format!("{one}_temp_path {here}/{one};\n")).concat();
        let text = format!("daemon off;\npid {here}/nginx.pid;\nerror_log {here}/nginx.log;\nevents {{}}\nhttp {{\naccess_log off;\n{paths}{text}\n}}\n");
        let file = folder.join("nginx.conf");
        std::fs::write(&file, text).expect("a file");
        let program = if Path::new("/usr/sbin/nginx").exists() { "/usr/sbin/nginx" } else { "nginx" };
        start(program, &["-e", &format!("{here}/nginx.log"), "-c", file.to_str().expect("a path")], &folder.join("nginx.err"))
    })
    .await;
}

/// Behind HTTPS, cookies are `Secure`, and only the public origin is accepted.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn behind_https_cookies_are_secure() {
    let folder = Folder::new("secure");
    let server = Process::start(&folder.0, &["--base-url", "https://mahjong.example"]).await;
    let ask = |origin: &str| {
        let body = "{\"name\":\"Ann\"}";
        format!(
            "POST /api/guest HTTP/1.1\r\nHost: 127.0.0.1\r\nOrigin: {origin}\r\nConnection: close\r\n\
             Content-Type: application/json\r\nContent-Length: {}\r\n\r\n{body}",
            body.len()
        )
    };
    for (origin, fine) in
        [("https://mahjong.example", true), ("https://evil.example", false), ("null", false)]
    {
        let answer = crate::hostile::exchange(server.address, ask(origin).as_bytes()).await;
        let answer = String::from_utf8_lossy(&answer);
        assert_eq!(answer.starts_with("HTTP/1.1 200"), fine, "{origin}: {answer}");
        let cookie = answer.lines().find(|line| line.to_lowercase().starts_with("set-cookie:"));
        assert_eq!(cookie.is_some_and(|cookie| cookie.contains("; Secure")), fine, "{answer}");
    }
    let (_, value) = server.ask("GET", "/api/me", "", &Value::Null).await;
    assert_eq!(value["code"], "no-session");
}
