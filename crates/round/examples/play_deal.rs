//! Plays one deal between players who act at random but never miss a win, and prints the events.
//!
//! ```sh
//! cargo run --example play_deal -- 42
//! ```

use std::error::Error;
use std::sync::Arc;

use hanchan_round::{Claim, Dice, Phase, Round, Setup, TurnAct, Wall};
use hanchan_rules::preset;
use hanchan_tiles::{BySeat, Seat, Tile, Wind};

fn main() -> Result<(), Box<dyn Error>> {
    let seed = std::env::args().nth(1).map_or(Ok(1), |seed| seed.parse())?;
    let mut random = fastrand::Rng::with_seed(seed);

    let rules = Arc::new(preset("ema").expect("it comes with the crate"));
    let mut tiles: Vec<Tile> = rules.tile_set().tiles().collect();
    random.shuffle(&mut tiles);
    let dice = Dice::of(random.u8(1..=6), random.u8(1..=6));
    let wall = Wall::built(&tiles, dice, Seat::First, &rules)?;
    let setup =
        Setup { dealer: Seat::First, round: Wind::East, honba: 0, sticks: 0, points: BySeat([30_000; 4]) };
    let mut round = Round::new(rules, wall, setup);

    let mut printed = 0;
    while round.outcome().is_none() {
        // The phase lists the legal moves; anything else is refused and changes nothing.
        match round.phase().clone() {
            Phase::Turn(turn) => {
                let acts: Vec<TurnAct> = turn.acts.iter().collect();
                let wins = acts.contains(&TurnAct::Tsumo);
                let act = if wins { TurnAct::Tsumo } else { acts[random.usize(..acts.len())] };
                round.act(turn.seat, act)?;
            }
            Phase::Claims(window) => {
                for (seat, _) in window.answers.iter().filter(|(_, answer)| answer.is_none()) {
                    let claims: Vec<Claim> = window.claims[seat].iter().collect();
                    let wins = claims.contains(&Claim::Ron);
                    round
                        .claim(seat, if wins { Claim::Ron } else { claims[random.usize(..claims.len())] })?;
                }
            }
            Phase::Showdown(tenpai) => {
                for (seat, _) in tenpai.iter().filter(|(_, tenpai)| **tenpai) {
                    round.show(seat, true)?;
                }
            }
            other => return Err(format!("only unassisted tables come to {other:?}").into()),
        }
        for event in &round.events()[printed..] {
            println!("{event:?}");
        }
        printed = round.events().len();
    }
    println!("points: {:?}", round.points().0);
    Ok(())
}
