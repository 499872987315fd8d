//! `hanchan page`

use std::fs::File;
use std::io::{Read as _, Write as _};
use std::path::{Path, PathBuf};

use anstyle::AnsiColor;
use hanchan_press::{Finding, Look, Page, PageProblem};
use hanchan_words::Words;

use super::output::{self, look};
use crate::error::CliError;
use crate::locale::Locale;
use crate::rule_files;

const EXAMPLES: &str = r"Examples:
  hanchan page yaku.md -o yaku.html --rules furiten --lang ru
  hanchan page yaku.md --rules ema";

/// Render a document as HTML with its hands drawn as tiles, and check every hand
///
/// The document uses the markup of the Furiten club's yaku list: headings, lists, links, {{hint}}, {{anchor}},
/// {{hand}}. Each hand must have the yaku whose bold name (in any language or spelling) is nearest to it; hands that
/// don't are reported.
#[derive(clap::Args)]
#[command(after_help = EXAMPLES)]
pub(crate) struct Args {
    /// Document to read
    #[arg(value_name = "FILE")]
    file: PathBuf,

    /// HTML file to write (default: only check the document)
    #[arg(long, short, value_name = "FILE")]
    output: Option<PathBuf>,

    /// Rule set that decides which yaku a hand has: an id from 'hanchan rules list', or a rule file
    #[arg(long, value_name = "ID|FILE", default_value = "common")]
    rules: String,

    /// Tile style
    #[arg(long, value_name = "LOOK", value_parser = look(), default_value = "regular")]
    look: Look,
}

/// The size of the largest document that is read.
const MAX_DOCUMENT_BYTES: u64 = 4 << 20;

pub(crate) fn run(args: &Args, locale: &Locale) -> Result<(), CliError> {
    let rules = rule_files::open(&args.rules)?;
    let words = locale.words_of(Some(&rules.id));
    let page = Page::read(&read(&args.file, &words)?);
    if let Some(path) = &args.output {
        match output::ending(path).as_str() {
            "html" | "htm" => {
                let html = page.html(words.language.code(), args.look, &rules);
                output::write(path, html.as_bytes())?;
            }
            _ => return Err(output::unknown(path, ".html", &words)),
        }
    }
    let found = page.check(&rules);
    let red = AnsiColor::Red.on_default();
    let mut out = anstream::stderr();
    for finding in &found {
        // If standard error is closed, nobody can read the message anyway.
        let _closed = writeln!(out, "{red}{}{red:#}", message(finding, &words));
    }
    match found.len() {
        0 => Ok(()),
        count => Err(CliError::Message(words.format("faults-found", [("count", count.into())]))),
    }
}

fn read(path: &Path, words: &Words) -> Result<String, CliError> {
    let mut text = String::new();
    let file = File::open(path).map_err(CliError::Input)?;
    file.take(MAX_DOCUMENT_BYTES + 1).read_to_string(&mut text).map_err(CliError::Input)?;
    if text.len() as u64 > MAX_DOCUMENT_BYTES {
        let file = path.display().to_string();
        let megabytes = MAX_DOCUMENT_BYTES >> 20;
        return Err(CliError::Message(
            words.format("refused-large", [("file", file.into()), ("megabytes", megabytes.into())]),
        ));
    }
    Ok(text)
}

fn message(Finding { line, fault }: &Finding, words: &Words) -> String {
    let fault = match fault {
        PageProblem::Unreadable(text, error) => words.parse_error(error, text),
        PageProblem::NotTenpai(hand) => words.format("fault-not-tenpai", [("hand", hand.to_string().into())]),
        PageProblem::NotShown { hand, claim, waits } => {
            let tiles = words.tiles(waits.iter().copied());
            words.format(
                "fault-not-shown",
                [
                    ("hand", hand.to_string().into()),
                    ("claim", claim.as_str().into()),
                    ("tiles", tiles.into()),
                ],
            )
        }
        PageProblem::NoClaim(hand) => words.format("fault-no-claim", [("hand", hand.to_string().into())]),
        PageProblem::UnknownTag(tag) => words.format("fault-unknown-tag", [("tag", tag.as_str().into())]),
        PageProblem::NoAnchor(anchor) => {
            words.format("fault-no-anchor", [("anchor", anchor.as_str().into())])
        }
    };
    match line {
        Some(line) => words.format("fault-line", [("line", (*line).into()), ("fault", fault.into())]),
        None => fault,
    }
}
