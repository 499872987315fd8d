//! `hanchan sheet`

use std::path::{Path, PathBuf};

use hanchan_press::{Facts, Look, Paper, Sheet, sibling};
use hanchan_words::Words;

use super::output::{self, ending, look, paper};
use crate::complaint::Complaint;
use crate::library;
use crate::speech::Speech;

/// Print the sheet of a rule set: all that a player looks up, on two pages
///
/// Yaku by value, fu, score tables, which yaku go together, dora, riichi, calls, counters, draws, penalties. Every
/// number is the scorer's.
#[derive(clap::Args)]
#[command(
    after_help = "Examples:\n  hanchan sheet --rules phoenix --lang ru -o phoenix.pdf\n  hanchan sheet --rules our-club.toml --paper letter -o sheet.html\n  hanchan sheet --all printed"
)]
pub(crate) struct Args {
    /// The rule set: an id, or a file
    #[arg(long, value_name = "ID|FILE", default_value = "common")]
    rules: String,

    /// The file: its name ends with .pdf, .html or .png (a file for each page)
    #[arg(long, short, value_name = "FILE", required_unless_present = "all")]
    output: Option<PathBuf>,

    /// Print the sheets and cards of all rule sets in all languages into a folder
    #[arg(long, value_name = "FOLDER", conflicts_with_all = ["output", "rules"])]
    all: Option<PathBuf>,

    /// The paper
    #[arg(long, value_name = "PAPER", value_parser = paper(), default_value = "a4")]
    paper: Paper,

    /// How tiles look
    #[arg(long, value_name = "LOOK", value_parser = look(), default_value = "regular")]
    look: Look,

    /// How many pixels to the inch a PNG has
    #[arg(long, value_name = "PIXELS", default_value_t = 150, value_parser = clap::value_parser!(u32).range(20..=600))]
    dpi: u32,
}

pub(crate) fn run(args: &Args, speech: &Speech) -> Result<(), Complaint> {
    if let Some(folder) = &args.all {
        return super::all::run(folder, args.paper, args.look, speech);
    }
    let rules = library::open(&args.rules).map_err(Complaint::Rules)?;
    let words = speech.words_of(Some(&rules.id));
    let other = sibling(&rules).map(|other| (Facts::of(&other), other));
    let beside = other.as_ref().map(|(facts, rules)| (rules, facts));
    let sheet = Sheet::of(&rules, &Facts::of(&rules), beside, &words);
    let path = args.output.as_deref().unwrap_or_else(|| Path::new("sheet.html"));
    save(&sheet, path, args.paper, args.look, args.dpi, &words)
}

/// Writes a sheet as the file's name asks for it.
pub(super) fn save(
    sheet: &Sheet,
    path: &Path,
    paper: Paper,
    look: Look,
    dpi: u32,
    words: &Words,
) -> Result<(), Complaint> {
    match ending(path).as_str() {
        "html" => output::write(path, sheet.html(look, paper).as_bytes()),
        "pdf" | "png" => output::pages(path, dpi, words, || sheet_pages(sheet, look, paper)),
        _ => Err(output::unknown(path, ".pdf, .html, .png", words)),
    }
}

#[cfg(feature = "pdf")]
pub(super) fn sheet_pages(sheet: &Sheet, look: Look, paper: Paper) -> output::Printed {
    sheet.print(look, paper)
}

#[cfg(not(feature = "pdf"))]
pub(super) fn sheet_pages(_sheet: &Sheet, _look: Look, _paper: Paper) -> output::Printed {}
