//! Reasons why a hand does not have a yaku.

use hanchan_rules::Yaku;
use hanchan_score::{Form, Group};
use hanchan_shape::WaitKind;
use hanchan_tiles::{Kind, KindSet};

use crate::codes::codes;

/// Why a hand does not have a yaku.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Reason {
    /// The hand is open, but the yaku needs a closed hand.
    Open,
    /// The hand is won on a tile that does not give the yaku.
    WrongTile {
        /// The tile the hand was won on.
        won: Kind,
        /// The waits that give the yaku.
        right: KindSet,
    },
    /// The hand is won by ron on this tile, but the yaku requires tsumo or needs the completed set to be
    /// concealed.
    Discarded(Kind),
    /// The hand is won by tsumo on this tile, but the yaku requires ron.
    Drawn(Kind),
    /// The pair is of dragons, the seat wind or the round wind, so it has a value.
    ValuePair(Kind),
    /// The wait is not two-sided.
    NotTwoSided(WaitKind),
    /// The hand has this triplet, but the yaku allows no triplet.
    Triplet(Kind),
    /// The hand has this run, but the yaku allows no run.
    Run(Group),
    /// The hand has this terminal, but the yaku allows no terminal.
    Terminal(Kind),
    /// The hand has this honour, but the yaku allows no honour.
    Honour(Kind),
    /// This set has no terminal or honour (or, for some yaku, no terminal).
    InsideSet(Group),
    /// This pair is not of terminals or honours (or, for some yaku, not of terminals).
    InsidePair(Kind),
    /// The hand has no honour tiles, so this other yaku counts instead.
    NoHonour(Yaku),
    /// The hand has no run.
    NoRun,
    /// The hand has this tile of a second suit.
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
    /// The hand has only a pair of this tile, not a triplet.
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
    /// The hand does not have the wait that this yaku needs: on the pair alone, or on all nine or thirteen
    /// tiles.
    OtherWait(Yaku),
    /// This other yaku counts instead.
    Instead(Yaku),
    /// Riichi was not declared.
    NotDeclared,
    /// Riichi was declared later than with the first discard.
    DeclaredLater,
    /// A full go-around or a call came between riichi and the win.
    NotAtOnce,
    /// There are tiles left in the wall, so the winning tile is not the last one.
    NotLast,
    /// The winning tile is the last one, but it is a replacement tile.
    LastReplacement,
    /// The winning tile is a normal draw, not a replacement tile.
    NoReplacement,
    /// The winning tile was discarded, not added to a pon.
    NotAdded,
    /// The first go-around is over or was interrupted.
    NotFirst,
    /// The player is not the dealer, but the yaku is only for the dealer.
    NotDealer,
    /// The player is the dealer, but the yaku is only for non-dealers.
    Dealer,
    /// This discard is neither a terminal nor an honour.
    SimpleDiscard(Kind),
    /// This discard was claimed.
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
