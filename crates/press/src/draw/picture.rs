//! Pictures of tiles.

use std::collections::BTreeSet;
use std::fmt::Write as _;

use hanchan_rules::{AddedTile, Calls, ClosedKanDown};
use hanchan_tiles::{Hand, Kind, LaidTile, Meld, MeldKind, Pose, Tile};

use serde::{Serialize, Serializer};

use super::look::{Look, symbols};
use super::river::River;

/// A tile's short and long side, in units of the drawings.
const SHORT: u32 = 300;
const LONG: u32 = 400;
/// The gap between the hand, the drawn tile and the melds, in units of the drawings.
const GAP: u32 = 120;

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Lying {
    Upright(Tile),
    Sideways(Tile),
    Back,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Piece {
    x: u32,
    /// The distance of the piece's lower edge from the bottom of the picture.
    above: u32,
    lying: Lying,
}

/// Tiles as they are placed on the table: a hand with its melds, a river or a single tile.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Picture {
    pieces: Vec<Piece>,
    width: u32,
    height: u32,
}

impl Picture {
    /// Draws a hand with its melds and the drawn or winning tile set apart. Melds are placed as the rules require.
    pub fn hand(hand: &Hand, won: Option<Tile>, calls: &Calls) -> Picture {
        let mut picture = Picture::default();
        let mut standing: Vec<Tile> = hand.concealed().iter().collect();
        let apart = won.or(hand.drawn());
        if let Some(place) = standing.iter().position(|&tile| won.is_none() && Some(tile) == hand.drawn()) {
            standing.remove(place);
        }
        for tile in standing {
            picture.push(Lying::Upright(tile));
        }
        if let Some(tile) = apart {
            picture.gap();
            picture.push(Lying::Upright(tile));
        }
        for &meld in hand.melds() {
            picture.gap();
            picture.meld(meld, calls);
        }
        if hand.norths() > 0 {
            picture.gap();
        }
        for _ in 0..hand.norths() {
            picture.push(Lying::Upright(Tile::plain(Kind::NORTH)));
        }
        picture
    }

    /// Draws one meld.
    pub fn of_meld(meld: Meld, calls: &Calls) -> Picture {
        let mut picture = Picture::default();
        picture.meld(meld, calls);
        picture
    }

    /// Draws tiles side by side.
    pub fn tiles(tiles: impl IntoIterator<Item = Tile>) -> Picture {
        let mut picture = Picture::default();
        for tile in tiles {
            picture.push(Lying::Upright(tile));
        }
        picture
    }

    /// Draws a player's discards in rows of six; the third row is as long as needed.
    pub fn river(river: &River) -> Picture {
        let mut picture = Picture::default();
        let rows: Vec<&[(Tile, bool)]> = river.rows().collect();
        for (i, row) in rows.iter().enumerate() {
            let above = LONG * (rows.len() - 1 - i) as u32;
            let mut x = 0;
            for &(tile, riichi) in *row {
                let (lying, width) =
                    if riichi { (Lying::Sideways(tile), LONG) } else { (Lying::Upright(tile), SHORT) };
                picture.pieces.push(Piece { x, above, lying });
                x += width;
            }
            picture.width = picture.width.max(x);
            picture.height = picture.height.max(above + LONG);
        }
        picture
    }

    /// Returns whether the picture has no tiles.
    pub fn is_empty(&self) -> bool {
        self.pieces.is_empty()
    }

    /// Returns the width and height, in units of which a tile is 300 wide and 400 high.
    pub fn size(&self) -> (u32, u32) {
        (self.width, self.height)
    }

    fn gap(&mut self) {
        if self.width > 0 {
            self.width += GAP;
        }
    }

    fn push(&mut self, lying: Lying) {
        let (width, height) = if let Lying::Sideways(_) = lying { (LONG, SHORT) } else { (SHORT, LONG) };
        self.pieces.push(Piece { x: self.width, above: 0, lying });
        self.width += width;
        self.height = self.height.max(height);
    }

