//! Measures shanten and ukeire in Hanchan and other libraries, and prints the tables for the bench's README. With
//! `--check`, runs everything just once.

#[path = "../peers/mod.rs"]
mod peers;

use std::hint::black_box;

use hanchan_bench::{Set, TRIES, beside_melds, each, race, sets};
use hanchan_shape::{Incremental, Shape, shanten, shanten_of_array};
use hanchan_tiles::{Counts, Deck, Kind};
use peers::{riichienv, xiangting, xiangting_ukeire};

/// Tries each tile on its hand: removes it and adds it again, or the other way round, and computes the shanten
/// after each step.
fn step_and_ask(starts: &[Incremental], tries: &[[Kind; TRIES]]) {
    for (start, tries) in starts.iter().zip(tries) {
        let mut tiles = *start;
        if tiles.counts().total() % 3 == 2 {
            for &kind in tries {
                let _held = tiles.remove(kind);
                black_box(tiles.shanten());
                let _room = tiles.add(kind);
                black_box(tiles.shanten());
            }
        } else {
            for &kind in tries {
                let _room = tiles.add(kind);
                black_box(tiles.shanten());
                let _held = tiles.remove(kind);
                black_box(tiles.shanten());
            }
        }
    }
}

fn main() {
    let check = std::env::args().any(|arg| arg == "--check");
    let (hands, rounds) = if check { (100, 1) } else { (10_000, 101) };
    let sets = sets(hands);
    shanten_table(&sets, rounds);
    println!();
    ukeire_table(&sets[0], rounds);
    println!();
    exact_table(hands, rounds);
}

fn shanten_table(sets: &[Set], rounds: usize) {
    println!(
        "| concealed tiles | riichienv-core | xiangting | from `[u8; 34]` | ratio | from `Counts` | ratio \
         | incremental | ratio |"
    );
    println!("|---|--:|--:|--:|--:|--:|--:|--:|--:|");
    for set in sets {
        let raw: Vec<[u8; 34]> = set.hands.iter().map(|hand| *hand.as_array()).collect();
        let starts = incremental(&set.hands);
        let [counts, checked, steps, env, xt] = race(
            rounds,
            set.hands.len(),
            [
                &mut || each(&set.hands, |hand| shanten(hand, Deck::Full)),
                &mut || each(&raw, |raw| shanten_of_array(raw, Deck::Full)),
                &mut || step_and_ask(&starts, &set.tries),
                &mut || each(&set.hands, riichienv),
                &mut || each(&set.hands, |hand| xiangting(hand, Deck::Full)),
            ],
        );
        let step = steps / (2 * TRIES) as f64;
        let peer = env.min(xt);
        println!(
            "| {} | {env:.1} ns | {xt:.1} ns | {checked:.1} ns | **{:.1}** | {counts:.1} ns | **{:.1}** \
             | {step:.1} ns | **{:.1}** |",
            set.name,
            peer / checked,
            peer / counts,
            peer / step
        );
    }
}

fn ukeire_table(set: &Set, rounds: usize) {
    let starts = incremental(&set.hands);
    let [ours, known, xt] = race(
        rounds,
        set.hands.len(),
        [
            &mut || each(&set.hands, |hand| Incremental::new(hand, Deck::Full).advancing()),
            &mut || each(&starts, Incremental::advancing),
            &mut || each(&set.hands, |hand| xiangting_ukeire(hand, Deck::Full)),
        ],
    );
    println!("| ukeire | xiangting | from `Counts` | ratio | incremental | ratio |");
    println!("|---|--:|--:|--:|--:|--:|");
    println!(
        "| {} | {xt:.0} ns | {ours:.0} ns | **{:.1}** | {known:.0} ns | **{:.1}** |",
        set.name,
        xt / ours,
        xt / known
    );
}

fn exact_table(hands: usize, rounds: usize) {
    let shapes = beside_melds(hands);
    let [shanten, advancing] = race(
        rounds.div_ceil(10),
        hands,
        [&mut || each(&shapes, Shape::shanten), &mut || each(&shapes, Shape::advancing)],
    );
    println!("| exact, beside one to three melds | `Shape::shanten` | `Shape::advancing` |");
    println!("|---|--:|--:|");
    println!("| 13 tiles, no peer | {:.2} µs | {:.1} µs |", shanten / 1000.0, advancing / 1000.0);
}

fn incremental(hands: &[Counts]) -> Vec<Incremental> {
    hands.iter().map(|hand| Incremental::new(hand, Deck::Full)).collect()
}
