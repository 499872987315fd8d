//! Finds yaku by any of their names.

use std::collections::BTreeMap;
use std::sync::LazyLock;

use hanchan_rules::{Yaku, preset_ids};
use hanchan_words::{Language, Style, Words};

/// Spellings that are not in the message files: those in club documents, and others in use.
const OTHERS: [(&str, Yaku); 14] = [
    ("Цууисо", Yaku::Tsuuiisou),
    ("Цуиисо", Yaku::Tsuuiisou),
    ("Кокушимусо", Yaku::Kokushi),
    ("13 сирот", Yaku::Kokushi),
    ("Риншан", Yaku::Rinshan),
    ("Чанкан", Yaku::Chankan),
    ("Тангяю", Yaku::Tanyao),
    ("Итцу", Yaku::Ittsu),
    ("Тянта", Yaku::Chanta),
    ("Дзюнтян", Yaku::Junchan),
    ("Тойтой", Yaku::Toitoi),
    ("Sanshoku", Yaku::SanshokuDoujun),
    ("Tsui iisou", Yaku::Tsuuiisou),
    ("Chuuren", Yaku::Chuuren),
];

static NAMES: LazyLock<BTreeMap<String, Vec<Yaku>>> = LazyLock::new(|| {
    let mut names: BTreeMap<String, Vec<Yaku>> = BTreeMap::new();
    let mut add = |name: &str, yaku: Yaku| {
        // "якухай: свой ветер" is also called "якухай".
        let parts = name.split([',', ':', '(', '—', '：']).next();
        for name in [Some(name), parts].into_iter().flatten().map(key).filter(|name| !name.is_empty()) {
            let known = names.entry(name).or_default();
            if !known.contains(&yaku) {
                known.push(yaku);
            }
        }
    };
    for rules in preset_ids() {
        for language in Language::ALL {
            for style in [Style::Native, Style::Romanised] {
                let words = Words::new(language, style, Some(rules));
                for &yaku in Yaku::ALL {
                    add(&words.yaku(yaku), yaku);
                }
            }
        }
    }
    for (name, yaku) in OTHERS {
        add(name, yaku);
    }
    names
});

/// Normalises a name, so that different spellings compare equal.
fn key(name: &str) -> String {
    name.to_lowercase().replace('ё', "е").chars().filter(|c| c.is_alphanumeric()).collect()
}

/// Returns the yaku with this name in any language and spelling; several if it names a family, such as yakuhai.
pub(super) fn named(name: &str) -> &'static [Yaku] {
    NAMES.get(&key(name)).map_or(&[], Vec::as_slice)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn yaku_are_found_in_any_spelling() {
        for (name, yaku) in [
            ("Пин-фу", Yaku::Pinfu),
            ("пинфу", Yaku::Pinfu),
            ("Плоская рука", Yaku::Pinfu),
            ("PINFU", Yaku::Pinfu),
            ("平和", Yaku::Pinfu),
            ("Tre ens chi", Yaku::SanshokuDoujun),
            ("Шосанген", Yaku::Shousangen),
            ("сёсанген", Yaku::Shousangen),
            ("цуиисо", Yaku::Tsuuiisou),
        ] {
            assert!(named(name).contains(&yaku), "{name}: {:?}", named(name));
        }
        assert_eq!(named("якухай").len(), 5);
        assert!(named("якуман").is_empty() && named("не засчитывается").is_empty() && named("").is_empty());
    }
}
