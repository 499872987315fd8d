//! `hanchan tiles`

use std::collections::BTreeMap;
use std::io::Write;

use hanchan_tiles::Hand;
use hanchan_tiles::notation::Notation;
use serde::Serialize;

use crate::complaint::Complaint;
use crate::input::{Source, notation};
use crate::{batch, json};

/// Write a hand in other notations
///
/// Without --to it is written in all of them; with --batch that is MPSZ.
#[derive(clap::Args)]
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

pub(crate) fn run(args: &Args) -> Result<(), Complaint> {
    let set = args.source.tenhou_set();
    let to = args.to;
    let print = |hand: &Hand, notation: Notation| notation.print(hand, set).map_err(Complaint::Inexpressible);
    let answer = |hand: &Hand| {
        let written = match to {
            Some(to) => [(to.name(), Some(print(hand, to)?))].into(),
            None => Notation::ALL.map(|notation| (notation.name(), notation.print(hand, set).ok())).into(),
        };
        Ok(Answer { written })
    };
    batch::run(
        &args.source,
        |text, out| {
            let hand = args.source.read(text)?;
            match (to, args.source.json) {
                (Some(to), false) => writeln!(out, "{}", print(&hand, to)?).map_err(Complaint::Output),
                (None, false) => explain(&hand, args, out).map_err(Complaint::Output),
                (_, true) => json::write(None, &answer(&hand)?, out),
            }
        },
        |line, text, out| {
            let hand = args.source.read(text)?;
            if args.source.json {
                return json::write(Some(line), &answer(&hand)?, out);
            }
            writeln!(out, "{}", print(&hand, to.unwrap_or(Notation::Mpsz))?).map_err(Complaint::Output)
        },
    )
}

fn explain(hand: &Hand, args: &Args, out: &mut dyn Write) -> std::io::Result<()> {
    let dim = anstyle::Style::new().dimmed();
    for notation in Notation::ALL {
        match notation.print(hand, args.source.tenhou_set()) {
            Ok(text) => writeln!(out, "{:<8} {text}", notation.name())?,
            Err(what) => writeln!(out, "{:<8} {dim}- {what}{dim:#}", notation.name())?,
        }
    }
    Ok(())
}
