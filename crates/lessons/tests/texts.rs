//! Every reason, change, topic and expected answer has a message in every language, and no such message is
//! left over.

use std::collections::BTreeSet;
use std::path::Path;

use hanchan_lessons::{NearMissChange, NoAnswer, Reason, Topic};
use hanchan_words::{Language, Style, Words};

#[test]
fn every_reason_and_change_has_a_message() {
    let reasons = Reason::CODES.iter().map(|code| format!("reason-{code}"));
    let expected: BTreeSet<String> =
        reasons.chain(NearMissChange::CODES.iter().map(|code| format!("change-{code}"))).collect();
    assert_eq!(expected.len(), Reason::CODES.len() + NearMissChange::CODES.len(), "a code is used twice");
    for language in Language::ALL {
        let file = format!("../words/locales/{}/lessons.ftl", language.code());
        let text =
            std::fs::read_to_string(Path::new(env!("CARGO_MANIFEST_DIR")).join(file)).expect("messages");
        let ids = text.lines().filter_map(|line| line.split_once(" =")).map(|(id, _)| id.to_owned());
        let found: BTreeSet<String> =
            ids.filter(|id| id.starts_with("reason-") || id.starts_with("change-")).collect();
        assert_eq!(found, expected, "{language:?}");
    }
}

#[test]
fn every_topic_and_hint_has_a_message() {
    for language in Language::ALL {
        let words = Words::new(language, Style::Romanised, None);
        for topic in Topic::ALL {
            assert!(words.has(&format!("topic-{}", topic.id())), "{language:?}: {topic:?}");
        }
        let hints = [
            NoAnswer::Value,
            NoAnswer::Tiles,
            NoAnswer::Tile,
            NoAnswer::Numbers,
            NoAnswer::YesNo,
            NoAnswer::Number,
        ];
        for hint in hints {
            assert!(words.has(&format!("how-{}", hint.code())), "{language:?}: {hint:?}");
        }
    }
}
