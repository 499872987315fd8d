//! Games that are over: each has an address for ever.

use std::sync::Arc;

use axum::Json;
use axum::extract::{Path, State};
use axum::http::{HeaderMap, Method, Uri, header};
use axum::response::{Html, IntoResponse, Response};
use hanchan_api::{ErrorCode, GamePosition, Named as _, NoSuchPosition};
use hanchan_game::Seed;
use hanchan_record::log::Log;
use hanchan_record::{Format, RecordedGame, RuleShelf};
use hanchan_round::{Round, Wall};
use hanchan_rules::{Rules, hex};
use hanchan_tiles::{BySeat, Seat, Tile};
use hanchan_words::Words;
use serde::{Deserialize, Serialize};

use super::App;
use super::error::HttpError;
use super::extract::QueryParams;
use super::game_page::About;
use super::language::language;
use super::me::without_password;
use crate::position::Position;
use crate::speech::say;
use crate::store::StoredStage;

/// A game that is over.
#[derive(Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[cfg_attr(test, ts(rename = "FinishedGame"))]
pub(crate) struct Game {
    id: String,
    rules: RulesName,
    /// The settings of its table.
    #[cfg_attr(test, ts(type = "Settings"))]
    settings: serde_json::Value,
    /// The names of the players by seat; whoever has deleted his account is still named in the record.
    players: Vec<String>,
    /// When it began, in seconds since 1970.
    began: Option<String>,
    /// How many steps each deal has.
    deals: Vec<usize>,
    /// By place: seat, points, result in tenths of a thousand; none if it was ended as it stood.
    result: Option<Vec<(usize, i32, i32)>>,
    /// Whether it was ended as it stood, by agreement or by an administrator.
    stopped: bool,
    proof: Proof,
    /// The formats that a record can be had in.
    formats: Vec<&'static str>,
}

#[derive(Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[cfg_attr(test, ts(rename = "RulesName"))]
struct RulesName {
    id: String,
    version: u32,
    hash: String,
}

/// That the walls are those that were promised.
#[derive(Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[cfg_attr(test, ts(rename = "WallProof"))]
pub(crate) struct Proof {
    /// What was promised before the game.
    commitment: Option<String>,
    /// What all walls come from.
    seed: Option<String>,
    /// The host's part of the seed, where players added theirs: it is what was promised.
    host: Option<String>,
    /// What the players added, in the order in which they sat down.
    contributions: Vec<String>,
    /// How to compute them: `docs/wall.md`.
    algorithm: &'static str,
    /// Whether the seed is the one that was promised, and every wall comes from it.
    kept: bool,
    /// The walls, computed again.
    walls: Vec<WallAgain>,
}

/// A wall, computed again from the seed.
#[derive(Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[cfg_attr(test, ts(rename = "WallAgain"))]
struct WallAgain {
    deal: u32,
    /// The first roll, and the second.
    dice: [u8; 4],
    /// The tiles as they lay in the walls.
    tiles: String,
    /// Whether the deal was played with this wall.
    same: bool,
}

/// A game that is over, read and played again.
struct Finished {
    id: String,
    settings: serde_json::Value,
    result: Option<Vec<(usize, i32, i32)>>,
    text: String,
    log: Log,
    rounds: Vec<Round>,
    rules: Arc<Rules>,
}

/// Loads a game, and does something with it where it holds up nobody.
async fn with<T: Send + 'static>(
    app: &App,
    id: String,
    what: impl FnOnce(&Finished) -> Result<T, HttpError> + Send + 'static,
) -> Result<T, HttpError> {
    let stored = app.club.store().table(&id).await?;
    let stored = stored.ok_or(ErrorCode::NoSuchGame)?;
    // Tiles are hidden until the game is over.
    if stored.stage != StoredStage::Over {
        return Err(ErrorCode::NotOver.into());
    }
    let text = app.club.store().log(&id).await?.text;
    if text.is_empty() {
        return Err(ErrorCode::NeverBegan.into());
    }
    app.desk
        .work(move || {
            let unreadable =
                |error| HttpError::Details(ErrorCode::UnreadableRecord, vec![format!("{error}")]);
            let log = Log::read(&text).map_err(unreadable)?;
            let rounds = log.rounds().map_err(unreadable)?;
            let rules = rounds.first().map(|round| Arc::new(round.rules().clone()));
            what(&Finished {
                id,
                settings: without_password(&stored.settings),
                result: stored.result.and_then(|result| serde_json::from_str(&result).ok()),
                text,
                log,
                rounds,
                rules: rules.ok_or(ErrorCode::NeverBegan)?,
            })
        })
        .await
}

impl Finished {
    fn names(&self) -> BySeat<String> {
        BySeat::from_fn(|seat| self.log.head.players.get(seat.index()).cloned().unwrap_or_default())
    }

    fn place(&self, deal: usize, step: Option<usize>) -> Result<GamePosition, NoSuchPosition> {
        let recorded: Vec<usize> = self
            .log
            .deals
            .iter()
            .zip(&self.rounds)
            .map(|(deal, round)| deal.events.len().min(round.events().len()))
            .collect();
        GamePosition::find(&self.rounds, &recorded, deal, step)
    }

    fn proof(&self) -> Proof {
        let commitment = self.log.head.commitment.clone();
        let seed = self.log.end.as_ref().and_then(|end| end.seed.clone());
        let known = seed.as_deref().and_then(hex::decode).map(Seed);
        let walls: Vec<WallAgain> = known
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
        Proof {
            kept: promised && walls.iter().all(|wall| wall.same),
            algorithm: "hanchan wall 1",
            commitment,
            seed,
            host,
            contributions,
            walls,
        }
    }

