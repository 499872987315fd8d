//! What went wrong, said to the person at the terminal.

use std::io::{self, Write as _};

use anstyle::AnsiColor;
use hanchan_rules::NoRules;
use hanchan_tiles::notation::{Inexpressible, ParseError};
use hanchan_tiles::{Hand, Kind};
use hanchan_words::Words;

/// Why a command, or a line of a batch, has no answer.
pub(crate) enum Complaint {
    /// The hand could not be read; the text and the error in it.
    Unreadable(String, ParseError),
    /// There is nothing to ask about.
    NoTiles,
    /// The hand has a number of tiles that no player ever has.
    Size(Hand),
    /// The hand has its fourteenth tile, so it waits for nothing yet.
    ToDiscard(Hand),
    /// A tile that is not in play.
    NotInPlay(Kind),
    /// More than four of a kind, own and visible tiles together.
    TooMany(Kind),
    /// What an option says is wrong; why.
    Option(&'static str, Box<Complaint>),
    /// Improvements are asked of a hand that has to discard first.
    ImproveAfterDiscard,
    /// The notation cannot say what is in the hand.
    Inexpressible(Inexpressible),
    /// A line that is no text.
    NoText,
    /// A line longer than any hand.
    TooLong,
    /// So many lines of a batch had no answer; each was named already.
    BadLines(u64),
    /// There is no such rule set, or its file is wrong.
    Rules(NoRules),
    /// What was put into words where it was found.
    Said(String),
    /// What was put into words, and listed in JSON already.
    Listed(String),
    /// Input could not be read.
    Input(io::Error),
    /// Output could not be written.
    Output(io::Error),
}

impl Complaint {
    /// Says it on standard error.
    pub(crate) fn print(&self, words: &Words) {
        self.print_after(&words.text("error"), words);
    }

    /// Says it of a line of a batch.
    pub(crate) fn print_for_line(&self, line: u64, words: &Words) {
        self.print_after(&words.say("line-number", [("line", line.into())]), words);
    }

    /// Says it on standard output, for a program that reads JSON there.
    pub(crate) fn print_json(&self, words: &Words) {
        if !matches!(self, Complaint::BadLines(_) | Complaint::Output(_) | Complaint::Listed(_)) {
            let error = serde_json::json!({ "error": { "message": self.said(words) } });
            let _gone = writeln!(io::stdout(), "{error}");
        }
    }

    fn print_after(&self, head: &str, words: &Words) {
        let red = AnsiColor::Red.on_default().bold();
        let said = self.said(words);
        // Nobody is left to be told if standard error is gone.
        let _gone = writeln!(anstream::stderr(), "{red}{head}:{red:#} {said}");
    }

    /// It in words.
    pub(crate) fn said(&self, words: &Words) -> String {
        match self {
            Complaint::Unreadable(text, error) => words.parse_error(error, text),
            Complaint::NoTiles => words.text("refused-no-tiles"),
            Complaint::Size(hand) => {
                let (tiles, melds) = (hand.concealed().len(), hand.melds().len());
                words.say("refused-size", [("tiles", tiles.into()), ("melds", melds.into())])
            }
            Complaint::ToDiscard(hand) => {
                let tiles = hand.concealed().len();
                words.say("refused-to-discard", [("tiles", tiles.into()), ("fewer", (tiles - 1).into())])
            }
            Complaint::NotInPlay(kind) => {
                words.say("refused-not-in-play", [("tile", kind.to_string().into())])
            }
            Complaint::TooMany(kind) => words.say("refused-too-many", [("tile", kind.to_string().into())]),
            Complaint::Option(option, why) => {
                words.say("refused-option", [("option", (*option).into()), ("why", why.said(words).into())])
            }
            Complaint::ImproveAfterDiscard => words.text("refused-improve"),
            Complaint::Inexpressible(what) => words.inexpressible(*what),
            Complaint::NoText => words.text("refused-no-text"),
            Complaint::TooLong => words.text("refused-too-long"),
            Complaint::BadLines(lines) => words.say("refused-bad-lines", [("lines", (*lines).into())]),
            Complaint::Input(error) => words.say("refused-input", [("error", error.to_string().into())]),
            Complaint::Output(error) => words.say("refused-output", [("error", error.to_string().into())]),
            Complaint::Rules(why) => words.no_rules(why),
            Complaint::Said(said) | Complaint::Listed(said) => said.clone(),
        }
    }
}
