//! Every message exists in every language, and every message is used.

use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};

use hanchan_rules::{Nonsense, OPTIONS, Rules, Shown, Yaku, keys, preset, preset_ids};
use hanchan_words::{Language, Style, Words};

fn folder() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR"))
}

/// Returns the messages of a file, by id, or by id and attribute.
fn messages(path: &Path) -> BTreeMap<String, String> {
    let text = std::fs::read_to_string(path).expect("a file of messages");
    let mut messages = BTreeMap::new();
    let (mut message, mut current) = (String::new(), String::new());
    for line in text.lines().filter(|line| !line.starts_with('#')) {
        let new = line.split_once(" =").filter(|(id, _)| !id.contains([' ', '[', '{']) && !id.is_empty());
        let attribute = line.trim_start().strip_prefix('.').and_then(|line| line.split_once(" ="));
        if let Some((id, text)) = new {
            id.clone_into(&mut message);
            id.clone_into(&mut current);
            assert!(
                messages.insert(id.to_owned(), text.to_owned()).is_none(),
                "{id} twice in {}",
                path.display()
            );
        } else if let Some((name, text)) = attribute {
            current = format!("{message}.{name}");
            messages.insert(current.clone(), text.to_owned());
        } else if let Some(text) = messages.get_mut(&current) {
            text.push('\n');
            text.push_str(line);
        }
    }
    messages
}

fn language_messages(language: Language) -> BTreeMap<String, String> {
    messages_of(language, &PROGRAM)
}

/// The message files that the Rust crates use; `PAGE` has those that only the web page uses.
const PROGRAM: [&str; 13] = [
    "rules", "yaku", "score", "hands", "refusals", "records", "server", "api", "deal", "table", "lessons",
    "press", "scripts",
];
const PAGE: [&str; 3] = ["web", "around", "training"];

fn messages_of(language: Language, files: &[&str]) -> BTreeMap<String, String> {
    let folder = folder().join("locales").join(language.code());
    let mut all = BTreeMap::new();
    for file in files {
        for (id, text) in messages(&folder.join(format!("{file}.ftl"))) {
            assert!(all.insert(id.clone(), text).is_none(), "{id} is in two files of {language:?}");
        }
    }
    all
}

fn variables(text: &str) -> BTreeSet<&str> {
    let after = text.split('$').skip(1);
    after.map(|rest| rest.split(|c: char| !c.is_alphanumeric()).next().unwrap_or_default()).collect()
}

#[test]
fn every_language_has_the_same_messages_with_the_same_variables() {
    let english = language_messages(Language::English);
    assert!(english.len() > 600);
    for language in Language::ALL {
        let messages = language_messages(language);
        let words = Words::new(language, Style::Native, None);
        let ids: BTreeSet<&String> = messages.keys().collect();
        assert_eq!(ids, english.keys().collect(), "{language:?}");
        for (id, text) in &messages {
            assert!(words.has(id), "{language:?}: {id} cannot be read");
            assert_eq!(variables(text), variables(&english[id]), "{language:?}: {id}");
            assert!(!text.trim().is_empty(), "{language:?}: {id}");
        }
    }
}

#[test]
fn the_page_has_the_same_messages_in_every_language() {
    let english = messages_of(Language::English, &PAGE);
    let of_program = language_messages(Language::English);
    assert!(english.keys().all(|id| !of_program.contains_key(id)), "the page shares the program's ids");
    for language in Language::ALL {
        let messages = messages_of(language, &PAGE);
        assert_eq!(messages.keys().collect::<Vec<_>>(), english.keys().collect::<Vec<_>>(), "{language:?}");
        for (id, text) in &messages {
            assert_eq!(variables(text), variables(&english[id]), "{language:?}: {id}");
            assert!(!text.trim().is_empty(), "{language:?}: {id}");
        }
        for file in PAGE {
            let path = folder().join(format!("locales/{}/{file}.ftl", language.code()));
            let text = std::fs::read_to_string(path).expect("a file of messages");
            assert!(fluent::FluentResource::try_new(text).is_ok(), "{language:?}: {file}");
        }
    }
}

