//! Every message is complete in each club's wording and has no words that the club does not use.

use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};

use fluent::{FluentArgs, FluentBundle, FluentResource, FluentValue};
use hanchan_words::{Language, Style, Words};

fn folder() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR"))
}

fn read(path: &Path) -> String {
    std::fs::read_to_string(path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

/// A line of `clubs.tsv`.
struct Club {
    id: String,
    language: Language,
    rules: Vec<String>,
}

fn clubs() -> Vec<Club> {
    let list = read(&folder().join("clubs.tsv"));
    let parsed = list.lines().map(|line| match *line.split('\t').collect::<Vec<_>>() {
        [id, code, rules] => Club {
            id: id.to_owned(),
            language: Language::from_code(code).expect("a language"),
            rules: rules.split(' ').map(str::to_owned).collect(),
        },
        _ => panic!("not a club: {line}"),
    });
    parsed.collect()
}

/// Returns the message files of a language, including those of the web page but without the terms.
fn files(language: Language) -> Vec<PathBuf> {
    let entries = std::fs::read_dir(folder().join("locales").join(language.code())).expect("a folder");
    let paths = entries.map(|entry| entry.expect("a file").path());
    paths
        .filter(|path| path.extension().is_some_and(|is| is == "ftl") && !path.ends_with("terms.ftl"))
        .collect()
}

/// Returns the texts of a file by message, or by message and attribute. A message that has only attributes has no
/// text of its own.
fn texts(path: &Path) -> BTreeMap<String, String> {
    let mut texts: BTreeMap<String, String> = BTreeMap::new();
    let (mut message, mut current) = (String::new(), String::new());
    for line in read(path).lines().filter(|line| !line.starts_with('#')) {
        let id = line.split_once(" =").filter(|(id, _)| !id.is_empty() && !id.contains([' ', '[', '{']));
        let attribute = line.trim_start().strip_prefix('.').and_then(|line| line.split_once(" ="));
        if let Some((id, text)) = id {
            id.clone_into(&mut message);
            id.clone_into(&mut current);
            texts.insert(current.clone(), text.trim_start().to_owned());
        } else if let Some((name, text)) = attribute {
            current = format!("{message}.{name}");
            texts.insert(current.clone(), text.trim_start().to_owned());
        } else if let Some(text) = texts.get_mut(&current) {
            text.push('\n');
            text.push_str(line);
        }
    }
    texts.retain(|_, text| !text.trim().is_empty());
    texts
}

fn bundle(language: Language, files: &[PathBuf]) -> FluentBundle<FluentResource> {
    let mut bundle = FluentBundle::new(vec![language.code().parse().expect("a language")]);
    bundle.set_use_isolating(false);
    for path in files {
        let resource = FluentResource::try_new(read(path)).expect("messages without syntax errors");
        bundle.add_resource_overriding(resource);
    }
    bundle
}

/// Returns values for the variables in a text: `number` for those that select a variant, a letter for the others.
fn args(text: &str, number: u32) -> FluentArgs<'static> {
    let mut args = FluentArgs::new();
    for part in text.split('$').skip(1) {
        let name: String = part.chars().take_while(|c| c.is_alphanumeric()).collect();
        let selects = part[name.len()..].trim_start().starts_with("->");
        let known = args.get(name.clone()).is_some_and(|value| matches!(value, FluentValue::Number(_)));
        if selects {
            args.set(name, number);
        } else if !known {
            args.set(name, "X");
        }
    }
    args
}

/// Returns every message and attribute in a club's wording, rendered with several numbers.
fn rendered(club: &Club) -> Vec<(String, String)> {
    let own = folder().join("clubs").join(&club.id);
    let terms =
        [folder().join("locales").join(club.language.code()).join("terms.ftl"), own.join("terms.ftl")];
    let ours: Vec<PathBuf> = files(club.language);
    let names = own.join("names.ftl");
    let all = [
        (bundle(club.language, &[&terms[..], std::slice::from_ref(&names)].concat()), texts(&names)),
        (
            bundle(club.language, &[&terms[..], &ours[..]].concat()),
            ours.iter().flat_map(|path| texts(path)).collect(),
        ),
    ];
    let mut said = Vec::new();
    for id in all[1].1.keys() {
        let (bundle, texts) = all.iter().find(|(_, texts)| texts.contains_key(id)).expect("a text");
        let (message, attribute) =
            id.split_once('.').map_or((id.as_str(), None), |(id, name)| (id, Some(name)));
        let message = bundle.get_message(message).expect("a message");
        let pattern = match attribute {
            None => message.value(),
            Some(name) => message.get_attribute(name).map(|attribute| attribute.value()),
        };
        for number in [0, 1, 2, 5, 21] {
            let mut errors = Vec::new();
            let args = args(&texts[id], number);
            let text = bundle.format_pattern(pattern.expect("a pattern"), Some(&args), &mut errors);
            assert!(errors.is_empty(), "{}: {id}: {errors:?}", club.id);
            said.push((id.clone(), text.into_owned()));
        }
    }
    said
}

/// Returns the default words that a club does not use, as lower-case prefixes. A `|` marks the end of a word.
fn foreign(club: &str) -> impl Iterator<Item = &'static str> {
    let words = match club {
        "phoenix" => {
            "благородн, хонб, атамахане, шосанген, дабл, двойное риичи, нагаши, чиитойцу, рюисо|, \
             сууканцу, сууанко, чуурен, цуисо, иипейко, кюсюкюхай, по рону, дополнить, дополня, \
             дополненн, ответственн"
        }
        "cheatsheet" => {
            "тайл, хан|, хана|, ханы|, ханов|, ханах|, риичи, дилер, недилер, сет|, сета|, сеты|, \
             сетов|, сете|, сетом|, дискард, индикатор, терминал|, терминальн, благородный тайл, \
             благородные тайлы, благородных, хонб, соу|, победа, победы, победе, победу, победит, \
             дополнить, дополня, дополненн, ответственн, ханеман, санбайман, в дырку, ветер места, \
             ветра места, чант, джунчан, хайтей, риншан, ренхо, чихо, тенхо, нагаши, шосанген, рюисо|, \
             сууканцу, шосуши, дайсуши, дайсанген, чиитойцу, сананко, хонрото, лимит"
        }
        "furiten" => {
            "абортивн, пинфу, таняо, шосуши, дайсуши, цуисо, ограблен, 2 хана, по рону, двустороннее, \
             на два пона"
        }
        "process" => "хонб, недилер, по рону",
        "danish" => {
            "han|, ventede|, dobbeltendet|, den døde mur|, omgang|, omgangen|, dobbelt riichi|, \
             dobbelt yakuman|, tredobbelt yakuman|, pao|, yakuhai|, chankan|, chiihou|, \
             kokushi musou|, rinshan|, ryuuiisou|, sanankou|, shousangen|, østenvind|, \
             søndenvind|, vestenvind|, nordenvind|, dealer|, dealeren|, i første hug|, \
             skjult selvtræk|, samme chi i tre kulører|, samme pong i tre kulører|, \
             række fra et til ni|, to gange to helt ens chi|"
        }
        _ => "",
    };
    words.split(", ").filter(|word| !word.is_empty())
}

