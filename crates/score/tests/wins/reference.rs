//! A reference scorer, written from the definitions of the yaku for correctness, not speed. It shares no code with
//! the project. It supports one rule set: that of the corpus.

use serde_json::{Value, json};

use super::given::{Given, Kind};

/// A set of a reading.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
struct Set {
    /// The lowest tile.
    low: Kind,
    form: Form,
    /// Whether the set is melded or was completed by a discard.
    open: bool,
}

#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
enum Form {
    Run,
    Triplet,
    Kan,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Wait {
    TwoSided,
    TwoPairs,
    /// A closed, edge or pair wait, which has two fu.
    Narrow,
}

/// A reading of the tiles of a win.
enum Reading {
    Sets { sets: Vec<Set>, pair: Kind, wait: Wait },
    Pairs,
    Orphans,
}

/// The value of a reading. The han are 0 if the reading has no yaku.
struct Worth {
    yaku: Vec<(String, u32)>,
    yakuman: u32,
    fu: u32,
    han: u32,
}

const WINDS: [&str; 4] = ["東", "南", "西", "北"];
const DRAGONS: [&str; 3] = ["白", "發", "中"];

fn is_honour(kind: Kind) -> bool {
    kind >= 27
}

/// Returns whether the kind is a terminal or an honour.
fn is_outside(kind: Kind) -> bool {
    is_honour(kind) || matches!(kind % 9, 0 | 8)
}

fn count(tiles: &[Kind], kind: Kind) -> usize {
    tiles.iter().filter(|tile| **tile == kind).count()
}

/// Returns the dora that an indicator points to.
fn indicated(indicator: Kind) -> Kind {
    match indicator {
        27..=30 => 27 + (indicator - 26) % 4,
        31..=33 => 31 + (indicator - 30) % 3,
        _ => indicator / 9 * 9 + (indicator + 1) % 9,
    }
}

/// Scores a win. Returns the `out` part of a case.
pub(crate) fn score(given: &Given) -> Value {
    let worths = readings(given).into_iter().map(|reading| worth(given, &reading));
    let best = worths.max_by_key(|worth| (base(worth), worth.han, worth.fu));
    let Some(best) = best.filter(|worth| base(worth) > 0) else {
        return json!({ "damanguan": null, "defen": 0, "fanshu": null, "fenpei": [0, 0, 0, 0], "fu": null, "hupai": null });
    };
    let (points, payments) = payments(given, &best);
    let yakuman = best.yakuman > 0;
    let mut yaku = best.yaku;
    if !yakuman {
        yaku.extend(dora(given));
    }
    let fan = |han: u32| if yakuman { json!("*".repeat(han as usize)) } else { json!(han) };
    let yaku: Vec<Value> =
        yaku.iter().map(|(name, han)| json!({ "fanshu": fan(*han), "name": name })).collect();
    json!({
        "damanguan": yakuman.then_some(best.yakuman),
        "defen": points,
        "fanshu": (!yakuman).then_some(best.han),
        "fenpei": payments,
        "fu": (!yakuman).then_some(best.fu),
        "hupai": yaku,
    })
}

fn readings(given: &Given) -> Vec<Reading> {
    let mut tiles = given.concealed.clone();
    tiles.sort_unstable();
    let mut all = Vec::new();
    for pair in 0..34 {
        if count(&tiles, pair) >= 2 {
            let mut rest = tiles.clone();
            remove(&mut rest, &[pair, pair]);
            let mut splits = Vec::new();
            split(&rest, &mut Vec::new(), &mut splits);
            for sets in splits {
                place_winning_tile(given, &sets, pair, &mut all);
            }
        }
    }
    let mut kinds = tiles.clone();
    kinds.dedup();
    if tiles.len() == 14 && kinds.len() == 7 && kinds.iter().all(|&kind| count(&tiles, kind) == 2) {
        all.push(Reading::Pairs);
    }
    if tiles.len() == 14 && kinds.len() == 13 && kinds.iter().all(|&kind| is_outside(kind)) {
        all.push(Reading::Orphans);
    }
    all
}

fn remove(tiles: &mut Vec<Kind>, taken: &[Kind]) {
    for kind in taken {
        let at = tiles.iter().position(|tile| tile == kind).expect("a tile that is there");
        tiles.remove(at);
    }
}

/// Finds all ways to split sorted tiles into concealed sets.
fn split(tiles: &[Kind], sets: &mut Vec<Set>, all: &mut Vec<Vec<Set>>) {
    let Some(&low) = tiles.first() else { return all.push(sets.clone()) };
    let run = [low, low + 1, low + 2];
    let is_run = !is_honour(low) && low % 9 <= 6 && run.iter().all(|&kind| count(tiles, kind) > 0);
    let forms = [(Form::Triplet, [low; 3], count(tiles, low) >= 3), (Form::Run, run, is_run)];
    for (form, taken, _) in forms.into_iter().filter(|(.., possible)| *possible) {
        let mut rest = tiles.to_vec();
        remove(&mut rest, &taken);
        sets.push(Set { low, form, open: false });
        split(&rest, sets, all);
        sets.pop();
    }
}

/// Adds a reading for every possible position of the winning tile.
fn place_winning_tile(given: &Given, concealed: &[Set], pair: Kind, all: &mut Vec<Reading>) {
    let melded = given.melds.iter().map(|meld| {
        let low = *meld.kinds.iter().min().expect("tiles");
        let form = match (meld.kinds.len(), meld.kinds[0] == meld.kinds[1]) {
            (4, _) => Form::Kan,
            (_, true) => Form::Triplet,
            _ => Form::Run,
        };
        Set { low, form, open: meld.from.is_some() }
    });
    let melded: Vec<Set> = melded.collect();
    let tile = given.winning;
    let mut add = |completed: Option<usize>, wait: Wait| {
        let mut sets = concealed.to_vec();
        if let (Some(at), false) = (completed, given.tsumo()) {
            sets[at].open = true;
        }
        sets.extend(&melded);
        all.push(Reading::Sets { sets, pair, wait });
    };
    if pair == tile {
        add(None, Wait::Narrow);
    }
    for (at, set) in concealed.iter().enumerate() {
        match set.form {
            Form::Run if (set.low..set.low + 3).contains(&tile) => {
                let place = tile - set.low;
                let edge = place == 2 && set.low % 9 == 0 || place == 0 && set.low % 9 == 6;
                add(Some(at), if place == 1 || edge { Wait::Narrow } else { Wait::TwoSided });
            }
            Form::Triplet if set.low == tile => add(Some(at), Wait::TwoPairs),
            _ => {}
        }
    }
}

fn worth(given: &Given, reading: &Reading) -> Worth {
    let yakuman = yakuman(given, reading);
    let times = yakuman.iter().map(|(_, times)| times).sum();
    if times > 0 {
        return Worth { yaku: yakuman, yakuman: times, fu: 0, han: 0 };
    }
    let mut yaku = by_circumstances(given);
    yaku.extend(by_tiles(given, reading));
    if let Reading::Sets { sets, pair, wait } = reading {
        yaku.extend(by_sets(given, sets, *pair, *wait));
    } else {
        yaku.push(("七対子".to_owned(), 2));
    }
    let han = yaku.iter().map(|(_, han)| han).sum::<u32>();
    let dora = dora(given).iter().map(|(_, han)| han).sum::<u32>();
    Worth { yaku, yakuman: 0, fu: fu(given, reading), han: if han > 0 { han + dora } else { 0 } }
}

/// Returns the names and han of the entries whose condition is true.
fn named<const N: usize>(all: [(&str, u32, bool); N]) -> Vec<(String, u32)> {
    all.into_iter().filter(|(.., there)| *there).map(|(name, han, _)| (name.to_owned(), han)).collect()
}

fn by_circumstances(given: &Given) -> Vec<(String, u32)> {
    named([
        ("立直", 1, given.riichi == 1),
        ("ダブル立直", 2, given.riichi == 2),
        ("一発", 1, given.ippatsu),
        ("門前清自摸和", 1, given.closed() && given.tsumo()),
        ("海底摸月", 1, given.last && given.tsumo()),
        ("河底撈魚", 1, given.last && !given.tsumo()),
        ("嶺上開花", 1, given.rinshan),
        ("槍槓", 1, given.chankan),
    ])
}

/// Returns the number of suits, and whether there are honours.
fn suits(given: &Given) -> (usize, bool) {
    let suits = (0..3).filter(|suit| given.all().any(|kind| !is_honour(kind) && kind / 9 == *suit));
    (suits.count(), given.all().any(is_honour))
}

/// Returns the yaku that depend on the tiles but not on the sets.
fn by_tiles(given: &Given, reading: &Reading) -> Vec<(String, u32)> {
    let open = u32::from(!given.closed());
    let outside = given.all().all(is_outside);
    named([
        ("断幺九", 1, !given.all().any(is_outside)),
        ("混老頭", 2, outside && !matches!(reading, Reading::Orphans)),
        ("混一色", 3 - open, suits(given) == (1, true)),
        ("清一色", 6 - open, suits(given) == (1, false)),
    ])
}

/// Returns how many times a pair of this kind gets fu: once for the seat wind, once for the round wind, once for a
/// dragon.
fn pair_value(given: &Given, pair: Kind) -> u32 {
    u32::from(pair >= 31) + u32::from(pair == 27 + given.seat) + u32::from(pair == 27 + given.round)
}

fn is_flat(given: &Given, sets: &[Set], pair: Kind, wait: Wait) -> bool {
    let runs = sets.iter().all(|set| set.form == Form::Run);
    given.closed() && runs && pair_value(given, pair) == 0 && wait == Wait::TwoSided
}

fn by_sets(given: &Given, sets: &[Set], pair: Kind, wait: Wait) -> Vec<(String, u32)> {
    let open = u32::from(!given.closed());
    let runs: Vec<Kind> = sets.iter().filter(|set| set.form == Form::Run).map(|set| set.low).collect();
    let triplets: Vec<Kind> = sets.iter().filter(|set| set.form != Form::Run).map(|set| set.low).collect();
    let kans = sets.iter().filter(|set| set.form == Form::Kan).count();
    let concealed = sets.iter().filter(|set| set.form != Form::Run && !set.open).count();
    // Pairs of equal runs: four equal runs are two pairs.
    let equal: usize = (0..34).map(|low| count(&runs, low) / 2).sum();
    let each_suit = |lows: &[Kind]| (0..9).any(|rank| (0..3).all(|suit| lows.contains(&(9 * suit + rank))));
    let straight = (0..3).any(|suit| [0, 3, 6].iter().all(|rank| runs.contains(&(9 * suit + rank))));
    let outside_set = |set: &Set| match set.form {
        Form::Run => is_outside(set.low) || is_outside(set.low + 2),
        _ => is_outside(set.low),
    };
    let all_outside = is_outside(pair) && sets.iter().all(outside_set) && !runs.is_empty();
    let honours = given.all().any(is_honour);
    let dragons = (31..34).filter(|kind| triplets.contains(kind)).count();
    let mut yaku = named([
        ("平和", 1, is_flat(given, sets, pair, wait)),
        ("一盃口", 1, open == 0 && equal == 1),
        ("二盃口", 3, open == 0 && equal == 2),
        ("三色同順", 2 - open, each_suit(&runs)),
        ("一気通貫", 2 - open, straight),
        ("混全帯幺九", 2 - open, all_outside && honours),
        ("純全帯幺九", 3 - open, all_outside && !honours),
        ("対々和", 2, triplets.len() == 4),
        ("三暗刻", 2, concealed == 3),
        ("三槓子", 2, kans == 3),
        ("三色同刻", 2, each_suit(&triplets)),
        ("小三元", 2, dragons == 2 && pair >= 31),
    ]);
    for kind in triplets {
        if kind == 27 + given.round {
            yaku.push((format!("場風 {}", WINDS[given.round]), 1));
        }
        if kind == 27 + given.seat {
            yaku.push((format!("自風 {}", WINDS[given.seat]), 1));
        }
        if kind >= 31 {
            yaku.push((format!("翻牌 {}", DRAGONS[kind - 31]), 1));
        }
    }
    yaku
}

fn yakuman(given: &Given, reading: &Reading) -> Vec<(String, u32)> {
    // Sou 2, 3, 4, 6, 8 and the green dragon.
    const GREEN: [Kind; 6] = [19, 20, 21, 23, 25, 32];
    let mut yaku = named([
        ("天和", 1, given.first && given.seat == 0),
        ("地和", 1, given.first && given.seat != 0),
        ("字一色", 1, given.all().all(is_honour)),
        ("緑一色", 1, given.all().all(|kind| GREEN.contains(&kind))),
        ("清老頭", 1, given.all().all(|kind| is_outside(kind) && !is_honour(kind))),
    ]);
    match reading {
        Reading::Pairs => {}
        Reading::Orphans => {
            let thirteen = count(&given.concealed, given.winning) == 2;
            yaku.extend(named([("国士無双", 1, !thirteen), ("国士無双十三面", 2, thirteen)]));
        }
        Reading::Sets { sets, pair, .. } => {
            let triplets: Vec<&Set> = sets.iter().filter(|set| set.form != Form::Run).collect();
            let concealed = triplets.iter().filter(|set| !set.open).count() == 4;
            let of =
                |kinds: std::ops::Range<Kind>| triplets.iter().filter(|set| kinds.contains(&set.low)).count();
            let kans = sets.iter().filter(|set| set.form == Form::Kan).count();
            let single = *pair == given.winning;
            yaku.extend(named([
                ("四暗刻", 1, concealed && !single),
                ("四暗刻単騎", 2, concealed && single),
                ("大三元", 1, of(31..34) == 3),
                ("小四喜", 1, of(27..31) == 3 && (27..31).contains(pair)),
                ("大四喜", 2, of(27..31) == 4),
                ("四槓子", 1, kans == 4),
            ]));
        }
    }
    let nine = nine_gates(&given.concealed, None);
    let pure = nine && nine_gates(&given.concealed, Some(given.winning));
    yaku.extend(named([("九蓮宝燈", 1, nine && !pure), ("純正九蓮宝燈", 2, pure)]));
    yaku
}

/// Returns whether the tiles are 1112345678999 of one suit plus one tile, which is `more` if given.
fn nine_gates(tiles: &[Kind], more: Option<Kind>) -> bool {
    let suit = tiles[0] / 9;
    if tiles.len() != 14 || tiles.iter().any(|&kind| is_honour(kind) || kind / 9 != suit) {
        return false;
    }
    (0..9).all(|rank| {
        let wanted = if rank == 0 || rank == 8 { 3 } else { 1 };
        let there = count(tiles, 9 * suit + rank);
        match more {
            None => there >= wanted,
            Some(more) => there == wanted + usize::from(more == 9 * suit + rank),
        }
    })
}

fn fu(given: &Given, reading: &Reading) -> u32 {
    let Reading::Sets { sets, pair, wait } = reading else { return 25 };
    let flat = is_flat(given, sets, *pair, *wait);
    let mut fu = 20 + 2 * pair_value(given, *pair);
    for set in sets {
        let triplet = 2 << u32::from(is_outside(set.low)) << u32::from(!set.open);
        fu += match set.form {
            Form::Run => 0,
            Form::Triplet => triplet,
            Form::Kan => 4 * triplet,
        };
    }
    fu += if *wait == Wait::Narrow { 2 } else { 0 };
    fu += if given.tsumo() && !flat { 2 } else { 0 };
    fu += if given.closed() && !given.tsumo() { 10 } else { 0 };
    // An open hand with no other fu counts as 30.
    if fu == 20 && !given.closed() { 30 } else { fu.div_ceil(10) * 10 }
}

fn dora(given: &Given) -> Vec<(String, u32)> {
    let of = |indicators: &[Kind]| -> u32 {
        let counts = indicators
            .iter()
            .map(|&indicator| given.all().filter(|&kind| kind == indicated(indicator)).count());
        counts.sum::<usize>() as u32
    };
    let ura = if given.riichi > 0 { of(&given.ura) } else { 0 };
    let all = [("ドラ", of(&given.dora)), ("赤ドラ", given.reds), ("裏ドラ", ura)];
    all.into_iter().filter(|(_, han)| *han > 0).map(|(name, han)| (name.to_owned(), han)).collect()
}

fn base(worth: &Worth) -> i64 {
    match (worth.yakuman, worth.han) {
        (0, 0) => 0,
        (0, 1..=4) => 2000.min(i64::from(worth.fu) << (2 + worth.han)),
        (0, 5) => 2000,
        (0, 6..=7) => 3000,
        (0, 8..=10) => 4000,
        (0, 11..=12) => 6000,
        (0, _) => 8000,
        (times, _) => 8000 * i64::from(times),
    }
}

/// Returns the liable player with the base points of the yakuman: the one who fed the last meld of three dragons or
/// four winds.
fn liable(given: &Given, worth: &Worth) -> Option<(usize, i64)> {
    let of = [("大三元", 31..34), ("大四喜", 27..31)];
    of.into_iter().find_map(|(name, kinds)| {
        let times = worth.yaku.iter().find(|(yaku, _)| yaku == name)?.1;
        let last = given.melds.iter().rfind(|meld| kinds.contains(&meld.kinds[0]))?;
        Some(((given.seat + last.from?) % 4, 8000 * i64::from(times)))
    })
}

/// Returns the points of the hand, and the gain or loss of each wind including honba and sticks.
fn payments(given: &Given, worth: &Worth) -> (i64, [i64; 4]) {
    let hundreds = |points: i64| (points + 99) / 100 * 100;
    let dealer = given.seat == 0;
    let shares = if dealer { 6 } else { 4 };
    let (mut rest, mut paid, mut honba) = (base(worth), [0; 4], [0; 4]);
    let liable = liable(given, worth);
    if let Some(discarder) = given.discarder {
        // The liable player pays half of the yakuman.
        if let Some((seat, base)) = liable {
            paid[seat] += base / 2 * shares;
            rest -= base / 2;
        }
        paid[discarder] += hundreds(rest * shares);
        honba[discarder] = 300 * given.honba;
    } else {
        // The liable player alone pays for the yakuman, and for honba if nothing else is to be paid.
        if let Some((seat, base)) = liable {
            paid[seat] += base * shares;
            rest -= base;
        }
        for seat in (0..4).filter(|seat| *seat != given.seat) {
            paid[seat] += hundreds(if dealer || seat == 0 { 2 * rest } else { rest });
            let payer = liable.filter(|_| rest == 0).map_or(seat, |(liable, _)| liable);
            honba[payer] += 100 * given.honba;
        }
    }
    let points = paid.iter().sum::<i64>();
    let mut changes: [i64; 4] = std::array::from_fn(|seat| -paid[seat] - honba[seat]);
    changes[given.seat] += points + honba.iter().sum::<i64>() + 1000 * given.sticks;
    (points, changes)
}
