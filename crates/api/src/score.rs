//! The score of a won hand, with an explanation.

use std::collections::BTreeMap;
use std::fmt;

use hanchan_rules::{Rules, Yaku};
use hanchan_score::{
    Form, FuItem, FuReason, Group, Limit, NoScore, Score, Win, WinMethod, WinShape, interpretations, score,
    waits,
};
use hanchan_shape::WaitKind;
use hanchan_tiles::notation::Notation;
use hanchan_tiles::{Hand, Kind, Tile, Wind};
use hanchan_words::search::yaku_named;
use hanchan_words::{Explanation, ExplanationRow, Words};
use serde::de::{Error, Visitor};
use serde::{Deserialize, Deserializer, Serialize};

use crate::circumstances::with_circumstances;
use crate::context::{Context, Request};
use crate::hand;
use crate::names::{ByName, Named, Text};
use crate::request_error::RequestError;

with_circumstances! {
    /// Scores a won hand and explains the score.
    pub struct ScoreRequest {
        /// The hand, in any notation. The winning tile comes after a plus (`… + 5m`), or is given by `win`.
        pub hand: String,
        /// The rule set.
        #[serde(default = "common")]
        pub rules: String,
        /// The winning tile, if it does not come after a plus.
        pub win: Option<String>,
        /// How the player got the winning tile. If missing, a tile after a plus was drawn, and one given by `win` was
        /// discarded.
        pub by: Option<WinBy>,
        /// The dora indicators, in MPSZ.
        #[serde(default)]
        pub dora: String,
        /// The ura-dora indicators, in MPSZ.
        #[serde(default)]
        pub ura: String,
        /// The seats that are liable for a yakuman, such as `daisangen=N`; several are separated by commas. A yaku is
        /// named by its id, or as the rule set's club or any other spells it.
        #[serde(default, deserialize_with = "liabilities")]
        #[cfg_attr(feature = "schema", schemars(with = "String"), ts(type = "string"))]
        pub liable: Vec<(String, Wind)>,
    }
}

/// How a player won.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema, ts_rs::TS))]
#[serde(rename_all = "lowercase")]
pub enum WinBy {
    /// On another player's tile.
    Ron,
    /// With a drawn tile.
    Tsumo,
}

pub(crate) fn common() -> String {
    "common".to_owned()
}

/// Parses a list of liable seats, such as `daisangen=N,daisuushii=W`.
fn liabilities<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Vec<(String, Wind)>, D::Error> {
    struct List;
    impl Visitor<'_> for List {
        type Value = Vec<(String, Wind)>;

        fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
            f.write_str("a yaku and a seat, such as daisangen=N")
        }

        fn visit_str<E: Error>(self, text: &str) -> Result<Self::Value, E> {
            let one = |text: &str| {
                let (yaku, seat) = text
                    .split_once('=')
                    .ok_or_else(|| E::custom("expected a yaku and a seat, such as daisangen=N"))?;
                let seat = Wind::named(seat).ok_or_else(|| E::custom("a seat is E, S, W or N"))?;
                Ok((yaku.trim().to_owned(), seat))
            };
            text.split(',').filter(|part| !part.is_empty()).map(one).collect()
        }
    }
    deserializer.deserialize_str(List)
}

/// The value of a win.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema, ts_rs::TS))]
pub struct ScoreValue {
    /// The yaku.
    pub yaku: Vec<YakuResponse>,
    /// The han of yaku and dora; 0 for a yakuman.
    pub han: u8,
    /// The fu; 0 for a yakuman.
    pub fu: u8,
    /// The number of dora.
    pub dora: u8,
    /// The number of ura-dora.
    pub ura: u8,
    /// The number of red fives.
    pub red: u8,
    /// The number of Norths that count as dora.
    pub north: u8,
    /// The limit that the hand reaches.
    pub limit: ByName<Limit>,
    /// The number of yakuman that the hand counts as; 0 for other hands.
    pub yakuman: u8,
    /// The base points.
    pub base: i32,
    /// The points of the hand, without honba and riichi sticks.
    pub points: i32,
    /// What each seat gains or loses, including honba and riichi sticks. If the discarder's seat is unknown, its key is
    /// `discarder`.
    pub payments: BTreeMap<&'static str, i32>,
}

