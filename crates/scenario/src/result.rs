//! Expectations after the deal: the next deal and its seat winds, or the result of the game.

use hanchan_game::{Next, SeatRank, Standing};
use hanchan_tiles::{Seat, Wind};

use crate::expect::{Written, equal};
use crate::failure::{Done, Problem, fail};
use crate::read::{number, wind};
use crate::stage::Stage;

/// A result in tenths: −104 is written as `-10.4`, 240 as `24`.
#[derive(PartialEq)]
struct Tenths(i32);

impl Written for Tenths {
    fn written(&self) -> String {
        let sign = if self.0 < 0 { "-" } else { "" };
        match (self.0.unsigned_abs() / 10, self.0.unsigned_abs() % 10) {
            (whole, 0) => format!("{sign}{whole}"),
            (whole, tenth) => format!("{sign}{whole}.{tenth}"),
        }
    }
}

fn tenths(line: usize, text: &str) -> Done<Tenths> {
    let (whole, tenth) = text.split_once('.').unwrap_or((text, "0"));
    let is_digit = tenth.len() == 1 && tenth.bytes().all(|byte| byte.is_ascii_digit());
    match format!("{whole}{tenth}").parse() {
        Ok(tenths) if is_digit => Ok(Tenths(tenths)),
        _ => fail(line, Problem::Number(text.to_owned())),
    }
}

impl Stage {
    /// Checks the next deal, as in `deal E2` or `winds N E S W`, or the result of the game, as in
    /// `places 2 3 1 4`, `results 3 -3 12 -12` or `final 25000 …`.
    pub(crate) fn expect_result(&self, line: usize, word: &str, rest: &str) -> Done {
        let seats: Vec<Seat> = Wind::ALL
            .into_iter()
            .take(self.round.seats().count())
            .map(|wind| self.round.seat_of(wind))
            .collect();
        let words: Vec<&str> = rest.split_whitespace().collect();
        if word != "deal" && words.len() != seats.len() {
            return fail(line, Problem::ForEach { word: word.to_owned(), players: seats.len() });
        }
        match (&self.next, word) {
            (Some(Next::Deal(next)), "deal") => {
                let found = format!("{}{}", next.round.letter(), next.dealer.index() + 1);
                equal(line, "next deal", &found.as_str(), &rest)
            }
            (Some(Next::Deal(next)), "winds") => {
                let expected: Done<Vec<Wind>> = words.iter().map(|letter| wind(line, letter)).collect();
                let found = seats.iter().map(|seat| seat.wind(next.dealer, self.round.seats())).collect();
                equal(line, "winds of the next deal", &found, &expected?)
            }
            (_, "deal" | "winds") => self.no_next_deal(line),
            (Some(Next::Over(standing)), _) => of_game(line, word, standing, &seats, &words),
            _ => fail(line, Problem::GameGoesOn),
        }
    }
}

/// Checks each player's place, result or final points, in seat order.
fn of_game(line: usize, word: &str, standing: &Standing, seats: &[Seat], words: &[&str]) -> Done {
    let of =
        |part: fn(&SeatRank) -> i32| seats.iter().map(|&seat| standing.of(seat).map_or(0, part)).collect();
    if word == "results" {
        let results = seats.iter().map(|&seat| Tenths(standing.of(seat).map_or(0, |place| place.result)));
        let expected: Done<Vec<Tenths>> = words.iter().map(|result| tenths(line, result)).collect();
        return equal(line, word, &results.collect(), &expected?);
    }
    let (found, expected): (Vec<i32>, Done<Vec<i32>>) = match word {
        "places" => {
            (of(|place| i32::from(place.place)), words.iter().map(|place| number(line, place)).collect())
        }
        _ => (of(|place| place.points), words.iter().map(|points| number(line, points)).collect()),
    };
    equal(line, word, &found, &expected?)
}
