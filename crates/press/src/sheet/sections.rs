//! What else a sheet says, by subject: the switches that a player asks about.

use hanchan_rules::{Chombo, Extension, Renhou, Rules};
use hanchan_score::mangan_payments;
use hanchan_tiles::{Players, Wind};
use hanchan_words::Words;
use serde::Serialize;

use super::yaku::liable;

/// Rules of one subject.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Section {
    /// The subject.
    pub title: String,
    /// The rules.
    pub rows: Vec<Row>,
}

/// A rule: what it decides, and how.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Row {
    /// What.
    pub name: String,
    /// How.
    pub value: String,
}

/// A subject's message, and its switches by group.
type Subject = (&'static str, &'static [(&'static str, &'static [&'static str])]);

const SUBJECTS: [Subject; 8] = [
    (
        "press-riichi",
        &[
            ("riichi", &["stake", "least-points", "least-tiles", "tile-won", "kan-after", "ippatsu-broken"]),
            (
                "riichi",
                &[
                    "discard-furiten",
                    "passed-tile",
                    "riichi-furiten",
                    "passed-without-yaku",
                    "leftover-sticks",
                ],
            ),
        ],
    ),
    (
        "press-dora-rules",
        &[
            ("table", &["red-fives"]),
            ("riichi", &["ura-dora", "kan-dora", "kan-ura-dora"]),
            ("calls", &["closed-kan-dora", "open-kan-dora"]),
            ("payments", &["norths", "north-dora", "rob-north", "north-after-riichi", "north-rinshan"]),
        ],
    ),
    (
        "press-calls",
        &[
            (
                "calls",
                &[
                    "pon-before-chi",
                    "chi",
                    "swap-calling",
                    "last-discard",
                    "two-rons",
                    "three-rons",
                    "ron-bonus",
                ],
            ),
            ("calls", &["four-kans-of-several", "four-kans-of-one", "rob-added-kan", "rob-closed-kan"]),
        ],
    ),
    (
        "press-hands",
        &[
            (
                "hands",
                &["least-han", "late-yaku", "double-wind-twice", "shousangen-with-dragons", "equal-pairs"],
            ),
            ("hands", &["honroutou-pairs", "ryuuiisou-hatsu", "haitei-rinshan", "renhou", "renhou-discard"]),
            ("hands", &["nagashi-broken", "nagashi-payments", "nagashi-dealer"]),
            ("payments", &["kiriage", "pinfu-tsumo-20", "three-player-ron", "three-player-tsumo"]),
        ],
    ),
    (
        "group-yakuman",
        &[(
            "yakuman",
            &["stacking", "most", "kazoe", "pao-condition", "pao-tsumo", "pao-ron", "pao-counters"],
        )],
    ),
    (
        "press-draws",
        &[
            ("draws", &["counter-winner", "counter-dealer-win", "counter-other-win", "counter-tenpai-draw"]),
            ("draws", &["counter-noten-draw", "renchan", "two-han-from", "two-han-as", "hide-tenpai"]),
            ("draws", &["four-riichi", "four-winds", "nine-kinds", "abort-dealer", "counter-abort"]),
        ],
    ),
    (
        "group-penalties",
        &[
            (
                "penalties",
                &["chombo", "chombo-points", "chombo-aftermath", "win-cancels-chombo", "false-win", "shout"],
            ),
            ("penalties", &["noten-riichi", "false-kan-after-riichi", "exposure-chombo-from", "exposure"]),
            ("penalties", &["wrong-count", "false-call", "out-of-turn", "call-with-dead-hand", "peeking"]),
            ("penalties", &["unregulated"]),
        ],
    ),
    (
        "press-game",
        &[
            ("table", &["players", "tiles", "start-points", "length", "extension", "target-points"]),
            ("draws", &["win-stop", "tenpai-stop", "bust"]),
            ("result", &["return-points", "oka", "uma", "uma-points", "rounding", "ties"]),
        ],
    ),
];

/// Whether a switch decides anything under these rules.
pub(crate) fn matters(rules: &Rules, group: &str, key: &str) -> bool {
    let switches = rules.switches();
    let three = switches.table.players == Players::Three;
    match (group, key) {
        ("payments", "norths" | "three-player-ron" | "three-player-tsumo") => three,
        ("payments", "north-dora" | "rob-north" | "north-after-riichi" | "north-rinshan") => {
            switches.payments.norths
        }
        ("hands", "renhou-discard") => switches.hands.renhou != Renhou::Off,
        ("hands", "nagashi-broken" | "nagashi-payments" | "nagashi-dealer") => switches.hands.nagashi,
        ("hands", "least-han") => switches.hands.least_han > 1,
        ("yakuman", "pao-condition" | "pao-tsumo" | "pao-ron" | "pao-counters") => !liable(rules).is_empty(),
        ("draws", "two-han-as") => switches.draws.two_han_from > 0,
        ("penalties", "chombo-points") => switches.penalties.chombo == Chombo::AfterGame,
        ("table", "target-points") => switches.table.extension != Extension::None,
        ("result", "oka") => switches.result.oka != 0,
        _ => true,
    }
}

pub(super) fn all(rules: &Rules, words: &Words) -> Vec<Section> {
    SUBJECTS.iter().map(|subject| section(subject, rules, words)).collect()
}

/// What another rule set has otherwise, of what stands on a sheet.
pub(super) fn otherwise(rules: &Rules, other: &Rules, words: &Words) -> Section {
    let keys = SUBJECTS.iter().flat_map(|(_, groups)| {
        groups.iter().flat_map(|&(group, keys)| keys.iter().map(move |&key| (group, key)))
    });
    let differs = |&(group, key): &(&str, &str)| rules.written(group, key) != other.written(group, key);
    let mut rows: Vec<Row> = keys
        .filter(|&(group, key)| matters(other, group, key))
        .filter(differs)
        .map(|(group, key)| Row { name: words.switch(group, key), value: words.value(other, group, key) })
        .collect();
    if other.switches().payments.norths {
        rows.push(norths(words));
    }
    let title = if other.switches().table.players == Players::Three { "press-three" } else { "press-four" };
    Section { title: words.text(title), rows }
}

/// What holds of Norths wherever they are set aside (C-042, C-043).
fn norths(words: &Words) -> Row {
    Row { name: words.text("dora-north"), value: words.text("press-norths") }
}

fn section(&(title, groups): &Subject, rules: &Rules, words: &Words) -> Section {
    let keys = groups.iter().flat_map(|&(group, keys)| keys.iter().map(move |&key| (group, key)));
    let mut rows: Vec<Row> = keys
        .filter(|&(group, key)| matters(rules, group, key))
        .map(|(group, key)| Row { name: words.switch(group, key), value: words.value(rules, group, key) })
        .collect();
    match title {
        "group-yakuman" => rows.extend(liability(rules, words)),
        "press-dora-rules" if rules.switches().payments.norths => rows.push(norths(words)),
        "press-draws" => rows.splice(0..0, payments_of_draws(rules, words)).for_each(drop),
        "group-penalties" => rows.splice(1..1, offence(rules, words)).for_each(drop),
        _ => {}
    }
    Section { title: words.text(title), rows }
}

/// For which yakuman somebody is liable.
fn liability(rules: &Rules, words: &Words) -> Option<Row> {
    let yaku = liable(rules);
    (!yaku.is_empty()).then(|| Row {
        name: words.text("press-liable"),
        value: words.list(yaku.into_iter().map(|yaku| words.yaku(yaku))),
    })
}

/// What a honba costs, and what is paid in a draw.
fn payments_of_draws(rules: &Rules, words: &Words) -> Vec<Row> {
    let draws = &rules.switches().draws;
    let payers = rules.switches().table.players.count() as i32 - 1;
    let counter = [("ron", draws.counter_value.into()), ("each", (draws.counter_value / payers).into())];
    let mut rows = vec![Row {
        name: words.switch("draws", "counter-value"),
        value: words.say("press-counter", counter),
    }];
    if draws.noten_pool > 0 {
        let share = |tenpai: i32| {
            let (get, pay) = (draws.noten_pool / tenpai, draws.noten_pool / (payers + 1 - tenpai));
            words.say("press-noten", [("tenpai", tenpai.into()), ("get", get.into()), ("pay", pay.into())])
        };
        let value = words.list((1..=payers).map(share));
        rows.push(Row { name: words.switch("draws", "noten-pool"), value });
    }
    if let Some(payments) = hanchan_score::nagashi_mangan(Wind::South, rules) {
        rows.push(Row { name: words.text("press-nagashi"), value: mangan(rules, &payments, words) });
    }
    rows
}

/// What a serious offence costs.
fn offence(rules: &Rules, words: &Words) -> Option<Row> {
    let payments = mangan_payments(Wind::South, rules);
    (rules.switches().penalties.chombo == Chombo::Mangan)
        .then(|| Row { name: words.text("press-chombo"), value: mangan(rules, &payments, words) })
}

/// A self-drawn mangan: shares of another than the dealer, and the dealer's.
fn mangan(rules: &Rules, payments: &hanchan_score::Payments, words: &Words) -> String {
    let of = |payments: &hanchan_score::Payments, seat: Wind| -payments.hand[seat.index()];
    let dealers = mangan_payments(Wind::East, rules);
    words.say(
        "press-mangan",
        [
            ("dealer", of(payments, Wind::East).into()),
            ("other", of(payments, Wind::West).into()),
            ("each", of(&dealers, Wind::South).into()),
        ],
    )
}
