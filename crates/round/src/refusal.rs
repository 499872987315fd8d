//! Why an act is refused.

use hanchan_rules::{Rules, Switch, switch};
use hanchan_tiles::{Kind, KindSet, Seat, Tile};

/// An act that is refused, and why. It changed nothing.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Refusal {
    /// The deal is over.
    Over,
    /// It is another's turn.
    NotYourTurn(Seat),
    /// There is nothing to claim now.
    NothingToClaim,
    /// The player has answered already.
    Answered,
    /// He cannot claim this tile: it is his own, or he has nothing to say to it.
    NotYourClaim,
    /// He does not hold this tile.
    NotHeld(Tile),
    /// He drew no tile: the fourteenth was claimed.
    NothingDrawn,
    /// After riichi only the drawn tile may be discarded (P-086).
    Frozen,
    /// The call made this tile superfluous, and swapping is forbidden.
    Swap(Kind),
    /// The last discard may not be claimed for a set (P-059).
    LastDiscard,
    /// A chi is claimed from the left neighbour only (P-052), or never.
    ChiFromLeft,
    /// He does not hold the tiles for that set.
    NoSuchSet,
    /// There may be no more kans in this deal (P-071).
    NoMoreKans,
    /// A kan needs a live tile (P-073).
    NoLiveTile,
    /// A kan needs a tile drawn from the wall (P-064, P-066).
    KanAfterCall,
    /// A kan that changes the waits after riichi (P-087); the waits before and after.
    WaitsChange(KindSet, KindSet),
    /// Riichi with an open hand (P-083).
    OpenHand,
    /// Riichi is declared already.
    RiichiAlready,
    /// Riichi without tenpai after this discard.
    NotTenpai,
    /// Too few points for riichi (P-085); how many there are.
    TooFewPoints(i32),
    /// Too few live tiles for riichi (P-089); how many there are.
    TooFewTiles(u8),
    /// The tile does not complete the hand; what would.
    NotComplete(KindSet),
    /// A win on another's tile in furiten.
    Furiten(Furiten),
    /// The hand has no yaku (P-078).
    NoYaku,
    /// The yaku depends on which of the waits comes.
    LateYaku,
    /// Its yaku are worth too little (P-136).
    TooFewHan {
        /// What they are worth.
        han: u8,
        /// What is needed.
        least: u8,
    },
    /// Only thirteen orphans may rob a closed kan, or nobody.
    ClosedKanNotRobbed,
    /// There is no such thing as an aborted deal with nine kinds here, or it is too late, or there are fewer.
    NineKinds {
        /// How many kinds of terminals and honours he has.
        kinds: usize,
    },
    /// Norths are not set aside here, or not now.
    NoNorth,
    /// This is done at a real table only.
    Assisted,
    /// The discard can no longer be claimed: the next player has drawn, and the time is over (P-058), or he has
    /// discarded.
    ClaimTooLate,
    /// The discard was claimed: nobody draws now.
    TileClaimed,
    /// The deal may end with this discard: nobody draws before it is sure that nobody wins on it.
    MayEnd,
    /// The hand is dead (P-157).
    DeadHand,
    /// Nothing is to be settled now.
    NothingToSettle,
    /// Nobody pays so much: amounts are whole hundreds, and come from others.
    OddAmount,
    /// What was paid is right.
    NothingToCorrect,
    /// Points that the judge moves do not add up to nothing.
    Unbalanced,
    /// This player is not in riichi.
    NoRiichi,
    /// The judge's note is too long, or there are too many.
    NoteTooLong,
}

/// Which furiten, and by which tile.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Furiten {
    /// One of the waits is among his discards (P-097); which, and the number of that discard from 0.
    Discarded(Kind, usize),
    /// He let a winning tile pass since his last draw (P-098).
    Passed,
    /// He let one pass after riichi (P-088).
    PassedInRiichi,
}

