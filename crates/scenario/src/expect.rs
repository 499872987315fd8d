//! The third part of a script: the expectations.

use hanchan_game::Next;
use hanchan_round::{Abort, Ending, Outcome, Phase};
use hanchan_tiles::{Hand, KindSet, Tile, Wind};

use crate::failure::{Done, Part, Problem, fail, unknown};
use crate::read::{number, points, tiles};
use crate::stage::Stage;

impl Stage {
    pub(crate) fn expect(&mut self, line: usize, text: &str) -> Done {
        let (word, rest) = text.split_once(' ').unwrap_or((text, ""));
        let rest = rest.trim();
        let next = match &self.next {
            Some(Next::Deal(setup)) => Some(*setup),
            _ => None,
        };
        match word {
            "points" => {
                let players = self.round.seats().count();
                let expected: Done<Vec<i32>> =
                    rest.split_whitespace().map(|text| points(line, text)).collect();
                let expected = expected?;
                if expected.len() != players {
                    return fail(line, Problem::ForEach { word: word.to_owned(), players });
                }
                let found: Vec<i32> = Wind::ALL
                    .into_iter()
                    .take(players)
                    .map(|wind| self.round.points()[self.round.seat_of(wind)])
                    .collect();
                equal(line, "points", &found, &expected)
            }
            "sticks" => equal(line, "sticks", &self.round.sticks(), &number(line, rest)?),
            "dealer" => {
                let Some(setup) = next else { return self.no_next_deal(line) };
                let expected = self.seat(line, rest)?;
                equal(line, "next dealer", &self.round.wind(setup.dealer), &self.round.wind(expected))
            }
            "counters" => match next {
                Some(setup) => equal(line, "counters", &setup.honba, &number(line, rest)?),
                None => self.no_next_deal(line),
            },
            "over" => match &self.next {
                Some(Next::Over(_)) => Ok(()),
                _ => fail(line, Problem::GameGoesOn),
            },
            "aborted" => {
                let Some(why) = Abort::ALL.into_iter().find(|why| format!("{why:?}") == rest) else {
                    return fail(line, Problem::Form("aborted FourKans"));
                };
                self.expect_ending(line, Ending::Aborted(why))
            }
            "goes" if rest == "on" => match self.round.phase() {
                Phase::Over => fail(line, Problem::Ending(self.ending())),
                _ => Ok(()),
            },
            "drawn" => self.expect_ending(line, Ending::Exhausted),
            "dead" => {
                let seat = self.seat(line, rest)?;
                if self.round.is_dead(seat) { Ok(()) } else { fail(line, Problem::DoesNotHold) }
            }
            "erred" | "chombo" | "repeated" | "notes" => self.expect_offence(line, word, rest),
            "han" | "fu" | "yaku" | "yakuman" => self.expect_score(line, word, rest),
            "events" => self.expect_events(line, rest),
            "may" | "not" => self.expect_acts(line, word, rest),
            "waits" | "melds" | "sideways" | "river" => self.expect_of_player(line, word, rest),
            "lies" | "holds" => self.expect_lying(line, word, rest),
            "deal" | "winds" | "places" | "results" | "final" => self.expect_result(line, word, rest),
            _ if self.expect_wall(line, word, rest)? => Ok(()),
            "live" => equal(line, "live tiles", &self.round.live(), &number(line, rest)?),
            _ => unknown(line, Part::Expectation, text),
        }
    }

    fn ending(&self) -> Option<Ending> {
        self.round.outcome().map(|outcome| outcome.ending)
    }

    fn expect_ending(&self, line: usize, expected: Ending) -> Done {
        let found = self.ending();
        if found == Some(expected) { Ok(()) } else { fail(line, Problem::Ending(found)) }
    }

    /// Returns the failure of an expectation about the next deal if there is none.
    pub(crate) fn no_next_deal(&self, line: usize) -> Done {
        fail(line, Problem::NoNextDeal { game_over: self.next.is_some() })
    }

