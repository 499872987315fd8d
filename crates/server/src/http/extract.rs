//! Extractors of request bodies and query strings that explain what is wrong with them.

use axum::Json;
use axum::extract::rejection::JsonRejection;
use axum::extract::{FromRequest, FromRequestParts, Query, Request};
use axum::http::request::Parts;
use hanchan_api::ErrorCode;
use serde::de::DeserializeOwned;

use super::error::HttpError;

/// A JSON body.
pub struct JsonBody<T>(pub T);

impl<T: DeserializeOwned, S: Send + Sync> FromRequest<S> for JsonBody<T> {
    type Rejection = HttpError;

    async fn from_request(request: Request, state: &S) -> Result<JsonBody<T>, HttpError> {
        let details = |code, error: &dyn std::error::Error| {
            // The innermost error says where.
            let mut error = error;
            while let Some(source) = error.source() {
                error = source;
            }
            HttpError::Details(code, vec![error.to_string()])
        };
        match Json::<T>::from_request(request, state).await {
            Ok(Json(body)) => Ok(JsonBody(body)),
            Err(JsonRejection::JsonDataError(error)) => Err(details(ErrorCode::BadField, &error)),
            Err(JsonRejection::JsonSyntaxError(error)) => Err(details(ErrorCode::BadJson, &error)),
            Err(JsonRejection::MissingJsonContentType(_)) => Err(ErrorCode::NotJson.into()),
            Err(_) => Err(ErrorCode::TooLarge.into()),
        }
    }
}

/// A query string.
pub struct QueryParams<T>(pub T);

impl<T: DeserializeOwned, S: Send + Sync> FromRequestParts<S> for QueryParams<T> {
    type Rejection = HttpError;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<QueryParams<T>, HttpError> {
        match Query::<T>::from_request_parts(parts, state).await {
            Ok(Query(params)) => Ok(QueryParams(params)),
            Err(error) => Err(HttpError::Details(ErrorCode::BadQuery, vec![error.body_text()])),
        }
    }
}
