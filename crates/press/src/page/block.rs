//! The blocks of a document.

use super::HAND;
use super::inline::{self, Inline};

/// A block of a document.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Block {
    /// A heading with its level.
    Heading(u8, Vec<Inline>),
    /// A horizontal rule.
    Line,
    /// A paragraph.
    Paragraph(Vec<Inline>),
    /// A list: the nesting depth of each item, and its text.
    List(Vec<(usize, Vec<Inline>)>),
    /// A hand, by its index in [`Page::hands`](super::Page::hands).
    Hand(usize),
}

/// The maximum nesting depth of lists.
const DEEPEST: usize = 8;

/// Parses the text of a document in which placeholders stand for hands.
pub(super) fn read(text: &str) -> Vec<Block> {
    let mut reader = Reader::default();
    for line in text.lines() {
        reader.line(line);
    }
    reader.close();
    reader.blocks
}

/// The parser's state.
#[derive(Default)]
struct Reader {
    blocks: Vec<Block>,
    paragraph: String,
    items: Vec<(usize, String)>,
}

impl Reader {
    fn line(&mut self, line: &str) {
        let trimmed = line.trim();
        let indent = line.len() - line.trim_start().len();
        if let Some(hand) = hand(trimmed) {
            self.close();
            self.blocks.push(Block::Hand(hand));
        } else if trimmed.is_empty() {
            self.close();
        } else if let Some((level, text)) = heading(trimmed) {
            self.close();
            self.blocks.push(Block::Heading(level, inline::read(text)));
        } else if trimmed.len() >= 3 && trimmed.chars().all(|c| c == '-') {
            self.close();
            self.blocks.push(Block::Line);
        } else if let Some(item) = trimmed.strip_prefix("* ").or_else(|| trimmed.strip_prefix("- ")) {
            self.end_paragraph();
            self.items.push(((indent / 4).min(DEEPEST), item.to_owned()));
        } else if let Some((_, item)) = self.items.last_mut() {
            item.push(' ');
            item.push_str(trimmed);
        } else {
            if !self.paragraph.is_empty() {
                self.paragraph.push('\n');
            }
            self.paragraph.push_str(trimmed);
        }
    }

    fn end_paragraph(&mut self) {
        if !self.paragraph.is_empty() {
            let text = std::mem::take(&mut self.paragraph);
            self.blocks.push(Block::Paragraph(inline::read(&text)));
        }
    }

    fn close(&mut self) {
        self.end_paragraph();
        if !self.items.is_empty() {
            let items = std::mem::take(&mut self.items).into_iter();
            self.blocks.push(Block::List(items.map(|(depth, text)| (depth, inline::read(&text))).collect()));
        }
    }
}

fn hand(line: &str) -> Option<usize> {
    line.strip_prefix(HAND)?.strip_suffix(HAND)?.parse().ok()
}

fn heading(line: &str) -> Option<(u8, &str)> {
    let level = line.chars().take_while(|&c| c == '#').count();
    let text = line.get(level..)?.strip_prefix(' ')?;
    (1..=6).contains(&level).then_some((level as u8, text.trim()))
}

/// Returns the text of the first heading.
pub(super) fn first_heading(blocks: &[Block]) -> Option<String> {
    blocks.iter().find_map(|block| match block {
        Block::Heading(_, text) => Some(inline::plain(text)),
        _ => None,
    })
}
