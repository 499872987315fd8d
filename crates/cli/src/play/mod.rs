//! `hanchan play`

mod live;
pub(crate) mod log;
mod options;
mod prompts;
mod screen;
#[cfg(test)]
mod tests;

use std::collections::hash_map::RandomState;
use std::hash::{BuildHasher as _, Hasher as _};
use std::io::{IsTerminal as _, stdin, stdout};
use std::path::PathBuf;
use std::sync::Arc;
use std::time::Duration;

use hanchan_bots::Player;
use hanchan_game::Seed;
use hanchan_rules::Rules;
use hanchan_tiles::{BySeat, Seat};
use hanchan_words::Words;
use live::Live;
use log::LogFile;
use screen::Screen;

use crate::error::CliError;
use crate::locale::Locale;
use crate::players;
use crate::rule_files::open;
use crate::screen as shown;

const EXAMPLES: &str = r"Examples:
  hanchan play
  hanchan play --rules tenhou-3p --seat E
  hanchan play --players steady,greedy,random --seed 7 --log game.jsonl";

/// Play a game in the terminal against bots
#[derive(clap::Args)]
#[command(after_help = EXAMPLES)]
pub(crate) struct Args {
    /// Rule set: an id from 'hanchan rules list', or a rule file
    #[arg(long, value_name = "ID|FILE", default_value = "common")]
    rules: String,

    /// Your seat wind in the first deal (default: decided by the seed)
    #[arg(long, value_enum, ignore_case = true)]
    seat: Option<Chair>,

    /// Opponents: one bot for all seats, or one per seat in turn order after you, separated by commas
    #[arg(long, value_name = "PLAYERS", default_value = "steady", value_delimiter = ',', value_parser = players::level())]
    players: Vec<Player>,

    /// Seed for the walls: a number, or 64 hexadecimal digits (default: random)
    #[arg(long, value_parser = seed)]
    seed: Option<Seed>,

    /// Write a log of the game to a new file
    #[arg(long, value_name = "FILE")]
    log: Option<PathBuf>,

    /// Your name
    #[arg(long)]
    name: Option<String>,

    /// Milliseconds that a bot takes for a move
    #[arg(long, value_name = "MS", default_value_t = 250, value_parser = clap::value_parser!(u64).range(..=10_000))]
    pace: u64,
}

/// A seat by its seat wind in the first deal.
#[derive(Clone, Copy, PartialEq, Eq, clap::ValueEnum)]
enum Chair {
    /// East
    E,
    /// South
    S,
    /// West
    W,
    /// North
    N,
}

fn seed(text: &str) -> Result<Seed, String> {
    if text.len() == 64 {
        return crate::wall::seed(text);
    }
    let number: u64 = text.parse().map_err(|_| "expected a number, or 64 hexadecimal digits".to_owned())?;
    let mut bytes = [0; 32];
    bytes[..8].copy_from_slice(&number.to_be_bytes());
    Ok(Seed(bytes))
}

/// Returns a random seed.
fn any_seed() -> Seed {
    let mut bytes = [0; 32];
    for part in bytes.chunks_exact_mut(8) {
        // The standard library keys every state randomly.
        part.copy_from_slice(&RandomState::new().build_hasher().finish().to_be_bytes());
    }
    Seed(bytes)
}

/// Returns the player's name: from the flag, or else the system's user name.
fn own_name(args: &Args, words: &Words) -> String {
    let system = || ["USER", "LOGNAME", "USERNAME"].into_iter().find_map(|name| std::env::var(name).ok());
    let name = args.name.clone().or_else(system).unwrap_or_default();
    let name: String = name.trim().chars().filter(|c| !c.is_control()).take(40).collect();
    if name.is_empty() { words.text("table-player") } else { name }
}

/// Assigns the bots to the seats after the player's, in turn order. Returns the bots and the names of all seats.
fn seated(own: Seat, own_name: &str, players: &[Player], rules: &Rules) -> (BySeat<Player>, BySeat<String>) {
    let count = rules.switches().table.players.count();
    let turn = |seat: Seat| (seat.index() + count - own.index()) % count;
    let bots = BySeat::from_fn(|seat| players[(turn(seat).max(1) - 1) % players.len()]);
    let names = BySeat::from_fn(|seat| match turn(seat) {
        0 => own_name.to_owned(),
        turn => format!("{} {turn}", bots[seat].id()),
    });
    (bots, names)
}

pub(crate) fn run(args: &Args, locale: &Locale) -> Result<(), CliError> {
    let rules = Arc::new(open(&args.rules)?);
    let words = locale.words_of(Some(&rules.id));
    let players = rules.switches().table.players.count();
    let walls = args.seed.unwrap_or_else(any_seed);
    let drawn = || walls.seating(players).iter().position(|&player| player == 0).unwrap_or(0);
    let own = Seat::ALL[args.seat.map_or_else(drawn, |chair| chair as usize)];
    if own.index() >= players {
        return Err(CliError::Message(words.text("replay-no-seat")));
    }
    if !stdout().is_terminal() || !stdin().is_terminal() {
        return Err(CliError::Message(words.text("replay-terminal")));
    }
    let (bots, names) = seated(own, &own_name(args, &words), &args.players, &rules);
    let log = match &args.log {
        Some(path) => Some(LogFile::create(path, &rules, &names, &walls, &words)?),
        None => None,
    };
    let live = Live::new(&rules, walls, own, bots, log).map_err(CliError::Output)?;
    let written = args.log.as_ref().map(|path| path.display().to_string());
    let mut screen = Screen::new(live, names, words, Duration::from_millis(args.pace), written);
    shown::run(&mut screen).map_err(CliError::Output)?;
    screen.finish()
}
