//! A game as somebody recorded it, whatever the format was.
//!
//! Nothing here has been checked against the rules: that is what [`verify`](crate::verify()) does.

use hanchan_round::Setup;
use hanchan_rules::Yaku;
use hanchan_score::Limit;
use hanchan_tiles::{BySeat, Kind, Meld, Piece, Players, Seat, Tile};

use crate::rules::RecordedRules;

/// A recorded game.
#[derive(Clone, PartialEq, Debug)]
pub struct RecordedGame {
    /// Who wrote it.
    pub writer: Writer,
    /// The rules it was played by, as the record tells them.
    pub rules: RecordedRules,
    /// How many played.
    pub players: Players,
    /// Who sat where.
    pub people: BySeat<RecordedPlayer>,
    /// Where it was played.
    pub lobby: Option<String>,
    /// What the walls can be computed from.
    pub proof: Option<WallProof>,
    /// How much of a game it is.
    pub extent: Extent,
    /// The deals in order.
    pub deals: Vec<RecordedDeal>,
    /// The result; none if the game was broken off, or where only deals were recorded.
    pub result: Option<RecordedResult>,
}

/// How much of a game was recorded.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Extent {
    /// A game from its beginning.
    Whole,
    /// Some deals: how the game began and ended is not told.
    Part,
}

/// Who wrote a record.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Writer {
    /// The site whose format it is, as far as the record shows.
    Site,
    /// Something else, which only wrote in that format: by what rules it played is not known.
    Other,
}

/// A player, as far as the record tells.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct RecordedPlayer {
    /// The name.
    pub name: String,
    /// The rank, as the site numbers them.
    pub rank: Option<u8>,
    /// The rating in hundredths.
    pub rating: Option<i32>,
}

/// What walls can be computed from.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum WallProof {
    /// A seed of Tenhou's shuffle.
    Tenhou(String),
    /// Something else.
    Unknown(String),
}

/// A tile as it came from the wall.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct WallTile {
    /// The tile.
    pub tile: Tile,
    /// Which of the four, where the record tells them apart.
    pub piece: Option<Piece>,
}

/// A recorded deal.
#[derive(Clone, PartialEq, Debug)]
pub struct RecordedDeal {
    /// Where it stands in the record: a byte or a line.
    pub at: usize,
    /// What it began with.
    pub setup: Setup,
    /// The dice that broke the wall.
    pub dice: Option<[u8; 2]>,
    /// The first indicator.
    pub indicator: WallTile,
    /// The thirteen tiles of each.
    pub hands: BySeat<Vec<WallTile>>,
    /// What happened, in order.
    pub steps: Vec<RecordedStep>,
    /// The further indicators, where the record does not tell when each was opened, nor when stakes were laid:
    /// then neither is among the steps.
    pub further: Option<Vec<WallTile>>,
    /// How it ended; none if the record stops in the middle.
    pub end: Option<RecordedEnd>,
    /// Where the end stands in the record.
    pub end_at: usize,
}

/// Something that happened, and where it stands in the record.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct RecordedStep {
    /// A byte or a line.
    pub at: usize,
    /// What happened.
    pub step: Step,
}

/// Something that happened in a recorded deal.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Step {
    /// A tile was drawn, from the live or the dead wall.
    Draw {
        /// By whom.
        seat: Seat,
        /// The tile.
        tile: WallTile,
    },
    /// A tile was discarded.
    Discard {
        /// By whom.
        seat: Seat,
        /// The tile.
        tile: Tile,
        /// Whether it was the one just drawn.
        drawn: bool,
    },
    /// Riichi was declared; the discard follows.
    Riichi {
        /// By whom.
        seat: Seat,
    },
    /// The stake was laid.
    Stake {
        /// By whom.
        seat: Seat,
        /// Everybody's points after it.
        points: Option<BySeat<i32>>,
    },
    /// A discard was claimed for a set.
    Claim {
        /// By whom.
        seat: Seat,
        /// Whose discard it was.
        from: Seat,
        /// The set.
        meld: Meld,
    },
    /// A closed kan was declared.
    ClosedKan {
        /// By whom.
        seat: Seat,
        /// Of what.
        kind: Kind,
    },
    /// A tile was added to a pon.
    AddedKan {
        /// By whom.
        seat: Seat,
        /// The tile.
        tile: Tile,
    },
    /// A North was set aside.
    North {
        /// By whom.
        seat: Seat,
    },
    /// A further indicator was opened.
    Indicator {
        /// The tile it shows.
        tile: WallTile,
    },
    /// A player lost the connection.
    Left {
        /// Who.
        seat: Seat,
    },
    /// A player is back.
    Back {
        /// Who.
        seat: Seat,
    },
}

