//! The handler that adds rule sets.

use axum::extract::State;
use hanchan_api::admin::AddedRules;

use super::App;
use super::error::HttpError;
use super::response::Created;
use super::session::Administrator;

/// Adds a rule set from an uploaded rule file.
pub(super) async fn upload(
    State(app): State<App>,
    _: Administrator,
    text: String,
) -> Result<Created<AddedRules>, HttpError> {
    let name = app.state.upload_rules(&text).await?.name();
    Ok(Created(AddedRules { id: name.id, version: name.version, hash: name.hash }))
}
