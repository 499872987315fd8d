//! How likely each place is at the end of a game, from everybody's points and what is left to play.
//!
//! `data/places.tsv` says how likely a player ends ahead of another, by how far he is ahead now; it comes from
//! self-play (`cargo xtask places`) and is read when the program is compiled. Who does well passes several others at once,
//! so the chances to be ahead of each are not multiplied: whatever happens to a player himself is gone through first, and
//! only with that given the others go their own ways.

use hanchan_tiles::{BySeat, Players, Seat};

/// What is left of a game that is not over.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Left {
    /// So many deals, if no dealer stays; at least one.
    Deals(usize),
    /// Deals that are played until somebody has the target points.
    Extra,
}

/// Points between two columns of the table.
const STEP: f32 = 1000.0;
/// How many columns there are; the first is for who is hardly ahead.
const COLUMNS: usize = 51;
/// How many numbers of deals there are rows for, [`Left::Extra`] before them.
const ROWS: usize = 9;
/// The chances in the table are numbers of this.
const WHOLE: f32 = 10_000.0;

/// Who of two players is the next dealer.
#[derive(Clone, Copy)]
enum Dealer {
    Neither,
    Ahead,
    Behind,
}

/// What self-play says of games of so many players.
struct Chances {
    /// How far who is ahead is ahead, in deviations, which can be interpolated; by [`Dealer`].
    rows: [[[f32; COLUMNS]; 3]; ROWS],
    /// The most deals that there are rows for.
    most: usize,
    /// What it is worth to a player to be dealer once more, in points.
    dealing: f32,
}

static CHANCES: [Chances; 2] = [
    Chances::read(include_bytes!("../data/places.tsv"), 3),
    Chances::read(include_bytes!("../data/places.tsv"), 4),
];

/// Deviations of a player himself that are gone through, and their weights: a normal distribution summed up as
/// Gauss and Hermite do.
const OWN: [(f32, f32); 7] = [
    (-3.750_44, 0.000_548_27),
    (-2.366_76, 0.030_757_12),
    (-1.154_41, 0.240_123_2),
    (0.0, 0.457_142_9),
    (1.154_41, 0.240_123_2),
    (2.366_76, 0.030_757_12),
    (3.750_44, 0.000_548_27),
];

/// What a player can expect to win in the rest of a game, in points: dealers win more.
pub(crate) fn prospect(players: Players, left: Left, seat: Seat) -> f32 {
    let Left::Deals(deals) = left else { return 0.0 };
    let count = players.count();
    let dealings = deals / count + usize::from(seat.index() + deals % count >= count);
    Chances::of(players).dealing * (dealings as f32 - deals as f32 / count as f32)
}

