//! Statistics as a table.

use hanchan_api::{PlayerStats, StatsResponse};
use hanchan_words::Words;

use crate::text_table::grid;

/// The number of players in a table.
const PLAYERS_PER_TABLE: usize = 4;

/// Formats the statistics of all players, those with the most games first.
pub(super) fn text(stats: &StatsResponse, words: &Words) -> String {
    let mut players: Vec<&PlayerStats> = stats.players.iter().collect();
    players.sort_by_key(|player| std::cmp::Reverse((player.games, player.deals)));
    let tables = players.chunks(PLAYERS_PER_TABLE).map(|players| {
        let head = std::iter::once(String::new()).chain(players.iter().map(|player| player.name.clone()));
        let mut rows = vec![head.collect::<Vec<_>>()];
        for (id, format) in ROWS {
            let cells = players.iter().map(|player| format(player, words));
            rows.push(std::iter::once(words.text(id)).chain(cells).collect());
        }
        grid(&rows)
    });
    tables.collect::<Vec<_>>().join("\n")
}

type Format = fn(&PlayerStats, &Words) -> String;

const ROWS: [(&str, Format); 13] = [
    ("stats-games", |player, words| words.number(player.games)),
    ("stats-rank", |player, words| rank(player.average_rank, words)),
    ("stats-ranks", |player, _| player.ranks.map(|count| count.to_string()).join(" ")),
    ("stats-result", |player, words| words.tenths((player.result * 10.0).round() as i32)),
    ("stats-deals", |player, words| words.number(player.deals)),
    ("stats-wins", |player, words| percent(player.win_rate, words)),
    ("stats-tsumo", |player, words| percent(player.tsumo_share, words)),
    ("stats-deal-ins", |player, words| percent(player.deal_in_rate, words)),
    ("stats-riichi", |player, words| percent(player.riichi_rate, words)),
    ("stats-calls", |player, words| percent(player.call_rate, words)),
    ("stats-tenpai", |player, words| percent(player.tenpai_rate, words)),
    ("stats-average-win", |player, words| points(player.average_win, words)),
    ("stats-average-deal-in", |player, words| points(player.average_deal_in, words)),
];

fn points(points: Option<f64>, words: &Words) -> String {
    points.map_or_else(|| "–".to_owned(), |points| words.number(points.round() as i64))
}

fn rank(rank: Option<f64>, words: &Words) -> String {
    rank.map_or_else(|| "–".to_owned(), |rank| words.decimal(rank, 2))
}

fn percent(share: Option<f64>, words: &Words) -> String {
    share.map_or_else(|| "–".to_owned(), |share| format!("{} %", words.decimal(100.0 * share, 1)))
}
