//! Works out what a player may do at tables that report only what happened and don't list legal moves, such
//! as mjai tables.

use hanchan_round::{RiichiState, TurnAct, TurnActs, forbidden_after};
use hanchan_tiles::{Kind, KindSet, Seat, Tile};
use hanchan_view::{Choice, DealStage, SeatView};

use crate::legal::{is_legal, may_ron_shape, replacements_left};
use crate::offer::Offer;

/// Works out from the view alone what a player may do now. Returns `None` if they have nothing to decide.
pub fn own_choice(view: &SeatView) -> Option<Choice> {
    match view.stage {
        DealStage::Turn(seat) if seat == view.seat => Some(Choice::Turn(own_turn(view))),
        DealStage::Claims { from, .. } if from != view.seat => Some(Choice::Speak { draws: false }),
        _ => None,
    }
}

/// Returns whether the tile that can be claimed now completes the player's hand, so that passing on it makes them
/// furiten (P-088).
pub fn passes_win(view: &SeatView) -> bool {
    Offer::of(view).is_some_and(|offer| may_ron_shape(view, offer))
}

/// Lists the legal acts of the player whose turn it is.
fn own_turn(view: &SeatView) -> TurnActs {
    let front = &view.fronts[view.seat];
    let concealed = view.hand.concealed();
    let drawn = view.hand.drawn();
    let frozen = front.riichi.in_force();
    let forbidden = match (drawn, view.hand.melds().last()) {
        (None, Some(&meld)) => forbidden_after(meld, view.rules().switches().calls.swap_calling),
        _ => KindSet::EMPTY,
    };
    let mut acts: Vec<TurnAct> = Vec::new();
    if drawn.is_some() {
        acts.push(TurnAct::DiscardDrawn);
        acts.push(TurnAct::Tsumo);
    }
    let own = |tile: &Tile| concealed.get(*tile) > u8::from(drawn == Some(*tile));
    let mut last = None;
    for tile in concealed.iter().filter(|tile| !frozen && !forbidden.contains(tile.kind())) {
        if last.replace(tile) != Some(tile) && own(&tile) {
            acts.push(TurnAct::Discard(tile));
            if drawn.is_some() && front.riichi == RiichiState::No {
                acts.push(TurnAct::Riichi(tile));
            }
        }
    }
    if drawn.is_some() && front.riichi == RiichiState::No {
        acts.push(TurnAct::RiichiDrawn);
    }
    for (kind, count) in concealed.counts().iter() {
        if count == 4 {
            acts.push(TurnAct::ClosedKan(kind));
        }
        acts.push(TurnAct::AddedKan(kind));
    }
    if may_set_north_aside(view, drawn) {
        acts.push(TurnAct::North);
    }
    if drawn.is_some() && may_abort(view, view.seat) {
        acts.push(TurnAct::NineKinds);
    }
    acts.into_iter().filter(|&act| is_legal(view, act)).collect()
}

/// Returns whether the player may set a North aside now.
fn may_set_north_aside(view: &SeatView, drawn: Option<Tile>) -> bool {
    let switches = &view.rules().switches().payments;
    let frozen = view.fronts[view.seat].riichi.in_force();
    let Some(drawn) = drawn.filter(|_| switches.norths && view.live > 0) else { return false };
    view.hand.concealed().counts().get(Kind::NORTH) > 0
        && (!frozen || (switches.north_after_riichi && drawn.kind() == Kind::NORTH))
        && replacements_left(view)
}

/// Returns whether the player may abort the deal with nine kinds of terminals and honours.
fn may_abort(view: &SeatView, seat: Seat) -> bool {
    let switches = view.rules().switches();
    let front = &view.fronts[seat];
    let broken = view.course.is_broken(switches.calls.first_turn_broken, seat);
    let kinds = view.hand.concealed().counts().kinds().intersection(KindSet::ORPHANS).len();
    switches.draws.nine_kinds && front.river.is_empty() && front.melds.is_empty() && !broken && kinds >= 9
}
