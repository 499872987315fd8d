//! Recorded deals as [`Round`]s of the engine, for displaying or converting them.

use std::sync::Arc;

use hanchan_game::{Game, Next, Standing};
use hanchan_round::Round;
use hanchan_rules::Rules;

use super::mismatch::DealMismatch;
use super::mismatch::{Fact, Mismatch, MismatchTopic};
use super::replay::Replay;
use super::{beginning, shuffle, wall};
use crate::recorded::RecordedGame;
use crate::rules::{NoSuchRules, RuleResolver};
use crate::tenhou::wall::Shuffle;

/// A recorded game, replayed by the engine.
#[derive(Clone, Debug)]
pub struct Replayed {
    /// The rules of the game.
    pub rules: Arc<Rules>,
    /// The deals. Tiles that the record does not contain are at arbitrary positions in the walls.
    pub rounds: Vec<Round>,
    /// The leading dealer's choices: the index of the deal before the choice, and whether the dealer ended the
    /// game.
    pub choices: Vec<(usize, bool)>,
    /// The result, if the game was played to its end.
    pub standing: Option<Standing>,
}

/// The reason why a record cannot be replayed.
#[derive(Clone, PartialEq, Debug)]
pub enum NoRounds {
    /// The rules that the record names are invalid.
    Rules(NoSuchRules),
    /// The record differs from the engine; carries the first mismatch.
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

/// Replays a record and returns its deals.
pub fn rounds(game: &RecordedGame, shelf: &RuleResolver) -> Result<Vec<Round>, NoRounds> {
    replay(game, shelf).map(|replayed| replayed.rounds)
}

/// Replays a recorded game. The ends of the deals are not compared; [`verify`](super::verify) does that.
pub fn replay(game: &RecordedGame, shelf: &RuleResolver) -> Result<Replayed, NoRounds> {
    let rules = shelf.get(&game.rules).map_err(NoRounds::Rules)?;
    let differs = |deal, fault: DealMismatch| NoRounds::Differs(Box::new(fault.in_deal(game, deal)));
    let mut shuffle = shuffle(game, &rules);
    let mut rounds = Vec::with_capacity(game.deals.len());
    for (number, deal) in game.deals.iter().enumerate() {
        let computed = shuffle.as_mut().map(Shuffle::deal);
        let mut faults = Vec::new();
        let wall = wall::wall(deal, computed.as_ref(), &rules, &mut faults);
        if let Some(fault) = faults.into_iter().next() {
            return Err(differs(number, fault));
        }
        let no_wall =
            || differs(number, DealMismatch::new(MismatchTopic::Tiles, Fact::Nothing, Fact::Nothing));
        let round = Round::new(Arc::clone(&rules), wall.ok_or_else(no_wall)?, deal.setup);
        let mut replay = Replay::new(round, deal);
        replay.run().map_err(|fault| differs(number, *fault))?;
        rounds.push(replay.round);
    }
    let (choices, standing) = followed(beginning(game, &rules), &rounds);
    Ok(Replayed { rules, rounds, choices, standing })
}

/// Returns the leading dealer's choices between deals, and the result if the last deal ended the game.
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
