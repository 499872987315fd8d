//! `hanchan sheet`

use std::path::{Path, PathBuf};

use hanchan_api::{Document, PrintStyle, rule_sheet};
use hanchan_press::{Look, Paper};

use super::document::save;
use super::output::{look, paper};
use crate::error::CliError;
use crate::locale::Locale;
use crate::rule_files;

const EXAMPLES: &str = r"Examples:
  hanchan sheet --rules phoenix --lang ru -o phoenix.html
  hanchan sheet --rules our-club.toml --paper letter -o sheet.html
  hanchan sheet --all printed";

/// Create a printable two-page reference sheet for a rule set
///
/// The sheet covers yaku by value, their combinations, fu, score tables, dora, riichi, calls, honba, draws and
/// penalties. All values come from the scorer.
#[derive(clap::Args)]
#[command(after_help = EXAMPLES)]
pub(crate) struct Args {
    /// Rule set: an id from 'hanchan rules list', or a rule file
    #[arg(long, value_name = "ID|FILE", default_value = "common")]
    rules: String,

    /// Output file; its extension selects the format: .html (print it from a browser) or, with the 'pdf' feature, .pdf
    /// or .png (one file per page)
    #[arg(long, short, value_name = "FILE", required_unless_present = "all")]
    output: Option<PathBuf>,

    /// Write the sheets and cards of all rule sets in all languages into a folder, as PDF with the 'pdf' feature and
    /// as HTML without it
    #[arg(long, value_name = "FOLDER", conflicts_with_all = ["output", "rules"])]
    all: Option<PathBuf>,

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
    if let Some(folder) = &args.all {
        return super::all::run(folder, args.paper, args.look, locale);
    }
    let rules = rule_files::open(&args.rules)?;
    let words = locale.words_of(Some(&rules.id));
    let sheet = rule_sheet(&rules, &words);
    let path = args.output.as_deref().unwrap_or_else(|| Path::new("sheet.html"));
    let style = PrintStyle { look: args.look, paper: args.paper, words: &words };
    save(Document::Sheet(&sheet), path, style, args.dpi)
}
