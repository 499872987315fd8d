//! Generates complete hands of all types.

use fastrand::Rng;
use hanchan_tiles::{Hand, Kind, KindSet, Meld, Side, Suit, Tile};

/// The number of hands to try for each theme.
const SAMPLES: usize = 3000;

/// 2, 3, 4, 6, 8 of sou and the green dragon.
const GREEN: KindSet = KindSet::from_bits(0b1010_1110 << 18 | 1 << 32);

/// The kinds of a set.
type Set = [Kind; 3];

fn runs() -> impl Iterator<Item = Set> {
    let starts = Kind::ALL.into_iter().filter(|kind| kind.rank().is_some_and(|rank| rank <= 7));
    starts.map(|low| std::array::from_fn(|i| Kind::ALL[low.index() + i]))
}

fn triplets() -> impl Iterator<Item = Set> {
    Kind::ALL.into_iter().map(|kind| [kind; 3])
}

fn all_sets() -> Vec<Set> {
    runs().chain(triplets()).collect()
}

/// The state of a set in a hand.
#[derive(Clone, Copy, PartialEq)]
enum State {
    Concealed,
    Open,
    OpenKan,
    ClosedKan,
}

const STATES: [State; 4] = [State::Concealed, State::Open, State::OpenKan, State::ClosedKan];

/// Calls `each` with the hand without one of its concealed tiles, for every such tile.
fn winning_tiles(sets: &[Set; 4], pair: Kind, states: [State; 4], each: &mut impl FnMut(&Hand, Kind)) {
    let plain = Tile::plain;
    let mut hand = Hand::EMPTY;
    let mut concealed = vec![pair; 2];
    for (&set, state) in sets.iter().zip(states) {
        let [a, b, c] = set.map(plain);
        let run = a != b;
        let meld = match state {
            State::Concealed => {
                concealed.extend(set);
                continue;
            }
            State::Open if run => Meld::chi(a, [b, c]),
            State::Open => Meld::pon(a, Side::Across, [b, c]),
            State::OpenKan if !run => Meld::open_kan(a, Side::Right, [a; 3]),
            State::ClosedKan if !run => Meld::closed_kan([a; 4]),
            State::OpenKan | State::ClosedKan => return,
        };
        if hand.lay(meld.expect("a set")).is_err() {
            return;
        }
    }
    concealed.sort_unstable();
    let mut last = concealed[0];
    let held = concealed[1..].iter().try_for_each(|&kind| hand.add(plain(kind)));
    // Skips a kan of which another tile is elsewhere in the hand.
    if held.is_err() || hand.held().get(last) == 4 {
        return;
    }
    each(&hand, last);
    for &tile in &concealed[1..] {
        if tile != last {
            hand.discard(plain(tile)).expect("it is there");
            hand.add(plain(last)).expect("there is room");
            last = tile;
            each(&hand, tile);
        }
    }
}

fn fits(sets: &[Set; 4], pair: Kind) -> bool {
    let mut held = [0; Kind::COUNT];
    sets.iter().flatten().chain([&pair; 2]).for_each(|kind| held[kind.index()] += 1);
    held.iter().all(|&count| count <= 4)
}

/// Calls `each` with hands that are not four sets and a pair.
fn special(random: &mut Rng, each: &mut impl FnMut(&Hand, Kind)) {
    let orphans: Vec<Kind> = KindSet::ORPHANS.iter().collect();
    for &pair in &orphans {
        complete(orphans.iter().copied().chain([pair]), each);
    }
    let kinds =
        |belongs: &dyn Fn(Kind) -> bool| Kind::ALL.into_iter().filter(|&kind| belongs(kind)).collect();
    let themes: [Vec<Kind>; 7] = [
        kinds(&|_| true),
        kinds(&Kind::is_simple),
        kinds(&Kind::is_orphan),
        kinds(&Kind::is_honour),
        kinds(&|kind| kind.suit() == Some(Suit::Man)),
        kinds(&|kind| kind.suit() == Some(Suit::Man) || kind.is_honour()),
        kinds(&|kind| kind.suit() == Some(Suit::Man) && kind.is_simple()),
    ];
    for theme in themes {
        for _ in 0..60 {
            let pairs = random.choose_multiple(theme.iter().copied(), 7);
            complete(pairs.into_iter().flat_map(|kind| [kind; 2]), each);
        }
    }
}

