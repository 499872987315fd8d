//! A validated rule set.

use std::collections::BTreeMap;
use std::fmt::{self, Write as _};

use hanchan_tiles::{Kind, TileSet};
use sha2::{Digest, Sha256};

use crate::choice::{Shown, Value, nearest};
use crate::choices::{DragonOrder, WindOrder};
use crate::hex;
use crate::library::preset_ids;
use crate::problem::{FilePosition, RuleProblem, RuleProblemKind, RuleProblems};
use crate::raw::{Key, Raw, RuleEntry, RuleFile};
use crate::sense;
use crate::switches::{Switches, Table};
use crate::yaku::{Worth, Yaku, YakuSet};

/// A complete, validated rule set: every switch has a value, and every value has a source.
///
/// Get one with [`preset`](crate::preset()), with [`open`](crate::open()) by name or from a file, or with
/// [`Rules::load`] from a [`RuleFile`].
///
/// ```
/// use hanchan_rules::{RuleFile, Rules, Worth, Yaku, preset_file};
///
/// let text = r#"
///     id = "our-club"
///     version = 1
///     title = { en = "Our club" }
///     source = "decisions of the general meeting"
///     base = "ema"
///
///     [yaku]
///     sanrenkou = { is = [2, 2], by = "old habit" }
/// "#;
/// let rules = Rules::load(&RuleFile::parse("our-club.toml", text)?, preset_file)?;
/// assert_eq!(rules.worth(Yaku::Sanrenkou), Worth::Han { open: 2, closed: 2 });
/// assert_eq!(rules.source_of("yaku", "sanrenkou").unwrap().by, ["old habit"]);
/// assert_eq!(rules.source_of("yaku", "tanyao").unwrap().rule_set, "ema");
/// # Ok::<(), hanchan_rules::RuleProblems>(())
/// ```
#[derive(Clone, PartialEq, Debug)]
pub struct Rules {
    /// The rule set's id.
    pub id: String,
    /// The rule set's version.
    pub version: u32,
    /// The title, by language code.
    pub titles: BTreeMap<String, String>,
    /// The documents the rule set is based on, by language code. A source in only one language is stored under
    /// `en`.
    pub sources: BTreeMap<String, String>,
    /// The id of the base: the rule set that provides the values that this rule set's own file does not set.
    pub base: Option<String>,
    switches: Switches,
    worth: [Worth; Yaku::COUNT],
    yakuman: YakuSet,
    dora: [Kind; Kind::COUNT],
    tiles: TileSet,
    entries: BTreeMap<Key, RuleEntry>,
}

impl Rules {
    /// Merges a file with its bases and validates the result. `find` returns the file of a base by its id.
    pub fn load(file: &RuleFile, find: impl Fn(&str) -> Option<RuleFile>) -> Result<Rules, RuleProblems> {
        Rules::join(file, |id| Ok(find(id)), Vec::new())
    }

    /// Parses a file, merges it with its bases, and reports all problems in any of them.
    pub fn check(
        name: &str,
        text: &str,
        find: impl Fn(&str) -> Result<Option<RuleFile>, RuleProblems>,
    ) -> Result<Rules, RuleProblems> {
        let (file, problems) = RuleFile::read(name, text)?;
        Rules::join(&file, find, problems)
    }

