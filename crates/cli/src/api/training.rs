//! Questions to learn by, and whether answers are right.

use axum::Extension;
use axum::http::{HeaderMap, StatusCode, Uri};
use axum::response::Response;
use hanchan_server::club::Club;
use hanchan_server::http::{Asked, Desk, Problem};

use super::hands::{Pairs, run};
use super::shelf;
use crate::train::question;

pub(super) async fn question(
    Extension(desk): Extension<Desk>,
    Extension(club): Extension<Club>,
    uri: Uri,
    headers: HeaderMap,
    Asked(query): Pairs,
) -> Result<Response, Problem> {
    if query.iter().any(|(key, _)| key == "answer") {
        return Err(Problem::Refused(StatusCode::BAD_REQUEST, "bad-query"));
    }
    ask(&desk, &club, query, (uri, headers)).await
}

pub(super) async fn answer(
    Extension(desk): Extension<Desk>,
    Extension(club): Extension<Club>,
    uri: Uri,
    headers: HeaderMap,
    Asked(mut query): Pairs,
    text: String,
) -> Result<Response, Problem> {
    query.retain(|(key, _)| key != "answer");
    query.push(("answer".to_owned(), text.chars().take(500).collect()));
    ask(&desk, &club, query, (uri, headers)).await
}

async fn ask(
    desk: &Desk,
    club: &Club,
    query: Vec<(String, String)>,
    from: (Uri, HeaderMap),
) -> Result<Response, Problem> {
    let shelf = shelf(club);
    run::<question::Args>(desk, query, from, &[], move |args, speech, out| {
        question::write(args, speech, &shelf, out)
    })
    .await
}
