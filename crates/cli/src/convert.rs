//! `hanchan convert`

use std::io::Write as _;
use std::path::{Path, PathBuf};

use clap::builder::{PossibleValue, PossibleValuesParser, TypedValueParser};
use hanchan_record::{Format, Inexpressible, Mismatch, NoRounds, RecordedGame, RecordedRules, RuleShelf};
use hanchan_words::Words;

use crate::complaint::Complaint;
use crate::library::{self, Shelf};
use crate::speech::Speech;
use crate::verify::{files, say};

/// Write a recorded game in another format
///
/// Reads everything that `verify` reads. The game is played again by its rules, so that what is written tells all that
/// the format has words for. What the record does not tell of the wall is made up in a log.
#[derive(clap::Args)]
#[command(
    after_help = "Examples:\n  hanchan convert game.mjlog game.json\n  hanchan convert game.json game.mjai\n  \
                  hanchan convert game.hanchan - --to tenhou6"
)]
pub(crate) struct Args {
    /// The record
    #[arg(value_name = "A")]
    from: PathBuf,

    /// Where to write it; - for standard output
    #[arg(value_name = "B")]
    to: PathBuf,

    /// The format (default: by the extension of B)
    #[arg(long = "to", value_name = "FORMAT", value_parser = formats())]
    format: Option<Format>,

    /// The rules it was played by, if the record does not tell them: an id or a file
    #[arg(long, value_name = "RULES")]
    rules: Option<String>,

    /// Also if the record differs from the rules: what differs is written as the rules have it
    #[arg(long)]
    anyway: bool,
}

fn formats() -> impl TypedValueParser<Value = Format> {
    let values = Format::ALL.map(|format| PossibleValue::new(format.name()).help(format.about()));
    PossibleValuesParser::new(values).map(|name| Format::named(&name).unwrap_or(Format::Log))
}

/// The format that the end of a file's name says.
fn format_of(path: &Path) -> Option<Format> {
    Format::of_extension(path.extension()?.to_str()?)
}

pub(crate) fn run(args: &Args, speech: &Speech) -> Result<(), Complaint> {
    let words = speech.words();
    let no_format = || {
        let file = args.to.display().to_string();
        Complaint::Said(words.say("convert-format", [("file", file.into())]))
    };
    let format = args.format.or_else(|| format_of(&args.to)).ok_or_else(no_format)?;
    let file = args.from.display().to_string();
    let bytes =
        files::plain(&args.from).map_err(|why| unreadable(&file, say::no_bytes(&why, words), words))?;
    let wanted = Wanted { format, rules: args.rules.clone(), anyway: args.anyway };
    let (text, deals) = convert(&file, &bytes, &wanted, &library::open, words)?;
    if args.to.as_os_str() == "-" {
        return anstream::stdout().lock().write_all(text.as_bytes()).map_err(Complaint::Output);
    }
    std::fs::write(&args.to, text).map_err(Complaint::Output)?;
    let file = args.to.display().to_string();
    let done = [("file", file.into()), ("format", format.name().into()), ("deals", deals.into())];
    writeln!(anstream::stdout(), "{}", words.say("convert-done", done)).map_err(Complaint::Output)
}

/// What is to be made of a record.
pub(crate) struct Wanted {
    pub(crate) format: Format,
    /// The rules it was played by.
    pub(crate) rules: Option<String>,
    /// Whether it may differ from the rules.
    pub(crate) anyway: bool,
}

/// A record in another format, and how many deals it has.
pub(crate) fn convert(
    file: &str,
    bytes: &[u8],
    wanted: &Wanted,
    shelf: Shelf<'_>,
    words: &Words,
) -> Result<(String, usize), Complaint> {
    let game = hanchan_record::read(bytes);
    let mut game = game.map_err(|error| unreadable(file, say::read_error(&error, words), words))?;
    if let Some(name) = &wanted.rules {
        let rules = shelf(name).map_err(Complaint::Rules)?;
        if rules.switches().table.players != game.players {
            return Err(Complaint::Said(words.say("convert-players", [("id", rules.id.into())])));
        }
        game.rules = RecordedRules::of(&rules);
    }
    converted(&game, wanted.format, wanted.anyway, words)
}

fn unreadable(file: &str, why: String, words: &Words) -> Complaint {
    Complaint::Said(words.say("verify-unreadable", [("file", file.into()), ("why", why.into())]))
}

/// The text in the other format, and how many deals it has.
fn converted(
    game: &RecordedGame,
    format: Format,
    anyway: bool,
    words: &Words,
) -> Result<(String, usize), Complaint> {
    let shelf = RuleShelf::default();
    let differs = |id: &str, mismatch: &Mismatch| {
        let place = say::place(mismatch, words);
        let sides = say::sides(mismatch, words).join("; ");
        Complaint::Said(words.say(id, [("place", format!("{place}; {sides}").into())]))
    };
    let report = hanchan_record::verify(game, &shelf).map_err(|why| Complaint::Said(why.to_string()))?;
    let replayed = match hanchan_record::replay(game, &shelf) {
        Ok(replayed) => replayed,
        Err(NoRounds::Rules(why)) => return Err(Complaint::Said(why.to_string())),
        Err(NoRounds::Differs(mismatch)) => return Err(differs("convert-no-rounds", &mismatch)),
    };
    if let Some(mismatch) = report.mismatches.first().filter(|_| !anyway) {
        return Err(differs("convert-differs", mismatch));
    }
    let names: Vec<String> = game.people.0.iter().map(|player| player.name.clone()).collect();
    let no_words = |what: String| {
        let said = [("format", format.name().into()), ("what", what.into())];
        Complaint::Said(words.say("convert-inexpressible", said))
    };
    let standing = replayed.standing.as_ref();
    let whole = RecordedGame::of(&replayed.rules, &names, &replayed.rounds, standing)
        .map_err(|what| no_words(say::unrecordable(what, words)))?;
    let text =
        format.write(&whole, &replayed, &names).map_err(|what| no_words(inexpressible(what, words)))?;
    Ok((text, whole.deals.len()))
}

fn inexpressible(what: Inexpressible, words: &Words) -> String {
    let deal = |number: usize| [("deal", (number + 1).into())];
    match what {
        Inexpressible::Unfinished(number) => words.say("inexpressible-unfinished", deal(number)),
        Inexpressible::Untold(number) => words.say("inexpressible-untold", deal(number)),
        Inexpressible::Ambiguous(number) => words.say("inexpressible-ambiguous", deal(number)),
        Inexpressible::OtherRules => words.text("inexpressible-rules"),
    }
}
