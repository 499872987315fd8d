//! Finds out what a player may do under the rules. At an unassisted table the lists in a view contain every
//! move that the tiles in the hand make possible, legal or not; these functions pick out the legal ones.

use hanchan_round::{Claim, Offered, RiichiState, TurnAct, forbidden_after};
use hanchan_rules::{Chi, FourKans, KanAfterRiichi, RobClosedKan};
use hanchan_score::{WinShape, equal_pairs_wait};
use hanchan_shape::{Decomposition, Incremental, Set, decompositions};
use hanchan_tiles::{Hand, Kind, KindSet, MeldKind};
use hanchan_view::{Choice, SeatView};

use crate::offer::Offer;
use crate::possible_calls::possible_calls;
use crate::win_score::{ron_score, tsumo_score};

/// Returns the kinds that complete a 13-tile hand under the rules.
pub(crate) fn waits(hand: &Hand, view: &SeatView) -> KindSet {
    let switches = view.rules().switches();
    let counts = hand.concealed().counts();
    let tiles = Incremental::new(counts, switches.table.tiles);
    let by_shape = if tiles.shanten() == 0 { tiles.advancing() } else { KindSet::EMPTY };
    let equal = switches.hands.equal_pairs && hand.melds().is_empty();
    let waits = if equal { by_shape.union(equal_pairs_wait(counts)) } else { by_shape };
    waits.difference(hand.held().exhausted())
}

/// Returns the player's legal acts on their turn.
pub(crate) fn legal_acts(view: &SeatView) -> impl Iterator<Item = TurnAct> {
    let listed = if let Some(Choice::Turn(acts)) = view.choice { Some(acts) } else { None };
    listed.into_iter().flat_map(|acts| acts.iter()).filter(|&act| is_legal(view, act))
}

/// Returns whether an act from the view's list is legal.
pub(crate) fn is_legal(view: &SeatView, act: TurnAct) -> bool {
    match act {
        TurnAct::DiscardDrawn | TurnAct::Discard(_) | TurnAct::North | TurnAct::NineKinds => true,
        TurnAct::Riichi(tile) => may_declare(view) && waits_without(view, tile.kind()),
        TurnAct::RiichiDrawn => {
            may_declare(view) && view.hand.drawn().is_some_and(|tile| waits_without(view, tile.kind()))
        }
        TurnAct::ClosedKan(kind) => may_close_kan(view, kind),
        TurnAct::AddedKan(kind) => may_add_kan(view, kind),
        TurnAct::Tsumo => !is_dead(view) && may_be_complete(view) && tsumo_score(view).is_some(),
    }
}

/// Returns whether the player's hand is dead.
fn is_dead(view: &SeatView) -> bool {
    view.fronts[view.seat].dead
}

/// Returns whether the player's 14 tiles have the shape of a win. A cheap check before scoring.
fn may_be_complete(view: &SeatView) -> bool {
    let switches = view.rules().switches();
    let counts = view.hand.concealed().counts();
    switches.hands.equal_pairs || hanchan_shape::shanten(counts, switches.table.tiles) == -1
}

/// Returns whether the player may declare riichi, apart from the choice of the discard.
pub(crate) fn may_declare(view: &SeatView) -> bool {
    let switches = &view.rules().switches().riichi;
    view.fronts[view.seat].riichi == RiichiState::No
        && !is_dead(view)
        && view.hand.is_closed()
        && switches.least_points.allow(view.points[view.seat])
        && view.live >= switches.least_tiles
}

/// Returns whether the hand is tenpai after discarding a tile of this kind.
fn waits_without(view: &SeatView, kind: Kind) -> bool {
    let mut hand = view.hand.taken_in();
    let tile = hand.concealed().iter().find(|tile| tile.kind() == kind);
    tile.is_some_and(|tile| hand.discard(tile).is_ok()) && !waits(&hand, view).is_empty()
}

