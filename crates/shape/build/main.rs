//! Generates the lookup tables. See `src/tables.rs` for how they are used.

use std::collections::HashMap;
use std::collections::hash_map::Entry;
use std::fmt::Write as _;
use std::hash::Hash;
use std::path::Path;
use std::{env, fs};

#[allow(dead_code, reason = "the build script uses a part of it")]
#[path = "../src/costs.rs"]
mod costs;

#[allow(dead_code, reason = "the build script uses a part of it")]
#[path = "../src/tally.rs"]
mod tally;

use costs::{Costs, Partial};
use tally::Tally;

/// Numbers distinct values in the order of their first occurrence.
struct Numbered<T> {
    numbers: HashMap<T, usize>,
    values: Vec<T>,
}

impl<T: Clone + Eq + Hash> Numbered<T> {
    fn new() -> Numbered<T> {
        Numbered { numbers: HashMap::new(), values: Vec::new() }
    }

    fn number(&mut self, value: T) -> usize {
        match self.numbers.entry(value) {
            Entry::Occupied(known) => *known.get(),
            Entry::Vacant(new) => {
                let number = self.values.len();
                self.values.push(new.key().clone());
                *new.insert(number)
            }
        }
    }
}

/// Returns the partial state for every combination of counts of the given ranks, indexed by the number whose
/// base-5 digits are the counts.
fn read_on(from: &[Partial], ranks: std::ops::Range<usize>, last_start: Option<usize>) -> Vec<Partial> {
    let mut all = from.to_vec();
    for rank in ranks {
        let may_start = last_start.is_some_and(|last| rank <= last);
        all = (0..5).flat_map(|held| all.iter().map(move |p| p.next(held, 4, may_start))).collect();
    }
    all
}

/// Returns the tally for every combination of counts, indexed as in [`read_on`]. `orphans` tells for each rank
/// whether it is a terminal or honour.
fn tallies(orphans: &[bool]) -> Vec<Tally> {
    let mut all = vec![Tally::default()];
    for &orphan in orphans {
        all = (0..5).flat_map(|held| all.iter().map(move |&sum| sum + Tally::of(held, orphan))).collect();
    }
    all
}

/// The two-step lookup from counts to classes: the counts of the first ranks select a row, those of the last three
/// a cell in it. Equal rows are stored once; suits, honours and ends share them.
#[derive(Default)]
struct Steps {
    /// The row number and the tally, indexed by the counts of the first ranks.
    first: Vec<usize>,
    /// The cells of each row.
    rows: Vec<Vec<u8>>,
}

impl Steps {
    /// Adds a part of the hand. `orphans` tells for each rank whether it is a terminal or honour; `first` is the
    /// number of ranks that the first step reads.
    fn add(
        &mut self,
        orphans: &[bool],
        first: usize,
        last_start: Option<usize>,
        classes: &mut Numbered<Costs>,
    ) {
        let mut partials = Numbered::new();
        let firsts = read_on(&[Partial::start()], 0..first, last_start);
        let firsts: Vec<usize> = firsts.into_iter().map(|partial| partials.number(partial)).collect();
        let mut rows = Numbered::new();
        let row_of_partial: Vec<usize> = partials
            .values
            .iter()
            .map(|partial| {
                let ends = read_on(&[*partial], first..orphans.len(), last_start);
                let row: Vec<u8> = ends.iter().map(|end| byte(classes.number(end.finish()))).collect();
                self.rows.len() + rows.number(row)
            })
            .collect();
        let tallies = tallies(&orphans[..first]);
        for (partial, tally) in firsts.into_iter().zip(tallies) {
            self.first.push(row_of_partial[partial] << Tally::BITS | tally.0 as usize);
        }
        self.rows.extend(rows.values);
    }

    /// Returns the cells of all rows, 128 per row, padded to a power of two.
    fn cells(&self) -> Vec<u8> {
        let mut bytes = vec![0; (self.rows.len() * 128).next_power_of_two()];
        for (number, row) in self.rows.iter().enumerate() {
            bytes[number * 128..][..row.len()].copy_from_slice(row);
        }
        bytes
    }
}

fn byte(number: usize) -> u8 {
    u8::try_from(number).expect("the tables number their classes with one byte")
}

fn main() {
    println!("cargo::rerun-if-changed=build/main.rs");
    println!("cargo::rerun-if-changed=src/costs.rs");
    println!("cargo::rerun-if-changed=src/tally.rs");

    let (end, middle) = (true, false);
    let suit = [end, middle, middle, middle, middle, middle, middle, middle, end];
    let honours = [end; 7];
    let mut classes = Numbered::new();
    let mut steps = Steps::default();
    steps.add(&suit, 6, Some(6), &mut classes);
    let first_honour = steps.first.len();
    steps.add(&honours, 4, None, &mut classes);
    let first_end = steps.first.len();
    steps.add(&[end; 2], 2, None, &mut classes);
    let mut last: Vec<usize> = tallies(&suit[6..]).iter().map(|tally| tally.0 as usize).collect();
    last.resize(128, 0);
    last.extend(tallies(&honours[4..]).iter().map(|tally| tally.0 as usize));

    let mut merged = Numbered::new();
    let mut halves = vec![0; 256 * 256];
    for (i, a) in classes.values.iter().enumerate() {
        for (j, b) in classes.values.iter().enumerate() {
            halves[j * 256 + i] = byte(merged.number(a.merge(b)));
        }
    }
    let mut lacking = vec![0; 5 * 256 * 256];
    for (i, a) in merged.values.iter().enumerate() {
        for (j, b) in merged.values.iter().enumerate() {
            let whole = a.merge(b);
            for (sets, &cost) in whole.with_pair.iter().enumerate() {
                lacking[(sets * 256 + j) * 256 + i] = cost;
            }
        }
    }

    let out = env::var_os("OUT_DIR").expect("cargo sets OUT_DIR");
    let save =
        |name: &str, bytes: &[u8]| fs::write(Path::new(&out).join(name), bytes).expect("OUT_DIR is writable");
    save("cells.bin", &steps.cells());
    save("halves.bin", &halves);
    save("lacking.bin", &lacking);

    let mut source = format!(
        "pub(super) const FIRST_HONOUR: u16 = {first_honour};\n\
         pub(super) const FIRST_END: u16 = {first_end};\n\
         pub(super) static CELLS: [u8; {}] = *include_bytes!(\"cells.bin\");\n\
         pub(super) static HALVES: [u8; {}] = *include_bytes!(\"halves.bin\");\n\
         pub(super) static LACKING: [u8; {}] = *include_bytes!(\"lacking.bin\");\n",
        steps.cells().len(),
        halves.len(),
        lacking.len(),
    );
    let rows = steps.first.iter().map(|first| first >> Tally::BITS).collect();
    for (name, kind, mut numbers) in
        [("FIRST", "u32", steps.first), ("ROWS", "u16", rows), ("LAST", "u32", last)]
    {
        numbers.resize(numbers.len().next_power_of_two(), 0);
        let length = numbers.len();
        writeln!(source, "pub(super) static {name}: [{kind}; {length}] = {numbers:?};")
            .expect("a string grows");
    }
    let Numbered { values: costs, .. } = classes;
    writeln!(source, "pub(super) static COSTS: [Costs; {}] = {costs:?};", costs.len())
        .expect("a string grows");
    save("tables.rs", source.as_bytes());
}
