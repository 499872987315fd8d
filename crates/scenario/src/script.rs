//! Scripts, their three parts, and how they are played.

use std::ops::Range;

use hanchan_game::Next;
use hanchan_round::{Event, Refusal, Round};
use hanchan_rules::RuleFile;
use hanchan_tiles::BySeat;

use crate::begin;
use crate::failure::{Done, Failure, Problem, fail};
use crate::given::{Given, rules_name};
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
    /// Success, or where and why the script fails: the first of the failures.
    pub result: Result<(), Failure>,
    /// All failures: unexpected refusals, a step that could not be played, and expectations that do not hold.
    pub failures: Vec<Failure>,
    /// The deal in the position from which the script starts; `None` if the position is invalid.
    pub position: Option<Round>,
    /// The deal at the end, or at the step that could not be played; `None` if the position is invalid.
    pub round: Option<Round>,
    /// The players whose hands the script gives; the others hold any tiles.
    pub hands_given: BySeat<bool>,
    /// The number of events that belong to the position.
    start: usize,
    /// The steps, up to one that could not be played.
    pub steps: Vec<PlayedStep>,
    /// The refused acts that the script expects.
    pub refused: Vec<RefusedAct>,
    /// The expectations; empty if a step could not be played.
    pub expectations: Vec<CheckedLine>,
    /// The next step of the game, if the deal is over.
    pub next: Option<Next>,
}

/// A step that was played.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PlayedStep {
    /// The line number in the file, counting from 1.
    pub line: usize,
    /// The line.
    pub text: String,
    /// The indices of the step's events in the deal's log. The last step includes what follows without a step.
    pub events: Range<usize>,
    /// The reason why the act was refused, expected or not.
    pub refusal: Option<Refusal>,
}

/// An expectation that was checked.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct CheckedLine {
    /// The line number in the file, counting from 1.
    pub line: usize,
    /// The line.
    pub text: String,
    /// Why the expectation does not hold or cannot be read; `None` if it holds.
    pub problem: Option<Problem>,
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
            return fail(number + 1, Problem::NoName);
        }
    }
    Ok(all)
}

impl Script<'_> {
    /// Plays the script as a test: it must have expectations, and they must hold. `find` returns the file of a rule
    /// set by its name.
    pub fn run(&self, find: impl Fn(&str) -> Option<RuleFile>) -> Result<(), Failure> {
        let [given, steps, then] = &self.parts;
        if then.is_empty() {
            let last = steps.last().or(given.last());
            return fail(last.map_or(self.line, |(line, _)| *line), Problem::NoExpectations);
        }
        self.play(find).result
    }

    /// Plays the script, checks its expectations, if it has any, and returns what happened. `find` returns the file
    /// of a rule set by its name.
    ///
    /// A script that rolls the dice is played several times with different tiles. The result is the last run, or the
    /// first that fails.
    pub fn play(&self, find: impl Fn(&str) -> Option<RuleFile>) -> Played {
        self.play_under(self.rules(), find)
    }

    /// Plays the script under the rule set with this name instead of its own. Switches that the script changes are
    /// changed in that rule set.
    pub fn play_under(&self, rules: &str, find: impl Fn(&str) -> Option<RuleFile>) -> Played {
        let mut played = Played {
            result: Ok(()),
            failures: Vec::new(),
            position: None,
            round: None,
            hands_given: BySeat::default(),
            start: 0,
            steps: Vec::new(),
            refused: Vec::new(),
            expectations: Vec::new(),
            next: None,
        };
        if let Err(failure) = self.play_all(rules, find, &mut played) {
            played.failures.push(failure);
        }
        played.result = played.failures.first().cloned().map_or(Ok(()), Err);
        played
    }

    /// Returns the name of the rule set that the script is written for.
    pub fn rules(&self) -> &str {
        rules_name(&self.parts[0]).map_or("common", |(_, name)| name)
    }

    /// Plays the script as often as necessary. Fails if the position is invalid.
    fn play_all(&self, rules: &str, find: impl Fn(&str) -> Option<RuleFile>, played: &mut Played) -> Done {
        let [given, steps, _] = &self.parts;
        let line = rules_name(given).map_or(self.line, |(line, _)| line);
        let given = Given::read((line, rules), given, find)?;
        let mixes =
            if steps.first().is_some_and(|(_, step)| begin::is_roll(step)) { begin::MIXES } else { 1 };
        for mix in 0..mixes {
            self.play_once(&given, mix, played)?;
            if !played.failures.is_empty() {
                break;
            }
        }
        Ok(())
    }

    /// Plays the script once; `mix` selects how the hidden tiles are shuffled.
    fn play_once(&self, given: &Given, mix: u32, played: &mut Played) -> Done {
        let [_, steps, then] = &self.parts;
        let mut stage = Stage::read(given, steps, mix)?;
        let position = Some(stage.round.clone());
        stage.play(steps, then);
        let Stage { round, start, steps, refused, expectations, failures, next, .. } = stage;
        let (result, round) = (Ok(()), Some(round));
        let hands_given = BySeat(given.hands.map(|hand| hand.is_some()));
        *played = Played {
            result,
            failures,
            position,
            round,
            hands_given,
            start,
            steps,
            refused,
            expectations,
            next,
        };
        Ok(())
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
