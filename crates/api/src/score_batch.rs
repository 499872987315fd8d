//! Scores many wins, one JSON object per line.

use std::collections::{BTreeMap, HashMap};
use std::sync::{Arc, Mutex, PoisonError};

use hanchan_rules::{NoRules, Rules, Yaku};
use hanchan_score::{Impossible, NoScore, Win};
use hanchan_tiles::notation::mpsz;
use hanchan_tiles::{Hand, HandError, Kind, Meld, MeldKind, Side, Tile, Wind};
use hanchan_words::search::yaku_named;
use serde::{Deserialize, Serialize};
use serde_json::Value;

use crate::circumstances::with_circumstances;
use crate::context::Context;
use crate::names::{ByName, Named};
use crate::request_error::RequestError;
use crate::score::{ScoreValue, WinBy, scored};

with_circumstances! {
    /// A win to score: a line of a batch.
    pub struct ScoreLine {
        /// Any value; it is copied to the response.
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
        /// How the player got the winning tile.
        pub by: WinBy,
        /// The dora indicators, at most five.
        #[serde(default)]
        pub dora: Vec<String>,
        /// The ura-dora indicators, at most five.
        #[serde(default)]
        pub ura: Vec<String>,
        /// The seats that are liable for a yakuman, by the yaku's id or name.
        #[serde(default)]
        pub liable: Option<BTreeMap<String, ByName<Wind>>>,
    }
}

/// A meld of a hand.
#[derive(Clone, Debug, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema, ts_rs::TS), ts(optional_fields))]
#[serde(deny_unknown_fields)]
pub struct MeldRequest {
    /// The kind of meld.
    pub kind: ByName<MeldName>,
    /// The tiles, in MPSZ; the called one first.
    pub tiles: String,
    /// The player whose discard was called. If missing, this is the player on the left.
    #[serde(default)]
    pub from: Option<ByName<Side>>,
}

/// A kind of meld, or Norths that were set aside.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum MeldName {
    /// A meld.
    Meld(MeldKind),
    /// Norths that were set aside.
    North,
}

impl Named for MeldName {
    const WHAT: &'static str = MeldKind::WHAT;

    fn all() -> &'static [MeldName] {
        const ALL: &[MeldName] = &[
            MeldName::Meld(MeldKind::Chi),
            MeldName::Meld(MeldKind::Pon),
            MeldName::Meld(MeldKind::OpenKan),
            MeldName::Meld(MeldKind::AddedKan),
            MeldName::Meld(MeldKind::ClosedKan),
            MeldName::North,
        ];
        ALL
    }

    fn name(self) -> &'static str {
        match self {
            MeldName::Meld(kind) => kind.name(),
            MeldName::North => "north",
        }
    }
}

/// The response to a line: a score or an error.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema, ts_rs::TS))]
#[serde(tag = "type", rename_all = "kebab-case")]
pub enum ScoreLineResponse {
    /// A score.
    Score {
        /// The line's id.
        id: Value,
        /// The value of the win.
        #[serde(flatten)]
        value: ScoreValue,
    },
    /// No score.
    Error {
        /// The line's id; null if it could not be read.
        id: Value,
        /// The error.
        error: WinErrorResponse,
    },
}

/// Why a win has no score.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema, ts_rs::TS))]
pub struct WinErrorResponse {
    /// The code.
    pub code: WinErrorCode,
    /// The localized message.
    pub text: String,
}