#[test]
fn sentences_are_translated() {
    let all = |language| {
        let mut all = language_messages(language);
        all.extend(messages_of(language, &PAGE));
        all
    };
    let english = all(Language::English);
    for language in Language::ALL.into_iter().filter(|&language| language != Language::English) {
        let same = all(language).into_iter().filter(|(id, text)| {
            // Only file syntax and words that all languages share may be the same as in English.
            let words = text.split(|c: char| !c.is_alphabetic()).filter(|word| word.len() > 3).count();
            let shared = id.ends_with(".romanised") || text.contains("{{") || text.contains('$');
            english[id] == *text && words > 2 && !shared
        });
        let same: Vec<String> = same.map(|(id, _)| id).collect();
        assert!(same.iter().all(|id| id.starts_with("takes-worth")), "{language:?}: {same:?}");
    }
}

#[test]
fn every_rule_has_messages() {
    let presets: Vec<Rules> = preset_ids().filter_map(preset).collect();
    for language in Language::ALL {
        let words = Words::new(language, Style::Romanised, None);
        for (group, key) in keys() {
            assert!(words.has(&format!("group-{group}")), "{group}");
            let (name, about) = (words.switch(group, &key), words.about_switch(group, &key));
            assert!(!name.starts_with("switch-") && !name.starts_with("yaku-"), "{language:?}: {name}");
            assert!(!about.contains(".about"), "{language:?}: {about}");
            for rules in &presets {
                let value = words.value(rules, group, &key);
                assert!(!value.is_empty() && !value.starts_with("option-"), "{language:?}: {value}");
            }
        }
        for why in Nonsense::ALL {
            assert!(words.has(&format!("nonsense-{}", why.id())), "{why:?}");
        }
    }
}

/// Converts `SwapCalling` to `swap-calling`.
fn kebab(name: &str) -> String {
    name.chars().fold(String::new(), |kebab, c| {
        let dash = if c.is_uppercase() && !kebab.is_empty() { "-" } else { "" };
        format!("{kebab}{dash}{}", c.to_ascii_lowercase())
    })
}

#[test]
fn every_option_has_a_message() {
    let words = Words::new(Language::English, Style::Native, None);
    let expected: BTreeSet<String> =
        OPTIONS.iter().map(|(of, name)| format!("option-{}-{name}", kebab(of))).collect();
    assert!(expected.iter().all(|id| words.has(id)));
    let said: BTreeSet<String> =
        language_messages(Language::English).into_keys().filter(|id| id.starts_with("option-")).collect();
    assert_eq!(said, expected);
    assert!(expected.len() > 100);
}

#[test]
fn clubs_spell_yaku_as_their_documents_do() {
    let name = |language, club, style, yaku| Words::new(language, style, Some(club)).yaku(yaku);
    let russian = |club, style, yaku| name(Language::Russian, club, style, yaku);
    assert_eq!(russian("phoenix", Style::Romanised, Yaku::Ittsu), "Иццу");
    assert_eq!(russian("furiten", Style::Romanised, Yaku::Shousangen), "Шосанген");
    assert_eq!(russian("phoenix", Style::Romanised, Yaku::Shousangen), "Сёсанген");
    assert_eq!(russian("cheatsheet", Style::Native, Yaku::Haitei), "Луна с морского дна");
    assert_eq!(name(Language::Danish, "danish", Style::Native, Yaku::Iipeikou), "To helt ens chi");
    // A club's spelling is used only in its language, and a club's file has only what differs from the
    // default.
    assert_eq!(name(Language::English, "phoenix", Style::Romanised, Yaku::Ittsu), "Ittsuu");
    let phoenix = Words::new(Language::Russian, Style::Native, Some("phoenix"));
    assert!(!phoenix.about_yaku(Yaku::Ittsu).contains("about"));
    let general = language_messages(Language::English);
    let page = messages_of(Language::English, &PAGE);
    for club in ["phoenix", "cheatsheet", "process", "furiten", "danish"] {
        for id in messages(&folder().join(format!("clubs/{club}/names.ftl"))).into_keys() {
            assert!(general.contains_key(&id) || page.contains_key(&id), "{club}: {id}");
        }
    }
}

#[test]
fn clubs_replace_terms_that_exist() {
    let clubs =
        [("phoenix", "ru"), ("cheatsheet", "ru"), ("process", "ru"), ("furiten", "ru"), ("danish", "da")];
    for (club, code) in clubs {
        let terms = messages(&folder().join(format!("locales/{code}/terms.ftl")));
        for id in messages(&folder().join(format!("clubs/{club}/terms.ftl"))).into_keys() {
            assert!(id.starts_with('-') && terms.contains_key(&id), "{club}: {id}");
        }
    }
}

