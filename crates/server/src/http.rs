//! Everything that is not live play: people, tables, rules, records, figures.

pub mod describe;
mod document;
mod error;
mod extract;
mod game_page;
mod games;
mod language;
mod live;
mod me;
mod page;
mod reset_page;
mod routes;
mod rules;
mod session;
mod tables;
mod worker_pool;

use std::sync::Arc;

use axum::extract::{DefaultBodyLimit, State};
use axum::http::{HeaderName, HeaderValue, header};
use axum::response::IntoResponse;
use axum::{Extension, Router, middleware};
use tower_http::set_header::SetResponseHeaderLayer;

use crate::club::Club;
use crate::gate::{self, Gate};

pub use document::document;
pub use error::HttpError;
pub use extract::{JsonBody, QueryParams};
pub use language::language;
pub use routes::{On, Routes, get, post};
pub use session::Visitor;
pub use worker_pool::WorkerPool;

/// What every request may use.
#[derive(Clone)]
pub(crate) struct App {
    pub(crate) club: Club,
    /// Where people find the server; cookies are for https alone if it says so.
    pub(crate) base_url: Arc<str>,
    pub(crate) desk: WorkerPool,
    /// The token of who sits at the machine.
    pub(crate) local: Arc<str>,
    pub(crate) gate: Gate,
}

/// The largest request.
const BODY: usize = 256 * 1024;

/// The server's own routes.
pub(crate) fn routes() -> Routes<App> {
    Routes::new()
        .route("/health", get(health))
        .route("/metrics", get(metrics))
        .route("/api/guest", post(me::guest))
        .route("/api/register", post(me::register))
        .route("/api/login", post(me::login))
        .route("/api/logout", post(me::logout))
        .route("/api/reset", post(me::reset))
        .route("/api/me", get(me::show).delete(me::forget))
        .route("/api/me/games", get(me::games))
        .route("/api/me/export", get(me::export))
        .route("/api/me/training", get(me::training).put(me::keep_training))
        .route("/api/people/{id}/ban", post(me::ban))
        .route("/api/rules", post(rules::upload))
        .route("/api/bots", get(tables::bots))
        .route("/api/tables", get(tables::list).post(tables::make))
        .route("/api/tables/{id}", get(tables::show))
        .route("/api/tables/{id}/sit", post(tables::sit))
        .route("/api/tables/{id}/leave", post(tables::leave))
        .route("/api/tables/{id}/end", post(tables::end))
        .route("/api/tables/{id}/rematch", post(tables::rematch))
        .route("/api/play-now", post(tables::play_now))
        .route("/api/games/{id}", get(games::show))
        .route("/api/games/{id}/record", get(games::record))
        .route("/api/games/{id}/position", get(games::position))
        .route("/api/games/{id}/proof", get(games::proof))
        .route("/reset", get(reset_page::show).post(reset_page::set))
        .route("/games/{id}", get(games::page))
        .route("/live/{id}", get(live::connect))
}

/// All routes; `more` are the caller's.
pub(crate) fn router(app: App, more: Router) -> Router {
    let header = |name: HeaderName, value: &'static str| {
        SetResponseHeaderLayer::if_not_present(name, HeaderValue::from_static(value))
    };
    routes()
        .router()
        .fallback(page::page)
        .with_state(app.clone())
        .merge(more)
        .layer(Extension(app.club.clone()))
        .layer(Extension(app.desk.clone()))
        .layer(middleware::from_fn_with_state(app.gate.clone(), gate::pass))
        .layer(Extension(app))
        .layer(middleware::from_fn(error::localize))
        .layer(DefaultBodyLimit::max(BODY))
        .layer(header(header::X_CONTENT_TYPE_OPTIONS, "nosniff"))
        .layer(header(header::REFERRER_POLICY, "same-origin"))
        .layer(header(header::X_FRAME_OPTIONS, "DENY"))
        .layer(header(
            header::CONTENT_SECURITY_POLICY,
            "default-src 'self'; img-src 'self' data:; style-src 'self' 'unsafe-inline'; base-uri 'none'; form-action 'self'; \
             frame-ancestors 'none'; object-src 'none'",
        ))
}

/// Visits the types of all responses, for TypeScript.
#[cfg(test)]
pub(crate) fn types(all: &mut impl ts_rs::TypeVisitor) {
    all.visit::<hanchan_api::ApiError>();
    all.visit::<me::Session>();
    all.visit::<me::Played>();
    all.visit::<me::Export>();
    all.visit::<tables::Listed>();
    all.visit::<tables::Bot>();
    all.visit::<tables::Made>();
    all.visit::<rules::Added>();
    all.visit::<games::Game>();
}

async fn health(State(app): State<App>) -> impl IntoResponse {
    // A server that cannot read its database is not well.
    match app.club.store().ping().await {
        Ok(_) => (axum::http::StatusCode::OK, "ok\n"),
        Err(_) => (axum::http::StatusCode::SERVICE_UNAVAILABLE, "the database does not answer\n"),
    }
}

async fn metrics(State(app): State<App>) -> impl IntoResponse {
    ([(header::CONTENT_TYPE, "text/plain; version=0.0.4")], app.club.metrics().text(app.club.queues()))
}