    fn meld(&mut self, meld: Meld, calls: &Calls) {
        for LaidTile { tile, pose } in laid(meld, calls) {
            match pose {
                Pose::Added if calls.added_tile == AddedTile::OnTop => {
                    self.pieces.push(Piece {
                        x: self.width - LONG,
                        above: SHORT,
                        lying: Lying::Sideways(tile),
                    });
                    self.height = self.height.max(2 * SHORT);
                }
                Pose::Sideways | Pose::Added => self.push(Lying::Sideways(tile)),
                Pose::FaceDown => self.push(Lying::Back),
                Pose::Upright => self.push(Lying::Upright(tile)),
            }
        }
    }

    /// Returns the ids of the SVG symbols that the picture uses.
    fn symbols(&self) -> BTreeSet<String> {
        let of = |piece: &Piece| match piece.lying {
            Lying::Upright(tile) => vec!["body".to_owned(), format!("f-{tile}")],
            Lying::Sideways(tile) => vec!["side".to_owned(), format!("f-{tile}")],
            Lying::Back => vec!["t-back".to_owned()],
        };
        self.pieces.iter().flat_map(of).collect()
    }

    /// Returns a self-contained SVG drawing, with each face included once. Screen readers read the label.
    pub fn svg(&self, look: Look, label: &str) -> String {
        format!(
            "{}<defs>\n{}</defs>{}</svg>\n",
            self.open(label),
            symbols(look, &self.symbols()),
            self.uses()
        )
    }

    /// Returns an SVG drawing for a page that includes the [`sprite`](super::sprite) of a look.
    pub fn inline(&self, label: &str) -> String {
        format!("{}{}</svg>", self.open(label), self.uses())
    }

    fn open(&self, label: &str) -> String {
        format!(
            "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {} {}\" role=\"img\" aria-label=\"{}\">",
            self.width,
            self.height,
            escaped(label)
        )
    }

    /// Returns the distance of a piece's upper edge from the top of the picture.
    fn top(&self, piece: &Piece) -> u32 {
        let high = if let Lying::Sideways(_) = piece.lying { SHORT } else { LONG };
        self.height - piece.above - high
    }

    fn uses(&self) -> String {
        let mut text = String::new();
        for piece in &self.pieces {
            let (x, y) = (piece.x, self.top(piece));
            let _ = match piece.lying {
                Lying::Back => write!(text, "{}", used("t-back", x, y, SHORT, LONG)),
                Lying::Upright(tile) => write!(
                    text,
                    "{}{}",
                    used("body", x, y, SHORT, LONG),
                    used(&format!("f-{tile}"), x, y, SHORT, LONG)
                ),
                // A tile's thickness is always at the bottom, so a sideways face is slightly off centre.
                Lying::Sideways(tile) => write!(
                    text,
                    "{}<g transform=\"translate({} {}) rotate(-90)\">{}</g>",
                    used("side", x, y, LONG, SHORT),
                    x + 10,
                    y + SHORT - 10,
                    used(&format!("f-{tile}"), 0, 0, SHORT, LONG)
                ),
            };
        }
        text
    }
}

/// A picture as serialised for the typesetter and the web page. A tile is 300 units wide and 400 high.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema, ts_rs::TS))]
pub struct DrawnTiles {
    /// The width of the picture.
    pub width: u32,
    /// The height of the picture.
    pub height: u32,
    /// The tiles, in the order in which they are drawn.
    pub tiles: Vec<DrawnTile>,
}

/// A tile of a picture.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema, ts_rs::TS))]
pub struct DrawnTile {
    /// The number of the tile's drawing among all drawings of tiles, counting from 1: first upright tiles, then
    /// sideways tiles, then the back.
    pub page: usize,
    /// The tile, such as `5m`; empty for the back.
    pub name: String,
    /// The distance from the left edge of the picture.
    pub x: u32,
    /// The distance from the top edge of the picture.
    pub y: u32,
    /// The width of the tile.
    pub width: u32,
}

impl From<&Picture> for DrawnTiles {
    fn from(picture: &Picture) -> DrawnTiles {
        let tile = |piece: &Piece| {
            let (page, name, width) = match piece.lying {
                Lying::Upright(tile) => (tile.index(), tile.to_string(), SHORT),
                Lying::Sideways(tile) => (Tile::COUNT + tile.index(), tile.to_string(), LONG),
                Lying::Back => (2 * Tile::COUNT, String::new(), SHORT),
            };
            DrawnTile { page: page + 1, name, x: piece.x, y: picture.top(piece), width }
        };
        let tiles = picture.pieces.iter().map(tile).collect();
        DrawnTiles { width: picture.width, height: picture.height, tiles }
    }
}

