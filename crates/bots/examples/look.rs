//! What sensei thinks in a self-played game: his hand and the best things he can do.
#![allow(missing_docs, clippy::pedantic)]

use std::sync::Arc;

use hanchan_bots::{Player, Skills, weigh};
use hanchan_game::{Game, Next, Seed};
use hanchan_round::{Phase, Round, Wall};
use hanchan_rules::preset;
use hanchan_tiles::{BySeat, Seat};
use hanchan_view::{SeatView, Views};

fn main() {
    let args: Vec<String> = std::env::args().collect();
    let number: u64 = args[1].parse().unwrap();
    let others = Player::from_id(&args[2]).unwrap();
    let rules = Arc::new(preset("tenhou").unwrap());
    let mut seed = [9u8; 32];
    seed[..8].copy_from_slice(&number.to_le_bytes());
    let mut game = Game::new(Arc::clone(&rules));
    let mut views = Views::new();
    let mut seats = BySeat::from_fn(|seat| SeatView::new(Arc::clone(&rules), seat));
    for deal in 1.. {
        let setup = game.setup();
        let (tiles, dice) = Seed(seed).deal(deal, rules.tile_set());
        let wall = Wall::built(&tiles, dice, setup.dealer, &rules).unwrap();
        let mut round = Round::new(Arc::clone(&rules), wall, setup);
        let mut told = Some(views.deal(&round));
        println!("--- deal {deal}");
        loop {
            while let Some(now) = told.take().or_else(|| views.next(&round)) {
                for (seat, numbered) in now.seats.iter() {
                    if let Some(numbered) = numbered {
                        seats[seat].apply(&numbered.event);
                    }
                }
            }
            if matches!(round.phase(), Phase::Over) {
                break;
            }
            let seat = Seat::ALL.into_iter().find(|&seat| seats[seat].choice.is_some()).unwrap();
            let view = &seats[seat];
            let player = if seat == Seat::First { Player::Sensei(Skills::ALL) } else { others };
            let chosen = player.choose(view, &mut |_| 0).unwrap();
            if let Player::Sensei(skills) = player
                && seat == Seat::First
            {
                let all = weigh(view, skills);
                if all.len() > 1 && !view.fronts[seat].riichi.in_force() {
                    let fear: Vec<String> = Seat::ALL
                        .into_iter()
                        .filter(|&other| other != seat)
                        .map(|other| {
                            let front = &view.fronts[other];
                            format!(
                                "{}{}",
                                if front.riichi != hanchan_round::RiichiState::No { "R" } else { "" },
                                front.melds.len()
                            )
                        })
                        .collect();
                    println!(
                        "live {} dora {:?} dealer {} foes {:?} hand {}",
                        view.live,
                        view.indicators.iter().map(|t| t.to_string()).collect::<Vec<_>>(),
                        setup.dealer == seat,
                        fear,
                        view.hand
                    );
                    for weighed in all.iter().take(4) {
                        println!(
                            "    {}{:?} win {:.3} in {:.3} points {:.0} result {:.0}",
                            if weighed.act == chosen { "*" } else { " " },
                            weighed.act,
                            weighed.wins,
                            weighed.deals_in,
                            weighed.points,
                            weighed.result
                        );
                    }
                }
            }
            round.play(seat, chosen).unwrap();
        }
        println!("{:?}", round.events().last());
        let mut next = game.deal_over(round.outcome().unwrap(), round.staked());
        if let Ok(Next::Choice(_)) = next {
            next = game.choose(true);
        }
        if !matches!(next, Ok(Next::Deal(_))) {
            break;
        }
    }
}
