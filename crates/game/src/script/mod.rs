//! Scripted deals: a position, what happens, and what must come of it, as a person writes it down.
//!
//! ```text
//! SC-P07 Atamahane (P-077)
//! rules phoenix
//! points 25000 25000 25000 24000
//! sticks 1
//! S 23467m234567p88s
//! N 46m345p12399s | pon 555z
//!
//! E discards 5m
//! S ron
//! N ron
//!
//! points 23000 28000 25000 24000
//! dealer S
//! ```
//!
//! The first part is the position, the second what happens, the third what must hold afterwards; empty lines part
//! them. Seats are winds, E being the dealer. Everything that is not said is as at the beginning of an East
//! round, and hands that are not named are noten. `docs/scripts.md` has the whole language.

mod begin;
mod expect;
mod given;
mod lie;
mod places;
mod real;
mod result;
mod wall;

use std::sync::Arc;

use hanchan_round::{Claim, Phase, Round, Sitting, TurnAct};
use hanchan_rules::RuleFile;
use hanchan_tiles::notation::mpsz;
use hanchan_tiles::{Hand, Kind, Players, Seat, Tile, Wind};

use crate::game::{Game, Next};
use begin::Square;
use given::Given;

/// What is wrong with a script, or with what came of it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Failure {
    /// The line, from 1.
    pub line: usize,
    /// What is wrong.
    pub what: String,
}

/// A script: its name, and its lines by number.
#[derive(Clone, Debug)]
pub struct Script<'a> {
    /// The first line.
    pub name: &'a str,
    line: usize,
    parts: [Vec<(usize, &'a str)>; 3],
}

/// What is written where a position is looked at as it is.
const NOTHING: &str = "nothing happens";

type Done<T = ()> = Result<T, Failure>;

fn fail<T>(line: usize, what: impl Into<String>) -> Done<T> {
    Err(Failure { line, what: what.into() })
}

/// The scripts of a file: each begins with a line that begins with `SC-` or `==`.
pub fn scripts(text: &str) -> Vec<Script<'_>> {
    let mut all: Vec<Script<'_>> = Vec::new();
    let mut part = 0;
    // A line that is a remark and nothing else is as if it were not there.
    for (number, line) in text.lines().enumerate().filter(|(_, line)| !line.trim_start().starts_with('#')) {
        let line = line.split('#').next().unwrap_or_default().trim();
        if line.starts_with("SC-") || line.starts_with("==") {
            let name = line.trim_start_matches("==").trim();
            all.push(Script { name, line: number + 1, parts: [const { Vec::new() }; 3] });
            part = 0;
        } else if let Some(script) = all.last_mut() {
            if line.is_empty() {
                part += usize::from(part < 2 && !script.parts[part].is_empty());
            } else {
                script.parts[part].push((number + 1, line));
            }
        }
    }
    all
}

impl Script<'_> {
    /// Plays the script. `find` gives the files of rule sets by their ids.
    pub fn run(&self, find: impl Fn(&str) -> Option<RuleFile>) -> Done {
        let [given, steps, then] = &self.parts;
        if then.is_empty() {
            let last = steps.last().or(given.last());
            return fail(last.map_or(self.line, |(line, _)| *line), "nothing must hold");
        }
        let given = Given::read(given, find)?;
        let mixes =
            if steps.first().is_some_and(|(_, step)| begin::is_roll(step)) { begin::MIXES } else { 1 };
        (0..mixes).try_for_each(|mix| self.play(&given, mix))
    }

    /// Plays it once, the tiles mixed in this way where they are mixed.
    fn play(&self, given: &Given, mix: u32) -> Done {
        let [_, steps, then] = &self.parts;
        let mut stage = Stage::read(given, steps, mix)?;
        for &(line, step) in &steps[usize::from(stage.square.is_some())..] {
            stage.step(line, step)?;
        }
        stage.finish();
        for &(line, expected) in then {
            stage.expect(line, expected)?;
        }
        Ok(())
    }

    /// The statements and scenarios that its name cites.
    pub fn ids(&self) -> impl Iterator<Item = &str> {
        // `P-077`, `A-P08`, `SC-P07-a`; not `8-9-1`, not `kan-dora`.
        let is_id = |word: &&str| {
            word.contains('-')
                && word.starts_with(|c: char| c.is_ascii_uppercase())
                && word.contains(|c: char| c.is_ascii_digit())
        };
        self.name.split(|c: char| !c.is_ascii_alphanumeric() && c != '-').filter(is_id)
    }
}

#[derive(Clone)]
struct Stage {
    round: Round,
    /// The walls as they were built, where the deal began with the dice.
    square: Option<Square>,
    game: Game,
    next: Option<Next>,
    refused: Option<&'static str>,
    seen: usize,
}

