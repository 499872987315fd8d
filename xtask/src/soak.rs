//! `cargo xtask soak`: the long runs. Their figures are written into docs/lab/soak.md.

use std::env;
use std::process::{Command, Stdio};

use crate::cargo::{Done, cargo, cargo_command, output, target};
use crate::report::put;
use crate::{postgres, web};

/// A long run: its name and its function.
type Run = (&'static str, fn() -> Done);

const RUNS: [Run; 6] = [
    ("parsers", parsers),
    ("games", games),
    ("kills", kills),
    ("hostile", hostile),
    ("pages", pages),
    ("lessons", lessons),
];

/// Executes the runs with these names, or all of them if there are no names.
pub(crate) fn run(names: &[&str]) -> Done {
    if let Some(unknown) = names.iter().find(|name| RUNS.iter().all(|(known, _)| known != *name)) {
        let known: Vec<&str> = RUNS.iter().map(|(name, _)| *name).collect();
        return Err(format!("unknown run: {unknown}; there are {}", known.join(", ")));
    }
    let wanted = |name: &str| names.is_empty() || names.contains(&name);
    RUNS.iter().filter(|(name, _)| wanted(name)).try_for_each(|(_, run)| run())
}

fn parsers() -> Done {
    let storm = output("run --quiet --release --package hanchan-fuzz -- --count 100000000 --seed 2")?;
    let rows = storm.lines().filter_map(|line| {
        let (parser, rest) = line.split_once(':')?;
        let (count, seconds) = rest.trim().split_once(" byte strings in ")?;
        Some(format!("| {} | {count} | {seconds} |", parser.trim()))
    });
    let rows: Vec<String> = rows.collect();
    let text = format!("| parser | byte strings | time |\n|---|--:|--:|\n{}\n", rows.join("\n"));
    put("docs/lab/soak.md", "parsers", &text)
}

/// The simulations of the soak: their names and the flags of `hanchan sim`.
const WAYS: [(&str, &str); 4] = [
    ("random, all checked", "--games 5000 --seed 2 --check all"),
    ("greedy, all checked", "--games 3000 --seed 3 --players greedy --check all"),
    ("real table, all checked", "--games 2000 --seed 4 --table real --check all"),
    ("random, ends checked", "--games 1000000 --check ends"),
];

fn games() -> Done {
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
            put("docs/lab/soak.md", "games", &text)?;
        }
    }
    Ok(())
}

/// Kills a running server a thousand times, with SQLite and, if available, with PostgreSQL.
fn kills() -> Done {
    let postgres = postgres::start();
    let mut text = "| database | kills | games | events sent | commands | connections | time |\n\
                    |---|--:|--:|--:|--:|--:|--:|\n"
        .to_owned();
    let mut ways = vec![("SQLite", "nothing_doubled", None)];
    match &postgres {
        Ok(postgres) => ways.push(("PostgreSQL", "killed_at_any_moment_on_postgres", Some(&postgres.url))),
        Err(why) => println!("NOTE: skipped PostgreSQL: {why}"),
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
        put("docs/lab/soak.md", "kills", &text)?;
    }
    Ok(())
}

/// Sends hostile traffic to a server for ten minutes.
fn hostile() -> Done {
    let test = "test --release --package hanchan --test server random_and_malicious -- --nocapture";
    let mut command = cargo_command(test);
    let figures = figures(command.env("HANCHAN_HOSTILE_SECONDS", "600"))?;
    let head = "| time | games beside it | memory before | after |\n|--:|--:|--:|--:|\n";
    put("docs/lab/soak.md", "hostile", &format!("{head}| {figures} |\n"))
}

/// Plays whole games on the web page by clicking in a browser.
fn pages() -> Done {
    let program = if let Some(program) = env::var_os("HANCHAN") {
        program.into()
    } else {
        cargo("build --quiet --release")?;
        target().join("release/hanchan")
    };
    let rows: Vec<String> = web::games(&program)?.iter().map(|figures| format!("| {figures} |\n")).collect();
    let head = "| rule set | bots wait | deals | clicks | messages | work each | to paint, median | 95 % within | \
                longest | heap before | after | time |\n|---|--:|--:|--:|--:|--:|--:|--:|--:|--:|--:|--:|\n";
    put("docs/lab/soak.md", "pages", &format!("{head}{}", rows.concat()))
}

/// Checks a hundred thousand learners' questions by solving each in an independent way. The test profile optimises
/// the engine as in a release build.
fn lessons() -> Done {
    let test = "test --package hanchan-lessons --test questions -- --ignored --nocapture";
    let printed = output(test)?;
    let rows = printed.lines().filter_map(|line| line.split_once("lessons: "));
    let rows: Vec<String> = rows.map(|(_, row)| format!("| {row} |\n")).collect();
    let rows = rows.concat();
    if rows.is_empty() {
        return Err(format!("no figures: {printed}"));
    }
    let head = "| kind | questions | not found again |\n|---|--:|--:|\n";
    put("docs/lab/soak.md", "lessons", &format!("{head}{rows}"))
}

/// Runs a test and returns the figures that it prints after `figures: `.
fn figures(command: &mut Command) -> Result<String, String> {
    let output = command.stderr(Stdio::inherit()).output().map_err(|error| error.to_string())?;
    let text = String::from_utf8_lossy(&output.stdout);
    let figures = text.lines().find_map(|line| line.split_once("figures: "));
    match figures {
        Some((_, figures)) if output.status.success() => Ok(figures.to_owned()),
        _ => Err(format!("{command:?} failed: {text}")),
    }
}

/// Returns the values of a field in pretty-printed JSON, which has one field per line.
fn field<'a>(json: &'a str, key: &str) -> impl Iterator<Item = &'a str> {
    let key = format!("\"{key}\":");
    json.lines().filter_map(move |line| Some(line.trim().strip_prefix(&key)?.trim().trim_matches([',', '"'])))
}
