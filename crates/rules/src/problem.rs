//! What is wrong with a rule file, and where.

use std::fmt;
use std::ops::Deref;

/// A place in a file.
#[derive(Clone, PartialEq, Eq, Debug)]
#[non_exhaustive]
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
#[non_exhaustive]
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
        expected: Expected,
    },
    /// A value that does not say where it comes from.
    NoSource(String),
    /// Something that every file must say.
    Missing(String),
    /// A switch without its value.
    MissingValue(String),
    /// A switch that neither the file nor its base decides.
    Undecided(String),
    /// A base that is not known; what was perhaps meant.
    Base(String, Option<&'static str>),
    /// A base that leads back to this rule set.
    BaseLoop(String),
    /// Values that make no sense together.
    Nonsense(Nonsense),
}

/// What a key takes.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Expected {
    /// One of these names; what was perhaps meant.
    OneOf(Vec<&'static str>, Option<&'static str>),
    /// True or false.
    YesNo,
    /// A whole number from and to.
    Number(i64, i64),
    /// Points.
    Points,
    /// Points, or "any".
    PointsOrAny,
    /// Points of places.
    PointsList,
    /// How many play.
    Players,
    /// How many tiles there are.
    Tiles,
    /// How many fives are red.
    RedFives,
    /// What a yaku is worth.
    Worth,
    /// A text.
    Text,
    /// A text or several.
    Texts,
    /// Titles by language.
    Titles,
    /// A group of switches.
    Group(String),
    /// A value and its source.
    Entry,
    /// A rule set's id.
    Id,
    /// What a yaku is worth; what was perhaps meant.
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
            Expected::RedFives => f.write_str("three numbers from 0 to 4: red fives of man, pin, sou"),
            Expected::Id => f.write_str("small letters, digits and dashes"),
            Expected::WorthMeant(meant) => write!(f, "{}; did you mean \"{meant}\"?", Expected::Worth),
            Expected::Worth => {
                f.write_str("[open, closed] han, \"closed 1\", \"yakuman\", \"double yakuman\" or \"off\"")
            }
            Expected::Text => f.write_str("a text"),
            Expected::Texts => f.write_str("a text or a list of texts"),
            Expected::Titles => f.write_str("titles by language, such as { en = \"…\", ru = \"…\" }"),
            Expected::Group(group) => write!(f, "a group of switches: [{group}]"),
            Expected::Entry => f.write_str("{ is = VALUE, by = \"WHERE FROM\" }"),
        }
    }
}

macro_rules! nonsense {
    ($( $name:ident = $id:literal: $why:literal, )+) => {
        /// Values that are fine alone, but not together.
        #[derive(Clone, Copy, PartialEq, Eq, Debug)]
        #[non_exhaustive]
        pub enum Nonsense {
            $( #[doc = $why] $name, )+
        }

        impl Nonsense {
            /// All of them.
            pub const ALL: &[Nonsense] = &[$( Nonsense::$name ),+];

            /// Its id.
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
    RedMan = "red-man": "a set without the five of man cannot have a red one",
    Tiles = "tiles": "four players need all 136 tiles",
    Norths = "norths": "only three players set Norths aside",
    Start = "start": "everybody begins with some points, in hundreds",
    Target = "target": "an extension needs target points",
    DeadWall = "dead-wall": "a dead wall has 5 to 12 stacks",
    Indicator = "indicator": "the indicator must lie in the dead wall",
    Replacements = "replacements": "the replacement tiles must fill the stacks before the indicator",
    Kans = "kans": "there are at most four kans in a deal",
    KanIndicators = "kan-indicators": "the dead wall has no room for the indicators of all kans",
    Stake = "stake": "a stake cannot be negative, and is paid in hundreds",
    LeastTiles = "least-tiles": "there are never so many live tiles",
    LeastHan = "least-han": "a hand needs 1 to 13 han",
    Counter = "counter": "the value of a honba cannot be negative, and everybody's share of it is paid in hundreds",
    NotenPool = "noten-pool": "the noten pool cannot be negative, and everybody's share of it is paid in hundreds",
    Chombo = "chombo": "what an offence costs cannot be negative, and is paid in hundreds",
    DoubleWind = "double-wind": "a pair of the wind of seat and round has 2 or 4 fu",
    Fu = "fu": "nothing gives more than 10 fu by itself",
    PairsFu = "pairs-fu": "seven pairs have at most 100 fu",
    NorthDora = "north-dora": "a North is worth at most 4 han",
    Uma = "uma": "uma needs a number for every place",
    UmaSum = "uma-sum": "uma must add up to nothing",
    Renhou = "renhou": "what blessing of man is and what it is worth must fit together",
    Nagashi = "nagashi": "whether there is a discard mangan and what it is worth must fit together",
    Variant = "variant": "a yakuman and its form with a better wait exist both or neither",
    ClosedOnly = "closed-only": "only a closed hand can have this yaku",
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
            Complaint::MissingValue(key) => write!(f, "missing: the value of {key}: is = …"),
            Complaint::Undecided(key) => {
                write!(f, "nothing decides {key}, and there is no base to decide it")
            }
            Complaint::Base(base, meant) => {
                write!(f, "the base {base:?} is not known")?;
                meant.map_or(Ok(()), |meant| write!(f, "; did you mean {meant:?}?"))
            }
            Complaint::BaseLoop(base) => write!(f, "the base {base:?} leads back here"),
            Complaint::Nonsense(why) => why.fmt(f),
        }
    }
}

impl fmt::Display for Problem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: {}", self.place, self.complaint)
    }
}

impl std::error::Error for Problem {}

impl std::error::Error for Complaint {}

impl std::error::Error for Nonsense {}

/// Everything that is wrong with a rule file and its bases, by file and line. There is at least one problem.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Problems(Vec<Problem>);

impl Problems {
    /// The problems as a slice.
    pub fn as_slice(&self) -> &[Problem] {
        &self.0
    }
}

impl From<Vec<Problem>> for Problems {
    fn from(problems: Vec<Problem>) -> Problems {
        Problems(problems)
    }
}

impl Deref for Problems {
    type Target = [Problem];

    fn deref(&self) -> &[Problem] {
        &self.0
    }
}

impl IntoIterator for Problems {
    type Item = Problem;
    type IntoIter = std::vec::IntoIter<Problem>;

    fn into_iter(self) -> Self::IntoIter {
        self.0.into_iter()
    }
}

impl fmt::Display for Problems {
    /// One problem per line.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (number, problem) in self.0.iter().enumerate() {
            let newline = if number > 0 { "\n" } else { "" };
            write!(f, "{newline}{problem}")?;
        }
        Ok(())
    }
}

impl std::error::Error for Problems {}
