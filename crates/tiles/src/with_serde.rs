//! Serde support: tiles, melds and hands are serialised as MPSZ text.

use std::borrow::Cow;

use serde::de::{Deserialize, Deserializer, Error};
use serde::ser::{Serialize, Serializer};

use crate::{Hand, Kind, KindSet, Meld, Tile};

/// Implements serde for types through their `Display` and `FromStr`, both in MPSZ notation.
macro_rules! as_text {
    ($($Type:ty),+) => {
        $(
            impl Serialize for $Type {
                fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                    serializer.collect_str(self)
                }
            }

            impl<'de> Deserialize<'de> for $Type {
                fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<$Type, D::Error> {
                    Cow::<str>::deserialize(deserializer)?.parse().map_err(D::Error::custom)
                }
            }
        )+
    };
}

as_text!(Kind, Tile, Meld, Hand);

impl Serialize for KindSet {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

impl<'de> Deserialize<'de> for KindSet {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<KindSet, D::Error> {
        Ok(Vec::<Kind>::deserialize(deserializer)?.into_iter().collect())
    }
}
