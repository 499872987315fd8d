//! Random wins in the corpus's format, scored by the reference scorer.

use std::collections::BTreeMap;
use std::fmt::Write as _;

use fastrand::Rng;
use serde_json::{Value, json};

use super::given::{Given, Kind, name};
use super::reference;

/// Everything that a win can have: the names of yaku and dora, and liability. The sample contains each of them
/// several times.
const NAMES: &str = "立直,ダブル立直,一発,海底摸月,河底撈魚,嶺上開花,槍槓,天和,地和,門前清自摸和,翻牌 白,翻牌 發,翻牌 中,\
    平和,断幺九,一盃口,三色同順,一気通貫,混全帯幺九,七対子,対々和,三暗刻,三槓子,三色同刻,混老頭,小三元,混一色,純全帯幺九,\
    二盃口,清一色,国士無双,国士無双十三面,四暗刻,四暗刻単騎,大三元,小四喜,大四喜,字一色,緑一色,清老頭,四槓子,九蓮宝燈,\
    純正九蓮宝燈,場風 東,場風 南,場風 西,自風 東,自風 南,自風 西,自風 北,ドラ,赤ドラ,裏ドラ,liable tsumo,liable ron";

/// The minimum number of occurrences of each name, of wins, and of hands without yaku.
const EACH: usize = 5;
const WINS: usize = 200;
const WITHOUT_YAKU: usize = 10;

/// Generates the sample, one case per line.
pub(crate) fn sample(random: &mut Rng) -> String {
    let mut missing: BTreeMap<&str, usize> = NAMES.split(',').map(|name| (name, EACH)).collect();
    let (mut cases, mut without, mut wins) = (Vec::new(), 0, 0);
    while !missing.is_empty() || wins < WINS || without < WITHOUT_YAKU {
        let Some(input) = win(random) else { continue };
        let given = Given::read(&input);
        let output = reference::score(&given);
        let names = output["hupai"].as_array();
        let mut names: Vec<&str> =
            names.into_iter().flatten().filter_map(|yaku| yaku["name"].as_str()).collect();
        match liability(&given, &names) {
            Liability::Nobody => {}
            Liability::Somebody => names.push(if given.tsumo() { "liable tsumo" } else { "liable ron" }),
            Liability::Disputed => continue,
        }
        let wanted = if names.is_empty() {
            without < WITHOUT_YAKU
        } else {
            wins < WINS || names.iter().any(|name| missing.contains_key(name))
        };
        if !wanted {
            continue;
        }
        without += usize::from(names.is_empty());
        wins += usize::from(!names.is_empty());
        for name in names {
            if let Some(count) = missing.get_mut(name) {
                *count -= 1;
            }
        }
        missing.retain(|_, count| *count > 0);
        cases.push(json!({ "in": input, "out": output }).to_string());
    }
    format!("[{}]\n", cases.join(",\n"))
}

/// Whether a player is liable for a yakuman.
enum Liability {
    Nobody,
    Somebody,
    /// Rules differ on liability here: only some of the sets that make up the yakuman are melds.
    Disputed,
}

fn liability(given: &Given, names: &[&str]) -> Liability {
    for (name, kinds, all) in [("大三元", 31..34, 3), ("大四喜", 27..31, 4)] {
        let melds: Vec<_> = given.melds.iter().filter(|meld| kinds.contains(&meld.kinds[0])).collect();
        match melds.last() {
            Some(last) if names.contains(&name) => {
                return match (melds.len() == all, last.from) {
                    (false, _) => Liability::Disputed,
                    (true, None) => Liability::Nobody,
                    (true, Some(_)) => Liability::Somebody,
                };
            }
            _ => {}
        }
    }
    Liability::Nobody
}

/// A tile's kind, and whether it is red.
type Tile = (Kind, bool);

/// A hand that is being generated.
struct Hand {
    concealed: Vec<Tile>,
    /// The tiles of each meld, the claimed one last, and the player who discarded it; `None` for a closed kan.
    melds: Vec<(Vec<Tile>, Option<usize>)>,
}

