//! Renders a rule book as HTML: a title page with contents, then the chapters.

use std::fmt::Write as _;

use hanchan_words::Words;

use super::{Book, BookYaku, Chapter, Statement};
use crate::cards::hand;
use crate::draw::{Look, escaped};
use crate::html::element;
use crate::paper::Paper;
use crate::print::Printable;

impl Book {
    /// Returns the book as an HTML file.
    pub fn html(&self, look: Look, paper: Paper, words: &Words) -> String {
        let mut body = format!("<main class=\"book\">\n<header>{}", element("h1", "", &self.title));
        for fact in &self.facts {
            body += &element("p", "", fact);
        }
        let _ = write!(body, "<nav>{}<ol>", element("h2", "", &self.labels.contents));
        for Chapter { id, title, .. } in &self.chapters {
            let _ = writeln!(
                body,
                "<li><a href=\"#{id}\">{}</a><span class=\"leader\"></span><span class=\"at\" data-of=\"{id}\"></span></li>",
                element("span", "", title)
            );
        }
        body += "</ol></nav></header>\n";
        for chapter in &self.chapters {
            body += &self.chapter(chapter);
        }
        let printable = Printable {
            lang: self.lang,
            title: &self.title,
            style: concat!(include_str!("../sheet/tables.css"), include_str!("book.css")),
            paper_style: include_str!("paper.css"),
            condensed: false,
            body: body + "</main>",
        };
        printable.html(look, paper, words)
    }

    fn chapter(&self, chapter: &Chapter) -> String {
        let mut text = format!("<section id=\"{}\">{}\n", chapter.id, element("h2", "", &chapter.title));
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
                "<div class=\"whole\" id=\"{}\">{}{}</div>",
                rule.id,
                element("h3", "", &rule.name),
                self.marked(rule.differs.as_deref(), &inside)
            );
        }
        for yaku in &chapter.yaku {
            text += &self.yaku(yaku);
        }
        text += &match chapter.id {
            "riichi" => self.sheet.cycles("h3"),
            "yaku" => self.sheet.matrix("h3"),
            "payments" => self.sheet.fu("h3") + &self.scores(),
            _ => String::new(),
        };
        text + "</section>\n"
    }

    fn yaku(&self, yaku: &BookYaku) -> String {
        let Some(card) = self.card(yaku) else { return String::new() };
        let also = if card.also.is_empty() { String::new() } else { element("small", "soft", &card.also) };
        let mut inside = format!(
            "<p><b>{}.</b> {}</p>\n",
            escaped(&card.value),
            escaped(&[&card.needs[..], &card.bonus[..]].concat().join(" "))
        );
        inside.extend(card.hands.iter().map(hand));
        if !card.notes.is_empty() {
            inside += &element("p", "", &card.notes.join(" "));
        }
        inside += &statements(&yaku.statements);
        let id = card.yaku.first().copied().unwrap_or_default();
        format!(
            "<article class=\"whole\" id=\"yaku-{id}\"><h3>{} {also}</h3>{}</article>\n",
            escaped(&card.name),
            self.marked(yaku.differs.as_deref(), &inside)
        )
    }

    /// Returns the score tables, one below the other.
    fn scores(&self) -> String {
        let (scores, labels) = (&self.sheet.scores, &self.sheet.labels);
        let mut text = element("h3", "", &scores.title) + &element("p", "note", &scores.about);
        for (b, block) in scores.blocks.iter().enumerate() {
            let _ = write!(
                text,
                "<section class=\"whole scores narrow wide\"><p><b>{}</b></p><table><thead><tr><th>{} \\ {}</th>",
                escaped(&block.titles.join(" · ")),
                escaped(&labels.fu),
                escaped(&labels.han)
            );
            text += "<th class=\"number\"><b>1</b></th><th class=\"number\"><b>2</b></th>\
                     <th class=\"number\"><b>3</b></th><th class=\"number\"><b>4</b></th></tr></thead>\n<tbody>\n";
            for row in &scores.rows {
                let _ = write!(text, "<tr><th><b>{}</b></th>", row.fu);
                for cell in &row.cells[b] {
                    text += &element("td", "number", cell);
                }
                text += "</tr>\n";
            }
            for limit in &scores.limits {
                let _ = writeln!(
                    text,
                    "<tr><th><b>{}</b> {}</th>{}</tr>",
                    escaped(&limit.name),
                    escaped(&limit.han),
                    element("td colspan=\"4\"", "middle", &limit.cells[b])
                );
            }
            text += "</tbody></table></section>\n";
        }
        text
    }

    /// Marks the HTML of a rule as different from the other rule set, and adds the value in that rule set
    /// (`other`). If `other` is `None`, returns the HTML unchanged.
    fn marked(&self, other: Option<&str>, inside: &str) -> String {
        let Some(other) = other else { return inside.to_owned() };
        format!(
            "<div class=\"differs\">{inside}<p class=\"other soft\">{} <i>{}</i></p></div>",
            escaped(&self.labels.differs),
            escaped(other)
        )
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
