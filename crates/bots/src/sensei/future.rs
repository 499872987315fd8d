//! What may become of a hand: a search over the draws and calls that bring it nearer, with exact counts of the tiles
//! that are left.
//!
//! A hand that has just discarded is a node. It is worth something for every number of draws left ([`Values`]): in a turn
//! the others may end the deal, a tile may be called, a draw may help or not, the discard that follows may be won, and
//! before every draw he may give up. What draws do not help is discarded again. Nodes further from tenpai than
//! [`EXACT`], and those beyond the budget, are judged by how many tiles help them and by what hands like them come to
//! (`ladder`).

use std::collections::HashMap;
use std::hash::{BuildHasherDefault, Hasher};

use hanchan_rules::{Chi, Yaku};
use hanchan_shape::Incremental;
use hanchan_tiles::{Counts, Hand, Kind, KindSet, Meld, Side, Suit, Tile};

use super::foes::by_han;
use super::outlook::{MOST, Outlook, Turns};
use super::price::{Gain, Prices};
use crate::sight::Sight;

/// What a hand is worth by the number of draws left.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Values {
    /// All in all.
    pub(crate) worth: Turns,
    /// How likely it wins.
    pub(crate) wins: Turns,
    /// How many points it wins on average.
    pub(crate) points: Turns,
    /// Whether riichi is better than to be silent.
    pub(crate) loud: bool,
}

impl Values {
    const NONE: Values =
        Values { worth: [f32::MIN; MOST], wins: [0.0; MOST], points: [0.0; MOST], loud: false };

    /// Changes as another did that was looked at more closely.
    fn correct(&mut self, before: &Values, after: &Values) {
        for turn in 0..MOST {
            let by = |before: f32, after: f32| if before > 0.0 { (after / before).min(2.0) } else { 1.0 };
            self.worth[turn] += after.worth[turn] - before.worth[turn];
            self.wins[turn] = (self.wins[turn] * by(before.wins[turn], after.wins[turn])).min(1.0);
            self.points[turn] *= by(before.points[turn], after.points[turn]);
        }
    }

    /// Takes the better of two for every number of draws.
    fn better(&mut self, other: &Values) {
        for turn in 0..MOST {
            let better = other.worth[turn] > self.worth[turn];
            self.worth[turn] = if better { other.worth[turn] } else { self.worth[turn] };
            self.wins[turn] = if better { other.wins[turn] } else { self.wins[turn] };
            self.points[turn] = if better { other.points[turn] } else { self.points[turn] };
        }
    }
}

/// From here on hands are searched to the end.
const EXACT: i8 = 2;
/// How many nodes a search looks at for one discard.
const BUDGET: usize = 2000;
/// How many discards it looks at where a hand stays short of tenpai.
const BREADTH: usize = 2;
/// How many discards of a hand as far as [`EXACT`] are searched; the others are judged as if searched.
const SEARCHED: usize = 4;
/// How many tiles bring a usual hand nearer, by how far it is.
const USUAL: [f32; 7] = [5.0, 13.0, 21.0, 29.0, 37.0, 44.0, 50.0];
/// How much faster calls bring hands nearer that are not searched.
const CALLING: f32 = 1.2;
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

/// Sets that were called on the way.
#[derive(Clone, Copy, PartialEq, Eq, Default)]
struct Called {
    /// The lowest kind and whether it is a run.
    sets: [Option<(Kind, bool)>; 4],
    count: usize,
}

impl Called {
    fn with(mut self, lowest: Kind, run: bool) -> Called {
        if let Some(place) = self.sets.get_mut(self.count) {
            *place = Some((lowest, run));
            self.count += 1;
        }
        self
    }

    fn iter(&self) -> impl Iterator<Item = (Kind, bool)> {
        self.sets.iter().flatten().copied()
    }
}

/// Keys of hands are spread well enough as they are.
#[derive(Default)]
pub(crate) struct Plain(u64);

impl Hasher for Plain {
    fn finish(&self) -> u64 {
        self.0
    }

    fn write(&mut self, bytes: &[u8]) {
        for &byte in bytes {
            self.0 = self.0.rotate_left(8) ^ u64::from(byte);
        }
    }

    fn write_u64(&mut self, value: u64) {
        self.0 = value;
    }
}

