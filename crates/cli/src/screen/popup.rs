//! Popups over the table.

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::{Modifier, Style};
use ratatui::text::Line;
use ratatui::widgets::{Block, Clear, Widget as _};
use unicode_width::UnicodeWidthStr;

use super::wrap::wrap;

/// Draws a centred box with a title, wrapped text, and a footer.
pub(crate) fn popup(title: &str, text: &[String], foot: &str, window: Rect, buffer: &mut Buffer) {
    let most = usize::from(window.width.saturating_sub(4)).min(72);
    let lines: Vec<Line<'_>> =
        text.iter().flat_map(|line| wrap(line, most)).map(|line| Line::from(line.clone())).collect();
    let widest =
        lines.iter().map(Line::width).chain([title.width() + 2, foot.width() + 2]).max().unwrap_or(0);
    framed(title, &lines, 0, foot, widest as u16, window, buffer);
}

/// Draws a centred box with lines of a given width, scrolled to the line `from`.
pub(super) fn framed(
    title: &str,
    lines: &[Line<'_>],
    from: usize,
    foot: &str,
    width: u16,
    window: Rect,
    buffer: &mut Buffer,
) {
    let (width, height) = ((width + 4).min(window.width), (lines.len() as u16 + 2).min(window.height));
    let area = Rect {
        x: window.x + (window.width - width) / 2,
        y: window.y + (window.height - height) / 2,
        width,
        height,
    };
    Clear.render(area, buffer);
    let bold = Style::new().add_modifier(Modifier::BOLD);
    let block = Block::bordered().title(Line::styled(format!(" {title} "), bold));
    let block = block.title_bottom(Line::from(format!(" {foot} ")).right_aligned());
    let inner = block.inner(area);
    block.render(area, buffer);
    for (at, line) in lines.iter().skip(from).enumerate().take(usize::from(inner.height)) {
        buffer.set_line(inner.x + 1, inner.y + at as u16, line, inner.width.saturating_sub(2));
    }
}

/// Returns the number of text lines that fit into a box.
pub(super) fn space(window: Rect) -> usize {
    usize::from(window.height.saturating_sub(2))
}
