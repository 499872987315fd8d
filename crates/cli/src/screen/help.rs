//! What keys and marks mean.

use hanchan_words::Words;

use crate::text_table::columns;

/// The marks of tiles.
const MARKS: [(&str, &str); 5] = [
    ("=5萬", "mark-sideways"),
    ("^5萬", "mark-claimed"),
    ("+5萬", "mark-added"),
    (".5萬", "mark-drawn"),
    ("0萬", "mark-red"),
];

/// Lines that say what keys do, and what the marks of tiles mean.
pub(crate) fn help_lines(keys: &[(&str, &str)], words: &Words) -> Vec<String> {
    let rows = keys.iter().chain([("", "")].iter()).chain(&MARKS);
    let said = |id: &str| if id.is_empty() { String::new() } else { words.text(id) };
    let rows: Vec<[String; 2]> = rows.map(|(key, id)| [(*key).to_owned(), said(id)]).collect();
    columns(&rows).lines().map(|line| line.trim_start_matches("  ").to_owned()).collect()
}