/// Calls `each` with the hand without one tile, for every kind of tile in it.
fn complete(kinds: impl Iterator<Item = Kind>, each: &mut impl FnMut(&Hand, Kind)) {
    let mut kinds: Vec<Kind> = kinds.collect();
    kinds.sort_unstable();
    for i in 0..kinds.len() {
        if i == 0 || kinds[i] != kinds[i - 1] {
            let others =
                kinds.iter().enumerate().filter(|&(j, _)| j != i).map(|(_, &kind)| Tile::plain(kind));
            each(&Hand::new(others, []).expect("a hand"), kinds[i]);
        }
    }
}

/// Returns the sets that make up each yaku, and the pair if it is part of the yaku.
fn cores() -> Vec<(Vec<Set>, Option<Kind>)> {
    let run = |low: usize| std::array::from_fn(|i| Kind::ALL[low + i]);
    let triplet = |kind: usize| [Kind::ALL[kind]; 3];
    let same_runs = (0..7).map(|rank| [0, 9, 18].map(|suit| run(suit + rank)).to_vec());
    let same_triplets = (0..9).map(|rank| [0, 9, 18].map(|suit| triplet(suit + rank)).to_vec());
    let in_row = (0..7).map(|rank| [0, 1, 2].map(|next| triplet(rank + next)).to_vec());
    let twice =
        (0..7).flat_map(|low| [vec![run(low); 2], vec![run(low), run(low), run(low + 9), run(low + 9)]]);
    let straight = vec![run(0), run(3), run(6)];
    let gates = vec![triplet(0), run(2), triplet(8)];
    let wheels = vec![run(10), run(10), run(13), run(13)];
    let dragons = [31, 32, 33].map(triplet).to_vec();
    let winds = [27, 28, 29, 30].map(triplet).to_vec();
    let little = [(dragons[..2].to_vec(), Some(Kind::RED)), (winds[..3].to_vec(), Some(Kind::NORTH))];
    let others = same_runs.chain(same_triplets).chain(in_row).chain(twice);
    let all = others.chain([straight, gates, wheels, dragons, winds]).map(|core| (core, None));
    all.chain(little).collect()
}

/// Calls `each` with wins, many of which have several yaku.
pub(crate) fn sample(mut each: impl FnMut(&Hand, Kind)) {
    let mut random = Rng::with_seed(80);
    special(&mut random, &mut each);
    let mut try_out = |random: &mut Rng, mut four: [Set; 4], pair: Kind| {
        four.sort_unstable();
        if fits(&four, pair) {
            winning_tiles(&four, pair, [State::Concealed; 4], &mut each);
            winning_tiles(&four, pair, std::array::from_fn(|_| STATES[random.usize(..4)]), &mut each);
            let kan = |set: Set| if set[0] == set[2] { 2 + random.usize(..2) } else { 0 };
            let kans = four.map(kan).map(|state| STATES[state]);
            winning_tiles(&four, pair, kans, &mut each);
        }
    };
    for theme in themes() {
        let kinds: Vec<Kind> = theme.iter().flatten().copied().collect::<KindSet>().iter().collect();
        for (core, pair) in cores().into_iter().chain([(Vec::new(), None)]) {
            for _ in 0..if core.is_empty() { SAMPLES } else { SAMPLES / 50 } {
                let count = 1 + random.usize(..6);
                let few = random.choose_multiple(theme.iter().copied(), count);
                let four = std::array::from_fn(|i| {
                    core.get(i).copied().unwrap_or_else(|| few[random.usize(..few.len())])
                });
                let pair = pair.unwrap_or_else(|| kinds[random.usize(..kinds.len())]);
                try_out(&mut random, four, pair);
            }
        }
    }
}

