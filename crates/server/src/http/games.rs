//! Finished games. Each has a permanent URL.

use std::sync::Arc;

use axum::Json;
use axum::extract::{Path, State};
use hanchan_api::games::{FinishedGame, RecomputedWall, RecordParams, RulesName, WallProof};
use hanchan_api::settings::PublicSettings;
use hanchan_api::tables::{GameStage, Standing};
use hanchan_api::{ByName, ErrorCode, GamePosition, Position, PositionRequest};
use hanchan_game::Seed;
use hanchan_record::log::Log;
use hanchan_record::{Format, RecordedGame, RuleResolver};
use hanchan_round::{Round, Wall};
use hanchan_rules::{Rules, hex};
use hanchan_tiles::Tile;

use super::App;
use super::error::HttpError;
use super::extract::QueryParams;
use super::response::RecordFile;

/// A finished game with its replayed log.
struct Finished {
    id: String,
    settings: PublicSettings,
    result: Option<Vec<Standing>>,
    text: String,
    log: Log,
    rounds: Vec<Round>,
    rules: Arc<Rules>,
}

/// Loads a finished game and passes it to a closure on the worker pool.
async fn with<T: Send + 'static>(
    app: &App,
    id: String,
    what: impl FnOnce(&Finished) -> Result<T, HttpError> + Send + 'static,
) -> Result<T, HttpError> {
    let stored = app.state.store().table(&id).await?;
    let stored = stored.ok_or(ErrorCode::NoSuchGame)?;
    // Tiles are hidden until the game is over.
    if stored.stage != GameStage::Over {
        return Err(ErrorCode::NotOver.into());
    }
    let text = app.state.store().log(&id).await?.text;
    if text.is_empty() {
        return Err(ErrorCode::NeverBegan.into());
    }
    app.workers
        .work(move || {
            let unreadable =
                |error| HttpError::Details(ErrorCode::UnreadableRecord, vec![format!("{error}")]);
            let log = Log::read(&text).map_err(unreadable)?;
            let rounds = log.rounds().map_err(unreadable)?;
            let rules = rounds.first().map(|round| Arc::new(round.rules().clone()));
            what(&Finished {
                id,
                settings: stored.settings.into(),
                result: stored.result,
                text,
                log,
                rounds,
                rules: rules.ok_or(ErrorCode::NeverBegan)?,
            })
        })
        .await
}

impl Finished {
    /// Returns the number of recorded events in each deal.
    fn recorded(&self) -> Vec<usize> {
        let deals = self.log.deals.iter().zip(&self.rounds);
        deals.map(|(deal, round)| deal.events.len().min(round.events().len())).collect()
    }

    fn proof(&self) -> WallProof {
        let commitment = self.log.head.commitment.clone();
        let seed = self.log.end.as_ref().and_then(|end| end.seed.clone());
        let known = seed.as_deref().and_then(hex::decode).map(Seed);
        let walls: Vec<RecomputedWall> = known
            .map(|seed| {
                self.rounds.iter().zip(1..).map(|(round, deal)| self.wall(&seed, round, deal)).collect()
            })
            .unwrap_or_default();
        let host = self.log.end.as_ref().and_then(|end| end.host.clone());
        let contributions = self.log.head.contributions.clone();
        let promised = match host.as_deref().map(hex::decode) {
            None => known,
            Some(host) => host.map(Seed).filter(|host| known == Some(Seed::of(host.0, &contributions))),
        };
        let promised = promised.is_some_and(|seed| commitment == Some(hex::encode(&seed.commitment())));
        WallProof {
            kept: promised && walls.iter().all(|wall| wall.same),
            algorithm: "hanchan wall 1".to_owned(),
            commitment,
            seed,
            host,
            contributions,
            walls,
        }
    }

    fn wall(&self, seed: &Seed, round: &Round, deal: u32) -> RecomputedWall {
        let (tiles, dice) = seed.deal(deal, self.rules.tile_set());
        let built = Wall::built(&tiles, dice, round.setup().dealer, &self.rules);
        RecomputedWall {
            deal,
            dice: [dice.first[0], dice.first[1], dice.second[0], dice.second[1]],
            tiles: tiles.iter().map(Tile::to_string).collect(),
            same: built.is_ok_and(|built| {
                built.tiles() == round.wall().tiles()
                    && round.wall().dice().is_none_or(|rolled| rolled == dice)
            }),
        }
    }

    fn game(&self) -> FinishedGame {
        let recorded = self.recorded();
        let steps = |deal| {
            GamePosition::find(&self.rounds, &recorded, deal, None).map_or(0, |position| position.steps)
        };
        let name = &self.log.head.rules;
        FinishedGame {
            id: self.id.clone(),
            rules: RulesName { id: name.id.clone(), version: name.version, hash: name.hash.clone() },
            settings: self.settings.clone(),
            players: self.log.head.players.clone(),
            began: self.log.head.began.as_ref().and_then(|began| began.parse().ok()),
            deals: (1..=self.rounds.len()).map(steps).collect(),
            result: self.result.clone(),
            stopped: self.log.end.as_ref().is_some_and(|end| end.stopped),
            proof: self.proof(),
            formats: Format::ALL.map(ByName).to_vec(),
        }
    }

    fn written(&self, format: Format) -> Result<String, HttpError> {
        if format == Format::Log {
            return Ok(self.text.clone());
        }
        let no_words = |why: String| HttpError::Details(ErrorCode::Inexpressible, vec![why]);
        let names = &self.log.head.players;
        let recorded = hanchan_record::read_text(&self.text).map_err(|error| no_words(error.to_string()))?;
        let replayed = hanchan_record::replay(&recorded, &RuleResolver::default())
            .map_err(|error| no_words(error.to_string()))?;
        let whole = RecordedGame::of(&self.rules, names, &replayed.rounds, replayed.standing.as_ref())
            .map_err(|error| no_words(error.to_string()))?;
        format.write(&whole, &replayed, names).map_err(|error| no_words(error.to_string()))
    }
}

/// Returns a finished game.
pub(super) async fn show(
    State(app): State<App>,
    Path(id): Path<String>,
) -> Result<Json<FinishedGame>, HttpError> {
    with(&app, id, |game| Ok(Json(game.game()))).await
}

/// Returns the proof that a game's walls were not manipulated.
pub(super) async fn proof(
    State(app): State<App>,
    Path(id): Path<String>,
) -> Result<Json<WallProof>, HttpError> {
    with(&app, id, |game| Ok(Json(game.proof()))).await
}

/// Returns the record of a game.
pub(super) async fn record(
    State(app): State<App>,
    Path(id): Path<String>,
    QueryParams(params): QueryParams<RecordParams>,
) -> Result<RecordFile, HttpError> {
    let format = params.format.map_or(Format::Log, |ByName(format)| format);
    // An id has only letters and digits, so it is safe in a file name.
    let name = Some(format!("hanchan-{id}"));
    let text = with(&app, id, move |game| game.written(format)).await?;
    Ok(RecordFile { format, name, text })
}

/// Returns a position in a game.
pub(super) async fn position(
    State(app): State<App>,
    Path(id): Path<String>,
    QueryParams(request): QueryParams<PositionRequest>,
) -> Result<Json<Position>, HttpError> {
    with(&app, id, move |game| Ok(Json(request.find(&game.rounds, &game.recorded())?))).await
}
