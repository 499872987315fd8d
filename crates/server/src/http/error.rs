//! Errors of requests, and the localised responses to them.

use axum::body::to_bytes;
use axum::extract::Request;
use axum::http::{HeaderValue, StatusCode, header};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use hanchan_api::{ApiError, ErrorCode, NoSuchPosition, RequestError};
use hanchan_words::{Language, Words};

use super::language::language;
use crate::localized::localized;
use crate::people::PeopleError;
use crate::server_state::StateError;
use crate::store::StoreError;

/// Why a request failed.
#[derive(Debug)]
pub(crate) enum HttpError {
    /// An error code that needs no details.
    Code(ErrorCode),
    /// An error code, and details for developers.
    Details(ErrorCode, Vec<String>),
    /// An error code, and a text in the client's language that is more specific than the code's own message.
    Text(ErrorCode, String),
    /// A rule file has errors.
    RuleFile(Vec<hanchan_rules::RuleProblem>),
    /// The database failed. Details are logged, not returned.
    Store(StoreError),
}

/// An error response before the middleware localises it.
#[derive(Clone, Debug)]
struct Unlocalized {
    code: ErrorCode,
    text: Option<String>,
    problems: Vec<String>,
    rules: Vec<hanchan_rules::RuleProblem>,
}

impl Unlocalized {
    fn new(code: ErrorCode) -> Unlocalized {
        Unlocalized { code, text: None, problems: Vec::new(), rules: Vec::new() }
    }

    fn localize(self, language: Language) -> ApiError {
        let Unlocalized { code, text, mut problems, rules } = self;
        localized(language, |words| {
            problems.extend(rules.iter().map(|problem| words.rule_problem(problem)));
        });
        let text = text.unwrap_or_else(|| message(code, language));
        ApiError { code, text, problems }
    }
}

/// Returns the message for an error code.
pub(super) fn message(code: ErrorCode, language: Language) -> String {
    localized(language, |words| words.text(&code.message_id()))
}

/// Returns the HTTP status for an error code.
pub(super) fn status(code: ErrorCode) -> StatusCode {
    StatusCode::from_u16(code.status()).unwrap_or(StatusCode::INTERNAL_SERVER_ERROR)
}

impl IntoResponse for HttpError {
    fn into_response(self) -> Response {
        let error = match self {
            HttpError::Code(code) => Unlocalized::new(code),
            HttpError::Details(code, problems) => Unlocalized { problems, ..Unlocalized::new(code) },
            HttpError::Text(code, text) => Unlocalized { text: Some(text), ..Unlocalized::new(code) },
            HttpError::RuleFile(rules) => Unlocalized { rules, ..Unlocalized::new(ErrorCode::RuleFile) },
            HttpError::Store(error) => {
                tracing::error!(%error, "a request failed");
                Unlocalized::new(match error {
                    StoreError::Damaged { .. } => ErrorCode::DamagedTable,
                    StoreError::Sql(_) | StoreError::Stopped | StoreError::Later(..) => ErrorCode::Internal,
                })
            }
        };
        let mut response = status(error.code).into_response();
        response.extensions_mut().insert(error);
        response
    }
}

impl HttpError {
    /// Creates an HTTP error from an API error, with its text in the client's language.
    pub(super) fn from_request(error: RequestError, words: &Words) -> HttpError {
        match error {
            RequestError::Query(why) => HttpError::Details(ErrorCode::BadQuery, vec![why]),
            error => HttpError::Text(error.code(), error.text(words)),
        }
    }
}

impl From<ErrorCode> for HttpError {
    fn from(code: ErrorCode) -> HttpError {
        HttpError::Code(code)
    }
}

impl From<StateError> for HttpError {
    fn from(error: StateError) -> HttpError {
        match error {
            StateError::Refused(code) => HttpError::Code(code),
            StateError::Setting(wrong) => HttpError::Details(ErrorCode::BadSetting, vec![wrong.to_string()]),
            StateError::PasswordRequired(_) => HttpError::Code(ErrorCode::WrongPassword),
            StateError::Rules(problems) => HttpError::RuleFile(problems),
            StateError::Store(error) => HttpError::Store(error),
        }
    }
}

impl From<PeopleError> for HttpError {
    fn from(error: PeopleError) -> HttpError {
        match error {
            PeopleError::Refused(code) => HttpError::Code(code),
            PeopleError::Store(error) => HttpError::Store(error),
        }
    }
}

impl From<NoSuchPosition> for HttpError {
    fn from(error: NoSuchPosition) -> HttpError {
        HttpError::Code(error.code())
    }
}

impl From<StoreError> for HttpError {
    fn from(error: StoreError) -> HttpError {
        HttpError::Store(error)
    }
}

/// Returns the error code for an error status that comes from axum itself.
fn code_of(status: StatusCode) -> ErrorCode {
    match status {
        StatusCode::NOT_FOUND => ErrorCode::NoSuchAddress,
        StatusCode::METHOD_NOT_ALLOWED => ErrorCode::NoSuchMethod,
        StatusCode::PAYLOAD_TOO_LARGE => ErrorCode::TooLarge,
        StatusCode::UNSUPPORTED_MEDIA_TYPE => ErrorCode::NotJson,
        _ => ErrorCode::BadRequest,
    }
}

/// Middleware that turns every error into JSON with a message in the client's language.
pub(super) async fn localize(request: Request, next: Next) -> Response {
    let language = language(request.uri(), request.headers());
    let mut response = next.run(request).await;
    let error = match response.extensions_mut().remove::<Unlocalized>() {
        Some(error) => error,
        None if response.status().is_client_error() && !has_own_body(&response) => {
            let code = code_of(response.status());
            let body = std::mem::take(response.body_mut());
            let details = to_bytes(body, 4096).await.unwrap_or_default();
            let details = String::from_utf8_lossy(&details).into_owned();
            let problems = if details.is_empty() { Vec::new() } else { vec![details] };
            Unlocalized { problems, ..Unlocalized::new(code) }
        }
        None => return response,
    };
    let body = serde_json::to_string(&error.localize(language)).unwrap_or_default();
    let headers = response.headers_mut();
    headers.remove(header::CONTENT_LENGTH);
    headers.insert(header::CONTENT_TYPE, HeaderValue::from_static("application/json"));
    headers.insert(header::VARY, HeaderValue::from_static("Accept-Language"));
    *response.body_mut() = body.into();
    response
}

/// Returns whether a response already has a body that explains the error.
fn has_own_body(response: &Response) -> bool {
    let kind = response.headers().get(header::CONTENT_TYPE).and_then(|kind| kind.to_str().ok());
    kind.is_some_and(|kind| kind.starts_with("application/json") || kind.starts_with("text/html"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_code_has_a_message_in_every_language() {
        for language in Language::ALL {
            for &code in ErrorCode::ALL {
                assert!(
                    localized(language, |words| words.has(&code.message_id())),
                    "{}: {}",
                    language.code(),
                    code.message_id()
                );
            }
        }
    }

    #[test]
    fn every_status_is_an_error() {
        for &code in ErrorCode::ALL {
            assert!(status(code).as_u16() == code.status() && code.status() >= 400, "{code}");
        }
    }
}