/// A number for every tile and every set: a hand's key is the sum of its numbers.
const fn numbers() -> [u64; 3 * Kind::COUNT] {
    let mut all = [0; 3 * Kind::COUNT];
    let mut state = 0x2545_F491_4F6C_DD1Du64;
    let mut at = 0;
    while at < all.len() {
        state = state.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let mut mixed = state;
        mixed = (mixed ^ (mixed >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
        all[at] = mixed ^ (mixed >> 31);
        at += 1;
    }
    all
}

static NUMBERS: [u64; 3 * Kind::COUNT] = numbers();

/// Concealed tiles with the sets called on the way, and their key.
#[derive(Clone, Copy)]
struct Held {
    tiles: Incremental,
    called: Called,
    key: u64,
}

impl Held {
    fn new(counts: &Counts, sight: &Sight<'_>) -> Held {
        let number = |(kind, count): (Kind, u8)| NUMBERS[kind.index()].wrapping_mul(u64::from(count));
        let key = counts.iter().map(number).fold(0, u64::wrapping_add);
        Held { tiles: Incremental::new(counts, sight.deck), called: Called::default(), key }
    }

    fn with(&self, kind: Kind) -> Option<Held> {
        let mut held = *self;
        held.tiles.add(kind).ok()?;
        held.key = held.key.wrapping_add(NUMBERS[kind.index()]);
        Some(held)
    }

    fn without(&self, kind: Kind) -> Option<Held> {
        let mut held = *self;
        held.tiles.remove(kind).ok()?;
        held.key = held.key.wrapping_sub(NUMBERS[kind.index()]);
        Some(held)
    }

    fn calling(&self, own: [Kind; 2], lowest: Kind, run: bool) -> Option<Held> {
        let mut held = self.without(own[0])?.without(own[1])?;
        held.called = held.called.with(lowest, run);
        held.key = held.key.wrapping_add(NUMBERS[Kind::COUNT * (1 + usize::from(run)) + lowest.index()]);
        Some(held)
    }
}

/// A search.
pub(crate) struct Future<'a> {
    sight: &'a Sight<'a>,
    outlook: &'a Outlook,
    prices: Prices<'a>,
    aim: Aim,
    hand: Hand,
    root: Counts,
    reds: [u8; 3],
    thrown: KindSet,
    declares: bool,
    chi: bool,
    others: f32,
    /// How far the first hand was from tenpai.
    first: i8,
    /// How far from tenpai hands are searched to the end.
    exact: i8,
    /// How many nodes may be looked at.
    limit: usize,
    /// Whether four sets and a pair are all it thinks of.
    plain: bool,
    known: HashMap<u64, u32, BuildHasherDefault<Plain>>,
    values: Vec<Values>,
    ladders: Vec<((u8, bool), Vec<Values>)>,
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
        let switches = &sight.view.rules().switches;
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
            limit: BUDGET * SEARCHED,
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
            self.limit = self.values.len() + BUDGET;
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

    fn shanten(&self, held: &Held) -> i8 {
        if self.plain { held.tiles.forms().standard } else { held.tiles.shanten() }
    }

    fn advancing(&self, held: &Held) -> KindSet {
        if !self.plain {
            return held.tiles.advancing();
        }
        let now = held.tiles.forms().standard;
        let nearer = |kind: &Kind| held.with(*kind).is_some_and(|next| next.tiles.forms().standard < now);
        self.sight.deck.kinds().iter().filter(nearer).collect()
    }

    fn left(&self, held: &Held, kind: Kind) -> f32 {
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

    fn node(&mut self, held: &Held, depth: usize) -> usize {
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

    fn keep(&mut self, key: u64, values: Values) -> usize {
        let place = self.values.len();
        self.values.push(values);
        self.known.insert(key, place as u32);
        place
    }

    /// How many tiles were unseen when so many draws are left.
    fn unseen(&self, turn: usize) -> f32 {
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
                ahead = risk * outlook.dealt_in + (1.0 - risk) * ahead;
                wins *= 1.0 - risk;
                points *= 1.0 - risk;
                if outlook.fold[turn] > ahead {
                    (ahead, wins, points) = (outlook.fold[turn], 0.0, 0.0);
                }
            }
            ahead = hazard * outlook.lost + (1.0 - hazard) * ahead;
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
    fn better(&mut self, held: &Held, shanten: i8) -> Vec<(f32, usize)> {
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
    fn best_discard(&mut self, held: &Held, before: i8, depth: usize) -> Option<usize> {
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

    fn width(&self, held: &Held) -> f32 {
        let kinds = self.advancing(held).intersection(self.aim.kinds);
        kinds.iter().map(|kind| self.left(held, kind)).sum()
    }

    /// Calls that bring a hand nearer.
    fn call(&mut self, held: &Held, shanten: i8, depth: usize, calls: &mut Vec<(f32, Values)>) {
        let counts = *held.tiles.counts();
        for kind in self.aim.kinds.iter() {
            let left = self.left(held, kind);
            if left <= 0.0 {
                continue;
            }
            let mut best: Option<(f32, Values)> = None;
            let mut consider = |this: &mut Self, own: [Kind; 2], lowest: Kind, run: bool| {
                if let Some(after) = held.calling(own, lowest, run)
                    && let Some(place) = this.best_discard(&after, shanten, depth)
                {
                    let after = &this.values[place];
                    let rate = left * offered(kind) * if run { 1.0 } else { this.others };
                    match &mut best {
                        Some((most, values)) => {
                            values.better(after);
                            *most = most.max(rate);
                        }
                        None => best = Some((rate, *after)),
                    }
                }
            };
            if counts.get(kind) >= 2 {
                consider(self, [kind, kind], kind, false);
            }
            if self.chi
                && let Some(rank) = kind.rank()
            {
                for low in rank.saturating_sub(2).max(1)..=rank.min(7) {
                    let at = |rank: u8| kind.suit().and_then(|suit| Kind::suited(suit, rank));
                    let mut own = (low..low + 3).filter(|&other| other != rank).filter_map(at);
                    if let (Some(a), Some(b), Some(lowest)) = (own.next(), own.next(), at(low))
                        && counts.get(a) > 0
                        && counts.get(b) > 0
                    {
                        consider(self, [a, b], lowest, true);
                    }
                }
            }
            calls.extend(best);
        }
    }

    /// The hand as the scorer wants it.
    fn real(&self, held: &Held) -> Option<Hand> {
        let mut reds = self.reds;
        let mut hand = Hand::EMPTY;
        for (kind, count) in held.tiles.counts().iter() {
            let five = kind.five_of().map(|suit| suit as usize);
            for _ in 0..count {
                let red = five.is_some_and(|suit| {
                    let red = reds[suit] > 0;
                    reds[suit] -= u8::from(red);
                    red
                });
                let tile = match kind.five_of() {
                    Some(suit) if red => Tile::red(suit),
                    _ => Tile::plain(kind),
                };
                hand.add(tile).ok()?;
            }
        }
        for &meld in self.hand.melds() {
            hand.lay(meld).ok()?;
        }
        for (lowest, run) in held.called.iter() {
            let tile = Tile::plain(lowest);
            let meld = if run {
                let at = |more: usize| Kind::from_index(lowest.index() + more).map(Tile::plain);
                Meld::chi(tile, [at(1)?, at(2)?])
            } else {
                Meld::pon(tile, Side::Across, [tile, tile])
            };
            hand.lay(meld.ok()?).ok()?;
        }
        hand.declare_norths(self.hand.norths()).ok()?;
        Some(hand)
    }

    /// A hand that waits.
    fn waiting(&mut self, held: &Held) -> Values {
        let mut values = self.silent_nothing();
        let Some(hand) = self.real(held) else { return values };
        let waits = held.tiles.advancing().difference(hand.held().exhausted());
        let furiten = !waits.intersection(self.thrown).is_empty();
        let closed = hand.is_closed();
        let (mut quiet, mut loud) = (Wait::default(), Wait::default());
        for kind in waits.iter() {
            let left = self.left(held, kind);
            if left <= 0.0 {
                continue;
            }
            let price = self.prices.of(&hand, kind);
            let caught = left * self.others * offered_to_win(kind);
            quiet.add(left, price.tsumo, caught * 1.2, price.ron.filter(|_| !furiten));
            loud.add(left, price.riichi_tsumo, caught * 0.9, price.riichi_ron.filter(|_| !furiten));
        }
        let turns = self.outlook.turns;
        if quiet.draws + quiet.discards > 0.0 {
            values = self.wait(&quiet, false, &[]);
        }
        if closed && self.declares && loud.draws > 0.0 {
            let declared = self.wait(&loud, true, &[]);
            let is_better = declared.worth[turns] > values.worth[turns];
            for turn in 1..=turns {
                if declared.worth[turn] > values.worth[turn] {
                    values.worth[turn] = declared.worth[turn];
                    values.wins[turn] = declared.wins[turn];
                    values.points[turn] = declared.points[turn];
                }
            }
            values.loud = is_better && turns > 0;
        }
        values
    }

    /// Both ways to wait with a hand of thirteen: silent, and with riichi where it can be declared.
    pub(crate) fn ways(&mut self, hand: &Hand, discard: Option<Kind>) -> Option<(Values, Option<Values>)> {
        let counts = mapped(hand.concealed().counts(), self.aim.kinds, self.sight)?;
        let tiles = Incremental::new(&counts, self.sight.deck);
        if tiles.shanten() != 0 {
            return None;
        }
        let waits = tiles.advancing().difference(hand.held().exhausted());
        let mut thrown = self.thrown;
        if self.sight.view.rules().switches.riichi.discard_furiten {
            thrown = thrown.union(discard.into_iter().collect());
        }
        let furiten = !waits.intersection(thrown).is_empty() || self.sight.view.passed_in_riichi;
        let (mut quiet, mut loud) = (Wait::default(), Wait::default());
        for kind in waits.iter() {
            let left = f32::from(self.sight.left(kind));
            if left > 0.0 {
                let price = self.prices.of(hand, kind);
                let caught = left * self.others * offered_to_win(kind);
                quiet.add(left, price.tsumo, caught * 1.2, price.ron.filter(|_| !furiten));
                loud.add(left, price.riichi_tsumo, caught * 0.9, price.riichi_ron.filter(|_| !furiten));
            }
        }
        self.hand = *hand;
        let better = self.better(&Held::new(&counts, self.sight), 0);
        let silent = if quiet.draws + quiet.discards > 0.0 {
            self.wait(&quiet, false, &better)
        } else {
            self.wait(&Wait::default(), false, &better)
        };
        let declared =
            (hand.is_closed() && self.declares && loud.draws > 0.0).then(|| self.wait(&loud, true, &[]));
        Some((silent, declared))
    }

    /// A hand that can win nothing.
    fn silent_nothing(&self) -> Values {
        self.wait(&Wait::default(), false, &[])
    }

    /// Waiting turn by turn.
    fn wait(&self, wait: &Wait, declared: bool, better: &[(f32, usize)]) -> Values {
        let outlook = self.outlook;
        let stake = if declared { outlook.stake } else { 0.0 };
        let mut values = Values { loud: declared, ..Values::NONE };
        for turn in 0..=outlook.turns {
            let unseen = self.unseen(turn);
            let risk = outlook.risk[turn];
            let hazard = outlook.hazard[turn] * if declared { 0.85 } else { 1.0 };
            let (mut ahead, mut wins, mut points);
            if turn == 0 {
                (ahead, wins, points) = (outlook.tenpai - stake, 0.0, 0.0);
            } else {
                let drawn = (wait.draws / unseen).min(0.9);
                let gain = wait.drawn();
                let before = turn - 1;
                let on = risk * (outlook.dealt_in - stake) + (1.0 - risk) * values.worth[before];
                ahead = drawn * gain.worth + (1.0 - drawn) * on;
                wins = drawn + (1.0 - drawn) * (1.0 - risk) * values.wins[before];
                points = drawn * gain.points + (1.0 - drawn) * (1.0 - risk) * values.points[before];
                for &(left, best) in better {
                    let (chance, best) = (left / unseen * (1.0 - risk), &self.values[best]);
                    let more = best.worth[before] - values.worth[before];
                    if more > 0.0 {
                        ahead += chance * more;
                        wins += chance * (best.wins[before] - values.wins[before]);
                        points += chance * (best.points[before] - values.points[before]);
                    }
                }
                if !declared && outlook.fold[turn] > ahead {
                    (ahead, wins, points) = (outlook.fold[turn], 0.0, 0.0);
                }
            }
            let caught = (wait.discards / unseen).min(0.9);
            let gain = wait.caught();
            let on = hazard * (outlook.lost - stake) + (1.0 - hazard) * ahead;
            values.worth[turn] = caught * gain.worth + (1.0 - caught) * on;
            values.wins[turn] = caught + (1.0 - caught) * (1.0 - hazard) * wins;
            values.points[turn] = caught * gain.points + (1.0 - caught) * (1.0 - hazard) * points;
        }
        values
    }

    /// A hand that is too far away to be searched.
    fn far(&mut self, held: &Held, shanten: i8) -> Values {
        let open = held.called.count > 0 || !self.hand.is_closed();
        let mut width = self.width(held) * if open { CALLING } else { 1.0 };
        let mut next = shanten - 1;
        if open && self.aim.kinds == KindSet::ALL {
            match self.valued(held) {
                3.. => {}
                // The pair has to be called or drawn to.
                2 => next = shanten,
                _ => width = 0.0,
            }
        }
        let han = self.aim.han + self.dora(held) + if open { 0.0 } else { self.promise(held) };
        let level = self.level(next, open, han);
        let outlook = self.outlook;
        self.climb(width, &level, outlook)
    }

    /// The han of yaku that the tiles of a closed hand promise.
    fn promise(&self, held: &Held) -> f32 {
        const SIMPLES: [f32; 6] = [0.6, 0.45, 0.3, 0.2, 0.1, 0.05];
        let counts = held.tiles.counts();
        let orphans: u8 = KindSet::ORPHANS.iter().map(|kind| counts.get(kind)).sum();
        let simples = SIMPLES.get(usize::from(orphans)).copied().unwrap_or(0.0);
        let mut han = simples * self.sight.worth(Yaku::Tanyao, true);
        for kind in (27..Kind::COUNT).filter_map(Kind::from_index) {
            let likely = match (counts.get(kind), self.sight.left(kind)) {
                (0, _) | (1 | 2, 0) | (1, 1) => continue,
                (1, _) => 0.06,
                (2, 1) => 0.3,
                (2, _) => 0.5,
                _ => 1.0,
            };
            han += likely * self.sight.value_of(kind);
        }
        han
    }

    /// How many tiles there are at most of a kind whose set is worth something; of those that can become a set.
    fn valued(&self, held: &Held) -> u8 {
        let of = |kind: Kind| {
            let called = held.called.iter().any(|(lowest, run)| lowest == kind && !run);
            let laid = self.hand.melds().iter().any(|meld| meld.lowest() == kind);
            let count = held.tiles.counts().get(kind);
            match count {
                _ if called || laid => 3,
                2 if self.left(held, kind) <= 0.0 => 0,
                _ => count,
            }
        };
        let kinds = (27..Kind::COUNT).filter_map(Kind::from_index);
        kinds.filter(|&kind| self.sight.value_of(kind) > 0.0).map(of).max().unwrap_or(0)
    }

    /// The dora among concealed tiles; red fives are kept as long as there are fives.
    fn dora(&self, held: &Held) -> f32 {
        let counts = held.tiles.counts();
        let shown: f32 = counts.iter().map(|(kind, count)| self.sight.dora_of(kind) * f32::from(count)).sum();
        let red: u8 = Suit::ALL
            .into_iter()
            .filter_map(|suit| Some(self.reds[suit as usize].min(counts.get(Kind::suited(suit, 5)?))))
            .sum();
        shown + f32::from(red)
    }

    /// What usual hands so far from tenpai come to.
    fn level(&mut self, shanten: i8, open: bool, han: f32) -> Values {
        let key = ((han * 2.0).round() as u8, open);
        let place = self.ladders.iter().position(|(known, _)| *known == key).unwrap_or_else(|| {
            let points = by_han(han);
            let dealer = self.sight.view.seat == self.sight.view.setup.dealer;
            let gain = self.prices.usual(if dealer { 1.5 * points } else { points });
            let mut wait = Wait::default();
            let tiles = USUAL[0];
            wait.add(tiles, Some(gain), tiles * self.others * 0.4, Some(gain));
            let mut levels = vec![self.wait(&wait, false, &[])];
            for far in 1..USUAL.len() {
                let width = USUAL[far] * if open { CALLING } else { 1.0 };
                let level = self.climb(width, &levels[far - 1], self.outlook);
                levels.push(level);
            }
            self.ladders.push((key, levels));
            self.ladders.len() - 1
        });
        let levels = &self.ladders[place].1;
        levels[(shanten.max(0) as usize).min(levels.len() - 1)]
    }

    /// A hand that becomes a given one with so many tiles.
    fn climb(&self, width: f32, next: &Values, outlook: &Outlook) -> Values {
        let mut values = Values::NONE;
        for turn in 0..=outlook.turns {
            let (hazard, risk) = (outlook.hazard[turn], outlook.risk[turn]);
            let (mut ahead, mut wins, mut points) = (outlook.noten, 0.0, 0.0);
            if turn > 0 {
                let nearer = (width / self.unseen(turn)).min(0.9);
                let before = turn - 1;
                let mix = |to: f32, from: f32| nearer * to + (1.0 - nearer) * from;
                ahead = mix(next.worth[before], values.worth[before]);
                ahead = risk * outlook.dealt_in + (1.0 - risk) * ahead;
                wins = (1.0 - risk) * mix(next.wins[before], values.wins[before]);
                points = (1.0 - risk) * mix(next.points[before], values.points[before]);
                if outlook.fold[turn] > ahead {
                    (ahead, wins, points) = (outlook.fold[turn], 0.0, 0.0);
                }
            }
            values.worth[turn] = hazard * outlook.lost + (1.0 - hazard) * ahead;
            values.wins[turn] = (1.0 - hazard) * wins;
            values.points[turn] = (1.0 - hazard) * points;
        }
        values
    }
}

/// What a waiting hand wins in a turn.
#[derive(Clone, Copy, Default)]
struct Wait {
    /// How many tiles win when drawn, and what they bring together.
    draws: f32,
    drawn: Gain,
    /// How many are discarded in a turn, were everything discarded evenly, and what they bring together.
    discards: f32,
    caught: Gain,
}

impl Wait {
    fn add(&mut self, draws: f32, by_draw: Option<Gain>, discards: f32, by_discard: Option<Gain>) {
        if let Some(gain) = by_draw {
            self.draws += draws;
            self.drawn.worth += draws * gain.worth;
            self.drawn.points += draws * gain.points;
        }
        if let Some(gain) = by_discard {
            self.discards += discards;
            self.caught.worth += discards * gain.worth;
            self.caught.points += discards * gain.points;
        }
    }

    fn drawn(&self) -> Gain {
        let all = self.draws.max(1e-6);
        Gain { worth: self.drawn.worth / all, points: self.drawn.points / all }
    }

    fn caught(&self) -> Gain {
        let all = self.discards.max(1e-6);
        Gain { worth: self.caught.worth / all, points: self.caught.points / all }
    }
}

/// How often a tile of a kind is discarded, compared with any tile, while somebody waits for it.
fn offered_to_win(kind: Kind) -> f32 {
    match kind.rank() {
        None => 0.62,
        Some(1 | 9) => 0.5,
        Some(2 | 8) => 0.42,
        Some(_) => 0.34,
    }
}

/// The same while nobody fears it.
fn offered(kind: Kind) -> f32 {
    match kind.rank() {
        None => 0.8,
        Some(1 | 9) => 0.7,
        Some(2 | 8) => 0.55,
        Some(_) => 0.42,
    }
}

/// The tiles of a hand that wants some kinds only: whatever else it holds becomes so many single tiles that help
/// nothing. None if there is too much else.
pub(crate) fn mapped(counts: &Counts, kinds: KindSet, sight: &Sight<'_>) -> Option<Counts> {
    if kinds == KindSet::ALL {
        return Some(*counts);
    }
    let junk = [1u8, 9, 5].into_iter().flat_map(|rank| Suit::ALL.map(|suit| Kind::suited(suit, rank)));
    let honours = (27..Kind::COUNT).map(Kind::from_index);
    let mut junk = honours
        .chain(junk)
        .flatten()
        .filter(|&kind| !kinds.contains(kind) && sight.deck.kinds().contains(kind));
    let mut wanted = Counts::EMPTY;
    for (kind, count) in counts.iter() {
        for _ in 0..count {
            let kind = if kinds.contains(kind) { kind } else { junk.next()? };
            wanted.add(kind).ok()?;
        }
    }
    Some(wanted)
}
