//! Many wins, a JSON object per line.

use std::collections::{BTreeMap, HashMap};
use std::sync::{Arc, Mutex, PoisonError};

use hanchan_rules::{NoRules, Rules, Yaku};
use hanchan_score::{Circumstances, Riichi, Win};
use hanchan_tiles::notation::mpsz;
use hanchan_tiles::{Hand, HandError, Kind, Meld, Side, Tile, Wind};
use serde::{Deserialize, Serialize};
use serde_json::Value;

use crate::context::Context;
use crate::names::ByName;
use crate::request_error::RequestError;
use crate::score::{ScoreValue, WinBy, east, scored, south};

/// A win to score: a line of a batch.
#[derive(Clone, Debug, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema, ts_rs::TS), ts(optional_fields))]
#[serde(deny_unknown_fields)]
#[allow(clippy::struct_excessive_bools, reason = "each is a circumstance of its own, in any combination")]
pub struct ScoreLine {
    /// Any value; the response has the same.
    #[serde(default)]
    pub id: Value,
    /// The rule set.
    pub rules: String,
    /// The concealed tiles without the winning one, in MPSZ.
    pub closed: String,
    /// The melds.
    #[serde(default)]
    pub melds: Vec<MeldRequest>,
    /// The winning tile.
    pub win: String,
    /// How the winning tile came.
    pub by: WinBy,
    /// The seat wind of the player who discarded the winning tile. Without it, payments name the discarder.
    #[serde(default)]
    pub from: Option<ByName<Wind>>,
    /// The winner's seat wind; East is the dealer.
    #[serde(default = "south")]
    pub seat: ByName<Wind>,
    /// The round wind.
    #[serde(default = "east")]
    pub round: ByName<Wind>,
    /// Whether riichi was declared, or double riichi.
    #[serde(default)]
    pub riichi: ByName<Riichi>,
    /// Whether the win came within one turn of riichi, before any call.
    #[serde(default)]
    pub ippatsu: bool,
    /// Whether the winning tile is the replacement tile of a kan.
    #[serde(default)]
    pub rinshan: bool,
    /// Whether the winning tile was added to a pon.
    #[serde(default)]
    pub chankan: bool,
    /// Whether the winning tile is the last of the wall, or the last discard.
    #[serde(default)]
    pub last: bool,
    /// Whether the win came in the first turn, before any call.
    #[serde(default)]
    pub first: bool,
    /// The dora indicators, at most five.
    #[serde(default)]
    pub dora: Vec<String>,
    /// The ura-dora indicators, at most five.
    #[serde(default)]
    pub ura: Vec<String>,
    /// The number of honba.
    #[serde(default)]
    pub honba: u8,
    /// The number of riichi sticks on the table.
    #[serde(default)]
    pub sticks: u8,
    /// The seats that are liable for a yakuman, by the yaku's id.
    #[serde(default)]
    pub liable: Option<BTreeMap<String, ByName<Wind>>>,
}

/// A meld of a hand.
#[derive(Clone, Debug, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema, ts_rs::TS), ts(optional_fields))]
#[serde(deny_unknown_fields)]
pub struct MeldRequest {
    /// The kind of meld.
    pub kind: MeldName,
    /// The tiles, in MPSZ; the called one first.
    pub tiles: String,
    /// The player whose discard was called. Without it, the player on the left.
    #[serde(default)]
    pub from: Option<SideName>,
}

/// The kinds of melds, and Norths that were set aside.
#[derive(Deserialize, Clone, Copy, Debug)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema, ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum MeldName {
    /// A run with a called tile.
    Chi,
    /// A triplet with a called tile.
    Pon,
    /// A kan with a called tile.
    OpenKan,
    /// A kan made of a pon.
    AddedKan,
    /// A concealed kan.
    ClosedKan,
    /// Norths that were set aside.
    North,
}

/// Where a player sits, as seen from another.
#[derive(Deserialize, Clone, Copy, Debug)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema, ts_rs::TS))]
#[serde(rename_all = "lowercase")]
pub enum SideName {
    /// On the left.
    Left,
    /// Across.
    Across,
    /// On the right.
    Right,
}

/// The response to a line: a score, or why there is none.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema, ts_rs::TS))]
#[serde(untagged)]
pub enum ScoreLineResponse {
    /// A score.
    Score {
        /// The line's id.
        id: Value,
        /// What the win is worth.
        #[serde(flatten)]
        value: ScoreValue,
    },
    /// No score.
    Error {
        /// The line's id; null if it could not be read.
        id: Value,
        /// Why there is no score.
        error: WinErrorResponse,
    },
}

