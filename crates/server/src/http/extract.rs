//! Extractors for request bodies and query strings, with detailed errors.

use std::convert::Infallible;
use std::marker::PhantomData;

use axum::Json;
use axum::extract::rejection::JsonRejection;
use axum::extract::{FromRequest, FromRequestParts, Query, RawPathParams, Request};
use axum::http::request::Parts;
use hanchan_api::{ErrorCode, RequestError, read_query};
use hanchan_words::{Language, Style};
use serde::de::DeserializeOwned;

use super::error::HttpError;
use super::language::{language, language_params};

/// The maximum length of a query string, in bytes; longer than any hand in any notation.
const LONGEST_QUERY: usize = 16 * 1024;

/// A JSON body.
pub(super) struct JsonBody<T>(pub(super) T);

impl<T: DeserializeOwned, S: Send + Sync> FromRequest<S> for JsonBody<T> {
    type Rejection = HttpError;

    async fn from_request(request: Request, state: &S) -> Result<JsonBody<T>, HttpError> {
        match Json::<T>::from_request(request, state).await {
            Ok(Json(body)) => Ok(JsonBody(body)),
            Err(JsonRejection::JsonDataError(error)) => Err(details(ErrorCode::BadField, &error)),
            Err(JsonRejection::JsonSyntaxError(error)) => Err(details(ErrorCode::BadJson, &error)),
            Err(JsonRejection::MissingJsonContentType(_)) => Err(ErrorCode::NotJson.into()),
            Err(_) => Err(ErrorCode::TooLarge.into()),
        }
    }
}

/// A JSON body, or the default value if the body is empty.
pub(super) struct OptionalJsonBody<T>(pub(super) T);

impl<T: DeserializeOwned + Default, S: Send + Sync> FromRequest<S> for OptionalJsonBody<T> {
    type Rejection = HttpError;

    async fn from_request(request: Request, state: &S) -> Result<OptionalJsonBody<T>, HttpError> {
        let bytes = axum::body::Bytes::from_request(request, state).await;
        let bytes = bytes.map_err(|_| ErrorCode::TooLarge)?;
        if bytes.is_empty() {
            return Ok(OptionalJsonBody(T::default()));
        }
        let body = serde_json::from_slice(&bytes);
        body.map(OptionalJsonBody).map_err(|error| details(ErrorCode::BadField, &error))
    }
}

/// A text body with one JSON object per line. The handler parses the lines, so that an invalid line does not affect
/// the others.
pub(super) struct JsonLinesBody<T> {
    pub(super) text: String,
    lines: PhantomData<fn() -> T>,
}

impl<T, S: Send + Sync> FromRequest<S> for JsonLinesBody<T> {
    type Rejection = <String as FromRequest<S>>::Rejection;

    async fn from_request(request: Request, state: &S) -> Result<JsonLinesBody<T>, Self::Rejection> {
        Ok(JsonLinesBody { text: String::from_request(request, state).await?, lines: PhantomData })
    }
}

/// Returns an error with the message of its innermost cause, which names the position.
fn details(code: ErrorCode, error: &dyn std::error::Error) -> HttpError {
    let mut error = error;
    while let Some(source) = error.source() {
        error = source;
    }
    HttpError::Details(code, vec![error.to_string()])
}

async fn query_pairs<S: Send + Sync>(
    parts: &mut Parts,
    state: &S,
) -> Result<Vec<(String, String)>, HttpError> {
    if parts.uri.query().is_some_and(|query| query.len() > LONGEST_QUERY) {
        return Err(ErrorCode::TooLarge.into());
    }
    match Query::<Vec<(String, String)>>::from_request_parts(parts, state).await {
        Ok(Query(pairs)) => Ok(pairs),
        Err(error) => Err(HttpError::Details(ErrorCode::BadQuery, vec![error.body_text()])),
    }
}

fn read<T: DeserializeOwned>(pairs: Vec<(String, String)>) -> Result<T, HttpError> {
    match read_query(pairs) {
        Ok((_, request)) => Ok(request),
        Err(RequestError::Query(why)) => Err(HttpError::Details(ErrorCode::BadQuery, vec![why])),
        Err(_) => Err(ErrorCode::BadQuery.into()),
    }
}

/// The parameters of the query string, except those for the language.
pub(super) struct QueryParams<T>(pub(super) T);

impl<T: DeserializeOwned, S: Send + Sync> FromRequestParts<S> for QueryParams<T> {
    type Rejection = HttpError;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<QueryParams<T>, HttpError> {
        Ok(QueryParams(read(query_pairs(parts, state).await?)?))
    }
}

/// A request whose fields are parameters of the path and of the query string.
pub(super) struct Params<T>(pub(super) T);

impl<T: DeserializeOwned, S: Send + Sync> FromRequestParts<S> for Params<T> {
    type Rejection = HttpError;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<Params<T>, HttpError> {
        let mut pairs = query_pairs(parts, state).await?;
        let path = RawPathParams::from_request_parts(parts, state).await;
        let path = path.map_err(|_| ErrorCode::BadRequest)?;
        pairs.extend(path.iter().map(|(name, value)| (name.to_owned(), value.to_owned())));
        Ok(Params(read(pairs)?))
    }
}

/// The client's language, from `?lang=` or else from `Accept-Language`; English by default.
pub(super) struct ClientLanguage {
    pub(super) language: Language,
    /// How to name yaku, if the client chose with `?names=`.
    pub(super) names: Option<Style>,
}

impl<S: Send + Sync> FromRequestParts<S> for ClientLanguage {
    type Rejection = Infallible;

    async fn from_request_parts(parts: &mut Parts, _: &S) -> Result<ClientLanguage, Infallible> {
        Ok(ClientLanguage {
            language: language(&parts.uri, &parts.headers),
            names: language_params(&parts.uri).names.map(|names| names.0),
        })
    }
}
