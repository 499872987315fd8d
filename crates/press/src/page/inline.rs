//! Text inside a block.

/// A piece of text.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Inline {
    /// Plain text.
    Text(String),
    /// Bold text.
    Bold(Vec<Inline>),
    /// A link and its target.
    Link(Vec<Inline>, String),
    /// A tooltip, and the text that it explains.
    Hint(String, Vec<Inline>),
    /// An anchor that links lead to.
    Anchor(String),
    /// An unknown tag.
    Unknown(String),
}

/// The maximum nesting depth of hints, bold text and links.
const DEEPEST: usize = 8;

pub(super) fn read(text: &str) -> Vec<Inline> {
    deep(text, 0)
}

fn deep(text: &str, depth: usize) -> Vec<Inline> {
    let mut all = Vec::new();
    let mut plain = String::new();
    let mut rest = text;
    while let Some(c) = rest.chars().next() {
        if let Some((make, after)) = special(rest).filter(|_| depth < DEEPEST) {
            if !plain.is_empty() {
                all.push(Inline::Text(std::mem::take(&mut plain)));
            }
            all.push(make(depth + 1));
            rest = after;
        } else {
            plain.push(c);
            rest = &rest[c.len_utf8()..];
        }
    }
    if !plain.is_empty() {
        all.push(Inline::Text(plain));
    }
    all
}

type Made<'a> = (Box<dyn FnOnce(usize) -> Inline + 'a>, &'a str);

/// Parses a hint, bold text, a link or a tag at the start of the text, and returns it with the rest of the
/// text.
fn special(text: &str) -> Option<Made<'_>> {
    if let Some(rest) = text.strip_prefix("{{hint ") {
        let (tooltip, rest) = rest.split_once("}}")?;
        let (inside, after) = rest.split_once("{{/hint}}")?;
        return Some((Box::new(|depth| Inline::Hint(tooltip.trim().to_owned(), deep(inside, depth))), after));
    }
    if let Some(rest) = text.strip_prefix("{{anchor ") {
        let (name, after) = rest.split_once("}}")?;
        return Some((Box::new(|_| Inline::Anchor(name.trim().to_owned())), after));
    }
    if let Some(rest) = text.strip_prefix("{{") {
        let (tag, after) = rest.split_once("}}")?;
        return Some((Box::new(|_| Inline::Unknown(tag.trim().to_owned())), after));
    }
    if let Some(rest) = text.strip_prefix("__") {
        let (inside, after) = rest.split_once("__").filter(|(inside, _)| !inside.trim().is_empty())?;
        return Some((Box::new(|depth| Inline::Bold(deep(inside, depth))), after));
    }
    if let Some(rest) = text.strip_prefix('[') {
        // The text of a link may contain tags, but no other link.
        let (inside, rest) = rest.split_once("](").filter(|(inside, _)| !inside.contains('['))?;
        let (to, after) = rest.split_once(')').filter(|(to, _)| !to.contains(char::is_whitespace))?;
        return Some((Box::new(|depth| Inline::Link(deep(inside, depth), to.to_owned())), after));
    }
    None
}

/// Returns the text without markup.
pub(super) fn plain(all: &[Inline]) -> String {
    let of = |inline: &Inline| match inline {
        Inline::Text(text) => text.clone(),
        Inline::Bold(inside) | Inline::Link(inside, _) | Inline::Hint(_, inside) => plain(inside),
        Inline::Anchor(_) | Inline::Unknown(_) => String::new(),
    };
    all.iter().map(of).collect()
}

/// Calls `each` for every piece of text, including nested ones.
pub(super) fn walk<'a>(all: &'a [Inline], each: &mut dyn FnMut(&'a Inline)) {
    for inline in all {
        each(inline);
        if let Inline::Bold(inside) | Inline::Link(inside, _) | Inline::Hint(_, inside) = inline {
            walk(inside, each);
        }
    }
}
