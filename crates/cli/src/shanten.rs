//! `hanchan shanten`

use std::io::Write;

use hanchan_shape::{Forms, Shape};
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
    let fast = |text: &[u8], out: &mut Vec<u8>| {
        let line = args.source.read_plain(text)?;
        if args.forms {
            in_columns(line.forms(), out);
        } else {
            write_number(line.shanten(), out);
        }
        out.push(b'\n');
        Some(line.len)
    };
    batch::run_fast(&args.source, fast, |line, text, out| {
        let (hand, shape) = args.source.read_shape(text)?;
        if args.source.json {
            return json::write(line, &Answer::new(&hand, &shape), out);
        }
        let forms = shape.forms();
        let mut columns = Vec::new();
        match line {
            _ if args.forms => in_columns(forms, &mut columns),
            Some(_) => write_number(forms.shanten(), &mut columns),
            None => return explain(forms, out).map_err(Complaint::Output),
        }
        columns.push(b'\n');
        out.write_all(&columns).map_err(Complaint::Output)
    })
}

/// A number from −1 to 13, without the machinery of formatting.
fn write_number(shanten: i8, out: &mut Vec<u8>) {
    match shanten {
        0..=9 => out.push(b'0' + shanten as u8),
        -1 => out.extend_from_slice(b"-1"),
        _ => out.extend_from_slice(shanten.to_string().as_bytes()),
    }
}

/// `standard orphans pairs`
fn in_columns(forms: Forms, out: &mut Vec<u8>) {
    write_number(forms.standard, out);
    for column in [forms.orphans, forms.pairs] {
        out.push(b' ');
        match column {
            Some(shanten) => write_number(shanten, out),
            None => out.push(b'-'),
        }
    }
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
