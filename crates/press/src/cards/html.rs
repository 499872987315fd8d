//! The deck as a page for a browser and its printer.

use std::fmt::Write as _;

use super::{Card, Deck};
use crate::draw::{Look, escaped};
use crate::html::{element, page};
use crate::paper::Paper;

impl Deck {
    /// The page, complete in one file.
    pub fn html(&self, look: Look, paper: Paper) -> String {
        let style = format!("@page {{ size: {}; margin: 8mm; }}\n{}", paper.css(), include_str!("cards.css"));
        let mut body = format!("{}\n<main>\n", element("h1", "", &self.title));
        for card in &self.cards {
            body.push_str(&self.card(card));
        }
        page(self.lang, &self.title, &style, Some(look), &(body + "</main>"))
    }

    pub(crate) fn card(&self, card: &Card) -> String {
        let id = card.yaku.first().copied().unwrap_or_default();
        let also = if card.also.is_empty() { String::new() } else { element("small", "", &card.also) };
        let mut text = format!(
            "<article id=\"{id}\"><header><h2>{} {also}</h2>{}</header>\n",
            escaped(&card.name),
            element("strong", "value", &card.value)
        );
        let labels = &self.labels;
        let points = |title: &str, points: &[String]| match points {
            [] => String::new(),
            points => format!("<p><b>{}</b> {}</p>\n", escaped(title), escaped(&points.join(" "))),
        };
        text += &points(&labels.needs, &card.needs);
        text += &points(&labels.bonus, &card.bonus);
        for hand in &card.hands {
            let mark = if hand.good { "" } else { "× " };
            // Tiles are as large in every hand.
            let width = f64::from(hand.picture.size().0) / 300.0;
            let _ = writeln!(
                text,
                "<figure class=\"{}\" style=\"--tiles: {width:.2}\">{}<figcaption><b>{mark}{}</b> {}</figcaption></figure>",
                if hand.good { "good" } else { "bad" },
                hand.picture.inline(&hand.label),
                escaped(&hand.title),
                escaped(&hand.lines.join(" "))
            );
        }
        text += &points(&labels.notes, &card.notes);
        text + "</article>\n"
    }
}
