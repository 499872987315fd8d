//! Runs the command.

#![allow(dead_code, reason = "not every test uses all of it")]

use std::io::Write;
use std::path::Path;
use std::process::{Command, Output, Stdio};

/// Runs the command in English, with this input.
pub(crate) fn hanchan(args: &[&str], input: &[u8]) -> Output {
    hanchan_in(Path::new("."), args, input)
}

/// The same in a folder, where it may leave files.
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
    // Answers are read while questions are written, or both sides would wait for ever. A command that needs
    // no input may be gone before it is written.
    std::thread::scope(|scope| {
        scope.spawn(move || drop(stdin.write_all(input)));
        child.wait_with_output().expect("the command ends")
    })
}

/// What it wrote.
pub(crate) fn out(output: &Output) -> &str {
    std::str::from_utf8(&output.stdout).expect("text")
}

/// What it complained of.
pub(crate) fn err(output: &Output) -> &str {
    std::str::from_utf8(&output.stderr).expect("text")
}
