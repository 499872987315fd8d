//! `cargo xtask prose`: checks English texts, comments and test names for phrases that we don't use, and checks
//! their spelling.
//!
//! The phrases, what to write instead, and the exceptions are in `xtask/prose.tsv`. Spelling is checked with `typos`,
//! which is installed from PyPI into the target folder if it is missing.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use crate::cargo::{Done, is_installed, root, run, target};
use crate::install;

/// The file of phrases, below the project's root.
const PHRASES_FILE: &str = "xtask/prose.tsv";

/// The version of `typos` to install.
const TYPOS_VERSION: &str = "typos==1.51.1";

/// Checks phrases and spelling. Returns the reason if spelling could not be checked.
pub(crate) fn check() -> Result<Option<String>, String> {
    phrases()?;
    match typos() {
        Ok(typos) => {
            run(Command::new(typos).arg("--config").arg("typos.toml").current_dir(root())).map(|()| None)
        }
        Err(why) => Ok(Some(why)),
    }
}

/// Checks all files of the project for phrases that we don't use.
fn phrases() -> Done {
    let read = |path: &str| fs::read_to_string(root().join(path)).map_err(|error| format!("{path}: {error}"));
    let list = List::parse(&read(PHRASES_FILE)?)?;
    let listed = Command::new("git").args(["ls-files", "-z"]).current_dir(root()).output();
    let listed = listed.map_err(|error| format!("git ls-files: {error}"))?.stdout;
    let mut found = Vec::new();
    for path in String::from_utf8_lossy(&listed).split('\0') {
        if let Some(kind) = Kind::of(path).filter(|_| root().join(path).is_file()) {
            found.extend(list.find(path, &kind.words(&read(path)?)));
        }
    }
    if found.is_empty() {
        return Ok(());
    }
    for hit in &found {
        println!("{hit}");
    }
    Err(format!("{} phrases that we don't use; {PHRASES_FILE} has the list and its exceptions", found.len()))
}

/// Returns the path of the program `typos`, after installing it if necessary.
fn typos() -> Result<PathBuf, String> {
    let own = target().join("typos/bin/typos");
    if is_installed("typos") {
        return Ok(PathBuf::from("typos"));
    }
    if !own.is_file() {
        install::from_pypi(TYPOS_VERSION, &target().join("typos"))?;
    }
    Ok(own)
}

/// A kind of file, which decides what parts of it are English text.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Kind {
    /// Rust code: comments, strings and function names.
    Rust,
    /// TypeScript, Svelte and CSS: comments.
    Page,
    /// TOML and YAML: comments.
    Settings,
    /// Other texts: everything except code between backticks.
    Text,
}

impl Kind {
    fn of(path: &str) -> Option<Kind> {
        let other_language = path.starts_with("crates/words/locales/") && !path.contains("/en/");
        let generated = path.starts_with("web/dist/") || path == "web/protocol.ts";
        let data = path.starts_with("conformance/samples/") || path.starts_with("crates/words/clubs/");
        if other_language || generated || data || path == PHRASES_FILE {
            return None;
        }
        match Path::new(path).extension()?.to_str()? {
            "rs" => Some(Kind::Rust),
            "ts" | "js" | "mjs" | "svelte" | "css" => Some(Kind::Page),
            "toml" | "yml" | "yaml" => Some(Kind::Settings),
            "md" | "ftl" | "txt" => Some(Kind::Text),
            "tsv" if path == "crates/rules/statements.tsv" => Some(Kind::Text),
            _ => None,
        }
    }

    /// Returns the words of a text with their line numbers. Punctuation and code become breaks, which no phrase
    /// crosses.
    fn words(self, text: &str) -> Vec<Word> {
        let prose = match self {
            Kind::Rust => rust(text),
            Kind::Page => comments(text, &[("//", "\n"), ("/*", "*/"), ("<!--", "-->")]),
            Kind::Settings => comments(text, &[("#", "\n")]),
            Kind::Text => backticks(text),
        };
        let mut words = Vec::new();
        for (number, line) in prose.lines().enumerate() {
            let is_letter = |c: char| c.is_alphanumeric() || matches!(c, '\'' | '’');
            let mut rest = line;
            while let Some(first) = rest.chars().next() {
                let end = rest.find(|c| is_letter(c) != is_letter(first)).unwrap_or(rest.len());
                let (part, after) = rest.split_at(end);
                if is_letter(first) {
                    words.push(Word { text: part.to_lowercase(), line: number + 1 });
                } else if part.contains(|c: char| !c.is_whitespace() && c != '/') {
                    words.push(Word { text: String::new(), line: number + 1 });
                }
                rest = after;
            }
        }
        words
    }
}

