//! A recorded game, independent of the file format.
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
    /// The lobby in which the game was played.
    pub lobby: Option<String>,
    /// Data from which the walls can be computed.
    pub proof: Option<WallProof>,
    /// Whether the record covers a whole game.
    pub extent: Extent,
    /// The deals in order.
    pub deals: Vec<RecordedDeal>,
    /// The result; `None` if the game was broken off, or if only some deals were recorded.
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
    /// The site to which the format belongs, as far as the record shows.
    Site,
    /// Another program that uses the format; the rules are unknown.
    Other,
}

/// A player, as far as recorded.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct RecordedPlayer {
    /// The name.
    pub name: String,
    /// The player's rank, in the site's numbering.
    pub rank: Option<u8>,
    /// The player's rating in hundredths.
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
    /// The position of the deal in the record: a byte offset or a line number.
    pub at: usize,
    /// The state in which the deal began.
    pub setup: Setup,
    /// The dice that broke the wall, if recorded.
    pub dice: Option<[u8; 2]>,
    /// The first dora indicator.
    pub indicator: WallTile,
    /// The thirteen tiles dealt to each player.
    pub hands: BySeat<Vec<WallTile>>,
    /// The steps of the deal, in order.
    pub steps: Vec<RecordedStep>,
    /// The dora indicators opened after the first, if the record does not say when they were opened and when
    /// stakes were paid. In that case neither indicators nor stakes appear among the steps.
    pub further: Option<Vec<WallTile>>,
    /// How the deal ended; `None` if the record breaks off.
    pub end: Option<RecordedEnd>,
    /// The position of the end in the record.
    pub end_at: usize,
}

/// A step, and its position in the record.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct RecordedStep {
    /// The position in the record: a byte offset or a line number.
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
        /// Whether the discarded tile was the one just drawn (tsumogiri).
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
        /// Each player's points afterwards, if recorded.
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
        /// The kind of the kan's tiles.
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
    /// Another dora indicator was opened.
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
    /// One or more players won.
    Won(Vec<RecordedWin>),
    /// Nobody won.
    Drawn(RecordedDraw),
}

/// A recorded win. Values that a format does not contain are `None` and not compared.
#[derive(Clone, PartialEq, Debug)]
pub struct RecordedWin {
    /// The winner.
    pub seat: Seat,
    /// The seat the winning tile came from; the winner's own seat for a tsumo.
    pub from: Seat,
    /// The winning tile.
    pub tile: Option<Tile>,
    /// The concealed tiles, including the winning tile.
    pub concealed: Option<Vec<Tile>>,
    /// The melds in any order, and the number of Norths set aside.
    pub melds: Option<(Vec<Meld>, u8)>,
    /// The recorded value of the hand.
    pub value: Option<RecordedValue>,
    /// The dora indicators that counted.
    pub indicators: Option<Vec<WallTile>>,
    /// The ura indicators; empty if the winner was not in riichi.
    pub ura: Option<Vec<WallTile>>,
    /// The seat that was liable (pao), if recorded.
    pub liable: Option<Seat>,
    /// The numbers of honba and sticks on the table.
    pub table: Option<(u8, u8)>,
    /// Each player's points before the win.
    pub before: Option<BySeat<i32>>,
    /// Each player's gain or loss in points.
    pub changes: BySeat<i32>,
}

/// The recorded value of a hand.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct RecordedValue {
    /// The fu, if recorded.
    pub fu: Option<u8>,
    /// The points of the hand, without honba and sticks.
    pub points: i32,
    /// The payments for a tsumo, by the dealer (`None` if the dealer won) and by each other player.
    pub shares: Option<(Option<i32>, i32)>,
    /// The limit; kazoe yakuman are [`Limit::Yakuman`], too.
    pub limit: Option<Limit>,
    /// The yaku with their han.
    pub yaku: Vec<(Yaku, u8)>,
    /// The yakuman, and how many times each counts; empty if the hand's value is counted in han. `None` if the record
    /// does not tell single and double yakuman apart.
    pub yakuman: Vec<(Yaku, Option<u8>)>,
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
    /// The reason why nobody won.
    pub kind: DrawKind,
    /// The numbers of honba and sticks on the table.
    pub table: Option<(u8, u8)>,
    /// The hands that were shown; `None` if not recorded.
    pub shown: Option<BySeat<Option<Vec<Tile>>>>,
    /// The players who were tenpai, if recorded.
    pub tenpai: Option<BySeat<bool>>,
    /// Each player's points before the draw.
    pub before: Option<BySeat<i32>>,
    /// Each player's gain or loss in points.
    pub changes: BySeat<i32>,
}

/// The reason why nobody won a deal.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum DrawKind {
    /// The wall was used up.
    Exhausted,
    /// The wall was used up, and a player had nagashi mangan.
    Nagashi,
    /// A player aborted the deal with at least nine kinds of terminals and honours.
    NineKinds,
    /// All four players were in riichi.
    FourRiichi,
    /// All four players discarded the same wind.
    FourWinds,
    /// Four kans were made.
    FourKans,
    /// Three players called ron on the same tile.
    ThreeRons,
}

/// The recorded result of a game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct RecordedResult {
    /// Each player's final points, if recorded.
    pub points: Option<BySeat<i32>>,
    /// Each player's result with uma, in tenths of a thousand points, if recorded.
    pub results: Option<BySeat<i32>>,
}