/// Why a win has no score, as a stable code.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema, ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum WinErrorCode {
    /// The line is not valid JSON for a win.
    BadLine,
    /// The hand is invalid.
    BadHand,
    /// A meld is invalid.
    BadMeld,
    /// A tile is invalid.
    BadTile,
    /// There are more than five indicators.
    TooManyIndicators,
    /// No rule set has this name.
    UnknownRules,
    /// No yaku has this id.
    UnknownYaku,
    /// The hand does not have 13 tiles, counting each meld as three.
    WrongSize,
    /// There are more than four copies of a tile.
    FifthCopy,
    /// A tile is not in play.
    NotInSet,
    /// The winning tile does not complete the hand.
    NotComplete,
    /// Riichi with an open hand.
    OpenRiichi,
    /// The hand has no yaku.
    NoYaku,
    /// The hand has a yaku only with some of its winning tiles, which the rules forbid (atozuke).
    LateYaku,
    /// The yaku are worth too few han.
    TooFewHan,
    /// A win on the winner's own discard.
    OwnDiscard,
    /// The seat does not exist with three players.
    NoSuchSeat,
    /// Ippatsu without riichi.
    IppatsuWithoutRiichi,
    /// Ippatsu with chankan, although declaring the kan ends ippatsu under these rules.
    IppatsuChankan,
    /// Rinshan without a kan or a North.
    RinshanWithoutKan,
    /// Rinshan by ron.
    RinshanRon,
    /// Chankan by tsumo.
    ChankanTsumo,
    /// Chankan, although kans cannot be robbed under these rules.
    NoChankan,
    /// A chi, although the rules don't allow chi.
    NoChi,
    /// Melds, although the win came in the first go-around before any call.
    FirstWithMelds,
    /// Riichi together with a win in the first go-around.
    FirstWithRiichi,
    /// Ura-dora without riichi.
    UraWithoutRiichi,
    /// Nobody can be liable for this yaku: not under these rules, or not in this hand.
    NotLiable,
    /// Norths set aside, although the rules don't allow it.
    NoNorths,
}

impl From<NoScore> for WinErrorCode {
    fn from(why: NoScore) -> WinErrorCode {
        match why {
            NoScore::WrongSize(_) => WinErrorCode::WrongSize,
            NoScore::FifthCopy(_) => WinErrorCode::FifthCopy,
            NoScore::NotComplete => WinErrorCode::NotComplete,
            NoScore::OpenRiichi => WinErrorCode::OpenRiichi,
            NoScore::NoYaku => WinErrorCode::NoYaku,
            NoScore::LateYaku => WinErrorCode::LateYaku,
            NoScore::TooFewHan { .. } => WinErrorCode::TooFewHan,
        }
    }
}

impl From<Impossible> for WinErrorCode {
    fn from(why: Impossible) -> WinErrorCode {
        match why {
            Impossible::OwnDiscard => WinErrorCode::OwnDiscard,
            Impossible::Seat(_) => WinErrorCode::NoSuchSeat,
            Impossible::Ippatsu => WinErrorCode::IppatsuWithoutRiichi,
            Impossible::IppatsuChankan => WinErrorCode::IppatsuChankan,
            Impossible::Rinshan => WinErrorCode::RinshanWithoutKan,
            Impossible::RinshanRon => WinErrorCode::RinshanRon,
            Impossible::ChankanTsumo => WinErrorCode::ChankanTsumo,
            Impossible::Chankan => WinErrorCode::NoChankan,
            Impossible::Chi => WinErrorCode::NoChi,
            Impossible::FirstMelds => WinErrorCode::FirstWithMelds,
            Impossible::FirstRiichi => WinErrorCode::FirstWithRiichi,
            Impossible::Ura => WinErrorCode::UraWithoutRiichi,
            Impossible::TooMany(_) => WinErrorCode::FifthCopy,
            Impossible::Liable(_) | Impossible::LiableWinner(_) => WinErrorCode::NotLiable,
            Impossible::Norths => WinErrorCode::NoNorths,
        }
    }
}

/// Why a line of a batch has no score.
#[derive(Debug)]
pub enum WinError {
    /// The line is not valid JSON for a win; the parser's message.
    Json(String),
    /// The line is not UTF-8 text.
    NotText,
    /// The line is longer than any win.
    TooLong,
    /// A tile cannot be parsed.
    Tile(RequestError),
    /// A meld is invalid.
    Meld(RequestError),
    /// There are more than five indicators.
    TooManyIndicators,
    /// An error that a single request can also have.
    Request(RequestError),
}

impl WinError {
    /// Returns the code that clients can rely on.
    pub fn code(&self) -> WinErrorCode {
        match self {
            WinError::Json(_) | WinError::NotText | WinError::TooLong => WinErrorCode::BadLine,
            WinError::Tile(_) => WinErrorCode::BadTile,
            WinError::Meld(_) => WinErrorCode::BadMeld,
            WinError::TooManyIndicators => WinErrorCode::TooManyIndicators,
            WinError::Request(error) => match error {
                RequestError::Rules(_) => WinErrorCode::UnknownRules,
                RequestError::UnknownYaku(_) => WinErrorCode::UnknownYaku,
                RequestError::Hand(HandError::FifthCopy(_)) => WinErrorCode::FifthCopy,
                RequestError::Hand(HandError::NotInSet(_)) => WinErrorCode::NotInSet,
                RequestError::Hand(_) => WinErrorCode::WrongSize,
                RequestError::Impossible(why) => WinErrorCode::from(*why),
                RequestError::NoScore { why, .. } => WinErrorCode::from(*why),
                RequestError::NotLiable(_) => WinErrorCode::NotLiable,
                _ => WinErrorCode::BadHand,
            },
        }
    }

