//! Benchmarks of shanten and ukeire in Hanchan and other libraries, for `cargo bench`. The ratios in the README
//! are measured by `cargo xtask bench`.

#[path = "../peers/mod.rs"]
mod peers;

use divan::{Bencher, black_box, counter::ItemsCount};
use hanchan_bench::{Set, sets};
use hanchan_shape::{Incremental, shanten};
use hanchan_tiles::{Counts, Deck};
use peers::{riichienv, xiangting, xiangting_ukeire};

fn main() {
    divan::main();
}

const HANDS: usize = 10_000;
const SETS: [usize; 4] = [0, 1, 2, 3];

fn set(index: usize) -> Set {
    sets(HANDS).swap_remove(index)
}

fn each<T>(bencher: Bencher, index: usize, f: impl Fn(&Counts) -> T + Sync) {
    let set = set(index);
    bencher.counter(ItemsCount::new(HANDS)).bench(|| {
        for hand in &set.hands {
            black_box(f(black_box(hand)));
        }
    });
}

#[divan::bench(args = SETS)]
fn shanten_hanchan(bencher: Bencher, index: usize) {
    each(bencher, index, |hand| shanten(hand, Deck::Full));
}

#[divan::bench(args = SETS)]
fn shanten_riichienv(bencher: Bencher, index: usize) {
    each(bencher, index, riichienv);
}

#[divan::bench(args = SETS)]
fn shanten_xiangting(bencher: Bencher, index: usize) {
    each(bencher, index, |hand| xiangting(hand, Deck::Full));
}

#[divan::bench]
fn ukeire_hanchan(bencher: Bencher) {
    each(bencher, 0, |hand| Incremental::new(hand, Deck::Full).advancing());
}

#[divan::bench]
fn ukeire_xiangting(bencher: Bencher) {
    each(bencher, 0, |hand| xiangting_ukeire(hand, Deck::Full));
}
