//! Answers to another's tile.

use hanchan_round::{Claim, Move, forbidden_after};
use hanchan_tiles::{Hand, MeldKind, Tile};

use super::Weighed;
use super::aside::kan;
use super::mind::{Mind, Next};
use crate::offer::Offer;
use crate::sets::claims;

/// Every answer to a tile but a win; passing first.
pub(crate) fn weigh_claims(mind: &Mind<'_>, right: &[Claim], offer: Offer) -> Vec<Weighed> {
    let view = mind.sight.view;
    let mut futures = mind.futures(&view.hand);
    let now = mind.best(&mut futures, &[view.hand]);
    let Some(&Some((shanten, now))) = now.first() else { return Vec::new() };
    let mut all = vec![mind.kept(&now, Move::Claim(Claim::Pass))];
    let swap = view.rules().switches().calls.swap_calling;
    for (claim, meld) in claims(&view.hand, offer.tile, view.seat, offer.from) {
        let mut hand = view.hand;
        if !right.contains(&claim) || hand.call(meld).is_err() {
            continue;
        }
        if meld.kind() == MeldKind::OpenKan {
            all.extend(kan(mind, &hand, Move::Claim(claim)));
            continue;
        }
        let forbidden = forbidden_after(meld, swap);
        let mind = Mind::of(mind.sight, mind.skills, &hand, Next::Round);
        let mut futures = mind.futures(&hand);
        let mut rests: Vec<(Tile, Hand)> = Vec::new();
        for tile in hand.concealed().iter().filter(|tile| !forbidden.contains(tile.kind())) {
            let mut rest = hand;
            if rests.last().is_none_or(|(last, _)| *last != tile) && rest.discard(tile).is_ok() {
                rests.push((tile, rest));
            }
        }
        let hands: Vec<Hand> = rests.iter().map(|(_, rest)| *rest).collect();
        let mut best: Option<(Weighed, i8)> = None;
        for ((tile, _), judged) in rests.into_iter().zip(mind.best(&mut futures, &hands)) {
            let Some((far, values)) = judged else { continue };
            let weighed = mind.thrown(tile, &values, Move::Claim(claim));
            if best.is_none_or(|(known, _)| weighed.result > known.result) {
                best = Some((weighed, far));
            }
        }
        if let Some((weighed, far)) = best.filter(|(weighed, _)| weighed.points > 0.0)
            && far <= shanten
        {
            all.push(weighed);
        }
    }
    all
}
