//! Plays a complete game between four players who consider only shanten, with verifiable walls.
//!
//! ```sh
//! cargo run --example play_game -- "the host's secret"
//! ```

use std::error::Error;
use std::sync::Arc;

use hanchan_game::{Game, Next, Seed};
use hanchan_round::{Claim, Phase, Round, TurnAct, TurnActs, Wall};
use hanchan_rules::preset;
use hanchan_shape::shanten;
use hanchan_tiles::{Deck, Hand, Seat, Tile};

fn main() -> Result<(), Box<dyn Error>> {
    let secret = std::env::args().nth(1).unwrap_or_default();
    // Publish the commitment before the game and the seed after it.
    let seed = Seed::mixed([7; 32], &[secret.as_bytes()]);
    let rules = Arc::new(preset("tenhou").expect("a preset"));
    let mut game = Game::new(Arc::clone(&rules));

    loop {
        let setup = game.setup();
        let (tiles, dice) = seed.deal(game.deals() + 1, rules.tile_set());
        let wall = Wall::built(&tiles, dice, setup.dealer, &rules)?;
        let round = play(Round::new(Arc::clone(&rules), wall, setup))?;
        let outcome = round.outcome().ok_or("the deal is over")?;
        println!(
            "{:?} round, dealer {:?}: {:?}, points {:?}",
            setup.round, setup.dealer, outcome.ending, outcome.points.0
        );
        for winner in &outcome.winners {
            let yaku: Vec<&str> = winner.score.yaku().iter().map(|(yaku, _)| yaku.id()).collect();
            println!("  {:?} wins {} points: {}", winner.seat, winner.score.payments.points, yaku.join(", "));
        }
        let mut next = game.deal_over(outcome, round.staked())?;
        if let Next::Choice(_) = next {
            next = game.choose(true)?; // the leading dealer ends the game
        }
        if let Next::Over(standing) = next {
            for place in standing.places {
                println!(
                    "{}. {:?}: {} points, {:+.1}",
                    place.place,
                    place.seat,
                    place.points,
                    f64::from(place.result) / 10.0
                );
            }
            return Ok(());
        }
    }
}

/// Plays a deal to its end.
fn play(mut round: Round) -> Result<Round, Box<dyn Error>> {
    while round.outcome().is_none() {
        match round.phase().clone() {
            Phase::Turn(turn) => {
                let act = choose(&round, turn.seat, &turn.acts);
                round.act(turn.seat, act)?;
            }
            Phase::Claims(window) => {
                for (seat, _) in window.answers.iter().filter(|(_, answer)| answer.is_none()) {
                    let wins = window.claims[seat].contains(Claim::Ron);
                    round.claim(seat, if wins { Claim::Ron } else { Claim::Pass })?;
                }
            }
            Phase::Showdown(tenpai) => {
                for (seat, _) in tenpai.iter().filter(|(_, tenpai)| **tenpai) {
                    round.show(seat, true)?;
                }
            }
            other => return Err(format!("only unassisted tables come to {other:?}").into()),
        }
    }
    Ok(round)
}

/// Wins or declares riichi if possible; otherwise discards the tile that leaves the lowest shanten.
fn choose(round: &Round, seat: Seat, acts: &TurnActs) -> TurnAct {
    let hand = &round.player(seat).hand;
    let cost = |act: &TurnAct| match *act {
        TurnAct::Tsumo => -3,
        TurnAct::Riichi(_) | TurnAct::RiichiDrawn => -2,
        TurnAct::Discard(tile) => shanten_without(hand, tile),
        TurnAct::DiscardDrawn => hand.drawn().map_or(i8::MAX, |tile| shanten_without(hand, tile)),
        _ => i8::MAX,
    };
    acts.iter().min_by_key(cost).expect("a player in turn can do something")
}

fn shanten_without(hand: &Hand, tile: Tile) -> i8 {
    let mut counts = *hand.concealed().counts();
    if counts.remove(tile.kind()).is_err() {
        return i8::MAX;
    }
    shanten(&counts, Deck::Full)
}
