//! Hanchan and other libraries agree on the han, fu and points of wins like those in the benchmarks.
//!
//! Values without effect are not compared: fu from mangan on, where agari picks any reading with the same han; and
//! han and fu of a yakuman, for which the other libraries report 13 han and arbitrary fu.

#[path = "../peers/scores.rs"]
mod peers;

use hanchan_bench::{Sample, peers_rules, wins};
use hanchan_score::{Limit, Score, WinMethod, score};
use hanchan_tiles::Wind;
use peers::{Agari, Riichienv};

const WINS: usize = 20_000;

/// The value of a win: its points, and its han and fu if they have an effect.
#[derive(PartialEq, Debug)]
struct Worth {
    han: Option<u8>,
    fu: Option<u8>,
    points: i32,
}

impl Worth {
    fn new(ours: &Score, han: u8, fu: u8, points: i32) -> Worth {
        Worth {
            han: (ours.limit != Limit::Yakuman).then_some(han),
            fu: (ours.limit == Limit::None).then_some(fu),
            points,
        }
    }
}

fn check(theirs: impl Fn(&Sample, &Score) -> Worth) {
    let rules = peers_rules();
    for set in wins(WINS) {
        for sample in &set.samples {
            let score = score(&sample.win(), &rules).expect("a win with a yaku");
            let ours = Worth::new(&score, score.han, score.fu.total, score.payments.points);
            assert_eq!(ours, theirs(sample, &score), "{sample:?}");
        }
    }
}

#[test]
fn riichienv_core_agrees() {
    check(|sample, ours| {
        let theirs = Riichienv::new(sample).score();
        let points = match sample.circumstances.by {
            WinMethod::Tsumo if sample.circumstances.seat == Wind::East => 3 * theirs.tsumo_agari_ko,
            WinMethod::Tsumo => theirs.tsumo_agari_oya + 2 * theirs.tsumo_agari_ko,
            WinMethod::Ron { .. } => theirs.ron_agari,
        };
        Worth::new(ours, theirs.han as u8, theirs.fu as u8, points as i32)
    });
}

#[test]
fn agari_agrees() {
    check(|sample, ours| {
        let (_, theirs) = Agari::new(sample).score().expect("a complete hand");
        Worth::new(ours, theirs.han, theirs.fu.total, theirs.payment.total as i32)
    });
}
