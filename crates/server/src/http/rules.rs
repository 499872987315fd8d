//! Rule files of the club's own. What rule sets say is told by who started the server.

use axum::Json;
use axum::extract::State;
use axum::http::StatusCode;
use hanchan_api::ErrorCode;
use serde::Serialize;

use super::App;
use super::error::HttpError;
use super::session::Visitor;
use crate::people::Rank;

/// A rule file that was added.
#[derive(Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[cfg_attr(test, ts(rename = "AddedRules"))]
pub(crate) struct Added {
    id: String,
    version: u32,
    /// By which stored games name it.
    hash: String,
}

/// An administrator adds a rule file.
pub(super) async fn upload(
    State(app): State<App>,
    Visitor(person): Visitor,
    text: String,
) -> Result<(StatusCode, Json<Added>), HttpError> {
    if person.role != Rank::Administrator {
        return Err(ErrorCode::NotAnAdministrator.into());
    }
    let rules = app.club.upload_rules(&text).await?;
    let name = rules.name();
    Ok((StatusCode::CREATED, Json(Added { id: name.id, version: name.version, hash: name.hash })))
}
