//! The second part of a script: the steps.

use std::sync::Arc;

use hanchan_game::{Game, Next};
use hanchan_round::{Claim, Phase, Refusal, Round, Sitting, TurnAct};
use hanchan_tiles::{Hand, Kind, Seat, Tile};

use crate::begin::{self, Square};
use crate::failure::{Done, Failure, Part, Problem, fail, unknown};
use crate::given::Given;
use crate::read::{seat_of, tile, tiles};
use crate::real::{self, TableStep};
use crate::script::{CheckedLine, PlayedStep, RefusedAct};

/// The only step of scripts that just look at a position.
const NOTHING: &str = "nothing happens";

/// A deal while a script is being played.
#[derive(Clone)]
pub(crate) struct Stage {
    pub(crate) round: Round,
    /// The walls as they were built, if the deal began with the dice.
    pub(crate) square: Option<Square>,
    game: Game,
    pub(crate) next: Option<Next>,
    /// The refused acts that the script expects.
    pub(crate) refused: Vec<RefusedAct>,
    /// The number of events that belong to the position.
    pub(crate) start: usize,
    /// The steps so far.
    pub(crate) steps: Vec<PlayedStep>,
    /// The expectations that were checked.
    pub(crate) expectations: Vec<CheckedLine>,
    /// What went wrong.
    pub(crate) failures: Vec<Failure>,
}

impl Stage {
    /// Plays the steps and checks the expectations. Stops at a step that is invalid or that something else than
    /// expected happens in; a refused act changes nothing, so the script goes on after it.
    pub(crate) fn play(&mut self, steps: &[(usize, &str)], then: &[(usize, &str)]) {
        // The dice were rolled when the deal began.
        let rolled = usize::from(self.square.is_some());
        for (number, &(line, text)) in steps.iter().enumerate() {
            let start = self.round.events().len();
            let done = if number < rolled { Ok((None, None)) } else { self.step(line, text) };
            let events = start..self.round.events().len();
            let refusal = done.as_ref().map_or(None, |(refusal, _)| *refusal);
            self.steps.push(PlayedStep { line, text: text.to_owned(), events, refusal });
            let problem = match done {
                Ok((None, None)) => None,
                Ok((Some(refusal), Some(expected))) if refusal.code() == expected => {
                    self.refused.push(RefusedAct { line, refusal });
                    None
                }
                Ok((Some(refusal), expected)) => {
                    Some(Problem::Refused { refusal, expected: expected.map(str::to_owned) })
                }
                Ok((None, Some(expected))) => Some(Problem::NotRefused(expected.to_owned())),
                Err(failure) => {
                    self.failures.push(failure);
                    return;
                }
            };
            self.failures.extend(problem.map(|problem| Failure { line, problem }));
        }
        self.finish();
        if let Some(last) = self.steps.last_mut() {
            last.events.end = self.round.events().len();
        }
        for &(line, text) in then {
            let failure = self.expect(line, text).err();
            let problem = failure.as_ref().map(|failure| failure.problem.clone());
            self.expectations.push(CheckedLine { line, text: text.to_owned(), problem });
            self.failures.extend(failure);
        }
    }

