//! The server process, and its CPU and memory use.

use std::fs;
use std::io::{BufRead as _, BufReader};
use std::net::SocketAddr;
use std::path::PathBuf;
use std::process::{Child, Command, Stdio};

use crate::error::CliError;

/// The server under test.
pub(super) struct Host {
    pub(super) address: SocketAddr,
    pid: Option<u32>,
    /// The process and data folder of a server that this program started. In the end, the process is killed and
    /// the folder removed.
    own: Option<(Child, PathBuf)>,
}

/// The resources that a process has used so far.
#[derive(Clone, Copy)]
pub(super) struct Used {
    /// CPU time in seconds.
    pub(super) cpu: f64,
    /// Resident memory in bytes.
    pub(super) memory: u64,
}

impl Host {
    pub(super) fn running(address: SocketAddr, pid: Option<u32>) -> Host {
        Host { address, pid, own: None }
    }

    /// Starts a server with a fresh database, on its own core (`apart`) or on all cores.
    pub(super) fn start(database: Option<&str>, apart: bool) -> Result<Host, CliError> {
        let said = |error: std::io::Error| CliError::Message(format!("cannot start the server: {error}"));
        let data = std::env::temp_dir().join(format!("hanchan-load-{}", std::process::id()));
        let program = std::env::current_exe().map_err(said)?;
        let pinned = apart && on_core(1, std::process::id());
        let mut command = if pinned {
            let mut command = Command::new("taskset");
            command.args(["-c", "0"]).arg(program);
            command
        } else {
            Command::new(program)
        };
        command
            .args(["serve", "--lang", "en", "--bind", "127.0.0.1:0", "--most-tables", "1000000", "--data"])
            .arg(&data);
        if let Some(database) = database {
            command.args(["--database", database]);
        }
        let mut child = command.stdout(Stdio::piped()).spawn().map_err(said)?;
        let mut line = String::new();
        if let Some(out) = child.stdout.take() {
            BufReader::new(out).read_line(&mut line).map_err(said)?;
        }
        let address = line.split("http://").nth(1).and_then(|address| address.trim().parse().ok());
        let pid = Some(child.id());
        let own = Some((child, data));
        match address {
            Some(address) => Ok(Host { address, pid, own }),
            None => {
                Err(CliError::Message(format!("expected the server to print its address, found {line:?}")))
            }
        }
    }

    pub(super) fn used(&self) -> Option<Used> {
        used(self.pid?)
    }
}

impl Drop for Host {
    fn drop(&mut self) {
        if let Some((child, data)) = &mut self.own {
            let _ended = child.kill();
            let _ended = child.wait();
            let _removed = fs::remove_dir_all(data);
        }
    }
}

/// Pins a process to a core. Returns whether that worked.
fn on_core(core: usize, pid: u32) -> bool {
    let several = std::thread::available_parallelism().is_ok_and(|cores| cores.get() > 1);
    let taskset = || {
        Command::new("taskset")
            .args(["-cp", &core.to_string(), &pid.to_string()])
            .stdout(Stdio::null())
            .status()
    };
    several && taskset().is_ok_and(|status| status.success())
}

/// Returns the resources that this program has used so far.
pub(super) fn own() -> Option<Used> {
    used(std::process::id())
}

fn used(pid: u32) -> Option<Used> {
    let stat = fs::read_to_string(format!("/proc/{pid}/stat")).ok()?;
    let fields: Vec<&str> = stat.rsplit_once(')')?.1.split_whitespace().collect();
    // CPU time in user and kernel mode, in ticks of 10 ms.
    let ticks: f64 = fields.get(11)?.parse::<f64>().ok()? + fields.get(12)?.parse::<f64>().ok()?;
    let status = fs::read_to_string(format!("/proc/{pid}/status")).ok()?;
    let memory = status.lines().find_map(|line| line.strip_prefix("VmRSS:"))?;
    let kilobytes: u64 = memory.trim().trim_end_matches(" kB").parse().ok()?;
    Some(Used { cpu: ticks / 100.0, memory: kilobytes * 1024 })
}
