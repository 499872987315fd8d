//! Measures what an option of `sensei` costs near the end of the game. Games between four `steady` bots are
//! continued from the point where the given number of deals is left, with `sensei` in each seat in turn, once
//! with the option and once without, on the same walls.
//!
//! ```text
//! cargo run --release -p hanchan-bots --example late -- places=off 4 1000
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
    let parsed = match &words[..] {
        [options, deals, sets] => Some(options).zip(deals.parse().ok().zip(sets.parse().ok())),
        _ => None,
    };
    let Some((options, (deals, sets))) = parsed else {
        eprintln!("late OPTIONS DEALS-LEFT SETS");
        return ExitCode::FAILURE;
    };
    let changed = match Skills::ALL.with_options(options) {
        Ok(changed) => changed,
        Err(error) => {
            eprintln!("{error}");
            return ExitCode::FAILURE;
        }
    };
    let rules = Arc::new(preset("tenhou").expect("a preset"));
    let all = many::many(sets, |number| (set(&rules, number, deals, changed), 1));
    let all: Vec<[SetResult; 2]> = all.into_iter().flatten().collect();
    let (place, result) = (|ended: &SetResult| ended.place, |ended: &SetResult| ended.result);
    println!(
        "{} sets of four with {deals} deals left: with the options, without them, the difference",
        all.len()
    );
    println!("place   {}", compared(&all, place));
    println!("result  {}", compared(&all, result));
    ExitCode::SUCCESS
}

/// The average place and result of `sensei` in a set of games on the same walls.
#[derive(Clone, Copy, Default)]
struct SetResult {
    place: f64,
    result: f64,
}

/// Formats both averages, and their difference with its 95% confidence interval over all sets.
fn compared(all: &[[SetResult; 2]], of: impl Fn(&SetResult) -> f64) -> String {
    let count = all.len() as f64;
    let mean = |of: &dyn Fn(&[SetResult; 2]) -> f64| all.iter().map(of).sum::<f64>() / count;
    let difference = mean(&|[changed, plain]| of(plain) - of(changed));
    let variance = mean(&|[changed, plain]| (of(plain) - of(changed) - difference).powi(2));
    let (changed, plain) = (mean(&|set| of(&set[0])), mean(&|set| of(&set[1])));
    format!("{changed:.3}  {plain:.3}  {difference:+.3} ± {:.3}", 1.96 * (variance / (count - 1.0)).sqrt())
}

/// Returns the seed of one random stream of a set.
fn seed(number: u64, stream: u8) -> Seed {
    let mut bytes = [stream; 32];
    bytes[..8].copy_from_slice(&number.to_be_bytes());
    Seed(bytes)
}

/// Plays a set with `sensei` in every seat, once with the changed skills and once with all skills. Returns
/// `None` if the game ends before that many deals are left.
fn set(rules: &Arc<Rules>, number: u64, deals: usize, changed: Skills) -> Option<[SetResult; 2]> {
    let table = |players| support::Table::new(rules, players, Sitting::Assisted, number);
    let mut setups: Vec<Setup> = Vec::new();
    table([Player::Steady; 4]).game(seed(number, 1), |round| setups.push(*round.setup()));
    let left = |setup: &Setup| 8usize.checked_sub(4 * setup.round.index() + setup.dealer.index());
    let from = setups.iter().find(|setup| left(setup) == Some(deals))?;
    let mut ended = [SetResult::default(); 2];
    for seat in Seat::ALL {
        for (ended, skills) in ended.iter_mut().zip([changed, Skills::ALL]) {
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
