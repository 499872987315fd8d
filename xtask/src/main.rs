//! The project's chores, in one place and without anything to install: `cargo xtask test`.

mod postgres;
mod repeat;
mod web;

use std::env;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, ExitCode, Stdio};

const HELP: &str = "\
cargo xtask COMMAND

  test     everything that must hold: all tests, benches compiled, ten million byte strings into
           every parser, the page in a browser
  web      the part of it that concerns the page
  lint     formatting, clippy, documentation; warnings are errors
  coverage the table of statements and the tests that exercise them: conformance/coverage.tsv
  soak     the long runs, written into docs/soak.md: a hundred million byte strings into every parser, a
           million games under every rule set, ten thousand of them with everything checked, each way to sit;
           a server killed a thousand times, ten minutes of hostile traffic, whole games in a browser, and a hundred
           thousand questions. 'soak parsers', 'soak games', 'soak kills', 'soak hostile', 'soak pages' and 'soak
           lessons' do one of them
  bench    the speed beside our peers, as tables of ratios; writes them into bench/README.md
  places   the table by which players judge final places, from self-play: crates/bots/data/places.tsv, and how well it
           foretells other games, into docs/bots.md; 'places 1000' plays fewer games than 100,000
  calibrate what sensei says of his discards beside what happens, into docs/bots.md and docs/calibration.svg;
           'calibrate 200' plays fewer deals than 10,000
";

fn main() -> ExitCode {
    let args: Vec<String> = env::args().skip(1).collect();
    let done = match args.iter().map(String::as_str).collect::<Vec<_>>()[..] {
        ["test"] => test(),
        ["web"] => cargo("build --quiet --release").and_then(|()| web::test()),
        ["lint"] => lint(),
        ["repeat", ref args @ ..] => repeat::run(args),
        ["coverage"] => coverage(),
        ["soak"] => soak_parsers()
            .and_then(|()| soak_games())
            .and_then(|()| soak_kills())
            .and_then(|()| soak_hostile())
            .and_then(|()| soak_pages())
            .and_then(|()| soak_lessons()),
        ["soak", "parsers"] => soak_parsers(),
        ["soak", "games"] => soak_games(),
        ["soak", "kills"] => soak_kills(),
        ["soak", "hostile"] => soak_hostile(),
        ["soak", "pages"] => soak_pages(),
        ["soak", "lessons"] => soak_lessons(),
        ["bench"] => bench(),
        ["places"] => places(100_000),
        ["places", games] => number(games).and_then(places),
        ["calibrate"] => calibrate(10_000),
        ["calibrate", deals] => number(deals).and_then(calibrate),
        [] | ["help" | "--help" | "-h"] => {
            print!("{HELP}");
            Ok(())
        }
        _ => Err(format!("no such chore: {}\n\n{HELP}", args.join(" "))),
    };
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("xtask: {error}");
            ExitCode::FAILURE
        }
    }
}

use postgres::Postgres;

type Done = Result<(), String>;

fn test() -> Done {
    let postgres = postgres::start();
    let postgres = postgres.as_ref();
    // nextest runs tests side by side and shows slow ones; plain cargo does where it is not installed.
    let nextest = Command::new("cargo")
        .args(["nextest", "--version"])
        .stdout(Stdio::null())
        .stderr(Stdio::null())
        .status();
    if nextest.is_ok_and(|status| status.success()) {
        tests("nextest run --workspace --no-fail-fast", postgres)?;
    } else {
        tests("test --workspace --tests --no-fail-fast", postgres)?;
    }
    cargo("test --workspace --doc")?;
    for example in ["ratios", "scores", "deals"] {
        cargo(&format!("run --quiet --release --package hanchan-bench --example {example} -- --check"))?;
    }
    cargo("run --quiet --release --package hanchan-fuzz -- --count 10000000")?;
    // cargo run --release must know which of the binaries is the product.
    cargo("run --quiet --release -- --version")?;
    // Real clients at real tables: nothing may be lost. How fast it is decides nothing here.
    cargo("run --quiet --release -- load --tables 100 --pace 500 --seconds 6")?;
    web::test()?;
    if let Err(why) = postgres {
        println!("\nNOTE: there is no PostgreSQL: {why}. The tests that run on it were SKIPPED.");
    }
    if !root().join("../shared").is_dir() {
        println!(
            "\nNOTE: there is no ../shared beside the project: the tests that read the rule documents and the"
        );
        println!("corpora of games and hands had nothing to read and were SKIPPED.");
    }
    Ok(())
}

/// Runs tests, with a PostgreSQL server if there is one.
fn tests(args: &str, postgres: Result<&Postgres, &String>) -> Done {
    let mut command = cargo_command(args);
    if let Ok(postgres) = postgres {
        command.env("HANCHAN_TEST_POSTGRES", &postgres.url);
    }
    run(&mut command)
}

