//! `hanchan script`

use std::fs::File;
use std::io::{self, Read, Write};
use std::path::{Path, PathBuf};

use anstyle::{AnsiColor, Style};
use hanchan_api::{
    PlayedScript, Request as _, ScriptExpectation, ScriptOutcome, ScriptPosition, ScriptRefusal,
    ScriptRequest, ScriptStep, ScriptWin,
};
use hanchan_words::Words;

use crate::error::CliError;
use crate::json;
use crate::locale::Locale;
use crate::text_table::columns;

const BOLD: Style = Style::new().bold();
const DIM: Style = Style::new().dimmed();
const GOOD: Style = AnsiColor::Green.on_default();
const BAD: Style = AnsiColor::Red.on_default().bold();

/// The size of the largest file that is read, in bytes.
const MAX_SCRIPT_BYTES: u64 = 16 << 20;

const EXAMPLES: &str = r"A script is a position, what happens, and (if you like) what must hold, separated by
empty lines. East is the dealer; the first player to act has the turn. Type this into
a file, or after 'hanchan script -' and finish with Ctrl+D:

  == May South call the last discard?
  rules phoenix
  live 0
  S 99m1347p258s1246z

  N discards 9m
  S pon

The answer: refused, because only ron is possible on the last discard, with the rule and
the statements behind it. A line 'S pon refused last-discard' expects exactly that.
What must hold comes after another empty line:

  points 25000 25000 26500 23500
  dealer S

docs/scripts.md describes the whole language: positions, moves, the judge's rulings
and expectations.

Examples:
  hanchan script deal.txt
  hanchan script deal.txt --rules ema --lang ru
  hanchan script conformance/scenarios/phoenix.txt --failing
  hanchan script - --json < deal.txt";

/// Play scripted deals: what happens, what is refused and why, and whether expectations hold
///
/// The exit code is 1 if a line cannot be read or an expectation does not hold.
#[derive(clap::Args)]
#[command(after_help = EXAMPLES)]
pub(crate) struct Args {
    /// File with one or more scripts; - reads from stdin
    file: PathBuf,

    /// Play under this rule set instead of the scripts' own: an id from 'hanchan rules list', or a rule file
    #[arg(long, value_name = "ID|FILE")]
    rules: Option<String>,

    /// Print only the scripts that fail
    #[arg(long)]
    failing: bool,

    /// Print JSON
    #[arg(long)]
    json: bool,
}

pub(crate) fn run(args: &Args, locale: &Locale) -> Result<(), CliError> {
    let words = locale.words();
    let text = read(&args.file).map_err(|error| match error {
        _ if args.file == Path::new("-") => CliError::Input(error),
        error => {
            let (file, error) = (args.file.display().to_string(), error.to_string());
            CliError::Message(words.format("refused-file", [("file", file.into()), ("error", error.into())]))
        }
    })?;
    let request = ScriptRequest { text, rules: args.rules.clone() };
    let mut played = request.run(locale.context())?;
    let (all, failing) = (played.scripts.len(), played.scripts.iter().filter(|script| !script.holds).count());
    if args.failing {
        played.scripts.retain(|script| !script.holds);
    }
    let mut out = anstream::stdout().lock();
    if args.json {
        json::write_whole(&played, &mut out)?;
    } else {
        write(&played.scripts, words, &mut out).map_err(CliError::Output)?;
        if failing == 0 && all > 1 {
            let summary = words.format("scripts-hold", [("count", all.into())]);
            writeln!(out, "{summary}").map_err(CliError::Output)?;
        }
    }
    match failing {
        0 => Ok(()),
        _ => Err(CliError::Reported(words.format("scripts-fail", [("count", failing.into())]))),
    }
}

fn read(path: &Path) -> io::Result<String> {
    let mut text = String::new();
    if path == Path::new("-") {
        io::stdin().lock().take(MAX_SCRIPT_BYTES).read_to_string(&mut text)?;
    } else {
        File::open(path)?.take(MAX_SCRIPT_BYTES).read_to_string(&mut text)?;
    }
    Ok(text)
}

fn write(scripts: &[PlayedScript], words: &Words, out: &mut dyn Write) -> io::Result<()> {
    for script in scripts {
        write_script(script, words, out)?;
        writeln!(out)?;
    }
    Ok(())
}

fn write_script(script: &PlayedScript, words: &Words, out: &mut dyn Write) -> io::Result<()> {
    writeln!(out, "{BOLD}{}{BOLD:#}  {DIM}{}{DIM:#}", script.name, script.rules_title)?;
    if let Some(position) = &script.position {
        write_position(position, words, out)?;
    }
    for step in &script.steps {
        write_step(step, words, out)?;
    }
    for problem in &script.problems {
        let message = problem.message.replace('\n', "\n        ");
        writeln!(out, "{BAD}✗{BAD:#} {DIM}{:>4}{DIM:#}  {message}", problem.line)?;
    }
    if let Some(outcome) = &script.outcome {
        write_outcome(outcome, words, out)?;
    }
    for expectation in &script.expectations {
        write_expectation(expectation, out)?;
    }
    let failing = script.problems.len() + script.expectations.iter().filter(|line| !line.holds).count();
    let summary = match (failing, script.expectations.len()) {
        (0, 0) => return Ok(()),
        (0, count) => words.format("script-holds", [("count", count.into())]),
        (count, _) => words.format("script-fails", [("count", count.into())]),
    };
    let style = if failing == 0 { GOOD } else { BAD };
    writeln!(out, "{style}{summary}{style:#}")
}

