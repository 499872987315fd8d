//! Properties of every win under every rule set.

mod slow;

use std::collections::BTreeSet;

use fastrand::Rng;
use hanchan_rules::{RuleFile, Rules, Yaku, preset_file, preset_files};
use hanchan_score::{
    Circumstances, Limit, NoScore, Riichi, Score, Win, WinMethod, WinShape, interpretations, score,
};
use hanchan_tiles::{Deck, Hand, Kind, KindSet, Meld, MeldKind, Side, Tile, Wind};

/// A random complete hand: concealed or melded sets, and a pair.
struct Complete {
    sets: Vec<[Kind; 3]>,
    kans: Vec<bool>,
    pair: Kind,
}

fn complete(random: &mut Rng, deck: Deck) -> Complete {
    let kinds: Vec<Kind> = deck.kinds().iter().collect();
    // Few kinds give many yaku, but fewer than five could not make a hand.
    let count = 6 + random.usize(..kinds.len() - 6);
    let few: Vec<Kind> = if random.u8(..6) == 0 {
        kinds.iter().copied().filter(|kind| kind.is_honour()).collect()
    } else {
        random.choose_multiple(kinds.iter().copied(), count)
    };
    let many_kans = random.u8(..12) == 0;
    loop {
        let mut held = [0u8; Kind::COUNT];
        let set = |random: &mut Rng| {
            let low = few[random.usize(..few.len())];
            let run = low.rank().is_some_and(|rank| rank <= 7) && random.bool();
            let set = std::array::from_fn(|i| Kind::ALL[if run { low.index() + i } else { low.index() }]);
            if set.iter().all(|&kind: &Kind| deck.kinds().contains(kind)) { set } else { [low; 3] }
        };
        let sets: Vec<[Kind; 3]> = (0..4).map(|_| set(random)).collect();
        let pair = few[random.usize(..few.len())];
        sets.iter().flatten().chain([&pair, &pair]).for_each(|kind| held[kind.index()] += 1);
        let kans: Vec<bool> = sets
            .iter()
            .map(|set| set[0] == set[2] && held[set[0].index()] == 3 && (many_kans || random.u8(..6) == 0))
            .collect();
        if held.iter().all(|&count| count <= 4) {
            return Complete { sets, kans, pair };
        }
    }
}

fn plain(kind: Kind) -> Tile {
    Tile::plain(kind)
}

fn meld(set: [Kind; 3], kan: bool, open: bool) -> Meld {
    let [a, b, c] = set.map(plain);
    match (kan, open) {
        (true, true) => Meld::open_kan(a, Side::Left, [a; 3]),
        (true, false) => Meld::closed_kan([a; 4]),
        (false, _) if a == c => Meld::pon(a, Side::Across, [b, c]),
        _ => Meld::chi(a, [b, c]),
    }
    .expect("a set")
}

/// Returns the hand with its first sets open, and the winning tile taken from the concealed ones.
fn hand(tiles: &Complete, open: usize, random: &mut Rng) -> Option<(Hand, Tile)> {
    let mut concealed = vec![plain(tiles.pair); 2];
    let mut hand = Hand::EMPTY;
    for (i, &set) in tiles.sets.iter().enumerate() {
        if i < open || tiles.kans[i] {
            hand.lay(meld(set, tiles.kans[i], i < open)).ok()?;
        } else {
            concealed.extend(set.map(plain));
        }
    }
    let tile = concealed.swap_remove(random.usize(..concealed.len()));
    concealed.into_iter().try_for_each(|tile| hand.add(tile)).ok()?;
    Some((hand, tile))
}

/// Makes seven pairs (with equal pairs if the rules allow them) or thirteen orphans.
fn special(random: &mut Rng, rules: &Rules) -> (Hand, Tile) {
    let deck = rules.switches().table.tiles;
    let kinds: Vec<Kind> = deck.kinds().iter().collect();
    let pairs = if rules.switches().hands.equal_pairs && random.bool() { 4 } else { 7 };
    let mut tiles: Vec<Kind> = if random.u8(..4) > 0 {
        let pairs = random.choose_multiple(kinds, pairs);
        let twice = if pairs.len() == 4 { &pairs[..3] } else { &[] };
        pairs.iter().chain(twice).flat_map(|&kind| [kind; 2]).collect()
    } else {
        let orphans: Vec<Kind> = KindSet::ORPHANS.iter().collect();
        orphans.iter().copied().chain([orphans[random.usize(..13)]]).collect()
    };
    let tile = tiles.swap_remove(random.usize(..14));
    (Hand::new(tiles.into_iter().map(plain), []).expect("a hand"), plain(tile))
}

