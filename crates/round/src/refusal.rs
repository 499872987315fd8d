//! Reasons for refusing an act.

use std::fmt;

use hanchan_rules::{Rules, Switch, switch};
use hanchan_tiles::{Kind, KindSet, Seat, Tile};

use crate::codes::codes;

/// The reason why an act is refused. A refused act changes nothing.
///
/// [`code`](Refusal::code) is stable and meant for programs; [`switch`](Refusal::switch) and
/// [`statements`](Refusal::statements) give the rule behind the refusal; `Display` is English text for developers.
///
/// ```
/// use std::sync::Arc;
///
/// use hanchan_round::{Dice, Refusal, Round, Setup, TurnAct, Wall};
/// use hanchan_rules::preset;
/// use hanchan_tiles::{BySeat, Seat, Tile, Wind};
///
/// let rules = Arc::new(preset("ema").unwrap());
/// let tiles: Vec<Tile> = rules.tile_set().tiles().collect(); // not shuffled
/// let wall = Wall::built(&tiles, Dice::of(3, 4), Seat::First, &rules)?;
/// let points = BySeat([30_000; 4]);
/// let setup = Setup { dealer: Seat::First, round: Wind::East, honba: 0, sticks: 0, points };
/// let mut round = Round::new(rules, wall, setup);
///
/// let refusal = round.act(Seat::Second, TurnAct::DiscardDrawn).unwrap_err();
/// assert_eq!(refusal, Refusal::NotYourTurn(Seat::First));
/// assert_eq!(refusal.code(), "not-your-turn");
/// assert_eq!(refusal.to_string(), "it is the turn of the first seat");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize), serde(rename_all = "kebab-case"))]
#[non_exhaustive]
pub enum Refusal {
    /// The deal is over.
    Over,
    /// It is another player's turn; carries that player's seat.
    NotYourTurn(Seat),
    /// No tile can be claimed now.
    NothingToClaim,
    /// The player has already answered this tile.
    Answered,
    /// The player cannot claim this tile: it is their own, or they have no legal claim on it.
    NotYourClaim,
    /// The player does not hold this tile.
    NotHeld(Tile),
    /// There is no drawn tile: the fourteenth tile was claimed.
    NothingDrawn,
    /// After riichi only the drawn tile may be discarded (P-086).
    Frozen,
    /// A tile of this kind cannot be discarded after the call: swap calling (kuikae) is forbidden.
    Swap(Kind),
    /// The last discard may only be claimed for a win (P-059).
    LastDiscard,
    /// Chi is only possible on the left neighbour's discard (P-052), or not at all under these rules.
    ChiFromLeft,
    /// The player does not hold the tiles for this set.
    NoSuchSet,
    /// No more kans are allowed in this deal (P-071).
    NoMoreKans,
    /// A kan needs a tile left in the live wall (P-073).
    NoLiveTile,
    /// A kan needs a tile drawn from the wall (P-064, P-066).
    KanAfterCall,
    /// The kan would change the waits after riichi (P-087); carries the waits before and after the kan.
    WaitsChange(KindSet, KindSet),
    /// Riichi needs a closed hand (P-083).
    OpenHand,
    /// Riichi is already declared.
    RiichiAlready,
    /// Riichi needs a hand that is tenpai after the discard.
    NotTenpai,
    /// The player has too few points for riichi (P-085); carries the player's points.
    TooFewPoints(i32),
    /// There are too few live tiles for riichi (P-089); carries how many there are.
    TooFewTiles(u8),
    /// The tile does not complete the hand; carries the hand's waits.
    NotComplete(KindSet),
    /// The player is furiten and cannot win on another player's tile.
    Furiten(Furiten),
    /// The hand has no yaku (P-078).
    NoYaku,
    /// The hand has a yaku only with some of its winning tiles, which the rules forbid.
    LateYaku,
    /// The yaku are worth too few han (P-136).
    TooFewHan {
        /// The han from the hand's yaku.
        han: u8,
        /// The minimum han required.
        least: u8,
    },
    /// A closed kan can be robbed only by thirteen orphans, or not at all.
    ClosedKanNotRobbed,
    /// The deal cannot be aborted with nine kinds: the rules don't allow it, it is too late, or the hand has too
    /// few kinds.
    NineKinds {
        /// The number of kinds of terminals and honours in the hand.
        kinds: usize,
    },
    /// A North cannot be set aside under these rules or at this moment.
    NoNorth,
    /// The move is only possible at an unassisted table.
    Assisted,
    /// The discard can no longer be claimed: the next player has drawn and the time is over (P-058), or has
    /// discarded.
    ClaimTooLate,
    /// The player drew early, and the last discard can still be claimed (P-056, P-058).
    ClaimsOpen,
    /// The discard was claimed, so nobody can draw.
    TileClaimed,
    /// The discard may end the deal, so nobody can draw until it is clear that nobody wins on it.
    MayEnd,
    /// The hand is dead (P-157).
    DeadHand,
    /// There are no payments to announce, accept or correct now.
    NothingToSettle,
    /// The amount is impossible: payments must be multiples of 100 and come from the other players.
    OddAmount,
    /// The payment was correct.
    NothingToCorrect,
    /// The points moved by the judge don't add up to zero.
    Unbalanced,
    /// The player is not in riichi.
    NoRiichi,
    /// The judge's note is too long, or there are too many notes.
    NoteTooLong,
}

/// The type of furiten, with the discard that causes it, if there is one.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(rename_all = "kebab-case"))]
pub enum Furiten {
    /// One of the waits is among the player's discards (P-097); carries the kind and the index of the discard.
    Discarded(Kind, usize),
    /// The player is in temporary furiten, because they passed on a winning tile (P-098).
    Passed,
    /// The player passed on a winning tile after riichi (P-088).
    PassedInRiichi,
}

