//! The events of a deal.

use hanchan_tiles::{BySeat, Meld, Seat, Tile};

use crate::act::Claim;
use crate::judge::{NoteId, Ruling};
use crate::offence::Offence;

/// An event of a deal. The state of a deal is a fold over its events; nothing else changes it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(rename_all = "kebab-case"))]
pub enum Event {
    /// The tiles were dealt and the first indicator opened (P-020, P-023, P-024). The dealer holds fourteen tiles.
    Dealt,
    /// A tile was drawn from the live wall.
    Drew {
        /// The seat that drew.
        seat: Seat,
        /// The tile.
        tile: Tile,
    },
    /// A replacement tile was drawn (P-067).
    Replaced {
        /// The seat that drew.
        seat: Seat,
        /// The tile.
        tile: Tile,
    },
    /// Riichi was declared; the discard follows (P-091).
    Riichi {
        /// The seat that declared.
        seat: Seat,
    },
    /// A tile was discarded.
    Discarded {
        /// The seat that discarded.
        seat: Seat,
        /// The tile.
        tile: Tile,
        /// Whether the discarded tile was the one just drawn (tsumogiri).
        drawn: bool,
        /// Whether the tile is placed sideways, because it declares riichi or because the declaration tile was
        /// claimed (P-092).
        sideways: bool,
    },
    /// A riichi stake was paid: nobody won on the declaring discard, or the stake is due anyway (P-091, P-093).
    StakeLaid {
        /// The seat that paid.
        seat: Seat,
    },
    /// The last discard was claimed for a set.
    Claimed {
        /// The seat that claimed.
        seat: Seat,
        /// The set.
        meld: Meld,
    },
    /// A closed kan was declared, which may be robbed (P-172).
    ClosedKan {
        /// The seat that declared.
        seat: Seat,
        /// The kan.
        meld: Meld,
    },
    /// A tile was added to a pon; the kan may be robbed.
    AddedKan {
        /// The seat that declared.
        seat: Seat,
        /// The tile.
        tile: Tile,
    },
    /// A North was set aside, which may be robbed (C-042).
    North {
        /// The seat that declared.
        seat: Seat,
    },
    /// A player answered a claimable tile. At an assisted table, the other players do not see the answer.
    Answered {
        /// The seat that answered.
        seat: Seat,
        /// The answer.
        claim: Claim,
    },
    /// Nobody robbed the kan or the North, so the declaration counts.
    Stands,
    /// The next dora indicator was opened (P-069).
    Indicator {
        /// The indicator tile.
        tile: Tile,
    },
    /// A player passed on a tile that completes their hand (P-088, P-098).
    Passed {
        /// The seat that passed.
        seat: Seat,
    },
    /// A hand was won and paid, sticks included.
    Won {
        /// The winner.
        seat: Seat,
        /// The seat the winning tile came from; the winner's own seat for a tsumo.
        from: Seat,
        /// Each player's gain or loss in points.
        points: BySeat<i32>,
    },
    /// The live wall was used up and nobody won.
    Exhausted,
    /// After an exhaustive draw, a player showed or hid a tenpai hand.
    Showed {
        /// The seat that decided.
        seat: Seat,
        /// Whether the hand is shown.
        tenpai: bool,
    },
    /// Payments after an exhaustive draw were made: the noten payments, or those for nagashi mangan.
    Paid {
        /// Each player's gain or loss in points.
        points: BySeat<i32>,
    },
    /// The deal was aborted.
    Aborted {
        /// The reason.
        why: Abort,
    },
    /// The riichi stakes of this deal went back to the players who paid them.
    SticksReturned,
    /// Unassisted tables: time has passed.
    Clock {
        /// The current time in milliseconds since the deal began.
        at: u32,
    },
    /// Unassisted tables: the last discard can no longer be claimed.
    Closed,
    /// Unassisted tables: a tile that was drawn too early went back to the wall, because the discard was claimed in
    /// time (P-058).
    Returned {
        /// The seat that had drawn the tile.
        seat: Seat,
        /// The tile.
        tile: Tile,
    },
    /// Unassisted tables: a player committed an offence. The penalty follows.
    Erred {
        /// The offender.
        seat: Seat,
        /// The offence.
        offence: Offence,
    },
    /// A hand was declared dead (P-157).
    Died {
        /// The seat of the dead hand.
        seat: Seat,
    },
    /// A chombo was paid (P-149).
    Chombo {
        /// The offender.
        seat: Seat,
        /// Each player's gain or loss in points.
        points: BySeat<i32>,
    },
    /// A winner showed the hand and has to announce its value (P-043).
    Shown {
        /// The winner.
        seat: Seat,
        /// The seat the winning tile came from; the winner's own seat for a tsumo.
        from: Seat,
    },
    /// A winner announced what each player pays, honba included, riichi sticks not (P-043).
    Announced {
        /// The winner.
        seat: Seat,
        /// The payment of each player.
        each: BySeat<i32>,
    },
    /// A player agreed with the announced payments.
    Agreed {
        /// The seat that agreed.
        seat: Seat,
    },
    /// A player objected to the announced payments (P-045), so the correct payments are made.
    Objected {
        /// The seat that objected.
        seat: Seat,
    },
    /// A wrong payment was noticed before the tiles were mixed (P-044).
    Corrected {
        /// The seat that noticed the error.
        seat: Seat,
        /// Each player's gain or loss in points.
        points: BySeat<i32>,
    },
    /// The tiles were mixed, so the payments are final.
    Mixed,
    /// The judge made a ruling (P-163).
    Ruled {
        /// The ruling.
        ruling: Ruling,
        /// The judge's note.
        note: NoteId,
    },
    /// The deal is over.
    Over,
}

/// The reason for an abortive draw.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(rename_all = "kebab-case"))]
pub enum Abort {
    /// Four kans were made, under rules that abort the deal then (P-139).
    FourKans,
    /// All four players are in riichi (P-140).
    FourRiichi,
    /// All four players discarded the same wind in the first go-around (P-141).
    FourWinds,
    /// A player with at least nine kinds of terminals and honours aborted the deal (P-142).
    NineKinds,
    /// Several players called ron on the same tile, under rules that abort the deal then (P-143).
    ThreeRons,
}

impl Abort {
    /// All reasons for an abortive draw.
    pub const ALL: [Abort; 5] =
        [Abort::FourKans, Abort::FourRiichi, Abort::FourWinds, Abort::NineKinds, Abort::ThreeRons];

    /// Returns the stable code of this reason.
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
