//! The book as a page for a browser.

use std::fmt::Write as _;

use super::{Book, Chapter, Statement};
use crate::draw::{Look, escaped};
use crate::html::{element, page};
use crate::paper::Paper;

impl Book {
    /// The page, complete in one file.
    pub fn html(&self, look: Look, paper: Paper) -> String {
        let style = format!("@page {{ size: {}; margin: 18mm; }}\n{}", paper.css(), include_str!("book.css"));
        let mut body = element("h1", "", &self.title);
        for fact in &self.facts {
            body += &element("p", "soft", fact);
        }
        let _ = write!(body, "<nav>{}<ol>", element("h2", "", &self.labels.contents));
        for chapter in &self.chapters {
            let _ = write!(body, "<li><a href=\"#{}\">{}</a></li>", chapter.id, escaped(&chapter.title));
        }
        body += "</ol></nav>\n";
        for chapter in &self.chapters {
            body += &self.chapter(chapter);
        }
        page(self.lang, &self.title, &style, Some(look), &body)
    }

    fn chapter(&self, chapter: &Chapter) -> String {
        let mut text = format!("<section id=\"{}\">{}", chapter.id, element("h2", "", &chapter.title));
        text += &element("p", "", &chapter.about);
        for rule in &chapter.rules {
            let inside = format!(
                "<p><span class=\"soft\">{}</span> <b>{}</b></p>{}",
                escaped(&rule.about),
                escaped(&rule.value),
                statements(&rule.statements)
            );
            let _ = writeln!(
                text,
                "<div id=\"{}\">{}{}</div>",
                rule.id,
                element("h3", "", &rule.name),
                self.marked(rule.differs.as_deref(), &inside)
            );
        }
        for yaku in &chapter.yaku {
            let card = self.card(yaku).map(|card| self.deck.card(card)).unwrap_or_default();
            text += &self.marked(yaku.differs.as_deref(), &(card + &statements(&yaku.statements)));
        }
        text += &match chapter.id {
            "riichi" => self.sheet.cycles(),
            "yaku" => self.sheet.matrix(),
            "payments" => self.sheet.fu() + &self.sheet.scores(),
            _ => String::new(),
        };
        text + "</section>\n"
    }

    /// What differs, with what the other rule set says.
    fn marked(&self, other: Option<&str>, inside: &str) -> String {
        let Some(other) = other else { return inside.to_owned() };
        let differs =
            format!("<p class=\"soft\">{} <i>{}</i></p>", escaped(&self.labels.differs), escaped(other));
        format!("<div class=\"differs\">{inside}{differs}</div>")
    }
}

fn statements(all: &[Statement]) -> String {
    if all.is_empty() {
        return String::new();
    }
    let one = |statement: &Statement| {
        let id = if statement.id.is_empty() { String::new() } else { element("b", "", &statement.id) + " " };
        format!("<li>{id}{}</li>", escaped(&statement.text))
    };
    format!("<ul class=\"statements\">{}</ul>", all.iter().map(one).collect::<String>())
}
