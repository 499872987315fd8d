//! Generates wins, for benchmarks of the scorer.

use fastrand::Rng;
use hanchan_rules::{RuleFile, Rules, preset_file};
use hanchan_score::{Circumstances, Riichi, Win, WinMethod, score};
use hanchan_shape::{Decomposition, Set, decompositions, shanten};
use hanchan_tiles::{Counts, Deck, Hand, Kind, KindSet, Meld, Side, Tile, Wind};

/// A win with everything it refers to.
#[derive(Clone, Debug)]
pub struct Sample {
    /// The hand without the winning tile.
    pub hand: Hand,
    /// The winning tile.
    pub tile: Tile,
    /// The circumstances of the win.
    pub circumstances: Circumstances,
    /// The dora indicator.
    pub dora: [Tile; 1],
    /// The ura-dora indicator.
    pub ura: [Tile; 1],
}

impl Sample {
    /// Returns the win to score.
    pub fn win(&self) -> Win<'_> {
        Win { dora: &self.dora, ura: self.ura(), ..Win::new(&self.hand, self.tile, self.circumstances) }
    }

    /// Returns the ura-dora indicators, which count only after riichi.
    pub fn ura(&self) -> &[Tile] {
        if self.circumstances.riichi == Riichi::None { &[] } else { &self.ura }
    }
}

/// Wins of one sort, such as open hands.
#[derive(Clone, Debug)]
pub struct Wins {
    /// The sort's name in the table of the README.
    pub name: &'static str,
    /// The wins.
    pub samples: Vec<Sample>,
}

const RULES: &str = r#"
id = "peers"
version = 1
title = { en = "Rules of other libraries" }
source = "Their code"
base = "common"
[yaku]
suuankou-tanki = { is = "double yakuman", by = "riichienv-core and agari" }
kokushi-thirteen = { is = "double yakuman", by = "riichienv-core and agari" }
chuuren-nine = { is = "double yakuman", by = "riichienv-core and agari" }
daisuushii = { is = "double yakuman", by = "riichienv-core and agari" }
"#;

/// Returns a rule set with the rules that the other libraries have built in.
///
/// # Panics
/// Never: the rule file is valid.
pub fn peers_rules() -> Rules {
    let file = RuleFile::parse("peers.toml", RULES).expect("a rule file");
    Rules::load(&file, preset_file).expect("sound rules")
}

/// Returns `count` wins of each sort: closed and open hands as in games, and hands of one suit, which can be read
/// in many ways. Each win has a yaku.
pub fn wins(count: usize) -> Vec<Wins> {
    let mut random = Rng::with_seed(2028);
    let rules = peers_rules();
    let mut make = |name, kinds: &[Kind], open: bool| {
        let mut samples = Vec::with_capacity(count);
        while samples.len() < count {
            let sample = played(&mut random, kinds).and_then(|(tiles, last)| {
                let sample = sample(&mut random, tiles, last, open)?;
                score(&sample.win(), &rules).is_ok().then_some(sample)
            });
            samples.extend(sample);
        }
        Wins { name, samples }
    };
    vec![
        make("closed", &Kind::ALL, false),
        make("open", &Kind::ALL, true),
        make("one suit", &Kind::ALL[9..18], false),
    ]
}

/// Draws and discards for the lowest shanten until the hand is complete. Returns its 14 tiles and the last tile
/// drawn.
fn played(random: &mut Rng, kinds: &[Kind]) -> Option<(Counts, Kind)> {
    let mut wall: Vec<Kind> = kinds.iter().flat_map(|&kind| [kind; 4]).collect();
    random.shuffle(&mut wall);
    let mut tiles = Counts::of(wall.drain(..13)).ok()?;
    for drawn in wall {
        tiles.add(drawn).ok()?;
        if shanten(&tiles, Deck::Full) < 0 {
            return Some((tiles, drawn));
        }
        let mut held: Vec<Kind> = tiles.kinds().iter().collect();
        random.shuffle(&mut held);
        tiles = held
            .into_iter()
            .filter_map(|kind| without(&tiles, [kind]))
            .min_by_key(|rest| shanten(rest, Deck::Full))?;
    }
    None
}

fn without<const N: usize>(tiles: &Counts, kinds: [Kind; N]) -> Option<Counts> {
    let mut rest = *tiles;
    kinds.into_iter().try_for_each(|kind| rest.remove(kind)).ok()?;
    Some(rest)
}

fn kinds_of(set: Set) -> [Kind; 3] {
    match set {
        Set::Run(low) => std::array::from_fn(|i| Kind::ALL[low.index() + i]),
        Set::Triplet(kind) => [kind; 3],
    }
}

/// Generates a win in random circumstances. If `open`, one to three sets become melds.
fn sample(random: &mut Rng, mut tiles: Counts, last: Kind, open: bool) -> Option<Sample> {
    let mut melds = Vec::new();
    if open {
        let Decomposition::Standard(standard) = *decompositions(&tiles).as_slice().first()? else {
            return None;
        };
        let mut sets = standard.sets().to_vec();
        random.shuffle(&mut sets);
        sets.truncate(1 + random.usize(..3));
        for set in sets {
            // The winning tile must stay in the concealed hand.
            let rest = without(&tiles, kinds_of(set)).filter(|rest| rest.get(last) > 0);
            if let Some(rest) = rest {
                tiles = rest;
                melds.push(kinds_of(set));
            }
        }
    }
    tiles.remove(last).ok()?;
    let mut reds = KindSet::from_bits(random.u64(..));
    let mut tile = |kind: Kind| match kind.five_of() {
        Some(suit) if reds.contains(kind) => {
            reds.remove(kind);
            Tile::red(suit)
        }
        _ => Tile::plain(kind),
    };
    let winning = tile(last);
    let mut hand = Hand::EMPTY;
    for (kind, count) in tiles.iter() {
        for _ in 0..count {
            hand.add(tile(kind)).ok()?;
        }
    }
    for kinds in melds {
        let [a, b, c] = kinds.map(&mut tile);
        let kan = a.kind() == c.kind() && tiles.get(a.kind()) == 0 && a.kind() != last && random.u8(..8) == 0;
        let meld = match kan {
            true => Meld::open_kan(Tile::plain(a.kind()), Side::Right, [a, b, c]),
            false if a.kind() == b.kind() => Meld::pon(a, Side::Across, [b, c]),
            false => Meld::chi(a, [b, c]),
        };
        hand.lay(meld.ok()?).ok()?;
    }
    let indicator = |random: &mut Rng| [Tile::plain(Kind::ALL[random.usize(..Kind::COUNT)])];
    let seat = Wind::ALL[random.usize(..4)];
    let discarder = Wind::ALL[(seat.index() + 1 + random.usize(..3)) % 4];
    let riichi = if hand.is_closed() && random.u8(..4) > 0 { Riichi::Declared } else { Riichi::None };
    let circumstances = Circumstances {
        by: if random.u8(..5) < 2 { WinMethod::Tsumo } else { WinMethod::Ron { from: Some(discarder) } },
        seat,
        round: Wind::ALL[random.usize(..2)],
        riichi,
        ippatsu: riichi == Riichi::Declared && random.u8(..6) == 0,
        last: random.u8(..40) == 0,
        ..Circumstances::default()
    };
    Some(Sample { hand, tile: winning, circumstances, dora: indicator(random), ura: indicator(random) })
}
