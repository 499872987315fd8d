//! `hanchan waits`

use std::io::Write;

use hanchan_api::{Text, WaitsRequest, WaitsResponse};
use hanchan_words::Words;

use crate::error::CliError;
use crate::input::Source;
use crate::locale::Locale;
use crate::{batch, json, text_table};

const EXAMPLES: &str = r"Examples:
  hanchan waits 1112345678999p
  hanchan waits --json '46m345p12399s | pon 555z'";

/// List the winning tiles of a tenpai hand and the kind of each wait
///
/// With --batch, prints the winning tiles, or '-' if the hand is not tenpai.
#[derive(clap::Args)]
#[command(after_help = EXAMPLES)]
pub(crate) struct Args {
    #[command(flatten)]
    source: Source,
}

impl Args {
    fn request(&self) -> WaitsRequest {
        let Args { source } = self;
        WaitsRequest { hand: source.text(), from: source.notation(), players: source.players }
    }
}

pub(crate) fn run(args: &Args, locale: &Locale) -> Result<(), CliError> {
    let request = args.request();
    batch::run(&args.source, locale, |line, text, out| {
        let waits = request.answer(text)?;
        let written = match line {
            _ if args.source.json => return json::write(line, &waits, out),
            Some(_) if waits.name.is_some() => {
                let tiles: Vec<String> = waits.waits.iter().map(|wait| wait.tile.to_string()).collect();
                writeln!(out, "{}", tiles.join(" "))
            }
            Some(_) => writeln!(out, "-"),
            None => explain(&waits, locale.words(), out),
        };
        written.map_err(CliError::Output)
    })
}

fn explain(waits: &WaitsResponse, words: &Words, out: &mut dyn Write) -> std::io::Result<()> {
    let bold = anstyle::Style::new().bold();
    if let Some(Text(name)) = waits.name {
        writeln!(out, "{}", words.format("waits-tenpai-named", [("name", words.wait_name(name).into())]))?;
    } else {
        let shanten = words.shanten(waits.shanten);
        writeln!(out, "{}", words.format("waits-not-tenpai", [("shanten", shanten.into())]))?;
    }
    let possible = waits.waits.iter().map(|wait| {
        let left = words.format("waits-not-held", [("left", wait.not_held.into())]);
        [format!("{bold}{}{bold:#}", wait.tile), words.wait_kinds(wait.wait_kinds()), left]
    });
    let impossible =
        waits.impossible.iter().map(|tile| [tile.to_string(), words.text("waits-all-held"), String::new()]);
    write!(out, "{}", text_table::columns(&possible.chain(impossible).collect::<Vec<_>>()))
}
