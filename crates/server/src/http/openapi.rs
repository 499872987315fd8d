//! The `OpenAPI` document.

use axum::http::header;
use axum::response::{IntoResponse, Response};

/// The document, generated from the route table and the API types by a test.
const OPENAPI: &str = include_str!("../../openapi.json");

/// A response with the `OpenAPI` document.
pub(super) struct Document;

impl IntoResponse for Document {
    fn into_response(self) -> Response {
        ([(header::CONTENT_TYPE, "application/json")], OPENAPI).into_response()
    }
}

/// Returns the `OpenAPI` document.
pub(super) async fn show() -> Document {
    Document
}
