//! An independent scorer: counts a win set by set from the written rules, sharing no code with the program's scorer.

use std::collections::BTreeSet;

use hanchan_rules::{Kazoe, Renhou, Rules, ThreePlayerRon, ThreePlayerTsumo, Worth, Yaku, YakumanStacking};
use hanchan_score::{Riichi, Win, WinMethod};
use hanchan_tiles::{Kind, Meld, MeldKind, Players, Tile, Wind};

/// The value that was counted for a win.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Counted {
    pub(crate) base: i32,
    pub(crate) yakuman: u8,
    pub(crate) han: u8,
    pub(crate) fu: u8,
    pub(crate) yaku: BTreeSet<Yaku>,
    pub(crate) points: i32,
}

/// A set: its tiles, and whether it contains another player's tile.
#[derive(Clone, PartialEq, Eq, Debug)]
struct Set {
    tiles: Vec<Kind>,
    open: bool,
    kan_closed: bool,
}

impl Set {
    fn run(&self) -> bool {
        self.tiles[0] != self.tiles[1]
    }

    fn outside(&self) -> bool {
        self.tiles.iter().any(|kind| kind.is_honour() || kind.is_terminal())
    }
}

/// A way to divide a winning hand into sets.
#[allow(clippy::struct_excessive_bools, reason = "each is a kind of wait")]
struct Reading {
    sets: Vec<Set>,
    pair: Option<Kind>,
    /// Whether the wait is two-sided.
    two_sided: bool,
    /// Whether the wait is a middle or edge wait.
    narrow: bool,
    pair_wait: bool,
    seven: bool,
    orphans: Option<bool>,
}

/// Returns the value of the best reading, or `None` if the hand is not complete or has no yaku.
pub(crate) fn count(win: &Win<'_>, rules: &Rules) -> Option<Counted> {
    let all: Vec<Counted> =
        readings(win, rules).iter().filter_map(|reading| of(win, rules, reading)).collect();
    all.into_iter().max_by_key(|one| (one.base, one.yakuman, one.han, one.fu))
}

/// Returns the values of all readings that are worth as much as the best one.
pub(crate) fn equals(win: &Win<'_>, rules: &Rules) -> Vec<Counted> {
    let all: Vec<Counted> =
        readings(win, rules).iter().filter_map(|reading| of(win, rules, reading)).collect();
    let best = all.iter().map(|one| (one.base, one.yakuman, one.han, one.fu)).max();
    all.into_iter().filter(|one| Some((one.base, one.yakuman, one.han, one.fu)) == best).collect()
}

fn tiles(win: &Win<'_>) -> Vec<Kind> {
    let mut all: Vec<Kind> = win.hand.concealed().iter().chain([win.tile]).map(Tile::kind).collect();
    all.sort_unstable();
    all
}

fn readings(win: &Win<'_>, rules: &Rules) -> Vec<Reading> {
    let all = tiles(win);
    let mut readings = Vec::new();
    let mut pairs: Vec<Kind> = all.windows(2).filter(|two| two[0] == two[1]).map(|two| two[0]).collect();
    pairs.dedup();
    for pair in pairs {
        let mut rest = all.clone();
        for _ in 0..2 {
            let place = rest.iter().position(|kind| *kind == pair).expect("a pair");
            rest.remove(place);
        }
        let mut ways = Vec::new();
        split(&rest, &mut Vec::new(), &mut ways);
        for way in ways {
            readings.extend(placed(win, &way, pair));
        }
    }
    if all.len() == 14 {
        let kinds: BTreeSet<Kind> = all.iter().copied().collect();
        let even = kinds.iter().all(|kind| all.iter().filter(|tile| *tile == kind).count() % 2 == 0);
        let special = |seven, orphans| Reading {
            sets: Vec::new(),
            pair: None,
            two_sided: false,
            narrow: false,
            pair_wait: false,
            seven,
            orphans,
        };
        if even && (kinds.len() == 7 || rules.switches().hands.equal_pairs) {
            readings.push(special(true, None));
        }
        if kinds.len() == 13 && kinds.iter().all(|kind| kind.is_honour() || kind.is_terminal()) {
            let thirteen = all.iter().filter(|kind| **kind == win.tile.kind()).count() == 2;
            readings.push(special(false, Some(thirteen)));
        }
    }
    readings
}

