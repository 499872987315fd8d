//! What a client is told when something is not possible.

use axum::body::to_bytes;
use axum::extract::Request;
use axum::http::{HeaderValue, StatusCode, header};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use hanchan_words::{Language, Words};
use serde::Serialize;

use super::language::language;
use crate::club::ClubError;
use crate::people::PeopleError;
use crate::speech::say;
use crate::store::StoreError;

/// Why a request is not answered as it was wanted.
#[derive(Debug)]
pub enum Problem {
    /// The client did something wrong: a code that stays.
    Refused(StatusCode, &'static str),
    /// The same, with what exactly is wrong, for developers.
    Wrong(StatusCode, &'static str, Vec<String>),
    /// The same, with what exactly is wrong in the client's language.
    Said(StatusCode, &'static str, String),
    /// A rule file has problems.
    Rules(Vec<hanchan_rules::Problem>),
    /// Something of ours; the client learns nothing about the inside.
    Inside(StoreError),
}

/// All codes, each with a text in every language.
pub const CODES: [&str; 61] = [
    "already-playing",
    "bad-field",
    "bad-hand",
    "bad-json",
    "bad-query",
    "bad-request",
    "bad-setting",
    "bots-at-real-table",
    "busy",
    "cannot-resume",
    "contribution",
    "foreign-origin",
    "full",
    "inexpressible",
    "name",
    "name-taken",
    "never-began",
    "no-answer",
    "no-guest",
    "no-judge",
    "no-open-hands",
    "no-randomness",
    "no-session",
    "no-such-address",
    "no-such-deal",
    "no-such-format",
    "no-such-game",
    "no-such-link",
    "no-such-method",
    "no-such-name",
    "no-such-person",
    "no-such-record",
    "no-such-role",
    "no-such-rules",
    "no-such-seat",
    "no-such-step",
    "no-such-table",
    "not-an-administrator",
    "not-here",
    "not-json",
    "not-over",
    "our-fault",
    "password",
    "password-length",
    "removed",
    "rule-file",
    "rules-name-taken",
    "rules-version-taken",
    "settings",
    "table-stopped",
    "too-large",
    "too-many-bots",
    "too-many-connections",
    "too-many-records",
    "too-many-requests",
    "too-many-tables",
    "too-slow",
    "unreadable-record",
    "wrong-name-or-password",
    "wrong-password",
    "you-play",
];

/// What a client is told.
#[derive(Clone, Default, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[cfg_attr(test, ts(rename = "ApiProblem"))]
pub(crate) struct Told {
    /// A code that stays the same.
    code: String,
    /// It in the client's language.
    text: String,
    /// What exactly is wrong, if there is more to say.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(test, ts(as = "Option<Vec<String>>", optional))]
    problems: Vec<String>,
}

/// A problem on its way to the client, not yet in words.
#[derive(Clone, Debug)]
struct Unsaid {
    code: &'static str,
    text: Option<String>,
    problems: Vec<String>,
    rules: Vec<hanchan_rules::Problem>,
}

impl Unsaid {
    fn new(code: &'static str) -> Unsaid {
        Unsaid { code, text: None, problems: Vec::new(), rules: Vec::new() }
    }

    fn told(self, language: Language) -> Told {
        say(language.code(), |words| {
            let problems = self.problems.iter().cloned();
            let rules = self.rules.iter().map(|problem| words.rule_problem(problem));
            let text = self.text.clone().unwrap_or_else(|| text(self.code, words));
            Told { code: self.code.to_owned(), text, problems: problems.chain(rules).collect() }
        })
    }
}

/// A code in words: those of tables are said at tables, too.
pub(crate) fn text(code: &str, words: &Words) -> String {
    let id = format!("problem-{code}");
    if words.has(&id) { words.text(&id) } else { words.text(&format!("table-{code}")) }
}

impl IntoResponse for Problem {
    fn into_response(self) -> Response {
        let (status, unsaid) = match self {
            Problem::Refused(status, code) => (status, Unsaid::new(code)),
            Problem::Wrong(status, code, problems) => (status, Unsaid { problems, ..Unsaid::new(code) }),
            Problem::Said(status, code, text) => (status, Unsaid { text: Some(text), ..Unsaid::new(code) }),
            Problem::Rules(rules) => {
                (StatusCode::UNPROCESSABLE_ENTITY, Unsaid { rules, ..Unsaid::new("rule-file") })
            }
            Problem::Inside(error) => {
                tracing::error!(%error, "a request failed");
                (StatusCode::INTERNAL_SERVER_ERROR, Unsaid::new("our-fault"))
            }
        };
        let mut response = status.into_response();
        response.extensions_mut().insert(unsaid);
        response
    }
}

impl From<ClubError> for Problem {
    fn from(error: ClubError) -> Problem {
        match error {
            ClubError::Refused(code @ ("no-such-table" | "no-such-rules")) => {
                Problem::Refused(StatusCode::NOT_FOUND, code)
            }
            ClubError::Refused(code) => Problem::Refused(StatusCode::CONFLICT, code),
            ClubError::Setting(key) => {
                Problem::Wrong(StatusCode::UNPROCESSABLE_ENTITY, "bad-setting", vec![key.to_owned()])
            }
            ClubError::Rules(problems) => Problem::Rules(problems),
            ClubError::Store(error) => Problem::Inside(error),
        }
    }
}

impl From<PeopleError> for Problem {
    fn from(error: PeopleError) -> Problem {
        match error {
            PeopleError::Refused(code) => Problem::Refused(StatusCode::CONFLICT, code),
            PeopleError::Store(error) => Problem::Inside(error),
        }
    }
}

impl From<StoreError> for Problem {
    fn from(error: StoreError) -> Problem {
        Problem::Inside(error)
    }
}

/// What was refused before one of our functions was asked.
fn code_of(status: StatusCode) -> &'static str {
    match status {
        StatusCode::NOT_FOUND => "no-such-address",
        StatusCode::METHOD_NOT_ALLOWED => "no-such-method",
        StatusCode::PAYLOAD_TOO_LARGE => "too-large",
        StatusCode::UNSUPPORTED_MEDIA_TYPE => "not-json",
        _ => "bad-request",
    }
}

/// Puts every problem into words of the client's language, and as JSON.
pub(super) async fn put_into_words(request: Request, next: Next) -> Response {
    let language = language(request.uri(), request.headers());
    let mut response = next.run(request).await;
    let unsaid = match response.extensions_mut().remove::<Unsaid>() {
        Some(unsaid) => unsaid,
        None if response.status().is_client_error() && !is_answer(&response) => {
            let code = code_of(response.status());
            let body = std::mem::take(response.body_mut());
            let why = to_bytes(body, 4096).await.unwrap_or_default();
            let why = String::from_utf8_lossy(&why).into_owned();
            Unsaid { problems: if why.is_empty() { Vec::new() } else { vec![why] }, ..Unsaid::new(code) }
        }
        None => return response,
    };
    let body = serde_json::to_string(&unsaid.told(language)).unwrap_or_default();
    let headers = response.headers_mut();
    headers.remove(header::CONTENT_LENGTH);
    headers.insert(header::CONTENT_TYPE, HeaderValue::from_static("application/json"));
    headers.insert(header::VARY, HeaderValue::from_static("Accept-Language"));
    *response.body_mut() = body.into();
    response
}

/// Whether a response says for itself what is wrong.
fn is_answer(response: &Response) -> bool {
    let kind = response.headers().get(header::CONTENT_TYPE).and_then(|kind| kind.to_str().ok());
    kind.is_some_and(|kind| kind.starts_with("application/json") || kind.starts_with("text/html"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_code_has_its_words() {
        for language in Language::ALL {
            for code in CODES {
                let said = say(language.code(), |words| text(code, words));
                assert!(!said.starts_with("table-"), "{language:?}: {code}");
            }
        }
    }

    /// Codes stand where something is refused, and nowhere else.
    #[test]
    fn every_code_is_in_the_list() {
        let folder = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("src");
        let (mut files, mut found) = (vec![folder], 0);
        while let Some(path) = files.pop() {
            if path.ends_with("error.rs") {
                continue;
            }
            if path.is_dir() {
                files.extend(std::fs::read_dir(path).expect("a folder").flatten().map(|file| file.path()));
                continue;
            }
            let source = std::fs::read_to_string(&path).expect("source");
            for part in ["Error::Refused(", "Problem::Refused(", "Problem::Wrong(", "Problem::Said("]
                .iter()
                .flat_map(|begin| source.split(begin).skip(1))
            {
                let given = part.split(')').next().unwrap_or_default();
                if let Some(code) = given.split('"').nth(1) {
                    assert!(CODES.contains(&code), "{code} in {}", path.display());
                    found += 1;
                }
            }
        }
        assert!(found > 30);
    }
}