/// Returns whether a word of the text starts with this prefix.
fn has_word(text: &str, start: &str) -> bool {
    let (start, whole) = start.strip_suffix('|').map_or((start, false), |start| (start, true));
    text.match_indices(start).any(|(at, _)| {
        let before = text[..at].chars().next_back();
        let after = text[at + start.len()..].chars().next();
        !(before.is_some_and(char::is_alphanumeric) || whole && after.is_some_and(char::is_alphanumeric))
    })
}

#[test]
fn every_message_uses_the_clubs_own_words() {
    let mut wrong = Vec::new();
    for club in clubs() {
        let said = rendered(&club);
        assert!(said.len() > 5000, "{}", club.id);
        for (id, text) in said {
            assert!(!text.contains("{-") && !text.contains("{$"), "{}: {id}: {text}", club.id);
            let lower = text.to_lowercase();
            let words = foreign(&club.id).filter(|word| has_word(&lower, word));
            // This message is about a computer terminal, not a terminal tile.
            if id != "replay-terminal" {
                wrong.extend(words.map(|word| format!("{}: {id}: {word}: {text}", club.id)));
            }
        }
    }
    wrong.dedup();
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

/// Returns the name and grammatical case of each term in a text.
fn terms_in(text: &str) -> impl Iterator<Item = (&str, &str)> {
    text.split("{ -").skip(1).filter_map(|rest| {
        let name = rest.split([' ', '(', '.']).next()?;
        let case = rest.split(" }").next()?.split_once("case: \"").map_or("", |(_, case)| case);
        Some((name, case.split('"').next()?))
    })
}

#[test]
fn every_case_of_a_term_is_defined_wherever_the_term_is() {
    for club in clubs() {
        let locale = folder().join("locales").join(club.language.code());
        let own = folder().join("clubs").join(&club.id);
        let (house, mine) = (texts(&locale.join("terms.ftl")), texts(&own.join("terms.ftl")));
        let mut used = BTreeSet::new();
        for path in files(club.language).into_iter().chain([own.join("names.ftl")]) {
            // The Fluent library keeps messages and terms in one table.
            let clash = texts(&path).into_keys().find(|id| house.contains_key(&format!("-{id}")));
            assert_eq!(clash, None, "a term and a message with the same name");
            let text = read(&path);
            used.extend(terms_in(&text).map(|(name, case)| (format!("-{name}"), case.to_owned())));
        }
        for (name, case) in used {
            let defined = [house.get(&name), mine.get(&name)];
            assert!(defined[0].is_some(), "{}: {name} is not a term", club.id);
            for text in defined.into_iter().flatten().filter(|_| !case.is_empty()) {
                assert!(text.contains(&format!("[{case}]")), "{}: {name} has no {case}", club.id);
            }
        }
    }
}

#[test]
fn every_club_has_a_folder_and_rule_sets_that_exist() {
    let listed: BTreeSet<String> = clubs().into_iter().map(|club| club.id).collect();
    let entries = std::fs::read_dir(folder().join("clubs")).expect("a folder");
    let folders = entries.map(|entry| entry.expect("a file").path()).filter(|path| path.is_dir());
    let folders: BTreeSet<String> =
        folders.filter_map(|path| Some(path.file_name()?.to_str()?.to_owned())).collect();
    assert_eq!(listed, folders);
    for club in clubs() {
        for rules in &club.rules {
            assert!(hanchan_rules::preset(rules).is_some(), "{rules}");
            assert!(Words::club(club.language, Style::Native, rules).is_some(), "{rules}");
        }
    }
}

#[test]
fn club_terms_replace_default_terms_in_running_text() {
    let say = |rules| Words::new(Language::Russian, Style::Romanised, rules).text("press-draws");
    assert_eq!(say(None), "Хонба и ничьи");
    assert_eq!(say(Some("phoenix")), "Ренчаны и ничьи");
    assert_eq!(say(Some("cheatsheet-3p")), "Повторения и ничьи");
    let cheatsheet = Words::new(Language::Russian, Style::Native, Some("cheatsheet"));
    assert_eq!(cheatsheet.format("han", [("han", 2.into())]), "2 фана");
    let phoenix = Words::new(Language::Russian, Style::Native, Some("phoenix"));
    assert_eq!(phoenix.format("pays-honba", [("honba", 5.into())]), "5 ренчанов");
}
