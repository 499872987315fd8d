//! Point sticks, and the exchange of sticks for a payment.

/// A point stick, by its value (P-007).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(rename_all = "kebab-case"))]
pub enum Stick {
    /// 100 points, also used to count honba.
    Hundred,
    /// 1000 points, also used for riichi.
    Thousand,
    /// 5000 points.
    FiveThousand,
    /// 10000 points.
    TenThousand,
}

impl Stick {
    /// All types of stick, the smallest first.
    pub const ALL: [Stick; 4] = [Stick::Hundred, Stick::Thousand, Stick::FiveThousand, Stick::TenThousand];

    /// Returns the value in points.
    pub const fn points(self) -> i32 {
        match self {
            Stick::Hundred => 100,
            Stick::Thousand => 1000,
            Stick::FiveThousand => 5000,
            Stick::TenThousand => 10000,
        }
    }
}

/// The number of sticks of each type, the smallest first.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(transparent))]
pub struct Sticks(pub [u16; 4]);

impl Sticks {
    /// Returns the sticks that a player starts with. 25000 points are 1 × 10000, 2 × 5000, 4 × 1000 and 10 × 100
    /// (P-007). Other amounts are similar: ten hundreds, four thousands and two five-thousands if possible, then
    /// ten-thousands, and the rest in sticks as small as necessary.
    pub fn to_begin_with(points: i32) -> Sticks {
        let all = u16::try_from(points.max(0) / 100).unwrap_or(u16::MAX);
        let mut left = all;
        let mut take = |worth: u16, count: u16| {
            let count = count.min(left / worth);
            left -= count * worth;
            count
        };
        let hundreds = take(1, 10 + all % 10);
        let thousands = take(10, 4);
        let fives = take(50, 2);
        let tens = take(100, u16::MAX);
        // A remaining five thousand is given in thousands, which are needed for riichi.
        Sticks([hundreds, thousands + left / 10, fives, tens])
    }

    /// Returns the number of sticks of one type.
    pub const fn count(&self, stick: Stick) -> u16 {
        self.0[stick as usize]
    }

    /// Returns the total value in points.
    pub fn points(&self) -> i32 {
        Stick::ALL.iter().map(|&stick| stick.points() * i32::from(self.count(stick))).sum()
    }

    pub(crate) fn add(&mut self, change: [i32; 4]) {
        for (count, change) in self.0.iter_mut().zip(change) {
            *count = u16::try_from(i32::from(*count) + change).unwrap_or_default();
        }
    }
}

/// A participant in an exchange of sticks.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Party {
    /// The sticks the participant has.
    pub has: Sticks,
    /// The points that the participant gains, or loses if negative.
    pub gains: i32,
    /// The minimum number of sticks of each type that the participant gains; negative if they may give some.
    pub least: [i32; 4],
}

impl Party {
    /// Creates a participant who may give any of their sticks.
    pub(crate) fn free(has: Sticks, gains: i32) -> Party {
        Party { has, gains, least: has.0.map(|count| -i32::from(count)) }
    }
}

/// Finds an exchange of sticks in which each party gains the required points and as few sticks as possible move.
/// Returns each party's gain of each type of stick, or `None` if there is no such exchange.
pub(crate) fn exchange(parties: &[Party]) -> Option<Vec<[i32; 4]>> {
    let mut search = Search {
        parties,
        total: std::array::from_fn(|stick| {
            parties.iter().map(|party| i32::from(party.has.0[stick])).sum::<i32>()
        }),
        rest: parties.iter().map(|party| party.gains).collect(),
        change: vec![[0; 4]; parties.len()],
        best: None,
    };
    search.go(0, 0, 0, 0);
    search.best.map(|(_, change)| change)
}

/// A search over the types of stick from the smallest up: smaller sticks must make up the odd points, so that the
/// rest is a multiple of the next type's value.
struct Search<'a> {
    parties: &'a [Party],
    total: [i32; 4],
    rest: Vec<i32>,
    change: Vec<[i32; 4]>,
    best: Option<(i32, Vec<[i32; 4]>)>,
}

impl Search<'_> {
    fn go(&mut self, stick: usize, party: usize, sum: i32, moved: i32) {
        if self.best.as_ref().is_some_and(|(best, _)| moved >= *best) {
            return;
        }
        if stick == Stick::ALL.len() {
            self.best = Some((moved, self.change.clone()));
            return;
        }
        if party == self.parties.len() {
            if sum == 0 {
                self.go(stick + 1, 0, 0, moved);
            }
            return;
        }
        let worth = Stick::ALL[stick].points();
        let step = Stick::ALL.get(stick + 1).map(|next| next.points() / worth);
        let who = &self.parties[party];
        let (least, most) = (who.least[stick], self.total[stick] - i32::from(who.has.0[stick]));
        let rest = self.rest[party];
        if rest % worth != 0 {
            return;
        }
        // The change must leave a multiple of the next type's value, or nothing for the largest type.
        let odd = rest / worth;
        let fits = |change: i32| match step {
            Some(step) => (odd - change) % step == 0,
            None => odd == change,
        };
        let closes = party + 1 == self.parties.len();
        let sizes = 0..=most.max(-least);
        for change in sizes.flat_map(|size| [size, -size]).skip(1) {
            if change < least || change > most || !fits(change) || (closes && sum + change != 0) {
                continue;
            }
            self.rest[party] = rest - change * worth;
            self.change[party][stick] = change;
            self.go(stick, party + 1, sum + change, moved + change.abs());
        }
        self.rest[party] = rest;
        self.change[party][stick] = 0;
    }
}
