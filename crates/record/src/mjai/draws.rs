//! The reasons for draws: the recorded reason, or a guess from the deal.

use hanchan_tiles::{BySeat, Kind, Players};

use crate::recorded::{DrawKind, RecordedDeal, Step};

const REASONS: [(&str, DrawKind); 7] = [
    ("fanpai", DrawKind::Exhausted),
    ("nagashimangan", DrawKind::Nagashi),
    ("kyushukyuhai", DrawKind::NineKinds),
    ("suchareach", DrawKind::FourRiichi),
    ("sufonrenta", DrawKind::FourWinds),
    ("sukaikan", DrawKind::FourKans),
    ("sanchaho", DrawKind::ThreeRons),
];

pub(super) fn kind(reason: &str) -> Option<DrawKind> {
    let reason: String = reason.chars().filter(char::is_ascii_alphanumeric).collect();
    REASONS.iter().find(|(name, _)| *name == reason).map(|&(_, kind)| kind)
}

pub(super) fn reason(kind: DrawKind) -> &'static str {
    REASONS.iter().find(|(_, known)| *known == kind).map_or("", |(name, _)| name)
}

pub(super) fn is_exhausted(kind: DrawKind) -> bool {
    matches!(kind, DrawKind::Exhausted | DrawKind::Nagashi)
}

/// Returns the players who were tenpai, judging by the payments.
pub(super) fn tenpai(kind: DrawKind, changes: &BySeat<i32>) -> Option<BySeat<bool>> {
    let paid = kind == DrawKind::Exhausted && changes.0.iter().any(|&change| change > 0);
    paid.then(|| changes.map(|change| change > 0))
}

/// Guesses the reason for a draw, for dialects that do not record it. Only one reason fits.
pub(super) fn guessed(deal: &RecordedDeal, changes: &BySeat<i32>, players: Players) -> DrawKind {
    let count = |fits: fn(&Step) -> bool| deal.steps.iter().filter(|step| fits(&step.step)).count();
    // No player receives more than this from noten payments.
    if changes.0.iter().any(|&change| change > 3000) {
        return DrawKind::Nagashi;
    }
    if changes.0.iter().any(|&change| change != 0) {
        return DrawKind::Exhausted;
    }
    if matches!(deal.steps.last().map(|step| step.step), Some(Step::Draw { .. })) {
        return DrawKind::NineKinds;
    }
    let size = if players == Players::Three { 108 } else { 136 };
    if count(|step| matches!(step, Step::Draw { .. })) >= size - 14 - 13 * players.count() {
        return DrawKind::Exhausted;
    }
    if count(|step| matches!(step, Step::Riichi { .. })) == 4 {
        return DrawKind::FourRiichi;
    }
    let kinds: Vec<Kind> = deal
        .steps
        .iter()
        .filter_map(|step| match step.step {
            Step::Discard { tile, .. } => Some(tile.kind()),
            _ => None,
        })
        .collect();
    if kinds.len() == 4 && kinds.iter().all(|&kind| kind == kinds[0]) {
        return DrawKind::FourWinds;
    }
    let kans = count(|step| match step {
        Step::ClosedKan { .. } | Step::AddedKan { .. } => true,
        Step::Claim { meld, .. } => meld.is_kan(),
        _ => false,
    });
    if kans == 4 { DrawKind::FourKans } else { DrawKind::ThreeRons }
}