impl Serialize for Picture {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        DrawnTiles::from(self).serialize(serializer)
    }
}

/// Returns one picture for every tile upright, every tile sideways, and the back. The `page` of a [`DrawnTile`] is
/// a position in this order, counting from 1.
pub fn every_tile() -> impl Iterator<Item = Picture> {
    let upright = Tile::all().map(Lying::Upright);
    let all = upright.chain(Tile::all().map(Lying::Sideways)).chain([Lying::Back]);
    all.map(|lying| {
        let mut picture = Picture::default();
        picture.push(lying);
        picture
    })
}

fn used(id: &str, x: u32, y: u32, width: u32, height: u32) -> String {
    format!("<use href=\"#{id}\" x=\"{x}\" y=\"{y}\" width=\"{width}\" height=\"{height}\"/>")
}

/// Returns a meld's tiles from left to right. Which tiles of a closed kan are face down depends on the rules.
fn laid(meld: Meld, calls: &Calls) -> Vec<LaidTile> {
    let mut laid: Vec<LaidTile> = meld.laid().collect();
    if meld.kind() == MeldKind::ClosedKan && calls.closed_kan_down == ClosedKanDown::Inner {
        for tile in &mut laid {
            tile.pose = if tile.pose == Pose::FaceDown { Pose::Upright } else { Pose::FaceDown };
        }
    }
    laid
}

/// Escapes text for use in markup.
pub(crate) fn escaped(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;").replace('"', "&quot;")
}

#[cfg(test)]
mod tests {
    use hanchan_rules::preset;

    use super::*;

    fn lying(text: &str, rules: &str) -> String {
        let hand: Hand = text.parse().expect("a hand");
        let calls = preset(rules).expect("a preset").switches().calls.clone();
        let picture = Picture::hand(&hand, None, &calls);
        let piece = |piece: &Piece| {
            let what = match piece.lying {
                Lying::Upright(tile) => tile.to_string(),
                Lying::Sideways(tile) => format!("={tile}"),
                Lying::Back => "#".to_owned(),
            };
            format!("{what}@{}{}", piece.x, if piece.above > 0 { "^" } else { "" })
        };
        picture.pieces.iter().map(piece).collect::<Vec<_>>().join(" ")
    }

    #[test]
    fn g_018_g_020_p_066_claimed_tile_is_sideways_in_its_place() {
        assert_eq!(lying("1z + 5z", "common"), "1z@0 5z@420");
        assert_eq!(lying("1z | chi 546p<", "common"), "1z@0 =5p@420 4p@820 6p@1120");
        assert_eq!(lying("1z | pon 555z^", "common"), "1z@0 5z@420 =5z@720 5z@1120");
        assert_eq!(lying("1z | closed kan 1111p", "common"), "1z@0 #@420 1p@720 1p@1020 #@1320");
    }

    #[test]
    fn d_016_p_064_added_kan_tile_is_on_top_or_beside() {
        assert_eq!(lying("1z | added kan 2222m<", "danish"), "1z@0 =2m@420 =2m@420^ 2m@820 2m@1120");
        assert_eq!(lying("1z | added kan 2222m<", "phoenix"), "1z@0 =2m@420 =2m@820 2m@1220 2m@1520");
    }

    #[test]
    fn each_face_is_drawn_once() {
        let hand: Hand = "111222333m9p + 9p | pon 555z^".parse().expect("a hand");
        let calls = preset("common").expect("a preset").switches().calls.clone();
        for look in Look::ALL {
            let svg = Picture::hand(&hand, None, &calls).svg(look, "a \"hand\"");
            assert_eq!(svg.matches("<symbol id=\"f-").count(), 5, "{look:?}");
            assert_eq!(svg.matches("<symbol id=\"body\"").count(), 1);
            assert!(svg.contains("aria-label=\"a &quot;hand&quot;\""));
        }
    }

    #[test]
    fn every_tile_has_a_face_in_every_look() {
        for look in Look::ALL {
            for tile in Tile::all() {
                let svg = Picture::tiles([tile]).svg(look, "");
                assert!(svg.contains(&format!("<symbol id=\"f-{tile}\"")), "{look:?} {tile}");
            }
        }
    }
}