/// A yaku and its value: in han, or in yakuman if the hand is a yakuman.
#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema, ts_rs::TS), ts(optional_fields))]
pub struct YakuResponse {
    /// The yaku.
    pub id: ByName<Yaku>,
    /// The han of the yaku; missing if the hand is a yakuman.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub han: Option<u8>,
    /// The number of yakuman that the yaku counts as; missing for other hands.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub yakuman: Option<u8>,
}

impl YakuResponse {
    /// Returns the yaku of a score.
    pub(crate) fn list(score: &Score) -> Vec<YakuResponse> {
        let is_yakuman = score.yakuman > 0;
        let yaku = |&(yaku, worth): &(Yaku, u8)| YakuResponse {
            id: ByName(yaku),
            han: (!is_yakuman).then_some(worth),
            yakuman: is_yakuman.then_some(worth),
        };
        score.yaku().iter().map(yaku).collect()
    }
}

impl ScoreValue {
    pub(crate) fn new(score: &Score, win: &Win<'_>, rules: &Rules) -> ScoreValue {
        let seats = Wind::ALL.into_iter().take(rules.switches().table.players.count());
        let mut payments: BTreeMap<&str, i32> =
            seats.map(|seat| (seat.name(), score.payments.of(seat))).collect();
        if win.circumstances.by == (WinMethod::Ron { from: None }) {
            payments.retain(|_, points| *points != 0);
            payments.insert("discarder", score.payments.of_unknown_discarder());
        }
        ScoreValue {
            yaku: YakuResponse::list(score),
            han: score.han,
            fu: score.fu.total,
            dora: score.dora.dora,
            ura: score.dora.ura,
            red: score.dora.red,
            north: score.dora.north,
            limit: ByName(score.limit),
            yakuman: score.yakuman,
            base: score.base,
            points: score.payments.points,
            payments,
        }
    }
}

/// The score of a hand, with an explanation.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema, ts_rs::TS))]
pub struct ScoreResponse {
    /// The id of the rule set.
    pub rules: String,
    /// The hand without the winning tile, in MPSZ.
    pub hand: Text<Hand>,
    /// The winning tile.
    pub win: Text<Tile>,
    /// The value of the win.
    #[serde(flatten)]
    pub value: ScoreValue,
    /// How the hand is divided into sets.
    pub shape: ShapeResponse,
    /// What the fu are made of.
    pub fu_items: Vec<FuItemResponse>,
    /// What each seat gains or loses, and for what.
    pub paid: Vec<PaymentResponse>,
    /// The explanation, localized.
    pub explanation: ExplanationResponse,
}

/// How a hand is divided into sets.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema, ts_rs::TS))]
pub struct ShapeResponse {
    /// The form of the hand.
    pub form: HandForm,
    /// The sets of a standard hand, concealed ones first.
    pub sets: Vec<SetResponse>,
    /// The pair of a standard hand.
    pub pair: Option<Text<Kind>>,
    /// The kind of wait that the winning tile completed, in a standard hand.
    pub wait: Option<Text<WaitKind>>,
}

/// The form of a hand.
#[derive(Clone, Copy, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema, ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum HandForm {
    /// Four sets and a pair.
    Standard,
    /// Seven pairs.
    Pairs,
    /// Thirteen orphans.
    Orphans,
    /// Thirteen orphans that waited for all thirteen tiles.
    OrphansThirteen,
}

/// A set of a hand.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema, ts_rs::TS))]
pub struct SetResponse {
    /// The lowest tile.
    pub lowest: Text<Kind>,
    /// The form of the set.
    pub form: SetForm,
    /// Whether the set counts as open.
    pub open: bool,
}

