//! Hands that are too far from tenpai to be searched: judged by how many tiles help them, and by what hands like them come
//! to.

use hanchan_rules::Yaku;
use hanchan_tiles::{Kind, KindSet, Suit};

use super::foes::by_han;
use super::future::Future;
use super::held::Held;
use super::values::{Values, Wait};
use super::waiting::Manner;

/// How many tiles bring a usual hand nearer, by how far it is.
const USUAL: [f32; 7] = [5.0, 11.5, 18.0, 25.0, 32.0, 38.0, 44.0];
/// How much faster calls bring hands nearer that are not searched.
const CALLING: f32 = 1.2;

impl Future<'_> {
    /// A hand that is too far away to be searched.
    pub(crate) fn far(&mut self, held: &Held, shanten: i8) -> Values {
        let open = held.called.count > 0 || !self.hand.is_closed();
        let mut width = self.width(held) * if open { CALLING } else { 1.0 };
        let mut next = shanten - 1;
        if open && self.aim.kinds == KindSet::ALL {
            match self.valued(held) {
                3.. => {}
                // The pair has to be called or drawn to.
                2 => next = shanten,
                _ => width = 0.0,
            }
        }
        let han = self.aim.han + self.dora(held) + if open { 0.0 } else { self.promise(held) };
        let level = self.level(next, open, han);
        self.climb(width, &level)
    }

    /// The han of yaku that the tiles of a closed hand promise.
    fn promise(&self, held: &Held) -> f32 {
        const SIMPLES: [f32; 6] = [0.6, 0.45, 0.3, 0.2, 0.1, 0.05];
        let counts = held.tiles.counts();
        let orphans: u8 = KindSet::ORPHANS.iter().map(|kind| counts.get(kind)).sum();
        let simples = SIMPLES.get(usize::from(orphans)).copied().unwrap_or(0.0);
        let mut han = simples * self.sight.worth(Yaku::Tanyao, true);
        for kind in (27..Kind::COUNT).filter_map(Kind::from_index) {
            let likely = match (counts.get(kind), self.sight.left(kind)) {
                (0, _) | (1 | 2, 0) | (1, 1) => continue,
                (1, _) => 0.06,
                (2, 1) => 0.3,
                (2, _) => 0.5,
                _ => 1.0,
            };
            han += likely * self.sight.value_of(kind);
        }
        han
    }

    /// How many tiles there are at most of a kind whose set is worth something; of those that can become a set.
    fn valued(&self, held: &Held) -> u8 {
        let of = |kind: Kind| {
            let called = held.called.iter().any(|(lowest, run)| lowest == kind && !run);
            let laid = self.hand.melds().iter().any(|meld| meld.lowest() == kind);
            let count = held.tiles.counts().get(kind);
            match count {
                _ if called || laid => 3,
                2 if self.left(held, kind) <= 0.0 => 0,
                _ => count,
            }
        };
        let kinds = (27..Kind::COUNT).filter_map(Kind::from_index);
        kinds.filter(|&kind| self.sight.value_of(kind) > 0.0).map(of).max().unwrap_or(0)
    }

    /// The dora among concealed tiles; red fives are kept as long as there are fives.
    pub(crate) fn dora(&self, held: &Held) -> f32 {
        let counts = held.tiles.counts();
        let shown: f32 = counts.iter().map(|(kind, count)| self.sight.dora_of(kind) * f32::from(count)).sum();
        let red: u8 = Suit::ALL
            .into_iter()
            .filter_map(|suit| Some(self.reds[suit as usize].min(counts.get(Kind::suited(suit, 5)?))))
            .sum();
        shown + f32::from(red)
    }

    /// What usual hands so far from tenpai come to.
    fn level(&mut self, shanten: i8, open: bool, han: f32) -> Values {
        let key = ((han * 2.0).round() as u8, open);
        let place = self.ladders.iter().position(|(known, _)| *known == key).unwrap_or_else(|| {
            let points = by_han(han);
            let dealer = self.sight.view.seat == self.sight.view.setup.dealer;
            let gain = self.prices.usual(if dealer { 1.5 * points } else { points });
            let mut wait = Wait::default();
            let tiles = USUAL[0];
            wait.add(tiles, Some(gain), tiles * self.others * 0.4, Some(gain));
            let mut levels = vec![self.wait(&wait, Manner::Silent, &[])];
            for far in 1..USUAL.len() {
                let width = USUAL[far] * if open { CALLING } else { 1.0 };
                let level = self.climb(width, &levels[far - 1]);
                levels.push(level);
            }
            self.ladders.push((key, levels));
            self.ladders.len() - 1
        });
        let levels = &self.ladders[place].1;
        levels[(shanten.max(0) as usize).min(levels.len() - 1)]
    }

    /// A hand that becomes a given one with so many tiles.
    fn climb(&self, width: f32, next: &Values) -> Values {
        let outlook = self.outlook;
        let mut values = Values::NONE;
        for turn in 0..=outlook.turns {
            let (hazard, risk) = (outlook.hazard[turn], outlook.risk[turn]);
            let (mut ahead, mut wins, mut points) = (outlook.noten, 0.0, 0.0);
            if turn > 0 {
                let nearer = (width / self.unseen(turn)).min(0.9);
                let before = turn - 1;
                let mix = |to: f32, from: f32| nearer * to + (1.0 - nearer) * from;
                ahead = mix(next.worth[before], values.worth[before]);
                ahead = risk * outlook.now.dealt_in + (1.0 - risk) * ahead;
                wins = (1.0 - risk) * mix(next.wins[before], values.wins[before]);
                points = (1.0 - risk) * mix(next.points[before], values.points[before]);
                if outlook.fold[turn] > ahead {
                    (ahead, wins, points) = (outlook.fold[turn], 0.0, 0.0);
                }
            }
            values.worth[turn] = hazard * outlook.now.lost + (1.0 - hazard) * ahead;
            values.wins[turn] = (1.0 - hazard) * wins;
            values.points[turn] = (1.0 - hazard) * points;
        }
        values
    }
}
