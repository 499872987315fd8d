//! Splits XML text into elements. Text between elements is not supported.

use crate::error::{Expected, ReadError, ReadProblem, short};

/// An element such as `<name a="b"/>`, or the start or end tag of an element with content.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Element<'a> {
    pub(super) name: &'a str,
    pub(super) form: Form,
    pub(super) at: usize,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Form {
    /// A start tag, such as `<a>`.
    Begin,
    /// An end tag, such as `</a>`.
    End,
    /// An element without content, such as `<a/>`.
    Empty,
}

/// The maximum number of attributes of an element.
const MOST_ATTRIBUTES: usize = 32;

pub(super) struct Lexer<'a> {
    text: &'a str,
    at: usize,
    attributes: Vec<(&'a str, &'a str, usize)>,
}

impl<'a> Lexer<'a> {
    pub(super) fn new(text: &'a str) -> Lexer<'a> {
        let at = if text.starts_with('\u{feff}') { 3 } else { 0 };
        Lexer { text, at, attributes: Vec::with_capacity(MOST_ATTRIBUTES) }
    }

    pub(super) fn error(&self, at: usize, problem: ReadProblem) -> ReadError {
        ReadError::at(self.text, at, problem)
    }

    pub(super) fn expected(&self, at: usize, expected: Expected) -> ReadError {
        match self.text.get(at..) {
            None | Some("") => self.error(at, ReadProblem::Cut),
            Some(rest) => self.error(at, ReadProblem::Expected(expected, short(rest))),
        }
    }

    /// Returns the value of an attribute of the last element, and its position.
    pub(super) fn attribute(&self, name: &str) -> Option<(&'a str, usize)> {
        self.attributes.iter().find(|(known, ..)| *known == name).map(|&(_, value, at)| (value, at))
    }

    fn byte(&self) -> Option<u8> {
        self.text.as_bytes().get(self.at).copied()
    }

    fn skip_space(&mut self) {
        while self.byte().is_some_and(|byte| byte.is_ascii_whitespace()) {
            self.at += 1;
        }
    }

    fn name(&mut self) -> Result<&'a str, ReadError> {
        let from = self.at;
        while self.byte().is_some_and(|byte| byte.is_ascii_alphanumeric() || byte == b'_' || byte == b'-') {
            self.at += 1;
        }
        if from == self.at { Err(self.expected(from, Expected::Name)) } else { Ok(&self.text[from..self.at]) }
    }

    /// Skips a declaration or a comment up to its end mark.
    fn pass(&mut self, end: &str) -> Result<(), ReadError> {
        let rest = &self.text[self.at..];
        let found = rest.find(end).ok_or_else(|| self.error(self.text.len(), ReadProblem::Cut))?;
        self.at += found + end.len();
        Ok(())
    }

    /// Returns the next element; `None` at the end of the text.
    pub(super) fn next(&mut self) -> Result<Option<Element<'a>>, ReadError> {
        loop {
            self.skip_space();
            let rest = &self.text[self.at..];
            if rest.is_empty() {
                return Ok(None);
            } else if rest.starts_with("<?") {
                self.pass("?>")?;
            } else if rest.starts_with("<!--") {
                self.pass("-->")?;
            } else if rest.starts_with('<') {
                return self.element().map(Some);
            } else {
                return Err(self.expected(self.at, Expected::Element));
            }
        }
    }

    fn element(&mut self) -> Result<Element<'a>, ReadError> {
        let at = self.at;
        self.attributes.clear();
        self.at += 1;
        let end = self.byte() == Some(b'/');
        self.at += usize::from(end);
        let name = self.name()?;
        loop {
            self.skip_space();
            match self.byte() {
                Some(b'>') => {
                    self.at += 1;
                    let form = if end { Form::End } else { Form::Begin };
                    return Ok(Element { name, form, at });
                }
                Some(b'/') if !end && self.text[self.at..].starts_with("/>") => {
                    self.at += 2;
                    return Ok(Element { name, form: Form::Empty, at });
                }
                Some(byte) if byte.is_ascii_alphabetic() && !end => self.read_attribute()?,
                _ => return Err(self.expected(self.at, Expected::Attribute)),
            }
        }
    }

    fn read_attribute(&mut self) -> Result<(), ReadError> {
        let begin = self.at;
        let name = self.name()?;
        self.skip_space();
        if self.byte() != Some(b'=') {
            return Err(self.expected(self.at, Expected::Attribute));
        }
        self.at += 1;
        self.skip_space();
        let Some(quote @ (b'"' | b'\'')) = self.byte() else {
            return Err(self.expected(self.at, Expected::Attribute));
        };
        let from = self.at + 1;
        let bytes = &self.text.as_bytes()[from..];
        let length = bytes.iter().position(|&byte| byte == quote || byte == b'<');
        let Some(length) = length.filter(|&length| bytes[length] == quote) else {
            return Err(self.expected(length.map_or(self.text.len(), |at| from + at), Expected::Attribute));
        };
        self.at = from + length + 1;
        if self.attributes.len() == MOST_ATTRIBUTES {
            return Err(self.expected(begin, Expected::FewerAttributes));
        }
        self.attributes.push((name, &self.text[from..from + length], from));
        Ok(())
    }
}
