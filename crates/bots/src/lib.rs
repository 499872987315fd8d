//! Players that choose by what a seat sees, at assisted tables and at real ones.
//!
//! A [`Player`] is asked with a [`SeatView`](hanchan_view::SeatView), which holds what he may do, and answers with a
//! [`Move`](hanchan_round::Move). He never sees a whole deal.
//!
//! At an assisted table his list says what is allowed. At a real table it does not: he counts for himself what is
//! right (`legal`), what his hand is worth (`worth`), and says it.
//!
//! How [`Player::Steady`] thinks: for every discard he asks by each plan that suits the hand (`plan`) how far it is
//! and how many tiles help it; `hope` makes of that, of the value (`estimate`) and of the draws left the points that
//! it brings on average, with the freedom to give up later; what others may win on the discard (`danger`) is taken
//! off. A call is weighed against no call in the same way.
//!
//! ```
//! use std::sync::Arc;
//!
//! use hanchan_bots::Player;
//! use hanchan_game::{Game, Seed};
//! use hanchan_round::{Round, Wall};
//! use hanchan_tiles::Seat;
//! use hanchan_view::{SeatView, Views};
//!
//! let rules = Arc::new(hanchan_rules::preset("phoenix").expect("a preset"));
//! let setup = Game::new(Arc::clone(&rules)).setup();
//! let (tiles, dice) = Seed::mixed([7; 32], &[]).deal(0, rules.tile_set());
//! let wall = Wall::built(&tiles, dice, setup.dealer, &rules).expect("all tiles");
//! let mut round = Round::new(Arc::clone(&rules), wall, setup);
//! let (told, mut east) = (Views::new().deal(&round), SeatView::new(rules, Seat::First));
//! east.apply(&told.seats[Seat::First].as_ref().expect("their tiles").event);
//!
//! let chosen = Player::Steady.choose(&east, &mut |_| 0).expect("it is his turn");
//! round.play(Seat::First, chosen).expect("what he does is allowed");
//! ```

mod advice;
mod cautious;
mod danger;
mod estimate;
mod greedy;
mod hope;
mod legal;
mod offer;
mod plan;
mod player;
mod ranking;
mod sensei;
mod sets;
mod sight;
mod steady;
mod unaided;
mod worth;

pub use advice::{Advice, DiscardAdvice, OtherAdvice, advise};
pub use player::Player;
pub use ranking::{Left, place_chances};
pub use sensei::{Declaring, Skills, Weighed, weigh};
pub use unaided::{own_choice, passes_win};