#[test]
fn numbers_are_formatted_for_each_language() {
    let write = |language, number: i32| Words::new(language, Style::Native, None).number(number);
    assert_eq!(write(Language::English, 8000), "8000");
    assert_eq!(write(Language::English, -12_000), "−12,000");
    assert_eq!(write(Language::Russian, 48_000), "48\u{a0}000");
    assert_eq!(write(Language::Danish, 1_000_000), "1.000.000");
}

#[test]
fn plural_forms_match_the_number() {
    let say = |language, shanten: i8| Words::new(language, Style::Native, None).shanten(shanten);
    let russian: BTreeSet<String> = [1, 2, 5].map(|shanten| say(Language::Russian, shanten)).into();
    assert_eq!(russian.len(), 3);
    assert!(say(Language::English, 2).contains("2 tiles"));
    assert_ne!(say(Language::Danish, 1), say(Language::Danish, 2));
}

#[test]
fn every_message_is_used() {
    let mut source = String::new();
    let mut folders =
        ["../words/src", "../lessons/src", "../api/src", "../cli/src", "../press/src", "../server/src/http"]
            .map(|name| folder().join(name))
            .to_vec();
    while let Some(next) = folders.pop() {
        for entry in std::fs::read_dir(next).expect("source") {
            let path = entry.expect("a file").path();
            if path.is_dir() {
                folders.push(path);
            } else if path.extension().is_some_and(|extension| extension == "rs") {
                source.push_str(&std::fs::read_to_string(path).expect("a file"));
            }
        }
    }
    // The messages of these families are checked by the tests of their enums.
    let families = [
        "switch-",
        "option-",
        "group-",
        "yaku-",
        "expect-",
        "nonsense-",
        "limit-",
        "abort-",
        "act-",
        "offence-",
        "phrase-",
        "table-",
        "problem-",
        "differs-",
        "reason-",
        "change-",
        "topic-",
        "may-",
        "how-",
        "press-chapter-",
    ];
    let unsaid: Vec<String> = language_messages(Language::English)
        .into_keys()
        .filter(|id| !id.contains('.') && !families.iter().any(|family| id.starts_with(family)))
        .filter(|id| !source.contains(&format!("\"{id}\"")))
        .collect();
    assert!(unsaid.is_empty(), "{unsaid:?}");
}

/// Returns the web page's source code.
fn page_source(folder: &Path) -> String {
    let entries = std::fs::read_dir(folder).expect("source").map(|entry| entry.expect("a file").path());
    let texts = entries.map(|path| match path.extension().and_then(|extension| extension.to_str()) {
        None if path.is_dir() => page_source(&path),
        Some("ts" | "svelte") => std::fs::read_to_string(path).expect("a file"),
        _ => String::new(),
    });
    texts.collect()
}

#[test]
fn every_message_of_the_page_is_used() {
    let source = page_source(&folder().join("../../web/src"));
    // The ids of these messages are built from a code at run time.
    let families = ["web-bot-", "web-wind-", "web-penalty-", "web-tiles-"];
    let unsaid: Vec<String> = messages_of(Language::English, &["web"])
        .into_keys()
        .filter(|id| !id.contains('.') && !families.iter().any(|family| id.starts_with(family)))
        .filter(|id| !source.contains(&format!("'{id}'")) && !source.contains(&format!("\"{id}\"")))
        .collect();
    assert!(unsaid.is_empty(), "{unsaid:?}");
}

#[test]
fn every_kind_of_switch_has_a_value_text() {
    let phoenix = preset("phoenix").expect("it comes with the program");
    assert_eq!(phoenix.shown("table", "red-fives"), Some(Shown::RedFives([1, 2, 1])));
    let words = Words::new(Language::English, Style::Native, None);
    assert_eq!(words.value(&phoenix, "calls", "draw-after"), "3 s");
    assert_eq!(words.value(&phoenix, "result", "uma-points"), "7000, 3000, −3000, −7000");
    assert_eq!(words.value(&phoenix, "yaku", "suuankou-tanki"), "double yakuman");
    assert_eq!(words.value(&phoenix, "yaku", "tanyao"), "1 han, closed only");
}
