//! Hands that wait.

use hanchan_shape::Incremental;
use hanchan_tiles::{Hand, Kind, Meld, Side, Suit, Tile};

use super::future::Future;
use super::held::{Held, mapped};
use super::values::{Values, Wait};

/// How a hand waits.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Manner {
    /// Silent: it can be given up.
    Silent,
    /// He declares riichi, and lays a stake.
    Declares,
    /// He has declared it.
    Declared,
}

impl Future<'_> {
    /// The hand as the scorer wants it.
    fn real(&self, held: &Held) -> Option<Hand> {
        let mut reds = self.reds;
        let mut hand = Hand::EMPTY;
        for (kind, count) in held.tiles.counts().iter() {
            let five = kind.five_of().map(|suit| suit as usize);
            for _ in 0..count {
                let red = five.is_some_and(|suit| {
                    let red = reds[suit] > 0;
                    reds[suit] -= u8::from(red);
                    red
                });
                let tile = match kind.five_of() {
                    Some(suit) if red => Tile::red(suit),
                    _ => Tile::plain(kind),
                };
                hand.add(tile).ok()?;
            }
        }
        for &meld in self.hand.melds() {
            hand.lay(meld).ok()?;
        }
        for (lowest, run) in held.called.iter() {
            let tile = Tile::plain(lowest);
            let meld = if run {
                let at = |more: usize| Kind::from_index(lowest.index() + more).map(Tile::plain);
                Meld::chi(tile, [at(1)?, at(2)?])
            } else {
                Meld::pon(tile, Side::Across, [tile, tile])
            };
            hand.lay(meld.ok()?).ok()?;
        }
        hand.declare_norths(self.hand.norths()).ok()?;
        Some(hand)
    }

    /// Whether riichi was declared.
    fn has_declared(&self) -> bool {
        self.sight.view.fronts[self.sight.view.seat].riichi.in_force()
    }

    /// How many of the fives that a hand gains on the way and by winning will be red.
    fn reds_to_come(&self, held: &Held, winning: Kind) -> f32 {
        let of = |suit: Suit| {
            let five = Kind::five(suit);
            let mut count = held.tiles.counts().get(five) + u8::from(winning == five);
            for (lowest, run) in held.called.iter() {
                let from = lowest.index();
                count += match run {
                    true if (from..from + 3).contains(&five.index()) => 1,
                    false if lowest == five => 3,
                    _ => 0,
                };
            }
            f32::from(count.saturating_sub(self.root.get(five))) * self.sight.red_chance(suit)
        };
        self.more + Suit::ALL.into_iter().map(of).sum::<f32>()
    }

    /// A hand that waits.
    pub(crate) fn waiting(&mut self, held: &Held) -> Values {
        let Some(hand) = self.real(held) else { return self.wait(&Wait::default(), Manner::Silent, &[]) };
        let waits = held.tiles.advancing().difference(hand.held().exhausted());
        let furiten = !waits.intersection(self.thrown).is_empty();
        let closed = hand.is_closed();
        let found = waits.iter().map(|kind| (kind, self.left(held, kind), self.reds_to_come(held, kind)));
        let (quiet, loud) = self.both(&hand, &found.collect::<Vec<_>>(), furiten);
        if self.has_declared() {
            return self.wait(&loud, Manner::Declared, &[]);
        }
        let mut values = self.wait(&quiet, Manner::Silent, &[]);
        if closed && self.declares && loud.draws > 0.0 {
            let declared = self.wait(&loud, Manner::Declares, &[]);
            for turn in 1..=self.outlook.turns {
                if declared.worth[turn] > values.worth[turn] {
                    values.worth[turn] = declared.worth[turn];
                    values.wins[turn] = declared.wins[turn];
                    values.points[turn] = declared.points[turn];
                }
            }
        }
        values
    }

    /// What a hand of thirteen wins in a turn, silent and after riichi, with each kind, how many are left of it, and how many
    /// red fives come.
    fn both(&mut self, hand: &Hand, waits: &[(Kind, f32, f32)], furiten: bool) -> (Wait, Wait) {
        let (mut quiet, mut loud) = (Wait::default(), Wait::default());
        for &(kind, left, reds) in waits.iter().filter(|(_, left, _)| *left > 0.0) {
            let price = self.prices.of(hand, kind, reds);
            let caught = left * self.others * offered_to_win(kind);
            quiet.add(left, price.tsumo, caught * 1.2, price.ron.filter(|_| !furiten));
            // Others are careful then.
            loud.add(left, price.riichi_tsumo, caught * 0.8, price.riichi_ron.filter(|_| !furiten));
        }
        (quiet, loud)
    }

    /// Both ways to wait with a hand of thirteen: silent, or as it was declared; and with riichi where it can be.
    pub(crate) fn ways(&mut self, hand: &Hand, discard: Option<Kind>) -> Option<(Values, Option<Values>)> {
        let counts = mapped(hand.concealed().counts(), self.aim.kinds, self.sight)?;
        let tiles = Incremental::new(&counts, self.sight.deck);
        if tiles.shanten() != 0 {
            return None;
        }
        let waits = tiles.advancing().difference(hand.held().exhausted());
        let mut thrown = self.thrown;
        if self.sight.view.rules().switches().riichi.discard_furiten {
            thrown = thrown.union(discard.into_iter().collect());
        }
        let furiten = !waits.intersection(thrown).is_empty() || self.sight.view.passed_in_riichi;
        let red = |kind: Kind| kind.five_of().map_or(0.0, |suit| self.sight.red_chance(suit));
        let found = waits.iter().map(|kind| (kind, f32::from(self.sight.left(kind)), self.more + red(kind)));
        let (quiet, loud) = self.both(hand, &found.collect::<Vec<_>>(), furiten);
        if self.has_declared() {
            return Some((self.wait(&loud, Manner::Declared, &[]), None));
        }
        self.hand = *hand;
        let better = self.better(&Held::new(&counts, self.sight), 0);
        let silent = self.wait(&quiet, Manner::Silent, &better);
        let may = hand.is_closed() && self.declares && loud.draws > 0.0;
        Some((silent, may.then(|| self.wait(&loud, Manner::Declares, &[]))))
    }

    /// Waiting turn by turn.
    pub(crate) fn wait(&self, wait: &Wait, manner: Manner, better: &[(f32, usize)]) -> Values {
        let outlook = self.outlook;
        // After riichi others are careful; what they hold is looked at with that in mind once it is declared.
        let (bad, careful) = match manner {
            Manner::Declares => (outlook.staked, 0.77),
            Manner::Silent | Manner::Declared => (outlook.now, 1.0),
        };
        let mut values = Values::NONE;
        for turn in 0..=outlook.turns {
            let unseen = self.unseen(turn);
            let risk = outlook.risk[turn];
            let hazard = outlook.hazard[turn] * careful;
            let (mut ahead, mut wins, mut points);
            if turn == 0 {
                (ahead, wins, points) = (bad.tenpai, 0.0, 0.0);
            } else {
                let drawn = (wait.draws / unseen).min(0.9);
                let gain = wait.drawn();
                let before = turn - 1;
                let on = risk * bad.dealt_in + (1.0 - risk) * values.worth[before];
                ahead = drawn * gain.worth + (1.0 - drawn) * on;
                wins = drawn + (1.0 - drawn) * (1.0 - risk) * values.wins[before];
                points = drawn * gain.points + (1.0 - drawn) * (1.0 - risk) * values.points[before];
                for &(left, best) in better {
                    let (chance, best) = (left / unseen * (1.0 - risk), &self.values[best]);
                    let more = best.worth[before] - values.worth[before];
                    if more > 0.0 {
                        ahead += chance * more;
                        wins += chance * (best.wins[before] - values.wins[before]);
                        points += chance * (best.points[before] - values.points[before]);
                    }
                }
                if manner == Manner::Silent && outlook.fold[turn] > ahead {
                    (ahead, wins, points) = (outlook.fold[turn], 0.0, 0.0);
                }
            }
            let caught = (wait.discards / unseen).min(0.9);
            let gain = wait.caught();
            let on = hazard * bad.lost + (1.0 - hazard) * ahead;
            values.worth[turn] = caught * gain.worth + (1.0 - caught) * on;
            values.wins[turn] = caught + (1.0 - caught) * (1.0 - hazard) * wins;
            values.points[turn] = caught * gain.points + (1.0 - caught) * (1.0 - hazard) * points;
        }
        values
    }
}

/// How often a tile of a kind is discarded, compared with any tile, while somebody waits for it.
fn offered_to_win(kind: Kind) -> f32 {
    match kind.rank() {
        None => 0.62,
        Some(1 | 9) => 0.5,
        Some(2 | 8) => 0.42,
        Some(_) => 0.34,
    }
}
