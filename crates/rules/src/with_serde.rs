//! Serde support: yaku are serialised by id, and options of switches by their names in rule files (derived).

use std::borrow::Cow;

use serde::de::{Deserialize, Deserializer, Error};
use serde::ser::{Serialize, Serializer};

use crate::yaku::{Yaku, YakuSet};

impl Serialize for Yaku {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.id())
    }
}

impl<'de> Deserialize<'de> for Yaku {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Yaku, D::Error> {
        let id = Cow::<str>::deserialize(deserializer)?;
        Yaku::from_id(&id).ok_or_else(|| D::Error::custom(format!("there is no yaku {id:?}")))
    }
}

impl Serialize for YakuSet {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

impl<'de> Deserialize<'de> for YakuSet {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<YakuSet, D::Error> {
        Ok(Vec::<Yaku>::deserialize(deserializer)?.into_iter().collect())
    }
}
