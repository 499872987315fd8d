//! Draws tiles with box characters, as they are laid out on a table.

use std::fmt::Write as _;

use anstyle::{AnsiColor, Style};
use hanchan_press::River;
use hanchan_rules::{AddedTile, Calls};
use hanchan_tiles::{Face, Hand, Kind, Meld, Pose, Suit, Tile};

/// The height of a row of tiles, in lines: enough for an added kan tile on top of another tile.
const LINES: usize = 5;

/// A drawing of some tiles: lines of the same width.
struct Picture([String; LINES]);

impl Picture {
    fn empty() -> Picture {
        Picture(std::array::from_fn(|_| String::new()))
    }

    /// Adds a drawing to the right, aligned at the bottom.
    fn push(&mut self, lines: &[String], width: usize) {
        for (i, line) in self.0.iter_mut().enumerate() {
            match (i + lines.len()).checked_sub(LINES) {
                Some(at) => line.push_str(&lines[at]),
                None => line.push_str(&" ".repeat(width)),
            }
        }
    }

    fn gap(&mut self, width: usize) {
        self.push(&[], width);
    }

    fn text(&self) -> String {
        let mut text = String::new();
        for line in self.0.iter().filter(|line| !line.trim().is_empty()) {
            let _ = writeln!(text, "{}", line.trim_end());
        }
        text
    }
}

/// Returns the upper and lower text of a tile's face, and its style.
fn face(tile: Tile) -> (String, &'static str, Style) {
    let colour = |colour: AnsiColor| colour.on_default().bold();
    let (above, below, style) = match tile.kind().face() {
        Face::Suited(suit, rank) => {
            let (letter, style) = match suit {
                Suit::Man => ("萬", Style::new().bold()),
                Suit::Pin => ("筒", colour(AnsiColor::Blue)),
                Suit::Sou => ("索", colour(AnsiColor::Green)),
            };
            (format!("{rank} "), letter, style)
        }
        Face::Wind(_) => (
            "  ".to_owned(),
            ["東", "南", "西", "北"][tile.kind().index() - Kind::EAST.index()],
            Style::new().bold(),
        ),
        Face::Dragon(_) => {
            let (letter, style) = [
                ("白", Style::new().bold()),
                ("發", colour(AnsiColor::Green)),
                ("中", colour(AnsiColor::Red)),
            ][tile.kind().index() - Kind::WHITE.index()];
            ("  ".to_owned(), letter, style)
        }
    };
    let style = if tile.is_red() { colour(AnsiColor::Red) } else { style };
    (above, below, style)
}

fn upright(tile: Tile) -> [String; 4] {
    let (above, below, style) = face(tile);
    [
        "╭──╮".to_owned(),
        format!("│{style}{above}{style:#}│"),
        format!("│{style}{below}{style:#}│"),
        "╰──╯".to_owned(),
    ]
}

fn face_down() -> [String; 4] {
    ["╭──╮", "│░░│", "│░░│", "╰──╯"].map(str::to_owned)
}

fn across(tile: Tile) -> String {
    let (above, below, style) = face(tile);
    format!("│{style}{above}{below}{style:#}│")
}

fn sideways(tile: Tile) -> [String; 3] {
    ["╭────╮".to_owned(), across(tile), "╰────╯".to_owned()]
}

fn stacked(lower: Tile, upper: Tile) -> [String; 5] {
    ["╭────╮".to_owned(), across(upper), "├────┤".to_owned(), across(lower), "╰────╯".to_owned()]
}

fn meld(meld: Meld, calls: &Calls, picture: &mut Picture) {
    let laid: Vec<_> = meld.laid().collect();
    for (i, tile) in laid.iter().enumerate() {
        let added = laid.get(i + 1).filter(|next| next.pose == Pose::Added);
        match (tile.pose, added) {
            (Pose::Sideways, Some(added)) if calls.added_tile == AddedTile::OnTop => {
                picture.push(&stacked(tile.tile, added.tile), 6);
            }
            (Pose::Added, _) if calls.added_tile == AddedTile::OnTop => {}
            (Pose::Sideways | Pose::Added, _) => picture.push(&sideways(tile.tile), 6),
            (Pose::FaceDown, _) => picture.push(&face_down(), 4),
            (Pose::Upright, _) => picture.push(&upright(tile.tile), 4),
        }
    }
}

/// Draws a hand with its melds, and the winning or drawn tile set apart.
pub(crate) fn hand(hand: &Hand, apart: Option<Tile>, calls: &Calls) -> String {
    let mut picture = Picture::empty();
    for tile in hand.concealed().iter() {
        picture.push(&upright(tile), 4);
    }
    if let Some(tile) = apart {
        picture.gap(2);
        picture.push(&upright(tile), 4);
    }
    for &laid in hand.melds() {
        picture.gap(2);
        meld(laid, calls, &mut picture);
    }
    if hand.norths() > 0 {
        picture.gap(2);
        for _ in 0..hand.norths() {
            picture.push(&upright(Tile::plain(Kind::NORTH)), 4);
        }
    }
    picture.text()
}

/// Draws a river, row by row.
pub(crate) fn river(river: &River) -> String {
    let mut text = String::new();
    for row in river.rows() {
        let mut picture = Picture::empty();
        for &(tile, riichi) in row {
            if riichi {
                picture.push(&sideways(tile), 6);
            } else {
                picture.push(&upright(tile), 4);
            }
        }
        text.push_str(&picture.text());
    }
    text
}

/// Formats a tile for a line of text.
pub(crate) fn inline(tile: Tile) -> String {
    let (above, below, style) = face(tile);
    format!("{style}{}{below}{style:#}", above.trim())
}
