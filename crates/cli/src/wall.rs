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
use crate::rule_files::open;
use crate::locale::Locale;

/// Walls from seeds: what a seed gives, and whether a commitment was kept
#[derive(clap::Args)]
pub(crate) struct Args {
    #[command(subcommand)]
    command: Command,

    /// Answer in JSON
    #[arg(long, global = true)]
    json: bool,
}

#[derive(clap::Subcommand)]
enum Command {
    Show(Show),
    Verify(Verify),
}

/// Print the tiles and dice of a deal
#[derive(clap::Args)]
#[command(
    after_help = "Example:\n  hanchan wall show 000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f --deal 1 --rules phoenix"
)]
struct Show {
    /// The seed: 64 hexadecimal digits
    #[arg(value_parser = seed)]
    seed: Seed,

    /// The number of the deal, from 1
    #[arg(long, default_value_t = 1, value_parser = clap::value_parser!(u32).range(1..))]
    deal: u32,

    /// The rule set: an id of 'hanchan rules list', or a file
    #[arg(long, value_name = "ID|FILE", default_value = "common")]
    rules: String,
}

/// Check that a revealed seed is the one that was promised, and that a wall comes from it
#[derive(clap::Args)]
#[command(
    after_help = "Example:\n  hanchan wall verify SEED --commitment COMMITMENT --deal 3 --rules phoenix --tiles '3p8s6s…'"
)]
struct Verify {
    #[command(flatten)]
    show: Show,

    /// What was published before the game: 64 hexadecimal digits
    #[arg(long, value_parser = seed)]
    commitment: Seed,

    /// What the players added, in the order in which they sat down, if anybody did; the seed is then the host's part
    #[arg(long, value_name = "TEXT")]
    contribution: Vec<String>,

    /// The tiles of the deal as they lay in the walls, or the first of them
    #[arg(long, value_name = "TILES", default_value = "")]
    tiles: String,
}

pub(crate) fn seed(text: &str) -> Result<Seed, String> {
    hex::decode(text).map(Seed).ok_or_else(|| "64 hexadecimal digits".to_owned())
}

#[derive(Serialize)]
struct WallResponse {
    commitment: String,
    deal: u32,
    dice: [u8; 4],
    /// The wall that is broken when the first seat deals, counted from 0, and after how many stacks.
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
            return Err(CliError::Message(words.say("wall-differs", [("place", (place + 1).into())])));
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

/// Each tile with its letter: the order matters.
fn spelled(tiles: &[Tile]) -> String {
    tiles.iter().map(Tile::to_string).collect()
}
