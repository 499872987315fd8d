//! The same deal played twice, the second time with the hidden tiles in other places.

use std::sync::Arc;

use hanchan_round::{Claim, Event, Offence, Phase, Round, Sitting};
use hanchan_rules::Rules;

use crate::audience::hidden_from;
use crate::hidden::{hidden_places, with_shuffled};
use crate::run::{Lens, Lines, Run, known};
use crate::wild::Wild;

/// How a pair of deals came out.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Pair {
    /// As it should.
    Same {
        /// How many events were the same.
        events: usize,
        /// Whether the hidden tiles made something invisible differ.
        differs: bool,
    },
    /// The changed tiles made a move impossible, or another one, that lies before the change: no pair.
    Impossible,
    /// An audience saw what it must not see.
    Leak,
}

/// Takes a deal that is over, with the moves that made it and what an audience received of it, and plays it again up to
/// a move and from there on with what is hidden then in other places. What lies face down must change nothing that is
/// seen, as long as no difference is laid open. `chance(n)` gives a number below `n`.
pub fn compare<L: PartialEq>(
    first: &Round,
    heard: &Lines<L>,
    lens: Lens<L>,
    moves: &[Wild],
    cut: usize,
    rules: &Arc<Rules>,
    chance: &mut impl FnMut(usize) -> usize,
) -> Pair {
    let audience = heard.audience;
    let replayed;
    let at_cut = if cut == moves.len() {
        first
    } else {
        let mut round = first.beginning();
        for a_move in &moves[..cut] {
            let _accepted = a_move.make(&mut round);
        }
        replayed = round;
        &replayed
    };
    let places = hidden_places(at_cut, hidden_from(audience));
    let mut second = Run::new(with_shuffled(at_cut, rules, &places, chance), audience, lens);
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
        return to_the_end(first, heard, &second);
    }
    let (known, again) = (known(first, audience), known(&second.round, audience));
    let alike = known.iter().zip(&again).take_while(|(one, other)| one == other).count();
    let before = crate::run::known(at_cut, audience).len();
    // At a real table another hand makes of the same act another one: a false call, a furiten.
    if alike < before {
        return if first.sitting() == Sitting::RealTable { Pair::Impossible } else { Pair::Leak };
    }
    // Not a line more than there is to know; in a draw no hand before all have chosen.
    if heard.after[cut] != before {
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
    let (one, other) = (&heard.lines, &second.heard.lines);
    if one.len() < events || other.len() < events || one[..events] != other[..events] {
        return Pair::Leak;
    }
    Pair::Same { events, differs: differ(first, &second.round) }
}

/// Whether anything went otherwise, but for the time.
fn differ(first: &Round, second: &Round) -> bool {
    let events = |round: &Round| {
        let told = round.events().iter().filter(|event| !matches!(event, Event::Clock { .. }));
        told.copied().collect::<Vec<_>>()
    };
    events(first) != events(second)
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
fn to_the_end<L: PartialEq>(first: &Round, heard: &Lines<L>, second: &Run<L>) -> Pair {
    let outcome = |round: &Round| round.outcome().map(|outcome| (outcome.ending, outcome.tenpai));
    let real = first.sitting() == Sitting::RealTable;
    let audience = heard.audience;
    match (outcome(first), outcome(&second.round)) {
        // Other hands wait for something, and have to say so.
        (one, other) if one != other => Pair::Impossible,
        _ if real && known(first, audience) != known(&second.round, audience) => Pair::Impossible,
        _ if heard.lines != second.heard.lines => Pair::Leak,
        _ => Pair::Same { events: heard.lines.len(), differs: differ(first, &second.round) },
    }
}
