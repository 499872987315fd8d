//! The types of the switches whose values are named options.

use crate::choice::{Shown, Value, choices, one_of};
use crate::problem::Expected;
use crate::raw::Raw;

choices! {
    /// The length of a game.
    Length {
        /// A single deal.
        OneDeal = "one-deal",
        /// Only the East round (tonpuusen).
        East = "east",
        /// The East and South rounds (hanchan).
        EastSouth = "east-south",
        /// All four wind rounds, East to North.
        AllWinds = "all-winds",
    }

    /// What happens after the last deal if no player has reached the target score.
    Extension {
        /// The game ends.
        None = "none",
        /// One more round, which ends as soon as a player reaches the target score.
        ExtraRound = "extra-round",
        /// One more round, which ends when a player has reached the target score and the dealer does not stay.
        ExtraRoundDealerStays = "extra-round-dealer-stays",
        /// More rounds, to the North round if necessary, which end when a player has reached the target score and the
        /// dealer does not stay.
        ExtraRoundsDealerStays = "extra-rounds-dealer-stays",
    }

    /// How seats are assigned.
    SeatDraw {
        /// Each player draws one of four wind tiles.
        WindTiles = "wind-tiles",
        /// Seats are assigned at random.
        Random = "random",
    }

    /// The direction in which the dealer counts to find the wall to break.
    Direction {
        /// From the dealer to the right.
        CounterClockwise = "counter-clockwise",
        /// From the dealer to the left.
        Clockwise = "clockwise",
    }

    /// How many stacks are counted off in the wall to break.
    BreakStacks {
        /// The sum of the dice.
        SameSum = "same-sum",
        /// The sum of the dice plus that of a second roll.
        SecondRoll = "second-roll",
    }

    /// How the last tiles of the starting hands are dealt.
    LastTiles {
        /// The dealer takes the first and fifth tiles, the other players one each.
        FirstAndFifth = "first-and-fifth",
        /// All players take one tile each; the dealer draws the fourteenth tile.
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
        /// Only the player closest in turn order after the discarder (atamahane).
        Nearest = "nearest",
        /// All players who called ron.
        All = "all",
        /// Nobody; the deal is aborted.
        Abort = "abort",
    }

    /// Who receives riichi sticks and honba when several players win.
    RonBonus {
        /// Sticks and honba go to the winner closest in turn order after the discarder.
        Nearest = "nearest",
        /// Each winner is paid for honba; sticks go to the winner closest in turn order after the discarder.
        CountersToEach = "counters-to-each",
        /// Each winner is paid for honba and gets their own riichi stick back; other sticks go to the winner
        /// closest in turn order after the discarder.
        OwnStickBack = "own-stick-back",
    }

    /// Which tiles may not be discarded right after a call (kuikae).
    SwapCalling {
        /// Any tile may be discarded.
        Allowed = "allowed",
        /// The claimed tile may not be discarded.
        SameTileForbidden = "same-tile-forbidden",
        /// Neither the claimed tile nor the tile at the other end of the chi may be discarded.
        Forbidden = "forbidden",
    }

    /// Whose discard may be called for a chi.
    Chi {
        /// Only the left neighbour's.
        Left = "left",
        /// Nobody's: there is no chi.
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
        /// The fourth tile from the left.
        Fourth = "fourth",
        /// The third tile from the left.
        Third = "third",
    }

    /// Which tiles of a closed kan are placed face down.
    ClosedKanDown {
        /// The outer two tiles.
        Outer = "outer",
        /// The inner two tiles.
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
        /// With the discard, or at the next kan or North, before its replacement tile is drawn: the indicator
        /// counts for a ron on the discard, but not for a tsumo on the replacement tile.
        WithDiscard = "with-discard",
        /// After the discard, if nobody wins on it.
        AfterDiscard = "after-discard",
    }

    /// What happens after the fourth kan.
    FourKans {
        /// The deal is aborted after the discard.
        Abort = "abort",
        /// Play continues, but no fifth kan is allowed.
        GoOn = "go-on",
    }

    /// Which hands may win on the tile of a closed kan.
    RobClosedKan {
        /// No hand.
        Never = "never",
        /// Only thirteen orphans.
        Orphans = "orphans",
    }

    /// Which declarations interrupt the first go-around or the go-around after riichi.
    Interruption {
        /// Every chi, pon, kan (including closed kans) and declared North.
        AnyCall = "any-call",
        /// Only sets declared by other players, including closed kans.
        OthersSets = "others-sets",
        /// Only open sets, by any player.
        OpenSets = "open-sets",
    }

    /// What happens to the riichi stick if another player wins on the declaration tile.
    RiichiTileWon {
        /// The stick is returned, and the riichi does not count.
        StakeReturned = "stake-returned",
        /// The stick is paid.
        StakePaid = "stake-paid",
    }

    /// What happens to the riichi sticks on the table after a draw.
    SticksAfterDraw {
        /// The sticks go to the next winner.
        NextWinner = "next-winner",
        /// The sticks are returned to the players who paid them.
        Returned = "returned",
    }

    /// What happens to riichi sticks left on the table when the game ends.
    LeftoverSticks {
        /// The sticks go to the player in first place.
        First = "first",
        /// The sticks are returned to the players who paid them.
        Returned = "returned",
        /// Nobody gets the sticks.
        Lost = "lost",
    }

    /// When a closed kan is allowed after riichi.
    KanAfterRiichi {
        /// Never.
        Never = "never",
        /// If the kan does not change the waits.
        WaitsStay = "waits-stay",
        /// If the kan changes neither the waits nor any interpretation of the hand.
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
        /// Nothing: the yaku is not used.
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
        /// Any discard before the player's first turn, while the first go-around is uninterrupted.
        BeforeOwnTurn = "before-own-turn",
        /// Only the dealer's first discard.
        FirstDiscard = "first-discard",
    }

    /// How nagashi mangan affects the noten payments of a draw.
    NagashiPayments {
        /// Nagashi mangan is paid instead of the noten payments.
        Instead = "instead",
        /// Both nagashi mangan and the noten payments are paid.
        Also = "also",
    }

    /// Who deals after nagashi mangan.
    NagashiDealer {
        /// The next player always becomes the dealer.
        MovesOn = "moves-on",
        /// The dealer stays if they are tenpai.
        ByTenpai = "by-tenpai",
        /// The dealer stays if they have the nagashi mangan.
        StaysIfOwn = "stays-if-own",
    }

    /// What rules out nagashi mangan, besides discarding a tile other than a terminal or honour.
    NagashiBroken {
        /// Another player's call on one of the player's discards.
        Claims = "claims",
        /// Nothing.
        Nothing = "nothing",
    }

    /// Whether different yakuman add up.
    YakumanStacking {
        /// Only the highest yakuman counts.
        Highest = "highest",
        /// All yakuman add up.
        Add = "add",
    }

    /// What a hand of 13 or more han without a yakuman is worth (kazoe yakuman).
    Kazoe {
        /// A yakuman.
        Yakuman = "yakuman",
        /// A sanbaiman.
        Sanbaiman = "sanbaiman",
    }

    /// When the player whose discards complete sets of a yakuman becomes liable for it (pao).
    PaoCondition {
        /// If they discarded the tile that completed the last of the yakuman's sets.
        LastSet = "last-set",
        /// If all of the yakuman's sets are open, and they discarded the tile that completed the last of them.
        AllOpen = "all-open",
    }

    /// What the liable player pays for a tsumo win.
    PaoTsumo {
        /// The whole payment.
        All = "all",
        /// The payment for the yakuman they are liable for; the rest is paid as it would be without liability.
        ThatYakuman = "that-yakuman",
        /// The same as without liability.
        Normal = "normal",
    }

    /// What the liable player pays if another player deals in.
    PaoRon {
        /// Half of the hand's value.
        HalfHand = "half-hand",
        /// Half of the value of the yakuman they are liable for.
        HalfYakuman = "half-yakuman",
    }

    /// Who pays the honba when a player is liable.
    PaoCounters {
        /// The liable player for a tsumo, and the discarder for a ron.
        FeederOnTsumo = "feeder-on-tsumo",
        /// Always the liable player.
        Feeder = "feeder",
        /// The same players as without liability.
        Normal = "normal",
    }

    /// What a player who deals in pays with three players.
    ThreePlayerRon {
        /// The shares of two players: three times the base points, or four times for a dealer's win.
        TwoShares = "two-shares",
        /// The same as with four players.
        AsFour = "as-four",
    }

    /// What happens to the missing player's share of a tsumo with three players.
    ThreePlayerTsumo {
        /// Nobody pays this share.
        Lost = "lost",
        /// The other two players pay half of it each.
        Split = "split",
    }

    /// Which winners are paid for honba.
    CounterWinner {
        /// Any winner.
        Any = "any",
        /// Only the dealer.
        Dealer = "dealer",
    }

    /// What happens to the number of honba after a deal.
    CounterFate {
        /// One honba is added.
        Raised = "raised",
        /// The number stays the same.
        Kept = "kept",
        /// The number is reset to zero.
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
        /// After winning a deal.
        Win = "win",
        /// After winning a deal, or if tenpai at an exhaustive draw.
        WinOrTenpai = "win-or-tenpai",
        /// Never.
        Never = "never",
    }

    /// Whether the game ends after the last deal if the dealer leads.
    LastDealStop {
        /// The game ends.
        Forced = "forced",
        /// The dealer may end the game.
        Chosen = "chosen",
        /// The game ends if the dealer has reached the target score.
        ForcedAtTarget = "forced-at-target",
        /// The game continues.
        No = "no",
    }

    /// When the game ends because a player has lost all their points.
    Bust {
        /// Never.
        Never = "never",
        /// When a player's score is below zero.
        BelowZero = "below-zero",
        /// When a player's score is zero or below.
        AtZero = "at-zero",
        /// When a player's score is zero or below, but not at exactly zero while a riichi stick of theirs is on the
        /// table.
        AtZeroUnlessStaked = "at-zero-unless-staked",
    }

    /// What a chombo costs.
    Chombo {
        /// A mangan, paid to the other players immediately.
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
        /// No penalty.
        None = "none",
        /// The player's hand is dead.
        DeadHand = "dead-hand",
        /// A chombo.
        Chombo = "chombo",
    }

    /// Who states the value of a winning hand.
    Scoring {
        /// The program, which calculates the value.
        Automatic = "automatic",
        /// The winner; the stated value counts unless another player objects.
        Announced = "announced",
    }

    /// How uma is determined.
    Uma {
        /// By place alone.
        Fixed = "fixed",
        /// By place and by the number of players with more points than they started with.
        ByPlayersInPlus = "by-players-in-plus",
    }

    /// How results are rounded.
    Rounding {
        /// No rounding: tenths are kept.
        Tenths = "tenths",
        /// Up to the next whole number.
        Up = "up",
        /// To the nearest whole number, with halves rounded up.
        Nearest = "nearest",
        /// To the nearest whole number, with halves rounded toward zero.
        FiveDown = "five-down",
        /// Points to the nearest thousand, with halves rounded away from zero; first place gets the remainder.
        Thousands = "thousands",
    }

    /// When a hand that waits only for tiles of which it has all four is tenpai in an exhaustive draw.
    FifthTileTenpai {
        /// Never: all four tiles are the player's own, wherever they are.
        Never = "never" | false,
        /// If one of the four is in an open meld or a North set aside. A closed kan counts like the concealed hand.
        IfInOpenMeld = "if-in-open-meld",
        /// If one of the four is in a meld, closed kans included, or a North set aside: only four tiles in the
        /// concealed hand make it noten.
        IfInMeld = "if-in-meld",
        /// Always: only the shape of the hand counts.
        Always = "always" | true,
    }

    /// Who ranks higher if players have the same score.
    Ties {
        /// The player seated closer to the first dealer.
        BySeat = "by-seat",
        /// Neither: tied players share places, uma, oka and leftover sticks.
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

/// The score a player needs to declare riichi.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum LeastPoints {
    /// Any score, even below zero.
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
