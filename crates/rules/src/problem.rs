//! Problems in a rule file, and their positions.

use std::fmt;
use std::ops::Deref;

/// A position in a file.
#[derive(Clone, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub struct FilePosition {
    /// The file's name.
    pub file: String,
    /// The line number, counting from 1.
    pub line: usize,
    /// The position in the line in characters, counting from 1.
    pub column: usize,
}

impl fmt::Display for FilePosition {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}:{}:{}", self.file, self.line, self.column)
    }
}

/// A problem in a rule file.
#[derive(Clone, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub struct RuleProblem {
    /// The position of the problem.
    pub place: FilePosition,
    /// What is wrong there.
    pub complaint: RuleProblemKind,
}

/// The kinds of problem in a rule file.
#[derive(Clone, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum RuleProblemKind {
    /// The file is not valid TOML.
    Toml(String),
    /// The key is unknown.
    UnknownKey {
        /// The key.
        key: String,
        /// The group that contains the key, if there is one.
        group: Option<String>,
        /// A similar key as a suggestion.
        meant: Option<String>,
    },
    /// The key has an invalid value.
    Wrong {
        /// The key.
        key: String,
        /// The value found.
        found: String,
        /// The values that the key accepts.
        expected: Expected,
    },
    /// The value of this key has no source.
    NoSource(String),
    /// This required key is missing.
    Missing(String),
    /// This switch has no value.
    MissingValue(String),
    /// Neither the file nor its bases set this switch.
    Undecided(String),
    /// The base with this id is unknown. The second field is a similar id as a suggestion.
    Base(String, Option<&'static str>),
    /// The chain of bases leads back to the rule set with this id.
    BaseLoop(String),
    /// Values conflict, or a number is out of range.
    Nonsense(Nonsense),
}

/// The values that a key accepts.
#[derive(Clone, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum Expected {
    /// One of these names. The second field is a similar name as a suggestion.
    OneOf(Vec<&'static str>, Option<&'static str>),
    /// True or false.
    YesNo,
    /// A whole number in this range, inclusive.
    Number(i64, i64),
    /// A number of points.
    Points,
    /// A number of points, or "any".
    PointsOrAny,
    /// A list of points by place.
    PointsList,
    /// The number of players.
    Players,
    /// The number of tiles.
    Tiles,
    /// The number of red fives in each suit.
    RedFives,
    /// The value of a yaku.
    Worth,
    /// A string.
    Text,
    /// A string or a list of strings.
    Texts,
    /// Titles by language.
    Titles,
    /// A table with the switches of this group.
    Group(String),
    /// A table with a value and its source.
    Entry,
    /// The id of a rule set.
    Id,
    /// The value of a yaku. The field is a suggestion.
    WorthMeant(&'static str),
}

impl std::error::Error for Expected {}

impl fmt::Display for Expected {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Expected::OneOf(names, meant) => {
                write!(f, "one of {}", names.join(", "))?;
                meant.map_or(Ok(()), |meant| write!(f, "; did you mean \"{meant}\"?"))
            }
            Expected::YesNo => f.write_str("true or false"),
            Expected::Number(least, most) => write!(f, "a whole number from {least} to {most}"),
            Expected::Points => f.write_str("a whole number of points, at most a million"),
            Expected::PointsOrAny => f.write_str("a whole number of points, or \"any\""),
            Expected::PointsList => f.write_str("a list of points, first place to last"),
            Expected::Players => f.write_str("3 or 4"),
            Expected::Tiles => f.write_str("136, or 108 without 2-8 man"),
            Expected::RedFives => f.write_str("three numbers from 0 to 4: red fives in man, pin and sou"),
            Expected::Id => f.write_str("lower-case letters, digits and dashes"),
            Expected::WorthMeant(meant) => write!(f, "{}; did you mean \"{meant}\"?", Expected::Worth),
            Expected::Worth => {
                f.write_str("[open, closed] han, \"closed 1\", \"yakuman\", \"double yakuman\" or \"off\"")
            }
            Expected::Text => f.write_str("a string"),
            Expected::Texts => f.write_str("a string or a list of strings"),
            Expected::Titles => f.write_str("titles by language, such as { en = \"…\", ru = \"…\" }"),
            Expected::Group(group) => write!(f, "a group of switches: [{group}]"),
            Expected::Entry => f.write_str("{ is = VALUE, by = \"SOURCE\" }"),
        }
    }
}

macro_rules! nonsense {
    ($( $name:ident = $id:literal: $why:literal, )+) => {
        /// A conflict between values, or a number out of range.
        #[derive(Clone, Copy, PartialEq, Eq, Debug)]
        #[non_exhaustive]
        pub enum Nonsense {
            $( #[doc = $why] $name, )+
        }

        impl Nonsense {
            /// All conflicts.
            pub const ALL: &[Nonsense] = &[$( Nonsense::$name ),+];

            /// Returns the conflict's id.
            pub const fn id(self) -> &'static str {
                match self {
                    $( Nonsense::$name => $id, )+
                }
            }
        }

        impl fmt::Display for Nonsense {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str(match self {
                    $( Nonsense::$name => $why, )+
                })
            }
        }
    };
}

