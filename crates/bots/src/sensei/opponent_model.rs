//! The opponent model: how likely each opponent is to be tenpai, what they may wait on, and what their win
//! would cost.

use hanchan_round::RiichiState;
use hanchan_tiles::{BySeat, Kind, KindSet, Meld, Seat, Suit};

use crate::seat_knowledge::SeatKnowledge;

/// What is known or assumed about one opponent.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Opponent {
    /// Probability that the opponent is tenpai now.
    pub(crate) tenpai_chance: f32,
    /// Number of tiles that the opponent has discarded.
    pub(crate) discards: f32,
    /// Probability per turn that an opponent who is not tenpai yet reaches tenpai, for turn 1 and every third turn
    /// after it (see [`interpolate_by_turn`]).
    pub(crate) tenpai_per_turn: [f32; 6],
    /// Probability per turn that the opponent, once tenpai, wins other than on the player's discard.
    pub(crate) win_per_turn: f32,
    /// Expected points of the opponent's win, without honba.
    pub(crate) expected_points: f32,
    /// Probability that each kind is among the opponent's waits if the opponent is tenpai.
    pub(crate) wait_chance: [f32; Kind::COUNT],
}

/// All opponents by seat; `None` for the player's own seat, empty seats and dead hands.
#[derive(Clone, Debug)]
pub(crate) struct OpponentModel(pub(crate) BySeat<Option<Opponent>>);

impl OpponentModel {
    /// Estimates the opponents from what a player sees.
    pub(crate) fn of(knowledge: &SeatKnowledge<'_>) -> OpponentModel {
        let players = knowledge.view.rules().switches().table.players;
        let sits = |seat: Seat| seat != knowledge.view.seat && seat.index() < players.count();
        OpponentModel(BySeat::from_fn(|seat| {
            (sits(seat) && !knowledge.view.fronts[seat].dead).then(|| estimate(knowledge, seat))
        }))
    }

    /// Returns the opponents with their seats.
    pub(crate) fn iter(&self) -> impl Iterator<Item = (Seat, &Opponent)> {
        self.0.iter().filter_map(|(seat, opponent)| Some((seat, opponent.as_ref()?)))
    }

    /// Makes the opponents' hands more valuable by `han` han on average, such as because of a new dora.
    pub(crate) fn add_han(&mut self, han: f32) {
        for (_, opponent) in self.0.iter_mut() {
            if let Some(opponent) = opponent {
                opponent.expected_points *= 1.0 + 0.5 * han;
            }
        }
    }

    /// Replaces the estimates with fixed rates: no tile is dangerous, and opponents win at an average rate.
    pub(crate) fn ignore_threats(&mut self) {
        for (_, opponent) in self.0.iter_mut() {
            if let Some(opponent) = opponent {
                opponent.wait_chance = [0.0; Kind::COUNT];
                (opponent.tenpai_chance, opponent.tenpai_per_turn) = (0.1, [0.03; 6]);
            }
        }
    }

    /// Returns the probability that discarding a tile of this kind deals in.
    pub(crate) fn deal_in_rate(&self, kind: Kind) -> f32 {
        1.0 - self
            .iter()
            .map(|(_, opponent)| 1.0 - opponent.tenpai_chance * opponent.wait_chance[kind.index()])
            .product::<f32>()
    }
}

/// Estimates what is unknown about an opponent.
fn estimate(knowledge: &SeatKnowledge<'_>, seat: Seat) -> Opponent {
    let front = &knowledge.view.fronts[seat];
    let turn = front.river.len() as f32;
    let open = front.melds.iter().filter(|meld| meld.is_open()).count();
    let riichi = front.riichi != RiichiState::No;
    // Rates measured in games between `sensei` and other bots.
    let (tenpai_chance, tenpai_per_turn, win_per_turn) = match open {
        _ if riichi => (1.0, [0.0; 6], 0.085),
        0 => (
            interpolate_by_turn(turn, [0.0, 0.0, 0.002, 0.006, 0.013, 0.025]),
            [0.012, 0.03, 0.055, 0.065, 0.05, 0.035],
            0.09,
        ),
        1 => (
            interpolate_by_turn(turn, [0.005, 0.05, 0.135, 0.25, 0.33, 0.34]),
            [0.02, 0.045, 0.07, 0.08, 0.07, 0.05],
            0.105,
        ),
        2 => (
            interpolate_by_turn(turn, [0.1, 0.18, 0.33, 0.48, 0.58, 0.63]),
            [0.06, 0.07, 0.1, 0.1, 0.09, 0.07],
            0.105,
        ),
        3 => (interpolate_by_turn(turn, [0.45, 0.52, 0.66, 0.71, 0.75, 0.75]), [0.12; 6], 0.105),
        _ => (1.0, [0.0; 6], 0.1),
    };
    let threatened = knowledge.view.fronts.iter().any(|(_, front)| front.riichi != RiichiState::No);
    // About half of the opponents fold against a riichi.
    let tenpai_per_turn = if threatened { tenpai_per_turn.map(|rate| 0.5 * rate) } else { tenpai_per_turn };
    Opponent {
        tenpai_chance,
        discards: turn,
        tenpai_per_turn,
        win_per_turn,
        expected_points: expected_points(knowledge, seat, riichi, open),
        wait_chance: wait_chances(knowledge, seat),
    }
}

