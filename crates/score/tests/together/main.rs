//! Combinations of yaku: the table that the Phoenix document once had (P-080), recomputed by the scorer.
//!
//! `conformance/yaku-together/` has a row for every pair of yaku in a rule set, with a win that has both, and a row
//! for every single yaku. The tests recompute the table from thousands of generated wins and score every example.
//! `HANCHAN_BLESS=1 cargo test -p hanchan-score --test together` regenerates the files. `cargo test --release -p
//! hanchan-score --test together -- --ignored` tries all possible hands and takes half an hour.

mod hands;
mod wins;

use std::collections::{BTreeMap, HashSet};
use std::fmt::Write as _;
use std::path::PathBuf;

use hanchan_rules::{Rules, Worth, Yaku, YakuSet, preset};
use hanchan_tiles::{Hand, Kind, Tile, Wind};
use wins::Case;

const RULE_SETS: [&str; 2] = ["phoenix", "common"];

/// Returns the yaku that a hand can have under the rules. Nagashi mangan is not one of them.
fn yaku_of(rules: &Rules) -> Vec<Yaku> {
    let can = |yaku: &Yaku| rules.worth(*yaku) != Worth::Off && *yaku != Yaku::NagashiMangan;
    Yaku::ALL.iter().copied().filter(can).collect()
}

/// The results for a rule set: for each pair of yaku, a win that has both.
struct Table {
    rules: Rules,
    found: BTreeMap<(Yaku, Yaku), (usize, Case)>,
    /// Wins already seen, by their yaku without special circumstances and the circumstances they allow.
    seen: HashSet<(YakuSet, bool, bool, [bool; 4])>,
}

impl Table {
    fn new(id: &str) -> Table {
        let rules = preset(id).expect("a preset");
        Table { rules, found: BTreeMap::new(), seen: HashSet::new() }
    }

    /// Scores a hand in all circumstances that are possible with it.
    fn look(&mut self, hand: &Hand, tile: Kind) {
        for (seat, round) in [(Wind::South, Wind::East), (Wind::East, Wind::East), (Wind::South, Wind::South)]
        {
            for tsumo in [false, true] {
                let plain = Case::new(hand, tile, tsumo, seat, round);
                let yaku = plain.yaku(&self.rules);
                let set: YakuSet = yaku.iter().copied().collect();
                if self.seen.insert((set, tsumo, seat == Wind::East, plain.allows())) {
                    for case in plain.circumstances() {
                        self.note(&case);
                    }
                }
            }
        }
    }

    /// Stores the win for every pair of its yaku, unless there is one with fewer yaku.
    fn note(&mut self, case: &Case) {
        let yaku = case.yaku(&self.rules);
        for (i, &a) in yaku.iter().enumerate() {
            for &b in &yaku[i..] {
                let (fewest, example) =
                    self.found.entry((a, b)).or_insert_with(|| (yaku.len(), case.clone()));
                if yaku.len() < *fewest {
                    (*fewest, *example) = (yaku.len(), case.clone());
                }
            }
        }
    }

    fn pairs(&self) -> impl Iterator<Item = (Yaku, Yaku)> {
        let all = yaku_of(&self.rules);
        (0..all.len()).flat_map(move |i| {
            let all = all.clone();
            (i..all.len()).map(move |j| (all[i], all[j]))
        })
    }

    fn write(&self) -> String {
        let mut text = format!("# Which yaku go together under {}, found by scoring.\n", self.rules.id);
        text += "# Columns by tabs: two yaku (or one and itself), yes or no, a win that shows both: hand without the\n";
        text += "# winning tile, winning tile, circumstances as in hands/values.tsv.\n";
        for (a, b) in self.pairs() {
            let _ = match self.found.get(&(a, b)) {
                Some((_, case)) => writeln!(text, "{}\t{}\tyes\t{case}", a.id(), b.id()),
                None => writeln!(text, "{}\t{}\tno", a.id(), b.id()),
            };
        }
        text
    }
}

