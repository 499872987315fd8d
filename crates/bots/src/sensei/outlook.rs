//! How a deal may end, and what each end is worth to a player.

use hanchan_tiles::{BySeat, Seat};

use super::foes::{Foe, Foes, by_turn};
use super::places::Places;
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
    /// When another wins without him.
    pub(crate) lost: f32,
    /// When another wins on his discard, by who it may be.
    pub(crate) dealt_in: f32,
    /// The same for each of them.
    pub(crate) dealt_in_to: BySeat<f32>,
    /// How likely somebody waits for the first time later, by the draws left.
    later: Turns,
    /// When nobody wins and he waits.
    pub(crate) tenpai: f32,
    /// When nobody wins and he does not.
    pub(crate) noten: f32,
    /// What a stake costs that does not come back.
    pub(crate) stake: f32,
    /// When he wins on a discard, by points.
    pub(crate) ron: Curve,
    /// When he wins by his own draw.
    pub(crate) tsumo: Curve,
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
    pub(crate) fn of(sight: &Sight<'_>, foes: &Foes, places: &Places, turns: usize) -> Outlook {
        let view = sight.view;
        let switches = &view.rules().switches;
        let (me, dealer) = (view.seat, view.setup.dealer);
        let players = switches.table.players;
        let others = (players.count() - 1) as i32;
        let counters = switches.draws.counter_value * i32::from(view.setup.counters);
        let sticks = switches.riichi.stake * i32::from(view.sticks);
        let seats = || players.seats().filter(|&seat| seat != me);

        let ron = |winner: Seat, from: Seat, points: i32| {
            let mut after = view.points;
            after[winner] += points + counters + sticks;
            after[from] -= points + counters;
            places.result(&after, winner == dealer)
        };
        let tsumo = |winner: Seat, points: i32| {
            let mut after = view.points;
            after[winner] += points + counters + sticks;
            for payer in players.seats().filter(|&seat| seat != winner) {
                let share = if winner == dealer {
                    points / others
                } else if payer == dealer {
                    points / 2
                } else {
                    points / 2 / (others - 1).max(1)
                };
                after[payer] -= share + counters / others;
            }
            places.result(&after, winner == dealer)
        };
        let own_ron =
            Curve::of(|points| seats().map(|from| ron(me, from, points)).sum::<f32>() / others as f32);
        let own_tsumo = Curve::of(|points| tsumo(me, points));

        // A win may be cheap or dear.
        let spread = |foe: &Foe, worth: &dyn Fn(i32) -> f32| {
            0.6 * worth((0.55 * foe.points) as i32) + 0.4 * worth((1.675 * foe.points) as i32)
        };
        let (mut lost, mut dealt_in, mut weight) = (0.0, 0.0, 0.0);
        let mut dealt_in_to = BySeat([0.0; 4]);
        for (seat, foe) in foes.iter() {
            let chance = foe.tenpai + 2.5 * by_turn(foe.thrown, foe.nears) + 0.01;
            let elsewhere = || seats().filter(|&other| other != seat);
            let shot = |points: i32| {
                let count = (others - 1).max(1) as f32;
                elsewhere().map(|from| ron(seat, from, points)).sum::<f32>() / count
            };
            lost += chance * (0.45 * spread(foe, &|points| tsumo(seat, points)) + 0.55 * spread(foe, &shot));
            dealt_in_to[seat] = spread(foe, &|points| ron(seat, me, points));
            dealt_in += chance * dealt_in_to[seat];
            weight += chance;
        }
        let drawn = |own: bool| {
            let pool = switches.draws.noten_pool;
            let mut after = view.points;
            // Usually one of the others waits, too.
            let share = if own { pool * 3 / 10 } else { -pool * 3 / 10 };
            after[me] += share;
            for seat in seats() {
                after[seat] -= share / others;
            }
            places.result(&after, me == dealer && own)
        };
        let (tenpai, noten) = (drawn(true), drawn(false));
        let staked = {
            let mut after = view.points;
            after[me] -= switches.riichi.stake;
            places.result(&view.points, false) - places.result(&after, false)
        };
        let turns = turns.min(MOST - 1);
        let weight: f32 = f32::max(weight, 1e-6);
        let mut outlook = Outlook {
            turns,
            unseen: sight.unseen,
            hazard: [0.0; MOST],
            risk: [0.0; MOST],
            fold: [0.0; MOST],
            lost: lost / weight,
            dealt_in: dealt_in / weight,
            dealt_in_to,
            later: [0.0; MOST],
            tenpai,
            noten,
            stake: staked,
            ron: own_ron,
            tsumo: own_tsumo,
        };
        outlook.run(foes, sight);
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

    /// How threats grow.
    fn run(&mut self, foes: &Foes, sight: &Sight<'_>) {
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
                ahead = hazard * self.lost + (1.0 - hazard) * ahead;
                ahead = residue * self.dealt_in + (1.0 - residue) * ahead;
            }
            self.fold[turn] = ahead;
        }
    }
}
