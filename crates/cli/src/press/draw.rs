//! `hanchan draw`

use std::io::Write as _;
use std::path::{Path, PathBuf};

use hanchan_api::RequestError;
use hanchan_press::{Look, Picture, River, RiverError};
use hanchan_tiles::Hand;
use hanchan_tiles::notation::{Notation, mpsz};
use hanchan_words::Words;

use super::output::{ending, look, unknown, write};
use crate::error::CliError;
use crate::input::notation;
use crate::locale::Locale;
use crate::{rule_files, tile_art};

const EXAMPLES: &str = r"Examples:
  hanchan draw '46m345p12399s + 5m | pon 555z^' -o hand.svg
  hanchan draw 5z -o white.png --height 200
  hanchan draw --river '19m4z5*3p 7z' --look plain -o river.svg";

/// Make a picture of a hand, a meld, a river or a single tile
///
/// The picture shows tiles as they are laid out on a table: called tiles sideways, a closed kan with two tiles face
/// down, the fourth tile of an added kan where the rule set puts it, the drawn tile set apart. Without --output, it
/// is shown in the terminal.
#[derive(clap::Args)]
#[command(after_help = EXAMPLES)]
pub(crate) struct Args {
    /// Hand in any notation; quote it if it has melds
    #[arg(required_unless_present = "river", conflicts_with = "river")]
    hand: Vec<String>,

    /// Show a river instead of a hand: discards in order, with * after the riichi tile
    #[arg(long, value_name = "TILES")]
    river: Option<String>,

    /// Output file: .svg or .png
    #[arg(long, short, value_name = "FILE")]
    output: Option<PathBuf>,

    /// Tile style
    #[arg(long, value_name = "LOOK", value_parser = look(), default_value = "regular")]
    look: Look,

    /// Rule set that defines how melds are laid out: an id from 'hanchan rules list', or a rule file
    #[arg(long, value_name = "ID|FILE", default_value = "common")]
    rules: String,

    /// Height of a PNG, in pixels
    #[arg(long, value_name = "PIXELS", default_value_t = 160, value_parser = clap::value_parser!(u32).range(8..=4000))]
    height: u32,

    /// Notation of the hand (default: detected)
    #[arg(long, value_name = "NOTATION", value_parser = notation())]
    from: Option<Notation>,
}

/// What to draw.
enum Subject {
    Hand(Box<Hand>),
    River(River),
}

pub(crate) fn run(args: &Args, locale: &Locale) -> Result<(), CliError> {
    let words = locale.words();
    let rules = rule_files::open(&args.rules)?;
    let calls = &rules.switches().calls;
    let subject = read(args, words)?;
    let Some(path) = &args.output else {
        let text = match &subject {
            Subject::Hand(hand) => {
                let mut rest = **hand;
                if let Some(drawn) = hand.drawn() {
                    let _removed = rest.discard(drawn);
                }
                tile_art::hand(&rest, hand.drawn(), calls)
            }
            Subject::River(river) => tile_art::river(river),
        };
        return write!(anstream::stdout(), "{text}").map_err(CliError::Output);
    };
    let (picture, label) = match &subject {
        Subject::Hand(hand) => (Picture::hand(hand, None, calls), mpsz::print(hand)),
        Subject::River(river) => {
            (Picture::river(river), words.tiles(river.tiles().iter().map(|tile| tile.0.kind())))
        }
    };
    save(path, &picture.svg(args.look, &label), args.height, words)
}

fn save(path: &Path, svg: &str, height: u32, words: &Words) -> Result<(), CliError> {
    match ending(path).as_str() {
        "svg" => write(path, svg.as_bytes()),
        "png" => match hanchan_press::png(svg, height) {
            Some(png) => write(path, &png),
            None => Err(CliError::Message(words.text("refused-picture"))),
        },
        _ => Err(unknown(path, ".svg, .png", words)),
    }
}

fn read(args: &Args, words: &Words) -> Result<Subject, CliError> {
    if let Some(text) = &args.river {
        let river = text.parse().map_err(|error| match error {
            RiverError::Unreadable(error) => RequestError::Notation { text: text.clone(), error }.into(),
            RiverError::TooLong => {
                CliError::Message(words.format("refused-river-length", [("tiles", River::MOST.into())]))
            }
            RiverError::Riichi => CliError::Message(words.text("refused-river-riichi")),
        })?;
        return Ok(Subject::River(river));
    }
    let text = args.hand.join(" ");
    let notation = args.from.unwrap_or_else(|| Notation::detect(&text));
    let hand = notation.parse(&text, hanchan_tiles::TileSet::default());
    let hand = hand.map_err(|error| RequestError::Notation { text: text.clone(), error })?;
    if hand.held().total() == 0 {
        Err(RequestError::NoTiles.into())
    } else {
        Ok(Subject::Hand(Box::new(hand)))
    }
}
