//! The fonts of printed documents, and which of them a document needs.

use std::collections::BTreeSet;
use std::fmt::Write as _;

use base64::Engine as _;
use base64::engine::general_purpose::STANDARD;

/// All fonts as TrueType files, for a typesetter.
pub const TRUETYPE_FONTS: [&[u8]; 10] = [
    include_bytes!("../fonts/FiraSans-Regular.ttf"),
    include_bytes!("../fonts/FiraSans-Italic.ttf"),
    include_bytes!("../fonts/FiraSans-SemiBold.ttf"),
    include_bytes!("../fonts/FiraSans-SemiBoldItalic.ttf"),
    include_bytes!("../fonts/FiraSansCondensed-Regular.ttf"),
    include_bytes!("../fonts/FiraSansCondensed-Italic.ttf"),
    include_bytes!("../fonts/FiraSansCondensed-SemiBold.ttf"),
    include_bytes!("../fonts/FiraSansCondensed-SemiBoldItalic.ttf"),
    include_bytes!("../fonts/BIZUDPGothic-Regular.ttf"),
    include_bytes!("../fonts/BIZUDPGothic-Bold.ttf"),
];

/// A font family, in the order of the style sheet.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
enum Family {
    Sans,
    Condensed,
    Japanese,
}

/// A font: a family in one weight and slant.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(crate) struct Face {
    family: Family,
    bold: bool,
    /// Whether the font is italic. The Japanese font has no italics; browsers slant it.
    italic: bool,
}

impl Face {
    /// Returns the font file in WOFF2 format, for browsers.
    const fn woff2(self) -> &'static [u8] {
        match (self.family, self.bold, self.italic) {
            (Family::Sans, false, false) => include_bytes!("../fonts/FiraSans-Regular.woff2"),
            (Family::Sans, false, true) => include_bytes!("../fonts/FiraSans-Italic.woff2"),
            (Family::Sans, true, false) => include_bytes!("../fonts/FiraSans-SemiBold.woff2"),
            (Family::Sans, true, true) => include_bytes!("../fonts/FiraSans-SemiBoldItalic.woff2"),
            (Family::Condensed, false, false) => include_bytes!("../fonts/FiraSansCondensed-Regular.woff2"),
            (Family::Condensed, false, true) => include_bytes!("../fonts/FiraSansCondensed-Italic.woff2"),
            (Family::Condensed, true, false) => include_bytes!("../fonts/FiraSansCondensed-SemiBold.woff2"),
            (Family::Condensed, true, true) => {
                include_bytes!("../fonts/FiraSansCondensed-SemiBoldItalic.woff2")
            }
            (Family::Japanese, false, _) => include_bytes!("../fonts/BIZUDPGothic-Regular.woff2"),
            (Family::Japanese, true, _) => include_bytes!("../fonts/BIZUDPGothic-Bold.woff2"),
        }
    }

    /// Returns the CSS rule that embeds the font.
    fn css(self) -> String {
        let family = match self.family {
            Family::Sans => "Fira Sans",
            Family::Condensed => "Fira Sans Condensed",
            Family::Japanese => "BIZ UDPGothic",
        };
        format!(
            "@font-face {{ font-family: \"{family}\"; font-weight: {}; font-style: {}; \
             src: url(\"data:font/woff2;base64,{}\") format(\"woff2\"); }}\n",
            if self.bold { 600 } else { 400 },
            if self.italic { "italic" } else { "normal" },
            STANDARD.encode(self.woff2())
        )
    }
}

/// Returns the CSS rules that embed the fonts a document uses, and no others.
pub(crate) fn embedded(body: &str, condensed: bool) -> String {
    used(body, condensed).into_iter().fold(String::new(), |mut css, face| {
        let _ = write!(css, "{}", face.css());
        css
    })
}