/// The form of a set.
#[derive(Clone, Copy, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema, ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum SetForm {
    /// Three consecutive tiles.
    Run,
    /// Three identical tiles.
    Triplet,
    /// Four identical tiles.
    Kan,
}

/// A part of the fu.
#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema, ts_rs::TS))]
pub struct FuItemResponse {
    /// What the fu are for.
    pub reason: FuItemReason,
    /// The lowest tile of the set, or the tile of the pair.
    pub tile: Option<Text<Kind>>,
    /// The fu.
    pub fu: u8,
}

/// What fu are for.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema, ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum FuItemReason {
    /// The base fu of every hand.
    Base,
    /// A closed hand won by ron.
    ClosedRon,
    /// Seven pairs.
    SevenPairs,
    /// An open triplet.
    TripletOpen,
    /// A concealed triplet.
    TripletClosed,
    /// An open kan.
    KanOpen,
    /// A concealed kan.
    KanClosed,
    /// A pair of dragons.
    PairDragon,
    /// A pair of the seat wind.
    PairSeat,
    /// A pair of the round wind.
    PairRound,
    /// A pair of a wind that is both the seat wind and the round wind.
    PairDouble,
    /// A two-sided wait.
    WaitTwoSided,
    /// A closed wait (kanchan): for the middle tile of a run.
    WaitClosed,
    /// An edge wait: 1-2 waiting for 3, or 8-9 waiting for 7.
    WaitEdge,
    /// A pair wait.
    WaitPair,
    /// A shanpon wait: two pairs, one of which becomes a triplet.
    WaitTwoPon,
    /// The wait of thirteen orphans.
    WaitOrphans,
    /// A drawn winning tile.
    Tsumo,
    /// A winning tile drawn from the dead wall.
    Rinshan,
    /// An open hand without any other fu.
    OpenPinfu,
}

/// What a seat gains or loses, and for what.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema, ts_rs::TS))]
pub struct PaymentResponse {
    /// The seat's name, localized; the word for the discarder if the seat is unknown.
    pub seat: String,
    /// The player's role, localized: winner, discarder or liable player; otherwise empty.
    pub role: String,
    /// The points for the hand.
    pub hand: i32,
    /// The points for honba.
    pub honba: i32,
    /// The points in riichi sticks.
    pub sticks: i32,
    /// The sum.
    pub total: i32,
}

/// The explanation of a score, localized.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema, ts_rs::TS))]
pub struct ExplanationResponse {
    /// How the hand was won.
    pub won: String,
    /// How the hand is divided into sets.
    pub reading: String,
    /// The yaku and dora: for each, its name, its value, and why the hand has it.
    pub yaku: Vec<[String; 3]>,
    /// The fu: for each item, the reason and the number of fu.
    pub fu: Vec<[String; 2]>,
    /// Further remarks.
    pub notes: Vec<String>,
    /// The han and fu, or the limit.
    pub total: String,
    /// The points, and who pays how much.
    pub points: String,
    /// Other ways to divide the hand, and their values.
    pub rejected: Vec<[String; 2]>,
}

impl From<Group> for SetResponse {
    fn from(group: Group) -> SetResponse {
        let form = match group.form {
            Form::Run => SetForm::Run,
            Form::Triplet => SetForm::Triplet,
            Form::Kan => SetForm::Kan,
        };
        SetResponse { lowest: Text(group.low), form, open: group.open }
    }
}

impl From<&WinShape> for ShapeResponse {
    fn from(shape: &WinShape) -> ShapeResponse {
        let special = |form| ShapeResponse { form, sets: Vec::new(), pair: None, wait: None };
        match shape {
            WinShape::Standard { groups, pair, wait } => ShapeResponse {
                form: HandForm::Standard,
                sets: groups.iter().map(|group| SetResponse::from(*group)).collect(),
                pair: Some(Text(*pair)),
                wait: Some(Text(*wait)),
            },
            WinShape::Pairs => special(HandForm::Pairs),
            WinShape::Orphans { thirteen: false } => special(HandForm::Orphans),
            WinShape::Orphans { thirteen: true } => special(HandForm::OrphansThirteen),
        }
    }
}

