//! The messages of one language.

use fluent::concurrent::FluentBundle;
use fluent::{FluentArgs, FluentResource, FluentValue};
use unic_langid::LanguageIdentifier;

use crate::language::{Language, Style};

/// The names of yaku as a club's document spells them, in the language of that document.
const CLUBS: &[(&str, Language, &str)] = &[
    ("phoenix", Language::Russian, include_str!("../clubs/phoenix.ftl")),
    ("cheatsheet", Language::Russian, include_str!("../clubs/cheatsheet.ftl")),
    ("cheatsheet-3p", Language::Russian, include_str!("../clubs/cheatsheet.ftl")),
    ("furiten", Language::Russian, include_str!("../clubs/furiten.ftl")),
    ("danish", Language::Danish, include_str!("../clubs/danish.ftl")),
];

/// All that can be said in a language.
pub struct Words {
    /// The language.
    pub language: Language,
    style: Style,
    /// A club's own words, which go before the others, and those.
    bundles: Vec<FluentBundle<FluentResource>>,
}

/// Reads files of messages. What cannot be read is left out; a test reads all of them.
fn bundle(language: Language, files: &[&'static str]) -> FluentBundle<FluentResource> {
    let id: LanguageIdentifier = language.code().parse().unwrap_or_default();
    let mut bundle = FluentBundle::new_concurrent(vec![id]);
    bundle.set_use_isolating(false);
    bundle.set_formatter(Some(language.formatter()));
    for &file in files {
        let resource = FluentResource::try_new(file.to_owned()).unwrap_or_else(|(resource, _)| resource);
        bundle.add_resource_overriding(resource);
    }
    bundle
}

impl Words {
    /// The words of a language; yaku in this style, and as the club of this rule set spells them.
    pub fn new(language: Language, style: Style, rules: Option<&str>) -> Words {
        let mut club = CLUBS.iter().filter(|(club, spoken, _)| Some(*club) == rules && *spoken == language);
        let club = club.next().map(|(.., file)| bundle(language, &[file]));
        Words {
            language,
            style,
            bundles: club.into_iter().chain([bundle(language, language.messages())]).collect(),
        }
    }

    /// The words of a language as the club of a rule set spells yaku, if its document is in that language.
    pub fn club(language: Language, style: Style, rules: &str) -> Option<Words> {
        let mut clubs = CLUBS.iter();
        clubs
            .any(|(club, spoken, _)| *club == rules && *spoken == language)
            .then(|| Words::new(language, style, Some(rules)))
    }

    /// Whether there is a message, or an attribute of one: `yaku-pinfu`, `yaku-pinfu.about`.
    pub fn has(&self, id: &str) -> bool {
        self.format(id, None).is_some()
    }

    /// Says a message, or an attribute of one. What nobody has put into words is said by its id.
    pub fn say<const N: usize>(&self, id: &str, args: [(&str, FluentValue<'_>); N]) -> String {
        let args: FluentArgs<'_> = args.into_iter().collect();
        self.format(id, Some(&args)).unwrap_or_else(|| id.to_owned())
    }

    /// Says a message without variables.
    pub fn text(&self, id: &str) -> String {
        self.say(id, [])
    }

    fn format(&self, id: &str, args: Option<&FluentArgs<'_>>) -> Option<String> {
        let (id, attribute) = id.split_once('.').map_or((id, None), |(id, attribute)| (id, Some(attribute)));
        self.bundles.iter().find_map(|bundle| {
            let message = bundle.get_message(id)?;
            let pattern = match attribute {
                None => message.value()?,
                Some(attribute) => message.get_attribute(attribute)?.value(),
            };
            // A variable that is missing is said by its name; a test says everything once.
            Some(bundle.format_pattern(pattern, args, &mut Vec::new()).into_owned())
        })
    }

    /// The style in which yaku are named.
    pub fn style(&self) -> Style {
        self.style
    }

    /// Joins a list: `a, b, c`.
    pub fn list(&self, items: impl IntoIterator<Item = String>) -> String {
        items.into_iter().collect::<Vec<_>>().join(&self.text("list-separator"))
    }

    /// A number as this language writes it.
    pub fn number(&self, number: impl Into<i64>) -> String {
        self.language.number(number.into())
    }

    /// A number with so many decimals, as this language writes it.
    pub fn decimal(&self, number: f64, decimals: usize) -> String {
        let written = format!("{:.decimals$}", number.abs());
        let zero = written.chars().all(|c| c == '0' || c == '.');
        let sign = if number < 0.0 && !zero { "−" } else { "" };
        let written = written.replace('.', self.language.decimal_separator());
        format!("{sign}{written}")
    }

    /// A result in tenths of a thousand points, with its sign: 233 is +23.3.
    pub fn tenths(&self, result: i32) -> String {
        let sign = if result > 0 { "+" } else { "" };
        format!("{sign}{}", self.decimal(f64::from(result) / 10.0, 1))
    }
}
