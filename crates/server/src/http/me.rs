//! A person's own account.

use std::collections::BTreeMap;

use axum::Json;
use axum::extract::{Path, State};
use axum::http::{HeaderMap, StatusCode, header};
use axum::response::{IntoResponse, Response};
use hanchan_api::ErrorCode;
use serde::{Deserialize, Serialize};

use super::App;
use super::error::HttpError;
use super::extract::JsonBody;
use super::session::{Visitor, cookie, is_own_origin, token};
use crate::people::{Person, Rank};
use crate::store::now;
use crate::table::Sitter;

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Guest {
    name: String,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Account {
    name: String,
    password: String,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Reset {
    token: String,
    password: String,
}

#[derive(Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(super) struct Session {
    person: Person,
    /// For programs; pages have the cookie.
    token: String,
}

fn signed_in(app: &App, person: Person, token: String) -> Response {
    let cookie = cookie(&token, &app.base_url);
    ([(header::SET_COOKIE, cookie)], Json(Session { person, token })).into_response()
}

pub(super) fn own(app: &App, headers: &HeaderMap) -> Result<(), HttpError> {
    if is_own_origin(headers, &app.base_url) {
        Ok(())
    } else {
        Err(HttpError::Code(ErrorCode::ForeignOrigin))
    }
}

/// Play at once, with a name.
pub(super) async fn guest(
    State(app): State<App>,
    headers: HeaderMap,
    JsonBody(guest): JsonBody<Guest>,
) -> Result<Response, HttpError> {
    own(&app, &headers)?;
    let (person, token) = app.club.people().guest(&guest.name).await?;
    Ok(signed_in(&app, person, token))
}

/// A guest becomes an account.
pub(super) async fn register(
    State(app): State<App>,
    Visitor(person): Visitor,
    JsonBody(account): JsonBody<Account>,
) -> Result<StatusCode, HttpError> {
    if !person.guest {
        return Err(ErrorCode::NoGuest.into());
    }
    app.club.people().register(&person.id, &account.name, &account.password).await?;
    Ok(StatusCode::NO_CONTENT)
}

pub(super) async fn login(
    State(app): State<App>,
    headers: HeaderMap,
    JsonBody(account): JsonBody<Account>,
) -> Result<Response, HttpError> {
    own(&app, &headers)?;
    let (person, token) = app.club.people().login(&account.name, &account.password).await?;
    Ok(signed_in(&app, person, token))
}

pub(super) async fn logout(
    State(app): State<App>,
    _: Visitor,
    headers: HeaderMap,
) -> Result<Response, HttpError> {
    if let Some(token) = token(&headers) {
        app.club.people().logout(&token).await?;
    }
    Ok(([(header::SET_COOKIE, cookie("", &app.base_url))], StatusCode::NO_CONTENT).into_response())
}

pub(super) async fn reset(
    State(app): State<App>,
    headers: HeaderMap,
    JsonBody(reset): JsonBody<Reset>,
) -> Result<StatusCode, HttpError> {
    own(&app, &headers)?;
    app.club.people().reset(&reset.token, &reset.password).await?;
    Ok(StatusCode::NO_CONTENT)
}

pub(super) async fn show(Visitor(person): Visitor) -> Json<Person> {
    Json(person)
}

#[derive(Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[cfg_attr(test, ts(rename = "PlayedGame"))]
pub(super) struct Played {
    id: String,
    stage: String,
    created: i64,
    #[cfg_attr(test, ts(type = "Settings"))]
    settings: serde_json::Value,
    #[cfg_attr(test, ts(type = "Array<[number, number, number]> | null"))]
    result: Option<serde_json::Value>,
    /// The names by seat; none where nobody sat down.
    players: Vec<Option<String>>,
    /// My seat; none if I left before the game began.
    seat: Option<usize>,
}

async fn played(app: &App, person: &Person) -> Result<Vec<Played>, HttpError> {
    let tables = app.club.store().games_of(&person.id).await?;
    Ok(tables
        .into_iter()
        .map(|table| {
            let sitters: Vec<Option<Sitter>> = serde_json::from_str(&table.seats).unwrap_or_default();
            let mine = |sitter: &Option<Sitter>| sitter.as_ref().is_some_and(|sitter| sitter.is(&person.id));
            Played {
                seat: sitters.iter().position(mine),
                players: sitters
                    .iter()
                    .map(|sitter| sitter.as_ref().map(|sitter| sitter.name().to_owned()))
                    .collect(),
                settings: without_password(&table.settings),
                result: table.result.and_then(|result| serde_json::from_str(&result).ok()),
                id: table.id,
                stage: table.stage.name().to_owned(),
                created: table.created,
            }
        })
        .collect())
}

/// Settings as they may be told.
pub(super) fn without_password(settings: &str) -> serde_json::Value {
    let mut settings: serde_json::Value = serde_json::from_str(settings).unwrap_or_default();
    if let Some(settings) = settings.as_object_mut() {
        settings.remove("password");
    }
    settings
}

pub(super) async fn games(
    State(app): State<App>,
    Visitor(person): Visitor,
) -> Result<Json<Vec<Played>>, HttpError> {
    Ok(Json(played(&app, &person).await?))
}

#[derive(Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(super) struct Export {
    person: Person,
    games: Vec<Played>,
    records: Vec<String>,
    training: Training,
}