/// The common rules, changed to values that no preset has.
const UNUSUAL: &str = r#"
id = "unusual"
version = 1
title = { en = "Unusual" }
source = "a test"
base = "common"
[hands]
equal-pairs = { is = true, by = "a test" }
chanta-needs-chi = { is = false, by = "a test" }
chanta-pair = { is = false, by = "a test" }
sanankou-kans = { is = false, by = "a test" }
shousangen-with-dragons = { is = false, by = "a test" }
double-wind-twice = { is = false, by = "a test" }
haitei-rinshan = { is = true, by = "a test" }
chiihou-after-kan = { is = true, by = "a test" }
[payments]
open-pinfu-fu = { is = 0, by = "a test" }
pinfu-tsumo-20 = { is = false, by = "a test" }
rinshan-fu = { is = 0, by = "a test" }
double-wind-fu = { is = 2, by = "a test" }
[yakuman]
pao-counters = { is = "feeder", by = "a test" }
"#;

fn all_rules() -> Vec<Rules> {
    let mut files = preset_files().expect("sound files");
    files.push(RuleFile::parse("unusual.toml", UNUSUAL).expect("a rule file"));
    files.iter().map(|file| Rules::load(file, preset_file).expect("sound rules")).collect()
}

/// The random parts of a win, apart from the hand and the winning tile.
struct Around {
    seats: Vec<Wind>,
    dora: [Tile; 2],
    ura: [Tile; 2],
    liable: Vec<(Yaku, Wind)>,
}

impl Around {
    fn new(random: &mut Rng, rules: &Rules) -> Around {
        let seats = Wind::ALL[..rules.switches().table.players.count()].to_vec();
        let kinds: Vec<Kind> = rules.switches().table.tiles.kinds().iter().collect();
        let mut indicator = |()| plain(kinds[random.usize(..kinds.len())]);
        let (dora, ura) = ([(); 2].map(&mut indicator), [(); 2].map(&mut indicator));
        let fed = [Yaku::Daisangen, Yaku::Shousuushii, Yaku::Daisuushii, Yaku::Suukantsu];
        let liable = if random.bool() {
            fed.map(|yaku| (yaku, seats[random.usize(..seats.len())])).to_vec()
        } else {
            Vec::new()
        };
        Around { seats, dora, ura, liable }
    }

    /// Returns the win with random circumstances, whether or not they are plausible.
    fn win<'a>(&'a self, random: &mut Rng, hand: &'a Hand, tile: Tile) -> Win<'a> {
        let seat = self.seats[random.usize(..self.seats.len())];
        let others: Vec<Wind> = self.seats.iter().copied().filter(|&other| other != seat).collect();
        let from = Some(others[random.usize(..others.len())]).filter(|_| random.u8(..8) > 0);
        let riichi = [Riichi::None, Riichi::Declared, Riichi::Double][random.usize(..3)];
        let circumstances = Circumstances {
            seat,
            round: self.seats[random.usize(..self.seats.len())],
            riichi: if hand.is_closed() { riichi } else { Riichi::None },
            ippatsu: random.bool(),
            rinshan: random.u8(..9) == 0,
            chankan: random.u8(..9) == 0,
            last: random.u8(..9) == 0,
            first: random.u8(..9) == 0,
            honba: random.u8(..8),
            sticks: random.u8(..3),
            by: if random.bool() { WinMethod::Tsumo } else { WinMethod::Ron { from } },
        };
        Win {
            dora: &self.dora[..random.usize(..3)],
            ura: &self.ura[..random.usize(..3)],
            liable: &self.liable,
            ..Win::new(hand, tile, circumstances)
        }
    }
}