/// Returns whether a replacement tile is left.
pub(crate) fn replacements_left(view: &SeatView) -> bool {
    let norths: u8 = view.fronts.0.iter().map(|front| front.norths).sum();
    kans(view) + norths < view.rules().switches().table.replacement_tiles
}

/// Returns whether another kan is possible with `live` tiles left in the live wall.
pub(crate) fn may_kan(view: &SeatView, live: u8) -> bool {
    let switches = view.rules().switches();
    kans(view) < switches.calls.most_kans
        && replacements_left(view)
        && (live > 0 || switches.calls.kan_at_end)
}

/// Counts the kans of all players.
fn kans(view: &SeatView) -> u8 {
    let kans = |front: &hanchan_view::Front| front.melds.iter().filter(|meld| meld.is_kan()).count();
    view.fronts.0.iter().map(kans).sum::<usize>() as u8
}

/// Returns whether the player may declare a closed kan of this kind.
fn may_close_kan(view: &SeatView, kind: Kind) -> bool {
    let frozen = view.fronts[view.seat].riichi.in_force();
    may_kan(view, view.live)
        && !is_dead(view)
        && view.hand.concealed().counts().get(kind) == 4
        && (view.hand.drawn().is_some() || view.rules().switches().calls.kan_after_call)
        && (!frozen || may_kan_in_riichi(view, kind))
}

/// Returns whether a closed kan is allowed after riichi: only with the drawn tile, and only if the waits stay the
/// same (P-087). Under some rules, the other three tiles of the kan must also be a triplet in every way to read
/// the hand.
fn may_kan_in_riichi(view: &SeatView, kind: Kind) -> bool {
    let rule = view.rules().switches().riichi.kan_after;
    let Some(drawn) = view.hand.drawn().filter(|drawn| drawn.kind() == kind) else { return false };
    let mut before = view.hand;
    if rule == KanAfterRiichi::Never || before.discard(drawn).is_err() {
        return false;
    }
    let now = waits(&before, view);
    let mut tiles = Incremental::new(view.hand.concealed().counts(), view.rules().switches().table.tiles);
    for _ in 0..4 {
        let held = tiles.remove(kind);
        debug_assert!(held.is_ok(), "{held:?}");
    }
    let after = if tiles.shanten() == 0 { tiles.advancing() } else { KindSet::EMPTY };
    let triplet_with = |wait: Kind| {
        let mut complete = *before.concealed().counts();
        let is_triplet = |reading: &Decomposition| match reading {
            Decomposition::Standard(standard) => standard.sets().contains(&Set::Triplet(kind)),
            _ => false,
        };
        complete.add(wait).is_ok() && decompositions(&complete).as_slice().iter().all(is_triplet)
    };
    after.difference(view.hand.held().exhausted()) == now
        && (rule != KanAfterRiichi::HandStays || now.iter().all(triplet_with))
}

/// Returns whether the player may add a tile of this kind to a pon.
fn may_add_kan(view: &SeatView, kind: Kind) -> bool {
    let calls = &view.rules().switches().calls;
    let drawn = view.hand.drawn();
    let pon = view.hand.melds().iter().any(|meld| meld.kind() == MeldKind::Pon && meld.lowest() == kind);
    may_kan(view, view.live)
        && !is_dead(view)
        && pon
        && view.hand.concealed().counts().get(kind) > 0
        && (drawn.is_some() || calls.kan_after_call)
        && (calls.added_kan_later || drawn.is_some_and(|drawn| drawn.kind() == kind))
}

/// Returns whether the offered tile completes the shape of the player's hand, with or without a yaku.
pub(crate) fn may_ron_shape(view: &SeatView, offer: Offer) -> bool {
    waits(&view.hand, view).contains(offer.tile.kind())
        && match offer.offered {
            Offered::Discard => true,
            Offered::AddedKan => view.rules().switches().calls.rob_added_kan,
            Offered::ClosedKan => false,
            Offered::North => view.rules().switches().payments.rob_north,
        }
}

