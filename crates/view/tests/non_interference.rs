//! What lies face down changes nothing of what is seen. The same deal is played twice, the second time with the hidden
//! tiles in other places; what an audience receives is the same text until a difference lies open.

use std::fmt::Debug;
use std::sync::Arc;

use fastrand::Rng;
use hanchan_game::Game;
use hanchan_round::{Claim, Event, Phase, Round};
use hanchan_rules::{Rules, preset};
use hanchan_tiles::{Kind, Seat, Tile};
use hanchan_view::{Choice, JudgeEvent, OpenEvent, Told, Views};

#[path = "support/hidden.rs"]
mod hidden;
mod support;
use hidden::{From, hidden_places, with_shuffled};
use support::{Move, all_rules, choose, make, wall};

/// Who receives something.
#[derive(Clone, Copy, PartialEq, Debug)]
enum Audience {
    Seat(Seat),
    Spectator,
    Open,
    Judge,
}

impl Audience {
    fn all(round: &Round) -> Vec<Audience> {
        let others = [Audience::Spectator, Audience::Open, Audience::Judge];
        round.seats().seats().map(Audience::Seat).chain(others).collect()
    }

    /// What it receives, as text.
    fn receives(self, told: &Told) -> Option<String> {
        match self {
            Audience::Seat(seat) => told.seats[seat].map(|event| format!("{event:?}")),
            Audience::Spectator => told.spectator.map(|event| format!("{event:?}")),
            Audience::Open => told.open.map(|event| format!("{event:?}")),
            Audience::Judge => Some(format!("{:?}", told.judge)),
        }
    }

    fn from(self) -> From {
        match self {
            Audience::Seat(seat) => From::Seat(seat),
            Audience::Spectator => From::Everybody,
            Audience::Open | Audience::Judge => From::Openly,
        }
    }

    /// What of an event this audience may know, said a second time and without the views: none if it learns nothing.
    fn may_know(self, event: &Event) -> Option<Event> {
        let own = |seat: Seat| self == Audience::Judge || self == Audience::Seat(seat);
        let nothing = Tile::plain(Kind::EAST);
        match *event {
            Event::Answered { seat, .. } | Event::Passed { seat } | Event::Showed { seat, .. } => {
                own(seat).then_some(*event)
            }
            Event::Drew { seat, .. } if !own(seat) && self != Audience::Open => {
                Some(Event::Drew { seat, tile: nothing })
            }
            Event::Replaced { seat, .. } if !own(seat) && self != Audience::Open => {
                Some(Event::Replaced { seat, tile: nothing })
            }
            other => Some(other),
        }
    }
}

/// What a (possibly leaky) view makes of what is told; beside it the deal now and how much of its log is told.
type Lens = fn(Audience, &Told, &Round, usize) -> Option<String>;

fn honest(audience: Audience, told: &Told, _: &Round, _: usize) -> Option<String> {
    audience.receives(told)
}

/// A deal and what one audience received of it.
struct Run {
    round: Round,
    views: Views,
    audience: Audience,
    lens: Lens,
    lines: Vec<String>,
    /// How many lines there were after each move.
    after: Vec<usize>,
}

impl Run {
    fn new(round: Round, audience: Audience, lens: Lens) -> Run {
        let mut views = Views::new();
        let told = views.deal(&round);
        let lines = lens(audience, &told, &round, 1).into_iter().collect();
        let mut run = Run { round, views, audience, lens, lines, after: Vec::new() };
        run.listen();
        run.after.push(run.lines.len());
        run
    }

    fn listen(&mut self) {
        while let Some(told) = self.views.next(&self.round) {
            self.lines.extend((self.lens)(self.audience, &told, &self.round, self.views.told()));
        }
    }

    fn make(&mut self, a_move: Move) -> bool {
        let made = make(&mut self.round, a_move);
        self.listen();
        self.after.push(self.lines.len());
        made
    }