/// Returns whether to regenerate the files.
fn blessing() -> bool {
    std::env::var_os("HANCHAN_BLESS").is_some()
}

fn path(id: &str) -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join(format!("../../conformance/yaku-together/{id}.tsv"))
}

/// Returns the first three columns of each row.
fn answers(text: &str) -> Vec<String> {
    let rows = text.lines().filter(|line| !line.starts_with('#'));
    rows.map(|row| row.splitn(4, '\t').take(3).collect::<Vec<_>>().join(" ")).collect()
}

fn compare(found: &Table) {
    let path = path(&found.rules.id);
    let kept = std::fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
    let (ours, kept) = (answers(&found.write()), answers(&kept));
    let differ: Vec<&String> = ours.iter().filter(|row| !kept.contains(row)).collect();
    assert!(differ.is_empty(), "{} now says {differ:#?}", found.rules.id);
    assert_eq!(ours.len(), kept.len());
}

#[test]
fn p_080_a_p34_yaku_combinations_match_the_table() {
    let mut tables = RULE_SETS.map(Table::new);
    hands::sample(|hand, tile| tables.iter_mut().for_each(|table| table.look(hand, tile)));
    for table in &tables {
        if blessing() {
            std::fs::write(path(&table.rules.id), table.write()).expect("a file to write");
        }
        compare(table);
    }
}

#[test]
#[ignore = "takes half an hour"]
fn p_080_no_hand_shows_other_pairs() {
    let mut tables = RULE_SETS.map(Table::new);
    hands::every(|hand, tile| tables.iter_mut().for_each(|table| table.look(hand, tile)));
    tables.iter().for_each(compare);
}

#[test]
fn p_080_every_example_has_the_listed_yaku() {
    if blessing() {
        return;
    }
    for id in RULE_SETS {
        let rules = preset(id).expect("a preset");
        let kept = std::fs::read_to_string(path(id)).expect("the file is there");
        let mut alone = 0;
        for row in kept.lines().filter(|line| !line.starts_with('#')) {
            let columns: Vec<&str> = row.split('\t').collect();
            let [a, b, "yes", hand, tile, circumstances] = columns[..] else {
                assert_eq!((columns.len(), columns[2]), (3, "no"), "{row}");
                continue;
            };
            let (hand, tile): (Hand, Tile) = (hand.parse().expect("a hand"), tile.parse().expect("a tile"));
            let case = Case::read(&hand, tile, circumstances);
            let yaku = case.yaku(&rules);
            assert!([a, b].iter().all(|id| yaku.iter().any(|yaku| yaku.id() == *id)), "{row}: {yaku:?}");
            assert!(case.is_possible(), "{row}");
            alone += usize::from(a == b);
        }
        assert_eq!(alone, yaku_of(&rules).len(), "every yaku occurs under {id}");
    }
}

#[test]
fn a_p34_combinations_stated_in_the_documents() {
    let said = [
        ("iipeikou chiitoitsu", "no", "F-023"),
        ("iipeikou ryanpeikou", "no", "F-023"),
        ("chiitoitsu ryanpeikou", "no", "F-024, D-032"),
        ("chanta honroutou", "no", "C-015, F-033"),
        ("chanta junchan", "no", "C-015"),
        ("honitsu chinitsu", "no", "D-023"),
        ("riichi double-riichi", "no", "P-166"),
        ("toitoi honroutou", "yes", "C-021, F-033, D-029"),
        ("yakuhai-white shousangen", "yes", "C-020, F-006, D-026"),
    ];
    for id in RULE_SETS {
        let rows = answers(&std::fs::read_to_string(path(id)).expect("the file is there"));
        for (pair, answer, by) in said {
            assert!(rows.contains(&format!("{pair} {answer}")), "{id}: {by} says {answer} of {pair}");
        }
        // Honroutou with seven pairs: not in P-184, but in C-021 and F-033.
        let pairs = if id == "phoenix" { "no" } else { "yes" };
        assert!(rows.contains(&format!("chiitoitsu honroutou {pairs}")), "{id}");
    }
}
