//! Recorded deals as the rounds of the engine, for those who look at them or write them in another format.

use std::sync::Arc;

use hanchan_game::{Game, Next, Standing};
use hanchan_round::Round;
use hanchan_rules::Rules;

use super::fault::Fault;
use super::mismatch::{Fact, Mismatch, Topic};
use super::replay::Replay;
use super::{beginning, shuffle, wall};
use crate::recorded::RecordedGame;
use crate::rules::{NoSuchRules, RuleShelf};
use crate::tenhou::wall::Shuffle;

/// A recorded game, played again by the engine.
#[derive(Clone, Debug)]
pub struct Replayed {
    /// The rules.
    pub rules: Arc<Rules>,
    /// The deals. Tiles that the record does not tell lie anywhere in their walls.
    pub rounds: Vec<Round>,
    /// After which deals the leading dealer was asked whether the game ends, and what he said.
    pub choices: Vec<(usize, bool)>,
    /// The result, if the game was played to its end.
    pub standing: Option<Standing>,
}

/// Why a record cannot be played again.
#[derive(Clone, PartialEq, Debug)]
pub enum NoRounds {
    /// Its rules make no sense.
    Rules(NoSuchRules),
    /// The first thing that the engine does not do as recorded.
    Differs(Box<Mismatch>),
}

impl std::fmt::Display for NoRounds {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            NoRounds::Rules(why) => write!(f, "{why}"),
            NoRounds::Differs(mismatch) => write!(f, "{mismatch}"),
        }
    }
}

impl std::error::Error for NoRounds {}

/// The deals of a record, played again by the engine.
pub fn rounds(game: &RecordedGame, shelf: &RuleShelf) -> Result<Vec<Round>, NoRounds> {
    replay(game, shelf).map(|replayed| replayed.rounds)
}

/// A recorded game, played again by the engine. Ends are not compared: that is what [`verify`](super::verify) does.
pub fn replay(game: &RecordedGame, shelf: &RuleShelf) -> Result<Replayed, NoRounds> {
    let rules = shelf.get(&game.rules).map_err(NoRounds::Rules)?;
    let differs = |deal, fault: Fault| NoRounds::Differs(Box::new(fault.in_deal(game, deal)));
    let mut shuffle = shuffle(game, &rules);
    let mut rounds = Vec::with_capacity(game.deals.len());
    for (number, deal) in game.deals.iter().enumerate() {
        let computed = shuffle.as_mut().map(Shuffle::deal);
        let mut faults = Vec::new();
        let wall = wall::wall(deal, computed.as_ref(), &rules, &mut faults);
        if let Some(fault) = faults.into_iter().next() {
            return Err(differs(number, fault));
        }
        let no_wall = || differs(number, Fault::new(Topic::Tiles, Fact::Nothing, Fact::Nothing));
        let round = Round::new(Arc::clone(&rules), wall.ok_or_else(no_wall)?, deal.setup);
        let mut replay = Replay::new(round, deal);
        replay.run().map_err(|fault| differs(number, *fault))?;
        rounds.push(replay.round);
    }
    let (choices, standing) = followed(beginning(game, &rules), &rounds);
    Ok(Replayed { rules, rounds, choices, standing })
}

/// What came of the rounds: the choices between them, and the result if the last one ended the game.
pub(crate) fn followed(mut game: Game, rounds: &[Round]) -> (Vec<(usize, bool)>, Option<Standing>) {
    let mut choices = Vec::new();
    for (number, round) in rounds.iter().enumerate() {
        let Some(outcome) = round.outcome() else { break };
        let mut next = game.deal_over(outcome, round.staked());
        if let Ok(Next::Choice(_)) = next {
            let stop = number + 1 == rounds.len();
            choices.push((number, stop));
            next = game.choose(stop);
        }
        if let Ok(Next::Over(standing)) = next {
            return (choices, Some(standing));
        }
    }
    (choices, None)
}
