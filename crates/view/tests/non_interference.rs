//! What lies face down changes nothing of what is seen. The same deal is played twice, the second time with the hidden
//! tiles in other places; what an audience receives is the same text until a difference lies open.

use std::fmt::Debug;
use std::sync::Arc;

use hanchan_round::Phase;
use hanchan_rules::preset;
use hanchan_view::{Choice, JudgeEvent, OpenEvent};

mod support;
mod twice;
use support::all_rules;
use twice::{Lens, Tally, honest, many};

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
