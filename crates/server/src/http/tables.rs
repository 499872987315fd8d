//! The lobby, and requests about tables outside of live play.

use axum::Json;
use axum::extract::{Path, State};
use hanchan_api::ErrorCode;
use hanchan_api::settings::{SeatAccess, Settings};
use hanchan_api::tables::{
    CreatedTable, ListedBot, ListedTable, PlayNowRequest, PublicSeat, RematchRequest, SitRequest, TableState,
};
use hanchan_bots::Player;

use super::App;
use super::error::HttpError;
use super::extract::{JsonBody, OptionalJsonBody};
use super::response::{Created, NoContent};
use super::session::{Administrator, Visitor};
use crate::sitter::Sitter;

impl From<Sitter> for PublicSeat {
    fn from(sitter: Sitter) -> PublicSeat {
        match sitter {
            Sitter::Person { id, name, .. } => PublicSeat::Person { id, name },
            Sitter::Program { name } => PublicSeat::Program { name },
        }
    }
}

/// Lists the tables in the lobby.
pub(super) async fn list(State(app): State<App>) -> Result<Json<Vec<ListedTable>>, HttpError> {
    let tables = app.state.lobby().await?.into_iter().map(|table| ListedTable {
        id: table.id,
        stage: table.stage,
        created: table.created,
        settings: table.settings.into(),
        seats: table.seats.into_iter().map(|sitter| sitter.map(PublicSeat::from)).collect(),
    });
    Ok(Json(tables.collect()))
}

/// Lists the bots that can take seats.
pub(super) async fn bots(State(app): State<App>) -> Json<Vec<ListedBot>> {
    let ours = Player::offered().map(|player| ListedBot {
        name: player.id().to_owned(),
        ours: true,
        description: Some(player.about().to_owned()),
    });
    let external = app.state.bots().names();
    let external = external.map(|name| ListedBot { name: name.to_owned(), ours: false, description: None });
    Json(ours.chain(external).collect())
}

/// Creates a table.
pub(super) async fn create(
    State(app): State<App>,
    Visitor(person): Visitor,
    JsonBody(settings): JsonBody<Settings>,
) -> Result<Created<CreatedTable>, HttpError> {
    let id = app.state.make(&person, settings).await?;
    Ok(Created(CreatedTable { id }))
}

/// The bot that takes every other seat of a table made by [`play_now`].
const PLAY_NOW_BOT: Player = Player::Steady;

/// Creates a table where one person plays with bots in all other seats.
pub(super) async fn play_now(
    State(app): State<App>,
    Visitor(person): Visitor,
    JsonBody(request): JsonBody<PlayNowRequest>,
) -> Result<Created<CreatedTable>, HttpError> {
    let mut settings = Settings { entry: SeatAccess::Link, clock: None, ..Settings::default() };
    settings.rules = request.rules.unwrap_or(settings.rules);
    settings.contribution = request.contribution;
    let rules = app.state.rule_set(&settings.rules, None).ok_or(ErrorCode::NoSuchRules)?;
    settings.bots = vec![PLAY_NOW_BOT.id().to_owned(); rules.switches().table.players.count() - 1];
    let id = app.state.make(&person, settings).await?;
    Ok(Created(CreatedTable { id }))
}

/// Returns the state of a table.
pub(super) async fn show(
    State(app): State<App>,
    Path(id): Path<String>,
) -> Result<Json<TableState>, HttpError> {
    Ok(Json(app.state.table_state(&id).await?))
}

/// Seats the person at a table.
pub(super) async fn sit(
    State(app): State<App>,
    Visitor(person): Visitor,
    Path(id): Path<String>,
    JsonBody(request): JsonBody<SitRequest>,
) -> Result<NoContent, HttpError> {
    let contribution = request.contribution.unwrap_or_default();
    app.state.sit(&id, &person, request.password, contribution).await?;
    Ok(NoContent)
}

/// Removes the person from their seat.
pub(super) async fn leave(
    State(app): State<App>,
    Visitor(person): Visitor,
    Path(id): Path<String>,
) -> Result<NoContent, HttpError> {
    app.state.leave(&id, &person).await?;
    Ok(NoContent)
}

/// Ends a table.
pub(super) async fn end(
    State(app): State<App>,
    _: Administrator,
    Path(id): Path<String>,
) -> Result<NoContent, HttpError> {
    app.state.end(&id).await?;
    Ok(NoContent)
}

/// Creates a table with the settings of another one and invites its players.
pub(super) async fn rematch(
    State(app): State<App>,
    Visitor(person): Visitor,
    Path(id): Path<String>,
    OptionalJsonBody(request): OptionalJsonBody<RematchRequest>,
) -> Result<Created<CreatedTable>, HttpError> {
    let stored = app.state.store().table(&id).await?.ok_or(ErrorCode::NoSuchTable)?;
    let again = app.state.make_again(&person, stored, request.contribution).await?;
    app.state.rematch(&id, &again).await?;
    Ok(Created(CreatedTable { id: again }))
}
