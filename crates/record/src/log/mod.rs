//! Hanchan's own record format: an append-only log with one line of JSON per event.
//!
//! The format is described in `docs/log.md`. Reading checks each line; [`Log::rounds`] replays the deals with the
//! engine, so a log that violates the rules is rejected. A truncated log is read up to its last complete line.

mod entry;
mod event;
mod game;
mod json;
mod retrace;
mod verify;

use std::fmt::Write as _;
use std::sync::Arc;

use hanchan_round::{Dice, Event, Round, Setup, Sitting, Wall};
use hanchan_rules::{RuleFile, Rules, hex, preset_file};
use hanchan_tiles::notation::mpsz;
use hanchan_tiles::{BySeat, Seat, Tile, Wind};
use sha2::{Digest, Sha256};

pub use entry::{Begin, DealerChoice, End, Entry, Head, Note, RulesText, StandIn};
pub use event::LoggedEvent;
pub use game::{read_game, write_game};
pub use json::{BadField, JsonCall, JsonClaim, JsonNoWin, JsonOffence, JsonPenalty, JsonRuling, JsonToppled};
pub use retrace::{Divergence, retrace};
pub use verify::verify_log;

/// The version of the format.
pub const VERSION: u32 = 2;

/// A parsed log.
#[derive(Clone, PartialEq, Debug)]
pub struct Log {
    /// The first line, which describes the game.
    pub head: Head,
    /// The deals.
    pub deals: Vec<LoggedDeal>,
    /// The leading dealer's choices, in order: whether the dealer ended the game.
    pub choices: Vec<bool>,
    /// The end of the game; `None` if the game is not over or the log is truncated.
    pub end: Option<End>,
    /// The line number of the incomplete line, if the log ends in the middle of a line.
    pub cut: Option<usize>,
}

/// A deal in a log.
#[derive(Clone, PartialEq, Debug)]
pub struct LoggedDeal {
    /// The number of the line on which the deal begins, counting from 1.
    pub line: usize,
    /// The state in which the deal began.
    pub begin: Begin,
    /// The events, starting with [`Event::Dealt`].
    pub events: Vec<Event>,
    /// The line number of each event.
    pub lines: Vec<usize>,
    /// The judge's notes.
    pub notes: Vec<String>,
    /// The places in the deal where somebody else acted for a player.
    pub stand_ins: Vec<LoggedStandIn>,
}

/// A place in a deal where somebody else acted for a player.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct LoggedStandIn {
    /// The index in the deal of the event that follows.
    pub event: usize,
    /// The player's seat.
    pub seat: Seat,
    /// The reason, which is one of the codes in `docs/log.md`.
    pub why: String,
    /// What the player sent instead of a move, shortened.
    pub said: Option<String>,
}

/// The reason why a log cannot be read or replayed.
#[derive(Clone, PartialEq, Debug)]
#[non_exhaustive]
pub struct LogError {
    /// The line number, counting from 1.
    pub line: usize,
    /// What is wrong on that line.
    pub problem: LogProblem,
}

/// What is wrong with a log.
#[derive(Clone, PartialEq, Debug)]
pub enum LogProblem {
    /// A line is not JSON of the expected form; carries the reason.
    Json(String),
    /// The log has this version of the format instead of [`VERSION`].
    Version(u32),
    /// A line is not allowed here.
    OutOfPlace,
    /// The game has no seat with this number.
    NoSuchSeat(usize),
    /// The first line is missing or does not describe a game.
    NoGame,
    /// The rules cannot be loaded, or don't match their hash.
    Rules,
    /// The setup or the wall of a deal is invalid under these rules.
    Deal,
    /// The log differs from what the engine plays.
    Diverged(Box<Divergence>),
}

impl std::fmt::Display for LogError {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "line {}: {}", self.line, self.problem)
    }
}

impl std::fmt::Display for LogProblem {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            LogProblem::Json(why) => write!(f, "expected a line of a log: {why}"),
            LogProblem::Version(version) => {
                write!(f, "version {version} of the format cannot be read, only version {VERSION}")
            }
            LogProblem::OutOfPlace => f.write_str("this line is not allowed here"),
            LogProblem::NoSuchSeat(seat) => write!(f, "nobody sits at seat {seat}"),
            LogProblem::NoGame => f.write_str("expected the line of a game, which begins every log"),
            LogProblem::Rules => f.write_str("the rules are invalid, or their hash does not match"),
            LogProblem::Deal => f.write_str("a deal cannot begin like this under these rules"),
            LogProblem::Diverged(astray) => astray.fmt(f),
        }
    }
}

