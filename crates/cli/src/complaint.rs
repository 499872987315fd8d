//! What went wrong, said to the person at the terminal.

use std::fmt;
use std::io::{self, Write as _};

use anstyle::AnsiColor;
use hanchan_tiles::notation::{Inexpressible, ParseError};
use hanchan_tiles::{Hand, Kind};

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
    /// What was said to be visible could not be read, or is too much; why.
    Visible(Box<Complaint>),
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
    /// Input could not be read.
    Input(io::Error),
    /// Output could not be written.
    Output(io::Error),
}

impl fmt::Display for Complaint {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Complaint::Unreadable(text, error) => f.write_str(&error.picture(text)),
            Complaint::NoTiles => f.write_str("there are no tiles"),
            Complaint::Size(hand) => {
                let (tiles, melds) = (hand.concealed().len(), hand.melds().len());
                write!(f, "a hand has 13 or 14 tiles, three fewer for each meld; this one has ")?;
                match melds {
                    0 => write!(f, "{tiles}"),
                    1 => write!(f, "{tiles} and one meld"),
                    _ => write!(f, "{tiles} and {melds} melds"),
                }
            }
            Complaint::ToDiscard(hand) => {
                let tiles = hand.concealed().len();
                write!(
                    f,
                    "what a hand of {tiles} tiles waits for depends on the discard: give {}, ",
                    tiles - 1
                )?;
                f.write_str("or see 'hanchan ukeire'")
            }
            Complaint::NotInPlay(kind) => write!(f, "{kind} is not in play with three players"),
            Complaint::TooMany(kind) => write!(f, "there are more than four {kind}"),
            Complaint::Visible(why) => write!(f, "--visible: {why}"),
            Complaint::ImproveAfterDiscard => {
                f.write_str("--improve is for 13 tiles (10, 7 …): take away the tile to discard")
            }
            Complaint::Inexpressible(what) => what.fmt(f),
            Complaint::NoText => f.write_str("the line is not UTF-8 text"),
            Complaint::TooLong => f.write_str("the line is longer than any hand"),
            Complaint::BadLines(1) => f.write_str("one line had no answer"),
            Complaint::BadLines(lines) => write!(f, "{lines} lines had no answer"),
            Complaint::Input(error) => write!(f, "cannot read the input: {error}"),
            Complaint::Output(error) => write!(f, "cannot write the output: {error}"),
        }
    }
}

impl Complaint {
    /// Says it on standard error.
    pub(crate) fn print(&self) {
        self.print_after("error:");
    }

    /// Says it of a line of a batch.
    pub(crate) fn print_for_line(&self, line: u64) {
        self.print_after(&format!("line {line}:"));
    }

    fn print_after(&self, head: &str) {
        let red = AnsiColor::Red.on_default().bold();
        // Nobody is left to be told if standard error is gone.
        let _gone = writeln!(anstream::stderr(), "{red}{head}{red:#} {self}");
    }
}
