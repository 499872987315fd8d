//! Languages and their conventions.

use fluent::FluentValue;
use hanchan_rules::STATEMENTS;

/// A language's conventions and files.
struct About {
    code: &'static str,
    name: &'static str,
    thousands: &'static str,
    decimal: &'static str,
    style: Style,
    messages: &'static [&'static str],
    statements: &'static str,
}

macro_rules! languages {
    ($( $name:ident = $code:literal, $thousands:literal, $decimal:literal, $style:ident, $statements:expr; )+) => {
        /// A supported language.
        #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
        pub enum Language {
            $( #[doc = concat!(stringify!($name), ", `", $code, "`.")] $name, )+
        }

        /// The conventions and files of each language. This is a static because every crate that inlined a
        /// constant would get a copy of all messages.
        static ABOUT: [About; Language::ALL.len()] = [
            $( About {
                code: $code,
                name: stringify!($name),
                thousands: $thousands,
                decimal: $decimal,
                style: Style::$style,
                messages: &messages!($code),
                statements: $statements,
            }, )+
        ];

        impl Language {
            /// All languages.
            pub const ALL: [Language; [$( $code ),+].len()] = [$( Language::$name ),+];

            fn about(self) -> &'static About {
                &ABOUT[self as usize]
            }

            /// Returns the function that formats numbers inside this language's messages.
            pub(crate) fn formatter<M>(self) -> fn(&FluentValue<'_>, &M) -> Option<String> {
                match self {
                    $( Language::$name => |value, _| Language::$name.formatted(value), )+
                }
            }
        }
    };
}

/// The message files of a language, terms first.
macro_rules! messages {
    ($code:literal) => {
        [
            include_str!(concat!("../locales/", $code, "/terms.ftl")),
            include_str!(concat!("../locales/", $code, "/rules.ftl")),
            include_str!(concat!("../locales/", $code, "/yaku.ftl")),
            include_str!(concat!("../locales/", $code, "/score.ftl")),
            include_str!(concat!("../locales/", $code, "/hands.ftl")),
            include_str!(concat!("../locales/", $code, "/refusals.ftl")),
            include_str!(concat!("../locales/", $code, "/records.ftl")),
            include_str!(concat!("../locales/", $code, "/server.ftl")),
            include_str!(concat!("../locales/", $code, "/api.ftl")),
            include_str!(concat!("../locales/", $code, "/deal.ftl")),
            include_str!(concat!("../locales/", $code, "/table.ftl")),
            include_str!(concat!("../locales/", $code, "/lessons.ftl")),
            include_str!(concat!("../locales/", $code, "/press.ftl")),
            include_str!(concat!("../locales/", $code, "/scripts.ftl")),
        ]
    };
}

// For each language: code, thousands separator, decimal separator, usual style of yaku names, statements.
languages! {
    English = "en", ",", ".", Romanised, STATEMENTS;
    Russian = "ru", "\u{a0}", ",", Romanised, include_str!("../locales/ru/statements.tsv");
    Danish = "da", ".", ",", Romanised, include_str!("../locales/da/statements.tsv");
    Japanese = "ja", ",", ".", Native, include_str!("../locales/ja/statements.tsv");
}

impl Language {
    /// Returns the language's code: `en`, `ru`, `da` or `ja`.
    pub fn code(self) -> &'static str {
        self.about().code
    }

    /// Returns the language's name in English.
    pub fn name(self) -> &'static str {
        self.about().name
    }

    /// Returns the contents of the language's message files.
    pub(crate) fn messages(self) -> &'static [&'static str] {
        self.about().messages
    }

    /// Returns the contents of the file with the terms that clubs may replace.
    pub(crate) fn terms(self) -> &'static str {
        self.messages()[0]
    }

    /// Returns the contents of the language's file of statements.
    pub(crate) fn statements(self) -> &'static str {
        self.about().statements
    }

    /// Returns the decimal separator.
    pub(crate) fn decimal_separator(self) -> &'static str {
        self.about().decimal
    }

    fn formatted(self, value: &FluentValue<'_>) -> Option<String> {
        match value {
            FluentValue::Number(number) if number.value.fract() == 0.0 => {
                Some(self.number(number.value as i64))
            }
            _ => None,
        }
    }

    /// Returns the language with this code.
    pub fn from_code(code: &str) -> Option<Language> {
        Language::ALL.into_iter().find(|language| language.code() == code)
    }

    /// Returns the language of a locale such as `ru_RU.UTF-8`.
    pub fn of_locale(locale: &str) -> Option<Language> {
        Language::from_code(&locale.split(['_', '.', '-', '@']).next()?.to_ascii_lowercase())
    }

    /// Returns the style of yaku names that most readers of this language use.
    pub fn usual_style(self) -> Style {
        self.about().style
    }

    /// Formats a number, with thousands separators from 10,000 on.
    pub(crate) fn number(self, number: i64) -> String {
        let digits = number.unsigned_abs().to_string();
        let sign = if number < 0 { "−" } else { "" };
        if digits.len() < 5 {
            return format!("{sign}{digits}");
        }
        let head = digits.len() % 3;
        let groups = digits.as_bytes()[head..].chunks(3).filter_map(|group| std::str::from_utf8(group).ok());
        let groups: Vec<&str> =
            Some(&digits[..head]).filter(|head| !head.is_empty()).into_iter().chain(groups).collect();
        format!("{sign}{}", groups.join(self.about().thousands))
    }
}

/// How yaku are named.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Style {
    /// Japanese names, written in the reader's script.
    Romanised,
    /// Names in the reader's language.
    Native,
}

/// Parses yes or no in any of the languages, as a full word or its first letter.
pub fn parse_yes_no(text: &str) -> Option<bool> {
    match text.to_lowercase().as_str() {
        "y" | "yes" | "1" | "да" | "д" | "ja" | "j" | "はい" | "true" => Some(true),
        "n" | "no" | "2" | "нет" | "н" | "nej" | "いいえ" | "false" => Some(false),
        _ => None,
    }
}
