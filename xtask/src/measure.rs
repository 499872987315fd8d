//! `cargo xtask measure`: measures build and test times, and writes them into docs/testing.md.
//!
//! Everything is measured in a fresh clone of HEAD, after the sources of the dependencies have been downloaded.
//! Nothing else should run on the machine meanwhile.

use std::fs;
use std::io::{BufRead as _, BufReader};
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::time::Instant;

use crate::cargo::{Done, root, run as run_command};
use crate::report::put_rows;

/// A measurement: its name on the command line, and the function that measures and returns rows of the table.
type Measurement = (&'static str, fn(&Path) -> Result<Vec<String>, String>);

const MEASUREMENTS: [Measurement; 3] = [("build", build), ("test", test), ("quick", quick)];

/// Takes the measurements with these names, or all of them if there are no names.
pub(crate) fn run(names: &[&str]) -> Done {
    if let Some(unknown) = names.iter().find(|name| MEASUREMENTS.iter().all(|(known, _)| known != *name)) {
        return Err(format!("unknown measurement: {unknown}; there are build, test and quick"));
    }
    let folder = std::env::temp_dir().join(format!("hanchan-measure-{}", std::process::id()));
    for (name, measure) in MEASUREMENTS {
        if names.is_empty() || names.contains(&name) {
            let rows = clone(&folder).and_then(|clone| measure(&clone));
            let _removed = fs::remove_dir_all(&folder);
            put_rows("docs/testing.md", "times", &rows?)?;
        }
    }
    Ok(())
}

/// Clones HEAD into a folder, downloads the sources of its dependencies, and returns the path of the clone.
fn clone(folder: &Path) -> Result<PathBuf, String> {
    let _old = fs::remove_dir_all(folder);
    fs::create_dir_all(folder).map_err(|error| error.to_string())?;
    let clone = folder.join("hanchan");
    run_command(Command::new("git").arg("clone").arg("--quiet").arg(root()).arg(&clone))?;
    run_command(Command::new("cargo").args(["fetch", "--quiet", "--locked"]).current_dir(&clone))?;
    Ok(clone)
}

/// Measures the first build until the server prints its address, a build after changing one line, and the size of
/// the binary.
fn build(clone: &Path) -> Result<Vec<String>, String> {
    let cold = measured(|| until_address(clone))?;
    let binary = clone.join("target/release/hanchan");
    let size = fs::metadata(&binary).map_err(|error| format!("{}: {error}", binary.display()))?.len();
    touch(clone, "crates/cli/src/main.rs")?;
    let warm = measured(|| until_address(clone))?;
    Ok(vec![
        row("`cargo run --release` to the printed address", &cold, &warm),
        format!("| size of the binary | {:.1} MB | |\n", size as f64 / 1e6),
    ])
}

/// Measures the tests and lints as CI runs them, and again after a change in a leaf package.
fn test(clone: &Path) -> Result<Vec<String>, String> {
    let corpus = root().join("../shared");
    let ci = || {
        let mut command = command(clone, "bash", &[".ci/run"]);
        if corpus.is_dir() {
            command.env("HANCHAN_CORPUS", &corpus);
        }
        run_command(&mut command)
    };
    let cold = measured(ci)?;
    touch(clone, LEAF)?;
    let warm = measured(ci)?;
    Ok(vec![row("`.ci/run`", &cold, &warm)])
}

/// Measures `cargo xtask test --quick` after a change in a leaf package, twice.
fn quick(clone: &Path) -> Result<Vec<String>, String> {
    let quick = || run_command(&mut command(clone, "cargo", &["xtask", "test", "--quick"]));
    touch(clone, LEAF)?;
    let cold = measured(quick)?;
    touch(clone, LEAF)?;
    let warm = measured(quick)?;
    Ok(vec![row("`cargo xtask test --quick`", &cold, &warm)])
}

/// A source file of a package that no other package depends on.
const LEAF: &str = "crates/cli/src/main.rs";

/// Adds a line to a source file.
fn touch(clone: &Path, file: &str) -> Done {
    let path = clone.join(file);
    let text = fs::read_to_string(&path).map_err(|error| format!("{file}: {error}"))?;
    fs::write(&path, text + "\n// A changed line.\n").map_err(|error| format!("{file}: {error}"))
}

/// Starts the server as a new user would, and stops it as soon as it prints its address.
fn until_address(clone: &Path) -> Done {
    let data = clone.join("target/measured-data");
    let mut command =
        command(clone, "cargo", &["run", "--release", "--", "serve", "--bind", "127.0.0.1:0", "--data"]);
    let mut server = command.arg(&data).stdout(Stdio::piped()).spawn().map_err(|error| error.to_string())?;
    let lines = server.stdout.take().map(BufReader::new).into_iter().flat_map(BufReader::lines);
    let address = lines.map_while(Result::ok).find(|line| line.contains("http://"));
    let _stopped = server.kill();
    let _ended = server.wait();
    address.map(drop).ok_or_else(|| "the server printed no address".to_owned())
}

/// Returns a command that runs in the clone and builds into its target folder, whatever `CARGO_TARGET_DIR` is.
fn command(clone: &Path, program: &str, args: &[&str]) -> Command {
    let mut command = Command::new(program);
    command.args(args).current_dir(clone).env("CARGO_TARGET_DIR", clone.join("target")).stdin(Stdio::null());
    command
}

/// How long a command took, in seconds of wall-clock time and of CPU time.
struct Times {
    wall: f64,
    processor: Option<f64>,
}

fn measured(work: impl FnOnce() -> Done) -> Result<Times, String> {
    let (start, before) = (Instant::now(), processor_seconds());
    work()?;
    let processor = processor_seconds().zip(before).map(|(now, before)| now - before);
    Ok(Times { wall: start.elapsed().as_secs_f64(), processor })
}

/// Formats a row of the table: the name, the times from a clean clone, and the times after changing one line.
fn row(what: &str, cold: &Times, warm: &Times) -> String {
    let minutes = |seconds: f64| format!("{} min {:02} s", seconds as u64 / 60, seconds as u64 % 60);
    let cell = |times: &Times| {
        let processor = times.processor.map_or("?".to_owned(), minutes);
        format!("{} ({processor})", minutes(times.wall))
    };
    format!("| {what} | {} | {} |\n", cell(cold), cell(warm))
}

/// Returns the CPU time of all child processes that have ended, in seconds; `None` if the system is not Linux.
fn processor_seconds() -> Option<f64> {
    let stat = fs::read_to_string("/proc/self/stat").ok()?;
    // The fields after the name in parentheses start with the third, the state. The CPU times of ended children are
    // the 16th and 17th field, in ticks of 10 ms.
    let fields: Vec<&str> = stat.rsplit_once(')')?.1.split_whitespace().collect();
    let ticks: f64 = fields.get(13..15)?.iter().filter_map(|field| field.parse::<f64>().ok()).sum();
    Some(ticks / 100.0)
}
