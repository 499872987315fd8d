//! What a client is told when something is not possible.

use axum::Json;
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use serde::Serialize;

use crate::club::ClubError;
use crate::people::PeopleError;
use crate::store::StoreError;

/// Why a request is not answered as it was wanted.
#[derive(Debug)]
pub(crate) enum Problem {
    /// The client did something wrong: a code that stays.
    Refused(StatusCode, &'static str),
    /// A rule file has problems: where, and what.
    Rules(Vec<String>),
    /// Something of ours; the client learns nothing about the inside.
    Inside(StoreError),
}

#[derive(Serialize)]
struct Answer<'a> {
    code: &'a str,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    problems: Vec<String>,
}

impl IntoResponse for Problem {
    fn into_response(self) -> Response {
        let (status, code, problems) = match self {
            Problem::Refused(status, code) => (status, code, Vec::new()),
            Problem::Rules(problems) => (StatusCode::UNPROCESSABLE_ENTITY, "rule-file", problems),
            Problem::Inside(error) => {
                tracing::error!(%error, "a request failed");
                (StatusCode::INTERNAL_SERVER_ERROR, "our-fault", Vec::new())
            }
        };
        (status, Json(Answer { code, problems })).into_response()
    }
}

impl From<ClubError> for Problem {
    fn from(error: ClubError) -> Problem {
        match error {
            ClubError::Refused(code @ ("no-such-table" | "no-such-rules")) => {
                Problem::Refused(StatusCode::NOT_FOUND, code)
            }
            ClubError::Refused(code) => Problem::Refused(StatusCode::CONFLICT, code),
            ClubError::Rules(problems) => Problem::Rules(problems.iter().map(ToString::to_string).collect()),
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