    /// Checks an expectation about a player, such as `waits S 3p6p`, `melds S pon 555z^, chi 546p<`,
    /// `sideways N 4s 9s` or `river E 123456m / 7m`.
    fn expect_of_player(&self, line: usize, word: &str, rest: &str) -> Done {
        let (who, rest) = rest.split_once(' ').unwrap_or((rest, ""));
        let player = self.round.player(self.seat(line, who)?);
        match word {
            "waits" => {
                let expected: KindSet = tiles(line, rest)?.iter().map(|tile| tile.kind()).collect();
                equal(line, "waits", &player.waits, &expected)
            }
            "melds" => {
                let found: Vec<String> = player.hand.melds().iter().map(ToString::to_string).collect();
                equal(line, "melds", &found.join(", ").as_str(), &rest)
            }
            "river" => {
                let rows = player.river.rows();
                let found = rows.iter().map(|row| row.iter().map(|discard| discard.tile).collect());
                let expected: Done<Vec<Vec<Tile>>> = rest.split('/').map(|row| tiles(line, row)).collect();
                equal(line, "river", &Rows(found.collect()), &Rows(expected?))
            }
            _ => {
                let lying = player.river.tiles().iter().filter(|discard| discard.sideways);
                equal(line, "sideways", &lying.map(|discard| discard.tile).collect(), &tiles(line, rest)?)
            }
        }
    }

    fn expect_score(&self, line: usize, word: &str, rest: &str) -> Done {
        let winner = self.round.outcome().and_then(|outcome: &Outcome| outcome.winners.first());
        let Some(winner) = winner else { return fail(line, Problem::NobodyWon) };
        let score = &winner.score;
        match word {
            "han" => equal(line, "han", &score.han, &number(line, rest)?),
            "fu" => equal(line, "fu", &score.fu.total, &number(line, rest)?),
            "yakuman" => equal(line, "yakuman", &score.yakuman, &number(line, rest)?),
            _ => {
                let mut found: Vec<&str> = score.yaku().iter().map(|(yaku, _)| yaku.id()).collect();
                let mut expected: Vec<&str> = rest.split_whitespace().collect();
                found.sort_unstable();
                expected.sort_unstable();
                equal(line, "yaku", &found, &expected)
            }
        }
    }

    /// Checks the names of the events since the position.
    fn expect_events(&self, line: usize, rest: &str) -> Done {
        let name = |event: &hanchan_round::Event| {
            let text = format!("{event:?}");
            text.split([' ', '{']).next().unwrap_or_default().to_owned()
        };
        let silent = ["Answered", "Passed", "Clock"];
        let found: Vec<String> = self.round.events()[self.start..]
            .iter()
            .map(name)
            .filter(|name| !silent.contains(&name.as_str()))
            .collect();
        let expected: Vec<String> = rest.split_whitespace().map(str::to_owned).collect();
        let found = &found[..expected.len().min(found.len())];
        equal(line, "events", &found.to_vec(), &expected)
    }

    /// Checks whether an act is legal, as in `may S discard 4m` or `not may W close 1111m`.
    fn expect_acts(&mut self, line: usize, word: &str, rest: &str) -> Done {
        let (wanted, rest) = match (word, rest.strip_prefix("may ")) {
            ("not", Some(rest)) => (false, rest),
            _ => (true, rest),
        };
        let mut copy = self.clone();
        let (who, act) = rest.split_once(' ').unwrap_or((rest, ""));
        let seat = copy.seat(line, who)?;
        let refusal = copy.act(line, seat, act)?;
        match (wanted, refusal) {
            (true, None) | (false, Some(_)) => Ok(()),
            (true, Some(refusal)) => fail(line, Problem::Refused { refusal, expected: None }),
            (false, None) => fail(line, Problem::Allowed),
        }
    }
}

/// A value that failures show as the script language writes it.
pub(crate) trait Written {
    fn written(&self) -> String;
}

macro_rules! written_as_displayed {
    ($($type:ty),+) => {
        $(impl Written for $type {
            fn written(&self) -> String {
                self.to_string()
            }
        })+
    };
}

written_as_displayed!(i32, u8, usize, &str, String, Tile, KindSet, Hand);

impl Written for Wind {
    fn written(&self) -> String {
        self.letter().to_owned()
    }
}

impl Written for (Wind, usize) {
    fn written(&self) -> String {
        format!("{} {}", self.0.letter(), self.1)
    }
}

impl<T: Written> Written for Vec<T> {
    fn written(&self) -> String {
        self.iter().map(Written::written).collect::<Vec<_>>().join(" ")
    }
}

/// Discards in rows.
#[derive(PartialEq)]
struct Rows(Vec<Vec<Tile>>);

impl Written for Rows {
    fn written(&self) -> String {
        self.0.iter().map(Written::written).collect::<Vec<_>>().join(" / ")
    }
}

pub(crate) fn equal<T: PartialEq + Written>(line: usize, what: &str, found: &T, expected: &T) -> Done {
    if found == expected {
        return Ok(());
    }
    let (found, expected) = (found.written(), expected.written());
    fail(line, Problem::Value { what: what.to_owned(), found, expected })
}
