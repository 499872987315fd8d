//! A server in the test's process, and clients with real sockets.

#![allow(dead_code, reason = "not every test uses all of it")]

mod client;

use std::net::SocketAddr;
use std::path::PathBuf;

use hanchan_server::limits::Limits;
use hanchan_server::{Config, serve};
use serde_json::{Value, json};
use tokio::sync::oneshot;
use tokio::task::JoinHandle;

#[allow(unused_imports, reason = "not every test uses all of it")]
pub(crate) use client::{Client, play_out, request, simple};

/// Returns a new, empty folder for a test.
pub(crate) fn folder(name: &str) -> PathBuf {
    let path = std::env::temp_dir().join(format!("hanchan-test-{name}-{}", std::process::id()));
    let _fresh = std::fs::remove_dir_all(&path);
    path
}

/// A running server.
pub(crate) struct Server {
    pub(crate) address: SocketAddr,
    stop: oneshot::Sender<()>,
    task: JoinHandle<()>,
}

impl Server {
    pub(crate) async fn start(data: PathBuf, database: Option<String>) -> Server {
        Server::with_bots(data, database, &[], 16).await
    }

    /// Starts a server with external bots by name and address, and a limit on how many play at once.
    pub(crate) async fn with_bots(
        data: PathBuf,
        database: Option<String>,
        bots: &[(&str, String)],
        most: usize,
    ) -> Server {
        let (stop, stopped) = oneshot::channel();
        let (ready, address) = oneshot::channel();
        let bind = "127.0.0.1:0".parse().expect("an address");
        let config = Config {
            bind,
            data,
            database,
            base_url: None,
            most_tables: 100_000,
            bots: bots.iter().map(|(name, address)| ((*name).to_owned(), address.clone())).collect(),
            limits: Limits { bots: most, ..Limits::default() },
        };
        let task = tokio::spawn(async move {
            let told = |address| {
                let _told = ready.send(address);
            };
            serve(config, told, async move { drop(stopped.await) }).await.expect("a server");
        });
        Server { address: address.await.expect("it listens"), stop, task }
    }

    pub(crate) async fn stop(self) {
        let _told = self.stop.send(());
        self.task.await.expect("a clean stop");
    }

    /// Sends a request with a session. Returns the status and the body.
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

    pub(crate) async fn join(&self, table: &str, token: &str, query: &str) -> Client {
        Client::connect(self.address, table, token, query).await.expect("a socket")
    }
}
