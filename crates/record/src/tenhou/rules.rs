//! The rules of a Tenhou game, from its type bits and from what the record shows.

use std::borrow::Cow;

use hanchan_tiles::{BySeat, Deck, Players, RedFives, Seat, TileSet, Wind};

use crate::recorded::{DrawKind, RecordedDeal, RecordedEnd};
use crate::rules::{Change, RecordedRules};

/// The type bits of a game, from `type` in the element `GO`. Bits not read here encode the type of room and the
/// speed, and don't change the rules.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct TypeBits(pub u32);

const BITS: &str = "the record's type";
const RESULTS: &str = "the record's results";
const FIRST_DEAL: &str = "the record's first deal";
const OLD: &str = "recorded games of the time when each deal named its own shuffle";

impl TypeBits {
    /// Returns whether there are no red fives.
    pub fn no_red_fives(self) -> bool {
        self.0 & 0x02 != 0
    }

    /// Returns whether tanyao needs a closed hand.
    pub fn closed_tanyao(self) -> bool {
        self.0 & 0x04 != 0
    }

    /// Returns whether an East and a South round are played rather than an East round alone.
    pub fn east_south(self) -> bool {
        self.0 & 0x08 != 0
    }

    /// Returns the number of players.
    pub fn players(self) -> Players {
        if self.0 & 0x10 == 0 { Players::Four } else { Players::Three }
    }

    /// Returns the tile set.
    pub fn tiles(self) -> TileSet {
        let (deck, reds) = match self.players() {
            Players::Four => (Deck::Full, RedFives::new(1, 1, 1)),
            Players::Three => (Deck::NoMiddleMan, RedFives::new(0, 1, 1)),
        };
        let reds = reds.filter(|_| !self.no_red_fives()).unwrap_or(RedFives::NONE);
        TileSet::new(deck, reds).unwrap_or_default()
    }

    /// Returns the rules of a game with these type bits.
    pub fn rules(self, facts: &RuleFacts) -> RecordedRules {
        let base = match self.players() {
            Players::Four => "tenhou",
            Players::Three => "tenhou-3p",
        };
        let mut changes = Vec::new();
        let mut change = |group, key, value: &str| {
            let value = Cow::Owned(value.to_owned());
            changes.push(Change { group, key, value, by: BITS, inferred: false });
        };
        if self.no_red_fives() {
            change("table", "red-fives", "[0, 0, 0]");
        }
        if self.closed_tanyao() {
            change("yaku", "tanyao", "\"closed 1\"");
        }
        if !self.east_south() {
            change("table", "length", "\"east\"");
        }
        changes.extend(facts.changes(self));
        RecordedRules::Preset { base, changes }
    }
}

/// What a record shows about the rules of its game besides the type bits.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct RuleFacts {
    /// Whether the results are whole numbers, as Tenhou wrote them before it recorded tenths.
    pub whole_results: bool,
    /// Whether the game is from the time when each deal named its own shuffle.
    pub old: bool,
    /// Whether the game was played in a private lobby, which may have rules of its own.
    pub private_lobby: bool,
    /// The points at the beginning of the game, if it was recorded.
    pub start: Option<BySeat<i32>>,
    /// The final points, and the results in tenths of a thousand, if the game was played to its end.
    pub end: Option<(BySeat<i32>, BySeat<i32>)>,
    /// The rule of today that ended the game, if no other can have.
    pub ended_by: Option<GameEnd>,
}

/// A rule that ends games today and did not in old games.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum GameEnd {
    /// The leading dealer was tenpai in a draw.
    DealerTenpai,
    /// Nobody reached the target points in the extra round of an East game.
    OneExtraRound,
}

/// More points than any lobby gives for a place.
const MOST_PLACE_POINTS: i64 = 1_000_000;

/// The points for each place in old East games of four players.
pub(super) const OLD_EAST_PLACES: [i32; 4] = [10_000, 5_000, -5_000, -10_000];

impl RuleFacts {
    /// Returns the points with which the game begins and to which results refer.
    pub(super) fn usual_points(players: Players) -> (i32, i32) {
        match players {
            Players::Four => (25_000, 30_000),
            Players::Three => (35_000, 40_000),
        }
    }

