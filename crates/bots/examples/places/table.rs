//! The table of `data/places.tsv`: made of what was counted, written and read.

use std::fmt::Write as _;

/// Points between two columns.
pub(crate) const STEP: usize = 1000;
/// How many columns of chances there are.
pub(crate) const COLUMNS: usize = 51;
/// Who of two players deals next, as the rows are called.
pub(crate) const DEALERS: [&str; 3] = ["neither", "ahead", "behind"];

const HEAD: &str = "\
# How likely a player ends a game ahead of another who has fewer points now, in ten-thousandths; made by `cargo xtask places`.
# A row: how many players; how many deals are left if no dealer stays, or extra: those until somebody has the target;
# which of the two deals next; the chance when he is ahead by 0, 1000, 2000 ... 50,000 points.
# dealing: what it is worth to be dealer once more, in points.
";

/// A row, by what it is for.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Row {
    pub(crate) players: usize,
    /// `extra` or a number.
    pub(crate) deals: String,
    pub(crate) dealer: String,
    /// In ten-thousandths.
    pub(crate) chances: Vec<u32>,
}

/// What the file says.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub(crate) struct Table {
    /// Players, and what a dealing is worth.
    pub(crate) dealing: Vec<(usize, u32)>,
    pub(crate) rows: Vec<Row>,
}

impl Table {
    /// The text of the file.
    pub(crate) fn text(&self) -> String {
        let mut text = HEAD.to_owned();
        for (players, dealing) in &self.dealing {
            let _written = writeln!(text, "{players}\tdealing\t{dealing}");
            for row in self.rows.iter().filter(|row| row.players == *players) {
                let chances: Vec<String> = row.chances.iter().map(u32::to_string).collect();
                let _written =
                    writeln!(text, "{players}\t{}\t{}\t{}", row.deals, row.dealer, chances.join("\t"));
            }
        }
        text
    }
}

/// How often who was ahead by so many hundreds of points stayed ahead.
#[derive(Clone, Default)]
pub(crate) struct Leads(Vec<(f64, f64)>);

impl Leads {
    /// Counts one.
    pub(crate) fn add(&mut self, points: usize, stayed: bool) {
        let at = points / 100;
        if self.0.len() <= at {
            self.0.resize(at + 1, (0.0, 0.0));
        }
        self.0[at].0 += 1.0;
        self.0[at].1 += if stayed { 1.0 } else { 0.0 };
    }

    /// The chance to keep a lead, and how much stands behind it.
    fn near(&self, lead: f64, deals: usize, usual: Usual) -> (f64, f64) {
        let mut found = (0.5, 0.0);
        let widths = if deals > 1 {
            [1.0, 1.5, 2.0].map(|wider| wider * WIDTH * (deals as f64).sqrt())
        } else {
            LAST_WIDTHS
        };
        for width in widths {
            let [mut seen, mut count, mut far, mut wide, mut stayed, mut along] = [0.0; 6];
            for at in 0..self.0.len().max(FARTHEST) {
                let (leads, kept) = self.0.get(at).copied().unwrap_or_default();
                let (points, off) = ((at * 100) as f64, (at * 100) as f64 - lead);
                let weight = (-0.5 * (off / width).powi(2)).exp();
                seen += weight * leads;
                let (leads, kept) = (leads + FAITH, kept + FAITH * usual.at(points));
                count += weight * leads;
                far += weight * leads * off;
                wide += weight * leads * off * off;
                stayed += weight * kept;
                along += weight * kept * off;
            }
            found = ((stayed * wide - along * far) / (count * wide - far * far), count);
            if seen >= ENOUGH {
                break;
            }
        }
        found
    }
}

/// How far around a lead one looks at least, in points, when one deal is left, and where there are few: single wins show.
const LAST_WIDTHS: [f64; 3] = [700.0, 1400.0, 2800.0];
/// The same before; it grows with the root of the deals. Were it narrower, what points are worth would go up and down by chance.
const WIDTH: f64 = 1500.0;
/// Leads that are enough to look no farther.
const ENOUGH: f64 = 5000.0;
/// As many leads of every hundred points are taken to be as usual, so that little is not made much of.
const FAITH: f64 = 2.0;
/// Beyond so many hundreds of points there are no leads.
const FARTHEST: usize = 601;

/// What is usual: a curve that knows nothing but how far chance leads, in points.
#[derive(Clone, Copy)]
pub(crate) struct Usual(f64);

impl Usual {
    /// The one by which as many leads are kept as were.
    pub(crate) fn of(all: &[&Leads]) -> Usual {
        let (mut low, mut high) = (100.0, 1_000_000.0);
        for _ in 0..60 {
            let middle = f64::midpoint(low, high);
            let more: f64 = all
                .iter()
                .flat_map(|leads| leads.0.iter().enumerate())
                .map(|(at, (leads, kept))| leads * Usual(middle).at((at * 100) as f64) - kept)
                .sum();
            if more > 0.0 {
                low = middle;
            } else {
                high = middle;
            }
        }
        Usual(low)
    }

    fn at(self, lead: f64) -> f64 {
        1.0 / (1.0 + (-lead / self.0).exp())
    }
}

/// The chances by columns that leads are kept, those of who deals when he is behind and ahead, or twice those of others: a
/// weighted line through the neighbourhood of each lead, no wider than it must be to hold enough. Who has more points has
/// no smaller chance: where it would fall, neighbours are taken together, from far behind to far ahead.
pub(crate) fn curves(behind: &Leads, ahead: &Leads, deals: usize, usual: Usual) -> [Vec<u32>; 2] {
    let near = |leads: &Leads, column: usize| leads.near((column * STEP) as f64, deals, usual);
    let mirrored = (0..COLUMNS).rev().map(|at| near(behind, at)).map(|(kept, count)| (1.0 - kept, count));
    let all: Vec<(f64, f64)> = mirrored.chain((0..COLUMNS).map(|at| near(ahead, at))).collect();
    let all = rising(&all);
    let whole = |chance: f64| (chance.clamp(0.0, 0.9999) * 10_000.0).round() as u32;
    [
        all[..COLUMNS].iter().rev().map(|&chance| whole(1.0 - chance)).collect(),
        all[COLUMNS..].iter().map(|&chance| whole(chance)).collect(),
    ]
}

/// The nearest values, weighted, that never fall.
fn rising(values: &[(f64, f64)]) -> Vec<f64> {
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
