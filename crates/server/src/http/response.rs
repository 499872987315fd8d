//! Responses other than JSON with status 200.

use std::marker::PhantomData;

use axum::Json;
use axum::http::{StatusCode, header};
use axum::response::{IntoResponse, Response};
use hanchan_api::people::Session;
use hanchan_record::Format;
use serde::Serialize;

use super::session::cookie;

/// A response with status 201 and a JSON body.
pub(super) struct Created<T>(pub(super) T);

impl<T: Serialize> IntoResponse for Created<T> {
    fn into_response(self) -> Response {
        (StatusCode::CREATED, Json(self.0)).into_response()
    }
}

/// A response with status 204 and no body.
pub(super) struct NoContent;

impl IntoResponse for NoContent {
    fn into_response(self) -> Response {
        StatusCode::NO_CONTENT.into_response()
    }
}

/// A response with a new session, which also sets the session's cookie.
pub(super) struct SignedIn {
    session: Session,
    cookie: String,
}

impl SignedIn {
    pub(super) fn new(session: Session, base_url: &str) -> SignedIn {
        SignedIn { cookie: cookie(&session.token, base_url), session }
    }
}

impl IntoResponse for SignedIn {
    fn into_response(self) -> Response {
        ([(header::SET_COOKIE, self.cookie)], Json(self.session)).into_response()
    }
}

/// A response with status 204 that deletes the session's cookie.
pub(super) struct SignedOut {
    cookie: String,
}

impl SignedOut {
    pub(super) fn new(base_url: &str) -> SignedOut {
        SignedOut { cookie: cookie("", base_url) }
    }
}

impl IntoResponse for SignedOut {
    fn into_response(self) -> Response {
        ([(header::SET_COOKIE, self.cookie)], StatusCode::NO_CONTENT).into_response()
    }
}

/// A response of plain text.
pub(super) struct PlainText {
    pub(super) status: StatusCode,
    pub(super) kind: &'static str,
    pub(super) text: String,
}

impl PlainText {
    /// Creates a response with status 200.
    pub(super) fn new(text: impl Into<String>) -> PlainText {
        PlainText { status: StatusCode::OK, kind: "text/plain; charset=utf-8", text: text.into() }
    }
}

impl IntoResponse for PlainText {
    fn into_response(self) -> Response {
        (self.status, [(header::CONTENT_TYPE, self.kind)], self.text).into_response()
    }
}

/// A response with one JSON object per line.
pub(super) struct JsonLines<T> {
    text: String,
    lines: PhantomData<fn() -> T>,
}

impl<T> JsonLines<T> {
    /// Creates a response from serialised lines.
    pub(super) fn new(text: String) -> JsonLines<T> {
        JsonLines { text, lines: PhantomData }
    }
}

impl<T> IntoResponse for JsonLines<T> {
    fn into_response(self) -> Response {
        ([(header::CONTENT_TYPE, "application/jsonl; charset=utf-8")], self.text).into_response()
    }
}

/// A response with a record, as a download if it has a file name.
pub(super) struct RecordFile {
    pub(super) format: Format,
    pub(super) name: Option<String>,
    pub(super) text: String,
}

impl IntoResponse for RecordFile {
    fn into_response(self) -> Response {
        let kind = [(header::CONTENT_TYPE, self.format.media_type())];
        let Some(name) = self.name else { return (kind, self.text).into_response() };
        let disposition = format!("attachment; filename=\"{name}.{}\"", self.format.extension());
        (kind, [(header::CONTENT_DISPOSITION, disposition)], self.text).into_response()
    }
}

/// A response with status 101: the connection becomes a WebSocket.
pub(super) struct Upgrade(pub(super) Response);

impl IntoResponse for Upgrade {
    fn into_response(self) -> Response {
        self.0
    }
}
