//! Printed documents about riichi mahjong, generated from a rule set: drawn hands, sheets, cards, rule books and
//! pages.
//!
//! ```
//! use hanchan_press::{Look, Picture};
//! use hanchan_rules::preset;
//! use hanchan_tiles::Hand;
//!
//! let hand: Hand = "46m345p12399s | pon 555z^".parse()?;
//! let calls = preset("common").unwrap().switches().calls.clone();
//! let svg = Picture::hand(&hand, None, &calls).svg(Look::Regular, "a hand");
//! assert!(svg.starts_with("<svg") && svg.contains("f-5z"));
//! # Ok::<(), hanchan_tiles::notation::ParseError>(())
//! ```

mod book;
mod cards;
mod draw;
mod facts;
mod fonts;
mod html;
mod page;
mod paper;
mod print;
mod sheet;

pub use book::{Book, BookLabels, BookYaku, Chapter, Rule, Statement};
pub use cards::{Card, CardDeck, CardHand, CardLabels};
#[cfg(feature = "png")]
pub use draw::png;
pub use draw::{DrawnTile, DrawnTiles, Look, Picture, River, RiverError, every_tile, sprite};
pub use facts::{Facts, FuKind, Occurring, Paid, Scores, Together, Winner};
pub use fonts::TRUETYPE_FONTS;
pub use page::{Block as PageBlock, Finding, Inline, Page, PageHand, PageProblem};
pub use paper::Paper;
pub use print::content_security_policy;
pub use sheet::{
    Cycle, FuRow, FuSets, FuTables, Labels, LimitRow, Matrix, MatrixRow, Row, ScoreBlock, ScoreRow,
    ScoreTable, Section, Sheet, YakuGroup, YakuLine, sibling,
};
