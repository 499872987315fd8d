//! The expected result of the game, from everybody's score and the deals left.

use hanchan_rules::{Bust, Extension, LastDealStop, Length, Ties, Uma};
use hanchan_tiles::{BySeat, Players, Seat};
use hanchan_view::SeatView;

use crate::final_places::{RemainingDeals, dealer_advantage, place_chances};

/// How the game ends and what places are worth, from a player's view.
#[derive(Clone, Debug)]
pub(crate) struct GameResultModel {
    me: Seat,
    players: Players,
    dealer: Seat,
    /// Number of this deal, counting from 0 as if no dealer had repeated.
    deal: usize,
    /// Number of scheduled deals; 0 for a game of a single deal.
    scheduled: usize,
    extension: Extension,
    target: i32,
    /// Whether a leading dealer can or must end the game in the last deal, after a win and after a draw
    /// alike.
    stop: LastDealStop,
    bust: Bust,
    ties: Ties,
    /// Uma and oka of each place, in points, by the number of players above `plus_line`.
    bonus: [[f32; 4]; 4],
    /// Score above which a player counts as having gained points; `None` if the uma does not depend on it.
    plus_line: Option<i32>,
    return_points: f32,
    /// Whether final places count, instead of points alone.
    counts_places: bool,
}

impl GameResultModel {
    /// Reads the rules and the deal from a player's view.
    pub(crate) fn of(view: &SeatView, counts_places: bool) -> GameResultModel {
        let switches = view.rules().switches();
        let (table, draws, result) = (&switches.table, &switches.draws, &switches.result);
        let players = table.players;
        let count = players.count();
        let deal = view.setup.round.index() * count + view.setup.dealer.index();
        let (deal, scheduled) = match table.length {
            Length::OneDeal => (0, 0),
            Length::East => (deal, count),
            Length::EastSouth => (deal, 2 * count),
            Length::AllWinds => (deal, 4 * count),
        };
        let mut bonus = [[0.0; 4]; 4];
        for (row, bonus) in bonus.iter_mut().enumerate() {
            for (place, bonus) in bonus.iter_mut().enumerate().take(count) {
                let oka = if place == 0 { result.oka } else { 0 };
                *bonus = (result.uma_points.get(row * count + place).copied().unwrap_or(0) + oka) as f32;
            }
        }
        GameResultModel {
            me: view.seat,
            players,
            dealer: view.setup.dealer,
            deal,
            scheduled,
            extension: if scheduled == 0 { Extension::None } else { table.extension },
            target: table.target_points,
            stop: if draws.win_stop == draws.tenpai_stop { draws.win_stop } else { LastDealStop::No },
            bust: draws.bust,
            ties: result.ties,
            bonus,
            plus_line: (result.uma == Uma::ByPlayersInPlus).then_some(table.start_points),
            return_points: result.return_points as f32,
            counts_places,
        }
    }

    /// Returns the player's expected result, in points with the bonus for the final place, if the deal ends with
    /// these scores.
    pub(crate) fn expected_result(&self, points: &BySeat<i32>, dealer_stays: bool) -> f32 {
        let own = points[self.me] as f32 - self.return_points;
        if !self.counts_places {
            return own;
        }
        let bonus = &self.bonus[self.plus_line.map_or(0, |start| {
            self.players.seats().filter(|&seat| points[seat] > start).count().saturating_sub(1)
        })];
        let over = || own + self.final_bonus(points, bonus);
        let goes_on = |left: RemainingDeals| {
            let chances = place_chances(self.players, left, points, self.me);
            let expected: f32 = chances.iter().zip(bonus).map(|(chance, bonus)| chance * bonus).sum();
            own + dealer_advantage(self.players, left, self.me) + expected
        };
        match self.remaining(points, dealer_stays) {
            None => over(),
            Some(left) if self.may_stop(points, dealer_stays) => match self.stop {
                LastDealStop::Chosen if self.me == self.dealer => over().max(goes_on(left)),
                _ => over(),
            },
            Some(left) => goes_on(left),
        }
    }

    /// Returns whether the game is over, or the dealer can end it, if the deal ends with these scores.
    pub(crate) fn is_over(&self, points: &BySeat<i32>, dealer_stays: bool) -> bool {
        self.remaining(points, dealer_stays).is_none() || self.may_stop(points, dealer_stays)
    }

