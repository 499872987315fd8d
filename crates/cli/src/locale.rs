//! The global flags for language and yaku names, and the request context they define.

use std::sync::OnceLock;

use clap::builder::{PossibleValue, PossibleValuesParser, TypedValueParser};
use hanchan_api::Context;
use hanchan_words::{Language, Style, Words};

use crate::rule_files::open;

/// The language of the output and the style of yaku names.
#[derive(clap::Args)]
pub(crate) struct Locale {
    /// Output language (default: `HANCHAN_LANG`, or the system's language)
    #[arg(long, global = true, value_name = "LANGUAGE", value_parser = language(), display_order = 100)]
    lang: Option<Language>,

    /// Yaku names: Japanese, or in the output language
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
        PossibleValue::new("romanised").help("The Japanese name, transliterated: Tanyao, Пинфу"),
        PossibleValue::new("native")
            .help("The name in the output language: All simples, Плоская рука, 断么九"),
    ];
    PossibleValuesParser::new(values).map(|name| match name.as_str() {
        "native" => Style::Native,
        _ => Style::Romanised,
    })
}

impl Locale {
    /// Returns the output language: from the flag, else from the environment, else English.
    pub(crate) fn language(&self) -> Language {
        let from_environment = || {
            ["HANCHAN_LANG", "LC_ALL", "LC_MESSAGES", "LANG"]
                .into_iter()
                .find_map(|name| std::env::var(name).ok().filter(|value| !value.is_empty()))
        };
        self.lang
            .or_else(|| from_environment().and_then(|locale| Language::of_locale(&locale)))
            .unwrap_or(Language::English)
    }

    /// Returns the context of requests. Rule sets are ids or paths of files.
    pub(crate) fn context(&self) -> &Context<'static> {
        self.context.get_or_init(|| Context::new(self.language(), self.names, &open))
    }

    /// Returns the messages of the output language.
    pub(crate) fn words(&self) -> &Words {
        self.context().words()
    }

    /// Returns the messages of the output language, with the spellings of a rule set's club.
    pub(crate) fn words_of(&self, rules: Option<&str>) -> Words {
        let language = self.language();
        Words::new(language, self.style(language), rules)
    }

    /// Returns the style of yaku names in a language.
    pub(crate) fn style(&self, language: Language) -> Style {
        self.names.unwrap_or(language.usual_style())
    }
}
