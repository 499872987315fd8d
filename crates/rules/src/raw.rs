//! A rule file as written: keys and values with their positions and sources.

use std::collections::BTreeMap;
use std::ops::Range;

use toml::Spanned;
use toml::de::{DeTable, DeValue};

use crate::choice::nearest;
use crate::problem::{Expected, FilePosition, RuleProblem, RuleProblemKind, RuleProblems};
use crate::switches::Switches;
use crate::yaku::Yaku;

/// A value that has not been interpreted yet.
#[derive(Clone, PartialEq, Debug)]
pub enum Raw {
    /// A string.
    Text(String),
    /// A whole number.
    Number(i64),
    /// True or false.
    Bool(bool),
    /// A list.
    List(Vec<Raw>),
    /// A value of a type that no switch has.
    Other(String),
}

impl Raw {
    pub(crate) fn as_str(&self) -> Option<&str> {
        if let Raw::Text(text) = self { Some(text) } else { None }
    }

    pub(crate) fn as_number(&self) -> Option<i64> {
        if let Raw::Number(number) = self { Some(*number) } else { None }
    }

    pub(crate) fn as_bool(&self) -> Option<bool> {
        if let Raw::Bool(value) = self { Some(*value) } else { None }
    }

    pub(crate) fn as_list(&self) -> Option<&[Raw]> {
        if let Raw::List(list) = self { Some(list) } else { None }
    }

    fn of(value: &DeValue<'_>) -> Raw {
        match value {
            DeValue::String(text) => Raw::Text(text.to_string()),
            DeValue::Boolean(value) => Raw::Bool(*value),
            DeValue::Array(array) => Raw::List(array.iter().map(|value| Raw::of(value.get_ref())).collect()),
            DeValue::Integer(number) => match i64::from_str_radix(number.as_str(), number.radix()) {
                Ok(number) => Raw::Number(number),
                Err(_) => Raw::Other(number.to_string()),
            },
            other => Raw::Other(format!("a {}", other.type_str())),
        }
    }

    /// Parses a value as written in rule files.
    pub(crate) fn parse(text: &str) -> Raw {
        let line = format!("is = {text}");
        let parsed = DeTable::parse(&line).ok();
        let value = parsed.as_ref().and_then(|table| table.get_ref().get("is"));
        value.map_or_else(|| Raw::Other(text.to_owned()), |value| Raw::of(value.get_ref()))
    }

    /// Returns the value as quoted in error messages.
    pub(crate) fn quoted(&self) -> String {
        match self {
            Raw::Text(text) => format!("{text:?}"),
            Raw::Number(number) => number.to_string(),
            Raw::Bool(value) => value.to_string(),
            Raw::List(list) => format!("[{}]", list.iter().map(Raw::quoted).collect::<Vec<_>>().join(", ")),
            Raw::Other(what) => what.clone(),
        }
    }
}

/// A value in a rule file, with its source.
#[derive(Clone, PartialEq, Debug)]
pub struct RuleEntry {
    pub(crate) value: Raw,
    /// The source of the value: statements, ambiguities or free text.
    pub by: Vec<String>,
    /// The id of the rule set whose file sets the value.
    pub rule_set: String,
    pub(crate) place: FilePosition,
}

/// The group and key of a switch or yaku.
pub(crate) type Key = (String, String);

/// A parsed rule file that has not been merged with its base.
#[derive(Clone, PartialEq, Debug)]
pub struct RuleFile {
    /// The rule set's id.
    pub id: String,
    /// The rule set's version.
    pub version: u32,
    /// The title, by language code.
    pub titles: BTreeMap<String, String>,
    /// The documents the rule set is based on, by language code. A source in only one language is stored under
    /// `en`.
    pub sources: BTreeMap<String, String>,
    /// The id of the base: the rule set that provides the values this file does not set.
    pub base: Option<String>,
    /// The position of the `base` key, or the start of the file.
    pub(crate) base_place: FilePosition,
    pub(crate) entries: BTreeMap<Key, RuleEntry>,
}

/// Converts byte offsets to positions in a text.
struct Lines<'a> {
    file: &'a str,
    text: &'a str,
}

