//! A recorded game, independent of the format.
//!
//! Nothing here has been checked against the rules: that is the job of [`verify`](crate::verify()).

use hanchan_round::Setup;
use hanchan_rules::Yaku;
use hanchan_score::Limit;
use hanchan_tiles::{BySeat, Kind, Meld, Piece, Players, Seat, Tile};

use crate::rules::RecordedRules;

/// A recorded game.
#[derive(Clone, PartialEq, Debug)]
pub struct RecordedGame {
    /// The program that wrote the record.
    pub writer: Writer,
    /// The rules, as far as the record specifies them.
    pub rules: RecordedRules,
    /// The number of players.
    pub players: Players,
    /// The player at each seat.
    pub people: BySeat<RecordedPlayer>,
    /// The lobby in which it was played.
    pub lobby: Option<String>,
    /// Data from which the walls can be computed.
    pub proof: Option<WallProof>,
    /// Whether it is a whole game.
    pub extent: Extent,
    /// The deals in order.
    pub deals: Vec<RecordedDeal>,
    /// The result; `None` if the game was broken off, or if only deals were recorded.
    pub result: Option<RecordedResult>,
}

/// How much of a game was recorded.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Extent {
    /// A game from its beginning.
    Whole,
    /// Some deals; how the game began and ended is unknown.
    Part,
}

/// The program that wrote a record.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Writer {
    /// The site the format belongs to, as far as the record shows.
    Site,
    /// Another program that uses the format; its rules are unknown.
    Other,
}

/// A player, as far as recorded.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct RecordedPlayer {
    /// The name.
    pub name: String,
    /// The rank, in the site's numbering.
    pub rank: Option<u8>,
    /// The rating in hundredths.
    pub rating: Option<i32>,
}

/// Data from which walls can be computed.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum WallProof {
    /// The seed of Tenhou's shuffle.
    Tenhou(String),
    /// A seed of an unknown shuffle.
    Unknown(String),
}

/// A tile taken from the wall.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct WallTile {
    /// The tile.
    pub tile: Tile,
    /// The physical tile, if the record distinguishes the four copies.
    pub piece: Option<Piece>,
}

/// A recorded deal.
#[derive(Clone, PartialEq, Debug)]
pub struct RecordedDeal {
    /// The position in the record: a byte offset or a line.
    pub at: usize,
    /// The state in which the deal began.
    pub setup: Setup,
    /// The dice that broke the wall.
    pub dice: Option<[u8; 2]>,
    /// The first indicator.
    pub indicator: WallTile,
    /// The thirteen tiles dealt to each player.
    pub hands: BySeat<Vec<WallTile>>,
    /// The steps, in order.
    pub steps: Vec<RecordedStep>,
    /// The indicators opened after the first, if the record does not say when they were opened and when stakes were
    /// paid. In that case neither appears among the steps.
    pub further: Option<Vec<WallTile>>,
    /// How it ended; `None` if the record is broken off.
    pub end: Option<RecordedEnd>,
    /// The position of the end in the record.
    pub end_at: usize,
}

/// A step, and its position in the record.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct RecordedStep {
    /// A byte offset or a line.
    pub at: usize,
    /// The step.
    pub step: Step,
}

/// A step in a recorded deal.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Step {
    /// A tile was drawn from the live or the dead wall.
    Draw {
        /// The seat that drew.
        seat: Seat,
        /// The tile.
        tile: WallTile,
    },
    /// A tile was discarded.
    Discard {
        /// The seat that discarded.
        seat: Seat,
        /// The tile.
        tile: Tile,
        /// Whether it was the tile just drawn (tsumogiri).
        drawn: bool,
    },
    /// Riichi was declared; the discard follows.
    Riichi {
        /// The seat that declared.
        seat: Seat,
    },
    /// A riichi stake was paid.
    Stake {
        /// The seat that paid.
        seat: Seat,
        /// Everybody's points afterwards, if recorded.
        points: Option<BySeat<i32>>,
    },
    /// A discard was claimed for a set.
    Claim {
        /// The seat that claimed.
        seat: Seat,
        /// The seat that discarded.
        from: Seat,
        /// The set.
        meld: Meld,
    },
    /// A closed kan was declared.
    ClosedKan {
        /// The seat that declared.
        seat: Seat,
        /// The kind of its tiles.
        kind: Kind,
    },
    /// A tile was added to a pon.
    AddedKan {
        /// The seat that declared.
        seat: Seat,
        /// The tile.
        tile: Tile,
    },
    /// A North was set aside.
    North {
        /// The seat that declared.
        seat: Seat,
    },
    /// Another indicator was opened.
    Indicator {
        /// The indicator tile.
        tile: WallTile,
    },
    /// A player disconnected.
    Left {
        /// The player's seat.
        seat: Seat,
    },
    /// A player reconnected.
    Back {
        /// The player's seat.
        seat: Seat,
    },
}

