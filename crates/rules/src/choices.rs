//! The graded options of the switches.

use crate::choice::{Shown, Value, choices, one_of};
use crate::problem::Expected;
use crate::raw::Raw;

choices! {
    /// How long a game is.
    Length {
        /// One deal.
        OneDeal = "one-deal",
        /// The East round.
        East = "east",
        /// The East and the South round: a hanchan.
        EastSouth = "east-south",
        /// All four rounds.
        AllWinds = "all-winds",
    }

    /// What happens after the last deal when nobody has the target points.
    Extension {
        /// The game is over.
        None = "none",
        /// One more round, which ends as soon as somebody has the target.
        ExtraRound = "extra-round",
        /// One more round, which ends when somebody has the target and the dealer does not stay.
        ExtraRoundDealerStays = "extra-round-dealer-stays",
    }

    /// How seats are found.
    SeatDraw {
        /// Each draws one of four wind tiles.
        WindTiles = "wind-tiles",
        /// By lot.
        Random = "random",
    }

    /// In which direction the dealer counts to find the wall to break.
    Direction {
        /// Himself first, then to his right.
        CounterClockwise = "counter-clockwise",
        /// Himself first, then to his left.
        Clockwise = "clockwise",
    }

    /// How many stacks are counted in the broken wall.
    BreakStacks {
        /// As many as the dice showed.
        SameSum = "same-sum",
        /// The sum and that of a second roll.
        SecondRoll = "second-roll",
    }

    /// How the last tiles are dealt.
    LastTiles {
        /// The dealer takes the first and the fifth, the others one each.
        FirstAndFifth = "first-and-fifth",
        /// One each; the dealer draws his fourteenth.
        OneEach = "one-each",
    }

    /// The order in which dragons indicate each other.
    DragonOrder {
        /// White, green, red, white.
        WhiteGreenRed = "white-green-red",
        /// White, red, green, white.
        WhiteRedGreen = "white-red-green",
    }

    /// The order in which winds indicate each other.
    WindOrder {
        /// East, south, west, north, east.
        EastSouthWestNorth = "east-south-west-north",
        /// East, north, west, south, east.
        EastNorthWestSouth = "east-north-west-south",
    }

    /// Who wins when several claim a discard.
    SeveralRons {
        /// The one nearest after the discarder.
        Nearest = "nearest",
        /// All of them.
        All = "all",
        /// Nobody: the deal is aborted.
        Abort = "abort",
    }

    /// Who gets sticks and honba when several win.
    RonBonus {
        /// The nearest after the discarder takes both.
        Nearest = "nearest",
        /// Honba go to each winner, sticks to the nearest.
        CountersToEach = "counters-to-each",
        /// Honba go to each winner, and his own riichi stick back; other sticks go to the nearest.
        OwnStickBack = "own-stick-back",
    }

    /// Discarding right after a call what the call made superfluous.
    SwapCalling {
        /// Anything may be discarded.
        Allowed = "allowed",
        /// Not the tile that was claimed.
        SameTileForbidden = "same-tile-forbidden",
        /// Neither the claimed tile nor the other end of the chi.
        Forbidden = "forbidden",
    }

    /// Whose discard may be claimed for a chi.
    Chi {
        /// The left neighbour's.
        Left = "left",
        /// Nobody's.
        Never = "never",
    }

    /// How a claimed tile lies in a pon or chi.
    ClaimedTile {
        /// Sideways, in the place that shows from whom it came.
        ShowsFeeder = "shows-feeder",
        /// Sideways, in any place.
        AnyPlace = "any-place",
    }

    /// Where the tile claimed from the right lies in an open kan.
    KanFromRight {
        /// As the last of the four.
        Fourth = "fourth",
        /// As the third.
        Third = "third",
    }

    /// Which tiles of a closed kan lie face down.
    ClosedKanDown {
        /// The outer two.
        Outer = "outer",
        /// The inner two.
        Inner = "inner",
    }

    /// Where the tile added to a pon lies.
    AddedTile {
        /// On the sideways tile.
        OnTop = "on-top",
        /// Beside the sideways tile.
        Beside = "beside",
    }

    /// When the indicator of a kan is opened.
    KanDora {
        /// At once, before the replacement tile.
        AtOnce = "at-once",
        /// After the replacement tile, before the discard.
        BeforeDiscard = "before-discard",
        /// With the discard, or with the next kan or North, before its replacement tile: it counts for a win on
        /// the discard, not for one on the replacement tile.
        WithDiscard = "with-discard",
        /// After the discard, if nobody wins on it.
        AfterDiscard = "after-discard",
    }

    /// What happens when the fourth kan was made.
    FourKans {
        /// The deal is aborted after the discard.
        Abort = "abort",
        /// Play goes on, without a fifth kan.
        GoOn = "go-on",
    }

    /// Who may win on a closed kan.
    RobClosedKan {
        /// Nobody.
        Never = "never",
        /// Thirteen orphans.
        Orphans = "orphans",
    }

    /// Which declarations break the first round or the round after riichi.
    Interruption {
        /// Every chi, pon and kan, closed ones too, and declared Norths.
        AnyCall = "any-call",
        /// Sets declared by other players, closed kans too.
        OthersSets = "others-sets",
        /// Open sets only.
        OpenSets = "open-sets",
    }

    /// What becomes of a riichi stake when the declaration tile is won.
    RiichiTileWon {
        /// It goes back, and the riichi counts as not declared.
        StakeReturned = "stake-returned",
        /// It is paid.
        StakePaid = "stake-paid",
    }

    /// What becomes of the sticks on the table after a draw.
    SticksAfterDraw {
        /// The next winner takes them.
        NextWinner = "next-winner",
        /// They go back to those who laid them.
        Returned = "returned",
    }

    /// What becomes of sticks left on the table when the game ends.
    LeftoverSticks {
        /// The first place takes them.
        First = "first",
        /// They go back to those who laid them.
        Returned = "returned",
        /// They count for nobody.
        Lost = "lost",
    }

    /// When a closed kan is allowed after riichi.
    KanAfterRiichi {
        /// Never.
        Never = "never",
        /// If the waits stay the same.
        WaitsStay = "waits-stay",
        /// If the waits and every way to read the hand stay the same.
        HandStays = "hand-stays",
    }

    /// When the furiten of a passed tile ends.
    PassedTile {
        /// At one's next draw from the wall.
        NextDraw = "next-draw",
        /// At one's next draw or call.
        NextDrawOrCall = "next-draw-or-call",
    }

    /// What blessing of man is.
    Renhou {
        /// Nothing.
        Off = "off",
        /// A mangan, if the hand is not worth more.
        Mangan = "mangan",
        /// Han that add to others.
        Han = "han",
        /// A yakuman.
        Yakuman = "yakuman",
    }

    /// Whose discard blessing of man takes.
    RenhouDiscard {
        /// Any before one's first turn, in an unbroken first round.
        BeforeOwnTurn = "before-own-turn",
        /// The dealer's first.
        FirstDiscard = "first-discard",
    }

    /// What the discard mangan does to the payments of a draw.
    NagashiPayments {
        /// It takes their place.
        Instead = "instead",
        /// Both are paid.
        Also = "also",
    }

    /// Who deals after a discard mangan.
    NagashiDealer {
        /// The winds move on, whoever has it.
        MovesOn = "moves-on",
        /// The dealer stays if he is tenpai.
        ByTenpai = "by-tenpai",
        /// The dealer stays if he has it.
        StaysIfHis = "stays-if-his",
    }

    /// What spoils a discard mangan beside a wrong discard.
    NagashiBroken {
        /// Another claims one of the discards.
        Claims = "claims",
        /// Nothing.
        Nothing = "nothing",
    }

    /// Whether different yakuman add up.
    YakumanStacking {
        /// The highest counts.
        Highest = "highest",
        /// They add up.
        Add = "add",
    }

    /// What thirteen counted han are.
    Kazoe {
        /// A yakuman.
        Yakuman = "yakuman",
        /// Still a sanbaiman.
        Sanbaiman = "sanbaiman",
    }

    /// When a feeder is liable.
    PaoCondition {
        /// He discarded the last of the sets.
        LastSet = "last-set",
        /// All of the sets are open, and he discarded the last of them.
        AllOpen = "all-open",
    }

    /// What the liable player pays of a self-drawn hand.
    PaoTsumo {
        /// Everything.
        All = "all",
        /// That yakuman; the rest is paid by everybody.
        ThatYakuman = "that-yakuman",
        /// No more than the others.
        Normal = "normal",
    }

    /// What the liable player pays when another discards the winning tile.
    PaoRon {
        /// Half of the hand.
        HalfHand = "half-hand",
        /// Half of that yakuman.
        HalfYakuman = "half-yakuman",
    }

    /// Who pays the honba beside a liable player.
    PaoCounters {
        /// The liable player when self-drawn, the discarder otherwise.
        FeederOnTsumo = "feeder-on-tsumo",
        /// Always the liable player.
        Feeder = "feeder",
        /// As without him.
        Normal = "normal",
    }

    /// What a discarder pays when three play.
    ThreePlayerRon {
        /// The shares of two: three times the base, four for the dealer.
        TwoShares = "two-shares",
        /// As when four play.
        AsFour = "as-four",
    }

    /// What becomes of the missing player's share when three play.
    ThreePlayerTsumo {
        /// It is lost.
        Lost = "lost",
        /// The others pay it, half each.
        Split = "split",
    }

    /// Who is paid for honba.
    CounterWinner {
        /// Any winner.
        Any = "any",
        /// The dealer only.
        Dealer = "dealer",
    }

    /// What becomes of the honba.
    CounterFate {
        /// One more.
        Raised = "raised",
        /// As before.
        Kept = "kept",
        /// None left.
        Reset = "reset",
    }

    /// Who deals after an aborted deal.
    AbortDealer {
        /// The same.
        Stays = "stays",
        /// The next.
        MovesOn = "moves-on",
    }

    /// What a hand needs from so many honba on.
    TwoHan {
        /// Yaku worth two han together.
        Han = "han",
        /// Two different yaku.
        DifferentYaku = "different-yaku",
    }

    /// When the dealer stays.
    Renchan {
        /// When he wins.
        Win = "win",
        /// When he wins, or is tenpai in a draw.
        WinOrTenpai = "win-or-tenpai",
        /// Never.
        Never = "never",
    }

    /// Whether a leading dealer ends the game in the last deal.
    LastDealStop {
        /// The game is over.
        Forced = "forced",
        /// He may say so.
        Chosen = "chosen",
        /// The game is over if he has the target points.
        ForcedAtTarget = "forced-at-target",
        /// It goes on.
        No = "no",
    }

    /// When a player has lost all his points.
    Bust {
        /// Never: the game goes on.
        Never = "never",
        /// Below zero.
        BelowZero = "below-zero",
        /// At zero or below.
        AtZero = "at-zero",
    }

    /// What a serious offence costs.
    Chombo {
        /// A mangan to the others, at the table.
        Mangan = "mangan",
        /// Points off the result after the game.
        AfterGame = "after-game",
    }

    /// What happens after a serious offence.
    ChomboAftermath {
        /// Stakes go back, the deal is repeated, no honba is added.
        Redeal = "redeal",
        /// The deal is over as if drawn.
        Draw = "draw",
    }

    /// What an error costs.
    Penalty {
        /// Nothing.
        None = "none",
        /// The hand is dead.
        DeadHand = "dead-hand",
        /// A serious offence.
        Chombo = "chombo",
    }

    /// Who says what a hand is worth.
    Scoring {
        /// The program.
        Automatic = "automatic",
        /// The winner; silence accepts.
        Announced = "announced",
    }

    /// How the points of places are found.
    Uma {
        /// By place.
        Fixed = "fixed",
        /// By how many have more than they started with.
        ByPlayersInPlus = "by-players-in-plus",
    }

    /// How results are rounded.
    Rounding {
        /// Not at all: tenths are kept.
        Tenths = "tenths",
        /// Up to the next whole number.
        Up = "up",
        /// To the nearest whole number.
        Nearest = "nearest",
        /// Down from five, up from six.
        FiveDown = "five-down",
        /// The points to the nearest thousand, five hundred away from zero; the first has what is left.
        Thousands = "thousands",
    }

    /// Who is ahead at equal points.
    Ties {
        /// Who sits nearer to the first dealer.
        BySeat = "by-seat",
        /// They share places, uma, oka and leftover sticks.
        Shared = "shared",
    }

    /// Who decides what the rules leave open.
    Unregulated {
        /// The judge, without appeal.
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
    /// At least so many.
    AtLeast(i32),
}

impl LeastPoints {
    /// Whether so many points are enough.
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
