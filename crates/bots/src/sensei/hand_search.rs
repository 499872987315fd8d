//! The hand search: finds out what a hand may become through draws and calls that improve it, with exact
//! counts of the unseen tiles.
//!
//! A node is a 13-tile hand, right after a discard. It has values for every number of draws left
//! ([`HandValues`]). On each turn an opponent may end the deal, a tile may be called, the draw may or may not
//! help, the discard that follows may deal in, and the player may fold before drawing. Drawn tiles that don't
//! help are discarded again. Hands further from tenpai than [`EXACT_SHANTEN`], and those beyond the budget,
//! are estimated from the number of tiles that improve them and from the values of typical hands
//! (`distant_hands`).

use std::collections::HashMap;
use std::hash::BuildHasherDefault;

use hanchan_rules::Chi;
use hanchan_shape::Incremental;
use hanchan_tiles::{Counts, Hand, Kind, KindSet, Suit};

use super::deal_outcomes::DealOutcomes;
use super::hand_state::{HandState, KeyHasher, restricted_counts};
use super::hand_values::HandValues;
use super::win_values::WinValueTable;
use crate::seat_knowledge::SeatKnowledge;

/// Hands up to this shanten are searched draw by draw.
const EXACT_SHANTEN: i8 = 2;
/// Maximum number of different discards to search after a draw that does not yet make the hand tenpai.
const MAX_DISCARDS: usize = 2;
/// Maximum number of discards to search in full from a hand at [`EXACT_SHANTEN`]; the values of all other discards
/// are corrected by as much as the full search changed the values of these.
const MAX_SEARCHED_DISCARDS: usize = 4;
/// Maximum number of draws to search that leave the shanten unchanged but improve the hand.
const MAX_IMPROVING_DRAWS: usize = 12;

/// What kind of hand a search aims for.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) struct HandPlan {
    /// The kinds of tiles that the hand uses.
    pub(crate) kinds: KindSet,
    /// Whether the plan allows calls.
    pub(crate) may_call: bool,
    /// Han that a win is expected to have, before it is scored. Dora among the concealed tiles are added to this
    /// number.
    pub(crate) expected_han: f32,
}

/// A search from one position under one plan. Tenpai hands are evaluated in `tenpai`, distant ones in
/// `distant_hands`.
pub(crate) struct HandSearch<'a> {
    // The position that is searched.
    /// What the player knows.
    pub(super) knowledge: &'a SeatKnowledge<'a>,
    /// How the deal may end.
    pub(super) outcomes: &'a DealOutcomes,
    /// What wins are worth.
    pub(super) win_values: WinValueTable<'a>,
    /// The plan that the hand follows.
    pub(super) plan: HandPlan,
    /// The 13-tile hand that is being evaluated, with its melds.
    pub(super) hand: Hand,
    /// The concealed tiles with which the search began, restricted to the plan's kinds.
    pub(super) root_counts: Counts,
    /// Number of red fives among `root_counts`, by suit.
    pub(super) red_fives: [u8; 3],
    /// Kinds that the player has discarded; empty if the rules have no discard furiten.
    pub(super) discarded: KindSet,
    /// Shanten of the hand with which the search began.
    pub(super) root_shanten: i8,
    /// Whether only standard hands count (four sets and a pair).
    pub(super) standard_only: bool,
    /// Expected han that don't come from the hand's own tiles, such as from a new dora.
    pub(super) extra_han: f32,

    // What the rules and the table allow.
    /// Whether the player can declare riichi.
    pub(super) may_riichi: bool,
    /// Whether the rules allow chi.
    pub(super) may_chi: bool,
    /// Number of opponents.
    pub(super) opponents: f32,

    // The limits of the search.
    /// Hands up to this shanten are searched draw by draw.
    pub(super) exact_shanten: i8,
    /// Maximum number of nodes for the whole search.
    pub(super) node_budget: usize,
    /// Number of nodes at which the current part of the search stops.
    pub(super) node_limit: usize,

    // What the search has found so far.
    /// Index into `nodes` of each hand, by the hand's key.
    pub(super) node_by_key: HashMap<u64, u32, BuildHasherDefault<KeyHasher>>,
    /// The values of every hand evaluated so far.
    pub(super) nodes: Vec<HandValues>,
    /// The values of typical hands, by twice their han and whether they are open; each list is ordered by shanten,
    /// starting with tenpai.
    pub(super) typical_levels: Vec<((u8, bool), Vec<HandValues>)>,
}

