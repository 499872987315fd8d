//! What everybody sees alike.

use std::sync::Arc;

use hanchan_round::{Abort, Claim, Dice, Offence, Ruling, Setup};
use hanchan_rules::Yaku;
use hanchan_score::Score;
use hanchan_tiles::{BySeat, Hand, Meld, Players, Seat, Tile, Wind};

use crate::indicators::Indicators;

/// What everybody knows of a deal when the tiles have been dealt.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub struct Deal {
    /// What it began with.
    pub setup: Setup,
    /// How many play.
    pub players: Players,
    /// The first indicator (P-020).
    pub indicator: Tile,
    /// How many live tiles are left.
    pub live: u8,
    /// What the dealer rolled to break the wall, where that is known (P-016).
    pub dice: Option<Dice>,
}

/// Where a tile is drawn from.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize), serde(rename_all = "kebab-case"))]
pub enum Place {
    /// The live wall.
    Live,
    /// The dead wall: a replacement tile (P-067).
    Dead,
}

/// What a won hand is worth, and why.
#[derive(Clone, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub struct WinScore {
    /// Yaku, fu, dora and payments.
    pub score: Score,
    /// The winner's seat wind.
    pub seat_wind: Wind,
    /// The round wind.
    pub round_wind: Wind,
    /// The indicators that count. The tiles under them are with the event.
    pub indicators: Indicators,
    /// Who is liable for one of the yaku that count (pao).
    pub liable: Option<(Yaku, Seat)>,
}

/// Something that everybody sees alike. No field holds a tile that is face down.
#[derive(Clone, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize), serde(rename_all = "kebab-case"))]
pub enum PublicEvent {
    /// Riichi was declared; the discard follows (P-091).
    Riichi {
        /// By whom.
        seat: Seat,
        /// In the first round.
        double: bool,
    },
    /// A tile was discarded. Whether somebody may claim it, nobody else learns.
    Discarded {
        /// By whom.
        seat: Seat,
        /// The tile.
        tile: Tile,
        /// Whether it was the tile just drawn.
        drawn: bool,
        /// Whether it lies sideways (P-092).
        sideways: bool,
    },
    /// A stake was laid (P-091).
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
    /// A closed kan was declared and shown (P-066).
    ClosedKan {
        /// By whom.
        seat: Seat,
        /// The kan.
        meld: Meld,
    },
    /// A tile was added to a pon.
    AddedKan {
        /// By whom.
        seat: Seat,
        /// The tile.
        tile: Tile,
    },
    /// A North was set aside (C-042).
    North {
        /// By whom.
        seat: Seat,
    },
    /// At a real table: a player said something to a tile, aloud.
    Said {
        /// Who.
        seat: Seat,
        /// What; never that he passes.
        claim: Claim,
        /// His hand, if it is a win: to show it is to declare it (P-048).
        hand: Option<Hand>,
    },
    /// At a real table: nobody may claim the last discard any more.
    Closed,
    /// Nobody robbed the kan or the North.
    Stands,
    /// The next indicator was opened (P-069).
    Indicator {
        /// The tile it shows.
        tile: Tile,
    },
    /// At a real table: a player erred; what it costs follows.
    Erred {
        /// Who.
        seat: Seat,
        /// What he did.
        offence: Offence,
        /// His hand, where it had to be laid open: a win that is none, or a riichi that was none.
        hand: Option<Hand>,
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
    /// At a real table: a winner laid his hand open, and has to say what it is worth (P-043).
    Opened {
        /// The winner.
        seat: Seat,
        /// Whose tile it was; the winner's own when he drew it.
        from: Seat,
        /// The tile.
        tile: Tile,
        /// The hand with its melds, without the tile.
        hand: Hand,
        /// The tiles under the indicators, as far as they count for this winner.
        ura: Indicators,
    },
    /// A winner said what each has to pay for his hand, honba and sticks apart (P-043).
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
    /// Somebody objects to what was announced (P-045).
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
        /// The ruling.
        ruling: Ruling,
        /// The judge's note.
        note: Arc<str>,
    },
    /// A hand was won and laid open (P-043).
    Won {
        /// The winner.
        seat: Seat,
        /// Whose tile it was; the winner's own when he drew it.
        from: Seat,
        /// The tile.
        tile: Tile,
        /// The hand with its melds, without the tile.
        hand: Hand,
        /// The tiles under the indicators, as far as they count for this winner (G-030): none without riichi.
        ura: Indicators,
        /// Gains and losses, sticks included.
        points: BySeat<i32>,
        /// What the hand is worth; `None` if the deal was restored from events without scoring.
        score: Option<Arc<WinScore>>,
    },
    /// The live wall is used up, and nobody won.
    Exhausted,
    /// A hand was laid open that did not win: waiting in a draw, or with nine kinds, or for a win that
    /// aborted the deal. In a draw none is laid open before all have chosen.
    Shown {
        /// Whose.
        seat: Seat,
        /// The hand, with the tile just drawn if there is one.
        hand: Hand,
    },
    /// Payments of a draw.
    Paid {
        /// Gains and losses.
        points: BySeat<i32>,
    },
    /// The deal is aborted.
    Aborted {
        /// Why.
        why: Abort,
    },
    /// Sticks on the table go back to those who laid them.
    SticksReturned,
    /// The deal is over.
    Over {
        /// Everybody's points.
        points: BySeat<i32>,
        /// Sticks left on the table.
        sticks: u8,
    },
}
