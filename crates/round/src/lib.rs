//! One deal of riichi mahjong as a state machine, from the broken wall to the outcome.
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
//! A [`Round`] takes acts and returns a [`Refusal`] for those the rules forbid. Acts produce events; the state is
//! a fold over the events, and the events are the log. The legal acts are always listed ([`TurnActs`],
//! [`Claims`]); anything else is refused. There is no clock, no randomness and no I/O: the wall is an input, and
//! the caller decides when the time for claims is up. Codes such as `P-058` in these docs cite statements of rule
//! documents, which `crates/rules/statements.tsv` lists.
//!
//! # Stability
//!
//! [`Refusal`] is `#[non_exhaustive]`: show its [`code`](Refusal::code) or its text. [`Event`], [`TurnAct`],
//! [`Claim`], [`Phase`], [`Offence`] and [`Ruling`] are deliberately exhaustive. Code that filters, sends or records
//! events must handle every variant: a new event that slips through a wildcard could reveal a hidden tile. Adding a
//! variant is a breaking change.

mod act;
mod claims;
mod codes;
mod ending;
mod event;
mod fold;
mod judge;
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

pub use act::{Claim, Claims, Move, TurnAct, TurnActs};
pub use ending::{Ending, Outcome, Winner};
pub use event::{Abort, Event};
pub use fold::forbidden_after;
pub use judge::{NoteId, Ruling};
pub use offence::{FalseSet, NoWin, Offence, Toppled};
pub use phase::{Offered, Phase, Source, Turn, Window};
pub use player::{PlayerState, RiichiState, River, RiverTile};
pub use position::{NoPosition, Position};
pub use refusal::{Furiten, Refusal};
pub use round::{Round, Setup};
pub use sitting::Sitting;
pub use wall::{Break, Dice, Wall, WrongWall, stacks_per_wall};

/// Compiles and runs the README's example as a doc test.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;
