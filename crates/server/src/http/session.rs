//! Who a request comes from.

use axum::extract::FromRequestParts;
use axum::http::request::Parts;
use axum::http::{HeaderMap, Method, header};
use hanchan_api::ErrorCode;

use super::App;
use super::error::HttpError;
use crate::local::Local;
use crate::people::{Person, SESSION};

/// The name of the cookie.
const COOKIE: &str = "hanchan";

/// Somebody with a session.
pub struct Visitor(pub Person);

/// The token of a session: a cookie, or `Authorization: Bearer` for programs.
pub(super) fn token(headers: &HeaderMap) -> Option<String> {
    let bearer = headers.get(header::AUTHORIZATION).and_then(|value| value.to_str().ok());
    if let Some(token) = bearer.and_then(|value| value.strip_prefix("Bearer ")) {
        return Some(token.to_owned());
    }
    headers.get_all(header::COOKIE).iter().filter_map(|value| value.to_str().ok()).find_map(|cookies| {
        cookies
            .split(';')
            .filter_map(|cookie| cookie.trim().split_once('='))
            .find_map(|(name, value)| (name == COOKIE).then(|| value.to_owned()))
    })
}

/// Whether two tokens are the same; how long it takes tells nothing.
fn is_same(one: &str, other: &str) -> bool {
    one.len() == other.len() && one.bytes().zip(other.bytes()).fold(0, |differ, (a, b)| differ | (a ^ b)) == 0
}

/// The cookie of a session; it is for https alone where the server is.
pub(super) fn cookie(token: &str, base_url: &str) -> String {
    let secure = if base_url.starts_with("https:") { "; Secure" } else { "" };
    let age = if token.is_empty() { 0 } else { SESSION };
    format!("{COOKIE}={token}; Path=/; HttpOnly; SameSite=Lax; Max-Age={age}{secure}")
}

/// Whether a request that comes with an origin comes from our own pages.
pub(super) fn is_own_origin(headers: &HeaderMap, base_url: &str) -> bool {
    let Some(origin) = headers.get(header::ORIGIN).and_then(|origin| origin.to_str().ok()) else {
        return true;
    };
    let host = headers.get(header::HOST).and_then(|host| host.to_str().ok()).unwrap_or_default();
    let from_host = origin.split_once("://").is_some_and(|(_, rest)| rest == host);
    from_host || origin == base_url.trim_end_matches('/')
}

impl<S: Send + Sync> FromRequestParts<S> for Visitor {
    type Rejection = HttpError;

    async fn from_request_parts(parts: &mut Parts, _: &S) -> Result<Visitor, HttpError> {
        let app = parts.extensions.get::<App>().cloned();
        let app = app.ok_or(ErrorCode::NoSession)?;
        // What changes something is asked for by our own pages, or by programs with a token.
        if parts.method != Method::GET && !is_own_origin(&parts.headers, &app.base_url) {
            return Err(ErrorCode::ForeignOrigin.into());
        }
        let nobody = HttpError::Code(ErrorCode::NoSession);
        let Some(token) = token(&parts.headers) else { return Err(nobody) };
        if is_same(&token, &app.local) {
            return Ok(Visitor(Local::administrator()));
        }
        match app.club.people().of_session(&token).await? {
            Some(person) => Ok(Visitor(person)),
            None => Err(nobody),
        }
    }
}