/// Interpolates a rate that is given for turn 1 and every third turn after it.
pub(crate) fn interpolate_by_turn(turn: f32, at: [f32; 6]) -> f32 {
    let position = ((turn - 1.0) / 3.0).clamp(0.0, 4.999);
    let low = position as usize;
    at[low] + (at[low + 1] - at[low]) * (position - low as f32)
}

/// Estimates the points of an opponent's win, without honba.
fn expected_points(knowledge: &SeatKnowledge<'_>, seat: Seat, riichi: bool, open: usize) -> f32 {
    let front = &knowledge.view.fronts[seat];
    let rules = knowledge.view.rules();
    let melds = || front.melds.iter().flat_map(Meld::tiles);
    let dora: f32 = melds().map(|&tile| knowledge.dora_han(tile)).sum::<f32>() + f32::from(front.norths);
    let mut han = dora;
    // Unseen dora are spread over all hidden tiles.
    let hidden: f32 = knowledge.deck.kinds().iter().map(|kind| knowledge.unseen_dora_han(kind)).sum();
    let share = f32::from(front.concealed) / knowledge.unseen_tiles;
    han += hidden * share * 1.2;
    han += if riichi {
        1.0 + if rules.switches().riichi.ura_dora { 0.45 } else { 0.0 } + 1.25
    } else if open == 0 {
        2.0
    } else {
        let yakuhai =
            front.melds.iter().map(|meld| knowledge.yakuhai_han_for(meld.lowest(), seat, *meld)).sum::<f32>();
        yakuhai.max(0.9) + flush_han(knowledge, seat)
    };
    let dealer = if seat == knowledge.view.setup.dealer { 1.5 } else { 1.0 };
    let points = points_by_han(han) * dealer;
    if open == 0 { points + 2000.0 } else { 1.25 * points + 900.0 }
}

/// Returns the points of a typical win by its han, interpolated.
pub(crate) fn points_by_han(han: f32) -> f32 {
    const POINTS: [f32; 14] = [
        600.0, 1200.0, 2300.0, 4400.0, 7700.0, 8300.0, 12000.0, 12500.0, 16000.0, 16500.0, 17000.0, 24000.0,
        24500.0, 32000.0,
    ];
    let han = han.clamp(0.0, 12.99);
    let low = han as usize;
    POINTS[low] + (POINTS[low + 1] - POINTS[low]) * (han - low as f32)
}

/// Returns the extra han to expect from a flush if an opponent's melds are all of one suit.
fn flush_han(knowledge: &SeatKnowledge<'_>, seat: Seat) -> f32 {
    let melds = &knowledge.view.fronts[seat].melds;
    let mut suits = melds.iter().filter_map(|meld| meld.lowest().suit());
    let Some(first) = suits.next() else { return 0.3 };
    if melds.len() >= 2 && suits.all(|suit| suit == first) { 0.9 } else { 0.1 }
}

/// Weight of a two-sided wait (ryanmen), for each way the opponent can hold its two tiles. The weights of all wait
/// shapes are relative to each other.
const RYANMEN: f32 = 3.6;
/// Weight of a middle wait (kanchan).
const KANCHAN: f32 = 1.0;
/// Weight of an edge wait (penchan).
const PENCHAN: f32 = 1.0;
/// Weight of a wait on two pairs (shanpon), for each way the opponent can hold one of the pairs.
const SHANPON: f32 = 1.3;
/// Weight of a pair wait (tanki), for each unseen tile.
const TANKI: f32 = 0.5;
/// Factor that accounts for hands with more than one wait.
const MULTIPLE_WAITS: f32 = 1.1;