/// Why a win has no score.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema, ts_rs::TS))]
pub struct WinErrorResponse {
    /// A code that stays the same.
    pub code: &'static str,
    /// The message.
    pub message: String,
}

/// Why a line of a batch has no score.
#[derive(Debug)]
pub enum WinError {
    /// The line is not a win in JSON; the parser's message.
    Json(String),
    /// The line is not UTF-8 text.
    NotText,
    /// The line is longer than any win.
    TooLong,
    /// A tile cannot be read.
    Tile(RequestError),
    /// A meld is wrong.
    Meld(RequestError),
    /// There are more than five indicators.
    TooManyIndicators,
    /// Anything that a single request can be refused for.
    Request(RequestError),
}

impl WinError {
    /// Returns a code that stays the same.
    pub fn code(&self) -> &'static str {
        match self {
            WinError::Json(_) | WinError::NotText | WinError::TooLong => "bad-question",
            WinError::Tile(_) => "bad-tile",
            WinError::Meld(_) => "bad-meld",
            WinError::TooManyIndicators => "too-many-indicators",
            WinError::Request(error) => match error {
                RequestError::Rules(_) => "unknown-rules",
                RequestError::UnknownYaku(_) => "unknown-yaku",
                RequestError::Hand(HandError::FifthCopy(_)) => "fifth-copy",
                RequestError::Hand(HandError::NotInSet(_)) => "not-in-set",
                RequestError::Hand(_) => "wrong-size",
                RequestError::Impossible(why) => why.code(),
                RequestError::NoScore { why, .. } => why.code(),
                _ => "bad-hand",
            },
        }
    }

    fn response(&self, context: &Context<'_>) -> WinErrorResponse {
        let words = context.words();
        let message = match self {
            WinError::Json(why) => words.say("refused-json", [("why", why.as_str().into())]),
            WinError::NotText => words.text("refused-no-text"),
            WinError::TooLong => words.text("refused-too-long"),
            WinError::TooManyIndicators => words.text("refused-indicators"),
            WinError::Tile(error) | WinError::Meld(error) | WinError::Request(error) => error.text(words),
        };
        WinErrorResponse { code: self.code(), message }
    }
}

impl From<RequestError> for WinError {
    fn from(error: RequestError) -> WinError {
        WinError::Request(error)
    }
}

impl From<HandError> for WinError {
    fn from(error: HandError) -> WinError {
        WinError::Request(error.into())
    }
}

/// Scores wins, and keeps the rule sets that were named.
pub struct ScoreBatch<'a> {
    context: &'a Context<'a>,
    known: Mutex<HashMap<String, Option<Arc<Rules>>>>,
}

