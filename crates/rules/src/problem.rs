//! What is wrong with a rule file, and where.

use std::fmt;

/// A place in a file.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Place {
    /// The file's name.
    pub file: String,
    /// The line, from 1.
    pub line: usize,
    /// The character in the line, from 1.
    pub column: usize,
}

impl fmt::Display for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}:{}:{}", self.file, self.line, self.column)
    }
}

/// Something wrong with a rule file.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Problem {
    /// Where.
    pub place: Place,
    /// What.
    pub complaint: Complaint,
}

/// What can be wrong with a rule file.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Complaint {
    /// It is not TOML.
    Toml(String),
    /// A key that no rule file has.
    UnknownKey {
        /// The key.
        key: String,
        /// The group it stands in.
        group: Option<String>,
        /// What was perhaps meant.
        meant: Option<String>,
    },
    /// A value that the key cannot have.
    Wrong {
        /// The key.
        key: String,
        /// What stands there.
        found: String,
        /// What it takes.
        expected: String,
    },
    /// A value that does not say where it comes from.
    NoSource(String),
    /// Something that every file must say.
    Missing(String),
    /// A switch that neither the file nor its base decides.
    Undecided(String),
    /// A base that is not known, or that leads back to this rule set.
    Base(String),
    /// Values that make no sense together.
    Nonsense(&'static str),
}

impl fmt::Display for Complaint {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Complaint::Toml(message) => f.write_str(message),
            Complaint::UnknownKey { key, group, meant } => {
                write!(f, "unknown key {key:?}")?;
                if let Some(group) = group {
                    write!(f, " in [{group}]")?;
                }
                meant.as_ref().map_or(Ok(()), |meant| write!(f, "; did you mean {meant:?}?"))
            }
            Complaint::Wrong { key, found, expected } => write!(f, "{key} is {found}; it takes {expected}"),
            Complaint::NoSource(key) => write!(f, "{key} does not say where it comes from: by = \"…\""),
            Complaint::Missing(what) => write!(f, "missing: {what}"),
            Complaint::Undecided(key) => {
                write!(f, "nothing decides {key}, and there is no base to decide it")
            }
            Complaint::Base(base) => write!(f, "the base {base:?} is not known, or leads back here"),
            Complaint::Nonsense(why) => f.write_str(why),
        }
    }
}

impl fmt::Display for Problem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: {}", self.place, self.complaint)
    }
}

impl std::error::Error for Problem {}
