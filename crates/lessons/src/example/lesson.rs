//! Lessons: the most instructive hands for a yaku.

use hanchan_rules::{Rules, Worth, Yaku};
use hanchan_score::{interpretations, score, waits};
use hanchan_tiles::{Kind, KindSet, Suit};

use super::case::{Case, Shown};
use super::draft::{Draft, kinds};
use super::near::{Near, NearMissChange, Neighbourhood};
use super::reason::Reason;
use super::recipe::HandParts;
use super::river;
use crate::chance::Chance;

/// A tile that a hand waits on, and whether a win on that tile has the yaku.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct LessonWait {
    /// The tile.
    pub kind: Kind,
    /// Whether a win on this tile has the yaku if everything else stays the same.
    pub gives: bool,
}

/// A hand that has a yaku, or discards that give nagashi mangan.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Example {
    /// The hand or the discards.
    pub shown: Shown,
    /// All tiles that the hand waits on; empty for a river.
    pub waits: Vec<LessonWait>,
}

/// A near miss: a hand that almost has a yaku.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct CounterExample {
    /// The hand that does not have the yaku.
    pub shown: Shown,
    /// Why the hand does not have the yaku.
    pub reason: Reason,
    /// The one change that would give the hand the yaku.
    pub change: NearMissChange,
    /// The hand after `change`, which has the yaku.
    pub instead: Shown,
}

/// A yaku's examples and near misses.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Lesson {
    /// The yaku.
    pub yaku: Yaku,
    /// A hand that has the yaku, or a closed and an open one if those are worth different han.
    pub examples: Vec<Example>,
    /// Near misses for different reasons, the most instructive first.
    pub counter_examples: Vec<CounterExample>,
}

/// The number of hands to generate for a lesson and choose from.
const HANDS: usize = 900;

/// The number of near misses to keep for a lesson.
const COUNTERS: usize = 3;

/// Returns the lessons for all yaku of a rule set, in the order of [`Yaku::ALL`].
pub fn lessons(rules: &Rules) -> Vec<Lesson> {
    Yaku::ALL.iter().filter_map(|yaku| lesson(*yaku, rules)).collect()
}

/// Returns the lesson for a yaku, or `None` if these rules do not have the yaku or no hand with it was found.
pub fn lesson(yaku: Yaku, rules: &Rules) -> Option<Lesson> {
    let worth = rules.worth(yaku);
    if worth == Worth::Off {
        return None;
    }
    if yaku == Yaku::NagashiMangan {
        let there = rules.switches().hands.nagashi;
        let lesson = Lesson {
            yaku,
            examples: vec![river::example(rules)],
            counter_examples: river::counter_examples(rules),
        };
        return there.then_some(lesson);
    }
    let mut parts = HandParts::new(rules, Chance::of(yaku.id()));
    let mut found = best(yaku, rules, &mut parts);
    found.sort_by_key(|found| found.cost);
    let of = |open: bool| found.iter().find(|found| found.case.hand.is_closed() != open);
    let differs = matches!(worth, Worth::Han { open, closed } if open > 0 && open != closed);
    let chosen: Vec<&Found> = match (of(false), of(true)) {
        (Some(closed), Some(open)) if differs => vec![closed, open],
        _ => vec![found.first()?],
    };
    let examples = chosen.iter().map(|found| found.example(yaku, rules)).collect();
    let counter_examples = counter_examples(yaku, rules, &chosen, &found, &mut parts);
    Some(Lesson { yaku, examples, counter_examples })
}

/// A hand that has a yaku, with its cost.
struct Found {
    draft: Draft,
    case: Case,
    /// A score of how instructive the hand is; lower is better.
    cost: usize,
}

impl Found {
    fn example(&self, yaku: Yaku, rules: &Rules) -> Example {
        Example { shown: Shown::Win(self.case), waits: waits_of(&self.case, yaku, rules) }
    }
}

fn waits_of(case: &Case, yaku: Yaku, rules: &Rules) -> Vec<LessonWait> {
    let gives = |kind: Kind| Case { tile: kind.into(), ..*case }.shows(yaku, rules);
    waits(&case.hand, rules).iter().map(|kind| LessonWait { kind, gives: gives(kind) }).collect()
}