fn split(rest: &[Kind], sets: &mut Vec<[Kind; 3]>, ways: &mut Vec<Vec<[Kind; 3]>>) {
    let Some(&first) = rest.first() else {
        ways.push(sets.clone());
        return;
    };
    let mut tried = vec![[first; 3]];
    if first.rank().is_some_and(|rank| rank < 8) {
        let next = |step: usize| Kind::from_index(first.index() + step).expect("in the suit");
        tried.push([first, next(1), next(2)]);
    }
    for set in tried {
        let mut left = rest.to_vec();
        let whole = set.iter().all(|kind| {
            let place = left.iter().position(|tile| tile == kind);
            place.map(|place| left.remove(place)).is_some()
        });
        if whole {
            sets.push(set);
            split(&left, sets, ways);
            sets.pop();
        }
    }
}

/// Returns one reading for each set or pair that the winning tile may complete.
fn placed(win: &Win<'_>, way: &[[Kind; 3]], pair: Kind) -> Vec<Reading> {
    let last = win.tile.kind();
    let ron = !win.circumstances.is_tsumo();
    let melds: Vec<Set> = win
        .hand
        .melds()
        .iter()
        .map(|meld| {
            let mut tiles: Vec<Kind> = meld.tiles().iter().map(|tile| tile.kind()).collect();
            tiles.sort_unstable();
            let closed = meld.kind() == MeldKind::ClosedKan;
            Set { tiles, open: !closed, kan_closed: closed }
        })
        .collect();
    let reading = |at: Option<usize>, two_sided: bool, narrow: bool| {
        let own = way.iter().enumerate().map(|(i, set)| Set {
            tiles: set.to_vec(),
            open: ron && at == Some(i),
            kan_closed: false,
        });
        Reading {
            sets: own.chain(melds.iter().cloned()).collect(),
            pair: Some(pair),
            two_sided,
            narrow,
            pair_wait: at.is_none(),
            seven: false,
            orphans: None,
        }
    };
    let mut all = Vec::new();
    if pair == last {
        all.push(reading(None, false, true));
    }
    for (i, set) in way.iter().enumerate().filter(|(_, set)| set.contains(&last)) {
        if set[0] == set[1] {
            all.push(reading(Some(i), false, false));
        } else {
            let middle = set[1] == last;
            let edge =
                set[0].rank() == Some(1) && last == set[2] || set[2].rank() == Some(9) && last == set[0];
            all.push(reading(Some(i), !middle && !edge, middle || edge));
        }
    }
    all
}

fn of(win: &Win<'_>, rules: &Rules, reading: &Reading) -> Option<Counted> {
    let closed = win.hand.melds().iter().all(|meld| meld.kind() == MeldKind::ClosedKan);
    let found = yaku(win, rules, reading, closed);
    let times = |yaku: &Yaku| match rules.worth(*yaku) {
        Worth::Yakuman(times) => times,
        _ => 0,
    };
    let yakuman: Vec<Yaku> = found.iter().copied().filter(|yaku| times(yaku) > 0).collect();
    if !yakuman.is_empty() {
        let switches = &rules.switches().yakuman;
        let counted: Vec<Yaku> = match switches.stacking {
            YakumanStacking::Add => yakuman,
            YakumanStacking::Highest => {
                let most = yakuman.iter().map(times).max().unwrap_or(0);
                yakuman.into_iter().filter(|yaku| times(yaku) == most).take(1).collect()
            }
        };
        let sum: u8 = counted.iter().map(times).sum();
        let sum = if switches.most > 0 { sum.min(switches.most) } else { sum };
        let base = 8000 * i32::from(sum);
        let yaku = counted.into_iter().collect();
        return Some(Counted { base, yakuman: sum, han: 0, fu: 0, yaku, points: points(win, rules, base) });
    }
    let mangan = found.contains(&Yaku::Renhou) && rules.switches().hands.renhou == Renhou::Mangan;
    let han = |yaku: &Yaku| match rules.worth(*yaku) {
        Worth::Han { open, closed: of_closed } => {
            if closed {
                of_closed
            } else {
                open
            }
        }
        _ => 0,
    };
    let mut counted: BTreeSet<Yaku> = found.iter().copied().filter(|yaku| han(yaku) > 0).collect();
    if mangan {
        counted.remove(&Yaku::Renhou);
    }
    let of_yaku: u8 = counted.iter().map(han).sum();
    let fu = fu(win, rules, reading, closed);
    let mut all = of_yaku + if of_yaku > 0 { dora(win, rules) } else { 0 };
    let mut base = if of_yaku > 0 { base(all, fu, rules) } else { 0 };
    if mangan && base < 2000 {
        (counted, all, base) = (BTreeSet::from([Yaku::Renhou]), 5, 2000);
    }
    (base > 0).then(|| Counted {
        base,
        yakuman: 0,
        han: all,
        fu,
        yaku: counted,
        points: points(win, rules, base),
    })
}

