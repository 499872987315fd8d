//! The calibration of reported win rates.
//!
//! The search folds a hand as soon as folding is better and does not foresee a later draw that would make the
//! hand worth playing again, so hands that it would fold win more often than it predicts. The error is about
//! the same for all moves that are compared, so decisions don't need the correction. Reported rates are
//! corrected by the actual rates from self-play (as measured by `cargo xtask calibrate` before the correction
//! was added).

use super::Evaluation;

/// Predicted win rates with many draws left, each with the actual win rate.
const ACTUAL_WIN_RATES: [(f32, f32); 6] =
    [(0.0, 0.05), (0.074, 0.147), (0.123, 0.17), (0.174, 0.195), (0.25, 0.255), (1.0, 1.0)];
/// The correction applies in full with this many draws left or more, and in proportion with fewer.
const FULL_CORRECTION_DRAWS: f32 = 6.0;
/// Average points of the wins that were not predicted.
const AVERAGE_WIN_POINTS: f32 = 5500.0;

/// Corrects the win rate and the expected points of an evaluation.
pub(crate) fn calibrated(evaluation: Evaluation, draws_left: usize) -> Evaluation {
    let part = (draws_left as f32 / FULL_CORRECTION_DRAWS).min(1.0);
    let change = part * (actual_win_rate(evaluation.win_rate) - evaluation.win_rate);
    Evaluation {
        win_rate: evaluation.win_rate + change,
        expected_points: evaluation.expected_points + AVERAGE_WIN_POINTS * change,
        ..evaluation
    }
}

/// Returns the actual win rate of hands with this predicted rate, interpolated.
fn actual_win_rate(predicted: f32) -> f32 {
    let next = ACTUAL_WIN_RATES
        .iter()
        .position(|&(knot, _)| predicted < knot)
        .unwrap_or(ACTUAL_WIN_RATES.len() - 1)
        .max(1);
    let ((low, from), (high, to)) = (ACTUAL_WIN_RATES[next - 1], ACTUAL_WIN_RATES[next]);
    from + (to - from) * (predicted - low) / (high - low)
}

#[cfg(test)]
mod tests {
    use hanchan_round::{Claim, Move};

    use super::*;

    #[test]
    fn calibrated_win_rates_stay_in_range_and_in_order() {
        let calibrated_rate = |win_rate: f32, draws_left: usize| {
            let act = Move::Claim(Claim::Pass);
            let evaluation =
                Evaluation { act, win_rate, deal_in_rate: 0.0, expected_points: 0.0, expected_result: 0.0 };
            calibrated(evaluation, draws_left).win_rate
        };
        for draws_left in 0..18 {
            let mut last = -1.0;
            for percent in 0..=100u8 {
                let win_rate = calibrated_rate(f32::from(percent) / 100.0, draws_left);
                assert!(win_rate > last && win_rate <= 1.0, "{percent} {draws_left}: {win_rate}");
                last = win_rate;
            }
        }
        assert!(calibrated_rate(0.0, 0) == 0.0);
    }
}
