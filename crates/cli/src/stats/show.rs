//! The figures as a table and as JSON.

use hanchan_words::Words;
use serde::Serialize;

use super::figures::{Figures, Tally};
use crate::table::grid;

/// Players beside each other.
const BESIDE: usize = 4;

/// The figures of all players, those with the most deals first.
pub(super) fn text(tally: &Tally, words: &Words) -> String {
    let mut players: Vec<(&String, &Figures)> = tally.players.iter().collect();
    players.sort_by_key(|(_, figures)| std::cmp::Reverse((figures.games, figures.deals)));
    let tables = players.chunks(BESIDE).map(|players| {
        let head = std::iter::once(String::new()).chain(players.iter().map(|(name, _)| (*name).clone()));
        let mut rows = vec![head.collect::<Vec<_>>()];
        for (id, write) in ROWS {
            let cells = players.iter().map(|(_, figures)| write(figures, words));
            rows.push(std::iter::once(words.text(id)).chain(cells).collect());
        }
        grid(&rows)
    });
    tables.collect::<Vec<_>>().join("\n")
}

type Write = fn(&Figures, &Words) -> String;

const ROWS: [(&str, Write); 13] = [
    ("stats-games", |figures, words| words.number(figures.games)),
    ("stats-rank", |figures, words| rank(figures.average_rank(), words)),
    ("stats-ranks", |figures, _| figures.places.map(|count| count.to_string()).join(" ")),
    ("stats-result", |figures, words| words.tenths(figures.result as i32)),
    ("stats-deals", |figures, words| words.number(figures.deals)),
    ("stats-wins", |figures, words| percent(figures.win_rate(), words)),
    ("stats-tsumo", |figures, words| percent(figures.tsumo_share(), words)),
    ("stats-deal-ins", |figures, words| percent(figures.deal_in_rate(), words)),
    ("stats-riichi", |figures, words| percent(figures.riichi_rate(), words)),
    ("stats-calls", |figures, words| percent(figures.call_rate(), words)),
    ("stats-tenpai", |figures, words| percent(figures.tenpai_rate(), words)),
    ("stats-average-win", |figures, words| points(figures.average_win(), words)),
    ("stats-average-deal-in", |figures, words| points(figures.average_deal_in(), words)),
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

/// The answer for machines; rates are parts of one.
#[derive(Serialize)]
pub(super) struct Answer<'a> {
    players: Vec<Player<'a>>,
    unreadable: Vec<Unreadable<'a>>,
}

#[derive(Serialize)]
struct Unreadable<'a> {
    file: &'a str,
    why: &'a str,
}

#[derive(Serialize)]
struct Player<'a> {
    name: &'a str,
    games: u32,
    average_rank: Option<f64>,
    ranks: [u32; 4],
    result: f64,
    deals: u32,
    wins: u32,
    win_rate: Option<f64>,
    tsumo: u32,
    tsumo_share: Option<f64>,
    deal_ins: u32,
    deal_in_rate: Option<f64>,
    riichi: u32,
    riichi_rate: Option<f64>,
    calls: u32,
    call_rate: Option<f64>,
    draws: u32,
    tenpai: u32,
    tenpai_rate: Option<f64>,
    average_win: Option<f64>,
    average_deal_in: Option<f64>,
}

impl<'a> Answer<'a> {
    pub(super) fn of(tally: &'a Tally, unreadable: &'a [(String, String)]) -> Answer<'a> {
        Answer {
            players: tally.players.iter().map(|(name, figures)| player(name, figures)).collect(),
            unreadable: unreadable.iter().map(|(file, why)| Unreadable { file, why }).collect(),
        }
    }
}

fn player<'a>(name: &'a str, figures: &Figures) -> Player<'a> {
    Player {
        name,
        games: figures.games,
        average_rank: figures.average_rank(),
        ranks: figures.places,
        result: figures.result as f64 / 10.0,
        deals: figures.deals,
        wins: figures.wins,
        win_rate: figures.win_rate(),
        tsumo: figures.tsumo,
        tsumo_share: figures.tsumo_share(),
        deal_ins: figures.deal_ins,
        deal_in_rate: figures.deal_in_rate(),
        riichi: figures.riichi,
        riichi_rate: figures.riichi_rate(),
        calls: figures.calls,
        call_rate: figures.call_rate(),
        draws: figures.draws,
        tenpai: figures.tenpai,
        tenpai_rate: figures.tenpai_rate(),
        average_win: figures.average_win(),
        average_deal_in: figures.average_deal_in(),
    }
}