    /// Makes the same move as in the first run, if it is one here: hidden tiles decide who has anything to say.
    fn follow(&mut self, a_move: Move) -> bool {
        match a_move {
            Move::Act(..) => {
                self.let_all_pass();
                self.make(a_move)
            }
            Move::Answer(seat, claim) => match self.round.phase() {
                Phase::Claims(window) if window.answers[seat].is_none() => {
                    let possible = window.claims[seat].contains(claim);
                    self.make(Move::Answer(seat, if possible { claim } else { Claim::Pass }))
                }
                _ => true,
            },
            Move::Close => {
                self.let_all_pass();
                true
            }
            Move::Show(seat, _) => match self.round.phase() {
                Phase::Showdown(waiting) if waiting[seat] => self.make(a_move),
                _ => true,
            },
        }
    }

    /// Who could show a hand in this run alone hides it.
    fn let_all_hide(&mut self) {
        while let Phase::Showdown(waiting) = self.round.phase() {
            let seat = Seat::ALL.into_iter().find(|&seat| waiting[seat]).expect("somebody");
            self.make(Move::Show(seat, false));
        }
    }

    /// Who could claim the tile in this run alone passes.
    fn let_all_pass(&mut self) {
        if matches!(self.round.phase(), Phase::Claims(_)) {
            self.make(Move::Close);
        }
    }

    fn known(&self) -> Vec<Event> {
        self.round.events().iter().filter_map(|event| self.audience.may_know(event)).collect()
    }
}

/// How a pair of deals came out.
#[derive(Clone, Copy, PartialEq, Debug)]
enum Pair {
    /// As it should; how many events were the same, and whether the hidden tiles made something invisible differ.
    Same { events: usize, differs: bool },
    /// The changed tiles made a move impossible that lies before the change: no pair.
    NoPair,
    /// Somebody saw what he must not see.
    Leak,
}