impl FuItemResponse {
    /// Returns what the fu of a score are made of. The winds are the seat wind and the round wind.
    pub(crate) fn list(score: &Score, winds: (Wind, Wind)) -> Vec<FuItemResponse> {
        let rinshan = score.yaku().iter().any(|(yaku, _)| *yaku == Yaku::Rinshan);
        score.fu.items().iter().map(|&item| FuItemResponse::new(item, winds, rinshan)).collect()
    }

    fn new(item: FuItem, (seat, round): (Wind, Wind), rinshan: bool) -> FuItemResponse {
        let (reason, tile) = match item.reason {
            FuReason::Base => (FuItemReason::Base, None),
            FuReason::ClosedRon => (FuItemReason::ClosedRon, None),
            FuReason::SevenPairs => (FuItemReason::SevenPairs, None),
            FuReason::Group(group) => {
                let reason = match (group.form, group.open) {
                    (Form::Kan, true) => FuItemReason::KanOpen,
                    (Form::Kan, false) => FuItemReason::KanClosed,
                    (_, true) => FuItemReason::TripletOpen,
                    (_, false) => FuItemReason::TripletClosed,
                };
                (reason, Some(group.low))
            }
            FuReason::Pair(kind) => {
                let reason = match (Kind::wind(seat) == kind, Kind::wind(round) == kind) {
                    (true, true) => FuItemReason::PairDouble,
                    (true, false) => FuItemReason::PairSeat,
                    (false, true) => FuItemReason::PairRound,
                    (false, false) => FuItemReason::PairDragon,
                };
                (reason, Some(kind))
            }
            FuReason::Wait(wait) => {
                let reason = match wait {
                    WaitKind::TwoSided => FuItemReason::WaitTwoSided,
                    WaitKind::Closed => FuItemReason::WaitClosed,
                    WaitKind::Edge => FuItemReason::WaitEdge,
                    WaitKind::Pair => FuItemReason::WaitPair,
                    WaitKind::TwoPon => FuItemReason::WaitTwoPon,
                    WaitKind::Orphan => FuItemReason::WaitOrphans,
                };
                (reason, None)
            }
            FuReason::Tsumo if rinshan => (FuItemReason::Rinshan, None),
            FuReason::Tsumo => (FuItemReason::Tsumo, None),
            FuReason::OpenPinfu => (FuItemReason::OpenPinfu, None),
        };
        FuItemResponse { reason, tile: tile.map(Text), fu: item.fu }
    }
}

impl From<&Explanation> for ExplanationResponse {
    fn from(explanation: &Explanation) -> ExplanationResponse {
        let pair = |row: &ExplanationRow| [row.name.clone(), row.worth.clone()];
        let yaku = |row: &ExplanationRow| [row.name.clone(), row.worth.clone(), row.why.clone()];
        ExplanationResponse {
            won: explanation.won.clone(),
            reading: explanation.reading.clone(),
            yaku: explanation.yaku.iter().map(yaku).collect(),
            fu: explanation.fu.iter().map(pair).collect(),
            notes: explanation.notes.clone(),
            total: explanation.total.clone(),
            points: explanation.points.clone(),
            rejected: explanation.rejected.iter().map(pair).collect(),
        }
    }
}

/// The hand and tiles of a request, parsed but not yet scored.
struct Parsed {
    /// The hand, without the tile after a plus.
    hand: Hand,
    /// The tile after a plus, if there is one.
    drawn: Option<Tile>,
    dora: Vec<Tile>,
    ura: Vec<Tile>,
    liable: Vec<(Yaku, Wind)>,
}

