//! Reasons why a hand is a near miss.

use hanchan_rules::Yaku;
use hanchan_score::{Form, Group};
use hanchan_shape::WaitKind;
use hanchan_tiles::{Kind, KindSet};

use crate::codes::codes;

/// Why a hand does not count a yaku.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Reason {
    /// The hand is open but must be closed.
    Open,
    /// The hand is won on a tile that does not give the yaku.
    WrongTile {
        /// The tile the hand was won on.
        won: Kind,
        /// The waits that give the yaku.
        right: KindSet,
    },
    /// The hand is won by ron: the set is not concealed, or the yaku requires tsumo.
    Discarded(Kind),
    /// The hand is won by tsumo but must be won by ron.
    Drawn(Kind),
    /// The pair is of dragons, the seat wind or the round wind.
    ValuePair(Kind),
    /// The wait is not two-sided.
    NotTwoSided(WaitKind),
    /// The hand has a triplet.
    Triplet(Kind),
    /// The hand has a run.
    Run(Group),
    /// The hand has a terminal.
    Terminal(Kind),
    /// The hand has an honour.
    Honour(Kind),
    /// A set has no terminal or honour (or, for some yaku, no terminal).
    InsideSet(Group),
    /// The pair is not of terminals or honours (or, for some yaku, not of terminals).
    InsidePair(Kind),
    /// The hand has no honour; this other yaku counts instead.
    NoHonour(Yaku),
    /// The hand has no run.
    NoRun,
    /// The hand has a second suit.
    OtherSuit(Kind),
    /// This tile is not an honour.
    NotHonour(Kind),
    /// This tile is not a terminal.
    NotTerminal(Kind),
    /// This tile is not green.
    NotGreen(Kind),
    /// The hand has no green dragon.
    NoGreenDragon,
    /// The triplet is not of the seat wind.
    NotSeatWind(Kind),
    /// The triplet is not of the round wind.
    NotRoundWind(Kind),
    /// There are only two of this tile.
    OnlyPair(Kind),
    /// The pair is not of dragons.
    PairNoDragon(Kind),
    /// The pair is not of winds.
    PairNoWind(Kind),
    /// The set is a triplet, not a kan.
    NotKan(Kind),
    /// This set is missing.
    Missing(Group),
    /// This tile is missing.
    MissingTile(Kind),
    /// Two pairs are of the same kind.
    EqualPairs(Kind),
    /// The hand does not wait for the pair alone, or for all nine or thirteen tiles.
    OtherWait(Yaku),
    /// Another yaku counts instead.
    Instead(Yaku),
    /// Riichi was not declared.
    NotDeclared,
    /// Riichi was declared later than with the first discard.
    DeclaredLater,
    /// A full turn or a call came between riichi and the win.
    NotAtOnce,
    /// There are tiles left in the wall.
    NotLast,
    /// The last tile is a replacement tile.
    LastReplacement,
    /// The tile is a normal draw, not a replacement tile.
    NoReplacement,
    /// The tile was discarded, not added to a pon.
    NotAdded,
    /// The first turn is over or was interrupted.
    NotFirst,
    /// The player is not the dealer.
    NotDealer,
    /// The player is the dealer.
    Dealer,
    /// A discard is neither terminal nor honour.
    SimpleDiscard(Kind),
    /// A discard was claimed.
    ClaimedDiscard(Kind),
}

codes!(Reason {
    Reason::Open => "open",
    Reason::WrongTile { .. } => "wrong-tile",
    Reason::Discarded(_) => "discarded",
    Reason::Drawn(_) => "drawn",
    Reason::ValuePair(_) => "value-pair",
    Reason::NotTwoSided(_) => "not-two-sided",
    Reason::Triplet(_) => "triplet",
    Reason::Run(_) => "run",
    Reason::Terminal(_) => "terminal",
    Reason::Honour(_) => "honour",
    Reason::InsideSet(_) => "inside-set",
    Reason::InsidePair(_) => "inside-pair",
    Reason::NoHonour(_) => "no-honour",
    Reason::NoRun => "no-run",
    Reason::OtherSuit(_) => "other-suit",
    Reason::NotHonour(_) => "not-honour",
    Reason::NotTerminal(_) => "not-terminal",
    Reason::NotGreen(_) => "not-green",
    Reason::NoGreenDragon => "no-green-dragon",
    Reason::NotSeatWind(_) => "not-seat-wind",
    Reason::NotRoundWind(_) => "not-round-wind",
    Reason::OnlyPair(_) => "only-pair",
    Reason::PairNoDragon(_) => "pair-no-dragon",
    Reason::PairNoWind(_) => "pair-no-wind",
    Reason::NotKan(_) => "not-kan",
    Reason::Missing(Group { form: Form::Run, .. }) => "missing-run",
    Reason::Missing(_) => "missing-triplet",
    Reason::MissingTile(_) => "missing-tile",
    Reason::EqualPairs(_) => "equal-pairs",
    Reason::OtherWait(Yaku::SuuankouTanki) => "not-pair-wait",
    Reason::OtherWait(Yaku::Suuankou) => "pair-wait",
    Reason::OtherWait(Yaku::KokushiThirteen) => "not-thirteen",
    Reason::OtherWait(Yaku::Kokushi) => "thirteen",
    Reason::OtherWait(Yaku::ChuurenNine) => "not-nine",
    Reason::OtherWait(_) => "nine",
    Reason::Instead(_) => "instead",
    Reason::NotDeclared => "not-declared",
    Reason::DeclaredLater => "declared-later",
    Reason::NotAtOnce => "not-at-once",
    Reason::NotLast => "not-last",
    Reason::LastReplacement => "last-replacement",
    Reason::NoReplacement => "no-replacement",
    Reason::NotAdded => "not-added",
    Reason::NotFirst => "not-first",
    Reason::NotDealer => "not-dealer",
    Reason::Dealer => "dealer",
    Reason::SimpleDiscard(_) => "simple-discard",
    Reason::ClaimedDiscard(_) => "claimed-discard",
});
