//! `hanchan tiles`

use std::collections::BTreeMap;
use std::io::Write;

use hanchan_tiles::Hand;
use hanchan_tiles::notation::Notation;
use hanchan_words::Words;
use serde::Serialize;

use crate::complaint::Complaint;
use crate::input::{Source, notation};
use crate::speech::Speech;
use crate::{batch, json};

/// Write a hand in other notations
///
/// Without --to it is written in all of them, in a batch as MPSZ.
#[derive(clap::Args)]
#[command(
    after_help = "Examples:\n  hanchan tiles 406m123p55z\n  hanchan tiles --to mpsz 'm406p123z11,z555=,s1-23'\n  hanchan tiles --batch --to unicode < hands.txt"
)]
pub(crate) struct Args {
    #[command(flatten)]
    source: Source,

    /// The notation to write
    #[arg(long, value_name = "NOTATION", value_parser = notation())]
    to: Option<Notation>,
}

#[derive(Serialize)]
struct Answer {
    /// A notation that cannot say what is in the hand has null.
    #[serde(flatten)]
    written: BTreeMap<&'static str, Option<String>>,
}

pub(crate) fn run(args: &Args, speech: &Speech) -> Result<(), Complaint> {
    batch::run(&args.source, speech, |line, text, out| answer(args, speech, line, text, out))
}

/// Answers the one hand.
pub(crate) fn write(args: &Args, speech: &Speech, out: &mut dyn Write) -> Result<(), Complaint> {
    answer(args, speech, None, &args.source.text(), out)
}

fn answer(
    args: &Args,
    speech: &Speech,
    line: Option<u64>,
    text: &str,
    out: &mut dyn Write,
) -> Result<(), Complaint> {
    let set = args.source.tenhou_set();
    let print = |hand: &Hand, notation: Notation| notation.print(hand, set).map_err(Complaint::Inexpressible);
    let hand = args.source.read(text)?;
    let written = match (line, args.to) {
        (_, Some(to)) if args.source.json => {
            return json::write(
                line,
                &Answer { written: [(to.name(), Some(print(&hand, to)?))].into() },
                out,
            );
        }
        (_, None) if args.source.json => {
            let written = Notation::ALL.map(|notation| (notation.name(), notation.print(&hand, set).ok()));
            return json::write(line, &Answer { written: written.into() }, out);
        }
        (None, None) => explain(&hand, args, speech.words(), out),
        (_, to) => writeln!(out, "{}", print(&hand, to.unwrap_or(Notation::Mpsz))?),
    };
    written.map_err(Complaint::Output)
}

fn explain(hand: &Hand, args: &Args, words: &Words, out: &mut dyn Write) -> std::io::Result<()> {
    let dim = anstyle::Style::new().dimmed();
    for notation in Notation::ALL {
        match notation.print(hand, args.source.tenhou_set()) {
            Ok(text) => writeln!(out, "{:<8} {text}", notation.name())?,
            Err(what) => writeln!(out, "{:<8} {dim}- {}{dim:#}", notation.name(), words.inexpressible(what))?,
        }
    }
    Ok(())
}
