//! Sessions, which identify the person behind a request.

use axum::extract::FromRequestParts;
use axum::http::request::Parts;
use axum::http::{HeaderMap, Method, header};
use hanchan_api::ErrorCode;
use hanchan_api::people::{AccountRole, Person};

use super::App;
use super::error::HttpError;
use crate::local_admin::LocalAdmin;
use crate::timing::{SESSION_TTL, seconds};

/// The name of the session cookie.
const COOKIE: &str = "hanchan";

/// The person to whom the request's session belongs. Requests without a session are refused.
pub(super) struct Visitor(pub(super) Person);

/// Proof that the request comes from an administrator. Other requests are refused.
pub(super) struct Administrator;

/// Returns the session token, from the cookie or from an `Authorization: Bearer` header.
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

/// Compares two tokens in constant time.
fn is_same(one: &str, other: &str) -> bool {
    one.len() == other.len() && one.bytes().zip(other.bytes()).fold(0, |differ, (a, b)| differ | (a ^ b)) == 0
}

/// Returns the session cookie, which is `Secure` if the server's public URL is https. An empty token deletes
/// the cookie.
pub(super) fn cookie(token: &str, base_url: &str) -> String {
    let secure = if base_url.starts_with("https:") { "; Secure" } else { "" };
    let age = if token.is_empty() { 0 } else { seconds(SESSION_TTL) };
    format!("{COOKIE}={token}; Path=/; HttpOnly; SameSite=Lax; Max-Age={age}{secure}")
}

/// Returns whether a request has no origin, or the origin of this server.
fn is_own_origin(headers: &HeaderMap, base_url: &str) -> bool {
    let Some(origin) = headers.get(header::ORIGIN).and_then(|origin| origin.to_str().ok()) else {
        return true;
    };
    let host = headers.get(header::HOST).and_then(|host| host.to_str().ok()).unwrap_or_default();
    let from_host = origin.split_once("://").is_some_and(|(_, rest)| rest == host);
    from_host || origin == base_url.trim_end_matches('/')
}

/// Refuses requests from other sites.
pub(super) fn check_origin(app: &App, headers: &HeaderMap) -> Result<(), HttpError> {
    if is_own_origin(headers, &app.base_url) { Ok(()) } else { Err(ErrorCode::ForeignOrigin.into()) }
}

impl FromRequestParts<App> for Administrator {
    type Rejection = HttpError;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Administrator, HttpError> {
        let Visitor(person) = Visitor::from_request_parts(parts, app).await?;
        match person.role {
            AccountRole::Administrator => Ok(Administrator),
            AccountRole::Player | AccountRole::Judge => Err(ErrorCode::NotAnAdministrator.into()),
        }
    }
}

impl FromRequestParts<App> for Visitor {
    type Rejection = HttpError;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Visitor, HttpError> {
        // Only this server's pages, and programs with a token, may change anything.
        if parts.method != Method::GET {
            check_origin(app, &parts.headers)?;
        }
        let token = token(&parts.headers).ok_or(ErrorCode::NoSession)?;
        if is_same(&token, &app.local_token) {
            return Ok(Visitor(LocalAdmin::person()));
        }
        let person = app.state.people().of_session(&token).await?;
        Ok(Visitor(person.ok_or(ErrorCode::NoSession)?))
    }
}
