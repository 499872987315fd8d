//! A second implementation of readings and fu, written for correctness only.

use std::collections::BTreeSet;

use hanchan_rules::Rules;
use hanchan_score::{Form, Group, Win, WinShape};
use hanchan_shape::WaitKind;
use hanchan_tiles::{Kind, Meld, MeldKind, Tile};

/// Returns every reading of a win: all ways to split the concealed tiles into sets and a pair, with the winning
/// tile in every possible position; seven pairs; thirteen orphans.
pub(crate) fn readings(win: &Win<'_>, rules: &Rules) -> Vec<WinShape> {
    let mut tiles: Vec<Kind> = win.hand.concealed().iter().chain([win.tile]).map(Tile::kind).collect();
    tiles.sort_unstable();
    let mut shapes = Vec::new();
    for pair in Kind::ALL {
        let mut rest = tiles.clone();
        if take(&mut rest, &[pair, pair]) {
            for sets in splits(&rest) {
                shapes.extend(placements(win, &sets, pair));
            }
        }
    }
    let kinds: BTreeSet<Kind> = tiles.iter().copied().collect();
    let count = |kind: &Kind| tiles.iter().filter(|tile| *tile == kind).count();
    let pairs = tiles.len() == 14 && kinds.iter().all(|kind| count(kind) % 2 == 0);
    if pairs && (kinds.len() == 7 || rules.switches().hands.equal_pairs) {
        shapes.push(WinShape::Pairs);
    }
    if tiles.len() == 14 && kinds.len() == 13 && kinds.iter().all(|kind| kind.is_orphan()) {
        shapes.push(WinShape::Orphans { thirteen: count(&win.tile.kind()) == 2 });
    }
    shapes
}

/// Removes the wanted tiles if all of them are present.
fn take(tiles: &mut Vec<Kind>, wanted: &[Kind]) -> bool {
    wanted.iter().all(|kind| {
        let place = tiles.iter().position(|tile| tile == kind);
        place.map(|place| tiles.remove(place)).is_some()
    })
}

/// Returns all ways to split sorted tiles into sets, each once.
fn splits(tiles: &[Kind]) -> BTreeSet<Vec<[Kind; 3]>> {
    let Some(&first) = tiles.first() else { return BTreeSet::from([Vec::new()]) };
    let mut sets = vec![[first; 3]];
    if first.rank().is_some_and(|rank| rank <= 7) {
        sets.push(std::array::from_fn(|i| Kind::ALL[first.index() + i]));
    }
    let mut all = BTreeSet::new();
    for set in sets {
        let mut rest = tiles.to_vec();
        if take(&mut rest, &set) {
            all.extend(splits(&rest).into_iter().map(|others| {
                let mut split = [vec![set], others].concat();
                split.sort_unstable();
                split
            }));
        }
    }
    all
}

fn placements(win: &Win<'_>, sets: &[[Kind; 3]], pair: Kind) -> Vec<WinShape> {
    let tile = win.tile.kind();
    let shape = |last: Option<usize>, wait: WaitKind| {
        let concealed = sets.iter().enumerate().map(|(i, set)| Group {
            low: set[0],
            form: if set[0] == set[1] { Form::Triplet } else { Form::Run },
            open: last == Some(i) && !win.circumstances.is_tsumo(),
        });
        let groups: Vec<Group> = concealed.chain(win.hand.melds().iter().copied().map(of_meld)).collect();
        WinShape::Standard { groups: groups.try_into().expect("four sets"), pair, wait }
    };
    let mut shapes = Vec::new();
    if pair == tile {
        shapes.push(shape(None, WaitKind::Pair));
    }
    for (i, set) in sets.iter().enumerate() {
        if !set.contains(&tile) || sets[..i].contains(set) {
            continue;
        }
        let wait = match set {
            [a, b, _] if a == b => WaitKind::TwoPon,
            [_, middle, _] if *middle == tile => WaitKind::Closed,
            [a, _, c] if a.rank() == Some(1) && *c == tile => WaitKind::Edge,
            [a, _, c] if c.rank() == Some(9) && *a == tile => WaitKind::Edge,
            _ => WaitKind::TwoSided,
        };
        shapes.push(shape(Some(i), wait));
    }
    shapes
}

fn of_meld(meld: Meld) -> Group {
    let form = match meld.kind() {
        MeldKind::Chi => Form::Run,
        MeldKind::Pon => Form::Triplet,
        MeldKind::OpenKan | MeldKind::AddedKan | MeldKind::ClosedKan => Form::Kan,
    };
    Group { low: meld.lowest(), form, open: meld.kind() != MeldKind::ClosedKan }
}

/// Returns the fu of a reading that is not a yakuman (P-112 … P-123).
pub(crate) fn fu(win: &Win<'_>, rules: &Rules, shape: &WinShape) -> u8 {
    let switches = &rules.switches().payments;
    let WinShape::Standard { groups, pair, wait } = shape else { return switches.pairs_fu };
    let closed = win.hand.melds().iter().all(|meld| meld.kind() == MeldKind::ClosedKan);
    let tsumo = win.circumstances.is_tsumo();
    let of_group = |group: &Group| match (group.form, group.open, group.low.is_orphan()) {
        (Form::Run, ..) => 0,
        (Form::Triplet, true, false) => 2,
        (Form::Triplet, true, true) | (Form::Triplet, false, false) => 4,
        (Form::Triplet, false, true) | (Form::Kan, true, false) => 8,
        (Form::Kan, true, true) | (Form::Kan, false, false) => 16,
        (Form::Kan, false, true) => 32,
    };
    let sets: u8 = groups.iter().map(of_group).sum();
    let is = |wind| *pair == Kind::wind(wind);
    let pair_fu = match (is(win.circumstances.seat), is(win.circumstances.round)) {
        (true, true) => switches.double_wind_fu,
        (true, false) | (false, true) => 2,
        _ if pair.index() >= Kind::WHITE.index() => 2,
        _ => 0,
    };
    let wait_fu = match wait {
        WaitKind::Closed | WaitKind::Edge | WaitKind::Pair => 2,
        WaitKind::TwoSided | WaitKind::TwoPon | WaitKind::Orphan => 0,
    };
    let runs = groups.iter().all(|group| group.form == Form::Run);
    let pinfu = closed && runs && pair_fu == 0 && *wait == WaitKind::TwoSided;
    let mut sum = 20 + sets + pair_fu + wait_fu;
    if closed && !tsumo {
        sum += 10;
    }
    if tsumo && !(pinfu && switches.pinfu_tsumo_20) {
        sum += if win.circumstances.rinshan { switches.rinshan_fu } else { 2 };
    }
    if sum == 20 && !closed {
        sum += switches.open_pinfu_fu;
    }
    sum.div_ceil(10) * 10
}
