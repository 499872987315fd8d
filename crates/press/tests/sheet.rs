//! The contents of sheets under every rule set.

use std::collections::BTreeMap;

use hanchan_lessons::Shown;
use hanchan_press::{Facts, Look, Paper, Sheet, Together, YakuLine, sibling};
use hanchan_rules::{Renhou, Rules, Worth, Yaku, preset, preset_ids};
use hanchan_score::{WinMethod, table_cell};
use hanchan_tiles::Wind;
use hanchan_words::{Language, Style, Words};

fn sheet(rules: &Rules, facts: &Facts, language: Language) -> Sheet {
    let other = sibling(rules).map(|other| (Facts::of(&other), other));
    let beside = other.as_ref().map(|(facts, rules)| (rules, facts));
    Sheet::of(rules, facts, beside, &Words::new(language, language.usual_style(), Some(&rules.id)))
}

/// Returns the values that a line must show for a yaku in a closed and in an open hand.
fn values(rules: &Rules, yaku: Yaku) -> (String, String) {
    let mangan = yaku == Yaku::NagashiMangan
        || yaku == Yaku::Renhou && rules.switches().hands.renhou == Renhou::Mangan;
    match rules.worth(yaku) {
        Worth::Han { open, .. } if mangan => {
            ("mangan".to_owned(), if open == 0 { "–" } else { "" }.to_owned())
        }
        Worth::Han { open: 0, closed } => (closed.to_string(), "–".to_owned()),
        Worth::Han { open, closed } => (closed.to_string(), open.to_string()),
        _ => (String::new(), String::new()),
    }
}

#[test]
fn each_yaku_is_on_the_sheet_once_with_its_value() {
    for id in preset_ids() {
        let rules = preset(id).expect("a preset");
        let sheet = sheet(&rules, &Facts::of(&rules), Language::English);
        let mut lines: BTreeMap<&str, (&str, &YakuLine)> = BTreeMap::new();
        for group in &sheet.groups {
            for line in &group.lines {
                for yaku in &line.yaku {
                    assert!(lines.insert(yaku, (&group.title, line)).is_none(), "{id}: {yaku} twice");
                }
            }
        }
        for &yaku in Yaku::ALL {
            // Sanshoku doujun is impossible without 2 to 8 man.
            let impossible = yaku == Yaku::SanshokuDoujun && rules.switches().table.players.count() == 3;
            let exists = rules.worth(yaku) != Worth::Off && !impossible;
            assert_eq!(lines.contains_key(yaku.id()), exists, "{id}: {yaku:?}");
            let Some((group, line)) = lines.get(yaku.id()) else { continue };
            assert_eq!((line.closed.clone(), line.open.clone()), values(&rules, yaku), "{id}: {yaku:?}");
            let title = match rules.worth(yaku) {
                Worth::Han { open: 0, closed: han } | Worth::Han { open: han, .. } => format!("{han} han"),
                Worth::Yakuman(1) => "yakuman".to_owned(),
                Worth::Yakuman(2) => "double yakuman".to_owned(),
                other => panic!("{other:?}"),
            };
            assert_eq!(*group, title, "{id}: {yaku:?}");
        }
    }
}

/// Returns the expected text of a cell, from the scorer: what the discarder pays, or what each non-dealer and
/// the dealer pay.
fn paid(han: u8, fu: u8, title: &str, rules: &Rules, words: &Words) -> String {
    let dealer = !title.contains("non-dealer");
    let seat = if dealer { Wind::East } else { Wind::South };
    let by = if title.contains("Tsumo") { WinMethod::Tsumo } else { WinMethod::Ron { from: None } };
    let payments = table_cell(han, fu, seat, by, rules);
    let of = |seat: Wind| words.number(-payments.hand[seat.index()]);
    match (by, dealer) {
        (WinMethod::Ron { .. }, _) => words.number(payments.points),
        (WinMethod::Tsumo, true) => of(Wind::South),
        (WinMethod::Tsumo, false) => format!("{}/{}", of(Wind::West), of(Wind::East)),
    }
}

