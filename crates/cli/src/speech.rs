//! In which language we answer.

use std::sync::OnceLock;

use clap::builder::{PossibleValue, PossibleValuesParser, TypedValueParser};
use hanchan_api::{Context, RuleResolver};
use hanchan_words::{Language, Style, Words};

use crate::library::open;

/// How to say things to the person at the terminal.
#[derive(clap::Args)]
pub(crate) struct Speech {
    /// The language of answers; without it that of `HANCHAN_LANG` or of the system
    #[arg(long, global = true, value_name = "LANGUAGE", value_parser = language(), display_order = 100)]
    lang: Option<Language>,

    /// How yaku are named: their Japanese names, or in the reader's words
    #[arg(long, global = true, value_name = "STYLE", value_parser = style(), display_order = 101)]
    names: Option<Style>,

    #[arg(skip)]
    context: OnceLock<Context<'static>>,
}

fn language() -> impl TypedValueParser<Value = Language> {
    let values = Language::ALL.map(|language| PossibleValue::new(language.code()).help(language.name()));
    PossibleValuesParser::new(values).map(|code| Language::from_code(&code).unwrap_or(Language::English))
}

fn style() -> impl TypedValueParser<Value = Style> {
    let values = [
        PossibleValue::new("romanised").help("Tanyao, Пинфу"),
        PossibleValue::new("native").help("All simples, Плоская рука, 断么九"),
    ];
    PossibleValuesParser::new(values).map(|name| match name.as_str() {
        "native" => Style::Native,
        _ => Style::Romanised,
    })
}

impl Speech {
    /// The language to answer in.
    pub(crate) fn language(&self) -> Language {
        let said = || {
            ["HANCHAN_LANG", "LC_ALL", "LC_MESSAGES", "LANG"]
                .into_iter()
                .find_map(|name| std::env::var(name).ok().filter(|value| !value.is_empty()))
        };
        self.lang
            .or_else(|| said().and_then(|locale| Language::of_locale(&locale)))
            .unwrap_or(Language::English)
    }

    /// The context of requests from the terminal: rule sets can be files.
    pub(crate) fn context(&self) -> &Context<'static> {
        self.context.get_or_init(|| self.context_with(&open))
    }

    /// The context of requests whose rule sets are found otherwise.
    pub(crate) fn context_with<'a>(&self, rules: RuleResolver<'a>) -> Context<'a> {
        Context::new(self.language(), self.names, rules)
    }

    /// The words of that language.
    pub(crate) fn words(&self) -> &Words {
        self.context().words()
    }

    /// The words of that language, with yaku as the club of a rule set spells them.
    pub(crate) fn words_of(&self, rules: Option<&str>) -> Words {
        let language = self.language();
        Words::new(language, self.style(language), rules)
    }

    /// How yaku are named in a language.
    pub(crate) fn style(&self, language: Language) -> Style {
        self.names.unwrap_or(language.usual_style())
    }
}
