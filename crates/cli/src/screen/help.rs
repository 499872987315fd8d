//! Help for keys and marks.

use hanchan_words::Words;

use crate::text_table::columns;

/// The marks of tiles, and their messages.
const MARKS: [(&str, &str); 5] = [
    ("=5萬", "mark-sideways"),
    ("^5萬", "mark-claimed"),
    ("+5萬", "mark-added"),
    (".5萬", "mark-drawn"),
    ("0萬", "mark-red"),
];

/// Returns lines that explain the keys and the marks of tiles.
pub(crate) fn help_lines(keys: &[(&str, &str)], words: &Words) -> Vec<String> {
    let rows = keys.iter().chain([("", "")].iter()).chain(&MARKS);
    let text = |id: &str| if id.is_empty() { String::new() } else { words.text(id) };
    let rows: Vec<[String; 2]> = rows.map(|(key, id)| [(*key).to_owned(), text(id)]).collect();
    columns(&rows).lines().map(|line| line.trim_start_matches("  ").to_owned()).collect()
}
