//! Measures ours and the peers in turns, so that a busy moment of the machine hits all of them, and
//! prints the table of the bench's README. `--check` only runs everything once.

use std::hint::black_box;
use std::time::Instant;

use hanchan_bench::{Set, TRIES, riichienv, sets, xiangting, xiangting_ukeire};
use hanchan_shape::{Incremental, shanten};
use hanchan_tiles::{Counts, Deck, Kind};

/// Nanoseconds per item: the median of many rounds.
fn median(mut times: Vec<f64>) -> f64 {
    times.sort_by(f64::total_cmp);
    times[times.len() / 2]
}

/// Runs the contestants in turns and gives the median nanoseconds per item of each.
fn race<const N: usize>(rounds: usize, items: usize, mut contestants: [&mut dyn FnMut(); N]) -> [f64; N] {
    let mut times = [const { Vec::new() }; N];
    for _ in 0..rounds {
        for (contestant, times) in contestants.iter_mut().zip(&mut times) {
            let start = Instant::now();
            contestant();
            times.push(start.elapsed().as_nanos() as f64 / items as f64);
        }
    }
    times.map(median)
}

fn each<T>(set: &Set, f: impl Fn(&Counts) -> T) {
    for hand in &set.hands {
        black_box(f(black_box(hand)));
    }
}

/// Tries each tile: takes it away and back again, or adds it and takes it away, asking after each step.
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
    println!(
        "| hands | riichienv-core | xiangting | Hanchan from counts | times the faster peer | Hanchan incremental | times the faster peer |"
    );
    println!("|---|--:|--:|--:|--:|--:|--:|");
    let sets = sets(hands);
    for set in &sets {
        let starts: Vec<Incremental> =
            set.hands.iter().map(|hand| Incremental::new(hand, Deck::Full)).collect();
        let [ours, steps, env, xt] = race(
            rounds,
            hands,
            [
                &mut || each(set, |hand| shanten(hand, Deck::Full)),
                &mut || step_and_ask(&starts, &set.tries),
                &mut || each(set, riichienv),
                &mut || each(set, |hand| xiangting(hand, Deck::Full)),
            ],
        );
        let step = steps / (2 * TRIES) as f64;
        let peer = env.min(xt);
        println!(
            "| {} | {env:.1} ns | {xt:.1} ns | {ours:.1} ns | **{:.1}** | {step:.1} ns | **{:.1}** |",
            set.name,
            peer / ours,
            peer / step
        );
    }
    let set = &sets[0];
    let starts: Vec<Incremental> = set.hands.iter().map(|hand| Incremental::new(hand, Deck::Full)).collect();
    let [ours, known, xt] = race(
        rounds,
        hands,
        [
            &mut || each(set, |hand| Incremental::new(hand, Deck::Full).advancing()),
            &mut || starts.iter().for_each(|tiles| _ = black_box(black_box(tiles).advancing())),
            &mut || each(set, |hand| xiangting_ukeire(hand, Deck::Full)),
        ],
    );
    println!();
    println!(
        "| ukeire of 13 tiles | xiangting | Hanchan from counts | ratio | Hanchan incremental | ratio |"
    );
    println!("|---|--:|--:|--:|--:|--:|");
    println!(
        "| {} | {xt:.0} ns | {ours:.0} ns | **{:.1}** | {known:.0} ns | **{:.1}** |",
        set.name,
        xt / ours,
        xt / known
    );
}
