//! Replayed games.

use std::borrow::Cow;
use std::sync::Arc;

use hanchan_game::{Game, Next, Standing};
use hanchan_record::log::{Log, LogError, LoggedStandIn, version};
use hanchan_record::{MOST_BYTES, NoRounds, ReadError, RuleResolver};
use hanchan_round::Round;
use hanchan_rules::Rules;

use super::RecordError;

/// A recorded game whose deals were replayed by the engine.
pub struct ReplayedGame {
    /// The names of the players, in the order of their seats.
    pub names: Vec<String>,
    /// The deals.
    pub rounds: Vec<Round>,
    /// The number of recorded events of each deal. The engine may add events that must follow the last one.
    pub events: Vec<usize>,
    /// For each deal, where a stand-in acted for a player.
    pub stand_ins: Vec<Vec<LoggedStandIn>>,
    /// The line at which the record is truncated, if it is.
    pub cut: Option<usize>,
    /// Whether the record includes the end of the game.
    pub over: bool,
    /// The leading dealer's choices, if they were recorded.
    choices: Vec<bool>,
}

impl ReplayedGame {
    /// Reads a record in any format, gzipped or not, and replays it.
    pub fn read(bytes: &[u8]) -> Result<ReplayedGame, RecordError> {
        let text = text(bytes)?;
        if is_log(&text) {
            return Ok(ReplayedGame::of(Log::read(&text)?)?);
        }
        let game = hanchan_record::read_text(&text)?;
        let replayed = hanchan_record::replay(&game, &RuleResolver::default()).map_err(|why| match why {
            NoRounds::Rules(why) => RecordError::Rules(why),
            NoRounds::Differs(mismatch) => RecordError::Differs(mismatch),
        })?;
        let players = game.players.count();
        Ok(ReplayedGame {
            names: game.people.0.into_iter().take(players).map(|person| person.name).collect(),
            events: replayed.rounds.iter().map(|round| round.events().len()).collect(),
            over: replayed.standing.is_some(),
            choices: replayed.choices.iter().map(|(_, stop)| *stop).collect(),
            rounds: replayed.rounds,
            stand_ins: Vec::new(),
            cut: None,
        })
    }

    /// Replays a Hanchan log. If it ends in the middle of a move, that move is left out.
    fn of(mut log: Log) -> Result<ReplayedGame, LogError> {
        let rounds = loop {
            match log.rounds() {
                Ok(rounds) => break rounds,
                Err(error) => {
                    let last = log.deals.last_mut().filter(|deal| deal.lines.last() == Some(&error.line));
                    match last {
                        Some(deal) if log.end.is_none() && deal.events.len() > 1 => {
                            deal.events.pop();
                            deal.lines.pop();
                            log.cut.get_or_insert(error.line);
                        }
                        _ => return Err(error),
                    }
                }
            }
        };
        Ok(ReplayedGame {
            names: log.head.players,
            events: log
                .deals
                .iter()
                .zip(&rounds)
                .map(|(deal, round)| deal.events.len().min(round.events().len()))
                .collect(),
            rounds,
            stand_ins: log.deals.into_iter().map(|deal| deal.stand_ins).collect(),
            cut: log.cut,
            over: log.end.is_some_and(|end| !end.stopped),
            choices: log.choices,
        })
    }

    /// Returns the rules, if the game has a deal.
    pub fn rules(&self) -> Option<Arc<Rules>> {
        self.rounds.first().map(|round| Arc::new(round.rules().clone()))
    }

    /// Returns the result, if the game was played from start to end.
    pub fn standing(&self) -> Option<Standing> {
        let mut game = Game::new(self.rules()?);
        let mut choices = self.choices.iter();
        for (number, round) in self.rounds.iter().enumerate() {
            if game.setup() != *round.setup() {
                return None;
            }
            let mut next = game.deal_over(round.outcome()?, round.staked()).ok()?;
            if let Next::Choice(_) = next {
                let stops = choices.next().copied().unwrap_or(number + 1 == self.rounds.len());
                next = game.choose(stops).ok()?;
            }
            if let Next::Over(standing) = next {
                return (number + 1 == self.rounds.len()).then_some(standing);
            }
        }
        None
    }
}

/// Returns whether a text starts like a Hanchan log.
fn is_log(text: &str) -> bool {
    // The first line may be truncated.
    version(text).is_some() || text.trim_start().starts_with("{\"type\":\"game\"")
}

/// Returns the text of a record. A log may be truncated in the middle of a character.
fn text(bytes: &[u8]) -> Result<Cow<'_, str>, ReadError> {
    match str::from_utf8(bytes) {
        Err(error) if bytes.len() <= MOST_BYTES && error.error_len().is_none() => {
            Ok(String::from_utf8_lossy(&bytes[..error.valid_up_to()]))
        }
        _ => hanchan_record::text(bytes),
    }
}
