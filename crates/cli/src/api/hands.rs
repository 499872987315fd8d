//! Hands: how far, what waits, what helps, what it is worth.

use axum::Extension;
use axum::http::{HeaderMap, Uri, header};
use axum::response::{IntoResponse, Response};
use hanchan_api::ErrorCode;
use hanchan_server::club::Club;
use hanchan_server::http::{HttpError, QueryParams, WorkerPool, language};

use super::query::read;
use super::{json, problem, shelf};
use crate::complaint::Complaint;
use crate::speech::Speech;
use crate::{advise, score, shanten, tiles, ukeire, waits};

/// The longest question; longer than any hand in any notation.
const LONGEST: usize = 16 * 1024;
/// The most wins in one request.
const MOST_LINES: usize = 1000;

pub(super) type Pairs = QueryParams<Vec<(String, String)>>;

/// Runs a command with a query for its arguments.
pub(super) async fn run<A: clap::Args + Send + 'static>(
    desk: &WorkerPool,
    query: Vec<(String, String)>,
    (uri, headers): (Uri, HeaderMap),
    more: &'static [&'static str],
    command: impl FnOnce(&A, &Speech, &mut Vec<u8>) -> Result<(), Complaint> + Send + 'static,
) -> Result<Response, HttpError> {
    if uri.query().is_some_and(|query| query.len() > LONGEST) {
        return Err(ErrorCode::TooLarge.into());
    }
    let language = language(&uri, &headers);
    desk.work(move || {
        let (args, speech) = read::<A>(&query, language, more)?;
        let mut out = Vec::new();
        match command(&args, &speech, &mut out) {
            // What was listed stands in the answer.
            Ok(()) | Err(Complaint::Listed(_)) => Ok(json(out)),
            Err(complaint) => Err(problem(&complaint, speech.words())),
        }
    })
    .await
}

macro_rules! of_a_hand {
    ($($name:ident)+) => {
        $(pub(super) async fn $name(
            Extension(desk): Extension<WorkerPool>,
            uri: Uri,
            headers: HeaderMap,
            QueryParams(query): Pairs,
        ) -> Result<Response, HttpError> {
            run::<$name::Args>(&desk, query, (uri, headers), &[], |args, speech, out| {
                $name::write(args, speech, out)
            })
            .await
        })+
    };
}

of_a_hand! { shanten waits ukeire tiles }

pub(super) async fn score(
    Extension(desk): Extension<WorkerPool>,
    Extension(club): Extension<Club>,
    uri: Uri,
    headers: HeaderMap,
    QueryParams(query): Pairs,
) -> Result<Response, HttpError> {
    let shelf = shelf(&club);
    run::<score::Args>(&desk, query, (uri, headers), &[], move |args, speech, out| {
        score::write(args, speech, &shelf, out)
    })
    .await
}

/// Wins as JSON objects, a line each, answered line by line.
pub(super) async fn score_lines(
    Extension(desk): Extension<WorkerPool>,
    Extension(club): Extension<Club>,
    text: String,
) -> Result<Response, HttpError> {
    if text.lines().count() > MOST_LINES {
        return Err(ErrorCode::TooLarge.into());
    }
    let shelf = shelf(&club);
    let answers = desk.work(move || Ok(score::answer_lines(&text, &shelf))).await?;
    Ok(([(header::CONTENT_TYPE, "application/jsonl; charset=utf-8")], answers).into_response())
}

pub(super) async fn advice(
    Extension(desk): Extension<WorkerPool>,
    Extension(club): Extension<Club>,
    uri: Uri,
    headers: HeaderMap,
    QueryParams(query): Pairs,
) -> Result<Response, HttpError> {
    let shelf = shelf(&club);
    run::<advise::Args>(&desk, query, (uri, headers), &[], move |args, speech, out| {
        advise::write(args, None, speech, &shelf, out)
    })
    .await
}
