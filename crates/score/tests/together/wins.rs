//! A win with the circumstances it can have.

use std::fmt;

use hanchan_rules::{Rules, Yaku};
use hanchan_score::{By, Riichi, Win, score};
use hanchan_tiles::{Hand, Kind, Meld, Tile, Wind};

/// A win with everything that decides its yaku.
#[derive(Clone)]
#[allow(clippy::struct_excessive_bools, reason = "as many circumstances as a win has")]
pub(crate) struct Case {
    hand: Hand,
    tile: Tile,
    tsumo: bool,
    seat: Wind,
    round: Wind,
    riichi: Riichi,
    ippatsu: bool,
    rinshan: bool,
    chankan: bool,
    last: bool,
    first: bool,
}

impl Case {
    pub(crate) fn new(hand: &Hand, tile: Kind, tsumo: bool, seat: Wind, round: Wind) -> Case {
        Case {
            hand: *hand,
            tile: Tile::plain(tile),
            tsumo,
            seat,
            round,
            riichi: Riichi::None,
            ippatsu: false,
            rinshan: false,
            chankan: false,
            last: false,
            first: false,
        }
    }

    /// The yaku that count, in order; none if it is no win.
    pub(crate) fn yaku(&self, rules: &Rules) -> Vec<Yaku> {
        let from = if self.seat == Wind::East { Wind::South } else { Wind::East };
        let by = if self.tsumo { By::Tsumo } else { By::Ron { from: Some(from) } };
        let win = Win {
            seat: self.seat,
            round: self.round,
            riichi: self.riichi,
            ippatsu: self.ippatsu,
            rinshan: self.rinshan,
            chankan: self.chankan,
            last: self.last,
            first: self.first,
            ..Win::new(&self.hand, self.tile, by)
        };
        score(&win, rules)
            .map_or_else(|_| Vec::new(), |score| score.yaku().iter().map(|found| found.0).collect())
    }

    /// What the hand allows: riichi, a replacement tile, a robbed kan, a win in the first round.
    pub(crate) fn allows(&self) -> [bool; 4] {
        let melds = self.hand.melds();
        let nothing_held = self.hand.held().get(self.tile.kind()) == 0;
        [self.hand.is_closed(), melds.iter().any(Meld::is_kan), nothing_held, melds.is_empty()]
    }

    /// Whether it can happen in a game.
    pub(crate) fn is_possible(&self) -> bool {
        let [closed, kan, nothing_held, no_melds] = self.allows();
        let riichi = self.riichi != Riichi::None;
        let double = self.riichi == Riichi::Double;
        let special = [self.rinshan, self.chankan, self.last, self.first];
        // Nobody is in the first round and on the last tile, or on a replacement tile and a robbed kan.
        special.into_iter().filter(|&there| there).count() <= 1
            && (closed || !riichi)
            && (riichi || !self.ippatsu)
            // It takes an own kan, which ends ippatsu.
            && (!self.rinshan || self.tsumo && kan && !self.ippatsu)
            // Somebody else has all four.
            && (!self.chankan || !self.tsumo && nothing_held)
            // Riichi takes a discard before the win.
            && (!self.first || !riichi && no_melds)
            // Ippatsu of a double riichi is in the first round: no tile is the last, and nobody made a meld.
            && (!double || !self.ippatsu || !self.last && !self.chankan && no_melds)
    }

    /// The win in all circumstances that are possible, this one first.
    pub(crate) fn circumstances(&self) -> impl Iterator<Item = Case> {
        let plain = self.clone();
        (0..3 << 5).filter_map(move |bits: u8| {
            let bit = |place: u8| bits >> place & 1 == 1;
            let case = Case {
                riichi: [Riichi::None, Riichi::Declared, Riichi::Double][usize::from(bits >> 5)],
                ippatsu: bit(0),
                rinshan: bit(1),
                chankan: bit(2),
                last: bit(3),
                first: bit(4),
                ..plain.clone()
            };
            case.is_possible().then_some(case)
        })
    }

    /// Reads what `Display` writes.
    pub(crate) fn read(hand: &Hand, tile: Tile, circumstances: &str) -> Case {
        let mut case = Case::new(hand, tile.kind(), false, Wind::South, Wind::East);
        for word in circumstances.split(' ') {
            let wind = || *Wind::ALL.iter().find(|wind| word.ends_with(wind.letter())).expect("a wind");
            match word.split('=').next().unwrap_or(word) {
                "ron" => case.tsumo = false,
                "tsumo" => case.tsumo = true,
                "seat" => case.seat = wind(),
                "round" => case.round = wind(),
                "riichi" => case.riichi = Riichi::Declared,
                "double" => case.riichi = Riichi::Double,
                "ippatsu" => case.ippatsu = true,
                "rinshan" => case.rinshan = true,
                "chankan" => case.chankan = true,
                "last" => case.last = true,
                "first" => case.first = true,
                other => panic!("unknown circumstance {other}"),
            }
        }
        case
    }
}

impl fmt::Display for Case {
    /// Hand, tile and circumstances, separated by tabs.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}\t{}\t{}", self.hand, self.tile, if self.tsumo { "tsumo" } else { "ron" })?;
        if self.seat != Wind::South {
            write!(f, " seat={}", self.seat.letter())?;
        }
        if self.round != Wind::East {
            write!(f, " round={}", self.round.letter())?;
        }
        let words = [
            (self.riichi == Riichi::Declared, "riichi"),
            (self.riichi == Riichi::Double, "double"),
            (self.ippatsu, "ippatsu"),
            (self.rinshan, "rinshan"),
            (self.chankan, "chankan"),
            (self.last, "last"),
            (self.first, "first"),
        ];
        words.iter().filter(|(there, _)| *there).try_for_each(|(_, word)| write!(f, " {word}"))
    }
}
