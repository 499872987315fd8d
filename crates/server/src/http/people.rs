//! Handlers for accounts, sessions and what the server stores about a person.

use axum::Json;
use axum::extract::{Path, State};
use axum::http::HeaderMap;
use hanchan_api::ErrorCode;
use hanchan_api::admin::BanRequest;
use hanchan_api::people::{
    AccountRequest, Export, GuestRequest, ListedGame, Person, ResetRequest, Session, Training,
};
use hanchan_api::tables::GameStage;

use super::App;
use super::error::HttpError;
use super::extract::JsonBody;
use super::response::{NoContent, SignedIn, SignedOut};
use super::session::{Administrator, Visitor, check_origin, token};
use crate::sitter::Sitter;
use crate::store::now;

/// Creates a guest.
pub(super) async fn guest(
    State(app): State<App>,
    headers: HeaderMap,
    JsonBody(request): JsonBody<GuestRequest>,
) -> Result<SignedIn, HttpError> {
    check_origin(&app, &headers)?;
    let (person, token) = app.state.people().guest(&request.name).await?;
    Ok(SignedIn::new(Session { person, token }, &app.base_url))
}

/// Turns a guest into an account.
pub(super) async fn register(
    State(app): State<App>,
    Visitor(person): Visitor,
    JsonBody(request): JsonBody<AccountRequest>,
) -> Result<NoContent, HttpError> {
    if !person.guest {
        return Err(ErrorCode::NoGuest.into());
    }
    app.state.people().register(&person.id, &request.name, &request.password).await?;
    Ok(NoContent)
}

/// Signs in to an account.
pub(super) async fn login(
    State(app): State<App>,
    headers: HeaderMap,
    JsonBody(request): JsonBody<AccountRequest>,
) -> Result<SignedIn, HttpError> {
    check_origin(&app, &headers)?;
    let (person, token) = app.state.people().login(&request.name, &request.password).await?;
    Ok(SignedIn::new(Session { person, token }, &app.base_url))
}

/// Ends the session.
pub(super) async fn logout(
    State(app): State<App>,
    _: Visitor,
    headers: HeaderMap,
) -> Result<SignedOut, HttpError> {
    if let Some(token) = token(&headers) {
        app.state.people().logout(&token).await?;
    }
    Ok(SignedOut::new(&app.base_url))
}

/// Sets a new password with a reset token.
pub(super) async fn reset(
    State(app): State<App>,
    headers: HeaderMap,
    JsonBody(request): JsonBody<ResetRequest>,
) -> Result<NoContent, HttpError> {
    check_origin(&app, &headers)?;
    app.state.people().reset(&request.token, &request.password).await?;
    Ok(NoContent)
}

/// Returns the person to whom the session belongs.
pub(super) async fn show(Visitor(person): Visitor) -> Result<Json<Person>, HttpError> {
    Ok(Json(person))
}

async fn played_games(app: &App, person: &Person) -> Result<Vec<ListedGame>, HttpError> {
    let tables = app.state.store().games_of(&person.id).await?;
    let games = tables.into_iter().map(|table| {
        let is_own = |sitter: &Option<Sitter>| sitter.as_ref().is_some_and(|sitter| sitter.is(&person.id));
        let name = |sitter: &Option<Sitter>| sitter.as_ref().map(|sitter| sitter.name().to_owned());
        ListedGame {
            seat: table.seats.iter().position(is_own),
            players: table.seats.iter().map(name).collect(),
            settings: table.settings.into(),
            result: table.result,
            id: table.id,
            stage: table.stage,
            created: table.created,
        }
    });
    Ok(games.collect())
}

/// Lists the games in which the person took a seat.
pub(super) async fn games(
    State(app): State<App>,
    Visitor(person): Visitor,
) -> Result<Json<Vec<ListedGame>>, HttpError> {
    Ok(Json(played_games(&app, &person).await?))
}

/// Returns everything the server stores about the person.
pub(super) async fn export(
    State(app): State<App>,
    Visitor(person): Visitor,
) -> Result<Json<Export>, HttpError> {
    let games = played_games(&app, &person).await?;
    let mut records = Vec::new();
    for game in games.iter().filter(|game| game.stage == GameStage::Over) {
        records.push(app.state.store().log(&game.id).await?.text);
    }
    let training = stored_training(&app, &person).await?;
    Ok(Json(Export { person, games, records, training }))
}

async fn stored_training(app: &App, person: &Person) -> Result<Training, HttpError> {
    let Some(stored) = app.state.store().training(&person.id).await? else { return Ok(Training::default()) };
    Ok(serde_json::from_str(&stored).unwrap_or_else(|error| {
        tracing::error!(person = person.id, %error, "damaged training progress is discarded");
        Training::default()
    }))
}

/// Returns the person's training progress.
pub(super) async fn training(
    State(app): State<App>,
    Visitor(person): Visitor,
) -> Result<Json<Training>, HttpError> {
    Ok(Json(stored_training(&app, &person).await?))
}

/// Stores the person's training progress.
pub(super) async fn keep_training(
    State(app): State<App>,
    Visitor(person): Visitor,
    JsonBody(training): JsonBody<Training>,
) -> Result<NoContent, HttpError> {
    if !training.is_valid() {
        return Err(ErrorCode::BadField.into());
    }
    let text = serde_json::to_string(&training).map_err(|_| ErrorCode::BadField)?;
    app.state.store().keep_training(&person.id, &text, now()).await?;
    Ok(NoContent)
}

/// Deletes what the server stores about the person, except their games.
pub(super) async fn forget(State(app): State<App>, Visitor(person): Visitor) -> Result<SignedOut, HttpError> {
    app.state.people().forget(&person.id).await?;
    Ok(SignedOut::new(&app.base_url))
}

/// Bans a person or lifts the ban.
pub(super) async fn ban(
    State(app): State<App>,
    _: Administrator,
    Path(id): Path<String>,
    JsonBody(request): JsonBody<BanRequest>,
) -> Result<NoContent, HttpError> {
    app.state.ban(&id, request.banned).await?;
    Ok(NoContent)
}