    pub(crate) fn read(given: &Given, steps: &[(usize, &str)], mix: u32) -> Done<Stage> {
        let Some(&(line, first)) = steps.first() else { return fail(given.last_line, Problem::NoSteps) };
        let mut words = real::without_time(first).split_whitespace();
        let (who, word) = (words.next().unwrap_or_default(), words.next());
        let named = match (word, words.next()) {
            (Some("discards" | "draws" | "plays" | "riichi"), Some(text)) => {
                Some(tile(line, text.trim_end_matches(','))?)
            }
            _ => None,
        };
        let mut draws = Vec::new();
        let mut replacements = Vec::new();
        for (i, &(line, step)) in steps.iter().enumerate() {
            match real::without_time(step).split_whitespace().collect::<Vec<_>>()[..] {
                [_, "draws" | "plays", text] if i > 0 => draws.push(tile(line, text)?),
                [_, "replaces", text] => replacements.push(tile(line, text)?),
                // A tile that went back to the wall is drawn `again`; it is in the wall already.
                _ => {}
            }
        }
        let rules = Arc::clone(&given.rules);
        let (round, square) = if begin::is_roll(first) {
            let (round, square) = given.begin(line, first, mix, &draws, &replacements)?;
            (round, Some(square))
        } else {
            let seat = if first == NOTHING || matches!(who, "judge" | "all" | "play") {
                given.setup.dealer
            } else {
                given.seat(line, who)?
            };
            let position = given.position(line, seat, named, draws, replacements)?;
            let round = Round::from_position(&rules, &position);
            (round.or_else(|why| fail(line, Problem::Position(why)))?, None)
        };
        let start = round.events().len();
        let game = Game::resumed(rules, &given.setup);
        Ok(Stage {
            round,
            square,
            game,
            next: None,
            refused: Vec::new(),
            start,
            steps: Vec::new(),
            expectations: Vec::new(),
            failures: Vec::new(),
        })
    }

    pub(crate) fn seat(&self, line: usize, text: &str) -> Done<Seat> {
        seat_of(line, text, self.round.dealer(), self.round.seats())
    }

    /// Passes for everybody whose claim is not in the script.
    fn pass_all(&mut self) {
        if matches!(self.round.phase(), Phase::Claims(_) | Phase::Accepting(_)) {
            let _closed = self.round.close();
        }
    }

