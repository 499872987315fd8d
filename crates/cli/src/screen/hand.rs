//! The viewer's own hand, with the drawn tile set apart (P-046).

use hanchan_tiles::{Hand, Tile};
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::{Modifier, Style};

use super::face::{parts, style};

/// A concealed tile of a hand.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct HandTile {
    /// The tile.
    pub(crate) tile: Tile,
    /// Whether the tile was just drawn.
    pub(crate) drawn: bool,
}

/// Returns the concealed tiles in order, the drawn one last.
pub(crate) fn held(hand: &Hand) -> Vec<HandTile> {
    let mut rest = *hand.concealed();
    let drawn = hand.drawn().filter(|&tile| rest.remove(tile).is_ok());
    let tiles = rest.iter().map(|tile| HandTile { tile, drawn: false });
    tiles.chain(drawn.map(|tile| HandTile { tile, drawn: true })).collect()
}

/// The height of the hand in lines: a tile has four, one more if it is raised, and its key is below.
pub(super) const HEIGHT: u16 = 6;
const WIDTH: u16 = 4;
const GAP: u16 = 2;

/// The tiles that can be chosen, and the current choice.
#[derive(Clone, Copy, Default)]
pub(super) struct Choosing<'a> {
    /// The index of the raised tile.
    pub(super) raised: Option<usize>,
    /// Which tiles can be chosen; `None` if there is nothing to choose, so that no tile has a key.
    pub(super) allowed: Option<&'a [bool]>,
}

pub(super) fn draw(hand: &Hand, choosing: Choosing<'_>, area: Rect, buffer: &mut Buffer) {
    let mut left = area.x + 1;
    for (place, HandTile { tile, drawn }) in held(hand).into_iter().enumerate() {
        left += if drawn { GAP } else { 0 };
        if left + WIDTH > area.right() || area.height < HEIGHT {
            return;
        }
        let raised = choosing.raised == Some(place);
        let allowed = choosing.allowed.map(|allowed| allowed.get(place) == Some(&true));
        let edge = match (raised, allowed) {
            (true, _) => Style::new().add_modifier(Modifier::BOLD),
            (_, Some(false)) => Style::new().add_modifier(Modifier::DIM),
            _ => Style::new(),
        };
        let top = area.y + u16::from(!raised);
        let (above, below) = parts(tile);
        for (line, text) in ["╭──╮", "│", "│", "╰──╯"].into_iter().enumerate() {
            buffer.set_string(left, top + line as u16, text, edge);
        }
        let face = if allowed == Some(false) { edge } else { style(tile) };
        for (line, text) in [(1, above.as_str()), (2, below)] {
            buffer.set_string(left + 1, top + line, text, face);
            buffer.set_string(left + 3, top + line, "│", edge);
        }
        if allowed == Some(true) {
            let letter = char::from(b'a' + place as u8).to_string();
            let style = if raised { Style::new().add_modifier(Modifier::REVERSED) } else { Style::new() };
            buffer.set_string(left + 1, area.y + 5, letter, style);
        }
        left += WIDTH;
    }
}