/// Returns whether the Latin and Cyrillic fonts have this letter. `fonts/make.mjs` chooses the same letters.
fn is_western(letter: char) -> bool {
    matches!(letter, ' '..='~' | '\u{a0}'..='\u{17f}' | '\u{400}'..='\u{45f}' | '\u{490}' | '\u{491}' | '\u{2010}'..='\u{2015}')
        || "‘’‚“”„†‡•…‰′″‹›⁄№€™ΩΔ←↑→↓−×÷≈≠≤≥".contains(letter)
}

/// Finds the fonts that the text of a document needs. Headings, `b` and `strong` are bold, `small` is not; `i` and `em`
/// are italic; an element of the class `narrow` is condensed.
fn used(body: &str, condensed: bool) -> BTreeSet<Face> {
    let mut faces = BTreeSet::new();
    let mut open: Vec<(&str, Face)> = Vec::new();
    let outside =
        Face { family: if condensed { Family::Condensed } else { Family::Sans }, bold: false, italic: false };
    // Each part is a tag and the text up to the next tag.
    for part in body.split('<').skip(1) {
        let (tag, text) = part.split_once('>').unwrap_or((part, ""));
        if let Some(name) = tag.strip_prefix('/') {
            while open.pop().is_some_and(|(last, _)| last != name) {}
        } else if !tag.ends_with('/') {
            let name = tag.split([' ', '\n']).next().unwrap_or_default();
            let mut face = open.last().map_or(outside, |(_, face)| *face);
            match name {
                "h1" | "h2" | "h3" | "b" | "strong" => face.bold = true,
                "small" => face.bold = false,
                "i" | "em" => face.italic = true,
                _ => {}
            }
            if tag.contains("narrow") {
                face.family = Family::Condensed;
            }
            if !["br", "col", "meta"].contains(&name) {
                open.push((name, face));
            }
        }
        let face = open.last().map_or(outside, |(_, face)| *face);
        for letter in text.chars().filter(|letter| !letter.is_whitespace() && *letter != '\u{ad}') {
            let japanese = Face { family: Family::Japanese, bold: face.bold, italic: false };
            faces.insert(if is_western(letter) { face } else { japanese });
        }
    }
    faces
}

#[cfg(test)]
mod tests {
    use super::*;

    fn names(body: &str, condensed: bool) -> Vec<String> {
        let css = embedded(body, condensed);
        let faces = css.lines().map(|line| {
            let value = |key: &str| {
                let (_, rest) = line.split_once(&format!("{key}: ")).expect("a property");
                rest.split(';').next().unwrap_or_default().trim_matches('"')
            };
            format!("{} {} {}", value("font-family"), value("font-weight"), value("font-style"))
        });
        faces.collect()
    }

    #[test]
    fn only_fonts_that_the_text_uses_are_embedded() {
        assert_eq!(names("<p>a</p>", false), ["Fira Sans 400 normal"]);
        assert_eq!(
            names("<p>a<b>Ж</b></p>", true),
            ["Fira Sans Condensed 400 normal", "Fira Sans Condensed 600 normal"]
        );
        assert_eq!(
            names("<h2>役 <small>han</small></h2>", false),
            ["Fira Sans 400 normal", "BIZ UDPGothic 600 normal"]
        );
        assert_eq!(
            names("<p><i>a</i></p><table class=\"narrow\"><tr><td>1</td></tr></table>", false),
            ["Fira Sans 400 italic", "Fira Sans Condensed 400 normal"]
        );
        assert_eq!(names("<p title=\"役\">\n<b> </b></p>", false), [""; 0]);
    }

    #[test]
    fn western_letters_are_those_of_the_western_fonts() {
        let fonts = TRUETYPE_FONTS.map(|file| ttf_parser::Face::parse(file, 0).expect("a font"));
        let (japanese, western) =
            fonts.split_last_chunk::<2>().map(|(west, japan)| (japan, west)).expect("fonts");
        for letter in (' '..='\u{fffd}').filter(|letter| !letter.is_control() && !letter.is_whitespace()) {
            let has = |face: &ttf_parser::Face<'_>| face.glyph_index(letter).is_some();
            if japanese.iter().any(has) || western.iter().any(has) {
                assert_eq!(is_western(letter), western.iter().all(has), "{letter}");
            }
        }
    }
}