    /// Merges a file with its bases. `problems` are those already found while parsing the file.
    fn join(
        file: &RuleFile,
        find: impl Fn(&str) -> Result<Option<RuleFile>, RuleProblems>,
        mut problems: Vec<RuleProblem>,
    ) -> Result<Rules, RuleProblems> {
        let whole = file.base_place.clone();
        let mut entries = file.entries.clone();
        let mut next = file.base.clone();
        let mut known = vec![file.id.clone()];
        while let Some(id) = next {
            let found = if known.contains(&id) { Ok(None) } else { find(&id) };
            let base = match found {
                Ok(Some(base)) => base,
                Ok(None) => {
                    let meant = nearest(&id, &preset_ids().collect::<Vec<_>>()).filter(|meant| *meant != id);
                    let loops = known.contains(&id);
                    let complaint =
                        if loops { RuleProblemKind::BaseLoop(id) } else { RuleProblemKind::Base(id, meant) };
                    problems.push(RuleProblem { place: whole, complaint });
                    return Err(problems.into());
                }
                Err(of_base) => {
                    problems.extend(of_base);
                    return Err(problems.into());
                }
            };
            for (key, entry) in base.entries {
                entries.entry(key).or_insert(entry);
            }
            known.push(id);
            next = base.base;
        }
        let own = file.id.clone();
        let by_default = |value: Raw| RuleEntry {
            value,
            by: vec!["common practice (default)".to_owned()],
            rule_set: own.clone(),
            place: whole.clone(),
        };
        for switch in Switches::ALL {
            if let Some(default) = switch.default {
                let key = (switch.group.to_owned(), switch.key.to_owned());
                entries.entry(key).or_insert_with(|| by_default(Raw::parse(default)));
            }
        }
        for yaku in Yaku::ALL.iter().filter(|yaku| yaku.is_local()) {
            let key = ("yaku".to_owned(), yaku.id().to_owned());
            entries.entry(key).or_insert_with(|| by_default(Raw::Text("off".to_owned())));
        }
        let mut draft = Draft { entries, problems, whole, own };
        let switches = Switches::read(&mut draft);
        for yaku in Yaku::ALL {
            draft.check::<Worth>("yaku", yaku.id());
        }
        let worth: Option<Vec<Worth>> = Yaku::ALL.iter().map(|yaku| draft.value("yaku", yaku.id())).collect();
        let worth: Option<[Worth; Yaku::COUNT]> = worth.and_then(|worth| worth.try_into().ok());
        let (Some(switches), Some(worth)) = (switches, worth) else {
            draft.problems.sort_by_key(|problem| (problem.place.file.clone(), problem.place.line));
            return Err(draft.problems.into());
        };
        let tiles = sense::check(&switches, &worth, &mut draft);
        draft.problems.sort_by_key(|problem| (problem.place.file.clone(), problem.place.line));
        match tiles {
            Some(tiles) if draft.problems.is_empty() => Ok(Rules {
                id: file.id.clone(),
                version: file.version,
                titles: file.titles.clone(),
                sources: file.sources.clone(),
                base: file.base.clone(),
                worth,
                yakuman: yakuman(&worth),
                dora: Kind::ALL.map(|indicator| dora(indicator, &switches.table)),
                switches,
                tiles,
                entries: draft.entries,
            }),
            _ => Err(draft.problems.into()),
        }
    }

    /// Returns the values of all switches except yaku. To change some of them, use [`Rules::with_switches`], which
    /// validates the changed copy.
    #[inline]
    pub fn switches(&self) -> &Switches {
        &self.switches
    }

    /// Returns a copy with some switches changed, validated like a rule file. Changed switches have no source
    /// ([`Rules::source_of`]). The id and the version stay the same.
    ///
    /// ```
    /// use hanchan_rules::{Length, preset};
    ///
    /// let short = preset("ema").unwrap().with_switches(|switches| switches.table.length = Length::East).unwrap();
    /// assert_eq!(short.switches().table.length, Length::East);
    /// assert!(short.with_switches(|switches| switches.table.start_points = -1).is_err());
    /// ```
    pub fn with_switches(&self, change: impl FnOnce(&mut Switches)) -> Result<Rules, RuleProblems> {
        let mut switches = self.switches.clone();
        change(&mut switches);
        let mut entries = self.entries.clone();
        entries.retain(|(group, key), _| {
            group == "yaku" || self.switches.written(group, key) == switches.written(group, key)
        });
        let whole = FilePosition { file: self.id.clone(), line: 1, column: 1 };
        let mut draft = Draft { entries, problems: Vec::new(), whole, own: self.id.clone() };
        match sense::check(&switches, &self.worth, &mut draft) {
            Some(tiles) if draft.problems.is_empty() => Ok(Rules {
                dora: Kind::ALL.map(|indicator| dora(indicator, &switches.table)),
                switches,
                tiles,
                entries: draft.entries,
                ..self.clone()
            }),
            _ => Err(draft.problems.into()),
        }
    }

