//! The statistics of a match.

use std::fmt::Write as _;

use serde::{Deserialize, Serialize};

/// A player's totals over the games of one set.
#[derive(Clone, Copy, PartialEq, Default, Debug, Serialize, Deserialize)]
pub(super) struct Figures {
    pub(super) games: u32,
    /// The sum of final placements.
    pub(super) places: u32,
    /// The sum of results, in tenths of a thousand points.
    pub(super) results: i64,
    pub(super) deals: u32,
    pub(super) wins: u32,
    pub(super) dealt_in: u32,
    pub(super) riichi: u32,
    pub(super) calls: u32,
    pub(super) won_points: i64,
    pub(super) lost_points: i64,
    pub(super) moves: u64,
    /// The time spent on all moves, in microseconds.
    pub(super) micros: u64,
    /// Errors of an external bot, such as timeouts.
    pub(super) faults: u32,
}

/// A mean with half the width of its confidence interval.
#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
pub(super) struct Estimate {
    pub(super) mean: f64,
    pub(super) within: f64,
}

impl Estimate {
    /// Estimates a mean from samples, with a 95% confidence interval.
    fn of(values: &[f64]) -> Estimate {
        let count = values.len() as f64;
        let mean = values.iter().sum::<f64>() / count.max(1.0);
        let spread = values.iter().map(|value| (value - mean).powi(2)).sum::<f64>() / (count - 1.0).max(1.0);
        Estimate { mean, within: 1.96 * (spread / count.max(1.0)).sqrt() }
    }
}

/// A player's statistics over a match: means per game and percentages of deals. Confidence intervals are computed
/// over sets.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub(super) struct Summary {
    pub(super) name: String,
    pub(super) place: Estimate,
    pub(super) result: Estimate,
    pub(super) wins: Estimate,
    pub(super) dealt_in: Estimate,
    pub(super) riichi: Estimate,
    pub(super) calls: Estimate,
    pub(super) won_points: f64,
    pub(super) lost_points: f64,
    pub(super) moves: u64,
    pub(super) ms_per_move: f64,
    pub(super) faults: u32,
}

impl Summary {
    pub(super) fn of(name: &str, sets: &[Figures]) -> Summary {
        let each = |value: fn(&Figures) -> f64| Estimate::of(&sets.iter().map(value).collect::<Vec<f64>>());
        let sum = |value: fn(&Figures) -> i64| sets.iter().map(value).sum::<i64>();
        let per = |points: i64, times: i64| points as f64 / (times as f64).max(1.0);
        let moves: u64 = sets.iter().map(|set| set.moves).sum();
        let micros: u64 = sets.iter().map(|set| set.micros).sum();
        Summary {
            name: name.to_owned(),
            place: each(|set| f64::from(set.places) / f64::from(set.games.max(1))),
            result: each(|set| set.results as f64 / 10.0 / f64::from(set.games.max(1))),
            wins: each(|set| 100.0 * f64::from(set.wins) / f64::from(set.deals.max(1))),
            dealt_in: each(|set| 100.0 * f64::from(set.dealt_in) / f64::from(set.deals.max(1))),
            riichi: each(|set| 100.0 * f64::from(set.riichi) / f64::from(set.deals.max(1))),
            calls: each(|set| 100.0 * f64::from(set.calls) / f64::from(set.deals.max(1))),
            won_points: per(sum(|set| set.won_points), sum(|set| i64::from(set.wins))),
            lost_points: per(sum(|set| set.lost_points), sum(|set| i64::from(set.dealt_in))),
            moves,
            ms_per_move: micros as f64 / 1000.0 / (moves as f64).max(1.0),
            faults: sets.iter().map(|set| set.faults).sum(),
        }
    }
}

/// Formats the statistics as a table.
pub(super) fn page(rules: &str, sets: usize, games: usize, players: &[Summary]) -> String {
    let mut text = format!("{sets} sets of {games} games, rules {rules}\n\n");
    let width = players.iter().map(|player| player.name.chars().count()).max().unwrap_or(0).clamp(6, 40);
    let _ = writeln!(
        text,
        "{:width$}  {:>13}  {:>15}  {:>12}  {:>12}  {:>12}  {:>12}  {:>6}  {:>6}  {:>8}  faults",
        "player", "place", "result", "win %", "deal-in %", "riichi %", "calls %", "won", "lost", "ms/move"
    );
    for player in players {
        let name: String = player.name.chars().take(40).collect();
        let pair = |of: Estimate, digits: usize| format!("{:.digits$} ± {:.digits$}", of.mean, of.within);
        let _ = writeln!(
            text,
            "{name:width$}  {:>13}  {:>15}  {:>12}  {:>12}  {:>12}  {:>12}  {:>6.0}  {:>6.0}  {:>8.3}  {}",
            pair(player.place, 3),
            pair(player.result, 2),
            pair(player.wins, 1),
            pair(player.dealt_in, 1),
            pair(player.riichi, 1),
            pair(player.calls, 1),
            player.won_points,
            player.lost_points,
            player.ms_per_move,
            player.faults,
        );
    }
    text
}
