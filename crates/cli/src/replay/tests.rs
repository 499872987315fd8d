//! Recorded games, stepped through from beginning to end.

use hanchan_api::ReplayedGame;
use hanchan_round::{Offence, Ruling, Sitting, Toppled};
use hanchan_tiles::{BySeat, Seat};
use hanchan_words::{Language, Words};
use ratatui::Terminal;
use ratatui::backend::TestBackend;
use unicode_width::UnicodeWidthStr;

use super::print;
use super::screen::Screen;
use super::timeline::Timeline;
use crate::records::read;
use crate::sample::{file, ruled, sample};
use crate::screen::testing::{PAGE_WIDTH, lines};
use crate::screen::{App, Key, Wants, deal_pages, final_page};

fn words(language: Language) -> Words {
    Words::new(language, language.usual_style(), None)
}

fn played(test: &str, log: &[u8], language: Language) -> Result<ReplayedGame, String> {
    let path = file(test, log);
    let played = read(&path, &words(language));
    std::fs::remove_file(path).expect("it is there");
    played
}

fn timeline(test: &str, log: &[u8]) -> Timeline {
    let played = played(test, log, Language::English).expect("a record");
    let rules = played.rules().expect("a deal");
    Timeline::new(&played, rules)
}

struct Viewer {
    screen: Screen,
    terminal: Terminal<TestBackend>,
}

impl Viewer {
    fn new(timeline: Timeline, language: Language) -> Viewer {
        let terminal = Terminal::new(TestBackend::new(80, 24)).expect("a terminal");
        Viewer { screen: Screen::new(timeline, words(language)), terminal }
    }

    fn press(&mut self, key: Key) -> Vec<String> {
        self.screen.key(key);
        self.terminal.draw(|frame| self.screen.draw(frame)).expect("drawn");
        lines(self.terminal.backend().buffer())
    }
}

#[test]
fn every_step_is_displayed_in_every_language() {
    for (language, seed) in Language::ALL.into_iter().zip(1..) {
        for (rules, sitting) in [
            ("phoenix", Sitting::Assisted),
            ("tenhou-3p", Sitting::Assisted),
            ("phoenix", Sitting::RealTable),
        ] {
            let game = sample(rules, sitting, seed);
            let mut viewer = Viewer::new(
                timeline(&format!("steps-{rules}-{seed}-{sitting:?}"), game.log().as_bytes()),
                language,
            );
            let keys = words(language).text("keys-replay");
            viewer.press(Key::Letter('t'));
            viewer.press(Key::Letter('o'));
            let (mut steps, mut last) = (0, Vec::new());
            loop {
                let shown = viewer.press(Key::Right);
                assert!(
                    shown[23].contains(&keys) || shown[23].contains('┘'),
                    "{language:?}\n{}",
                    shown.join("\n")
                );
                steps += 1;
                if shown == last {
                    break;
                }
                last = shown;
                if steps % 7 == 0 {
                    viewer.press(Key::Letter('s'));
                }
                assert!(steps < 20_000);
            }
            assert!(steps > 100);
        }
    }
}

#[test]
fn keys_move_between_deals_and_seats() {
    let game = sample("phoenix", Sitting::Assisted, 2);
    let deals = game.rounds.len();
    let mut viewer = Viewer::new(timeline("moves", game.log().as_bytes()), Language::English);
    let shown = viewer.press(Key::Letter('x'));
    assert!(shown[13].contains(&format!("deal 1 of {deals} · step 1 of")), "{}", shown.join("\n"));
    assert!(viewer.press(Key::Down)[13].contains(&format!("deal 2 of {deals} · step 1 of")));
    assert!(viewer.press(Key::Right)[13].contains("step 2 of"));
    assert!(viewer.press(Key::Up)[13].contains("deal 2"));
    assert!(viewer.press(Key::Up)[13].contains("deal 1"));
    viewer.press(Key::Letter('g'));
    let asked = viewer.press(Key::Letter('3')).join("\n");
    assert!(asked.contains(&format!("Go to deal (1–{deals}): 3_")), "{asked}");
    assert!(viewer.press(Key::Enter)[13].contains("deal 3"));
    viewer.press(Key::Letter('g'));
    viewer.press(Key::Letter('9'));
    viewer.press(Key::Letter('9'));
    assert!(viewer.press(Key::Enter)[13].contains("deal 3"), "there is no such deal");
    // The step before the first of a deal is the last of the deal before.
    let before = viewer.press(Key::Left)[13].clone();
    assert!(before.contains("deal 2"), "{before}");
    // Hidden hands show the backs of tiles; open hands show their faces.
    let hidden = viewer.press(Key::Home).join("\n");
    assert_eq!(hidden.matches(&"░".repeat(13)).count(), 3);
    let open = viewer.press(Key::Letter('o')).join("\n");
    assert!(!open.contains('░'));
    let own = viewer.press(Key::Letter('s')).join("\n");
    assert_ne!(own, open);
    assert!(viewer.press(Key::Letter('?')).join("\n").contains("view from the next seat"));
    viewer.press(Key::Enter);
    viewer.press(Key::Letter('q'));
    assert_eq!(viewer.screen.wants(), Wants::Nothing);
}

#[test]
fn views_have_what_the_seat_knows() {
    let game = sample("phoenix", Sitting::Assisted, 3);
    let timeline = timeline("hidden", game.log().as_bytes());
    for (number, round) in game.rounds.iter().enumerate() {
        let views = timeline.views(number, usize::MAX);
        let begin = timeline.views(number, 0);
        assert_eq!(begin[Seat::Second].hand, round.beginning().player(Seat::Second).hand);
        assert_eq!(views[Seat::First].fronts[Seat::First].river.len(), 0, "a step too far is the first");
        let last = timeline.views(number, timeline.deals[number].steps() - 1);
        assert_eq!(last[Seat::First].points, round.points());
    }
}

