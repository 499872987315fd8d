//! The strong player: whatever he does, he compares what it is worth in the end.
//!
//! `foes` says what the others may hold, `places` what points are worth at the end of the game, `outlook` how the deal
//! may end for him, `future` what may become of his hand. A discard is worth what the hand without it is worth
//! unless it is won by another; a call what the hand after it is worth beside the hand without it. Giving up is
//! part of the future of every hand.

mod aside;
#[cfg(test)]
mod brute;
mod calls;
mod claims;
mod discards;
mod ends;
mod far;
mod foes;
mod future;
mod held;
mod mind;
mod outlook;
mod places;
mod price;
mod told;
mod values;
mod waiting;
mod wins;

use hanchan_round::{Claim, Move, TurnAct};
use hanchan_view::{Choice, SeatView};

use crate::legal::{acts, answers};
use crate::offer::Offer;
use crate::sight::Sight;

use aside::weigh_asides;
use claims::weigh_claims;
use discards::weigh_discards;
use mind::{Mind, Next};
use told::told;
use wins::weigh_win;

/// When riichi is declared.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Declaring {
    /// Where it is worth more than silence.
    Judged,
    /// Whenever it can be.
    Always,
    /// Never.
    Never,
}

/// What a strong player makes use of; each can be left out, to see what it is good for.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Skills {
    /// Fearing others' hands.
    pub defence: bool,
    /// Counting places, not points alone.
    pub places: bool,
    /// Choosing between riichi and silence.
    pub riichi: Declaring,
    /// Calling tiles.
    pub calls: bool,
    /// About how many hands to come he searches for each thing that he weighs: his time to think, in steps that are the
    /// same everywhere.
    pub budget: u32,
}

impl Skills {
    /// All of them.
    pub const ALL: Skills =
        Skills { defence: true, places: true, riichi: Declaring::Judged, calls: true, budget: 8000 };

    /// A beginner: closed hands by the tiles that help them, riichi whenever it can be, and no fear.
    pub const PUPIL: Skills =
        Skills { defence: false, places: false, riichi: Declaring::Always, calls: false, budget: 0 };
    /// Somebody who has played for a while: he calls and folds, but does not look far ahead, and counts points alone.
    pub const STUDENT: Skills = Skills { places: false, budget: 0, ..Skills::ALL };

    /// The same without one of them, by its name.
    #[must_use]
    pub fn without(self, skill: &str) -> Option<Skills> {
        Some(match skill {
            "defence" => Skills { defence: false, ..self },
            "places" => Skills { places: false, ..self },
            "riichi" => Skills { riichi: Declaring::Always, ..self },
            "declaring" => Skills { riichi: Declaring::Never, ..self },
            "calls" => Skills { calls: false, ..self },
            "depth" => Skills { budget: 0, ..self },
            _ => return None,
        })
    }
}

/// What one act is worth.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Weighed {
    /// The act.
    pub act: Move,
    /// How likely he wins the deal.
    pub wins: f32,
    /// How likely the tile that he discards is won by another.
    pub deals_in: f32,
    /// What the hand wins on average.
    pub points: f32,
    /// What he expects as his result of the game, in points and those of his place.
    pub result: f32,
}

/// What each act that he can choose now is worth, the best first.
pub fn weigh(view: &SeatView, skills: Skills) -> Vec<Weighed> {
    let ranked = match view.choice {
        Some(Choice::Turn(_)) => weigh_turn(view, skills, &acts(view).collect::<Vec<_>>()),
        Some(Choice::Claim(_) | Choice::Speak { .. }) => weigh_answers(view, skills, &answers(view)),
        _ => Vec::new(),
    };
    let turns = if view.fronts[view.seat].dead { 0 } else { Sight::of(view).turns };
    let told = |weighed: Weighed| match weighed.act {
        Move::Act(TurnAct::NineKinds | TurnAct::Tsumo) | Move::Claim(Claim::Ron) => weighed,
        _ => told(weighed, turns),
    };
    ranked.into_iter().map(|(weighed, _)| told(weighed)).collect()
}

/// Everything that he can do in his turn, by the number that breaks ties, the best first.
fn weigh_turn(view: &SeatView, skills: Skills, right: &[TurnAct]) -> Vec<(Weighed, f32)> {
    let sight = Sight::of(view);
    let mind = Mind::of(&sight, skills, &view.hand, Next::Round);
    let mut all = weigh_discards(&mind, right);
    all.extend(weigh_asides(&mind, right).into_iter().map(|weighed| (weighed, weighed.result)));
    all.extend(right.iter().filter_map(|&act| weigh_win(&mind, Move::Act(act))));
    all.sort_by(|(_, one), (_, other)| other.total_cmp(one));
    all
}

fn weigh_answers(view: &SeatView, skills: Skills, right: &[Claim]) -> Vec<(Weighed, f32)> {
    let Some(offer) = Offer::of(view) else { return Vec::new() };
    let sight = Sight::of(view);
    let mind = Mind::of(&sight, skills, &view.hand, Next::After(offer.from));
    let weighed = weigh_claims(&mind, right, offer).into_iter();
    let mut all: Vec<(Weighed, f32)> = weighed.map(|weighed| (weighed, weighed.result)).collect();
    all.extend(right.iter().filter_map(|&claim| weigh_win(&mind, Move::Claim(claim))));
    all.sort_by(|(_, one), (_, other)| other.total_cmp(one));
    all
}

/// What he does in his turn.
pub(crate) fn turn(view: &SeatView, skills: Skills) -> Option<TurnAct> {
    let right: Vec<TurnAct> = acts(view).collect();
    if right.contains(&TurnAct::Tsumo) && !skills.places {
        return Some(TurnAct::Tsumo);
    }
    if right.len() == 1 {
        return right.first().copied();
    }
    let best = weigh_turn(view, skills, &right).into_iter().next();
    let act = best.and_then(|(weighed, _)| if let Move::Act(act) = weighed.act { Some(act) } else { None });
    act.or(right.first().copied())
}

/// What he says to a tile.
pub(crate) fn answer(view: &SeatView, skills: Skills) -> Claim {
    let mut right = answers(view);
    if !skills.calls {
        right.retain(|claim| matches!(claim, Claim::Ron | Claim::Pass));
    }
    let wins = right.contains(&Claim::Ron);
    if right.len() <= 1 || (wins && !skills.places) {
        return if wins { Claim::Ron } else { Claim::Pass };
    }
    match weigh_answers(view, skills, &right).first() {
        Some((Weighed { act: Move::Claim(claim), .. }, _)) => *claim,
        _ => Claim::Pass,
    }
}