impl ScoreRequest {
    fn parse(&self, rules: &Rules) -> Result<Parsed, RequestError> {
        let unreadable = |error| RequestError::Notation { text: self.hand.clone(), error };
        let written = Notation::detect(&self.hand).parse(&self.hand, rules.tile_set()).map_err(unreadable)?;
        let (hand, drawn) = written.before_draw();
        let liable = |(name, seat): &(String, Wind)| {
            let unknown = || RequestError::UnknownYaku(name.clone()).in_field("liable");
            Ok((yaku_named(name, &rules.id).ok_or_else(unknown)?, *seat))
        };
        Ok(Parsed {
            hand,
            drawn,
            dora: hand::tiles("dora", &self.dora)?,
            ura: hand::tiles("ura", &self.ura)?,
            liable: self.liable.iter().map(liable).collect::<Result<_, RequestError>>()?,
        })
    }

    fn win<'a>(&'a self, parsed: &'a Parsed, tile: Tile, by: WinBy) -> Win<'a> {
        Win {
            dora: &parsed.dora,
            ura: &parsed.ura,
            liable: &parsed.liable,
            ..Win::new(&parsed.hand, tile, self.circumstances(by))
        }
    }

    /// Scores the win. Calls `show` with the score and everything that is needed to show it.
    pub fn score<T>(
        &self,
        context: &Context<'_>,
        show: impl FnOnce(&ScoredWin<'_>) -> T,
    ) -> Result<T, RequestError> {
        let rules = context.rules(&self.rules)?;
        let parsed = self.parse(&rules)?;
        let named = self.win.as_ref().map(|text| {
            let tile: Result<Tile, _> = text.parse();
            tile.map_err(|error| RequestError::Notation { text: text.clone(), error }.in_field("win"))
        });
        let tile = match (named.transpose()?, parsed.drawn) {
            (Some(tile), None) | (None, Some(tile)) => tile,
            (Some(_), Some(_)) => return Err(RequestError::TwoWinningTiles),
            (None, None) => return Err(RequestError::NoWinningTile),
        };
        let by = match self.by {
            Some(by) => by,
            None if parsed.drawn.is_some() => WinBy::Tsumo,
            None => WinBy::Ron,
        };
        let win = self.win(&parsed, tile, by);
        let score = scored(&win, &rules)?;
        let words = context.words_for(&rules);
        let readings = interpretations(&win, &rules).unwrap_or_default();
        let explanation = words.explain(&win, &rules, &score, &readings);
        Ok(show(&ScoredWin {
            rules: &rules,
            words: &words,
            win: &win,
            score: &score,
            explanation: &explanation,
        }))
    }
}

impl Request for ScoreRequest {
    type Response = ScoreResponse;

    fn run(&self, context: &Context<'_>) -> Result<ScoreResponse, RequestError> {
        self.score(context, response)
    }
}

/// A win with its score and explanation.
#[derive(Clone, Copy)]
pub struct ScoredWin<'a> {
    /// The rules by which the win was scored.
    pub rules: &'a Rules,
    /// The messages of the explanation.
    pub words: &'a Words,
    /// The win.
    pub win: &'a Win<'a>,
    /// The score.
    pub score: &'a Score,
    /// The explanation.
    pub explanation: &'a Explanation,
}

fn response(scored: &ScoredWin<'_>) -> ScoreResponse {
    let ScoredWin { rules, win, score, explanation, .. } = scored;
    let paid = explanation.payments.iter().map(|payment| PaymentResponse {
        seat: payment.seat.clone(),
        role: payment.role.clone(),
        hand: payment.hand,
        honba: payment.honba,
        sticks: payment.sticks,
        total: payment.total,
    });
    ScoreResponse {
        rules: rules.id.clone(),
        hand: Text(*win.hand),
        win: Text(win.tile),
        value: ScoreValue::new(score, win, rules),
        shape: ShapeResponse::from(&score.shape),
        fu_items: FuItemResponse::list(score, (win.circumstances.seat, win.circumstances.round)),
        paid: paid.collect(),
        explanation: ExplanationResponse::from(*explanation),
    }
}

