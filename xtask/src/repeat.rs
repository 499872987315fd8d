//! `cargo xtask repeat`: runs every browser and socket test many times on a busy machine, and counts how often
//! each one passes.
//!
//! The counts are saved in `target/repeat.tsv`, so that an interrupted run can continue. They are discarded if any
//! file of the project has changed.

use std::collections::BTreeMap;
use std::env;
use std::fmt::Write as _;
use std::fs;
use std::hint;
use std::io::{BufRead as _, BufReader, Read as _};
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::thread;

use crate::cargo::{root, run as run_command, target};
use crate::{postgres, test};

const HELP: &str = "\
cargo xtask repeat [--times N] [--copies N] [--only TEXT] [--profile NAME] [--keep] [-- CARGO ARGUMENTS]

  --times N       Passes that each test needs (20)
  --copies N      Run N copies of the tests in parallel (1). Two or more are the load; with one copy,
                  a busy thread per core is
  --only TEXT     Only tests whose names contain TEXT: a file, a binary or a test
  --profile NAME  Cargo profile of the program and the tests (ci)
  --keep          Keep the counts even if files have changed
";

/// The nextest filter that selects the socket and terminal tests.
const SOCKET_TESTS: &str = "(package(hanchan-server) & kind(test)) | (package(hanchan-mjai) & kind(test)) \
     | (package(hanchan) & (binary(server) | binary(api) | binary(admin) | binary(games) | binary(bot_match) | binary(train))) \
     | (package(hanchan) & kind(bin) & test(/^(play|replay|screen)::/))";

/// The number of failures after which a test is not run again.
const MAX_FAILURES: u32 = 3;

/// The options of `cargo xtask repeat`.
struct Options<'a> {
    times: u32,
    copies: usize,
    only: &'a str,
    profile: &'a str,
    keep: bool,
    cargo: Vec<&'a str>,
}