    /// Plays a step. Returns the refusal, if the act is refused, and the code of the refusal that the line expects.
    fn step<'a>(&mut self, line: usize, text: &'a str) -> Done<(Option<Refusal>, Option<&'a str>)> {
        // A judge's note may contain any words.
        let before_note = if text.contains("judge ") { text.split(':').next() } else { None };
        let (text, expected) = match text.split_once(" refused ") {
            Some((act, code)) if before_note.is_none_or(|before| before.len() > act.len()) => {
                (act, Some(code.trim()))
            }
            _ => (text, None),
        };
        if text == NOTHING {
            return Ok((None, expected));
        }
        if begin::is_roll(text) {
            return fail(line, Problem::DiceFirst);
        }
        let text = self.set_clock(line, text)?;
        let (who, act) = text.split_once(' ').unwrap_or((text, ""));
        if who == "all" && matches!(act, "pass" | "agree") {
            self.pass_all();
            return Ok((None, expected));
        }
        if who == "play" && act == "on" {
            self.play_on(line)?;
            return Ok((None, expected));
        }
        let refusal = if who == "judge" {
            self.rule(line, act)?
        } else {
            let seat = self.seat(line, who)?;
            self.act(line, seat, act)?
        };
        Ok((refusal, expected))
    }

    /// Lets everybody discard the tile they draw until the deal is over.
    fn play_on(&mut self, line: usize) -> Done {
        for _ in 0..400 {
            match self.round.phase() {
                Phase::Turn(turn) => {
                    let (seat, acts) = (turn.seat, turn.acts);
                    let act = if acts.contains(TurnAct::DiscardDrawn) {
                        Some(TurnAct::DiscardDrawn)
                    } else {
                        acts.iter().last()
                    };
                    if act.is_none_or(|act| self.round.act(seat, act).is_err()) {
                        return fail(line, Problem::Endless);
                    }
                }
                Phase::Claims(_) if self.round.sitting() == Sitting::RealTable => self.next_draws(line)?,
                Phase::Claims(_) => self.pass_all(),
                Phase::Showdown(waiting) => {
                    let seat = Seat::ALL.into_iter().find(|&seat| waiting[seat]);
                    let _shown = seat.map(|seat| self.round.show(seat, true));
                }
                _ => return Ok(()),
            }
        }
        fail(line, Problem::Endless)
    }

    /// Performs an act. Returns the reason if the act is refused.
    pub(crate) fn act(&mut self, line: usize, seat: Seat, act: &str) -> Done<Option<Refusal>> {
        let (word, rest) = act.split_once(' ').unwrap_or((act, ""));
        let hand = self.round.player(seat).hand;
        let drawn = match self.round.phase() {
            Phase::Turn(turn) if turn.seat == seat => turn.drawn,
            _ => None,
        };
        match self.act_at_table(line, seat, word, rest)? {
            TableStep::Ordinary => {}
            TableStep::Performed => return Ok(None),
            TableStep::Refused(refusal) => return Ok(Some(refusal)),
        }
        let turn_act = match word {
            "plays" => {
                let drew = self.act(line, seat, &format!("draws {rest}"))?;
                return if drew.is_some() {
                    Ok(drew)
                } else {
                    self.act(line, seat, &format!("discards {rest}"))
                };
            }
            "draws" | "replaces" => {
                self.pass_all();
                return match self.round.phase() {
                    Phase::Turn(turn) if turn.seat == seat && turn.drawn == Some(tile(line, rest)?) => {
                        Ok(None)
                    }
                    Phase::Turn(turn) => {
                        let wind = self.round.wind(turn.seat);
                        fail(line, Problem::Turn { wind, drawn: turn.drawn })
                    }
                    _ => fail(line, Problem::NobodyDraws),
                };
            }
            "discards" | "riichi" => {
                self.pass_all();
                let tile = tile(line, rest)?;
                let drawn = match self.round.phase() {
                    Phase::Turn(turn) if turn.seat == seat => turn.drawn,
                    _ => drawn,
                };
                match (word, drawn == Some(tile)) {
                    ("discards", true) => TurnAct::DiscardDrawn,
                    ("discards", false) => TurnAct::Discard(tile),
                    (_, true) => TurnAct::RiichiDrawn,
                    _ => TurnAct::Riichi(tile),
                }
            }
            "tsumo" => {
                self.pass_all();
                TurnAct::Tsumo
            }
            "aborts" => TurnAct::NineKinds,
            "north" => TurnAct::North,
            "closes" => TurnAct::ClosedKan(tile(line, rest)?.kind()),
            "adds" => TurnAct::AddedKan(tile(line, rest)?.kind()),
            "ron" => return Ok(self.claim(seat, Claim::Ron)),
            "passes" => return Ok(self.claim(seat, Claim::Pass)),
            "kan" => return Ok(self.claim(seat, Claim::OpenKan)),
            "pon" | "chi" => {
                let own = if rest.is_empty() {
                    pair_of(&hand, self.offered())
                } else {
                    tiles(line, rest)?.try_into().ok()
                };
                let Some(own) = own else { return fail(line, Problem::CallTiles) };
                return Ok(self.claim(seat, if word == "pon" { Claim::Pon(own) } else { Claim::Chi(own) }));
            }
            "shows" => return Ok(self.round.show(seat, true).err()),
            "hides" => return Ok(self.round.show(seat, false).err()),
            _ => return unknown(line, Part::Step, act),
        };
        Ok(self.round.act(seat, turn_act).err())
    }

    fn offered(&self) -> Option<Kind> {
        if let Phase::Claims(window) = self.round.phase() { Some(window.tile.kind()) } else { None }
    }

    fn claim(&mut self, seat: Seat, claim: Claim) -> Option<Refusal> {
        self.round.claim(seat, claim).err()
    }

    fn finish(&mut self) {
        // Claims are resolved after the last step.
        if self.has_claims() {
            self.pass_all();
        }
        if let Some(outcome) = self.round.outcome() {
            self.next = self.game.deal_over(outcome, self.round.staked()).ok();
        }
    }
}

fn pair_of(hand: &Hand, kind: Option<Kind>) -> Option<[Tile; 2]> {
    let kind = kind?;
    let mut tiles = hand.concealed().iter().filter(|tile| tile.kind() == kind);
    // Uses plain tiles before red ones.
    let mut own = [tiles.next()?, tiles.next()?];
    let plain: Vec<Tile> =
        hand.concealed().iter().filter(|tile| tile.kind() == kind && !tile.is_red()).collect();
    if let [.., a, b] = plain[..] {
        own = [a, b];
    }
    Some(own)
}
