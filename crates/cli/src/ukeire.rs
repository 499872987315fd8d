//! `hanchan ukeire`

use std::io::Write;

use hanchan_api::{TileLeft, UkeireRequest, UkeireResponse};
use hanchan_shape::Ukeire;
use hanchan_tiles::Kind;
use hanchan_words::Words;

use crate::error::CliError;
use crate::input::Source;
use crate::locale::Locale;
use crate::{batch, json, text_table};

const EXAMPLES: &str = r"Examples:
  hanchan ukeire 23467m23456p88s1z5z
  hanchan ukeire --improve 46m234567p23488s --visible 5m7m
  hanchan ukeire --json '23m99s1z | pon 555z, chi 345p, chi 678s'";

/// List the tiles that help a hand, and how many are left
///
/// For 13 tiles, lists the ukeire: the tiles that lower the shanten or complete the hand. With --improve, also lists
/// the draws that increase the ukeire without lowering the shanten. For 14 tiles, lists every discard, best first, with
/// the ukeire that it leaves.
///
/// With --batch, prints the total and the tiles ("8 5m:4 8m:4"); for 14 tiles, prints the best discard before them
/// ("1z 8 5m:4 8m:4").
#[derive(clap::Args)]
#[command(after_help = EXAMPLES)]
pub(crate) struct Args {
    #[command(flatten)]
    source: Source,

    /// Visible tiles: discards, other players' melds, dora indicators
    #[arg(long, value_name = "TILES", default_value = "")]
    visible: String,

    /// Also list the draws that increase the ukeire without lowering the shanten, and what to discard after each (with
    /// --batch, only if --json is given)
    #[arg(long)]
    improve: bool,
}

impl Args {
    fn request(&self) -> UkeireRequest {
        let Args { source, visible, improve } = self;
        UkeireRequest {
            hand: source.text(),
            from: source.notation(),
            players: source.players,
            visible: visible.clone(),
            improve: *improve,
        }
    }
}

pub(crate) fn run(args: &Args, locale: &Locale) -> Result<(), CliError> {
    let request = args.request();
    request.check()?;
    batch::run(&args.source, locale, |line, text, out| {
        let written = match line {
            _ if args.source.json => return json::write(line, &request.answer(text)?, out),
            Some(_) => writeln!(out, "{}", in_a_line(request.best(text)?)),
            None => explain(&request.answer(text)?, locale.words(), out),
        };
        written.map_err(CliError::Output)
    })
}

fn explain(answer: &UkeireResponse, words: &Words, out: &mut dyn Write) -> std::io::Result<()> {
    let bold = anstyle::Style::new().bold();
    writeln!(out, "{}", words.shanten(answer.shanten))?;
    if let Some(discards) = &answer.discards {
        let rows = discards.iter().map(|one| {
            let discard = format!("{bold}{}{bold:#}", one.discard);
            [discard, words.shanten(one.shanten), with_total(one.total, &one.ukeire, words)]
        });
        return write!(out, "{}", text_table::columns(&rows.collect::<Vec<_>>()));
    }
    let (total, ukeire) = (answer.total.unwrap_or(0), answer.ukeire.as_deref().unwrap_or_default());
    writeln!(out, "  {}", with_total(total, ukeire, words))?;
    let Some(improvements) = &answer.improvements else { return Ok(()) };
    if improvements.is_empty() {
        writeln!(out, "{}", words.text("improves-nothing"))?;
    }
    for improvement in improvements {
        let best = &improvement.discards[0];
        let args = [
            ("draw", improvement.draw.to_string().into()),
            ("left", improvement.left.into()),
            ("discard", best.discard.to_string().into()),
            ("tiles", with_total(best.total, &best.ukeire, words).into()),
        ];
        writeln!(out, "  {}", words.format("improves-by", args))?;
    }
    Ok(())
}

/// Formats the best discard, if any, and the ukeire that it leaves, as in `1z 8 5m:4 8m:4`.
fn in_a_line((discard, ukeire): (Option<Kind>, Option<Ukeire>)) -> String {
    let Some(ukeire) = ukeire else { return String::new() };
    let discard = discard.map_or_else(String::new, |tile| format!("{tile} "));
    let tiles = ukeire.iter().map(|(kind, left)| format!(" {kind}:{left}"));
    format!("{discard}{}{}", ukeire.total(), tiles.collect::<String>())
}

fn with_total(total: u32, ukeire: &[TileLeft], words: &Words) -> String {
    let tiles: Vec<String> = ukeire.iter().map(|TileLeft { tile, left }| format!("{tile}×{left}")).collect();
    words.format("tiles-total", [("tiles", total.into()), ("list", tiles.join(" ").into())])
}
