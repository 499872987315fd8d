//! Advice on discards and calls.

use std::sync::Arc;

use hanchan_bots::{Advice, Evaluation, advise};
use hanchan_game::Game;
use hanchan_round::{Claim, Move, Phase, Position, RiichiState, RiverTile, Round, Setup, Sitting, TurnAct};
use hanchan_rules::Rules;
use hanchan_tiles::notation::Notation;
use hanchan_tiles::{BySeat, Hand, Kind, Seat, Tile, Wind};
use hanchan_view::{Choice, Course, DealStage, Front, SeatView};
use hanchan_words::Words;
use serde::{Deserialize, Serialize};

use crate::circumstances::east;
use crate::context::{Context, RecordRequest, Request};
use crate::hand;
use crate::names::{ByName, Text};
use crate::position::{GamePosition, NoSuchPosition};
use crate::records::ReplayedGame;
use crate::request_error::RequestError;
use crate::score::common;
use crate::ukeire::{TileLeft, tiles_left};

/// Requests advice on the discards of a hand.
#[derive(Clone, Debug, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema, ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct AdviceRequest {
    /// The hand with its fourteenth tile, in any notation.
    pub hand: String,
    /// The player's seat: its wind, or its number, counting from 0.
    #[serde(default = "second")]
    pub seat: ByName<Seat>,
    /// The rule set.
    #[serde(default = "common")]
    pub rules: String,
    /// The round wind.
    #[serde(default = "east")]
    pub round: ByName<Wind>,
    /// The dora indicators, in MPSZ.
    #[serde(default)]
    pub dora: String,
    /// Tiles visible elsewhere, in MPSZ: discards and other players' melds.
    #[serde(default)]
    pub visible: String,
    /// The number of tiles left in the live wall, from 0 to 70.
    #[serde(default = "live")]
    pub live: u8,
}

/// Requests advice on the moves at a position in a record.
#[derive(Clone, Copy, Debug, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema, ts_rs::TS), ts(optional_fields))]
#[serde(deny_unknown_fields)]
pub struct RecordAdviceRequest {
    /// The player's seat: its wind in the first deal, or its number, counting from 0.
    #[serde(default = "second")]
    pub seat: ByName<Seat>,
    /// The number of the deal, counting from 1.
    #[serde(default = "first_deal")]
    pub deal: usize,
    /// The number of the step in the deal, counting from 1. If missing, this is the last step.
    pub step: Option<usize>,
}

const fn second() -> ByName<Seat> {
    ByName(Seat::Second)
}

const fn live() -> u8 {
    50
}

const fn first_deal() -> usize {
    1
}

/// The move that the bot `sensei` would make, and its evaluation of all legal moves.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema, ts_rs::TS))]
pub struct AdviceResponse {
    /// The id of the rule set.
    pub rules: String,
    /// The hand, in MPSZ.
    pub hand: Text<Hand>,
    /// The number of the seat, counting from 0.
    pub seat: usize,
    /// The move that `sensei` would make.
    pub chosen: AdvisedMove,
    /// A sentence that describes the chosen move, localized.
    pub text: String,
    /// The discards, best first.
    pub discards: Vec<DiscardAdviceResponse>,
    /// All other legal moves, such as wins, kans, calls and passing.
    pub others: Vec<OtherAdviceResponse>,
    /// An explanation of the numbers, localized.
    pub note: String,
}

/// A discard and its evaluation.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema, ts_rs::TS))]
pub struct DiscardAdviceResponse {
    /// The tile to discard.
    pub discard: Text<Tile>,
    /// Whether riichi is declared with the discard.
    pub riichi: bool,
    /// The shanten after the discard.
    pub shanten: i8,
    /// The total number of tiles in the ukeire.
    pub total: u32,
    /// The ukeire: the tiles that lower the shanten or complete the hand.
    pub ukeire: Vec<TileLeft>,
    /// The evaluation.
    #[serde(flatten)]
    pub evaluation: EvaluationResponse,
}

