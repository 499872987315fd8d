//! The yaku, one file for each family.

mod colours;
mod honours;
mod runs;
mod situation;
mod special;
mod terminals;
mod triplets;

use hanchan_rules::Yaku;

use crate::reading::Reading;

/// A set of yaku.
#[derive(Clone, Copy, PartialEq, Eq, Default)]
pub(crate) struct Found(u64);

impl Found {
    pub(crate) fn put(&mut self, yaku: Yaku, is_there: bool) {
        self.0 |= u64::from(is_there) << yaku as u8;
    }

    pub(crate) fn has(self, yaku: Yaku) -> bool {
        self.0 >> yaku as u8 & 1 == 1
    }

    pub(crate) fn iter(self) -> impl Iterator<Item = Yaku> {
        let mut rest = self.0;
        std::iter::from_fn(move || {
            let yaku = Yaku::ALL.get(rest.trailing_zeros() as usize).copied()?;
            rest &= rest - 1;
            Some(yaku)
        })
    }
}

/// Every yaku that a reading shows, whatever the rules make of it.
pub(crate) fn find(reading: &Reading<'_>) -> Found {
    let mut found = Found::default();
    situation::find(reading, &mut found);
    special::find(reading, &mut found);
    runs::find(reading, &mut found);
    triplets::find(reading, &mut found);
    honours::find(reading, &mut found);
    terminals::find(reading, &mut found);
    colours::find(reading, &mut found);
    found
}
