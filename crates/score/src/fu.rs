//! Fu, each with its reason.

use hanchan_shape::WaitKind;
use hanchan_tiles::Kind;

use crate::reading::{Complete, Form, Group, Reading, WinShape};

/// What a hand gets fu for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize), serde(rename_all = "kebab-case"))]
pub enum FuReason {
    /// The base fu of every hand.
    Base,
    /// A closed hand that wins by ron.
    ClosedRon,
    /// Seven pairs, which have a fixed number of fu.
    SevenPairs,
    /// A triplet or kan.
    Group(Group),
    /// A pair of dragons, of the seat wind or of the round wind.
    Pair(Kind),
    /// An edge wait, a closed wait or a pair wait.
    Wait(WaitKind),
    /// A win by tsumo.
    Tsumo,
    /// An open hand that has no other fu.
    OpenPinfu,
}

/// A part of a hand's fu, with its reason.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize), serde(rename_all = "kebab-case"))]
pub struct FuItem {
    /// What these fu are for.
    pub reason: FuReason,
    /// The number of fu.
    pub fu: u8,
}

/// The fu of a hand.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Fu {
    items: [FuItem; 9],
    len: u8,
    /// The total, rounded up to the next ten except for seven pairs.
    pub total: u8,
}

impl Fu {
    /// No fu, as for a yakuman.
    pub(crate) const NONE: Fu = Fu { items: [FuItem { reason: FuReason::Base, fu: 0 }; 9], len: 0, total: 0 };

    /// Returns all fu, each with its reason.
    pub fn items(&self) -> &[FuItem] {
        &self.items[..usize::from(self.len)]
    }

    fn push(&mut self, reason: FuReason, fu: u8) {
        if fu > 0 {
            self.items[usize::from(self.len)] = FuItem { reason, fu };
            self.len += 1;
        }
    }

    /// Returns the fu of a shape that is not a yakuman, each with its reason.
    pub(crate) fn of(hand: &Complete<'_>, shape: &WinShape, pinfu: bool) -> Fu {
        let mut fu = Fu::NONE;
        let &WinShape::Standard { groups, pair, wait } = shape else {
            fu.total = hand.rules.switches().payments.pairs_fu;
            fu.push(FuReason::SevenPairs, fu.total);
            return fu;
        };
        let beside = Beside::new(hand, pair, wait, pinfu);
        fu.push(FuReason::Base, 20);
        fu.push(FuReason::ClosedRon, beside.closed_ron);
        let mut sets = 0;
        for group in groups {
            fu.push(FuReason::Group(group), group_fu(group));
            sets += group_fu(group);
        }
        fu.push(FuReason::Pair(pair), beside.pair);
        fu.push(FuReason::Wait(wait), beside.wait);
        fu.push(FuReason::Tsumo, beside.tsumo);
        fu.push(FuReason::OpenPinfu, beside.open_pinfu(sets));
        fu.total = beside.total(sets);
        fu
    }
}

/// The parts of a hand's fu that do not come from its sets.
struct Beside {
    closed_ron: u8,
    pair: u8,
    wait: u8,
    tsumo: u8,
    /// The fu that an open hand gets if it has no other fu.
    open_pinfu: u8,
}

impl Beside {
    fn new(hand: &Complete<'_>, pair: Kind, wait: WaitKind, pinfu: bool) -> Beside {
        let switches = &hand.rules.switches().payments;
        let (closed, tsumo) = (hand.tiles.closed, hand.win.is_tsumo());
        let narrow = matches!(wait, WaitKind::Edge | WaitKind::Closed | WaitKind::Pair);
        Beside {
            closed_ron: if closed && !tsumo { 10 } else { 0 },
            pair: pair_fu(hand, pair),
            wait: if narrow { 2 } else { 0 },
            tsumo: match (tsumo, pinfu && switches.pinfu_tsumo_20) {
                (true, false) if hand.win.circumstances.rinshan => switches.rinshan_fu,
                (true, false) => 2,
                _ => 0,
            },
            open_pinfu: if closed || pinfu { 0 } else { switches.open_pinfu_fu },
        }
    }

    fn sum(&self, sets: u8) -> u8 {
        20 + self.closed_ron + sets + self.pair + self.wait + self.tsumo
    }

    fn open_pinfu(&self, sets: u8) -> u8 {
        if self.sum(sets) == 20 { self.open_pinfu } else { 0 }
    }

    fn total(&self, sets: u8) -> u8 {
        (self.sum(sets) + self.open_pinfu(sets)).next_multiple_of(10)
    }
}

/// Returns only the total fu of a reading, without the reasons.
pub(crate) fn total(reading: &Reading<'_>, pinfu: bool) -> u8 {
    match &reading.sets {
        Some(sets) => Beside::new(reading.of, sets.pair, sets.wait, pinfu).total(sets.fu),
        None => reading.of.rules.switches().payments.pairs_fu,
    }
}

/// Returns the fu of a set: 2 for an open triplet of simples, doubled if the set is closed, doubled for terminals
/// and honours, and quadrupled for a kan (P-113 … P-116).
pub(crate) fn group_fu(group: Group) -> u8 {
    let base = match group.form {
        Form::Run => return 0,
        Form::Triplet => 2,
        Form::Kan => 8,
    };
    base << (u8::from(!group.open) + u8::from(group.low.is_orphan()))
}

/// Returns the fu of a pair of dragons, of the seat wind or of the round wind (P-117, P-118, C-056 … C-058).
pub(crate) fn pair_fu(hand: &Complete<'_>, pair: Kind) -> u8 {
    let (seat, round) =
        (pair == Kind::wind(hand.win.circumstances.seat), pair == Kind::wind(hand.win.circumstances.round));
    match (seat, round) {
        _ if pair >= Kind::WHITE => 2,
        (true, true) => hand.rules.switches().payments.double_wind_fu,
        (false, false) => 0,
        _ => 2,
    }
}