fn write_position(position: &ScriptPosition, words: &Words, out: &mut dyn Write) -> io::Result<()> {
    writeln!(out, "{}", position.deal)?;
    let rows: Vec<[String; 5]> = position
        .seats
        .iter()
        .map(|seat| {
            let riichi = if seat.riichi { words.text("table-riichi") } else { String::new() };
            let hand = seat.hand.map_or_else(|| "…".to_owned(), |hand| hand.to_string());
            let discards: Vec<String> = seat.discards.iter().map(ToString::to_string).collect();
            [seat.name.clone(), words.number(seat.points), hand, riichi, discards.join(" ")]
        })
        .collect();
    write!(out, "{}", columns(&rows))?;
    let dora: Vec<String> = position.dora.iter().map(ToString::to_string).collect();
    let left = words.format("table-left", [("tiles", position.live.into())]);
    writeln!(out, "  {} {} · {left}\n", words.text("table-dora"), dora.join(" "))
}

fn write_step(step: &ScriptStep, words: &Words, out: &mut dyn Write) -> io::Result<()> {
    writeln!(out, "  {DIM}{:>4}{DIM:#}  {}", step.line, step.text)?;
    for event in &step.events {
        writeln!(out, "        {BOLD}{event}{BOLD:#}")?;
    }
    if let Some(refusal) = &step.refused {
        write_refusal(refusal, words, out)?;
    }
    Ok(())
}

fn write_refusal(refusal: &ScriptRefusal, words: &Words, out: &mut dyn Write) -> io::Result<()> {
    let id = if refusal.expected { "script-refused-expected" } else { "script-refused" };
    let text = words.format(id, [("code", refusal.code.into()), ("why", refusal.why.as_str().into())]);
    writeln!(out, "        {BOLD}{text}{BOLD:#}")?;
    if let (Some(rule), Some(switch)) = (&refusal.rule, &refusal.switch) {
        let args = [("rule", rule.as_str().into()), ("switch", switch.as_str().into())];
        writeln!(out, "        {}", words.format("script-rule", args))?;
    }
    for statement in &refusal.statements {
        writeln!(out, "        {DIM}{}  {}{DIM:#}", statement.id, statement.text)?;
    }
    Ok(())
}

fn write_outcome(outcome: &ScriptOutcome, words: &Words, out: &mut dyn Write) -> io::Result<()> {
    writeln!(out, "\n{BOLD}{}{BOLD:#}", outcome.text)?;
    for win in &outcome.wins {
        write_win(win, words, out)?;
    }
    let rows: Vec<[String; 3]> = outcome
        .points
        .iter()
        .map(|seat| [seat.name.clone(), words.number(seat.points), words.gain(seat.change)])
        .collect();
    write!(out, "{}", columns(&rows))?;
    if outcome.sticks > 0 {
        writeln!(out, "  {}", words.format("table-sticks", [("sticks", outcome.sticks.into())]))?;
    }
    for line in outcome.next.iter().flat_map(|next| &next.text) {
        writeln!(out, "  {line}")?;
    }
    writeln!(out)
}

/// Writes a win: the hand, its yaku, fu and value.
fn write_win(win: &ScriptWin, words: &Words, out: &mut dyn Write) -> io::Result<()> {
    let explanation = &win.explanation;
    writeln!(out, "  {}  {} + {}", explanation.won, win.hand, win.tile)?;
    let worth = |name: &String, worth: &String| {
        words.format("yaku-worth", [("yaku", name.as_str().into()), ("worth", worth.as_str().into())])
    };
    let yaku = words.list(explanation.yaku.iter().map(|[name, value, _]| worth(name, value)));
    writeln!(out, "  {}", labelled(words, "score-yaku", &yaku))?;
    if !explanation.fu.is_empty() {
        let fu = words.list(explanation.fu.iter().map(|[name, value]| worth(name, value)));
        writeln!(out, "  {}", labelled(words, "score-fu", &fu))?;
    }
    for note in &explanation.notes {
        writeln!(out, "  {note}")?;
    }
    let total = words.list([explanation.total.clone(), explanation.points.clone()]);
    writeln!(out, "  {BOLD}{total}{BOLD:#}")
}

fn labelled(words: &Words, id: &str, value: &str) -> String {
    words.format("label", [("name", words.text(id).into()), ("value", value.into())])
}

fn write_expectation(expectation: &ScriptExpectation, out: &mut dyn Write) -> io::Result<()> {
    let (style, mark) = if expectation.holds { (GOOD, '✓') } else { (BAD, '✗') };
    writeln!(out, "{style}{mark}{style:#} {DIM}{:>4}{DIM:#}  {}", expectation.line, expectation.text)?;
    match &expectation.why {
        Some(why) => writeln!(out, "        {}", why.replace('\n', "\n        ")),
        None => Ok(()),
    }
}
