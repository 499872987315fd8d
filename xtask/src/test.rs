//! `cargo xtask test`: runs everything that must pass, with a single build of the dependencies.

use std::collections::BTreeSet;
use std::path::PathBuf;
use std::process::{Command, Stdio};

use crate::cargo::{Done, cargo_command, is_installed, root, run, target};
use crate::changes::Changes;
use crate::install;
use crate::package;
use crate::postgres::{self, Postgres};
use crate::prose;
use crate::steps::Steps;
use crate::web;

/// The cargo profile of the tests, the programs they start and the lints; see the root Cargo.toml.
pub(crate) const PROFILE: &str = "ci";

/// The cargo argument for the packages to build: the whole workspace, so that every step uses the same features
/// and nothing is compiled twice.
const BUILD: &str = "--workspace";

/// Cargo arguments for the tests with the feature `pdf`, which run after the tests without it.
const WITH_PDF: &str = "--workspace --features hanchan/pdf --test press --test api";

/// How to run the tests.
#[derive(Default)]
pub(crate) struct Options {
    /// Whether to run only the quick tests of packages that the current changes can break.
    pub(crate) quick: bool,
    /// Whether to compile with clippy, deny warnings, and check formatting, documentation and packages.
    pub(crate) lint: bool,
}

impl Options {
    /// Reads the flags of `cargo xtask test`.
    pub(crate) fn parse(flags: &[&str]) -> Result<Options, String> {
        let mut options = Options::default();
        for &flag in flags {
            match flag {
                "--quick" => options.quick = true,
                "--lint" => options.lint = true,
                "--no-install" => install::forbid(),
                _ => return Err(format!("unknown flag {flag}; there are --quick, --lint and --no-install")),
            }
        }
        Ok(options)
    }
}

/// Runs the tests and prints how long they took and what was skipped.
pub(crate) fn test(options: &Options) -> Done {
    let mut steps = Steps::new();
    let done = if options.quick { quick(&mut steps) } else { full(options, &mut steps) };
    steps.print();
    done
}

fn full(options: &Options, steps: &mut Steps) -> Done {
    let cargo = Cargo { lint: options.lint, postgres: None };
    if options.lint {
        steps.step("formatting", || cargo.run("fmt --all --check"))?;
        english(steps)?;
        page_lints(steps)?;
    }
    steps.step("build", || cargo.build())?;
    let postgres = postgres::start();
    let cargo = match &postgres {
        Ok(postgres) => Cargo { postgres: Some(postgres), ..cargo },
        Err(why) => {
            steps.skip(format!("everything that runs on PostgreSQL: {why}"));
            cargo
        }
    };
    steps.step("tests", || cargo.tests(&format!("{BUILD} --tests")))?;
    steps
        .step("documentation's examples", || cargo.run(&format!("test --profile {PROFILE} {BUILD} --doc")))?;
    for example in ["ratios", "scores", "deals"] {
        steps.step("benches run", || run(program(&format!("examples/{example}")).arg("--check")))?;
    }
    steps.step("examples of the libraries", || {
        let run_quietly = |name| run(program(&format!("examples/{name}")).stdout(Stdio::null()));
        package::EXAMPLES.into_iter().try_for_each(run_quietly)
    })?;
    steps.step("a million byte strings into every parser", || {
        run(program("hanchan-fuzz").args(["--count", "1000000"]))
    })?;
    // This step fails if a command or event is lost, whatever the speed.
    steps.step("clients at a hundred tables", || {
        run(program("hanchan").args("load --tables 100 --pace 500 --seconds 6".split(' ')))
    })?;
    page(steps)?;
    // The tests of hanchan-pdf already print all sheets and cards as PDF.
    steps.step("the program with PDF", || {
        let all = if has_nextest() { "-E not(test(all_sheets_and_cards))" } else { "" };
        cargo.tests(format!("{WITH_PDF} {all}").trim_end())
    })?;
    if options.lint {
        steps.step("documentation", || documentation(&cargo))?;
        steps.step("packages of the libraries", package::package)?;
    }
    Ok(())
}

/// Runs the quick tests of packages that the current changes can break, in a few minutes.
fn quick(steps: &mut Steps) -> Done {
    let changes = Changes::find()?;
    println!("{changes}");
    if !changes.packages().is_empty() {
        steps.step("tests", || Cargo::default().filtered(changes.packages()))?;
    }
    if changes.page() && is_installed("npm") {
        steps.step("the page", web::units)?;
    }
    for left_out in [
        "packages that the change cannot reach",
        "slow tests (see .config/nextest.toml), PostgreSQL, documentation's examples",
        "benches, fuzzing, load, the browser, lints",
    ] {
        steps.skip(format!("{left_out}: `cargo xtask test` has them"));
    }
    Ok(())
}

/// Checks phrases and spelling of English texts.
fn english(steps: &mut Steps) -> Done {
    let mut skipped = None;
    steps.step("English and spelling", || prose::check().map(|why| skipped = why))?;
    if let Some(why) = skipped {
        steps.skip(format!("spelling: {why}"));
    }
    Ok(())
}

