//! Steps of unassisted tables: time, draws, shouts, announcements, and the judge.

use hanchan_round::{
    Claim, Ending, Event, FalseSet, NoWin, Offence, Phase, Refusal, Ruling, Sitting, Toppled,
};
use hanchan_rules::Penalty;
use hanchan_tiles::{BySeat, Seat, Tile};

use crate::failure::{Done, Part, Problem, fail, unknown};
use crate::read::{number, points, tile, tiles};
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
        self.round.clock(self.round.now().saturating_add(10_000));
        if self.round.close().is_ok() {
            return Ok(());
        }
        let Phase::Claims(window) = self.round.phase() else { return Ok(()) };
        let next = window.from.next(self.round.seats());
        self.round.draw(next).or_else(|refusal| fail(line, Problem::Refused { refusal, expected: None }))
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
                        let wind = self.round.wind(turn.seat);
                        return fail(line, Problem::Turn { wind, drawn: turn.drawn });
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

    /// Applies a ruling, such as `judge S wrong-count`, `judge S false-call chi 46p`, `judge S dead-hand`,
    /// `judge inspects S`, `judge moves 1000 -1000 0 0`, `judge redeals` or `judge remarks`. A note can follow
    /// after a colon.
    pub(crate) fn rule(&mut self, line: usize, text: &str) -> Done<Option<Refusal>> {
        let (text, note) = text.split_once(':').unwrap_or((text, ""));
        let words: Vec<&str> = text.split_whitespace().collect();
        let ruling = match words[..] {
            ["redeals"] => Ruling::Redeal,
            ["remarks"] => Ruling::Remark,
            ["inspects", who] => Ruling::Inspection(self.seat(line, who)?),
            ["moves", ref amounts @ ..] => {
                let players = self.round.seats().count();
                if amounts.len() != players {
                    return fail(line, Problem::ForEach { word: "moves".to_owned(), players });
                }
                let mut moved = BySeat([0; 4]);
                for (wind, text) in hanchan_tiles::Wind::ALL.into_iter().zip(amounts) {
                    moved[self.round.seat_of(wind)] = points(line, text)?;
                }
                Ruling::Points(moved)
            }
            [who, "no-penalty"] => Ruling::Penalty(self.seat(line, who)?, Penalty::None),
            [who, "dead-hand"] => Ruling::Penalty(self.seat(line, who)?, Penalty::DeadHand),
            [who, "chombo"] => Ruling::Penalty(self.seat(line, who)?, Penalty::Chombo),
            [who, ref offence @ ..] => {
                let Some(offence) = self::offence(line, offence)? else {
                    return unknown(line, Part::Ruling, text);
                };
                Ruling::Offence(self.seat(line, who)?, offence)
            }
            [] => return unknown(line, Part::Ruling, text),
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
            _ => return unknown(line, Part::Expectation, &format!("{word} {rest}")),
        };
        if holds { Ok(()) } else { fail(line, Problem::DoesNotHold) }
    }

    /// Returns whether there are claims after the last step that still have to be resolved.
    pub(crate) fn has_claims(&self) -> bool {
        matches!(self.round.phase(), Phase::Claims(window)
            if window.answers.0.iter().flatten().any(|answer| *answer != Claim::Pass))
    }
}

/// Parses an offence, such as `wrong-count`, `topples 5 live-wall` or `false-call chi 46p`. The first word is the code
/// of the offence, except for `topples`.
fn offence(line: usize, words: &[&str]) -> Done<Option<Offence>> {
    Ok(Some(match *words {
        ["wrong-count"] => Offence::WrongCount,
        ["out-of-turn"] => Offence::OutOfTurn,
        ["peeking"] => Offence::Peeking,
        ["shout"] => Offence::Shout,
        ["noten-riichi"] => Offence::NotenRiichi,
        ["false-kan-after-riichi"] => Offence::FalseKanAfterRiichi,
        ["riichi-too-late", tiles] => Offence::RiichiTooLate(number(line, tiles)?),
        ["topples", count, what] => {
            let toppled = match what {
                "live-wall" => Toppled::LiveWall,
                "dead-wall" => Toppled::DeadWall,
                "own-hand" => Toppled::OwnHand,
                "others-hand" => Toppled::OthersHand,
                _ => return fail(line, Problem::Form(TOPPLES)),
            };
            Offence::Exposure(toppled, number(line, count)?)
        }
        ["topples", ..] => return fail(line, Problem::Form(TOPPLES)),
        ["false-win", why] => Offence::FalseWin(match why {
            "not-complete" => NoWin::NotComplete,
            "furiten" => NoWin::Furiten,
            "no-yaku" => NoWin::NoYaku,
            "not-robbed" => NoWin::NotRobbed,
            "dead-hand" => NoWin::DeadHand,
            _ => return fail(line, Problem::Form(FALSE_WIN)),
        }),
        ["false-win", ..] => return fail(line, Problem::Form(FALSE_WIN)),
        ["false-call", "closed-kan", kind] => {
            Offence::FalseCall(FalseSet::ClosedKan(tile(line, kind)?.kind()))
        }
        ["false-call", "added-kan", kind] => Offence::FalseCall(FalseSet::AddedKan(tile(line, kind)?.kind())),
        ["false-call", ref call @ ..] => match claim(line, call)? {
            Some(claim) => Offence::FalseCall(FalseSet::Claim(claim)),
            None => return fail(line, Problem::Form(FALSE_CALL)),
        },
        ["call-with-dead-hand", ref call @ ..] => match claim(line, call)? {
            Some(claim) => Offence::CallWithDeadHand(claim),
            None => return fail(line, Problem::Form(DEAD_CALL)),
        },
        _ => return Ok(None),
    }))
}

const TOPPLES: &str = "judge S topples 5 live-wall|dead-wall|own-hand|others-hand";
const FALSE_WIN: &str = "judge S false-win not-complete|furiten|no-yaku|not-robbed|dead-hand";
const FALSE_CALL: &str = "judge S false-call pon 55m|chi 46p|kan|closed-kan 8s|added-kan 5z";
const DEAD_CALL: &str = "judge S call-with-dead-hand pon 55m|chi 46p|kan";

/// Parses a claim on a discard: `pon 55m`, `chi 46p` or `kan`.
fn claim(line: usize, words: &[&str]) -> Done<Option<Claim>> {
    let own = |text: &str| -> Done<[Tile; 2]> {
        tiles(line, text)?.try_into().or_else(|_| fail(line, Problem::CallTiles))
    };
    Ok(match *words {
        ["pon", text] => Some(Claim::Pon(own(text)?)),
        ["chi", text] => Some(Claim::Chi(own(text)?)),
        ["kan"] => Some(Claim::OpenKan),
        _ => None,
    })
}
