//! Bots that choose their moves from what their seat sees, at assisted and unassisted tables.
//!
//! A [`Player`] gets a [`SeatView`](hanchan_view::SeatView), which lists what the seat may do, and returns a
//! [`Move`](hanchan_round::Move). It never sees the other hands or the wall.
//!
//! At an assisted table the view lists the legal moves. At an unassisted table it lists every move that the tiles
//! in the hand make possible, and the bot works out for itself which of them are legal (`legal`) and what its hand
//! is worth (`win_score`).
//!
//! How [`Player::Steady`] decides: for every discard and every plan that suits the hand (`yaku_plan`), it counts the
//! shanten and the tiles that help. From these, the value of a win (`estimate`) and the draws left, `expected_value`
//! computes the expected points, with the option to fold later. The expected loss from dealing in (`danger`) is
//! subtracted. Calling and passing are compared in the same way.
//!
//! How [`Player::Sensei`] decides is described in its module, `sensei`.
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
//! let (published, mut east) = (Views::new().deal(&round), SeatView::new(rules, Seat::First));
//! east.apply(&published.seats[Seat::First].as_ref().expect("East sees their tiles").event);
//!
//! let chosen = Player::Steady.choose(&east, &mut |_| 0).expect("it is East's turn");
//! round.play(Seat::First, chosen).expect("the move is legal");
//! ```

mod advice;
mod cautious;
mod danger;
mod estimate;
mod expected_value;
mod final_places;
mod greedy;
mod legal;
mod offer;
mod player;
mod possible_calls;
mod seat_knowledge;
mod sensei;
mod steady;
mod unassisted;
mod win_score;
mod yaku_plan;

pub use advice::{Advice, DiscardAdvice, OtherAdvice, advise};
pub use final_places::{RemainingDeals, place_chances};
pub use player::{ParsePlayerError, Player, SkillOption};
pub use sensei::{Evaluation, RiichiPolicy, Skills, evaluate};
pub use unassisted::{own_choice, passes_win};
