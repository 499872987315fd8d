//! Names of tiles, winds, yaku and limits.

use hanchan_rules::Yaku;
use hanchan_score::{Form, Group, Limit, WinShape};
use hanchan_shape::{WaitKind, WaitKinds, WaitName};
use hanchan_tiles::{Dragon, Face, Kind, Suit, Wind};

use crate::language::Style;
use crate::words::Words;

impl Words {
    /// Returns a yaku's name, in the chosen style and with the club's spelling if there is a club.
    pub fn yaku(&self, yaku: Yaku) -> String {
        let id = format!("yaku-{}", yaku.id());
        match self.style() {
            Style::Native => self.text(&id),
            Style::Romanised => self.text(&format!("{id}.romanised")),
        }
    }

    /// Returns a text that says what a yaku requires.
    pub fn about_yaku(&self, yaku: Yaku) -> String {
        self.text(&format!("yaku-{}.about", yaku.id()))
    }

    /// Returns a wind's name.
    pub fn wind(&self, wind: Wind) -> String {
        self.text(match wind {
            Wind::East => "wind-east",
            Wind::South => "wind-south",
            Wind::West => "wind-west",
            Wind::North => "wind-north",
        })
    }

    /// Returns the name of a tile's kind.
    pub fn tile(&self, kind: Kind) -> String {
        match kind.face() {
            Face::Suited(suit, rank) => self.format(suit_id(suit), [("rank", rank.into())]),
            Face::Wind(Wind::East) => self.text("tile-east"),
            Face::Wind(Wind::South) => self.text("tile-south"),
            Face::Wind(Wind::West) => self.text("tile-west"),
            Face::Wind(Wind::North) => self.text("tile-north"),
            Face::Dragon(Dragon::White) => self.text("tile-white"),
            Face::Dragon(Dragon::Green) => self.text("tile-green"),
            Face::Dragon(Dragon::Red) => self.text("tile-red"),
        }
    }

    /// Returns the names of several kinds of tiles, as a list.
    pub fn tiles(&self, kinds: impl IntoIterator<Item = Kind>) -> String {
        self.list(kinds.into_iter().map(|kind| self.tile(kind)))
    }

    /// Returns a text that lists tiles, grouped by suit, such as `456 man, 2 × red dragon`.
    pub fn tiles_by_suit(&self, kinds: &[Kind]) -> String {
        let alike = |a: &Kind, b: &Kind| a == b || a.suit().is_some() && a.suit() == b.suit();
        let said = kinds.chunk_by(alike).map(|kinds| match (kinds[0].face(), kinds.len()) {
            (Face::Suited(suit, _), _) => {
                let ranks: String = kinds.iter().map(|kind| kind.digit().to_string()).collect();
                self.format(suit_id(suit), [("rank", ranks.into())])
            }
            (_, 1) => self.tile(kinds[0]),
            (_, count) => format!("{count} × {}", self.tile(kinds[0])),
        });
        self.list(said)
    }

    /// Returns a limit's name.
    pub fn limit(&self, limit: Limit) -> String {
        self.text(&format!("limit-{}", limit.id()))
    }

    /// Returns the text for a shanten: complete, tenpai, or how far the hand is from tenpai.
    pub fn shanten(&self, shanten: i8) -> String {
        match shanten {
            -1 => self.text("shanten-complete"),
            0 => self.text("shanten-tenpai"),
            more => self.format("shanten-away", [("shanten", more.into())]),
        }
    }

    /// Returns the name of a kind of wait.
    pub fn wait_kind(&self, kind: WaitKind) -> String {
        self.text(match kind {
            WaitKind::TwoSided => "wait-kind-two-sided",
            WaitKind::Closed => "wait-kind-closed",
            WaitKind::Edge => "wait-kind-edge",
            WaitKind::Pair => "wait-kind-pair",
            WaitKind::TwoPon => "wait-kind-two-pon",
            WaitKind::Orphan => "wait-kind-orphan",
        })
    }

    /// Returns the names of several kinds of waits, joined by a plus sign.
    pub fn wait_kinds(&self, kinds: WaitKinds) -> String {
        kinds.iter().map(|kind| self.wait_kind(kind)).collect::<Vec<_>>().join(&self.text("list-plus"))
    }

    /// Returns the name of a hand's whole wait, which may combine several kinds.
    pub fn wait_name(&self, name: WaitName) -> String {
        match name {
            WaitName::Simple(kind) => self.wait_kind(kind),
            WaitName::ThreeSided => self.text("wait-name-three-sided"),
            WaitName::TwoEnds => self.text("wait-name-two-ends"),
            WaitName::ThreeEnds => self.text("wait-name-three-ends"),
            WaitName::NineSided => self.text("wait-name-nine-sided"),
            WaitName::ThirteenSided => self.text("wait-name-thirteen-sided"),
            WaitName::Combined(kinds) => {
                self.format("wait-name-combined", [("kinds", self.wait_kinds(kinds).into())])
            }
        }
    }

    /// Returns a text that says how a winning hand is divided: its sets, and which of them the winning tile
    /// completed.
    pub fn shape(&self, shape: &WinShape) -> String {
        match shape {
            WinShape::Standard { groups, pair, wait } => {
                let sets = groups.iter().map(|group| spelled(*group)).chain([format!(
                    "{0}{0}{1}",
                    pair.digit(),
                    pair.letter()
                )]);
                let sets = sets.collect::<Vec<_>>().join(" ");
                self.list([sets, self.text(wait_id(*wait))])
            }
            WinShape::Pairs => self.text("shape-pairs"),
            WinShape::Orphans { .. } => self.text("shape-orphans"),
        }
    }
}

/// Returns the message id of the kind of wait that the winning tile completed.
pub(crate) fn wait_id(wait: WaitKind) -> &'static str {
    match wait {
        WaitKind::TwoSided => "wait-two-sided",
        WaitKind::Closed => "wait-closed",
        WaitKind::Edge => "wait-edge",
        WaitKind::Pair => "wait-pair",
        WaitKind::TwoPon => "wait-two-pon",
        WaitKind::Orphan => "wait-orphans",
    }
}

/// Returns the message id for a suit's tiles.
fn suit_id(suit: Suit) -> &'static str {
    match suit {
        Suit::Man => "tile-man",
        Suit::Pin => "tile-pin",
        Suit::Sou => "tile-sou",
    }
}

/// Writes a set in notation, such as `123m` or `555z`.
fn spelled(group: Group) -> String {
    let (low, letter) = (group.low.digit(), group.low.letter());
    match group.form {
        Form::Run => format!("{low}{}{}{letter}", low + 1, low + 2),
        Form::Triplet => format!("{low}{low}{low}{letter}"),
        Form::Kan => format!("{low}{low}{low}{low}{letter}"),
    }
}
