//! Languages, and how they name things.

/// A language that people can read.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Language {
    /// English.
    English,
    /// Russian.
    Russian,
    /// Danish.
    Danish,
    /// Japanese.
    Japanese,
}

impl Language {
    /// All of them.
    pub const ALL: [Language; 4] =
        [Language::English, Language::Russian, Language::Danish, Language::Japanese];

    /// Its code: `en`, `ru`, `da`, `ja`.
    pub const fn code(self) -> &'static str {
        match self {
            Language::English => "en",
            Language::Russian => "ru",
            Language::Danish => "da",
            Language::Japanese => "ja",
        }
    }

    /// The language with this code.
    pub fn from_code(code: &str) -> Option<Language> {
        Language::ALL.into_iter().find(|language| language.code() == code)
    }

    /// The language of a locale's name, such as `ru_RU.UTF-8`.
    pub fn of_locale(locale: &str) -> Option<Language> {
        Language::from_code(&locale.split(['_', '.', '-', '@']).next()?.to_ascii_lowercase())
    }

    /// The style in which most who read it name yaku.
    pub const fn usual_style(self) -> Style {
        match self {
            Language::Japanese => Style::Native,
            _ => Style::Romanised,
        }
    }

    /// Writes a number with its thousands apart, from 10,000 on.
    pub(crate) fn number(self, number: i64) -> String {
        let separator = match self {
            Language::English | Language::Japanese => ",",
            Language::Russian => "\u{a0}",
            Language::Danish => ".",
        };
        let digits = number.unsigned_abs().to_string();
        let sign = if number < 0 { "−" } else { "" };
        if digits.len() < 5 {
            return format!("{sign}{digits}");
        }
        let head = digits.len() % 3;
        let groups = digits.as_bytes()[head..].chunks(3).filter_map(|group| std::str::from_utf8(group).ok());
        let groups: Vec<&str> =
            Some(&digits[..head]).filter(|head| !head.is_empty()).into_iter().chain(groups).collect();
        format!("{sign}{}", groups.join(separator))
    }
}

/// How yaku are named.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Style {
    /// By their Japanese names in the reader's letters.
    Romanised,
    /// In the reader's own words.
    Native,
}

/// Reads yes or no in any of the languages, or its first letter.
pub fn parse_yes_no(text: &str) -> Option<bool> {
    match text.to_lowercase().as_str() {
        "y" | "yes" | "1" | "да" | "д" | "ja" | "j" | "はい" | "true" => Some(true),
        "n" | "no" | "2" | "нет" | "н" | "nej" | "いいえ" | "false" => Some(false),
        _ => None,
    }
}
