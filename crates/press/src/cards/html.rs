//! Renders cards as HTML, eight to a page, with crop marks.

use std::fmt::Write as _;

use hanchan_words::Words;

use super::{Card, CardDeck, CardHand};
use crate::draw::{Look, escaped};
use crate::html::element;
use crate::paper::Paper;
use crate::print::Printable;

/// The width and height of a card, in millimetres.
const WIDTH: u32 = 94;
const HEIGHT: u32 = 65;
/// The number of cards on a page: across and down.
const ACROSS: usize = 2;
const DOWN: usize = 4;

impl CardDeck {
    /// Returns the cards as an HTML file, in the largest font size that fits on each card.
    pub fn html(&self, look: Look, paper: Paper, words: &Words) -> String {
        let mut body = element("h1", "", &self.title) + "\n<main>\n";
        let marks = crop_marks();
        for page in self.cards.chunks(ACROSS * DOWN) {
            let cards: String = page.iter().map(|card| self.card(card)).collect();
            let _ = writeln!(
                body,
                "<div class=\"page\"><div class=\"paper\"><div class=\"cards\">{marks}\n{cards}</div></div></div>"
            );
        }
        let printable = Printable {
            lang: self.lang,
            title: &self.title,
            style: include_str!("cards.css"),
            paper_style: include_str!("paper.css"),
            condensed: true,
            body: body + "</main>",
        };
        printable.html(look, paper, words)
    }

    fn card(&self, card: &Card) -> String {
        let id = card.yaku.first().copied().unwrap_or_default();
        let also = if card.also.is_empty() { String::new() } else { element("small", "soft", &card.also) };
        let labels = &self.labels;
        let points = |title: &str, points: &[String]| match points {
            [] => String::new(),
            points => format!(
                "<p class=\"points\">{} {}</p>\n",
                element("b", "", title),
                element("span", "", &points.join(" "))
            ),
        };
        format!(
            "<article class=\"card\" id=\"{id}\"><div>\n<header><h2>{} {also}</h2>{}</header>\n{}{}{}{}</div>\n{}</article>\n",
            escaped(&card.name),
            element("strong", "value", &card.value),
            points(&labels.needs, &card.needs),
            points(&labels.bonus, &card.bonus),
            card.hands.iter().map(hand).collect::<String>(),
            points(&labels.notes, &card.notes),
            element("p", "deck soft", &self.title)
        )
    }
}

/// Returns the HTML of a drawn hand with its caption.
pub(crate) fn hand(hand: &CardHand) -> String {
    let mark = if hand.good { "" } else { "× " };
    // Tiles have the same size in all hands, except in hands that are too long for that.
    let tiles = f64::from(hand.picture.size().0) / 300.0;
    format!(
        "<figure class=\"{}\" style=\"--tiles: {tiles:.2}\">{}<figcaption><b>{mark}{}</b>: {}</figcaption></figure>\n",
        if hand.good { "good" } else { "bad" },
        hand.picture.inline(&hand.label),
        escaped(&hand.title),
        escaped(&hand.lines.join(" "))
    )
}

/// Returns the marks around a page's cards that show where to cut, drawn in millimetres.
fn crop_marks() -> String {
    let (width, height) = (WIDTH * ACROSS as u32, HEIGHT * DOWN as u32);
    let mut path = String::new();
    for x in (0..=ACROSS as u32).map(|column| column * WIDTH) {
        let _ = write!(path, "M{x} -4.5v3.5M{x} {}v3.5", height + 1);
    }
    for y in (0..=DOWN as u32).map(|row| row * HEIGHT) {
        let _ = write!(path, "M-4.5 {y}h3.5M{} {y}h3.5", width + 1);
    }
    format!(
        "<svg class=\"marks\" viewBox=\"0 0 {width} {height}\" aria-hidden=\"true\"><path d=\"{path}\"/></svg>"
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn crop_marks_are_outside_the_cards_at_every_edge() {
        let marks = crop_marks();
        let path = marks.split('"').find(|part| part.starts_with('M')).expect("a path");
        let lines: Vec<&str> = path.split('M').skip(1).collect();
        assert_eq!(lines.len(), 2 * (3 + 5));
        for edge in ["0 -4.5v3.5", "94 -4.5v3.5", "188 261v3.5", "-4.5 65h3.5", "189 260h3.5"] {
            assert!(lines.contains(&edge), "{edge}: {lines:?}");
        }
    }
}
