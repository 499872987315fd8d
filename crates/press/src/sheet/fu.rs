//! The tables of fu on a sheet.

use hanchan_rules::Rules;
use hanchan_words::Words;
use serde::Serialize;

use crate::facts::{FuKind, Occurring};

/// The tables that say what gives fu.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct FuTables {
    /// Fu for the whole hand.
    pub hand: Vec<FuRow>,
    /// Headings of the columns for sets: open and closed.
    pub heads: [String; 2],
    /// Fu for triplets and kans.
    pub sets: Vec<FuSets>,
    /// Other fu: for pairs, waits and tsumo.
    pub beside: Vec<FuRow>,
    /// How fu are rounded.
    pub rounded: String,
}

/// A row of the table: something that gives fu.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct FuRow {
    /// What the fu are for.
    pub name: String,
    /// The number of fu.
    pub fu: u8,
}

/// A row of the table of sets: the fu for a kind of set.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct FuSets {
    /// The kind of set.
    pub name: String,
    /// Fu for an open set.
    pub open: u8,
    /// Fu for a closed set.
    pub closed: u8,
}

impl FuTables {
    pub(super) fn of(occurring: &Occurring, rules: &Rules, words: &Words) -> FuTables {
        let fu = |kind: FuKind| occurring.fu().get(&kind).copied();
        let rows = |kinds: &[(FuKind, &str)]| {
            let row = |&(kind, id): &(FuKind, &str)| Some(FuRow { name: words.text(id), fu: fu(kind)? });
            kinds.iter().filter_map(row).collect::<Vec<_>>()
        };
        let base = fu(FuKind::Base).unwrap_or(0);
        let mut hand = rows(&[(FuKind::Base, "press-fu-base"), (FuKind::SevenPairs, "press-fu-pairs")]);
        // The fu for a closed ron are added to the base fu.
        hand.extend(
            fu(FuKind::ClosedRon)
                .map(|more| FuRow { name: words.text("press-fu-closed-ron"), fu: base + more }),
        );
        let kinds = [(false, false), (false, true), (true, false), (true, true)];
        let names = ["press-fu-pon", "press-fu-pon-orphan", "press-fu-kan", "press-fu-kan-orphan"];
        let set = |(kan, orphan), id: &str| {
            let of = |open| fu(FuKind::Set { kan, orphan, open });
            Some(FuSets { name: words.text(id), open: of(true)?, closed: of(false)? })
        };
        let tsumo =
            if rules.switches().payments.pinfu_tsumo_20 { "press-fu-tsumo" } else { "press-fu-tsumo-any" };
        FuTables {
            hand,
            heads: [words.text("press-open"), words.text("press-closed")],
            sets: kinds.into_iter().zip(names).filter_map(|(kind, id)| set(kind, id)).collect(),
            beside: rows(&[
                (FuKind::Dragons, "press-fu-dragons"),
                (FuKind::Wind, "press-fu-wind"),
                (FuKind::DoubleWind, "press-fu-double-wind"),
                (FuKind::Wait, "press-fu-wait"),
                (FuKind::Tsumo, tsumo),
                (FuKind::OpenPinfu, "press-fu-open-pinfu"),
            ]),
            rounded: words.text("press-fu-rounded"),
        }
    }
}
