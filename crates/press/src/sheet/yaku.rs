//! The yaku on a sheet, grouped by value, and the table that shows which of them combine.

use hanchan_rules::{Renhou, Rules, Worth, Yaku};
use hanchan_score::Limit;
use hanchan_words::{Style, Words};
use serde::Serialize;

use crate::facts::{Together, YAKUHAI};

/// Yaku with the same value.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct YakuGroup {
    /// The text for the value.
    pub title: String,
    /// Whether the yaku are yakuman, so that no han are shown.
    pub yakuman: bool,
    /// The yaku.
    pub lines: Vec<YakuLine>,
}

/// A yaku on a sheet, or several of the same kind and value.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct YakuLine {
    /// The yaku's ids.
    pub yaku: Vec<&'static str>,
    /// The name in the chosen style.
    pub name: String,
    /// The name in the other style, if it differs; otherwise empty.
    pub also: String,
    /// The requirements.
    pub about: String,
    /// The value in a closed hand.
    pub closed: String,
    /// The value in an open hand.
    pub open: String,
    /// Whether the yaku only counts in closed hands.
    pub closed_only: bool,
    /// Marks that refer to the legend.
    pub marks: String,
}

/// Returns whether a yaku only counts in closed hands.
pub(crate) fn is_closed(yaku: Yaku, rules: &Rules) -> bool {
    matches!(rules.worth(yaku), Worth::Han { open: 0, .. }) || yaku.is_closed()
}

/// Returns the yaku for which a player can be liable (pao).
pub(crate) fn liable(rules: &Rules) -> Vec<Yaku> {
    let switches = &rules.switches().yakuman;
    let all = [
        (Yaku::Daisangen, switches.pao_daisangen),
        (Yaku::Shousuushii, switches.pao_shousuushii),
        (Yaku::Daisuushii, switches.pao_daisuushii),
        (Yaku::Suukantsu, switches.pao_suukantsu),
    ];
    all.into_iter().filter(|(_, liable)| *liable).map(|(yaku, _)| yaku).collect()
}

/// Returns the yaku that occur; those that share a line are in one list.
fn lines(rules: &Rules, together: &Together) -> Vec<Vec<Yaku>> {
    let there = |yaku: &Yaku| together.yaku().contains(yaku);
    let same = |a: Yaku, b: Yaku| there(&a) && there(&b) && rules.worth(a) == rules.worth(b);
    let yakuhai = YAKUHAI.iter().all(|&yaku| same(yaku, YAKUHAI[0]));
    let mut lines: Vec<Vec<Yaku>> = Vec::new();
    for &yaku in together.yaku() {
        let with = match Yaku::VARIANTS.iter().find(|(_, variant)| *variant == yaku) {
            Some(&(plain, _)) => Some(plain).filter(|&plain| same(plain, yaku)),
            None => Some(YAKUHAI[0]).filter(|_| yakuhai && YAKUHAI[1..].contains(&yaku)),
        };
        match lines.iter_mut().find(|line| with.is_some_and(|with| line.contains(&with))) {
            Some(line) => line.push(yaku),
            None => lines.push(vec![yaku]),
        }
    }
    lines
}

/// Returns the sort key of a value: by han, with yakuman last.
fn rank(worth: Worth) -> (bool, u8) {
    match worth {
        Worth::Off => (false, 0),
        Worth::Han { open: 0, closed } => (false, closed),
        Worth::Han { open, .. } => (false, open),
        Worth::Yakuman(times) => (true, times),
    }
}

