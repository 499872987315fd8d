//! Questions about won hands: their values and their yaku.

use std::sync::Arc;

use hanchan_rules::{Rules, Worth, Yaku, YakuSet};
use hanchan_score::{FuReason, Score};

use super::ask::nearest;
use super::won::Won;
use crate::chance::Chance;
use crate::example::{Shown, lesson};
use crate::play::Play;

/// The number of deals to play for a question.
const DEALS: usize = 6;

/// The number of wrong yaku among the choices.
const OTHERS: usize = 5;

/// Returns the wins of a few deals. If the learner already knows other rules (`knows`) and some of the wins have a
/// different value under those rules, returns only those wins.
fn wins(rules: &Arc<Rules>, knows: Option<&Arc<Rules>>, seed: u64) -> Vec<(Won, Score)> {
    let mut play = Play::new(rules, seed);
    let mut wins = Vec::new();
    for _ in 0..DEALS {
        let Some(round) = play.deal(&mut |_| {}) else { continue };
        let Some(outcome) = round.outcome() else { continue };
        let found = outcome.winners.iter().filter_map(|winner| Won::of(&round, winner));
        wins.extend(found.filter_map(|won| won.score(rules).map(|score| (won, score))));
    }
    let differs = |(won, score): &&(Won, Score)| knows.is_some_and(|knows| is_other(won, score, knows));
    let different: Vec<(Won, Score)> = wins.iter().filter(differs).cloned().collect();
    if different.is_empty() { wins } else { different }
}

/// Returns whether a win has a different value, or is not valid, under the rules that the learner already knows.
pub(crate) fn is_other(won: &Won, score: &Score, knows: &Rules) -> bool {
    won.score(knows)
        .is_none_or(|known| (known.payments.points, known.yaku()) != (score.payments.points, score.yaku()))
}

/// Returns a win whose value the learner has to work out, and how hard that is.
pub(super) fn value(
    rules: &Arc<Rules>,
    knows: Option<&Arc<Rules>>,
    level: u16,
    seed: u64,
) -> Option<(Won, u16)> {
    let wins = wins(rules, knows, seed).into_iter().map(|(won, score)| {
        let difficulty = difficulty(&won, &score);
        (won, difficulty)
    });
    nearest(wins, level)
}

/// Returns how hard a hand's value is to work out. This depends on the fu, if they matter, on whether several
/// players pay, and on the number of yaku.
fn difficulty(won: &Won, score: &Score) -> u16 {
    let fu_matter = score.yakuman == 0 && score.han < 5;
    let odd =
        |reason: &FuReason| !matches!(reason, FuReason::Base | FuReason::ClosedRon | FuReason::SevenPairs);
    let fu = score.fu.items().iter().filter(|item| odd(&item.reason)).count() as u16;
    let fu = if fu_matter { 90 * fu } else { 0 };
    let tsumo = if won.case.circumstances.is_tsumo() { 80 } else { 0 };
    let counted = 60 * (score.yaku().len() as u16).saturating_sub(1);
    (60 + fu + tsumo + counted + if score.dora.han() > 0 { 40 } else { 0 }).min(1000)
}

/// Returns a win whose yaku the learner has to name, the yaku to choose from, and how hard that is.
pub(super) fn yaku(
    rules: &Arc<Rules>,
    knows: Option<&Arc<Rules>>,
    level: u16,
    seed: u64,
) -> Option<(Won, Vec<Yaku>, u16)> {
    let mut chance = Chance::new(seed ^ 0x79_61_6b_75);
    // Played deals mostly have the common yaku, so about every third hand is generated to have any yaku.
    let made_up = if chance.percent(33) { rare(rules, &mut chance) } else { None };
    let (won, difficulty) = if let Some(won) = made_up {
        (won, 600)
    } else {
        let wins = wins(rules, knows, seed).into_iter().map(|(won, score)| {
            let counted = 100 + 130 * (score.yaku().len() as u16).saturating_sub(1);
            (won, counted.min(1000))
        });
        nearest(wins, level)?
    };
    let score = won.score(rules)?;
    let right: YakuSet = score.yaku().iter().map(|&(yaku, _)| yaku).collect();
    let mut others: Vec<Yaku> = Yaku::ALL.to_vec();
    others
        .retain(|yaku| rules.worth(*yaku) != Worth::Off && !right.has(*yaku) && *yaku != Yaku::NagashiMangan);
    chance.shuffle(&mut others);
    let mut choices: Vec<Yaku> = right.iter().chain(others.into_iter().take(OTHERS)).collect();
    choices.sort_unstable();
    Some((won, choices, difficulty))
}

/// Returns an example of a random yaku, or a near miss that still wins.
fn rare(rules: &Rules, chance: &mut Chance) -> Option<Won> {
    let lesson = lesson(chance.pick(Yaku::ALL)?, rules)?;
    let examples = lesson.examples.iter().map(|example| &example.shown);
    let counter_examples = lesson.counter_examples.iter().map(|counter| &counter.shown);
    let hands: Vec<Won> = examples
        .chain(counter_examples)
        .filter_map(|shown| match shown {
            Shown::Win(case) => Some(Won::plain(*case)),
            Shown::River(_) => None,
        })
        .filter(|won| won.score(rules).is_some())
        .collect();
    hands.get(chance.below(hands.len())).cloned()
}
