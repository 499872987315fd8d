//! What each audience of a deal may see, enforced by types.
//!
//! Each [`Audience`] has its own type of event. What everybody sees alike is a [`PublicEvent`]. A [`JudgeEvent`] is
//! the most that anybody learns while a deal is in progress. The events of the other audiences are derived from it by
//! dropping fields and events, so they have no field for what their audience must not see. No event contains the wall.
//! Only the record, a list of [`hanchan_round::Event`], has everything.
//!
//! [`Views`] follows a deal and gives every audience its events; [`SeatView`] is the state that a player builds
//! from them.
//!
//! ```
//! use std::sync::Arc;
//!
//! use hanchan_game::{Game, Seed};
//! use hanchan_round::{Round, TurnAct, Wall};
//! use hanchan_tiles::Seat;
//! use hanchan_view::{SeatView, Views};
//!
//! let rules = Arc::new(hanchan_rules::preset("phoenix").expect("a preset"));
//! let setup = Game::new(Arc::clone(&rules)).setup();
//! let (tiles, dice) = Seed::mixed([7; 32], &[]).deal(0, rules.tile_set());
//! let wall = Wall::built(&tiles, dice, setup.dealer, &rules).expect("all tiles");
//! let mut round = Round::new(Arc::clone(&rules), wall, setup);
//!
//! let (mut views, mut south) = (Views::new(), SeatView::new(rules, Seat::Second));
//! let mut told = Some(views.deal(&round));
//! round.act(Seat::First, TurnAct::DiscardDrawn).expect("always possible");
//! while let Some(one) = told {
//!     if let Some(numbered) = &one.seats[Seat::Second] {
//!         south.apply(&numbered.event);
//!     }
//!     told = views.next(&round);
//! }
//! assert_eq!(south.hand, round.player(Seat::Second).hand);
//! assert_eq!(south.fronts[Seat::First].river.len(), 1);
//! ```
//!
//! # Stability
//!
//! No event type here is `#[non_exhaustive]`, and neither is [`hanchan_round::Event`]: this crate maps every event to
//! every audience in matches without wildcards, and code that forwards events should do the same. A new event must
//! not compile until somebody has decided who may see it, so adding one is a breaking change.

mod course;
mod front;
mod indicators;
mod judge;
mod public;
mod seat;
mod seat_view;
mod shadow;
mod spectator;
mod views;

pub use course::{Course, Opened};
pub use front::{DealStage, Front};
pub use indicators::Indicators;
pub use judge::JudgeEvent;
pub use public::{PublicDeal, PublicEvent, WallPart, WinScore};
pub use seat::{Choice, SeatEvent, Seen};
pub use seat_view::SeatView;
pub use spectator::*;
pub use views::{Audience, AudienceEvent, Numbered, Published, Views};

/// Compiles and runs the README's example as a doc test.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;
