//! `hanchan match`

mod entrant;
mod figures;
mod game;
mod progress;

use std::collections::BTreeMap;
use std::io::Write as _;
use std::path::PathBuf;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use std::thread;

use entrant::Entrant;
use figures::{Figures, Summary};
use indicatif::{ProgressBar, ProgressStyle};
use progress::Progress;
use serde::Serialize;

use crate::error::CliError;
use crate::locale::Locale;
use crate::rule_files::open;
use crate::{json, players};

const EXAMPLES: &str = r"Examples:
  hanchan match sensei greedy --sets 100
  hanchan match sensei 'mjai:node bot.js' --sets 100 --log match.jsonl
  hanchan match sensei steady --pairs --rules phoenix
  hanchan match sensei steady greedy cautious --records games/";

/// Play bots against each other in duplicate games
///
/// In a set, the same walls are played once in every seat rotation, so that all players get the same luck. With two
/// players, one plays against three copies of the other (with --pairs, two against two); three or four players play
/// each other.
///
/// A player is a built-in bot (listed below) or an external mjai bot: 'mjai:COMMAND', 'tcp://HOST:PORT',
/// 'ws://HOST:PORT/PATH', or 'listen:PORT' if the bot connects to this program. Protocol options go in brackets:
/// 'each' or 'asked' (the bot replies to every message, or only when it has a choice), 'lines' or 'arrays' (framing),
/// 'mortal' or 'original' (field names), and the time limit. Example: 'mjai[asked,arrays,2s]:python3 bot.py'. If a bot
/// times out, sends an invalid move or disconnects, the tile it drew is discarded (tsumogiri).
///
/// The results come with 95% confidence intervals, computed over sets.
#[derive(clap::Args)]
#[allow(rustdoc::broken_intra_doc_links, reason = "brackets in the help text")]
#[command(after_help = players::help() + EXAMPLES)]
pub(crate) struct Args {
    /// Players: built-in bots or external mjai bots
    #[arg(required = true, num_args = 2..=4, value_name = "PLAYER")]
    players: Vec<String>,

    /// Play two against two
    #[arg(long)]
    pairs: bool,

    /// Number of sets
    #[arg(long, default_value_t = 100)]
    sets: u64,

    /// Rule set: an id from 'hanchan rules list', or a rule file
    #[arg(long, value_name = "ID|FILE", default_value = "tenhou")]
    rules: String,

    /// Random seed
    #[arg(long, default_value_t = 1)]
    seed: u64,

    /// Number of threads (0: one per CPU core)
    #[arg(long, default_value_t = 0)]
    threads: usize,

    /// Save the results of every set to a file; if the file exists, continue its match
    #[arg(long, value_name = "FILE")]
    log: Option<PathBuf>,

    /// Write a record of every game to a folder
    #[arg(long, value_name = "FOLDER")]
    records: Option<PathBuf>,

    /// Print JSON
    #[arg(long)]
    json: bool,
}

/// The settings of a match. A saved match can only be continued with the same settings.
#[derive(Clone, PartialEq, Serialize, serde::Deserialize)]
struct Terms {
    players: Vec<String>,
    pairs: bool,
    rules: String,
    seed: u64,
}

