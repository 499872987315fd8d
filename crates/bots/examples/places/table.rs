//! Fits and writes the table in `data/places.tsv`.

use std::fmt::Write as _;

/// Difference in points between neighbouring columns.
pub(crate) const STEP: usize = 1000;
/// Number of columns with probabilities.
pub(crate) const COLUMNS: usize = 51;
/// The names of the rows, which say which of two players is the next dealer.
pub(crate) const DEALERS: [&str; 3] = ["neither", "ahead", "behind"];

/// The comment at the beginning of the file.
const HEAD: &str = "\
# Probability that a player finishes the game ahead of another who has fewer points now, in ten-thousandths.
# Made by `cargo xtask places`.
# Columns: number of players; number of deals left if no dealer repeats, or 'extra' for an extra round; which of the two
# deals next (neither, ahead, behind); the probability with a lead of 0, 1000, 2000 ... 50,000 points.
# dealing: what one more deal as dealer is worth, in points.
";

/// A row of the table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Row {
    pub(crate) players: usize,
    /// The number of deals left, or `extra` for an extra round.
    pub(crate) deals: String,
    pub(crate) dealer: String,
    /// Probabilities in ten-thousandths.
    pub(crate) chances: Vec<u32>,
}

/// The contents of the file.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub(crate) struct Table {
    /// The value of one more deal as dealer, in points, by the number of players.
    pub(crate) dealer_value: Vec<(usize, u32)>,
    pub(crate) rows: Vec<Row>,
}

impl Table {
    /// Returns the text of the file.
    pub(crate) fn text(&self) -> String {
        let mut text = HEAD.to_owned();
        for (players, value) in &self.dealer_value {
            let _written = writeln!(text, "{players}\tdealing\t{value}");
            for row in self.rows.iter().filter(|row| row.players == *players) {
                let chances: Vec<String> = row.chances.iter().map(u32::to_string).collect();
                let _written =
                    writeln!(text, "{players}\t{}\t{}\t{}", row.deals, row.dealer, chances.join("\t"));
            }
        }
        text
    }
}

/// How often leads were kept: for each lead in hundreds of points, the number of such leads and how many of
/// them were kept.
#[derive(Clone, Default)]
pub(crate) struct Leads(Vec<(f64, f64)>);

impl Leads {
    /// Counts a lead.
    pub(crate) fn add(&mut self, points: usize, stayed: bool) {
        let at = points / 100;
        if self.0.len() <= at {
            self.0.resize(at + 1, (0.0, 0.0));
        }
        self.0[at].0 += 1.0;
        self.0[at].1 += if stayed { 1.0 } else { 0.0 };
    }

    /// Returns the probability that a lead is kept, from a weighted linear fit to leads of about that size,
    /// and the weight of the data used.
    fn fit(&self, lead: f64, deals: usize, typical: TypicalCurve) -> (f64, f64) {
        let mut fitted = (0.5, 0.0);
        let widths = if deals > 1 {
            [1.0, 1.5, 2.0].map(|wider| wider * WIDTH * (deals as f64).sqrt())
        } else {
            LAST_DEAL_WIDTHS
        };
        for width in widths {
            let [mut seen, mut count, mut offsets, mut squares, mut stayed, mut products] = [0.0; 6];
            for at in 0..self.0.len().max(MAX_HUNDREDS) {
                let (leads, kept) = self.0.get(at).copied().unwrap_or_default();
                let (points, off) = ((at * 100) as f64, (at * 100) as f64 - lead);
                let weight = (-0.5 * (off / width).powi(2)).exp();
                seen += weight * leads;
                let (leads, kept) = (leads + PRIOR_LEADS, kept + PRIOR_LEADS * typical.at(points));
                count += weight * leads;
                offsets += weight * leads * off;
                squares += weight * leads * off * off;
                stayed += weight * kept;
                products += weight * kept * off;
            }
            fitted = ((stayed * squares - products * offsets) / (count * squares - offsets * offsets), count);
            if seen >= ENOUGH_LEADS {
                break;
            }
        }
        fitted
    }
}

