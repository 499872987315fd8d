//! The HTTP server: the API, the web page, and WebSockets for live play.

#[cfg(test)]
pub(crate) mod describe;
mod error;
mod extract;
mod games;
mod language;
mod live;
mod openapi;
mod page;
mod people;
mod press;
mod records;
mod reset_page;
mod response;
mod routes;
mod rules;
mod session;
mod tables;
mod tools;
mod worker_pool;

use std::sync::Arc;

use axum::extract::{DefaultBodyLimit, State};
use axum::http::{HeaderName, HeaderValue, StatusCode, header};
use axum::{Router, middleware};
use tower_http::set_header::SetResponseHeaderLayer;

use hanchan_api::{
    AdviceRequest, QuestionRequest, RecordAdviceRequest, RulesDiffRequest, RulesShowRequest, ScoreRequest,
    ScoreWaitsRequest, ShantenRequest, StatsRequest, TilesRequest, UkeireRequest, VerifyRequest,
    WaitsRequest,
};

use crate::rate_limiter::{self, RateLimiter};
use crate::server_state::ServerState;
use press::PrintCache;
use response::PlainText;
use routes::Routes;
use tools::{about_record, answer};

pub(crate) use error::HttpError;
pub(crate) use worker_pool::WorkerPool;

/// The state that handlers share.
#[derive(Clone)]
pub(crate) struct App {
    pub(crate) state: ServerState,
    /// The server's public URL. Cookies are `Secure` if it is https.
    pub(crate) base_url: Arc<str>,
    pub(crate) workers: WorkerPool,
    /// The token of the administrator on the server's machine.
    pub(crate) local_token: Arc<str>,
    pub(crate) limiter: RateLimiter,
    prints: PrintCache,
}

impl App {
    /// Creates the state. `base_url` is the server's public URL, and `local_token` is the local administrator's
    /// token.
    pub(crate) fn new(state: ServerState, base_url: &str, local_token: &str, limiter: RateLimiter) -> App {
        let (workers, prints) = (WorkerPool::new(), PrintCache::default());
        App { state, base_url: base_url.into(), workers, local_token: local_token.into(), limiter, prints }
    }
}

/// The maximum size of a request body, in bytes.
const BODY_LIMIT: usize = 256 * 1024;

