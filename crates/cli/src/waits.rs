//! `hanchan waits`

use std::io::Write;

use hanchan_shape::{Shape, Waits};
use hanchan_tiles::{Hand, KindSet};
use hanchan_words::Words;
use serde::Serialize;

use crate::complaint::Complaint;
use crate::input::Source;
use crate::speech::Speech;
use crate::{batch, json, table};

/// What does a tenpai hand wait for, and how?
///
/// With --batch the plain answer is the winning tiles, or - if the hand is not tenpai.
#[derive(clap::Args)]
#[command(
    after_help = "Examples:\n  hanchan waits 1112345678999p\n  hanchan waits --json '46m345p12399s | pon 555z'"
)]
pub(crate) struct Args {
    #[command(flatten)]
    source: Source,
}

#[derive(Serialize)]
struct Answer {
    hand: String,
    shanten: i8,
    name: Option<String>,
    waits: Vec<WaitAnswer>,
    /// Tiles that would complete the hand, but the player holds all four.
    impossible: Vec<String>,
}

#[derive(Serialize)]
struct WaitAnswer {
    tile: String,
    kinds: Vec<String>,
    not_held: u8,
}

pub(crate) fn names(kinds: KindSet) -> Vec<String> {
    kinds.iter().map(|kind| kind.to_string()).collect()
}

impl Answer {
    fn new(hand: &Hand, shape: &Shape, waits: &Waits) -> Answer {
        Answer {
            hand: hand.to_string(),
            shanten: shape.shanten(),
            name: waits.name().map(|name| name.to_string()),
            waits: waits
                .list()
                .iter()
                .map(|wait| WaitAnswer {
                    tile: wait.tile.to_string(),
                    kinds: wait.kinds.iter().map(|kind| kind.to_string()).collect(),
                    not_held: 4 - shape.held().get(wait.tile),
                })
                .collect(),
            impossible: names(waits.impossible),
        }
    }
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
    let (hand, shape) = args.source.read_shape(text)?;
    // What a hand with its fourteenth tile waits for depends on the discard.
    if hand.size() % 3 == 2 {
        return Err(Complaint::ToDiscard(hand));
    }
    let waits = shape.waits();
    let written = match line {
        _ if args.source.json => return json::write(line, &Answer::new(&hand, &shape, &waits), out),
        Some(_) if waits.is_tenpai() => writeln!(out, "{}", names(waits.tiles()).join(" ")),
        Some(_) => writeln!(out, "-"),
        None => explain(&shape, &waits, speech.words(), out),
    };
    written.map_err(Complaint::Output)
}

fn explain(shape: &Shape, waits: &Waits, words: &Words, out: &mut dyn Write) -> std::io::Result<()> {
    let bold = anstyle::Style::new().bold();
    if let Some(name) = waits.name() {
        writeln!(out, "{}", words.say("waits-tenpai-named", [("name", words.wait_name(name).into())]))?;
    } else {
        let shanten = words.shanten(shape.shanten());
        writeln!(out, "{}", words.say("waits-not-tenpai", [("shanten", shanten.into())]))?;
    }
    let possible = waits.list().iter().map(|wait| {
        let left = 4 - shape.held().get(wait.tile);
        let left = words.say("waits-not-held", [("left", left.into())]);
        [format!("{bold}{}{bold:#}", wait.tile), words.wait_kinds(wait.kinds), left]
    });
    let impossible =
        waits.impossible.iter().map(|tile| [tile.to_string(), words.text("waits-all-held"), String::new()]);
    write!(out, "{}", table::columns(&possible.chain(impossible).collect::<Vec<_>>()))
}
