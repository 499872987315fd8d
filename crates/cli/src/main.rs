//! `hanchan`, the command.

use std::process::ExitCode;

fn main() -> ExitCode {
    hanchan_cli::run()
}