    /// Returns the value of a yaku.
    #[inline]
    pub fn worth(&self, yaku: Yaku) -> Worth {
        self.worth[yaku as usize]
    }

    /// Returns the yaku that are yakuman.
    #[inline]
    pub fn yakuman(&self) -> YakuSet {
        self.yakuman
    }

    /// Returns the dora that an indicator points to.
    #[inline]
    pub fn dora(&self, indicator: Kind) -> Kind {
        self.dora[indicator.index()]
    }

    /// Returns the tiles in play.
    pub fn tile_set(&self) -> TileSet {
        self.tiles
    }

    /// Returns the source of a switch or yaku, given its group and its key as written in rule files.
    pub fn source_of(&self, group: &str, key: &str) -> Option<&RuleEntry> {
        let key = if group == "yaku" { key.to_owned() } else { key.replace('-', "_") };
        self.entries.get(&(group.to_owned(), key))
    }

    /// Returns the value of a switch or yaku as written in rule files.
    pub fn written(&self, group: &str, key: &str) -> Option<String> {
        use crate::choice::Value as _;
        match group {
            "yaku" => Yaku::from_id(key).map(|yaku| self.worth(yaku).write()),
            _ => self.switches.written(group, &key.replace('-', "_")),
        }
    }

    /// Returns the value of a switch or yaku in a form that can be translated.
    pub fn shown(&self, group: &str, key: &str) -> Option<Shown> {
        match group {
            "yaku" => Yaku::from_id(key).map(|yaku| Shown::Worth(self.worth(yaku))),
            _ => self.switches.shown(group, &key.replace('-', "_")),
        }
    }

    /// Returns the rule set as text: every switch and yaku that affects play with its value, one per line, in a
    /// fixed order. Two rule sets with the same text play the same. Values equal to their default are omitted, so
    /// that the text of a rule set, and thereby the hash that records store, stays the same when a switch or a
    /// local yaku is added.
    pub fn canonical(&self) -> String {
        let mut text = String::new();
        for (group, key) in keys() {
            let value = self.written(group, &key).unwrap_or_default();
            if default_of(group, &key).is_some_and(|default| default == value) {
                continue;
            }
            let _ = writeln!(text, "{group}.{key} = {value}");
        }
        text
    }

    /// Returns the rule set as a file that has all values itself, so that another file can use it as its base.
    ///
    /// ```
    /// use hanchan_rules::{RuleFile, Rules, preset};
    ///
    /// let ema = preset("ema").unwrap();
    /// let text = "id = \"ours\"\nversion = 1\ntitle.en = \"Ours\"\nsource = \"our club\"\nbase = \"ema\"\n";
    /// let ours = Rules::load(&RuleFile::parse("ours.toml", text)?, |_| Some(ema.to_file()))?;
    /// assert_eq!(ours.canonical(), ema.canonical());
    /// assert_eq!(ours.source_of("yaku", "tanyao"), ema.source_of("yaku", "tanyao"));
    /// # Ok::<(), hanchan_rules::RuleProblems>(())
    /// ```
    pub fn to_file(&self) -> RuleFile {
        RuleFile {
            id: self.id.clone(),
            version: self.version,
            titles: self.titles.clone(),
            sources: self.sources.clone(),
            base: None,
            base_place: FilePosition { file: self.id.clone(), line: 1, column: 1 },
            entries: self.entries.clone(),
        }
    }

    /// Returns the name stored in records: id, version and a hash of everything that affects play.
    pub fn name(&self) -> RulesName {
        let hash = hex::encode(&Sha256::digest(self.canonical()));
        RulesName { id: self.id.clone(), version: self.version, hash }
    }
}