/// A move other than a discard, and its evaluation.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema, ts_rs::TS))]
pub struct OtherAdviceResponse {
    /// The move.
    #[serde(rename = "move")]
    pub act: AdvisedMove,
    /// The move's name, localized.
    pub text: String,
    /// The evaluation; null if `sensei` does not evaluate the move.
    pub evaluation: Option<EvaluationResponse>,
}

/// The evaluation of a move.
#[derive(Clone, Copy, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema, ts_rs::TS))]
pub struct EvaluationResponse {
    /// The probability of winning the deal.
    pub win_rate: f32,
    /// The probability that another player wins on the discard.
    pub deal_in_rate: f32,
    /// The expected points of the hand: the points of each win times its probability.
    pub expected_points: i32,
    /// The expected result of the game, in points, including uma and oka.
    pub expected_result: i32,
}

/// A move.
#[derive(Clone, Copy, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema, ts_rs::TS), ts(optional_fields))]
pub struct AdvisedMove {
    /// The kind of move.
    #[serde(rename = "type")]
    pub kind: AdvisedMoveType,
    /// The discarded tile, or the tile of a kan.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub tile: Option<Text<Tile>>,
    /// The two tiles from the hand that form a meld with the called tile.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub own: Option<[Text<Tile>; 2]>,
}

/// A kind of move.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema, ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum AdvisedMoveType {
    /// Discards a tile.
    Discard,
    /// Declares riichi and discards a tile.
    Riichi,
    /// Declares a closed kan.
    ClosedKan,
    /// Adds a tile to a pon.
    AddedKan,
    /// Sets a North aside.
    North,
    /// Wins with the drawn tile.
    Tsumo,
    /// Declares an abortive draw with nine kinds.
    NineKinds,
    /// Passes on a discard.
    Pass,
    /// Wins on a discard.
    Ron,
    /// Calls pon.
    Pon,
    /// Calls an open kan.
    OpenKan,
    /// Calls chi.
    Chi,
    /// A formality, such as showing a tenpai hand.
    Formality,
}

impl AdvisedMove {
    fn new(act: Move, view: &SeatView) -> AdvisedMove {
        let of = |kind, tile: Option<Tile>| AdvisedMove { kind, tile: tile.map(Text), own: None };
        let with = |kind, own: [Tile; 2]| AdvisedMove { kind, tile: None, own: Some(own.map(Text)) };
        match act {
            Move::Act(TurnAct::Discard(tile)) => of(AdvisedMoveType::Discard, Some(tile)),
            Move::Act(TurnAct::DiscardDrawn) => of(AdvisedMoveType::Discard, view.hand.drawn()),
            Move::Act(TurnAct::Riichi(tile)) => of(AdvisedMoveType::Riichi, Some(tile)),
            Move::Act(TurnAct::RiichiDrawn) => of(AdvisedMoveType::Riichi, view.hand.drawn()),
            Move::Act(TurnAct::ClosedKan(kind)) => of(AdvisedMoveType::ClosedKan, Some(Tile::plain(kind))),
            Move::Act(TurnAct::AddedKan(kind)) => of(AdvisedMoveType::AddedKan, Some(Tile::plain(kind))),
            Move::Act(TurnAct::North) => of(AdvisedMoveType::North, None),
            Move::Act(TurnAct::Tsumo) => of(AdvisedMoveType::Tsumo, None),
            Move::Act(TurnAct::NineKinds) => of(AdvisedMoveType::NineKinds, None),
            Move::Claim(Claim::Pass) => of(AdvisedMoveType::Pass, None),
            Move::Claim(Claim::Ron) => of(AdvisedMoveType::Ron, None),
            Move::Claim(Claim::Pon(own)) => with(AdvisedMoveType::Pon, own),
            Move::Claim(Claim::OpenKan) => of(AdvisedMoveType::OpenKan, None),
            Move::Claim(Claim::Chi(own)) => with(AdvisedMoveType::Chi, own),
            _ => of(AdvisedMoveType::Formality, None),
        }
    }
}

