//! The probability of each final place, from everybody's score and the deals left to play.
//!
//! The table `data/places.tsv` has the probability that a player finishes ahead of another, by how many
//! points they lead now. It comes from self-play (`cargo xtask places`) and is parsed at compile time.
//!
//! The chances of finishing ahead of each opponent are not independent, because a player with good luck
//! passes several opponents at once. So they are not simply multiplied: the player's own luck is integrated
//! over first, and only given that luck are the opponents treated as independent.

use hanchan_tiles::{BySeat, Players, Seat};

/// How much of an unfinished game is left.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum RemainingDeals {
    /// The number of deals left (at least one) if no dealer repeats.
    Regular(usize),
    /// An extra round, which lasts until somebody has reached the target score.
    Extra,
}

/// Difference in points between neighbouring columns of the table.
const STEP: f32 = 1000.0;
/// Number of columns of the table; the first is for a lead of 0.
const COLUMNS: usize = 51;
/// Number of rows of the table: one for [`RemainingDeals::Extra`], then one for each number of deals left.
const ROWS: usize = 9;
/// Probabilities in the table are integers in units of 1 / `CHANCE_UNIT`.
const CHANCE_UNIT: f32 = 10_000.0;

/// Which of two players is the next dealer.
#[derive(Clone, Copy)]
enum Dealer {
    /// Neither of the two.
    Neither,
    /// The player with more points.
    Ahead,
    /// The player with fewer points.
    Behind,
}

/// The results of self-play for games with a given number of players.
struct LeadTable {
    /// How safe a lead is, by row, [`Dealer`] and column; in standard deviations, so that it can be
    /// interpolated.
    rows: [[[f32; COLUMNS]; 3]; ROWS],
    /// The largest number of deals that has a row.
    max_deals: usize,
    /// What one more deal as dealer is worth, in points.
    dealer_value: f32,
}

/// The tables for three and for four players.
static LEAD_TABLES: [LeadTable; 2] = [
    LeadTable::read(include_bytes!("../data/places.tsv"), 3),
    LeadTable::read(include_bytes!("../data/places.tsv"), 4),
];

/// Points and weights of a Gauss–Hermite quadrature over a player's own luck, a standard normal variable.
const OWN_LUCK: [(f32, f32); 7] = [
    (-3.750_44, 0.000_548_27),
    (-2.366_76, 0.030_757_12),
    (-1.154_41, 0.240_123_2),
    (0.0, 0.457_142_9),
    (1.154_41, 0.240_123_2),
    (2.366_76, 0.030_757_12),
    (3.750_44, 0.000_548_27),
];

/// Returns the points a player can expect to gain (or, if negative, lose) in the rest of the game because
/// they will be the dealer more (or less) often than average.
pub(crate) fn dealer_advantage(players: Players, left: RemainingDeals, seat: Seat) -> f32 {
    let RemainingDeals::Regular(deals) = left else { return 0.0 };
    let count = players.count();
    let dealings = deals / count + usize::from(seat.index() + deals % count >= count);
    LeadTable::of(players).dealer_value * (dealings as f32 - deals as f32 / count as f32)
}

/// Returns the probability that a player finishes the game in each place, from first to last.
pub fn place_chances(players: Players, left: RemainingDeals, points: &BySeat<i32>, me: Seat) -> [f32; 4] {
    let table = LeadTable::of(players);
    // For each opponent: how far they are ahead apart from the player's own luck, and how much that luck
    // changes it.
    let mut scores = [(0.0, 0.0); 3];
    for (score, other) in scores.iter_mut().zip(players.seats().filter(|&seat| seat != me)) {
        let ahead = table.score(left, points, other, me);
        let own = own_share(ahead);
        *score = (ahead / (1.0 - own).sqrt(), (own / (1.0 - own)).sqrt());
    }
    let mut places = [0.0; 4];
    for (deviation, weight) in OWN_LUCK {
        let mut ahead = [weight, 0.0, 0.0, 0.0];
        for (before, own) in &scores[..players.count() - 1] {
            let chance = normal_cdf(before - own * deviation);
            for place in (1..4).rev() {
                ahead[place] += (ahead[place - 1] - ahead[place]) * chance;
            }
            ahead[0] -= ahead[0] * chance;
        }
        for (place, ahead) in places.iter_mut().zip(ahead) {
            *place += ahead;
        }
    }
    places
}

/// Returns the share of the change in a player's distance to an opponent that is due to the player's own luck.
/// `ahead` is how many standard deviations the opponent is ahead of the player. The share is half between equals;
/// it is larger for a player who is behind, because one big win passes several opponents at once, and smaller for
/// a leader, whom any opponent may pass.
fn own_share(ahead: f32) -> f32 {
    (0.5 + 0.2 * ahead).clamp(0.2, 0.8)
}

