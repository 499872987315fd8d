//! What may become of a hand: a search over the draws and calls that bring it nearer, with exact counts of the tiles
//! that are left.
//!
//! A hand that has just discarded is a node. It is worth something for every number of draws left ([`Values`]): in a turn
//! the others may end the deal, a tile may be called, a draw may help or not, the discard that follows may be won, and
//! before every draw he may give up. What draws do not help is discarded again. Nodes further from tenpai than
//! [`EXACT`], and those beyond the budget, are judged by how many tiles help them and by what hands like them come to
//! (`far`).

use std::collections::HashMap;
use std::hash::BuildHasherDefault;

use hanchan_rules::Chi;
use hanchan_shape::Incremental;
use hanchan_tiles::{Counts, Hand, Kind, KindSet, Suit};

use super::held::{Held, Plain, mapped};
use super::outlook::Outlook;
use super::price::Prices;
use super::values::Values;
use crate::sight::Sight;

/// From here on hands are searched to the end.
const EXACT: i8 = 2;
/// How many discards it looks at where a hand stays short of tenpai.
const BREADTH: usize = 2;
/// How many discards of a hand as far as [`EXACT`] are searched; the others are judged as if searched.
const SEARCHED: usize = 4;
/// How many draws that leave a hand as far but better it looks at.
const BETTER: usize = 12;

/// What a search aims at.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) struct Aim {
    /// The kinds it wants.
    pub(crate) kinds: KindSet,
    /// Whether it may call.
    pub(crate) calls: bool,
    /// The han that it may hope for, before it is counted; dora among its concealed tiles come on top.
    pub(crate) han: f32,
}

/// A search.
pub(crate) struct Future<'a> {
    pub(crate) sight: &'a Sight<'a>,
    pub(crate) outlook: &'a Outlook,
    pub(crate) prices: Prices<'a>,
    pub(crate) aim: Aim,
    pub(crate) hand: Hand,
    pub(crate) root: Counts,
    pub(crate) reds: [u8; 3],
    pub(crate) thrown: KindSet,
    /// Whether riichi can be declared.
    pub(crate) declares: bool,
    pub(crate) chi: bool,
    pub(crate) others: f32,
    /// How far the first hand was from tenpai.
    pub(crate) first: i8,
    /// How far from tenpai hands are searched to the end.
    pub(crate) exact: i8,
    /// How many nodes may be looked at in all, and how far it may go now.
    pub(crate) budget: usize,
    pub(crate) limit: usize,
    /// The han that are sure to come beside those of the tiles.
    pub(crate) more: f32,
    /// Whether four sets and a pair are all it thinks of.
    pub(crate) plain: bool,
    pub(crate) known: HashMap<u64, u32, BuildHasherDefault<Plain>>,
    pub(crate) values: Vec<Values>,
    pub(crate) ladders: Vec<((u8, bool), Vec<Values>)>,
}

