//! Who plays.

use hanchan_round::{Claim, Move, TurnAct};
use hanchan_view::{Choice, SeatView};

use crate::legal::{acts, answers};
use crate::sensei::{self, Skills};
use crate::worth::each_pays;
use crate::{cautious, greedy, steady};

/// A player. He knows what his view knows and remembers nothing else: the same view and the same chance give the
/// same move.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Player {
    /// The first thing in the list, and no calls but wins.
    First,
    /// Anything that is allowed.
    Random,
    /// Discards what he drew, and claims nothing.
    Tsumogiri,
    /// Whatever brings the hand nearer to tenpai; riichi and wins when possible.
    Greedy,
    /// Goes for the likeliest hand, weighs its value against what others may win, and folds in time.
    Steady,
    /// Compares what everything he can do is worth at the end of the game.
    Sensei(Skills),
    /// Stands in for who has left: the safest discard, no call and no riichi, but wins.
    Cautious,
}

impl Player {
    /// All of them.
    pub const ALL: [Player; 9] = [
        Player::First,
        Player::Random,
        Player::Tsumogiri,
        Player::Greedy,
        Player::Sensei(Skills::PUPIL),
        Player::Steady,
        Player::Sensei(Skills::STUDENT),
        Player::Sensei(Skills::ALL),
        Player::Cautious,
    ];

    /// His name, the same everywhere.
    pub const fn id(self) -> &'static str {
        match self {
            Player::First => "first",
            Player::Random => "random",
            Player::Tsumogiri => "tsumogiri",
            Player::Greedy => "greedy",
            Player::Steady => "steady",
            Player::Sensei(skills) => skills.id(),
            Player::Cautious => "cautious",
        }
    }

    /// The player of that name. `sensei-defence` is the strong one without one of his [`Skills`], `sensei@500` the strong
    /// one who searches fewer hands to come.
    pub fn from_id(id: &str) -> Option<Player> {
        let (id, budget) = id.split_once('@').map_or((id, None), |(id, budget)| (id, Some(budget)));
        let mut parts = id.split('-');
        let name = parts.next()?;
        let player = Player::ALL.into_iter().find(|player| player.id() == name)?;
        let player = parts.try_fold(player, |player, skill| match player {
            Player::Sensei(skills) => skills.without(skill).map(Player::Sensei),
            _ => None,
        })?;
        match (budget, player) {
            (None, player) => Some(player),
            (Some(budget), Player::Sensei(skills)) => {
                Some(Player::Sensei(Skills { budget: budget.parse().ok()?, ..skills }))
            }
            (Some(_), _) => None,
        }
    }

    /// What he does; none if he has nothing to choose. `chance(n)` gives a number below `n`; only
    /// [`Player::Random`] asks for it.
    ///
    /// At a real table he does nothing that is an offence. Where a tile lies that he may draw after, he says to draw
    /// if he does not claim it; when, is for who asks him, for others may want to claim it first.
    pub fn choose(self, view: &SeatView, chance: &mut impl FnMut(usize) -> usize) -> Option<Move> {
        Some(match view.choice? {
            Choice::Turn(_) => Move::Act(self.turn(view, chance)?),
            Choice::Claim(_) => Move::Claim(self.answer(view, chance)),
            Choice::Speak { draws } => match self.answer(view, chance) {
                Claim::Pass if draws => Move::Draw,
                claim => Move::Claim(claim),
            },
            Choice::Draw => Move::Draw,
            Choice::Show => Move::Show(true),
            Choice::Announce => {
                let opened = view.course.opened[view.seat];
                Move::Announce(
                    opened.and_then(|opened| each_pays(view, view.seat, &opened)).unwrap_or_default(),
                )
            }
            Choice::Accept if is_wrong(view) => Move::Object,
            Choice::Accept => Move::Agree,
            Choice::Settle => Move::Mix,
        })
    }

    fn turn(self, view: &SeatView, chance: &mut impl FnMut(usize) -> usize) -> Option<TurnAct> {
        match self {
            Player::First => acts(view).next(),
            Player::Random => {
                let all: Vec<TurnAct> = acts(view).collect();
                all.get(chance(all.len())).copied()
            }
            Player::Tsumogiri => {
                let drawn = acts(view).find(|&act| act == TurnAct::DiscardDrawn);
                drawn.or_else(|| acts(view).next())
            }
            Player::Greedy => greedy::turn(view),
            Player::Steady => steady::turn(view),
            Player::Sensei(skills) => sensei::turn(view, skills),
            Player::Cautious => cautious::turn(view),
        }
    }

    fn answer(self, view: &SeatView, chance: &mut impl FnMut(usize) -> usize) -> Claim {
        match self {
            Player::First | Player::Cautious => cautious::answer(view),
            Player::Random => {
                let all = answers(view);
                all.get(chance(all.len())).copied().unwrap_or(Claim::Pass)
            }
            Player::Tsumogiri => Claim::Pass,
            Player::Greedy => greedy::answer(view),
            Player::Steady => steady::answer(view),
            Player::Sensei(skills) => sensei::answer(view, skills),
        }
    }
}

/// Whether somebody announced something else than he counts. Who is liable for another's yakuman may lie in tiles
/// that nobody saw; he says nothing against those.
fn is_wrong(view: &SeatView) -> bool {
    view.course.opened.iter().any(|(seat, opened)| {
        let (Some(opened), Some(announced)) = (opened, view.announced[seat]) else { return false };
        let counted = each_pays(view, seat, opened);
        counted.is_some_and(|each| {
            let sum = |each: &hanchan_tiles::BySeat<i32>| each.0.iter().sum::<i32>();
            if sum(&each) < 32_000 { each != announced } else { sum(&each) != sum(&announced) }
        })
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::sensei::Declaring;

    #[test]
    fn everybody_is_found_by_his_name() {
        for player in Player::ALL {
            assert_eq!(Player::from_id(player.id()), Some(player));
        }
        let fearless = Skills { defence: false, budget: 500, ..Skills::ALL };
        assert_eq!(Player::from_id("sensei-defence@500"), Some(Player::Sensei(fearless)));
        let silent = Skills { riichi: Declaring::Never, ..Skills::ALL };
        assert_eq!(Player::from_id("sensei-declaring"), Some(Player::Sensei(silent)));
        for wrong in
            ["", "sensei-", "sensei-tea", "sensei@", "sensei@-1", "steady-calls", "steady@5", "Sensei"]
        {
            assert_eq!(Player::from_id(wrong), None, "{wrong}");
        }
    }
}
