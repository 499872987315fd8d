//! A bot of your own that sees only what its seat can see. Four of them play a deal.
//!
//! ```sh
//! cargo run --example write_bot
//! ```

use std::error::Error;
use std::sync::Arc;

use hanchan_game::{Game, Seed};
use hanchan_round::{Claim, Move, Round, TurnAct, TurnActs, Wall};
use hanchan_rules::preset;
use hanchan_shape::Shape;
use hanchan_tiles::{BySeat, Counts, Seat};
use hanchan_view::{Choice, SeatView, Views};

/// Chooses the bot's move. A `SeatView` holds no hidden tile, so a bot cannot cheat.
fn bot(view: &SeatView, choice: &Choice) -> Move {
    match choice {
        Choice::Turn(acts) => Move::Act(turn(view, acts)),
        Choice::Claim(claims) if claims.contains(Claim::Ron) => Move::Claim(Claim::Ron),
        Choice::Claim(_) => Move::Claim(Claim::Pass),
        Choice::Show => Move::Show(true),
        // The other choices come up at unassisted tables only.
        _ => Move::Agree,
    }
}

/// Wins or declares riichi if possible; otherwise makes the discard with the lowest shanten and the largest
/// ukeire.
fn turn(view: &SeatView, acts: &TurnActs) -> TurnAct {
    let first = |wanted: fn(&TurnAct) -> bool| acts.iter().find(wanted);
    if let Some(act) = first(|act| matches!(act, TurnAct::Tsumo | TurnAct::Riichi(_) | TurnAct::RiichiDrawn))
    {
        return act;
    }
    let shape = Shape::of(&view.hand, view.rules().tile_set().deck());
    let discards = shape.discards(&visible(view));
    let rank = |act: &TurnAct| {
        let tile = match *act {
            TurnAct::Discard(tile) => Some(tile),
            TurnAct::DiscardDrawn => view.hand.drawn(),
            _ => None,
        };
        let place = discards.iter().position(|discard| tile.is_some_and(|tile| tile.kind() == discard.tile));
        place.unwrap_or(usize::MAX)
    };
    acts.iter().min_by_key(rank).expect("a player in turn can do something")
}

/// Returns the tiles that everybody sees: rivers and indicators.
fn visible(view: &SeatView) -> Counts {
    let rivers = view.fronts.iter().flat_map(|(_, front)| front.river.iter().map(|discard| discard.tile));
    let mut counts = Counts::EMPTY;
    for tile in rivers.chain(view.indicators.iter().copied()) {
        let _ = counts.add(tile.kind());
    }
    counts
}

fn main() -> Result<(), Box<dyn Error>> {
    let rules = Arc::new(preset("wrc").expect("it comes with the crate"));
    let setup = Game::new(Arc::clone(&rules)).setup();
    let (tiles, dice) = Seed([3; 32]).deal(1, rules.tile_set());
    let wall = Wall::built(&tiles, dice, setup.dealer, &rules)?;
    let mut round = Round::new(Arc::clone(&rules), wall, setup);

    let mut views = Views::new();
    let mut seats = BySeat::from_fn(|seat| SeatView::new(Arc::clone(&rules), seat));
    let mut published = Some(views.deal(&round));
    while round.outcome().is_none() {
        // Every seat is sent what it sees. Over a network, these events are what you would serialise.
        while let Some(now) = published {
            for (seat, view) in seats.iter_mut() {
                if let Some(numbered) = &now.seats[seat] {
                    view.apply(&numbered.event);
                }
            }
            published = views.next(&round);
        }
        let asked = Seat::ALL.into_iter().find_map(|seat| Some((seat, seats[seat].choice?)));
        let (seat, choice) = asked.ok_or("somebody can act until the deal is over")?;
        let what = bot(&seats[seat], &choice);
        println!("{seat:?}: {what:?}");
        round.play(seat, what)?;
        published = views.next(&round);
    }
    let outcome = round.outcome().ok_or("the deal is over")?;
    println!("{:?}, points {:?}", outcome.ending, outcome.points.0);
    Ok(())
}
