//! The same deal played twice, the second time with the hidden tiles rearranged.

use std::sync::Arc;

use hanchan_round::{Claim, Event, Offence, Phase, Round, Sitting};
use hanchan_rules::Rules;

use crate::audience::hidden_from;
use crate::hidden::{hidden_places, with_shuffled};
use crate::run::{Lens, Lines, Run, known};
use crate::wild::Wild;

/// The result of comparing two runs of a deal.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Pair {
    /// No leak was found.
    Same {
        /// The number of equal events.
        events: usize,
        /// Whether the rearranged tiles changed something that the audience cannot see.
        differs: bool,
    },
    /// The rearranged tiles changed or prevented an earlier move, so the runs cannot be compared.
    Impossible,
    /// The audience received something it must not know.
    Leak,
}

/// Replays a finished deal up to a move, and from there on with the hidden tiles rearranged. Face-down tiles must
/// not change what the audience receives, as long as no difference becomes visible. `chance(n)` must return a
/// number below `n`.
pub fn compare<L: PartialEq>(
    first: &Round,
    received: &Lines<L>,
    lens: Lens<L>,
    moves: &[Wild],
    cut: usize,
    rules: &Arc<Rules>,
    chance: &mut impl FnMut(usize) -> usize,
) -> Pair {
    let audience = received.audience;
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
        return to_the_end(first, received, &second);
    }
    let (known, again) = (known(first, audience), known(&second.round, audience));
    let alike = known.iter().zip(&again).take_while(|(one, other)| one == other).count();
    let before = crate::run::known(at_cut, audience).len();
    // At an unassisted table the same act can have another effect with another hand: it can be a false call, or
    // cause furiten.
    if alike < before {
        return if first.sitting() == Sitting::RealTable { Pair::Impossible } else { Pair::Leak };
    }
    // The audience must not have received more lines than there is to know; in an exhaustive draw, no hand is
    // shown before everybody has decided.
    if received.after[cut] != before {
        return Pair::Leak;
    }
    // Wins, draws and aborts may show hands, so the difference may become visible there.
    let events =
        match known.iter().position(|event| matches!(event, Event::Exhausted | Event::Aborted { .. })) {
            Some(at) => alike.min(at + 1),
            None => alike,
        };
    // Everything shown before the cut is the same.
    let opened = known.iter().skip(before).position(|event| lays_open(event, at_cut.sitting()));
    let events = opened.map_or(events, |at| events.min(before + at));
    let (one, other) = (&received.lines, &second.received.lines);
    if one.len() < events || other.len() < events || one[..events] != other[..events] {
        return Pair::Leak;
    }
    Pair::Same { events, differs: differ(first, &second.round) }
}

/// Returns whether the events of two deals differ, apart from the clock.
fn differ(first: &Round, second: &Round) -> bool {
    let events = |round: &Round| {
        let published = round.events().iter().filter(|event| !matches!(event, Event::Clock { .. }));
        published.copied().collect::<Vec<_>>()
    };
    events(first) != events(second)
}

/// Returns whether an event shows a hand.
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

/// Compares two complete runs: tiles that nobody saw must not have affected what was seen.
fn to_the_end<L: PartialEq>(first: &Round, received: &Lines<L>, second: &Run<L>) -> Pair {
    let outcome = |round: &Round| round.outcome().map(|outcome| (outcome.ending, outcome.tenpai));
    let real = first.sitting() == Sitting::RealTable;
    let audience = received.audience;
    match (outcome(first), outcome(&second.round)) {
        // Other hands are tenpai, and tenpai has to be declared.
        (one, other) if one != other => Pair::Impossible,
        _ if real && known(first, audience) != known(&second.round, audience) => Pair::Impossible,
        _ if received.lines != second.received.lines => Pair::Leak,
        _ => Pair::Same { events: received.lines.len(), differs: differ(first, &second.round) },
    }
}
