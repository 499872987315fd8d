//! Questions to learn by, and whether answers are right.

use axum::Extension;
use axum::http::{HeaderMap, Uri};
use axum::response::Response;
use hanchan_api::ErrorCode;
use hanchan_server::club::Club;
use hanchan_server::http::{HttpError, QueryParams, WorkerPool};

use super::hands::{Pairs, run};
use super::shelf;
use crate::train::question;

pub(super) async fn question(
    Extension(desk): Extension<WorkerPool>,
    Extension(club): Extension<Club>,
    uri: Uri,
    headers: HeaderMap,
    QueryParams(query): Pairs,
) -> Result<Response, HttpError> {
    if query.iter().any(|(key, _)| key == "answer") {
        return Err(ErrorCode::BadQuery.into());
    }
    ask(&desk, &club, query, (uri, headers)).await
}

pub(super) async fn answer(
    Extension(desk): Extension<WorkerPool>,
    Extension(club): Extension<Club>,
    uri: Uri,
    headers: HeaderMap,
    QueryParams(mut query): Pairs,
    text: String,
) -> Result<Response, HttpError> {
    query.retain(|(key, _)| key != "answer");
    query.push(("answer".to_owned(), text.chars().take(500).collect()));
    ask(&desk, &club, query, (uri, headers)).await
}

async fn ask(
    desk: &WorkerPool,
    club: &Club,
    query: Vec<(String, String)>,
    from: (Uri, HeaderMap),
) -> Result<Response, HttpError> {
    let shelf = shelf(club);
    run::<question::Args>(desk, query, from, &[], move |args, speech, out| {
        question::write(args, speech, &shelf, out)
    })
    .await
}