    fn wall(&self, seed: &Seed, round: &Round, deal: u32) -> WallAgain {
        let (tiles, dice) = seed.deal(deal, self.rules.tile_set());
        let built = Wall::built(&tiles, dice, round.setup().dealer, &self.rules);
        WallAgain {
            deal,
            dice: [dice.first[0], dice.first[1], dice.second[0], dice.second[1]],
            tiles: tiles.iter().map(Tile::to_string).collect(),
            same: built.is_ok_and(|built| {
                built.tiles() == round.wall().tiles()
                    && round.wall().dice().is_none_or(|rolled| rolled == dice)
            }),
        }
    }

    fn game(&self) -> Game {
        let steps = |deal| self.place(deal, None).map_or(0, |position| position.steps);
        let name = &self.log.head.rules;
        Game {
            id: self.id.clone(),
            rules: RulesName { id: name.id.clone(), version: name.version, hash: name.hash.clone() },
            settings: self.settings.clone(),
            players: self.log.head.players.clone(),
            began: self.log.head.began.clone(),
            deals: (1..=self.rounds.len()).map(steps).collect(),
            result: self.result.clone(),
            stopped: self.log.end.as_ref().is_some_and(|end| end.stopped),
            proof: self.proof(),
            formats: Format::ALL.map(Format::name).to_vec(),
        }
    }

    fn written(&self, format: Format) -> Result<String, HttpError> {
        if format == Format::Log {
            return Ok(self.text.clone());
        }
        let no_words = |why: String| HttpError::Details(ErrorCode::Inexpressible, vec![why]);
        let names = &self.log.head.players;
        let recorded = hanchan_record::read_text(&self.text).map_err(|error| no_words(error.to_string()))?;
        let replayed = hanchan_record::replay(&recorded, &RuleShelf::default())
            .map_err(|error| no_words(error.to_string()))?;
        let whole = RecordedGame::of(&self.rules, names, &replayed.rounds, replayed.standing.as_ref())
            .map_err(|error| no_words(error.to_string()))?;
        format.write(&whole, &replayed, names).map_err(|error| no_words(error.to_string()))
    }
}

/// A game: who, by which rules, with what result, and the wall's proof.
pub(super) async fn show(State(app): State<App>, Path(id): Path<String>) -> Result<Json<Game>, HttpError> {
    with(&app, id, |game| Ok(Json(game.game()))).await
}

/// The wall's proof alone.
pub(super) async fn proof(State(app): State<App>, Path(id): Path<String>) -> Result<Json<Proof>, HttpError> {
    with(&app, id, |game| Ok(Json(game.proof()))).await
}

#[derive(Deserialize)]
pub(super) struct Wanted {
    format: Option<String>,
}

/// The record of a game, in a format.
pub(super) async fn record(
    State(app): State<App>,
    Path(id): Path<String>,
    QueryParams(wanted): QueryParams<Wanted>,
) -> Result<Response, HttpError> {
    let format = wanted.format.as_deref().map_or(Some(Format::Log), Format::named);
    let format = format.ok_or(ErrorCode::NoSuchFormat)?;
    // An id is letters and digits, so that it can be the name of a file.
    let name = format!("attachment; filename=\"hanchan-{id}.{}\"", format.extension());
    let text = with(&app, id, move |game| game.written(format)).await?;
    let head = [(header::CONTENT_TYPE, format.media_type()), (header::CONTENT_DISPOSITION, name.as_str())];
    Ok((head, text).into_response())
}

/// A place in a game.
#[derive(Deserialize)]
pub(super) struct At {
    seat: Option<String>,
    deal: Option<usize>,
    step: Option<usize>,
}

impl At {
    fn seat(&self) -> Result<Option<Seat>, HttpError> {
        let found = |text: &String| Seat::named(text).ok_or(HttpError::Code(ErrorCode::NoSuchSeat));
        self.seat.as_ref().filter(|text| !text.is_empty()).map(found).transpose()
    }

    fn place(&self, game: &Finished) -> Result<GamePosition, HttpError> {
        game.place(self.deal.unwrap_or(1), self.step).map_err(HttpError::from)
    }
}

/// What was told up to a place, to a seat or with open hands.
pub(super) async fn position(
    State(app): State<App>,
    Path(id): Path<String>,
    QueryParams(at): QueryParams<At>,
) -> Result<Json<Position>, HttpError> {
    let eyes = at.seat()?;
    with(&app, id, move |game| Ok(Json(Position::new(&at.place(game)?, eyes)?))).await
}

/// The page for browsers; JSON for who asks for that, a plain page for who asks for nothing in particular.
pub(super) async fn page(
    State(app): State<App>,
    Path(id): Path<String>,
    uri: Uri,
    headers: HeaderMap,
    QueryParams(at): QueryParams<At>,
) -> Result<Response, HttpError> {
    let accepts = headers.get(header::ACCEPT).and_then(|value| value.to_str().ok()).unwrap_or_default();
    if accepts.contains("application/json") && !accepts.contains("text/html") {
        return Ok(show(State(app), Path(id)).await?.into_response());
    }
    if accepts.contains("text/html") {
        return Ok(super::page::page(Method::GET, uri, headers).await);
    }
    let (eyes, code) = (at.seat()?, language(&uri, &headers).code());
    with(&app, id, move |game| {
        let place = at.place(game)?;
        let said = place.texts(eyes, game.names()).map_err(HttpError::from)?;
        let seen = Position::new(&place, eyes).map_err(HttpError::from)?;
        let told = |words: &Words| {
            let about = About {
                id: &game.id,
                players: &game.log.head.players,
                result: game.result.as_deref(),
                kept: game.proof().kept,
                seen: &seen,
            };
            about.page(&said(words), words)
        };
        Ok(Html(say(code, told)).into_response())
    })
    .await
}