codes!(Refusal {
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
    Refusal::ClaimsOpen => "claims-open",
    Refusal::TileClaimed => "tile-claimed",
    Refusal::MayEnd => "may-end",
    Refusal::DeadHand => "dead-hand",
    Refusal::NothingToSettle => "nothing-to-settle",
    Refusal::OddAmount => "odd-amount",
    Refusal::NothingToCorrect => "nothing-to-correct",
    Refusal::Unbalanced => "unbalanced",
    Refusal::NoRiichi => "no-riichi",
    Refusal::NoteTooLong => "note-too-long",
});

impl Refusal {
    /// Returns the rule switch behind the refusal, if there is one.
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
            Refusal::ClaimTooLate | Refusal::ClaimsOpen => &switch::calls::claim_until,
            _ => return None,
        })
    }

    /// Returns the ids of the rule statements that the switch behind the refusal cites.
    pub fn statements<'a>(&self, rules: &'a Rules) -> &'a [String] {
        let source = self.switch().and_then(|switch| rules.source_of(switch.group, switch.key));
        source.map_or(&[], |source| &source.by)
    }
}

impl fmt::Display for Refusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Refusal::Over => f.write_str("the deal is over"),
            Refusal::NotYourTurn(seat) => write!(f, "it is the turn of the {} seat", ordinal(*seat)),
            Refusal::NothingToClaim => f.write_str("there is no tile to claim now"),
            Refusal::Answered => f.write_str("this player has already answered"),
            Refusal::NotYourClaim => f.write_str("this player cannot claim the tile"),
            Refusal::NotHeld(tile) => write!(f, "there is no {tile} in the hand"),
            Refusal::NothingDrawn => f.write_str("there is no drawn tile: the last tile was claimed"),
            Refusal::Frozen => f.write_str("after riichi only the drawn tile may be discarded"),
            Refusal::Swap(kind) => write!(f, "{kind} may not be discarded after this call (swap calling)"),
            Refusal::LastDiscard => f.write_str("the last discard may only be claimed for a win"),
            Refusal::ChiFromLeft => f.write_str("chi is only possible on the left neighbour's discard"),
            Refusal::NoSuchSet => f.write_str("the hand does not have the tiles for this set"),
            Refusal::NoMoreKans => f.write_str("there may be no more kans in this deal"),
            Refusal::NoLiveTile => f.write_str("a kan needs a live tile in the wall"),
            Refusal::KanAfterCall => f.write_str("a kan is not possible right after a call"),
            Refusal::WaitsChange(before, after) => {
                write!(f, "after riichi a kan may not change the waits: {before} before, {after} after")
            }
            Refusal::OpenHand => f.write_str("riichi needs a closed hand"),
            Refusal::RiichiAlready => f.write_str("riichi is already declared"),
            Refusal::NotTenpai => f.write_str("the hand is not tenpai after this discard"),
            Refusal::TooFewPoints(points) => write!(f, "too few points for riichi: {points}"),
            Refusal::TooFewTiles(tiles) => write!(f, "too few live tiles for riichi: {tiles}"),
            Refusal::NotComplete(waits) if waits.is_empty() => f.write_str("the hand is not tenpai"),
            Refusal::NotComplete(waits) => {
                write!(f, "the tile does not complete the hand, which waits for {waits}")
            }
            Refusal::Furiten(furiten) => furiten.fmt(f),
            Refusal::NoYaku => f.write_str("the hand has no yaku"),
            Refusal::LateYaku => f.write_str("the yaku depends on which of the waits comes"),
            Refusal::TooFewHan { han, least } => {
                write!(f, "the yaku are worth {han} han; {least} are required")
            }
            Refusal::ClosedKanNotRobbed => f.write_str("this closed kan cannot be robbed"),
            Refusal::NineKinds { kinds } => {
                write!(f, "the deal cannot be aborted with {kinds} kinds of terminals and honours now")
            }
            Refusal::NoNorth => f.write_str("a North cannot be set aside now"),
            Refusal::Assisted => f.write_str("this is only possible at an unassisted table"),
            Refusal::ClaimTooLate => f.write_str("the discard can no longer be claimed"),
            Refusal::ClaimsOpen => {
                f.write_str("the last discard can still be claimed; act when the time is over")
            }
            Refusal::TileClaimed => f.write_str("the discard was claimed; nobody draws now"),
            Refusal::MayEnd => f.write_str(
                "the discard may end the deal; nobody draws before it is clear that nobody wins on it",
            ),
            Refusal::DeadHand => f.write_str("the hand is dead"),
            Refusal::NothingToSettle => f.write_str("there is nothing to settle now"),
            Refusal::OddAmount => f.write_str("payments are whole hundreds and come from the other players"),
            Refusal::NothingToCorrect => f.write_str("the payment was correct"),
            Refusal::Unbalanced => f.write_str("the points do not add up to zero"),
            Refusal::NoRiichi => f.write_str("this player has not declared riichi"),
            Refusal::NoteTooLong => f.write_str("the note is too long, or there are too many"),
        }
    }
}

impl std::error::Error for Refusal {}

impl fmt::Display for Furiten {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Furiten::Discarded(kind, number) => {
                write!(f, "furiten: the wait {kind} is discard number {} of this player", number + 1)
            }
            Furiten::Passed => f.write_str("furiten: a winning tile was passed since the last draw"),
            Furiten::PassedInRiichi => f.write_str("furiten: a winning tile was passed after riichi"),
        }
    }
}

fn ordinal(seat: Seat) -> &'static str {
    match seat {
        Seat::First => "first",
        Seat::Second => "second",
        Seat::Third => "third",
        Seat::Fourth => "fourth",
    }
}
