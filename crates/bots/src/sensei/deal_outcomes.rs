//! The deal outcome model: how likely the deal is to end in each way, turn by turn, and what each ending is
//! worth.
//!
//! A "result" here is the player's expected result of the game, in points, with the bonus for the final
//! place.

use hanchan_tiles::{BySeat, Seat};

use super::deal_endings::DealEndings;
use super::opponent_model::{Opponent, OpponentModel, interpolate_by_turn};
use crate::seat_knowledge::SeatKnowledge;

/// More draws than a player ever has left in a deal.
pub(crate) const MAX_DRAWS: usize = 20;

/// One value for each number of draws left, starting with 0.
pub(crate) type ByDrawsLeft = [f32; MAX_DRAWS];

/// How likely an ordinary discard of a player who pushes is to deal in, compared with a random unseen tile.
const DISCARD_RISK: f32 = 0.8;
/// Probability that a folding player's discard deals in to an opponent who reaches tenpai later.
const LATER_TENPAI_RISK: f32 = 0.012;
/// Number of safe tiles that a folding player uses up per turn. It is below one because some of the tiles
/// they draw are safe, and a kind that was safe stays safe.
const SAFE_TILES_PER_TURN: f32 = 0.6;

/// How the rest of the deal may go for a player.
#[derive(Clone, Debug)]
pub(crate) struct DealOutcomes {
    /// Number of draws the player has left.
    pub(crate) draws_left: usize,
    /// Number of unseen tiles.
    pub(crate) unseen_tiles: f32,
    /// Probability per turn that an opponent ends the deal (a hazard rate).
    pub(crate) hazard: ByDrawsLeft,
    /// Probability that a discard of the player deals in if they push.
    pub(crate) deal_in_rate: ByDrawsLeft,
    /// Result if the player folds.
    pub(crate) fold_result: ByDrawsLeft,
    /// Results of the endings in which the player does not win.
    pub(crate) losses: LossResults,
    /// Results of the endings in which the player declares riichi, pays the stake and does not win.
    pub(crate) losses_after_riichi: LossResults,
    /// Result if the player deals in to each opponent.
    pub(crate) deal_in_to: BySeat<f32>,
    /// Expected number of opponents who are not tenpai now but will be when this many draws are left.
    later_tenpai: ByDrawsLeft,
    /// Result of an exhaustive draw in which the player is noten.
    pub(crate) noten_draw: f32,
    /// Result if the player wins by ron, as a function of the points; for wins whose points are only
    /// estimated.
    pub(crate) ron_curve: ResultCurve,
    /// Result if the player wins by tsumo, as a function of the points; for wins whose points are only
    /// estimated.
    pub(crate) tsumo_curve: ResultCurve,
    /// The exact result of each ending.
    pub(crate) endings: DealEndings,
}

/// Results of the endings in which the player does not win.
#[derive(Clone, Copy, Default, Debug)]
pub(crate) struct LossResults {
    /// Result if an opponent wins and the player did not deal in.
    pub(crate) opponent_win: f32,
    /// Result if the player deals in, averaged over the opponents.
    pub(crate) deal_in: f32,
    /// Result of an exhaustive draw in which the player is tenpai.
    pub(crate) tenpai_draw: f32,
}

impl LossResults {
    /// Averages the results over the opponents. `tenpai` is the probability that each opponent is tenpai at the
    /// end of the deal.
    fn of(endings: &DealEndings, opponents: &OpponentModel, tenpai: &BySeat<f32>) -> LossResults {
        let mut losses =
            LossResults { tenpai_draw: endings.exhaustive_draw(true, tenpai), ..LossResults::default() };
        let mut weight = 0.0;
        for (seat, opponent) in opponents.iter() {
            let chance = opponent.tenpai_chance
                + 2.5 * interpolate_by_turn(opponent.discards, opponent.tenpai_per_turn)
                + 0.01;
            let tsumo = over_win_sizes(opponent.expected_points, |points| endings.tsumo(seat, points as i32));
            let ron = over_win_sizes(opponent.expected_points, |points| {
                endings.ron_from_another(seat, points as i32)
            });
            losses.opponent_win += chance * (0.45 * tsumo + 0.55 * ron);
            losses.deal_in += chance * deal_in_result(endings, seat, opponent);
            weight += chance;
        }
        let weight: f32 = f32::max(weight, 1e-6);
        LossResults { opponent_win: losses.opponent_win / weight, deal_in: losses.deal_in / weight, ..losses }
    }
}

/// Returns the result of dealing in to an opponent.
fn deal_in_result(endings: &DealEndings, seat: Seat, opponent: &Opponent) -> f32 {
    over_win_sizes(opponent.expected_points, |points| endings.ron(seat, endings.me(), points as i32))
}

/// The distribution of win sizes: multiples of the average, each with its probability.
const WIN_SIZES: [(f32, f32); 5] = [(0.3, 0.25), (0.7, 0.3), (1.3, 0.3), (2.0, 0.1), (2.5, 0.05)];

/// Averages `result` over the points that a win may be worth, if the average is `points`.
pub(crate) fn over_win_sizes(points: f32, result: impl Fn(f32) -> f32) -> f32 {
    WIN_SIZES.iter().map(|(part, chance)| chance * result(part * points)).sum()
}

/// The result of a win by its points, interpolated between [`KNOTS`].
#[derive(Clone, Copy, Debug)]
pub(crate) struct ResultCurve([f32; KNOTS.len()]);

/// The points at which a [`ResultCurve`] is exact.
const KNOTS: [f32; 11] =
    [0.0, 1000.0, 2000.0, 3900.0, 5800.0, 8000.0, 12000.0, 18000.0, 24000.0, 36000.0, 48000.0];

