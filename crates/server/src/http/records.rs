//! Records that clients upload or share.

use axum::Json;
use axum::body::Bytes;
use axum::extract::{Path, State};
use hanchan_api::games::SharedRecord;
use hanchan_api::{
    ConvertRequest, ErrorCode, Position, PositionRequest, RecordRequest as _, ReplayedGame, StatsResponse,
    Tally, UnreadableRecord,
};
use hanchan_tiles::Seat;

use super::App;
use super::error::HttpError;
use super::extract::{ClientLanguage, Params, QueryParams};
use super::response::{Created, PlainText, RecordFile};
use super::session::Visitor;
use super::tools::in_context;

/// The maximum size of a record, in bytes.
pub(super) const RECORD_LIMIT: usize = 4 * 1024 * 1024;
/// The maximum number of shared records, per person and in total.
const SHARED: (i64, i64) = (100, 20_000);

/// Converts a record to another format.
pub(super) async fn convert(
    State(app): State<App>,
    client: ClientLanguage,
    Params(request): Params<ConvertRequest>,
    record: Bytes,
) -> Result<RecordFile, HttpError> {
    let converted = in_context(&app, client, move |context| request.run(&record, context)).await?;
    Ok(RecordFile { format: converted.format.0, name: None, text: converted.text })
}

/// Stores a record, so that others can open it by its id.
pub(super) async fn share(
    State(app): State<App>,
    Visitor(person): Visitor,
    client: ClientLanguage,
    record: Bytes,
) -> Result<Created<SharedRecord>, HttpError> {
    let text = String::from_utf8(record.to_vec());
    let text = text.map_err(|error| HttpError::Text(ErrorCode::UnreadableRecord, error.to_string()))?;
    in_context(&app, client, move |_| Ok(ReplayedGame::read(&record).map(drop)?)).await?;
    let id = app.state.share(&person, &text, SHARED).await?.ok_or(ErrorCode::TooManyRecords)?;
    Ok(Created(SharedRecord { id }))
}

/// Returns a shared record.
pub(super) async fn shared(State(app): State<App>, Path(id): Path<String>) -> Result<PlainText, HttpError> {
    let text = app.state.store().record(&id).await?;
    Ok(PlainText::new(text.ok_or(ErrorCode::NoSuchRecord)?))
}

/// Returns statistics about the person's finished games.
pub(super) async fn own_stats(
    State(app): State<App>,
    Visitor(person): Visitor,
    client: ClientLanguage,
) -> Result<Json<StatsResponse>, HttpError> {
    let games = app.state.finished_games(&person).await?;
    in_context(&app, client, move |context| {
        let (mut tally, mut unreadable) = (Tally::default(), Vec::new());
        for (file, seat, log) in games {
            match (ReplayedGame::read(log.as_bytes()), Seat::from_index(seat)) {
                (Ok(played), Some(seat)) => tally.add_seat(&person.name, seat, &played),
                (Err(error), _) => {
                    unreadable.push(UnreadableRecord { file, why: error.text(context.words()) });
                }
                (Ok(_), None) => {}
            }
        }
        Ok(tally.response(unreadable))
    })
    .await
    .map(Json)
}

/// Returns a position in a record.
pub(super) async fn position(
    State(app): State<App>,
    client: ClientLanguage,
    QueryParams(request): QueryParams<PositionRequest>,
    record: Bytes,
) -> Result<Json<Position>, HttpError> {
    in_context(&app, client, move |_| {
        let game = ReplayedGame::read(&record)?;
        Ok(request.find(&game.rounds, &game.events)?)
    })
    .await
    .map(Json)
}
