//! The presets, and invalid rule files.

mod common;

use std::collections::BTreeSet;
use std::fmt::Write as _;

use hanchan_rules::{
    CounterWinner, FifthTileTenpai, RuleFile, RuleProblem, RuleProblemKind, RuleProblems, Rules, Worth, Yaku,
    keys, preset, preset_file, preset_files, preset_ids, statement, statements,
};
use hanchan_tiles::{Deck, Players, Suit};

use common::ids;

fn all() -> Vec<Rules> {
    let files = preset_files().unwrap_or_else(|problems| panic!("{problems:#?}"));
    let load = |file: &RuleFile| Rules::load(file, preset_file);
    files.iter().map(|file| load(file).unwrap_or_else(|problems| panic!("{problems:#?}"))).collect()
}

#[test]
fn every_preset_is_complete_and_has_an_english_title() {
    let ids: Vec<String> = all().iter().map(|rules| rules.id.clone()).collect();
    assert_eq!(ids, preset_ids().collect::<Vec<_>>());
    for id in &ids {
        assert_eq!(
            preset_file(id).map(|file| file.id).as_ref(),
            Some(id),
            "a file is named after its rule set"
        );
    }
    for rules in all() {
        // Other languages fall back to English.
        assert!(rules.titles.contains_key("en") && rules.sources.contains_key("en"), "{}", rules.id);
        for (group, key) in keys() {
            assert!(rules.written(group, &key).is_some(), "{} {group}.{key}", rules.id);
            assert!(!rules.source_of(group, &key).expect("a source").by.is_empty());
        }
        assert!(rules.canonical().lines().count() <= keys().count());
    }
}

#[test]
fn phoenix_needs_no_base() {
    let phoenix = preset_file("phoenix").unwrap();
    assert_eq!(phoenix.base, None);
    let rules = preset("phoenix").unwrap();
    assert!(keys().all(|(group, key)| rules.source_of(group, &key).unwrap().rule_set == "phoenix"));
}

#[test]
fn every_cited_statement_and_ambiguity_exists() {
    let own = |id: &str, letter: char| {
        id.starts_with(&format!("{letter}-")) || id.starts_with(&format!("A-{letter}"))
    };
    for file in preset_files().unwrap() {
        let letter = match file.id.as_str() {
            "phoenix" => Some('P'),
            "cheatsheet" | "cheatsheet-3p" => Some('C'),
            "process" => Some('G'),
            "furiten" => Some('F'),
            "danish" => Some('D'),
            _ => None,
        };
        let rules = Rules::load(&file, preset_file).unwrap();
        for (group, key) in keys() {
            let entry = rules.source_of(group, &key).unwrap();
            for id in entry.by.iter().flat_map(|by| ids(by)) {
                assert!(statement(&id).is_some(), "{} {group}.{key}: {id}", file.id);
                let foreign = entry.rule_set == file.id && letter.is_some_and(|letter| !own(&id, letter));
                assert!(!foreign, "{} {group}.{key}: {id}", file.id);
            }
        }
    }
}

#[test]
fn statements_match_the_analysis() {
    let known: Vec<&str> = statements().map(|(id, _)| id).collect();
    let of = |letter: &str| known.iter().filter(|id| id.starts_with(letter)).count();
    assert_eq!(["P-", "C-", "G-", "F-", "D-", "A-"].map(of), [207, 71, 38, 50, 52, 89]);
    let once: BTreeSet<String> = known.iter().map(|id| (*id).to_owned()).collect();
    assert_eq!(once.len(), known.len());
    assert!(
        statements().all(|(id, text)| ids(id).contains(id) && text.trim() == text && !text.contains("**"))
    );

    // The numbers have no gaps, so no statement of the analysis is missing.
    for head in ["P-", "C-", "G-", "F-", "D-", "A-P", "A-C", "A-G", "A-F", "A-D"] {
        let numbers = known.iter().filter_map(|id| id.strip_prefix(head)?.parse::<usize>().ok());
        let numbers: BTreeSet<usize> = numbers.collect();
        assert_eq!(numbers.len(), numbers.last().copied().unwrap_or(0), "{head}: {numbers:?}");
    }

    // Without the corpus, `statements.tsv` (checked above) serves as the sample.
    let said = hanchan_testdata::corpus_text("rules/rules-statements.md");
    let unclear = hanchan_testdata::corpus_text("rules/ambiguities.md");
    let (Some(said), Some(unclear)) = (said, unclear) else { return };
    let bold = said.split("**").skip(1).step_by(2).chain(unclear.split("**").skip(1).step_by(2));
    let defined: BTreeSet<String> = bold
        .filter_map(|bold| bold.split(' ').next())
        .filter(|word| ids(word).contains(*word))
        .map(str::to_owned)
        .collect();
    // Readings of our own come on top.
    let missing: Vec<&String> = defined.difference(&once).collect();
    assert!(missing.is_empty(), "{missing:?}");
}

