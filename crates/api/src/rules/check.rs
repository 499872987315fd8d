//! Checks of rule files.

use hanchan_rules::{RuleProblem, Rules, preset_file};
use hanchan_words::Words;
use serde::{Deserialize, Serialize};

use crate::context::{Context, Request};
use crate::request_error::RequestError;

/// Checks a rule file. Its base must be a built-in rule set.
#[derive(Clone, Debug, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema, ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct RulesCheckRequest {
    /// The name of the file in messages; no file is read.
    #[serde(default = "rules_toml")]
    pub file: String,
    /// The text of the file.
    pub text: String,
}

fn rules_toml() -> String {
    "rules.toml".to_owned()
}

/// The result of checking a rule file.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema, ts_rs::TS))]
pub struct RulesCheckResponse {
    /// The name of the file.
    pub file: String,
    /// Whether the file has no errors.
    pub good: bool,
    /// The errors.
    pub problems: Vec<RuleFileError>,
}

/// An error in a rule file.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema, ts_rs::TS))]
pub struct RuleFileError {
    /// The name of the file with the error: the checked file, or a base.
    pub file: String,
    /// The number of the line, counting from 1.
    pub line: usize,
    /// The number of the column, counting from 1.
    pub column: usize,
    /// The error and its position, localized.
    pub message: String,
}

impl RulesCheckResponse {
    /// Returns the response for a file with these errors.
    pub fn new(file: &str, problems: &[RuleProblem], words: &Words) -> RulesCheckResponse {
        let problem = |problem: &RuleProblem| RuleFileError {
            file: problem.place.file.clone(),
            line: problem.place.line,
            column: problem.place.column,
            message: words.rule_problem(problem),
        };
        RulesCheckResponse {
            file: file.to_owned(),
            good: problems.is_empty(),
            problems: problems.iter().map(problem).collect(),
        }
    }
}

impl Request for RulesCheckRequest {
    type Response = RulesCheckResponse;

    fn run(&self, context: &Context<'_>) -> Result<RulesCheckResponse, RequestError> {
        let checked = Rules::check(&self.file, &self.text, |id| Ok(preset_file(id)));
        let problems = checked.as_ref().err().map_or(&[][..], |problems| problems.as_slice());
        Ok(RulesCheckResponse::new(&self.file, problems, context.words()))
    }
}
