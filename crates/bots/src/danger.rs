//! The danger of each tile: the chance that an opponent wins on it, times what that would cost.

use hanchan_round::RiichiState;
use hanchan_tiles::{Kind, KindSet, Meld, Players, Seat, Suit};
use hanchan_view::SeatView;

use crate::seat_knowledge::SeatKnowledge;

/// How dangerous each discard of a player is.
pub(crate) struct Danger {
    /// Expected loss from discarding each kind of tile, in points.
    cost: [f32; Kind::COUNT],
    /// Expected loss per turn, in points, from discards that are not chosen for their safety.
    pub(crate) cost_per_turn: f32,
    /// Probability per turn that an opponent ends the deal (a hazard rate).
    pub(crate) hazard: f32,
}

/// Weight of a two-sided wait (ryanmen), for each way the player can hold its two tiles. The weights of all wait
/// shapes are relative to each other.
const RYANMEN: f32 = 3.5;
/// Weight of a middle wait (kanchan).
const KANCHAN: f32 = 1.0;
/// Weight of an edge wait (penchan).
const PENCHAN: f32 = 1.0;
/// Weight of a wait on two pairs (shanpon), for each way the player can hold one of the pairs.
const SHANPON: f32 = 1.2;
/// Weight of a pair wait (tanki), for each unseen tile.
const TANKI: f32 = 0.7;

/// How much an expected loss counts compared with an equal gain. Tuned by self-play, like the two rates
/// below.
const LOSS_WEIGHT: f32 = 0.7;
/// Probability per turn that an ordinary discard by the player deals in to a tenpai opponent.
const DEAL_IN_PER_TURN: f32 = 0.03;
/// Probability per turn that a tenpai opponent ends the deal.
const WIN_PER_TURN: f32 = 0.03;

impl Danger {
    /// Estimates the danger from the opponents' riichi and open melds and the progress of the deal.
    pub(crate) fn estimate(knowledge: &SeatKnowledge<'_>) -> Danger {
        Danger::with_threat(knowledge, |seat| tenpai_chance(knowledge.view, seat))
    }

    /// Estimates the danger as if every opponent had at least a 10% chance of being tenpai, for a bot that
    /// only defends.
    pub(crate) fn with_minimum_threat(knowledge: &SeatKnowledge<'_>) -> Danger {
        Danger::with_threat(knowledge, |seat| tenpai_chance(knowledge.view, seat).max(0.1))
    }

    fn with_threat(knowledge: &SeatKnowledge<'_>, threat: impl Fn(Seat) -> f32) -> Danger {
        let view = knowledge.view;
        let early = view.live > 50;
        let mut danger =
            Danger { cost: [0.0; Kind::COUNT], cost_per_turn: 0.0, hazard: if early { 0.02 } else { 0.05 } };
        for seat in view.rules().switches().table.players.seats().filter(|&seat| seat != view.seat) {
            let threat = threat(seat);
            if threat <= 0.0 {
                continue;
            }
            let loss = LOSS_WEIGHT * threat * expected_loss(knowledge, seat);
            let chances = wait_chances(knowledge, seat);
            for (cost, chance) in danger.cost.iter_mut().zip(chances) {
                *cost += loss * chance;
            }
            danger.cost_per_turn += DEAL_IN_PER_TURN * loss;
            danger.hazard += WIN_PER_TURN * threat;
        }
        danger
    }

    /// Returns the expected loss from discarding a kind of tile, in points.
    pub(crate) fn of(&self, kind: Kind) -> f32 {
        self.cost[kind.index()]
    }
}

/// Estimates the probability that a player is tenpai.
fn tenpai_chance(view: &SeatView, seat: Seat) -> f32 {
    let front = &view.fronts[seat];
    let open = front.melds.iter().filter(|meld| meld.is_open()).count();
    match front.riichi {
        _ if front.dead => 0.0,
        RiichiState::Yes { .. } | RiichiState::Declared { .. } => 1.0,
        RiichiState::No => match (open, view.live) {
            (4, _) => 0.9,
            (3, _) => 0.5,
            (2, ..30) => 0.3,
            (1, ..15) => 0.15,
            _ => 0.0,
        },
    }
}

/// Estimates what dealing in to a player would cost, in points.
fn expected_loss(knowledge: &SeatKnowledge<'_>, seat: Seat) -> f32 {
    let front = &knowledge.view.fronts[seat];
    let dora: f32 = front.melds.iter().flat_map(Meld::tiles).map(|&tile| knowledge.dora_han(tile)).sum();
    let hand = if front.riichi == RiichiState::No { 2200.0 } else { 5200.0 } + 1800.0 * dora.min(5.0);
    let dealer = if seat == knowledge.view.setup.dealer { 1.5 } else { 1.0 };
    // Winning hands are more valuable in three-player games.
    let three_players =
        if knowledge.view.rules().switches().table.players == Players::Three { 1.4 } else { 1.0 };
    hand * dealer * three_players + 300.0 * f32::from(knowledge.view.setup.honba)
}

/// Estimates the probability that each kind is among a tenpai player's waits, from the tiles that are unseen.
fn wait_chances(knowledge: &SeatKnowledge<'_>, seat: Seat) -> [f32; Kind::COUNT] {
    let safe = knowledge.view.course.safe[seat];
    let mut weights = [0.0; Kind::COUNT];
    let mut total = 0.0;
    let left = |kind: Kind| f32::from(knowledge.copies_left(kind));
    for suit in Suit::ALL {
        let kind = |rank: u8| Kind::suited(suit, rank);
        for low in 1..=8u8 {
            // Two consecutive tiles: a two-sided wait, or an edge wait next to a terminal.
            let (Some(a), Some(b)) = (kind(low), kind(low + 1)) else { continue };
            let ends = [kind(low.wrapping_sub(1)), kind(low + 2)];
            let weight = if ends.contains(&None) { PENCHAN } else { RYANMEN };
            add_wait(&mut weights, &mut total, weight * left(a) * left(b), &ends, safe);
        }
        for low in 1..=7u8 {
            let (Some(a), Some(b)) = (kind(low), kind(low + 2)) else { continue };
            add_wait(&mut weights, &mut total, KANCHAN * left(a) * left(b), &[kind(low + 1)], safe);
        }
    }
    for kind in knowledge.deck.kinds().iter() {
        let left = left(kind);
        let weight = SHANPON * left * (left - 1.0) / 2.0 + TANKI * left;
        let honour = if kind.is_honour() { 1.3 } else { 1.0 };
        add_wait(&mut weights, &mut total, weight * honour, &[Some(kind)], safe);
    }
    // Some hands have more than one wait.
    weights.map(|weight| 1.3 * weight / f32::max(total, 1.0))
}

/// Adds one possible wait. Does nothing if the player is furiten on one of its `tiles`, or if its weight is 0.
fn add_wait(
    weights: &mut [f32; Kind::COUNT],
    total: &mut f32,
    weight: f32,
    tiles: &[Option<Kind>],
    safe: KindSet,
) {
    if weight <= 0.0 || tiles.iter().flatten().any(|&kind| safe.contains(kind)) {
        return;
    }
    *total += weight;
    for kind in tiles.iter().flatten() {
        weights[kind.index()] += weight;
    }
}
