//! Steps of unassisted tables: time, draws, shouts, announcements, and the judge.

use hanchan_round::{Claim, Ending, Event, Offence, Phase, Refusal, Ruling, Sitting, Toppled};
use hanchan_rules::Penalty;
use hanchan_tiles::{BySeat, Seat};

use crate::failure::{self, Done, differs, fail};
use crate::read::{number, tile};
use crate::stage::Stage;

/// Returns a line without its time prefix, such as `S pon` for `at 3.2 S pon`.
pub(crate) fn without_time(text: &str) -> &str {
    let rest = text.strip_prefix("at ").and_then(|rest| rest.split_once(' '));
    rest.map_or(text, |(_, rest)| rest.trim())
}

/// The result of a step that may be peculiar to unassisted tables.
pub(crate) enum TableStep {
    /// The step works as at an assisted table and was not performed.
    Ordinary,
    /// The step was performed.
    Performed,
    /// The step was refused.
    Refused(Refusal),
}

impl Stage {
    /// Sets the clock if a line begins with a time in seconds. Returns the rest of the line.
    pub(crate) fn set_clock<'a>(&mut self, line: usize, text: &'a str) -> Done<&'a str> {
        if let Some((seconds, rest)) = text.strip_prefix("at ").and_then(|rest| rest.split_once(' ')) {
            let seconds: f64 = number(line, seconds)?;
            self.round.clock((seconds * 1000.0).round() as u32);
            return Ok(rest.trim());
        }
        Ok(text)
    }

    /// Lets everybody pass and the next player draw.
    pub(crate) fn next_draws(&mut self, line: usize) -> Done {
        self.round.clock(self.round.now() + 10_000);
        if self.round.close().is_ok() {
            return Ok(());
        }
        let Phase::Claims(window) = self.round.phase() else { return Ok(()) };
        let next = window.from.next(self.round.seats());
        self.round.draw(next).or_else(|refusal| failure::refused(line, refusal))
    }

    /// Performs a step that exists only at unassisted tables or works differently there.
    pub(crate) fn act_at_table(
        &mut self,
        line: usize,
        seat: Seat,
        word: &str,
        rest: &str,
    ) -> Done<TableStep> {
        let real = self.round.sitting() == Sitting::RealTable;
        let done = match word {
            "draws" | "replaces" if real => {
                let expected = tile(line, rest.trim_end_matches(" again"))?;
                let begins = matches!(self.round.phase(), Phase::Turn(turn) if turn.seat == seat);
                let done = if begins { Ok(()) } else { self.round.draw(seat) };
                match self.round.phase() {
                    Phase::Turn(turn) if done.is_ok() && turn.drawn != Some(expected) => {
                        return differs(line, format!("the tile drawn is {:?}", turn.drawn));
                    }
                    _ => done,
                }
            }
            "shouts" => self.round.shout(seat),
            "announces" => {
                let each = self.announced(line, seat, rest)?;
                self.round.announce(seat, each)
            }
            "agrees" => self.round.agree(seat),
            "objects" => self.round.object(seat),
            "corrects" => self.round.correct(seat),
            "mixes" => self.round.mix(),
            _ => return Ok(TableStep::Ordinary),
        };
        Ok(done.map_or_else(TableStep::Refused, |()| TableStep::Performed))
    }

    /// Parses the payments of an announcement: `1300` (the discarder pays), `700/1300` (the others and the dealer
    /// pay) or `2000 all`.
    fn announced(&self, line: usize, seat: Seat, text: &str) -> Done<BySeat<i32>> {
        let shown = self.round.events().iter().rev().find_map(|event| match event {
            Event::Shown { seat: winner, from } if *winner == seat => Some(*from),
            _ => None,
        });
        let from = shown.unwrap_or(seat);
        let all = text.trim_end_matches(" all");
        let (others, dealer) = text.split_once('/').unwrap_or((all, all));
        let (others, dealer): (i32, i32) = (number(line, others)?, number(line, dealer)?);
        let players = self.round.seats().count();
        Ok(BySeat::from_fn(|other| match () {
            () if other == seat || other.index() >= players => 0,
            () if from != seat && other != from => 0,
            () if other == self.round.dealer() => dealer,
            () => others,
        }))
    }

    /// Applies a ruling, such as `judge S wrong-count`, `judge S topples 5 live-wall`, `judge S dead-hand`,
    /// `judge inspects S`, `judge moves 1000 -1000 0 0`, `judge redeals` or `judge remarks`. A note can follow
    /// after a colon.
    pub(crate) fn rule(&mut self, line: usize, text: &str) -> Done<Option<Refusal>> {
        let (text, note) = text.split_once(':').unwrap_or((text, ""));
        let words: Vec<&str> = text.split_whitespace().collect();
        let ruling = match words[..] {
            ["redeals"] => Ruling::Redeal,
            ["remarks"] => Ruling::Remark,
            ["inspects", who] => Ruling::Inspection(self.seat(line, who)?),
            ["moves", ref points @ ..] if points.len() == self.round.seats().count() => {
                let mut moved = BySeat([0; 4]);
                for (wind, points) in hanchan_tiles::Wind::ALL.into_iter().zip(points) {
                    moved[self.round.seat_of(wind)] = number(line, points)?;
                }
                Ruling::Points(moved)
            }
            [who, "topples", count, what] => {
                let toppled = match what {
                    "live-wall" => Toppled::LiveWall,
                    "dead-wall" => Toppled::DeadWall,
                    "own-hand" => Toppled::OwnHand,
                    "others-hand" => Toppled::OthersHand,
                    _ => return fail(line, format!("{what:?} cannot be knocked over")),
                };
                Ruling::Offence(self.seat(line, who)?, Offence::Exposure(toppled, number(line, count)?))
            }
            [who, what] => {
                let seat = self.seat(line, who)?;
                match what {
                    "wrong-count" => Ruling::Offence(seat, Offence::WrongCount),
                    "out-of-turn" => Ruling::Offence(seat, Offence::OutOfTurn),
                    "peeking" => Ruling::Offence(seat, Offence::Peeking),
                    "dead-hand" => Ruling::Penalty(seat, Penalty::DeadHand),
                    "chombo" => Ruling::Penalty(seat, Penalty::Chombo),
                    _ => return fail(line, format!("unknown offence or penalty {what:?}")),
                }
            }
            _ => return fail(line, format!("{text:?} is not a ruling")),
        };
        Ok(self.round.rule(ruling, note.trim()).err())
    }

    /// Checks an expectation about offences, such as `erred S false-call`, `chombo S`, `repeated` (the deal is
    /// dealt again) or `notes 1`.
    pub(crate) fn expect_offence(&self, line: usize, word: &str, rest: &str) -> Done {
        let words: Vec<&str> = rest.split_whitespace().collect();
        let holds = match (word, &words[..]) {
            ("erred", [who, code]) => {
                let seat = self.seat(line, who)?;
                self.round.events().iter().any(|event| {
                    matches!(event, Event::Erred { seat: who, offence } if *who == seat && offence.code() == *code)
                })
            }
            ("chombo", [who]) => {
                let seat = self.seat(line, who)?;
                self.round.outcome().is_some_and(|outcome| outcome.offenders[seat])
            }
            ("chombo", []) => self.round.outcome().is_some_and(|outcome| outcome.ending == Ending::Chombo),
            ("repeated", []) => self.round.outcome().is_some_and(|outcome| outcome.ending == Ending::Void),
            ("notes", [count]) => self.round.notes().len() == number::<usize>(line, count)?,
            _ => return fail(line, format!("{word} {rest} is not an expectation")),
        };
        if holds { Ok(()) } else { differs(line, format!("does not hold: {word} {rest}")) }
    }

    /// Returns whether there are claims after the last step that still have to be resolved.
    pub(crate) fn has_claims(&self) -> bool {
        matches!(self.round.phase(), Phase::Claims(window)
            if window.answers.0.iter().flatten().any(|answer| *answer != Claim::Pass))
    }
}
