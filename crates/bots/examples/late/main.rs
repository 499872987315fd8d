//! What a skill of `sensei` is worth near the end: games of four `steady` are taken up where so many deals are left, with
//! `sensei` in each seat in turn, once without the skill and once with it, on the same walls.
//!
//! ```text
//! cargo run --release -p hanchan-bots --example late -- places 4 1000
//! ```

#[path = "../common/many.rs"]
mod many;
#[path = "../../tests/support/mod.rs"]
mod support;

use std::process::ExitCode;
use std::sync::Arc;

use hanchan_bots::{Player, Skills};
use hanchan_game::{Game, Seed};
use hanchan_round::{Setup, Sitting};
use hanchan_rules::{Rules, preset};
use hanchan_tiles::Seat;

fn main() -> ExitCode {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let asked = match &words[..] {
        [skill, deals, sets] => Skills::ALL.without(skill).zip(deals.parse().ok().zip(sets.parse().ok())),
        _ => None,
    };
    let Some((without, (deals, sets))) = asked else {
        eprintln!("late SKILL DEALS-LEFT SETS");
        return ExitCode::FAILURE;
    };
    let rules = Arc::new(preset("tenhou").expect("a preset"));
    let all = many::many(sets, |number| (set(&rules, number, deals, without), 1));
    let all: Vec<[Ended; 2]> = all.into_iter().flatten().collect();
    let (place, result) = (|ended: &Ended| ended.place, |ended: &Ended| ended.result);
    println!("{} sets of four with {deals} deals left; without it, with it, the difference", all.len());
    println!("place   {}", compared(&all, place));
    println!("result  {}", compared(&all, result));
    ExitCode::SUCCESS
}

/// How a set ended on average.
#[derive(Clone, Copy, Default)]
struct Ended {
    place: f64,
    result: f64,
}

/// Both averages, and what the second is more with its 95 % interval by sets.
fn compared(all: &[[Ended; 2]], of: impl Fn(&Ended) -> f64) -> String {
    let count = all.len() as f64;
    let mean = |of: &dyn Fn(&[Ended; 2]) -> f64| all.iter().map(of).sum::<f64>() / count;
    let more = mean(&|[without, with]| of(with) - of(without));
    let wide = mean(&|[without, with]| (of(with) - of(without) - more).powi(2));
    let (without, with) = (mean(&|set| of(&set[0])), mean(&|set| of(&set[1])));
    format!("{without:.3}  {with:.3}  {more:+.3} ± {:.3}", 1.96 * (wide / (count - 1.0)).sqrt())
}

/// Chance of one kind in a set.
fn seed(number: u64, chance: u8) -> Seed {
    let mut bytes = [chance; 32];
    bytes[..8].copy_from_slice(&number.to_be_bytes());
    Seed(bytes)
}

/// `sensei` in every seat, without a skill and with all; none if the game is over before.
fn set(rules: &Arc<Rules>, number: u64, deals: usize, without: Skills) -> Option<[Ended; 2]> {
    let table = |players| support::Table::new(rules, players, Sitting::Assisted, number);
    let mut setups: Vec<Setup> = Vec::new();
    table([Player::Steady; 4]).game(seed(number, 1), |round| setups.push(*round.setup()));
    let left = |setup: &Setup| 8usize.checked_sub(4 * setup.round.index() + setup.dealer.index());
    let from = setups.iter().find(|setup| left(setup) == Some(deals))?;
    let mut ended = [Ended::default(); 2];
    for seat in Seat::ALL {
        for (ended, skills) in ended.iter_mut().zip([without, Skills::ALL]) {
            let mut players = [Player::Steady; 4];
            players[seat.index()] = Player::Sensei(skills);
            let game = Game::resumed(Arc::clone(rules), from);
            let standing = table(players).played_on(game, seed(number, 2), |_| {});
            let own = standing.places.iter().find(|place| place.seat == seat)?;
            ended.place += f64::from(own.place) / 4.0;
            ended.result += f64::from(own.result) / 40.0;
        }
    }
    Some(ended)
}
