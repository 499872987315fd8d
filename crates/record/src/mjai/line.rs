//! One line of an mjai record.

use hanchan_tiles::notation::mjai;
use hanchan_tiles::{BySeat, Players, Seat, Tile, Wind};
use serde::Deserialize;

use crate::error::{Expected, MOST_ON_TABLE, ReadError, ReadProblem, short};
use crate::named::NamedRules;

/// A line in any mjai dialect, with only the fields that are read.
#[derive(Deserialize)]
pub(super) struct Event {
    #[serde(rename = "type")]
    pub(super) kind: String,
    actor: Option<usize>,
    target: Option<usize>,
    pai: Option<String>,
    consumed: Option<Vec<String>>,
    pub(super) tsumogiri: Option<bool>,
    bakaze: Option<String>,
    oya: Option<usize>,
    kyoku: Option<u8>,
    honba: Option<u8>,
    kyotaku: Option<u8>,
    dora_marker: Option<String>,
    scores: Option<Vec<i32>>,
    deltas: Option<Vec<i32>>,
    tehais: Option<Vec<Vec<String>>>,
    pub(super) names: Option<Vec<String>>,
    #[serde(alias = "uradora_markers")]
    ura_markers: Option<Vec<String>>,
    pub(super) reason: Option<String>,
    tenpais: Option<Vec<bool>>,
    pub(super) gametype: Option<String>,
    pub(super) aka_flag: Option<bool>,
    pub(super) hanchan: Option<NamedRules>,
}

/// A line and its position in the record.
pub(super) struct Line<'a> {
    pub(super) text: &'a str,
    pub(super) at: usize,
    pub(super) event: Event,
    pub(super) players: Players,
}

/// A limit for points, more than anybody has, so that no sum overflows.
pub(super) const MOST_POINTS: i32 = 10_000_000;

impl Line<'_> {
    pub(super) fn error(&self, problem: ReadProblem) -> ReadError {
        ReadError::at(self.text, self.at, problem)
    }

    pub(super) fn bad(&self, name: &'static str, expected: Expected, found: &str) -> ReadError {
        self.error(ReadProblem::Value(name, expected, short(found)))
    }

    fn some<T>(&self, name: &'static str, value: Option<T>) -> Result<T, ReadError> {
        value.ok_or_else(|| self.error(ReadProblem::Missing(name)))
    }

    fn seat(&self, name: &'static str, value: Option<usize>) -> Result<Seat, ReadError> {
        let number = self.some(name, value)?;
        let seat = Seat::from_index(number).filter(|seat| seat.index() < self.players.count());
        seat.ok_or_else(|| self.bad(name, Expected::Player, &number.to_string()))
    }

    pub(super) fn actor(&self) -> Result<Seat, ReadError> {
        self.seat("actor", self.event.actor)
    }

    pub(super) fn target(&self) -> Result<Seat, ReadError> {
        self.seat("target", self.event.target)
    }

    pub(super) fn dealer(&self) -> Result<Seat, ReadError> {
        let by_number = self.event.kyoku.map(|kyoku| usize::from(kyoku).wrapping_sub(1));
        self.seat("oya", self.event.oya.or(by_number))
    }

    /// Returns the numbers of honba and sticks; zero if not recorded.
    pub(super) fn on_table(&self) -> Result<(u8, u8), ReadError> {
        let most = Expected::Number(0, MOST_ON_TABLE.into());
        let of = |name, number: Option<u8>| {
            let number = number.unwrap_or(0);
            if number > MOST_ON_TABLE { Err(self.bad(name, most, &number.to_string())) } else { Ok(number) }
        };
        Ok((of("honba", self.event.honba)?, of("kyotaku", self.event.kyotaku)?))
    }

    pub(super) fn round(&self) -> Result<Wind, ReadError> {
        let name = self.some("bakaze", self.event.bakaze.as_deref())?;
        Wind::from_letter(name).ok_or_else(|| self.bad("bakaze", Expected::Wind, name))
    }

    fn tile_named(&self, field: &'static str, name: &str) -> Result<Tile, ReadError> {
        if name == "?" {
            return Err(self.error(ReadProblem::HiddenTile));
        }
        mjai::tile(name).ok_or_else(|| self.bad(field, Expected::TileName, name))
    }

    fn tiles_named(&self, field: &'static str, names: &[String]) -> Result<Vec<Tile>, ReadError> {
        if names.len() > 20 {
            return Err(self.bad(field, Expected::FewerSteps, ""));
        }
        names.iter().map(|name| self.tile_named(field, name)).collect()
    }

    pub(super) fn pai(&self) -> Result<Tile, ReadError> {
        self.tile_named("pai", self.some("pai", self.event.pai.as_deref())?)
    }

    pub(super) fn has_pai(&self) -> bool {
        self.event.pai.is_some()
    }

    pub(super) fn indicator(&self) -> Result<Tile, ReadError> {
        self.tile_named("dora_marker", self.some("dora_marker", self.event.dora_marker.as_deref())?)
    }

    /// Returns the tiles that a call takes from the hand.
    pub(super) fn consumed<const N: usize>(&self) -> Result<[Tile; N], ReadError> {
        let names = self.some("consumed", self.event.consumed.as_deref())?;
        let tiles = self.tiles_named("consumed", names)?;
        tiles.try_into().map_err(|_| self.bad("consumed", Expected::List(Some(N)), &names.join(" ")))
    }

    /// Returns the ura indicators, if recorded.
    pub(super) fn ura(&self) -> Result<Option<Vec<Tile>>, ReadError> {
        self.event.ura_markers.as_deref().map(|names| self.tiles_named("ura_markers", names)).transpose()
    }

    /// Returns the hands that were dealt. If the fourth hand is missing or empty, there are three players.
    pub(super) fn hands(&self) -> Result<&[Vec<String>], ReadError> {
        self.some("tehais", self.event.tehais.as_deref())
    }

    pub(super) fn hand(&self, seat: Seat) -> Result<Vec<Tile>, ReadError> {
        let names = self.some("tehais", self.hands()?.get(seat.index()))?;
        let tiles = self.tiles_named("tehais", names)?;
        if tiles.len() == 13 {
            Ok(tiles)
        } else {
            Err(self.bad("tehais", Expected::List(Some(13)), &names.join(" ")))
        }
    }

    fn by_seat(&self, name: &'static str, list: Option<&[i32]>) -> Result<Option<BySeat<i32>>, ReadError> {
        let Some(list) = list else { return Ok(None) };
        if list.len() < self.players.count() {
            return Err(self.bad(name, Expected::List(Some(self.players.count())), &format!("{list:?}")));
        }
        let mut points = BySeat([0; 4]);
        for (seat, &number) in self.players.seats().zip(list) {
            if number.unsigned_abs() > MOST_POINTS.unsigned_abs() {
                return Err(self.bad(name, Expected::Number(-MOST_POINTS, MOST_POINTS), &number.to_string()));
            }
            points[seat] = number;
        }
        Ok(Some(points))
    }

    pub(super) fn scores(&self) -> Result<Option<BySeat<i32>>, ReadError> {
        self.by_seat("scores", self.event.scores.as_deref())
    }

    pub(super) fn deltas(&self) -> Result<Option<BySeat<i32>>, ReadError> {
        self.by_seat("deltas", self.event.deltas.as_deref())
    }

    pub(super) fn tenpai(&self) -> Option<BySeat<bool>> {
        let list = self.event.tenpais.as_deref()?;
        Some(BySeat::from_fn(|seat| list.get(seat.index()).is_some_and(|&tenpai| tenpai)))
    }
}
