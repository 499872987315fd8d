//! Messages about errors and differences in records.

use hanchan_record::log::{LogError, LogProblem};
use hanchan_record::{Expected, NoSuchRules, ReadError, ReadProblem, Unrecordable, WriteError};
use hanchan_words::Words;

/// Returns the message for a record that cannot be read.
pub(super) fn read_error(error: &ReadError, words: &Words) -> String {
    let what = match &error.problem {
        ReadProblem::UnknownFormat => return words.text("record-unknown-format"),
        ReadProblem::TooLarge(most) => return words.format("record-too-large", [("most", (*most).into())]),
        ReadProblem::Compression => return words.text("record-compression"),
        ReadProblem::NoText => words.text("record-no-text"),
        ReadProblem::Cut => words.text("record-cut"),
        ReadProblem::Expected(what, found) => words
            .format("record-expected", [("what", expected(*what, words).into()), ("found", found.into())]),
        ReadProblem::UnknownElement(name) => words.format("record-unknown-element", [("name", name.into())]),
        ReadProblem::OutOfPlace(name) => words.format("record-out-of-place", [("name", name.into())]),
        ReadProblem::Missing(name) => words.format("record-missing", [("name", (*name).into())]),
        ReadProblem::Value(name, what, found) => words.format(
            "record-value",
            [("name", (*name).into()), ("what", expected(*what, words).into()), ("found", found.into())],
        ),
        ReadProblem::Json(why) => words.format("record-json", [("why", words.syntax_error(why).into())]),
        ReadProblem::HiddenTile => words.text("record-hidden-tile"),
        ReadProblem::UnknownRules(id) => words.format("record-unknown-rules", [("id", id.into())]),
        ReadProblem::Log(problem) => return log_problem(error.line, problem, words),
        ReadProblem::OnlyInLogs(what) => {
            words.format("record-only-in-logs", [("what", unrecordable(*what, words).into())])
        }
    };
    words.format("record-at", [("line", error.line.into()), ("byte", error.at.into()), ("what", what.into())])
}

/// Returns the message for something that only a Hanchan log can express.
pub(super) fn unrecordable(what: Unrecordable, words: &Words) -> String {
    match what {
        Unrecordable::RealTable => words.text("unrecordable-real-table"),
        Unrecordable::Chombo => words.text("unrecordable-chombo"),
        Unrecordable::Void => words.text("unrecordable-void"),
    }
}

fn expected(what: Expected, words: &Words) -> String {
    match what {
        Expected::Element => words.text("record-wants-element"),
        Expected::Root => words.text("record-wants-root"),
        Expected::Nothing => words.text("record-wants-nothing"),
        Expected::Name => words.text("record-wants-name"),
        Expected::Attribute => words.text("record-wants-attribute"),
        Expected::FewerAttributes => words.text("record-wants-fewer-attributes"),
        Expected::EmptyElement => words.text("record-wants-empty-element"),
        Expected::Number(low, high) => {
            words.format("record-wants-number", [("low", low.into()), ("high", high.into())])
        }
        Expected::Numbers(count) => words.format("record-wants-numbers", [("count", count.into())]),
        Expected::Pairs => words.text("record-wants-pairs"),
        Expected::Tile => words.text("record-wants-tile"),
        Expected::Player => words.text("record-wants-player"),
        Expected::Call => words.text("record-wants-call"),
        Expected::Yaku => words.text("record-wants-yaku"),
        Expected::Draw => words.text("record-wants-draw"),
        Expected::Result => words.text("record-wants-result"),
        Expected::FewerSteps => words.text("record-wants-fewer-steps"),
        Expected::List(Some(count)) => words.format("record-wants-list-of", [("count", count.into())]),
        Expected::List(None) => words.text("record-wants-list"),
        Expected::Text => words.text("record-wants-text"),
        Expected::TileName => words.text("record-wants-tile-name"),
        Expected::Wind => words.text("record-wants-wind"),
        Expected::CallText => words.text("record-wants-call-text"),
        Expected::Worth => words.text("record-wants-worth"),
        Expected::YakuName => words.text("record-wants-yaku-name"),
        Expected::Event => words.text("record-wants-event"),
        Expected::Following => words.text("record-wants-following"),
        Expected::FewerDeals => words.text("record-wants-fewer-deals"),
    }
}

/// Returns the message for a Hanchan log that cannot be read.
pub(super) fn log_error(error: &LogError, words: &Words) -> String {
    log_problem(error.line, &error.problem, words)
}

/// Returns the message for what is wrong with a line of a Hanchan log.
fn log_problem(line: usize, problem: &LogProblem, words: &Words) -> String {
    let line = ("line", line.into());
    match problem {
        LogProblem::Json(why) => words.format("log-json", [line, ("why", words.syntax_error(why).into())]),
        LogProblem::Version(version) => words.format("log-version", [line, ("version", (*version).into())]),
        LogProblem::OutOfPlace => words.format("log-out-of-place", [line]),
        LogProblem::NoSuchSeat(seat) => words.format("log-no-such-seat", [line, ("seat", (*seat).into())]),
        LogProblem::NoGame => words.format("log-no-game", [line]),
        LogProblem::Rules => words.format("log-rules", [line]),
        LogProblem::Deal => words.format("log-deal", [line]),
        LogProblem::Diverged(_) => words.format("log-astray", [line]),
    }
}

/// Returns the message for something that a format cannot express.
pub(super) fn inexpressible(what: WriteError, words: &Words) -> String {
    let deal = |number: usize| [("deal", (number + 1).into())];
    match what {
        WriteError::Unfinished(number) => words.format("inexpressible-unfinished", deal(number)),
        WriteError::MissingDetails(number) => words.format("inexpressible-untold", deal(number)),
        WriteError::Ambiguous(number) => words.format("inexpressible-ambiguous", deal(number)),
        WriteError::OtherRules => words.text("inexpressible-rules"),
    }
}

/// Returns the message for a record whose rules cannot be used.
pub(super) fn no_such_rules(why: &NoSuchRules, words: &Words) -> String {
    match why {
        NoSuchRules::Problems(problems) => {
            let problems: Vec<String> =
                problems.as_slice().iter().map(|problem| words.rule_problem(problem)).collect();
            words.format("record-bad-rules", [("problems", problems.join("\n").into())])
        }
        // The enum is non-exhaustive; what else is wrong with the rules is their text.
        _ => words.text("record-damaged-rules"),
    }
}

#[cfg(test)]
mod tests {
    use hanchan_record::MismatchTopic;
    use hanchan_words::{Language, Style};

    use super::*;

    #[test]
    fn every_topic_has_a_message() {
        for language in Language::ALL {
            let words = Words::new(language, Style::Native, None);
            assert!(MismatchTopic::ALL.iter().all(|topic| words.has(&format!("differs-{}", topic.id()))));
        }
    }
}
