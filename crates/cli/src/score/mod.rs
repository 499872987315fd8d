//! `hanchan score`

mod page;

use std::io::Write;

use hanchan_api::{ByName, Request as _, ScoreBatch, ScoreRequest, ScoreWaitsRequest, WinBy};
use hanchan_score::Riichi;
use hanchan_tiles::Wind;

use crate::error::CliError;
use crate::locale::Locale;
use crate::{batch, json};

const EXAMPLES: &str = r"Examples:
  hanchan score '23467m 234567p 88s' --win 5m --riichi --dora 4m
  hanchan score '46m 345p 12399s + 5m | pon 555z' --rules phoenix --seat E --lang ru
  hanchan score '23467m 234567p 88s' --all-waits --rules my-club.toml
  hanchan score --batch < wins.jsonl";

/// Score a winning hand and explain the result
///
/// The winning tile follows a plus, as in "... + 5m", or is given with --win. A tile after a plus counts as drawn, a
/// tile given with --win as discarded, unless --ron or --tsumo is given.
///
/// With --batch, reads one JSON object per line and prints one for each; docs/score-batch.schema.json describes the
/// fields.
#[derive(clap::Args)]
#[command(after_help = EXAMPLES)]
#[allow(clippy::struct_excessive_bools, reason = "the circumstances can be combined freely")]
pub(crate) struct Args {
    /// Hand in any notation; quote it if it has melds or a plus
    #[arg(required_unless_present = "batch", conflicts_with = "batch")]
    hand: Vec<String>,

    /// Read wins from stdin, one JSON object per line
    #[arg(long)]
    batch: bool,

    /// Print JSON
    #[arg(long)]
    json: bool,

    /// Rule set: an id from 'hanchan rules list', or a rule file
    #[arg(long, value_name = "ID|FILE", default_value = "common")]
    rules: String,

    /// Winning tile, if it does not follow a plus
    #[arg(long, value_name = "TILE")]
    win: Option<String>,

    /// Score every winning tile of a tenpai hand
    #[arg(long, conflicts_with_all = ["batch", "win"])]
    all_waits: bool,

    /// Win on another player's tile; optionally, give that player's seat wind
    #[arg(long, value_name = "SEAT", num_args = 0..=1, value_parser = from, default_missing_value = "", conflicts_with = "tsumo")]
    ron: Option<Ron>,

    /// Win on a drawn tile
    #[arg(long)]
    tsumo: bool,

    /// Seat wind of the winner; E is the dealer
    #[arg(long, value_name = "E|S|W|N", default_value = "S", value_parser = seat)]
    seat: Wind,

    /// Round wind
    #[arg(long, value_name = "E|S|W|N", default_value = "E", value_parser = seat)]
    round: Wind,

    /// Riichi
    #[arg(long)]
    riichi: bool,

    /// Double riichi: declared on the first discard, before any call
    #[arg(long, conflicts_with = "riichi")]
    double_riichi: bool,

    /// Ippatsu: win within one go-around after riichi, before any call
    #[arg(long)]
    ippatsu: bool,

    /// Rinshan: win on the replacement tile after a kan
    #[arg(long)]
    rinshan: bool,

    /// Chankan: win by robbing a kan (on the tile added to a pon)
    #[arg(long)]
    chankan: bool,

    /// Haitei or houtei: win on the last tile of the wall or the last discard
    #[arg(long)]
    last: bool,

    /// Win in the first go-around, before any call (tenhou, chiihou, renhou)
    #[arg(long)]
    first: bool,

    /// Dora indicators
    #[arg(long, value_name = "TILES", default_value = "")]
    dora: String,

    /// Ura-dora indicators
    #[arg(long, value_name = "TILES", default_value = "")]
    ura: String,

    /// Number of honba
    #[arg(long, value_name = "NUMBER", default_value_t = 0)]
    honba: u8,

    /// Number of riichi sticks on the table
    #[arg(long, value_name = "NUMBER", default_value_t = 0)]
    sticks: u8,

    /// Yakuman, in any spelling, and the seat wind of the player liable for it (pao), such as daisangen=N
    #[arg(long, value_name = "YAKU=SEAT", value_parser = liable)]
    liable: Vec<(String, Wind)>,
}

/// A win on a discard, with the discarder's seat wind if it is known.
#[derive(Clone, Copy)]
struct Ron(Option<Wind>);

fn seat(text: &str) -> Result<Wind, String> {
    Wind::from_letter(&text.to_ascii_uppercase()).ok_or_else(|| "expected E, S, W or N".to_owned())
}

fn from(text: &str) -> Result<Ron, String> {
    Ok(Ron(if text.is_empty() { None } else { Some(seat(text)?) }))
}

fn liable(text: &str) -> Result<(String, Wind), String> {
    let (yaku, place) = text.split_once('=').ok_or("expected a yaku and a seat, such as daisangen=N")?;
    Ok((yaku.trim().to_owned(), seat(place)?))
}

impl Args {
    fn request(&self) -> ScoreRequest {
        ScoreRequest {
            hand: self.hand.join(" "),
            rules: self.rules.clone(),
            win: self.win.clone(),
            by: match (self.ron, self.tsumo) {
                (Some(_), _) => Some(WinBy::Ron),
                (None, true) => Some(WinBy::Tsumo),
                (None, false) => None,
            },
            from: self.ron.and_then(|Ron(from)| from).map(ByName),
            seat: ByName(self.seat),
            round: ByName(self.round),
            riichi: ByName(match (self.riichi, self.double_riichi) {
                (_, true) => Riichi::Double,
                (true, _) => Riichi::Declared,
                _ => Riichi::None,
            }),
            ippatsu: self.ippatsu,
            rinshan: self.rinshan,
            chankan: self.chankan,
            last: self.last,
            first: self.first,
            dora: self.dora.clone(),
            ura: self.ura.clone(),
            honba: self.honba,
            sticks: self.sticks,
            liable: self.liable.clone(),
        }
    }
}

pub(crate) fn run(args: &Args, locale: &Locale) -> Result<(), CliError> {
    if args.batch {
        let wins = ScoreBatch::new(locale.context());
        let answer = |_, text: &str, out: &mut dyn Write| {
            writeln!(out, "{}", wins.line(text)).map_err(CliError::Output)
        };
        return batch::lines(locale, answer, |error| wins.error(&error.as_win_error()));
    }
    let mut out = anstream::stdout().lock();
    if args.json {
        return write(args, locale, &mut out);
    }
    if args.all_waits {
        let waits = ScoreWaitsRequest(args.request()).run(locale.context())?;
        return page::waits(&waits, locale.words(), &mut out).map_err(CliError::Output);
    }
    args.request().score(locale.context(), |scored| page::win(scored, &mut out))?.map_err(CliError::Output)
}

/// Writes the response for one hand as JSON.
fn write(args: &Args, locale: &Locale, out: &mut dyn Write) -> Result<(), CliError> {
    if args.all_waits {
        return json::write(None, &ScoreWaitsRequest(args.request()).run(locale.context())?, out);
    }
    json::write(None, &args.request().run(locale.context())?, out)
}