/// Checks only English texts.
pub(crate) fn prose_alone() -> Done {
    let mut steps = Steps::new();
    let done = english(&mut steps);
    steps.print();
    done
}

/// Checks the formatting and lints of the web page, if npm is installed.
fn page_lints(steps: &mut Steps) -> Done {
    if !is_installed("npm") {
        steps.skip("the page's formatting and lints: npm is not installed".to_owned());
        return Ok(());
    }
    steps.step("the page's formatting and lints", web::lint)
}

/// Runs the tests of the web page, as far as the installed programs allow.
fn page(steps: &mut Steps) -> Done {
    if !is_installed("npm") {
        steps.skip("the page: npm is not installed".to_owned());
        return Ok(());
    }
    steps.step("the page's build, types and units", web::units)?;
    match web::browser() {
        Ok(chromium) => {
            steps.step("the page in a browser", || web::in_browser(&chromium, &binary("hanchan")))
        }
        Err(why) => {
            steps.skip(format!("the page in a browser: {why}"));
            Ok(())
        }
    }
}

/// Builds the documentation with warnings denied. For that, cargo checks all dependencies again. Most of them
/// belong to hanchan-pdf, which has little to document, so it is excluded.
fn documentation(cargo: &Cargo<'_>) -> Done {
    let args = format!(
        "doc --profile {PROFILE} --workspace --exclude hanchan-pdf --no-deps --document-private-items --quiet"
    );
    run(cargo.command(&args).env("RUSTDOCFLAGS", "--deny warnings"))
}

/// Returns the path of a built program.
pub(crate) fn binary(name: &str) -> PathBuf {
    target().join(PROFILE).join(name)
}

fn program(name: &str) -> Command {
    let path = binary(name);
    println!("\n$ {}", path.strip_prefix(root()).unwrap_or(&path).display());
    let mut command = Command::new(path);
    command.current_dir(root());
    command
}

/// Cargo with the settings that all steps share.
#[derive(Default)]
pub(crate) struct Cargo<'a> {
    /// Whether clippy compiles the workspace's packages, with warnings denied.
    pub(crate) lint: bool,
    /// The PostgreSQL server for tests.
    pub(crate) postgres: Option<&'a Postgres>,
}

impl Cargo<'_> {
    pub(crate) fn command(&self, args: &str) -> Command {
        let mut command = cargo_command(args);
        command.env("HANCHAN_SKIPPED", Steps::file_of_skips());
        if let Some(postgres) = self.postgres {
            command.env("HANCHAN_TEST_POSTGRES", &postgres.url);
        }
        if self.lint {
            // Do as `cargo clippy` does, but with code generation, so that one build serves lints and tests.
            command.env("RUSTC_WORKSPACE_WRAPPER", "clippy-driver");
            command.env("CLIPPY_ARGS", "-Dwarnings__CLIPPY_HACKERY__");
        }
        command
    }

    fn run(&self, args: &str) -> Done {
        run(&mut self.command(args))
    }

    /// Builds everything that the tests need. Shows the errors in all packages, not just in the first.
    fn build(&self) -> Done {
        self.run(&format!("build --profile {PROFILE} {BUILD} --all-targets --keep-going"))
    }

    /// Runs the quick tests of some packages.
    fn filtered(&self, packages: &BTreeSet<String>) -> Done {
        if has_nextest() {
            let all: Vec<String> = packages.iter().map(|name| format!("package({name})")).collect();
            self.tests(&format!("{BUILD} --profile quick -E {}", all.join("|")))
        } else {
            let all: Vec<String> = packages.iter().map(|name| format!("-p {name}")).collect();
            self.tests(&format!("--tests {}", all.join(" ")))
        }
    }

    /// Runs Rust tests with nextest if it is installed, otherwise with cargo.
    fn tests(&self, args: &str) -> Done {
        if has_nextest() {
            self.run(&format!("nextest run --cargo-profile {PROFILE} --no-fail-fast {args}"))
        } else {
            self.run(&format!("test --profile {PROFILE} --no-fail-fast {args}"))
        }
    }
}

fn has_nextest() -> bool {
    let version = Command::new("cargo")
        .args(["nextest", "--version"])
        .stdout(Stdio::null())
        .stderr(Stdio::null())
        .status();
    version.is_ok_and(|status| status.success())
}

/// Runs only the lints.
pub(crate) fn lint() -> Done {
    let cargo = Cargo { lint: true, postgres: None };
    let mut steps = Steps::new();
    let done = steps
        .step("formatting", || cargo.run("fmt --all --check"))
        .and_then(|()| english(&mut steps))
        .and_then(|()| page_lints(&mut steps))
        .and_then(|()| steps.step("build with clippy", || cargo.build()))
        .and_then(|()| steps.step("documentation", || documentation(&cargo)));
    steps.print();
    done
}

/// Builds the workspace and tests only the web page.
pub(crate) fn page_alone() -> Done {
    let mut steps = Steps::new();
    let done = steps.step("build", || Cargo::default().build()).and_then(|()| page(&mut steps));
    steps.print();
    done
}