impl std::error::Error for LogError {}

impl std::error::Error for LogProblem {}

impl RulesText {
    /// Returns a rule set as text, with every switch and yaku.
    pub fn of(rules: &Rules) -> RulesText {
        let name = rules.name();
        RulesText { id: name.id, version: name.version, hash: name.hash, text: rules.canonical() }
    }

    /// Loads the rule set. Switches that the text does not set get their values from the preset `common`.
    pub fn load(&self) -> Option<Rules> {
        if hex::encode(&Sha256::digest(&self.text)) != self.hash {
            return None;
        }
        let mut file =
            "id = \"a-record\"\nversion = 1\ntitle.en = \"A record\"\nsource = \"a record\"\nbase = \"common\"\n"
                .to_owned();
        for line in self.text.lines() {
            let (key, value) = line.split_once(" = ")?;
            let _ = writeln!(file, "{key} = {{ is = {value}, by = \"a record\" }}");
        }
        let file = RuleFile::parse("a record", &file).ok()?;
        let mut rules = Rules::load(&file, preset_file).ok()?;
        (rules.id, rules.version) = (self.id.clone(), self.version);
        Some(rules)
    }
}

impl Head {
    /// Creates the first line of a log.
    pub fn new(rules: &Rules, sitting: Sitting, players: Vec<String>) -> Head {
        Head {
            hanchan: VERSION,
            rules: RulesText::of(rules),
            table: sitting,
            players,
            commitment: None,
            contributions: Vec::new(),
            began: None,
            clock: None,
        }
    }
}

impl Begin {
    /// Returns the state in which a deal began.
    pub fn of(round: &Round) -> Begin {
        let (setup, players) = (round.setup(), round.seats().count());
        Begin {
            dealer: setup.dealer.index(),
            round: setup.round.index(),
            honba: setup.honba,
            sticks: setup.sticks,
            points: setup.points.0[..players].to_vec(),
            wall: round.wall().tiles().iter().map(Tile::to_string).collect(),
            dice: round.wall().dice().map(|Dice { first: [a, b], second: [c, d] }| [a, b, c, d]),
        }
    }

    /// Creates the deal at its start. Returns `None` if the state or the wall is invalid.
    pub fn round(&self, rules: &Arc<Rules>, sitting: Sitting) -> Option<Round> {
        let players = rules.switches().table.players.count();
        let dealer = Seat::from_index(self.dealer).filter(|seat| seat.index() < players)?;
        // The limit is far more points than anybody has, so that no sum overflows.
        let fine = self.points.iter().all(|points| points.unsigned_abs() < 100_000_000);
        if self.points.len() != players || !fine || self.honba > 200 || self.sticks > 200 {
            return None;
        }
        let mut points = BySeat([0; 4]);
        points.0[..players].copy_from_slice(&self.points);
        let round = *Wind::ALL.get(self.round)?;
        let setup = Setup { dealer, round, honba: self.honba, sticks: self.sticks, points };
        let mut wall = Wall::in_order(&mpsz::parse_tiles(&self.wall).ok()?, rules).ok()?;
        if let Some([a, b, c, d]) = self.dice {
            if [a, b, c, d].iter().any(|pips| !(1..=6).contains(pips)) {
                return None;
            }
            wall = wall.with_dice(Dice { first: [a, b], second: [c, d] });
        }
        Some(Round::seated(Arc::clone(rules), wall, setup, sitting))
    }
}

