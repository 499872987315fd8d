//! What every request needs beside its own fields.

use std::sync::OnceLock;

use hanchan_rules::{NoRules, Rules};
use hanchan_words::{Language, Style, Words};
use serde::Serialize;

use crate::request_error::RequestError;

/// Finds rule sets by name: the command line also opens files, a server looks among those of its club.
pub type RuleResolver<'a> = &'a (dyn Fn(&str) -> Result<Rules, NoRules> + Send + Sync);

/// The language of responses, and where rule sets are found.
pub struct Context<'a> {
    language: Language,
    style: Style,
    rules: RuleResolver<'a>,
    words: OnceLock<Words>,
}

impl<'a> Context<'a> {
    /// A context for this language. Without a style, yaku are named as is usual in the language.
    pub fn new(language: Language, names: Option<Style>, rules: RuleResolver<'a>) -> Context<'a> {
        let style = names.unwrap_or(language.usual_style());
        Context { language, style, rules, words: OnceLock::new() }
    }

    /// The language of responses.
    pub fn language(&self) -> Language {
        self.language
    }

    /// How yaku are named.
    pub fn style(&self) -> Style {
        self.style
    }

    /// The messages of the language. They are read when they are first needed.
    pub fn words(&self) -> &Words {
        self.words.get_or_init(|| Words::new(self.language, self.style, None))
    }

    /// The messages of the language, with yaku as the club of a rule set spells them.
    pub fn words_for(&self, rules: &Rules) -> Words {
        Words::new(self.language, self.style, Some(&rules.id))
    }

    /// Returns the rule set with this name.
    pub fn rules(&self, name: &str) -> Result<Rules, RequestError> {
        (self.rules)(name).map_err(RequestError::Rules)
    }

    /// Where rule sets are found.
    pub fn resolver(&self) -> RuleResolver<'a> {
        self.rules
    }
}

/// A request that can be answered from its own fields.
pub trait Request {
    /// What it is answered with.
    type Response: Serialize;

    /// Answers the request.
    fn run(&self, context: &Context<'_>) -> Result<Self::Response, RequestError>;
}

/// A request about a recorded game.
pub trait RecordRequest {
    /// What it is answered with.
    type Response: Serialize;

    /// Answers the request. The record can be in any format that is read, gzipped or not.
    fn run(&self, record: &[u8], context: &Context<'_>) -> Result<Self::Response, RequestError>;
}