/// Identifies a rule set in game records, so that a game can be replayed under the same rules. Two rule sets with
/// the same hash play the same.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(rename_all = "kebab-case"))]
pub struct RulesName {
    /// The rule set's id.
    pub id: String,
    /// The rule set's version.
    pub version: u32,
    /// The SHA-256 hash of the canonical text, in hexadecimal.
    pub hash: String,
}

impl fmt::Display for RulesName {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {} {}", self.id, self.version, self.hash)
    }
}

/// Iterates over every switch and yaku: its group, and its key as written in rule files.
pub fn keys() -> impl Iterator<Item = (&'static str, String)> {
    let switches = Switches::ALL.iter().map(|switch| (switch.group, switch.key.replace('_', "-")));
    switches.chain(Yaku::ALL.iter().map(|yaku| ("yaku", yaku.id().to_owned())))
}

/// Returns the default value of a switch or yaku, if it has one.
fn default_of(group: &str, key: &str) -> Option<&'static str> {
    if group == "yaku" {
        return Yaku::from_id(key).filter(|yaku| yaku.is_local()).map(|_| "\"off\"");
    }
    Switches::ALL.iter().find(|switch| switch.group == group && switch.written_key() == key)?.default
}

fn yakuman(worth: &[Worth]) -> YakuSet {
    let is_yakuman = |yaku: &Yaku| matches!(worth[*yaku as usize], Worth::Yakuman(_));
    Yaku::ALL.iter().copied().filter(is_yakuman).collect()
}

/// Returns the dora that an indicator points to: the next rank, wind or dragon in play.
fn dora(indicator: Kind, table: &Table) -> Kind {
    // In a cycle of three dragons (or four winds), the previous one is two (or three) steps ahead.
    let steps = match indicator.index() {
        31.. if table.dragon_order == DragonOrder::WhiteRedGreen => 2,
        27..=30 if table.wind_order == WindOrder::EastNorthWestSouth => 3,
        _ => 1,
    };
    (0..steps).fold(indicator, |kind, _| kind.dora(table.tiles))
}

/// A rule file merged with its bases, while it is being validated.
pub(crate) struct Draft {
    pub(crate) entries: BTreeMap<Key, RuleEntry>,
    pub(crate) problems: Vec<RuleProblem>,
    /// The position at which missing values are reported.
    pub(crate) whole: FilePosition,
    /// The id of the rule set that is being validated.
    pub(crate) own: String,
}

impl Draft {
    /// Checks that a key has a value of the right type, and reports a problem if not.
    pub(crate) fn check<T: Value>(&mut self, group: &str, key: &str) {
        let name = key.replace('_', "-");
        let Some(entry) = self.entries.get(&(group.to_owned(), key.to_owned())) else {
            let complaint = RuleProblemKind::Undecided(format!("{group}.{name}"));
            return self.problems.push(RuleProblem { place: self.whole.clone(), complaint });
        };
        if let Err(expected) = T::read(&entry.value) {
            let complaint = RuleProblemKind::Wrong { key: name, found: entry.value.quoted(), expected };
            self.problems.push(RuleProblem { place: entry.place.clone(), complaint });
        }
    }

    pub(crate) fn value<T: Value>(&self, group: &str, key: &str) -> Option<T> {
        let entry = self.entries.get(&(group.to_owned(), key.to_owned()))?;
        T::read(&entry.value).ok()
    }

    /// Returns the position at which conflicting values are reported: the first of these keys that the file itself
    /// sets.
    pub(crate) fn place(&self, keys: &[(&str, &str)]) -> FilePosition {
        let entry = |(group, key): &(&str, &str)| self.entries.get(&((*group).to_owned(), (*key).to_owned()));
        let own = keys.iter().filter_map(entry).find(|entry| entry.rule_set == self.own);
        own.map_or_else(|| self.whole.clone(), |entry| entry.place.clone())
    }
}