/// Returns all routes, each declared once with its path, operation id, summary and handler.
#[allow(clippy::too_many_lines, reason = "a table, a line for each route")]
fn routes() -> Routes {
    Routes::default()
        .group("about")
        .get("/api/openapi.json", "openapi", "Get this document", openapi::show)
        .group("operators")
        .get("/health", "health", "Check that the server can read its database", health)
        .get("/metrics", "metrics", "Get metrics in Prometheus text format", metrics)
        .group("administrators")
        .post("/api/people/{id}/ban", "ban", "Ban a person or lift the ban", people::ban)
        .post("/api/tables/{id}/end", "endTable", "End a table at once", tables::end)
        .post("/api/rules", "addRules", "Add a rule file", rules::upload)
        .details("A changed rule set needs a new version; older versions stay available for older games.")
        .group("people")
        .post("/api/guest", "guest", "Start a session as a guest", people::guest)
        .post("/api/register", "register", "Turn the guest into an account", people::register)
        .post("/api/login", "login", "Start a session with an account", people::login)
        .post("/api/logout", "logout", "End the session", people::logout)
        .post("/api/reset", "reset", "Set a new password with an administrator's link", people::reset)
        .details("All sessions of the account end.")
        .get("/reset", "resetForm", "Show the page that an administrator's link opens", reset_page::show)
        .post("/reset", "resetByForm", "Submit the page that sets a new password", reset_page::set)
        .get("/api/me", "me", "Get the current user", people::show)
        .delete(
            "/api/me",
            "forgetMe",
            "Delete the account; its games are kept without its name",
            people::forget,
        )
        .get(
            "/api/me/games",
            "myGames",
            "List the current user's tables, newest first, at most 200",
            people::games,
        )
        .get(
            "/api/me/export",
            "export",
            "Export everything the server stores about the current user",
            people::export,
        )
        .group("training")
        .get("/api/me/training", "myTraining", "Get the training progress", people::training)
        .put("/api/me/training", "keepMyTraining", "Store the training progress", people::keep_training)
        .group("tables")
        .get("/api/bots", "bots", "List the bots that can take seats", tables::bots)
        .details("Built-in bots come first. External bots play only at assisted tables.")
        .get("/api/tables", "tables", "List tables that are waiting or playing, oldest first", tables::list)
        .post("/api/tables", "createTable", "Create a table and take a seat", tables::create)
        .get("/api/tables/{id}", "table", "Get a table", tables::show)
        .post("/api/tables/{id}/sit", "sit", "Take a seat", tables::sit)
        .post(
            "/api/tables/{id}/leave",
            "leave",
            "Leave the seat; during a game a stand-in plays",
            tables::leave,
        )
        .post("/api/tables/{id}/rematch", "rematch", "Create a table with the same settings", tables::rematch)
        .post("/api/play-now", "playNow", "Create a table with bots and start at once", tables::play_now)
        .get("/live/{id}", "live", "Connect to a table by WebSocket", live::connect)
        .details("Messages are JSON; web/protocol.ts declares them.")
        .group("games")
        .get("/api/games/{id}", "game", "Get a finished game", games::show)
        .get("/api/games/{id}/record", "record", "Get the record of a finished game", games::record)
        .get("/api/games/{id}/position", "position", "Get a position in a finished game", games::position)
        .get("/api/games/{id}/proof", "proof", "Get the proof of a finished game's walls", games::proof)
        .group("hands")
        .get("/api/shanten", "shanten", "Get the shanten of a hand", answer::<ShantenRequest>)
        .get("/api/waits", "waits", "List the waits of a tenpai hand", answer::<WaitsRequest>)
        .get(
            "/api/ukeire",
            "ukeire",
            "List the tiles that help a hand, or rate its discards",
            answer::<UkeireRequest>,
        )
        .get("/api/tiles", "tiles", "Convert a hand to other notations", answer::<TilesRequest>)
        .get("/api/score", "score", "Score a won hand and explain the score", answer::<ScoreRequest>)
        .get(
            "/api/score/waits",
            "scoreWaits",
            "Score every wait of a tenpai hand",
            answer::<ScoreWaitsRequest>,
        )
        .post("/api/score", "scoreLines", "Score a won hand per line, at most 1000", tools::score_lines)
        .details("Each line is a JSON object. docs/score-batch.schema.json has the same schemas as a file.")
        .get(
            "/api/advice",
            "advice",
            "Rate the discards of a hand, as the bot sensei does",
            answer::<AdviceRequest>,
        )
        .group("training")
        .get("/api/train/question", "trainingQuestion", "Get a training question", answer::<QuestionRequest>)
        .details("The same rules, kind, level and seed always give the same question.")
        .post(
            "/api/train/question",
            "trainingAnswer",
            "Check an answer; the body is the answer",
            tools::check_answer,
        )
        .group("rules")
        .get("/api/rules", "rules", "List the rule sets, including the club's own", tools::rules)
        .get(
            "/api/rules/{rules}",
            "showRules",
            "Get a rule set with the source of each rule",
            answer::<RulesShowRequest>,
        )
        .get("/api/rules/{a}/diff/{b}", "diffRules", "Compare two rule sets", answer::<RulesDiffRequest>)
        .get("/api/press", "printFormats", "List the formats of sheets, cards and books", press::formats)
        .get(
            "/api/press/{rules}/cards",
            "cards",
            "Get the yaku cards of a rule set with drawn hands",
            press::cards,
        )
        .get(
            "/api/press/{rules}/{file}",
            "print",
            "Print the sheet, cards or book of a rule set",
            press::print,
        )
        .details("HTML pages have the exact size of the paper and can be saved as PDF in a browser.")
        .group("records")
        .body_limit(records::RECORD_LIMIT)
        .post("/api/records", "share", "Share a record; it must not be compressed", records::share)
        .get("/api/records/{id}", "sharedRecord", "Get a shared record", records::shared)
        .post(
            "/api/records/verify",
            "verify",
            "Replay a record and compare it with the rules",
            about_record::<VerifyRequest>,
        )
        .post("/api/records/convert", "convert", "Convert a record to another format", records::convert)
        .post(
            "/api/records/stats",
            "stats",
            "Compute the players' statistics in a record",
            about_record::<StatsRequest>,
        )
        .post(
            "/api/advice",
            "adviceInRecord",
            "Rate a player's moves at a position in a record",
            about_record::<RecordAdviceRequest>,
        )
        .post("/api/records/position", "recordPosition", "Get a position in a record", records::position)
        .get("/api/me/stats", "myStats", "Compute the current user's statistics", records::own_stats)
}

/// Returns the router with all routes and middleware.
pub(crate) fn router(app: App) -> Router {
    let header = |name: HeaderName, value: &'static str| {
        SetResponseHeaderLayer::if_not_present(name, HeaderValue::from_static(value))
    };
    let limiter = app.limiter.clone();
    routes()
        .router()
        .fallback(page::page)
        .with_state(app)
        .layer(middleware::from_fn_with_state(limiter, rate_limiter::pass))
        .layer(middleware::from_fn(error::localize))
        .layer(DefaultBodyLimit::max(BODY_LIMIT))
        .layer(header(header::X_CONTENT_TYPE_OPTIONS, "nosniff"))
        .layer(header(header::REFERRER_POLICY, "same-origin"))
        .layer(header(header::X_FRAME_OPTIONS, "DENY"))
        .layer(header(
            header::CONTENT_SECURITY_POLICY,
            "default-src 'self'; img-src 'self' data:; style-src 'self' 'unsafe-inline'; base-uri 'none'; form-action 'self'; \
             frame-ancestors 'none'; object-src 'none'",
        ))
}

async fn health(State(app): State<App>) -> PlainText {
    match app.state.store().ping().await {
        Ok(()) => PlainText::new("ok\n"),
        Err(_) => PlainText {
            status: StatusCode::SERVICE_UNAVAILABLE,
            ..PlainText::new("the database does not respond\n")
        },
    }
}

async fn metrics(State(app): State<App>) -> PlainText {
    let text = app.state.metrics().text(app.state.queues());
    PlainText { kind: "text/plain; version=0.0.4", ..PlainText::new(text) }
}