    /// Returns what is left to play, or `None` if the game is over regardless of what the dealer chooses.
    fn remaining(&self, points: &BySeat<i32>, dealer_stays: bool) -> Option<RemainingDeals> {
        let is_bust = |points: i32| match self.bust {
            Bust::Never => false,
            Bust::BelowZero => points < 0,
            // Whose riichi sticks are on the table is not part of the model.
            Bust::AtZero | Bust::AtZeroUnlessStaked => points <= 0,
        };
        if self.players.seats().any(|seat| is_bust(points[seat])) {
            return None;
        }
        let next = self.deal + usize::from(!dealer_stays);
        if next < self.scheduled {
            return Some(RemainingDeals::Regular(self.scheduled - next));
        }
        let reached = self.players.seats().any(|seat| points[seat] >= self.target);
        let over = match self.extension {
            Extension::None => true,
            Extension::ExtraRound => reached,
            Extension::ExtraRoundDealerStays | Extension::ExtraRoundsDealerStays => reached && !dealer_stays,
        };
        (!over && next < self.scheduled + self.players.count()).then_some(RemainingDeals::Extra)
    }

    /// Returns whether the dealer would repeat after the last deal, is in the lead, and can or must end the game.
    fn may_stop(&self, points: &BySeat<i32>, dealer_stays: bool) -> bool {
        let stops = match self.stop {
            LastDealStop::Forced | LastDealStop::Chosen => true,
            LastDealStop::ForcedAtTarget => points[self.dealer] >= self.target,
            LastDealStop::No => false,
        };
        let leads = || {
            let mut others = self.players.seats().filter(|&seat| seat != self.dealer);
            others.all(|seat| (points[self.dealer], seat.index()) > (points[seat], self.dealer.index()))
        };
        stops && dealer_stays && self.deal + 1 >= self.scheduled && leads()
    }

