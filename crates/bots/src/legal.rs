//! What is right to do: at a real table nobody says it, and the lists hold everything that hands can do.

use hanchan_round::{Claim, Offered, RiichiState, TurnAct, forbidden_after};
use hanchan_rules::{Chi, FourKans, KanAfterRiichi, RobClosedKan};
use hanchan_score::{Shape, equal_pairs_wait};
use hanchan_shape::{Decomposition, Incremental, Set, decompositions};
use hanchan_tiles::{Hand, Kind, KindSet, MeldKind};
use hanchan_view::{Choice, SeatView};

use crate::offer::Offer;
use crate::sets::claims;
use crate::worth::{drawn_win, win_on};

/// The kinds that complete concealed tiles beside what lies aside, as the rules see it.
pub(crate) fn waits(hand: &Hand, view: &SeatView) -> KindSet {
    let switches = view.rules().switches();
    let counts = hand.concealed().counts();
    let tiles = Incremental::new(counts, switches.table.tiles);
    let by_shape = if tiles.shanten() == 0 { tiles.advancing() } else { KindSet::EMPTY };
    let equal = switches.hands.equal_pairs && hand.melds().is_empty();
    let waits = if equal { by_shape.union(equal_pairs_wait(counts)) } else { by_shape };
    waits.difference(hand.held().exhausted())
}

/// What a player may rightly do in his turn.
pub(crate) fn acts(view: &SeatView) -> impl Iterator<Item = TurnAct> {
    let listed = if let Some(Choice::Turn(acts)) = view.choice { Some(acts) } else { None };
    listed.into_iter().flat_map(|acts| acts.iter()).filter(|&act| is_right(view, act))
}

/// Whether an act that is in the list is right.
pub(crate) fn is_right(view: &SeatView, act: TurnAct) -> bool {
    match act {
        TurnAct::DiscardDrawn | TurnAct::Discard(_) | TurnAct::North | TurnAct::NineKinds => true,
        TurnAct::Riichi(tile) => may_declare(view) && waits_without(view, tile.kind()),
        TurnAct::RiichiDrawn => {
            may_declare(view) && view.hand.drawn().is_some_and(|tile| waits_without(view, tile.kind()))
        }
        TurnAct::ClosedKan(kind) => may_close_kan(view, kind),
        TurnAct::AddedKan(kind) => may_add_kan(view, kind),
        TurnAct::Tsumo => !is_dead(view) && may_be_complete(view) && drawn_win(view).is_some(),
    }
}

fn is_dead(view: &SeatView) -> bool {
    view.fronts[view.seat].dead
}

/// Whether fourteen tiles can be a win at all; cheap.
fn may_be_complete(view: &SeatView) -> bool {
    let switches = view.rules().switches();
    let counts = view.hand.concealed().counts();
    switches.hands.equal_pairs || hanchan_shape::shanten(counts, switches.table.tiles) == -1
}

/// Whether riichi may be declared, whatever is discarded.
pub(crate) fn may_declare(view: &SeatView) -> bool {
    let switches = &view.rules().switches().riichi;
    view.fronts[view.seat].riichi == RiichiState::No
        && !is_dead(view)
        && view.hand.is_closed()
        && switches.least_points.allow(view.points[view.seat])
        && view.live >= switches.least_tiles
}

fn waits_without(view: &SeatView, kind: Kind) -> bool {
    let mut hand = view.hand.taken_in();
    let tile = hand.concealed().iter().find(|tile| tile.kind() == kind);
    tile.is_some_and(|tile| hand.discard(tile).is_ok()) && !waits(&hand, view).is_empty()
}

/// Whether there is a replacement tile left.
pub(crate) fn replacements_left(view: &SeatView) -> bool {
    let norths: u8 = view.fronts.0.iter().map(|front| front.norths).sum();
    kans(view) + norths < view.rules().switches().table.replacement_tiles
}

/// Whether there may be one more kan.
pub(crate) fn may_kan(view: &SeatView, live: u8) -> bool {
    let switches = view.rules().switches();
    kans(view) < switches.calls.most_kans
        && replacements_left(view)
        && (live > 0 || switches.calls.kan_at_end)
}

