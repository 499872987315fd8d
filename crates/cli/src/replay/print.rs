//! A recorded game as text.

use std::fmt::Write as _;

use hanchan_view::OpenEvent;
use hanchan_words::Words;

use super::timeline::{DealTimeline, Timeline};
use crate::screen::{deal_pages, final_page, row};
use crate::text_table::padded;

/// Formats the whole game.
pub(super) fn whole(timeline: &Timeline, words: &Words) -> String {
    let mut text = String::new();
    for number in 0..timeline.deals.len() {
        deal(timeline, number, words, &mut text);
        text.push('\n');
    }
    if let Some(standing) = &timeline.standing {
        let (title, lines) = final_page(standing, timeline.rules(), words, &timeline.names);
        let _ = writeln!(text, "{title}");
        push(&lines, &mut text);
    }
    if let Some(note) = timeline.note(words) {
        let _ = writeln!(text, "{note}");
    }
    text
}

fn push(lines: &[String], text: &mut String) {
    for line in lines {
        let _ = writeln!(text, "{}", format!("  {line}").trim_end());
    }
}

fn deal(timeline: &Timeline, number: usize, words: &Words, text: &mut String) {
    let reel: &DealTimeline = &timeline.deals[number];
    for frame in &reel.frames {
        for stand_in in frame.stand_ins(words, &timeline.names) {
            let _ = writeln!(text, "  {stand_in}");
        }
        let Some(open) = &frame.open else { continue };
        let Some(event) = words.seen_open(open, &timeline.names) else { continue };
        if let OpenEvent::Dealt { deal, hands } = open {
            let _ = writeln!(text, "{event}");
            let seats = deal.players.seats();
            for seat in seats {
                let points = words.number(deal.setup.points[seat]);
                let name = padded(&timeline.names[seat], 16);
                let hand = row(hands[seat].concealed().iter());
                let _ = writeln!(text, "  {name}  {}  {hand}", padded(&points, 7));
            }
            let _ = writeln!(text, "  {} {}", words.text("table-dora"), row([deal.indicator]));
        } else {
            let _ = writeln!(text, "  {event}");
        }
    }
    if let Some(ended) = &reel.ended {
        let views = timeline.views(number, reel.steps().saturating_sub(1));
        for (title, lines) in deal_pages(&views[hanchan_tiles::Seat::First], ended, words, &timeline.names) {
            let _ = writeln!(text, "{title}");
            push(&lines, text);
        }
    }
}
