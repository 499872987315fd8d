//! Games for tests.

use std::fmt::Write as _;
use std::path::PathBuf;
use std::sync::Arc;

use fastrand::Rng;
use hanchan_game::{Game, Next, Seed, Standing, wild};
use hanchan_record::log::{End, Entry, Head, deal_entries};
use hanchan_round::{Phase, Round, Sitting, Wall};
use hanchan_tiles::Seat;

use crate::players::Player;

/// A game that was played to its end.
pub(crate) struct Sample {
    pub(crate) names: Vec<String>,
    pub(crate) rounds: Vec<Round>,
    pub(crate) standing: Standing,
    choices: Vec<usize>,
}

/// A game of greedy players, or one at a real table where anything that can go wrong does.
pub(crate) fn sample(rules: &str, sitting: Sitting, seed: u8) -> Sample {
    let rules = Arc::new(hanchan_rules::preset(rules).expect("a preset"));
    let mut random = Rng::with_seed(u64::from(seed));
    let mut game = Game::new(Arc::clone(&rules));
    let names = ["Anna", "Бобр", "Cæcilie", "大輔"][..rules.switches.table.players.count()].iter();
    let (mut rounds, mut choices) = (Vec::new(), Vec::new());
    loop {
        let setup = game.setup();
        let (tiles, dice) = Seed([seed; 32]).deal(game.deals() + 1, rules.tile_set());
        let wall = Wall::built(&tiles, dice, setup.dealer, &rules).expect("all tiles");
        let mut round = Round::seated(Arc::clone(&rules), wall, setup, sitting);
        match sitting {
            Sitting::Assisted => play(&mut round, &mut random),
            Sitting::RealTable => {
                let mut chance = |below: usize| random.usize(..below.max(1));
                while let Some(wild) = wild(&round, 60, &mut chance) {
                    let _refused = wild.make(&mut round);
                }
            }
        }
        let outcome = round.outcome().expect("it is over");
        let mut next = game.deal_over(outcome, round.staked()).expect("in order");
        rounds.push(round);
        if let Next::Choice(_) = next {
            choices.push(rounds.len());
            next = game.choose(true).expect("in order");
        }
        if let Next::Over(standing) = next {
            return Sample { names: names.map(|&name| name.to_owned()).collect(), rounds, standing, choices };
        }
    }
}

fn play(round: &mut Round, random: &mut Rng) {
    let player = |random: &mut Rng| if random.u8(..8) == 0 { Player::Random } else { Player::Greedy };
    loop {
        let accepted = match round.phase() {
            Phase::Turn(turn) => {
                let (seat, act) = (turn.seat, player(random).turn(round, turn, random));
                round.act(seat, act)
            }
            Phase::Claims(window) => {
                let seat =
                    Seat::ALL.into_iter().find(|&seat| window.answers[seat].is_none()).expect("somebody");
                let claim = player(random).claim(round, seat, window.claims[seat], random);
                round.claim(seat, claim)
            }
            Phase::Showdown(waiting) => {
                let seat = Seat::ALL.into_iter().find(|&seat| waiting[seat]).expect("somebody");
                round.show(seat, random.bool())
            }
            _ => return,
        };
        accepted.expect("it is in the list");
    }
}

impl Sample {
    /// It as our own log.
    pub(crate) fn log(&self) -> String {
        let first = &self.rounds[0];
        let head = Head::new(first.rules(), first.sitting(), self.names.clone());
        let mut text = Entry::Game(head).line() + "\n";
        for (number, round) in self.rounds.iter().enumerate() {
            for entry in deal_entries(round) {
                writeln!(text, "{}", entry.line()).expect("text");
            }
            if self.choices.contains(&(number + 1)) {
                writeln!(text, "{}", Entry::Choice { stop: true }.line()).expect("text");
            }
        }
        let mut end =
            End { points: vec![0; self.names.len()], results: vec![0; self.names.len()], seed: None };
        for place in &self.standing.places {
            end.points[place.seat.index()] = place.points;
            end.results[place.seat.index()] = place.result;
        }
        writeln!(text, "{}", Entry::Over(end).line()).expect("text");
        text
    }
}

/// A file with this text, for a test of this name.
pub(crate) fn file(test: &str, text: &[u8]) -> PathBuf {
    let path = std::env::temp_dir().join(format!("hanchan-{}-{test}.jsonl", std::process::id()));
    std::fs::write(&path, text).expect("written");
    path
}
