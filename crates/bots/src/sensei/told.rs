//! What he says of his chances.
//!
//! His search gives a hand up as soon as that is better, and does not see the draw that will change his mind: hands he would
//! give up win more often than he reckons. It is the same for all that he compares, so he chooses as well without it; what he
//! tells others is corrected by what happened in self-play (`cargo xtask calibrate` before this was done).

use super::Weighed;

/// How often hands won that he gave so many chances, with many draws left.
const HAPPENED: [(f32, f32); 6] =
    [(0.0, 0.05), (0.074, 0.147), (0.123, 0.17), (0.174, 0.195), (0.25, 0.255), (1.0, 1.0)];
/// With so many draws left, or more, all of the correction counts.
const MANY: f32 = 6.0;
/// What hands win on average that he gave too few chances.
const USUAL: f32 = 5500.0;

/// The same with the chances that are to be told.
pub(crate) fn told(weighed: Weighed, turns: usize) -> Weighed {
    let part = (turns as f32 / MANY).min(1.0);
    let more = part * (happened(weighed.wins) - weighed.wins);
    Weighed { wins: weighed.wins + more, points: weighed.points + USUAL * more, ..weighed }
}

fn happened(said: f32) -> f32 {
    let next = HAPPENED.iter().position(|&(knot, _)| said < knot).unwrap_or(HAPPENED.len() - 1).max(1);
    let ((low, from), (high, to)) = (HAPPENED[next - 1], HAPPENED[next]);
    from + (to - from) * (said - low) / (high - low)
}

#[cfg(test)]
mod tests {
    use hanchan_round::{Claim, Move};

    use super::*;

    #[test]
    fn chances_stay_chances_and_in_order() {
        let said = |wins: f32, turns: usize| {
            let act = Move::Claim(Claim::Pass);
            told(Weighed { act, wins, deals_in: 0.0, points: 0.0, result: 0.0 }, turns).wins
        };
        for turns in 0..18 {
            let mut last = -1.0;
            for percent in 0..=100u8 {
                let wins = said(f32::from(percent) / 100.0, turns);
                assert!(wins > last && wins <= 1.0, "{percent} {turns}: {wins}");
                last = wins;
            }
        }
        assert!(said(0.0, 0) == 0.0);
    }
}