impl Lines<'_> {
    fn place(&self, span: &Range<usize>) -> FilePosition {
        let before = &self.text[..span.start.min(self.text.len())];
        let line_start = before.rfind('\n').map_or(0, |newline| newline + 1);
        FilePosition {
            file: self.file.to_owned(),
            line: before.matches('\n').count() + 1,
            column: before[line_start..].chars().count() + 1,
        }
    }

    fn problem(&self, span: &Range<usize>, complaint: RuleProblemKind) -> RuleProblem {
        RuleProblem { place: self.place(span), complaint }
    }
}

type Field<'a, 'i> = (&'a Spanned<std::borrow::Cow<'i, str>>, &'a Spanned<DeValue<'i>>);

impl RuleFile {
    /// Parses a file. Reports all problems at once.
    pub fn parse(file: &str, text: &str) -> Result<RuleFile, RuleProblems> {
        let (rules, problems) = RuleFile::read(file, text)?;
        if problems.is_empty() { Ok(rules) } else { Err(problems.into()) }
    }

    /// Parses as much of a file as possible and returns the problems in the rest. Fails if nothing can be parsed.
    pub(crate) fn read(file: &str, text: &str) -> Result<(RuleFile, Vec<RuleProblem>), RuleProblems> {
        // Some editors write a byte order mark.
        let text = text.strip_prefix('\u{feff}').unwrap_or(text);
        let lines = Lines { file, text };
        let table = DeTable::parse(text).map_err(|error| {
            let span = error.span().unwrap_or(0..0);
            vec![lines.problem(&span, RuleProblemKind::Toml(error.message().to_owned()))]
        })?;
        let mut reader = Reader { lines, problems: Vec::new() };
        let rules = reader.file(table.get_ref());
        Ok((rules, reader.problems))
    }
}

const HEAD: &[&str] = &["id", "version", "title", "source", "base"];

struct Reader<'a> {
    lines: Lines<'a>,
    problems: Vec<RuleProblem>,
}

