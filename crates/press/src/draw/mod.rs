//! Tiles as pictures, as they lie on the table.

mod look;
mod picture;
#[cfg(feature = "png")]
mod png;
mod river;

pub use look::{Look, sprite};
pub use picture::Picture;
pub(crate) use picture::escaped;
#[cfg(feature = "pdf")]
pub(crate) use picture::every_tile;
#[cfg(feature = "png")]
pub use png::png;
pub use river::{River, RiverError};
