//! Differences between a record and the engine.

use std::fmt;

use hanchan_round::{Event, Refusal, Setup};
use hanchan_rules::{RuleKey, Switch, Yaku};
use hanchan_score::Limit;
use hanchan_tiles::{BySeat, Meld, Piece, Seat, Tile};

use crate::log::Entry;
use crate::recorded::{DrawKind, RecordedGame, Step};

/// A difference between a record and the engine.
#[derive(Clone, PartialEq, Debug)]
#[non_exhaustive]
pub struct Mismatch {
    /// The index of the deal in the game.
    pub deal: usize,
    /// The index of the step in the deal; `None` for the beginning or the end of the deal.
    pub step: Option<usize>,
    /// The byte offset or line number in the record.
    pub at: usize,
    /// What the mismatch is about.
    pub topic: MismatchTopic,
    /// The recorded value.
    pub recorded: Fact,
    /// The engine's value.
    pub engine: Fact,
    /// The switch or yaku behind the engine's value, if there is one.
    pub switch: Option<RuleKey>,
}

/// What a mismatch is about.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[non_exhaustive]
pub enum MismatchTopic {
    /// A tile is not where it should be in the computed wall.
    Wall,
    /// The dice differ from the computed ones.
    Dice,
    /// There are more copies of a tile than the set has, or more tiles than the wall has.
    Tiles,
    /// The deal does not begin in the state in which the previous one ended.
    Setup,
    /// An act that the rules don't allow was recorded.
    Act,
    /// An event that must follow is missing or differs.
    Forced,
    /// The points after paying a riichi stake.
    Stake,
    /// An offence, or its penalty.
    Penalty,
    /// A ruling of the judge, or what followed from it.
    Ruling,
    /// What the winner announced, or what followed from it.
    Announcement,
    /// How the deal ended.
    End,
    /// The winner, the winning tile, or the discarder.
    Winner,
    /// The winner's hand.
    Hand,
    /// Yaku, dora and their han.
    Yaku,
    /// Fu.
    Fu,
    /// The limit.
    Limit,
    /// The points of the hand.
    Points,
    /// The dora or ura indicators that count.
    Indicators,
    /// The liable player (pao).
    Liable,
    /// The players' gains and losses.
    Payments,
    /// The numbers of honba and sticks on the table.
    Table,
    /// The players' points before the payments.
    Before,
    /// The hands shown in an exhaustive draw.
    Shown,
    /// Whether and how the game continues after the deal.
    Next,
    /// The final points.
    FinalPoints,
    /// The final results.
    Results,
}

impl MismatchTopic {
    /// Returns the stable id of this topic.
    pub const fn id(self) -> &'static str {
        match self {
            MismatchTopic::Wall => "wall",
            MismatchTopic::Dice => "dice",
            MismatchTopic::Tiles => "tiles",
            MismatchTopic::Setup => "setup",
            MismatchTopic::Act => "act",
            MismatchTopic::Forced => "forced",
            MismatchTopic::Stake => "stake",
            MismatchTopic::Penalty => "penalty",
            MismatchTopic::Ruling => "ruling",
            MismatchTopic::Announcement => "announcement",
            MismatchTopic::End => "end",
            MismatchTopic::Winner => "winner",
            MismatchTopic::Hand => "hand",
            MismatchTopic::Yaku => "yaku",
            MismatchTopic::Fu => "fu",
            MismatchTopic::Limit => "limit",
            MismatchTopic::Points => "points",
            MismatchTopic::Indicators => "indicators",
            MismatchTopic::Liable => "liable",
            MismatchTopic::Payments => "payments",
            MismatchTopic::Table => "table",
            MismatchTopic::Before => "before",
            MismatchTopic::Shown => "shown",
            MismatchTopic::Next => "next",
            MismatchTopic::FinalPoints => "final-points",
            MismatchTopic::Results => "results",
        }
    }

    /// All topics.
    pub const ALL: [MismatchTopic; 26] = [
        MismatchTopic::Wall,
        MismatchTopic::Dice,
        MismatchTopic::Tiles,
        MismatchTopic::Setup,
        MismatchTopic::Act,
        MismatchTopic::Forced,
        MismatchTopic::Stake,
        MismatchTopic::Penalty,
        MismatchTopic::Ruling,
        MismatchTopic::Announcement,
        MismatchTopic::End,
        MismatchTopic::Winner,
        MismatchTopic::Hand,
        MismatchTopic::Yaku,
        MismatchTopic::Fu,
        MismatchTopic::Limit,
        MismatchTopic::Points,
        MismatchTopic::Indicators,
        MismatchTopic::Liable,
        MismatchTopic::Payments,
        MismatchTopic::Table,
        MismatchTopic::Before,
        MismatchTopic::Shown,
        MismatchTopic::Next,
        MismatchTopic::FinalPoints,
        MismatchTopic::Results,
    ];
}

