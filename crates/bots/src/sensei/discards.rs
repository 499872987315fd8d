//! Discards, with riichi and without.

use hanchan_round::{Move, TurnAct};
use hanchan_tiles::{Hand, Tile};

use super::{Declaring, Weighed};
use super::mind::Mind;
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