impl<'a> Options<'a> {
    fn read(args: &[&'a str]) -> Result<Options<'a>, String> {
        let mut options = Options {
            times: 20,
            copies: 1,
            only: "",
            profile: test::PROFILE,
            keep: false,
            cargo: Vec::new(),
        };
        let mut args = args.iter().copied();
        while let Some(arg) = args.next() {
            let mut value = || args.next().ok_or_else(|| format!("{arg} needs a value\n\n{HELP}"));
            match arg {
                "--times" => options.times = value()?.parse().map_err(|error| format!("--times: {error}"))?,
                "--copies" => {
                    options.copies = value()?.parse().map_err(|error| format!("--copies: {error}"))?;
                }
                "--only" => options.only = value()?,
                "--profile" => options.profile = value()?,
                "--keep" => options.keep = true,
                "--" => options.cargo = args.by_ref().collect(),
                _ => return Err(format!("unknown argument: {arg}\n\n{HELP}")),
            }
        }
        Ok(options)
    }
}

/// How often a test passed and failed.
#[derive(Clone, Copy, Default)]
struct Count {
    passed: u32,
    failed: u32,
}

/// The counts by the names of tests, stored in a file.
struct Tally {
    file: PathBuf,
    /// The hash of the files that were tested.
    tree: String,
    times: u32,
    counts: BTreeMap<String, Count>,
}

impl Tally {
    /// Reads the counts of an earlier run. If files have changed since, starts from zero unless `--keep` is given.
    fn open(file: PathBuf, options: &Options) -> Result<Tally, String> {
        let tree = tree_hash()?;
        let text = fs::read_to_string(&file).unwrap_or_default();
        let (head, rows) = text.split_once('\n').unwrap_or_default();
        let mut counts = BTreeMap::new();
        if options.keep || head == format!("# {tree}") {
            counts.extend(rows.lines().filter_map(|row| {
                let mut cells = row.split('\t');
                let name = cells.next()?.to_owned();
                let mut number = || cells.next()?.parse().ok();
                Some((name, Count { passed: number()?, failed: number()? }))
            }));
        } else if !rows.is_empty() {
            println!("Files have changed since the last run: counting from zero.");
        }
        Ok(Tally { file, tree, times: options.times, counts })
    }

    fn save(&self) -> Result<(), String> {
        let mut text = format!("# {}\n", self.tree);
        for (name, Count { passed, failed }) in &self.counts {
            let _infallible = writeln!(text, "{name}\t{passed}\t{failed}");
        }
        let folder = self.file.parent().map_or(Ok(()), fs::create_dir_all);
        folder.and_then(|()| fs::write(&self.file, text)).map_err(|error| self.error(&error))
    }

    fn error(&self, error: &std::io::Error) -> String {
        format!("{}: {error}", self.file.display())
    }

    fn add(&mut self, name: &str, passed: bool) -> Result<(), String> {
        let count = self.counts.entry(name.to_owned()).or_default();
        *(if passed { &mut count.passed } else { &mut count.failed }) += 1;
        if !passed {
            println!("FAILED: {name}");
        }
        self.save()
    }

    /// Returns whether a test has to run again: it has not passed often enough, and has not failed too often.
    fn needs(&self, name: &str) -> bool {
        let count = self.counts.get(name).copied().unwrap_or_default();
        count.passed < self.times && count.failed < MAX_FAILURES
    }

    /// Prints all counts, those with the fewest passes first. Fails if a test failed or did not pass often enough.
    fn report(&self, only: &str) -> Result<(), String> {
        let mut rows: Vec<(&String, &Count)> =
            self.counts.iter().filter(|(name, _)| name.contains(only)).collect();
        rows.sort_by_key(|(name, count)| (count.passed, *name));
        println!("\npassed failed test");
        for (name, Count { passed, failed }) in &rows {
            println!("{passed:6} {failed:6} {name}");
        }
        let bad = rows.iter().filter(|(_, count)| count.failed > 0 || count.passed < self.times).count();
        match (rows.len(), bad) {
            (0, _) => Err("no such tests".to_owned()),
            (all, 0) => {
                println!("\nAll {all} tests passed {} times under load.", self.times);
                Ok(())
            }
            (all, bad) => Err(format!("{bad} of {all} tests failed or did not pass {} times", self.times)),
        }
    }
}

/// Runs `cargo xtask repeat` with these arguments.
pub(crate) fn run(args: &[&str]) -> Result<(), String> {
    if let ["--help" | "-h"] = args {
        print!("{HELP}");
        return Ok(());
    }
    let options = Options::read(args)?;
    let tally = Mutex::new(Tally::open(target().join("repeat.tsv"), &options)?);
    let postgres = postgres::start();
    let nextest =
        Nextest { options: &options, postgres: postgres.as_ref().ok().map(|server| server.url.as_str()) };
    let socket_tests: Vec<String> =
        nextest.list()?.into_iter().filter(|name| name.contains(options.only)).collect();
    let pages = Pages::new(&options)?;
    let _load = (options.copies < 2).then(Load::start);
    let copy = |number: usize| repeat(number, &socket_tests, &nextest, &pages, &tally);
    thread::scope(|scope| {
        let copies: Vec<_> =
            (1..=options.copies.max(1)).map(|number| scope.spawn(move || copy(number))).collect();
        copies.into_iter().try_for_each(|copy| copy.join().map_err(|_| "a copy panicked".to_owned())?)
    })?;
    lock(&tally).report(options.only)
}

/// Runs all tests repeatedly until each has passed often enough. Every other copy starts with the browser tests, so
/// that both kinds run at the same time.
fn repeat(
    number: usize,
    socket_tests: &[String],
    nextest: &Nextest,
    pages: &Pages,
    tally: &Mutex<Tally>,
) -> Result<(), String> {
    let only = nextest.options.only;
    let mut sockets_next = number % 2 == 1;
    for round in 1.. {
        let (tests, files) = {
            let tally = lock(tally);
            let tests: Vec<String> = socket_tests.iter().filter(|name| tally.needs(name)).cloned().collect();
            (tests, pages.files(&tally, only)?)
        };
        if tests.is_empty() && files.is_empty() {
            break;
        }
        let sockets_now = sockets_next && !tests.is_empty() || files.is_empty();
        sockets_next = !sockets_now;
        if sockets_now {
            println!("\ncopy {number}, round {round}: {} socket tests", tests.len());
            nextest.run(&tests, tally)?;
        } else {
            println!("\ncopy {number}, round {round}: {} files of browser tests", files.len());
            pages.run(&files, only, tally)?;
        }
    }
    Ok(())
}

fn lock(tally: &Mutex<Tally>) -> MutexGuard<'_, Tally> {
    tally.lock().unwrap_or_else(PoisonError::into_inner)
}

/// Threads that keep every core busy until this value is dropped.
struct Load(Arc<AtomicBool>);

impl Load {
    fn start() -> Load {
        let over = Arc::new(AtomicBool::new(false));
        for _ in 0..thread::available_parallelism().map_or(2, usize::from) {
            let over = Arc::clone(&over);
            thread::spawn(move || {
                while !over.load(Ordering::Relaxed) {
                    hint::spin_loop();
                }
            });
        }
        Load(over)
    }
}

impl Drop for Load {
    fn drop(&mut self) {
        self.0.store(true, Ordering::Relaxed);
    }
}

/// Runs the socket tests. They are named as nextest prints them: by binary and test.
struct Nextest<'a> {
    options: &'a Options<'a>,
    postgres: Option<&'a str>,
}

