//! `hanchan verify`

mod files;
mod say;

use std::io::Write;
use std::path::PathBuf;
use std::sync::{Mutex, PoisonError, mpsc};
use std::thread;
use std::time::Instant;

use files::Found;
use hanchan_record::{Mismatch, Report, RuleShelf, Writer};
use hanchan_words::Words;
use indicatif::{ProgressBar, ProgressStyle};
use serde::Serialize;

use crate::complaint::Complaint;
use crate::speech::Speech;
use crate::{json, table};

/// Play recorded games again and compare every act, win, payment and result
///
/// Reads Tenhou's XML records, gzipped or not, alone, in folders, and in tar or zip archives. Succeeds if no
/// record differs from the rules and every one could be read.
#[derive(clap::Args)]
#[command(
    after_help = "Examples:\n  hanchan verify game.mjlog\n  hanchan verify games/ --explain\n  hanchan verify 2021.zip --json"
)]
pub(crate) struct Args {
    /// Records, folders of them, archives
    #[arg(required = true, value_name = "PATH")]
    paths: Vec<PathBuf>,

    /// Show both sides of every difference, and the rule that decides it
    #[arg(long)]
    explain: bool,

    /// Count differences also in records that another program wrote in the site's format
    #[arg(long)]
    strict: bool,

    /// How many threads; 0: as many as there are processors
    #[arg(long, default_value_t = 0)]
    threads: usize,

    /// Answer in JSON
    #[arg(long)]
    json: bool,
}

/// What came of one record.
enum Verified {
    Unreadable(String),
    Game(Writer, Box<Report>),
}

/// One file, as it is told.
struct File {
    name: String,
    verified: Verified,
}

#[derive(Default, Serialize)]
struct Totals {
    games: u64,
    deals: u64,
    wins: u64,
    draws: u64,
    mismatches: u64,
    unreadable: u64,
    /// Walls that were computed and compared.
    walls: u64,
    /// Wins that were passed up.
    passed: u64,
    /// Games without an end.
    broken_off: u64,
    /// Games that another program wrote, and differences in them that are not counted above.
    foreign_games: u64,
    foreign_mismatches: u64,
}

impl Totals {
    fn add(&mut self, verified: &Verified, strict: bool) {
        let (writer, report) = match verified {
            Verified::Unreadable(_) => return self.unreadable += 1,
            Verified::Game(writer, report) => (writer, report),
        };
        let differences = report.mismatches.len() as u64;
        self.games += 1;
        self.deals += report.deals;
        self.wins += report.wins;
        self.draws += report.draws;
        self.walls += report.walls;
        self.passed += report.passed;
        self.broken_off += u64::from(report.broken_off);
        self.foreign_games += u64::from(*writer == Writer::Other);
        if *writer == Writer::Other && !strict {
            self.foreign_mismatches += differences;
        } else {
            self.mismatches += differences;
        }
    }

    /// The last line, the same in every language.
    fn line(&self) -> String {
        let Totals { games, deals, wins, draws, mismatches, unreadable, .. } = self;
        format!(
            "verified: games {games}, deals {deals}, wins {wins}, draws {draws}, mismatches {mismatches}, \
             unreadable {unreadable}"
        )
    }
}

pub(crate) fn run(args: &Args, speech: &Speech) -> Result<(), Complaint> {
    let words = speech.words();
    let start = Instant::now();
    let mut files = verified_files(args, words);
    let seconds = start.elapsed().as_secs_f64();
    files.sort_by(|one, other| one.name.cmp(&other.name));
    let mut totals = Totals::default();
    files.iter().for_each(|file| totals.add(&file.verified, args.strict));
    let mut out = anstream::stdout().lock();
    if args.json {
        json::write_whole(&Answer::new(&files, &totals, seconds), &mut out)?;
        let _gone = writeln!(anstream::stderr(), "{}", totals.line());
    } else {
        write!(out, "{}{}", told(&files, args, words), summary(&totals, seconds, words))
            .and_then(|()| writeln!(out, "{}", totals.line()))
            .map_err(Complaint::Output)?;
    }
    match (totals.mismatches, totals.unreadable) {
        (0, 0) => Ok(()),
        (mismatches, unreadable) => {
            let args = [("mismatches", mismatches.into()), ("unreadable", unreadable.into())];
            Err(Complaint::Listed(words.say("verify-failed", args)))
        }
    }
}

/// One thread reads, the others verify.
fn verified_files(args: &Args, words: &Words) -> Vec<File> {
    let threads = match args.threads {
        0 => thread::available_parallelism().map_or(1, usize::from),
        threads => threads,
    };
    let paths = files::listed(&args.paths);
    let bar = if args.json { ProgressBar::hidden() } else { ProgressBar::new(paths.len() as u64) };
    let style = ProgressStyle::with_template("{bar:40} {human_pos}/{human_len} {per_sec} {eta}");
    bar.set_style(style.unwrap_or_else(|_| ProgressStyle::default_bar()));
    let (shelf, done) = (RuleShelf::default(), Mutex::new(Vec::new()));
    let (send, receive) = mpsc::sync_channel::<Found>(64);
    let receive = Mutex::new(receive);
    thread::scope(|scope| {
        for _ in 0..threads {
            scope.spawn(|| {
                let mut own = Vec::new();
                loop {
                    let next = receive.lock().unwrap_or_else(PoisonError::into_inner).recv();
                    let Ok(found) = next else { break };
                    let verified = verified(&found, &shelf, words);
                    own.push(File { name: found.name, verified });
                    bar.inc(1);
                }
                done.lock().unwrap_or_else(PoisonError::into_inner).extend(own);
            });
        }
        for path in &paths {
            let mut more = 0;
            files::read(path, |found| {
                // Those of an archive are more than the one that was counted.
                bar.inc_length(more);
                more = 1;
                send.send(found).is_ok()
            });
        }
        drop(send);
    });
    bar.finish_and_clear();
    done.into_inner().unwrap_or_else(PoisonError::into_inner)
}