impl From<Evaluation> for EvaluationResponse {
    fn from(evaluation: Evaluation) -> EvaluationResponse {
        let rounded = |rate: f32| (rate * 1000.0).round() / 1000.0;
        EvaluationResponse {
            win_rate: rounded(evaluation.win_rate),
            deal_in_rate: rounded(evaluation.deal_in_rate),
            expected_points: evaluation.expected_points.round() as i32,
            expected_result: evaluation.expected_result.round() as i32,
        }
    }
}

impl AdviceResponse {
    fn new(view: &SeatView, words: &Words) -> Result<AdviceResponse, RequestError> {
        let Advice { chosen, discards, others } = advise(view).ok_or(RequestError::NoChoice)?;
        let discards = discards.iter().map(|one| DiscardAdviceResponse {
            discard: Text(one.tile),
            riichi: one.riichi,
            shanten: one.ukeire.shanten,
            total: one.ukeire.total(),
            ukeire: tiles_left(&one.ukeire),
            evaluation: one.evaluation.into(),
        });
        let others = others.iter().map(|one| OtherAdviceResponse {
            act: AdvisedMove::new(one.act, view),
            text: name(one.act, words),
            evaluation: one.evaluation.map(EvaluationResponse::from),
        });
        Ok(AdviceResponse {
            rules: view.rules().id.clone(),
            hand: Text(view.hand),
            seat: view.seat.index(),
            chosen: AdvisedMove::new(chosen, view),
            text: sentence(chosen, view, words),
            discards: discards.collect(),
            others: others.collect(),
            note: words.text("advise-note"),
        })
    }
}

impl Request for AdviceRequest {
    type Response = AdviceResponse;

    fn run(&self, context: &Context<'_>) -> Result<AdviceResponse, RequestError> {
        if self.live > 70 {
            return Err(RequestError::Query("live: expected a number from 0 to 70".to_owned()));
        }
        let rules = Arc::new(context.rules(&self.rules)?);
        AdviceResponse::new(&self.view(&rules)?, context.words())
    }
}

impl RecordRequest for RecordAdviceRequest {
    type Response = AdviceResponse;

    fn run(&self, record: &[u8], context: &Context<'_>) -> Result<AdviceResponse, RequestError> {
        self.answer(&ReplayedGame::read(record)?, context)
    }
}

impl RecordAdviceRequest {
    /// Answers the request for a game that was already read and replayed.
    pub fn answer(
        &self,
        played: &ReplayedGame,
        context: &Context<'_>,
    ) -> Result<AdviceResponse, RequestError> {
        let rules = played.rules().ok_or(NoSuchPosition::Deal)?;
        let position = GamePosition::find(&played.rounds, &played.events, self.deal, self.step)?;
        AdviceResponse::new(&position.view(self.seat.0, rules)?, context.words())
    }
}

