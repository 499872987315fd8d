//! Tables of text in aligned columns, by display width.

use unicode_width::UnicodeWidthStr;

/// Returns the display width of a text, without its ANSI escapes.
pub(crate) fn width(text: &str) -> usize {
    anstream::adapter::strip_str(text).to_string().width()
}

/// Pads a text with spaces to a display width.
pub(crate) fn padded(text: &str, to: usize) -> String {
    format!("{text}{}", " ".repeat(to.saturating_sub(width(text))))
}

/// Formats rows with aligned columns, each after two spaces.
pub(crate) fn columns<const N: usize>(rows: &[[String; N]]) -> String {
    grid(rows)
}

/// Like [`columns`], for rows of any length.
pub(crate) fn grid<R: AsRef<[String]>>(rows: &[R]) -> String {
    let count = rows.iter().map(|row| row.as_ref().len()).max().unwrap_or(0);
    let cell = |row: &R, column: usize| row.as_ref().get(column).cloned().unwrap_or_default();
    let widest = |column: usize| rows.iter().map(|row| width(&cell(row, column))).max().unwrap_or(0);
    let widths: Vec<usize> = (0..count).map(widest).collect();
    let mut text = String::new();
    for row in rows {
        let cells = widths.iter().enumerate().map(|(column, &to)| padded(&cell(row, column), to));
        let line = cells.fold(String::new(), |line, cell| line + "  " + &cell);
        text.push_str(line.trim_end());
        text.push('\n');
    }
    text
}