impl<'a> Future<'a> {
    /// A search from a hand, before or after its discard.
    pub(crate) fn new(
        sight: &'a Sight<'a>,
        outlook: &'a Outlook,
        hand: &Hand,
        aim: Aim,
        declares: bool,
    ) -> Future<'a> {
        let switches = sight.view.rules().switches();
        let river = &sight.view.fronts[sight.view.seat].river;
        let thrown = if switches.riichi.discard_furiten {
            river.iter().map(|discard| discard.tile.kind()).collect()
        } else {
            KindSet::EMPTY
        };
        let root = mapped(hand.concealed().counts(), aim.kinds, sight).unwrap_or(Counts::EMPTY);
        let forms = Incremental::new(&root, sight.deck).forms();
        // From afar seven pairs and thirteen orphans look nearer than they are.
        let plain = forms.standard > EXACT
            && forms.orphans.is_none_or(|far| far > EXACT)
            && forms.pairs.is_none_or(|far| far >= forms.standard || far > EXACT);
        let first = if plain { forms.standard } else { forms.shanten() };
        Future {
            sight,
            outlook,
            prices: Prices::new(sight, outlook),
            aim,
            hand: *hand,
            root,
            first,
            exact: if first > EXACT { 0 } else { EXACT },
            budget: usize::MAX,
            limit: usize::MAX,
            more: 0.0,
            plain,
            reds: Suit::ALL.map(|suit| hand.concealed().reds(suit)),
            thrown,
            declares,
            chi: switches.calls.chi == Chi::Left,
            others: (switches.table.players.count() - 1) as f32,
            known: HashMap::default(),
            values: Vec::new(),
            ladders: Vec::new(),
        }
    }

    /// Looks at so many nodes at most.
    pub(crate) fn within(mut self, budget: usize) -> Self {
        (self.budget, self.limit) = (budget, budget);
        self
    }

    /// So many han will be turned up.
    pub(crate) fn with_more(mut self, more: f32) -> Self {
        self.more = more;
        self
    }

    /// What a hand of thirteen is worth that comes of the first one; none if it does not suit the aim.
    pub(crate) fn value(&mut self, hand: &Hand) -> Option<(i8, &Values)> {
        let counts = mapped(hand.concealed().counts(), self.aim.kinds, self.sight)?;
        self.hand = *hand;
        let held = Held::new(&counts, self.sight);
        let place = self.node(&held, 0);
        Some((self.shanten(&held), &self.values[place]))
    }

    /// What each of some hands of thirteen is worth. Where a full search of all of them would take too long, the
    /// most promising are searched, and the others corrected by what that changed.
    pub(crate) fn values(&mut self, hands: &[Hand]) -> Vec<Option<(i8, Values)>> {
        let turns = self.outlook.turns;
        let searches = self.first == EXACT && hands.len() > SEARCHED;
        self.exact = if searches || self.first > EXACT { 0 } else { EXACT };
        let mut all: Vec<Option<(i8, Values)>> = Vec::with_capacity(hands.len());
        for hand in hands {
            all.push(self.value(hand).map(|(shanten, values)| (shanten, *values)));
        }
        if !searches {
            return all;
        }
        let worth = |judged: &Option<(i8, Values)>| judged.as_ref().map_or(f32::MIN, |(_, v)| v.worth[turns]);
        let mut order: Vec<usize> = (0..hands.len()).filter(|&at| all[at].is_some()).collect();
        order.sort_by(|&one, &other| worth(&all[other]).total_cmp(&worth(&all[one])));
        self.known.clear();
        self.values.clear();
        self.exact = EXACT;
        let mut change: Option<(Values, Values)> = None;
        for &at in order.iter().take(SEARCHED) {
            self.limit = self.values.len() + self.budget / SEARCHED;
            let before = all[at];
            all[at] = self.value(&hands[at]).map(|(shanten, values)| (shanten, *values));
            if let (None, Some((_, before)), Some((_, after))) = (&change, before, all[at]) {
                change = Some((before, after));
            }
        }
        if let Some((before, after)) = change {
            for &at in order.iter().skip(SEARCHED) {
                if let Some((_, values)) = &mut all[at] {
                    values.correct(&before, &after);
                }
            }
        }
        all
    }

    pub(crate) fn shanten(&self, held: &Held) -> i8 {
        if self.plain { held.tiles.forms().standard } else { held.tiles.shanten() }
    }

    pub(crate) fn advancing(&self, held: &Held) -> KindSet {
        if !self.plain {
            return held.tiles.advancing();
        }
        let now = held.tiles.forms().standard;
        let nearer = |kind: &Kind| held.with(*kind).is_some_and(|next| next.tiles.forms().standard < now);
        self.sight.deck.kinds().iter().filter(nearer).collect()
    }

    pub(crate) fn left(&self, held: &Held, kind: Kind) -> f32 {
        let mut now = held.tiles.counts().get(kind);
        for (lowest, run) in held.called.iter() {
            let from = lowest.index();
            now += match run {
                true if (from..from + 3).contains(&kind.index()) => 1,
                false if lowest == kind => 3,
                _ => 0,
            };
        }
        let gained = now.saturating_sub(self.root.get(kind));
        f32::from(self.sight.left(kind).saturating_sub(gained))
    }

    pub(crate) fn node(&mut self, held: &Held, depth: usize) -> usize {
        // The first hands are looked at more closely than the same hands met on a way back.
        let key = if depth == 0 { !held.key } else { held.key };
        if let Some(&known) = self.known.get(&key) {
            return known as usize;
        }
        let shanten = self.shanten(held);
        let values = if shanten <= 0 {
            self.waiting(held)
        } else if depth == 0 || (shanten <= self.exact && self.values.len() < self.limit) {
            self.nearing(held, shanten, depth)
        } else {
            self.far(held, shanten)
        };
        self.keep(key, values)
    }

    pub(crate) fn keep(&mut self, key: u64, values: Values) -> usize {
        let place = self.values.len();
        self.values.push(values);
        self.known.insert(key, place as u32);
        place
    }

    /// How many tiles were unseen when so many draws are left.
    pub(crate) fn unseen(&self, turn: usize) -> f32 {
        (self.outlook.unseen - (self.outlook.turns - turn) as f32).max(4.0)
    }

    /// A hand that is not tenpai: its draws and calls one by one.
    fn nearing(&mut self, held: &Held, shanten: i8, depth: usize) -> Values {
        let turns = self.outlook.turns;
        let mut draws: Vec<(f32, usize)> = Vec::new();
        let mut calls: Vec<(f32, Values)> = Vec::new();
        for kind in self.advancing(held).intersection(self.aim.kinds).iter() {
            let left = self.left(held, kind);
            if left > 0.0
                && let Some(drawn) = held.with(kind)
                && let Some(best) = self.best_discard(&drawn, shanten, depth)
            {
                draws.push((left, best));
            }
        }
        if self.aim.calls && shanten <= EXACT + 1 {
            self.call(held, shanten, depth, &mut calls);
        }
        let better = if depth == 0 && shanten <= 1 { self.better(held, shanten) } else { Vec::new() };
        let useful: f32 = draws.iter().map(|(left, _)| left).sum();
        let outlook = self.outlook;
        let mut values = Values::NONE;
        for turn in 0..=turns {
            let (hazard, risk) = (outlook.hazard[turn], outlook.risk[turn]);
            let (mut ahead, mut wins, mut points);
            if turn == 0 {
                (ahead, wins, points) = (outlook.noten, 0.0, 0.0);
            } else {
                let unseen = self.unseen(turn);
                let stays = (1.0 - useful / unseen).max(0.0);
                let before = turn - 1;
                ahead = stays * values.worth[before];
                wins = stays * values.wins[before];
                points = stays * values.points[before];
                for &(left, best) in &draws {
                    let (chance, best) = (left / unseen, &self.values[best]);
                    ahead += chance * best.worth[before];
                    wins += chance * best.wins[before];
                    points += chance * best.points[before];
                }
                for &(left, best) in &better {
                    let (chance, best) = (left / unseen, &self.values[best]);
                    let more = best.worth[before] - values.worth[before];
                    if more > 0.0 {
                        ahead += chance * more;
                        wins += chance * (best.wins[before] - values.wins[before]);
                        points += chance * (best.points[before] - values.points[before]);
                    }
                }
                ahead = risk * outlook.now.dealt_in + (1.0 - risk) * ahead;
                wins *= 1.0 - risk;
                points *= 1.0 - risk;
                if outlook.fold[turn] > ahead {
                    (ahead, wins, points) = (outlook.fold[turn], 0.0, 0.0);
                }
            }
            ahead = hazard * outlook.now.lost + (1.0 - hazard) * ahead;
            wins *= 1.0 - hazard;
            points *= 1.0 - hazard;
            let (passed, passed_wins, passed_points) = (ahead, wins, points);
            for (rate, best) in &calls {
                let more = best.worth[turn] - passed;
                if more > 0.0 {
                    let chance = rate / self.unseen(turn);
                    ahead += chance * more;
                    wins += chance * (best.wins[turn] - passed_wins);
                    points += chance * (best.points[turn] - passed_points);
                }
            }
            values.worth[turn] = ahead;
            values.wins[turn] = wins.clamp(0.0, 1.0);
            values.points[turn] = points.max(0.0);
        }
        values
    }

    /// Draws that leave a hand as far from tenpai, but wider or dearer, with what it becomes.
    pub(crate) fn better(&mut self, held: &Held, shanten: i8) -> Vec<(f32, usize)> {
        let (own, own_dora) = (self.width(held), self.dora(held));
        let useful = held.tiles.advancing();
        let mut found: Vec<(f32, f32, Held)> = Vec::new();
        for kind in self.aim.kinds.difference(useful).iter() {
            let left = self.left(held, kind);
            let Some(drawn) = (left > 0.0).then(|| held.with(kind)).flatten() else { continue };
            let mut most: Option<(f32, Held)> = None;
            for thrown in held.tiles.counts().kinds().iter().filter(|&thrown| thrown != kind) {
                let Some(rest) = drawn.without(thrown).filter(|rest| rest.tiles.shanten() == shanten) else {
                    continue;
                };
                let gain = self.width(&rest) / own.max(1.0) + 0.5 * (self.dora(&rest) - own_dora);
                if gain > 1.0 && most.as_ref().is_none_or(|(known, _)| gain > *known) {
                    most = Some((gain, rest));
                }
            }
            found.extend(most.map(|(gain, rest)| (left * (gain - 1.0), left, rest)));
        }
        found.sort_by(|one, other| other.0.total_cmp(&one.0));
        found.truncate(BETTER);
        found.into_iter().map(|(_, left, rest)| (left, self.node(&rest, 1))).collect()
    }

    /// The best of the discards that keep what the hand has gained.
    pub(crate) fn best_discard(&mut self, held: &Held, before: i8, depth: usize) -> Option<usize> {
        if let Some(&known) = self.known.get(&held.key) {
            return Some(known as usize);
        }
        let mut rests: Vec<(f32, Held)> = Vec::new();
        for kind in held.tiles.counts().kinds().iter() {
            if let Some(rest) = held.without(kind)
                && self.shanten(&rest) < before
            {
                rests.push((0.0, rest));
            }
        }
        let most = match before {
            ..=1 => usize::MAX,
            _ if before - 1 > self.exact => 1,
            _ => BREADTH,
        };
        if rests.len() > most {
            for (width, rest) in &mut rests {
                *width = self.width(rest);
            }
            rests.sort_by(|(one, _), (other, _)| other.total_cmp(one));
            rests.truncate(most);
        }
        let mut best = Values::NONE;
        for (_, rest) in &rests {
            let place = self.node(rest, depth + 1);
            best.better(&self.values[place]);
        }
        (!rests.is_empty()).then(|| self.keep(held.key, best))
    }

    pub(crate) fn width(&self, held: &Held) -> f32 {
        let kinds = self.advancing(held).intersection(self.aim.kinds);
        kinds.iter().map(|kind| self.left(held, kind)).sum()
    }
}
