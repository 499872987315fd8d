//! The rules of a game as encoded in `rule`.

use std::borrow::Cow;

use hanchan_rules::{Length, Rules, Worth, Yaku};
use hanchan_tiles::{Deck, Kind, Players, Suit};

use crate::recorded::Writer;
use crate::rules::{Change, RecordedRules};

/// What the key `rule` says about a game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct RuleWords {
    pub(super) players: Players,
    /// Whether the game has only an East round (`東`) instead of an East and a South round.
    pub(super) east_only: bool,
    /// Whether open tanyao is allowed (`喰`).
    pub(super) open_tanyao: bool,
    /// The number of red fives of man, pin and sou.
    pub(super) reds: [u8; 3],
    pub(super) site: Site,
    /// Whether results are in whole numbers.
    pub(super) whole: bool,
    /// The starting points, if recorded.
    pub(super) start: Option<i32>,
    /// The points for each place, if the results show that they are not Tenhou's usual ones.
    pub(super) places: Option<[i32; 4]>,
}

/// The site where a game was played.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Site {
    Tenhou,
    /// A ranked room of Mahjong Soul.
    MahjongSoul,
    /// A Mahjong Soul room with custom rules.
    MahjongSoulFree,
}

impl Site {
    /// Detects the site by the names of Mahjong Soul's rooms.
    pub(super) fn of(disp: &str) -> Site {
        if ["友人戦", "大会戦"].iter().any(|room| disp.contains(room)) {
            Site::MahjongSoulFree
        } else if disp.contains("の間") || disp.contains("段位戦") {
            Site::MahjongSoul
        } else {
            Site::Tenhou
        }
    }

    /// Returns the writer of the site's records. Records of rooms with custom rules don't contain those rules.
    pub(super) fn writer(self) -> Writer {
        if self == Site::MahjongSoulFree { Writer::Other } else { Writer::Site }
    }
}

const DISP: &str = "the record's rule";

impl RuleWords {
    /// Returns the words with which Tenhou would describe these rules.
    pub(super) fn of(rules: &Rules) -> RuleWords {
        let table = &rules.switches().table;
        let red = |suit| table.red_fives.of(suit);
        RuleWords {
            players: table.players,
            east_only: table.length == Length::East,
            open_tanyao: matches!(rules.worth(Yaku::Tanyao), Worth::Han { open: 1.., .. }),
            reds: [red(Suit::Man), red(Suit::Pin), red(Suit::Sou)],
            site: Site::Tenhou,
            whole: false,
            start: None,
            places: None,
        }
    }

    /// Returns the text of the key `disp`.
    pub(super) fn disp(&self) -> String {
        let three = if self.players == Players::Three { "三" } else { "" };
        let length = if self.east_only { "東" } else { "南" };
        let tanyao = if self.open_tanyao { "喰" } else { "" };
        let red = if self.reds == [0; 3] { "" } else { "赤" };
        format!("{three}般{length}{tanyao}{red}")
    }

    /// Returns the rule set that these words describe.
    pub(super) fn recorded(&self) -> RecordedRules {
        let (base, usual) = match (self.players, self.site) {
            (Players::Four, Site::Tenhou) => ("tenhou", [1, 1, 1]),
            (Players::Four, _) => ("mahjongsoul", [1, 1, 1]),
            (Players::Three, _) => ("tenhou-3p", [0, 1, 1]),
        };
        let mut changes = Vec::new();
        let mut change = |group, key, value: String, by| {
            let inferred = by != DISP;
            changes.push(Change { group, key, value: Cow::Owned(value), by, inferred });
        };
        let [man, pin, sou] = self.reds;
        if self.reds != usual {
            change("table", "red-fives", format!("[{man}, {pin}, {sou}]"), DISP);
        }
        if !self.open_tanyao {
            change("yaku", "tanyao", "\"closed 1\"".to_owned(), DISP);
        }
        if self.east_only {
            change("table", "length", "\"east\"".to_owned(), DISP);
        }
        if self.whole && self.site == Site::Tenhou {
            change("result", "rounding", "\"thousands\"".to_owned(), "the record's results");
        }
        if let Some(places) = self.places {
            change("result", "uma-points", format!("{places:?}"), "the record's results");
        }
        if let Some(start) = self.start {
            // Mahjong Soul calculates results relative to the starting points.
            change("table", "start-points", start.to_string(), "the record's first deal");
            change("result", "return-points", start.to_string(), "the record's first deal");
        }
        RecordedRules::Preset { base, changes }
    }
}

/// Returns the maximum number of red fives of a suit: 0 if the suit's five is not in play.
pub(super) fn most_reds(players: Players, suit: usize) -> u8 {
    let in_play = players == Players::Four || Deck::NoMiddleMan.kinds().contains(Kind::five(Suit::ALL[suit]));
    if in_play { 4 } else { 0 }
}