fn verified(found: &Found, shelf: &RuleShelf, words: &Words) -> Verified {
    let bytes = match &found.bytes {
        Ok(bytes) => bytes,
        Err(why) => return Verified::Unreadable(say::no_bytes(why, words)),
    };
    let game = match hanchan_record::read(bytes) {
        Ok(game) => game,
        Err(error) => return Verified::Unreadable(say::read_error(&error, words)),
    };
    match hanchan_record::verify(&game, shelf) {
        Ok(report) => Verified::Game(game.writer, Box::new(report)),
        Err(why) => Verified::Unreadable(why.to_string()),
    }
}

/// Every record that cannot be read or differs.
fn told(files: &[File], args: &Args, words: &Words) -> String {
    let mut text = String::new();
    for File { name, verified } in files {
        match verified {
            Verified::Unreadable(why) => {
                let args = [("file", name.into()), ("why", why.into())];
                text += &(words.say("verify-unreadable", args) + "\n");
            }
            Verified::Game(writer, report) if !report.mismatches.is_empty() => {
                let id = match writer {
                    Writer::Site => "verify-differs",
                    Writer::Other => "verify-differs-foreign",
                };
                let count = report.mismatches.len();
                text += &(words.say(id, [("file", name.into()), ("count", count.into())]) + "\n");
                for mismatch in &report.mismatches {
                    text += &format!("  {}\n", say::place(mismatch, words));
                    for line in say::sides(mismatch, words).iter().filter(|_| args.explain) {
                        text += &format!("    {line}\n");
                    }
                }
            }
            Verified::Game(..) => {}
        }
    }
    text
}

fn summary(totals: &Totals, seconds: f64, words: &Words) -> String {
    let number = |number: u64| words.number(i64::try_from(number).unwrap_or(i64::MAX));
    let mut rows = vec![
        [words.text("sim-games"), number(totals.games)],
        [words.text("sim-deals"), number(totals.deals)],
        [words.text("sim-wins"), number(totals.wins)],
        [words.text("sim-exhausted"), number(totals.draws)],
        [words.text("verify-walls"), number(totals.walls)],
        [words.text("verify-passed"), number(totals.passed)],
    ];
    let rare = [
        ("verify-broken-off", totals.broken_off),
        ("verify-foreign", totals.foreign_games),
        ("verify-foreign-differences", totals.foreign_mismatches),
    ];
    rows.extend(
        rare.iter().filter(|(_, count)| *count > 0).map(|(id, count)| [words.text(id), number(*count)]),
    );
    let rate = number((totals.games as f64 / seconds) as u64);
    rows.push([
        words.say("sim-time", [("seconds", format!("{seconds:.2}").into())]),
        format!("{rate} {}", words.text("sim-per-second")),
    ]);
    table::columns(&rows)
}

#[derive(Serialize)]
struct Answer<'a> {
    #[serde(flatten)]
    totals: &'a Totals,
    seconds: f64,
    unreadable_files: Vec<Unreadable<'a>>,
    differing_files: Vec<Differing<'a>>,
}

#[derive(Serialize)]
struct Unreadable<'a> {
    file: &'a str,
    why: &'a str,
}

#[derive(Serialize)]
struct Differing<'a> {
    file: &'a str,
    foreign: bool,
    mismatches: Vec<Difference>,
}

#[derive(Serialize)]
struct Difference {
    deal: usize,
    step: Option<usize>,
    byte: usize,
    topic: &'static str,
    recorded: String,
    engine: String,
    rule: Option<String>,
}

impl Difference {
    fn new(mismatch: &Mismatch) -> Difference {
        Difference {
            deal: mismatch.deal + 1,
            step: mismatch.step.map(|step| step + 1),
            byte: mismatch.at,
            topic: mismatch.topic.id(),
            recorded: mismatch.recorded.to_string(),
            engine: mismatch.engine.to_string(),
            rule: mismatch.switch.map(|(group, key)| format!("{group}.{key}")),
        }
    }
}

impl Answer<'_> {
    fn new<'a>(files: &'a [File], totals: &'a Totals, seconds: f64) -> Answer<'a> {
        let unreadable = files.iter().filter_map(|file| match &file.verified {
            Verified::Unreadable(why) => Some(Unreadable { file: &file.name, why }),
            Verified::Game(..) => None,
        });
        let differing = files.iter().filter_map(|file| match &file.verified {
            Verified::Game(writer, report) if !report.mismatches.is_empty() => Some(Differing {
                file: &file.name,
                foreign: *writer == Writer::Other,
                mismatches: report.mismatches.iter().map(Difference::new).collect(),
            }),
            _ => None,
        });
        Answer {
            totals,
            seconds,
            unreadable_files: unreadable.collect(),
            differing_files: differing.collect(),
        }
    }
}