/// A position in the wall.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum WallPlace {
    /// A live tile, by its index.
    Live(usize),
    /// A replacement tile, by its index.
    Replacement(usize),
    /// A dora indicator, by its index.
    Indicator(usize),
    /// An ura indicator, by its index.
    Ura(usize),
}

/// One side of a mismatch: what the record or the engine has.
#[derive(Clone, PartialEq, Debug)]
#[non_exhaustive]
pub enum Fact {
    /// Nothing.
    Nothing,
    /// A step of the deal.
    Step(Step),
    /// An event of one of Hanchan's own logs.
    Event(Event),
    /// An act that the engine refuses.
    Refused(Refusal),
    /// It is this player's turn.
    TurnOf(Seat),
    /// The deal or the game is over.
    Over,
    /// The deal or the game continues.
    GoesOn,
    /// A physical tile at a position in the wall.
    Piece(WallPlace, Piece),
    /// A tile at a position in the wall.
    At(WallPlace, Tile),
    /// A position that the wall does not have.
    NoPlace(WallPlace),
    /// A list of tiles.
    Tiles(Vec<Tile>),
    /// Melds, and the number of Norths set aside.
    Melds(Vec<Meld>, u8),
    /// Shown hands, by seat.
    Hands(BySeat<Option<Vec<Tile>>>),
    /// A number.
    Number(i32),
    /// Two numbers: dice, or honba and sticks.
    Two(u8, u8),
    /// A win: the winner, the seat the tile came from, and the tile.
    Win(Seat, Seat, Option<Tile>),
    /// The number of winners.
    Wins(usize),
    /// A draw.
    Draw(DrawKind),
    /// The yaku with their han; then the numbers of dora, ura-dora and red fives.
    Yaku(Vec<(Yaku, u8)>, [u8; 3]),
    /// A limit.
    Limit(Limit),
    /// A player, or nobody.
    Seat(Option<Seat>),
    /// Several players.
    Seats(BySeat<bool>),
    /// Points by seat.
    Points(BySeat<i32>),
    /// The state in which a deal begins.
    Setup(Setup),
}

fn tiles(f: &mut fmt::Formatter<'_>, tiles: &[Tile]) -> fmt::Result {
    tiles.iter().try_for_each(|tile| write!(f, "{tile}"))
}

fn points(f: &mut fmt::Formatter<'_>, of: &BySeat<i32>) -> fmt::Result {
    let BySeat([first, second, third, fourth]) = of;
    write!(f, "{first}, {second}, {third}, {fourth}")
}

impl fmt::Display for WallPlace {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            WallPlace::Live(number) => write!(f, "live {number}"),
            WallPlace::Replacement(number) => write!(f, "replacement {number}"),
            WallPlace::Indicator(number) => write!(f, "indicator {number}"),
            WallPlace::Ura(number) => write!(f, "ura {number}"),
        }
    }
}

impl fmt::Display for Step {
    /// Describes a step briefly, as in `seat 0 discards 5m`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Step::Draw { seat, tile } => write!(f, "seat {} draws {}", seat.index(), tile.tile),
            Step::Discard { seat, tile, drawn } => {
                let drawn = if *drawn { " as drawn" } else { "" };
                write!(f, "seat {} discards {tile}{drawn}", seat.index())
            }
            Step::Riichi { seat } => write!(f, "seat {} declares riichi", seat.index()),
            Step::Stake { seat, .. } => write!(f, "seat {} pays the riichi stake", seat.index()),
            Step::Claim { seat, meld, .. } => write!(f, "seat {} claims {meld}", seat.index()),
            Step::ClosedKan { seat, kind } => {
                write!(f, "seat {} declares a closed kan of {kind}", seat.index())
            }
            Step::AddedKan { seat, tile } => write!(f, "seat {} adds {tile} to a pon", seat.index()),
            Step::North { seat } => write!(f, "seat {} sets a North aside", seat.index()),
            Step::Indicator { tile } => write!(f, "indicator {}", tile.tile),
            Step::Left { seat } => write!(f, "seat {} disconnects", seat.index()),
            Step::Back { seat } => write!(f, "seat {} reconnects", seat.index()),
        }
    }
}

