//! A PostgreSQL server for the tests, from the system's packages. It listens on a socket in a temporary folder.

use std::fs;
use std::path::PathBuf;
use std::process::Command;

use crate::install::{self, is_root, quietly};

/// A PostgreSQL server that runs until this value is dropped.
pub(crate) struct Postgres {
    programs: PathBuf,
    folder: PathBuf,
    /// The database URL for tests.
    pub(crate) url: String,
}

/// Starts a PostgreSQL server. The error says why it cannot be started.
pub(crate) fn start() -> Result<Postgres, String> {
    let programs = if let Some(programs) = programs() {
        programs
    } else {
        install::package("postgresql")?;
        programs().ok_or("the package postgresql has no initdb")?
    };
    let folder = std::env::temp_dir().join(format!("hanchan-postgres-{}", std::process::id()));
    let _fresh = fs::remove_dir_all(&folder);
    fs::create_dir_all(&folder).map_err(|error| format!("{}: {error}", folder.display()))?;
    if is_root() {
        quietly(Command::new("chown").arg("postgres").arg(&folder))?;
    }
    // The port is only part of the socket's file name.
    let port = 20_000 + std::process::id() % 20_000;
    let url = format!("postgres://postgres@localhost:{port}/postgres?host={}", folder.display());
    let server = Postgres { programs, folder, url };
    let data = server.folder.join("data");
    let trust = ["--auth=trust", "--username=postgres", "--encoding=UTF8", "--no-locale", "--pgdata"];
    quietly(server.program("initdb").args(trust).arg(&data))?;
    let options = format!("-k {} -p {port} -c listen_addresses='' -c fsync=on", server.folder.display());
    let log = server.folder.join("log");
    let mut starting = server.program("pg_ctl");
    starting.args(["start", "--wait", "--options", &options, "--log"]).arg(&log).arg("--pgdata").arg(&data);
    quietly(&mut starting)
        .map_err(|error| format!("{error}: {}", fs::read_to_string(&log).unwrap_or_default().trim_end()))?;
    Ok(server)
}

impl Postgres {
    /// Returns a command for one of PostgreSQL's programs. As root, it runs as the user postgres, because PostgreSQL
    /// refuses to run as root.
    fn program(&self, name: &str) -> Command {
        let program = self.programs.join(name);
        let mut command = if is_root() {
            let mut command = Command::new("runuser");
            command.args(["-u", "postgres", "--"]).arg(program);
            command
        } else {
            Command::new(program)
        };
        command.current_dir("/");
        command
    }
}

impl Drop for Postgres {
    fn drop(&mut self) {
        let data = self.folder.join("data");
        let stopped =
            quietly(self.program("pg_ctl").args(["stop", "--mode=immediate", "--pgdata"]).arg(data));
        if let Err(error) = stopped.and_then(|()| fs::remove_dir_all(&self.folder).map_err(|e| e.to_string()))
        {
            eprintln!("xtask: could not stop and remove the PostgreSQL server: {error}");
        }
    }
}

/// Finds the folder of PostgreSQL's programs: the newest version in Debian's folder, or one in `PATH`.
fn programs() -> Option<PathBuf> {
    let versions = fs::read_dir("/usr/lib/postgresql").into_iter().flatten().flatten();
    let mut folders: Vec<PathBuf> = versions.map(|version| version.path().join("bin")).collect();
    folders.sort();
    folders.reverse();
    let path = std::env::var_os("PATH").unwrap_or_default();
    folders.extend(std::env::split_paths(&path));
    folders.into_iter().find(|folder| folder.join("initdb").exists() && folder.join("pg_ctl").exists())
}