    fn response(&self, context: &Context<'_>) -> WinErrorResponse {
        let words = context.words();
        let text = match self {
            WinError::Json(why) => words.format("refused-json", [("why", words.syntax_error(why).into())]),
            WinError::NotText => words.text("refused-no-text"),
            WinError::TooLong => words.text("refused-too-long"),
            WinError::TooManyIndicators => words.text("refused-indicators"),
            WinError::Tile(error) | WinError::Meld(error) | WinError::Request(error) => error.text(words),
        };
        WinErrorResponse { code: self.code(), text }
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

/// Scores wins, and caches their rule sets.
pub struct ScoreBatch<'a> {
    context: &'a Context<'a>,
    known: Mutex<HashMap<String, Option<Arc<Rules>>>>,
}

impl<'a> ScoreBatch<'a> {
    /// Creates a batch in this context.
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

    /// Scores a line. Returns the response without a line break.
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
                // The id may be readable even if the rest is not.
                let value = serde_json::from_str::<Value>(text).ok();
                let id = value.and_then(|value| value.get("id").cloned()).unwrap_or_default();
                let error = WinError::Json(error.to_string()).response(self.context);
                ScoreLineResponse::Error { id, error }
            }
        };
        // Serialization cannot fail: the id came from JSON, and the rest is numbers and short texts.
        serde_json::to_string(&response).unwrap_or_default()
    }

    /// Scores lines. Returns one response per line.
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
            let known = yaku_named(yaku, &rules.id).ok_or_else(|| RequestError::UnknownYaku(yaku.clone()))?;
            Ok((known, seat.0))
        };
        let liable: Result<Vec<(Yaku, Wind)>, RequestError> =
            line.liable.iter().flatten().map(liable).collect();
        let circumstances = line.circumstances(line.by);
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
            if let ByName(MeldName::North) = meld.kind {
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
        let ByName(MeldName::Meld(kind)) = self.kind else { return Err(RequestError::MeldSize) };
        let from = self.from.map_or(Side::Left, |ByName(side)| side);
        if kind == MeldKind::Chi && from != Side::Left {
            return Err(RequestError::ChiFrom);
        }
        let made = match (kind, tiles) {
            (MeldKind::Chi, &[a, b, c]) => Meld::chi(a, [b, c]),
            (MeldKind::Pon, &[a, b, c]) => Meld::pon(a, from, [b, c]),
            (MeldKind::OpenKan, &[a, b, c, d]) => Meld::open_kan(a, from, [b, c, d]),
            (MeldKind::AddedKan, &[a, b, c, d]) => Meld::pon(a, from, [b, c]).and_then(|pon| pon.added(d)),
            (MeldKind::ClosedKan, &[a, b, c, d]) => Meld::closed_kan([a, b, c, d]),
            _ => return Err(RequestError::MeldSize),
        };
        Ok(made?)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn codes_are_those_of_the_scorer() {
        let (kind, size) = (Kind::EAST, 12);
        let no_scores = [
            NoScore::WrongSize(size),
            NoScore::FifthCopy(kind),
            NoScore::NotComplete,
            NoScore::OpenRiichi,
            NoScore::NoYaku,
            NoScore::LateYaku,
            NoScore::TooFewHan { han: 1, least: 2 },
        ];
        let impossible = [
            Impossible::OwnDiscard,
            Impossible::Seat(Wind::North),
            Impossible::Ippatsu,
            Impossible::IppatsuChankan,
            Impossible::Rinshan,
            Impossible::RinshanRon,
            Impossible::ChankanTsumo,
            Impossible::Chankan,
            Impossible::Chi,
            Impossible::FirstMelds,
            Impossible::FirstRiichi,
            Impossible::Ura,
            Impossible::TooMany(kind),
            Impossible::Liable(Yaku::Toitoi),
            Impossible::Norths,
        ];
        let own = no_scores.map(|why| (WinErrorCode::from(why), why.code()));
        let others = impossible.map(|why| (WinErrorCode::from(why), why.code()));
        for (code, name) in own.into_iter().chain(others) {
            assert_eq!(serde_json::to_value(code).expect("JSON"), name);
        }
    }
}