#[test]
fn each_printed_number_matches_the_scorer() {
    let words = Words::new(Language::English, Language::English.usual_style(), None);
    for id in preset_ids() {
        let rules = preset(id).expect("a preset");
        let other = sibling(&rules);
        let sheet = sheet(&rules, &Facts::of(&rules), Language::English);
        let mut cells = 0;
        for (b, block) in sheet.scores.blocks.iter().enumerate() {
            for title in &block.titles {
                let three = title.contains("3 players");
                let of = other.as_ref().filter(|_| three).unwrap_or(&rules);
                for row in &sheet.scores.rows {
                    for (han, cell) in (1..).zip(&row.cells[b]).filter(|(_, cell)| !cell.is_empty()) {
                        assert_eq!(
                            *cell,
                            paid(han, row.fu, title, of, &words),
                            "{id}: {title} {han}/{}",
                            row.fu
                        );
                        cells += 1;
                    }
                }
                for limit in sheet.scores.limits.iter().filter(|limit| !limit.han.is_empty()) {
                    let from: u8 =
                        limit.han.split(['–', '+']).next().expect("a number").parse().expect("han");
                    assert_eq!(
                        limit.cells[b],
                        paid(from, 30, title, of, &words),
                        "{id}: {title} {}",
                        limit.name
                    );
                    cells += 1;
                }
            }
        }
        assert!(cells > 140, "{id}: {cells}");
    }
}

#[test]
fn c_067_the_sheet_for_four_players_has_the_tables_for_three() {
    let rules = preset("cheatsheet").expect("a preset");
    let sheet = sheet(&rules, &Facts::of(&rules), Language::English);
    let titles: Vec<String> = sheet.scores.blocks.iter().map(|block| block.titles.join(" = ")).collect();
    assert_eq!(
        titles,
        [
            "Ron, non-dealer, 4 players = Ron, dealer, 3 players",
            "Ron, dealer, 4 players",
            "Tsumo, non-dealer, 4 players = Tsumo, non-dealer, 3 players",
            "Tsumo, dealer, 4 players = Tsumo, dealer, 3 players",
            "Ron, non-dealer, 3 players",
        ]
    );
}

#[test]
fn every_message_of_a_sheet_exists_in_every_language() {
    for id in ["phoenix", "cheatsheet", "tenhou-3p", "ema"] {
        let rules = preset(id).expect("a preset");
        let facts = Facts::of(&rules);
        for language in Language::ALL {
            let words = Words::new(language, language.usual_style(), Some(id));
            let html = sheet(&rules, &facts, language).html(Look::Plain, Paper::A4, &words);
            // A missing message is rendered as its id.
            for unsaid in ["press-", "switch-", "option-", "yaku-", "group-", "fu-"] {
                assert!(!html.contains(&format!(">{unsaid}")), "{id} {language:?}: {unsaid}");
            }
        }
    }
}

#[test]
fn names_come_in_both_styles() {
    let rules = preset("danish").expect("a preset");
    let facts = Facts::of(&rules);
    for (style, name, also) in
        [(Style::Native, "Ren hånd", "Honitsu"), (Style::Romanised, "Honitsu", "Ren hånd")]
    {
        let sheet = Sheet::of(&rules, &facts, None, &Words::new(Language::Danish, style, Some("danish")));
        let mut lines = sheet.groups.iter().flat_map(|group| &group.lines);
        let line = lines.find(|line| line.yaku == ["honitsu"]).expect("a line");
        assert_eq!((line.name.as_str(), line.also.as_str()), (name, also));
    }
}

#[test]
fn p_080_no_example_contradicts_the_table_of_combinations() {
    for id in preset_ids() {
        let rules = preset(id).expect("a preset");
        let table = Together::of(&rules);
        for lesson in hanchan_lessons::lessons(&rules) {
            let examples = lesson.examples.iter().map(|example| &example.shown);
            for shown in examples.chain(lesson.counter_examples.iter().map(|counter| &counter.instead)) {
                let Shown::Win(case) = shown else { continue };
                let score = hanchan_score::score(&case.win(), &rules).expect("a win");
                for (i, &(a, _)) in score.yaku().iter().enumerate() {
                    for &(b, _) in &score.yaku()[i + 1..] {
                        assert!(table.go(a, b), "{id}: {a:?} and {b:?} in {:?} + {}", case.hand, case.tile);
                    }
                }
            }
        }
    }
}