/// How a recorded deal ended.
#[derive(Clone, PartialEq, Debug)]
pub enum RecordedEnd {
    /// Won, by one or several.
    Won(Vec<RecordedWin>),
    /// Nobody won.
    Drawn(RecordedDraw),
}

/// A recorded win. What a format does not tell is left open and not compared.
#[derive(Clone, PartialEq, Debug)]
pub struct RecordedWin {
    /// Who won.
    pub seat: Seat,
    /// Whose tile it was; his own when he drew it.
    pub from: Seat,
    /// The winning tile.
    pub tile: Option<Tile>,
    /// The concealed tiles, the winning one among them.
    pub concealed: Option<Vec<Tile>>,
    /// The melds in any order, and how many Norths were set aside.
    pub melds: Option<(Vec<Meld>, u8)>,
    /// What the hand was said to be worth.
    pub value: Option<RecordedValue>,
    /// The indicators that counted.
    pub indicators: Option<Vec<WallTile>>,
    /// The tiles under them; empty if the winner had no riichi.
    pub ura: Option<Vec<WallTile>>,
    /// Who was liable.
    pub liable: Option<Seat>,
    /// Counters and sticks on the table.
    pub table: Option<(u8, u8)>,
    /// Everybody's points before.
    pub before: Option<BySeat<i32>>,
    /// Gains and losses.
    pub changes: BySeat<i32>,
}

/// What a recorded hand was said to be worth.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct RecordedValue {
    /// Fu, where they were told.
    pub fu: Option<u8>,
    /// The points of the hand alone.
    pub points: i32,
    /// What a self-drawn hand costs: the dealer, if he is not the winner, and each of the others.
    pub shares: Option<(Option<i32>, i32)>,
    /// The limit; counted yakuman and yakuman are both [`Limit::Yakuman`].
    pub limit: Option<Limit>,
    /// The yaku with their han.
    pub yaku: Vec<(Yaku, u8)>,
    /// The yakuman; empty where han are counted.
    pub yakuman: Vec<Yaku>,
    /// Han of indicators and Norths.
    pub dora: u8,
    /// Han of ura indicators.
    pub ura: u8,
    /// Han of red fives.
    pub red: u8,
}

/// A recorded deal that nobody won.
#[derive(Clone, PartialEq, Debug)]
pub struct RecordedDraw {
    /// Why.
    pub kind: DrawKind,
    /// Counters and sticks on the table.
    pub table: Option<(u8, u8)>,
    /// The hands that were shown; none where the record does not say.
    pub shown: Option<BySeat<Option<Vec<Tile>>>>,
    /// Who was tenpai, where that is told.
    pub tenpai: Option<BySeat<bool>>,
    /// Everybody's points before.
    pub before: Option<BySeat<i32>>,
    /// Gains and losses.
    pub changes: BySeat<i32>,
}

/// Why nobody won.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum DrawKind {
    /// The wall was used up.
    Exhausted,
    /// The wall was used up, and somebody had a discard mangan.
    Nagashi,
    /// Nine kinds of terminals and honours.
    NineKinds,
    /// Four riichi.
    FourRiichi,
    /// Four equal winds.
    FourWinds,
    /// Four kans.
    FourKans,
    /// Three wins on one tile.
    ThreeRons,
}

/// The recorded result of a game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct RecordedResult {
    /// Everybody's points, where they were told.
    pub points: Option<BySeat<i32>>,
    /// Results with uma, in tenths of a thousand points, where they were told.
    pub results: Option<BySeat<i32>>,
}