nonsense! {
    RedMan = "red-man": "tiles without the five of man cannot include a red one",
    Tiles = "tiles": "four players need all 136 tiles",
    Norths = "norths": "Norths can only be declared with three players",
    Start = "start": "start points must be positive and a multiple of 100",
    Target = "target": "an extension needs target points",
    DeadWall = "dead-wall": "the dead wall must have 5 to 12 stacks",
    Indicator = "indicator": "the indicator must be in the dead wall",
    Replacements = "replacements": "the replacement tiles must fill the stacks before the indicator",
    Kans = "kans": "there are at most four kans in a deal",
    KanIndicators = "kan-indicators": "the dead wall has no room for the indicators of all kans",
    Stake = "stake": "the riichi stake cannot be negative and must be a multiple of 100",
    LeastTiles = "least-tiles": "there are never that many live tiles",
    LeastHan = "least-han": "the minimum must be 1 to 13 han",
    HonbaValue = "honba-value": "the value of a honba cannot be negative, and each player's share must be a multiple of 100",
    NotenPool = "noten-pool": "the noten pool cannot be negative, and each player's share must be a multiple of 100",
    Chombo = "chombo": "the points for a chombo cannot be negative and must be a multiple of 100",
    DoubleWind = "double-wind": "a pair of the seat and round wind must have 2 or 4 fu",
    Fu = "fu": "it cannot be worth more than 10 fu",
    PairsFu = "pairs-fu": "seven pairs cannot have more than 100 fu",
    NorthDora = "north-dora": "a North cannot be worth more than 4 han",
    Uma = "uma": "uma must have one number per place",
    UmaSum = "uma-sum": "uma must add up to zero",
    Renhou = "renhou": "hands.renhou and the value of the yaku renhou do not match",
    Nagashi = "nagashi": "hands.nagashi and the value of the yaku nagashi-mangan do not match",
    Variant = "variant": "a yakuman and its variant with a better wait must both be used, or neither",
    ClosedOnly = "closed-only": "this yaku is only possible with a closed hand",
}

impl fmt::Display for RuleProblemKind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            RuleProblemKind::Toml(message) => f.write_str(message),
            RuleProblemKind::UnknownKey { key, group, meant } => {
                write!(f, "unknown key {key:?}")?;
                if let Some(group) = group {
                    write!(f, " in [{group}]")?;
                }
                meant.as_ref().map_or(Ok(()), |meant| write!(f, "; did you mean {meant:?}?"))
            }
            RuleProblemKind::Wrong { key, found, expected } => {
                write!(f, "{key} is {found}; expected {expected}")
            }
            RuleProblemKind::NoSource(key) => write!(f, "{key} has no source; add by = \"…\""),
            RuleProblemKind::Missing(what) => write!(f, "missing: {what}"),
            RuleProblemKind::MissingValue(key) => write!(f, "{key} has no value; add is = …"),
            RuleProblemKind::Undecided(key) => {
                write!(f, "{key} is not set, and there is no base that sets it")
            }
            RuleProblemKind::Base(base, meant) => {
                write!(f, "unknown base {base:?}")?;
                meant.map_or(Ok(()), |meant| write!(f, "; did you mean {meant:?}?"))
            }
            RuleProblemKind::BaseLoop(base) => write!(f, "the base {base:?} leads back to this rule set"),
            RuleProblemKind::Nonsense(why) => why.fmt(f),
        }
    }
}

impl fmt::Display for RuleProblem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: {}", self.place, self.complaint)
    }
}

impl std::error::Error for RuleProblem {}

impl std::error::Error for RuleProblemKind {}

impl std::error::Error for Nonsense {}

/// All problems in a rule file and its bases, sorted by file and line. There is at least one.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct RuleProblems(Vec<RuleProblem>);

impl RuleProblems {
    /// Returns the problems as a slice.
    pub fn as_slice(&self) -> &[RuleProblem] {
        &self.0
    }
}

impl From<Vec<RuleProblem>> for RuleProblems {
    fn from(problems: Vec<RuleProblem>) -> RuleProblems {
        RuleProblems(problems)
    }
}

impl Deref for RuleProblems {
    type Target = [RuleProblem];

    fn deref(&self) -> &[RuleProblem] {
        &self.0
    }
}

impl IntoIterator for RuleProblems {
    type Item = RuleProblem;
    type IntoIter = std::vec::IntoIter<RuleProblem>;

    fn into_iter(self) -> Self::IntoIter {
        self.0.into_iter()
    }
}

impl fmt::Display for RuleProblems {
    /// Writes one problem per line.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (number, problem) in self.0.iter().enumerate() {
            let newline = if number > 0 { "\n" } else { "" };
            write!(f, "{newline}{problem}")?;
        }
        Ok(())
    }
}

impl std::error::Error for RuleProblems {}
