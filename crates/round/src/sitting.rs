//! The two table modes.

/// The table mode: whether players can make mistakes.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(rename_all = "kebab-case"))]
pub enum Sitting {
    /// Illegal acts are impossible; a refusal gives the reason.
    #[default]
    Assisted,
    /// As at a real table: players draw their own tiles, may make any claim their hands allow, and are penalised
    /// for their mistakes.
    RealTable,
}