/// Returns the most instructive hand of each kind: closed or open, won by tsumo or by ron.
fn best(yaku: Yaku, rules: &Rules, parts: &mut HandParts<'_>) -> Vec<Found> {
    let mut best: [Option<Found>; 4] = [const { None }; 4];
    for _ in 0..HANDS {
        let Some(draft) = parts.draft(yaku) else { continue };
        let Some(case) = draft.case(rules) else { continue };
        let Some(cost) = cost(yaku, rules, &draft, &case) else { continue };
        let sort = usize::from(!case.hand.is_closed()) + 2 * usize::from(case.circumstances.is_tsumo());
        let place = &mut best[sort];
        if place.as_ref().is_none_or(|best| cost < best.cost) {
            *place = Some(Found { draft, case, cost });
        }
    }
    best.into_iter().flatten().collect()
}

/// Returns a score of how instructive a hand is (lower is better), or `None` if it does not have the yaku.
fn cost(yaku: Yaku, rules: &Rules, draft: &Draft, case: &Case) -> Option<usize> {
    let win = case.win();
    let score = score(&win, rules).ok()?;
    let of = score.yaku();
    if !of.iter().any(|&(shown, _)| shown == yaku) {
        return None;
    }
    let waits = waits_of(case, yaku, rules);
    // Both tiles of a two-sided wait give pinfu, so it is fine if all waits do.
    let all_alike = yaku != Yaku::Pinfu && waits.iter().all(|wait| wait.gives);
    let readings = interpretations(&win, rules).map_or(0, |readings| readings.len());
    let tiles = draft.tiles();
    let has_suit = |suit: &Suit| tiles.iter().any(|kind| kind.suit() == Some(*suit));
    let suits = Suit::ALL.iter().filter(|suit| has_suit(suit)).count();
    let melds = case.hand.melds().len();
    let pair_of_honours = draft.pair().is_some_and(Kind::is_honour);
    let closed_tsumo = case.circumstances.is_tsumo() && case.hand.is_closed();
    Some(
        12 * (of.len() - 1)
            + if all_alike { 8 } else { 0 }
            + 2 * waits.len().saturating_sub(2)
            + 2 * readings.saturating_sub(1)
            + 2 * entangled(draft)
            + 2 * (3 - suits)
            + usize::from(pair_of_honours)
            + melds.saturating_sub(1)
            + usize::from(closed_tsumo),
    )
}

/// Counts how often a kind in one part of the hand recurs in another part.
fn entangled(draft: &Draft) -> usize {
    let pair = draft.pair().map(|kind| KindSet::from_iter([kind]));
    let parts: Vec<KindSet> =
        draft.groups().iter().map(|group| kinds(*group).into_iter().collect()).chain(pair).collect();
    let in_parts = |kind: Kind| parts.iter().filter(|part| part.contains(kind)).count();
    Kind::ALL.into_iter().map(|kind| in_parts(kind).saturating_sub(1)).sum()
}

/// Returns near misses of the hands that were found: the most instructive one for each reason, those of the
/// examples first.
fn counter_examples(
    yaku: Yaku,
    rules: &Rules,
    examples: &[&Found],
    found: &[Found],
    parts: &mut HandParts<'_>,
) -> Vec<CounterExample> {
    let mut all: Vec<(Near, Case)> = Vec::new();
    for Found { draft, case, .. } in found {
        let mut around = Neighbourhood { yaku, rules, draft, case, near: Vec::new() };
        around.search(parts);
        let shown = examples.iter().any(|example| example.case == *case);
        let farther = if shown { 0 } else { 5 };
        let near = around.near.into_iter().map(|near| Near { cost: near.cost + farther, ..near });
        all.extend(near.map(|near| (near, *case)));
    }
    all.sort_by_key(|(near, _)| near.cost);
    let mut kept: Vec<CounterExample> = Vec::new();
    for (near, instead) in all {
        let again = kept.iter().any(|counter| counter.reason.code() == near.reason.code());
        if kept.len() < COUNTERS && !again {
            let Near { case, reason, change, .. } = near;
            let (shown, instead) = (Shown::Win(case), Shown::Win(instead));
            kept.push(CounterExample { shown, reason, change, instead });
        }
    }
    kept
}
