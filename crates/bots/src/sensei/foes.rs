//! What the others may be up to: how likely each waits, for what, and what his win would cost.

use hanchan_round::RiichiState;
use hanchan_tiles::{BySeat, Kind, KindSet, Meld, Seat, Suit};

use crate::sight::Sight;

/// One of the others.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Foe {
    /// How likely he waits now.
    pub(crate) tenpai: f32,
    /// How many of his discards lie there.
    pub(crate) thrown: f32,
    /// How likely he begins to wait in a turn, if he does not yet, by how many turns have passed.
    pub(crate) nears: [f32; 6],
    /// How likely he ends the deal in a turn if he waits, without the help of who looks.
    pub(crate) ends: f32,
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
        let players = sight.view.rules().switches().table.players;
        let sits = |seat: Seat| seat != sight.view.seat && seat.index() < players.count();
        Foes(BySeat::from_fn(|seat| (sits(seat) && !sight.view.fronts[seat].dead).then(|| foe(sight, seat))))
    }

    pub(crate) fn iter(&self) -> impl Iterator<Item = (Seat, &Foe)> {
        self.0.iter().filter_map(|(seat, foe)| Some((seat, foe.as_ref()?)))
    }

    /// So many han more will lie in everybody's hands.
    pub(crate) fn dearer(&mut self, han: f32) {
        for (_, foe) in self.0.iter_mut() {
            if let Some(foe) = foe {
                foe.points *= 1.0 + 0.5 * han;
            }
        }
    }

    /// Nobody is feared; they win as often as anybody.
    pub(crate) fn forget(&mut self) {
        for (_, foe) in self.0.iter_mut() {
            if let Some(foe) = foe {
                foe.waits = [0.0; Kind::COUNT];
                (foe.tenpai, foe.nears) = (0.1, [0.03; 6]);
            }
        }
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
    // Counted in games of this player and of others.
    let (tenpai, nears, ends) = match open {
        _ if riichi => (1.0, [0.0; 6], 0.085),
        0 => (
            by_turn(turn, [0.0, 0.0, 0.002, 0.006, 0.013, 0.025]),
            [0.012, 0.03, 0.055, 0.065, 0.05, 0.035],
            0.09,
        ),
        1 => (
            by_turn(turn, [0.005, 0.05, 0.135, 0.25, 0.33, 0.34]),
            [0.02, 0.045, 0.07, 0.08, 0.07, 0.05],
            0.105,
        ),
        2 => (by_turn(turn, [0.1, 0.18, 0.33, 0.48, 0.58, 0.63]), [0.06, 0.07, 0.1, 0.1, 0.09, 0.07], 0.105),
        3 => (by_turn(turn, [0.45, 0.52, 0.66, 0.71, 0.75, 0.75]), [0.12; 6], 0.105),
        _ => (1.0, [0.0; 6], 0.1),
    };
    let feared = sight.view.fronts.iter().any(|(_, front)| front.riichi != RiichiState::No);
    // Half of them give up.
    let nears = if feared { nears.map(|near| 0.5 * near) } else { nears };
    Foe {
        tenpai,
        thrown: turn,
        nears,
        ends,
        points: points(sight, seat, riichi, open),
        waits: waits(sight, seat),
    }
}

/// A number that changes with the turns, given for the first and every third.
pub(crate) fn by_turn(turn: f32, at: [f32; 6]) -> f32 {
    let place = ((turn - 1.0) / 3.0).clamp(0.0, 4.999);
    let low = place as usize;
    at[low] + (at[low + 1] - at[low]) * (place - low as f32)
}

/// What his win brings on average, honba apart.
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
        1.0 + if rules.switches().riichi.ura_dora { 0.45 } else { 0.0 } + 1.25
    } else if open == 0 {
        2.0
    } else {
        let valued = front.melds.iter().map(|meld| sight.value_for(meld.lowest(), seat, *meld)).sum::<f32>();
        valued.max(0.9) + flush(sight, seat)
    };
    let dealer = if seat == sight.view.setup.dealer { 1.5 } else { 1.0 };
    let points = by_han(han) * dealer;
    if open == 0 { points + 2000.0 } else { 1.25 * points + 900.0 }
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
    let locked = front.riichi != RiichiState::No;
    let simple = !locked
        && front.melds.iter().any(Meld::is_open)
        && front.melds.iter().flat_map(Meld::tiles).all(|tile| tile.kind().is_simple());
    let mut weights = Weights { each: [0.0; Kind::COUNT], total: 0.0, safe, locked, simple, sight };
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
        let pairs = PAIRS * left * (left - 1.0) / 2.0;
        let weight = if kind.is_honour() {
            if locked { 3.2 * pairs } else { 4.5 * pairs }
        } else {
            pairs + SINGLE * left
        };
        weights.wait(weight, &[Some(kind)]);
    }
    let total = weights.total.max(1.0);
    weights.each.map(|weight| (SEVERAL * weight / total).min(1.0))
}

struct Weights<'a> {
    each: [f32; Kind::COUNT],
    total: f32,
    safe: KindSet,
    /// Whether he cannot change his hand.
    locked: bool,
    /// Whether his hand may be of simples alone.
    simple: bool,
    sight: &'a Sight<'a>,
}

impl Weights<'_> {
    /// One way to wait: none if he cannot win on one of the tiles.
    fn wait(&mut self, weight: f32, tiles: &[Option<Kind>]) {
        if weight <= 0.0 || tiles.iter().flatten().any(|&kind| self.safe.contains(kind)) {
            return;
        }
        let mut weight = weight;
        if !self.locked {
            // Who can change his hand does not wait for what is gone.
            let (mut left, mut count) = (0.0, 0.0);
            for &kind in tiles.iter().flatten() {
                left += f32::from(self.sight.left(kind));
                count += 3.0;
            }
            weight *= left / count;
        }
        self.total += weight;
        for kind in tiles.iter().flatten() {
            let orphan = match kind {
                _ if self.locked => 1.0,
                _ if self.simple && kind.is_orphan() => 0.2,
                _ if kind.is_terminal() => 0.7,
                _ => 1.0,
            };
            self.each[kind.index()] += weight * orphan;
        }
    }
}
