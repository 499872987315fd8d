//! The second part of a script: the steps.

use std::sync::Arc;

use hanchan_game::{Game, Next};
use hanchan_round::{Claim, Phase, Refusal, Round, Sitting, TurnAct};
use hanchan_tiles::{Hand, Kind, Seat, Tile};

use crate::begin::{self, Square};
use crate::failure::{self, Done, differs, fail};
use crate::given::Given;
use crate::read::{seat_of, tile, tiles};
use crate::real::{self, TableStep};
use crate::script::RefusedAct;

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
}

impl Stage {
    /// Plays the steps and checks the expectations.
    pub(crate) fn play(&mut self, steps: &[(usize, &str)], then: &[(usize, &str)]) -> Done {
        // The dice were rolled when the deal began, so that step is skipped.
        for &(line, step) in &steps[usize::from(self.square.is_some())..] {
            self.step(line, step)?;
        }
        self.finish();
        then.iter().try_for_each(|&(line, expected)| self.expect(line, expected))
    }

    pub(crate) fn read(given: &Given, steps: &[(usize, &str)], mix: u32) -> Done<Stage> {
        let Some(&(line, first)) = steps.first() else { return fail(0, "the script has no steps") };
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
            let seat = if first == NOTHING { given.setup.dealer } else { given.seat(line, who)? };
            let position = given.position(line, seat, named, draws, replacements)?;
            let round = Round::from_position(&rules, &position);
            (round.or_else(|why| fail(line, format!("{why:?}")))?, None)
        };
        let start = round.events().len();
        let game = Game::resumed(rules, &given.setup);
        Ok(Stage { round, square, game, next: None, refused: Vec::new(), start })
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

    fn step(&mut self, line: usize, text: &str) -> Done {
        let (text, expected) =
            text.split_once(" refused ").map_or((text, None), |(text, code)| (text, Some(code.trim())));
        if text == NOTHING {
            return Ok(());
        }
        if begin::is_roll(text) {
            return fail(line, "the dice are rolled before anything else happens");
        }
        let text = self.set_clock(line, text)?;
        let (who, act) = text.split_once(' ').unwrap_or((text, ""));
        if who == "all" && matches!(act, "pass" | "agree") {
            self.pass_all();
            return Ok(());
        }
        if who == "play" && act == "on" {
            return self.play_on(line);
        }
        let done = if who == "judge" {
            self.rule(line, act)?
        } else {
            let seat = self.seat(line, who)?;
            self.act(line, seat, act)?
        };
        match (done, expected) {
            (None, None) => Ok(()),
            (Some(refusal), Some(expected)) if refusal.code() == expected => {
                self.refused.push(RefusedAct { line, refusal });
                Ok(())
            }
            (Some(refusal), _) => failure::refused(line, refusal),
            (None, Some(expected)) => differs(line, format!("not refused, though {expected} was expected")),
        }
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
                        return differs(line, "a player has no legal act");
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
        differs(line, "the deal does not end")
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
                    Phase::Turn(turn) => differs(
                        line,
                        format!("{:?} has the turn and drew {:?}", self.round.wind(turn.seat), turn.drawn),
                    ),
                    _ => differs(line, "nobody draws now"),
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
                let Some(own) = own else { return fail(line, "a call takes two tiles of the hand") };
                return Ok(self.claim(seat, if word == "pon" { Claim::Pon(own) } else { Claim::Chi(own) }));
            }
            "shows" => return Ok(self.round.show(seat, true).err()),
            "hides" => return Ok(self.round.show(seat, false).err()),
            _ => return fail(line, format!("{act:?} is not an act")),
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
