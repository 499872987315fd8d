//! A minimal HTTP client with a keep-alive connection.

use std::net::SocketAddr;

use serde_json::Value;
use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
use tokio::net::TcpStream;

pub(crate) struct Http {
    address: SocketAddr,
    stream: TcpStream,
}

impl Http {
    pub(crate) async fn connect(address: SocketAddr) -> Result<Http, String> {
        let stream = TcpStream::connect(address).await.map_err(|error| format!("{address}: {error}"))?;
        stream.set_nodelay(true).map_err(|error| error.to_string())?;
        Ok(Http { address, stream })
    }

    /// Sends a POST request and returns the JSON of the response. Any status but 2xx is an error.
    pub(crate) async fn post(&mut self, path: &str, token: &str, body: &str) -> Result<Value, String> {
        let request = format!(
            "POST {path} HTTP/1.1\r\nHost: {}\r\nAuthorization: Bearer {token}\r\n\
             Content-Type: application/json\r\nContent-Length: {}\r\n\r\n{body}",
            self.address,
            body.len()
        );
        Ok(serde_json::from_slice(&self.ask(path, &request).await?).unwrap_or_default())
    }

    /// Sends a GET request and returns the text of the response. Any status but 2xx is an error.
    pub(crate) async fn get(&mut self, path: &str) -> Result<String, String> {
        let request = format!("GET {path} HTTP/1.1\r\nHost: {}\r\n\r\n", self.address);
        let body = self.ask(path, &request).await?;
        String::from_utf8(body).map_err(|error| error.to_string())
    }

    async fn ask(&mut self, path: &str, request: &str) -> Result<Vec<u8>, String> {
        self.stream.write_all(request.as_bytes()).await.map_err(|error| error.to_string())?;
        let mut answer = Vec::new();
        let mut head = None;
        loop {
            if head.is_none() {
                head = answer.windows(4).position(|end| end == b"\r\n\r\n").map(|at| at + 4);
            }
            if let Some(head) = head {
                let text = String::from_utf8_lossy(&answer[..head]).to_ascii_lowercase();
                let length = text.split("content-length:").nth(1).and_then(|rest| rest.lines().next());
                let length: usize = length.and_then(|length| length.trim().parse().ok()).unwrap_or(0);
                if answer.len() >= head + length {
                    let status = text.split(' ').nth(1).unwrap_or_default();
                    let body = &answer[head..head + length];
                    if !status.starts_with('2') {
                        return Err(format!("{path}: {status} {}", String::from_utf8_lossy(body)));
                    }
                    return Ok(body.to_vec());
                }
            }
            if self.stream.read_buf(&mut answer).await.map_err(|error| error.to_string())? == 0 {
                return Err(format!("{path}: the server closed the connection"));
            }
        }
    }
}
