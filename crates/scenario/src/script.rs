//! Scripts, their three parts, and how they are played.

use hanchan_game::Next;
use hanchan_round::{Event, Refusal, Round};
use hanchan_rules::RuleFile;

use crate::begin;
use crate::failure::{Done, Failure, fail};
use crate::given::Given;
use crate::stage::Stage;

/// A script: its name and its lines.
#[derive(Clone, Debug)]
pub struct Script<'a> {
    /// The script's name, including the ids it cites.
    pub name: &'a str,
    /// The number of the line on which the script starts in the file, counting from 1.
    pub line: usize,
    /// The lines of the position, of the steps and of the expectations, each with its line number.
    parts: [Vec<(usize, &'a str)>; 3],
}

/// The result of playing a script.
#[derive(Clone, Debug)]
pub struct Played {
    /// Success, or where and why the script fails.
    pub result: Result<(), Failure>,
    /// The deal at the end, or at the failing line; `None` if the position is invalid.
    pub round: Option<Round>,
    /// The number of events that belong to the position.
    start: usize,
    /// The refused acts that the script expects.
    pub refused: Vec<RefusedAct>,
    /// The next step of the game, if the deal is over.
    pub next: Option<Next>,
}

/// A refused act that the script expects.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct RefusedAct {
    /// The line number in the file, counting from 1.
    pub line: usize,
    /// The reason why the act was refused.
    pub refusal: Refusal,
}

impl Played {
    /// Returns the events after the position.
    pub fn events(&self) -> &[Event] {
        self.round.as_ref().map_or(&[], |round| &round.events()[self.start..])
    }
}

/// Parses the scripts of a file. Each starts with a line that begins with `SC-` or `==`.
///
/// Only the division into scripts is checked here. The lines of a script are parsed when it is played, because their
/// meaning depends on its rules.
pub fn parse(text: &str) -> Result<Vec<Script<'_>>, Failure> {
    let mut all: Vec<Script<'_>> = Vec::new();
    let mut part = 0;
    // A comment line does not separate parts.
    for (number, line) in text.lines().enumerate().filter(|(_, line)| !line.trim_start().starts_with('#')) {
        let line = line.split('#').next().unwrap_or_default().trim();
        if line.starts_with("SC-") || line.starts_with("==") {
            let name = line.trim_start_matches("==").trim();
            all.push(Script { name, line: number + 1, parts: [const { Vec::new() }; 3] });
            part = 0;
        } else if let Some(script) = all.last_mut() {
            if line.is_empty() {
                part += usize::from(part < 2 && !script.parts[part].is_empty());
            } else {
                script.parts[part].push((number + 1, line));
            }
        } else if !line.is_empty() {
            return fail(number + 1, "a script starts with its name: == NAME, or SC-…");
        }
    }
    Ok(all)
}

impl Script<'_> {
    /// Plays the script and checks its expectations. `find` returns the file of a rule set by its id.
    pub fn run(&self, find: impl Fn(&str) -> Option<RuleFile>) -> Result<(), Failure> {
        self.play(find).result
    }

    /// Plays the script, checks its expectations, and returns what happened. `find` returns the file of a rule set by
    /// its id.
    ///
    /// A script that rolls the dice is played several times with different tiles. The result is the last run, or the
    /// first that fails.
    pub fn play(&self, find: impl Fn(&str) -> Option<RuleFile>) -> Played {
        let mut played = Played { result: Ok(()), round: None, start: 0, refused: Vec::new(), next: None };
        played.result = self.play_all(find, &mut played);
        played
    }

    fn play_all(&self, find: impl Fn(&str) -> Option<RuleFile>, played: &mut Played) -> Done {
        let [given, steps, then] = &self.parts;
        if then.is_empty() {
            let last = steps.last().or(given.last());
            return fail(last.map_or(self.line, |(line, _)| *line), "the script has no expectations");
        }
        let given = Given::read(given, find)?;
        let mixes =
            if steps.first().is_some_and(|(_, step)| begin::is_roll(step)) { begin::MIXES } else { 1 };
        (0..mixes).try_for_each(|mix| self.play_once(&given, mix, played))
    }

    /// Plays the script once; `mix` selects how the hidden tiles are shuffled.
    fn play_once(&self, given: &Given, mix: u32, played: &mut Played) -> Done {
        let [_, steps, then] = &self.parts;
        let mut stage = Stage::read(given, steps, mix)?;
        let result = stage.play(steps, then);
        let Stage { round, start, refused, next, .. } = stage;
        *played = Played { result: Ok(()), round: Some(round), start, refused, next };
        result
    }

    /// Returns the ids of statements and scenarios that the name cites.
    pub fn ids(&self) -> impl Iterator<Item = &str> {
        // `P-077`, `A-P08`, `SC-P07-a`; not `8-9-1`, not `kan-dora`.
        let is_id = |word: &&str| {
            word.contains('-')
                && word.starts_with(|c: char| c.is_ascii_uppercase())
                && word.contains(|c: char| c.is_ascii_digit())
        };
        self.name.split(|c: char| !c.is_ascii_alphanumeric() && c != '-').filter(is_id)
    }
}
