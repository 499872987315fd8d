//! The matrix of rules: the switches for each of its 125 rows, and the sources that the presets must cite.
//!
//! The sample `rules/rules-matrix.md` is the part of the analysis that these tests need: the statements cited by each
//! row, and the values of section H.

mod common;

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write as _;

use hanchan_rules::{Rules, Switches, Yaku, keys, preset, preset_files};

use common::ids;
use hanchan_testdata::{corpus_text, sample_text};

/// A row of `conformance/matrix.tsv`.
struct Row {
    name: &'static str,
    /// The keys that implement the row, or the reason why it has no keys.
    keys: Result<Vec<&'static str>, &'static str>,
    /// Statements that none of the keys cites, with the reason.
    exceptions: BTreeMap<&'static str, &'static str>,
}

/// The three parts of the file.
struct Matrix {
    /// The numbered rows.
    rows: Vec<(u32, Row)>,
    /// The rows of section H.
    values: Vec<Row>,
    /// Keys that are in no row, with the reason.
    beyond: BTreeMap<&'static str, &'static str>,
}

impl Matrix {
    fn read() -> Matrix {
        let mut matrix = Matrix { rows: Vec::new(), values: Vec::new(), beyond: BTreeMap::new() };
        let lines = include_str!("../../../conformance/matrix.tsv").lines();
        for line in lines.filter(|line| !line.starts_with('#')) {
            let columns: Vec<&str> = line.split('\t').collect();
            match columns[..] {
                ["+", key, reason] => assert_eq!(matrix.beyond.insert(key, reason), None, "{key}"),
                ["H", name, keys] => matrix.values.push(Row::read(name, keys, "")),
                [number, name, keys, ref exceptions @ ..] if exceptions.len() <= 1 => {
                    let row = Row::read(name, keys, exceptions.first().unwrap_or(&""));
                    matrix.rows.push((number.parse().expect(line), row));
                }
                _ => panic!("{line}"),
            }
        }
        matrix
    }

    /// Iterates over all rows, including section H.
    fn all(&self) -> impl Iterator<Item = &Row> {
        self.rows.iter().map(|(_, row)| row).chain(&self.values)
    }
}

impl Row {
    fn read(name: &'static str, keys: &'static str, exceptions: &'static str) -> Row {
        let keys = match keys.strip_prefix("= ") {
            Some(reason) => Err(reason),
            None => Ok(keys.split(' ').collect()),
        };
        let exceptions = exceptions.split("; ").filter(|exception| !exception.is_empty());
        let exceptions = exceptions.map(|exception| exception.split_once(' ').expect(exception)).collect();
        Row { name, keys, exceptions }
    }

    fn keys(&self) -> impl Iterator<Item = &'static str> {
        self.keys.iter().flatten().copied()
    }
}

/// The first letter of each document's statement ids, and the presets made from the document.
const DOCUMENTS: [(char, &[&str]); 5] = [
    ('P', &["phoenix"]),
    ('C', &["cheatsheet", "cheatsheet-3p"]),
    ('G', &["process"]),
    ('F', &["furiten"]),
    ('D', &["danish"]),
];

fn documents() -> Vec<(char, Vec<Rules>)> {
    let load = |presets: &[&str]| presets.iter().map(|id| preset(id).expect(id)).collect();
    DOCUMENTS.iter().map(|(letter, presets)| (*letter, load(presets))).collect()
}

fn split(key: &str) -> (&str, &str) {
    key.split_once('.').expect(key)
}

/// Returns the statements that any key of a row cites in any of the presets.
fn cited(row: &Row, presets: &[Rules]) -> BTreeSet<String> {
    let mut cited = BTreeSet::new();
    for (key, rules) in row.keys().flat_map(|key| presets.iter().map(move |rules| (key, rules))) {
        let (group, key) = split(key);
        cited.extend(rules.source_of(group, key).expect(key).by.iter().flat_map(|by| ids(by)));
    }
    cited
}

/// Returns the rows of a Markdown table whose first cell passes the filter, without that cell.
fn table<'a, T>(text: &'a str, first: impl Fn(&'a str) -> Option<T>) -> Vec<(T, Vec<&'a str>)> {
    let rows = text.lines().filter_map(|line| line.strip_prefix("| ")?.strip_suffix(" |"));
    rows.filter_map(|row| {
        let mut cells = row.split('|').map(str::trim);
        Some((first(cells.next()?)?, cells.collect()))
    })
    .collect()
}

