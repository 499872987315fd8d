//! The context of requests: the language and the rule sets.

use std::sync::OnceLock;

use hanchan_rules::{NoRules, Rules};
use hanchan_words::{Language, Style, Words};
use serde::Serialize;

use crate::request_error::RequestError;

/// Finds rule sets by name. The command line also opens files; a server also knows its club's rule sets.
pub type RuleResolver<'a> = &'a (dyn Fn(&str) -> Result<Rules, NoRules> + Send + Sync);

/// The language of responses, and the function that finds rule sets.
pub struct Context<'a> {
    language: Language,
    style: Style,
    rules: RuleResolver<'a>,
    words: OnceLock<Words>,
}

impl<'a> Context<'a> {
    /// Creates a context. If `names` is `None`, the language decides how yaku are named.
    pub fn new(language: Language, names: Option<Style>, rules: RuleResolver<'a>) -> Context<'a> {
        let style = names.unwrap_or(language.usual_style());
        Context { language, style, rules, words: OnceLock::new() }
    }

    /// Returns the language of responses.
    pub fn language(&self) -> Language {
        self.language
    }

    /// Returns the style of yaku names.
    pub fn style(&self) -> Style {
        self.style
    }

    /// Returns the messages of the language. They are loaded on first use.
    pub fn words(&self) -> &Words {
        self.words.get_or_init(|| Words::new(self.language, self.style, None))
    }

    /// Returns the messages of the language, with yaku as the rule set's club spells them.
    pub fn words_for(&self, rules: &Rules) -> Words {
        Words::new(self.language, self.style, Some(&rules.id))
    }

    /// Returns the rule set with this name.
    pub fn rules(&self, name: &str) -> Result<Rules, RequestError> {
        (self.rules)(name).map_err(RequestError::Rules)
    }

    /// Returns the function that finds rule sets.
    pub fn resolver(&self) -> RuleResolver<'a> {
        self.rules
    }
}

/// A request that can be answered from its own fields.
pub trait Request {
    /// The response.
    type Response: Serialize;

    /// Answers the request.
    fn run(&self, context: &Context<'_>) -> Result<Self::Response, RequestError>;
}

/// A request about a recorded game.
pub trait RecordRequest {
    /// The response.
    type Response: Serialize;

    /// Answers the request. The record can be in any supported format, gzipped or not.
    fn run(&self, record: &[u8], context: &Context<'_>) -> Result<Self::Response, RequestError>;
}