fn base(han: u8, fu: u8, rules: &Rules) -> i32 {
    match han {
        0..=4 => {
            let plain = i32::from(fu) * 2_i32.pow(u32::from(han) + 2);
            let lifted = rules.switches().payments.kiriage && matches!((han, fu), (4, 30) | (3, 60));
            if lifted { 2000 } else { plain.min(2000) }
        }
        5 => 2000,
        6..=7 => 3000,
        8..=10 => 4000,
        11..=12 => 6000,
        _ if rules.switches().yakuman.kazoe == Kazoe::Yakuman => 8000,
        _ => 6000,
    }
}

fn up(points: i32) -> i32 {
    (points + 99).div_euclid(100) * 100
}

/// Returns the points that the winner receives for the hand if nobody is liable.
fn points(win: &Win<'_>, rules: &Rules, base: i32) -> i32 {
    let dealer = win.circumstances.seat == Wind::East;
    let three = rules.switches().table.players == Players::Three;
    let payments = &rules.switches().payments;
    match win.circumstances.by {
        WinMethod::Ron { .. } => {
            let shares = match (dealer, three && payments.three_player_ron == ThreePlayerRon::TwoShares) {
                (true, false) => 6,
                (false, false) | (true, true) => 4,
                (false, true) => 3,
            };
            up(base * shares)
        }
        WinMethod::Tsumo => {
            // The missing fourth player would have paid one share to a non-dealer or two to the dealer.
            let missing = match (three && payments.three_player_tsumo == ThreePlayerTsumo::Split, dealer) {
                (false, _) => 0,
                (true, false) => base / 2,
                (true, true) => base,
            };
            let others = if three { 2 } else { 3 };
            if dealer {
                others * up(2 * base + missing)
            } else {
                up(2 * base + missing) + (others - 1) * up(base + missing)
            }
        }
    }
}

fn dora(win: &Win<'_>, rules: &Rules) -> u8 {
    let switches = &rules.switches().riichi;
    let all: Vec<Tile> = win.hand.all_tiles().chain([win.tile]).collect();
    let mut han = 0;
    let mut add = |indicators: &[Tile]| {
        for indicator in indicators {
            let kind = rules.dora(indicator.kind());
            han += all.iter().filter(|tile| tile.kind() == kind).count() as u8;
        }
    };
    add(if switches.kan_dora { win.dora } else { &win.dora[..win.dora.len().min(1)] });
    if win.circumstances.riichi != Riichi::None && switches.ura_dora {
        add(if switches.kan_ura_dora { win.ura } else { &win.ura[..win.ura.len().min(1)] });
    }
    let red = all.iter().filter(|tile| tile.is_red()).count() as u8;
    han + red + win.hand.norths() * rules.switches().payments.north_dora
}

fn value_of_pair(win: &Win<'_>, rules: &Rules, pair: Kind) -> u8 {
    let (seat, round) =
        (pair == Kind::wind(win.circumstances.seat), pair == Kind::wind(win.circumstances.round));
    match (seat, round) {
        (true, true) => rules.switches().payments.double_wind_fu,
        (true, false) | (false, true) => 2,
        _ if [Kind::WHITE, Kind::GREEN, Kind::RED].contains(&pair) => 2,
        _ => 0,
    }
}

fn is_pinfu(win: &Win<'_>, rules: &Rules, reading: &Reading, closed: bool) -> bool {
    let pair = reading.pair.is_some_and(|pair| value_of_pair(win, rules, pair) == 0);
    closed && pair && reading.two_sided && reading.sets.iter().all(Set::run)
}