fn lint() -> Done {
    cargo("fmt --all --check")?;
    cargo("clippy --workspace --all-targets --quiet -- --deny warnings")?;
    // The product without the typesetter, for those who build it themselves and print nothing.
    cargo("clippy --package hanchan --no-default-features --quiet -- --deny warnings")?;
    run(cargo_command("doc --workspace --no-deps --document-private-items --quiet")
        .env("RUSTDOCFLAGS", "--deny warnings"))
}

fn coverage() -> Done {
    run(cargo_command("test --package hanchan-game --test coverage -- --nocapture").env("HANCHAN_BLESS", "1"))
}

fn soak_parsers() -> Done {
    let storm = output("run --quiet --release --package hanchan-fuzz -- --count 100000000 --seed 2")?;
    let rows = storm.lines().filter_map(|line| {
        let (parser, rest) = line.split_once(':')?;
        let (count, seconds) = rest.trim().split_once(" byte strings in ")?;
        Some(format!("| {} | {count} | {seconds} |", parser.trim()))
    });
    let rows: Vec<String> = rows.collect();
    let text = format!("| parser | byte strings | time |\n|---|--:|--:|\n{}\n", rows.join("\n"));
    put("docs/soak.md", "parsers", &text)
}

/// Ways to play in the soak: what they are called, and how often.
const WAYS: [(&str, &str); 4] = [
    ("random, all checked", "--games 5000 --seed 2 --check all"),
    ("greedy, all checked", "--games 3000 --seed 3 --players greedy --check all"),
    ("real table, all checked", "--games 2000 --seed 4 --table real --check all"),
    ("random, ends checked", "--games 1000000 --check ends"),
];

fn soak_games() -> Done {
    let list = output("run --quiet --release -- rules list --json")?;
    let ids: Vec<&str> = field(&list, "id").collect();
    let mut text =
        "| rule set | play | games | deals | decisions | time |\n|---|---|--:|--:|--:|--:|\n".to_owned();
    for (way, args) in WAYS {
        for id in &ids {
            let json = output(&format!("run --quiet --release -- sim --rules {id} {args} --json"))?;
            let of = |key: &str| field(&json, key).next().unwrap_or("?").to_owned();
            let seconds: f64 = of("seconds").parse().unwrap_or(0.0);
            let row = format!(
                "| {id} | {way} | {} | {} | {} | {seconds:.0} s |",
                of("games"),
                of("deals"),
                of("decisions")
            );
            println!("{row}");
            text.push_str(&row);
            text.push('\n');
            put("docs/soak.md", "games", &text)?;
        }
    }
    Ok(())
}

/// Kills the server a thousand times, and with PostgreSQL again, where there is one.
fn soak_kills() -> Done {
    let postgres = postgres::start();
    let mut text = "| database | kills | games | events told | commands | connections | time |\n\
                    |---|--:|--:|--:|--:|--:|--:|\n"
        .to_owned();
    let mut ways = vec![("SQLite", "nothing_doubled", None)];
    match &postgres {
        Ok(postgres) => ways.push(("PostgreSQL", "killed_at_any_moment_on_postgres", Some(&postgres.url))),
        Err(why) => println!("NOTE: there is no PostgreSQL: {why}"),
    }
    for (database, test, url) in ways {
        let mut command =
            cargo_command(&format!("test --release --package hanchan --test server {test} -- --nocapture"));
        command.env("HANCHAN_KILLS", "1000");
        if let Some(url) = url {
            command.env("HANCHAN_TEST_POSTGRES", url);
        }
        let figures = figures(&mut command)?;
        text = [text, format!("| {database} | {figures} |\n")].concat();
        put("docs/soak.md", "kills", &text)?;
    }
    Ok(())
}

/// Ten minutes of hostile traffic.
fn soak_hostile() -> Done {
    let test = "test --release --package hanchan --test server random_and_malicious -- --nocapture";
    let mut command = cargo_command(test);
    let figures = figures(command.env("HANCHAN_HOSTILE_SECONDS", "600"))?;
    let head = "| time | games beside it | memory before | after |\n|--:|--:|--:|--:|\n";
    put("docs/soak.md", "hostile", &format!("{head}| {figures} |\n"))
}

/// Whole games played by clicking in a browser, to their final tables.
fn soak_pages() -> Done {
    if env::var_os("HANCHAN").is_none() {
        cargo("build --quiet --release")?;
    }
    let rows: Vec<String> = web::games()?.iter().map(|figures| format!("| {figures} |\n")).collect();
    let head = "| rule set | bots wait | deals | clicks | messages | work each | to paint, median | 95 % within | \
                longest | heap before | after | time |\n|---|--:|--:|--:|--:|--:|--:|--:|--:|--:|--:|--:|\n";
    put("docs/soak.md", "pages", &format!("{head}{}", rows.concat()))
}