#[test]
fn ids_are_read_with_ranges_and_lists() {
    let read = |text: &str| ids(text).into_iter().collect::<Vec<_>>().join(" ");
    assert_eq!(read("3–4 s (P-056..058)"), "P-056 P-057 P-058");
    assert_eq!(read("7 stacks (P-019..P-022)"), "P-019 P-020 P-021 P-022");
    assert_eq!(read("yes (P-178,187), ≈ A-P04"), "A-P04 P-178 P-187");
    assert_eq!(read("(P-003,P-010) SC-P43, F-ex12, P-167.."), "P-003 P-010 P-167");
    assert_eq!(read("(D-002,003,038), 100 points, C-057,4"), "C-057 D-002 D-003 D-038");
}

#[test]
fn matrix_has_each_row_once_and_only_existing_keys() {
    let matrix = Matrix::read();
    let numbers: Vec<u32> = matrix.rows.iter().map(|(number, _)| *number).collect();
    assert_eq!(numbers, (1..=125).collect::<Vec<u32>>());
    let known: BTreeSet<String> = keys().map(|(group, key)| format!("{group}.{key}")).collect();
    for row in matrix.all() {
        assert!(!row.name.is_empty() && row.keys != Err(""));
        for key in row.keys() {
            assert!(known.contains(key), "{}: {key}", row.name);
        }
        for (id, reason) in &row.exceptions {
            assert!(ids(id).contains(*id) && !reason.is_empty(), "{}: {id}", row.name);
        }
    }
}

#[test]
fn every_switch_is_in_a_row_or_beyond_the_matrix() {
    let matrix = Matrix::read();
    let in_rows: BTreeSet<&str> = matrix.all().flat_map(Row::keys).collect();
    let known: BTreeSet<String> = keys().map(|(group, key)| format!("{group}.{key}")).collect();
    // Switches added after the analysis have a default. A local yaku may be older.
    let later = |key: &str| {
        Switches::ALL.iter().any(|switch| switch.default.is_some() && switch.to_string() == key)
            || key.strip_prefix("yaku.").and_then(Yaku::from_id).is_some_and(Yaku::is_local)
    };
    for key in known.iter().filter(|key| !later(key) || in_rows.contains(&***key)) {
        let (in_row, beyond) = (in_rows.contains(&**key), matrix.beyond.contains_key(&**key));
        assert!(in_row != beyond, "{key}: in a row: {in_row}, beyond: {beyond}");
    }
    for (key, reason) in &matrix.beyond {
        assert!(known.contains(*key) && !reason.is_empty(), "{key}");
    }
}

/// Values taken from the default column say so: `common practice (switch 49)`.
#[test]
fn common_practice_names_the_row_of_its_switch() {
    let matrix = Matrix::read();
    let mut named = 0;
    for file in preset_files().unwrap() {
        let rules = preset(&file.id).unwrap();
        for (group, key) in keys() {
            let name = format!("{group}.{key}");
            for by in &rules.source_of(group, &key).unwrap().by {
                let Some((_, number)) = by.split_once("(switch ") else { continue };
                let number: u32 = number.split(')').next().and_then(|number| number.parse().ok()).expect(by);
                let (_, row) = matrix.rows.iter().find(|(row, _)| *row == number).expect(by);
                let fits = row.keys().any(|key| key == name) || matrix.beyond.contains_key(&*name);
                assert!(fits, "{} {name}: {by}", file.id);
                named += 1;
            }
        }
    }
    assert!(named > 100);
}

/// Returns the numbered rows of the analysis.
fn numbered(text: &str) -> Vec<(u32, Vec<&str>)> {
    table(text, |number| number.parse::<u32>().ok())
}

/// Returns the rows of section H of the analysis.
fn values(text: &str) -> Vec<(&str, Vec<&str>)> {
    let (_, section) = text.split_once("## H. ").expect("section H");
    table(section, |name| (!name.starts_with(['-', 'Y'])).then_some(name))
}

/// Reduces the analysis to the part stored in the sample.
fn reduced(text: &str) -> String {
    let mut sample = "# The rules matrix: citations and values\n\nThe statements that each row of the analysis cites, document by \
        document. `HANCHAN_BLESS=1 cargo test -p\nhanchan-rules --test matrix` writes this file anew from the larger corpus.\n\n\
        | # | switch | P | C | G | F | D | |\n|---|---|---|---|---|---|---|---|\n"
        .to_owned();
    for (number, cells) in numbered(text) {
        let [switch, cells @ .., _default] = &cells[..] else { panic!("row {number}") };
        let cited = |cell: &&str| ids(cell).into_iter().collect::<Vec<_>>().join(", ");
        let cited: Vec<String> = cells.iter().map(cited).collect();
        let _ = writeln!(sample, "| {number} | {switch} | {} | |", cited.join(" | "));
    }
    sample.push_str("\n## H. Values of yaku\n| Yaku | P | C | F | D |\n|---|---|---|---|---|\n");
    for (name, cells) in values(text) {
        let _ = writeln!(sample, "| {name} | {} |", cells.join(" | "));
    }
    sample
}

