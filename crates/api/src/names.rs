//! Serializes values of other crates as text.

use std::fmt;
use std::marker::PhantomData;

use hanchan_lessons::Topic;
use hanchan_press::{Look, Paper};
use hanchan_record::Format;
use hanchan_round::Abort;
use hanchan_rules::{Length, Switch, Yaku};
use hanchan_score::{Limit, Riichi};
use hanchan_tiles::notation::Notation;
use hanchan_tiles::{MeldKind, Seat, Side, Wind};
use hanchan_words::{Language, Style};
use serde::de::{Error, Visitor};
use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// A value that is serialized as its `Display` text.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Text<T>(pub T);

impl<T: fmt::Display> Serialize for Text<T> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(&self.0)
    }
}

impl<T: fmt::Display> fmt::Display for Text<T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

impl<T> From<T> for Text<T> {
    fn from(value: T) -> Text<T> {
        Text(value)
    }
}

/// One of a fixed list of named values.
pub trait Named: Copy + 'static {
    /// What the values are called in messages, such as `"notation"`.
    const WHAT: &'static str;

    /// Returns all values.
    fn all() -> &'static [Self];

    /// Returns the name of the value.
    fn name(self) -> &'static str;

    /// Returns the value with this name.
    fn named(name: &str) -> Option<Self> {
        Self::all().iter().copied().find(|one| one.name() == name)
    }
}

/// A value that is serialized as its name.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct ByName<T>(pub T);

impl<T: Named> Serialize for ByName<T> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.0.name())
    }
}

impl<'de, T: Named> Deserialize<'de> for ByName<T> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<ByName<T>, D::Error> {
        struct Name<T>(PhantomData<T>);
        impl<T: Named> Visitor<'_> for Name<T> {
            type Value = ByName<T>;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str(&expected::<T>())
            }

            fn visit_str<E: Error>(self, name: &str) -> Result<ByName<T>, E> {
                let unknown = || E::custom(format!("{name:?} is not {}", expected::<T>()));
                T::named(name).map(ByName).ok_or_else(unknown)
            }
        }
        deserializer.deserialize_str(Name(PhantomData))
    }
}

/// Returns what a parser expects, for error messages, such as `a notation (mpsz, unicode, …)`.
fn expected<T: Named>() -> String {
    let names: Vec<&str> = T::all().iter().map(|one| one.name()).collect();
    format!("a {} ({})", T::WHAT, names.join(", "))
}

macro_rules! named {
    ($($type:ty: $what:literal, $all:expr, $name:expr;)+) => {
        $(impl Named for $type {
            const WHAT: &'static str = $what;

            fn all() -> &'static [Self] {
                const ALL: &[$type] = $all;
                ALL
            }

            fn name(self) -> &'static str {
                $name(self)
            }
        })+
    };
}

named! {
    Notation: "notation", &Notation::ALL, Notation::name;
    Format: "format", &Format::ALL, Format::name;
    Topic: "kind of question", &Topic::ALL, Topic::id;
    Yaku: "yaku", Yaku::ALL, Yaku::id;
    Length: "length", Length::ALL, Length::name;
    Abort: "reason for an abortive draw", &Abort::ALL, Abort::code;
    MeldKind: "kind of meld", &MELD_KINDS, meld_kind;
    Side: "side", &Side::ALL, side;
    Look: "look", &Look::ALL, Look::name;
    Paper: "paper", &Paper::ALL, Paper::name;
    Wind: "wind", &Wind::ALL, Wind::letter;
    Riichi: "riichi", &[Riichi::None, Riichi::Declared, Riichi::Double], riichi;
    Limit: "limit", &LIMITS, Limit::id;
    Language: "language", &Language::ALL, Language::code;
    Style: "naming style", &[Style::Romanised, Style::Native], style;
}

impl Named for Seat {
    const WHAT: &'static str = "seat";

    fn all() -> &'static [Seat] {
        &Seat::ALL
    }

    /// Returns the seat's wind in the first deal.
    fn name(self) -> &'static str {
        Wind::ALL[self.index()].name()
    }

    /// Returns the seat with this wind in the first deal, or with this number, counting from 0.
    fn named(name: &str) -> Option<Seat> {
        let by_number = name.parse().ok().and_then(Seat::from_index);
        by_number.or_else(|| Seat::ALL.into_iter().find(|seat| seat.name().eq_ignore_ascii_case(name)))
    }
}

