//! A win with all its possible circumstances.

use std::fmt;

use hanchan_rules::{Rules, Yaku};
use hanchan_score::{Circumstances, Riichi, Win, WinMethod, score};
use hanchan_tiles::{Hand, Kind, Meld, Tile, Wind};

/// A win with everything that its yaku depend on.
#[derive(Clone)]
pub(crate) struct Case {
    hand: Hand,
    tile: Tile,
    circumstances: Circumstances,
}

impl Case {
    pub(crate) fn new(hand: &Hand, tile: Kind, tsumo: bool, seat: Wind, round: Wind) -> Case {
        let by = if tsumo { WinMethod::Tsumo } else { WinMethod::Ron { from: None } };
        let circumstances = Circumstances { by, seat, round, ..Circumstances::default() };
        Case { hand: *hand, tile: Tile::plain(tile), circumstances }
    }

    /// Returns the yaku that count, in order; empty if the case is not a win.
    pub(crate) fn yaku(&self, rules: &Rules) -> Vec<Yaku> {
        let mut circumstances = self.circumstances;
        if !circumstances.is_tsumo() {
            let dealer = circumstances.seat == Wind::East;
            circumstances.by = WinMethod::Ron { from: Some(if dealer { Wind::South } else { Wind::East }) };
        }
        let win = Win::new(&self.hand, self.tile, circumstances);
        score(&win, rules)
            .map_or_else(|_| Vec::new(), |score| score.yaku().iter().map(|found| found.0).collect())
    }

    /// Returns the circumstances that the hand allows: riichi, a replacement tile, a robbed kan, a win in the first
    /// turn.
    pub(crate) fn allows(&self) -> [bool; 4] {
        let melds = self.hand.melds();
        let nothing_held = self.hand.held().get(self.tile.kind()) == 0;
        [self.hand.is_closed(), melds.iter().any(Meld::is_kan), nothing_held, melds.is_empty()]
    }

    /// Returns whether the win can happen in a game.
    pub(crate) fn is_possible(&self) -> bool {
        let [closed, kan, nothing_held, no_melds] = self.allows();
        let Circumstances { riichi, ippatsu, rinshan, chankan, last, first, .. } = self.circumstances;
        let tsumo = self.circumstances.is_tsumo();
        let double = riichi == Riichi::Double;
        let riichi = riichi != Riichi::None;
        let special = [rinshan, chankan, last, first];
        // The first turn excludes the last tile, and a replacement tile excludes a robbed kan.
        special.into_iter().filter(|&there| there).count() <= 1
            && (closed || !riichi)
            && (riichi || !ippatsu)
            // Rinshan needs the player's own kan, which ends ippatsu.
            && (!rinshan || tsumo && kan && !ippatsu)
            // The player whose kan is robbed has all four tiles.
            && (!chankan || !tsumo && nothing_held)
            // Riichi needs a discard before the win.
            && (!first || !riichi && no_melds)
            // Ippatsu with double riichi is in the first turn: no tile is the last, and there are no melds.
            && (!double || !ippatsu || !last && !chankan && no_melds)
    }

    /// Iterates over the win in all possible circumstances, this one first.
    pub(crate) fn circumstances(&self) -> impl Iterator<Item = Case> {
        let plain = self.clone();
        (0..3 << 5).filter_map(move |bits: u8| {
            let bit = |place: u8| bits >> place & 1 == 1;
            let circumstances = Circumstances {
                riichi: [Riichi::None, Riichi::Declared, Riichi::Double][usize::from(bits >> 5)],
                ippatsu: bit(0),
                rinshan: bit(1),
                chankan: bit(2),
                last: bit(3),
                first: bit(4),
                ..plain.circumstances
            };
            let case = Case { circumstances, ..plain.clone() };
            case.is_possible().then_some(case)
        })
    }

    /// Parses the text that `Display` writes.
    pub(crate) fn read(hand: &Hand, tile: Tile, circumstances: &str) -> Case {
        let mut case = Case::new(hand, tile.kind(), false, Wind::South, Wind::East);
        let how = &mut case.circumstances;
        for word in circumstances.split(' ') {
            let wind = || *Wind::ALL.iter().find(|wind| word.ends_with(wind.letter())).expect("a wind");
            match word.split('=').next().unwrap_or(word) {
                "ron" => how.by = WinMethod::Ron { from: None },
                "tsumo" => how.by = WinMethod::Tsumo,
                "seat" => how.seat = wind(),
                "round" => how.round = wind(),
                "riichi" => how.riichi = Riichi::Declared,
                "double" => how.riichi = Riichi::Double,
                "ippatsu" => how.ippatsu = true,
                "rinshan" => how.rinshan = true,
                "chankan" => how.chankan = true,
                "last" => how.last = true,
                "first" => how.first = true,
                other => panic!("unknown circumstance {other}"),
            }
        }
        case
    }
}

impl fmt::Display for Case {
    /// Writes hand, tile and circumstances, separated by tabs.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let how = &self.circumstances;
        write!(f, "{}\t{}\t{}", self.hand, self.tile, if how.is_tsumo() { "tsumo" } else { "ron" })?;
        if how.seat != Wind::South {
            write!(f, " seat={}", how.seat.letter())?;
        }
        if how.round != Wind::East {
            write!(f, " round={}", how.round.letter())?;
        }
        let words = [
            (how.riichi == Riichi::Declared, "riichi"),
            (how.riichi == Riichi::Double, "double"),
            (how.ippatsu, "ippatsu"),
            (how.rinshan, "rinshan"),
            (how.chankan, "chankan"),
            (how.last, "last"),
            (how.first, "first"),
        ];
        words.iter().filter(|(there, _)| *there).try_for_each(|(_, word)| write!(f, " {word}"))
    }
}
