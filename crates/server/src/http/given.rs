//! What a request brings, or why it cannot be understood.

use axum::Json;
use axum::extract::rejection::JsonRejection;
use axum::extract::{FromRequest, FromRequestParts, Query, Request};
use axum::http::StatusCode;
use axum::http::request::Parts;
use serde::de::DeserializeOwned;

use super::error::Problem;

/// A body in JSON.
pub struct Given<T>(pub T);

impl<T: DeserializeOwned, S: Send + Sync> FromRequest<S> for Given<T> {
    type Rejection = Problem;

    async fn from_request(request: Request, state: &S) -> Result<Given<T>, Problem> {
        let wrong = |status, code, why: &dyn std::error::Error| {
            // What lies behind is what says where.
            let mut why = why;
            while let Some(source) = why.source() {
                why = source;
            }
            Problem::Wrong(status, code, vec![why.to_string()])
        };
        match Json::<T>::from_request(request, state).await {
            Ok(Json(given)) => Ok(Given(given)),
            Err(JsonRejection::JsonDataError(why)) => {
                Err(wrong(StatusCode::UNPROCESSABLE_ENTITY, "bad-field", &why))
            }
            Err(JsonRejection::JsonSyntaxError(why)) => Err(wrong(StatusCode::BAD_REQUEST, "bad-json", &why)),
            Err(JsonRejection::MissingJsonContentType(_)) => {
                Err(Problem::Refused(StatusCode::UNSUPPORTED_MEDIA_TYPE, "not-json"))
            }
            Err(_) => Err(Problem::Refused(StatusCode::PAYLOAD_TOO_LARGE, "too-large")),
        }
    }
}

/// What stands after the question mark.
pub struct Asked<T>(pub T);

impl<T: DeserializeOwned, S: Send + Sync> FromRequestParts<S> for Asked<T> {
    type Rejection = Problem;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<Asked<T>, Problem> {
        match Query::<T>::from_request_parts(parts, state).await {
            Ok(Query(asked)) => Ok(Asked(asked)),
            Err(why) => Err(Problem::Wrong(StatusCode::BAD_REQUEST, "bad-query", vec![why.body_text()])),
        }
    }
}
