//! Values of switches: how each type is read from a file and written back.

use hanchan_tiles::{Deck, Players, RedFives};

use crate::raw::Raw;
/// A value that a switch can have.
pub trait Value: Sized + Clone + PartialEq {
    /// Reads it, or says what it should have been.
    fn read(value: &Raw) -> Result<Self, String>;

    /// Writes it as it stands in a file.
    fn write(&self) -> String;
}

/// Defines graded options: enums whose variants have a name in files and a meaning.
macro_rules! choices {
    ($( $(#[doc = $doc:literal])+ $Name:ident { $( $(#[doc = $meaning:literal])+ $variant:ident = $name:literal, )+ } )+) => {
        $(
            $(#[doc = $doc])+
            #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
            pub enum $Name {
                $( $(#[doc = $meaning])+ $variant, )+
            }

            impl $Name {
                /// All options.
                pub const ALL: &[$Name] = &[$( $Name::$variant ),+];

                /// The option's name in files.
                pub const fn name(self) -> &'static str {
                    match self {
                        $( $Name::$variant => $name, )+
                    }
                }
            }

            impl Value for $Name {
                fn read(value: &Raw) -> Result<$Name, String> {
                    let names: Vec<&str> = $Name::ALL.iter().map(|choice| choice.name()).collect();
                    let found = value.as_str().and_then(|text| $Name::ALL.iter().find(|choice| choice.name() == text));
                    found.copied().ok_or_else(|| one_of(&names, value))
                }

                fn write(&self) -> String {
                    format!("{:?}", self.name())
                }
            }
        )+
    };
}
pub(crate) use choices;

/// What a choice should have been, with a guess at what was meant.
pub(crate) fn one_of(names: &[&str], value: &Raw) -> String {
    let meant = value.as_str().and_then(|given| nearest(given, names));
    let meant = meant.map_or_else(String::new, |meant| format!("; did you mean {meant:?}?"));
    format!("one of {}{meant}", names.join(", "))
}

/// The name that is most like the given one, if any is like it.
pub(crate) fn nearest<'a>(given: &str, names: &[&'a str]) -> Option<&'a str> {
    let like = |name: &&&str| strsim::damerau_levenshtein(given, name);
    let best = names.iter().min_by_key(like)?;
    (strsim::damerau_levenshtein(given, best) <= 1 + given.len() / 3).then_some(*best)
}

impl Value for bool {
    fn read(value: &Raw) -> Result<bool, String> {
        value.as_bool().ok_or_else(|| "true or false".to_owned())
    }

    fn write(&self) -> String {
        self.to_string()
    }
}

/// A whole number of some range.
fn number<T: TryFrom<i64>>(value: &Raw, what: &str) -> Result<T, String> {
    value.as_number().and_then(|number| T::try_from(number).ok()).ok_or_else(|| what.to_owned())
}

impl Value for u8 {
    fn read(value: &Raw) -> Result<u8, String> {
        number(value, "a whole number from 0 to 255")
    }

    fn write(&self) -> String {
        self.to_string()
    }
}

impl Value for i32 {
    fn read(value: &Raw) -> Result<i32, String> {
        let points = number(value, "a whole number of points")?;
        if (-1_000_000..=1_000_000).contains(&points) {
            Ok(points)
        } else {
            Err("at most a million points".to_owned())
        }
    }

    fn write(&self) -> String {
        self.to_string()
    }
}

/// Uma and the like: points for each place, first to last.
impl Value for Vec<i32> {
    fn read(value: &Raw) -> Result<Vec<i32>, String> {
        let list = value.as_list().ok_or("a list of points, first place to last")?;
        list.iter().map(i32::read).collect()
    }

    fn write(&self) -> String {
        let points: Vec<String> = self.iter().map(i32::to_string).collect();
        format!("[{}]", points.join(", "))
    }
}

impl Value for Players {
    fn read(value: &Raw) -> Result<Players, String> {
        match number::<u8>(value, "3 or 4")? {
            3 => Ok(Players::Three),
            4 => Ok(Players::Four),
            _ => Err("3 or 4".to_owned()),
        }
    }

    fn write(&self) -> String {
        self.count().to_string()
    }
}

impl Value for Deck {
    fn read(value: &Raw) -> Result<Deck, String> {
        let size: usize = number(value, "136, or 108 without 2-8 man")?;
        Deck::ALL
            .into_iter()
            .find(|deck| deck.size() == size)
            .ok_or_else(|| "136, or 108 without 2-8 man".to_owned())
    }

    fn write(&self) -> String {
        self.size().to_string()
    }
}

impl Value for RedFives {
    fn read(value: &Raw) -> Result<RedFives, String> {
        let what = "three numbers from 0 to 4: red fives of man, pin, sou";
        let list = value.as_list().ok_or(what)?;
        let numbers: Result<Vec<u8>, String> = list.iter().map(u8::read).collect();
        match numbers?[..] {
            [man, pin, sou] => RedFives::new(man, pin, sou).ok_or_else(|| what.to_owned()),
            _ => Err(what.to_owned()),
        }
    }

    fn write(&self) -> String {
        let [man, pin, sou] = hanchan_tiles::Suit::ALL.map(|suit| self.of(suit));
        format!("[{man}, {pin}, {sou}]")
    }
}