/// Returns whether the player may win on the offered tile.
pub(crate) fn may_ron(view: &SeatView, offer: Offer) -> bool {
    let switches = view.rules().switches();
    let waits = waits(&view.hand, view);
    if is_dead(view) || !waits.contains(offer.tile.kind()) {
        return false;
    }
    let robbable = match offer.offered {
        Offered::Discard => true,
        Offered::AddedKan => switches.calls.rob_added_kan,
        Offered::ClosedKan => switches.calls.rob_closed_kan == RobClosedKan::Orphans,
        Offered::North => switches.payments.rob_north,
    };
    if !robbable || is_furiten(view, waits) {
        return false;
    }
    ron_score(view, offer).is_some_and(|score| {
        offer.offered != Offered::ClosedKan || matches!(score.shape, WinShape::Orphans { .. })
    })
}

/// Returns whether a player with these waits is furiten.
pub(crate) fn is_furiten(view: &SeatView, waits: KindSet) -> bool {
    is_discard_furiten(view, waits) || view.passed || view.passed_in_riichi
}

/// Returns whether the rules have discard furiten and one of these waits is among the player's discards.
pub(crate) fn is_discard_furiten(view: &SeatView, waits: KindSet) -> bool {
    let river = &view.fronts[view.seat].river;
    view.rules().switches().riichi.discard_furiten
        && river.iter().any(|discard| waits.contains(discard.tile.kind()))
}

/// Returns whether any discard may be called for a meld at this point of the deal.
fn may_claim_sets(view: &SeatView, live: u8) -> bool {
    let calls = &view.rules().switches().calls;
    let kans_of = |front: &hanchan_view::Front| front.melds.iter().filter(|meld| meld.is_kan()).count();
    let of_one = view.fronts.0.iter().any(|front| kans_of(front) >= 4);
    let rule = if of_one { calls.four_kans_of_one } else { calls.four_kans_of_several };
    let ends = kans(view) >= 4 && rule == FourKans::Abort;
    (live > 0 || calls.last_discard) && !ends
}

/// Returns the legal reactions to an offered tile. Passing is always the last of them.
pub(crate) fn legal_claims(view: &SeatView) -> Vec<Claim> {
    match view.choice {
        Some(Choice::Claim(claims)) => claims.iter().collect(),
        Some(Choice::Speak { .. }) => {
            Offer::of(view).map_or(vec![Claim::Pass], |offer| unlisted_claims(view, offer))
        }
        _ => Vec::new(),
    }
}

/// Returns the legal reactions at an unassisted table, where the view does not list them.
fn unlisted_claims(view: &SeatView, offer: Offer) -> Vec<Claim> {
    let mut legal = Vec::new();
    if may_ron(view, offer) {
        legal.push(Claim::Ron);
    }
    let frozen = view.fronts[view.seat].riichi.in_force();
    if offer.offered == Offered::Discard && !frozen && !is_dead(view) && may_claim_sets(view, offer.live) {
        let switches = view.rules().switches();
        let left = offer.from.next(switches.table.players) == view.seat;
        let chi = switches.calls.chi == Chi::Left && left;
        let swap = switches.calls.swap_calling;
        let can_discard = |meld: hanchan_tiles::Meld| {
            let mut after = view.hand;
            after.call(meld).is_ok()
                && !after.concealed().counts().kinds().difference(forbidden_after(meld, swap)).is_empty()
        };
        for (claim, meld) in possible_calls(&view.hand, offer.tile, view.seat, offer.from) {
            let legal_now = match claim {
                Claim::Chi(_) => chi && can_discard(meld),
                Claim::Pon(_) => can_discard(meld),
                _ => may_kan(view, offer.live),
            };
            if legal_now {
                legal.push(claim);
            }
        }
    }
    legal.push(Claim::Pass);
    legal
}