/// Widths of the fit with one deal left, in points, narrowest first. The fit is narrow because the sizes of
/// single wins show in the curve.
const LAST_DEAL_WIDTHS: [f64; 3] = [700.0, 1400.0, 2800.0];
/// Width of the fit with more deals left, in points; it is multiplied by the square root of the number of
/// deals. With a narrower fit, the value of points would fluctuate by chance.
const WIDTH: f64 = 1500.0;
/// The fit is not widened if it covers this many leads.
const ENOUGH_LEADS: f64 = 5000.0;
/// For every hundred points, this many leads that follow the typical curve are added to the data, so that
/// sparse data don't count too much.
const PRIOR_LEADS: f64 = 2.0;
/// The fit covers leads below this many hundreds of points, even if there are no data for them.
const MAX_HUNDREDS: usize = 601;

/// The typical curve: a logistic curve with this scale, in points.
#[derive(Clone, Copy)]
pub(crate) struct TypicalCurve(f64);

impl TypicalCurve {
    /// Fits the scale so that the curve predicts as many kept leads as there were.
    pub(crate) fn of(all: &[&Leads]) -> TypicalCurve {
        let (mut low, mut high) = (100.0, 1_000_000.0);
        for _ in 0..60 {
            let middle = f64::midpoint(low, high);
            let more: f64 = all
                .iter()
                .flat_map(|leads| leads.0.iter().enumerate())
                .map(|(at, (leads, kept))| leads * TypicalCurve(middle).at((at * 100) as f64) - kept)
                .sum();
            if more > 0.0 {
                low = middle;
            } else {
                high = middle;
            }
        }
        TypicalCurve(low)
    }

    fn at(self, lead: f64) -> f64 {
        1.0 / (1.0 + (-lead / self.0).exp())
    }
}

/// Fits the probabilities that a lead is kept, by column. The two curves are for leads over the next dealer
/// (`behind`) and by the next dealer (`ahead`); if neither player is the next dealer, the same data are
/// passed twice. Each is a weighted linear fit no wider than necessary. From far behind to far ahead, more
/// points never have a lower probability: neighbours are merged where the fit would fall.
pub(crate) fn curves(behind: &Leads, ahead: &Leads, deals: usize, typical: TypicalCurve) -> [Vec<u32>; 2] {
    let fit = |leads: &Leads, column: usize| leads.fit((column * STEP) as f64, deals, typical);
    let mirrored = (0..COLUMNS).rev().map(|at| fit(behind, at)).map(|(kept, count)| (1.0 - kept, count));
    let all: Vec<(f64, f64)> = mirrored.chain((0..COLUMNS).map(|at| fit(ahead, at))).collect();
    let all = isotonic(&all);
    let whole = |chance: f64| (chance.clamp(0.0, 0.9999) * 10_000.0).round() as u32;
    [
        all[..COLUMNS].iter().rev().map(|&chance| whole(1.0 - chance)).collect(),
        all[COLUMNS..].iter().map(|&chance| whole(chance)).collect(),
    ]
}

/// Isotonic regression: returns the closest values, by weight, that never fall.
fn isotonic(values: &[(f64, f64)]) -> Vec<f64> {
    let mut blocks: Vec<(f64, f64, usize)> = Vec::new();
    for &(value, weight) in values {
        let mut block = (value, weight.max(1e-9), 1);
        while let Some(&(before, heavy, many)) = blocks.last().filter(|last| last.0 > block.0) {
            blocks.pop();
            let together = heavy + block.1;
            block = ((before * heavy + block.0 * block.1) / together, together, many + block.2);
        }
        blocks.push(block);
    }
    blocks.into_iter().flat_map(|(value, _, many)| std::iter::repeat_n(value, many)).collect()
}