/// A word in lower case; empty for a break.
struct Word {
    text: String,
    line: usize,
}

/// A character that marks a break.
const BREAK: char = '¦';

/// Extracts the comments, strings and function names of Rust code.
fn rust(text: &str) -> String {
    let mut prose = String::new();
    let mut rest = text;
    while let Some(first) = rest.chars().next() {
        let (kept, end) = if rest.starts_with("//") {
            let end = rest.find('\n').unwrap_or(rest.len());
            (backticks(rest[..end].trim_start_matches(['/', '!'])), end)
        } else if let Some(end) = string_end(rest) {
            (format!("{BREAK}{}{BREAK}", rest[..end].replace("\\n", "\u{20}")), end)
        } else if rest.starts_with("fn ") {
            let end = rest.find(['(', '<']).unwrap_or(rest.len());
            (format!("{BREAK}{}{BREAK}", rest[3..end].replace('_', " ")), end)
        } else if first.is_whitespace() {
            (first.to_string(), first.len_utf8())
        } else if let Some(end) = char_literal_end(rest) {
            (BREAK.to_string(), end)
        } else {
            let word = rest.find(|c: char| !c.is_alphanumeric() && c != '_').unwrap_or(rest.len());
            (BREAK.to_string(), word.max(first.len_utf8()))
        };
        prose.push_str(&kept);
        rest = &rest[end..];
    }
    prose
}

/// Returns the end of the character literal (such as `'"'`) that the code starts with, if any. A lifetime is not a
/// literal.
fn char_literal_end(code: &str) -> Option<usize> {
    let inner = code.strip_prefix('\'')?;
    let escaped = usize::from(inner.starts_with('\\'));
    let first = inner[escaped..].chars().next()?;
    let close = escaped + first.len_utf8() + inner[escaped + first.len_utf8()..].find('\'')?;
    (escaped == 1 || close == first.len_utf8()).then_some(1 + close + 1)
}

/// Returns the end of the string literal that the code starts with, if any.
fn string_end(code: &str) -> Option<usize> {
    let plain = code.strip_prefix('b').unwrap_or(code);
    if let Some(raw) = plain.strip_prefix('r').filter(|raw| raw.trim_start_matches('#').starts_with('"')) {
        let hashes = raw.len() - raw.trim_start_matches('#').len();
        let close = format!("\"{}", "#".repeat(hashes));
        let start = code.len() - raw.len() + hashes + 1;
        return Some(code[start..].find(&close).map_or(code.len(), |end| start + end + close.len()));
    }
    let start = code.len() - plain.strip_prefix('"')?.len();
    let mut escaped = false;
    for (at, c) in code[start..].char_indices() {
        match c {
            '"' if !escaped => return Some(start + at + 1),
            '\\' => escaped = !escaped,
            _ => escaped = false,
        }
    }
    Some(code.len())
}

/// Extracts comments, given their start and end marks.
fn comments(text: &str, marks: &[(&str, &str)]) -> String {
    let mut prose = String::new();
    let mut rest = text;
    while let Some(first) = rest.chars().next() {
        if let Some((open, close)) = marks.iter().find(|(open, _)| rest.starts_with(open)) {
            let end = rest[open.len()..].find(close).map_or(rest.len(), |end| open.len() + end);
            prose.push_str(&backticks(&rest[open.len()..end]));
            rest = &rest[end..];
        } else {
            prose.push(if first.is_whitespace() { first } else { BREAK });
            rest = &rest[first.len_utf8()..];
        }
    }
    prose
}

/// Replaces code between backticks, including blocks, with breaks.
fn backticks(text: &str) -> String {
    let mut prose = String::new();
    let mut rest = text;
    while let Some(start) = rest.find('`') {
        let ticks = rest[start..].len() - rest[start..].trim_start_matches('`').len();
        let close = &rest[start..start + ticks];
        let code = start + ticks;
        let end = rest[code..].find(close).map_or(rest.len(), |end| code + end + ticks);
        prose.push_str(&rest[..start]);
        prose.push(BREAK);
        prose.extend(rest[start..end].chars().filter(|c| *c == '\n'));
        prose.push(BREAK);
        rest = &rest[end..];
    }
    prose + rest
}

/// The phrases and their exceptions.
struct List {
    phrases: Vec<Phrase>,
    /// Longer phrases in which a phrase is allowed, each with the path below which the exception applies.
    allowed: Vec<(String, Vec<String>)>,
}

struct Phrase {
    words: Vec<String>,
    instead: String,
}