impl ResultCurve {
    /// Computes the result at every knot.
    fn of(result: impl Fn(i32) -> f32) -> ResultCurve {
        ResultCurve(KNOTS.map(|points| result(points as i32)))
    }

    /// Returns the result of a win that is worth this many points.
    pub(crate) fn at(&self, points: f32) -> f32 {
        let next = KNOTS.iter().position(|&knot| points < knot).unwrap_or(KNOTS.len() - 1).max(1);
        let (low, high) = (KNOTS[next - 1], KNOTS[next]);
        self.0[next - 1] + (self.0[next] - self.0[next - 1]) * ((points - low) / (high - low))
    }
}

impl DealOutcomes {
    /// Builds the model for a player who has `draws_left` draws. Without `counts_places`, results count
    /// points alone.
    pub(crate) fn of(
        knowledge: &SeatKnowledge<'_>,
        opponents: &OpponentModel,
        counts_places: bool,
        draws_left: usize,
    ) -> DealOutcomes {
        let endings = DealEndings::of(knowledge.view, counts_places);
        let (own_ron, own_tsumo) = (
            ResultCurve::of(|points| endings.own_ron(points)),
            ResultCurve::of(|points| endings.own_tsumo(points)),
        );
        let mut outcomes = DealOutcomes {
            draws_left: draws_left.min(MAX_DRAWS - 1),
            unseen_tiles: knowledge.unseen_tiles,
            hazard: [0.0; MAX_DRAWS],
            deal_in_rate: [0.0; MAX_DRAWS],
            fold_result: [0.0; MAX_DRAWS],
            later_tenpai: [0.0; MAX_DRAWS],
            deal_in_to: BySeat([0.0; 4]),
            losses: LossResults::default(),
            losses_after_riichi: LossResults::default(),
            noten_draw: 0.0,
            ron_curve: own_ron,
            tsumo_curve: own_tsumo,
            endings,
        };
        let tenpai = outcomes.project_threats(opponents, knowledge);
        for (seat, opponent) in opponents.iter() {
            outcomes.deal_in_to[seat] = deal_in_result(&outcomes.endings, seat, opponent);
        }
        outcomes.losses = LossResults::of(&outcomes.endings, opponents, &tenpai);
        outcomes.losses_after_riichi = LossResults::of(&outcomes.endings.after_riichi(), opponents, &tenpai);
        outcomes.noten_draw = outcomes.endings.exhaustive_draw(false, &tenpai);
        outcomes
    }

    /// Multiplies the hazard of the first turn by `part`, the share of the opponents who play before the player's
    /// next draw.
    pub(crate) fn shorten_first_turn(&mut self, part: f32) {
        self.hazard[self.draws_left] *= part;
    }

    /// Treats every discard as safe and rules out folding. Opponents end the deal as often as before.
    pub(crate) fn ignore_deal_in(&mut self) {
        self.deal_in_rate = [0.0; MAX_DRAWS];
        self.later_tenpai = [0.0; MAX_DRAWS];
        self.fold_result = [f32::MIN; MAX_DRAWS];
    }

    /// Projects how likely the opponents are to be tenpai on each turn and sets the rates that depend on it.
    /// Returns the probability that each opponent is tenpai at the end of the deal.
    fn project_threats(&mut self, opponents: &OpponentModel, knowledge: &SeatKnowledge<'_>) -> BySeat<f32> {
        let now: BySeat<f32> =
            BySeat::from_fn(|seat| opponents.0[seat].map_or(0.0, |opponent| opponent.tenpai_chance));
        let hit_rate = BySeat::from_fn(|seat| {
            opponents.0[seat].map_or(0.0, |opponent| {
                let kinds = knowledge.deck.kinds().iter();
                let hit = kinds
                    .map(|kind| f32::from(knowledge.copies_left(kind)) * opponent.wait_chance[kind.index()])
                    .sum::<f32>();
                DISCARD_RISK * hit / knowledge.unseen_tiles
            })
        });
        let mut tenpai = now;
        for turn in (0..=self.draws_left).rev() {
            for (seat, opponent) in opponents.iter() {
                let reaches_tenpai = interpolate_by_turn(
                    opponent.discards + (self.draws_left - turn) as f32,
                    opponent.tenpai_per_turn,
                );
                tenpai[seat] += (1.0 - tenpai[seat]) * reaches_tenpai;
            }
            self.hazard[turn] = opponents
                .iter()
                .map(|(seat, opponent)| tenpai[seat] * opponent.win_per_turn)
                .sum::<f32>()
                .min(0.6);
            self.deal_in_rate[turn] =
                opponents.iter().map(|(seat, _)| tenpai[seat] * hit_rate[seat]).sum::<f32>().min(0.5);
            self.later_tenpai[turn] = opponents.iter().map(|(seat, _)| tenpai[seat] - now[seat]).sum();
        }
        tenpai
    }

    /// Computes what folding is worth, given the deal-in rate of each tile in the hand, safest first.
    pub(crate) fn set_fold_result(&mut self, dangers: &[f32]) {
        let mut ahead = self.noten_draw;
        for turn in 0..=self.draws_left {
            if turn > 0 {
                let used = ((self.draws_left - turn + 1) as f32 * SAFE_TILES_PER_TURN) as usize;
                let danger = dangers.get(used).or(dangers.last()).copied().unwrap_or(0.0);
                let risk = (danger + LATER_TENPAI_RISK * self.later_tenpai[turn]).min(0.5);
                let hazard = self.hazard[turn - 1];
                ahead = hazard * self.losses.opponent_win + (1.0 - hazard) * ahead;
                ahead = risk * self.losses.deal_in + (1.0 - risk) * ahead;
            }
            self.fold_result[turn] = ahead;
        }
    }
}
