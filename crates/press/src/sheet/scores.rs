//! The score tables of a sheet.

use hanchan_score::Limit;
use hanchan_tiles::Players;
use hanchan_words::Words;
use serde::Serialize;

use crate::facts::{Paid, Scores, Winner};

/// All score tables side by side: a row for each number of fu, and a block of columns for each kind of win.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct ScoreTable {
    /// The heading.
    pub title: String,
    /// A note that says how to read a cell with two numbers.
    pub about: String,
    /// The blocks of columns.
    pub blocks: Vec<ScoreBlock>,
    /// The rows.
    pub rows: Vec<ScoreRow>,
    /// The limits.
    pub limits: Vec<LimitRow>,
}

/// A block of columns, for one to four han.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct ScoreBlock {
    /// The kinds of wins that the block applies to; several if the payments are the same.
    pub titles: Vec<String>,
    /// Whether a cell has two amounts: what each non-dealer and what the dealer pays for a tsumo.
    pub shares: bool,
}

/// A row of cells.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct ScoreRow {
    /// The number of fu.
    pub fu: u8,
    /// A cell for each block and number of han; empty if no such hand occurs.
    pub cells: Vec<Vec<String>>,
}

/// The row for a limit.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct LimitRow {
    /// The limit's name.
    pub name: String,
    /// The text for the han that the limit applies to.
    pub han: String,
    /// The payment in each block.
    pub cells: Vec<String>,
}

/// A block before it is rendered: the score tables and kinds of wins that it stands for.
struct Column<'a> {
    of: Vec<(&'a Scores, Winner)>,
}

impl ScoreTable {
    /// Returns the score tables of one or more rule sets, side by side.
    pub(super) fn of(all: &[&Scores], words: &Words) -> ScoreTable {
        let mut columns: Vec<Column<'_>> = Vec::new();
        for &scores in all {
            for winner in Winner::ALL {
                let same = |column: &&mut Column<'_>| column.says_the_same(scores, winner);
                match columns.iter_mut().find(same) {
                    Some(column) => column.of.push((scores, winner)),
                    None => columns.push(Column { of: vec![(scores, winner)] }),
                }
            }
        }
        let mut rows: Vec<u8> = all.iter().flat_map(|scores| scores.fu.iter().copied()).collect();
        rows.sort_unstable();
        rows.dedup();
        let several = all.len() > 1;
        let row =
            |fu: u8| ScoreRow { fu, cells: columns.iter().map(|column| column.cells(fu, words)).collect() };
        let limits = all.first().map_or(&[][..], |scores| &scores.limits);
        ScoreTable {
            title: words.text("press-scores"),
            about: words.text("press-scores.about"),
            blocks: columns.iter().map(|column| column.block(several, words)).collect(),
            rows: rows.into_iter().map(row).collect(),
            limits: limits
                .iter()
                .map(|&(limit, from, to, times)| LimitRow {
                    name: match limit {
                        Limit::Yakuman => words.format("times-yakuman", [("times", times.into())]),
                        limit => words.limit(limit),
                    },
                    han: match (from, to) {
                        (0, _) => String::new(),
                        (from, 0) => format!("{from}+"),
                        (from, to) if from == to => from.to_string(),
                        (from, to) => format!("{from}–{to}"),
                    },
                    cells: columns.iter().map(|column| column.limit(limit, times, words)).collect(),
                })
                .collect(),
        }
    }
}

impl Column<'_> {
    fn first(&self) -> (&Scores, Winner) {
        self.of[0]
    }

    fn says_the_same(&self, scores: &Scores, winner: Winner) -> bool {
        let (ours, our_winner) = self.first();
        let cell = |(scores, winner): (&Scores, Winner), fu, han| scores.cell(winner, fu, han);
        let fus = || ours.fu.iter().chain(&scores.fu);
        our_winner.tsumo == winner.tsumo
            && fus().all(|&fu| {
                let mut han = 1..=Scores::MOST_HAN;
                han.all(|han| cell((ours, our_winner), fu, han) == cell((scores, winner), fu, han))
            })
            && ours.limits.iter().all(|&(limit, _, _, times)| {
                ours.limit(our_winner, limit, times) == scores.limit(winner, limit, times)
            })
    }

    fn block(&self, several: bool, words: &Words) -> ScoreBlock {
        let title = |&(scores, winner): &(&Scores, Winner)| {
            let id = match winner {
                Winner { dealer: false, tsumo: false } => "press-ron-other",
                Winner { dealer: true, tsumo: false } => "press-ron-dealer",
                Winner { dealer: false, tsumo: true } => "press-tsumo-other",
                Winner { dealer: true, tsumo: true } => "press-tsumo-dealer",
            };
            let players = if scores.players == Players::Three { "press-three" } else { "press-four" };
            if several { words.list([words.text(id), words.text(players)]) } else { words.text(id) }
        };
        let shares = matches!(self.first().1, Winner { dealer: false, tsumo: true });
        ScoreBlock { titles: self.of.iter().map(title).collect(), shares }
    }

    fn cells(&self, fu: u8, words: &Words) -> Vec<String> {
        let (scores, winner) = self.first();
        (1..=Scores::MOST_HAN).map(|han| paid(scores.cell(winner, fu, han), words)).collect()
    }

    fn limit(&self, limit: Limit, times: u8, words: &Words) -> String {
        let (scores, winner) = self.first();
        paid(scores.limit(winner, limit, times), words)
    }
}

fn paid(paid: Option<Paid>, words: &Words) -> String {
    match paid {
        None => String::new(),
        Some(Paid::Ron(points) | Paid::Each(points)) => words.number(points),
        Some(Paid::Shares(others, dealer)) => format!("{}/{}", words.number(others), words.number(dealer)),
    }
}
