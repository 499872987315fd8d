//! The three looks of tiles, and the symbols they are drawn with.

use std::collections::BTreeSet;
use std::fmt::Write as _;

/// A look of the tiles.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Look {
    /// The faces of a traditional set.
    #[default]
    Regular,
    /// Large numbers, letters and symbols.
    Plain,
    /// Traditional faces on black tiles.
    Dark,
}

impl Look {
    /// All looks.
    pub const ALL: [Look; 3] = [Look::Regular, Look::Plain, Look::Dark];

    /// Returns the name by which users choose this look.
    pub const fn name(self) -> &'static str {
        match self {
            Look::Regular => "regular",
            Look::Plain => "plain",
            Look::Dark => "dark",
        }
    }

    /// Returns the look with this name.
    pub fn named(name: &str) -> Option<Look> {
        Look::ALL.into_iter().find(|look| look.name() == name)
    }

    /// Returns the SVG symbols of this look, one per line.
    const fn symbols(self) -> &'static str {
        match self {
            Look::Regular => include_str!("../../../../tiles/sprite-regular.svg"),
            Look::Plain => include_str!("../../../../tiles/sprite-plain.svg"),
            Look::Dark => include_str!("../../../../tiles/sprite-dark.svg"),
        }
    }
}

/// Returns the SVG symbols with these ids.
pub(super) fn symbols(look: Look, ids: &BTreeSet<String>) -> String {
    let of = |line: &&str| {
        let id = line.strip_prefix("<symbol id=\"").and_then(|rest| rest.split_once('"'));
        id.is_some_and(|(id, _)| ids.contains(id))
    };
    look.symbols().lines().filter(of).fold(String::new(), |mut all, line| {
        let _ = writeln!(all, "{line}");
        all
    })
}

/// Returns all tile faces and bodies of a look as one invisible SVG drawing, which the pictures on a page
/// refer to.
pub fn sprite(look: Look) -> String {
    let drawn = look.symbols().lines().filter(|line| line.starts_with("<symbol"));
    // Whole tiles are composed of bodies and faces.
    let parts = drawn.filter(|line| !line.contains("id=\"t-") || line.contains("id=\"t-back\""));
    let parts: Vec<&str> = parts.collect();
    format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"0\" height=\"0\" style=\"position:absolute\" \
         aria-hidden=\"true\">\n{}\n</svg>",
        parts.join("\n")
    )
}