/// Scores a win after checking that it is possible.
pub(crate) fn scored(win: &Win<'_>, rules: &Rules) -> Result<Score, RequestError> {
    win.hand.fits_with(win.tile, rules.tile_set())?;
    win.check(rules)?;
    let score =
        score(win, rules).map_err(|why| RequestError::NoScore { why, hand: *win.hand, tile: win.tile })?;
    win.check_liable(rules, &score).map_err(RequestError::NotLiable)?;
    Ok(score)
}

/// Scores every winning tile of a tenpai hand. Takes the same fields as [`ScoreRequest`], except `win`.
#[derive(Clone, Debug, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema, ts_rs::TS))]
#[serde(transparent)]
pub struct ScoreWaitsRequest(pub ScoreRequest);

/// The value of each winning tile.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema, ts_rs::TS))]
pub struct ScoreWaitsResponse {
    /// The winning tiles. Red fives are listed separately.
    pub waits: Vec<WaitScore>,
}

/// The value of a winning tile.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema, ts_rs::TS))]
pub struct WaitScore {
    /// The tile.
    pub tile: Text<Tile>,
    /// The value of a win by tsumo on this tile.
    pub tsumo: WaitValue,
    /// The value of a win by ron on this tile.
    pub ron: WaitValue,
}

/// The value of a winning tile, or why the hand does not win with it.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema, ts_rs::TS))]
#[serde(tag = "type", rename_all = "kebab-case")]
pub enum WaitValue {
    /// A win.
    Points {
        /// The han and fu, or the limit, localized.
        total: String,
        /// The points of the hand, without honba and riichi sticks.
        points: i32,
    },
    /// No win.
    None {
        /// The reason, localized.
        reason: String,
    },
}

impl Request for ScoreWaitsRequest {
    type Response = ScoreWaitsResponse;

    fn run(&self, context: &Context<'_>) -> Result<ScoreWaitsResponse, RequestError> {
        let request = &self.0;
        if request.win.is_some() {
            return Err(RequestError::TwoWinningTiles);
        }
        let rules = context.rules(&request.rules)?;
        let words = context.words_for(&rules);
        // A tile after the plus belongs to the hand, so only the other tiles determine the waits.
        let parsed = request.parse(&rules)?;
        let hand = &parsed.hand;
        if hand.size() != 13 {
            let why = NoScore::WrongSize(hand.size());
            return Err(RequestError::NoScore { why, hand: *hand, tile: Tile::plain(Kind::EAST) });
        }
        let waits = waits(hand, &rules);
        if waits.is_empty() {
            return Err(RequestError::NotTenpai);
        }
        let value = |tile: Tile, by: WinBy| {
            let win = request.win(&parsed, tile, by);
            match scored(&win, &rules) {
                Ok(score) => {
                    let explanation = words.explain(&win, &rules, &score, &[]);
                    WaitValue::Points { total: explanation.total, points: score.payments.points }
                }
                Err(why) => WaitValue::None { reason: why.text(&words) },
            }
        };
        let left = |tile: Tile| {
            let held = hand.all_tiles().filter(|&held| held == tile).count();
            (usize::from(rules.tile_set().copies(tile)) > held).then_some(tile)
        };
        // A red five is worth one more dora, if one is left.
        let faces =
            |kind: Kind| [left(Tile::plain(kind)), kind.five_of().and_then(|suit| left(Tile::red(suit)))];
        let waits = waits.iter().flat_map(|kind| faces(kind).into_iter().flatten());
        let waits = waits.map(|tile| WaitScore {
            tile: Text(tile),
            tsumo: value(tile, WinBy::Tsumo),
            ron: value(tile, WinBy::Ron),
        });
        Ok(ScoreWaitsResponse { waits: waits.collect() })
    }
}
