//! `hanchan ukeire`

use std::io::Write;

use hanchan_shape::{Discard, Shape, Ukeire};
use hanchan_tiles::notation::mpsz;
use hanchan_tiles::{Counts, Hand, Kind};
use hanchan_words::Words;
use serde::Serialize;

use crate::complaint::Complaint;
use crate::input::Source;
use crate::speech::Speech;
use crate::{batch, json, table};

/// Which tiles help a hand, and how many are left?
///
/// With 13 tiles: what brings the hand nearer to tenpai or completes it; with --improve also what
/// only widens the wait. With 14: every discard, the best first, and what helps after it.
///
/// With --batch the plain answer is the total and the tiles, such as "8 5m:4 8m:4"; with 14 tiles the
/// first of the best discards comes before it, such as "1z 8 5m:4 8m:4".
#[derive(clap::Args)]
#[command(
    after_help = "Examples:\n  hanchan ukeire 23467m23456p88s1z5z\n  hanchan ukeire --improve 46m234567p23488s --visible 5m7m\n  hanchan ukeire --json '23m99s1z | pon 555z, chi 345p, chi 678s'"
)]
pub(crate) struct Args {
    #[command(flatten)]
    source: Source,

    /// Tiles seen elsewhere: discards, others' melds, dora indicators
    #[arg(long, value_name = "TILES", default_value = "")]
    visible: String,

    /// Also list the tiles that improve a hand without bringing it nearer, with their discards (of a
    /// batch only in JSON)
    #[arg(long)]
    improve: bool,
}

#[derive(Serialize)]
struct Answer {
    hand: String,
    shanten: i8,
    #[serde(flatten)]
    help: Option<Help>,
    #[serde(skip_serializing_if = "Option::is_none")]
    improvements: Option<Vec<ImprovementAnswer>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    discards: Option<Vec<DiscardAnswer>>,
}

#[derive(Serialize)]
struct Help {
    total: u32,
    ukeire: Vec<TileLeft>,
}

#[derive(Serialize)]
struct TileLeft {
    tile: String,
    left: u8,
}

#[derive(Serialize)]
struct DiscardAnswer {
    discard: String,
    shanten: i8,
    #[serde(flatten)]
    help: Help,
}

#[derive(Serialize)]
struct ImprovementAnswer {
    draw: String,
    left: u8,
    discards: Vec<DiscardAnswer>,
}

impl From<&Ukeire> for Help {
    fn from(ukeire: &Ukeire) -> Help {
        let tile = |(kind, left): (Kind, u8)| TileLeft { tile: kind.to_string(), left };
        Help { total: ukeire.total(), ukeire: ukeire.iter().map(tile).collect() }
    }
}

impl From<&Discard> for DiscardAnswer {
    fn from(discard: &Discard) -> DiscardAnswer {
        DiscardAnswer {
            discard: discard.tile.to_string(),
            shanten: discard.ukeire.shanten,
            help: Help::from(&discard.ukeire),
        }
    }
}

/// A hand and what is seen beside it.
struct Position {
    hand: Hand,
    shape: Shape,
    visible: Counts,
}

impl Position {
    fn read(args: &Args, visible: &Counts, text: &str) -> Result<Position, Complaint> {
        let (hand, shape) = args.source.read_shape(text)?;
        if let Err(fifth) = shape.held().plus(visible) {
            return Err(Complaint::Option("--visible", Box::new(Complaint::TooMany(fifth.0))));
        }
        if args.improve && hand.size() % 3 == 2 {
            return Err(Complaint::ImproveAfterDiscard);
        }
        Ok(Position { hand, shape, visible: *visible })
    }

    fn to_discard(&self) -> bool {
        self.hand.size() % 3 == 2
    }

    fn answer(&self, improve: bool) -> Answer {
        let (hand, shanten) = (self.hand.to_string(), self.shape.shanten());
        if self.to_discard() {
            let discards = self.shape.discards(&self.visible).iter().map(DiscardAnswer::from).collect();
            return Answer { hand, shanten, help: None, improvements: None, discards: Some(discards) };
        }
        let help = Some(Help::from(&self.shape.ukeire(&self.visible)));
        let improvements = improve.then(|| {
            let all = self.shape.improvements(&self.visible);
            let answer = all.iter().map(|improvement| ImprovementAnswer {
                draw: improvement.draw.to_string(),
                left: improvement.left,
                discards: improvement.discards.iter().map(DiscardAnswer::from).collect(),
            });
            answer.collect()
        });
        Answer { hand, shanten, help, improvements, discards: None }
    }

