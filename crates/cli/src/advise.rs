//! `hanchan advise`

use std::io::Write;
use std::path::PathBuf;

use hanchan_api::{
    AdviceRequest, AdviceResponse, ByName, Context, EvaluationResponse, Named as _, RecordAdviceRequest,
    ReplayedGame, Request as _, RequestError, TileLeft,
};
use hanchan_tiles::{Seat, Wind};
use hanchan_words::Words;

use crate::error::CliError;
use crate::locale::Locale;
use crate::records::read;
use crate::{json, text_table};

const EXAMPLES: &str = r"Examples:
  hanchan advise 23467m23456p88s1z5z --dora 4m
  hanchan advise --record game.jsonl --deal 3 --step 17 --seat 1";

/// Recommend a discard or call, and explain why
///
/// Prints which move the bot 'sensei' would make and, for every legal move, what the bot expects: shanten and ukeire
/// after the move, win rate, deal-in rate, expected points of the deal, and expected result of the game including uma.
///
/// Takes a hand of 14 tiles (or 11 and a meld, and so on), or a position in a recorded game. Deals and steps are
/// numbered as in 'hanchan replay'.
#[derive(clap::Args)]
#[command(after_help = EXAMPLES)]
pub(crate) struct Args {
    /// Hand in any notation; quote it if it has melds
    #[arg(required_unless_present = "record", conflicts_with = "record")]
    hand: Vec<String>,

    /// Recorded game to take the position from
    #[arg(long, value_name = "FILE", requires = "deal")]
    pub(crate) record: Option<PathBuf>,

    /// Number of the deal in the record, counting from 1
    #[arg(long, value_name = "NUMBER")]
    deal: Option<usize>,

    /// Number of the step in the deal, counting from 1 (default: the last one)
    #[arg(long, value_name = "NUMBER")]
    step: Option<usize>,

    /// Seat wind (with --record, in the first deal), or seat number, counting from 0
    #[arg(long, value_name = "E|S|W|N", default_value = "S", value_parser = place)]
    seat: Seat,

    /// Rule set: an id from 'hanchan rules list', or a rule file (ignored with --record)
    #[arg(long, value_name = "ID|FILE", default_value = "common")]
    rules: String,

    /// Round wind (ignored with --record)
    #[arg(long, value_name = "E|S|W|N", default_value = "E", value_parser = place)]
    round: Seat,

    /// Dora indicators (ignored with --record)
    #[arg(long, value_name = "TILES", default_value = "")]
    dora: String,

    /// Visible tiles: discards and other players' melds (ignored with --record)
    #[arg(long, value_name = "TILES", default_value = "")]
    visible: String,

    /// Tiles left in the live wall (ignored with --record)
    #[arg(long, value_name = "NUMBER", default_value_t = 50, value_parser = clap::value_parser!(u8).range(0..=70))]
    live: u8,

    /// Print JSON
    #[arg(long)]
    json: bool,
}

fn place(text: &str) -> Result<Seat, String> {
    Seat::named(text).ok_or_else(|| "expected E, S, W, N, or a number from 0 to 3".to_owned())
}

impl Args {
    fn request(&self) -> AdviceRequest {
        AdviceRequest {
            hand: self.hand.join(" "),
            seat: ByName(self.seat),
            rules: self.rules.clone(),
            round: ByName(Wind::ALL[self.round.index()]),
            dora: self.dora.clone(),
            visible: self.visible.clone(),
            live: self.live,
        }
    }

    fn answer(
        &self,
        record: Option<&ReplayedGame>,
        context: &Context<'_>,
    ) -> Result<AdviceResponse, RequestError> {
        match record {
            Some(played) => {
                let (seat, deal) = (ByName(self.seat), self.deal.unwrap_or(1));
                RecordAdviceRequest { seat, deal, step: self.step }.answer(played, context)
            }
            None => self.request().run(context),
        }
    }
}

pub(crate) fn run(args: &Args, locale: &Locale) -> Result<(), CliError> {
    let words = locale.words();
    let record = args.record.as_ref().map(|path| {
        read(path, words).map_err(|why| {
            let file = path.display().to_string();
            CliError::Message(words.format("replay-unreadable", [("file", file.into()), ("why", why.into())]))
        })
    });
    let advice = args.answer(record.transpose()?.as_ref(), locale.context())?;
    let mut out = anstream::stdout().lock();
    if args.json {
        return json::write_whole(&advice, &mut out);
    }
    page(&advice, words, &mut out).map_err(CliError::Output)
}

fn page(advice: &AdviceResponse, words: &Words, out: &mut dyn Write) -> std::io::Result<()> {
    let bold = anstyle::Style::new().bold();
    writeln!(out, "{bold}{}{bold:#}", advice.text)?;
    let per_cent = |share: f32| format!("{} %", words.decimal(100.0 * f64::from(share), 1));
    let row = |[first, second, third]: [String; 3], evaluation: Option<&EvaluationResponse>| {
        let [wins, deals_in, points, result] = evaluation.map_or_else(Default::default, |one| {
            [
                per_cent(one.win_rate),
                per_cent(one.deal_in_rate),
                words.number(one.expected_points),
                words.gain(one.expected_result),
            ]
        });
        [first, second, third, wins, deals_in, points, result]
    };
    let discards = advice.discards.iter().map(|one| {
        let tiles: Vec<String> =
            one.ukeire.iter().map(|TileLeft { tile, left }| format!("{tile}×{left}")).collect();
        let total = [("tiles", one.total.into()), ("list", tiles.join(" ").into())];
        let riichi = if one.riichi { format!(" {}", words.text("table-riichi")) } else { String::new() };
        let tile = format!("{bold}{}{bold:#}{riichi}", one.discard);
        row([tile, words.shanten(one.shanten), words.format("tiles-total", total)], Some(&one.evaluation))
    });
    let others = advice.others.iter().map(|one| {
        let name = format!("{bold}{}{bold:#}", one.text);
        row([name, String::new(), String::new()], one.evaluation.as_ref())
    });
    let head = [
        "advise-tile",
        "advise-far",
        "advise-helps",
        "advise-wins",
        "advise-deals-in",
        "advise-points",
        "advise-result",
    ];
    let rows: Vec<[String; 7]> =
        std::iter::once(head.map(|id| words.text(id))).chain(others).chain(discards).collect();
    if rows.len() > 1 {
        write!(out, "{}", text_table::columns(&rows))?;
    }
    writeln!(out, "{}", advice.note)
}
