//! A checked rule set.

use std::collections::BTreeMap;
use std::fmt::{self, Write as _};

use hanchan_tiles::{Kind, Players, TileSet};
use sha2::{Digest, Sha256};

use crate::choice::Shown;
use crate::choices::{DragonOrder, Extension, Renhou, Uma, WindOrder};
use crate::draft::Draft;
use crate::problem::{Complaint, Nonsense, Place, Problem};
use crate::raw::{Entry, Key, RuleFile};
use crate::switches::{Switches, Table};
use crate::yaku::{Worth, Yaku, YakuSet};

/// A complete rule set: every switch has a value, and every value says where it comes from.
#[derive(Clone, PartialEq, Debug)]
pub struct Rules {
    /// Its id.
    pub id: String,
    /// Its version.
    pub version: u32,
    /// Its title by language.
    pub titles: BTreeMap<String, String>,
    /// What it was made from.
    pub source: String,
    /// The rule set that fills what its own file leaves open.
    pub base: Option<String>,
    /// The switches.
    pub switches: Switches,
    worth: [Worth; Yaku::COUNT],
    yakuman: YakuSet,
    dora: [Kind; Kind::COUNT],
    tiles: TileSet,
    sources: BTreeMap<Key, Entry>,
}

/// The most bases in a row.
const DEEPEST: usize = 8;

impl Rules {
    /// Joins a file with its bases and checks the whole. `find` gives the file of a base by its id.
    pub fn load(file: &RuleFile, find: impl Fn(&str) -> Option<RuleFile>) -> Result<Rules, Vec<Problem>> {
        let whole = Place { file: format!("rule set {}", file.id), line: 1, column: 1 };
        let mut entries = file.entries.clone();
        let mut next = file.base.clone();
        for _ in 0..DEEPEST {
            let Some(id) = next else { break };
            let Some(base) = find(&id).filter(|base| base.id != file.id) else {
                return Err(vec![Problem { place: whole, complaint: Complaint::Base(id) }]);
            };
            for (key, entry) in base.entries {
                entries.entry(key).or_insert(entry);
            }
            next = base.base;
        }
        if let Some(id) = next {
            return Err(vec![Problem { place: whole, complaint: Complaint::Base(id) }]);
        }
        let mut draft = Draft { entries, problems: Vec::new(), whole };
        let switches = Switches::read(&mut draft);
        for yaku in Yaku::ALL {
            draft.check::<Worth>("yaku", yaku.id());
        }
        let worth: Option<Vec<Worth>> = Yaku::ALL.iter().map(|yaku| draft.value("yaku", yaku.id())).collect();
        let worth: Option<[Worth; Yaku::COUNT]> = worth.and_then(|worth| worth.try_into().ok());
        let (Some(switches), Some(worth)) = (switches, worth) else { return Err(draft.problems) };
        let tiles = make_sense(&switches, &worth, &mut draft);
        match tiles {
            Some(tiles) if draft.problems.is_empty() => Ok(Rules {
                id: file.id.clone(),
                version: file.version,
                titles: file.titles.clone(),
                source: file.source.clone(),
                base: file.base.clone(),
                worth,
                yakuman: yakuman(&worth),
                dora: Kind::ALL.map(|indicator| dora(indicator, &switches.table)),
                switches,
                tiles,
                sources: draft.entries,
            }),
            _ => Err(draft.problems),
        }
    }

    /// What a yaku is worth.
    #[inline]
    pub fn worth(&self, yaku: Yaku) -> Worth {
        self.worth[yaku as usize]
    }

    /// The yaku that are yakuman.
    #[inline]
    pub fn yakuman(&self) -> YakuSet {
        self.yakuman
    }

    /// What an indicator points at.
    #[inline]
    pub fn dora(&self, indicator: Kind) -> Kind {
        self.dora[indicator.index()]
    }

    /// The tiles that are played with.
    pub fn tile_set(&self) -> TileSet {
        self.tiles
    }

    /// Where the value of a switch or yaku comes from: its group and its key as it is written in files.
    pub fn source_of(&self, group: &str, key: &str) -> Option<&Entry> {
        let key = if group == "yaku" { key.to_owned() } else { key.replace('-', "_") };
        self.sources.get(&(group.to_owned(), key))
    }

    /// The value of a switch or yaku as it is written in files.
    pub fn written(&self, group: &str, key: &str) -> Option<String> {
        use crate::choice::Value as _;
        match group {
            "yaku" => Yaku::from_id(key).map(|yaku| self.worth(yaku).write()),
            _ => self.switches.written(group, &key.replace('-', "_")),
        }
    }

    /// The value of a switch or yaku, to be said in words.
    pub fn shown(&self, group: &str, key: &str) -> Option<Shown> {
        match group {
            "yaku" => Yaku::from_id(key).map(|yaku| Shown::Worth(self.worth(yaku))),
            _ => self.switches.shown(group, &key.replace('-', "_")),
        }
    }

