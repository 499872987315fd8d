//! A piece of JSON with its position.

use serde::Deserialize;
use serde_json::value::RawValue;

use crate::error::{Expected, MOST_ON_TABLE, ReadError, ReadProblem, short};

/// A piece of the JSON of a record, with the whole text.
#[derive(Clone, Copy)]
pub(super) struct Part<'a> {
    pub(super) whole: &'a str,
    pub(super) raw: &'a RawValue,
}

impl<'a> Part<'a> {
    /// Returns the byte offset at which the piece begins.
    pub(super) fn at(self) -> usize {
        // Raw values borrow from the text they were parsed from.
        (self.raw.get().as_ptr() as usize).saturating_sub(self.whole.as_ptr() as usize).min(self.whole.len())
    }

    pub(super) fn error(self, problem: ReadProblem) -> ReadError {
        ReadError::at(self.whole, self.at(), problem)
    }

    /// Creates the error that is reported when this piece is not what was expected.
    pub(super) fn expected(self, expected: Expected) -> ReadError {
        self.error(ReadProblem::Expected(expected, short(self.raw.get())))
    }

    fn parsed<T: Deserialize<'a>>(self, expected: Expected) -> Result<T, ReadError> {
        serde_json::from_str(self.raw.get()).map_err(|_| self.expected(expected))
    }

    /// Reads a list.
    pub(super) fn list(self) -> Result<Vec<Part<'a>>, ReadError> {
        let list: Vec<&'a RawValue> = self.parsed(Expected::List(None))?;
        Ok(list.into_iter().map(|raw| Part { whole: self.whole, raw }).collect())
    }

    /// Reads a list with at least `count` items.
    pub(super) fn list_of(self, count: usize) -> Result<Vec<Part<'a>>, ReadError> {
        let list = self.list()?;
        if list.len() < count { Err(self.expected(Expected::List(Some(count)))) } else { Ok(list) }
    }

    pub(super) fn number(self, low: i32, high: i32) -> Result<i32, ReadError> {
        let expected = Expected::Number(low, high);
        let number: i32 = self.parsed(expected)?;
        if (low..=high).contains(&number) { Ok(number) } else { Err(self.expected(expected)) }
    }

    /// Reads a number of honba or sticks.
    pub(super) fn on_table(self) -> Result<u8, ReadError> {
        self.number(0, MOST_ON_TABLE.into()).map(|number| number as u8)
    }

    pub(super) fn text(self) -> Result<String, ReadError> {
        self.parsed(Expected::Text)
    }

    /// Returns whether the piece is a string rather than a number or a list.
    pub(super) fn is_text(self) -> bool {
        self.raw.get().starts_with('"')
    }
}
