//! Handlers for the request types of `hanchan-api`, which the command line also uses.

use axum::Json;
use axum::body::Bytes;
use axum::extract::State;
use hanchan_api::{
    Context, ErrorCode, ListedRules, QuestionRequest, RecordRequest, Request, RequestError, ScoreBatch,
    ScoreLine, ScoreLineResponse, VerdictResponse,
};
use hanchan_rules::{NoRules, Rules};
use serde::de::DeserializeOwned;

use super::App;
use super::error::HttpError;
use super::extract::{ClientLanguage, JsonLinesBody, Params};
use super::response::JsonLines;

/// The maximum number of lines in a batch.
const MOST_LINES: usize = 1000;
/// The maximum length of a learner's answer to a question, in characters.
const LONGEST_ANSWER: usize = 500;

/// Returns a function that finds one of the server's rule sets by id, or by id and version, such as `our-club@2`.
fn rule_resolver(app: &App) -> impl Fn(&str) -> Result<Rules, NoRules> + Send + Sync + 'static {
    let state = app.state.clone();
    move |name: &str| {
        let unknown = || NoRules::Unknown(name.to_owned(), None);
        let (id, version) = match name.split_once('@') {
            Some((id, version)) => (id, Some(version.parse().map_err(|_| unknown())?)),
            None => (name, None),
        };
        state.rule_set(id, version).map(|rules| Rules::clone(&rules)).ok_or_else(unknown)
    }
}

/// Runs a closure on the worker pool, in the client's language.
pub(super) async fn in_context<T: Send + 'static>(
    app: &App,
    client: ClientLanguage,
    work: impl FnOnce(&Context<'_>) -> Result<T, RequestError> + Send + 'static,
) -> Result<T, HttpError> {
    let resolver = rule_resolver(app);
    app.workers
        .work(move || {
            let context = Context::new(client.language, client.names, &resolver);
            work(&context).map_err(|error| HttpError::from_request(error, context.words()))
        })
        .await
}

/// Handles a request whose fields are path and query parameters.
pub(super) async fn answer<R>(
    State(app): State<App>,
    client: ClientLanguage,
    Params(request): Params<R>,
) -> Result<Json<R::Response>, HttpError>
where
    R: Request + DeserializeOwned + Send + 'static,
    R::Response: Send + 'static,
{
    in_context(&app, client, move |context| request.run(context)).await.map(Json)
}

/// Handles a request about the record in the body.
pub(super) async fn about_record<R>(
    State(app): State<App>,
    client: ClientLanguage,
    Params(request): Params<R>,
    record: Bytes,
) -> Result<Json<R::Response>, HttpError>
where
    R: RecordRequest + DeserializeOwned + Send + 'static,
    R::Response: Send + 'static,
{
    in_context(&app, client, move |context| request.run(&record, context)).await.map(Json)
}

/// Scores the win on each line of the body.
pub(super) async fn score_lines(
    State(app): State<App>,
    client: ClientLanguage,
    JsonLinesBody { text, .. }: JsonLinesBody<ScoreLine>,
) -> Result<JsonLines<ScoreLineResponse>, HttpError> {
    if text.lines().count() > MOST_LINES {
        return Err(ErrorCode::TooLarge.into());
    }
    in_context(&app, client, move |context| Ok(JsonLines::new(ScoreBatch::new(context).lines(&text)))).await
}

/// Checks a learner's answer to a question.
pub(super) async fn check_answer(
    State(app): State<App>,
    client: ClientLanguage,
    Params(request): Params<QuestionRequest>,
    text: String,
) -> Result<Json<VerdictResponse>, HttpError> {
    let answer: String = text.chars().take(LONGEST_ANSWER).collect();
    in_context(&app, client, move |context| request.answer(&answer, context)).await.map(Json)
}

/// Lists the rule sets of the server.
pub(super) async fn rules(
    State(app): State<App>,
    client: ClientLanguage,
) -> Result<Json<Vec<ListedRules>>, HttpError> {
    let all = app.state.rules();
    let list = move |context: &Context<'_>| {
        Ok(all.iter().map(|rules| ListedRules::new(rules, context.words())).collect())
    };
    in_context(&app, client, list).await.map(Json)
}