    /// Returns the bonus for the player's place if the game is over.
    fn final_bonus(&self, points: &BySeat<i32>, bonus: &[f32; 4]) -> f32 {
        let own = points[self.me];
        let others = || self.players.seats().filter(|&seat| seat != self.me);
        let above = others().filter(|&seat| points[seat] > own).count();
        match self.ties {
            Ties::BySeat => {
                let before = |seat: &Seat| points[*seat] == own && seat.index() < self.me.index();
                bonus[above + others().filter(before).count()]
            }
            Ties::Shared => {
                let equal = others().filter(|&seat| points[seat] == own).count();
                bonus[above..=above + equal].iter().sum::<f32>() / (equal + 1) as f32
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;

    use fastrand::Rng;
    use hanchan_game::{Game, Next};
    use hanchan_round::{Ending, Outcome, Setup};
    use hanchan_rules::{Renchan, Rounding, Rules, preset, preset_ids};
    use hanchan_tiles::Wind;

    use super::*;

    /// Returns the model for a seat in a deal.
    fn model_of(rules: &Arc<Rules>, setup: &Setup, seat: Seat) -> GameResultModel {
        let mut view = SeatView::new(Arc::clone(rules), seat);
        (view.setup, view.points) = (*setup, setup.points);
        GameResultModel::of(&view, true)
    }

    /// Returns random scores, close enough that places are contested, and sometimes equal.
    fn points(rules: &Rules, random: &mut Rng) -> BySeat<i32> {
        let table = &rules.switches().table;
        let mut points = BySeat([0; 4]);
        for seat in table.players.seats() {
            points[seat] = table.start_points;
        }
        for _ in 0..random.usize(..6) {
            let (from, to) = (random.usize(..table.players.count()), random.usize(..table.players.count()));
            let paid = [1000, 2000, 5000, 12_000, 25_000][random.usize(..5)];
            points[Seat::ALL[from]] -= paid;
            points[Seat::ALL[to]] += paid;
        }
        points
    }

    /// Returns these rules with another way to end the game.
    fn with_another_ending(rules: &Rules, random: &mut Rng) -> Rules {
        use Extension::{ExtraRound, ExtraRoundDealerStays};
        use LastDealStop::{Chosen, Forced, ForcedAtTarget, No};
        let changed = rules.with_switches(|switches| {
            let (table, draws) = (&mut switches.table, &mut switches.draws);
            draws.renchan = Renchan::WinOrTenpai;
            draws.tenpai_stop = [Forced, Chosen, ForcedAtTarget, No][random.usize(..4)];
            draws.win_stop = draws.tenpai_stop;
            table.extension = [Extension::None, ExtraRound, ExtraRoundDealerStays][random.usize(..3)];
            table.length = [Length::OneDeal, Length::East, Length::EastSouth][random.usize(..3)];
        });
        changed.expect("any end fits any rule set")
    }

    /// Returns the setup of a random deal that these rules can reach, early or late.
    fn setup(rules: &Rules, random: &mut Rng) -> Setup {
        let table = &rules.switches().table;
        let rounds = match (table.length, table.extension) {
            (Length::EastSouth, Extension::None) => 2,
            (Length::EastSouth, _) => 3,
            (_, Extension::None) | (Length::OneDeal, _) => 1,
            _ => 2,
        };
        let dealer = Seat::ALL[random.usize(..table.players.count())];
        let round = Wind::ALL[random.usize(..rounds)];
        Setup { dealer, round, honba: 0, sticks: 0, points: points(rules, random) }
    }

    /// Compares the model with the game itself: whether it is over, and what the results are.
    #[test]
    fn endings_and_results_agree_with_the_game() {
        let mut random = Rng::with_seed(9);
        let [mut over, mut chosen, mut extra] = [0; 3];
        for rules in preset_ids().filter_map(preset).flat_map(|rules| std::iter::repeat_n(rules, 36)) {
            let rules = Arc::new(with_another_ending(&rules, &mut random));
            for _ in 0..40 {
                let (setup, stays) = (setup(&rules, &mut random), random.bool());
                let outcome = Outcome {
                    ending: Ending::Exhausted,
                    winners: Vec::new(),
                    tenpai: BySeat::from_fn(|seat| seat == setup.dealer && stays),
                    nagashi: BySeat::default(),
                    points: points(&rules, &mut random),
                    sticks: 0,
                    offenders: BySeat::default(),
                };
                let mut game = Game::resumed(Arc::clone(&rules), &setup);
                let next = game.deal_over(&outcome, BySeat::default()).expect("a deal is over");
                let model = model_of(&rules, &setup, Seat::First);
                let left = model.remaining(&outcome.points, stays);
                let may_stop = model.may_stop(&outcome.points, stays);
                let what = || format!("{} {setup:?} {stays} {:?} {model:?}", rules.id, outcome.points);
                match next {
                    Next::Deal(_) => {
                        assert!(left.is_some() && !may_stop, "{}", what());
                        extra += usize::from(left == Some(RemainingDeals::Extra));
                    }
                    Next::Choice(_) => {
                        assert!(
                            left.is_some() && may_stop && model.stop == LastDealStop::Chosen,
                            "{}",
                            what()
                        );
                        chosen += 1;
                    }
                    Next::Over(standing) => {
                        assert!(left.is_none() || may_stop, "{}", what());
                        over += 1;
                        for place in &standing.places {
                            let result =
                                model_of(&rules, &setup, place.seat).expected_result(&outcome.points, stays);
                            let rounded = match rules.switches().result.rounding {
                                // Shared uma is rounded to hundreds.
                                Rounding::Tenths => 101.0,
                                _ => 3000.0,
                            };
                            let off = (result - 100.0 * place.result as f32).abs();
                            assert!(off < rounded, "{result} {place:?} {}", what());
                        }
                    }
                }
            }
        }
        assert!(over > 1000 && chosen > 50 && extra > 500, "{over} {chosen} {extra}");
    }

    /// More points always give a better result while the game goes on.
    #[test]
    fn result_rises_with_points() {
        for id in ["tenhou", "tenhou-3p"] {
            let rules = Arc::new(preset(id).expect("a preset"));
            let start = rules.switches().table.start_points;
            for (round, dealer) in
                [(Wind::East, Seat::First), (Wind::South, Seat::First), (Wind::South, Seat::Second)]
            {
                let setup = Setup { dealer, round, honba: 0, sticks: 0, points: BySeat([start; 4]) };
                let me = Seat::Third;
                let model = model_of(&rules, &setup, me);
                let mut last = f32::MIN;
                for more in -200..200 {
                    let mut points = setup.points;
                    points[me] += 100 * more;
                    points[Seat::First] -= 100 * more;
                    let result = model.expected_result(&points, false);
                    assert!(result > last, "{id} {round:?} {more}: {result} {last}");
                    last = result;
                }
            }
        }
    }

    /// Uma and oka sum to zero, but the chances of the players are estimated one by one, so the sum is only
    /// nearly zero.
    #[test]
    fn results_of_all_players_nearly_sum_to_zero() {
        let rules = Arc::new(preset("tenhou").expect("a preset"));
        let mut random = Rng::with_seed(3);
        for _ in 0..1000 {
            let (dealer, round) = (Seat::ALL[random.usize(..4)], Wind::ALL[random.usize(..2)]);
            let setup = Setup { dealer, round, honba: 0, sticks: 0, points: points(&rules, &mut random) };
            let sum: f32 = Seat::ALL
                .into_iter()
                .map(|seat| model_of(&rules, &setup, seat).expected_result(&setup.points, false))
                .sum();
            assert!(sum.abs() < 2500.0, "{sum} {setup:?}");
        }
    }
}
