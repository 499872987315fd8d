//! Renders a sheet as HTML for two pages of paper.

use std::fmt::Write as _;

use hanchan_words::Words;

use super::{Cycle, FuRow, Section, Sheet, YakuGroup, YakuLine};
use crate::draw::{Look, escaped};
use crate::html::element;
use crate::paper::Paper;
use crate::print::Printable;

impl Sheet {
    /// Returns the sheet as an HTML file: exactly two pages, in the largest font size that fits.
    pub fn html(&self, look: Look, paper: Paper, words: &Words) -> String {
        let mut first = String::new();
        for group in &self.groups {
            first += &self.group(group);
        }
        first += &self.fu("h2");
        let mut second = self.matrix("h2") + &self.cycles("h2");
        for section in &self.sections {
            second += &rules(section);
        }
        let body = format!(
            "<main class=\"sheet\">\n<div class=\"page\"><div class=\"paper\">\n<header>{}{}</header>\n\
             <p class=\"legend\">{}</p>\n<div class=\"columns\">\n{first}</div>\n</div></div>\n\
             <div class=\"page\"><div class=\"paper\">\n{}<div class=\"columns\">\n{second}</div>\n</div></div>\n</main>",
            element("h1", "", &self.title),
            element("p", "soft", &self.subtitle),
            escaped(&self.legend.join("  ")),
            self.scores()
        );
        let printable = Printable {
            lang: self.lang,
            title: &self.title,
            style: concat!(include_str!("tables.css"), include_str!("sheet.css")),
            paper_style: include_str!("paper.css"),
            condensed: true,
            body,
        };
        printable.html(look, paper, words)
    }

    fn group(&self, group: &YakuGroup) -> String {
        let mut text = format!("<section>{}<table class=\"yaku\">\n", element("h2", "", &group.title));
        if !group.yakuman {
            let _ = writeln!(
                text,
                "<thead><tr><td></td>{}{}</tr></thead>",
                element("th", "middle", &self.labels.closed),
                element("th", "middle", &self.labels.open)
            );
        }
        text += "<tbody>\n";
        for line in &group.lines {
            text += &yaku(line, group.yakuman);
        }
        text + "</tbody></table></section>\n"
    }

    /// Returns the table of fu in two halves, side by side.
    pub(crate) fn fu(&self, heading: &str) -> String {
        let rows = |rows: &[FuRow]| {
            let row = |row: &FuRow| {
                format!("<tr>{}<td class=\"number\">{}</td></tr>\n", element("td", "", &row.name), row.fu)
            };
            format!("<table>{}</table>", rows.iter().map(row).collect::<String>())
        };
        let [open, closed] = &self.fu.heads;
        let mut sets = format!(
            "<table><tr><td></td>{}{}</tr>\n",
            element("th", "number", open),
            element("th", "number", closed)
        );
        for row in &self.fu.sets {
            let _ = writeln!(
                sets,
                "<tr>{}<td class=\"number\">{}</td><td class=\"number\">{}</td></tr>",
                element("td", "", &row.name),
                row.open,
                row.closed
            );
        }
        format!(
            "<section class=\"whole\">{}<div class=\"fu\"><div>{}{sets}</table></div><div>{}{}</div></div></section>\n",
            element(heading, "", &self.labels.fu),
            rows(&self.fu.hand),
            rows(&self.fu.beside),
            element("p", "note", &self.fu.rounded)
        )
    }