/// Returns groups of related sets, each of which can be part of a yaku of the whole hand.
fn themes() -> [Vec<Set>; 14] {
    let suit = |kind: Kind, suit: Suit| kind.suit() == Some(suit);
    let of = |belongs: &dyn Fn(&Set) -> bool| all_sets().into_iter().filter(belongs).collect();
    [
        of(&|_| true),
        of(&|set| set[0] == set[2]),
        of(&|set| set[0] != set[2]),
        of(&|set| set.iter().all(|kind| kind.is_simple())),
        of(&|set| set.iter().any(|kind| kind.is_orphan())),
        of(&|set| set.iter().any(|kind| kind.is_terminal())),
        of(&|set| set.iter().all(|kind| kind.is_orphan())),
        of(&|set| set.iter().all(|kind| kind.is_terminal())),
        of(&|set| set[0].is_honour()),
        of(&|set| suit(set[0], Suit::Man)),
        of(&|set| suit(set[0], Suit::Man) || set[0].is_honour()),
        of(&|set| suit(set[0], Suit::Pin) && set.iter().all(|kind| kind.is_simple())),
        of(&|set| set.iter().all(|&kind| GREEN.contains(kind))),
        of(&|set| set[0].rank().is_some_and(|rank| rank <= 3) || set[0] >= Kind::WHITE),
    ]
}

/// Calls `each` with every hand of four sets and a pair, except those that differ only in the names of suits, and
/// with many others.
pub(crate) fn every(mut each: impl FnMut(&Hand, Kind)) {
    special(&mut Rng::with_seed(80), &mut each);
    every_of(&all_sets(), suits_in_order, &mut each);
    // Yaku that depend on the suit: ryuuiisou, and big wheels of pin.
    let green = |set: &Set| set.iter().all(|&kind| GREEN.contains(kind));
    every_of(&all_sets().into_iter().filter(green).collect::<Vec<_>>(), |_, _| true, &mut each);
    let pin = |set: &Set| set[0].suit() == Some(Suit::Pin);
    every_of(&all_sets().into_iter().filter(pin).collect::<Vec<_>>(), |_, _| true, &mut each);
}

fn every_of(sets: &[Set], wanted: impl Fn(&[Set; 4], Kind) -> bool, each: &mut impl FnMut(&Hand, Kind)) {
    let kinds: KindSet = sets.iter().flatten().copied().collect();
    for (i, &a) in sets.iter().enumerate() {
        for (j, &b) in sets.iter().enumerate().skip(i) {
            for (k, &c) in sets.iter().enumerate().skip(j) {
                for &d in &sets[k..] {
                    let four = [a, b, c, d];
                    for pair in kinds.iter().filter(|&pair| fits(&four, pair) && wanted(&four, pair)) {
                        for states in 0..256 {
                            let states = [0, 2, 4, 6].map(|place| STATES[states >> place & 3]);
                            winning_tiles(&four, pair, states, each);
                        }
                    }
                }
            }
        }
    }
}

/// Returns whether the hand represents all hands that differ only in the names of suits: most sets in man, then pin.
fn suits_in_order(sets: &[Set; 4], pair: Kind) -> bool {
    let [man, pin, sou] = Suit::ALL.map(|suit| {
        let rank = |kind: Kind| u32::from(kind.rank().unwrap_or(0));
        let mine = sets.iter().filter(|set| set[0].suit() == Some(suit));
        let sets = mine.fold(0, |code, set| code * 32 + 2 * rank(set[0]) + u32::from(set[0] == set[2]));
        sets * 16 + if pair.suit() == Some(suit) { rank(pair) } else { 0 }
    });
    man >= pin && pin >= sou
}
