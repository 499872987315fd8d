//! Why a near miss is one.

use hanchan_rules::Yaku;
use hanchan_score::{Form, Group};
use hanchan_shape::WaitKind;
use hanchan_tiles::{Kind, KindSet};

use crate::codes::codes;

/// Why a hand does not show a yaku.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Reason {
    /// It is open and must be closed.
    Open,
    /// It is won on a tile that completes it otherwise; only these give the yaku.
    WrongTile {
        /// The tile it is won on.
        won: Kind,
        /// The waits that give the yaku.
        right: KindSet,
    },
    /// It is won on another's tile: that set is not closed, or the tile had to be drawn.
    Discarded(Kind),
    /// The winning tile is drawn, and had to be discarded.
    Drawn(Kind),
    /// The pair is of dragons or a wind of value.
    ValuePair(Kind),
    /// The wait is not two-sided.
    NotTwoSided(WaitKind),
    /// There is a triplet.
    Triplet(Kind),
    /// There is a run.
    Run(Group),
    /// There is a terminal.
    Terminal(Kind),
    /// There is an honour.
    Honour(Kind),
    /// A set has neither terminal nor honour in it (or no terminal).
    InsideSet(Group),
    /// So has the pair.
    InsidePair(Kind),
    /// There is no honour; another yaku counts then.
    NoHonour(Yaku),
    /// There is no run.
    NoRun,
    /// There is a second suit.
    OtherSuit(Kind),
    /// It is not an honour.
    NotHonour(Kind),
    /// It is not a terminal.
    NotTerminal(Kind),
    /// It is not a green tile.
    NotGreen(Kind),
    /// There is no green dragon.
    NoGreenDragon,
    /// The triplet is not of the seat's wind.
    NotSeatWind(Kind),
    /// The triplet is not of the round's wind.
    NotRoundWind(Kind),
    /// There are only two of them.
    OnlyPair(Kind),
    /// The pair is not of dragons.
    PairNoDragon(Kind),
    /// The pair is not of winds.
    PairNoWind(Kind),
    /// It is a triplet and no kan.
    NotKan(Kind),
    /// This set is missing.
    Missing(Group),
    /// This tile is missing.
    MissingTile(Kind),
    /// Two pairs are of the same kind.
    EqualPairs(Kind),
    /// It does not wait for the pair alone, or for all nine or thirteen.
    OtherWait(Yaku),
    /// Another yaku counts instead.
    Instead(Yaku),
    /// Riichi was not declared.
    NotDeclared,
    /// Riichi was declared later than with the first discard.
    DeclaredLater,
    /// A round or a call lies between riichi and the win.
    NotAtOnce,
    /// There are tiles left.
    NotLast,
    /// The last tile is a replacement tile.
    LastReplacement,
    /// The tile comes from the wall as usual.
    NoReplacement,
    /// The tile is discarded and not added to a pon.
    NotAdded,
    /// The first round is over or was broken.
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
