//! Conversion of records.

use hanchan_record::{
    Format, Mismatch, NoRounds, RecordedGame, RecordedRules, RuleResolver, Unrecordable, WriteError,
};
use hanchan_words::Words;
use serde::{Deserialize, Serialize};

use super::text::{inexpressible, unrecordable};
use super::{RecordError, mismatch_place, mismatch_sides};
use crate::context::{Context, RecordRequest};
use crate::names::ByName;
use crate::request_error::RequestError;

/// Converts a record to another format.
#[derive(Clone, Debug, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema, ts_rs::TS), ts(optional_fields))]
#[serde(deny_unknown_fields)]
pub struct ConvertRequest {
    /// The format to write.
    pub to: ByName<Format>,
    /// The rules of the game, if the record does not name them.
    pub rules: Option<String>,
    /// Whether to convert a record that contradicts the rules. Where it does, the output follows the rules.
    #[serde(default)]
    pub anyway: bool,
}

/// A converted record. Over HTTP, the body of the response is the record's text.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema, ts_rs::TS))]
pub struct ConvertResponse {
    /// The format of the record.
    pub format: ByName<Format>,
    /// The text of the record.
    pub text: String,
    /// The number of deals in the record.
    pub deals: usize,
}

/// Why a record cannot be converted.
#[derive(Debug)]
pub enum ConvertError {
    /// The rule set with this id is for a different number of players.
    Players(String),
    /// The record contradicts the rules, so it cannot be replayed.
    NoRounds(Box<Mismatch>),
    /// The record contradicts the rules, and the request does not set `anyway`.
    Differs(Box<Mismatch>),
    /// Only Hanchan logs can express what happened.
    Unrecordable(Format, Unrecordable),
    /// The format cannot express the game.
    Inexpressible(Format, WriteError),
}

impl ConvertError {
    /// Returns the localized message.
    pub fn text(&self, words: &Words) -> String {
        let differs = |id: &str, mismatch: &Mismatch| {
            let (place, sides) =
                (mismatch_place(mismatch, words), mismatch_sides(mismatch, words).join("; "));
            words.format(id, [("place", format!("{place}; {sides}").into())])
        };
        let no_words = |format: Format, what: String| {
            words.format("convert-inexpressible", [("format", format.name().into()), ("what", what.into())])
        };
        match self {
            ConvertError::Players(id) => words.format("convert-players", [("id", id.as_str().into())]),
            ConvertError::NoRounds(mismatch) => differs("convert-no-rounds", mismatch),
            ConvertError::Differs(mismatch) => differs("convert-differs", mismatch),
            ConvertError::Unrecordable(format, what) => no_words(*format, unrecordable(*what, words)),
            ConvertError::Inexpressible(format, what) => no_words(*format, inexpressible(*what, words)),
        }
    }
}

impl RecordRequest for ConvertRequest {
    type Response = ConvertResponse;

    fn run(&self, record: &[u8], context: &Context<'_>) -> Result<ConvertResponse, RequestError> {
        let mut game = hanchan_record::read(record).map_err(RecordError::Read)?;
        if let Some(name) = &self.rules {
            let rules = context.rules(name)?;
            if rules.switches().table.players != game.players {
                return Err(ConvertError::Players(rules.id).into());
            }
            game.rules = RecordedRules::of(&rules);
        }
        let (text, deals) = self.convert(&game)?;
        Ok(ConvertResponse { format: self.to, text, deals })
    }
}

impl ConvertRequest {
    /// Returns the converted text, and the number of deals.
    fn convert(&self, game: &RecordedGame) -> Result<(String, usize), RequestError> {
        let (rules, ByName(format)) = (RuleResolver::default(), self.to);
        let mut report = hanchan_record::verify(game, &rules).map_err(RecordError::Rules)?;
        let replayed = hanchan_record::replay(game, &rules).map_err(|why| match why {
            NoRounds::Rules(why) => RequestError::Record(RecordError::Rules(why)),
            NoRounds::Differs(mismatch) => ConvertError::NoRounds(mismatch).into(),
        })?;
        if !report.mismatches.is_empty() && !self.anyway {
            return Err(ConvertError::Differs(Box::new(report.mismatches.swap_remove(0))).into());
        }
        let names: Vec<String> = game.people.0.iter().map(|player| player.name.clone()).collect();
        let standing = replayed.standing.as_ref();
        let whole = RecordedGame::of(&replayed.rules, &names, &replayed.rounds, standing)
            .map_err(|what| ConvertError::Unrecordable(format, what))?;
        let text = format
            .write(&whole, &replayed, &names)
            .map_err(|what| ConvertError::Inexpressible(format, what))?;
        Ok((text, whole.deals.len()))
    }
}
