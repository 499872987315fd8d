//! `hanchan sim`

mod play;
mod players;
mod seat_views;
mod watcher;

use std::collections::BTreeMap;
use std::io::Write;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use std::thread;
use std::time::Instant;

use hanchan_bots::Player;
use hanchan_round::Sitting;
use hanchan_rules::Yaku;
use indicatif::{ProgressBar, ProgressStyle};
use serde::Serialize;

use crate::error::CliError;
use crate::locale::Locale;
use crate::rule_files::open;
use crate::{json, text_table};

const EXAMPLES: &str = r"Examples:
  hanchan sim --games 100
  hanchan sim --games 20 --rules tenhou-3p --players greedy --check
  hanchan sim --games 100 --players steady,greedy
  hanchan sim --games 1000 --threads 1 --json";

/// Simulate complete games and report outcomes and speed
///
/// The same seed gives the same games on any number of threads.
#[derive(clap::Args)]
#[command(after_help = EXAMPLES)]
pub(crate) struct Args {
    /// Number of games
    #[arg(long, default_value_t = 1000)]
    games: u64,

    /// Rule set: an id from 'hanchan rules list', or a rule file
    #[arg(long, value_name = "ID|FILE", default_value = "common")]
    rules: String,

    /// Bots: one for all seats, or one per seat, separated by commas
    #[arg(long, value_name = "PLAYERS", default_value = "random", value_delimiter = ',', value_parser = crate::players::level())]
    players: Vec<Player>,

    /// Table mode
    #[arg(long, value_enum, default_value_t = TableMode::Assisted)]
    table: TableMode,

    /// Random seed
    #[arg(long, default_value_t = 1)]
    seed: u64,

    /// Number of threads (0: one per CPU core)
    #[arg(long, default_value_t = 0)]
    threads: usize,

    /// Check invariants (without a value: all of them)
    #[arg(long, value_enum, num_args = 0..=1, default_missing_value = "all", value_name = "WHICH")]
    check: Option<Check>,

    /// Print JSON
    #[arg(long)]
    json: bool,
}

/// The invariants to check.
#[derive(Clone, Copy, PartialEq, Eq, clap::ValueEnum)]
pub(super) enum Check {
    /// Check at the end of each deal that no points or tiles are lost
    Ends,
    /// In addition, check the legal and illegal moves and each player's view at every step; after each deal, check
    /// that replaying its events reproduces it and that hidden tiles did not affect any view
    All,
}

/// The table mode.
#[derive(Clone, Copy, PartialEq, Eq, clap::ValueEnum)]
pub(super) enum TableMode {
    /// Assisted: illegal moves are impossible
    Assisted,
    /// Unassisted, as at a real table: players make mistakes and are penalised; all moves are random, so --players has
    /// no effect
    Real,
}

impl TableMode {
    fn sitting(self) -> Sitting {
        match self {
            TableMode::Assisted => Sitting::Assisted,
            TableMode::Real => Sitting::RealTable,
        }
    }
}

/// The counts of a simulation.
#[derive(Default)]
pub(super) struct Tally {
    deals: u64,
    decisions: u64,
    events: u64,
    wins: u64,
    tsumo: u64,
    exhausted: u64,
    aborted: BTreeMap<&'static str, u64>,
    yaku: BTreeMap<Yaku, u64>,
}

impl Tally {
    fn add(&mut self, other: &Tally) {
        self.deals += other.deals;
        self.decisions += other.decisions;
        self.events += other.events;
        self.wins += other.wins;
        self.tsumo += other.tsumo;
        self.exhausted += other.exhausted;
        for (why, count) in &other.aborted {
            *self.aborted.entry(why).or_default() += count;
        }
        for (yaku, count) in &other.yaku {
            *self.yaku.entry(*yaku).or_default() += count;
        }
    }
}

#[derive(Serialize)]
struct SimResponse {
    rules: String,
    games: u64,
    deals: u64,
    decisions: u64,
    events: u64,
    wins: u64,
    tsumo: u64,
    exhausted: u64,
    aborted: BTreeMap<&'static str, u64>,
    yaku: BTreeMap<&'static str, u64>,
    threads: usize,
    seconds: f64,
    deals_per_second: f64,
    decisions_per_second: f64,
}