#[test]
fn sample_matches_the_analysis() {
    let Some(analysis) = corpus_text("rules/rules-matrix.md") else { return };
    let reduced = reduced(&analysis);
    if hanchan_testdata::blessing() {
        std::fs::write(hanchan_testdata::sample("rules/rules-matrix.md"), &reduced).expect("written");
    }
    assert_eq!(sample_text("rules/rules-matrix.md"), reduced);
    check_citations(&analysis);
    check_values(&analysis);
}

#[test]
fn presets_cite_the_statements_of_the_matrix() {
    check_citations(&sample_text("rules/rules-matrix.md"));
}

#[test]
fn presets_have_the_values_of_section_h() {
    check_values(&sample_text("rules/rules-matrix.md"));
}

fn check_citations(text: &str) {
    let (matrix, documents) = (Matrix::read(), documents());
    let printed = numbered(text);
    assert_eq!(printed.len(), matrix.rows.len());
    let mut missing = Vec::new();
    for ((number, cells), (ours, row)) in printed.iter().zip(&matrix.rows) {
        assert_eq!(number, ours);
        let [switch, cells @ .., _default] = &cells[..] else { panic!("row {number}") };
        assert_eq!(cells.len(), documents.len(), "row {number}");
        let mut excepted: BTreeSet<&str> = row.exceptions.keys().copied().collect();
        for (cell, (letter, presets)) in cells.iter().zip(&documents) {
            let cited = cited(row, presets);
            for id in ids(cell) {
                assert_eq!(id.trim_start_matches("A-").chars().next(), Some(*letter), "row {number}");
                let exception = excepted.remove(&*id);
                assert!(!(exception && cited.contains(&id)), "row {number}: {id} is cited and no exception");
                if row.keys.is_ok() && !exception && !cited.contains(&id) {
                    missing.push(format!("{number} {switch}: {id}"));
                }
            }
        }
        assert!(excepted.is_empty(), "row {number} does not have {excepted:?}");
    }
    assert!(missing.is_empty(), "{missing:#?}");
}

/// Returns whether a cell of section H stands for this value, written as in rule files, or `None` if the cell has
/// no value.
fn means(cell: &str, place: usize, written: &str) -> Option<bool> {
    let value = cell.split(['(', '≈', ',']).next()?.trim();
    let yakuman = |times: &str| match times {
        "1" => "\"yakuman\"",
        "2" => "\"double yakuman\"",
        _ => panic!("{cell}"),
    };
    if let Some((one, other)) = value.trim_end_matches("ykm").trim().split_once(" / ") {
        return Some(written == yakuman([one, other][place]));
    }
    if let Some((open, closed)) = value.split_once('/') {
        return Some(written == format!("[{open}, {closed}]"));
    }
    match value {
        "c" | "×" if ids(cell).is_empty() || value == "c" => None,
        "×" => Some(written == "\"off\""),
        "ykm" => Some(written == "\"yakuman\""),
        "mangan" => Some(written == "\"closed 5\""),
        "1" | "2" if written.contains("yakuman") => Some(written == yakuman(value)),
        _ => Some(match value.strip_prefix('c') {
            Some(closed) => written == format!("\"closed {closed}\""),
            None => written == format!("[{value}, {value}]"),
        }),
    }
}

fn check_values(text: &str) {
    let printed = values(text);
    let (matrix, mut documents) = (Matrix::read(), documents());
    documents.retain(|(letter, _)| *letter != 'G');
    let names: Vec<&str> = matrix.values.iter().map(|row| row.name).collect();
    assert_eq!(printed.iter().map(|(name, _)| *name).collect::<Vec<_>>(), names);
    let mut compared = 0;
    for ((name, cells), row) in printed.iter().zip(&matrix.values) {
        assert_eq!(cells.len(), documents.len(), "{name}");
        for (cell, (letter, presets)) in cells.iter().zip(&documents) {
            let cited = cited(row, presets);
            for id in ids(cell) {
                assert!(cited.contains(&id), "{name}: {id}");
            }
            for (place, key) in row.keys().enumerate() {
                let (group, key) = split(key);
                for rules in presets {
                    let written = rules.written(group, key).expect(key);
                    // Phoenix is complete: a yaku that it does not list does not exist.
                    let means =
                        means(cell, place, &written).unwrap_or(*letter != 'P' || written == "\"off\"");
                    assert!(means, "{} {name}: {cell}, not {written}", rules.id);
                    compared += 1;
                }
            }
        }
    }
    assert!(compared > 200);
}

/// The indicator comes right after the stacks of replacement tiles (P-021, A-C15).
#[test]
fn replacement_tiles_come_before_the_indicator() {
    for file in preset_files().unwrap() {
        let table = preset(&file.id).unwrap().switches().table.clone();
        assert_eq!(table.replacement_tiles, 2 * (table.indicator_stack - 1), "{}", file.id);
    }
}
