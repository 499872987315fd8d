//! Paper sizes.

/// A paper size.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Paper {
    /// A4.
    #[default]
    A4,
    /// US Letter.
    Letter,
}

impl Paper {
    /// All sizes.
    pub const ALL: [Paper; 2] = [Paper::A4, Paper::Letter];

    /// Returns the name by which users choose this size.
    pub const fn name(self) -> &'static str {
        match self {
            Paper::A4 => "a4",
            Paper::Letter => "letter",
        }
    }

    /// Returns the paper size with this name.
    pub fn named(name: &str) -> Option<Paper> {
        Paper::ALL.into_iter().find(|paper| paper.name() == name)
    }

    /// Returns the width and height in millimetres, as written in a style sheet.
    pub(crate) const fn size(self) -> (&'static str, &'static str) {
        match self {
            Paper::A4 => ("210", "297"),
            Paper::Letter => ("215.9", "279.4"),
        }
    }
}