    fn explain(&self, improve: bool, words: &Words, out: &mut dyn Write) -> std::io::Result<()> {
        let bold = anstyle::Style::new().bold();
        writeln!(out, "{}", words.shanten(self.shape.shanten()))?;
        if self.to_discard() {
            let rows = self.shape.discards(&self.visible).into_iter().map(|discard| {
                let ukeire = &discard.ukeire;
                [
                    format!("{bold}{}{bold:#}", discard.tile),
                    words.shanten(ukeire.shanten),
                    with_total(ukeire, words),
                ]
            });
            return write!(out, "{}", table::columns(&rows.collect::<Vec<_>>()));
        }
        writeln!(out, "  {}", with_total(&self.shape.ukeire(&self.visible), words))?;
        if improve {
            let improvements = self.shape.improvements(&self.visible);
            if improvements.is_empty() {
                writeln!(out, "{}", words.text("improves-nothing"))?;
            }
            for improvement in improvements {
                let best = &improvement.discards[0];
                let args = [
                    ("draw", improvement.draw.to_string().into()),
                    ("left", improvement.left.into()),
                    ("discard", best.tile.to_string().into()),
                    ("tiles", with_total(&best.ukeire, words).into()),
                ];
                writeln!(out, "  {}", words.say("improves-by", args))?;
            }
        }
        Ok(())
    }

    fn in_a_line(&self) -> String {
        if self.to_discard() {
            let best = self.shape.best_discards(&self.visible);
            return best
                .first()
                .map_or_else(String::new, |best| format!("{} {}", best.tile, compact(&best.ukeire)));
        }
        compact(&self.shape.ukeire(&self.visible))
    }
}

fn compact(ukeire: &Ukeire) -> String {
    let tiles = ukeire.iter().map(|(kind, left)| format!(" {kind}:{left}"));
    format!("{}{}", ukeire.total(), tiles.collect::<String>())
}

fn with_total(ukeire: &Ukeire, words: &Words) -> String {
    let tiles: Vec<String> = ukeire.iter().map(|(kind, left)| format!("{kind}×{left}")).collect();
    words.say("tiles-total", [("tiles", ukeire.total().into()), ("list", tiles.join(" ").into())])
}

/// The tiles seen elsewhere.
fn visible(args: &Args) -> Result<Counts, Complaint> {
    seen(&args.visible, &args.source).map_err(|complaint| Complaint::Option("--visible", Box::new(complaint)))
}

fn seen(text: &str, source: &Source) -> Result<Counts, Complaint> {
    let tiles = mpsz::parse_tiles(text).map_err(|error| Complaint::Unreadable(text.to_owned(), error))?;
    let counts =
        Counts::of(tiles.iter().map(|tile| tile.kind())).map_err(|fifth| Complaint::TooMany(fifth.0))?;
    source.in_play(&counts)?;
    Ok(counts)
}

pub(crate) fn run(args: &Args, speech: &Speech) -> Result<(), Complaint> {
    let visible = visible(args)?;
    batch::run(&args.source, speech, |line, text, out| answer(args, &visible, speech, line, text, out))
}

/// Answers the one hand.
pub(crate) fn write(args: &Args, speech: &Speech, out: &mut dyn Write) -> Result<(), Complaint> {
    answer(args, &visible(args)?, speech, None, &args.source.text(), out)
}

fn answer(
    args: &Args,
    visible: &Counts,
    speech: &Speech,
    line: Option<u64>,
    text: &str,
    out: &mut dyn Write,
) -> Result<(), Complaint> {
    let position = Position::read(args, visible, text)?;
    let written = match line {
        _ if args.source.json => return json::write(line, &position.answer(args.improve), out),
        Some(_) => writeln!(out, "{}", position.in_a_line()),
        None => position.explain(args.improve, speech.words(), out),
    };
    written.map_err(Complaint::Output)
}