/// A hundred thousand questions, each answered by another path. The test profile compiles what plays and counts as in a
/// release.
fn soak_lessons() -> Done {
    let test = "test --package hanchan-lessons --test questions -- --ignored --nocapture";
    let printed = output(test)?;
    let rows = printed.lines().filter_map(|line| line.split_once("lessons: "));
    let rows: Vec<String> = rows.map(|(_, row)| format!("| {row} |\n")).collect();
    let rows = rows.concat();
    if rows.is_empty() {
        return Err(format!("no figures: {printed}"));
    }
    let head = "| kind | questions | not found again |\n|---|--:|--:|\n";
    put("docs/soak.md", "lessons", &format!("{head}{rows}"))
}

/// The line of figures that a test prints.
fn figures(command: &mut Command) -> Result<String, String> {
    let output = command.stderr(Stdio::inherit()).output().map_err(|error| error.to_string())?;
    let text = String::from_utf8_lossy(&output.stdout);
    let figures = text.lines().find_map(|line| line.split_once("figures: "));
    match figures {
        Some((_, figures)) if output.status.success() => Ok(figures.to_owned()),
        _ => Err(format!("{command:?} failed: {text}")),
    }
}

/// The values of a field in our own JSON, which has one to a line.
fn field<'a>(json: &'a str, key: &str) -> impl Iterator<Item = &'a str> {
    let key = format!("\"{key}\":");
    json.lines().filter_map(move |line| Some(line.trim().strip_prefix(&key)?.trim().trim_matches([',', '"'])))
}

fn bench() -> Done {
    table("ratios")?;
    table("scores")?;
    table("deals")
}

/// Plays games, makes the table of their places, and holds it against other games.
fn places(games: u64) -> Done {
    let example = "run --quiet --release --package hanchan-bots --example places --";
    let table = output(&format!("{example} make {games}"))?;
    write("crates/bots/data/places.tsv", &table)?;
    let text = output(&format!("{example} check {}", games.div_ceil(4)))?;
    let head = format!("The table comes from {games} games of each.\n");
    put("docs/bots.md", "places", &[head, text].concat())
}

/// Plays deals of `sensei`, and draws what he said of his discards beside what happened.
fn calibrate(deals: u64) -> Done {
    let example = "run --quiet --release --package hanchan-bots --example calibrate --";
    put("docs/bots.md", "calibration", &output(&format!("{example} {deals} docs/calibration.svg"))?)
}

fn number(word: &str) -> Result<u64, String> {
    word.parse().map_err(|_| format!("no number: {word}"))
}

/// Runs an example of the bench and puts what it prints between its marks in the bench's README.
fn table(example: &str) -> Done {
    let table = output(&format!("run --quiet --release --package hanchan-bench --example {example}"))?;
    print!("{table}");
    put("bench/README.md", example, &table)
}

/// Puts a text between its marks in a file.
fn put(file: &str, mark: &str, text: &str) -> Done {
    let (start, end) = (format!("<!-- {mark} -->\n"), format!("<!-- /{mark} -->\n"));
    let path = root().join(file);
    let page = fs::read_to_string(&path).map_err(|error| format!("{file}: {error}"))?;
    let parts = page.split_once(&start).and_then(|(head, rest)| Some((head, rest.split_once(&end)?.1)));
    let (head, tail) = parts.ok_or_else(|| format!("{file} has lost its marks for {mark}"))?;
    write(file, &format!("{head}{start}{}\n{end}{tail}", text.trim_end()))
}

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("..")
}

fn cargo_command(args: &str) -> Command {
    println!("\n$ cargo {args}");
    let mut command = Command::new("cargo");
    command.args(args.split(' ')).current_dir(root());
    command
}

fn cargo(args: &str) -> Done {
    run(&mut cargo_command(args))
}

fn run(command: &mut Command) -> Done {
    match command.status() {
        Ok(status) if status.success() => Ok(()),
        Ok(status) => Err(format!("{command:?} failed: {status}")),
        Err(error) => Err(format!("{command:?} did not start: {error}")),
    }
}

fn output(args: &str) -> Result<String, String> {
    let mut command = cargo_command(args);
    let output =
        command.stderr(Stdio::inherit()).output().map_err(|error| format!("cargo did not start: {error}"))?;
    if !output.status.success() {
        return Err(format!("cargo {args} failed: {}", output.status));
    }
    String::from_utf8(output.stdout).map_err(|error| error.to_string())
}

fn write(path: &str, text: &str) -> Done {
    let file = root().join(path);
    let folder = file.parent().map_or(Ok(()), fs::create_dir_all);
    folder.and_then(|()| fs::write(&file, text)).map_err(|error| format!("{path}: {error}"))?;
    println!("written: {path}");
    Ok(())
}
