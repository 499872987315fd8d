//! Tiles as text.

use hanchan_tiles::{Face, Kind, Suit, Tile};
use ratatui::style::{Color, Modifier, Style};
use ratatui::text::Span;

/// The display width of a tile with its mark.
pub(super) const CELL_WIDTH: u16 = 4;

fn letter(kind: Kind) -> &'static str {
    match kind.face() {
        Face::Suited(Suit::Man, _) => "萬",
        Face::Suited(Suit::Pin, _) => "筒",
        Face::Suited(Suit::Sou, _) => "索",
        Face::Wind(_) => ["東", "南", "西", "北"][kind.index() - Kind::EAST.index()],
        Face::Dragon(_) => ["白", "發", "中"][kind.index() - Kind::WHITE.index()],
    }
}

/// Returns the digit (0 for a red five) and the character of a tile, each two columns wide.
pub(super) fn parts(tile: Tile) -> (String, &'static str) {
    let above = if tile.kind().is_honour() { "  ".to_owned() } else { format!("{} ", tile.digit()) };
    (above, letter(tile.kind()))
}

/// Formats a tile in three columns, as in `5萬`, `0萬` (a red five) or `東 `.
pub(super) fn text(tile: Tile) -> String {
    let letter = letter(tile.kind());
    if tile.kind().is_honour() { format!("{letter} ") } else { format!("{}{letter}", tile.digit()) }
}

/// Returns the colour of a tile. Colour never carries information that the text lacks.
pub(super) fn style(tile: Tile) -> Style {
    let bold = Style::new().add_modifier(Modifier::BOLD);
    match tile.kind().face() {
        _ if tile.is_red() => bold.fg(Color::Red),
        Face::Suited(Suit::Pin, _) => bold.fg(Color::Blue),
        Face::Suited(Suit::Sou, _) => bold.fg(Color::Green),
        Face::Dragon(_) if tile.kind() == Kind::GREEN => bold.fg(Color::Green),
        Face::Dragon(_) if tile.kind() == Kind::RED => bold.fg(Color::Red),
        _ => bold,
    }
}

/// Formats a tile with a mark before it, in four columns.
pub(super) fn cell(mark: char, tile: Tile) -> Span<'static> {
    Span::styled(format!("{mark}{}", text(tile)), style(tile))
}

/// Formats tiles as a compact row, as in `123萬 067筒 東東`.
pub(crate) fn row(tiles: impl IntoIterator<Item = Tile>) -> String {
    let mut row = String::new();
    let mut suit: Option<Kind> = None;
    for tile in tiles {
        let kind = tile.kind();
        match suit {
            Some(last) if last.letter() != kind.letter() => {
                if !last.is_honour() {
                    row.push_str(letter(last));
                }
                row.push(' ');
            }
            _ => {}
        }
        if kind.is_honour() {
            row.push_str(letter(kind));
        } else {
            row.push_str(&tile.digit().to_string());
        }
        suit = Some(kind);
    }
    if let Some(last) = suit.filter(|last| !last.is_honour()) {
        row.push_str(letter(last));
    }
    row
}

#[cfg(test)]
mod tests {
    use hanchan_tiles::notation::mpsz::parse_tiles;
    use unicode_width::UnicodeWidthStr;

    use super::*;

    #[test]
    fn rows_share_suit_characters_and_cells_have_four_columns() {
        let tiles = parse_tiles("123m067p11z7z").expect("tiles");
        assert_eq!(row(tiles), "123萬 067筒 東東中");
        for tile in Tile::all() {
            assert_eq!(cell('=', tile).content.width(), usize::from(CELL_WIDTH), "{tile}");
            let (above, below) = parts(tile);
            assert_eq!((above.width(), below.width()), (2, 2), "{tile}");
        }
        assert_eq!(text(Tile::red(Suit::Pin)), "0筒");
    }
}
