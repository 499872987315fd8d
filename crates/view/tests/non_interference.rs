//! What lies face down changes nothing of what is seen. The same deal is played twice, the second time with the hidden
//! tiles in other places; what an audience receives is the same text until a difference lies open.

use std::fmt::Debug;
use std::sync::Arc;

use hanchan_check::{Lens, honest};
use hanchan_round::{Claim, Phase, Sitting};
use hanchan_rules::preset;
use hanchan_tiles::BySeat;
use hanchan_view::{Choice, JudgeEvent, OpenEvent, PublicEvent};

mod support;
mod twice;
use support::all_rules;
use twice::{Tally, many, text};

#[test]
fn hidden_tiles_change_nothing_that_is_seen() {
    for (seed, (id, rules)) in (21..).zip(all_rules()) {
        let Tally { pairs, no_pairs, events, differing, leaks } =
            many(&rules, Sitting::Assisted, seed, 400, honest);
        println!("{id}: {pairs} pairs, {no_pairs} none, {events} events, {differing} differ");
        assert_eq!(leaks, 0, "{id}");
        assert!(no_pairs * 3 < pairs && differing * 2 > pairs && events > 20 * pairs, "{id}");
    }
}

#[test]
fn hidden_tiles_change_nothing_that_is_seen_at_a_real_table() {
    for (seed, (id, rules)) in (41..).zip(all_rules()) {
        let Tally { pairs, no_pairs, events, differing, leaks } =
            many(&rules, Sitting::RealTable, seed, 250, honest);
        println!("{id}: {pairs} pairs, {no_pairs} none, {events} events, {differing} differ");
        assert_eq!(leaks, 0, "{id}");
        assert!(no_pairs * 3 < pairs && differing * 2 > pairs && events > 20 * pairs, "{id}");
    }
}

/// Views with a hole. Each must be found out under one of these rule sets; the last has players who may hide tenpai.
fn is_found_out(lens: Lens<String>) {
    is_found_out_at(Sitting::Assisted, lens);
}

fn is_found_out_at(sitting: Sitting, lens: Lens<String>) {
    let leaks: usize = ["phoenix", "cheatsheet-3p", "ema"]
        .into_iter()
        .map(|id| many(&Arc::new(preset(id).expect("a preset")), sitting, 5, 150, lens).leaks)
        .sum();
    assert!(leaks > 0);
}

fn with(line: Option<String>, leak: impl Debug) -> Option<String> {
    line.map(|line| format!("{line} {leak:?}"))
}

#[test]
fn a_drawn_tile_that_is_told_is_found_out() {
    is_found_out(|audience, told, _, _| match told.judge.event {
        JudgeEvent::Open(OpenEvent::Drew { tile, .. }) => with(text(audience, told), tile),
        _ => text(audience, told),
    });
}

#[test]
fn an_answer_that_is_told_is_found_out() {
    is_found_out(|audience, told, _, _| match told.judge.event {
        JudgeEvent::Answered { .. } => Some(text(audience, told).unwrap_or_default()),
        _ => text(audience, told),
    });
}

#[test]
fn a_passed_win_that_is_told_is_found_out() {
    is_found_out(|audience, told, _, _| match told.judge.event {
        JudgeEvent::Passed { .. } => Some(text(audience, told).unwrap_or_default()),
        _ => text(audience, told),
    });
}

#[test]
fn a_choice_in_a_draw_that_is_told_is_found_out() {
    is_found_out(|audience, told, _, _| match told.judge.event {
        JudgeEvent::Showed { .. } => Some(text(audience, told).unwrap_or_default()),
        _ => text(audience, told),
    });
}

#[test]
fn a_gap_in_the_numbers_is_found_out() {
    is_found_out(|audience, told, _, _| with(text(audience, told), told.judge.number));
    is_found_out(|audience, told, _, log| with(text(audience, told), log));
}

#[test]
fn that_somebody_may_claim_a_tile_is_found_out() {
    is_found_out(|audience, told, round, log| {
        let pending = matches!(round.phase(), Phase::Claims(_)) && log == round.events().len();
        with(text(audience, told), pending)
    });
}

#[test]
fn ura_that_are_told_are_found_out() {
    is_found_out(|audience, told, round, _| with(text(audience, told), round.wall().ura(0)));
}

#[test]
fn the_number_of_anothers_choices_is_found_out() {
    is_found_out(|audience, told, _, _| {
        let others = told.seats.clone().map(|told| {
            told.and_then(|told| told.event.choice).map(|choice| match choice {
                Choice::Turn(acts) => acts.len(),
                Choice::Claim(claims) => claims.len(),
                _ => 2,
            })
        });
        with(text(audience, told), others)
    });
}

#[test]
fn a_returned_tile_that_is_told_is_found_out() {
    is_found_out_at(Sitting::RealTable, |audience, told, _, _| match told.judge.event {
        JudgeEvent::Open(OpenEvent::Returned { tile, .. }) => with(text(audience, told), tile),
        _ => text(audience, told),
    });
}

#[test]
fn a_passed_win_that_is_told_at_a_real_table_is_found_out() {
    is_found_out_at(Sitting::RealTable, |audience, told, _, _| match told.judge.event {
        JudgeEvent::Passed { .. } => Some(text(audience, told).unwrap_or_default()),
        _ => text(audience, told),
    });
}

#[test]
fn a_pass_that_is_told_at_a_real_table_is_found_out() {
    is_found_out_at(Sitting::RealTable, |audience, told, _, _| match told.judge.event {
        JudgeEvent::Answered { .. } => Some(text(audience, told).unwrap_or_default()),
        _ => text(audience, told),
    });
}

#[test]
fn a_gap_in_the_numbers_of_a_real_table_is_found_out() {
    is_found_out_at(Sitting::RealTable, |audience, told, _, _| with(text(audience, told), told.judge.number));
}

#[test]
fn that_somebody_may_win_on_a_tile_is_found_out_at_a_real_table() {
    is_found_out_at(Sitting::RealTable, |audience, told, round, _| {
        let wins =
            BySeat::from_fn(|seat| round.may_speak(seat) && round.fault_of_claim(seat, Claim::Ron).is_none());
        with(text(audience, told), wins)
    });
}

#[test]
fn what_another_may_do_in_his_turn_is_found_out_at_a_real_table() {
    is_found_out_at(Sitting::RealTable, |audience, told, _, _| {
        let choices = told.seats.clone().map(|told| told.and_then(|told| told.event.choice));
        with(text(audience, told), choices)
    });
}

#[test]
fn a_hand_that_is_laid_open_without_need_is_found_out_at_a_real_table() {
    is_found_out_at(Sitting::RealTable, |audience, told, round, _| match told.judge.event {
        JudgeEvent::Open(OpenEvent::Public(PublicEvent::Said { seat, hand: None, .. })) => {
            with(text(audience, told), round.player(seat).hand)
        }
        _ => text(audience, told),
    });
}
