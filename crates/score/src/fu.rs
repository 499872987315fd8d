//! Fu: the small points, each with its reason.

use hanchan_shape::WaitKind;
use hanchan_tiles::Kind;

use crate::reading::{Complete, Form, Group, Shape};

/// Why a hand gets fu.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum FuReason {
    /// What every hand gets.
    Base,
    /// A closed hand won on another's tile.
    ClosedRon,
    /// Seven pairs, whatever else.
    SevenPairs,
    /// A set.
    Group(Group),
    /// A pair of dragons, of the seat's or the round's wind.
    Pair(Kind),
    /// An edge, closed or pair wait.
    Wait(WaitKind),
    /// The winning tile was drawn.
    Tsumo,
    /// An open hand that would get nothing.
    OpenPinfu,
}

/// Fu for a reason.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct FuItem {
    /// Why.
    pub reason: FuReason,
    /// How many.
    pub fu: u8,
}

/// The fu of a hand.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Fu {
    items: [FuItem; 9],
    len: u8,
    /// Rounded up to a full ten, but for seven pairs.
    pub total: u8,
}

impl Fu {
    /// A yakuman needs none.
    pub(crate) const NONE: Fu = Fu { items: [FuItem { reason: FuReason::Base, fu: 0 }; 9], len: 0, total: 0 };

    /// Each with its reason.
    pub fn items(&self) -> &[FuItem] {
        &self.items[..usize::from(self.len)]
    }

    pub(crate) fn of(hand: &Complete<'_>, shape: &Shape, pinfu: bool) -> Fu {
        let mut fu = Fu::NONE;
        fu.total = each(hand, shape, pinfu, |reason, points| {
            fu.items[usize::from(fu.len)] = FuItem { reason, fu: points };
            fu.len += 1;
        });
        fu
    }
}

/// The total alone.
pub(crate) fn total(hand: &Complete<'_>, shape: &Shape, pinfu: bool) -> u8 {
    each(hand, shape, pinfu, |_, _| {})
}

/// Calls `put` with every reason and its fu, and adds them up.
fn each(hand: &Complete<'_>, shape: &Shape, pinfu: bool, mut put: impl FnMut(FuReason, u8)) -> u8 {
    let switches = &hand.rules.switches.payments;
    let mut sum = 0;
    let mut add = |reason, fu| {
        if fu > 0 {
            put(reason, fu);
        }
        sum += fu;
        sum
    };
    let &Shape::Standard { groups, pair, wait } = shape else {
        return add(FuReason::SevenPairs, switches.pairs_fu);
    };
    let (closed, tsumo) = (hand.tiles.closed, hand.win.is_tsumo());
    add(FuReason::Base, 20);
    add(FuReason::ClosedRon, if closed && !tsumo { 10 } else { 0 });
    for group in groups {
        add(FuReason::Group(group), group_fu(group));
    }
    add(FuReason::Pair(pair), pair_fu(hand, pair));
    let narrow = matches!(wait, WaitKind::Edge | WaitKind::Closed | WaitKind::Pair);
    add(FuReason::Wait(wait), if narrow { 2 } else { 0 });
    let drawn = match (tsumo, pinfu && switches.pinfu_tsumo_20) {
        (true, false) if hand.win.rinshan => switches.rinshan_fu,
        (true, false) => 2,
        _ => 0,
    };
    let so_far = add(FuReason::Tsumo, drawn);
    let nothing = so_far == 20 && !pinfu && !closed;
    add(FuReason::OpenPinfu, if nothing { switches.open_pinfu_fu } else { 0 }).next_multiple_of(10)
}

/// 2 for an open triplet of simples, twice for closed, twice for terminals and honours, four times for a
/// kan (P-113 … P-116).
fn group_fu(group: Group) -> u8 {
    let base = match group.form {
        Form::Run => return 0,
        Form::Triplet => 2,
        Form::Kan => 8,
    };
    base << (u8::from(!group.open) + u8::from(group.low.is_orphan()))
}

/// Pairs of dragons and of the seat's or round's wind (P-117, P-118, C-056 … C-058).
pub(crate) fn pair_fu(hand: &Complete<'_>, pair: Kind) -> u8 {
    let (seat, round) = (pair == Kind::wind(hand.win.seat), pair == Kind::wind(hand.win.round));
    match (seat, round) {
        _ if pair >= Kind::WHITE => 2,
        (true, true) => hand.rules.switches.payments.double_wind_fu,
        (false, false) => 0,
        _ => 2,
    }
}
