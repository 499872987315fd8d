//! The score tables: the payment for every cell.

use hanchan_rules::Rules;
use hanchan_score::{Limit, Payments, WinMethod, score, table_cell};
use hanchan_tiles::{Players, Wind};

use super::occurring::Occurring;
use super::witness;

/// A kind of win, with a score table of its own.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Winner {
    /// Whether the dealer wins.
    pub dealer: bool,
    /// Whether the win is by tsumo.
    pub tsumo: bool,
}

impl Winner {
    /// All four kinds of wins.
    pub const ALL: [Winner; 4] = [
        Winner { dealer: false, tsumo: false },
        Winner { dealer: true, tsumo: false },
        Winner { dealer: false, tsumo: true },
        Winner { dealer: true, tsumo: true },
    ];

    /// Returns the winner's seat wind; South stands for any non-dealer.
    pub fn seat(self) -> Wind {
        if self.dealer { Wind::East } else { Wind::South }
    }

    /// Returns how the hand is won.
    pub fn by(self) -> WinMethod {
        if self.tsumo { WinMethod::Tsumo } else { WinMethod::Ron { from: None } }
    }
}

/// Who pays how much for a win.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Paid {
    /// The discarder pays this amount.
    Ron(i32),
    /// Each of the other players pays this amount.
    Each(i32),
    /// Each non-dealer pays the first amount, and the dealer pays the second.
    Shares(i32, i32),
}

impl Paid {
    fn of(payments: &Payments, winner: Winner) -> Paid {
        let of = |seat: Wind| -payments.hand[seat.index()];
        match winner {
            Winner { tsumo: false, .. } => Paid::Ron(payments.points),
            Winner { dealer: true, .. } => Paid::Each(of(Wind::South)),
            Winner { dealer: false, .. } => Paid::Shares(of(Wind::West), of(Wind::East)),
        }
    }
}

/// The score tables of a rule set.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Scores {
    /// The number of players.
    pub players: Players,
    /// The numbers of fu that the tables have rows for.
    pub fu: Vec<u8>,
    /// The limits that occur: the limit, its first han (0 if it does not depend on han), its last han (0 if there
    /// is none), and the number of yakuman.
    pub limits: Vec<(Limit, u8, u8, u8)>,
    cells: Vec<(Winner, u8, u8, Paid)>,
    limit_cells: Vec<(Winner, Limit, u8, Paid)>,
}

impl Scores {
    /// Fu affect the payment for hands of up to this many han.
    pub const MOST_HAN: u8 = 4;

    /// Computes the score tables with the scorer.
    pub fn under(rules: &Rules, occurring: &Occurring) -> Scores {
        let fu = occurring.rows();
        let (mut cells, mut limit_cells) = (Vec::new(), Vec::new());
        let mut limits: Vec<(Limit, u8, u8, u8)> = Vec::new();
        for winner in Winner::ALL {
            for &fu in &fu {
                for han in 1..=Scores::MOST_HAN {
                    if occurring.occurs(winner.tsumo, han, fu) {
                        let payments = table_cell(han, fu, winner.seat(), winner.by(), rules);
                        cells.push((winner, fu, han, Paid::of(&payments, winner)));
                    }
                }
            }
        }
        let counted = counted_limits(rules);
        for winner in Winner::ALL {
            for &(limit, from, _) in &counted {
                let payments = table_cell(from, 30, winner.seat(), winner.by(), rules);
                limit_cells.push((winner, limit, 0, Paid::of(&payments, winner)));
            }
        }
        limits.extend(counted.iter().map(|&(limit, from, to)| (limit, from, to, 0)));
        // A yakuman pays the same for every hand, so each sample win is scored for every kind of winner.
        let mut most = 0;
        witness::scores(rules, |win, known| {
            most = most.max(known.yakuman);
            for winner in Winner::ALL {
                let there = |&(of, limit, times, _): &(Winner, Limit, u8, Paid)| {
                    (of, limit, times) == (winner, Limit::Yakuman, known.yakuman)
                };
                if known.yakuman == 0 || limit_cells.iter().any(there) {
                    continue;
                }
                let mut same = win.clone();
                let how = &mut same.circumstances;
                (how.seat, how.by, how.first) = (winner.seat(), winner.by(), false);
                if let Ok(score) = score(&same, rules)
                    && score.yakuman == known.yakuman
                {
                    let paid = Paid::of(&score.payments, winner);
                    limit_cells.push((winner, Limit::Yakuman, known.yakuman, paid));
                }
            }
        });
        limits.extend((1..=most.min(2)).map(|times| (Limit::Yakuman, 0, 0, times)));
        Scores { players: rules.switches().table.players, fu, limits, cells, limit_cells }
    }

