//! A piece of JSON that knows where it stands.

use serde::Deserialize;
use serde_json::value::RawValue;

use crate::error::{Expected, MOST_ON_TABLE, ReadError, ReadProblem, short};

/// A piece of the text of a record.
#[derive(Clone, Copy)]
pub(super) struct Part<'a> {
    pub(super) whole: &'a str,
    pub(super) raw: &'a RawValue,
}

impl<'a> Part<'a> {
    /// The byte it begins at.
    pub(super) fn at(self) -> usize {
        // Raw values borrow from the text that they were read from.
        (self.raw.get().as_ptr() as usize).saturating_sub(self.whole.as_ptr() as usize).min(self.whole.len())
    }

    pub(super) fn error(self, problem: ReadProblem) -> ReadError {
        ReadError::at(self.whole, self.at(), problem)
    }

    /// Something else should stand here.
    pub(super) fn expected(self, expected: Expected) -> ReadError {
        self.error(ReadProblem::Expected(expected, short(self.raw.get())))
    }

    fn parsed<T: Deserialize<'a>>(self, expected: Expected) -> Result<T, ReadError> {
        serde_json::from_str(self.raw.get()).map_err(|_| self.expected(expected))
    }

    /// A list of things.
    pub(super) fn list(self) -> Result<Vec<Part<'a>>, ReadError> {
        let list: Vec<&'a RawValue> = self.parsed(Expected::List(None))?;
        Ok(list.into_iter().map(|raw| Part { whole: self.whole, raw }).collect())
    }

    /// A list of so many things at least.
    pub(super) fn list_of(self, count: usize) -> Result<Vec<Part<'a>>, ReadError> {
        let list = self.list()?;
        if list.len() < count { Err(self.expected(Expected::List(Some(count)))) } else { Ok(list) }
    }

    pub(super) fn number(self, low: i32, high: i32) -> Result<i32, ReadError> {
        let expected = Expected::Number(low, high);
        let number: i32 = self.parsed(expected)?;
        if (low..=high).contains(&number) { Ok(number) } else { Err(self.expected(expected)) }
    }

    /// Counters or sticks.
    pub(super) fn on_table(self) -> Result<u8, ReadError> {
        self.number(0, MOST_ON_TABLE.into()).map(|number| number as u8)
    }

    pub(super) fn text(self) -> Result<String, ReadError> {
        self.parsed(Expected::Text)
    }

    /// Whether it is a text and not a number or a list.
    pub(super) fn is_text(self) -> bool {
        self.raw.get().starts_with('"')
    }
}