const LIMITS: [Limit; 7] = [
    Limit::None,
    Limit::Mangan,
    Limit::Haneman,
    Limit::Baiman,
    Limit::Sanbaiman,
    Limit::Kazoe,
    Limit::Yakuman,
];

const MELD_KINDS: [MeldKind; 5] =
    [MeldKind::Chi, MeldKind::Pon, MeldKind::OpenKan, MeldKind::AddedKan, MeldKind::ClosedKan];

const fn meld_kind(kind: MeldKind) -> &'static str {
    match kind {
        MeldKind::Chi => "chi",
        MeldKind::Pon => "pon",
        MeldKind::OpenKan => "open-kan",
        MeldKind::AddedKan => "added-kan",
        MeldKind::ClosedKan => "closed-kan",
    }
}

const fn side(side: Side) -> &'static str {
    match side {
        Side::Left => "left",
        Side::Across => "across",
        Side::Right => "right",
    }
}

const fn riichi(riichi: Riichi) -> &'static str {
    match riichi {
        Riichi::None => "none",
        Riichi::Declared => "riichi",
        Riichi::Double => "double",
    }
}

const fn style(style: Style) -> &'static str {
    match style {
        Style::Romanised => "romanised",
        Style::Native => "native",
    }
}

/// A switch, serialized as in rule files, such as `calls.swap-calling`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct SwitchName(pub &'static Switch);

impl Serialize for SwitchName {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self.0)
    }
}

/// Implements `TS` for a type that is always inlined in TypeScript.
#[cfg(feature = "schema")]
macro_rules! inline_ts {
    ([$($generics:tt)*] $type:ty, $inline:expr) => {
        impl<$($generics)*> ts_rs::TS for $type {
            type WithoutGenerics = String;
            type OptionInnerType = Self;

            fn name() -> String {
                $inline
            }

            fn inline() -> String {
                $inline
            }

            fn inline_flattened() -> String {
                panic!("not an object")
            }

            fn decl() -> String {
                panic!("always inline")
            }

            fn decl_concrete() -> String {
                panic!("always inline")
            }
        }
    };
}

/// Returns the TypeScript type for any of these strings.
#[cfg(feature = "schema")]
pub(crate) fn union<T: fmt::Debug>(names: impl Iterator<Item = T>) -> String {
    names.map(|name| format!("{name:?}")).collect::<Vec<_>>().join(" | ")
}

#[cfg(feature = "schema")]
pub(crate) use inline_ts;

#[cfg(feature = "schema")]
mod schema {
    use std::borrow::Cow;

    use hanchan_rules::Switches;
    use schemars::{JsonSchema, Schema, SchemaGenerator, json_schema};

    use super::{ByName, Named, SwitchName, Text, union};

    impl<T> JsonSchema for Text<T> {
        fn inline_schema() -> bool {
            true
        }

        fn schema_name() -> Cow<'static, str> {
            "Text".into()
        }

        fn json_schema(_: &mut SchemaGenerator) -> Schema {
            json_schema!({ "type": "string" })
        }
    }

    impl<T: Named> JsonSchema for ByName<T> {
        fn inline_schema() -> bool {
            true
        }

        fn schema_name() -> Cow<'static, str> {
            T::WHAT.into()
        }

        fn json_schema(_: &mut SchemaGenerator) -> Schema {
            let names: Vec<&str> = T::all().iter().map(|one| one.name()).collect();
            json_schema!({ "type": "string", "enum": names })
        }
    }

    fn switches() -> impl Iterator<Item = String> {
        Switches::ALL.iter().map(ToString::to_string)
    }

    impl JsonSchema for SwitchName {
        fn inline_schema() -> bool {
            true
        }

        fn schema_name() -> Cow<'static, str> {
            "SwitchName".into()
        }

        fn json_schema(_: &mut SchemaGenerator) -> Schema {
            json_schema!({ "type": "string", "enum": switches().collect::<Vec<_>>() })
        }
    }

    inline_ts!([T] Text<T>, "string".to_owned());
    inline_ts!([T: Named] ByName<T>, union(T::all().iter().map(|one| one.name())));
    inline_ts!([] SwitchName, union(switches()));
}
