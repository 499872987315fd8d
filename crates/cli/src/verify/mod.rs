//! `hanchan verify`

mod files;

use std::io::Write;
use std::path::PathBuf;
use std::sync::{Mutex, PoisonError, mpsc};
use std::thread;
use std::time::Instant;

use files::NamedRecord;
use hanchan_api::{
    InferredRules, MismatchKind, VerifiedRecord, VerifyRequest, VerifyResponse, VerifyTotals,
    inferred_rule_line, mismatch_kind_name, mismatch_place, mismatch_sides, verify_record,
};
use hanchan_record::RuleResolver;
use hanchan_words::Words;
use indicatif::{ProgressBar, ProgressStyle};

use crate::error::CliError;
use crate::locale::Locale;
use crate::{json, text_table};

const EXAMPLES: &str = r"Examples:
  hanchan verify game.mjlog
  hanchan verify games/ --explain
  hanchan verify 2021.zip --json";

/// Replay recorded games and check every move, win, payment and result against the rules
///
/// Reads Tenhou records (XML and JSON), mjai logs and Hanchan logs, gzipped or not, as files, in folders, and in tar or
/// zip archives. Exits with 0 if all records could be read and all of them follow the rules.
#[derive(clap::Args)]
#[command(after_help = EXAMPLES)]
pub(crate) struct Args {
    /// Records, folders of records, or archives
    #[arg(required = true, value_name = "PATH")]
    paths: Vec<PathBuf>,

    /// Show both sides of every difference, the rule behind it, and rules inferred from the record
    #[arg(long)]
    explain: bool,

    /// Also count differences in records that are known to break the rules they name
    #[arg(long)]
    strict: bool,

    /// Number of threads (0: one per CPU core)
    #[arg(long, default_value_t = 0)]
    threads: usize,

    /// Print JSON
    #[arg(long)]
    json: bool,
}

/// The name of a record and the result of verifying it.
type File = (String, VerifiedRecord);

/// Returns the last line of the output. It is the same in every language, so that scripts can parse it.
fn last_line(totals: &VerifyTotals) -> String {
    let VerifyTotals { games, deals, wins, draws, mismatches, unreadable, .. } = totals;
    format!(
        "verified: games {games}, deals {deals}, wins {wins}, draws {draws}, mismatches {mismatches}, \
         unreadable {unreadable}"
    )
}

pub(crate) fn run(args: &Args, locale: &Locale) -> Result<(), CliError> {
    let words = locale.words();
    let start = Instant::now();
    let mut files = verified_files(args, words);
    let seconds = start.elapsed().as_secs_f64();
    files.sort_by(|(one, _), (other, _)| one.cmp(other));
    let response = VerifyRequest { strict: args.strict }.response(&files, seconds);
    let totals = &response.totals;
    let mut out = anstream::stdout().lock();
    if args.json {
        json::write_whole(&response, &mut out)?;
        let _gone = writeln!(anstream::stderr(), "{}", last_line(totals));
    } else {
        let mut lines = problem_lines(&files, args.explain, words);
        if args.explain {
            lines.extend(inferred_lines(&response, words));
        }
        lines
            .iter()
            .try_for_each(|line| writeln!(out, "{line}"))
            .and_then(|()| write!(out, "{}", kinds(&response, words)))
            .and_then(|()| write!(out, "{}", summary(totals, seconds, words)))
            .and_then(|()| writeln!(out, "{}", last_line(totals)))
            .map_err(CliError::Output)?;
    }
    match (totals.mismatches, totals.unreadable) {
        (0, 0) => Ok(()),
        (mismatches, unreadable) => {
            let args = [("mismatches", mismatches.into()), ("unreadable", unreadable.into())];
            Err(CliError::Reported(words.format("verify-failed", args)))
        }
    }
}

