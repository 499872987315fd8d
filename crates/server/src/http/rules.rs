//! Rule sets.

use std::collections::BTreeMap;
use std::sync::Arc;

use axum::Json;
use axum::extract::{Path, State};
use axum::http::StatusCode;
use hanchan_rules::{Rules, keys};
use serde::Serialize;

use super::App;
use super::error::Problem;
use super::session::Visitor;
use crate::people::Rank;

#[derive(Serialize)]
pub(super) struct Listed {
    id: String,
    version: u32,
    hash: String,
    players: usize,
    titles: BTreeMap<String, String>,
}

fn listed(rules: &Rules) -> Listed {
    Listed {
        id: rules.id.clone(),
        version: rules.version,
        hash: rules.name().hash,
        players: rules.switches.table.players.count(),
        titles: rules.titles.clone(),
    }
}

pub(super) async fn list(State(app): State<App>) -> Json<Vec<Listed>> {
    Json(app.club.rules().iter().map(|rules| listed(rules)).collect())
}

#[derive(Serialize)]
pub(super) struct Decided {
    group: &'static str,
    key: String,
    value: String,
    by: Vec<String>,
}

#[derive(Serialize)]
pub(super) struct Shown {
    #[serde(flatten)]
    listed: Listed,
    switches: Vec<Decided>,
}

fn known(app: &App, id: &str) -> Result<Arc<Rules>, Problem> {
    app.club.rule_set(id, None).ok_or(Problem::Refused(StatusCode::NOT_FOUND, "no-such-rules"))
}

fn decided(rules: &Rules, group: &'static str, key: String) -> Decided {
    let value = rules.written(group, &key).unwrap_or_default();
    let by = rules.source_of(group, &key).map(|source| source.by.clone()).unwrap_or_default();
    Decided { group, key, value, by }
}

pub(super) async fn show(State(app): State<App>, Path(id): Path<String>) -> Result<Json<Shown>, Problem> {
    let rules = known(&app, &id)?;
    let switches = keys().map(|(group, key)| decided(&rules, group, key)).collect();
    Ok(Json(Shown { listed: listed(&rules), switches }))
}

#[derive(Serialize)]
pub(super) struct Difference {
    group: &'static str,
    key: String,
    values: [String; 2],
}

pub(super) async fn diff(
    State(app): State<App>,
    Path((id, other)): Path<(String, String)>,
) -> Result<Json<Vec<Difference>>, Problem> {
    let (one, other) = (known(&app, &id)?, known(&app, &other)?);
    let differences = keys().filter_map(|(group, key)| {
        let values = [&one, &other].map(|rules| rules.written(group, &key).unwrap_or_default());
        (values[0] != values[1]).then_some(Difference { group, key, values })
    });
    Ok(Json(differences.collect()))
}

/// An administrator adds a rule file.
pub(super) async fn upload(
    State(app): State<App>,
    Visitor(person): Visitor,
    text: String,
) -> Result<Json<Listed>, Problem> {
    if person.role != Rank::Administrator {
        return Err(Problem::Refused(StatusCode::FORBIDDEN, "not-an-administrator"));
    }
    let rules = app.club.upload_rules(&text).await?;
    Ok(Json(listed(&rules)))
}
