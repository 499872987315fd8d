//! The rules encoded in the type bits of a game.

use std::borrow::Cow;

use hanchan_tiles::{BySeat, Deck, Players, RedFives, Seat, TileSet};

use crate::rules::{Change, RecordedRules};

/// The type bits of a game, from `type` in the element `GO`. Bits not read here encode the type of room and the
/// speed, and don't change the rules.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct TypeBits(pub u32);

const BITS: &str = "the record's type";
const RESULTS: &str = "the record's results";
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
        let players = self.players();
        let base = match players {
            Players::Four => "tenhou",
            Players::Three => "tenhou-3p",
        };
        let mut changes = Vec::new();
        let mut change = |group, key, value: &str, by| {
            changes.push(Change { group, key, value: Cow::Owned(value.to_owned()), by });
        };
        if self.no_red_fives() {
            change("table", "red-fives", "[0, 0, 0]", BITS);
        }
        if self.closed_tanyao() {
            change("yaku", "tanyao", "\"closed 1\"", BITS);
        }
        if !self.east_south() {
            change("table", "length", "\"east\"", BITS);
        }
        if facts.is_whole() {
            change("result", "rounding", "\"thousands\"", RESULTS);
        }
        if facts.old {
            change("draws", "tenpai-stop", "\"no\"", OLD);
            if !self.east_south() {
                change("table", "extension", "\"extra-rounds-dealer-stays\"", OLD);
            }
        }
        let (start, back) = match players {
            Players::Four => (25_000, 30_000),
            Players::Three => (35_000, 40_000),
        };
        if let Some(other) = facts.start_points(players).filter(|&points| points != start && points <= back)
            && facts.private_lobby
        {
            change("table", "start-points", &other.to_string(), "the record's first deal");
            let oka = (back - other) * players.count() as i32;
            change("result", "oka", &oka.to_string(), "the record's first deal");
        }
        if let Some(places) = facts.place_points(players, back) {
            let (usual, short): (&[i32], &[i32]) = match players {
                Players::Four => (&[20_000, 10_000, -10_000, -20_000], &[10_000, 5_000, -5_000, -10_000]),
                Players::Three => (&[20_000, 0, -20_000], &[]),
            };
            let short_game = facts.old && !self.east_south() && places == short;
            if places != usual && (short_game || facts.private_lobby) {
                change("result", "uma-points", &format!("{places:?}"), RESULTS);
            }
        }
        RecordedRules::Preset { base, changes }
    }
}

/// What a record shows about the rules of its game besides the type bits.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct RuleFacts {
    /// Whether the game is from the time when each deal named its own shuffle.
    pub old: bool,
    /// Whether the game was played in a private lobby, which may have rules of its own.
    pub private_lobby: bool,
    /// The points at the beginning of the first deal, if it is the first deal of the game.
    pub start: Option<BySeat<i32>>,
    /// The final points, and the results in tenths of a thousand.
    pub end: Option<(BySeat<i32>, BySeat<i32>)>,
}

impl RuleFacts {
    /// Returns whether the results are whole numbers, as Tenhou wrote them before it recorded tenths.
    fn is_whole(&self) -> bool {
        self.end.is_some_and(|(_, results)| results.0.iter().all(|tenths| tenths % 10 == 0))
    }

    /// Returns the points with which everybody began, if they are the same.
    fn start_points(&self, players: Players) -> Option<i32> {
        let start = self.start?;
        let first = start[Seat::First];
        players.seats().all(|seat| start[seat] == first).then_some(first)
    }

    /// Returns the points that the results add for each place (uma), if they are whole thousands and sum to zero.
    /// `back` are the return points.
    fn place_points(&self, players: Players, back: i32) -> Option<Vec<i32>> {
        let (points, results) = self.end?;
        let mut seats: Vec<Seat> = players.seats().collect();
        seats.sort_by_key(|&seat| (-points[seat], seat.index()));
        if seats.iter().map(|&seat| results[seat]).sum::<i32>() != 0 {
            return None;
        }
        let counted = |points: i32| {
            if self.is_whole() { (points.abs() + 500) / 1000 * 1000 * points.signum() } else { points }
        };
        // First place gets the remainder.
        let of_place = |&seat: &Seat| 100 * results[seat] - (counted(points[seat]) - back);
        let mut places: Vec<i32> = seats.iter().skip(1).map(of_place).collect();
        places.insert(0, -places.iter().sum::<i32>());
        let ordered = places.windows(2).all(|pair| pair[0] >= pair[1]);
        (ordered && places.iter().all(|points| points % 1000 == 0)).then_some(places)
    }
}
