//! Which yaku can occur in one hand. The Phoenix document has a table of these combinations, but our copy lacks it
//! (P-080).

use std::collections::{BTreeMap, BTreeSet};

use hanchan_rules::{Rules, Worth, Yaku, YakuSet};

use super::witness;

/// The yaku for triplets of value tiles.
pub(crate) const YAKUHAI: [Yaku; 5] =
    [Yaku::YakuhaiSeat, Yaku::YakuhaiRound, Yaku::YakuhaiWhite, Yaku::YakuhaiGreen, Yaku::YakuhaiRed];

/// The yaku that occur under a rule set, and which of them can occur in one hand.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Together {
    yaku: Vec<Yaku>,
    pairs: BTreeSet<(Yaku, Yaku)>,
    always: BTreeMap<Yaku, YakuSet>,
}

impl Together {
    /// Finds out with the scorer which yaku occur and combine.
    pub fn of(rules: &Rules) -> Together {
        let (mut seen, mut pairs) = (YakuSet::EMPTY, BTreeSet::new());
        let mut always: BTreeMap<Yaku, YakuSet> = BTreeMap::new();
        witness::scores(rules, |_, score| {
            let all: YakuSet = score.yaku().iter().map(|&(yaku, _)| yaku).collect();
            for yaku in all.iter() {
                let with = always.entry(yaku).or_insert(all);
                *with = with.and(all);
            }
            for (i, &(a, _)) in score.yaku().iter().enumerate() {
                seen.put(a, true);
                pairs.extend(score.yaku()[i + 1..].iter().map(|&(b, _)| (a, b)));
            }
        });
        // No sample win has nagashi mangan, since it depends on discards.
        seen.put(Yaku::NagashiMangan, rules.worth(Yaku::NagashiMangan) != Worth::Off);
        Together { yaku: seen.iter().collect(), pairs, always }
    }

    /// Returns the yaku that occur, in the order of [`Yaku::ALL`].
    pub fn yaku(&self) -> &[Yaku] {
        &self.yaku
    }

    /// Returns the yaku that every hand with this one also has. Yakuhai are left out, since it varies which ones a
    /// hand has.
    pub fn always(&self, yaku: Yaku) -> Vec<Yaku> {
        let with = self.always.get(&yaku).copied().unwrap_or_default();
        with.iter().filter(|&other| other != yaku && !YAKUHAI.contains(&other)).collect()
    }

    /// Returns whether one hand can have both yaku.
    pub fn go(&self, a: Yaku, b: Yaku) -> bool {
        self.pairs.contains(&(a.min(b), a.max(b)))
    }
}

#[cfg(test)]
mod tests {
    use hanchan_rules::{preset, preset_ids};
    use hanchan_testdata::conformance_text;

    use super::*;

    /// Parses the rows of the expected table: two yaku, and whether they combine.
    fn kept(text: &str) -> impl Iterator<Item = (Yaku, Yaku, bool)> {
        text.lines().filter(|line| !line.starts_with('#')).map(|line| {
            let mut columns = line.split('\t');
            let mut yaku = || columns.next().and_then(Yaku::from_id).expect("a yaku");
            (yaku(), yaku(), columns.next() == Some("yes"))
        })
    }

    #[test]
    fn p_080_combinations_match_the_expected_table() {
        for id in ["common", "phoenix"] {
            let text = conformance_text(&format!("yaku-together/{id}.tsv"));
            let table = Together::of(&preset(id).expect("a preset"));
            for (a, b, go) in kept(&text) {
                let ours = if a == b { table.yaku().contains(&a) } else { table.go(a, b) };
                assert_eq!(ours, go, "{id}: {a:?} and {b:?}");
            }
        }
    }

    #[test]
    fn every_yaku_that_exists_occurs_unless_its_tiles_are_not_in_play() {
        for id in preset_ids() {
            let rules = preset(id).expect("a preset");
            let table = Together::of(&rules);
            for &yaku in Yaku::ALL {
                let there = table.yaku().contains(&yaku);
                // Three-player games have no 2 to 8 man.
                let impossible = yaku == Yaku::SanshokuDoujun && rules.switches().table.players.count() == 3;
                assert_eq!(there, rules.worth(yaku) != Worth::Off && !impossible, "{id}: {yaku:?}");
            }
        }
    }

    #[test]
    fn d_029_yaku_that_always_come_with_another() {
        let always = |id: &str, yaku| Together::of(&preset(id).expect("a preset")).always(yaku);
        assert_eq!(always("danish", Yaku::Honroutou), [Yaku::Toitoi]);
        assert_eq!(always("common", Yaku::Honroutou), []); // or seven pairs, C-021
        assert_eq!(always("common", Yaku::Shousangen), []); // the dragons vary
    }
}
