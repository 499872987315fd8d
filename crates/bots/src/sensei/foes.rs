//! What the others may be up to: how likely each waits, for what, and what his win would cost.

use hanchan_round::RiichiState;
use hanchan_tiles::{BySeat, Kind, KindSet, Meld, Seat, Suit};

use crate::sight::Sight;

/// One of the others.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Foe {
    /// How likely he waits now.
    pub(crate) tenpai: f32,
    /// How likely he begins to wait in a turn, if he does not yet.
    pub(crate) nears: f32,
    /// What his win brings on average.
    pub(crate) points: f32,
    /// How likely each kind is among his waits, if he waits.
    pub(crate) waits: [f32; Kind::COUNT],
}

/// Everybody else at the table.
#[derive(Clone, Debug)]
pub(crate) struct Foes(pub(crate) BySeat<Option<Foe>>);

impl Foes {
    pub(crate) fn seen(sight: &Sight<'_>) -> Foes {
        let players = sight.view.rules().switches.table.players;
        let sits = |seat: Seat| seat != sight.view.seat && seat.index() < players.count();
        Foes(BySeat::from_fn(|seat| (sits(seat) && !sight.view.fronts[seat].dead).then(|| foe(sight, seat))))
    }

    pub(crate) fn iter(&self) -> impl Iterator<Item = (Seat, &Foe)> {
        self.0.iter().filter_map(|(seat, foe)| Some((seat, foe.as_ref()?)))
    }

    /// How likely somebody wins on a kind.
    pub(crate) fn danger(&self, kind: Kind) -> f32 {
        1.0 - self.iter().map(|(_, foe)| 1.0 - foe.tenpai * foe.waits[kind.index()]).product::<f32>()
    }
}

fn foe(sight: &Sight<'_>, seat: Seat) -> Foe {
    let front = &sight.view.fronts[seat];
    let turn = front.river.len() as f32;
    let open = front.melds.iter().filter(|meld| meld.is_open()).count();
    let riichi = front.riichi != RiichiState::No;
    let by_turn = |at: f32, slope: f32, least: f32, most: f32| (at + slope * (turn - 6.0)).clamp(least, most);
    // Set by eye, after counting games of our own players.
    let (tenpai, nears) = match open {
        _ if riichi => (1.0, 0.0),
        0 => (by_turn(0.0, 0.004, 0.0, 0.05), by_turn(0.02, 0.004, 0.004, 0.04)),
        1 => (by_turn(0.09, 0.033, 0.01, 0.45), by_turn(0.04, 0.003, 0.02, 0.06)),
        2 => (by_turn(0.22, 0.035, 0.08, 0.55), 0.07),
        3 => (by_turn(0.55, 0.035, 0.4, 0.9), 0.12),
        _ => (1.0, 0.0),
    };
    Foe { tenpai, nears, points: points(sight, seat, riichi, open), waits: waits(sight, seat) }
}

/// What his win brings on average, counters apart.
fn points(sight: &Sight<'_>, seat: Seat, riichi: bool, open: usize) -> f32 {
    let front = &sight.view.fronts[seat];
    let rules = sight.view.rules();
    let melds = || front.melds.iter().flat_map(Meld::tiles);
    let dora: f32 = melds().map(|&tile| sight.dora(tile)).sum::<f32>() + f32::from(front.norths);
    let mut han = dora;
    // Dora that nobody has seen lie in somebody's hand.
    let hidden: f32 = sight.deck.kinds().iter().map(|kind| sight.hidden_dora(kind)).sum();
    let share = f32::from(front.concealed) / sight.unseen;
    han += hidden * share * 1.2;
    han += if riichi {
        1.0 + if rules.switches.riichi.ura_dora { 0.45 } else { 0.0 } + 1.25
    } else if open == 0 {
        2.0
    } else {
        let valued = front.melds.iter().map(|meld| sight.value_for(meld.lowest(), seat, *meld)).sum::<f32>();
        valued.max(0.9) + flush(sight, seat)
    };
    let dealer = if seat == sight.view.setup.dealer { 1.5 } else { 1.0 };
    by_han(han) * dealer
}

/// The points of a usual hand by its han.
pub(crate) fn by_han(han: f32) -> f32 {
    const POINTS: [f32; 14] = [
        600.0, 1200.0, 2300.0, 4400.0, 7700.0, 8300.0, 12000.0, 12500.0, 16000.0, 16500.0, 17000.0, 24000.0,
        24500.0, 32000.0,
    ];
    let han = han.clamp(0.0, 12.99);
    let low = han as usize;
    POINTS[low] + (POINTS[low + 1] - POINTS[low]) * (han - low as f32)
}

/// How many han the sets hint at by being of one suit.
fn flush(sight: &Sight<'_>, seat: Seat) -> f32 {
    let melds = &sight.view.fronts[seat].melds;
    let mut suits = melds.iter().filter_map(|meld| meld.lowest().suit());
    let Some(first) = suits.next() else { return 0.3 };
    if melds.len() >= 2 && suits.all(|suit| suit == first) { 0.9 } else { 0.1 }
}

/// How much more often hands wait on both sides than otherwise, for each pair of tiles that would.
const BOTH_SIDES: f32 = 3.6;
const CLOSED: f32 = 1.0;
const EDGE: f32 = 1.0;
const PAIRS: f32 = 1.3;
const SINGLE: f32 = 0.5;
/// Some hands wait for more than one thing.
const SEVERAL: f32 = 1.1;

/// How likely each kind is among a hand's waits, by the tiles that nobody has seen.
fn waits(sight: &Sight<'_>, seat: Seat) -> [f32; Kind::COUNT] {
    let safe = sight.view.course.safe[seat];
    let front = &sight.view.fronts[seat];
    // What he threw early he did not need, nor what lies beside it.
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
    let mut weights = Weights { each: [0.0; Kind::COUNT], total: 0.0, safe };
    let left = |kind: Kind| f32::from(sight.left(kind)) * early[kind.index()];
    for suit in Suit::ALL {
        let kind = |rank: u8| Kind::suited(suit, rank);
        for low in 1..=8u8 {
            let (Some(a), Some(b)) = (kind(low), kind(low + 1)) else { continue };
            let ends = [kind(low.wrapping_sub(1)), kind(low + 2)];
            let weight = if ends.contains(&None) { EDGE } else { BOTH_SIDES };
            weights.wait(weight * left(a) * left(b), &ends);
        }
        for low in 1..=7u8 {
            let (Some(a), Some(b)) = (kind(low), kind(low + 2)) else { continue };
            weights.wait(CLOSED * left(a) * left(b), &[kind(low + 1)]);
        }
    }
    for kind in sight.deck.kinds().iter() {
        let left = f32::from(sight.left(kind));
        let weight = PAIRS * left * (left - 1.0) / 2.0 + SINGLE * left;
        let honour = if kind.is_honour() { 1.3 } else { 1.0 };
        weights.wait(weight * honour, &[Some(kind)]);
    }
    let total = weights.total.max(1.0);
    weights.each.map(|weight| (SEVERAL * weight / total).min(1.0))
}

struct Weights {
    each: [f32; Kind::COUNT],
    total: f32,
    safe: KindSet,
}

impl Weights {
    /// One way to wait: none if he cannot win on one of the tiles.
    fn wait(&mut self, weight: f32, tiles: &[Option<Kind>]) {
        if weight <= 0.0 || tiles.iter().flatten().any(|&kind| self.safe.contains(kind)) {
            return;
        }
        self.total += weight;
        for kind in tiles.iter().flatten() {
            self.each[kind.index()] += weight;
        }
    }
}