impl AdviceRequest {
    /// Returns the view of a player who holds the hand and sees the visible tiles.
    fn view(&self, rules: &Arc<Rules>) -> Result<SeatView, RequestError> {
        let unreadable = |error| RequestError::Notation { text: self.hand.clone(), error };
        let hand = Notation::detect(&self.hand).parse(&self.hand, rules.tile_set()).map_err(unreadable)?;
        if hand.size() != 14 {
            return Err(RequestError::AdviceSize(hand));
        }
        hand.fits(rules.tile_set())?;
        let mut indicators = hand::tiles("dora", &self.dora)?;
        indicators.truncate(5);
        let seen = hand::tiles("visible", &self.visible)?;
        let (own, players) = (self.seat.0, rules.switches().table.players);
        if own.index() >= players.count() {
            return Err(NoSuchPosition::Seat.into());
        }
        // The first seat deals. All visible tiles are placed among the next seat's discards.
        let other = own.next(players);
        let drawn = hand.drawn().or_else(|| hand.concealed().iter().last()).ok_or(RequestError::NoTiles)?;
        let mut before = hand.taken_in();
        before.discard(drawn).map_err(|_| RequestError::NoTiles)?;
        let points = Game::new(Arc::clone(rules)).setup().points;
        let setup = Setup { dealer: Seat::First, round: self.round.0, honba: 0, sticks: 0, points };
        let position = Position {
            setup,
            hands: BySeat::from_fn(|seat| if seat == own { before } else { Hand::EMPTY }),
            rivers: BySeat::from_fn(|seat| if seat == other { seen.clone() } else { Vec::new() }),
            riichi: BySeat::default(),
            ippatsu: BySeat::default(),
            liable: BySeat::default(),
            turn: (own, drawn),
            live: self.live,
            next: Vec::new(),
            replacements: Vec::new(),
            indicators: indicators.clone(),
            ura: Vec::new(),
            first_round: false,
            sitting: Sitting::Assisted,
        };
        let round = Round::from_position(rules, &position).map_err(|_| RequestError::NoPosition)?;
        let Phase::Turn(turn) = round.phase() else { return Err(RequestError::NoChoice) };
        let mut view = SeatView::new(Arc::clone(rules), own);
        let mut whole = before;
        whole.draw(drawn).map_err(|_| RequestError::NoTiles)?;
        (view.setup, view.hand, view.points) = (setup, whole, points);
        (view.live, view.stage, view.choice) =
            (self.live, DealStage::Turn(own), Some(Choice::Turn(turn.acts)));
        view.indicators = indicators.into_iter().collect();
        view.course = Course::under_way();
        view.fronts = BySeat::from_fn(|seat| {
            let river = position.rivers[seat].iter();
            let lying = |&tile| RiverTile { tile, drawn: false, sideways: false, claimed: false };
            let melds = if seat == own { hand.melds().to_vec() } else { Vec::new() };
            Front { river: river.map(lying).collect(), melds, riichi: RiichiState::No, ..Front::default() }
        });
        Ok(view)
    }
}

/// Returns a sentence that describes the chosen move.
fn sentence(chosen: Move, view: &SeatView, words: &Words) -> String {
    let with = |id: &str, tile: Tile| words.format(id, [("tile", words.tile_or_red(tile).into())]);
    let drawn = view.hand.drawn().unwrap_or(Tile::plain(Kind::EAST));
    match chosen {
        Move::Act(TurnAct::Discard(tile)) => with("advise-discard", tile),
        Move::Act(TurnAct::DiscardDrawn) => with("advise-discard", drawn),
        Move::Act(TurnAct::Riichi(tile)) => with("advise-riichi", tile),
        Move::Act(TurnAct::RiichiDrawn) => with("advise-riichi", drawn),
        Move::Act(TurnAct::ClosedKan(kind) | TurnAct::AddedKan(kind)) => {
            with("advise-kan", Tile::plain(kind))
        }
        Move::Act(TurnAct::North) => words.text("advise-north"),
        Move::Act(TurnAct::Tsumo) => words.text("advise-win"),
        Move::Act(TurnAct::NineKinds) => words.text("advise-nine-kinds"),
        Move::Claim(claim) => words.format("advise-claim", [("claim", words.claim(claim).into())]),
        _ => words.text("advise-formality"),
    }
}

/// Returns the name of a move for a table.
fn name(act: Move, words: &Words) -> String {
    let of = |id: &str, kind: Kind| words.format(id, [("tile", kind.to_string().into())]);
    match act {
        Move::Claim(claim) => words.claim(claim),
        Move::Act(TurnAct::ClosedKan(kind)) => of("do-closed-kan", kind),
        Move::Act(TurnAct::AddedKan(kind)) => of("do-added-kan", kind),
        Move::Act(TurnAct::North) => words.text("do-north"),
        Move::Act(TurnAct::Tsumo) => words.text("by-tsumo"),
        Move::Act(TurnAct::NineKinds) => words.text("do-nine-kinds"),
        _ => String::new(),
    }
}
