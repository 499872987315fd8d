//! What happens in a deal.

use hanchan_tiles::{BySeat, Meld, Seat, Tile};

use crate::act::Claim;
use crate::judge::{NoteId, Ruling};
use crate::offence::Offence;

/// Something that happened. The state of a deal is a fold over its events; nothing else changes it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(rename_all = "kebab-case"))]
pub enum Event {
    /// The tiles were dealt and the first indicator opened (P-020, P-023, P-024). The dealer holds
    /// the fourteenth tile.
    Dealt,
    /// A tile was drawn from the live wall.
    Drew {
        /// By whom.
        seat: Seat,
        /// The tile.
        tile: Tile,
    },
    /// A replacement tile was drawn (P-067).
    Replaced {
        /// By whom.
        seat: Seat,
        /// The tile.
        tile: Tile,
    },
    /// Riichi was declared; the discard follows (P-091).
    Riichi {
        /// By whom.
        seat: Seat,
    },
    /// A tile was discarded.
    Discarded {
        /// By whom.
        seat: Seat,
        /// The tile.
        tile: Tile,
        /// Whether it was the tile just drawn.
        drawn: bool,
        /// Whether it lies sideways: it declares riichi, or the tile that did was claimed (P-092).
        sideways: bool,
    },
    /// A stake was laid: nobody won on the tile of the declaration (P-091, P-093).
    StakeLaid {
        /// By whom.
        seat: Seat,
    },
    /// The last discard was claimed for a set.
    Claimed {
        /// By whom.
        seat: Seat,
        /// The set.
        meld: Meld,
    },
    /// A closed kan was declared; it may be robbed (P-172).
    ClosedKan {
        /// By whom.
        seat: Seat,
        /// The kan.
        meld: Meld,
    },
    /// A tile was added to a pon; it may be robbed.
    AddedKan {
        /// By whom.
        seat: Seat,
        /// The tile.
        tile: Tile,
    },
    /// A North was set aside; it may be robbed (C-042).
    North {
        /// By whom.
        seat: Seat,
    },
    /// A player answered to a tile that can be claimed. Nobody else learns it before all have.
    Answered {
        /// Who.
        seat: Seat,
        /// The answer.
        claim: Claim,
    },
    /// Nobody robbed the kan or the North.
    Stands,
    /// The next indicator was opened (P-069).
    Indicator {
        /// The tile it shows.
        tile: Tile,
    },
    /// A player let a tile pass that completes their hand (P-088, P-098).
    Passed {
        /// Who.
        seat: Seat,
    },
    /// A hand was won; who gains and loses what, sticks included.
    Won {
        /// The winner.
        seat: Seat,
        /// Whose tile it was; the winner's own for a tsumo.
        from: Seat,
        /// Gains and losses.
        points: BySeat<i32>,
    },
    /// The live wall is used up, and nobody won.
    Exhausted,
    /// In a draw a player shows or hides a waiting hand.
    Showed {
        /// Who.
        seat: Seat,
        /// Whether the hand is shown.
        tenpai: bool,
    },
    /// Payments of a draw: for noten hands, or a discard mangan.
    Paid {
        /// Gains and losses.
        points: BySeat<i32>,
    },
    /// The deal is aborted.
    Aborted {
        /// Why.
        why: Abort,
    },
    /// Stakes of this deal go back to those who laid them.
    SticksReturned,
    /// At a real table: the time, in milliseconds since the deal began.
    Clock {
        /// The time.
        at: u32,
    },
    /// At a real table: nobody may claim the last discard any more.
    Closed,
    /// At a real table: a tile that was drawn too early went back to its place, for the discard was claimed
    /// in time (P-058).
    Returned {
        /// By whom.
        seat: Seat,
        /// The tile.
        tile: Tile,
    },
    /// At a real table: a player erred; what it costs follows.
    Erred {
        /// Who.
        seat: Seat,
        /// The offence.
        offence: Offence,
    },
    /// A hand is dead (P-157).
    Died {
        /// Whose.
        seat: Seat,
    },
    /// A serious offence was paid for (P-149).
    Chombo {
        /// By whom.
        seat: Seat,
        /// Gains and losses.
        points: BySeat<i32>,
    },
    /// A winner showed the hand, and has to announce its value (P-043).
    Shown {
        /// The winner.
        seat: Seat,
        /// Whose tile it was; the winner's own for a tsumo.
        from: Seat,
    },
    /// A winner said what each has to pay for the hand, honba and sticks apart (P-043).
    Announced {
        /// The winner.
        seat: Seat,
        /// What each pays.
        each: BySeat<i32>,
    },
    /// Somebody agrees with what was announced.
    Agreed {
        /// Who.
        seat: Seat,
    },
    /// Somebody objects to what was announced (P-045): the true values are paid.
    Objected {
        /// Who.
        seat: Seat,
    },
    /// A wrong value was noticed before the tiles were mixed (P-044).
    Corrected {
        /// By whom.
        seat: Seat,
        /// Gains and losses.
        points: BySeat<i32>,
    },
    /// The tiles were mixed: what was paid stays.
    Mixed,
    /// The judge ruled (P-163).
    Ruled {
        /// What.
        ruling: Ruling,
        /// The judge's note.
        note: NoteId,
    },
    /// The deal is over.
    Over,
}

/// Why a deal is aborted.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(rename_all = "kebab-case"))]
pub enum Abort {
    /// Four kans of several players (P-139).
    FourKans,
    /// Four riichi (P-140).
    FourRiichi,
    /// Four equal winds (P-141).
    FourWinds,
    /// Nine kinds of terminals and honours (P-142).
    NineKinds,
    /// Three wins on one tile (P-143).
    ThreeRons,
}

impl Abort {
    /// All of them.
    pub const ALL: [Abort; 5] =
        [Abort::FourKans, Abort::FourRiichi, Abort::FourWinds, Abort::NineKinds, Abort::ThreeRons];

    /// A name that stays the same.
    pub const fn code(self) -> &'static str {
        match self {
            Abort::FourKans => "four-kans",
            Abort::FourRiichi => "four-riichi",
            Abort::FourWinds => "four-winds",
            Abort::NineKinds => "nine-kinds",
            Abort::ThreeRons => "three-rons",
        }
    }
}
