//! Fu: the small points, each with its reason.

use hanchan_rules::{Yaku, YakuSet};
use hanchan_shape::WaitKind;
use hanchan_tiles::Kind;

use crate::reading::{Form, Group, Reading, Shape};

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

    fn push(&mut self, reason: FuReason, fu: u8) {
        if fu > 0 {
            self.items[usize::from(self.len)] = FuItem { reason, fu };
            self.len += 1;
        }
    }

    fn sum(&self) -> u8 {
        self.items().iter().map(|item| item.fu).sum()
    }

    pub(crate) fn of(reading: &Reading<'_>, found: YakuSet) -> Fu {
        let switches = &reading.rules.switches.payments;
        let mut fu = Fu::NONE;
        let &Shape::Standard { groups, pair, wait } = reading.shape else {
            fu.push(FuReason::SevenPairs, switches.pairs_fu);
            fu.total = fu.sum();
            return fu;
        };
        let (tsumo, pinfu) = (reading.win.is_tsumo(), found.has(Yaku::Pinfu));
        fu.push(FuReason::Base, 20);
        fu.push(FuReason::ClosedRon, if reading.tiles.closed && !tsumo { 10 } else { 0 });
        for group in groups {
            fu.push(FuReason::Group(group), group_fu(group));
        }
        fu.push(FuReason::Pair(pair), pair_fu(reading, pair));
        let narrow = matches!(wait, WaitKind::Edge | WaitKind::Closed | WaitKind::Pair);
        fu.push(FuReason::Wait(wait), if narrow { 2 } else { 0 });
        let drawn = match (tsumo, pinfu && switches.pinfu_tsumo_20) {
            (true, false) if reading.win.rinshan => switches.rinshan_fu,
            (true, false) => 2,
            _ => 0,
        };
        fu.push(FuReason::Tsumo, drawn);
        if fu.sum() == 20 && !pinfu && !reading.tiles.closed {
            fu.push(FuReason::OpenPinfu, switches.open_pinfu_fu);
        }
        fu.total = fu.sum().next_multiple_of(10);
        fu
    }
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
pub(crate) fn pair_fu(reading: &Reading<'_>, pair: Kind) -> u8 {
    let (seat, round) = (pair == Kind::wind(reading.win.seat), pair == Kind::wind(reading.win.round));
    match (seat, round) {
        _ if pair >= Kind::WHITE => 2,
        (true, true) => reading.rules.switches.payments.double_wind_fu,
        (false, false) => 0,
        _ => 2,
    }
}
