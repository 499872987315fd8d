//! Serde support: results can be serialised, but not deserialised.

use serde::ser::{Serialize, SerializeStruct, Serializer};

use crate::fu::Fu;
use crate::payment::Payments;
use crate::score::{Interpretation, Score};
use hanchan_rules::Yaku;

/// A yaku that counts, with its han or number of yakuman.
#[derive(serde::Serialize)]
struct CountedYaku {
    yaku: Yaku,
    value: u8,
}

impl Serialize for Fu {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut fields = serializer.serialize_struct("Fu", 2)?;
        fields.serialize_field("total", &self.total)?;
        fields.serialize_field("items", self.items())?;
        fields.end()
    }
}

impl Serialize for Payments {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut fields = serializer.serialize_struct("Payments", 5)?;
        fields.serialize_field("points", &self.points)?;
        fields.serialize_field("hand", &self.hand)?;
        fields.serialize_field("honba", &self.honba)?;
        fields.serialize_field("sticks", &self.sticks)?;
        fields.serialize_field("unknown-discarder", &self.unknown_discarder())?;
        fields.end()
    }
}

impl Serialize for Score {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let yaku: Vec<CountedYaku> =
            self.yaku().iter().map(|&(yaku, value)| CountedYaku { yaku, value }).collect();
        let mut fields = serializer.serialize_struct("Score", 9)?;
        fields.serialize_field("yaku", &yaku)?;
        fields.serialize_field("han", &self.han)?;
        fields.serialize_field("fu", &self.fu)?;
        fields.serialize_field("yakuman", &self.yakuman)?;
        fields.serialize_field("dora", &self.dora)?;
        fields.serialize_field("limit", &self.limit)?;
        fields.serialize_field("base", &self.base)?;
        fields.serialize_field("shape", &self.shape)?;
        fields.serialize_field("payments", &self.payments)?;
        fields.end()
    }
}

impl Serialize for Interpretation {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut fields = serializer.serialize_struct("Interpretation", 9)?;
        fields.serialize_field("shape", &self.shape)?;
        fields.serialize_field("yaku", &self.yaku)?;
        fields.serialize_field("yaku-han", &self.yaku_han)?;
        fields.serialize_field("han", &self.han)?;
        fields.serialize_field("fu", &self.fu)?;
        fields.serialize_field("yakuman", &self.yakuman)?;
        fields.serialize_field("limit", &self.limit)?;
        fields.serialize_field("base", &self.base)?;
        fields.serialize_field("wins", &self.wins)?;
        fields.end()
    }
}