pub(crate) fn run(args: &Args, locale: &Locale) -> Result<(), CliError> {
    let rules = Arc::new(open(&args.rules)?);
    let count = rules.switches().table.players.count();
    let who: Vec<Entrant> = args
        .players
        .iter()
        .map(|name| name.parse::<Entrant>().map_err(|why| CliError::Message(format!("{name}: {why}"))))
        .collect::<Result<_, _>>()?;
    let seatings =
        seatings(args.players.len(), args.pairs, count).map_err(|why| CliError::Message(why.to_string()))?;
    for (number, name) in args.players.iter().enumerate().filter(|(number, _)| who[*number].is_single()) {
        let seats = |seating: &Vec<usize>| seating.iter().filter(|&&at| at == number).count();
        if seatings.iter().any(|seating| seats(seating) > 1) {
            let why =
                "only one of it can play, but it would take several seats: name it first, without --pairs";
            return Err(CliError::Message(format!("{name}: {why}")));
        }
    }
    let terms =
        Terms { players: args.players.clone(), pairs: args.pairs, rules: rules.id.clone(), seed: args.seed };
    if let Some(folder) = &args.records {
        std::fs::create_dir_all(folder).map_err(CliError::Output)?;
    }
    let progress = Mutex::new(Progress::open(args.log.as_deref(), &terms)?);
    // A bot behind a socket exists only once; a command can be started for every thread.
    let threads = match args.threads {
        _ if who.iter().any(Entrant::is_single) => 1,
        0 => thread::available_parallelism().map_or(1, usize::from),
        threads => threads,
    };
    let bar = if args.json { ProgressBar::hidden() } else { ProgressBar::new(args.sets) };
    let style = ProgressStyle::with_template("{bar:40} {human_pos}/{human_len} sets, {eta} left  {msg}");
    bar.set_style(style.unwrap_or_else(|_| ProgressStyle::default_bar()));
    bar.set_position(lock(&progress).done_below(args.sets));
    let (next, stop) = (AtomicU64::new(0), AtomicBool::new(false));
    let failed: Mutex<Option<CliError>> = Mutex::new(None);
    let work = || -> Result<(), CliError> {
        let mut table = game::MatchTable::new(&rules, &who, &args.players, count)?;
        loop {
            let set = next.fetch_add(1, Ordering::Relaxed);
            if set >= args.sets || stop.load(Ordering::Relaxed) {
                return Ok(());
            }
            if lock(&progress).has(set) {
                continue;
            }
            let mut figures: BTreeMap<String, Figures> = BTreeMap::new();
            for (number, seating) in seatings.iter().enumerate() {
                let path =
                    args.records.as_ref().map(|folder| folder.join(format!("set-{set:05}-{number}.jsonl")));
                table.play(seating, args.seed, set, path.as_deref(), locale.words(), &mut figures)?;
            }
            let mut progress = lock(&progress);
            progress.done(set, figures)?;
            if let Some(summary) = progress.summaries().first() {
                bar.set_message(format!(
                    "{} {:.3} ± {:.3}",
                    summary.name, summary.place.mean, summary.place.within
                ));
            }
            bar.inc(1);
        }
    };
    thread::scope(|scope| {
        for _ in 0..threads {
            scope.spawn(|| {
                if let Err(why) = work() {
                    stop.store(true, Ordering::Relaxed);
                    lock(&failed).get_or_insert(why);
                }
            });
        }
    });
    bar.finish_and_clear();
    if let Some(why) = failed.into_inner().unwrap_or_else(PoisonError::into_inner) {
        return Err(why);
    }
    let progress = progress.into_inner().unwrap_or_else(PoisonError::into_inner);
    let summaries = progress.summaries();
    let mut out = anstream::stdout().lock();
    if args.json {
        return json::write_whole(
            &MatchResponse { terms: &terms, sets: progress.sets(), players: &summaries },
            &mut out,
        );
    }
    let text = figures::page(&terms.rules, progress.sets(), seatings.len(), &summaries);
    write!(out, "{text}").map_err(CliError::Output)
}

#[derive(Serialize)]
struct MatchResponse<'a> {
    #[serde(flatten)]
    terms: &'a Terms,
    sets: usize,
    players: &'a [Summary],
}

fn lock<T>(mutex: &Mutex<T>) -> std::sync::MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

/// Why players cannot be seated.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum NoSeating {
    /// `--pairs` needs two players and four seats.
    Pairs,
    /// There are more players than seats.
    TooMany,
    /// There are fewer players than seats, and not two.
    TooFew,
}

impl std::fmt::Display for NoSeating {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(match self {
            NoSeating::Pairs => "--pairs needs two players and a four-player rule set",
            NoSeating::TooMany => "there are more players than seats",
            NoSeating::TooFew => "name two players, or as many as there are seats",
        })
    }
}

/// Returns the seating of each game of a set, as numbers of players.
fn seatings(names: usize, pairs: bool, seats: usize) -> Result<Vec<Vec<usize>>, NoSeating> {
    if pairs {
        if names != 2 || seats != 4 {
            return Err(NoSeating::Pairs);
        }
        let all = [[0, 1, 0, 1], [1, 0, 1, 0], [0, 0, 1, 1], [1, 1, 0, 0], [0, 1, 1, 0], [1, 0, 0, 1]];
        return Ok(all.into_iter().map(Vec::from).collect());
    }
    if names > seats {
        return Err(NoSeating::TooMany);
    }
    if names == 2 {
        let alone = |at: usize| (0..seats).map(|seat| usize::from(seat != at)).collect();
        return Ok((0..seats).map(alone).collect());
    }
    if names != seats {
        return Err(NoSeating::TooFew);
    }
    Ok((0..seats).map(|by| (0..seats).map(|seat| (seat + by) % seats).collect()).collect())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_player_has_every_seat_equally_often() {
        for (names, pairs, seats) in
            [(2, false, 4), (2, true, 4), (4, false, 4), (3, false, 3), (2, false, 3)]
        {
            let all = seatings(names, pairs, seats).expect("a match");
            for name in 0..names {
                let at = |seat: usize| all.iter().filter(|seating| seating[seat] == name).count();
                let first = at(0);
                assert!(first > 0 && (0..seats).all(|seat| at(seat) == first), "{all:?}");
            }
        }
        assert!(
            seatings(3, true, 4).is_err() && seatings(4, false, 3).is_err() && seatings(3, false, 4).is_err()
        );
    }
}
