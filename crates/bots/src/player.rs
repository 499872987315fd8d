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

/// A named level: the player, its id and what it does, as help texts print it.
struct Level(Player, &'static str, &'static str);

/// The levels, weakest first. This is the only list of them: help texts, `hanchan sim`, the server and the documentation
/// read it.
const LEVELS: [Level; 9] = [
    Level(Player::First, "first", "Takes the first legal act and calls nothing but wins; for tests"),
    Level(Player::Random, "random", "Takes any legal act at random; for tests"),
    Level(Player::Tsumogiri, "tsumogiri", "Discards every tile it draws and calls nothing"),
    Level(
        Player::Greedy,
        "greedy",
        "Gets closer to tenpai by any means; declares riichi and wins when it can",
    ),
    Level(
        Player::Sensei(Skills::PUPIL),
        "pupil",
        "A beginner: efficient closed hands, always riichi, no calls, no defence",
    ),
    Level(
        Player::Steady,
        "steady",
        "Builds likely and valuable hands and folds in time; the fastest that does",
    ),
    Level(
        Player::Sensei(Skills::STUDENT),
        "student",
        "Calls and folds like sensei, but does not look far ahead",
    ),
    Level(Player::Sensei(Skills::ALL), "sensei", "Compares what every act is worth at the end of the game"),
    Level(
        Player::Cautious,
        "cautious",
        "Stands in for an absent player: the safest discard, no calls but wins",
    ),
];

impl Player {
    /// Every named level, weakest first; the stand-in is last.
    pub const ALL: [Player; LEVELS.len()] = {
        let mut all = [Player::First; LEVELS.len()];
        let mut at = 0;
        while at < all.len() {
            all[at] = LEVELS[at].0;
            at += 1;
        }
        all
    };

    /// The levels that can be chosen for a seat at a server's table, strongest first.
    pub fn offered() -> impl Iterator<Item = Player> {
        Player::ALL.into_iter().rev().filter(|player| *player != Player::Cautious)
    }

    /// The player's id, the same everywhere. Any other mix of [`Skills`] is still called `sensei`.
    pub fn id(self) -> &'static str {
        self.level().map_or("sensei", |level| level.1)
    }

    /// One line about how the player plays, in English.
    pub fn about(self) -> &'static str {
        self.level().map_or("Sensei with other skills", |level| level.2)
    }

    fn level(self) -> Option<&'static Level> {
        LEVELS.iter().find(|level| level.0 == self)
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

    /// The table in docs/bots.md is made of the list; `HANCHAN_BLESS=1 cargo test -p hanchan-bots documented` writes it.
    #[test]
    fn levels_are_documented() {
        let path = concat!(env!("CARGO_MANIFEST_DIR"), "/../../docs/bots.md");
        let text = std::fs::read_to_string(path).expect("the document");
        let (head, rest) = text.split_once("<!-- levels -->\n").expect("where the table begins");
        let (table, tail) = rest.split_once("<!-- /levels -->\n").expect("where it ends");
        let rows: Vec<String> =
            LEVELS.iter().map(|Level(_, id, about)| format!("| `{id}` | {about} |\n")).collect();
        let rows = rows.concat();
        let made = format!("| level | plays |\n|---|---|\n{rows}");
        if std::env::var_os("HANCHAN_BLESS").is_some() {
            let whole = format!("{head}<!-- levels -->\n{made}<!-- /levels -->\n{tail}");
            std::fs::write(path, whole).expect("the document");
        } else {
            assert_eq!(table, made, "run `HANCHAN_BLESS=1 cargo test -p hanchan-bots documented`");
        }
    }

    #[test]
    fn every_level_is_found_by_its_id() {
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
