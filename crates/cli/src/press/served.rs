//! What is printed for somebody at a browser.

use clap::builder::{PossibleValuesParser, TypedValueParser};
use hanchan_press::{Book, Deck, Facts, Look, Paper, Sheet, sibling};
use hanchan_rules::Rules;
use hanchan_words::Words;

use super::document::{Document, Style};
use super::output::{look, paper};
use super::pdf;
use crate::complaint::Complaint;
use crate::library::Shelf;
use crate::speech::Speech;

/// A file that can be asked for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct File {
    what: What,
    pdf: bool,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum What {
    Sheet,
    Cards,
    Book,
}

const FILES: [(&str, File); 6] = [
    ("sheet.pdf", File { what: What::Sheet, pdf: true }),
    ("sheet.html", File { what: What::Sheet, pdf: false }),
    ("cards.pdf", File { what: What::Cards, pdf: true }),
    ("cards.html", File { what: What::Cards, pdf: false }),
    ("book.pdf", File { what: What::Book, pdf: true }),
    ("book.html", File { what: What::Book, pdf: false }),
];

fn file() -> impl TypedValueParser<Value = (&'static str, File)> {
    let known = |name: &str| FILES.into_iter().find(|(known, _)| *known == name).unwrap_or(FILES[0]);
    PossibleValuesParser::new(FILES.map(|(name, _)| name)).map(move |name| known(&name))
}

/// What is wanted, and on which paper.
#[derive(clap::Args)]
pub(crate) struct Args {
    /// The rule set: an id, or `id@version`
    rules: String,

    /// What is printed, and as what
    #[arg(value_parser = file())]
    file: (&'static str, File),

    /// Another rule set: what differs from it is marked in a book
    #[arg(long, value_name = "ID")]
    against: Option<String>,

    /// The paper
    #[arg(long, value_name = "PAPER", value_parser = paper(), default_value = "a4")]
    paper: Paper,

    /// How tiles look
    #[arg(long, value_name = "LOOK", value_parser = look(), default_value = "regular")]
    look: Look,
}

/// The rule set whose cards are wanted.
#[derive(clap::Args)]
pub(crate) struct CardArgs {
    /// The rule set: an id, or `id@version`
    rules: String,
}

/// What is to be printed: everything that it depends on, found and not yet set.
pub(crate) struct Order {
    rules: Rules,
    against: Option<Rules>,
    words: Words,
    /// The file's name; the cards as data have none.
    file: Option<(&'static str, File)>,
    paper: Paper,
    look: Look,
}

impl Order {
    /// Reads what is wanted.
    pub(crate) fn read(args: &Args, speech: &Speech, shelf: Shelf<'_>) -> Result<Order, Complaint> {
        let rules = shelf(&args.rules).map_err(Complaint::Rules)?;
        let against = args.against.as_deref().map(shelf).transpose().map_err(Complaint::Rules)?;
        let words = speech.words_of(Some(&rules.id));
        Ok(Order { rules, against, words, file: Some(args.file), paper: args.paper, look: args.look })
    }

    /// The cards as data.
    pub(crate) fn cards(args: &CardArgs, speech: &Speech, shelf: Shelf<'_>) -> Result<Order, Complaint> {
        let rules = shelf(&args.rules).map_err(Complaint::Rules)?;
        let words = speech.words_of(Some(&rules.id));
        Ok(Order { rules, against: None, words, file: None, paper: Paper::A4, look: Look::default() })
    }

    /// What it is kept by: the same name is always the same file.
    pub(crate) fn key(&self) -> String {
        let against = self.against.as_ref().map(|rules| rules.name().to_string());
        format!(
            "{} {} {:?} {:?} {} {} {}",
            self.rules.name(),
            self.file.map_or("cards", |(name, _)| name),
            self.words.language,
            self.words.style(),
            self.paper.name(),
            self.look.name(),
            against.unwrap_or_default()
        )
    }

    /// The words of its language.
    pub(crate) fn words(&self) -> &Words {
        &self.words
    }

    /// What it is to a browser.
    pub(crate) fn kind(&self) -> &'static str {
        match self.file {
            None => "application/json",
            Some((_, File { pdf: true, .. })) => "application/pdf",
            Some(_) => "text/html; charset=utf-8",
        }
    }

    /// The name to save it by: `phoenix-sheet.ru.pdf`.
    pub(crate) fn name(&self) -> String {
        let (what, ending) =
            self.file.and_then(|(name, _)| name.split_once('.')).unwrap_or(("cards", "json"));
        let plain = |c: &char| c.is_ascii_alphanumeric() || *c == '-';
        let id: String = self.rules.id.chars().filter(plain).collect();
        format!("{id}-{what}.{}.{ending}", self.words.language.code())
    }

    /// Prints it.
    pub(crate) fn print(&self) -> Result<Vec<u8>, Complaint> {
        let Order { rules, against, words, file, look, paper } = self;
        let facts = Facts::of(rules);
        let Some((_, File { what, pdf })) = *file else {
            let deck = Deck::of(rules, &facts, &hanchan_lessons::lessons(rules), words);
            return serde_json::to_vec(&deck).map_err(|error| Complaint::Output(error.into()));
        };
        let print = |document: Document<'_>| {
            let style = Style { look: *look, paper: *paper, words };
            if pdf { pdf::pdf(document, &self.name(), style) } else { Ok(document.html(style).into_bytes()) }
        };
        match what {
            What::Sheet => {
                let other = sibling(rules).map(|other| (Facts::of(&other), other));
                let beside = other.as_ref().map(|(facts, rules)| (rules, facts));
                print(Document::Sheet(&Sheet::of(rules, &facts, beside, words)))
            }
            What::Cards => {
                let deck = Deck::of(rules, &facts, &hanchan_lessons::lessons(rules), words);
                print(Document::Cards(&deck))
            }
            What::Book => {
                let lessons = hanchan_lessons::lessons(rules);
                print(Document::Book(&Book::of(rules, against.as_ref(), &facts, &lessons, words)))
            }
        }
    }
}
