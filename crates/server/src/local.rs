//! Who sits at the machine of the server: a token in a file that only its owner can read.

use std::io::Write as _;
use std::net::SocketAddr;
use std::path::{Path, PathBuf};

use serde::{Deserialize, Serialize};

use crate::people::{Person, Rank, random_id};

/// Where a running server is reached, and with what token by its administrator.
#[derive(Clone, Serialize, Deserialize)]
pub struct Local {
    /// Its address.
    pub address: SocketAddr,
    /// The token of this run.
    pub token: String,
}

impl Local {
    fn file(data: &Path) -> PathBuf {
        data.join("admin.json")
    }

    /// A new token, written down for who may read the data folder.
    pub(crate) fn write(data: &Path, address: SocketAddr) -> std::io::Result<Local> {
        let ip = if address.ip().is_unspecified() { [127, 0, 0, 1].into() } else { address.ip() };
        let local = Local { address: SocketAddr::new(ip, address.port()), token: random_id(40) };
        let path = Local::file(data);
        let _old = std::fs::remove_file(&path);
        let mut options = std::fs::OpenOptions::new();
        options.write(true).create_new(true);
        #[cfg(unix)]
        std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
        options.open(path)?.write_all(serde_json::to_string(&local)?.as_bytes())?;
        Ok(local)
    }

    /// That of the server that runs on this data.
    pub fn read(data: &Path) -> std::io::Result<Local> {
        Ok(serde_json::from_str(&std::fs::read_to_string(Local::file(data))?)?)
    }

    /// It counts no more; another server's is left alone.
    pub(crate) fn remove(&self, data: &Path) {
        if Local::read(data).is_ok_and(|now| now.token == self.token) {
            let _gone = std::fs::remove_file(Local::file(data));
        }
    }

    /// The administrator at the machine.
    pub(crate) fn administrator() -> Person {
        Person {
            id: "at-the-machine".to_owned(),
            name: "Administrator".to_owned(),
            role: Rank::Administrator,
            guest: false,
        }
    }
}
