//! Face-down tiles must not influence what anybody sees. The same deal is played twice, the second time with the
//! hidden tiles rearranged; an audience must receive the same text until the difference becomes visible.

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
fn hidden_tiles_do_not_affect_views() {
    for (seed, (id, rules)) in (21..).zip(all_rules()) {
        let Tally { pairs, no_pairs, events, differing, leaks } =
            many(&rules, Sitting::Assisted, seed, 400, honest);
        println!("{id}: {pairs} pairs, {no_pairs} none, {events} events, {differing} differ");
        assert_eq!(leaks, 0, "{id}");
        assert!(no_pairs * 3 < pairs && differing * 2 > pairs && events > 20 * pairs, "{id}");
    }
}

#[test]
fn hidden_tiles_do_not_affect_views_at_unassisted_tables() {
    for (seed, (id, rules)) in (41..).zip(all_rules()) {
        let Tally { pairs, no_pairs, events, differing, leaks } =
            many(&rules, Sitting::RealTable, seed, 250, honest);
        println!("{id}: {pairs} pairs, {no_pairs} none, {events} events, {differing} differ");
        assert_eq!(leaks, 0, "{id}");
        assert!(no_pairs * 3 < pairs && differing * 2 > pairs && events > 20 * pairs, "{id}");
    }
}

/// Checks that a leaky view is detected under one of the rule sets.
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
fn leaked_drawn_tile_is_detected() {
    is_found_out(|audience, published, _, _| match published.judge.event {
        JudgeEvent::Open(OpenEvent::Drew { tile, .. }) => with(text(audience, published), tile),
        _ => text(audience, published),
    });
}

#[test]
fn leaked_answer_is_detected() {
    is_found_out(|audience, published, _, _| match published.judge.event {
        JudgeEvent::Answered { .. } => Some(text(audience, published).unwrap_or_default()),
        _ => text(audience, published),
    });
}

#[test]
fn leaked_passed_win_is_detected() {
    is_found_out(|audience, published, _, _| match published.judge.event {
        JudgeEvent::Passed { .. } => Some(text(audience, published).unwrap_or_default()),
        _ => text(audience, published),
    });
}

#[test]
fn leaked_choice_in_exhaustive_draw_is_detected() {
    is_found_out(|audience, published, _, _| match published.judge.event {
        JudgeEvent::Showed { .. } => Some(text(audience, published).unwrap_or_default()),
        _ => text(audience, published),
    });
}

#[test]
fn gap_in_event_numbers_is_detected() {
    is_found_out(|audience, published, _, _| with(text(audience, published), published.judge.number));
    is_found_out(|audience, published, _, log| with(text(audience, published), log));
}

#[test]
fn leaked_chance_to_claim_is_detected() {
    is_found_out(|audience, published, round, log| {
        let pending = matches!(round.phase(), Phase::Claims(_)) && log == round.events().len();
        with(text(audience, published), pending)
    });
}

#[test]
fn leaked_ura_is_detected() {
    is_found_out(|audience, published, round, _| with(text(audience, published), round.wall().ura(0)));
}

#[test]
fn leaked_number_of_options_is_detected() {
    is_found_out(|audience, published, _, _| {
        let others = published.seats.clone().map(|published| {
            published.and_then(|published| published.event.choice).map(|choice| match choice {
                Choice::Turn(acts) => acts.len(),
                Choice::Claim(claims) => claims.len(),
                _ => 2,
            })
        });
        with(text(audience, published), others)
    });
}

#[test]
fn leaked_returned_tile_is_detected() {
    is_found_out_at(Sitting::RealTable, |audience, published, _, _| match published.judge.event {
        JudgeEvent::Open(OpenEvent::Returned { tile, .. }) => with(text(audience, published), tile),
        _ => text(audience, published),
    });
}

#[test]
fn leaked_passed_win_at_unassisted_table_is_detected() {
    is_found_out_at(Sitting::RealTable, |audience, published, _, _| match published.judge.event {
        JudgeEvent::Passed { .. } => Some(text(audience, published).unwrap_or_default()),
        _ => text(audience, published),
    });
}

#[test]
fn leaked_pass_at_unassisted_table_is_detected() {
    is_found_out_at(Sitting::RealTable, |audience, published, _, _| match published.judge.event {
        JudgeEvent::Answered { .. } => Some(text(audience, published).unwrap_or_default()),
        _ => text(audience, published),
    });
}

#[test]
fn gap_in_event_numbers_at_unassisted_table_is_detected() {
    is_found_out_at(Sitting::RealTable, |audience, published, _, _| {
        with(text(audience, published), published.judge.number)
    });
}

#[test]
fn leaked_chance_to_win_at_unassisted_table_is_detected() {
    is_found_out_at(Sitting::RealTable, |audience, published, round, _| {
        let wins =
            BySeat::from_fn(|seat| round.may_speak(seat) && round.fault_of_claim(seat, Claim::Ron).is_none());
        with(text(audience, published), wins)
    });
}

#[test]
fn leaked_turn_options_at_unassisted_table_are_detected() {
    is_found_out_at(Sitting::RealTable, |audience, published, _, _| {
        let choices =
            published.seats.clone().map(|published| published.and_then(|published| published.event.choice));
        with(text(audience, published), choices)
    });
}

#[test]
fn hand_shown_without_need_at_unassisted_table_is_detected() {
    is_found_out_at(Sitting::RealTable, |audience, published, round, _| match published.judge.event {
        JudgeEvent::Open(OpenEvent::Public(PublicEvent::ClaimCalled { seat, hand: None, .. })) => {
            with(text(audience, published), round.player(seat).hand)
        }
        _ => text(audience, published),
    });
}