/// How likely a player ends the game in each place, first to last.
pub fn place_chances(players: Players, left: Left, points: &BySeat<i32>, me: Seat) -> [f32; 4] {
    let chances = Chances::of(players);
    // What is certain about each of the others, and how much his own luck changes it.
    let mut scores = [(0.0, 0.0); 3];
    for (score, other) in scores.iter_mut().zip(players.seats().filter(|&seat| seat != me)) {
        let ahead = chances.score(left, points, other, me);
        let own = own_doing(ahead);
        *score = (ahead / (1.0 - own).sqrt(), (own / (1.0 - own)).sqrt());
    }
    let mut places = [0.0; 4];
    for (deviation, weight) in OWN {
        let mut ahead = [weight, 0.0, 0.0, 0.0];
        for (before, own) in &scores[..players.count() - 1] {
            let chance = normal(before - own * deviation);
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

/// How much of what becomes of the difference to another, who is so many deviations ahead, is a player's own doing: half of
/// it between equals. One big win brings who is behind past several others, but any of them may bring down who leads.
fn own_doing(ahead: f32) -> f32 {
    (0.5 + 0.2 * ahead).clamp(0.2, 0.8)
}

impl Chances {
    fn of(players: Players) -> &'static Chances {
        match players {
            Players::Three => &CHANCES[0],
            Players::Four => &CHANCES[1],
        }
    }

    /// How many deviations one player is ahead of another; less than nothing if he is behind.
    fn score(&self, left: Left, points: &BySeat<i32>, one: Seat, other: Seat) -> f32 {
        let difference = points[one] - points[other];
        let leads = (difference, other.index()) > (0, one.index());
        let (leader, trailer) = if leads { (one, other) } else { (other, one) };
        let (row, dealer, scale) = match left {
            Left::Extra => (0, Dealer::Neither, 1.0),
            Left::Deals(deals) => {
                let row = deals.clamp(1, self.most);
                // The rows are two rounds, and the last seat deals last.
                let count = self.most / 2;
                let next = (count - deals % count) % count;
                let dealer = match next {
                    next if next == leader.index() => Dealer::Ahead,
                    next if next == trailer.index() => Dealer::Behind,
                    _ => Dealer::Neither,
                };
                // What chance does grows with the root of the deals.
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

    /// Reads what a table says of games of so many players. A table of another shape does not compile.
    const fn read(text: &[u8], players: usize) -> Chances {
        let mut chances = Chances { rows: [[[0.0; COLUMNS]; 3]; ROWS], most: 0, dealing: 0.0 };
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
                    chances.dealing = value as f32;
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
                _ => panic!("who deals"),
            };
            next = field_after(text, next, b'\t');
            let mut column = 0;
            while text[next - 1] == b'\t' {
                let (value, after) = number(text, next);
                if of == players {
                    chances.rows[deals][dealer as usize][column] = deviations(value as f32 / WHOLE);
                }
                (column, next) = (column + 1, after);
            }
            assert!(column == COLUMNS, "a row of another length");
            if of == players && deals > chances.most {
                chances.most = deals;
            }
            at = next;
        }
        assert!(chances.most == 2 * players, "rows for two rounds");
        chances
    }
}

/// Where the text after the next such letter begins.
const fn field_after(text: &[u8], mut at: usize, end: u8) -> usize {
    while text[at] != end {
        at += 1;
    }
    at + 1
}

/// A number, and where the next field begins.
const fn number(text: &[u8], mut at: usize) -> (usize, usize) {
    let mut value = 0;
    while text[at] != b'\t' && text[at] != b'\n' {
        assert!(text[at].is_ascii_digit(), "a number");
        value = value * 10 + (text[at] - b'0') as usize;
        at += 1;
    }
    (value, at + 1)
}

/// Values of the normal distribution in a deviation.
const FINE: usize = 32;
/// What is further off than four deviations does not happen.
const NORMAL: [f32; 4 * FINE + 1] = {
    // The density at steps of half a value: each is the one before times a factor, which shrinks by another.
    let step = 1.0 / (2 * FINE) as f64;
    let square = step * step;
    let shrink = 1.0 - square + square * square / 2.0 - square * square * square / 6.0;
    let half = square / 2.0;
    let mut factor = 1.0 - half + half * half / 2.0 - half * half * half / 6.0;
    let mut density = 0.398_942_280_401_432_7;
    let mut values = [0.5; 4 * FINE + 1];
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

/// How likely a normal deviation is less than this.
fn normal(deviation: f32) -> f32 {
    let at = deviation.abs() * FINE as f32;
    let low = at as usize;
    let above = match NORMAL.get(low..low + 2) {
        Some(&[from, to]) => from + (to - from) * (at - low as f32),
        _ => 1.0,
    };
    if deviation < 0.0 { 1.0 - above } else { above }
}

/// The deviation that is not passed with this chance.
const fn deviations(chance: f32) -> f32 {
    if chance < 0.5 {
        return -deviations(1.0 - chance);
    }
    let (mut low, mut high) = (0, NORMAL.len() - 1);
    while high - low > 1 {
        let middle = usize::midpoint(low, high);
        if NORMAL[middle] < chance {
            low = middle;
        } else {
            high = middle;
        }
    }
    let beyond = (chance - NORMAL[low]) / (NORMAL[high] - NORMAL[low]);
    (low as f32 + if beyond > 1.0 { 1.0 } else { beyond }) / FINE as f32
}

#[cfg(test)]
mod tests {
    use super::*;

    const ALL: [Players; 2] = [Players::Three, Players::Four];

    fn lefts() -> impl Iterator<Item = Left> {
        std::iter::once(Left::Extra).chain((1..=16).map(Left::Deals))
    }

    #[test]
    fn the_normal_distribution_is_right() {
        for (deviation, chance) in
            [(0.0, 0.5), (0.5, 0.691_462), (1.0, 0.841_345), (1.96, 0.975_002), (3.0, 0.998_65)]
        {
            assert!((normal(deviation) - chance).abs() < 5e-5, "{deviation}: {}", normal(deviation));
            assert!((normal(-deviation) + normal(deviation) - 1.0).abs() < 1e-6);
            assert!((deviations(chance) - deviation).abs() < 1e-3, "{chance}: {}", deviations(chance));
            assert!((deviations(1.0 - chance) + deviation).abs() < 1e-3);
        }
        let weights: f32 = OWN.iter().map(|(_, weight)| weight).sum();
        assert!((weights - 1.0).abs() < 1e-5);
    }

    /// Who is ahead of another by so much is as likely to stay so as the other is not to pass him, and the further
    /// ahead the likelier.
    #[test]
    fn chances_are_symmetric_and_rise() {
        for players in ALL {
            for left in lefts() {
                for (one, other) in [(0, 1), (1, 0), (0, 2), (1, 2), (2, 1)] {
                    let (one, other) = (Seat::ALL[one], Seat::ALL[other]);
                    let mut before = f32::MIN;
                    for more in -550..=550 {
                        let mut points = BySeat([30_000; 4]);
                        points[one] += 100 * more;
                        let chances = Chances::of(players);
                        let score = chances.score(left, &points, one, other);
                        let back = chances.score(left, &points, other, one);
                        assert!((score + back).abs() < 1e-6, "{players:?} {left:?} {more}");
                        assert!(score >= before, "{players:?} {left:?} {more}: {score} {before}");
                        before = score;
                    }
                    assert!(normal(before) > 0.6, "{players:?} {left:?}: {before}");
                }
            }
        }
    }

    #[test]
    fn places_are_all_taken() {
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
    fn dealers_win_what_others_lose() {
        for players in ALL {
            for deals in 1..=16 {
                let left = Left::Deals(deals);
                let sum: f32 = players.seats().map(|seat| prospect(players, left, seat)).sum();
                assert!(sum.abs() < 0.01, "{sum}");
                let dealer = Seat::ALL[(players.count() - deals % players.count()) % players.count()];
                let best = players.seats().map(|seat| prospect(players, left, seat)).fold(f32::MIN, f32::max);
                assert!((prospect(players, left, dealer) - best).abs() < 0.01);
            }
        }
    }
}