#[test]
fn games_are_printed_in_every_language() {
    let games = [
        sample("furiten", Sitting::Assisted, 6),
        sample("tenhou-3p", Sitting::Assisted, 7),
        sample("phoenix", Sitting::RealTable, 8),
    ];
    for language in Language::ALL {
        for (number, game) in games.iter().enumerate() {
            let text = print::whole(
                &timeline(&format!("print-{number}-{language:?}"), game.log().as_bytes()),
                &words(language),
            );
            for message_id in
                ["happened-", "final-", "table-", "result-", "{", "ending-", "abort-", "offence-"]
            {
                assert!(!text.contains(message_id), "{language:?}: {message_id}");
            }
            for name in &game.names {
                assert!(text.contains(name.as_str()));
            }
            assert!(text.lines().count() > 100 * game.rounds.len() / 2);
        }
    }
}

/// P-153, P-163
#[test]
fn rulings_are_shown_with_seat_points_and_note() {
    let exposure = Offence::Exposure(Toppled::LiveWall, 5);
    let log = ruled(&[
        (Ruling::Points(BySeat([-1000, 1000, 0, 0])), "a stick was on the wrong side"),
        (Ruling::Remark, "play was slow"),
        (Ruling::Offence(Seat::Third, exposure), "sleeve"),
    ]);
    let timeline = timeline("ruled", log.as_bytes());
    let text = print::whole(&timeline, &words(Language::English));
    for sentence in [
        "The judge rules: points are corrected: Anna −1000, Бобр +1000. Reason: a stick was on the wrong side",
        "The judge remarks: play was slow",
        "The judge rules: Cæcilie knocked over 5 tiles (live wall). Reason: sleeve",
        "Cæcilie pays a chombo. Payments: Anna +",
    ] {
        assert!(text.contains(sentence), "{sentence}\n{text}");
    }
    let mut viewer = Viewer::new(timeline, Language::Russian);
    // The first key closes the note that the game is not over.
    viewer.press(Key::Enter);
    let shown = viewer.press(Key::End).join("\n");
    for part in ["Решение судьи: исправление очков", "Замечание судьи: play was slow", "опрокинуто 5 тайлов"]
    {
        assert!(shown.contains(part), "{part}\n{shown}");
    }
}

#[test]
fn truncated_record_is_shown_as_far_as_it_goes_with_a_note() {
    for (rules, sitting) in
        [("phoenix", Sitting::Assisted), ("phoenix", Sitting::RealTable), ("tenhou-3p", Sitting::Assisted)]
    {
        let game = sample(rules, sitting, 11);
        let log = game.log();
        let head = log.find('\n').expect("a line") + 1;
        let deal = log[head..].find('\n').expect("a line") + head + 1;
        // Cut anywhere after the start of the first deal, even within lines and UTF-8 characters.
        for number in 0..160 {
            let at = deal + (log.len() - deal) * number / 160;
            let test = format!("cut-{rules}-{sitting:?}-{number}");
            let cut = played(&test, &log.as_bytes()[..at], Language::English);
            let cut = cut.unwrap_or_else(|why| panic!("{rules} {sitting:?} cut at {at}: {why}"));
            let lines = log[..at].matches('\n').count();
            let rules = cut.rules().expect("a deal");
            let timeline = Timeline::new(&cut, rules);
            let note = timeline.note(&words(Language::English)).expect("it is not whole");
            let named = note.contains(&format!("line {}", lines + 1));
            assert!(
                named || note.contains("ends before the game") || note.contains("is truncated at line"),
                "{note}"
            );
            assert!(print::whole(&timeline, &words(Language::English)).ends_with(&format!("{note}\n")));
        }
    }
}

#[test]
fn invalid_record_gets_a_localized_error() {
    for language in Language::ALL {
        for (number, text) in
            ["", "{}", "hello", "{\"type\":\"end\",\"points\":[],\"results\":[]}\n"].into_iter().enumerate()
        {
            let why = played(&format!("none-{number}-{language:?}"), text.as_bytes(), language)
                .err()
                .expect("no record");
            assert!(!why.starts_with("log-") && !why.is_empty(), "{why}");
        }
        let why =
            played(&format!("bytes-{language:?}"), &[0xff, 0xfe, 0, 1], language).err().expect("no text");
        assert!(!why.starts_with("record-"), "{why}");
    }
}

#[test]
fn result_pages_fit_the_page_width_in_every_language() {
    let mut highest = 0;
    for (rules, seed) in hanchan_rules::preset_ids().zip(20..) {
        let game = sample(rules, Sitting::Assisted, seed);
        let timeline = timeline(&format!("pages-{rules}"), game.log().as_bytes());
        for language in Language::ALL {
            let words = words(language);
            let mut pages = vec![final_page(&game.standing, timeline.rules(), &words, &timeline.names)];
            for (number, reel) in timeline.deals.iter().enumerate() {
                let views = timeline.views(number, reel.steps() - 1);
                let ended = reel.ended.as_ref().expect("it is over");
                pages.extend(deal_pages(&views[Seat::First], ended, &words, &timeline.names));
            }
            for (title, lines) in pages {
                assert!(title.width() <= PAGE_WIDTH, "{title}");
                highest = highest.max(lines.len());
                for line in lines {
                    assert!(line.width() <= PAGE_WIDTH && !line.contains('…'), "{language:?}: {line}");
                }
            }
        }
    }
    assert!((15..40).contains(&highest), "{highest}");
    println!("the highest page has {highest} lines");
}