impl LeadTable {
    /// Returns the table for a number of players.
    fn of(players: Players) -> &'static LeadTable {
        match players {
            Players::Three => &LEAD_TABLES[0],
            Players::Four => &LEAD_TABLES[1],
        }
    }

    /// Returns by how many standard deviations one player is ahead of another; negative if `one` is behind.
    fn score(&self, left: RemainingDeals, points: &BySeat<i32>, one: Seat, other: Seat) -> f32 {
        let difference = points[one] - points[other];
        let leads = (difference, other.index()) > (0, one.index());
        let (leader, trailer) = if leads { (one, other) } else { (other, one) };
        let (row, dealer, scale) = match left {
            RemainingDeals::Extra => (0, Dealer::Neither, 1.0),
            RemainingDeals::Regular(deals) => {
                let row = deals.clamp(1, self.max_deals);
                // The rows cover two wind rounds, and the last seat is the last dealer.
                let count = self.max_deals / 2;
                let next = (count - deals % count) % count;
                let dealer = match next {
                    next if next == leader.index() => Dealer::Ahead,
                    next if next == trailer.index() => Dealer::Behind,
                    _ => Dealer::Neither,
                };
                // Deviations grow with the square root of the number of deals.
                let scale = if deals > row { (row as f32 / deals as f32).sqrt() } else { 1.0 };
                (row, dealer, scale)
            }
        };
        let row = &self.rows[row][dealer as usize];
        let at = (difference.unsigned_abs() as f32 * scale / STEP).min((COLUMNS - 1) as f32);
        let column = (at as usize).min(COLUMNS - 2);
        let score = row[column] + (row[column + 1] - row[column]) * (at - column as f32);
        if leads { score } else { -score }
    }

    /// Parses the rows for a number of players. Runs at compile time, so a malformed table is a compile
    /// error.
    const fn read(text: &[u8], players: usize) -> LeadTable {
        let mut table = LeadTable { rows: [[[0.0; COLUMNS]; 3]; ROWS], max_deals: 0, dealer_value: 0.0 };
        let mut at = 0;
        while at < text.len() {
            if text[at] == b'#' {
                at = field_after(text, at, b'\n');
                continue;
            }
            let (of, mut next) = number(text, at);
            if text[next] == b'd' {
                let (value, end) = number(text, field_after(text, next, b'\t'));
                if of == players {
                    table.dealer_value = value as f32;
                }
                at = end;
                continue;
            }
            let mut deals = 0;
            if text[next] == b'e' {
                next = field_after(text, next, b'\t');
            } else {
                (deals, next) = number(text, next);
            }
            let dealer = match text[next] {
                b'n' => Dealer::Neither,
                b'a' => Dealer::Ahead,
                b'b' => Dealer::Behind,
                _ => panic!("expected neither, ahead or behind"),
            };
            next = field_after(text, next, b'\t');
            let mut column = 0;
            while text[next - 1] == b'\t' {
                let (value, after) = number(text, next);
                if of == players {
                    table.rows[deals][dealer as usize][column] =
                        inverse_normal_cdf(value as f32 / CHANCE_UNIT);
                }
                (column, next) = (column + 1, after);
            }
            assert!(column == COLUMNS, "a row has the wrong number of columns");
            if of == players && deals > table.max_deals {
                table.max_deals = deals;
            }
            at = next;
        }
        assert!(table.max_deals == 2 * players, "expected rows for two rounds");
        table
    }
}

/// Returns the index just after the next `end` byte.
const fn field_after(text: &[u8], mut at: usize, end: u8) -> usize {
    while text[at] != end {
        at += 1;
    }
    at + 1
}

/// Parses a number; returns it with the index of the next field.
const fn number(text: &[u8], mut at: usize) -> (usize, usize) {
    let mut value = 0;
    while text[at] != b'\t' && text[at] != b'\n' {
        assert!(text[at].is_ascii_digit(), "expected a number");
        value = value * 10 + (text[at] - b'0') as usize;
        at += 1;
    }
    (value, at + 1)
}

/// Number of tabulated values of the normal distribution per standard deviation.
const STEPS_PER_DEVIATION: usize = 32;
/// The cumulative normal distribution from 0 to 4 standard deviations; beyond that it is taken as 1.
const NORMAL_CDF: [f32; 4 * STEPS_PER_DEVIATION + 1] = {
    // The density at half steps: each value is the previous one times a factor, which itself shrinks by a
    // constant factor.
    let step = 1.0 / (2 * STEPS_PER_DEVIATION) as f64;
    let square = step * step;
    let shrink = 1.0 - square + square * square / 2.0 - square * square * square / 6.0;
    let half = square / 2.0;
    let mut factor = 1.0 - half + half * half / 2.0 - half * half * half / 6.0;
    let mut density = 0.398_942_280_401_432_7;
    let mut values = [0.5; 4 * STEPS_PER_DEVIATION + 1];
    let (mut sum, mut at) = (0.5, 1);
    while at < values.len() {
        let (first, middle) = (density, density * factor);
        factor *= shrink;
        density = middle * factor;
        factor *= shrink;
        sum += (first + 4.0 * middle + density) * step / 3.0;
        values[at] = sum as f32;
        at += 1;
    }
    values
};

