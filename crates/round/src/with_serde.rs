//! Serde support: sets of acts and claims are serialised as lists.

use serde::ser::{Serialize, SerializeStruct, Serializer};

use crate::act::{Claims, TurnActs};

impl Serialize for TurnActs {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

impl Serialize for Claims {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut fields = serializer.serialize_struct("Claims", 2)?;
        fields.serialize_field("tile", &self.tile)?;
        fields.serialize_field("claims", &self.iter().collect::<Vec<_>>())?;
        fields.end()
    }
}
