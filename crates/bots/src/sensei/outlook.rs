//! How a deal may go on.

use hanchan_tiles::{BySeat, Seat};

use super::ends::Ends;
use super::foes::{Foe, Foes, by_turn};
use crate::sight::Sight;

/// Nobody draws more often in a deal.
pub(crate) const MOST: usize = 20;

/// A value for every number of draws left.
pub(crate) type Turns = [f32; MOST];

/// How likely an ordinary discard of who goes on is won, compared with any tile that he has not seen.
const RISK: f32 = 0.8;
/// How likely a discard of who has given up is won by who begins to wait later.
const RESIDUE: f32 = 0.012;
/// How fast who has given up uses up his safe tiles: some of those he draws are safe, and what was safe once stays so.
const USED: f32 = 0.6;

/// What the rest of a deal is like.
#[derive(Clone, Debug)]
pub(crate) struct Outlook {
    /// How many draws are left.
    pub(crate) turns: usize,
    /// How many tiles are not seen.
    pub(crate) unseen: f32,
    /// How likely others end the deal in a turn.
    pub(crate) hazard: Turns,
    /// How likely a discard of who goes on is won.
    pub(crate) risk: Turns,
    /// What it is worth to have given up.
    pub(crate) fold: Turns,
    /// What it is worth if he does not win.
    pub(crate) now: Bad,
    /// The same after he has declared riichi, with his stake on the table.
    pub(crate) staked: Bad,
    /// When one of the others wins on his discard.
    pub(crate) dealt_in_to: BySeat<f32>,
    /// How likely somebody waits for the first time later, by the draws left.
    later: Turns,
    /// When nobody wins and he does not wait.
    pub(crate) noten: f32,
    /// When he wins on a discard, by points that are not known exactly.
    pub(crate) ron: Curve,
    /// When he wins by his own draw.
    pub(crate) tsumo: Curve,
    /// What each end is worth exactly.
    pub(crate) ends: Ends,
}

/// What is worth less than a win.
#[derive(Clone, Copy, Default, Debug)]
pub(crate) struct Bad {
    /// Another wins without him.
    pub(crate) lost: f32,
    /// Another wins on his discard, by who it may be.
    pub(crate) dealt_in: f32,
    /// Nobody wins, and he waits.
    pub(crate) tenpai: f32,
}

impl Bad {
    fn of(ends: &Ends, foes: &Foes, waiting: &BySeat<f32>) -> Bad {
        let mut bad = Bad { tenpai: ends.drawn(true, waiting), ..Bad::default() };
        let mut weight = 0.0;
        for (seat, foe) in foes.iter() {
            let chance = foe.tenpai + 2.5 * by_turn(foe.thrown, foe.nears) + 0.01;
            let drawn = spread(foe.points, |points| ends.tsumo(seat, points as i32));
            let shot = spread(foe.points, |points| ends.ron_elsewhere(seat, points as i32));
            bad.lost += chance * (0.45 * drawn + 0.55 * shot);
            bad.dealt_in += chance * dealt_in(ends, seat, foe);
            weight += chance;
        }
        let weight: f32 = f32::max(weight, 1e-6);
        Bad { lost: bad.lost / weight, dealt_in: bad.dealt_in / weight, ..bad }
    }
}

/// What his discard is worth that one of the others wins.
fn dealt_in(ends: &Ends, seat: Seat, foe: &Foe) -> f32 {
    spread(foe.points, |points| ends.ron(seat, ends.me(), points as i32))
}

/// How dear wins are beside the average, each with its chance.
const SPREAD: [(f32, f32); 5] = [(0.3, 0.25), (0.7, 0.3), (1.3, 0.3), (2.0, 0.1), (2.5, 0.05)];

/// What a win of so many points on average is worth, which may be cheap or dear.
pub(crate) fn spread(points: f32, worth: impl Fn(f32) -> f32) -> f32 {
    SPREAD.iter().map(|(part, chance)| chance * worth(part * points)).sum()
}

/// What a win of so many points is worth.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Curve([f32; KNOTS.len()]);

const KNOTS: [f32; 11] =
    [0.0, 1000.0, 2000.0, 3900.0, 5800.0, 8000.0, 12000.0, 18000.0, 24000.0, 36000.0, 48000.0];

