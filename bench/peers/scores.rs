//! Scores wins with other crates.

use agari::context::{GameContext, WinType};
use agari::hand::{KanType, Meld as AgariMeld, decompose_hand, decompose_hand_with_melds};
use agari::parse::{TileCounts, to_counts};
use agari::scoring::{ScoringResult, calculate_score};
use agari::tile::{Honor, Suit as AgariSuit, Tile as AgariTile};
use agari::yaku::{YakuResult, detect_yaku_with_context};
use hanchan_bench::Sample;
use hanchan_score::Riichi;
use hanchan_tiles::{Face, Kind, Meld, MeldKind, Tile, Wind};
use riichienv_core::hand_evaluator::HandEvaluator;
use riichienv_core::types::{Conditions, Meld as EnvMeld, MeldType, WinResult, Wind as EnvWind};

/// A win in the form that riichienv-core takes.
pub(crate) struct Riichienv {
    evaluator: HandEvaluator,
    tile: u8,
    dora: Vec<u8>,
    ura: Vec<u8>,
    conditions: Conditions,
}

/// Returns a tile's number from 0 to 135, as riichienv-core counts. It does not matter which of four equal tiles
/// it is, except that the first five of a suit is the red one.
fn number(tile: Tile) -> u8 {
    let copy = u8::from(!tile.is_red() && tile.kind().five_of().is_some());
    4 * tile.kind().index() as u8 + copy
}

impl Riichienv {
    pub(crate) fn new(sample: &Sample) -> Riichienv {
        let numbers = |tiles: &[Tile]| tiles.iter().map(|&tile| number(tile)).collect::<Vec<u8>>();
        let meld = |meld: &Meld| {
            let kind = match meld.kind() {
                MeldKind::Chi => MeldType::Chi,
                MeldKind::Pon => MeldType::Pon,
                MeldKind::OpenKan => MeldType::Daiminkan,
                MeldKind::AddedKan => MeldType::Kakan,
                MeldKind::ClosedKan => MeldType::Ankan,
            };
            EnvMeld::new(kind, numbers(meld.tiles()), meld.is_open(), -1, None)
        };
        let concealed = sample.hand.concealed().iter().map(number).collect();
        let tsumo = sample.circumstances.is_tsumo();
        Riichienv {
            evaluator: HandEvaluator::new(concealed, sample.hand.melds().iter().map(meld).collect()),
            tile: number(sample.tile),
            dora: numbers(&sample.dora),
            ura: numbers(sample.ura()),
            conditions: Conditions {
                tsumo,
                riichi: sample.circumstances.riichi == Riichi::Declared,
                ippatsu: sample.circumstances.ippatsu,
                haitei: sample.circumstances.last && tsumo,
                houtei: sample.circumstances.last && !tsumo,
                player_wind: EnvWind::from(sample.circumstances.seat.index() as u8),
                round_wind: EnvWind::from(sample.circumstances.round.index() as u8),
                ..Conditions::default()
            },
        }
    }

    /// Evaluates the win: yaku, han, fu and payments. The library takes ownership of the lists, so they are cloned.
    pub(crate) fn score(&self) -> WinResult {
        let (dora, ura) = (self.dora.clone(), self.ura.clone());
        self.evaluator.calc(self.tile, dora, ura, Some(self.conditions.clone()))
    }
}

/// A win in the form that agari takes.
pub(crate) struct Agari {
    concealed: TileCounts,
    all: TileCounts,
    melds: Vec<AgariMeld>,
    context: GameContext,
}

fn honour(wind: Wind) -> Honor {
    [Honor::East, Honor::South, Honor::West, Honor::North][wind.index()]
}

fn tile(kind: Kind) -> AgariTile {
    match kind.face() {
        Face::Suited(suit, rank) => {
            AgariTile::suited([AgariSuit::Man, AgariSuit::Pin, AgariSuit::Sou][suit.index()], rank)
        }
        Face::Wind(wind) => AgariTile::honor(honour(wind)),
        Face::Dragon(dragon) => AgariTile::honor([Honor::White, Honor::Green, Honor::Red][dragon as usize]),
    }
}

impl Agari {
    pub(crate) fn new(sample: &Sample) -> Agari {
        let tiles = |tiles: &[Tile]| tiles.iter().map(|of| tile(of.kind())).collect::<Vec<AgariTile>>();
        let meld = |meld: &Meld| match meld.kind() {
            MeldKind::Chi => AgariMeld::shuntsu_open(tile(meld.lowest())),
            MeldKind::Pon => AgariMeld::koutsu_open(tile(meld.lowest())),
            MeldKind::OpenKan => AgariMeld::kan(tile(meld.lowest()), KanType::Open),
            MeldKind::AddedKan => AgariMeld::kan(tile(meld.lowest()), KanType::Added),
            MeldKind::ClosedKan => AgariMeld::kan(tile(meld.lowest()), KanType::Closed),
        };
        let concealed: Vec<Tile> = sample.hand.concealed().iter().chain([sample.tile]).collect();
        let all: Vec<Tile> = sample.hand.all_tiles().chain([sample.tile]).collect();
        let by = if sample.circumstances.is_tsumo() { WinType::Tsumo } else { WinType::Ron };
        let mut context =
            GameContext::new(by, honour(sample.circumstances.round), honour(sample.circumstances.seat))
                .with_winning_tile(tile(sample.tile.kind()))
                .with_dora(tiles(&sample.dora))
                .with_ura_dora(tiles(sample.ura()))
                .with_aka(all.iter().filter(|tile| tile.is_red()).count() as u8);
        context.is_open = !sample.hand.is_closed();
        context.is_riichi = sample.circumstances.riichi == Riichi::Declared;
        context.is_ippatsu = sample.circumstances.ippatsu;
        context.is_last_tile = sample.circumstances.last;
        Agari {
            concealed: to_counts(&tiles(&concealed)),
            all: to_counts(&tiles(&all)),
            melds: sample.hand.melds().iter().map(meld).collect(),
            context,
        }
    }

    /// Scores every decomposition and returns the best result, as agari's documentation and program do.
    pub(crate) fn score(&self) -> Option<(YakuResult, ScoringResult)> {
        let structures = if self.melds.is_empty() {
            decompose_hand(&self.concealed)
        } else {
            decompose_hand_with_melds(&self.concealed, &self.melds)
        };
        let scores = structures.iter().map(|structure| {
            let yaku = detect_yaku_with_context(structure, &self.all, &self.context);
            let score = calculate_score(structure, &yaku, &self.context);
            (yaku, score)
        });
        scores.max_by_key(|(_, score)| (score.payment.total, score.han))
    }
}