/// Reads the records in this thread and verifies them in others.
fn verified_files(args: &Args, words: &Words) -> Vec<File> {
    let threads = match args.threads {
        0 => thread::available_parallelism().map_or(1, usize::from),
        threads => threads,
    };
    let paths = files::list(&args.paths);
    let bar = if args.json { ProgressBar::hidden() } else { ProgressBar::new(paths.len() as u64) };
    let style = ProgressStyle::with_template("{bar:40} {human_pos}/{human_len} {per_sec} {eta}");
    bar.set_style(style.unwrap_or_else(|_| ProgressStyle::default_bar()));
    let (shelf, done) = (RuleResolver::default(), Mutex::new(Vec::new()));
    let (send, receive) = mpsc::sync_channel::<NamedRecord>(64);
    let receive = Mutex::new(receive);
    thread::scope(|scope| {
        for _ in 0..threads {
            scope.spawn(|| {
                let mut own = Vec::new();
                loop {
                    let next = receive.lock().unwrap_or_else(PoisonError::into_inner).recv();
                    let Ok(record) = next else { break };
                    let verified = verified(&record, &shelf, words);
                    own.push((record.name, verified));
                    bar.inc(1);
                }
                done.lock().unwrap_or_else(PoisonError::into_inner).extend(own);
            });
        }
        for path in &paths {
            let mut more = 0;
            files::read(path, |record| {
                // The bar counts an archive as one file; each further record makes it longer.
                bar.inc_length(more);
                more = 1;
                send.send(record).is_ok()
            });
        }
        drop(send);
    });
    bar.finish_and_clear();
    done.into_inner().unwrap_or_else(PoisonError::into_inner)
}

fn verified(record: &NamedRecord, shelf: &RuleResolver, words: &Words) -> VerifiedRecord {
    match &record.bytes {
        Ok(bytes) => {
            verify_record(bytes, shelf).unwrap_or_else(|error| VerifiedRecord::Unreadable(error.text(words)))
        }
        Err(error) => VerifiedRecord::Unreadable(error.text(words)),
    }
}

/// Describes every record that is unreadable or differs from the rules, line by line.
fn problem_lines(files: &[File], explain: bool, words: &Words) -> Vec<String> {
    let mut lines = Vec::new();
    for (name, verified) in files {
        match verified {
            VerifiedRecord::Unreadable(why) => {
                lines.push(words.format("verify-unreadable", [("file", name.into()), ("why", why.into())]));
            }
            VerifiedRecord::Game { explained, report } if !report.mismatches.is_empty() => {
                let count = report.mismatches.len();
                let args = [("file", name.into()), ("count", count.into())];
                lines.push(match explained {
                    None => words.format("verify-differs", args),
                    Some(why) => {
                        let [file, count] = args;
                        words.format("verify-differs-explained", [file, count, ("why", (*why).into())])
                    }
                });
                for mismatch in &report.mismatches {
                    lines.push(format!("  {}", mismatch_place(mismatch, words)));
                    if explain {
                        lines
                            .extend(mismatch_sides(mismatch, words).iter().map(|side| format!("    {side}")));
                    }
                }
            }
            VerifiedRecord::Game { .. } => {}
        }
    }
    lines
}

/// Lists the rules that were inferred from each record.
fn inferred_lines(response: &VerifyResponse, words: &Words) -> Vec<String> {
    let mut lines = Vec::new();
    for InferredRules { file, rules } in &response.inferred_rules {
        lines.push(words.format("verify-inferred", [("file", file.into())]));
        lines.extend(rules.iter().map(|rule| format!("  {}", inferred_rule_line(rule, words))));
    }
    lines
}

/// Sums up the differences of several games by kind; empty for a single game.
fn kinds(response: &VerifyResponse, words: &Words) -> String {
    if response.kinds.is_empty() || response.totals.games < 2 {
        return String::new();
    }
    let row = |kind: &MismatchKind| {
        let games = words.format("verify-kind-games", [("games", kind.games.into())]);
        [mismatch_kind_name(kind, words), games]
    };
    let rows: Vec<[String; 2]> = response.kinds.iter().map(row).collect();
    format!("{}\n{}", words.text("verify-kinds"), text_table::columns(&rows))
}

