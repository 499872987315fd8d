//! Draws tiles as they are placed on the table.

mod look;
mod picture;
#[cfg(feature = "png")]
mod png;
mod river;

pub use look::{Look, sprite};
pub(crate) use picture::escaped;
pub use picture::{DrawnTile, DrawnTiles, Picture, every_tile};
#[cfg(feature = "png")]
pub use png::png;
pub use river::{River, RiverError};
