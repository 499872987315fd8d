//! The types of switch values, and how each is parsed and written.

use hanchan_tiles::{Deck, Players, RedFives, Suit};

use crate::problem::Expected;
use crate::raw::Raw;
use crate::yaku::Worth;

/// A type of switch value.
pub trait Value: Sized + Clone + PartialEq {
    /// Parses the value, or returns what was expected.
    fn read(value: &Raw) -> Result<Self, Expected>;

    /// Formats the value as written in rule files.
    fn write(&self) -> String;

    /// Returns the value in a form that can be translated.
    fn shown(&self) -> Shown;
}

/// A value in a form that can be translated.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Shown {
    /// Yes or no.
    YesNo(bool),
    /// A number.
    Number(i64),
    /// No restriction.
    Any,
    /// A list of numbers.
    Numbers(Vec<i32>),
    /// One of several named options.
    Option {
        /// The name of the option's type, such as `SwapCalling`.
        of: &'static str,
        /// The option's name in rule files.
        name: &'static str,
    },
    /// A tile set with this number of tiles.
    Tiles(usize),
    /// The number of red fives of man, pin and sou.
    RedFives([u8; 3]),
    /// The value of a yaku.
    Worth(Worth),
}

/// Expands to the yes or no that stands for an option in rule files, if there is one.
macro_rules! yes_no_value {
    () => {
        None
    };
    ($value:literal) => {
        Some($value)
    };
}
pub(crate) use yes_no_value;

