//! Generated wins: the parts of the hand, and how it is won.

use hanchan_rules::Rules;
use hanchan_score::{Circumstances, Form, Group};
use hanchan_tiles::{Hand, Kind, Meld, Players, Side, Tile};

use super::case::Case;

/// The parts of a hand, including the winning tile.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Body {
    /// Four sets and a pair.
    Sets(Vec<Group>, Kind),
    /// Fourteen tiles of another form, such as seven pairs.
    Loose(Vec<Kind>),
}

/// A generated win. It may turn out to be impossible.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Draft {
    pub(crate) body: Body,
    /// The index of the set that the winning tile completes, or `None` if it completes the pair or is a loose
    /// tile.
    pub(crate) last: Option<usize>,
    /// The winning tile and the circumstances. The field `hand` of the case is not used.
    pub(crate) case: Case,
}

/// Returns the kinds of a set's tiles.
pub(crate) fn kinds(group: Group) -> Vec<Kind> {
    let low = group.low.index();
    match group.form {
        Form::Run => (low..low + 3).filter_map(Kind::from_index).collect(),
        Form::Triplet => vec![group.low; 3],
        Form::Kan => vec![group.low; 4],
    }
}

impl Draft {
    pub(crate) fn sets(groups: Vec<Group>, pair: Kind) -> Draft {
        Draft::of(Body::Sets(groups, pair), Tile::plain(pair))
    }

    pub(crate) fn loose(tiles: Vec<Kind>, last: Kind) -> Draft {
        Draft::of(Body::Loose(tiles), Tile::plain(last))
    }

    fn of(body: Body, tile: Tile) -> Draft {
        Draft {
            body,
            last: None,
            case: Case { hand: Hand::EMPTY, tile, circumstances: Circumstances::default() },
        }
    }

    /// Returns the sets; empty for a hand of another form.
    pub(crate) fn groups(&self) -> &[Group] {
        match &self.body {
            Body::Sets(groups, _) => groups,
            Body::Loose(_) => &[],
        }
    }

    pub(crate) fn groups_mut(&mut self) -> &mut [Group] {
        match &mut self.body {
            Body::Sets(groups, _) => groups,
            Body::Loose(_) => &mut [],
        }
    }

    pub(crate) fn pair(&self) -> Option<Kind> {
        match self.body {
            Body::Sets(_, pair) => Some(pair),
            Body::Loose(_) => None,
        }
    }

    /// Returns the kinds of all tiles in the hand, sorted.
    pub(crate) fn tiles(&self) -> Vec<Kind> {
        let mut all = match &self.body {
            Body::Sets(groups, pair) => {
                groups.iter().flat_map(|group| kinds(*group)).chain([*pair; 2]).collect()
            }
            Body::Loose(tiles) => tiles.clone(),
        };
        all.sort_unstable();
        all
    }

    /// Returns the win if it is possible: the tiles exist under the rules, and the circumstances fit together.
    pub(crate) fn case(&self, rules: &Rules) -> Option<Case> {
        let mut concealed = Vec::new();
        let mut melds = Vec::new();
        match &self.body {
            Body::Sets(groups, pair) => {
                concealed.extend([*pair; 2]);
                for group in groups {
                    if group.open || group.form == Form::Kan {
                        melds.push(meld(*group, rules.switches().table.players)?);
                    } else {
                        concealed.extend(kinds(*group));
                    }
                }
            }
            Body::Loose(tiles) => concealed.extend(tiles),
        }
        let last = self.case.tile.kind();
        concealed.swap_remove(concealed.iter().position(|kind| *kind == last)?);
        concealed.sort_unstable();
        let hand = Hand::new(concealed.into_iter().map(Tile::plain), melds).ok()?;
        let case = Case { hand, ..self.case };
        case.is_possible(rules).then_some(case)
    }
}

/// Returns a set as a meld. For variety, the kind of the called tile decides which player it is called from.
fn meld(group: Group, players: Players) -> Option<Meld> {
    let tiles: Vec<Tile> = kinds(group).into_iter().map(Tile::plain).collect();
    let side = match (players, group.low.index() % 3) {
        (Players::Four, 0) => Side::Across,
        (_, 1) => Side::Right,
        _ => Side::Left,
    };
    let meld = match (group.form, group.open, tiles.as_slice()) {
        (Form::Run, _, &[a, b, c]) => {
            let claimed = [a, b, c][group.low.index() % 3];
            let own: Vec<Tile> = [a, b, c].into_iter().filter(|tile| *tile != claimed).collect();
            Meld::chi(claimed, own.try_into().ok()?)
        }
        (Form::Triplet, _, &[a, b, c]) => Meld::pon(a, side, [b, c]),
        (Form::Kan, false, &[a, b, c, d]) => Meld::closed_kan([a, b, c, d]),
        (Form::Kan, true, &[a, b, c, d]) if group.low.index().is_multiple_of(2) => {
            Meld::open_kan(a, side, [b, c, d])
        }
        (Form::Kan, true, &[a, b, c, d]) => Meld::pon(a, side, [b, c]).and_then(|pon| pon.added(d)),
        _ => return None,
    };
    meld.ok()
}