    /// Every switch and yaku with its value, in order, a line each: what a game depends on, and nothing
    /// else. Two rule sets with the same text play the same.
    pub fn canonical(&self) -> String {
        let mut text = String::new();
        for (group, key) in keys() {
            let value = self.written(group, &key).unwrap_or_default();
            let _ = writeln!(text, "{group}.{key} = {value}");
        }
        text
    }

    /// What it is stored by: id, version and the hash of everything a game depends on.
    pub fn name(&self) -> RulesName {
        let hash = Sha256::digest(self.canonical());
        let hash = hash.iter().fold(String::new(), |hex, byte| hex + &format!("{byte:02x}"));
        RulesName { id: self.id.clone(), version: self.version, hash }
    }
}

/// By what a stored game names its rule set, so that it replays for ever: two rule sets of the same hash
/// play the same.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct RulesName {
    /// The rule set's id.
    pub id: String,
    /// Its version.
    pub version: u32,
    /// SHA-256 of its canonical text, in hexadecimal.
    pub hash: String,
}

impl fmt::Display for RulesName {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {} {}", self.id, self.version, self.hash)
    }
}

/// Every switch and yaku: group, and key as it is written in files.
pub fn keys() -> impl Iterator<Item = (&'static str, String)> {
    let switches = Switches::ALL.iter().map(|switch| (switch.group, switch.key.replace('_', "-")));
    switches.chain(Yaku::ALL.iter().map(|yaku| ("yaku", yaku.id().to_owned())))
}

fn yakuman(worth: &[Worth]) -> YakuSet {
    let is_yakuman = |yaku: &Yaku| matches!(worth[*yaku as usize], Worth::Yakuman(_));
    Yaku::ALL.iter().copied().filter(is_yakuman).collect()
}

/// What an indicator points at: the next rank, wind or dragon that is in play.
fn dora(indicator: Kind, table: &Table) -> Kind {
    // The other way round a cycle is the next but one, or but two.
    let steps = match indicator.index() {
        31.. if table.dragon_order == DragonOrder::WhiteRedGreen => 2,
        27..=30 if table.wind_order == WindOrder::EastNorthWestSouth => 3,
        _ => 1,
    };
    (0..steps).fold(indicator, |kind, _| kind.dora(table.tiles))
}

/// Values that are fine alone, but not together.
fn make_sense(switches: &Switches, worth: &[Worth], draft: &mut Draft) -> Option<TileSet> {
    let mut nonsense = |wrong: bool, group: &str, key: &str, why: Nonsense| {
        if wrong {
            let problem = Problem { place: draft.place(group, key), complaint: Complaint::Nonsense(why) };
            draft.problems.push(problem);
        }
    };
    let Switches { table, hands, payments, draws, riichi, result, .. } = switches;
    let tiles = TileSet::new(table.tiles, table.red_fives);
    nonsense(tiles.is_err(), "table", "red_fives", Nonsense::RedMan);
    let three = table.players == Players::Three;
    let full = table.tiles == hanchan_tiles::Deck::Full;
    nonsense(!three && !full, "table", "tiles", Nonsense::Tiles);
    nonsense(!three && payments.norths, "payments", "norths", Nonsense::Norths);
    nonsense(
        result.uma == Uma::Fixed && result.uma_points.len() != table.players.count(),
        "result",
        "uma_points",
        Nonsense::Uma,
    );
    let target = table.extension == Extension::None || table.target_points > 0;
    nonsense(!target, "table", "target_points", Nonsense::Target);
    let renhou = worth[Yaku::Renhou as usize];
    let fits = match hands.renhou {
        Renhou::Off => renhou == Worth::Off,
        Renhou::Mangan | Renhou::Han => matches!(renhou, Worth::Han { .. }),
        Renhou::Yakuman => matches!(renhou, Worth::Yakuman(_)),
    };
    nonsense(!fits, "hands", "renhou", Nonsense::Renhou);
    nonsense(riichi.stake < 0, "riichi", "stake", Nonsense::Stake);
    nonsense(draws.noten_pool < 0, "draws", "noten_pool", Nonsense::NotenPool);
    nonsense(draws.counter_value < 0, "draws", "counter_value", Nonsense::Counter);
    let stacks = table.indicator_stack >= 1 && table.indicator_stack <= table.dead_wall_stacks;
    nonsense(!stacks, "table", "indicator_stack", Nonsense::Indicator);
    let before = 2 * table.indicator_stack.saturating_sub(1);
    nonsense(table.replacement_tiles != before, "table", "replacement_tiles", Nonsense::Replacements);
    // Far above any rule set, and low enough that no hand's fu add up to more than a byte holds.
    let small = [
        ("double_wind_fu", payments.double_wind_fu),
        ("open_pinfu_fu", payments.open_pinfu_fu),
        ("rinshan_fu", payments.rinshan_fu),
    ];
    for (key, fu) in small {
        nonsense(fu > 10, "payments", key, Nonsense::Fu);
    }
    nonsense(payments.pairs_fu > 100, "payments", "pairs_fu", Nonsense::PairsFu);
    tiles.ok()
}
