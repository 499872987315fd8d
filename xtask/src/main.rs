//! The project's chores: `cargo xtask test` and others.

mod bench;
mod cargo;
mod changes;
mod install;
mod measure;
mod package;
mod postgres;
mod prose;
mod repeat;
mod report;
mod soak;
mod steps;
mod test;
mod web;

use std::env;
use std::process::ExitCode;

use cargo::{Done, cargo_command, run};
use test::Options;

const HELP: &str = "\
cargo xtask COMMAND

  test      run everything that must pass: all tests, the benches once, a million byte strings into every
            parser, the page in a browser. Reports what it skips. Installs the Debian packages chromium and
            postgresql if they are missing (it announces that, and needs root).
            --no-install  install nothing; skip what needs those packages
            --lint        compile with clippy, warnings denied; lint the page; check formatting,
                          documentation and packages
            --quick       only the packages that the uncommitted change (or else the last commit) can break,
                          without slow tests; a few minutes
  web       test only the page
  lint      check formatting, English, spelling, clippy, the page's lints, documentation; deny warnings
  prose     check only English and spelling: phrases that we don't use (xtask/prose.tsv), and typos
  package   package the library crates, build them from the packages, and test their serde feature
  repeat    run every browser and socket test twenty times on a busy machine, with a tally per test in
            target/repeat.tsv; continues where it was stopped. --times N, --only NAME, --keep
  coverage  the table of statements and the tests that exercise them: conformance/coverage.tsv
  measure   how long it takes to build and to test, and how large the binary is, into docs/testing.md;
            'measure build', 'measure test', 'measure quick' do one of them
  soak      the long runs, written into docs/lab/soak.md: a hundred million byte strings into every parser, a
            million games under every rule set, ten thousand of them with everything checked in both table
            modes; a server killed a thousand times, ten minutes of hostile traffic, whole games in a browser,
            and a hundred thousand questions. 'soak parsers', 'soak games', 'soak kills', 'soak hostile',
            'soak pages' and 'soak lessons' do one of them
  bench     the speed beside our peers, as tables of ratios, into bench/README.md
  places    the table by which bots judge final places, from self-play: crates/bots/data/places.tsv, and how
            well it predicts other games, into docs/lab/bots.md; 'places 1000' plays fewer games than 100,000
  calibrate what sensei predicts of its discards beside what happens, into docs/lab/bots.md and
            docs/lab/calibration.svg; 'calibrate 200' plays fewer deals than 10,000
";

fn main() -> ExitCode {
    let args: Vec<String> = env::args().skip(1).collect();
    let done = match args.iter().map(String::as_str).collect::<Vec<_>>()[..] {
        ["test", ref flags @ ..] => Options::parse(flags).and_then(|options| test::test(&options)),
        ["web"] => test::page_alone(),
        ["lint"] => test::lint(),
        ["prose"] => test::prose_alone(),
        ["package"] => package::package(),
        ["repeat", ref args @ ..] => repeat::run(args),
        ["coverage"] => coverage(),
        ["measure", ref parts @ ..] => measure::run(parts),
        ["soak", ref parts @ ..] => soak::run(parts),
        ["bench"] => bench::peers(),
        ["places"] => bench::places(100_000),
        ["places", games] => number(games).and_then(bench::places),
        ["calibrate"] => bench::calibrate(10_000),
        ["calibrate", deals] => number(deals).and_then(bench::calibrate),
        [] | ["help" | "--help" | "-h"] => {
            print!("{HELP}");
            Ok(())
        }
        _ => Err(format!("unknown command: {}\n\n{HELP}", args.join(" "))),
    };
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("xtask: {error}");
            ExitCode::FAILURE
        }
    }
}

fn coverage() -> Done {
    run(cargo_command("test --package hanchan-scenario --test coverage -- --nocapture")
        .env("HANCHAN_BLESS", "1"))
}

fn number(word: &str) -> Result<u64, String> {
    word.parse().map_err(|_| format!("not a number: {word}"))
}
