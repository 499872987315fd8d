//! Discards, with riichi and without.

use hanchan_round::{Move, TurnAct};
use hanchan_tiles::{Hand, Tile};

use super::mind::Mind;
use super::{Declaring, Weighed};
use crate::legal::may_declare;

/// Every discard, with riichi and without; the second number breaks ties by what is least useful.
pub(crate) fn weigh_discards(mind: &Mind<'_>, right: &[TurnAct]) -> Vec<(Weighed, f32)> {
    let view = mind.sight.view;
    let mut futures = mind.futures(&view.hand.taken_in());
    let declares = may_declare(view);
    let mut all: Vec<(Weighed, f32)> = Vec::new();
    let mut ways: Vec<(TurnAct, Tile, bool, usize)> = Vec::new();
    let mut hands: Vec<Hand> = Vec::new();
    for &act in right {
        let (tile, riichi) = match act {
            TurnAct::Discard(tile) => (Some(tile), false),
            TurnAct::Riichi(tile) => (Some(tile), true),
            TurnAct::DiscardDrawn => (view.hand.drawn(), false),
            TurnAct::RiichiDrawn => (view.hand.drawn(), true),
            _ => (None, false),
        };
        let mut hand = view.hand;
        let Some(tile) = tile.filter(|&tile| hand.discard(tile).is_ok()) else { continue };
        let hand = hand.taken_in();
        let place = hands.iter().position(|known| *known == hand).unwrap_or_else(|| {
            hands.push(hand);
            hands.len() - 1
        });
        ways.push((act, tile, riichi, place));
    }
    let judged = mind.best(&mut futures, &hands);
    for (act, tile, riichi, place) in ways {
        let (hand, values) = (hands[place], judged[place]);
        let Some((shanten, mut values)) = values else { continue };
        if shanten <= 0
            && let Some(any) = futures.first_mut()
            && let Some((silent, loud)) = any.ways(&hand, Some(tile.kind()))
        {
            if riichi {
                let Some(loud) = loud.filter(|_| declares) else { continue };
                values = loud;
            } else if mind.skills.riichi == Declaring::Always && declares && loud.is_some() {
                continue;
            } else {
                values = silent;
            }
        } else if riichi {
            continue;
        }
        let weighed = mind.thrown(tile, &values, Move::Act(act));
        let rank = weighed.result - 0.5 * mind.sight.use_of(tile);
        all.push((weighed, rank));
    }
    all
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;

    use hanchan_rules::preset;
    use hanchan_tiles::{BySeat, Seat};
    use hanchan_view::{Course, SeatView};

    use super::super::{Skills, weigh_turn};
    use super::*;

    /// Who judges weighs riichi and silence, who always declares only riichi, who never does only silence.
    #[test]
    fn riichi_is_a_choice_or_a_habit() {
        let mut view = SeatView::new(Arc::new(preset("tenhou").expect("a preset")), Seat::First);
        view.hand = "23m456p345678s99s".parse().expect("a hand");
        view.hand.draw("3z".parse().expect("a tile")).expect("room for a tile");
        (view.live, view.course) = (34, Course::under_way());
        view.points = BySeat([25_000; 4]);
        let right = [TurnAct::DiscardDrawn, TurnAct::RiichiDrawn];
        let weighed = |riichi| {
            let all = weigh_turn(&view, Skills { riichi, ..Skills::ALL }, &right);
            let mut acts: Vec<Move> = all.into_iter().map(|(weighed, _)| weighed.act).collect();
            acts.sort_by_key(|&act| act == Move::Act(TurnAct::RiichiDrawn));
            acts
        };
        let [silent, loud] = right.map(Move::Act);
        assert_eq!(weighed(Declaring::Judged), [silent, loud]);
        assert_eq!(weighed(Declaring::Always), [loud]);
        assert_eq!(weighed(Declaring::Never), [silent]);
    }
}