/// How a recorded deal ended.
#[derive(Clone, PartialEq, Debug)]
pub enum RecordedEnd {
    /// Won by one or more players.
    Won(Vec<RecordedWin>),
    /// Nobody won.
    Drawn(RecordedDraw),
}

/// A recorded win. Values that a format does not contain are `None` and not compared.
#[derive(Clone, PartialEq, Debug)]
pub struct RecordedWin {
    /// The winner.
    pub seat: Seat,
    /// The seat the winning tile came from; the winner's own for a tsumo.
    pub from: Seat,
    /// The winning tile.
    pub tile: Option<Tile>,
    /// The concealed tiles, including the winning tile.
    pub concealed: Option<Vec<Tile>>,
    /// The melds in any order, and the number of Norths set aside.
    pub melds: Option<(Vec<Meld>, u8)>,
    /// The recorded value of the hand.
    pub value: Option<RecordedValue>,
    /// The indicators that counted.
    pub indicators: Option<Vec<WallTile>>,
    /// The ura indicators; empty if the winner was not in riichi.
    pub ura: Option<Vec<WallTile>>,
    /// The liable seat (pao).
    pub liable: Option<Seat>,
    /// Honba and sticks on the table.
    pub table: Option<(u8, u8)>,
    /// Everybody's points before the win.
    pub before: Option<BySeat<i32>>,
    /// Each player's gain or loss in points.
    pub changes: BySeat<i32>,
}

/// The recorded value of a hand.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct RecordedValue {
    /// Fu, if recorded.
    pub fu: Option<u8>,
    /// The points of the hand, without honba and sticks.
    pub points: i32,
    /// The payments for a tsumo: the dealer's, unless the dealer won, and that of each other player.
    pub shares: Option<(Option<i32>, i32)>,
    /// The limit; counted yakuman are [`Limit::Yakuman`], too.
    pub limit: Option<Limit>,
    /// The yaku with their han.
    pub yaku: Vec<(Yaku, u8)>,
    /// The yakuman; empty if han are counted.
    pub yakuman: Vec<Yaku>,
    /// Han from dora indicators and Norths.
    pub dora: u8,
    /// Han from ura indicators.
    pub ura: u8,
    /// Han from red fives.
    pub red: u8,
}

/// A recorded deal that nobody won.
#[derive(Clone, PartialEq, Debug)]
pub struct RecordedDraw {
    /// The reason.
    pub kind: DrawKind,
    /// Honba and sticks on the table.
    pub table: Option<(u8, u8)>,
    /// The hands that were shown; `None` if not recorded.
    pub shown: Option<BySeat<Option<Vec<Tile>>>>,
    /// The players who were tenpai, if recorded.
    pub tenpai: Option<BySeat<bool>>,
    /// Everybody's points before the draw.
    pub before: Option<BySeat<i32>>,
    /// Each player's gain or loss in points.
    pub changes: BySeat<i32>,
}

/// The reason why nobody won.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum DrawKind {
    /// The wall was used up.
    Exhausted,
    /// The wall was used up, and somebody had nagashi mangan.
    Nagashi,
    /// Nine kinds of terminals and honours.
    NineKinds,
    /// Four riichi.
    FourRiichi,
    /// Four discards of the same wind.
    FourWinds,
    /// Four kans.
    FourKans,
    /// Three wins on one tile.
    ThreeRons,
}

/// The recorded result of a game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct RecordedResult {
    /// Everybody's points, if recorded.
    pub points: Option<BySeat<i32>>,
    /// Results with uma, in tenths of a thousand points, if recorded.
    pub results: Option<BySeat<i32>>,
}
