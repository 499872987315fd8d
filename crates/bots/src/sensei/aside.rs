//! What is done in a turn beside discarding: kans, Norths set aside, nine kinds.

use hanchan_round::{Move, TurnAct};
use hanchan_rules::AbortDealer;
use hanchan_tiles::{Hand, Kind, Meld, Tile};

use super::Weighed;
use super::mind::{Mind, Next};

/// Kans, Norths and the end of the deal by nine kinds, each with what it is worth.
pub(crate) fn weigh_asides(mind: &Mind<'_>, right: &[TurnAct]) -> Vec<Weighed> {
    let weigh = |&act: &TurnAct| {
        let hand = mind.sight.view.hand.taken_in();
        match act {
            TurnAct::ClosedKan(kind) => kan(mind, &with_closed_kan(hand, kind)?, Move::Act(act)),
            TurnAct::AddedKan(kind) => kan(mind, &with_added_kan(hand, kind)?, Move::Act(act)),
            TurnAct::North => {
                let mut hand = hand;
                hand.set_north_aside().ok()?;
                replaced(mind, &hand, Move::Act(act), false)
            }
            TurnAct::NineKinds => Some(aborted(mind, Move::Act(act))),
            _ => None,
        }
    };
    right.iter().filter_map(weigh).collect()
}

/// What a hand is worth after a kan.
pub(crate) fn kan(mind: &Mind<'_>, hand: &Hand, act: Move) -> Option<Weighed> {
    replaced(mind, hand, act, mind.sight.view.rules().switches().riichi.kan_dora)
}

/// What a hand is worth that takes a replacement tile now.
fn replaced(mind: &Mind<'_>, hand: &Hand, act: Move, dora: bool) -> Option<Weighed> {
    let after = Mind::of(mind.sight, mind.skills, hand, Next::Now { dora });
    let mut futures = after.futures(hand);
    let found = after.best(&mut futures, &[*hand]);
    let &(_, values) = found.first()?.as_ref()?;
    Some(after.kept(&values, act))
}

fn with_closed_kan(mut hand: Hand, kind: Kind) -> Option<Hand> {
    let tiles: Vec<Tile> = hand.concealed().iter().filter(|tile| tile.kind() == kind).collect();
    hand.call(Meld::closed_kan(tiles.try_into().ok()?).ok()?).ok()?;
    Some(hand)
}

fn with_added_kan(mut hand: Hand, kind: Kind) -> Option<Hand> {
    let tile = hand.concealed().iter().find(|tile| tile.kind() == kind)?;
    hand.add_to_pon(tile).ok()?;
    Some(hand)
}

/// The deal ends, and nobody pays.
fn aborted(mind: &Mind<'_>, act: Move) -> Weighed {
    let view = mind.sight.view;
    let stays = view.rules().switches().draws.abort_dealer == AbortDealer::Stays;
    Weighed { act, wins: 0.0, deals_in: 0.0, points: 0.0, result: mind.outlook.ends.aborted(stays) }
}
