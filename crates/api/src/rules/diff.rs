//! Differences between rule sets.

use serde::{Deserialize, Serialize};

use super::RuleResponse;
use crate::context::{Context, Request};
use crate::request_error::RequestError;

/// Compares two rule sets.
#[derive(Clone, Debug, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema, ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct RulesDiffRequest {
    /// The first rule set.
    pub a: String,
    /// The rule set to compare the first one with.
    pub b: String,
}

/// The differences between two rule sets.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema, ts_rs::TS))]
pub struct RulesDiffResponse {
    /// The id of the first rule set.
    pub a: String,
    /// The id of the second rule set.
    pub b: String,
    /// The rules that have different values.
    pub differences: Vec<RuleDifference>,
}

/// A rule that has different values in two rule sets.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema, ts_rs::TS))]
pub struct RuleDifference {
    /// The rule in the first rule set.
    pub a: RuleResponse,
    /// The rule in the second rule set.
    pub b: RuleResponse,
}

impl Request for RulesDiffRequest {
    type Response = RulesDiffResponse;

    fn run(&self, context: &Context<'_>) -> Result<RulesDiffResponse, RequestError> {
        let (a, b) = (context.rules(&self.a)?, context.rules(&self.b)?);
        let words = context.words();
        let pairs = RuleResponse::all(&a, words).into_iter().zip(RuleResponse::all(&b, words));
        let differences =
            pairs.filter(|(a, b)| a.written != b.written).map(|(a, b)| RuleDifference { a, b }).collect();
        Ok(RulesDiffResponse { a: a.id, b: b.id, differences })
    }
}