    /// Notes which rule ended a game, if only one can have: `last` is the last deal, `points` are the final points.
    pub(super) fn see_end(&mut self, bits: TypeBits, last: &RecordedDeal, points: BySeat<i32>) {
        let players = bits.players();
        let (_, target) = RuleFacts::usual_points(players);
        if players.seats().any(|seat| points[seat] < 0) {
            return;
        }
        let dealer_tenpai = match &last.end {
            Some(RecordedEnd::Drawn(draw)) if draw.kind == DrawKind::Exhausted => {
                draw.shown.as_ref().is_some_and(|shown| shown[last.setup.dealer].is_some())
            }
            _ => false,
        };
        let below = players.seats().all(|seat| points[seat] < target);
        let extra = !bits.east_south() && last.setup.round == Wind::South;
        self.ended_by = match (dealer_tenpai, below && extra) {
            (true, _) => Some(GameEnd::DealerTenpai),
            (false, true) => Some(GameEnd::OneExtraRound),
            (false, false) => None,
        };
    }

    fn changes(&self, bits: TypeBits) -> Vec<Change> {
        let players = bits.players();
        let mut changes = Vec::new();
        let mut change = |group, key, value: String, by| {
            changes.push(Change { group, key, value: Cow::Owned(value), by, inferred: true });
        };
        if self.whole_results {
            change("result", "rounding", "\"thousands\"".to_owned(), RESULTS);
        }
        if self.old && self.ended_by != Some(GameEnd::DealerTenpai) {
            change("draws", "tenpai-stop", "\"no\"".to_owned(), OLD);
        }
        if self.old && !bits.east_south() && self.ended_by != Some(GameEnd::OneExtraRound) {
            change("table", "extension", "\"extra-rounds-dealer-stays\"".to_owned(), OLD);
        }
        let (start, back) = RuleFacts::usual_points(players);
        let of_lobby = self.start_points(players).filter(|&points| points != start && self.private_lobby);
        if let Some(points) = of_lobby {
            let oka = (back - points) * players.count() as i32;
            change("table", "start-points", points.to_string(), FIRST_DEAL);
            change("result", "oka", oka.to_string(), FIRST_DEAL);
        }
        let usual: &[i32] = match players {
            Players::Four => &[20_000, 10_000, -10_000, -20_000],
            Players::Three => &[20_000, 0, -20_000],
        };
        if let Some(places) = self.place_points(players).filter(|places| places != usual) {
            let old_east = self.old && !bits.east_south() && places == OLD_EAST_PLACES;
            if old_east || self.private_lobby {
                change("result", "uma-points", format!("{places:?}"), RESULTS);
            }
        }
        changes
    }

    /// Returns the points with which everybody began, if they are the same whole number of thousands and not more than
    /// the return points.
    fn start_points(&self, players: Players) -> Option<i32> {
        let start = self.start?;
        let points = start[Seat::First];
        let (_, back) = RuleFacts::usual_points(players);
        let sound = points > 0 && points <= back && points % 1000 == 0;
        (sound && players.seats().all(|seat| start[seat] == points)).then_some(points)
    }

    /// Returns the points that the results add for each place (uma), if they are whole thousands, sum to zero, and a
    /// better place never has fewer.
    pub(super) fn place_points(&self, players: Players) -> Option<Vec<i32>> {
        let (points, results) = self.end?;
        let (_, back) = RuleFacts::usual_points(players);
        let mut seats: Vec<Seat> = players.seats().collect();
        seats.sort_by_key(|&seat| (-points[seat], seat.index()));
        if seats.iter().map(|&seat| i64::from(results[seat])).sum::<i64>() != 0 {
            return None;
        }
        let thousands = |points: i32| (points.abs() + 500) / 1000 * 1000 * points.signum();
        let counted = |points: i32| if self.whole_results { thousands(points) } else { points };
        // First place gets what the others lose, which includes the oka.
        let of_place =
            |&seat: &Seat| 100 * i64::from(results[seat]) - i64::from(counted(points[seat]) - back);
        let mut places: Vec<i64> = seats.iter().skip(1).map(of_place).collect();
        places.insert(0, -places.iter().sum::<i64>());
        let ordered = places.windows(2).all(|pair| pair[0] >= pair[1]);
        let sound = |points: i64| points % 1000 == 0 && points.abs() <= MOST_PLACE_POINTS;
        let sound = ordered && places.iter().all(|&points| sound(points));
        let places = places.into_iter().map(|points| i32::try_from(points).ok());
        places.collect::<Option<Vec<i32>>>().filter(|_| sound)
    }
}