fn split(phrase: &str) -> Vec<String> {
    phrase.split(' ').map(str::to_lowercase).collect()
}

impl List {
    /// Parses lines of the form `phrase TAB what to write instead` or `! TAB path TAB allowed phrase`.
    fn parse(text: &str) -> Result<List, String> {
        let mut list = List { phrases: Vec::new(), allowed: Vec::new() };
        for (number, line) in
            text.lines().enumerate().filter(|(_, line)| !line.is_empty() && !line.starts_with('#'))
        {
            match line.split('\t').collect::<Vec<_>>()[..] {
                ["!", path, allowed] => list.allowed.push((path.to_owned(), split(allowed))),
                [phrases, instead] => list.phrases.extend(
                    phrases
                        .split(", ")
                        .map(|phrase| Phrase { words: split(phrase), instead: instead.to_owned() }),
                ),
                _ => {
                    return Err(format!(
                        "{PHRASES_FILE}, line {}: expected a phrase, a tab and what to write",
                        number + 1
                    ));
                }
            }
        }
        Ok(list)
    }

    /// Finds the phrases in the words of a file. Returns a message for each.
    fn find(&self, path: &str, words: &[Word]) -> Vec<String> {
        let begins = |at: usize, phrase: &[String]| {
            words.len() >= at + phrase.len()
                && words[at..].iter().zip(phrase).all(|(word, expected)| word.text == *expected)
        };
        let is_allowed = |at: usize| {
            self.allowed
                .iter()
                .filter(|(below, _)| path.starts_with(below.as_str()))
                .any(|(_, allowed)| (0..allowed.len()).any(|back| at >= back && begins(at - back, allowed)))
        };
        let mut found = Vec::new();
        for at in (0..words.len()).filter(|&at| !words[at].text.is_empty()) {
            for phrase in self.phrases.iter().filter(|phrase| begins(at, &phrase.words)) {
                if !is_allowed(at) {
                    let (line, text) = (words[at].line, phrase.words.join(" "));
                    found.push(format!("{path}:{line}: \"{text}\": write {}", phrase.instead));
                }
            }
        }
        found
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn hits(path: &str, text: &str) -> Vec<String> {
        let list = List::parse(
            "he, his\tthey, their\nis told\tis sent\n!\t\ttells and is told\n!\tdocs/\this own\n",
        );
        let kind = Kind::of(path).expect("a kind of file with texts");
        list.expect("a list").find(path, &kind.words(text))
    }

    #[test]
    fn planted_pronoun_is_found() {
        assert_eq!(hits("a.rs", "let he = 1;\n// Here he plays.\n"), ["a.rs:2: \"he\": write they, their"]);
        assert_eq!(hits("a.md", "One\n\nHis tile.").len(), 1);
        assert_eq!(hits("a.ts", "const his = 'he' // his tile"), ["a.ts:1: \"his\": write they, their"]);
        assert_eq!(hits("crates/words/locales/en/web.ftl", "web-a = He plays").len(), 1);
    }

    #[test]
    fn planted_phrase_is_found_across_lines() {
        let found = hits("a.rs", "/// A player is\n/// told everything.\nfn a() {}\n");
        assert_eq!(found, ["a.rs:1: \"is told\": write is sent"]);
        assert!(hits("a.rs", "/// What a player is. Told everything.\n").is_empty());
        assert!(hits("a.rs", "// it is\nlet a = 1;\n// told\n").is_empty());
    }

    #[test]
    fn strings_and_function_names_are_checked() {
        assert_eq!(hits("a.rs", "fn what_he_does() { say(\"and his tile\") }").len(), 2);
        assert_eq!(hits("a.rs", "let a = r#\"one \"he\" two\"#; let b = '\"'; // his").len(), 2);
        assert_eq!(hits("a.rs", "let a = ['\\'', '\\u{41}', 'é']; fn b<'a>() {} // his").len(), 1);
        assert!(hits("a.rs", "let a = \"not \\\" over\"; let b = he;").is_empty());
    }

    #[test]
    fn exceptions_are_allowed() {
        assert!(hits("a.md", "Whoever tells and is told.").is_empty());
        assert!(hits("docs/a.md", "His own tile.").is_empty());
        assert_eq!(hits("a.md", "His own tile.").len(), 1);
        assert!(hits("a.md", "Code: `he` and\n```\nhis\n```\n").is_empty());
        assert_eq!(Kind::of("crates/words/locales/da/web.ftl"), None);
        assert_eq!(Kind::of("web/dist/assets/a.js"), None);
    }
}
