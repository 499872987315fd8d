//! `hanchan tiles`

use std::io::Write;

use hanchan_api::{ByName, RequestError, TilesRequest};
use hanchan_tiles::notation::Notation;
use hanchan_words::Words;

use crate::error::CliError;
use crate::input::{Source, notation};
use crate::locale::Locale;
use crate::{batch, json};

const EXAMPLES: &str = r"Examples:
  hanchan tiles 406m123p55z
  hanchan tiles --to mpsz 'm406p123z11,z555=,s1-23'
  hanchan tiles --batch --to unicode < hands.txt";

/// Convert a hand to other notations
///
/// Without --to, prints all notations, or MPSZ with --batch.
#[derive(clap::Args)]
#[command(after_help = EXAMPLES)]
pub(crate) struct Args {
    #[command(flatten)]
    source: Source,

    /// Notation to convert to
    #[arg(long, value_name = "NOTATION", value_parser = notation())]
    to: Option<Notation>,
}

impl Args {
    fn request(&self) -> TilesRequest {
        let Args { source, to } = self;
        TilesRequest {
            hand: source.text(),
            from: source.notation(),
            players: source.players,
            to: to.map(ByName),
        }
    }
}

pub(crate) fn run(args: &Args, locale: &Locale) -> Result<(), CliError> {
    let request = args.request();
    let in_mpsz = TilesRequest { to: args.to.or(Some(Notation::Mpsz)).map(ByName), ..args.request() };
    batch::run(&args.source, locale, |line, text, out| {
        let written = match (line, args.to) {
            _ if args.source.json => return json::write(line, &request.answer(text)?, out),
            (None, None) => return explain(&request, text, locale.words(), out),
            _ => {
                let texts = in_mpsz.answer(text)?.notations.into_values().flatten();
                writeln!(out, "{}", texts.collect::<String>())
            }
        };
        written.map_err(CliError::Output)
    })
}

fn explain(request: &TilesRequest, text: &str, words: &Words, out: &mut dyn Write) -> Result<(), CliError> {
    let dim = anstyle::Style::new().dimmed();
    for notation in Notation::ALL {
        let one = TilesRequest { to: Some(ByName(notation)), ..request.clone() };
        let written = match one.answer(text) {
            Ok(answer) => {
                let text: String = answer.notations.into_values().flatten().collect();
                writeln!(out, "{:<8} {text}", notation.name())
            }
            Err(RequestError::Inexpressible(what)) => {
                writeln!(out, "{:<8} {dim}- {}{dim:#}", notation.name(), words.inexpressible(what))
            }
            Err(error) => return Err(error.into()),
        };
        written.map_err(CliError::Output)?;
    }
    Ok(())
}