fn fu(win: &Win<'_>, rules: &Rules, reading: &Reading, closed: bool) -> u8 {
    let switches = &rules.switches().payments;
    let Some(pair) = reading.pair else { return switches.pairs_fu };
    let tsumo = win.circumstances.is_tsumo();
    let mut fu = 20;
    if closed && !tsumo {
        fu += 10;
    }
    for set in reading.sets.iter().filter(|set| !set.run()) {
        let mut of = 2;
        if !set.open {
            of *= 2;
        }
        if set.outside() {
            of *= 2;
        }
        if set.tiles.len() == 4 {
            of *= 4;
        }
        fu += of;
    }
    fu += value_of_pair(win, rules, pair);
    if reading.narrow {
        fu += 2;
    }
    if tsumo && !(is_pinfu(win, rules, reading, closed) && switches.pinfu_tsumo_20) {
        fu += if win.circumstances.rinshan { switches.rinshan_fu } else { 2 };
    }
    if fu == 20 && !closed {
        fu += switches.open_pinfu_fu;
    }
    fu.div_ceil(10) * 10
}

#[allow(clippy::too_many_lines, reason = "a list, yaku by yaku")]
fn yaku(win: &Win<'_>, rules: &Rules, reading: &Reading, closed: bool) -> BTreeSet<Yaku> {
    use Yaku::*;
    let hands = &rules.switches().hands;
    let tsumo = win.circumstances.is_tsumo();
    let dealer = win.circumstances.seat == Wind::East;
    let no_melds = win.hand.melds().is_empty();
    let kan = win.hand.melds().iter().any(Meld::is_kan);
    let mut found = BTreeSet::new();
    let mut put = |yaku: Yaku, there: bool| {
        if there {
            found.insert(yaku);
        }
    };
    put(Riichi, win.circumstances.riichi == hanchan_score::Riichi::Declared);
    put(DoubleRiichi, win.circumstances.riichi == hanchan_score::Riichi::Double);
    put(Ippatsu, win.circumstances.ippatsu);
    put(MenzenTsumo, closed && tsumo);
    put(Haitei, win.circumstances.last && tsumo && (!win.circumstances.rinshan || hands.haitei_rinshan));
    put(Houtei, win.circumstances.last && !tsumo && !win.circumstances.chankan);
    put(Rinshan, win.circumstances.rinshan && tsumo && (kan || rules.switches().payments.north_rinshan));
    put(Chankan, win.circumstances.chankan);
    put(Tenhou, win.circumstances.first && tsumo && dealer && no_melds);
    put(
        Chiihou,
        win.circumstances.first && tsumo && !dealer && (no_melds || closed && hands.chiihou_after_kan),
    );
    put(Renhou, win.circumstances.first && !tsumo && !dealer && no_melds);

    let melded = win.hand.melds().iter().flat_map(|meld| meld.tiles().iter().map(|tile| tile.kind()));
    let all: Vec<Kind> = tiles(win).into_iter().chain(melded).collect();
    let honours = all.iter().any(|kind| kind.is_honour());
    let suits: BTreeSet<_> =
        all.iter().filter_map(|kind| kind.suit()).map(hanchan_tiles::Suit::letter).collect();
    let orphans_only = all.iter().all(|kind| kind.is_honour() || kind.is_terminal());
    put(Tanyao, all.iter().all(|kind| !kind.is_honour() && !kind.is_terminal()));
    put(Honitsu, suits.len() == 1 && honours);
    put(Chinitsu, suits.len() == 1 && !honours);
    put(Tsuuiisou, suits.is_empty());
    put(Chinroutou, orphans_only && !honours);
    let mixed = orphans_only && honours && !suits.is_empty();
    put(Honroutou, mixed && reading.orphans.is_none() && (!reading.seven || hands.honroutou_pairs));
    put(Chiitoitsu, reading.seven);
    put(KokushiThirteen, reading.orphans == Some(true));
    put(Kokushi, reading.orphans == Some(false));
    if suits.len() == 1 && !honours && no_melds {
        let ranks: Vec<u8> = all.iter().filter_map(|kind| kind.rank()).collect();
        let count = |rank: u8| ranks.iter().map(|one| usize::from(*one == rank)).sum::<usize>();
        let least = |rank: u8| if rank == 1 || rank == 9 { 3 } else { 1 };
        let gates = (1..=9).all(|rank| count(rank) >= least(rank));
        let last = win.tile.kind().rank().unwrap_or(0);
        let nine = count(last) == least(last) + 1;
        put(ChuurenNine, gates && nine);
        put(Chuuren, gates && !nine);
        put(Daisharin, suits.contains(&'p') && (2..=8).all(|rank| count(rank) == 2));
    }
    let Some(pair) = reading.pair else { return found };
    let sets = &reading.sets;
    let runs: Vec<Kind> = sets.iter().filter(|set| set.run()).map(|set| set.tiles[0]).collect();
    let triplets: Vec<&Set> = sets.iter().filter(|set| !set.run()).collect();
    let of = |kind: Kind| triplets.iter().any(|set| set.tiles[0] == kind);
    let mut put = |yaku: Yaku, there: bool| {
        if there {
            found.insert(yaku);
        }
    };
    put(Pinfu, is_pinfu(win, rules, reading, closed));
    let mut distinct = runs.clone();
    distinct.sort_unstable();
    let mut equal = 0;
    let mut i = 0;
    while i + 1 < distinct.len() {
        if distinct[i] == distinct[i + 1] {
            equal += 1;
            i += 2;
        } else {
            i += 1;
        }
    }
    put(Iipeikou, closed && equal == 1);
    put(Ryanpeikou, closed && equal == 2);
    let in_suits = |list: &[Kind], kind: Kind| {
        kind.index() < 9
            && [9, 18].iter().all(|step| list.iter().any(|other| other.index() == kind.index() + step))
    };
    put(SanshokuDoujun, runs.iter().any(|kind| in_suits(&runs, *kind)));
    let lows: Vec<Kind> = triplets.iter().map(|set| set.tiles[0]).collect();
    put(SanshokuDoukou, lows.iter().any(|kind| in_suits(&lows, *kind)));
    let straight = |kind: &Kind| {
        let has = |step: usize| runs.iter().any(|other| other.index() == kind.index() + step);
        kind.rank() == Some(1) && has(3) && has(6)
    };
    put(Ittsu, runs.iter().any(straight));
    let row = |kind: &Kind| {
        let has = |step: usize| lows.iter().any(|other| other.index() == kind.index() + step);
        kind.rank().is_some_and(|rank| rank <= 7) && has(1) && has(2)
    };
    put(Sanrenkou, lows.iter().any(row));
    let outside = sets.iter().all(Set::outside)
        && (pair.is_honour() || pair.is_terminal() || !hands.chanta_pair)
        && (!runs.is_empty() || !hands.chanta_needs_chi);
    put(Chanta, outside && honours);
    put(Junchan, outside && !honours);
    put(Toitoi, runs.is_empty());
    let concealed: Vec<&&Set> = triplets.iter().filter(|set| !set.open).collect();
    let for_three = concealed.iter().filter(|set| hands.sanankou_kans || !set.kan_closed).count();
    put(Sanankou, for_three == 3);
    put(SuuankouTanki, concealed.len() == 4 && reading.pair_wait);
    put(Suuankou, concealed.len() == 4 && !reading.pair_wait);
    let kans = sets.iter().filter(|set| set.tiles.len() == 4).count();
    put(Sankantsu, kans == 3);
    put(Suukantsu, kans == 4);
    let dragons = [Kind::WHITE, Kind::GREEN, Kind::RED];
    let many = dragons.iter().filter(|kind| of(**kind)).count();
    let little = many == 2 && dragons.contains(&pair);
    put(Shousangen, little);
    put(Daisangen, many == 3);
    let each = !little || hands.shousangen_with_dragons;
    put(YakuhaiWhite, each && of(Kind::WHITE));
    put(YakuhaiGreen, each && of(Kind::GREEN));
    put(YakuhaiRed, each && of(Kind::RED));
    put(YakuhaiSeat, of(Kind::wind(win.circumstances.seat)));
    put(
        YakuhaiRound,
        of(Kind::wind(win.circumstances.round))
            && (win.circumstances.seat != win.circumstances.round || hands.double_wind_twice),
    );
    let winds = [Kind::EAST, Kind::SOUTH, Kind::WEST, Kind::NORTH];
    let many = winds.iter().filter(|kind| of(**kind)).count();
    put(Shousuushii, many == 3 && winds.contains(&pair));
    put(Daisuushii, many == 4);
    let green =
        |kind: &Kind| *kind == Kind::GREEN || kind.letter() == 's' && [2, 3, 4, 6, 8].contains(&kind.digit());
    put(Ryuuiisou, all.iter().all(green) && (!hands.ryuuiisou_hatsu || all.contains(&Kind::GREEN)));
    found
}
