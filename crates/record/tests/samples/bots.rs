//! Deals played by our bots, each of which sees only its own view.

use std::sync::Arc;

use fastrand::Rng;
use hanchan_bots::Player;
use hanchan_round::{Phase, Round};
use hanchan_tiles::{BySeat, Seat};
use hanchan_view::{Choice, Published, SeatView, Views};

/// The bot at each seat.
const PLAYERS: BySeat<Player> = BySeat([Player::Steady, Player::Greedy, Player::Steady, Player::Greedy]);

/// Plays a deal to its end.
pub(crate) fn play(round: &mut Round, random: &mut Rng) {
    let rules = Arc::new(round.rules().clone());
    let (mut views, mut seats) =
        (Views::new(), BySeat::from_fn(|seat| SeatView::new(Arc::clone(&rules), seat)));
    show(&views.deal(round), &mut seats);
    while !matches!(round.phase(), Phase::Over) {
        step(round, &seats, random);
        while let Some(published) = views.next(round) {
            show(&published, &mut seats);
        }
    }
}

fn show(published: &Published, seats: &mut BySeat<SeatView>) {
    for (seat, numbered) in published.seats.iter() {
        if let Some(numbered) = numbered {
            seats[seat].apply(&numbered.event);
        }
    }
}

/// Lets one bot move: bots that can claim something come before the one whose turn it is.
fn step(round: &mut Round, seats: &BySeat<SeatView>, random: &mut Rng) {
    let choosing = Seat::ALL.into_iter().filter(|&seat| seats[seat].choice.is_some());
    let first = choosing.min_by_key(|&seat| matches!(seats[seat].choice, Some(Choice::Turn(_))));
    let seat = first.expect("somebody can move until the deal is over");
    let chosen = PLAYERS[seat].choose(&seats[seat], &mut |below| random.usize(..below.max(1)));
    round.play(seat, chosen.expect("it has a choice")).expect("bots make legal moves");
}
