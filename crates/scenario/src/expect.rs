//! The third part of a script: the expectations.

use hanchan_game::Next;
use hanchan_round::{Outcome, Phase};
use hanchan_tiles::{KindSet, Tile, Wind};

use crate::failure::{Done, differs, fail, refused};
use crate::read::{number, tiles};
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
                let expected: Done<Vec<i32>> =
                    rest.split_whitespace().map(|points| number(line, points)).collect();
                let found: Vec<i32> = Wind::ALL
                    .into_iter()
                    .take(self.round.seats().count())
                    .map(|wind| self.round.points()[self.round.seat_of(wind)])
                    .collect();
                equal(line, "points", &found, &expected?)
            }
            "sticks" => equal(line, "sticks", &self.round.sticks(), &number(line, rest)?),
            "dealer" => {
                let Some(setup) = next else {
                    return differs(line, format!("no deal follows: {:?}", self.next));
                };
                let expected = self.seat(line, rest)?;
                equal(line, "next dealer", &self.round.wind(setup.dealer), &self.round.wind(expected))
            }
            "counters" => match next {
                Some(setup) => equal(line, "counters", &setup.honba, &number(line, rest)?),
                None => differs(line, format!("no deal follows: {:?}", self.next)),
            },
            "over" => match &self.next {
                Some(Next::Over(_)) => Ok(()),
                other => differs(line, format!("the game goes on: {other:?}")),
            },
            "aborted" => match self.round.outcome().map(|outcome| outcome.ending) {
                Some(hanchan_round::Ending::Aborted(why)) => {
                    equal(line, "aborted", &format!("{why:?}"), &rest.to_owned())
                }
                other => differs(line, format!("not aborted: {other:?}")),
            },
            "goes" if rest == "on" => match self.round.phase() {
                Phase::Over => differs(line, "the deal is over"),
                _ => Ok(()),
            },
            "drawn" => match self.round.outcome().map(|outcome| outcome.ending) {
                Some(hanchan_round::Ending::Exhausted) => Ok(()),
                other => differs(line, format!("not drawn: {other:?}")),
            },
            "dead" => {
                let seat = self.seat(line, rest)?;
                if self.round.is_dead(seat) { Ok(()) } else { differs(line, "the hand is not dead") }
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
            _ => fail(line, format!("{text:?} is not an expectation")),
        }
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
                let found: Vec<Vec<Tile>> =
                    rows.iter().map(|row| row.iter().map(|discard| discard.tile).collect()).collect();
                let expected: Done<Vec<_>> = rest.split('/').map(|row| tiles(line, row)).collect();
                equal(line, "river", &found, &expected?)
            }
            _ => {
                let lying = player.river.tiles().iter().filter(|discard| discard.sideways);
                equal(line, "sideways", &lying.map(|discard| discard.tile).collect(), &tiles(line, rest)?)
            }
        }
    }

    fn expect_score(&self, line: usize, word: &str, rest: &str) -> Done {
        let winner = self.round.outcome().and_then(|outcome: &Outcome| outcome.winners.first());
        let Some(winner) = winner else { return differs(line, "nobody won") };
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
            (true, Some(refusal)) => refused(line, refusal),
            (false, None) => differs(line, "it is allowed"),
        }
    }
}

pub(crate) fn equal<T: PartialEq + std::fmt::Debug>(
    line: usize,
    what: &str,
    found: &T,
    expected: &T,
) -> Done {
    if found == expected {
        Ok(())
    } else {
        differs(line, format!("{what}: {found:?}, expected {expected:?}"))
    }
}
