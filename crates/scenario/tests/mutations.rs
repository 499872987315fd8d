//! Scripts come from people: whatever a script says, it is played or its failure has a line; nothing panics.

use std::path::PathBuf;

use fastrand::Rng;
use hanchan_rules::preset_file;
use hanchan_scenario::parse;

/// Words that mean something in some part of the language.
const WORDS: &[&str] = &[
    "E",
    "S",
    "W",
    "N",
    "all",
    "judge",
    "at",
    "5m",
    "0p",
    "9s",
    "7z",
    "0",
    "1",
    "14",
    "200",
    "-1000",
    "ron",
    "tsumo",
    "pon",
    "chi",
    "kan",
    "closes",
    "adds",
    "riichi",
    "ippatsu",
    "draws",
    "plays",
    "replaces",
    "discards",
    "discarded",
    "passes",
    "north",
    "aborts",
    "shows",
    "shouts",
    "announces",
    "mixes",
    "live",
    "points",
    "sticks",
    "counters",
    "dora",
    "refused",
    "|",
    "+",
    "1111p",
    "555z<",
    "123m",
    "play on",
    "w1-9",
    "d1",
    "rolls",
    "holds",
    "events",
    "chombo",
    "redeals",
    "topples",
    "live-wall",
    "false-call",
    "set",
    "9.9",
];

fn scripts() -> Vec<String> {
    let folder = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../conformance/scenarios");
    let paths = std::fs::read_dir(folder).expect("the scenarios").map(|entry| entry.expect("a file").path());
    let mut paths: Vec<PathBuf> =
        paths.filter(|path| path.extension().is_some_and(|extension| extension == "txt")).collect();
    paths.sort();
    let mut scripts: Vec<String> = Vec::new();
    for path in paths {
        for line in std::fs::read_to_string(path).expect("a script").lines() {
            match scripts.last_mut() {
                _ if line.starts_with("SC-") || line.starts_with("==") => scripts.push(format!("{line}\n")),
                Some(script) => {
                    script.push_str(line);
                    script.push('\n');
                }
                None => {}
            }
        }
    }
    scripts
}

/// Changes a few words or lines of a script.
fn mutated(script: &str, others: &[String], random: &mut Rng) -> String {
    let mut lines: Vec<String> = script.lines().map(str::to_owned).collect();
    for _ in 0..random.usize(1..4) {
        let at = random.usize(1..lines.len().max(2)).min(lines.len() - 1);
        match random.u8(..5) {
            0 => drop(lines.remove(at.max(1).min(lines.len() - 1))),
            1 => lines.insert(at, lines[at].clone()),
            2 => {
                let other: Vec<&str> = others[random.usize(..others.len())].lines().collect();
                lines.insert(at, other[random.usize(..other.len())].to_owned());
            }
            _ => {
                let mut words: Vec<&str> = lines[at].split(' ').collect();
                let word = random.usize(..words.len());
                words[word] = WORDS[random.usize(..WORDS.len())];
                lines[at] = words.join(" ");
            }
        }
        if lines.len() < 2 {
            lines.push("nothing happens".to_owned());
        }
    }
    lines.join("\n")
}

#[test]
fn mutated_scripts_are_played_or_fail_with_a_line() {
    let count = std::env::var("HANCHAN_MUTATIONS").ok().and_then(|count| count.parse().ok()).unwrap_or(400);
    let scripts = scripts();
    let mut random = Rng::with_seed(21);
    for number in 0..count {
        let script = mutated(&scripts[number % scripts.len()], &scripts, &mut random);
        let lines = script.lines().count();
        let played = std::panic::catch_unwind(|| match parse(&script) {
            Ok(scripts) => scripts.iter().flat_map(|script| script.play(preset_file).failures).collect(),
            Err(failure) => vec![failure],
        });
        let failures = played.unwrap_or_else(|_| panic!("mutation {number} panics:\n{script}"));
        for failure in failures {
            assert!((1..=lines).contains(&failure.line), "mutation {number}: {failure}\n{script}");
        }
    }
}