    /// Returns the payment in a cell, or `None` if no such hand occurs.
    pub fn cell(&self, winner: Winner, fu: u8, han: u8) -> Option<Paid> {
        let found = self.cells.iter().find(|cell| (cell.0, cell.1, cell.2) == (winner, fu, han));
        found.map(|cell| cell.3)
    }

    /// Returns the payment for a limit, or `None` if it does not occur. For yakuman, `times` is their number.
    pub fn limit(&self, winner: Winner, limit: Limit, times: u8) -> Option<Paid> {
        let found = self.limit_cells.iter().find(|cell| (cell.0, cell.1, cell.2) == (winner, limit, times));
        found.map(|cell| cell.3)
    }
}

/// Returns the limits that depend on han under the rules: the limit, its first han and its last han (0 if there
/// is none).
fn counted_limits(rules: &Rules) -> Vec<(Limit, u8, u8)> {
    let payments = |han| table_cell(han, 30, Wind::South, WinMethod::Ron { from: None }, rules).points;
    let names = [Limit::Mangan, Limit::Haneman, Limit::Baiman, Limit::Sanbaiman, Limit::Kazoe];
    let mut limits: Vec<(Limit, u8, u8)> = Vec::new();
    for han in Scores::MOST_HAN + 1..=13 {
        match limits.last_mut() {
            Some((_, from, to)) if payments(*from) == payments(han) => *to = han,
            _ => limits.extend(names.get(limits.len()).map(|&limit| (limit, han, han))),
        }
    }
    // The last limit has no upper end.
    if let Some(last) = limits.last_mut() {
        last.2 = 0;
    }
    limits
}

#[cfg(test)]
mod tests {
    use hanchan_rules::{preset, preset_ids};

    use super::*;

    fn scores(id: &str) -> (Rules, Scores) {
        let rules = preset(id).expect("a preset");
        let scores = Scores::under(&rules, &Occurring::under(&rules));
        (rules, scores)
    }

    fn written(paid: Option<Paid>, payers: i32) -> String {
        match paid {
            None => "-".to_owned(),
            Some(Paid::Ron(points)) => points.to_string(),
            Some(Paid::Each(each)) => format!("{each}/{}", each * payers),
            Some(Paid::Shares(other, dealer)) => {
                format!("{dealer}/{other}/{}", dealer + other * (payers - 1))
            }
        }
    }

    #[test]
    fn c_064_to_c_068_score_tables_match_the_documents_with_misprints_corrected() {
        let tables = hanchan_testdata::conformance_text("score-tables.tsv");
        let ours = [("4", scores("cheatsheet").1, 3), ("3", scores("cheatsheet-3p").1, 2)];
        let mut cells = 0;
        for line in tables.lines().filter(|line| !line.starts_with('#')) {
            let columns: Vec<&str> = line.split('\t').collect();
            let (_, scores, payers) =
                ours.iter().find(|(players, ..)| *players == columns[0]).expect("a table");
            let winner = Winner { dealer: columns[1] == "dealer", tsumo: columns[2] == "tsumo" };
            let fu: u8 = columns[3].parse().expect("fu");
            for (han, cell) in (1..).zip(&columns[4..]) {
                assert_eq!(written(scores.cell(winner, fu, han), *payers), *cell, "{line}, {han} han");
                cells += 1;
            }
        }
        assert_eq!(cells, 8 * 11 * 4);
    }

    #[test]
    fn every_known_win_is_paid_as_in_its_cell() {
        for id in preset_ids() {
            let (rules, scores) = scores(id);
            let mut compared = 0;
            witness::scores(&rules, |win, score| {
                let how = win.circumstances;
                let winner = Winner { dealer: how.seat == Wind::East, tsumo: how.is_tsumo() };
                let paid = match score.han {
                    // A sheet shows single and double yakuman only.
                    0 if score.yakuman > 2 => return,
                    0 => scores.limit(winner, Limit::Yakuman, score.yakuman),
                    1..=4 if scores.fu.contains(&score.fu.total) => {
                        scores.cell(winner, score.fu.total, score.han)
                    }
                    1..=4 => scores.limit(winner, Limit::Mangan, 0),
                    _ => scores.limit(winner, score.limit, 0),
                };
                assert_eq!(paid, Some(Paid::of(&score.payments, winner)), "{id}: {win:?}");
                compared += 1;
            });
            assert!(compared > 500, "{id}: {compared}");
        }
    }

    #[test]
    fn p_111_c_070_only_kiriage_rounds_up_to_a_mangan() {
        let winner = Winner { dealer: false, tsumo: false };
        for id in preset_ids() {
            let (rules, scores) = scores(id);
            let ron = if rules.switches().table.players == Players::Three {
                None
            } else {
                scores.cell(winner, 30, 4)
            };
            if let Some(paid) = ron {
                let points = if rules.switches().payments.kiriage { 8000 } else { 7700 };
                assert_eq!(paid, Paid::Ron(points), "{id}");
            }
        }
    }
}