#[test]
fn presets_have_the_values_of_their_documents() {
    let [phoenix, three, process, furiten, danish] =
        ["phoenix", "cheatsheet-3p", "process", "furiten", "danish"].map(|id| preset(id).unwrap());
    assert_eq!(phoenix.tile_set().reds().of(Suit::Pin), 2); // P-006
    assert_eq!(phoenix.switches().draws.two_han_from, 5); // P-136
    assert_eq!(phoenix.worth(Yaku::SuuankouTanki), Worth::Yakuman(2)); // P-194
    assert_eq!(three.switches().table.players, Players::Three); // C-042
    assert_eq!(three.tile_set().deck(), Deck::NoMiddleMan); // A-C08
    assert_eq!(three.worth(Yaku::Renhou), Worth::Han { open: 0, closed: 5 }); // C-027
    assert_eq!(process.switches().draws.counter_winner, CounterWinner::Dealer); // G-035
    assert!(furiten.switches().hands.ryuuiisou_hatsu); // F-030
    assert_eq!(furiten.worth(Yaku::NagashiMangan), Worth::Off); // F-050
    assert_eq!(danish.worth(Yaku::Daisuushii), Worth::Yakuman(2)); // D-049
    assert_eq!(danish.source_of("yaku", "tanyao").unwrap().rule_set, "common"); // A-D03
}

/// Loads a whole rule file with one line replaced.
fn changed(from: &str, to: &str) -> Result<Rules, RuleProblems> {
    let text = include_str!("../presets/phoenix.toml");
    assert!(text.contains(from), "{from}");
    RuleFile::parse("my.toml", &text.replacen(from, to, 1)).and_then(|file| Rules::load(&file, preset_file))
}

#[test]
fn problems_have_a_position_and_a_suggestion() {
    let cases = [
        (
            "red-fives =",
            "red-five =",
            "my.toml:12:1: unknown key \"red-five\" in [table]; did you mean \"red-fives\"?",
        ),
        (
            "is = [1, 2, 1]",
            "is = [1, 5, 1]",
            "my.toml:12:20: red-fives is [1, 5, 1]; expected three numbers from 0 to 4: red fives in man, pin and sou",
        ),
        (
            "two-rons = { is = \"nearest\"",
            "two-rons = { is = \"nearst\"",
            "my.toml:32:19: two-rons is \"nearst\"; expected one of nearest, all, abort; did you mean \"nearest\"?",
        ),
        ("tiles = { is = 136", "tiles = { is = 108", "my.toml:11:16: four players need all 136 tiles"),
        (
            "tiles = { is = 136, by = \"P-003\" }",
            "tiles = { is = 136 }",
            "my.toml:11:1: tiles has no source; add by = \"…\"",
        ),
        (
            "tiles = { is = 136, by = \"P-003\" }",
            "tiles = 136",
            "my.toml:11:9: tiles is 136; expected { is = VALUE, by = \"SOURCE\" }",
        ),
        ("[calls]", "[call]", "unknown key \"call\"; did you mean \"calls\"?"),
        ("id = \"phoenix\"", "id = phoenix", "my.toml:2:6: "),
        ("is = [7000, 3000, -3000, -7000]", "is = [7000, 3000]", "uma must have one number per place"),
        (
            "pinfu = { is = \"closed 1\"",
            "pinfu = { is = \"closd 1\"",
            "pinfu is \"closd 1\"; expected [open, closed] han",
        ),
        ("pairs-fu = { is = 25", "pairs-fu = { is = 250", "seven pairs cannot have more than 100 fu"),
        ("rinshan-fu = { is = 2", "rinshan-fu = { is = 200", "it cannot be worth more than 10 fu"),
        ("version = 1", "version = 1\nbase = \"comon\"", "unknown base \"comon\""),
        ("start-points = { is = 25000, by = \"P-032\" }", "", "table.start-points is not set"),
    ];
    for (from, to, expected) in cases {
        let problems = changed(from, to).expect_err(to);
        let found: Vec<String> = problems.iter().map(RuleProblem::to_string).collect();
        assert!(found.iter().any(|problem| problem.contains(expected)), "{expected}\n{found:#?}");
    }
}

