//! Scores riichi mahjong hands under any rule set: yaku, fu, limits and payments, each with its reason.
//!
//! ```
//! use hanchan_rules::preset;
//! use hanchan_score::{WinMethod, Win, score};
//! use hanchan_tiles::Hand;
//!
//! let hand: Hand = "23467m234567p88s".parse()?;
//! let win = Win::new(&hand, "5m".parse()?, WinMethod::Ron { from: None });
//! let score = score(&win, &preset("phoenix").unwrap()).unwrap();
//! assert_eq!((score.han, score.fu.total, score.payments.points), (2, 30, 2000)); // tanyao, pinfu
//! # Ok::<(), hanchan_tiles::notation::ParseError>(())
//! ```
//!
//! # Stability
//!
//! [`Score`] and [`Interpretation`] cannot be constructed outside this crate, because fields will be added. The
//! variants of [`NoScore`], [`Impossible`], [`NotLiable`] and [`FuReason`] are exhaustive on purpose: code that explains or
//! translates them fails to compile when a variant is added, which is therefore a breaking change.

mod fu;
mod impossible;
mod limit;
mod payment;
mod reading;
mod score;
mod waits;
mod win;
#[cfg(feature = "serde")]
mod with_serde;
mod yaku;

pub use fu::{Fu, FuItem, FuReason};
pub use impossible::{Impossible, NotLiable};
pub use limit::Limit;
pub use payment::{Payments, mangan_payments, nagashi_mangan, table_cell};
pub use reading::{Form, Group, WinShape};
pub use score::{Counted, Dora, Interpretation, NoScore, Score, interpretations, score};
pub use waits::{equal_pairs_wait, waits};
pub use win::{Circumstances, Riichi, Win, WinMethod};

/// Runs the README's example as a doc test.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;
