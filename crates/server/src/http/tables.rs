//! The lobby.

use axum::Json;
use axum::body::Bytes;
use axum::extract::{Path, State};
use axum::http::StatusCode;
use hanchan_api::ErrorCode;
use hanchan_bots::Player;
use serde::{Deserialize, Serialize};

use super::App;
use super::error::HttpError;
use super::extract::JsonBody;
use super::me::without_password;
use super::session::Visitor;
use crate::people::Rank;
use crate::protocol::TableState;
use crate::settings::{Entry, Settings};

#[derive(Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[cfg_attr(test, ts(rename = "ListedTable"))]
pub(super) struct Listed {
    id: String,
    stage: String,
    created: i64,
    #[cfg_attr(test, ts(type = "Settings"))]
    settings: serde_json::Value,
    #[cfg_attr(
        test,
        ts(type = "Array<{ person: { id: string, name: string } } | { program: { name: string } } | null>")
    )]
    seats: serde_json::Value,
}

pub(super) async fn list(State(app): State<App>) -> Result<Json<Vec<Listed>>, HttpError> {
    let tables = app.club.lobby().await?;
    Ok(Json(
        tables
            .into_iter()
            .map(|(table, _)| Listed {
                settings: without_password(&table.settings),
                seats: seats(&table.seats),
                id: table.id,
                stage: table.stage.name().to_owned(),
                created: table.created,
            })
            .collect(),
    ))
}

/// Who sits where. What a player added to the walls is not told before the game is over, so that nobody can fit his part
/// to it.
fn seats(stored: &str) -> serde_json::Value {
    let mut seats: serde_json::Value = serde_json::from_str(stored).unwrap_or_default();
    for seat in seats.as_array_mut().into_iter().flatten() {
        if let Some(person) = seat.get_mut("person").and_then(serde_json::Value::as_object_mut) {
            person.remove("part");
        }
    }
    seats
}

/// A program that can take a seat.
#[derive(Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[cfg_attr(test, ts(rename = "ListedBot"))]
pub(super) struct Bot {
    /// By which it is chosen.
    name: String,
    /// Whether it is one of hanchan's own; the operator has named the others, which play at assisted tables alone.
    ours: bool,
}

/// The programs that can take seats.
pub(super) async fn bots(State(app): State<App>) -> Json<Vec<Bot>> {
    let ours = Player::offered().map(|player| (player.id(), true));
    let theirs = app.club.bots().names().map(|name| (name, false));
    Json(ours.chain(theirs).map(|(name, ours)| Bot { name: name.to_owned(), ours }).collect())
}

#[derive(Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[cfg_attr(test, ts(rename = "MadeTable"))]
pub(super) struct Made {
    id: String,
}

pub(super) async fn make(
    State(app): State<App>,
    Visitor(person): Visitor,
    JsonBody(settings): JsonBody<Settings>,
) -> Result<(StatusCode, Json<Made>), HttpError> {
    let id = app.club.make(&person, settings).await?;
    Ok((StatusCode::CREATED, Json(Made { id })))
}

#[derive(Deserialize, Default)]
#[serde(default, deny_unknown_fields)]
pub(super) struct PlayNow {
    rules: Option<String>,
    contribution: Option<String>,
}

/// A game against programs, at once.
pub(super) async fn play_now(
    State(app): State<App>,
    Visitor(person): Visitor,
    JsonBody(wanted): JsonBody<PlayNow>,
) -> Result<(StatusCode, Json<Made>), HttpError> {
    let mut settings = Settings { entry: Entry::Link, clock: None, ..Settings::default() };
    settings.rules = wanted.rules.unwrap_or(settings.rules);
    settings.contribution = wanted.contribution;
    let rules = app.club.rule_set(&settings.rules, None);
    let rules = rules.ok_or(ErrorCode::NoSuchRules)?;
    settings.bots = vec!["steady".to_owned(); rules.switches().table.players.count() - 1];
    let id = app.club.make(&person, settings).await?;
    Ok((StatusCode::CREATED, Json(Made { id })))
}

pub(super) async fn show(
    State(app): State<App>,
    Path(id): Path<String>,
) -> Result<Json<TableState>, HttpError> {
    Ok(Json(app.club.state(&id).await?))
}

#[derive(Deserialize, Default)]
#[serde(default, deny_unknown_fields)]
pub(super) struct Sit {
    password: Option<String>,
    contribution: String,
}

pub(super) async fn sit(
    State(app): State<App>,
    Visitor(person): Visitor,
    Path(id): Path<String>,
    JsonBody(sit): JsonBody<Sit>,
) -> Result<StatusCode, HttpError> {
    app.club.sit(&id, &person, sit.password, sit.contribution).await?;
    Ok(StatusCode::NO_CONTENT)
}

pub(super) async fn leave(
    State(app): State<App>,
    Visitor(person): Visitor,
    Path(id): Path<String>,
) -> Result<StatusCode, HttpError> {
    app.club.leave(&id, &person).await?;
    Ok(StatusCode::NO_CONTENT)
}

pub(super) async fn end(
    State(app): State<App>,
    Visitor(person): Visitor,
    Path(id): Path<String>,
) -> Result<StatusCode, HttpError> {
    if person.role != Rank::Administrator {
        return Err(ErrorCode::NotAnAdministrator.into());
    }
    app.club.end(&id).await?;
    Ok(StatusCode::NO_CONTENT)
}

#[derive(Deserialize, Default)]
#[serde(default, deny_unknown_fields)]
pub(super) struct Rematch {
    contribution: Option<String>,
}

/// The same table again; the others join it.
pub(super) async fn rematch(
    State(app): State<App>,
    Visitor(person): Visitor,
    Path(id): Path<String>,
    body: Bytes,
) -> Result<(StatusCode, Json<Made>), HttpError> {
    let wanted: Rematch = if body.is_empty() {
        Rematch::default()
    } else {
        serde_json::from_slice(&body)
            .map_err(|why| HttpError::Details(ErrorCode::BadField, vec![why.to_string()]))?
    };
    let stored = app.club.store().table(&id).await?;
    let stored = stored.ok_or(ErrorCode::NoSuchTable)?;
    let again = app.club.make_again(&person, &stored, wanted.contribution).await?;
    app.club.rematch(&id, &again).await?;
    Ok((StatusCode::CREATED, Json(Made { id: again })))
}
