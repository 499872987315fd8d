//! What must hold for any win under any rule set.

use fastrand::Rng;
use hanchan_rules::{Rules, Yaku, preset_file, preset_files};
use hanchan_score::{By, Limit, NoScore, Riichi, Win, score};
use hanchan_tiles::{Deck, Hand, Kind, Meld, Side, Tile, Wind};

/// Random complete tiles: sets, each concealed or melded, and a pair.
struct Complete {
    sets: Vec<[Kind; 3]>,
    kans: Vec<bool>,
    pair: Kind,
}

fn complete(random: &mut Rng, deck: Deck) -> Complete {
    let kinds: Vec<Kind> = deck.kinds().iter().collect();
    // Few kinds make many yaku; fewer than five could not make a hand.
    let count = 6 + random.usize(..kinds.len() - 6);
    let few: Vec<Kind> = random.choose_multiple(kinds.iter().copied(), count);
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
            .map(|set| set[0] == set[2] && held[set[0].index()] == 3 && random.u8(..6) == 0)
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

/// The hand with its first sets open, the winning tile taken out of what is concealed.
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

fn all_rules() -> Vec<Rules> {
    let files = preset_files().expect("sound files");
    files.iter().map(|file| Rules::load(file, preset_file).expect("sound rules")).collect()
}

fn value(
    hand: &Hand,
    tile: Tile,
    change: impl FnOnce(&mut Win<'_>),
    rules: &Rules,
) -> Result<(u8, i32), NoScore> {
    let mut win = Win::new(hand, tile, By::Ron { from: Some(Wind::East) });
    change(&mut win);
    score(&win, rules).map(|score| (score.yakuman, score.base))
}

#[test]
fn any_win_under_any_rules() {
    for rules in all_rules() {
        let mut random = Rng::with_seed(9);
        let players = rules.switches.table.players;
        let deck = rules.switches.table.tiles;
        for _ in 0..2000 {
            let tiles = complete(&mut random, deck);
            let open = random.usize(..5);
            let Some((hand, tile)) = hand(&tiles, open, &mut random) else { continue };
            let seats = Wind::ALL[..players.count()].to_vec();
            let seat = seats[random.usize(..seats.len())];
            let others: Vec<Wind> = seats.iter().copied().filter(|&other| other != seat).collect();
            let by = if random.bool() {
                By::Tsumo
            } else {
                By::Ron { from: Some(others[random.usize(..others.len())]) }
            };
            let (dora, ura) = ([plain(tiles.pair)], [plain(Kind::EAST)]);
            let liable = [(Yaku::Daisangen, others[0]), (Yaku::Daisuushii, others[1])];
            let win = Win {
                seat,
                round: [Wind::East, Wind::South][random.usize(..2)],
                riichi: if hand.is_closed() && random.bool() { Riichi::Declared } else { Riichi::None },
                last: random.u8(..9) == 0,
                first: random.u8(..9) == 0,
                dora: &dora,
                ura: &ura,
                counters: random.u8(..4),
                sticks: random.u8(..3),
                liable: if random.bool() { &liable } else { &[] },
                ..Win::new(&hand, tile, by)
            };
            match score(&win, &rules) {
                Err(NoScore::NoYaku | NoScore::TooFewHan { .. }) => {}
                Err(error) => panic!("{} {hand} {tile}: {error:?}", rules.id),
                Ok(score) => {
                    let sum: i32 = seats.iter().map(|&seat| score.payments.of(seat)).sum();
                    assert_eq!(
                        sum,
                        rules.switches.riichi.stake * i32::from(win.sticks),
                        "{} {hand} {tile}",
                        rules.id
                    );
                    assert!(score.payments.of(seat) > 0);
                    assert_eq!(score.payments.points % 100, 0);
                    assert!(others.iter().all(|&other| score.payments.of(other) <= 0));
                    assert_eq!(score.yakuman > 0, score.limit == Limit::Yakuman);
                    assert!(!score.yaku().is_empty());
                }
            }
        }
    }
}

#[test]
fn an_open_hand_is_never_worth_more_than_the_same_closed() {
    for rules in all_rules() {
        let mut random = Rng::with_seed(10);
        for _ in 0..2000 {
            let tiles = complete(&mut random, rules.switches.table.tiles);
            let tile = plain(tiles.pair);
            let build = |open: usize| {
                let mut concealed = vec![tile];
                let mut hand = Hand::EMPTY;
                for (i, &set) in tiles.sets.iter().enumerate() {
                    if i < open || tiles.kans[i] {
                        hand.lay(meld(set, tiles.kans[i], i < open)).expect("it fits");
                    } else {
                        concealed.extend(set.map(plain));
                    }
                }
                for tile in concealed {
                    hand.add(tile).expect("it fits");
                }
                hand
            };
            let seat = |win: &mut Win<'_>| win.seat = Wind::West;
            let mut closed = value(&build(0), tile, seat, &rules).unwrap_or((0, 0));
            for open in 1..=4 {
                let opened = value(&build(open), tile, seat, &rules).unwrap_or((0, 0));
                assert!(opened.1 <= closed.1, "{} {} open, {opened:?} > {closed:?}", rules.id, build(open));
                closed = closed.max(opened);
            }
        }
    }
}
