//! The messages of one language.

use fluent::concurrent::FluentBundle;
use fluent::{FluentArgs, FluentResource, FluentValue};
use unic_langid::LanguageIdentifier;

use crate::language::{Language, Style};

/// A club's own words, in the language of its document.
struct Club {
    /// The club's id, which is the name of its folder.
    id: &'static str,
    /// Messages that replace the default ones: names of yaku, and sentences in the club's own wording.
    names: &'static str,
    /// Terms that replace the default ones in all messages.
    terms: &'static str,
}

macro_rules! club {
    ($folder:literal) => {
        Club {
            id: $folder,
            names: include_str!(concat!("../clubs/", $folder, "/names.ftl")),
            terms: include_str!(concat!("../clubs/", $folder, "/terms.ftl")),
        }
    };
}

const CLUBS: &[Club] =
    &[club!("phoenix"), club!("cheatsheet"), club!("process"), club!("furiten"), club!("danish")];

/// Which rule sets use which club's words. One line per club: folder, language and rule sets. The web page reads
/// the same file.
const RULE_SETS: &str = include_str!("../clubs.tsv");

/// Returns the id of the club whose own words are used under a rule set, if the club's document is in this
/// language.
pub fn club_of(language: Language, rules: &str) -> Option<&'static str> {
    RULE_SETS.lines().find_map(|line| {
        let (id, rest) = line.split_once('\t')?;
        let (code, sets) = rest.split_once('\t')?;
        (code == language.code() && sets.split(' ').any(|set| set == rules)).then_some(id)
    })
}

fn club_words(language: Language, rules: &str) -> Option<&'static Club> {
    let id = club_of(language, rules)?;
    CLUBS.iter().find(|club| club.id == id)
}

/// The messages of one language, optionally in a club's wording.
pub struct Words {
    /// The language.
    pub language: Language,
    style: Style,
    /// The club's own messages, if there is a club, then the default ones. The club's terms apply to both.
    bundles: Vec<FluentBundle<FluentResource>>,
}

/// Parses files of messages; later files override earlier ones. Entries with syntax errors are skipped; a test parses all
/// files.
fn bundle(language: Language, files: impl IntoIterator<Item = &'static str>) -> FluentBundle<FluentResource> {
    let id: LanguageIdentifier = language.code().parse().unwrap_or_default();
    let mut bundle = FluentBundle::new_concurrent(vec![id]);
    bundle.set_use_isolating(false);
    bundle.set_formatter(Some(language.formatter()));
    for file in files {
        let resource = FluentResource::try_new(file.to_owned()).unwrap_or_else(|(resource, _)| resource);
        bundle.add_resource_overriding(resource);
    }
    bundle
}

impl Words {
    /// Loads the messages of a language, with yaku named in this style. If a rule set is given and its club's document is
    /// in this language, the club's own words are used.
    pub fn new(language: Language, style: Style, rules: Option<&str>) -> Words {
        let club = rules.and_then(|rules| club_words(language, rules));
        let terms = club.map(|club| club.terms);
        let names = club.map(|club| bundle(language, [language.terms(), club.terms, club.names]));
        let all = bundle(language, language.messages().iter().copied().chain(terms));
        Words { language, style, bundles: names.into_iter().chain([all]).collect() }
    }

    /// Loads the messages of a language as the club of a rule set words them. Returns `None` if the rule set has no club, or
    /// the club's document is in another language.
    pub fn club(language: Language, style: Style, rules: &str) -> Option<Words> {
        club_of(language, rules).map(|_| Words::new(language, style, Some(rules)))
    }

    /// Returns whether a message (`yaku-pinfu`) or an attribute of a message (`yaku-pinfu.about`) exists.
    pub fn has(&self, id: &str) -> bool {
        self.try_format(id, None).is_some()
    }

    /// Renders a message, or an attribute of a message. If no message or attribute has this id, returns the id.
    pub fn format<const N: usize>(&self, id: &str, args: [(&str, FluentValue<'_>); N]) -> String {
        let args: FluentArgs<'_> = args.into_iter().collect();
        self.try_format(id, Some(&args)).unwrap_or_else(|| id.to_owned())
    }

    /// Renders a message without variables.
    pub fn text(&self, id: &str) -> String {
        self.format(id, [])
    }

    fn try_format(&self, id: &str, args: Option<&FluentArgs<'_>>) -> Option<String> {
        let (id, attribute) = id.split_once('.').map_or((id, None), |(id, attribute)| (id, Some(attribute)));
        self.bundles.iter().find_map(|bundle| {
            let message = bundle.get_message(id)?;
            let pattern = match attribute {
                None => message.value()?,
                Some(attribute) => message.get_attribute(attribute)?.value(),
            };
            // A missing variable is rendered as its name; a test renders every message once.
            Some(bundle.format_pattern(pattern, args, &mut Vec::new()).into_owned())
        })
    }

    /// Returns the style in which yaku are named.
    pub fn style(&self) -> Style {
        self.style
    }

    /// Joins items with this language's list separator, as in `a, b, c`.
    pub fn list(&self, items: impl IntoIterator<Item = String>) -> String {
        items.into_iter().collect::<Vec<_>>().join(&self.text("list-separator"))
    }

    /// Formats a number in this language.
    pub fn number(&self, number: impl Into<i64>) -> String {
        self.language.number(number.into())
    }

    /// Formats a number with this many decimals in this language.
    pub fn decimal(&self, number: f64, decimals: usize) -> String {
        let written = format!("{:.decimals$}", number.abs());
        let zero = written.chars().all(|c| c == '0' || c == '.');
        let sign = if number < 0.0 && !zero { "−" } else { "" };
        let written = written.replace('.', self.language.decimal_separator());
        format!("{sign}{written}")
    }

    /// Formats a result in tenths of a thousand points, with its sign; 233 becomes +23.3.
    pub fn tenths(&self, result: i32) -> String {
        let sign = if result > 0 { "+" } else { "" };
        format!("{sign}{}", self.decimal(f64::from(result) / 10.0, 1))
    }
}