/// The number of games that a thread takes at a time. Few, so that all threads finish at about the same time.
const GAMES_PER_BATCH: u64 = 4;

pub(crate) fn run(args: &Args, locale: &Locale) -> Result<(), CliError> {
    let rules = Arc::new(open(&args.rules)?);
    let words = locale.words_of(Some(&rules.id));
    let threads = match args.threads {
        0 => thread::available_parallelism().map_or(1, usize::from),
        threads => threads,
    };
    let seats = match args.players.as_slice() {
        [one] => [*one; 4],
        many => std::array::from_fn(|seat| many[seat % many.len()]),
    };
    let bar = if args.json { ProgressBar::hidden() } else { ProgressBar::new(args.games) };
    let style = ProgressStyle::with_template("{bar:40} {human_pos}/{human_len} {per_sec} {eta}");
    bar.set_style(style.unwrap_or_else(|_| ProgressStyle::default_bar()));
    let (next, total) = (AtomicU64::new(0), Mutex::new(Tally::default()));
    let start = Instant::now();
    thread::scope(|scope| {
        for _ in 0..threads {
            scope.spawn(|| {
                let mut tally = Tally::default();
                loop {
                    let first = next.fetch_add(GAMES_PER_BATCH, Ordering::Relaxed);
                    if first >= args.games {
                        break;
                    }
                    let last = (first + GAMES_PER_BATCH).min(args.games);
                    for game in first..last {
                        play::game(&rules, seats, args.table, args.seed, game, args.check, &mut tally);
                    }
                    bar.inc(last - first);
                }
                total.lock().unwrap_or_else(PoisonError::into_inner).add(&tally);
            });
        }
    });
    bar.finish_and_clear();
    let seconds = start.elapsed().as_secs_f64();
    let tally = total.into_inner().unwrap_or_else(PoisonError::into_inner);
    let response = SimResponse {
        rules: rules.id.clone(),
        games: args.games,
        deals: tally.deals,
        decisions: tally.decisions,
        events: tally.events,
        wins: tally.wins,
        tsumo: tally.tsumo,
        exhausted: tally.exhausted,
        yaku: tally.yaku.iter().map(|(yaku, count)| (yaku.id(), *count)).collect(),
        aborted: tally.aborted,
        threads,
        seconds,
        deals_per_second: tally.deals as f64 / seconds,
        decisions_per_second: tally.decisions as f64 / seconds,
    };
    let mut out = anstream::stdout().lock();
    if args.json {
        return json::write_whole(&response, &mut out);
    }
    let number = |number: u64| words.number(i64::try_from(number).unwrap_or(i64::MAX));
    let rate = |count: u64| number((count as f64 / seconds) as u64);
    let mut rows = vec![
        [words.text("sim-games"), number(response.games), rate(response.games)],
        [words.text("sim-deals"), number(response.deals), rate(response.deals)],
        [words.text("sim-decisions"), number(response.decisions), rate(response.decisions)],
        [words.text("sim-wins"), number(response.wins), String::new()],
        [words.text("sim-tsumo"), number(response.tsumo), String::new()],
        [words.text("sim-exhausted"), number(response.exhausted), String::new()],
    ];
    for (why, count) in &response.aborted {
        rows.push([words.text(&format!("abort-{why}")), number(*count), String::new()]);
    }
    let head = [
        words.format("sim-time", [("seconds", format!("{seconds:.2}").into())]),
        String::new(),
        words.text("sim-per-second"),
    ];
    let mut text = text_table::columns(&std::iter::once(head).chain(rows).collect::<Vec<_>>());
    let mut yaku: Vec<(&Yaku, &u64)> = tally.yaku.iter().collect();
    yaku.sort_by_key(|(_, count)| std::cmp::Reverse(**count));
    let yaku: Vec<[String; 2]> =
        yaku.into_iter().map(|(yaku, count)| [words.yaku(*yaku), number(*count)]).collect();
    text.push('\n');
    text.push_str(&text_table::columns(&yaku));
    write!(out, "{text}").map_err(CliError::Output)
}
