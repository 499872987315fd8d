//! `hanchan book`

use std::path::PathBuf;

use hanchan_api::{Document, PrintStyle, rule_book};
use hanchan_press::{Look, Paper};

use super::document::save;
use super::output::{look, paper};
use crate::error::CliError;
use crate::locale::Locale;
use crate::rule_files;

const EXAMPLES: &str = r"Examples:
  hanchan book --rules phoenix --lang ru -o phoenix.html
  hanchan book --rules our-club.toml --against ema -o rules.html";

/// Create a printable rulebook for a rule set
///
/// The rulebook has a table of contents, the complete rules in an order that suits newcomers (each rule with the
/// statements behind it), and illustrated examples of the yaku. With --against, differences from another rule set are
/// marked.
#[derive(clap::Args)]
#[command(after_help = EXAMPLES)]
pub(crate) struct Args {
    /// Rule set: an id from 'hanchan rules list', or a rule file
    #[arg(long, value_name = "ID|FILE", default_value = "common")]
    rules: String,

    /// Rule set to compare with: an id from 'hanchan rules list', or a rule file
    #[arg(long, value_name = "ID|FILE")]
    against: Option<String>,

    /// Output file; its extension selects the format: .html (print it from a browser) or, with the 'pdf' feature, .pdf
    /// or .png (one file per page)
    #[arg(long, short, value_name = "FILE")]
    output: PathBuf,

    /// Paper size
    #[arg(long, value_name = "PAPER", value_parser = paper(), default_value = "a4")]
    paper: Paper,

    /// Tile style
    #[arg(long, value_name = "LOOK", value_parser = look(), default_value = "regular")]
    look: Look,

    /// Resolution of PNG files, in pixels per inch
    #[arg(long, value_name = "PIXELS", default_value_t = 150, value_parser = clap::value_parser!(u32).range(20..=600))]
    dpi: u32,
}

pub(crate) fn run(args: &Args, locale: &Locale) -> Result<(), CliError> {
    let rules = rule_files::open(&args.rules)?;
    let against = args.against.as_deref().map(rule_files::open).transpose()?;
    let words = locale.words_of(Some(&rules.id));
    let book = rule_book(&rules, against.as_ref(), &words);
    let style = PrintStyle { look: args.look, paper: args.paper, words: &words };
    save(Document::Book(&book), &args.output, style, args.dpi)
}