/// Everything the server knows of a person.
pub(super) async fn export(State(app): State<App>, Visitor(person): Visitor) -> Result<Response, HttpError> {
    let games = played(&app, &person).await?;
    let mut records = Vec::new();
    for game in games.iter().filter(|game| game.stage == "over") {
        records.push(app.club.store().log(&game.id).await?.text);
    }
    let training = training_of(&app, &person).await?;
    Ok(Json(Export { person, games, records, training }).into_response())
}

/// What a person can do already: a level for each topic, a box for each yaku's card.
#[derive(Serialize, Deserialize, Default)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(default, deny_unknown_fields)]
pub(super) struct Training {
    levels: BTreeMap<String, TrainingLevel>,
    cards: BTreeMap<String, TrainingCard>,
}

#[derive(Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub(super) struct TrainingLevel {
    level: u16,
    asked: u32,
    right: u32,
}

#[derive(Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub(super) struct TrainingCard {
    #[serde(rename = "box")]
    in_box: u8,
    /// The day on which it comes again, counted from 1970.
    due: u32,
}

impl Training {
    /// The most topics, cards and letters of their ids; there are far fewer.
    const MOST: usize = 200;

    fn is_sound(&self) -> bool {
        let ids = self.levels.keys().chain(self.cards.keys());
        let counted = self.levels.values().all(|level| level.level <= 1000 && level.right <= level.asked);
        self.levels.len() + self.cards.len() <= Training::MOST
            && counted
            && ids.clone().all(|id| id.len() <= 40)
    }
}

async fn training_of(app: &App, person: &Person) -> Result<Training, HttpError> {
    let kept = app.club.store().training(&person.id).await?;
    Ok(kept.and_then(|kept| serde_json::from_str(&kept).ok()).unwrap_or_default())
}

pub(super) async fn training(
    State(app): State<App>,
    Visitor(person): Visitor,
) -> Result<Json<Training>, HttpError> {
    Ok(Json(training_of(&app, &person).await?))
}

pub(super) async fn keep_training(
    State(app): State<App>,
    Visitor(person): Visitor,
    JsonBody(training): JsonBody<Training>,
) -> Result<StatusCode, HttpError> {
    let text = serde_json::to_string(&training).unwrap_or_default();
    if !training.is_sound() || text.is_empty() {
        return Err(ErrorCode::BadField.into());
    }
    app.club.store().keep_training(&person.id, &text, now()).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// Forgets the person.
pub(super) async fn forget(State(app): State<App>, Visitor(person): Visitor) -> Result<Response, HttpError> {
    app.club.people().forget(&person.id).await?;
    Ok(([(header::SET_COOKIE, cookie("", &app.base_url))], StatusCode::NO_CONTENT).into_response())
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Ban {
    banned: bool,
}

pub(super) async fn ban(
    State(app): State<App>,
    Visitor(person): Visitor,
    Path(id): Path<String>,
    JsonBody(ban): JsonBody<Ban>,
) -> Result<StatusCode, HttpError> {
    if person.role != Rank::Administrator {
        return Err(ErrorCode::NotAnAdministrator.into());
    }
    app.club.ban(&id, ban.banned).await?;
    Ok(StatusCode::NO_CONTENT)
}
