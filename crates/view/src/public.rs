//! Events that everybody sees alike.

use std::sync::Arc;

use hanchan_round::{Abort, Claim, Dice, Offence, Ruling, Setup};
use hanchan_rules::Yaku;
use hanchan_score::Score;
use hanchan_tiles::{BySeat, Hand, Meld, Players, Seat, Tile, Wind};

use crate::indicators::Indicators;

/// What everybody knows once the tiles are dealt.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub struct PublicDeal {
    /// The state in which the deal began.
    pub setup: Setup,
    /// The number of players.
    pub players: Players,
    /// The first dora indicator (P-020).
    pub indicator: Tile,
    /// The number of live tiles left.
    pub live: u8,
    /// The dealer's dice roll to break the wall, if known (P-016).
    pub dice: Option<Dice>,
}

/// The part of the wall a tile is drawn from.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize), serde(rename_all = "kebab-case"))]
pub enum WallPart {
    /// The live wall.
    Live,
    /// The dead wall: a replacement tile (P-067).
    Dead,
}

/// The score of a winning hand, and what it is based on.
#[derive(Clone, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub struct WinScore {
    /// The yaku, fu, dora and payments.
    pub score: Score,
    /// The winner's seat wind.
    pub seat_wind: Wind,
    /// The round wind.
    pub round_wind: Wind,
    /// The dora indicators that count. The ura indicators are in the event.
    pub indicators: Indicators,
    /// The yaku for which another seat is liable (pao), and the liable seat.
    pub liable: Option<(Yaku, Seat)>,
}

/// An event that everybody sees alike. No field holds a face-down tile.
#[derive(Clone, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize), serde(rename_all = "kebab-case"))]
pub enum PublicEvent {
    /// Riichi was declared; the discard follows (P-091).
    Riichi {
        /// The seat that declared.
        seat: Seat,
        /// Whether riichi was declared in the first go-around (double riichi).
        double: bool,
    },
    /// A tile was discarded. The event does not say who may claim it.
    Discarded {
        /// The seat that discarded.
        seat: Seat,
        /// The tile.
        tile: Tile,
        /// Whether the discarded tile was the one just drawn (tsumogiri).
        drawn: bool,
        /// Whether the tile is placed sideways (P-092).
        sideways: bool,
    },
    /// A riichi stake was paid (P-091).
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
    /// A closed kan was declared and shown (P-066).
    ClosedKan {
        /// The seat that declared.
        seat: Seat,
        /// The kan.
        meld: Meld,
    },
    /// A tile was added to a pon.
    AddedKan {
        /// The seat that declared.
        seat: Seat,
        /// The tile.
        tile: Tile,
    },
    /// A North was set aside (C-042).
    North {
        /// The seat that declared.
        seat: Seat,
    },
    /// Unassisted tables: a player claimed a tile.
    ClaimCalled {
        /// The seat that claimed.
        seat: Seat,
        /// The claim; never a pass.
        claim: Claim,
        /// The hand if the claim is a win, because a win is declared by showing the hand (P-048).
        hand: Option<Hand>,
    },
    /// Unassisted tables: the last discard can no longer be claimed.
    Closed,
    /// Nobody robbed the kan or the North, so the declaration counts.
    Stands,
    /// The next dora indicator was opened (P-069).
    Indicator {
        /// The indicator tile.
        tile: Tile,
    },
    /// Unassisted tables: a player committed an offence. The penalty follows.
    Erred {
        /// The offender.
        seat: Seat,
        /// The offence.
        offence: Offence,
        /// The hand, if the offence requires showing it, such as an invalid win or riichi.
        hand: Option<Hand>,
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
    /// Unassisted tables: a winner showed the hand and has to announce its value (P-043).
    Opened {
        /// The winner.
        seat: Seat,
        /// The seat the winning tile came from; the winner's own seat for a tsumo.
        from: Seat,
        /// The winning tile.
        tile: Tile,
        /// The hand with its melds, without the winning tile.
        hand: Hand,
        /// The ura indicators that count for this winner.
        ura: Indicators,
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
    /// A player objected to the announced payments (P-045).
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
        note: Arc<str>,
    },
    /// A hand won and was shown (P-043).
    Won {
        /// The winner.
        seat: Seat,
        /// The seat the winning tile came from; the winner's own seat for a tsumo.
        from: Seat,
        /// The winning tile.
        tile: Tile,
        /// The hand with its melds, without the winning tile.
        hand: Hand,
        /// The ura indicators that count for this winner (G-030); empty without riichi.
        ura: Indicators,
        /// Each player's gain or loss in points, riichi sticks included.
        points: BySeat<i32>,
        /// The score; `None` if the deal was restored from events without scoring.
        score: Option<Arc<WinScore>>,
    },
    /// The live wall was used up and nobody won.
    Exhausted,
    /// A hand that did not win was shown: tenpai in an exhaustive draw, nine kinds, or a ron that aborted the
    /// deal. In an exhaustive draw no hand is shown until everybody has decided.
    Shown {
        /// The seat that showed the hand.
        seat: Seat,
        /// The hand, with the tile just drawn if there is one.
        hand: Hand,
    },
    /// The payments after an exhaustive draw were made.
    Paid {
        /// Each player's gain or loss in points.
        points: BySeat<i32>,
    },
    /// The deal was aborted.
    Aborted {
        /// The reason.
        why: Abort,
    },
    /// Riichi sticks went back to the players who paid them.
    SticksReturned,
    /// The deal is over.
    Over {
        /// Each player's points at the end of the deal.
        points: BySeat<i32>,
        /// The number of riichi sticks left on the table.
        sticks: u8,
    },
}
