//! Every statement of the five documents has a test, or a reason for having none.
//!
//! A test cites a statement in its name (`p_077_…`, `p_010_to_014_…`) or in the comment above it, a script cites
//! it in its name, and a row of hands in its last column. `conformance/coverage.tsv` is the resulting table.
//! `HANCHAN_BLESS=1 cargo test -p hanchan-scenario --test coverage`, or `cargo xtask coverage`, regenerates it.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write as _;
use std::path::{Path, PathBuf};

use hanchan_scenario::parse;

/// Maps a statement to the tests that cover it.
type Table = BTreeMap<String, BTreeSet<String>>;

fn project() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../..")
}

fn read(path: &str) -> String {
    std::fs::read_to_string(project().join(path)).unwrap_or_else(|error| panic!("{path}: {error}"))
}

/// Returns the files below a folder with this extension, as paths from the project's root.
fn files(folder: &str, ending: &str) -> Vec<String> {
    let mut found = Vec::new();
    let mut folders = vec![project().join(folder)];
    while let Some(folder) = folders.pop() {
        for entry in std::fs::read_dir(folder).expect("a folder") {
            let path = entry.expect("a file").path();
            if path.is_dir() {
                folders.push(path);
            } else if path.extension().is_some_and(|extension| extension == ending) {
                found.push(from_root(&path));
            }
        }
    }
    found.sort();
    found
}

fn from_root(path: &Path) -> String {
    let path = path.strip_prefix(project()).expect("inside the project");
    path.components().map(|part| part.as_os_str().to_string_lossy()).collect::<Vec<_>>().join("/")
}

/// Returns the statements, without the ambiguities, in the order of the documents.
fn statements() -> Vec<String> {
    let text = read("crates/rules/statements.tsv");
    let ids =
        text.lines().filter(|line| !line.starts_with(['#', 'A'])).filter_map(|line| line.split('\t').next());
    ids.map(str::to_owned).collect()
}

/// Parses the statement number at the beginning of a text. Also returns the rest of the text.
fn number(text: &str) -> Option<(u16, &str)> {
    let digits = text.get(..3).filter(|digits| digits.bytes().all(|byte| byte.is_ascii_digit()))?;
    let rest = &text[3..];
    (!rest.starts_with(|c: char| c.is_alphanumeric())).then_some((digits.parse().ok()?, rest))
}

/// Returns the ids cited in a text: `P-077`, and all of `P-010 … P-014`.
fn cited(text: &str) -> Vec<String> {
    let mut found = Vec::new();
    let mut before = ' ';
    for (at, letter) in text.char_indices() {
        let starts = "PCGFD".contains(letter) && !before.is_alphanumeric() && before != '-';
        before = letter;
        let head = &text[at..at + letter.len_utf8()];
        let Some((from, rest)) =
            text[at + letter.len_utf8()..].strip_prefix('-').filter(|_| starts).and_then(number)
        else {
            continue;
        };
        let until =
            rest.strip_prefix(" … ").and_then(|rest| number(rest.strip_prefix(head)?.strip_prefix('-')?));
        let last = until.map_or(from, |(number, _)| number);
        found.extend((from..=last).map(|number| format!("{head}-{number:03}")));
    }
    found.dedup();
    found
}

/// Returns the ids cited in a function name: `p_077`, `p_010_to_014`, `c_064_to_c_068`.
fn cited_by_name(name: &str) -> Vec<String> {
    let parts: Vec<&str> = name.split('_').collect();
    let digits =
        |at: usize| parts.get(at).filter(|part| part.len() == 3).and_then(|part| part.parse::<u16>().ok());
    let mut found = Vec::new();
    for (at, head) in parts.iter().enumerate().filter(|(_, part)| ["p", "c", "g", "f", "d"].contains(part)) {
        let Some(from) = digits(at + 1) else { continue };
        let until = match parts.get(at + 2..) {
            Some(["to", other, ..]) if other == head => digits(at + 4),
            Some(["to", ..]) => digits(at + 3),
            _ => None,
        };
        let head = head.to_uppercase();
        found.extend((from..=until.unwrap_or(from)).map(|number| format!("{head}-{number:03}")));
    }
    found.dedup();
    found
}

/// Returns the tests in a source file, each with its name and the comment above it.
fn tests(source: &str) -> Vec<(&str, String)> {
    let mut found = Vec::new();
    let mut comment = String::new();
    let mut is_test = false;
    for line in source.lines().map(str::trim) {
        if line.starts_with("//") {
            comment += line;
            comment.push('\n');
        } else if line == "#[test]" {
            is_test = true;
        } else if !line.starts_with("#[") {
            if let Some(rest) = line.strip_prefix("fn ").filter(|_| is_test) {
                found.push((rest.split('(').next().unwrap_or_default(), std::mem::take(&mut comment)));
            }
            comment.clear();
            is_test = false;
        }
    }
    found
}

