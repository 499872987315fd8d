//! `hanchan score`

mod lines;
mod table;

use std::io::Write;

use hanchan_rules::Yaku;
use hanchan_score::By;
use hanchan_tiles::Wind;

use crate::complaint::Complaint;
use crate::library::{Shelf, open};
use crate::speech::Speech;

/// What is a won hand worth, and why?
///
/// The winning tile stands after a plus, "... + 5m", or is given with --win. A tile after a plus was
/// drawn, one of --win was discarded, unless --ron or --tsumo says otherwise.
///
/// With --batch it reads one JSON object per line and answers each with one; the fields are described in
/// docs/score-batch.schema.json.
#[derive(clap::Args)]
#[command(
    after_help = "Examples:\n  hanchan score '23467m 234567p 88s' --win 5m --riichi --dora 4m\n  hanchan score '46m 345p 12399s + 5m | pon 555z' --rules phoenix --seat E --lang ru\n  hanchan score '23467m 234567p 88s' --all-waits --rules my-club.toml\n  echo '{\"rules\":\"phoenix\",\"closed\":\"23467m234567p88s\",\"win\":\"5m\",\"by\":\"ron\"}' | hanchan score --batch"
)]
#[allow(clippy::struct_excessive_bools, reason = "each is a circumstance of its own, in any combination")]
pub(crate) struct Args {
    /// The hand, in any notation; quote it if it has melds or a plus
    #[arg(required_unless_present = "batch", conflicts_with = "batch")]
    hand: Vec<String>,

    /// Read wins from standard input, a JSON object per line
    #[arg(long)]
    batch: bool,

    /// Answer in JSON
    #[arg(long)]
    json: bool,

    /// The rule set: an id of 'hanchan rules list', or a file
    #[arg(long, value_name = "ID|FILE", default_value = "common")]
    rules: String,

    /// The winning tile, if it does not stand after a plus
    #[arg(long, value_name = "TILE")]
    win: Option<String>,

    /// What every winning tile would be worth
    #[arg(long, conflicts_with_all = ["batch", "win"])]
    all_waits: bool,

    /// Won on another's tile, with whose if that matters
    #[arg(long, value_name = "SEAT", num_args = 0..=1, value_parser = from, default_missing_value = "", conflicts_with = "tsumo")]
    ron: Option<By>,

    /// Won by drawing
    #[arg(long)]
    tsumo: bool,

    /// The winner's wind; E is the dealer
    #[arg(long, value_name = "E|S|W|N", default_value = "S", value_parser = seat)]
    seat: Wind,

    /// The round's wind
    #[arg(long, value_name = "E|S|W|N", default_value = "E", value_parser = seat)]
    round: Wind,

    /// Riichi was declared
    #[arg(long)]
    riichi: bool,

    /// Riichi was declared in the first round
    #[arg(long, conflicts_with = "riichi")]
    double_riichi: bool,

    /// Within one round after riichi
    #[arg(long)]
    ippatsu: bool,

    /// On the replacement tile of a kan
    #[arg(long)]
    rinshan: bool,

    /// On a tile added to a pon
    #[arg(long)]
    chankan: bool,

    /// On the last tile of the wall or the last discard
    #[arg(long)]
    last: bool,

    /// In the first turn, before any call
    #[arg(long)]
    first: bool,

    /// The dora indicators
    #[arg(long, value_name = "TILES", default_value = "")]
    dora: String,

    /// The indicators under them
    #[arg(long, value_name = "TILES", default_value = "")]
    ura: String,

    /// Counters on the table
    #[arg(long, value_name = "NUMBER", default_value_t = 0)]
    honba: u8,

    /// Riichi sticks on the table
    #[arg(long, value_name = "NUMBER", default_value_t = 0)]
    sticks: u8,

    /// Who is liable for a yakuman, such as daisangen=N
    #[arg(long, value_name = "YAKU=SEAT", value_parser = liable)]
    liable: Vec<(Yaku, Wind)>,
}

fn seat(text: &str) -> Result<Wind, String> {
    Wind::from_letter(&text.to_ascii_uppercase()).ok_or_else(|| "a seat is E, S, W or N".to_owned())
}

/// Won on another's tile, perhaps of a named seat.
fn from(text: &str) -> Result<By, String> {
    Ok(By::Ron { from: if text.is_empty() { None } else { Some(seat(text)?) } })
}

fn liable(text: &str) -> Result<(Yaku, Wind), String> {
    let (yaku, place) = text.split_once('=').ok_or("a yaku and a seat, such as daisangen=N")?;
    let known = Yaku::from_id(yaku).ok_or_else(|| format!("no yaku {yaku:?}"))?;
    Ok((known, seat(place)?))
}

pub(crate) fn run(args: &Args, speech: &Speech) -> Result<(), Complaint> {
    if args.batch {
        lines::run(speech)
    } else {
        table::write(args, speech, &open, &mut anstream::stdout().lock())
    }
}

/// Answers the one win.
pub(crate) fn write(
    args: &Args,
    speech: &Speech,
    shelf: Shelf<'_>,
    out: &mut dyn Write,
) -> Result<(), Complaint> {
    table::write(args, speech, shelf, out)
}

/// Answers a line of `score --batch`.
pub fn answer_line(text: &str) -> String {
    thread_local! {
        static LIBRARY: lines::Library<'static> = lines::Library::new(&open);
    }
    LIBRARY.with(|library| lines::answer_line(text, library))
}

/// Answers wins as `score --batch` does, a line each.
pub(crate) fn answer_lines(text: &str, shelf: Shelf<'_>) -> String {
    let library = lines::Library::new(shelf);
    text.lines().map(|line| lines::answer_line(line, &library) + "\n").collect()
}
