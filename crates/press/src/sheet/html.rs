//! The sheet as a page for a browser and its printer.

use std::fmt::Write as _;

use super::{Cycle, Group, Sheet, YakuLine};
use crate::draw::{Look, escaped};
use crate::html::{element, page};
use crate::paper::Paper;

impl Sheet {
    /// The page, complete in one file.
    pub fn html(&self, look: Look, paper: Paper) -> String {
        let style = format!("@page {{ size: {}; margin: 9mm; }}\n{}", paper.css(), include_str!("sheet.css"));
        let mut body = String::new();
        let _ = writeln!(
            body,
            "<header>{}{}</header>",
            element("h1", "", &self.title),
            element("p", "soft", &self.subtitle)
        );
        let _ = writeln!(body, "<p class=\"legend\">{}</p>", escaped(&self.legend.join(" ")));
        let _ = writeln!(body, "<div class=\"flow\">");
        for group in &self.groups {
            body.push_str(&self.group(group));
        }
        body.push_str(&self.fu());
        body.push_str("</div>\n");
        body.push_str(&self.scores());
        body.push_str("<div class=\"flow\">\n");
        body.push_str(&self.matrix());
        body.push_str(&self.cycles());
        for section in &self.sections {
            let _ = write!(body, "<section>{}<table>", element("h2", "", &section.title));
            for row in &section.rows {
                let _ = writeln!(
                    body,
                    "<tr>{}{}</tr>",
                    element("th", "", &row.name),
                    element("td", "", &row.value)
                );
            }
            body.push_str("</table></section>\n");
        }
        body.push_str("</div>\n");
        page(self.lang, &self.title, &style, Some(look), &body)
    }

    fn group(&self, group: &Group) -> String {
        let mut text = format!("<section>{}<table class=\"yaku\">\n", element("h2", "", &group.title));
        if !group.yakuman {
            let _ = writeln!(
                text,
                "<tr><td></td>{}{}</tr>",
                element("th", "number", &self.labels.closed),
                element("th", "number", &self.labels.open)
            );
        }
        for line in &group.lines {
            text.push_str(&yaku(line, group.yakuman));
        }
        text + "</table></section>\n"
    }

    pub(crate) fn fu(&self) -> String {
        let mut text = format!("<section>{}<table>\n", element("h2", "", &self.labels.fu));
        for row in &self.fu.hand {
            let _ = writeln!(
                text,
                "<tr><td colspan=\"2\">{}</td><td class=\"number\">{}</td></tr>",
                escaped(&row.name),
                row.fu
            );
        }
        let [open, closed] = &self.fu.heads;
        let _ = writeln!(
            text,
            "<tr><td></td>{}{}</tr>",
            element("th", "number", open),
            element("th", "number", closed)
        );
        for row in &self.fu.sets {
            let _ = writeln!(
                text,
                "<tr>{}<td class=\"number\">{}</td><td class=\"number\">{}</td></tr>",
                element("td", "", &row.name),
                row.open,
                row.closed
            );
        }
        for row in &self.fu.beside {
            let _ = writeln!(
                text,
                "<tr><td colspan=\"2\">{}</td><td class=\"number\">{}</td></tr>",
                escaped(&row.name),
                row.fu
            );
        }
        let _ = writeln!(text, "</table>{}</section>", element("p", "soft", &self.fu.rounded));
        text
    }

    pub(crate) fn scores(&self) -> String {
        let table = &self.scores;
        let mut text = format!(
            "<section class=\"scores wide\">{}{}<table>\n<tr><th></th>",
            element("h2", "", &table.title),
            element("p", "soft", &table.about)
        );
        for block in &table.blocks {
            let titles: Vec<String> = block.titles.iter().map(|title| escaped(title)).collect();
            let _ = write!(text, "<th colspan=\"4\" class=\"first\">{}</th>", titles.join("<br>"));
        }
        let _ = write!(
            text,
            "</tr>\n<tr>{}",
            element("th", "", &format!("{} \\ {}", self.labels.fu, self.labels.han))
        );
        for _ in &table.blocks {
            for han in 1..=4 {
                let _ =
                    write!(text, "<th class=\"number{}\">{han}</th>", if han == 1 { " first" } else { "" });
            }
        }
        text.push_str("</tr>\n");
        for row in &table.rows {
            let _ = write!(text, "<tr><th>{}</th>", row.fu);
            for block in &row.cells {
                for (i, cell) in block.iter().enumerate() {
                    let class = if i == 0 { "number first" } else { "number" };
                    let _ = write!(text, "<td class=\"{class}\">{}</td>", escaped(cell));
                }
            }
            text.push_str("</tr>\n");
        }
        for limit in &table.limits {
            let _ = write!(text, "<tr>{}", element("th", "", &format!("{} {}", limit.name, limit.han)));
            for cell in &limit.cells {
                let _ = write!(text, "<td colspan=\"4\" class=\"middle first\">{}</td>", escaped(cell));
            }
            text.push_str("</tr>\n");
        }
        text + "</table></section>\n"
    }

    pub(crate) fn matrix(&self) -> String {
        let mut text = format!(
            "<section class=\"wide\">{}{}<table class=\"matrix\">\n",
            element("h2", "", &self.labels.together),
            element("p", "soft", &self.labels.together_about)
        );
        for (i, row) in self.together.rows.iter().enumerate() {
            let _ = write!(text, "<tr><th>{} {}</th>", i + 1, escaped(&row.name));
            for goes in &row.goes {
                text.push_str(if *goes { "<td>●</td>" } else { "<td></td>" });
            }
            let _ = writeln!(text, "<th>{}</th></tr>", i + 1);
        }
        text + "</table></section>\n"
    }

    pub(crate) fn cycles(&self) -> String {
        let mut text = format!(
            "<section>{}{}",
            element("h2", "", &self.labels.dora),
            element("p", "soft", &self.labels.dora_about)
        );
        for Cycle { tiles, captions, pictures } in &self.dora {
            text.push_str("<p class=\"cycle\">");
            for ((tile, caption), picture) in tiles.iter().zip(captions).zip(pictures) {
                let _ =
                    write!(text, "<span>{}{}</span>", picture.inline(tile), element("small", "", caption));
            }
            text.push_str("</p>\n");
        }
        text + "</section>\n"
    }
}

fn yaku(line: &YakuLine, yakuman: bool) -> String {
    let also =
        if line.also.is_empty() { String::new() } else { format!(" <small>{}</small>", escaped(&line.also)) };
    let name = format!("<b>{}</b>{also} <sup>{}</sup>", escaped(&line.name), escaped(&line.marks));
    let name = if line.closed_only { format!("<i>{name}</i>") } else { name };
    let values = if yakuman {
        String::new()
    } else if line.open.is_empty() {
        element("td colspan=\"2\"", "number", &line.closed)
    } else {
        element("td", "number", &line.closed) + &element("td", "number", &line.open)
    };
    format!("<tr><td>{name}<br><span class=\"soft\">{}</span></td>{values}</tr>\n", escaped(&line.about))
}