impl Nextest<'_> {
    fn command(&self, what: &str) -> Command {
        let mut command = Command::new("cargo");
        command.args(["nextest", what, "--cargo-profile", self.options.profile]);
        // Select the same packages as `cargo xtask test`, so that nothing is recompiled.
        command.arg("--workspace");
        command.args(&self.options.cargo).current_dir(root());
        if let Some(url) = self.postgres {
            command.env("HANCHAN_TEST_POSTGRES", url);
        }
        command
    }

    /// Builds the tests and returns their names.
    fn list(&self) -> Result<Vec<String>, String> {
        let mut command = self.command("list");
        command.args(["-E", SOCKET_TESTS, "--color", "never"]).stderr(Stdio::inherit());
        let output = command.output().map_err(|error| format!("{command:?}: {error}"))?;
        if !output.status.success() {
            return Err(format!("{command:?} failed: {}", output.status));
        }
        Ok(listed(&String::from_utf8_lossy(&output.stdout)))
    }

    /// Runs these tests once.
    fn run(&self, tests: &[String], tally: &Mutex<Tally>) -> Result<(), String> {
        let mut ran_any = false;
        let mut command = self.command("run");
        command.args(["-E", &filter(tests), "--color", "never", "--no-fail-fast", "--retries", "0"]);
        command.args(["--status-level", "all", "--final-status-level", "none"]);
        command.stdin(Stdio::null()).stderr(Stdio::piped());
        let mut child = command.spawn().map_err(|error| format!("cargo nextest: {error}"))?;
        let output = child.stderr.take().ok_or("no output")?;
        for line in BufReader::new(output).lines().map_while(Result::ok) {
            match ran(&line) {
                Some((name, passed)) if tests.contains(&name) => {
                    ran_any = true;
                    lock(tally).add(&name, passed)?;
                }
                // Print the output of a failed test.
                _ if !line.trim_start().starts_with(['S', 'P']) => println!("{line}"),
                _ => {}
            }
        }
        let status = child.wait().map_err(|error| error.to_string())?;
        if !ran_any {
            return Err(format!("cargo nextest ran nothing: {status}"));
        }
        Ok(())
    }
}