impl Curve {
    fn of(worth: impl Fn(i32) -> f32) -> Curve {
        Curve(KNOTS.map(|points| worth(points as i32)))
    }

    pub(crate) fn at(&self, points: f32) -> f32 {
        let next = KNOTS.iter().position(|&knot| points < knot).unwrap_or(KNOTS.len() - 1).max(1);
        let (low, high) = (KNOTS[next - 1], KNOTS[next]);
        self.0[next - 1] + (self.0[next] - self.0[next - 1]) * ((points - low) / (high - low))
    }
}

impl Outlook {
    pub(crate) fn of(sight: &Sight<'_>, foes: &Foes, counts_places: bool, turns: usize) -> Outlook {
        let ends = Ends::of(sight.view, counts_places);
        let (own_ron, own_tsumo) =
            (Curve::of(|points| ends.own_ron(points)), Curve::of(|points| ends.own_tsumo(points)));
        let mut outlook = Outlook {
            turns: turns.min(MOST - 1),
            unseen: sight.unseen,
            hazard: [0.0; MOST],
            risk: [0.0; MOST],
            fold: [0.0; MOST],
            later: [0.0; MOST],
            dealt_in_to: BySeat([0.0; 4]),
            now: Bad::default(),
            staked: Bad::default(),
            noten: 0.0,
            ron: own_ron,
            tsumo: own_tsumo,
            ends,
        };
        let waiting = outlook.run(foes, sight);
        for (seat, foe) in foes.iter() {
            outlook.dealt_in_to[seat] = dealt_in(&outlook.ends, seat, foe);
        }
        outlook.now = Bad::of(&outlook.ends, foes, &waiting);
        outlook.staked = Bad::of(&outlook.ends.staked(), foes, &waiting);
        outlook.noten = outlook.ends.drawn(false, &waiting);
        outlook
    }

    /// Only a part of the others play before his next draw.
    pub(crate) fn nearer(&mut self, part: f32) {
        self.hazard[self.turns] *= part;
    }

    /// Nobody's win is feared, but the deal ends as it does.
    pub(crate) fn fearless(&mut self) {
        self.risk = [0.0; MOST];
        self.later = [0.0; MOST];
        self.fold = [f32::MIN; MOST];
    }

    /// How threats grow; how likely each of the others waits in the end.
    fn run(&mut self, foes: &Foes, sight: &Sight<'_>) -> BySeat<f32> {
        let now: BySeat<f32> = BySeat::from_fn(|seat| foes.0[seat].map_or(0.0, |foe| foe.tenpai));
        let any = BySeat::from_fn(|seat| {
            foes.0[seat].map_or(0.0, |foe| {
                let kinds = sight.deck.kinds().iter();
                let hit =
                    kinds.map(|kind| f32::from(sight.left(kind)) * foe.waits[kind.index()]).sum::<f32>();
                RISK * hit / sight.unseen
            })
        });
        let mut waiting = now;
        for turn in (0..=self.turns).rev() {
            for (seat, foe) in foes.iter() {
                let near = by_turn(foe.thrown + (self.turns - turn) as f32, foe.nears);
                waiting[seat] += (1.0 - waiting[seat]) * near;
            }
            self.hazard[turn] = foes.iter().map(|(seat, foe)| waiting[seat] * foe.ends).sum::<f32>().min(0.6);
            self.risk[turn] = foes.iter().map(|(seat, _)| waiting[seat] * any[seat]).sum::<f32>().min(0.5);
            self.later[turn] = foes.iter().map(|(seat, _)| waiting[seat] - now[seat]).sum();
        }
        waiting
    }

    /// What giving up leads to with so many tiles as dangerous as this, the safest first.
    pub(crate) fn give_up(&mut self, dangers: &[f32]) {
        let mut ahead = self.noten;
        for turn in 0..=self.turns {
            if turn > 0 {
                let thrown = ((self.turns - turn + 1) as f32 * USED) as usize;
                let danger = dangers.get(thrown).or(dangers.last()).copied().unwrap_or(0.0);
                let residue = (danger + RESIDUE * self.later[turn]).min(0.5);
                let hazard = self.hazard[turn - 1];
                ahead = hazard * self.now.lost + (1.0 - hazard) * ahead;
                ahead = residue * self.now.dealt_in + (1.0 - residue) * ahead;
            }
            self.fold[turn] = ahead;
        }
    }
}