fn wind(line: usize, text: &str) -> Done<Wind> {
    Wind::from_letter(text).map_or_else(|| fail(line, format!("{text:?} is no seat: E, S, W or N")), Ok)
}

/// The seat of a wind; nobody is North of three.
fn seat_of(line: usize, text: &str, dealer: Seat, players: Players) -> Done<Seat> {
    let wind = wind(line, text)?;
    let seat = players.seats().find(|seat| seat.wind(dealer, players) == wind);
    seat.map_or_else(|| fail(line, format!("nobody is {text} of three players")), Ok)
}

fn number<T: std::str::FromStr>(line: usize, text: &str) -> Done<T> {
    text.parse().or_else(|_| fail(line, format!("{text:?} is no number")))
}

fn tiles(line: usize, text: &str) -> Done<Vec<Tile>> {
    mpsz::parse_tiles(text).or_else(|error| fail(line, error.to_string()))
}

fn tile(line: usize, text: &str) -> Done<Tile> {
    match tiles(line, text)?[..] {
        [tile] => Ok(tile),
        _ => fail(line, format!("{text:?} is not one tile")),
    }
}

impl Stage {
    fn read(given: &Given, steps: &[(usize, &str)], mix: u32) -> Done<Stage> {
        let Some(&(line, first)) = steps.first() else { return fail(0, "nothing happens") };
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
                // A tile that went back to the wall is drawn `again`, and lies there already.
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
        let seen = round.events().len();
        let game = Game::resumed(rules, &given.setup);
        Ok(Stage { round, square, game, next: None, refused: None, seen })
    }

    fn seat(&self, line: usize, text: &str) -> Done<Seat> {
        seat_of(line, text, self.round.dealer(), self.round.seats())
    }

    /// Everybody who was not said to claim the tile passes.
    fn pass_all(&mut self) {
        if matches!(self.round.phase(), Phase::Claims(_) | Phase::Accepting(_)) {
            let _closed = self.round.close();
        }
    }

    fn step(&mut self, line: usize, text: &str) -> Done {
        let (text, refused) =
            text.split_once(" refused ").map_or((text, None), |(text, code)| (text, Some(code.trim())));
        if text == NOTHING {
            return Ok(());
        }
        if begin::is_roll(text) {
            return fail(line, "the dice are rolled before anything else happens");
        }
        let text = self.tell_time(line, text)?;
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
        match (done, refused) {
            (None, None) => Ok(()),
            (Some(code), Some(expected)) if code == expected => {
                self.refused = Some(code);
                Ok(())
            }
            (Some(code), _) => fail(line, format!("refused: {code}")),
            (None, Some(expected)) => fail(line, format!("not refused, though {expected} was expected")),
        }
    }

    /// Everybody discards what he draws until the deal is over.
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
                        return fail(line, "somebody has no act");
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
        fail(line, "the deal does not end")
    }

    /// Does it; the code of its refusal if it is refused.
    fn act(&mut self, line: usize, seat: Seat, act: &str) -> Done<Option<&'static str>> {
        let (word, rest) = act.split_once(' ').unwrap_or((act, ""));
        let hand = self.round.player(seat).hand;
        let drawn = match self.round.phase() {
            Phase::Turn(turn) if turn.seat == seat => turn.drawn,
            _ => None,
        };
        if let Some(done) = self.act_at_table(line, seat, word, rest)? {
            return Ok(done.err().map(|refusal| refusal.code()));
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
                    Phase::Turn(turn) => fail(
                        line,
                        format!("{:?} has the turn and drew {:?}", self.round.wind(turn.seat), turn.drawn),
                    ),
                    _ => fail(line, "nobody draws now"),
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
            "shows" => return Ok(self.round.show(seat, true).err().map(|refusal| refusal.code())),
            "hides" => return Ok(self.round.show(seat, false).err().map(|refusal| refusal.code())),
            _ => return fail(line, format!("{act:?} is no act")),
        };
        Ok(self.round.act(seat, turn_act).err().map(|refusal| refusal.code()))
    }

    fn offered(&self) -> Option<Kind> {
        if let Phase::Claims(window) = self.round.phase() { Some(window.tile.kind()) } else { None }
    }

    fn claim(&mut self, seat: Seat, claim: Claim) -> Option<&'static str> {
        self.round.claim(seat, claim).err().map(|refusal| refusal.code())
    }

    fn finish(&mut self) {
        // Claims are resolved when nothing more is said.
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
    // Ordinary tiles before red ones.
    let mut own = [tiles.next()?, tiles.next()?];
    let plain: Vec<Tile> =
        hand.concealed().iter().filter(|tile| tile.kind() == kind && !tile.is_red()).collect();
    if let [.., a, b] = plain[..] {
        own = [a, b];
    }
    Some(own)
}
