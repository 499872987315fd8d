//! Sheets, cards and rulebooks.

mod document;
mod typesetter;

use hanchan_press::{Book, CardDeck, Facts, Look, Paper, Sheet, sibling};
use hanchan_rules::Rules;
use hanchan_words::Words;
use serde::{Deserialize, Serialize};

use crate::context::{Context, Request};
use crate::names::{ByName, Named};
use crate::request_error::RequestError;

pub use document::{Document, PrintStyle};
pub use typesetter::{Typesetter, card_pictures, install_typesetter, print_formats};

/// Requests a printable file: the sheet, the yaku cards or the rulebook of a rule set.
#[derive(Clone, Debug, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema, ts_rs::TS), ts(optional_fields))]
#[serde(deny_unknown_fields)]
pub struct PrintRequest {
    /// The rule set.
    pub rules: String,
    /// The document and its format.
    pub file: ByName<PrintFile>,
    /// A rule set to compare with. A rulebook marks the differences.
    pub against: Option<String>,
    /// The paper size.
    #[serde(default)]
    pub paper: ByName<Paper>,
    /// The tile style.
    #[serde(default)]
    pub look: ByName<Look>,
}

/// A file that can be printed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct PrintFile {
    what: What,
    pdf: bool,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum What {
    Sheet,
    Cards,
    Book,
}

impl Named for PrintFile {
    const WHAT: &'static str = "file";

    fn all() -> &'static [PrintFile] {
        const fn file(what: What, pdf: bool) -> PrintFile {
            PrintFile { what, pdf }
        }
        const ALL: &[PrintFile] = &[
            file(What::Sheet, true),
            file(What::Sheet, false),
            file(What::Cards, true),
            file(What::Cards, false),
            file(What::Book, true),
            file(What::Book, false),
        ];
        ALL
    }

    fn name(self) -> &'static str {
        match (self.what, self.pdf) {
            (What::Sheet, true) => "sheet.pdf",
            (What::Sheet, false) => "sheet.html",
            (What::Cards, true) => "cards.pdf",
            (What::Cards, false) => "cards.html",
            (What::Book, true) => "book.pdf",
            (What::Book, false) => "book.html",
        }
    }
}

/// The formats of sheets, cards and rulebooks.
#[derive(Clone, Copy, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema, ts_rs::TS))]
pub struct PrintFormatsResponse {
    /// Always contains `html`, and also `pdf` if the program was built with the `pdf` feature. The preferred format comes first.
    pub formats: &'static [&'static str],
}

impl PrintFormatsResponse {
    /// Returns the formats in which this program can print.
    pub fn new() -> PrintFormatsResponse {
        PrintFormatsResponse { formats: print_formats() }
    }
}

impl Default for PrintFormatsResponse {
    fn default() -> PrintFormatsResponse {
        PrintFormatsResponse::new()
    }
}

/// Requests the yaku cards of a rule set as data.
#[derive(Clone, Debug, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema, ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct CardsRequest {
    /// The rule set.
    pub rules: String,
}

impl Request for CardsRequest {
    type Response = CardDeck;

    fn run(&self, context: &Context<'_>) -> Result<CardDeck, RequestError> {
        let rules = context.rules(&self.rules)?;
        Ok(yaku_cards(&rules, &context.words_for(&rules)))
    }
}

/// Returns the yaku cards of a rule set.
pub fn yaku_cards(rules: &Rules, words: &Words) -> CardDeck {
    CardDeck::of(rules, &Facts::of(rules), &hanchan_lessons::lessons(rules), words)
}

impl PrintRequest {
    /// Finds the rule sets and messages that the file depends on, without printing it: printing can take a second.
    pub fn order(&self, context: &Context<'_>) -> Result<PrintOrder, RequestError> {
        let rules = context.rules(&self.rules)?;
        let against = self.against.as_deref().map(|name| context.rules(name)).transpose()?;
        let words = context.words_for(&rules);
        Ok(PrintOrder { rules, against, words, file: self.file.0, paper: self.paper.0, look: self.look.0 })
    }
}

/// A file to print, with everything that it depends on.
pub struct PrintOrder {
    rules: Rules,
    against: Option<Rules>,
    words: Words,
    file: PrintFile,
    paper: Paper,
    look: Look,
}

impl PrintOrder {
    /// Returns a key: orders with the same key print the same file.
    pub fn key(&self) -> String {
        let against = self.against.as_ref().map(|rules| rules.name().to_string());
        format!(
            "{} {} {:?} {:?} {} {} {}",
            self.rules.name(),
            self.file.name(),
            self.words.language,
            self.words.style(),
            self.paper.name(),
            self.look.name(),
            against.unwrap_or_default()
        )
    }

    /// Returns the messages of the file's language.
    pub fn words(&self) -> &Words {
        &self.words
    }

    /// Returns the media type.
    pub fn media_type(&self) -> &'static str {
        if self.file.pdf { "application/pdf" } else { "text/html; charset=utf-8" }
    }

    /// Returns a name to save the file under, such as `phoenix-sheet.ru.pdf`.
    pub fn file_name(&self) -> String {
        let (what, ending) = self.file.name().split_once('.').unwrap_or_default();
        let plain = |c: &char| c.is_ascii_alphanumeric() || *c == '-';
        let id: String = self.rules.id.chars().filter(plain).collect();
        format!("{id}-{what}.{}.{ending}", self.words.language.code())
    }

    /// Prints the file.
    pub fn print(&self) -> Result<Vec<u8>, RequestError> {
        let PrintOrder { rules, against, words, file, look, paper } = self;
        let print = |document: Document<'_>| {
            let style = PrintStyle { look: *look, paper: *paper, words };
            if file.pdf {
                document.pdf(&self.file_name(), style)
            } else {
                Ok(document.html(style).into_bytes())
            }
        };
        match file.what {
            What::Sheet => print(Document::Sheet(&rule_sheet(rules, words))),
            What::Cards => print(Document::Cards(&yaku_cards(rules, words))),
            What::Book => print(Document::Book(&rule_book(rules, against.as_ref(), words))),
        }
    }
}

/// Returns the rulebook of a rule set. Differences from another rule set are marked.
pub fn rule_book(rules: &Rules, against: Option<&Rules>, words: &Words) -> Book {
    Book::of(rules, against, &Facts::of(rules), &hanchan_lessons::lessons(rules), words)
}

/// Returns the sheet of a rule set, and of the three-player rule set based on it if there is one.
pub fn rule_sheet(rules: &Rules, words: &Words) -> Sheet {
    let other = sibling(rules).map(|other| (Facts::of(&other), other));
    let beside = other.as_ref().map(|(facts, rules)| (rules, facts));
    Sheet::of(rules, &Facts::of(rules), beside, words)
}
