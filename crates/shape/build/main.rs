//! Makes the tables of the hand maths. See `tables.rs` for how they are used.

use std::collections::HashMap;
use std::collections::hash_map::Entry;
use std::fmt::Write as _;
use std::hash::Hash;
use std::path::Path;
use std::{env, fs};

#[allow(dead_code, reason = "the build script uses a part of it")]
#[path = "../src/costs.rs"]
mod costs;

use costs::{Costs, Partial};

/// Numbers different values in the order in which they first come.
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

/// Partials after each way to hold the given ranks, by the number whose base-5 digits are the counts.
fn read_on(from: &[Partial], ranks: std::ops::Range<usize>, last_start: Option<usize>) -> Vec<Partial> {
    let mut all = from.to_vec();
    for rank in ranks {
        let may_start = last_start.is_some_and(|last| rank <= last);
        all = (0..5).flat_map(|held| all.iter().map(move |p| p.next(held, 4, may_start))).collect();
    }
    all
}

/// A table in two steps: the counts of the first ranks give a row, those of the last three the place
/// in it. Equal rows are kept once.
struct TwoSteps {
    rows: Vec<usize>,
    cells: Vec<Vec<u8>>,
}

impl TwoSteps {
    fn new(
        first: usize,
        ranks: usize,
        last_start: Option<usize>,
        classes: &mut Numbered<Costs>,
    ) -> TwoSteps {
        let mut partials = Numbered::new();
        let firsts = read_on(&[Partial::start()], 0..first, last_start);
        let firsts: Vec<usize> = firsts.into_iter().map(|partial| partials.number(partial)).collect();
        let mut rows = Numbered::new();
        let row_of_partial: Vec<usize> = partials
            .values
            .iter()
            .map(|partial| {
                let ends = read_on(&[*partial], first..ranks, last_start);
                let row: Vec<u8> = ends.iter().map(|end| byte(classes.number(end.finish()))).collect();
                rows.number(row)
            })
            .collect();
        TwoSteps { rows: firsts.into_iter().map(|partial| row_of_partial[partial]).collect(), cells: rows.values }
    }

    /// The cells with 128 places to a row, filled up to a power of two.
    fn bytes(&self) -> Vec<u8> {
        let mut bytes = vec![0; (self.cells.len() * 128).next_power_of_two()];
        for (number, row) in self.cells.iter().enumerate() {
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

    let mut classes = Numbered::new();
    let suits = TwoSteps::new(6, 9, Some(6), &mut classes);
    let honours = TwoSteps::new(4, 7, None, &mut classes);
    let ends = read_on(&[Partial::start()], 0..2, None);
    let ends: Vec<u8> = ends.iter().map(|end| byte(classes.number(end.finish()))).collect();

    let mut merged = Numbered::new();
    let mut halves = vec![0; 256 * 256];
    for (i, a) in classes.values.iter().enumerate() {
        for (j, b) in classes.values.iter().enumerate() {
            halves[i * 256 + j] = byte(merged.number(a.merge(b)));
        }
    }
    let mut lacking = vec![0; 5 * 256 * 256];
    for (i, a) in merged.values.iter().enumerate() {
        for (j, b) in merged.values.iter().enumerate() {
            let whole = a.merge(b);
            for (sets, &cost) in whole.with_pair.iter().enumerate() {
                lacking[(sets * 256 + i) * 256 + j] = cost;
            }
        }
    }

    let out = env::var_os("OUT_DIR").expect("cargo sets OUT_DIR");
    let save = |name: &str, bytes: &[u8]| fs::write(Path::new(&out).join(name), bytes).expect("OUT_DIR is writable");
    save("suits.bin", &suits.bytes());
    save("honours.bin", &honours.bytes());
    save("halves.bin", &halves);
    save("lacking.bin", &lacking);

    let mut source = String::new();
    let mut array = |name: &str, kind: &str, numbers: &[usize]| {
        let length = numbers.len().next_power_of_two();
        let filled: Vec<usize> = numbers.iter().copied().chain(std::iter::repeat(0)).take(length).collect();
        writeln!(source, "pub(super) static {name}: [{kind}; {length}] = {filled:?};").expect("a string grows");
    };
    array("SUIT_ROWS", "u16", &suits.rows);
    array("HONOUR_ROWS", "u8", &honours.rows);
    array("ENDS", "u8", &ends.iter().map(|&class| usize::from(class)).collect::<Vec<_>>());
    let costs = classes.values.iter().map(|costs| format!("Costs {{ sets: {:?}, with_pair: {:?} }},\n", costs.sets, costs.with_pair));
    writeln!(source, "pub(super) static COSTS: [Costs; {}] = [\n{}];", classes.values.len(), costs.collect::<String>())
        .expect("a string grows");
    writeln!(source, "pub(super) static SUITS: &[u8; {}] = include_bytes!(\"suits.bin\");", suits.bytes().len())
        .expect("a string grows");
    writeln!(source, "pub(super) static HONOURS: &[u8; {}] = include_bytes!(\"honours.bin\");", honours.bytes().len())
        .expect("a string grows");
    writeln!(source, "pub(super) static HALVES: &[u8; 256 * 256] = include_bytes!(\"halves.bin\");\npub(super) static LACKING: &[u8; 5 * 256 * 256] = include_bytes!(\"lacking.bin\");")
        .expect("a string grows");
    save("tables.rs", source.as_bytes());
}
