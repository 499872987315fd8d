//! The contents of a terminal, for tests.

use ratatui::buffer::Buffer;
use unicode_width::UnicodeWidthStr;

/// Returns the lines of a buffer as text.
pub(crate) fn lines(buffer: &Buffer) -> Vec<String> {
    let area = buffer.area;
    let line = |y: u16| {
        let (mut line, mut x) = (String::new(), 0);
        while x < area.width {
            let symbol = buffer[(x, y)].symbol();
            line.push_str(symbol);
            x += symbol.width().max(1) as u16;
        }
        line.trim_end().to_owned()
    };
    (0..area.height).map(line).collect()
}

/// The width of a result page in columns.
pub(crate) const PAGE_WIDTH: usize = super::pages::PAGE_WIDTH;