/// Calls `each` with random wins under every rule set.
fn for_any_win(seed: u64, count: usize, mut each: impl FnMut(&Win<'_>, &Rules)) {
    for rules in all_rules() {
        let mut random = Rng::with_seed(seed);
        for _ in 0..count {
            let tiles = complete(&mut random, rules.switches().table.tiles);
            let open = random.usize(..5).saturating_sub(1);
            let sets = hand(&tiles, open, &mut random).filter(|_| random.u8(..12) > 0);
            let (hand, tile) = sets.unwrap_or_else(|| special(&mut random, &rules));
            let around = Around::new(&mut random, &rules);
            each(&around.win(&mut random, &hand, tile), &rules);
        }
    }
}

/// Formats a shape independently of the order of its sets.
fn sorted(shape: &WinShape) -> String {
    match shape {
        WinShape::Standard { groups, pair, wait } => {
            let mut sets = groups.map(|group| format!("{group:?}"));
            sets.sort_unstable();
            format!("{sets:?} {pair} {wait:?}")
        }
        other => format!("{other:?}"),
    }
}

#[test]
fn every_reading_is_found_once() {
    for_any_win(11, 2000, |win, rules| {
        let found = interpretations(win, rules).expect("a complete hand");
        let mut ours: Vec<String> = found.iter().map(|found| sorted(&found.shape)).collect();
        let mut slow: Vec<String> = slow::readings(win, rules).iter().map(sorted).collect();
        ours.sort_unstable();
        slow.sort_unstable();
        assert_eq!(ours, slow, "{} {win:?}", rules.id);
    });
}

#[test]
fn chosen_reading_is_the_most_valuable() {
    for_any_win(12, 2000, |win, rules| {
        let all = interpretations(win, rules).expect("a complete hand");
        let payable = all.iter().filter(|found| found.wins);
        let most = payable.map(|found| (found.base, found.han, found.fu.total)).max();
        match (score(win, rules), most) {
            (Ok(score), Some(most)) => {
                assert_eq!((score.base, score.han, score.fu.total), most, "{} {win:?}", rules.id);
                assert_eq!(score.shape, all[0].shape);
                assert_eq!(score.fu, all[0].fu);
            }
            (Err(NoScore::NoYaku | NoScore::TooFewHan { .. }), None) => {}
            (score, most) => panic!("{} {win:?}: {score:?}, {most:?}", rules.id),
        }
    });
}

#[test]
fn han_fu_and_base_are_sums_of_their_parts() {
    for_any_win(13, 2000, |win, rules| {
        for found in interpretations(win, rules).expect("a complete hand") {
            if found.yakuman > 0 {
                assert_eq!((found.base, found.fu.items()), (8000 * i32::from(found.yakuman), &[][..]));
                continue;
            }
            assert_eq!(found.fu.total, slow::fu(win, rules, &found.shape), "{} {win:?}", rules.id);
            let items: u8 = found.fu.items().iter().map(|item| item.fu).sum();
            assert_eq!(if items % 10 == 5 { items } else { items.next_multiple_of(10) }, found.fu.total);
        }
        let Ok(score) = score(win, rules) else { return };
        let sum: u8 = score.yaku().iter().map(|(_, worth)| worth).sum();
        if score.yakuman == 0 {
            assert_eq!(sum + score.dora.han(), score.han, "{} {win:?}", rules.id);
        }
        if score.limit == Limit::None {
            assert_eq!(score.base, i32::from(score.fu.total) * (4 << score.han), "{} {win:?}", rules.id);
        }
    });
}

#[test]
fn payments_add_up_to_the_sticks() {
    for_any_win(9, 2000, |win, rules| {
        let Ok(found) = score(win, rules) else { return };
        let seats = &Wind::ALL[..rules.switches().table.players.count()];
        let sum: i32 = seats.iter().map(|&seat| found.payments.of(seat)).sum();
        let unknown = found.payments.of_unknown_discarder();
        let sticks = rules.switches().riichi.stake * i32::from(win.circumstances.sticks);
        assert_eq!(sum + unknown, sticks, "{} {win:?}", rules.id);
        assert!(found.payments.of(win.circumstances.seat) > 0 && unknown <= 0);
        assert!(seats.iter().all(|&seat| seat == win.circumstances.seat || found.payments.of(seat) <= 0));
        assert_eq!(found.payments.points % 100, 0);
        assert_eq!(found.payments.sticks, sticks);
        // Liability decides who pays, but not how much.
        let normal = score(&Win { liable: &[], ..win.clone() }, rules).expect("the same hand");
        assert_eq!(found.payments.points, normal.payments.points, "{} {win:?}", rules.id);
        assert_eq!(found.yakuman > 0, found.limit == Limit::Yakuman);
        assert!(!found.yaku().is_empty());
    });
}

/// Returns the same meld, claimed with another tile of a chi or from another side.
fn claimed_otherwise(meld: Meld, random: &mut Rng) -> Meld {
    let side = [Side::Left, Side::Across, Side::Right][random.usize(..3)];
    let mut tiles = meld.tiles().to_vec();
    random.shuffle(&mut tiles);
    match (meld.kind(), &tiles[..]) {
        (MeldKind::Chi, &[a, b, c]) => Meld::chi(a, [b, c]),
        (MeldKind::Pon, &[a, b, c]) => Meld::pon(a, side, [b, c]),
        (MeldKind::OpenKan | MeldKind::AddedKan, &[a, b, c, d]) if random.bool() => {
            Meld::pon(a, side, [b, c]).and_then(|pon| pon.added(d))
        }
        (MeldKind::OpenKan | MeldKind::AddedKan, &[a, b, c, d]) => Meld::open_kan(a, side, [b, c, d]),
        _ => Ok(meld),
    }
    .expect("a meld")
}

#[test]
fn order_of_tiles_and_melds_does_not_matter() {
    let mut random = Rng::with_seed(14);
    for_any_win(15, 2000, |win, rules| {
        let mut tiles: Vec<Tile> = win.hand.concealed().iter().collect();
        let mut melds: Vec<Meld> =
            win.hand.melds().iter().map(|&meld| claimed_otherwise(meld, &mut random)).collect();
        random.shuffle(&mut tiles);
        random.shuffle(&mut melds);
        let hand = Hand::new(tiles, melds).expect("the same tiles");
        let (first, second) = (score(win, rules), score(&Win { hand: &hand, ..win.clone() }, rules));
        let facts = |score: &Score| {
            let fu: BTreeSet<String> = score.fu.items().iter().map(|item| format!("{item:?}")).collect();
            let worth = (score.han, score.fu.total, score.yakuman, score.base, score.payments);
            (worth, score.yaku().to_vec(), sorted(&score.shape), fu)
        };
        assert_eq!(first.as_ref().map(facts), second.as_ref().map(facts), "{} {win:?}", rules.id);
    });
}

#[test]
fn open_hand_is_never_worth_more_than_the_same_hand_closed() {
    for rules in all_rules() {
        let mut random = Rng::with_seed(10);
        for _ in 0..2000 {
            let tiles = complete(&mut random, rules.switches().table.tiles);
            let around = Around { liable: Vec::new(), ..Around::new(&mut random, &rules) };
            // The last set and the pair stay concealed, and the winning tile is one of their tiles.
            let tile = [tiles.pair, tiles.sets[3][random.usize(..3)]][random.usize(..2)];
            let build = |open: usize| {
                let mut hand = Hand::EMPTY;
                let mut concealed = vec![tiles.pair; 2];
                for (i, &set) in tiles.sets.iter().enumerate() {
                    if i < 3 && (i < open || tiles.kans[i]) {
                        hand.lay(meld(set, tiles.kans[i], i < open)).expect("it fits");
                    } else {
                        concealed.extend(set);
                    }
                }
                let last = concealed.iter().position(|&kind| kind == tile).expect("it is there");
                concealed.swap_remove(last);
                for kind in concealed {
                    hand.add(plain(kind)).expect("it fits");
                }
                hand
            };
            let closed = build(0);
            let mut win = around.win(&mut random, &closed, plain(tile));
            (win.circumstances.riichi, win.circumstances.first) = (Riichi::None, false);
            let value =
                |hand: &Hand| score(&Win { hand, ..win.clone() }, &rules).map_or(0, |score| score.base);
            let mut most = value(&closed);
            for open in 1..=3 {
                let opened = build(open);
                let base = value(&opened);
                assert!(base <= most, "{} {opened} {tile}: {base} > {most}", rules.id);
                most = base;
            }
        }
    }
}
