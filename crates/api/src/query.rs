//! Parses requests from query strings.

use std::fmt;

use hanchan_words::{Language, Style};
use serde::de::value::{Error, MapDeserializer};
use serde::de::{DeserializeOwned, Error as _, IntoDeserializer, Visitor};
use serde::{Deserialize, Deserializer, forward_to_deserialize_any};

use crate::names::ByName;
use crate::request_error::RequestError;

/// The language of a response. Every request over HTTP takes these parameters in addition to its own.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema, ts_rs::TS), ts(optional_fields))]
#[serde(deny_unknown_fields)]
pub struct LanguageParams {
    /// The language of texts. If missing, the `Accept-Language` header decides.
    pub lang: Option<ByName<Language>>,
    /// Whether yaku have Japanese or translated names.
    pub names: Option<ByName<Style>>,
}

/// Parses a request, and the parameters that every request takes, from the pairs of a query string.
///
/// Parameters from the path can be added to the pairs.
pub fn read_query<T: DeserializeOwned>(
    pairs: Vec<(String, String)>,
) -> Result<(LanguageParams, T), RequestError> {
    let is_language = |(key, _): &(String, String)| key == "lang" || key == "names";
    let (language, own) = pairs.into_iter().partition(is_language);
    Ok((read_pairs(language)?, read_pairs(own)?))
}

/// Parses a request from the pairs of a query string.
pub fn read_pairs<T: DeserializeOwned>(pairs: Vec<(String, String)>) -> Result<T, RequestError> {
    let pairs = pairs.into_iter().map(|(key, text)| (key.clone(), Parameter { key, text }));
    T::deserialize(MapDeserializer::<_, Error>::new(pairs))
        .map_err(|error| RequestError::Query(error.to_string()))
}

/// The value of a parameter; errors name the parameter.
struct Parameter {
    key: String,
    text: String,
}

impl Parameter {
    fn error(&self, why: impl fmt::Display) -> Error {
        Error::custom(format!("{}: {why}", self.key))
    }

    fn number<N: std::str::FromStr>(&self) -> Result<N, Error> {
        self.text.parse().map_err(|_| self.error(format_args!("expected a number, found {:?}", self.text)))
    }
}

impl IntoDeserializer<'_> for Parameter {
    type Deserializer = Parameter;

    fn into_deserializer(self) -> Parameter {
        self
    }
}

macro_rules! numbers {
    ($($method:ident $visit:ident)+) => {
        $(fn $method<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Error> {
            let number = self.number()?;
            visitor.$visit(number).map_err(|error: Error| self.error(error))
        })+
    };
}

impl<'de> Deserializer<'de> for Parameter {
    type Error = Error;

    fn deserialize_any<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Error> {
        let key = self.key;
        visitor.visit_string(self.text).map_err(|error: Error| Error::custom(format!("{key}: {error}")))
    }

    fn deserialize_bool<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Error> {
        match self.text.as_str() {
            "true" => visitor.visit_bool(true),
            "false" => visitor.visit_bool(false),
            _ => Err(self.error(format_args!("expected true or false, found {:?}", self.text))),
        }
    }

    numbers! {
        deserialize_u8 visit_u8
        deserialize_u16 visit_u16
        deserialize_u32 visit_u32
        deserialize_u64 visit_u64
        deserialize_i64 visit_i64
    }

    fn deserialize_option<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Error> {
        visitor.visit_some(self)
    }

    fn deserialize_newtype_struct<V: Visitor<'de>>(
        self,
        _: &'static str,
        visitor: V,
    ) -> Result<V::Value, Error> {
        visitor.visit_newtype_struct(self)
    }

    fn deserialize_enum<V: Visitor<'de>>(
        self,
        _: &'static str,
        _: &'static [&'static str],
        visitor: V,
    ) -> Result<V::Value, Error> {
        let key = self.key;
        let text: serde::de::value::StringDeserializer<Error> = self.text.into_deserializer();
        visitor.visit_enum(text).map_err(|error| Error::custom(format!("{key}: {error}")))
    }

    forward_to_deserialize_any! {
        i8 i16 i32 i128 u128 f32 f64 char str string bytes byte_buf unit unit_struct seq tuple tuple_struct map struct
        identifier ignored_any
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{ScoreRequest, UkeireRequest, WaitsRequest};

    fn pairs(text: &str) -> Vec<(String, String)> {
        let pair = |pair: &str| {
            let (key, value) = pair.split_once('=').expect("a pair");
            (key.to_owned(), value.to_owned())
        };
        text.split('&').filter(|pair| !pair.is_empty()).map(pair).collect()
    }

    #[test]
    fn language_parameters_are_removed_from_the_query() {
        let (language, request) =
            read_query::<ScoreRequest>(pairs("hand=1m&lang=ru&honba=2&ippatsu=true&by=ron"))
                .expect("a request");
        assert_eq!(language.lang, Some(ByName(Language::Russian)));
        assert!(request.ippatsu && request.honba == 2 && request.hand == "1m");
    }

    #[test]
    fn errors_name_the_parameter() {
        let why = |query: &str| match read_query::<ScoreRequest>(pairs(query)) {
            Err(RequestError::Query(why)) => why,
            _ => panic!("{query} is not wrong"),
        };
        assert_eq!(why("hand=1m&honba=300"), "honba: expected a number, found \"300\"");
        assert_eq!(why("hand=1m&last=yes"), "last: expected true or false, found \"yes\"");
        assert_eq!(why("hand=1m&seat=Q"), "seat: \"Q\" is not a wind (E, S, W, N)");
        let codes = Language::ALL.map(Language::code).join(", ");
        assert_eq!(why("hand=1m&lang=zz"), format!("lang: \"zz\" is not a language ({codes})"));
        assert_eq!(why("hand=1m&hand=2m"), "duplicate field `hand`");
        assert_eq!(why(""), "missing field `hand`");
        for unknown in ["batch=true", "json=true", "threads=9", "file=x"] {
            assert!(why(&format!("hand=1m&{unknown}")).starts_with("unknown field"), "{unknown}");
        }
    }

    #[test]
    fn players_are_three_or_four() {
        assert!(read_query::<WaitsRequest>(pairs("hand=1m&players=3&from=mpsz")).is_ok());
        assert!(read_query::<UkeireRequest>(pairs("hand=1m&players=5")).is_err());
    }
}