    fn scores(&self) -> String {
        let table = &self.scores;
        let mut text = format!(
            "<section class=\"scores wide{}\">{}{}<table>\n<thead><tr><th></th>",
            if table.blocks.len() > 4 { " many" } else { "" },
            element("h2", "", &table.title),
            element("p", "note", &table.about)
        );
        for block in &table.blocks {
            let titles: Vec<String> = block.titles.iter().map(|title| escaped(title)).collect();
            let _ =
                write!(text, "<th colspan=\"4\" class=\"first middle\"><b>{}</b></th>", titles.join("<br>"));
        }
        let _ = write!(
            text,
            "</tr>\n<tr><th><span class=\"fu-han\">{} \\ {}</span></th>",
            escaped(&self.labels.fu),
            escaped(&self.labels.han)
        );
        for _ in &table.blocks {
            for han in 1..=4 {
                let first = if han == 1 { " first" } else { "" };
                let _ = write!(text, "<th class=\"number{first}\"><b>{han}</b></th>");
            }
        }
        text += "</tr></thead>\n<tbody>\n";
        for row in &table.rows {
            let _ = write!(text, "<tr><th><b>{}</b></th>", row.fu);
            for block in &row.cells {
                for (i, cell) in block.iter().enumerate() {
                    let class = if i == 0 { "number first" } else { "number" };
                    text += &element("td", class, cell);
                }
            }
            text += "</tr>\n";
        }
        text += "</tbody>\n<tbody class=\"limits\">\n";
        for limit in &table.limits {
            let _ = write!(text, "<tr><th><b>{}</b> {}</th>", escaped(&limit.name), escaped(&limit.han));
            for cell in &limit.cells {
                text += &element("td colspan=\"4\"", "middle first", cell);
            }
            text += "</tr>\n";
        }
        text + "</tbody></table></section>\n"
    }

    /// Returns the table that shows which yaku combine: a triangle with numbered rows and columns.
    pub(crate) fn matrix(&self, heading: &str) -> String {
        let mut text = format!(
            "<section class=\"whole wide\">{}{}<table class=\"matrix narrow\">\n",
            element(heading, "", &self.labels.together),
            element("p", "note", &self.labels.together_about)
        );
        for (i, row) in self.together.rows.iter().enumerate() {
            let _ = write!(text, "<tr><th class=\"name\"><span>{} {}</span></th>", i + 1, escaped(&row.name));
            for goes in &row.goes {
                text += if *goes {
                    "<td><span class=\"dot\" role=\"img\" aria-label=\"+\"></span></td>"
                } else {
                    "<td></td>"
                };
            }
            let _ = writeln!(text, "<th class=\"index\"><span>{}</span></th></tr>", i + 1);
        }
        text + "</table></section>\n"
    }

    /// Returns the dora cycles, in which each tile indicates the next.
    pub(crate) fn cycles(&self, heading: &str) -> String {
        let mut text = format!(
            "<section class=\"whole\">{}{}<div class=\"cycles\">",
            element(heading, "", &self.labels.dora),
            element("p", "note", &self.labels.dora_about)
        );
        for Cycle { tiles, captions, pictures } in &self.dora {
            let honours = tiles.first().is_some_and(|tile| tile.ends_with('z'));
            let _ = write!(text, "<p class=\"cycle{}\">", if honours { " honours" } else { "" });
            for ((tile, caption), picture) in tiles.iter().zip(captions).zip(pictures) {
                let _ =
                    write!(text, "<span>{}{}</span>", picture.inline(tile), element("small", "", caption));
            }
            text += "</p>\n";
        }
        text + "</div></section>\n"
    }
}

fn yaku(line: &YakuLine, yakuman: bool) -> String {
    let mut name = element("b", "", &line.name);
    if line.closed_only {
        name = format!("<i>{name}</i>");
    }
    for (text, class) in [(&line.also, "soft"), (&line.marks, "")] {
        if !text.is_empty() {
            name = name + " " + &element("span", class, text);
        }
    }
    let values = if yakuman {
        String::new()
    } else if line.open.is_empty() {
        format!("<td colspan=\"2\" class=\"middle\">{}</td>", element("b", "", &line.closed))
    } else {
        format!(
            "<td class=\"middle\">{}</td>{}",
            element("b", "", &line.closed),
            element("td", "middle", &line.open)
        )
    };
    format!("<tr><td>{name}<br>{}</td>{values}</tr>\n", element("span", "about", &line.about))
}

/// Returns a section of rules. Its heading and its first rows are kept on the same page.
fn rules(section: &Section) -> String {
    let mut text = element("h2", "with-next", &section.title) + "\n";
    for (i, row) in section.rows.iter().enumerate() {
        let class = if i < 2 && i + 1 < section.rows.len() { "rule with-next" } else { "rule" };
        let _ =
            writeln!(text, "<p class=\"{class}\"><b>{}</b>: {}</p>", escaped(&row.name), escaped(&row.value));
    }
    text
}