/// Selects the kinds that a hand is made of. Few kinds give many yaku.
fn kinds(random: &mut Rng) -> Vec<Kind> {
    let suit = 9 * random.usize(..3);
    let is_outside = |kind: &Kind| *kind >= 27 || matches!(kind % 9, 0 | 8);
    match random.u8(..12) {
        0 => (27..34).collect(),
        1 => (suit..suit + 9).collect(),
        2 => (suit..suit + 9).chain(27..34).collect(),
        3 => (0..34).filter(is_outside).collect(),
        4 => (0..27).filter(is_outside).collect(),
        5 => vec![19, 20, 21, 23, 25, 32],
        6 => {
            (0..34).filter(|kind| kind % 9 == 0 || kind % 9 == 8 || kind % 9 == 1 || kind % 9 == 7).collect()
        }
        7 => (0..27).filter(|kind| !is_outside(kind)).collect(),
        _ => {
            let count = 6 + random.usize(..28);
            random.choose_multiple(0..34, count)
        }
    }
}

/// Generates four sets and a pair, with some of the sets melded.
fn of_sets(random: &mut Rng) -> Option<Hand> {
    let kinds = kinds(random);
    let (melds, kans, triplets) = (random.u8(..5), random.u8(..9), random.u8(..9));
    let pair = kinds[random.usize(..kinds.len())];
    let mut hand = Hand { concealed: vec![(pair, false); 2], melds: Vec::new() };
    for _ in 0..4 {
        let low = kinds[random.usize(..kinds.len())];
        let run = low < 27 && low % 9 <= 6 && random.u8(..8) >= triplets;
        let mut tiles: Vec<Tile> =
            if run { (low..low + 3).map(|kind| (kind, false)).collect() } else { vec![(low, false); 3] };
        let open = random.u8(..6) < melds;
        if !run && random.u8(..8) < kans / 2 {
            tiles.push((low, false));
            hand.melds.push((tiles, open.then(|| random.usize(1..4))));
        } else if open {
            random.shuffle(&mut tiles);
            // A run is claimed from the left.
            hand.melds.push((tiles, Some(if run { 3 } else { random.usize(1..4) })));
        } else {
            hand.concealed.extend(tiles);
        }
    }
    let all: Vec<Kind> = hand.tiles().map(|(kind, _)| *kind).collect();
    (0..34).all(|kind| count(&all, kind) <= 4).then_some(hand)
}

fn count(tiles: &[Kind], kind: Kind) -> usize {
    tiles.iter().filter(|tile| **tile == kind).count()
}

/// Generates seven pairs, thirteen orphans or nine gates.
fn special(random: &mut Rng) -> Hand {
    let tiles: Vec<Kind> = match random.u8(..3) {
        0 => {
            let mut kinds = kinds(random);
            if kinds.len() < 7 {
                kinds = (0..34).collect();
            }
            random.choose_multiple(kinds, 7).into_iter().flat_map(|kind| [kind; 2]).collect()
        }
        1 => {
            let orphans: Vec<Kind> =
                (0..34).filter(|kind| *kind >= 27 || matches!(kind % 9, 0 | 8)).collect();
            let twice = orphans[random.usize(..13)];
            orphans.into_iter().chain([twice]).collect()
        }
        _ => {
            let suit = 9 * random.usize(..3);
            let more = random.usize(..9);
            [0, 0, 0, 1, 2, 3, 4, 5, 6, 7, 8, 8, 8, more].map(|rank| suit + rank).to_vec()
        }
    };
    Hand { concealed: tiles.into_iter().map(|kind| (kind, false)).collect(), melds: Vec::new() }
}

impl Hand {
    fn tiles(&self) -> impl Iterator<Item = &Tile> {
        self.concealed.iter().chain(self.melds.iter().flat_map(|(tiles, _)| tiles))
    }

    /// Makes some fives red, at most one per suit.
    fn paint(&mut self, random: &mut Rng) {
        for five in [4, 13, 22] {
            let tiles = self.concealed.iter_mut().chain(self.melds.iter_mut().flat_map(|(tiles, _)| tiles));
            let mut fives: Vec<&mut Tile> = tiles.filter(|(kind, _)| *kind == five).collect();
            if !fives.is_empty() && random.u8(..3) == 0 {
                let at = random.usize(..fives.len());
                fives[at].1 = true;
            }
        }
    }

