//! Rule sets: ours and the club's.

use axum::Extension;
use axum::extract::Path;
use axum::http::{HeaderMap, Uri};
use axum::response::Response;
use hanchan_rules::Rules;
use hanchan_server::club::Club;
use hanchan_server::http::{HttpError, QueryParams, WorkerPool};

use super::hands::{Pairs, run};
use super::shelf;
use crate::rules::{diff, list, show};

/// No arguments but the language.
#[derive(clap::Args)]
pub(super) struct None {}

pub(super) async fn list(
    Extension(desk): Extension<WorkerPool>,
    Extension(club): Extension<Club>,
    uri: Uri,
    headers: HeaderMap,
    QueryParams(query): Pairs,
) -> Result<Response, HttpError> {
    let all: Vec<Rules> = club.rules().iter().map(|rules| Rules::clone(rules)).collect();
    run::<None>(&desk, query, (uri, headers), &[], move |_, speech, out| list::write(&all, speech, out)).await
}

pub(super) async fn show(
    Extension(desk): Extension<WorkerPool>,
    Extension(club): Extension<Club>,
    Path(rules): Path<String>,
    uri: Uri,
    headers: HeaderMap,
    QueryParams(mut query): Pairs,
) -> Result<Response, HttpError> {
    query.push(("rules".to_owned(), rules));
    let shelf = shelf(&club);
    run::<show::Args>(&desk, query, (uri, headers), &[], move |args, speech, out| {
        show::write(args, speech, &shelf, out)
    })
    .await
}

pub(super) async fn diff(
    Extension(desk): Extension<WorkerPool>,
    Extension(club): Extension<Club>,
    Path((a, b)): Path<(String, String)>,
    uri: Uri,
    headers: HeaderMap,
    QueryParams(mut query): Pairs,
) -> Result<Response, HttpError> {
    query.extend([("a".to_owned(), a), ("b".to_owned(), b)]);
    let shelf = shelf(&club);
    run::<diff::Args>(&desk, query, (uri, headers), &[], move |args, speech, out| {
        diff::write(args, speech, &shelf, out)
    })
    .await
}
