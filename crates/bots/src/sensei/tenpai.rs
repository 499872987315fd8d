//! The evaluation of tenpai hands in the hand search.

use hanchan_shape::Incremental;
use hanchan_tiles::{Hand, Kind, Meld, Side, Suit, Tile};

use super::hand_search::HandSearch;
use super::hand_state::{HandState, restricted_counts};
use super::hand_values::{HandValues, WinningTiles};

/// Whether a tenpai hand waits in riichi.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum WaitMode {
    /// Without riichi: the player can still fold.
    Dama,
    /// The player declares riichi now and pays the stake.
    DeclaringRiichi,
    /// The player declared riichi earlier.
    InRiichi,
}

impl HandSearch<'_> {
    /// Builds the hand with melds and red fives, as the scorer needs it.
    fn full_hand(&self, state: &HandState) -> Option<Hand> {
        let mut reds = self.red_fives;
        let mut hand = Hand::EMPTY;
        for (kind, count) in state.tiles.counts().iter() {
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
        for (lowest, run) in state.called.iter() {
            let tile = Tile::plain(lowest);
            let meld = if run {
                let at = |offset: usize| Kind::from_index(lowest.index() + offset).map(Tile::plain);
                Meld::chi(tile, [at(1)?, at(2)?])
            } else {
                Meld::pon(tile, Side::Across, [tile, tile])
            };
            hand.lay(meld.ok()?).ok()?;
        }
        hand.declare_norths(self.hand.norths()).ok()?;
        Some(hand)
    }

    /// Returns whether the player has declared riichi.
    fn in_riichi(&self) -> bool {
        self.knowledge.view.fronts[self.knowledge.view.seat].riichi.in_force()
    }

    /// Returns the expected number of red fives among the fives that the hand gains during the search and
    /// with the winning tile, plus other extra han.
    fn future_red_fives(&self, state: &HandState, winning: Kind) -> f32 {
        let of = |suit: Suit| {
            let five = Kind::five(suit);
            let mut count = state.tiles.counts().get(five) + u8::from(winning == five);
            for (lowest, run) in state.called.iter() {
                let from = lowest.index();
                count += match run {
                    true if (from..from + 3).contains(&five.index()) => 1,
                    false if lowest == five => 3,
                    _ => 0,
                };
            }
            f32::from(count.saturating_sub(self.root_counts.get(five))) * self.knowledge.red_five_chance(suit)
        };
        self.extra_han + Suit::ALL.into_iter().map(of).sum::<f32>()
    }

    /// Evaluates a tenpai hand, with riichi where that is possible and better.
    pub(crate) fn tenpai_values(&mut self, state: &HandState) -> HandValues {
        let Some(hand) = self.full_hand(state) else {
            return self.wait_values(&WinningTiles::default(), WaitMode::Dama, &[]);
        };
        let waits = state.tiles.advancing().difference(hand.held().exhausted());
        let furiten = !waits.intersection(self.discarded).is_empty();
        let closed = hand.is_closed();
        let tiles = waits
            .iter()
            .map(|kind| (kind, self.copies_left(state, kind), self.future_red_fives(state, kind)));
        let (dama, riichi) = self.winning_tiles(&hand, &tiles.collect::<Vec<_>>(), furiten);
        if self.in_riichi() {
            return self.wait_values(&riichi, WaitMode::InRiichi, &[]);
        }
        let mut values = self.wait_values(&dama, WaitMode::Dama, &[]);
        if closed && self.may_riichi && riichi.tsumo_tiles > 0.0 {
            let declared = self.wait_values(&riichi, WaitMode::DeclaringRiichi, &[]);
            for turn in 1..=self.outcomes.draws_left {
                if declared.result[turn] > values.result[turn] {
                    values.result[turn] = declared.result[turn];
                    values.win_rate[turn] = declared.win_rate[turn];
                    values.points[turn] = declared.points[turn];
                }
            }
        }
        values
    }

    /// Returns the tiles on which a 13-tile hand wins, as dama and with riichi. `waits` has each kind with
    /// its number of unseen copies and the extra han expected with it.
    fn winning_tiles(
        &mut self,
        hand: &Hand,
        waits: &[(Kind, f32, f32)],
        furiten: bool,
    ) -> (WinningTiles, WinningTiles) {
        let (mut dama, mut riichi) = (WinningTiles::default(), WinningTiles::default());
        for &(kind, left, reds) in waits.iter().filter(|(_, left, _)| *left > 0.0) {
            let win = self.win_values.with_tile(hand, kind, reds);
            let discarded = left * self.opponents * winning_discard_frequency(kind);
            dama.add(left, win.tsumo, discarded * 1.2, win.ron.filter(|_| !furiten));
            // Opponents discard more carefully against riichi.
            riichi.add(left, win.riichi_tsumo, discarded * 0.8, win.riichi_ron.filter(|_| !furiten));
        }
        (dama, riichi)
    }

    /// Evaluates a 13-tile tenpai hand right after `discard`: as it waits now (dama, or in riichi), and with
    /// riichi declared now if that is possible. Returns `None` if the hand is not tenpai.
    pub(crate) fn tenpai_options(
        &mut self,
        hand: &Hand,
        discard: Option<Kind>,
    ) -> Option<(HandValues, Option<HandValues>)> {
        let counts = restricted_counts(hand.concealed().counts(), self.plan.kinds, self.knowledge)?;
        let tiles = Incremental::new(&counts, self.knowledge.deck);
        if tiles.shanten() != 0 {
            return None;
        }
        let waits = tiles.advancing().difference(hand.held().exhausted());
        let mut discarded = self.discarded;
        if self.knowledge.view.rules().switches().riichi.discard_furiten {
            discarded = discarded.union(discard.into_iter().collect());
        }
        let furiten = !waits.intersection(discarded).is_empty() || self.knowledge.view.passed_in_riichi;
        let red = |kind: Kind| kind.five_of().map_or(0.0, |suit| self.knowledge.red_five_chance(suit));
        let tiles = waits
            .iter()
            .map(|kind| (kind, f32::from(self.knowledge.copies_left(kind)), self.extra_han + red(kind)));
        let (dama, riichi) = self.winning_tiles(hand, &tiles.collect::<Vec<_>>(), furiten);
        if self.in_riichi() {
            return Some((self.wait_values(&riichi, WaitMode::InRiichi, &[]), None));
        }
        self.hand = *hand;
        let improving = self.improving_draws(&HandState::new(&counts, self.knowledge), 0);
        let dama = self.wait_values(&dama, WaitMode::Dama, &improving);
        let may_riichi = hand.is_closed() && self.may_riichi && riichi.tsumo_tiles > 0.0;
        Some((dama, may_riichi.then(|| self.wait_values(&riichi, WaitMode::DeclaringRiichi, &[]))))
    }

    /// Evaluates a tenpai hand turn by turn. `improving` has the draws that improve the wait, as returned by
    /// `improving_draws`.
    pub(crate) fn wait_values(
        &self,
        wait: &WinningTiles,
        mode: WaitMode,
        improving: &[(f32, usize)],
    ) -> HandValues {
        let outcomes = self.outcomes;
        // Opponents win less often against riichi because they play more carefully. Once riichi has been
        // declared, the opponent model already accounts for that.
        let (losses, caution) = match mode {
            WaitMode::DeclaringRiichi => (outcomes.losses_after_riichi, 0.77),
            WaitMode::Dama | WaitMode::InRiichi => (outcomes.losses, 1.0),
        };
        let mut values = HandValues::NONE;
        for turn in 0..=outcomes.draws_left {
            let unseen = self.unseen_tiles(turn);
            let risk = outcomes.deal_in_rate[turn];
            let hazard = outcomes.hazard[turn] * caution;
            let (mut result, mut win_rate, mut points);
            if turn == 0 {
                (result, win_rate, points) = (losses.tenpai_draw, 0.0, 0.0);
            } else {
                let tsumo_rate = (wait.tsumo_tiles / unseen).min(0.9);
                let gain = wait.average_tsumo();
                let before = turn - 1;
                let otherwise = risk * losses.deal_in + (1.0 - risk) * values.result[before];
                result = tsumo_rate * gain.result + (1.0 - tsumo_rate) * otherwise;
                win_rate = tsumo_rate + (1.0 - tsumo_rate) * (1.0 - risk) * values.win_rate[before];
                points = tsumo_rate * gain.points + (1.0 - tsumo_rate) * (1.0 - risk) * values.points[before];
                for &(left, best) in improving {
                    let (chance, best) = (left / unseen * (1.0 - risk), &self.nodes[best]);
                    let gain = best.result[before] - values.result[before];
                    if gain > 0.0 {
                        result += chance * gain;
                        win_rate += chance * (best.win_rate[before] - values.win_rate[before]);
                        points += chance * (best.points[before] - values.points[before]);
                    }
                }
                if mode == WaitMode::Dama && outcomes.fold_result[turn] > result {
                    (result, win_rate, points) = (outcomes.fold_result[turn], 0.0, 0.0);
                }
            }
            let ron_rate = (wait.ron_tiles / unseen).min(0.9);
            let gain = wait.average_ron();
            let otherwise = hazard * losses.opponent_win + (1.0 - hazard) * result;
            values.result[turn] = ron_rate * gain.result + (1.0 - ron_rate) * otherwise;
            values.win_rate[turn] = ron_rate + (1.0 - ron_rate) * (1.0 - hazard) * win_rate;
            values.points[turn] = ron_rate * gain.points + (1.0 - ron_rate) * (1.0 - hazard) * points;
        }
        values
    }
}

/// Returns how often a tile of this kind is discarded while somebody waits on it, relative to a random tile.
fn winning_discard_frequency(kind: Kind) -> f32 {
    match kind.rank() {
        None => 0.62,
        Some(1 | 9) => 0.5,
        Some(2 | 8) => 0.42,
        Some(_) => 0.34,
    }
}