/// Estimates the probability that each kind is among an opponent's waits, from the tiles that are unseen.
fn wait_chances(knowledge: &SeatKnowledge<'_>, seat: Seat) -> [f32; Kind::COUNT] {
    let safe = knowledge.view.course.safe[seat];
    let front = &knowledge.view.fronts[seat];
    // A hand is less likely to contain tiles next to one that was discarded from it early.
    let mut early = [1.0f32; Kind::COUNT];
    for discard in front.river.iter().take(6).filter(|discard| !discard.drawn) {
        let kind = discard.tile.kind();
        if let (Some(suit), Some(rank)) = (kind.suit(), kind.rank()) {
            for near in [rank.wrapping_sub(1), rank + 1] {
                if let Some(near) = Kind::suited(suit, near) {
                    early[near.index()] = 0.75;
                }
            }
        }
    }
    let locked = front.riichi != RiichiState::No;
    let tanyao = !locked
        && front.melds.iter().any(Meld::is_open)
        && front.melds.iter().flat_map(Meld::tiles).all(|tile| tile.kind().is_simple());
    let mut weights = WaitWeights { each: [0.0; Kind::COUNT], total: 0.0, safe, locked, tanyao, knowledge };
    let left = |kind: Kind| f32::from(knowledge.copies_left(kind)) * early[kind.index()];
    for suit in Suit::ALL {
        let kind = |rank: u8| Kind::suited(suit, rank);
        for low in 1..=8u8 {
            let (Some(a), Some(b)) = (kind(low), kind(low + 1)) else { continue };
            let ends = [kind(low.wrapping_sub(1)), kind(low + 2)];
            let weight = if ends.contains(&None) { PENCHAN } else { RYANMEN };
            weights.add(weight * left(a) * left(b), &ends);
        }
        for low in 1..=7u8 {
            let (Some(a), Some(b)) = (kind(low), kind(low + 2)) else { continue };
            weights.add(KANCHAN * left(a) * left(b), &[kind(low + 1)]);
        }
    }
    for kind in knowledge.deck.kinds().iter() {
        let left = f32::from(knowledge.copies_left(kind));
        let pairs = SHANPON * left * (left - 1.0) / 2.0;
        let weight = if kind.is_honour() {
            if locked { 3.2 * pairs } else { 4.5 * pairs }
        } else {
            pairs + TANKI * left
        };
        weights.add(weight, &[Some(kind)]);
    }
    let total = weights.total.max(1.0);
    weights.each.map(|weight| (MULTIPLE_WAITS * weight / total).min(1.0))
}

/// Collects the weight of every possible wait.
struct WaitWeights<'a> {
    /// Weight of the waits that include each kind.
    each: [f32; Kind::COUNT],
    /// Weight of all waits.
    total: f32,
    /// Kinds on which the opponent is furiten.
    safe: KindSet,
    /// Whether the opponent can no longer change their hand because of riichi.
    locked: bool,
    /// Whether the opponent's hand looks like an open tanyao.
    tanyao: bool,
    knowledge: &'a SeatKnowledge<'a>,
}

impl WaitWeights<'_> {
    /// Adds one possible wait. Does nothing if the opponent is furiten on one of its tiles.
    fn add(&mut self, weight: f32, tiles: &[Option<Kind>]) {
        if weight <= 0.0 || tiles.iter().flatten().any(|&kind| self.safe.contains(kind)) {
            return;
        }
        let mut weight = weight;
        if !self.locked {
            // A player who can still change their hand avoids waits whose tiles are gone.
            let (mut left, mut count) = (0.0, 0.0);
            for &kind in tiles.iter().flatten() {
                left += f32::from(self.knowledge.copies_left(kind));
                count += 3.0;
            }
            weight *= left / count;
        }
        self.total += weight;
        for kind in tiles.iter().flatten() {
            let factor = match kind {
                _ if self.locked => 1.0,
                _ if self.tanyao && kind.is_orphan() => 0.2,
                _ if kind.is_terminal() => 0.7,
                _ => 1.0,
            };
            self.each[kind.index()] += weight * factor;
        }
    }
}