impl fmt::Display for Fact {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Fact::Nothing | Fact::Seat(None) => f.write_str("-"),
            Fact::Step(step) => write!(f, "{step}"),
            Fact::Event(event) => f.write_str(&Entry::event(event).line()),
            Fact::Refused(refusal) => write!(f, "{}: {refusal:?}", refusal.code()),
            Fact::TurnOf(seat) => write!(f, "turn of seat {}", seat.index()),
            Fact::Over => f.write_str("over"),
            Fact::GoesOn => f.write_str("goes on"),
            Fact::Piece(place, piece) => write!(f, "{place}: {} (copy {})", piece.kind(), piece.copy()),
            Fact::At(place, tile) => write!(f, "{place}: {tile}"),
            Fact::NoPlace(place) => write!(f, "no {place}"),
            Fact::Tiles(list) => tiles(f, list),
            Fact::Melds(melds, norths) => write!(f, "{melds:?}, {norths} North"),
            Fact::Hands(hands) => {
                for (seat, hand) in hands.iter() {
                    if let Some(hand) = hand {
                        write!(f, "{}: ", seat.index())?;
                        tiles(f, hand)?;
                        f.write_str("; ")?;
                    }
                }
                Ok(())
            }
            Fact::Number(number) => write!(f, "{number}"),
            Fact::Two(one, two) => write!(f, "{one}, {two}"),
            Fact::Win(seat, from, tile) => {
                let tile = tile.map_or(String::new(), |tile| format!(" {tile}"));
                write!(f, "seat {} wins{tile} of seat {}", seat.index(), from.index())
            }
            Fact::Wins(count) => write!(f, "wins: {count}"),
            Fact::Draw(kind) => write!(f, "{kind:?}"),
            Fact::Yaku(yaku, [dora, ura, red]) => {
                for (yaku, han) in yaku {
                    write!(f, "{} {han}, ", yaku.id())?;
                }
                write!(f, "dora {dora}, ura {ura}, red {red}")
            }
            Fact::Limit(limit) => f.write_str(limit.id()),
            Fact::Seat(Some(seat)) => write!(f, "seat {}", seat.index()),
            Fact::Seats(seats) => {
                let seats: Vec<String> =
                    seats.iter().filter(|(_, of)| **of).map(|(seat, _)| seat.index().to_string()).collect();
                write!(f, "seats {}", seats.join(", "))
            }
            Fact::Points(of) => points(f, of),
            Fact::Setup(setup) => {
                let (round, dealer) = (setup.round, setup.dealer.index());
                write!(f, "{round:?} round, dealer {dealer}, {} honba, ", setup.honba)?;
                write!(f, "{} sticks, ", setup.sticks)?;
                points(f, &setup.points)
            }
        }
    }
}

impl fmt::Display for Mismatch {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "deal {}", self.deal + 1)?;
        if let Some(step) = self.step {
            write!(f, ", step {}", step + 1)?;
        }
        write!(
            f,
            ", byte {}: {}: recorded {}, engine {}",
            self.at,
            self.topic.id(),
            self.recorded,
            self.engine
        )
    }
}

/// A mismatch without its position in the record.
pub(super) struct DealMismatch {
    pub(super) step: Option<usize>,
    pub(super) topic: MismatchTopic,
    pub(super) recorded: Fact,
    pub(super) engine: Fact,
    pub(super) switch: Option<RuleKey>,
}

impl DealMismatch {
    pub(super) fn new(topic: MismatchTopic, recorded: Fact, engine: Fact) -> DealMismatch {
        DealMismatch { step: None, topic, recorded, engine, switch: None }
    }

    /// Creates the mismatch for an act that the engine refuses.
    pub(super) fn refused(recorded: Fact, why: Refusal) -> DealMismatch {
        DealMismatch {
            switch: why.switch().map(RuleKey::Switch),
            ..DealMismatch::new(MismatchTopic::Act, recorded, Fact::Refused(why))
        }
    }

    pub(super) fn in_step(self, step: Option<usize>) -> DealMismatch {
        DealMismatch { step, ..self }
    }

    pub(super) fn by(self, switch: &'static Switch) -> DealMismatch {
        DealMismatch { switch: Some(RuleKey::Switch(switch)), ..self }
    }

    /// Adds the position in the game and in the record.
    pub(super) fn in_deal(self, game: &RecordedGame, deal: usize) -> Mismatch {
        let DealMismatch { step, topic, recorded, engine, switch } = self;
        let at = game.deals.get(deal).map_or(0, |of| match step.and_then(|step| of.steps.get(step)) {
            Some(step) => step.at,
            None if matches!(
                topic,
                MismatchTopic::Setup | MismatchTopic::Dice | MismatchTopic::Wall | MismatchTopic::Tiles
            ) =>
            {
                of.at
            }
            None => of.end_at,
        });
        Mismatch { deal, step, at, topic, recorded, engine, switch }
    }
}