/// Defines enums whose variants have a name in rule files. A variant of a switch that used to be a yes or no may have
/// that value after its name: `Never = "never" | false`. It is then written as yes or no, so that the hashes of rule
/// sets stay the same, and read in both forms.
macro_rules! choices {
    ($( $(#[doc = $doc:literal])+ $Name:ident {
        $( $(#[doc = $meaning:literal])+ $variant:ident = $name:literal $( | $yes_no:literal )?, )+
    } )+) => {
        /// All options of all switches: the name of the option's type (`SwapCalling`) and the option's name in rule
        /// files.
        pub const OPTIONS: &[(&str, &str)] = &[$( $( (stringify!($Name), $name), )+ )+];

        $(
            $(#[doc = $doc])+
            #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
            #[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
            pub enum $Name {
                $( $(#[doc = $meaning])+ #[cfg_attr(feature = "serde", serde(rename = $name))] $variant, )+
            }

            impl $Name {
                /// All options of this type.
                pub const ALL: &[$Name] = &[$( $Name::$variant ),+];

                /// Returns the option's name in rule files.
                pub const fn name(self) -> &'static str {
                    match self {
                        $( $Name::$variant => $name, )+
                    }
                }

                /// Returns the yes or no that stands for this option in rule files, if there is one.
                const fn yes_no(self) -> Option<bool> {
                    match self {
                        $( $Name::$variant => $crate::choice::yes_no_value!($( $yes_no )?), )+
                    }
                }
            }

            impl Value for $Name {
                fn read(value: &Raw) -> Result<$Name, Expected> {
                    let is = |choice: &&$Name| match (value.as_str(), value.as_bool()) {
                        (Some(text), _) => choice.name() == text,
                        (None, Some(yes)) => choice.yes_no() == Some(yes),
                        (None, None) => false,
                    };
                    $Name::ALL.iter().find(is).copied().ok_or_else(|| one_of($Name::ALL.iter().map(|choice| choice.name()), value))
                }

                fn write(&self) -> String {
                    self.yes_no().map_or_else(|| format!("{:?}", self.name()), |yes| yes.to_string())
                }

                fn shown(&self) -> Shown {
                    Shown::Option { of: stringify!($Name), name: self.name() }
                }
            }
        )+
    };
}
pub(crate) use choices;

/// Returns the error for a value that is not one of these names, with the most similar name as a suggestion.
pub(crate) fn one_of(names: impl Iterator<Item = &'static str>, value: &Raw) -> Expected {
    let names: Vec<&'static str> = names.collect();
    let meant = value.as_str().and_then(|given| nearest(given, &names));
    Expected::OneOf(names, meant)
}

/// Returns the name most similar to the given one, if any is similar enough.
pub(crate) fn nearest<'a>(given: &str, names: &[&'a str]) -> Option<&'a str> {
    let like = |name: &&&str| strsim::damerau_levenshtein(given, name);
    let best = names.iter().min_by_key(like)?;
    (strsim::damerau_levenshtein(given, best) <= 1 + given.len() / 3).then_some(*best)
}

impl Value for bool {
    fn read(value: &Raw) -> Result<bool, Expected> {
        value.as_bool().ok_or(Expected::YesNo)
    }

    fn write(&self) -> String {
        self.to_string()
    }

    fn shown(&self) -> Shown {
        Shown::YesNo(*self)
    }
}

/// Parses a whole number within the target type's range.
fn number<T: TryFrom<i64>>(value: &Raw, expected: Expected) -> Result<T, Expected> {
    value.as_number().and_then(|number| T::try_from(number).ok()).ok_or(expected)
}

impl Value for u8 {
    fn read(value: &Raw) -> Result<u8, Expected> {
        number(value, Expected::Number(0, 255))
    }

    fn write(&self) -> String {
        self.to_string()
    }

    fn shown(&self) -> Shown {
        Shown::Number(i64::from(*self))
    }
}

impl Value for i32 {
    fn read(value: &Raw) -> Result<i32, Expected> {
        let points = number(value, Expected::Points)?;
        if (-1_000_000..=1_000_000).contains(&points) { Ok(points) } else { Err(Expected::Points) }
    }

    fn write(&self) -> String {
        self.to_string()
    }

    fn shown(&self) -> Shown {
        Shown::Number(i64::from(*self))
    }
}

/// Uma and similar lists: the points for each place, from first to last.
impl Value for Vec<i32> {
    fn read(value: &Raw) -> Result<Vec<i32>, Expected> {
        let list = value.as_list().ok_or(Expected::PointsList)?;
        list.iter().map(i32::read).collect()
    }

    fn write(&self) -> String {
        let points: Vec<String> = self.iter().map(i32::to_string).collect();
        format!("[{}]", points.join(", "))
    }

    fn shown(&self) -> Shown {
        Shown::Numbers(self.clone())
    }
}

impl Value for Players {
    fn read(value: &Raw) -> Result<Players, Expected> {
        match number::<u8>(value, Expected::Players)? {
            3 => Ok(Players::Three),
            4 => Ok(Players::Four),
            _ => Err(Expected::Players),
        }
    }

    fn write(&self) -> String {
        self.count().to_string()
    }

    fn shown(&self) -> Shown {
        Shown::Number(self.count() as i64)
    }
}

impl Value for Deck {
    fn read(value: &Raw) -> Result<Deck, Expected> {
        let size: usize = number(value, Expected::Tiles)?;
        Deck::ALL.into_iter().find(|deck| deck.size() == size).ok_or(Expected::Tiles)
    }

    fn write(&self) -> String {
        self.size().to_string()
    }

    fn shown(&self) -> Shown {
        Shown::Tiles(self.size())
    }
}

impl Value for RedFives {
    fn read(value: &Raw) -> Result<RedFives, Expected> {
        let list = value.as_list().ok_or(Expected::RedFives)?;
        let numbers: Result<Vec<u8>, Expected> = list.iter().map(u8::read).collect();
        match numbers.map_err(|_| Expected::RedFives)?[..] {
            [man, pin, sou] => RedFives::new(man, pin, sou).ok_or(Expected::RedFives),
            _ => Err(Expected::RedFives),
        }
    }

    fn write(&self) -> String {
        let [man, pin, sou] = Suit::ALL.map(|suit| self.of(suit));
        format!("[{man}, {pin}, {sou}]")
    }

    fn shown(&self) -> Shown {
        Shown::RedFives(Suit::ALL.map(|suit| self.of(suit)))
    }
}
