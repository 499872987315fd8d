//! The same deal played twice, the second time with the hidden tiles in other places.

use std::sync::Arc;

use fastrand::Rng;
use hanchan_game::Game;
use hanchan_round::{Claim, Event, Offence, Phase, Round, Sitting};
use hanchan_rules::Rules;

mod audience;
mod hidden;
mod run;
use crate::support::{Move, choose, make, wall, wildly};
use audience::Audience;
use hidden::{hidden_places, with_shuffled};
use run::Run;
pub(crate) use run::{Lens, honest};

/// How a pair of deals came out.
#[derive(Clone, Copy, PartialEq, Debug)]
enum Pair {
    /// As it should; how many events were the same, and whether the hidden tiles made something invisible differ.
    Same { events: usize, differs: bool },
    /// The changed tiles made a move impossible that lies before the change: no pair.
    Impossible,
    /// Somebody saw what he must not see.
    Leak,
}

/// Plays the moves up to a point, and again with what is hidden then in other places.
fn compare(first: &Run, moves: &[Move], cut: usize, rules: &Arc<Rules>, random: &mut Rng) -> Pair {
    let (audience, lens) = (first.audience, first.lens);
    let mut at_cut = first.round.beginning();
    for &a_move in &moves[..cut] {
        assert!(make(&mut at_cut, a_move));
    }
    let places = hidden_places(&at_cut, audience.from());
    let mut second = Run::new(with_shuffled(&at_cut, rules, &places, random), audience, lens);
    for (number, &a_move) in moves.iter().enumerate() {
        if !second.follow(a_move) {
            if number < cut {
                return Pair::Impossible;
            }
            break;
        }
        if number + 1 == cut && !matches!(at_cut.phase(), Phase::Claims(_)) {
            second.let_all_pass();
        }
    }
    if cut == moves.len() {
        second.let_all_hide();
        return to_the_end(first, &second);
    }
    let (known, again) = (first.known(), second.known());
    let alike = known.iter().zip(&again).take_while(|(one, other)| one == other).count();
    let before = run::known(&at_cut, audience).len();
    // At a real table another hand makes of the same act another one: a false call, a furiten.
    if alike < before {
        let wild = matches!(moves[0], Move::Wild(_));
        assert!(wild, "what lay open before the cut is the same: {:?} {:?}", known[alike], again.get(alike));
        return Pair::Impossible;
    }
    // Not a line more than there is to know; in a draw no hand before all have chosen.
    if first.after[cut] != before {
        return Pair::Leak;
    }
    // A win shows a hand, and so may a draw and an abort: there the difference may come to light.
    let events =
        match known.iter().position(|event| matches!(event, Event::Exhausted | Event::Aborted { .. })) {
            Some(at) => alike.min(at + 1),
            None => alike,
        };
    // What was laid open before the cut is the same.
    let opened = known.iter().skip(before).position(|event| lays_open(event, at_cut.sitting()));
    let events = opened.map_or(events, |at| events.min(before + at));
    let (one, other) = (&first.lines, &second.lines);
    if one.len() < events || other.len() < events || one[..events] != other[..events] {
        return Pair::Leak;
    }
    Pair::Same { events, differs: first.round.events() != second.round.events() }
}

/// Whether a hand comes to light with an event.
fn lays_open(event: &Event, sitting: Sitting) -> bool {
    match event {
        Event::Won { .. } | Event::Shown { .. } => true,
        Event::Answered { claim, .. } => *claim == Claim::Ron && sitting == Sitting::RealTable,
        Event::Erred { offence, .. } => {
            matches!(offence, Offence::FalseWin(_) | Offence::NotenRiichi | Offence::FalseKanAfterRiichi)
        }
        _ => false,
    }
}

/// What nobody has seen when the deal is over was of no consequence to anything that was seen.
fn to_the_end(first: &Run, second: &Run) -> Pair {
    let outcome = |run: &Run| run.round.outcome().map(|outcome| (outcome.ending, outcome.tenpai));
    match (outcome(first), outcome(second)) {
        // Other hands wait for something, and have to say so.
        (one, other) if one != other => Pair::Impossible,
        _ if first.round.sitting() == Sitting::RealTable && first.known() != second.known() => {
            Pair::Impossible
        }
        _ if first.lines != second.lines => Pair::Leak,
        _ => {
            let differs = first.round.events() != second.round.events();
            Pair::Same { events: first.lines.len(), differs }
        }
    }
}

/// A deal by chance and its moves.
fn any_deal(rules: &Arc<Rules>, sitting: Sitting, random: &mut Rng) -> (Round, Vec<Move>) {
    let setup = Game::new(Arc::clone(rules)).setup();
    let mut round = Round::seated(Arc::clone(rules), wall(rules, random), setup, sitting);
    let beginning = round.clone();
    let mut moves = Vec::new();
    let care = if sitting == Sitting::RealTable && random.bool() { CARELESS } else { CAREFUL };
    loop {
        let a_move = match sitting {
            Sitting::Assisted => choose(&round, random),
            Sitting::RealTable => wildly(&round, care, random),
        };
        let Some(a_move) = a_move else { return (beginning, moves) };
        if make(&mut round, a_move) {
            moves.push(a_move);
        } else {
            assert_eq!(sitting, Sitting::RealTable);
        }
    }
}

/// Players at a real table are careless about once in so many acts: many errors, or a deal that is played to its end.
const CARELESS: usize = 40;
const CAREFUL: usize = 400;

/// How many pairs came out how.
pub(crate) struct Tally {
    pub(crate) pairs: usize,
    pub(crate) no_pairs: usize,
    pub(crate) events: usize,
    pub(crate) differing: usize,
    pub(crate) leaks: usize,
}

pub(crate) fn many(rules: &Arc<Rules>, sitting: Sitting, seed: u64, pairs: usize, lens: Lens) -> Tally {
    let mut random = Rng::with_seed(seed);
    let mut tally = Tally { pairs: 0, no_pairs: 0, events: 0, differing: 0, leaks: 0 };
    while tally.pairs < pairs {
        let (beginning, moves) = any_deal(rules, sitting, &mut random);
        for audience in Audience::all(&beginning) {
            let mut first = Run::new(beginning.clone(), audience, lens);
            for &a_move in &moves {
                assert!(first.make(a_move));
            }
            for cut in [random.usize(..moves.len()), moves.len()] {
                match compare(&first, &moves, cut, rules, &mut random) {
                    Pair::Impossible => tally.no_pairs += 1,
                    Pair::Leak => (tally.pairs, tally.leaks) = (tally.pairs + 1, tally.leaks + 1),
                    Pair::Same { events, differs } => {
                        tally.pairs += 1;
                        tally.events += events;
                        tally.differing += usize::from(differs);
                    }
                }
            }
        }
    }
    tally
}