impl<'a> ScoreBatch<'a> {
    /// A batch in this context.
    pub fn new(context: &'a Context<'a>) -> ScoreBatch<'a> {
        ScoreBatch { context, known: Mutex::default() }
    }

    fn rules(&self, name: &str) -> Result<Arc<Rules>, WinError> {
        let mut known = self.known.lock().unwrap_or_else(PoisonError::into_inner);
        let unknown = || RequestError::Rules(NoRules::Unknown(name.to_owned(), None));
        if let Some(rules) = known.get(name) {
            return Ok(Arc::clone(rules.as_ref().ok_or_else(unknown)?));
        }
        let found = self.context.rules(name).map(Arc::new);
        known.insert(name.to_owned(), found.as_ref().ok().map(Arc::clone));
        Ok(found?)
    }

    /// Scores a line, and returns the response as a line without its end.
    pub fn line(&self, text: &str) -> String {
        let response = match serde_json::from_str::<ScoreLine>(text) {
            Ok(mut line) => {
                let id = std::mem::take(&mut line.id);
                match self.value(&line) {
                    Ok(value) => ScoreLineResponse::Score { id, value },
                    Err(error) => ScoreLineResponse::Error { id, error: error.response(self.context) },
                }
            }
            Err(error) => {
                // The id may be readable where the rest is not.
                let value = serde_json::from_str::<Value>(text).ok();
                let id = value.and_then(|value| value.get("id").cloned()).unwrap_or_default();
                let error = WinError::Json(error.to_string()).response(self.context);
                ScoreLineResponse::Error { id, error }
            }
        };
        // An id that was read can be written, and the rest is numbers and short texts.
        serde_json::to_string(&response).unwrap_or_default()
    }

    /// Scores lines, and returns a response per line.
    pub fn lines(&self, text: &str) -> String {
        text.lines().map(|line| self.line(line) + "\n").collect()
    }

    /// Returns the response to a line that could not be read.
    pub fn error(&self, error: &WinError) -> String {
        let error = ScoreLineResponse::Error { id: Value::Null, error: error.response(self.context) };
        serde_json::to_string(&error).unwrap_or_default()
    }

    fn value(&self, line: &ScoreLine) -> Result<ScoreValue, WinError> {
        let rules = self.rules(&line.rules)?;
        let hand = line.hand()?;
        let tile = tile(&line.win)?;
        let (dora, ura) = (indicators(&line.dora)?, indicators(&line.ura)?);
        let liable = |(yaku, seat): (&String, &ByName<Wind>)| {
            let known = Yaku::from_id(yaku).ok_or_else(|| RequestError::UnknownYaku(yaku.clone()))?;
            Ok((known, seat.0))
        };
        let liable: Result<Vec<(Yaku, Wind)>, RequestError> =
            line.liable.iter().flatten().map(liable).collect();
        let circumstances = Circumstances {
            by: line.by.with(line.from),
            seat: line.seat.0,
            round: line.round.0,
            riichi: line.riichi.0,
            ippatsu: line.ippatsu,
            rinshan: line.rinshan,
            chankan: line.chankan,
            last: line.last,
            first: line.first,
            honba: line.honba,
            sticks: line.sticks,
        };
        let win = Win { dora: &dora, ura: &ura, liable: &liable?, ..Win::new(&hand, tile, circumstances) };
        let score = scored(&win, &rules)?;
        Ok(ScoreValue::new(&score, &win, &rules))
    }
}

fn tile(text: &str) -> Result<Tile, WinError> {
    let wrong = |error| WinError::Tile(RequestError::Notation { text: text.to_owned(), error });
    text.parse().map_err(wrong)
}

fn indicators(names: &[String]) -> Result<Vec<Tile>, WinError> {
    if names.len() > 5 {
        return Err(WinError::TooManyIndicators);
    }
    names.iter().map(|name| tile(name)).collect()
}

impl ScoreLine {
    fn hand(&self) -> Result<Hand, WinError> {
        let unreadable = |text: &String, error| RequestError::Notation { text: text.clone(), error };
        let concealed = mpsz::parse_tiles(&self.closed).map_err(|error| unreadable(&self.closed, error))?;
        let mut hand = Hand::new(concealed, [])?;
        for meld in &self.melds {
            let tiles = mpsz::parse_tiles(&meld.tiles)
                .map_err(|error| WinError::Meld(unreadable(&meld.tiles, error)))?;
            if let MeldName::North = meld.kind {
                if tiles.iter().any(|tile| tile.kind() != Kind::NORTH) || tiles.len() > 4 {
                    return Err(WinError::Meld(RequestError::NorthTiles));
                }
                hand.declare_norths(tiles.len() as u8)?;
            } else {
                hand.lay(meld.made(&tiles).map_err(WinError::Meld)?)?;
            }
        }
        Ok(hand)
    }
}

impl MeldRequest {
    fn made(&self, tiles: &[Tile]) -> Result<Meld, RequestError> {
        let from = match (self.kind, self.from) {
            (MeldName::Chi, Some(SideName::Across | SideName::Right)) => return Err(RequestError::ChiFrom),
            (_, None | Some(SideName::Left)) => Side::Left,
            (_, Some(SideName::Across)) => Side::Across,
            (_, Some(SideName::Right)) => Side::Right,
        };
        let made = match (self.kind, tiles) {
            (MeldName::Chi, &[a, b, c]) => Meld::chi(a, [b, c]),
            (MeldName::Pon, &[a, b, c]) => Meld::pon(a, from, [b, c]),
            (MeldName::OpenKan, &[a, b, c, d]) => Meld::open_kan(a, from, [b, c, d]),
            (MeldName::AddedKan, &[a, b, c, d]) => Meld::pon(a, from, [b, c]).and_then(|pon| pon.added(d)),
            (MeldName::ClosedKan, &[a, b, c, d]) => Meld::closed_kan([a, b, c, d]),
            _ => return Err(RequestError::MeldSize),
        };
        Ok(made?)
    }
}