fn table() -> Table {
    let mut table = Table::new();
    let mut add = |ids: Vec<String>, test: String| {
        for id in ids {
            table.entry(id).or_default().insert(test.clone());
        }
    };
    for file in files("crates", "rs") {
        // Ids in this file are examples, not citations.
        for (name, comment) in tests(&read(&file)).into_iter().filter(|_| !file.ends_with("coverage.rs")) {
            add([cited_by_name(name), cited(&comment)].concat(), format!("{file}:{name}"));
        }
    }
    for file in files("conformance/scenarios", "txt") {
        for script in parse(&read(&file)).expect("scripts") {
            let name = script.name.split(' ').next().unwrap_or_default();
            add(cited(script.name), format!("{file}:{name}"));
        }
    }
    let file = "conformance/hands/values.tsv";
    for line in read(file).lines().filter(|line| !line.starts_with('#')) {
        let cells: Vec<&str> = line.split('\t').collect();
        add(cells.get(6).map(|ids| cited(ids)).unwrap_or_default(), format!("{file}:{}", cells[0]));
    }
    table
}

/// The reasons why a statement needs no test.
const REASONS: [&str; 3] = ["meta", "lost", "later"];

/// Returns the statements without a test, with the reason and its explanation.
fn not_tested() -> BTreeMap<String, String> {
    let text = read("conformance/not-tested.tsv");
    let mut found = BTreeMap::new();
    for line in text.lines().filter(|line| !line.starts_with('#')) {
        let [id, reason, words] = line.split('\t').collect::<Vec<_>>()[..] else {
            panic!("three columns: {line}")
        };
        assert!(REASONS.contains(&reason) && !words.is_empty(), "{line}");
        assert!(found.insert(id.to_owned(), reason.to_owned()).is_none(), "{id} twice");
    }
    found
}

#[test]
fn every_statement_has_a_test_or_a_reason() {
    let (all, table, excused) = (statements(), table(), not_tested());
    assert_eq!(all.len(), 418);
    let known: BTreeSet<&String> = all.iter().collect();
    let unknown: Vec<&String> = table.keys().chain(excused.keys()).filter(|id| !known.contains(id)).collect();
    assert!(unknown.is_empty(), "cited, but no statements: {unknown:?}");
    let both: Vec<&String> = excused.keys().filter(|id| table.contains_key(*id)).collect();
    assert!(both.is_empty(), "have a test and a reason for none: {both:?}");
    let missing: Vec<&String> =
        all.iter().filter(|id| !table.contains_key(*id) && !excused.contains_key(*id)).collect();
    let mut counts: BTreeMap<&str, usize> = BTreeMap::new();
    for reason in excused.values() {
        *counts.entry(reason).or_default() += 1;
    }
    println!("{} of {} statements have tests; without: {counts:?}", table.len(), all.len());
    assert!(missing.is_empty(), "{} statements have no test: {missing:?}", missing.len());
}

#[test]
fn coverage_table_is_up_to_date() {
    let table = table();
    let mut text =
        "# Statements and the tests that exercise them: id, tests. Tab-separated. Written by `cargo xtask \
                    coverage`.\n# What is not here is in not-tested.tsv, with the reason.\n"
            .to_owned();
    for (id, tests) in statements().iter().filter_map(|id| table.get_key_value(id)) {
        let tests: Vec<&str> = tests.iter().map(String::as_str).collect();
        writeln!(text, "{id}\t{}", tests.join(" ")).expect("a string takes it");
    }
    let path = project().join("conformance/coverage.tsv");
    if std::env::var_os("HANCHAN_BLESS").is_some() {
        std::fs::write(&path, &text).expect("written");
    }
    let written = std::fs::read_to_string(&path).unwrap_or_default();
    assert!(written == text, "conformance/coverage.tsv is out of date: run cargo xtask coverage");
}

#[test]
fn citations_are_parsed() {
    let spelled = |ids: Vec<String>| ids.join(" ");
    assert_eq!(spelled(cited("SC-P07-a: P-077, (C-044); A-P08, 8-9-1, F-ex12")), "P-077 C-044");
    assert_eq!(spelled(cited("P-010 … P-012 and D-001")), "P-010 P-011 P-012 D-001");
    assert_eq!(spelled(cited_by_name("p_012_to_014_c_064_to_c_065_x")), "P-012 P-013 P-014 C-064 C-065");
    assert_eq!(spelled(cited_by_name("sc_p01_a_p34_what")), "");
    let source =
        "/// P-001\n#[test]\nfn a() {\n    // P-002\n}\n\n// P-003\nfn b() {}\n#[test]\nfn p_004() {}\n";
    let names: Vec<(&str, String)> = tests(source);
    assert_eq!(names, [("a", "/// P-001\n".to_owned()), ("p_004", String::new())]);
}
