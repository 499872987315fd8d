//! Runs the binary `hanchan`.

#![allow(dead_code, reason = "not every test uses all functions")]

use std::io::Write;
use std::path::Path;
use std::process::{Command, Output, Stdio};

/// Runs `hanchan` in English with the given arguments and standard input.
pub(crate) fn hanchan(args: &[&str], input: &[u8]) -> Output {
    hanchan_in(Path::new("."), args, input)
}

/// Like [`hanchan`], with a working directory.
pub(crate) fn hanchan_in(folder: &Path, args: &[&str], input: &[u8]) -> Output {
    let mut child = Command::new(env!("CARGO_BIN_EXE_hanchan"))
        .args(args)
        .current_dir(folder)
        .env("HANCHAN_LANG", "en")
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the command starts");
    let mut stdin = child.stdin.take().expect("a pipe");
    // Write and read concurrently, or both sides could wait forever. A command that needs no input may exit before the
    // input is written.
    std::thread::scope(|scope| {
        scope.spawn(move || drop(stdin.write_all(input)));
        child.wait_with_output().expect("the command ends")
    })
}

/// Returns the standard output as text.
pub(crate) fn out(output: &Output) -> &str {
    std::str::from_utf8(&output.stdout).expect("text")
}

/// Returns the standard error as text.
pub(crate) fn err(output: &Output) -> &str {
    std::str::from_utf8(&output.stderr).expect("text")
}