impl Log {
    /// Parses a log.
    pub fn read(text: &str) -> Result<Log, LogError> {
        let mut log: Option<Log> = None;
        let ended = text.ends_with('\n');
        let mut lines = text.lines().enumerate().peekable();
        while let Some((index, text)) = lines.next() {
            let line = index + 1;
            let fail = |problem| Err(LogError { line, problem });
            if log.is_none()
                && let Some(version) = version(text).filter(|version| *version != VERSION)
            {
                return fail(LogProblem::Version(version));
            }
            let entry = match Entry::read(text) {
                Ok(entry) => entry,
                // Only complete lines count, and the last line may be truncated.
                Err(error) => match &mut log {
                    Some(log) if lines.peek().is_none() && !ended => {
                        log.cut = Some(line);
                        break;
                    }
                    _ => return fail(LogProblem::Json(error.to_string())),
                },
            };
            match (entry, &mut log) {
                (Entry::Game(head), None) => {
                    log = Some(Log { head, deals: Vec::new(), choices: Vec::new(), end: None, cut: None });
                }
                (_, None) => return fail(LogProblem::NoGame),
                (entry, Some(log)) => log.take(entry, line)?,
            }
        }
        log.ok_or(LogError { line: 1, problem: LogProblem::NoGame })
    }

    fn take(&mut self, entry: Entry, line: usize) -> Result<(), LogError> {
        let fail = |problem| Err(LogError { line, problem });
        if self.end.is_some() {
            return fail(LogProblem::OutOfPlace);
        }
        match (entry, self.deals.last_mut()) {
            (Entry::Deal(begin), _) => {
                let (events, lines) = (vec![Event::Dealt], vec![line]);
                let (notes, stand_ins) = (Vec::new(), Vec::new());
                self.deals.push(LoggedDeal { line, begin, events, lines, notes, stand_ins });
            }
            (Entry::Event(LoggedEvent(event)), Some(deal)) => {
                deal.events.push(event);
                deal.lines.push(line);
            }
            (Entry::Note(Note { text }), Some(deal)) => deal.notes.push(text),
            // The stand-in's acts themselves are among the events.
            (Entry::StandIn(StandIn { seat: index, why, said }), Some(deal)) => {
                let seat = Seat::from_index(index).filter(|_| index < deal.begin.points.len());
                let Some(seat) = seat else { return fail(LogProblem::NoSuchSeat(index)) };
                deal.stand_ins.push(LoggedStandIn { event: deal.events.len(), seat, why, said });
            }
            (Entry::Choice(DealerChoice { stop }), Some(_)) => self.choices.push(stop),
            (Entry::End(end), _) => self.end = Some(end),
            _ => return fail(LogProblem::OutOfPlace),
        }
        Ok(())
    }

    /// Replays all deals with the engine.
    pub fn rounds(&self) -> Result<Vec<Round>, LogError> {
        let fail = |line, problem| Err(LogError { line, problem });
        let Some(rules) = self.head.rules.load() else { return fail(1, LogProblem::Rules) };
        let rules = Arc::new(rules);
        let mut rounds = Vec::with_capacity(self.deals.len());
        for deal in &self.deals {
            let Some(mut round) = deal.begin.round(&rules, self.head.table) else {
                return fail(deal.line, LogProblem::Deal);
            };
            if let Err(astray) = retrace(&mut round, &deal.events, &deal.notes) {
                let line = deal.lines.get(astray.event).copied().unwrap_or(deal.line);
                return fail(line, LogProblem::Diverged(astray));
            }
            rounds.push(round);
        }
        Ok(rounds)
    }
}

/// Returns the lines of a deal: its start, its events, and a judge's note before each ruling.
pub fn deal_entries(round: &Round) -> impl Iterator<Item = Entry> + '_ {
    let begin = std::iter::once(Entry::Deal(Begin::of(round)));
    let events = round.events().iter().skip(1).flat_map(|event| {
        let note = match event {
            Event::Ruled { note, .. } => round.notes().get(usize::from(note.0)),
            _ => None,
        };
        let note = note.map(|text| Entry::Note(Note { text: text.clone() }));
        note.into_iter().chain([Entry::event(event)])
    });
    begin.chain(events)
}

/// Returns a log's version from its first line, whatever else the line contains; `None` if the text is not a log.
pub fn version(text: &str) -> Option<u32> {
    #[derive(serde::Deserialize)]
    struct First {
        hanchan: u32,
    }
    let first = text.trim_start_matches('\u{feff}').trim_start().lines().next()?;
    serde_json::from_str(first).ok().map(|First { hanchan }| hanchan)
}
