//! A recorded game as text.

use std::fmt::Write as _;

use hanchan_view::OpenEvent;
use hanchan_words::Words;

use super::tape::{Reel, Tape};
use crate::screen::{deal_pages, final_page, row};
use crate::text_table::padded;

/// Formats the whole game.
pub(super) fn whole(tape: &Tape, words: &Words) -> String {
    let mut text = String::new();
    for number in 0..tape.deals.len() {
        deal(tape, number, words, &mut text);
        text.push('\n');
    }
    if let Some(standing) = &tape.standing {
        let (title, lines) = final_page(standing, tape.rules(), words, &tape.names);
        let _ = writeln!(text, "{title}");
        push(&lines, &mut text);
    }
    if let Some(note) = tape.note(words) {
        let _ = writeln!(text, "{note}");
    }
    text
}

fn push(lines: &[String], text: &mut String) {
    for line in lines {
        let _ = writeln!(text, "{}", format!("  {line}").trim_end());
    }
}

fn deal(tape: &Tape, number: usize, words: &Words, text: &mut String) {
    let reel: &Reel = &tape.deals[number];
    for frame in &reel.frames {
        for stand_in in frame.stand_ins(words, &tape.names) {
            let _ = writeln!(text, "  {stand_in}");
        }
        let Some(open) = &frame.open else { continue };
        let Some(event) = words.seen_open(open, &tape.names) else { continue };
        if let OpenEvent::Dealt { deal, hands } = open {
            let _ = writeln!(text, "{event}");
            let seats = deal.players.seats();
            for seat in seats {
                let points = words.number(deal.setup.points[seat]);
                let name = padded(&tape.names[seat], 16);
                let hand = row(hands[seat].concealed().iter());
                let _ = writeln!(text, "  {name}  {}  {hand}", padded(&points, 7));
            }
            let _ = writeln!(text, "  {} {}", words.text("table-dora"), row([deal.indicator]));
        } else {
            let _ = writeln!(text, "  {event}");
        }
    }
    if let Some(ended) = &reel.ended {
        let views = tape.views(number, reel.steps().saturating_sub(1));
        for (title, lines) in deal_pages(&views[hanchan_tiles::Seat::First], ended, words, &tape.names) {
            let _ = writeln!(text, "{title}");
            push(&lines, text);
        }
    }
}