pub(super) fn groups(rules: &Rules, together: &Together, words: &Words) -> Vec<YakuGroup> {
    let lines = lines(rules, together);
    let mut ranks: Vec<(bool, u8)> = lines.iter().map(|line| rank(rules.worth(line[0]))).collect();
    ranks.sort_unstable();
    ranks.dedup();
    let group = |of: (bool, u8)| YakuGroup {
        title: if of.0 {
            words.format("times-yakuman", [("times", of.1.into())])
        } else {
            words.format("han", [("han", of.1.into())])
        },
        yakuman: of.0,
        lines: lines
            .iter()
            .filter(|line| rank(rules.worth(line[0])) == of)
            .map(|line| one(line, rules, words))
            .collect(),
    };
    ranks.into_iter().map(group).collect()
}

fn one(line: &[Yaku], rules: &Rules, words: &Words) -> YakuLine {
    let yaku = line[0];
    let (name, also) = names(line, words);
    let worth = rules.worth(yaku);
    let mangan = yaku == Yaku::NagashiMangan
        || yaku == Yaku::Renhou && rules.switches().hands.renhou == Renhou::Mangan;
    let (closed, open) = match worth {
        Worth::Han { open: 0, .. } if mangan => (words.limit(Limit::Mangan), "–".to_owned()),
        Worth::Han { .. } if mangan => (words.limit(Limit::Mangan), String::new()),
        Worth::Han { open: 0, closed } => (closed.to_string(), "–".to_owned()),
        Worth::Han { open, closed } => (closed.to_string(), open.to_string()),
        Worth::Yakuman(_) | Worth::Off => (String::new(), String::new()),
    };
    let closed_only = is_closed(yaku, rules);
    let marks =
        [("°", yaku.is_situation()), ("*", yaku.is_of_first_turn()), ("†", liable(rules).contains(&yaku))];
    YakuLine {
        yaku: line.iter().map(|yaku| yaku.id()).collect(),
        name,
        also,
        about: about(line, words),
        closed,
        open,
        closed_only,
        marks: marks.into_iter().filter(|(_, there)| *there).map(|(mark, _)| mark).collect(),
    }
}

/// Returns a line's name in the chosen style, and in the other style if that differs.
fn names(line: &[Yaku], words: &Words) -> (String, String) {
    let id = if line[0] == YAKUHAI[0] && line.len() > 1 {
        "press-yakuhai".to_owned()
    } else {
        format!("yaku-{}", line[0].id())
    };
    let (native, romanised) = (words.text(&id), words.text(&format!("{id}.romanised")));
    let (name, also) = match words.style() {
        Style::Native => (native, romanised),
        Style::Romanised => (romanised, native),
    };
    let same = also.to_lowercase() == name.to_lowercase();
    (name, if same { String::new() } else { also })
}

/// Returns the first name in a list of names.
fn short(name: &str) -> String {
    name.split([',', '、']).next().unwrap_or(name).to_owned()
}

fn about(line: &[Yaku], words: &Words) -> String {
    if line[0] == YAKUHAI[0] && line.len() > 1 {
        return words.text("press-yakuhai.about");
    }
    words.about_yaku(line[0])
}

/// The table that shows which yaku combine.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Matrix {
    /// The rows, one for each line of yaku that are not yakuman. Each row also stands for a column.
    pub rows: Vec<MatrixRow>,
}

/// A row of the table that shows which yaku combine.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct MatrixRow {
    /// The yaku's name.
    pub name: String,
    /// Whether the yaku combines with the yaku of each previous row.
    pub goes: Vec<bool>,
}

impl Matrix {
    pub(super) fn of(rules: &Rules, together: &Together, words: &Words) -> Matrix {
        let mut lines = lines(rules, together);
        lines.retain(|line| !rank(rules.worth(line[0])).0 && line[0] != Yaku::NagashiMangan);
        let go = |a: &[Yaku], b: &[Yaku]| a.iter().any(|&a| b.iter().any(|&b| together.go(a, b)));
        let rows = lines.iter().enumerate().map(|(i, line)| MatrixRow {
            name: short(&names(line, words).0),
            goes: lines[..i].iter().map(|before| go(before, line)).collect(),
        });
        Matrix { rows: rows.collect() }
    }
}
