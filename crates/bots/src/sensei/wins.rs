//! Wins that he could take now.

use hanchan_round::{Claim, Move, TurnAct};
use hanchan_score::{By, Score, table_cell};
use hanchan_tiles::{BySeat, Seat};
use hanchan_view::SeatView;

use super::Weighed;
use super::mind::Mind;
use super::price::ura_chances;
use crate::offer::Offer;
use crate::worth::{drawn_win, win_on};

/// By so many points something else has to be worth more before he lets a win go: what he has he knows, what may come he
/// only reckons.
const SURE: f32 = 1000.0;

/// A win, and what counts when it is compared with other acts. Only who counts places lets one go, only where it would end the
/// game, and never after riichi: he could win on no discard any more.
pub(crate) fn weigh_win(mind: &Mind<'_>, act: Move) -> Option<(Weighed, f32)> {
    let (view, ends) = (mind.sight.view, &mind.outlook.ends);
    let (score, from) = match act {
        Move::Act(TurnAct::Tsumo) => (drawn_win(view)?, None),
        Move::Claim(Claim::Ron) => {
            let offer = Offer::of(view)?;
            (win_on(view, offer)?, Some(offer.from))
        }
        _ => return None,
    };
    let declared = view.fronts[view.seat].riichi.in_force();
    let more = if declared && score.yakuman == 0 { ura_chances(view) } else { [1.0, 0.0, 0.0, 0.0] };
    let (mut points, mut result, mut ends_game) = (0.0, 0.0, true);
    for (extra, chance) in more.into_iter().enumerate().filter(|(_, chance)| *chance > 0.0) {
        let gains = gains(view, &score, from, extra as u8);
        points += chance * gains.0 as f32;
        result += chance * ends.paid(&gains.1);
        ends_game &= ends.is_over(&gains.1);
    }
    let weighed = Weighed { act, wins: 1.0, deals_in: 0.0, points, result };
    let may_go = mind.skills.places && ends_game && !declared;
    Some((weighed, if may_go { result + SURE } else { f32::MAX }))
}

/// The points of a hand with so many han more, and what everybody gains or loses by it.
fn gains(view: &SeatView, score: &Score, from: Option<Seat>, extra: u8) -> (i32, BySeat<i32>) {
    let by = from.map_or(By::Tsumo, |from| By::Ron { from: Some(view.wind(from)) });
    let cell = |han: u8| table_cell(han, score.fu.total, view.wind(view.seat), by, view.rules()).hand;
    let (plain, dearer) = (cell(score.han), cell(score.han + extra));
    let change: [i32; 4] = std::array::from_fn(|wind| dearer[wind] - plain[wind]);
    let more: i32 = change.iter().sum();
    let players = view.rules().switches().table.players;
    let mut gains = BySeat([0; 4]);
    for seat in players.seats() {
        let wind = view.wind(seat);
        gains[seat] = score.payments.of(wind) + if seat == view.seat { -more } else { change[wind.index()] };
    }
    (score.payments.points - more, gains)
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;

    use hanchan_round::{Offered, RiichiState, RiverTile};
    use hanchan_rules::preset;
    use hanchan_tiles::Wind;
    use hanchan_view::{Course, Stage};

    use super::super::{Skills, weigh_answers, weigh_turn};
    use super::*;

    /// A hand in the last deal; the last seat deals.
    fn in_the_last_deal(hand: &str, points: [i32; 4]) -> SeatView {
        let mut view = SeatView::new(Arc::new(preset("tenhou").expect("a preset")), Seat::First);
        (view.setup.dealer, view.setup.round) = (Seat::Fourth, Wind::South);
        view.hand = hand.parse().expect("a hand");
        view.points = BySeat(points);
        (view.live, view.course) = (34, Course::under_way());
        for seat in [Seat::Second, Seat::Third, Seat::Fourth] {
            let tiles = ["9m", "1p", "9p", "1s", "9s", "2z", "3z", "4z", "8m"];
            view.fronts[seat].river = tiles.map(lying).into();
        }
        view
    }

    fn lying(tile: &str) -> RiverTile {
        RiverTile { tile: tile.parse().expect("a tile"), drawn: false, sideways: false, claimed: false }
    }

    fn offered(view: &mut SeatView, tile: &str) {
        view.fronts[Seat::Third].river.push(lying(tile));
        let tile = tile.parse().expect("a tile");
        view.stage = Stage::Claims { tile, from: Seat::Third, offered: Offered::Discard };
    }

    /// Four concealed triplets if he draws the tile, a mangan if he claims it.
    const TRIPLETS: &str = "111m333p777s5566z";

    fn takes(view: &SeatView) -> bool {
        let all = weigh_answers(view, Skills::ALL, &[Claim::Ron, Claim::Pass]);
        all.first().is_some_and(|(best, _)| best.act == Move::Claim(Claim::Ron))
    }

    /// A win that leaves him last is let go for a yakuman that makes him first, and taken where it is enough.
    #[test]
    fn a_win_that_changes_nothing_is_let_go() {
        let mut view = in_the_last_deal(TRIPLETS, [2000, 32_000, 33_000, 33_000]);
        offered(&mut view, "5z");
        assert!(!takes(&view));
        view.points = BySeat([20_000, 22_000, 29_000, 29_000]);
        assert!(takes(&view));
        (view.points, view.setup.round) = (BySeat([25_000; 4]), Wind::East);
        assert!(takes(&view));
    }

    #[test]
    fn after_riichi_every_win_is_taken() {
        let mut view = in_the_last_deal(TRIPLETS, [2000, 32_000, 33_000, 33_000]);
        view.fronts[Seat::First].riichi = RiichiState::Yes { double: false };
        offered(&mut view, "5z");
        assert!(takes(&view));
    }

    /// What a win brings is what the scorer says, and ura dora what they bring on average.
    #[test]
    fn wins_bring_what_the_scorer_says() {
        let mut view = in_the_last_deal("234567m234p5588s", [25_000; 4]);
        view.hand.draw("5s".parse().expect("a tile")).expect("room for a tile");
        let best = |view: &SeatView| {
            let all = weigh_turn(view, Skills::ALL, &[TurnAct::Tsumo, TurnAct::DiscardDrawn]);
            all.first().expect("he can win").0
        };
        // Tsumo and tanyao, 30 fu: 500 from two and 1000 from the dealer.
        let quiet = best(&view);
        assert_eq!((quiet.act, quiet.wins, quiet.points), (Move::Act(TurnAct::Tsumo), 1.0, 2000.0));
        view.fronts[Seat::First].riichi = RiichiState::Yes { double: false };
        // 1000 and 2000, 2000 and 3900, mangan and haneman.
        let loud = best(&view);
        let usual = 0.69 * 4000.0 + 0.22 * 7900.0 + 0.07 * 8000.0 + 0.02 * 12_000.0;
        assert!((loud.points - usual).abs() < 1.0, "{} {usual}", loud.points);
    }
}
