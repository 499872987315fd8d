//! Columns in the terminal, whatever the width of their letters.

use unicode_width::UnicodeWidthStr;

/// The columns a text takes, escapes left out.
pub(crate) fn width(text: &str) -> usize {
    anstream::adapter::strip_str(text).to_string().width()
}

/// Fills a text up to so many columns.
pub(crate) fn padded(text: &str, to: usize) -> String {
    format!("{text}{}", " ".repeat(to.saturating_sub(width(text))))
}

/// Rows with their columns aligned, two spaces before each.
pub(crate) fn columns<const N: usize>(rows: &[[String; N]]) -> String {
    let widths: [usize; N] =
        std::array::from_fn(|column| rows.iter().map(|row| width(&row[column])).max().unwrap_or(0));
    let mut text = String::new();
    for row in rows {
        let cells = row.iter().zip(widths).map(|(cell, to)| padded(cell, to));
        let line = cells.fold(String::new(), |line, cell| line + "  " + &cell);
        text.push_str(line.trim_end());
        text.push('\n');
    }
    text
}
