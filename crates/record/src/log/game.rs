//! Conversion between logs and records.

use std::sync::Arc;

use hanchan_game::Game;
use hanchan_round::{Round, Sitting};
use hanchan_rules::Rules;
use hanchan_tiles::BySeat;

use super::{DealerChoice, End, Entry, Head, Log, LogError, deal_entries};
use crate::error::{ReadError, ReadProblem, line_start};
use crate::recorded::{RecordedGame, RecordedResult};
use crate::verify::{Replayed, followed};

/// Reads a log as a record. Fails for unassisted tables, which records cannot express.
pub fn read_game(text: &str) -> Result<RecordedGame, ReadError> {
    let fail = |line: usize, problem| Err(ReadError { at: line_start(text, line), line, problem });
    let log_error = |LogError { line, problem }| fail(line, ReadProblem::Log(Box::new(problem)));
    let log = match Log::read(text) {
        Ok(log) => log,
        Err(error) => return log_error(error),
    };
    let rounds = match log.rounds() {
        Ok(rounds) => rounds,
        Err(error) => return log_error(error),
    };
    let Some(rules) = log.head.rules.load() else {
        return fail(1, ReadProblem::UnknownRules(log.head.rules.id.chars().take(40).collect()));
    };
    let rules = Arc::new(rules);
    let mut game = match RecordedGame::of(&rules, &log.head.players, &rounds, None) {
        Ok(game) => game,
        Err(why) => return fail(1, ReadProblem::OnlyInLogs(why)),
    };
    for (deal, logged) in game.deals.iter_mut().zip(&log.deals) {
        deal.at = line_start(text, logged.line);
        deal.end_at = line_start(text, logged.lines.last().copied().unwrap_or(logged.line));
    }
    game.result = log.end.filter(|end| !end.stopped).map(|end| result(&end, &rules, &rounds));
    Ok(game)
}

/// Returns the result by seat. The log lists it in order of rank, so the engine recomputes the order.
fn result(end: &End, rules: &Arc<Rules>, rounds: &[Round]) -> RecordedResult {
    let begin = rounds.first().map_or_else(|| Game::new(Arc::clone(rules)).setup(), |round| *round.setup());
    let game = if begin == Game::new(Arc::clone(rules)).setup() {
        Game::new(Arc::clone(rules))
    } else {
        Game::resumed(Arc::clone(rules), &begin)
    };
    let places = followed(game, rounds).1.map_or(Vec::new(), |standing| standing.places);
    let by_seat = |values: &[i32]| {
        let mut of = BySeat([0; 4]);
        for (place, value) in places.iter().zip(values) {
            of[place.seat] = *value;
        }
        (values.len() == places.len() && !places.is_empty()).then_some(of)
    };
    RecordedResult { points: by_seat(&end.points), results: by_seat(&end.results) }
}

/// Writes a replayed game as a log.
pub fn write_game(game: &Replayed, names: &[String]) -> String {
    let players = game.rules.switches().table.players;
    let names = players.seats().map(|seat| names.get(seat.index()).cloned().unwrap_or_default());
    let mut entries = vec![Entry::Game(Head::new(&game.rules, Sitting::Assisted, names.collect()))];
    for (number, round) in game.rounds.iter().enumerate() {
        entries.extend(deal_entries(round));
        let choices = game.choices.iter().filter(|(deal, _)| *deal == number);
        entries.extend(choices.map(|&(_, stop)| Entry::Choice(DealerChoice { stop })));
    }
    if let Some(standing) = &game.standing {
        let points = standing.places.iter().map(|place| place.points).collect();
        let results = standing.places.iter().map(|place| place.result).collect();
        entries.push(Entry::End(End { points, results, ..End::default() }));
    }
    entries.iter().map(|entry| entry.line() + "\n").collect()
}