impl<'a> HandSearch<'a> {
    /// Prepares a search from a hand, before or after its discard.
    pub(crate) fn new(
        knowledge: &'a SeatKnowledge<'a>,
        outcomes: &'a DealOutcomes,
        hand: &Hand,
        plan: HandPlan,
        may_riichi: bool,
    ) -> HandSearch<'a> {
        let switches = knowledge.view.rules().switches();
        let river = &knowledge.view.fronts[knowledge.view.seat].river;
        let discarded = if switches.riichi.discard_furiten {
            river.iter().map(|discard| discard.tile.kind()).collect()
        } else {
            KindSet::EMPTY
        };
        let root_counts =
            restricted_counts(hand.concealed().counts(), plan.kinds, knowledge).unwrap_or(Counts::EMPTY);
        let forms = Incremental::new(&root_counts, knowledge.deck).forms();
        // For hands far from tenpai, the shanten for seven pairs and thirteen orphans makes them look closer
        // than they are.
        let standard_only = forms.standard > EXACT_SHANTEN
            && forms.orphans.is_none_or(|far| far > EXACT_SHANTEN)
            && forms.pairs.is_none_or(|far| far >= forms.standard || far > EXACT_SHANTEN);
        let root_shanten = if standard_only { forms.standard } else { forms.shanten() };
        HandSearch {
            knowledge,
            outcomes,
            win_values: WinValueTable::new(knowledge, outcomes),
            plan,
            hand: *hand,
            root_counts,
            root_shanten,
            exact_shanten: if root_shanten > EXACT_SHANTEN { 0 } else { EXACT_SHANTEN },
            node_budget: usize::MAX,
            node_limit: usize::MAX,
            extra_han: 0.0,
            standard_only,
            red_fives: Suit::ALL.map(|suit| hand.concealed().reds(suit)),
            discarded,
            may_riichi,
            may_chi: switches.calls.chi == Chi::Left,
            opponents: (switches.table.players.count() - 1) as f32,
            node_by_key: HashMap::default(),
            nodes: Vec::new(),
            typical_levels: Vec::new(),
        }
    }

    /// Limits the number of nodes.
    pub(crate) fn with_budget(mut self, budget: usize) -> Self {
        (self.node_budget, self.node_limit) = (budget, budget);
        self
    }

    /// Adds expected han, such as from a dora that is about to be revealed.
    pub(crate) fn with_extra_han(mut self, han: f32) -> Self {
        self.extra_han = han;
        self
    }

    /// Returns the shanten and the values of a 13-tile hand that the initial hand may become, or `None` if
    /// the hand does not suit the plan.
    pub(crate) fn evaluate_one(&mut self, hand: &Hand) -> Option<(i8, &HandValues)> {
        let counts = restricted_counts(hand.concealed().counts(), self.plan.kinds, self.knowledge)?;
        self.hand = *hand;
        let state = HandState::new(&counts, self.knowledge);
        let index = self.node(&state, 0);
        Some((self.shanten(&state), &self.nodes[index]))
    }

    /// Evaluates 13-tile hands. If a full search of all of them would take too long, searches only the most
    /// promising hands in full, and corrects the values of the others by as much as the full search changed the
    /// values of the promising ones.
    pub(crate) fn evaluate(&mut self, hands: &[Hand]) -> Vec<Option<(i8, HandValues)>> {
        let draws_left = self.outcomes.draws_left;
        let two_passes = self.root_shanten == EXACT_SHANTEN && hands.len() > MAX_SEARCHED_DISCARDS;
        self.exact_shanten = if two_passes || self.root_shanten > EXACT_SHANTEN { 0 } else { EXACT_SHANTEN };
        let mut all: Vec<Option<(i8, HandValues)>> = Vec::with_capacity(hands.len());
        for hand in hands {
            all.push(self.evaluate_one(hand).map(|(shanten, values)| (shanten, *values)));
        }
        if !two_passes {
            return all;
        }
        let result = |found: &Option<(i8, HandValues)>| {
            found.as_ref().map_or(f32::MIN, |(_, values)| values.result[draws_left])
        };
        let mut order: Vec<usize> = (0..hands.len()).filter(|&at| all[at].is_some()).collect();
        order.sort_by(|&one, &other| result(&all[other]).total_cmp(&result(&all[one])));
        self.node_by_key.clear();
        self.nodes.clear();
        self.exact_shanten = EXACT_SHANTEN;
        let mut change: Option<(HandValues, HandValues)> = None;
        for &at in order.iter().take(MAX_SEARCHED_DISCARDS) {
            self.node_limit = self.nodes.len() + self.node_budget / MAX_SEARCHED_DISCARDS;
            let before = all[at];
            all[at] = self.evaluate_one(&hands[at]).map(|(shanten, values)| (shanten, *values));
            if let (None, Some((_, before)), Some((_, after))) = (&change, before, all[at]) {
                change = Some((before, after));
            }
        }
        if let Some((before, after)) = change {
            for &at in order.iter().skip(MAX_SEARCHED_DISCARDS) {
                if let Some((_, values)) = &mut all[at] {
                    values.correct(&before, &after);
                }
            }
        }
        all
    }

    /// Returns the shanten of a hand.
    pub(crate) fn shanten(&self, state: &HandState) -> i8 {
        if self.standard_only { state.tiles.forms().standard } else { state.tiles.shanten() }
    }

    /// Returns the kinds that lower the shanten of a hand.
    pub(crate) fn advancing(&self, state: &HandState) -> KindSet {
        if !self.standard_only {
            return state.tiles.advancing();
        }
        let now = state.tiles.forms().standard;
        let advances = |kind: &Kind| state.with(*kind).is_some_and(|next| next.tiles.forms().standard < now);
        self.knowledge.deck.kinds().iter().filter(advances).collect()
    }

    /// Returns the number of unseen copies of a kind after the draws and calls that led to this hand.
    pub(crate) fn copies_left(&self, state: &HandState, kind: Kind) -> f32 {
        let mut now = state.tiles.counts().get(kind);
        for (lowest, run) in state.called.iter() {
            let from = lowest.index();
            now += match run {
                true if (from..from + 3).contains(&kind.index()) => 1,
                false if lowest == kind => 3,
                _ => 0,
            };
        }
        let gained = now.saturating_sub(self.root_counts.get(kind));
        f32::from(self.knowledge.copies_left(kind).saturating_sub(gained))
    }

    /// Returns the index of a hand's node, after evaluating the hand if it is new.
    pub(crate) fn node(&mut self, state: &HandState, depth: usize) -> usize {
        // Hands at depth 0 are searched more closely than the same hands reached later, so they have keys of
        // their own.
        let key = if depth == 0 { !state.key } else { state.key };
        if let Some(&known) = self.node_by_key.get(&key) {
            return known as usize;
        }
        let shanten = self.shanten(state);
        let values = if shanten <= 0 {
            self.tenpai_values(state)
        } else if depth == 0 || (shanten <= self.exact_shanten && self.nodes.len() < self.node_limit) {
            self.searched_values(state, shanten, depth)
        } else {
            self.distant_values(state, shanten)
        };
        self.store(key, values)
    }

    /// Stores the values of a hand and returns the index of its node.
    pub(crate) fn store(&mut self, key: u64, values: HandValues) -> usize {
        let index = self.nodes.len();
        self.nodes.push(values);
        self.node_by_key.insert(key, index as u32);
        index
    }

    /// Returns the number of unseen tiles when `turn` draws are left.
    pub(crate) fn unseen_tiles(&self, turn: usize) -> f32 {
        (self.outcomes.unseen_tiles - (self.outcomes.draws_left - turn) as f32).max(4.0)
    }

    /// Searches a hand that is not tenpai, draw by draw and call by call.
    fn searched_values(&mut self, state: &HandState, shanten: i8, depth: usize) -> HandValues {
        let mut draws: Vec<(f32, usize)> = Vec::new();
        let mut calls: Vec<(f32, HandValues)> = Vec::new();
        for kind in self.advancing(state).intersection(self.plan.kinds).iter() {
            let left = self.copies_left(state, kind);
            if left > 0.0
                && let Some(drawn) = state.with(kind)
                && let Some(best) = self.best_discard(&drawn, shanten, depth)
            {
                draws.push((left, best));
            }
        }
        if self.plan.may_call && shanten <= EXACT_SHANTEN + 1 {
            self.search_calls(state, shanten, depth, &mut calls);
        }
        let improving =
            if depth == 0 && shanten <= 1 { self.improving_draws(state, shanten) } else { Vec::new() };
        let useful: f32 = draws.iter().map(|(left, _)| left).sum();
        let outcomes = self.outcomes;
        let mut values = HandValues::NONE;
        for turn in 0..=outcomes.draws_left {
            let (hazard, risk) = (outcomes.hazard[turn], outcomes.deal_in_rate[turn]);
            let (mut result, mut win_rate, mut points);
            if turn == 0 {
                (result, win_rate, points) = (outcomes.noten_draw, 0.0, 0.0);
            } else {
                let unseen = self.unseen_tiles(turn);
                let stays = (1.0 - useful / unseen).max(0.0);
                let before = turn - 1;
                result = stays * values.result[before];
                win_rate = stays * values.win_rate[before];
                points = stays * values.points[before];
                for &(left, best) in &draws {
                    let (chance, best) = (left / unseen, &self.nodes[best]);
                    result += chance * best.result[before];
                    win_rate += chance * best.win_rate[before];
                    points += chance * best.points[before];
                }
                for &(left, best) in &improving {
                    let (chance, best) = (left / unseen, &self.nodes[best]);
                    let gain = best.result[before] - values.result[before];
                    if gain > 0.0 {
                        result += chance * gain;
                        win_rate += chance * (best.win_rate[before] - values.win_rate[before]);
                        points += chance * (best.points[before] - values.points[before]);
                    }
                }
                result = risk * outcomes.losses.deal_in + (1.0 - risk) * result;
                win_rate *= 1.0 - risk;
                points *= 1.0 - risk;
                if outcomes.fold_result[turn] > result {
                    (result, win_rate, points) = (outcomes.fold_result[turn], 0.0, 0.0);
                }
            }
            result = hazard * outcomes.losses.opponent_win + (1.0 - hazard) * result;
            win_rate *= 1.0 - hazard;
            points *= 1.0 - hazard;
            let (passed_result, passed_win_rate, passed_points) = (result, win_rate, points);
            for (rate, best) in &calls {
                let gain = best.result[turn] - passed_result;
                if gain > 0.0 {
                    let chance = rate / self.unseen_tiles(turn);
                    result += chance * gain;
                    win_rate += chance * (best.win_rate[turn] - passed_win_rate);
                    points += chance * (best.points[turn] - passed_points);
                }
            }
            values.result[turn] = result;
            values.win_rate[turn] = win_rate.clamp(0.0, 1.0);
            values.points[turn] = points.max(0.0);
        }
        values
    }

    /// Returns the draws that leave the shanten unchanged but increase the ukeire or add dora: for each, the
    /// number of unseen copies and the node of the best resulting hand.
    pub(crate) fn improving_draws(&mut self, state: &HandState, shanten: i8) -> Vec<(f32, usize)> {
        let (own_ukeire, own_dora) = (self.ukeire(state), self.dora_han(state));
        let useful = state.tiles.advancing();
        let mut found: Vec<(f32, f32, HandState)> = Vec::new();
        for kind in self.plan.kinds.difference(useful).iter() {
            let left = self.copies_left(state, kind);
            let Some(drawn) = (left > 0.0).then(|| state.with(kind)).flatten() else { continue };
            let mut best: Option<(f32, HandState)> = None;
            for discard in state.tiles.counts().kinds().iter().filter(|&discard| discard != kind) {
                let Some(rest) = drawn.without(discard).filter(|rest| rest.tiles.shanten() == shanten) else {
                    continue;
                };
                let gain = self.ukeire(&rest) / own_ukeire.max(1.0) + 0.5 * (self.dora_han(&rest) - own_dora);
                if gain > 1.0 && best.as_ref().is_none_or(|(known, _)| gain > *known) {
                    best = Some((gain, rest));
                }
            }
            found.extend(best.map(|(gain, rest)| (left * (gain - 1.0), left, rest)));
        }
        found.sort_by(|one, other| other.0.total_cmp(&one.0));
        found.truncate(MAX_IMPROVING_DRAWS);
        found.into_iter().map(|(_, left, rest)| (left, self.node(&rest, 1))).collect()
    }

    /// Returns the node of the best hand that a discard can leave with a shanten below `before`, or `None` if no
    /// discard leaves one.
    pub(crate) fn best_discard(&mut self, state: &HandState, before: i8, depth: usize) -> Option<usize> {
        if let Some(&known) = self.node_by_key.get(&state.key) {
            return Some(known as usize);
        }
        let mut rests: Vec<(f32, HandState)> = Vec::new();
        for kind in state.tiles.counts().kinds().iter() {
            if let Some(rest) = state.without(kind)
                && self.shanten(&rest) < before
            {
                rests.push((0.0, rest));
            }
        }
        let max_rests = match before {
            ..=1 => usize::MAX,
            _ if before - 1 > self.exact_shanten => 1,
            _ => MAX_DISCARDS,
        };
        if rests.len() > max_rests {
            for (ukeire, rest) in &mut rests {
                *ukeire = self.ukeire(rest);
            }
            rests.sort_by(|(one, _), (other, _)| other.total_cmp(one));
            rests.truncate(max_rests);
        }
        let mut best = HandValues::NONE;
        for (_, rest) in &rests {
            let index = self.node(rest, depth + 1);
            best.take_better(&self.nodes[index]);
        }
        (!rests.is_empty()).then(|| self.store(state.key, best))
    }

    /// Returns the number of unseen tiles that lower the shanten of a hand.
    pub(crate) fn ukeire(&self, state: &HandState) -> f32 {
        let kinds = self.advancing(state).intersection(self.plan.kinds);
        kinds.iter().map(|kind| self.copies_left(state, kind)).sum()
    }

    /// Finds the calls that lower the shanten. For each, pushes its rate (the number of callable tiles
    /// discarded per turn, times the number of unseen tiles) and the values of the hand after the call.
    pub(crate) fn search_calls(
        &mut self,
        state: &HandState,
        shanten: i8,
        depth: usize,
        calls: &mut Vec<(f32, HandValues)>,
    ) {
        let counts = *state.tiles.counts();
        for kind in self.plan.kinds.iter() {
            let left = self.copies_left(state, kind);
            if left <= 0.0 {
                continue;
            }
            let mut best: Option<(f32, HandValues)> = None;
            let mut consider = |this: &mut Self, own: [Kind; 2], lowest: Kind, run: bool| {
                if let Some(after) = state.calling(own, lowest, run)
                    && let Some(index) = this.best_discard(&after, shanten, depth)
                {
                    let after = &this.nodes[index];
                    let rate = left * discard_frequency(kind) * if run { 1.0 } else { this.opponents };
                    match &mut best {
                        Some((best_rate, values)) => {
                            values.take_better(after);
                            *best_rate = best_rate.max(rate);
                        }
                        None => best = Some((rate, *after)),
                    }
                }
            };
            if counts.get(kind) >= 2 {
                consider(self, [kind, kind], kind, false);
            }
            if self.may_chi
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
}

/// Returns how often a tile of this kind is discarded while nobody considers it dangerous, relative to a
/// random tile.
fn discard_frequency(kind: Kind) -> f32 {
    match kind.rank() {
        None => 0.8,
        Some(1 | 9) => 0.7,
        Some(2 | 8) => 0.55,
        Some(_) => 0.42,
    }
}
