//! `hanchan shanten`

use std::io::Write;

use hanchan_shape::{Forms, Shape, forms, shanten};
use hanchan_tiles::Hand;
use serde::Serialize;

use crate::complaint::Complaint;
use crate::input::Source;
use crate::{batch, json};

/// How far is a hand from tenpai?
///
/// 0 is tenpai, -1 a complete hand. With --batch the plain answer is one number per line.
#[derive(clap::Args)]
#[command(
    after_help = "Examples:\n  hanchan shanten 23467m 234567p 88s\n  hanchan shanten --forms '12m99s | chi 345p, pon 666z, pon 777z'\n  hanchan shanten --batch < hands.txt"
)]
pub(crate) struct Args {
    #[command(flatten)]
    source: Source,

    /// Print the shanten of each form: standard, thirteen orphans, seven pairs
    ///
    /// A hand with melds has only the standard form; the others are printed as -.
    #[arg(long)]
    forms: bool,
}

#[derive(Serialize)]
struct Answer {
    hand: String,
    shanten: i8,
    standard: i8,
    orphans: Option<i8>,
    pairs: Option<i8>,
}

impl Answer {
    fn new(hand: &Hand, shape: &Shape) -> Answer {
        let forms @ Forms { standard, pairs, orphans } = shape.forms();
        Answer { hand: hand.to_string(), shanten: forms.shanten(), standard, orphans, pairs }
    }
}

pub(crate) fn run(args: &Args) -> Result<(), Complaint> {
    batch::run(&args.source, |line, text, out| {
        if args.source.json {
            let (hand, shape) = args.source.read_shape(text)?;
            return json::write(line, &Answer::new(&hand, &shape), out);
        }
        if let Some(counts) = args.source.count_plain(text).filter(|_| line.is_some() && !args.forms) {
            return write_number(shanten(&counts, args.source.players), out).map_err(Complaint::Output);
        }
        let forms = match args.source.count_plain(text) {
            Some(counts) => forms(&counts, args.source.players),
            None => args.source.read_shape(text)?.1.forms(),
        };
        let written = match line {
            _ if args.forms => writeln!(out, "{}", in_columns(forms)),
            Some(_) => write_number(forms.shanten(), out),
            None => explain(forms, out),
        };
        written.map_err(Complaint::Output)
    })
}

/// A number from −1 to 13 and a line end, without the machinery of formatting.
fn write_number(shanten: i8, out: &mut dyn Write) -> std::io::Result<()> {
    match shanten {
        0..=9 => out.write_all(&[b'0' + shanten as u8, b'\n']),
        -1 => out.write_all(b"-1\n"),
        _ => writeln!(out, "{shanten}"),
    }
}

/// `standard orphans pairs`
fn in_columns(forms: Forms) -> String {
    let column = |shanten: Option<i8>| shanten.map_or_else(|| "-".to_owned(), |shanten| shanten.to_string());
    format!("{} {} {}", forms.standard, column(forms.orphans), column(forms.pairs))
}

pub(crate) fn in_words(shanten: i8) -> String {
    match shanten {
        -1 => "complete".to_owned(),
        0 => "tenpai".to_owned(),
        1 => "one tile from tenpai".to_owned(),
        more => format!("{more} tiles from tenpai"),
    }
}

fn explain(forms: Forms, out: &mut dyn Write) -> std::io::Result<()> {
    let bold = anstyle::Style::new().bold();
    writeln!(out, "{bold}{}{bold:#}  {}", forms.shanten(), in_words(forms.shanten()))?;
    writeln!(out, "  four sets and a pair  {:>2}", forms.standard)?;
    for (name, shanten) in [("seven pairs         ", forms.pairs), ("thirteen orphans    ", forms.orphans)] {
        if let Some(shanten) = shanten {
            writeln!(out, "  {name}  {shanten:>2}")?;
        }
    }
    Ok(())
}
