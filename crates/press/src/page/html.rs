//! Renders a document as an HTML page.

use std::fmt::Write as _;

use hanchan_rules::Rules;
use hanchan_tiles::notation::mpsz;

use super::block::Block;
use super::inline::Inline;
use super::{Page, PageHand};
use crate::draw::{Look, Picture, escaped};
use crate::html::page;

impl Page {
    /// Returns the document as one self-contained HTML file. Melds are placed as the rules require.
    pub fn html(&self, lang: &str, look: Look, rules: &Rules) -> String {
        let mut body = String::new();
        for block in &self.blocks {
            let _ = match block {
                Block::Heading(level, text) => writeln!(body, "<h{level}>{}</h{level}>", inline(text)),
                Block::Line => writeln!(body, "<hr>"),
                Block::Paragraph(text) => writeln!(body, "<p>{}</p>", inline(text)),
                Block::List(items) => writeln!(body, "{}", list(items)),
                Block::Hand(number) => {
                    let hand = self.hands.get(*number).map(|hand| figure(hand, rules)).unwrap_or_default();
                    writeln!(body, "{hand}")
                }
            };
        }
        page(lang, &self.title, include_str!("page.css"), Some(look), &body)
    }
}

fn figure(PageHand { hand, text, .. }: &PageHand, rules: &Rules) -> String {
    match hand {
        Ok(hand) => {
            let picture = Picture::hand(hand, None, &rules.switches().calls);
            let tiles = f64::from(picture.size().0) / 300.0;
            format!("<figure style=\"--tiles: {tiles:.2}\">{}</figure>", picture.inline(&mpsz::print(hand)))
        }
        Err(_) => format!("<pre class=\"broken\">{}</pre>", escaped(text)),
    }
}

fn inline(all: &[Inline]) -> String {
    let of = |piece: &Inline| match piece {
        Inline::Text(text) => escaped(text),
        Inline::Bold(inside) => format!("<strong>{}</strong>", inline(inside)),
        Inline::Link(inside, to) if is_safe(to) => {
            format!("<a href=\"{}\">{}</a>", escaped(to), inline(inside))
        }
        Inline::Link(inside, _) => inline(inside),
        Inline::Hint(tooltip, inside) => {
            format!("<abbr tabindex=\"0\" title=\"{}\">{}</abbr>", escaped(tooltip), inline(inside))
        }
        Inline::Anchor(name) => format!("<a id=\"{}\"></a>", escaped(name)),
        Inline::Unknown(tag) => format!("<code>{{{{{}}}}}</code>", escaped(tag)),
    };
    all.iter().map(of).collect()
}

/// Returns whether a link is safe: relative, or with a scheme that cannot run a script.
fn is_safe(link: &str) -> bool {
    let scheme = link.split(['/', '?', '#']).next().and_then(|start| start.split_once(':'));
    scheme
        .is_none_or(|(scheme, _)| ["http", "https", "mailto"].contains(&scheme.to_ascii_lowercase().as_str()))
}

/// Returns the HTML of nested lists, given the depth of each item.
fn list(items: &[(usize, Vec<Inline>)]) -> String {
    let mut text = String::new();
    let mut open: Vec<usize> = Vec::new();
    for (depth, item) in items {
        while open.last().is_some_and(|last| last > depth) {
            open.pop();
            text.push_str("</li></ul>");
        }
        if open.last() == Some(depth) {
            text.push_str("</li>");
        } else {
            open.push(*depth);
            text.push_str("<ul>");
        }
        let _ = write!(text, "<li>{}", inline(item));
    }
    text + &"</li></ul>".repeat(open.len())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lists_are_nested_and_closed() {
        let page = Page::read("* a\n    * b\n    * c\n* d\n");
        let Block::List(items) = &page.blocks[0] else { panic!("a list") };
        assert_eq!(list(items), "<ul><li>a<ul><li>b</li><li>c</li></ul></li><li>d</li></ul>");
    }

    #[test]
    fn document_text_is_escaped() {
        let page = Page::read(
            "<script>x</script> [a](javascript:alert(1)) [b](x\"y) {{hint \"><b>}}t{{/hint}} {{boo}}",
        );
        let html = page.html("en", Look::Plain, &hanchan_rules::preset("common").expect("a preset"));
        assert!(!html.contains("<script>") && !html.contains("javascript:") && !html.contains("\"><b>"));
        assert!(html.contains("&lt;script&gt;") && html.contains("<code>{{boo}}</code>"));
    }
}
