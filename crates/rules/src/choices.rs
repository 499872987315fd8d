//! The options of the switches that have more than two.

use crate::choice::{Shown, Value, choices, one_of};
use crate::problem::Expected;
use crate::raw::Raw;

choices! {
    /// The length of a game.
    Length {
        /// One deal.
        OneDeal = "one-deal",
        /// The East round (tonpuusen).
        East = "east",
        /// The East and South rounds (hanchan).
        EastSouth = "east-south",
        /// All four rounds.
        AllWinds = "all-winds",
    }

    /// What happens after the last deal if no player has the target points.
    Extension {
        /// The game ends.
        None = "none",
        /// One more round, which ends as soon as a player has the target points.
        ExtraRound = "extra-round",
        /// One more round, which ends when a player has the target points and the dealer does not stay.
        ExtraRoundDealerStays = "extra-round-dealer-stays",
    }

    /// How seats are assigned.
    SeatDraw {
        /// Each player draws one of four wind tiles.
        WindTiles = "wind-tiles",
        /// At random.
        Random = "random",
    }

    /// The direction in which the dealer counts to find the wall to break.
    Direction {
        /// From the dealer to the right.
        CounterClockwise = "counter-clockwise",
        /// From the dealer to the left.
        Clockwise = "clockwise",
    }

    /// The number of stacks counted in the broken wall.
    BreakStacks {
        /// The sum of the dice.
        SameSum = "same-sum",
        /// The sum of the dice plus that of a second roll.
        SecondRoll = "second-roll",
    }

    /// How the last tiles are dealt.
    LastTiles {
        /// The dealer takes the first and the fifth tile, the others one each.
        FirstAndFifth = "first-and-fifth",
        /// One each; the dealer draws the fourteenth tile.
        OneEach = "one-each",
    }

    /// The dora order of the dragons.
    DragonOrder {
        /// White, green, red, white.
        WhiteGreenRed = "white-green-red",
        /// White, red, green, white.
        WhiteRedGreen = "white-red-green",
    }

    /// The dora order of the winds.
    WindOrder {
        /// East, South, West, North, East.
        EastSouthWestNorth = "east-south-west-north",
        /// East, North, West, South, East.
        EastNorthWestSouth = "east-north-west-south",
    }

    /// Who wins when several players call ron on the same tile.
    SeveralRons {
        /// The player next in turn after the discarder (atamahane).
        Nearest = "nearest",
        /// All of them.
        All = "all",
        /// Nobody; the deal is aborted.
        Abort = "abort",
    }

    /// Who receives riichi sticks and honba when several players win.
    RonBonus {
        /// Both go to the winner next in turn after the discarder.
        Nearest = "nearest",
        /// Each winner is paid for honba; sticks go to the winner next in turn.
        CountersToEach = "counters-to-each",
        /// Each winner is paid for honba and gets their own riichi stick back; other sticks go to the winner next in
        /// turn.
        OwnStickBack = "own-stick-back",
    }

    /// Which tiles may not be discarded right after a call (kuikae).
    SwapCalling {
        /// Any tile may be discarded.
        Allowed = "allowed",
        /// The claimed tile may not be discarded.
        SameTileForbidden = "same-tile-forbidden",
        /// Neither the claimed tile nor the other end of the chi may be discarded.
        Forbidden = "forbidden",
    }

    /// Whose discard may be called for a chi.
    Chi {
        /// The left neighbour's.
        Left = "left",
        /// Nobody's.
        Never = "never",
    }

    /// How the claimed tile is placed in a pon or chi.
    ClaimedTile {
        /// Sideways, in the position that shows which player discarded it.
        ShowsFeeder = "shows-feeder",
        /// Sideways, in any position.
        AnyPlace = "any-place",
    }

    /// The position of a tile claimed from the right in an open kan.
    KanFromRight {
        /// The fourth.
        Fourth = "fourth",
        /// The third.
        Third = "third",
    }

    /// Which tiles of a closed kan are placed face down.
    ClosedKanDown {
        /// The outer two.
        Outer = "outer",
        /// The inner two.
        Inner = "inner",
    }

    /// Where the tile added to a pon is placed.
    AddedTile {
        /// On top of the sideways tile.
        OnTop = "on-top",
        /// Beside the sideways tile.
        Beside = "beside",
    }

    /// When the indicator for a kan is revealed.
    KanDora {
        /// Immediately, before the replacement tile is drawn.
        AtOnce = "at-once",
        /// After the replacement tile is drawn, before the discard.
        BeforeDiscard = "before-discard",
        /// With the discard, or with the next kan or North before its replacement tile: it counts for a ron on the
        /// discard, but not for a tsumo on the replacement tile.
        WithDiscard = "with-discard",
        /// After the discard, if nobody wins on it.
        AfterDiscard = "after-discard",
    }

    /// What happens after the fourth kan.
    FourKans {
        /// The deal is aborted after the discard.
        Abort = "abort",
        /// Play continues without a fifth kan.
        GoOn = "go-on",
    }

    /// Which hands may win on the tile of a closed kan.
    RobClosedKan {
        /// None.
        Never = "never",
        /// Thirteen orphans.
        Orphans = "orphans",
    }

    /// Which declarations interrupt the first turn or the turn after riichi.
    Interruption {
        /// Every chi, pon, kan (including closed kans) and declared North.
        AnyCall = "any-call",
        /// Sets declared by other players, including closed kans.
        OthersSets = "others-sets",
        /// Only open sets.
        OpenSets = "open-sets",
    }

    /// What happens to the riichi stick if another player wins on the declaration tile.
    RiichiTileWon {
        /// It is returned, and the riichi does not count.
        StakeReturned = "stake-returned",
        /// It is paid.
        StakePaid = "stake-paid",
    }

    /// What happens to the riichi sticks on the table after a draw.
    SticksAfterDraw {
        /// They go to the next winner.
        NextWinner = "next-winner",
        /// They are returned to the players who paid them.
        Returned = "returned",
    }

    /// What happens to riichi sticks left on the table when the game ends.
    LeftoverSticks {
        /// They go to first place.
        First = "first",
        /// They are returned to the players who paid them.
        Returned = "returned",
        /// Nobody gets them.
        Lost = "lost",
    }

    /// When a closed kan is allowed after riichi.
    KanAfterRiichi {
        /// Never.
        Never = "never",
        /// If the waits do not change.
        WaitsStay = "waits-stay",
        /// If neither the waits nor any interpretation of the hand change.
        HandStays = "hand-stays",
    }

    /// When temporary furiten after passing on a winning tile ends.
    PassedTile {
        /// At the player's next draw from the wall.
        NextDraw = "next-draw",
        /// At the player's next draw or call.
        NextDrawOrCall = "next-draw-or-call",
    }

    /// What renhou is worth.
    Renhou {
        /// Nothing: it is not used.
        Off = "off",
        /// Mangan, unless the hand is worth more.
        Mangan = "mangan",
        /// Han that are added to those of other yaku.
        Han = "han",
        /// A yakuman.
        Yakuman = "yakuman",
    }

    /// Which discards count for renhou.
    RenhouDiscard {
        /// Any discard before the player's first turn, in an uninterrupted first turn.
        BeforeOwnTurn = "before-own-turn",
        /// Only the dealer's first discard.
        FirstDiscard = "first-discard",
    }

    /// How nagashi mangan affects the noten payments of a draw.
    NagashiPayments {
        /// It replaces them.
        Instead = "instead",
        /// Both are paid.
        Also = "also",
    }

    /// Who deals after nagashi mangan.
    NagashiDealer {
        /// The deal always passes on.
        MovesOn = "moves-on",
        /// The dealer stays if tenpai.
        ByTenpai = "by-tenpai",
        /// The dealer stays if the nagashi mangan is the dealer's.
        StaysIfOwn = "stays-if-own",
    }

    /// What else, besides a wrong discard, rules out nagashi mangan.
    NagashiBroken {
        /// A call on one of the discards.
        Claims = "claims",
        /// Nothing.
        Nothing = "nothing",
    }

    /// Whether different yakuman add up.
    YakumanStacking {
        /// Only the highest counts.
        Highest = "highest",
        /// They add up.
        Add = "add",
    }

    /// What a hand of 13 or more counted han is worth.
    Kazoe {
        /// A yakuman.
        Yakuman = "yakuman",
        /// A sanbaiman.
        Sanbaiman = "sanbaiman",
    }

    /// When a player who feeds a set becomes liable.
    PaoCondition {
        /// If they discarded the tile that completed the last of the sets.
        LastSet = "last-set",
        /// If all of the sets are open, and they discarded the tile that completed the last of them.
        AllOpen = "all-open",
    }

    /// What the liable player pays for a tsumo win.
    PaoTsumo {
        /// Everything.
        All = "all",
        /// The yakuman they are liable for; all players pay the rest.
        ThatYakuman = "that-yakuman",
        /// The same as without liability.
        Normal = "normal",
    }

    /// What the liable player pays if another player deals in.
    PaoRon {
        /// Half of the hand's value.
        HalfHand = "half-hand",
        /// Half of the yakuman they are liable for.
        HalfYakuman = "half-yakuman",
    }

    /// Who pays the honba when a player is liable.
    PaoCounters {
        /// The liable player for a tsumo, the discarder for a ron.
        FeederOnTsumo = "feeder-on-tsumo",
        /// Always the liable player.
        Feeder = "feeder",
        /// The same players as without liability.
        Normal = "normal",
    }

    /// What a player who deals in pays with three players.
    ThreePlayerRon {
        /// The shares of two players: three times the base points, four times for a dealer's win.
        TwoShares = "two-shares",
        /// The same as with four players.
        AsFour = "as-four",
    }

    /// What happens to the missing player's share of a tsumo with three players.
    ThreePlayerTsumo {
        /// Nobody pays it.
        Lost = "lost",
        /// The other two pay half of it each.
        Split = "split",
    }

    /// Which winners are paid for honba.
    CounterWinner {
        /// Any winner.
        Any = "any",
        /// Only the dealer.
        Dealer = "dealer",
    }

    /// What happens to the honba.
    CounterFate {
        /// One is added.
        Raised = "raised",
        /// They stay.
        Kept = "kept",
        /// They are reset to zero.
        Reset = "reset",
    }

    /// Who deals after an abortive draw.
    AbortDealer {
        /// The same dealer.
        Stays = "stays",
        /// The next player.
        MovesOn = "moves-on",
    }

    /// What a hand needs once the two-han minimum applies.
    TwoHan {
        /// Yaku worth two han in total.
        Han = "han",
        /// Two different yaku.
        DifferentYaku = "different-yaku",
    }

    /// When the dealer stays dealer.
    Renchan {
        /// After winning.
        Win = "win",
        /// After winning, or if tenpai at an exhaustive draw.
        WinOrTenpai = "win-or-tenpai",
        /// Never.
        Never = "never",
    }

    /// Whether the game ends after the last deal when the dealer leads.
    LastDealStop {
        /// The game ends.
        Forced = "forced",
        /// The dealer may end the game.
        Chosen = "chosen",
        /// The game ends if the dealer has the target points.
        ForcedAtTarget = "forced-at-target",
        /// The game continues.
        No = "no",
    }

    /// When the game ends because a player has lost all their points.
    Bust {
        /// Never.
        Never = "never",
        /// Below zero.
        BelowZero = "below-zero",
        /// At zero or below.
        AtZero = "at-zero",
    }

    /// What a chombo costs.
    Chombo {
        /// A mangan paid to the other players at the table.
        Mangan = "mangan",
        /// A deduction from the result after the game.
        AfterGame = "after-game",
    }

    /// What happens after a chombo.
    ChomboAftermath {
        /// Riichi sticks are returned, and the deal is replayed without an additional honba.
        Redeal = "redeal",
        /// The deal ends as an exhaustive draw.
        Draw = "draw",
    }

    /// The penalty for an error.
    Penalty {
        /// Nothing.
        None = "none",
        /// The hand is dead.
        DeadHand = "dead-hand",
        /// A chombo.
        Chombo = "chombo",
    }

    /// Who states the value of a winning hand.
    Scoring {
        /// The program.
        Automatic = "automatic",
        /// The winner; it counts unless another player objects.
        Announced = "announced",
    }

    /// How uma is determined.
    Uma {
        /// By place.
        Fixed = "fixed",
        /// By the number of players with more points than they started with.
        ByPlayersInPlus = "by-players-in-plus",
    }

    /// How results are rounded.
    Rounding {
        /// No rounding: tenths are kept.
        Tenths = "tenths",
        /// Up to the next whole number.
        Up = "up",
        /// To the nearest whole number.
        Nearest = "nearest",
        /// To the nearest whole number, halves toward zero.
        FiveDown = "five-down",
        /// The points to the nearest thousand, halves away from zero; first place gets the remainder.
        Thousands = "thousands",
    }

    /// Who ranks higher at equal points.
    Ties {
        /// The player seated closer to the first dealer.
        BySeat = "by-seat",
        /// Tied players share places, uma, oka and leftover sticks.
        Shared = "shared",
    }

    /// Who decides matters that the rules leave open.
    Unregulated {
        /// The judge, whose decision is final.
        Judge = "judge",
        /// The players.
        Players = "players",
    }
}

/// The points a player must have to declare riichi.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum LeastPoints {
    /// Any number, even below zero.
    Any,
    /// At least this many points.
    AtLeast(i32),
}

impl LeastPoints {
    /// Returns whether this many points are enough.
    pub fn allow(self, points: i32) -> bool {
        match self {
            LeastPoints::Any => true,
            LeastPoints::AtLeast(least) => points >= least,
        }
    }
}

impl Value for LeastPoints {
    fn read(value: &Raw) -> Result<LeastPoints, Expected> {
        match value.as_str() {
            Some("any") => Ok(LeastPoints::Any),
            Some(_) => Err(Expected::PointsOrAny),
            None => i32::read(value).map(LeastPoints::AtLeast).map_err(|_| Expected::PointsOrAny),
        }
    }

    fn write(&self) -> String {
        match self {
            LeastPoints::Any => "\"any\"".to_owned(),
            LeastPoints::AtLeast(points) => points.to_string(),
        }
    }

    fn shown(&self) -> Shown {
        match *self {
            LeastPoints::Any => Shown::Any,
            LeastPoints::AtLeast(points) => Shown::Number(i64::from(points)),
        }
    }
}
