//! Wins that can be taken now.

use hanchan_round::{Claim, Move, TurnAct};
use hanchan_score::{Score, WinMethod, table_cell};
use hanchan_tiles::{BySeat, Seat};
use hanchan_view::SeatView;

use super::Evaluation;
use super::evaluator::Evaluator;
use super::win_values::ura_chances;
use crate::offer::Offer;
use crate::win_score::{ron_score, tsumo_score};

/// Points by which another move must be better before a win is passed up, because a win is certain and
/// everything else is an estimate.
const CERTAINTY_BONUS: f32 = 1000.0;

/// Evaluates a win. The number in the pair is the value to compare with the values of other moves. A win is passed
/// up only if places count, only if it would end the game, and never after riichi, because passing would make the
/// hand furiten for the rest of the deal.
pub(crate) fn evaluate_win(evaluator: &Evaluator<'_>, act: Move) -> Option<(Evaluation, f32)> {
    let (view, endings) = (evaluator.knowledge.view, &evaluator.outcomes.endings);
    let (score, from) = match act {
        Move::Act(TurnAct::Tsumo) => (tsumo_score(view)?, None),
        Move::Claim(Claim::Ron) => {
            let offer = Offer::of(view)?;
            (ron_score(view, offer)?, Some(offer.from))
        }
        _ => return None,
    };
    let in_riichi = view.fronts[view.seat].riichi.in_force();
    let ura = if in_riichi && score.yakuman == 0 { ura_chances(view) } else { [1.0, 0.0, 0.0, 0.0] };
    let (mut points, mut result, mut ends_game) = (0.0, 0.0, true);
    for (extra, chance) in ura.into_iter().enumerate().filter(|(_, chance)| *chance > 0.0) {
        let (win_points, changes) = payments(view, &score, from, extra as u8);
        points += chance * win_points as f32;
        result += chance * endings.own_win(&changes);
        ends_game &= endings.own_win_ends_game(&changes);
    }
    let evaluation = Evaluation {
        act,
        win_rate: 1.0,
        deal_in_rate: 0.0,
        expected_points: points,
        expected_result: result,
    };
    let may_pass = evaluator.skills.places && ends_game && !in_riichi;
    Some((evaluation, if may_pass { result + CERTAINTY_BONUS } else { f32::MAX }))
}

/// Returns the points of a win with `extra` more han, and how everybody's points change.
fn payments(view: &SeatView, score: &Score, from: Option<Seat>, extra: u8) -> (i32, BySeat<i32>) {
    let by = from.map_or(WinMethod::Tsumo, |from| WinMethod::Ron { from: Some(view.wind(from)) });
    let cell = |han: u8| table_cell(han, score.fu.total, view.wind(view.seat), by, view.rules()).hand;
    let (plain, with_extra) = (cell(score.han), cell(score.han + extra));
    let change: [i32; 4] = std::array::from_fn(|wind| with_extra[wind] - plain[wind]);
    let total: i32 = change.iter().sum();
    let players = view.rules().switches().table.players;
    let mut changes = BySeat([0; 4]);
    for seat in players.seats() {
        let wind = view.wind(seat);
        changes[seat] =
            score.payments.of(wind) + if seat == view.seat { -total } else { change[wind.index()] };
    }
    (score.payments.points - total, changes)
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;

    use hanchan_round::{Offered, RiichiState, RiverTile};
    use hanchan_rules::preset;
    use hanchan_tiles::Wind;
    use hanchan_view::{Course, DealStage};

    use super::super::{Skills, evaluate_claims, evaluate_turn};
    use super::*;

    /// Returns a view of the last deal, with this hand, these scores and the last seat as the dealer.
    fn last_deal(hand: &str, points: [i32; 4]) -> SeatView {
        let mut view = SeatView::new(Arc::new(preset("tenhou").expect("a preset")), Seat::First);
        (view.setup.dealer, view.setup.round) = (Seat::Fourth, Wind::South);
        view.hand = hand.parse().expect("a hand");
        view.points = BySeat(points);
        (view.live, view.course) = (34, Course::under_way());
        for seat in [Seat::Second, Seat::Third, Seat::Fourth] {
            let tiles = ["9m", "1p", "9p", "1s", "9s", "2z", "3z", "4z", "8m"];
            view.fronts[seat].river = tiles.map(river_tile).into();
        }
        view
    }

    /// Returns an ordinary discard of this tile.
    fn river_tile(tile: &str) -> RiverTile {
        RiverTile { tile: tile.parse().expect("a tile"), drawn: false, sideways: false, claimed: false }
    }

    /// Lets the third seat discard a tile that can be claimed.
    fn offer(view: &mut SeatView, tile: &str) {
        view.fronts[Seat::Third].river.push(river_tile(tile));
        let tile = tile.parse().expect("a tile");
        view.stage = DealStage::Claims { tile, from: Seat::Third, offered: Offered::Discard };
    }

    /// A hand that is a yakuman (four concealed triplets) by tsumo and a mangan by ron.
    const TRIPLETS: &str = "111m333p777s5566z";

    /// Returns whether `sensei` takes a ron that it may also pass up.
    fn takes_win(view: &SeatView) -> bool {
        let all = evaluate_claims(view, Skills::ALL, &[Claim::Ron, Claim::Pass]);
        all.first().is_some_and(|(best, _)| best.act == Move::Claim(Claim::Ron))
    }

    /// A ron that leaves the player in last place is passed up for a yakuman that would put them in first place.
    /// The ron is taken if it improves their place, or if the game goes on.
    #[test]
    fn win_that_keeps_last_place_is_passed_up() {
        let mut view = last_deal(TRIPLETS, [2000, 32_000, 33_000, 33_000]);
        offer(&mut view, "5z");
        assert!(!takes_win(&view));
        view.points = BySeat([20_000, 22_000, 29_000, 29_000]);
        assert!(takes_win(&view));
        (view.points, view.setup.round) = (BySeat([25_000; 4]), Wind::East);
        assert!(takes_win(&view));
    }

    #[test]
    fn every_win_is_taken_after_riichi() {
        let mut view = last_deal(TRIPLETS, [2000, 32_000, 33_000, 33_000]);
        view.fronts[Seat::First].riichi = RiichiState::Yes { double: false };
        offer(&mut view, "5z");
        assert!(takes_win(&view));
    }

    /// Wins are worth what the scorer says, and ura-dora count with their average number.
    #[test]
    fn wins_are_worth_what_the_scorer_says() {
        let mut view = last_deal("234567m234p5588s", [25_000; 4]);
        view.hand.draw("5s".parse().expect("a tile")).expect("room for a tile");
        let best = |view: &SeatView| {
            let all = evaluate_turn(view, Skills::ALL, &[TurnAct::Tsumo, TurnAct::DiscardDrawn]);
            all.first().expect("a win is legal").0
        };
        // Tsumo and tanyao, 30 fu: 500 from two players and 1,000 from the dealer.
        let dama = best(&view);
        assert_eq!((dama.act, dama.win_rate, dama.expected_points), (Move::Act(TurnAct::Tsumo), 1.0, 2000.0));
        view.fronts[Seat::First].riichi = RiichiState::Yes { double: false };
        // With 0 to 3 ura-dora: 1,000 and 2,000; 2,000 and 3,900; mangan; haneman.
        let riichi = best(&view);
        let average = 0.69 * 4000.0 + 0.22 * 7900.0 + 0.07 * 8000.0 + 0.02 * 12_000.0;
        assert!((riichi.expected_points - average).abs() < 1.0, "{} {average}", riichi.expected_points);
    }
}
