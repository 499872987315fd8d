//! `hanchan cards`

use std::path::{Path, PathBuf};

use hanchan_api::{Document, PrintStyle, card_pictures, yaku_cards};
use hanchan_press::{CardDeck, Look, Paper};

use super::document::save;
use super::output::{look, paper, write};
use crate::error::CliError;
use crate::locale::Locale;
use crate::rule_files;

const EXAMPLES: &str = r"Examples:
  hanchan cards --rules danish --lang da -o cards.html
  hanchan cards --rules phoenix --lang ru --paper letter -o cards.html
  hanchan cards --rules ema --each cards";

/// Create printable yaku cards for a rule set
///
/// Each card shows what a yaku needs, its value, an example, and a near miss with an explanation. Examples are checked
/// by the scorer.
#[derive(clap::Args)]
#[command(after_help = EXAMPLES)]
pub(crate) struct Args {
    /// Rule set: an id from 'hanchan rules list', or a rule file
    #[arg(long, value_name = "ID|FILE", default_value = "common")]
    rules: String,

    /// Output file; its extension selects the format: .html (print it from a browser) or, with the 'pdf' feature, .pdf
    /// or .png (one file per page)
    #[arg(long, short, value_name = "FILE", required_unless_present = "each")]
    output: Option<PathBuf>,

    /// Write each card as a PNG file into a folder (needs the 'pdf' feature)
    #[arg(long, value_name = "FOLDER", conflicts_with = "output")]
    each: Option<PathBuf>,

    /// Paper size
    #[arg(long, value_name = "PAPER", value_parser = paper(), default_value = "a4")]
    paper: Paper,

    /// Tile style
    #[arg(long, value_name = "LOOK", value_parser = look(), default_value = "regular")]
    look: Look,

    /// Resolution of PNG files, in pixels per inch
    #[arg(long, value_name = "PIXELS", default_value_t = 200, value_parser = clap::value_parser!(u32).range(20..=600))]
    dpi: u32,
}

pub(crate) fn run(args: &Args, locale: &Locale) -> Result<(), CliError> {
    let rules = rule_files::open(&args.rules)?;
    let words = locale.words_of(Some(&rules.id));
    let deck = yaku_cards(&rules, &words);
    if let Some(folder) = &args.each {
        return each(&deck, folder, args.look, args.dpi);
    }
    let path = args.output.as_deref().unwrap_or_else(|| Path::new("cards.html"));
    let style = PrintStyle { look: args.look, paper: args.paper, words: &words };
    save(Document::Cards(&deck), path, style, args.dpi)
}

/// Writes each card as a picture named after its yaku.
fn each(deck: &CardDeck, folder: &Path, look: Look, dpi: u32) -> Result<(), CliError> {
    let pictures = card_pictures(deck, &folder.display(), look, dpi)?;
    std::fs::create_dir_all(folder).map_err(CliError::Output)?;
    for (card, png) in deck.cards.iter().zip(pictures) {
        let name = card.yaku.first().copied().unwrap_or("card");
        write(&folder.join(format!("{name}.png")), &png)?;
    }
    Ok(())
}
