//! `hanchan cards`

use std::path::{Path, PathBuf};

use hanchan_press::{Deck, Facts, Look, Paper};
use hanchan_words::Words;

use super::output::{self, ending, look, paper};
use crate::complaint::Complaint;
use crate::library;
use crate::speech::Speech;

/// Print the yaku cards of a rule set
///
/// A card for each yaku: what it needs, its value, an example and a near miss with the reason, found and judged by the
/// scorer.
#[derive(clap::Args)]
#[command(
    after_help = "Examples:\n  hanchan cards --rules danish --lang da -o cards.pdf\n  hanchan cards --rules phoenix --lang ru -o cards.html\n  hanchan cards --rules ema --each cards"
)]
pub(crate) struct Args {
    /// The rule set: an id, or a file
    #[arg(long, value_name = "ID|FILE", default_value = "common")]
    rules: String,

    /// The file: its name ends with .pdf, .html or .png (a file for each page)
    #[arg(long, short, value_name = "FILE", required_unless_present = "each")]
    output: Option<PathBuf>,

    /// Print each card as a picture into a folder
    #[arg(long, value_name = "FOLDER", conflicts_with = "output")]
    each: Option<PathBuf>,

    /// The paper
    #[arg(long, value_name = "PAPER", value_parser = paper(), default_value = "a4")]
    paper: Paper,

    /// How tiles look
    #[arg(long, value_name = "LOOK", value_parser = look(), default_value = "regular")]
    look: Look,

    /// How many pixels to the inch a PNG has
    #[arg(long, value_name = "PIXELS", default_value_t = 200, value_parser = clap::value_parser!(u32).range(20..=600))]
    dpi: u32,
}

pub(crate) fn run(args: &Args, speech: &Speech) -> Result<(), Complaint> {
    let rules = library::open(&args.rules).map_err(Complaint::Rules)?;
    let words = speech.words_of(Some(&rules.id));
    let deck = Deck::of(&rules, &Facts::of(&rules), &hanchan_lessons::lessons(&rules), &words);
    if let Some(folder) = &args.each {
        return each(&deck, folder, args.look, args.dpi, &words);
    }
    let path = args.output.as_deref().unwrap_or_else(|| Path::new("cards.html"));
    save(&deck, path, args.paper, args.look, args.dpi, &words)
}

/// Writes a deck as the file's name asks for it.
pub(super) fn save(
    deck: &Deck,
    path: &Path,
    paper: Paper,
    look: Look,
    dpi: u32,
    words: &Words,
) -> Result<(), Complaint> {
    match ending(path).as_str() {
        "html" => output::write(path, deck.html(look, paper).as_bytes()),
        "pdf" | "png" => output::pages(path, dpi, words, || deck_pages(deck, look, paper)),
        _ => Err(output::unknown(path, ".pdf, .html, .png", words)),
    }
}

#[cfg(feature = "pdf")]
pub(super) fn deck_pages(deck: &Deck, look: Look, paper: Paper) -> output::Printed {
    deck.print(look, paper)
}

#[cfg(not(feature = "pdf"))]
pub(super) fn deck_pages(_deck: &Deck, _look: Look, _paper: Paper) -> output::Printed {}

/// Writes each card as a picture named after its yaku.
#[cfg(feature = "pdf")]
fn each(deck: &Deck, folder: &Path, look: Look, dpi: u32, words: &Words) -> Result<(), Complaint> {
    std::fs::create_dir_all(folder).map_err(Complaint::Output)?;
    let pages = deck.print_single(look).map_err(|error| Complaint::Said(error.to_string()))?;
    for (i, card) in deck.cards.iter().enumerate() {
        let name = card.yaku.first().copied().unwrap_or("card");
        let png = pages.png(i, dpi).ok_or_else(|| Complaint::Said(words.text("refused-picture")))?;
        output::write(&folder.join(format!("{name}.png")), &png)?;
    }
    Ok(())
}

#[cfg(not(feature = "pdf"))]
fn each(_deck: &Deck, folder: &Path, _look: Look, _dpi: u32, words: &Words) -> Result<(), Complaint> {
    Err(output::no_pdf(folder, words))
}