fn kans(view: &SeatView) -> u8 {
    let kans = |front: &hanchan_view::Front| front.melds.iter().filter(|meld| meld.is_kan()).count();
    view.fronts.0.iter().map(kans).sum::<usize>() as u8
}

fn may_close_kan(view: &SeatView, kind: Kind) -> bool {
    let frozen = view.fronts[view.seat].riichi.in_force();
    may_kan(view, view.live)
        && !is_dead(view)
        && view.hand.concealed().counts().get(kind) == 4
        && (view.hand.drawn().is_some() || view.rules().switches().calls.kan_after_call)
        && (!frozen || may_kan_in_riichi(view, kind))
}

/// After riichi a kan of the drawn tile may be made if the waits stay (P-087), and where the rules want it also every
/// way to read the hand.
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
        let _held = tiles.remove(kind);
    }
    let after = if tiles.shanten() == 0 { tiles.advancing() } else { KindSet::EMPTY };
    let triplet_with = |wait: Kind| {
        let mut complete = *before.concealed().counts();
        let is_triplet = |way: &Decomposition| match way {
            Decomposition::Standard(standard) => standard.sets().contains(&Set::Triplet(kind)),
            _ => false,
        };
        complete.add(wait).is_ok() && decompositions(&complete).as_slice().iter().all(is_triplet)
    };
    after.difference(view.hand.held().exhausted()) == now
        && (rule != KanAfterRiichi::HandStays || now.iter().all(triplet_with))
}

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

/// Whether a tile completes his hand, whatever it is worth.
pub(crate) fn may_ron_shape(view: &SeatView, offer: Offer) -> bool {
    waits(&view.hand, view).contains(offer.tile.kind())
        && match offer.offered {
            Offered::Discard => true,
            Offered::AddedKan => view.rules().switches().calls.rob_added_kan,
            Offered::ClosedKan => false,
            Offered::North => view.rules().switches().payments.rob_north,
        }
}

/// Whether he may win on a tile.
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
    win_on(view, offer).is_some_and(|score| {
        offer.offered != Offered::ClosedKan || matches!(score.shape, Shape::Orphans { .. })
    })
}

/// Whether he must not win on others' tiles with these waits.
pub(crate) fn is_furiten(view: &SeatView, waits: KindSet) -> bool {
    is_discard_furiten(view, waits) || view.passed || view.passed_in_riichi
}

/// Whether one of these waits is among his discards.
pub(crate) fn is_discard_furiten(view: &SeatView, waits: KindSet) -> bool {
    let river = &view.fronts[view.seat].river;
    view.rules().switches().riichi.discard_furiten
        && river.iter().any(|discard| waits.contains(discard.tile.kind()))
}

/// Whether sets may be claimed at all.
fn may_claim_sets(view: &SeatView, live: u8) -> bool {
    let calls = &view.rules().switches().calls;
    let kans_of = |front: &hanchan_view::Front| front.melds.iter().filter(|meld| meld.is_kan()).count();
    let of_one = view.fronts.0.iter().any(|front| kans_of(front) >= 4);
    let rule = if of_one { calls.four_kans_of_one } else { calls.four_kans_of_several };
    let ends = kans(view) >= 4 && rule == FourKans::Abort;
    (live > 0 || calls.last_discard) && !ends
}

/// What a player may rightly say to a tile; passing is always among it, and last.
pub(crate) fn answers(view: &SeatView) -> Vec<Claim> {
    match view.choice {
        Some(Choice::Claim(claims)) => claims.iter().collect(),
        Some(Choice::Speak { .. }) => Offer::of(view).map_or(vec![Claim::Pass], |offer| spoken(view, offer)),
        _ => Vec::new(),
    }
}

fn spoken(view: &SeatView, offer: Offer) -> Vec<Claim> {
    let mut right = Vec::new();
    if may_ron(view, offer) {
        right.push(Claim::Ron);
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
        for (claim, meld) in claims(&view.hand, offer.tile, view.seat, offer.from) {
            let right_now = match claim {
                Claim::Chi(_) => chi && can_discard(meld),
                Claim::Pon(_) => can_discard(meld),
                _ => may_kan(view, offer.live),
            };
            if right_now {
                right.push(claim);
            }
        }
    }
    right.push(Claim::Pass);
    right
}