/// Parses nextest's list of tests. It has a binary and a test per line or, on a terminal, a line for each binary
/// with its tests indented below it.
fn listed(list: &str) -> Vec<String> {
    let mut binary = "";
    let mut names = Vec::new();
    for line in list.lines() {
        match line.strip_prefix("    ") {
            Some(test) => names.push(format!("{binary} {test}")),
            None if line.contains(' ') => names.push(line.to_owned()),
            None => binary = line.trim_end_matches(':'),
        }
    }
    names
}

/// Returns a nextest filter for exactly these tests.
fn filter(tests: &[String]) -> String {
    let one = |name: &String| {
        let (binary, test) = name.split_once(' ').unwrap_or((name, ""));
        format!("(binary_id(={binary}) & test(={test}))")
    };
    tests.iter().map(one).collect::<Vec<_>>().join(" | ")
}

/// Parses a test and whether it passed, from a line like `PASS [   0.1s] (1/9) hanchan::server kill::a_test`.
fn ran(line: &str) -> Option<(String, bool)> {
    let (status, rest) = line.trim_start().split_once('[')?;
    let (_, rest) = rest.split_once(']')?;
    let rest = rest.trim_start();
    let rest = match rest.strip_prefix('(') {
        Some(numbered) => numbered.split_once(')')?.1.trim_start(),
        None => rest,
    };
    match status.trim() {
        "PASS" | "LEAK" => Some((rest.to_owned(), true)),
        "" | "SLOW" | "START" | "TERMINATING" => None,
        // Some other line that cargo or nextest prints.
        status if status.contains(char::is_lowercase) => None,
        _ => Some((rest.to_owned(), false)),
    }
}

/// Runs the browser tests. A test is named by its file and its title, such as `look.spec.ts > the judge`.
struct Pages {
    web: PathBuf,
    program: PathBuf,
}

impl Pages {
    fn new(options: &Options) -> Result<Pages, String> {
        let web = root().join("web");
        let folder = if options.profile == "dev" { "debug" } else { options.profile };
        let program =
            env::var_os("HANCHAN").map_or_else(|| target().join(folder).join("hanchan"), PathBuf::from);
        if !web.join("node_modules").is_dir() {
            run_command(Command::new("npm").args(["ci", "--no-audit", "--no-fund"]).current_dir(&web))?;
        }
        if !program.is_file() {
            return Err(format!("{} does not exist", program.display()));
        }
        Ok(Pages { web, program })
    }

    /// Returns the test files with tests that have to run again or have not run yet.
    fn files(&self, tally: &Tally, only: &str) -> Result<Vec<String>, String> {
        let entries = fs::read_dir(self.web.join("tests")).map_err(|error| error.to_string())?;
        let names = entries.filter_map(|entry| entry.ok()?.file_name().into_string().ok());
        let mut files: Vec<String> = names
            .filter(|file| file.ends_with(".spec.ts"))
            .filter(|file| {
                let mut known =
                    tally.counts.keys().filter(|name| name.starts_with(&format!("{file} > "))).peekable();
                match known.peek() {
                    None => file.contains(only) || only.contains(file.as_str()),
                    Some(_) => known.any(|name| name.contains(only) && tally.needs(name)),
                }
            })
            .collect();
        files.sort();
        Ok(files)
    }

    /// Runs the tests in these files once.
    fn run(&self, files: &[String], only: &str, tally: &Mutex<Tally>) -> Result<(), String> {
        let mut command = Command::new("npx");
        command.args(["vitest", "run", "--config", "tests/vitest.config.ts", "--reporter", "tap-flat"]);
        command.args(files).current_dir(&self.web).env("HANCHAN", &self.program).env("NO_COLOR", "1");
        command.stdin(Stdio::null()).stdout(Stdio::piped());
        let mut child = command.spawn().map_err(|error| format!("npx vitest: {error}"))?;
        let mut text = String::new();
        let mut output = child.stdout.take().ok_or("no output")?;
        output.read_to_string(&mut text).map_err(|error| error.to_string())?;
        let status = child.wait().map_err(|error| error.to_string())?;
        let results: Vec<(String, bool)> = text.lines().filter_map(tapped).collect();
        if let Some(missing) =
            files.iter().find(|file| !results.iter().any(|(name, _)| name.starts_with(file.as_str())))
        {
            return Err(format!("vitest ran nothing of {missing} ({status}):\n{text}"));
        }
        if results.iter().any(|(_, passed)| !passed) {
            println!("{text}");
        }
        for (name, passed) in results.iter().filter(|(name, _)| name.contains(only)) {
            lock(tally).add(name, *passed)?;
        }
        Ok(())
    }
}

