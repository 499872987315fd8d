//! Requests and responses of Hanchan as types.
//!
//! The command line, the HTTP API and the page are thin layers over this crate: clap fills a request, axum's extractors fill
//! a request, generated TypeScript types describe both sides. `openapi.json` and `protocol.ts` are generated from these types.

mod error;

pub use error::{ApiError, ErrorCode};