#[test]
fn base_loop_is_an_error() {
    let text = "id = \"a\"\nversion = 1\ntitle = { en = \"A\" }\nsource = \"me\"\nbase = \"b\"\n";
    let file = |id: &str, base: &str| {
        let text = text.replace("\"a\"", &format!("{id:?}")).replace("\"b\"", &format!("{base:?}"));
        RuleFile::parse(id, &text).unwrap()
    };
    let [a, b, c] = [("a", "b"), ("b", "c"), ("c", "b")].map(|(id, base)| file(id, base));
    let find = |id: &str| [&b, &c].into_iter().find(|file| file.id == id).cloned();
    assert!(matches!(
        Rules::load(&a, find).unwrap_err()[0].complaint,
        RuleProblemKind::Base(..) | RuleProblemKind::BaseLoop(_)
    ));
}

#[test]
fn written_values_parse_to_the_same_values() {
    let rules = preset("phoenix").unwrap();
    let mut text = String::from("id = \"again\"\nversion = 1\ntitle = { en = \"A\" }\nsource = \"me\"\n");
    let mut group_before = "";
    for (group, key) in keys() {
        if group != group_before {
            writeln!(text, "[{group}]").unwrap();
            group_before = group;
        }
        writeln!(text, "{key} = {{ is = {}, by = \"me\" }}", rules.written(group, &key).unwrap()).unwrap();
    }
    let again =
        RuleFile::parse("again.toml", &text).and_then(|file| Rules::load(&file, preset_file)).unwrap();
    assert_eq!(again.canonical(), rules.canonical());
}

/// A switch that used to be a yes or no is read in both forms, and written as before, so that hashes stay the same.
#[test]
fn former_yes_or_no_is_read_in_both_forms() {
    let with = |value: &str| {
        let text = format!(
            "id = \"club\"\nversion = 1\ntitle = {{ en = \"Club\" }}\nsource = \"us\"\nbase = \"common\"\n\
             [draws]\nfifth-tile-tenpai = {{ is = {value}, by = \"us\" }}\n"
        );
        Rules::load(&RuleFile::parse("club.toml", &text).expect("a rule file"), preset_file)
    };
    let same = |one: &str, other: &str| {
        let [one, other] = [one, other].map(|value| with(value).expect("rules"));
        assert_eq!(one.name().hash, other.name().hash);
        one.canonical()
    };
    assert!(same("false", "\"never\"").contains("draws.fifth-tile-tenpai = false\n"));
    assert!(same("true", "\"always\"").contains("draws.fifth-tile-tenpai = true\n"));
    let melds = with("\"if-in-meld\"").expect("rules");
    assert!(melds.canonical().contains("draws.fifth-tile-tenpai = \"if-in-meld\"\n"));
    assert_eq!(melds.switches().draws.fifth_tile_tenpai, FifthTileTenpai::IfInMeld);
    assert_eq!(with("false").expect("rules").name().hash, preset("common").expect("a preset").name().hash);
    let problems = with("\"if-in-melds\"").expect_err("no such value").to_string();
    assert!(problems.contains("did you mean \"if-in-meld\"?"), "{problems}");
    assert!(with("3").is_err());
}
