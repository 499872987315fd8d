//! Installs Debian and Python packages that the tests need, if that is possible and allowed.

use std::path::Path;
use std::process::{Command, Stdio};
use std::sync::atomic::{AtomicBool, Ordering};

static FORBIDDEN: AtomicBool = AtomicBool::new(false);

/// Forbids installing anything from now on (`--no-install`).
pub(crate) fn forbid() {
    FORBIDDEN.store(true, Ordering::Relaxed);
}

/// Announces and installs a Debian package. The error says why it cannot be installed.
pub(crate) fn package(name: &str) -> Result<(), String> {
    if FORBIDDEN.load(Ordering::Relaxed) {
        return Err(format!("{name} is not installed, and --no-install forbids to install it"));
    }
    if !Path::new("/usr/bin/apt-get").exists() {
        return Err(format!("{name} is not installed, and there is no apt-get to install it with"));
    }
    if !is_root() {
        return Err(format!("{name} is not installed, and only root can: apt-get install {name}"));
    }
    println!("\nThe tests need the Debian package {name}: installing it now (--no-install prevents this).");
    println!("$ apt-get install --yes --no-install-recommends {name}");
    let install = ["install", "--yes", "--no-install-recommends", name];
    let once = || quietly(Command::new("apt-get").env("DEBIAN_FRONTEND", "noninteractive").args(install));
    once().or_else(|_| quietly(Command::new("apt-get").arg("update")).and_then(|()| once()))
}

/// Announces and installs a Python package into a folder. The error says why it cannot be installed.
pub(crate) fn from_pypi(package: &str, folder: &Path) -> Result<(), String> {
    if FORBIDDEN.load(Ordering::Relaxed) {
        return Err(format!("{package} is not installed, and --no-install forbids to install it"));
    }
    println!(
        "\nThe lints need {package} from PyPI: installing it into target/ now (--no-install prevents this)."
    );
    let mut pip = Command::new("python3");
    pip.args(["-m", "pip", "install", "--quiet", "--disable-pip-version-check", "--target"]).arg(folder);
    quietly(pip.arg(package))
}

/// Returns whether this process runs as root.
pub(crate) fn is_root() -> bool {
    let id = Command::new("id").arg("-u").output();
    id.is_ok_and(|id| id.stdout.trim_ascii() == b"0")
}

/// Runs a command without showing its output. If it fails, its stderr is part of the error.
pub(crate) fn quietly(command: &mut Command) -> Result<(), String> {
    let output = command.stdin(Stdio::null()).stdout(Stdio::null()).stderr(Stdio::piped()).output();
    let output = output.map_err(|error| format!("{command:?} did not start: {error}"))?;
    if output.status.success() {
        return Ok(());
    }
    Err(format!("{command:?} failed: {}", String::from_utf8_lossy(&output.stderr).trim_end()))
}