    /// Formats the concealed tiles in order, the drawn one last, and the melds.
    fn text(&self, drawn: Option<Tile>) -> String {
        let mut tiles = self.concealed.clone();
        tiles.sort_unstable_by_key(|&(kind, red)| (kind, !red));
        let mut text = in_suits(&tiles);
        text.extend(drawn.map(|(kind, red)| name(kind, red)));
        for (tiles, from) in &self.melds {
            let _ = write!(text, ",{}", meld(tiles, *from));
        }
        text
    }
}

/// Formats tiles with one letter per suit.
fn in_suits(tiles: &[Tile]) -> String {
    let mut text = String::new();
    let mut suit = None;
    for name in tiles.iter().map(|&(kind, red)| name(kind, red)) {
        let letter = name.chars().next();
        text.push_str(if letter == suit { &name[1..] } else { &name });
        suit = letter;
    }
    text
}

/// Formats a meld: a run in order with a mark after the claimed tile, other melds with the claimed tile and its
/// mark last.
fn meld(tiles: &[Tile], from: Option<usize>) -> String {
    let mark = from.map_or("", |from| ["", "+", "=", "-"][from]);
    let claimed = tiles[tiles.len() - 1];
    let mut own = if from.is_some() { tiles[..tiles.len() - 1].to_vec() } else { tiles.to_vec() };
    // Red fives come after ordinary ones.
    own.sort_unstable();
    if from.is_none() {
        return in_suits(&own);
    }
    let run = tiles[0].0 != tiles[1].0;
    let at = if run { own.iter().filter(|(kind, _)| *kind < claimed.0).count() } else { own.len() };
    own.insert(at, claimed);
    let mut text = in_suits(&own);
    text.insert_str(at + 2, mark);
    text
}

/// Returns the `in` part of a case, or `None` if the random tiles do not fit.
fn win(random: &mut Rng) -> Option<Value> {
    let mut hand = if random.u8(..12) == 0 { special(random) } else { of_sets(random)? };
    hand.paint(random);
    let mut left: Vec<Kind> = (0..34).flat_map(|kind| [kind; 4]).collect();
    for (kind, _) in hand.tiles() {
        let at = left.iter().position(|tile| tile == kind)?;
        left.swap_remove(at);
    }
    let kinds: Vec<Kind> = hand.tiles().map(|(kind, _)| *kind).collect();
    let winning = hand.concealed.swap_remove(random.usize(..hand.concealed.len()));
    let closed = hand.melds.iter().all(|(_, from)| from.is_none());
    let kans = hand.melds.iter().filter(|(tiles, _)| tiles.len() == 4).count();
    let (tsumo, seat) = (random.bool(), random.usize(..4));
    let mut said = json!({});
    let riichi = closed && random.u8(..3) == 0;
    if riichi {
        said["lizhi"] = json!(1 + u8::from(random.u8(..6) == 0));
    }
    let ippatsu = riichi && kans == 0 && random.u8(..4) == 0;
    if ippatsu {
        said["yifa"] = json!(true);
    }
    match random.u8(..24) {
        0 | 1 if !ippatsu => said["haidi"] = json!(if tsumo { 1 } else { 2 }),
        2..=5 if tsumo && kans > 0 && !ippatsu => said["lingshang"] = json!(true),
        // The player who adds the tile to a pon has the other three.
        2..=3 if !tsumo && count(&kinds, winning.0) == 1 => said["qianggang"] = json!(true),
        4 if tsumo && hand.melds.is_empty() && !riichi => {
            said["tianhu"] = json!(if seat == 0 { 1 } else { 2 });
        }
        _ => {}
    }
    let mut indicators = |count: usize| -> Vec<String> {
        (0..count).map(|_| name(left.swap_remove(random.usize(..left.len())), false)).collect()
    };
    let (dora, ura) = (indicators(1 + kans), if riichi { indicators(1 + kans) } else { Vec::new() });
    let mut input = json!({
        "param": {
            "baopai": dora,
            "fubaopai": ura,
            "hupai": said,
            "jicun": { "changbang": random.u8(..5), "lizhibang": random.u8(..3) + u8::from(riichi) },
            "menfeng": seat,
            "zhuangfeng": random.u8(..3),
        },
        "shoupai": hand.text(Some(winning).filter(|_| tsumo)),
    });
    if !tsumo {
        let side = ["+", "=", "-"][random.usize(..3)];
        input["rongpai"] = json!(format!("{}{side}", name(winning.0, winning.1)));
    }
    Some(input)
}
