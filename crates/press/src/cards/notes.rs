//! The sentences on a card: its requirements, what makes the yaku worth more, and notes.

use hanchan_lessons::Lesson;
use hanchan_rules::{Rules, Worth, Yaku};
use hanchan_words::Words;

use super::{DRAGONS, WINDS};
use crate::facts::Facts;
use crate::sheet::{is_closed, liable};

/// Pairs of yaku that are easily confused and never count in the same hand.
const ALIKE: [(Yaku, Yaku); 9] = [
    (Yaku::Iipeikou, Yaku::Ryanpeikou),
    (Yaku::Iipeikou, Yaku::Chiitoitsu),
    (Yaku::Ryanpeikou, Yaku::Chiitoitsu),
    (Yaku::Chanta, Yaku::Honroutou),
    (Yaku::Chanta, Yaku::Junchan),
    (Yaku::Honitsu, Yaku::Chinitsu),
    (Yaku::Riichi, Yaku::DoubleRiichi),
    (Yaku::Toitoi, Yaku::Chiitoitsu),
    (Yaku::Honroutou, Yaku::Chiitoitsu),
];

/// Returns sentences that say what a yaku requires.
pub(super) fn needs(lessons: &[&Lesson], rules: &Rules, words: &Words) -> Vec<String> {
    let yaku = lessons[0].yaku;
    let mut needs = Vec::new();
    if is_closed(yaku, rules) {
        needs.push(words.text("press-need-closed"));
    }
    needs.push(match lessons.len() {
        1 => words.about_yaku(yaku),
        _ if DRAGONS.contains(&yaku) => words.text("press-dragons.about"),
        _ => words.text("press-winds.about"),
    });
    if yaku == Yaku::Ryuuiisou && rules.switches().hands.ryuuiisou_hatsu {
        needs.push(words.switch("hands", "ryuuiisou-hatsu") + &words.text("press-stop"));
    }
    needs
}

/// Returns sentences that say what makes a yaku worth more.
pub(super) fn bonus(yaku: Yaku, rules: &Rules, words: &Words) -> Vec<String> {
    let mut bonus = Vec::new();
    match rules.worth(yaku) {
        Worth::Han { open, closed } if open > 0 && closed > open => {
            bonus.push(words.format("press-bonus-closed", [("han", (closed - open).into())]));
        }
        Worth::Yakuman(times) => {
            let variant =
                Yaku::VARIANTS.iter().find(|(plain, _)| *plain == yaku).map(|(_, variant)| *variant);
            if let Some(variant) = variant
                && let Worth::Yakuman(more) = rules.worth(variant)
                && more > times
            {
                let about = words.about_yaku(variant);
                bonus.push(words.format(
                    "press-bonus-yakuman",
                    [("times", (more - times).into()), ("about", about.into())],
                ));
            }
        }
        _ => {}
    }
    if yaku == Yaku::Riichi {
        let own = han(rules, Yaku::Riichi);
        for (with, more) in [
            (Yaku::Ippatsu, han(rules, Yaku::Ippatsu)),
            (Yaku::DoubleRiichi, han(rules, Yaku::DoubleRiichi).saturating_sub(own)),
        ] {
            if more > 0 {
                let about = format!("{}. {}", words.yaku(with), words.about_yaku(with));
                let more = words.format("han", [("han", more.into())]);
                bonus
                    .push(words.format("press-bonus-more", [("more", more.into()), ("about", about.into())]));
            }
        }
    }
    if WINDS.contains(&yaku) && rules.switches().hands.double_wind_twice {
        bonus.push(words.text("press-bonus-double-wind"));
    }
    bonus
}

fn han(rules: &Rules, yaku: Yaku) -> u8 {
    if let Worth::Han { closed, .. } = rules.worth(yaku) { closed } else { 0 }
}

/// Returns the notes on a yaku.
pub(super) fn notes(yaku: Yaku, rules: &Rules, facts: &Facts, words: &Words) -> Vec<String> {
    let mut notes = Vec::new();
    let always: Vec<Yaku> = facts.together.always(yaku);
    if !always.is_empty() {
        let always = words.list(always.into_iter().map(|yaku| words.yaku(yaku)));
        notes.push(words.format("press-always", [("yaku", always.into())]));
    }
    if yaku == Yaku::Shousangen && rules.switches().hands.shousangen_with_dragons {
        notes.push(words.text("press-with-dragons"));
    }
    let there = |other: Yaku| facts.together.yaku().contains(&other);
    let alike = ALIKE.iter().filter_map(|&(a, b)| match yaku {
        _ if facts.together.go(a, b) => None,
        _ if yaku == a && there(b) => Some(b),
        _ if yaku == b && there(a) => Some(a),
        _ => None,
    });
    let alike: Vec<String> = alike.map(|other| words.yaku(other)).collect();
    if !alike.is_empty() {
        notes.push(words.format("press-never", [("yaku", words.list(alike).into())]));
    }
    if liable(rules).contains(&yaku) {
        let of =
            |key: &str| format!("{}: {}", words.switch("yakuman", key), words.value(rules, "yakuman", key));
        let stop = words.text("press-stop");
        notes.extend(["pao-condition", "pao-tsumo", "pao-ron"].map(|key| of(key) + &stop));
    }
    notes
}