/// Returns the probability that a standard normal variable is below `deviation`.
fn normal_cdf(deviation: f32) -> f32 {
    let at = deviation.abs() * STEPS_PER_DEVIATION as f32;
    let low = at as usize;
    let above = match NORMAL_CDF.get(low..low + 2) {
        Some(&[from, to]) => from + (to - from) * (at - low as f32),
        _ => 1.0,
    };
    if deviation < 0.0 { 1.0 - above } else { above }
}

/// Returns the value, in standard deviations, that a standard normal variable is below with probability `chance`.
const fn inverse_normal_cdf(chance: f32) -> f32 {
    if chance < 0.5 {
        return -inverse_normal_cdf(1.0 - chance);
    }
    let (mut low, mut high) = (0, NORMAL_CDF.len() - 1);
    while high - low > 1 {
        let middle = usize::midpoint(low, high);
        if NORMAL_CDF[middle] < chance {
            low = middle;
        } else {
            high = middle;
        }
    }
    let beyond = (chance - NORMAL_CDF[low]) / (NORMAL_CDF[high] - NORMAL_CDF[low]);
    (low as f32 + if beyond > 1.0 { 1.0 } else { beyond }) / STEPS_PER_DEVIATION as f32
}

#[cfg(test)]
mod tests {
    use super::*;

    const ALL: [Players; 2] = [Players::Three, Players::Four];

    fn lefts() -> impl Iterator<Item = RemainingDeals> {
        std::iter::once(RemainingDeals::Extra).chain((1..=16).map(RemainingDeals::Regular))
    }

    #[test]
    fn normal_distribution_matches_known_values() {
        for (deviation, chance) in
            [(0.0, 0.5), (0.5, 0.691_462), (1.0, 0.841_345), (1.96, 0.975_002), (3.0, 0.998_65)]
        {
            assert!((normal_cdf(deviation) - chance).abs() < 5e-5, "{deviation}: {}", normal_cdf(deviation));
            assert!((normal_cdf(-deviation) + normal_cdf(deviation) - 1.0).abs() < 1e-6);
            assert!(
                (inverse_normal_cdf(chance) - deviation).abs() < 1e-3,
                "{chance}: {}",
                inverse_normal_cdf(chance)
            );
            assert!((inverse_normal_cdf(1.0 - chance) + deviation).abs() < 1e-3);
        }
        let weights: f32 = OWN_LUCK.iter().map(|(_, weight)| weight).sum();
        assert!((weights - 1.0).abs() < 1e-5);
    }

    /// Swapping the two players negates the score, and a larger lead never has a lower score.
    #[test]
    fn lead_scores_are_antisymmetric_and_rise_with_the_lead() {
        for players in ALL {
            for left in lefts() {
                for (one, other) in [(0, 1), (1, 0), (0, 2), (1, 2), (2, 1)] {
                    let (one, other) = (Seat::ALL[one], Seat::ALL[other]);
                    let mut before = f32::MIN;
                    for more in -550..=550 {
                        let mut points = BySeat([30_000; 4]);
                        points[one] += 100 * more;
                        let table = LeadTable::of(players);
                        let score = table.score(left, &points, one, other);
                        let back = table.score(left, &points, other, one);
                        assert!((score + back).abs() < 1e-6, "{players:?} {left:?} {more}");
                        assert!(score >= before, "{players:?} {left:?} {more}: {score} {before}");
                        before = score;
                    }
                    assert!(normal_cdf(before) > 0.6, "{players:?} {left:?}: {before}");
                }
            }
        }
    }

    #[test]
    fn place_chances_sum_to_one_per_player_and_per_place() {
        for players in ALL {
            for left in lefts() {
                for lead in [0, 500, 4000, 12_000, 30_000] {
                    let mut points = BySeat([30_000; 4]);
                    points[Seat::Second] += lead;
                    let mut taken = [0.0; 4];
                    for seat in players.seats() {
                        let chances = place_chances(players, left, &points, seat);
                        let sum: f32 = chances.iter().sum();
                        assert!((sum - 1.0).abs() < 1e-4, "{left:?} {chances:?}");
                        for (taken, chance) in taken.iter_mut().zip(chances) {
                            *taken += chance;
                        }
                    }
                    for (place, taken) in taken.into_iter().enumerate() {
                        let whole = if place < players.count() { 1.0 } else { 0.0 };
                        assert!((taken - whole).abs() < 0.08, "{players:?} {left:?} {lead} {place}: {taken}");
                    }
                }
            }
        }
    }

    #[test]
    fn dealer_advantages_sum_to_zero() {
        for players in ALL {
            for deals in 1..=16 {
                let left = RemainingDeals::Regular(deals);
                let sum: f32 = players.seats().map(|seat| dealer_advantage(players, left, seat)).sum();
                assert!(sum.abs() < 0.01, "{sum}");
                let dealer = Seat::ALL[(players.count() - deals % players.count()) % players.count()];
                let best = players
                    .seats()
                    .map(|seat| dealer_advantage(players, left, seat))
                    .fold(f32::MIN, f32::max);
                assert!((dealer_advantage(players, left, dealer) - best).abs() < 0.01);
            }
        }
    }
}
