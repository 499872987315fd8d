//! Records that somebody sends: any format that is read, gzipped or not.

use axum::body::Bytes;
use axum::extract::Path;
use axum::http::{HeaderMap, StatusCode, Uri, header};
use axum::response::{IntoResponse, Response};
use axum::{Extension, Json};
use hanchan_api::{
    ByName, Context, ConvertRequest, ErrorCode, GamePosition, Named as _, PlayedGame, RecordRequest as _,
    RequestError, Tally, UnreadableRecord, VerifyRequest,
};
use hanchan_record::Format;
use hanchan_server::club::Club;
use hanchan_server::http::{HttpError, QueryParams, Visitor, WorkerPool, language};
use hanchan_server::position::Position;
use hanchan_tiles::Seat;
use hanchan_words::{Language, Style, Words};
use serde::Deserialize;
use serde_json::json;

use super::hands::{Pairs, run};
use super::{json, shelf};
use crate::advise;
use crate::complaint::Complaint;

fn words(uri: &Uri, headers: &HeaderMap) -> impl FnOnce() -> Words + Send + 'static {
    let language: Language = language(uri, headers);
    move || Words::new(language, Style::Romanised, None)
}

fn played(bytes: &Bytes, words: &Words) -> Result<PlayedGame, HttpError> {
    PlayedGame::read(bytes).map_err(|error| refused(&error.into(), words))
}

fn refused(error: &RequestError, words: &Words) -> HttpError {
    HttpError::Text(error.code(), error.text(words))
}

/// As `hanchan verify --json`.
pub(super) async fn verify(
    Extension(desk): Extension<WorkerPool>,
    uri: Uri,
    headers: HeaderMap,
    record: Bytes,
) -> Result<Response, HttpError> {
    let language = language(&uri, &headers);
    desk.work(move || {
        let context = Context::new(language, Some(Style::Romanised), &crate::library::open);
        let verified = VerifyRequest::default().run(&record, &context);
        Ok(Json(verified.map_err(|error| refused(&error, context.words()))?).into_response())
    })
    .await
}

#[derive(Deserialize)]
pub(super) struct Wanted {
    to: String,
    rules: Option<String>,
    #[serde(default)]
    anyway: bool,
}

/// As `hanchan convert`.
pub(super) async fn convert(
    Extension(desk): Extension<WorkerPool>,
    Extension(club): Extension<Club>,
    uri: Uri,
    headers: HeaderMap,
    QueryParams(Wanted { to, rules, anyway }): QueryParams<Wanted>,
    record: Bytes,
) -> Result<Response, HttpError> {
    let (language, shelf) = (language(&uri, &headers), shelf(&club));
    let no_format = HttpError::Code(ErrorCode::NoSuchFormat);
    let request = ConvertRequest { to: ByName(Format::named(&to).ok_or(no_format)?), rules, anyway };
    desk.work(move || {
        let context = Context::new(language, Some(Style::Romanised), &shelf);
        let converted = request.run(&record, &context).map_err(|error| refused(&error, context.words()))?;
        Ok(([(header::CONTENT_TYPE, converted.format.0.media_type())], converted.text).into_response())
    })
    .await
}

/// The most records that one person shares, and that all do.
const SHARED: (i64, i64) = (100, 20_000);

/// Keeps a record, so that others can look at it.
pub(super) async fn share(
    Extension(desk): Extension<WorkerPool>,
    Extension(club): Extension<Club>,
    Visitor(person): Visitor,
    uri: Uri,
    headers: HeaderMap,
    record: Bytes,
) -> Result<Response, HttpError> {
    let words = words(&uri, &headers);
    let text = desk
        .work(move || {
            let words = words();
            played(&record, &words)?;
            String::from_utf8(record.to_vec())
                .map_err(|error| HttpError::Text(ErrorCode::UnreadableRecord, error.to_string()))
        })
        .await?;
    let id = club.share(&person, &text, SHARED).await?;
    let id = id.ok_or(ErrorCode::TooManyRecords)?;
    Ok((StatusCode::CREATED, Json(json!({ "id": id }))).into_response())
}

/// A record that somebody shares.
pub(super) async fn shared(
    Extension(club): Extension<Club>,
    Path(id): Path<String>,
) -> Result<Response, HttpError> {
    let found = club.store().record(&id).await?;
    let text = found.ok_or(ErrorCode::NoSuchRecord)?;
    Ok(([(header::CONTENT_TYPE, "text/plain; charset=utf-8")], text).into_response())
}

/// As `hanchan stats --json`.
pub(super) async fn stats(
    Extension(desk): Extension<WorkerPool>,
    uri: Uri,
    headers: HeaderMap,
    record: Bytes,
) -> Result<Response, HttpError> {
    let words = words(&uri, &headers);
    desk.work(move || {
        let words = words();
        let mut tally = Tally::default();
        tally.add(&played(&record, &words)?);
        Ok(Json(tally.response(Vec::new())).into_response())
    })
    .await
}

/// The same of the games that the visitor has finished here.
pub(super) async fn own_stats(
    Extension(desk): Extension<WorkerPool>,
    Extension(club): Extension<Club>,
    Visitor(person): Visitor,
    uri: Uri,
    headers: HeaderMap,
) -> Result<Response, HttpError> {
    let games = club.finished_games(&person).await?;
    let words = words(&uri, &headers);
    desk.work(move || {
        let words = words();
        let (mut tally, mut unreadable) = (Tally::default(), Vec::new());
        for (id, seat, log) in games {
            match (PlayedGame::read(log.as_bytes()), Seat::from_index(seat)) {
                (Ok(played), Some(seat)) => tally.add_seat(&person.name, seat, &played),
                (Err(why), _) => unreadable.push(UnreadableRecord { file: id, why: why.text(&words) }),
                (Ok(_), None) => {}
            }
        }
        Ok(Json(tally.response(unreadable)).into_response())
    })
    .await
}

#[derive(Deserialize)]
pub(super) struct At {
    seat: Option<String>,
    deal: Option<usize>,
    step: Option<usize>,
}

/// A place in a record, as a seat saw it or with open hands.
pub(super) async fn position(
    Extension(desk): Extension<WorkerPool>,
    uri: Uri,
    headers: HeaderMap,
    QueryParams(at): QueryParams<At>,
    record: Bytes,
) -> Result<Response, HttpError> {
    let words = words(&uri, &headers);
    let eyes = at
        .seat
        .as_deref()
        .map(|text| Seat::named(text).ok_or(HttpError::Code(ErrorCode::NoSuchSeat)))
        .transpose()?;
    desk.work(move || {
        let played = played(&record, &words())?;
        let place = GamePosition::find(&played.rounds, &played.events, at.deal.unwrap_or(1), at.step);
        let position = place.and_then(|place| Position::new(&place, eyes)).map_err(HttpError::from)?;
        Ok(json(serde_json::to_vec(&position).unwrap_or_default()))
    })
    .await
}

/// What could be done at a place in a record.
pub(super) async fn advice(
    Extension(desk): Extension<WorkerPool>,
    Extension(club): Extension<Club>,
    uri: Uri,
    headers: HeaderMap,
    QueryParams(query): Pairs,
    record: Bytes,
) -> Result<Response, HttpError> {
    let shelf = shelf(&club);
    // The command wants the name of a file; the body is it.
    run::<advise::Args>(&desk, query, (uri, headers), &["--record=-"], move |args, speech, out| {
        let words = speech.words();
        let played = PlayedGame::read(&record).map_err(|error| Complaint::Said(error.text(words)))?;
        advise::write(args, Some(&played), speech, &shelf, out)
    })
    .await
}
