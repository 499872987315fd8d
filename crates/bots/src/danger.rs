//! How likely others win on a tile, and what that would cost.

use hanchan_round::RiichiState;
use hanchan_tiles::{Kind, KindSet, Meld, Players, Seat, Suit};
use hanchan_view::SeatView;

use crate::sight::Sight;

/// What a player fears of each tile.
pub(crate) struct Danger {
    /// What discarding a kind costs on average.
    cost: [f32; Kind::COUNT],
    /// What a discard that is not chosen for its safety costs in a turn.
    pub(crate) per_turn: f32,
    /// How likely others end the deal in a turn.
    pub(crate) hazard: f32,
}

/// How much more often hands wait on both sides than otherwise, for each pair of tiles that would.
const BOTH_SIDES: f32 = 3.5;
const CLOSED: f32 = 1.0;
const EDGE: f32 = 1.0;
const PAIRS: f32 = 1.2;
const SINGLE: f32 = 0.7;

/// How much of what he may lose he cares for; found by playing, as are the two below.
const CARE: f32 = 0.7;
/// How likely a usual discard is won by who waits.
const PER_TURN: f32 = 0.03;
/// How likely who waits ends the deal in a turn.
const HAZARD: f32 = 0.03;

impl Danger {
    /// As far as others seem to wait.
    pub(crate) fn seen(sight: &Sight<'_>) -> Danger {
        Danger::with(sight, |seat| threat(sight.view, seat))
    }

    /// As if everybody waited at least a little: for who wants nothing but not to lose.
    pub(crate) fn suspected(sight: &Sight<'_>) -> Danger {
        Danger::with(sight, |seat| threat(sight.view, seat).max(0.1))
    }

    fn with(sight: &Sight<'_>, threat: impl Fn(Seat) -> f32) -> Danger {
        let view = sight.view;
        let early = view.live > 50;
        let mut danger =
            Danger { cost: [0.0; Kind::COUNT], per_turn: 0.0, hazard: if early { 0.02 } else { 0.05 } };
        for seat in view.rules().switches().table.players.seats().filter(|&seat| seat != view.seat) {
            let threat = threat(seat);
            if threat <= 0.0 {
                continue;
            }
            let loss = CARE * threat * loss(sight, seat);
            let chances = chances(sight, seat);
            for (cost, chance) in danger.cost.iter_mut().zip(chances) {
                *cost += loss * chance;
            }
            danger.per_turn += PER_TURN * loss;
            danger.hazard += HAZARD * threat;
        }
        danger
    }

    /// What discarding a kind costs on average.
    pub(crate) fn of(&self, kind: Kind) -> f32 {
        self.cost[kind.index()]
    }
}

/// How likely a player waits.
fn threat(view: &SeatView, seat: Seat) -> f32 {
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

/// What a win of his would cost.
fn loss(sight: &Sight<'_>, seat: Seat) -> f32 {
    let front = &sight.view.fronts[seat];
    let dora: f32 = front.melds.iter().flat_map(Meld::tiles).map(|&tile| sight.dora(tile)).sum();
    let hand = if front.riichi == RiichiState::No { 2200.0 } else { 5200.0 } + 1800.0 * dora.min(5.0);
    let dealer = if seat == sight.view.setup.dealer { 1.5 } else { 1.0 };
    // Three players' hands are worth more.
    let three = if sight.view.rules().switches().table.players == Players::Three { 1.4 } else { 1.0 };
    hand * dealer * three + 300.0 * f32::from(sight.view.setup.honba)
}

/// How likely each kind is among a hand's waits, by the tiles that nobody has seen.
fn chances(sight: &Sight<'_>, seat: Seat) -> [f32; Kind::COUNT] {
    let safe = sight.view.course.safe[seat];
    let mut weights = [0.0; Kind::COUNT];
    let mut total = 0.0;
    let left = |kind: Kind| f32::from(sight.left(kind));
    for suit in Suit::ALL {
        let kind = |rank: u8| Kind::suited(suit, rank);
        for low in 1..=8u8 {
            // Two neighbours wait on both sides, or at the edge.
            let (Some(a), Some(b)) = (kind(low), kind(low + 1)) else { continue };
            let ends = [kind(low.wrapping_sub(1)), kind(low + 2)];
            let weight = if ends.contains(&None) { EDGE } else { BOTH_SIDES };
            wait(&mut weights, &mut total, weight * left(a) * left(b), &ends, safe);
        }
        for low in 1..=7u8 {
            let (Some(a), Some(b)) = (kind(low), kind(low + 2)) else { continue };
            wait(&mut weights, &mut total, CLOSED * left(a) * left(b), &[kind(low + 1)], safe);
        }
    }
    for kind in sight.deck.kinds().iter() {
        let left = left(kind);
        let weight = PAIRS * left * (left - 1.0) / 2.0 + SINGLE * left;
        let honour = if kind.is_honour() { 1.3 } else { 1.0 };
        wait(&mut weights, &mut total, weight * honour, &[Some(kind)], safe);
    }
    // Some hands wait for more than one thing.
    weights.map(|weight| 1.3 * weight / f32::max(total, 1.0))
}

/// One way to wait: none if he cannot win on one of the tiles.
fn wait(
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