/// Parses a test and whether it passed, from a line like `ok 3 - look.spec.ts > the judge # time=1234.56ms`.
fn tapped(line: &str) -> Option<(String, bool)> {
    let (passed, rest) = match line.strip_prefix("not ok ") {
        Some(rest) => (false, rest),
        None => (true, line.strip_prefix("ok ")?),
    };
    let (_, name) = rest.split_once(" - ")?;
    let (name, _) = name.rsplit_once(" # time=").unwrap_or((name, ""));
    Some((name.trim().replace('\t', " "), passed))
}

/// Returns the hash of all files of the project in their current state, committed or not.
fn tree_hash() -> Result<String, String> {
    let index = env::temp_dir().join(format!("hanchan-repeat-{}.index", std::process::id()));
    let hash = git(&index, &["read-tree", "HEAD"])
        .and_then(|_| git(&index, &["add", "--all"]))
        .and_then(|_| git(&index, &["write-tree"]));
    let _removed = fs::remove_file(&index);
    hash
}

fn git(index: &Path, args: &[&str]) -> Result<String, String> {
    let mut command = Command::new("git");
    command.args(args).current_dir(root()).env("GIT_INDEX_FILE", index);
    let output = command.output().map_err(|error| format!("git: {error}"))?;
    if !output.status.success() {
        return Err(format!("git {}: {}", args.join(" "), String::from_utf8_lossy(&output.stderr)));
    }
    Ok(String::from_utf8_lossy(&output.stdout).trim().to_owned())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nextest_lists_are_read() {
        let list = "hanchan-server::bots:\n    one\n    two::three\nhanchan::server:\n    kill::four\n";
        assert_eq!(
            listed(list),
            ["hanchan-server::bots one", "hanchan-server::bots two::three", "hanchan::server kill::four"]
        );
        let list = "hanchan-server::bots one\nhanchan::server kill::four\n";
        assert_eq!(listed(list), ["hanchan-server::bots one", "hanchan::server kill::four"]);
    }

    #[test]
    fn nextest_results_are_read() {
        let name = "hanchan::server kill::one".to_owned();
        let read = |line: &str| ran(line);
        assert_eq!(read("        PASS [   1.014s] hanchan::server kill::one"), Some((name.clone(), true)));
        assert_eq!(
            read("        LEAK [   1.014s] (3/12) hanchan::server kill::one"),
            Some((name.clone(), true))
        );
        assert_eq!(
            read("        FAIL [   1.0s] ( 3/12) hanchan::server kill::one"),
            Some((name.clone(), false))
        );
        assert_eq!(read("     SIGABRT [   1.0s] (3/12) hanchan::server kill::one"), Some((name, false)));
        assert_eq!(read("        SLOW [> 60.000s] hanchan::server kill::one"), None);
        assert_eq!(read("     Summary [   4.0s] 3 tests run: 3 passed"), None);
        assert_eq!(read("    Finished `test` profile [optimized] target(s) in 0.4s"), None);
    }

    #[test]
    fn browser_results_are_read() {
        let read = |line: &str| tapped(line);
        let name = "look.spec.ts > the judge: #1".to_owned();
        assert_eq!(read("ok 3 - look.spec.ts > the judge: #1 # time=12.50ms"), Some((name.clone(), true)));
        assert_eq!(read("not ok 3 - look.spec.ts > the judge: #1 # time=12.50ms"), Some((name, false)));
        assert_eq!(read("    at: \"x.ts:1:2\""), None);
    }
}
