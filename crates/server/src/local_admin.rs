//! The administrator on the server's machine, who is identified by a token in a file that only the file's owner
//! can read.

use std::io::Write as _;
use std::net::SocketAddr;
use std::path::{Path, PathBuf};

use hanchan_api::people::{AccountRole, Person};
use serde::{Deserialize, Serialize};

use crate::people::random_id;

/// The address of a running server and its administrator's token.
#[derive(Clone, Serialize, Deserialize)]
pub struct LocalAdmin {
    /// The server's address.
    pub address: SocketAddr,
    /// The administrator's token, which changes with each start of the server.
    pub token: String,
}

impl LocalAdmin {
    fn file(data: &Path) -> PathBuf {
        data.join("admin.json")
    }

    /// Creates a token and writes it, with the address, to a file in the data folder.
    pub(crate) fn write(data: &Path, address: SocketAddr) -> std::io::Result<LocalAdmin> {
        let ip = if address.ip().is_unspecified() { [127, 0, 0, 1].into() } else { address.ip() };
        let local = LocalAdmin { address: SocketAddr::new(ip, address.port()), token: random_id(40) };
        let path = LocalAdmin::file(data);
        let _old = std::fs::remove_file(&path);
        let mut options = std::fs::OpenOptions::new();
        options.write(true).create_new(true);
        #[cfg(unix)]
        std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
        options.open(path)?.write_all(serde_json::to_string(&local)?.as_bytes())?;
        Ok(local)
    }

    /// Reads the address and token of the server that runs with this data folder.
    pub fn read(data: &Path) -> std::io::Result<LocalAdmin> {
        Ok(serde_json::from_str(&std::fs::read_to_string(LocalAdmin::file(data))?)?)
    }

    /// Removes the file unless another server has replaced it.
    pub(crate) fn remove(&self, data: &Path) {
        if LocalAdmin::read(data).is_ok_and(|now| now.token == self.token) {
            let _gone = std::fs::remove_file(LocalAdmin::file(data));
        }
    }

    /// Returns the person whom the token identifies.
    pub(crate) fn person() -> Person {
        Person {
            id: "at-the-machine".to_owned(),
            name: "Administrator".to_owned(),
            role: AccountRole::Administrator,
            guest: false,
        }
    }
}
