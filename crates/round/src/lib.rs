//! One deal, from the broken wall to its outcome.
//!
//! ```text
//!                 Dealt
//!                   │
//!      ┌────────────▼────────────┐  Tsumo, NineKinds
//!      │  Turn: 14 tiles, one     ├──────────────────────────────► Over
//!      │  player has to act       │◄──────────────┐
//!      └──┬──────────────┬───────┘               │ Replaced
//!  Discard│     kan,North│                       │
//!         │              ▼                 nobody robs: Stands
//!         │      ┌───────────────┐               │
//!         │      │ Claims: rob?  ├───────────────┤
//!         │      └───────┬───────┘               │
//!         ▼              │ Ron                   │
//!   ┌───────────┐  Ron   ▼                       │
//!   │  Claims   ├─────► Over                     │
//!   └──┬────┬───┘                                │
//!      │    └── Chi, Pon: Claimed ── Turn;  open kan ──┘
//!      │ all pass
//!      ├── four riichi, winds, kans: Aborted ─► Over
//!      ├── no live tile: Exhausted ─ (Showdown) ─► Over
//!      └── next player: Drew ── Turn
//! ```
//!
//! A [`Round`] takes acts and answers each with events or a [`Refusal`]; the events are its log, and its state
//! is a fold over them. What a player may do is listed ([`TurnActs`], [`Claims`]), and an act that is not in the
//! list is refused. There is no clock and no chance here: the wall is an input, and the caller says when
//! nobody may claim a tile any more.
//!
//! # Stability
//!
//! [`Refusal`] is `#[non_exhaustive]`: show its [`code`](Refusal::code) or its text. [`Event`], [`TurnAct`], [`Claim`],
//! [`Phase`], [`Offence`] and [`Ruling`] are exhaustive on purpose. Whoever hides, sends or records events must decide about
//! each of them: a new event that a wildcard passes on could show a hidden tile. A variant more is a breaking change.

mod act;
mod claims;
mod codes;
mod ending;
mod event;
mod fold;
mod judge;
mod moves;
mod offence;
mod phase;
mod player;
mod position;
mod refusal;
#[cfg(feature = "check")]
mod restore;
mod round;
mod settlement;
mod sitting;
mod table;
mod turn;
mod wall;
mod win;
#[cfg(feature = "serde")]
mod with_serde;

pub use act::{Claim, Claims, TurnAct, TurnActs};
pub use ending::{Ending, Outcome, Winner};
pub use event::{Abort, Event};
pub use fold::forbidden_after;
pub use judge::{NoteId, Ruling};
pub use moves::Move;
pub use offence::{FalseSet, NoWin, Offence, Toppled};
pub use phase::{Offered, Phase, Source, Turn, Window};
pub use player::{Player, RiichiState, River, RiverTile};
pub use position::{NoPosition, Position};
pub use refusal::{Furiten, Refusal};
pub use round::{Round, Setup};
pub use sitting::Sitting;
pub use wall::{Break, Dice, Wall, WrongWall, stacks_per_wall};

/// The README's example is tested like those of the documentation.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;