/// Plays the moves up to a point, and again with what is hidden then in other places.
fn compare(first: &Run, moves: &[Move], cut: usize, rules: &Arc<Rules>, random: &mut Rng) -> Pair {
    let (audience, lens) = (first.audience, first.lens);
    let mut at_cut = first.round.beginning();
    moves[..cut].iter().for_each(|&a_move| assert!(make(&mut at_cut, a_move)));
    let places = hidden_places(&at_cut, audience.from());
    let mut second = Run::new(with_shuffled(&at_cut, rules, &places, random), audience, lens);
    for (number, &a_move) in moves.iter().enumerate() {
        if !second.follow(a_move) {
            if number < cut {
                return Pair::NoPair;
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
    let before = at_cut.events().iter().filter(|event| audience.may_know(event).is_some()).count();
    assert!(
        alike >= before,
        "what lay open before the cut is the same: {:?} {:?}",
        known[alike],
        again[alike]
    );
    // Not a line more than there is to know; in a draw no hand before all have chosen.
    if first.after[cut] != before {
        return Pair::Leak;
    }
    // A win shows a hand, and so may a draw and an abort: there the difference may come to light.
    let ends = |event: &Event| matches!(event, Event::Won { .. } | Event::Exhausted | Event::Aborted { .. });
    let events = match known.iter().position(ends) {
        Some(at) if matches!(known[at], Event::Won { .. }) => alike.min(at),
        Some(at) => alike.min(at + 1),
        None => alike,
    };
    let (one, other) = (&first.lines, &second.lines);
    if one.len() < events || other.len() < events || one[..events] != other[..events] {
        return Pair::Leak;
    }
    Pair::Same { events, differs: first.round.events() != second.round.events() }
}

/// What nobody has seen when the deal is over was of no consequence to anything that was seen.
fn to_the_end(first: &Run, second: &Run) -> Pair {
    let outcome = |run: &Run| run.round.outcome().map(|outcome| (outcome.ending, outcome.tenpai));
    match (outcome(first), outcome(second)) {
        // Other hands wait for something, and have to say so.
        (one, other) if one != other => Pair::NoPair,
        _ if first.lines != second.lines => Pair::Leak,
        _ => {
            let differs = first.round.events() != second.round.events();
            Pair::Same { events: first.lines.len(), differs }
        }
    }
}

/// A deal by chance and its moves.
fn any_deal(rules: &Arc<Rules>, random: &mut Rng) -> (Round, Vec<Move>) {
    let mut round = Round::new(Arc::clone(rules), wall(rules, random), Game::new(Arc::clone(rules)).setup());
    let beginning = round.clone();
    let mut moves = Vec::new();
    while let Some(a_move) = choose(&round, random) {
        assert!(make(&mut round, a_move));
        moves.push(a_move);
    }
    (beginning, moves)
}

struct Tally {
    pairs: usize,
    no_pairs: usize,
    events: usize,
    differing: usize,
    leaks: usize,
}

fn many(rules: &Arc<Rules>, seed: u64, pairs: usize, lens: Lens) -> Tally {
    let mut random = Rng::with_seed(seed);
    let mut tally = Tally { pairs: 0, no_pairs: 0, events: 0, differing: 0, leaks: 0 };
    while tally.pairs < pairs {
        let (beginning, moves) = any_deal(rules, &mut random);
        for audience in Audience::all(&beginning) {
            let mut first = Run::new(beginning.clone(), audience, lens);
            moves.iter().for_each(|&a_move| assert!(first.make(a_move)));
            for cut in [random.usize(..moves.len()), moves.len()] {
                match compare(&first, &moves, cut, rules, &mut random) {
                    Pair::NoPair => tally.no_pairs += 1,
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

#[test]
fn hidden_tiles_change_nothing_that_is_seen() {
    for (seed, (id, rules)) in (21..).zip(all_rules()) {
        let Tally { pairs, no_pairs, events, differing, leaks } = many(&rules, seed, 400, honest);
        println!("{id}: {pairs} pairs, {no_pairs} none, {events} events, {differing} differ");
        assert_eq!(leaks, 0, "{id}");
        assert!(no_pairs * 3 < pairs && differing * 2 > pairs && events > 20 * pairs, "{id}");
    }
}

/// Views with a hole. Each must be found out under one of these rule sets; the last has players who may hide tenpai.
fn is_found_out(lens: Lens) {
    let leaks: usize = ["phoenix", "cheatsheet-3p", "ema"]
        .into_iter()
        .map(|id| many(&Arc::new(preset(id).expect("a preset")), 5, 150, lens).leaks)
        .sum();
    assert!(leaks > 0);
}

fn with(line: Option<String>, leak: impl Debug) -> Option<String> {
    line.map(|line| format!("{line} {leak:?}"))
}

#[test]
fn a_drawn_tile_that_is_told_is_found_out() {
    is_found_out(|audience, told, _, _| match told.judge.event {
        JudgeEvent::Open(OpenEvent::Drew { tile, .. }) => with(audience.receives(told), tile),
        _ => audience.receives(told),
    });
}

#[test]
fn an_answer_that_is_told_is_found_out() {
    is_found_out(|audience, told, _, _| match told.judge.event {
        JudgeEvent::Answered { .. } => Some(audience.receives(told).unwrap_or_default()),
        _ => audience.receives(told),
    });
}

#[test]
fn a_passed_win_that_is_told_is_found_out() {
    is_found_out(|audience, told, _, _| match told.judge.event {
        JudgeEvent::Passed { .. } => Some(audience.receives(told).unwrap_or_default()),
        _ => audience.receives(told),
    });
}

#[test]
fn a_choice_in_a_draw_that_is_told_is_found_out() {
    is_found_out(|audience, told, _, _| match told.judge.event {
        JudgeEvent::Showed { .. } => Some(audience.receives(told).unwrap_or_default()),
        _ => audience.receives(told),
    });
}

#[test]
fn a_gap_in_the_numbers_is_found_out() {
    is_found_out(|audience, told, _, _| with(audience.receives(told), told.judge.number));
    is_found_out(|audience, told, _, log| with(audience.receives(told), log));
}

#[test]
fn that_somebody_may_claim_a_tile_is_found_out() {
    is_found_out(|audience, told, round, log| {
        let pending = matches!(round.phase(), Phase::Claims(_)) && log == round.events().len();
        with(audience.receives(told), pending)
    });
}

#[test]
fn ura_that_are_told_are_found_out() {
    is_found_out(|audience, told, round, _| with(audience.receives(told), round.wall().ura(0)));
}

#[test]
fn the_number_of_anothers_choices_is_found_out() {
    is_found_out(|audience, told, _, _| {
        let others = told.seats.map(|told| {
            told.and_then(|told| told.event.choice).map(|choice| match choice {
                Choice::Turn(acts) => acts.len(),
                Choice::Claim(claims) => claims.len(),
                Choice::Show => 2,
            })
        });
        with(audience.receives(told), others)
    });
}
