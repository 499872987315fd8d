//! `hanchan wall`

use std::io::Write;

use hanchan_api::RequestError;
use hanchan_game::Seed;
use hanchan_round::Break;
use hanchan_rules::hex;
use hanchan_tiles::notation::mpsz;
use hanchan_tiles::{Seat, Tile};
use serde::Serialize;

use crate::error::CliError;
use crate::json;
use crate::locale::Locale;
use crate::rule_files::open;

/// Show the wall that a seed produces, or verify a commitment
#[derive(clap::Args)]
pub(crate) struct Args {
    #[command(subcommand)]
    command: Command,

    /// Print JSON
    #[arg(long, global = true)]
    json: bool,
}

#[derive(clap::Subcommand)]
enum Command {
    Show(Show),
    Verify(Verify),
}

const SHOW_EXAMPLE: &str = r"Example:
  hanchan wall show 000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f --deal 3";

/// Print the wall and dice rolls of a deal
#[derive(clap::Args)]
#[command(after_help = SHOW_EXAMPLE)]
struct Show {
    /// Seed: 64 hexadecimal digits
    #[arg(value_parser = seed)]
    seed: Seed,

    /// Number of the deal, counting from 1
    #[arg(long, default_value_t = 1, value_parser = clap::value_parser!(u32).range(1..))]
    deal: u32,

    /// Rule set: an id from 'hanchan rules list', or a rule file
    #[arg(long, value_name = "ID|FILE", default_value = "common")]
    rules: String,
}

const VERIFY_EXAMPLE: &str = r"Example:
  hanchan wall verify SEED --commitment COMMITMENT --deal 3 --rules phoenix --tiles '3p8s6s…'";

/// Check that a revealed seed matches its commitment, and that a wall was built from the seed
#[derive(clap::Args)]
#[command(after_help = VERIFY_EXAMPLE)]
struct Verify {
    #[command(flatten)]
    show: Show,

    /// Commitment published before the game: 64 hexadecimal digits
    #[arg(long, value_parser = seed)]
    commitment: Seed,

    /// A player's contribution to the seed; repeat for each player, in the order in which they sat down. SEED is then
    /// the server's share
    #[arg(long, value_name = "TEXT")]
    contribution: Vec<String>,

    /// Tiles of the deal in wall order; the first few are enough
    #[arg(long, value_name = "TILES", default_value = "")]
    tiles: String,
}

pub(crate) fn seed(text: &str) -> Result<Seed, String> {
    hex::decode(text).map(Seed).ok_or_else(|| "expected 64 hexadecimal digits".to_owned())
}

#[derive(Serialize)]
struct WallResponse {
    commitment: String,
    deal: u32,
    dice: [u8; 4],
    /// Where the wall is broken if the first seat deals: the index of the side of the wall, and the number of stacks
    /// before the break.
    broken: [usize; 2],
    tiles: String,
}

pub(crate) fn run(args: &Args, locale: &Locale) -> Result<(), CliError> {
    let words = locale.words();
    let show = match &args.command {
        Command::Show(show) | Command::Verify(Verify { show, .. }) => show,
    };
    let rules = open(&show.rules)?;
    let seed = match &args.command {
        Command::Verify(verify) => Seed::of(show.seed.0, &verify.contribution),
        Command::Show(_) => show.seed,
    };
    let (tiles, dice) = seed.deal(show.deal, rules.tile_set());
    let gap = Break::by_dice(dice, Seat::First, &rules.switches().table);
    let response = WallResponse {
        commitment: hex::encode(&show.seed.commitment()),
        deal: show.deal,
        dice: [dice.first[0], dice.first[1], dice.second[0], dice.second[1]],
        broken: [gap.owner.index(), gap.stacks],
        tiles: spelled(&tiles),
    };
    if let Command::Verify(verify) = &args.command {
        if verify.commitment.0 != show.seed.commitment() {
            return Err(CliError::Message(words.text("wall-not-promised")));
        }
        let claimed = mpsz::parse_tiles(&verify.tiles);
        let claimed = claimed.map_err(|error| {
            RequestError::Notation { text: verify.tiles.clone(), error }.in_field("tiles")
        })?;
        let differs = claimed.iter().enumerate().find(|(i, tile)| tiles.get(*i) != Some(tile));
        if let Some((place, _)) = differs {
            return Err(CliError::Message(words.format("wall-differs", [("place", (place + 1).into())])));
        }
    }
    let mut out = anstream::stdout().lock();
    if args.json {
        return json::write_whole(&response, &mut out);
    }
    let written = match &args.command {
        Command::Verify(_) => writeln!(out, "{}", words.text("wall-as-promised")),
        Command::Show(_) => {
            let dice = response.dice.map(|die| die.to_string()).join(" ");
            writeln!(out, "{}\n{dice}\n{}", response.commitment, response.tiles)
        }
    };
    written.map_err(CliError::Output)
}

/// Formats each tile with its suit letter, in order.
fn spelled(tiles: &[Tile]) -> String {
    tiles.iter().map(Tile::to_string).collect()
}