impl Refusal {
    /// A code that stays the same.
    pub const fn code(&self) -> &'static str {
        match self {
            Refusal::Over => "over",
            Refusal::NotYourTurn(_) => "not-your-turn",
            Refusal::NothingToClaim => "nothing-to-claim",
            Refusal::Answered => "answered",
            Refusal::NotYourClaim => "not-your-claim",
            Refusal::NotHeld(_) => "not-held",
            Refusal::NothingDrawn => "nothing-drawn",
            Refusal::Frozen => "frozen",
            Refusal::Swap(_) => "swap-calling",
            Refusal::LastDiscard => "last-discard",
            Refusal::ChiFromLeft => "chi-from-left",
            Refusal::NoSuchSet => "no-such-set",
            Refusal::NoMoreKans => "no-more-kans",
            Refusal::NoLiveTile => "no-live-tile",
            Refusal::KanAfterCall => "kan-after-call",
            Refusal::WaitsChange(..) => "waits-change",
            Refusal::OpenHand => "open-hand",
            Refusal::RiichiAlready => "riichi-already",
            Refusal::NotTenpai => "not-tenpai",
            Refusal::TooFewPoints(_) => "too-few-points",
            Refusal::TooFewTiles(_) => "too-few-tiles",
            Refusal::NotComplete(_) => "not-complete",
            Refusal::Furiten(Furiten::Discarded(..)) => "furiten-discard",
            Refusal::Furiten(Furiten::Passed) => "furiten-passed",
            Refusal::Furiten(Furiten::PassedInRiichi) => "furiten-riichi",
            Refusal::NoYaku => "no-yaku",
            Refusal::LateYaku => "late-yaku",
            Refusal::TooFewHan { .. } => "too-few-han",
            Refusal::ClosedKanNotRobbed => "closed-kan-not-robbed",
            Refusal::NineKinds { .. } => "nine-kinds",
            Refusal::NoNorth => "no-north",
            Refusal::Assisted => "assisted",
            Refusal::ClaimTooLate => "claim-too-late",
            Refusal::TileClaimed => "tile-claimed",
            Refusal::MayEnd => "may-end",
            Refusal::DeadHand => "dead-hand",
            Refusal::NothingToSettle => "nothing-to-settle",
            Refusal::OddAmount => "odd-amount",
            Refusal::NothingToCorrect => "nothing-to-correct",
            Refusal::Unbalanced => "unbalanced",
            Refusal::NoRiichi => "no-riichi",
            Refusal::NoteTooLong => "note-too-long",
        }
    }

    /// The switch that decides it, if one does.
    pub const fn switch(&self) -> Option<&'static Switch> {
        Some(match self {
            Refusal::Swap(_) => &switch::calls::swap_calling,
            Refusal::LastDiscard => &switch::calls::last_discard,
            Refusal::ChiFromLeft => &switch::calls::chi,
            Refusal::NoMoreKans => &switch::calls::most_kans,
            Refusal::NoLiveTile => &switch::calls::kan_at_end,
            Refusal::KanAfterCall => &switch::calls::kan_after_call,
            Refusal::WaitsChange(..) => &switch::riichi::kan_after,
            Refusal::TooFewPoints(_) => &switch::riichi::least_points,
            Refusal::TooFewTiles(_) => &switch::riichi::least_tiles,
            Refusal::Furiten(Furiten::Discarded(..)) => &switch::riichi::discard_furiten,
            Refusal::Furiten(Furiten::Passed) => &switch::riichi::passed_tile,
            Refusal::Furiten(Furiten::PassedInRiichi) => &switch::riichi::riichi_furiten,
            Refusal::NoYaku => &switch::hands::least_han,
            Refusal::LateYaku => &switch::hands::late_yaku,
            Refusal::TooFewHan { .. } => &switch::draws::two_han_from,
            Refusal::ClosedKanNotRobbed => &switch::calls::rob_closed_kan,
            Refusal::NineKinds { .. } => &switch::draws::nine_kinds,
            Refusal::NoNorth => &switch::payments::norths,
            Refusal::ClaimTooLate => &switch::calls::claim_until,
            _ => return None,
        })
    }

    /// The statements behind that switch.
    pub fn statements<'a>(&self, rules: &'a Rules) -> &'a [String] {
        let source = self.switch().and_then(|switch| rules.source_of(switch.group, switch.key));
        source.map_or(&[], |source| &source.by)
    }
}