impl Reader<'_> {
    fn report(&mut self, span: &Range<usize>, complaint: RuleProblemKind) {
        let problem = self.lines.problem(span, complaint);
        self.problems.push(problem);
    }

    fn file(&mut self, table: &DeTable<'_>) -> RuleFile {
        let mut groups = Switches::GROUPS.to_vec();
        groups.push("yaku");
        let known: Vec<&str> = HEAD.iter().chain(&groups).copied().collect();
        let mut file = RuleFile {
            id: String::new(),
            version: 0,
            titles: BTreeMap::new(),
            sources: BTreeMap::new(),
            base: None,
            base_place: self.lines.place(&(0..0)),
            entries: BTreeMap::new(),
        };
        for field @ (key, value) in table {
            let name = key.get_ref().as_ref();
            match name {
                "id" => {
                    file.id = self.text(field).unwrap_or_default();
                    let fits = |c: char| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '-';
                    if !file.id.chars().all(fits) {
                        self.wrong(field, Expected::Id);
                    }
                }
                "source" if value.get_ref().is_str() => {
                    file.sources.extend(self.text(field).map(|source| ("en".to_owned(), source)));
                }
                "source" => file.sources = self.by_language(field),
                "base" => {
                    file.base = self.text(field);
                    file.base_place = self.lines.place(&value.span());
                }
                "version" => match Raw::of(value.get_ref()).as_number().and_then(|n| u32::try_from(n).ok()) {
                    Some(version) => file.version = version,
                    None => self.wrong(field, Expected::Number(1, i64::from(u32::MAX))),
                },
                "title" => file.titles = self.by_language(field),
                _ if groups.contains(&name) => match value.get_ref().as_table() {
                    Some(group) => group.iter().for_each(|field| self.entry(name, field, &mut file)),
                    None => self.wrong(field, Expected::Group(name.to_owned())),
                },
                _ => {
                    let meant = nearest(name, &known).map(str::to_owned);
                    self.report(
                        &key.span(),
                        RuleProblemKind::UnknownKey { key: name.to_owned(), group: None, meant },
                    );
                }
            }
        }
        for (missing, what) in [
            (file.id.is_empty(), "id"),
            (!table.contains_key("version"), "version"),
            (file.sources.values().all(String::is_empty), "source"),
            (file.titles.is_empty(), "title"),
            (!file.titles.is_empty() && !file.titles.contains_key("en"), "title.en"),
        ] {
            if missing {
                self.report(&(0..0), RuleProblemKind::Missing(what.to_owned()));
            }
        }
        for entry in file.entries.values_mut() {
            entry.rule_set.clone_from(&file.id);
        }
        file
    }

    /// Parses texts by language, as in `{ en = "…", ru = "…" }`.
    fn by_language(&mut self, field: Field<'_, '_>) -> BTreeMap<String, String> {
        let Some(texts) = field.1.get_ref().as_table() else {
            self.wrong(field, Expected::Titles);
            return BTreeMap::new();
        };
        let text = |field: Field<'_, '_>| Some((field.0.get_ref().to_string(), self.text(field)?));
        texts.iter().filter_map(text).collect()
    }

    /// Parses a switch, which is written as `{ is = VALUE, by = SOURCE }`.
    fn entry(&mut self, group: &str, (key, value): Field<'_, '_>, file: &mut RuleFile) {
        let name = key.get_ref().replace('-', "_");
        let known: Vec<String> = match group {
            "yaku" => Yaku::ALL.iter().map(|yaku| yaku.id().to_owned()).collect(),
            _ => Switches::ALL
                .iter()
                .filter(|switch| switch.group == group)
                .map(|switch| switch.key.replace('_', "-"))
                .collect(),
        };
        let written = key.get_ref().as_ref();
        if !known.iter().any(|known| known == written) {
            let names: Vec<&str> = known.iter().map(String::as_str).collect();
            let meant = nearest(written, &names).map(str::to_owned);
            let (key_name, group) = (written.to_owned(), Some(group.to_owned()));
            return self.report(&key.span(), RuleProblemKind::UnknownKey { key: key_name, group, meant });
        }
        let Some(table) = value.get_ref().as_table() else {
            return self.wrong((key, value), Expected::Entry);
        };
        let (mut is, mut by) = (None, Vec::new());
        for field @ (part, inner) in table {
            match part.get_ref().as_ref() {
                "is" => is = Some((Raw::of(inner.get_ref()), inner.span())),
                "by" => match Raw::of(inner.get_ref()) {
                    Raw::Text(text) => by.push(text),
                    Raw::List(list) if list.iter().all(|text| text.as_str().is_some()) => {
                        by.extend(list.iter().filter_map(Raw::as_str).map(str::to_owned));
                    }
                    _ => self.wrong(field, Expected::Texts),
                },
                other => {
                    let complaint = RuleProblemKind::UnknownKey {
                        key: other.to_owned(),
                        group: None,
                        meant: nearest(other, &["is", "by"]).map(str::to_owned),
                    };
                    self.report(&part.span(), complaint);
                }
            }
        }
        let by_is_said = by.iter().any(|by| !by.trim().is_empty());
        match is {
            Some((value, span)) if by_is_said => {
                let key = if group == "yaku" { written.to_owned() } else { name };
                let place = self.lines.place(&span);
                file.entries
                    .insert((group.to_owned(), key), RuleEntry { value, by, rule_set: String::new(), place });
            }
            Some(_) => self.report(&key.span(), RuleProblemKind::NoSource(written.to_owned())),
            None => self.report(&key.span(), RuleProblemKind::MissingValue(written.to_owned())),
        }
    }

    fn text(&mut self, field: Field<'_, '_>) -> Option<String> {
        let text = field.1.get_ref().as_str().map(str::to_owned);
        if text.is_none() {
            self.wrong(field, Expected::Text);
        }
        text
    }

    fn wrong(&mut self, (key, value): Field<'_, '_>, expected: Expected) {
        let complaint = RuleProblemKind::Wrong {
            key: key.get_ref().to_string(),
            found: Raw::of(value.get_ref()).quoted(),
            expected,
        };
        self.report(&value.span(), complaint);
    }
}