fn summary(totals: &VerifyTotals, seconds: f64, words: &Words) -> String {
    let number = |number: u64| words.number(i64::try_from(number).unwrap_or(i64::MAX));
    let mut rows = vec![
        [words.text("sim-games"), number(totals.games)],
        [words.text("sim-deals"), number(totals.deals)],
        [words.text("sim-wins"), number(totals.wins)],
        [words.text("sim-exhausted"), number(totals.draws)],
        [words.text("verify-walls"), number(totals.walls)],
        [words.text("verify-passed"), number(totals.passed)],
    ];
    let notable = [
        ("verify-broken-off", totals.broken_off),
        ("verify-explained", totals.explained_games),
        ("verify-explained-differences", totals.explained_mismatches),
    ];
    rows.extend(
        notable.iter().filter(|(_, count)| *count > 0).map(|(id, count)| [words.text(id), number(*count)]),
    );
    let rate = number((totals.games as f64 / seconds) as u64);
    rows.push([
        words.format("sim-time", [("seconds", format!("{seconds:.2}").into())]),
        format!("{rate} {}", words.text("sim-per-second")),
    ]);
    text_table::columns(&rows)
}

#[cfg(test)]
mod tests {
    use hanchan_round::Sitting;
    use hanchan_words::{Language, Style};

    use super::*;
    use crate::sample::sample;

    fn verified_text(text: &str) -> VerifiedRecord {
        verify_record(text.as_bytes(), &RuleResolver::default()).expect("a log")
    }

    /// Adds to the first number of the points in the first line of this type.
    fn with_other_points(log: &str, of: &str) -> String {
        let line =
            log.lines().find(|line| line.contains(&format!("\"type\":\"{of}\""))).expect("such a line");
        let at = line.find("\"points\":[").expect("points") + "\"points\":[".len();
        let end = at + line[at..].find(',').expect("several numbers");
        let points: i32 = line[at..end].parse().expect("a number");
        log.replacen(line, &format!("{}{}{}", &line[..at], points + 100, &line[end..]), 1)
    }

    fn texts(files: &[File], words: &Words) -> (Vec<String>, String) {
        let response = VerifyRequest::default().response(files, 1.0);
        (problem_lines(files, true, words), kinds(&response, words))
    }

    #[test]
    fn games_of_unassisted_tables_are_verified_and_summed_up() {
        let mut logs = (1..=20).map(|seed| sample("phoenix", Sitting::RealTable, seed).log());
        let log = logs.find(|log| log.contains("\"type\":\"won\"")).expect("a game with a win");
        let mut files = vec![("good".to_owned(), verified_text(&log))];
        for language in Language::ALL {
            let words = Words::new(language, Style::Romanised, None);
            assert_eq!(texts(&files, &words), (Vec::new(), String::new()));
        }
        files.push(("won".to_owned(), verified_text(&with_other_points(&log, "won"))));
        files.push(("again".to_owned(), verified_text(&with_other_points(&log, "won"))));
        files.push(("end".to_owned(), verified_text(&with_other_points(&log, "end"))));
        let response = VerifyRequest::default().response(&files, 1.0);
        let counts: Vec<(&str, u64)> = response.kinds.iter().map(|kind| (kind.topic, kind.games)).collect();
        assert_eq!(counts, [("payments", 2), ("final-points", 1)]);
        assert_eq!(response.totals.mismatches, 3);
        for language in Language::ALL {
            let words = Words::new(language, Style::Romanised, None);
            let (lines, kinds) = texts(&files, &words);
            assert_eq!(lines.len(), 3 + 3 + 2 * 3 + 1, "{lines:?}");
            let rows: Vec<&str> = kinds.lines().collect();
            assert_eq!(rows.len(), 3, "{kinds}");
            assert!(rows[1].contains(&words.text("differs-payments")), "{kinds}");
            assert!(
                rows[2].contains("(riichi.leftover-sticks)")
                    || rows[2].contains("（riichi.leftover-sticks）")
            );
        }
        // One game needs no summary.
        assert_eq!(texts(&files[1..2], &Words::new(Language::English, Style::Romanised, None)).1, "");
    }
}
