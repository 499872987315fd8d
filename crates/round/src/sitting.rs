//! The two ways to sit at a table.

/// Whether players can err.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(rename_all = "kebab-case"))]
pub enum Sitting {
    /// What the rules forbid cannot be done; a refusal says why.
    #[default]
    Assisted,
    /// Players draw for themselves, say what they like within what hands can do, and answer for it.
    RealTable,
}
