//! Measures how fast Hanchan and other libraries score wins, and prints the table for the bench's README. With
//! `--check`, runs everything just once.

#[path = "../peers/scores.rs"]
mod peers;

use hanchan_bench::{each, peers_rules, race, wins};
use hanchan_score::{Win, score};
use peers::{Agari, Riichienv};

fn main() {
    let check = std::env::args().any(|arg| arg == "--check");
    let (count, rounds) = if check { (100, 1) } else { (2000, 101) };
    let rules = peers_rules();
    println!("| wins | agari | riichienv-core | `score` | ratio |");
    println!("|---|--:|--:|--:|--:|");
    for set in wins(count) {
        let ours: Vec<Win<'_>> = set.samples.iter().map(|sample| sample.win()).collect();
        let env: Vec<Riichienv> = set.samples.iter().map(Riichienv::new).collect();
        let agari: Vec<Agari> = set.samples.iter().map(Agari::new).collect();
        let [ours, env, agari] = race(
            rounds,
            count,
            [
                &mut || each(&ours, |win| score(win, &rules)),
                &mut || each(&env, Riichienv::score),
                &mut || each(&agari, Agari::score),
            ],
        );
        let ratio = env.min(agari) / ours;
        println!("| {} | {agari:.0} ns | {env:.0} ns | {ours:.0} ns | **{ratio:.1}** |", set.name);
    }
}
