//! Runs cargo and other programs.

use std::env;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

/// The result of a chore: nothing, or an error message.
pub(crate) type Done = Result<(), String>;

/// Returns the project's root folder.
pub(crate) fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("..")
}

/// Returns the folder that cargo builds into.
pub(crate) fn target() -> PathBuf {
    env::var_os("CARGO_TARGET_DIR").map_or_else(|| root().join("target"), PathBuf::from)
}

/// Prints a cargo command and returns it, not yet started.
pub(crate) fn cargo_command(args: &str) -> Command {
    println!("\n$ cargo {args}");
    let mut command = Command::new("cargo");
    command.args(args.split(' ')).current_dir(root());
    command
}

/// Runs a cargo command.
pub(crate) fn cargo(args: &str) -> Done {
    run(&mut cargo_command(args))
}

/// Runs a command. Fails if its exit code is not zero.
pub(crate) fn run(command: &mut Command) -> Done {
    match command.status() {
        Ok(status) if status.success() => Ok(()),
        Ok(status) => Err(format!("{command:?} failed: {status}")),
        Err(error) => Err(format!("{command:?} did not start: {error}")),
    }
}

/// Runs a cargo command and returns what it prints to stdout.
pub(crate) fn output(args: &str) -> Result<String, String> {
    let mut command = cargo_command(args);
    let output =
        command.stderr(Stdio::inherit()).output().map_err(|error| format!("cargo did not start: {error}"))?;
    if !output.status.success() {
        return Err(format!("cargo {args} failed: {}", output.status));
    }
    String::from_utf8(output.stdout).map_err(|error| error.to_string())
}

/// Returns whether a program is installed, by running it with `--version`.
pub(crate) fn is_installed(program: &str) -> bool {
    let version = Command::new(program).arg("--version").stdout(Stdio::null()).stderr(Stdio::null()).status();
    version.is_ok_and(|status| status.success())
}
