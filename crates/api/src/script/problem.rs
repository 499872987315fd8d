//! Renders what is wrong with a script.

use hanchan_round::{NoPosition, Refusal};
use hanchan_scenario::{Failure, Part, Problem};
use hanchan_words::Words;

/// Returns the message for a failure, with its line.
pub(crate) fn failure_text(failure: &Failure, words: &Words) -> String {
    let place = words.format("line-number", [("line", failure.line.into())]);
    let what = problem_text(&failure.problem, words);
    words.format("rule-file-place", [("place", place.into()), ("what", what.into())])
}

/// Returns the message for a problem, without its line.
pub(super) fn problem_text(problem: &Problem, words: &Words) -> String {
    let with = |id: &str, name: &str, value: &str| words.format(id, [(name, value.into())]);
    match problem {
        Problem::NoName => words.text("script-no-name"),
        Problem::NoSteps => words.text("script-no-steps"),
        Problem::NoExpectations => words.text("script-no-expectations"),
        Problem::Unknown(part, text) => with(unknown_id(*part), "text", text),
        Problem::Form(form) => with("script-form", "form", form),
        Problem::ForEach { word, players } => {
            words.format("script-for-each", [("word", word.as_str().into()), ("players", (*players).into())])
        }
        Problem::Seat(text) => with("script-seat", "text", text),
        Problem::NoNorth => words.text("script-no-north"),
        Problem::Number(text) => with("script-number", "text", text),
        Problem::OneTile(text) => with("script-one-tile", "text", text),
        Problem::Notation { text, error } => words.parse_error(error, text),
        Problem::UnknownRules(name) => with("refused-unknown-rules", "id", name),
        Problem::Rules(problem) => words.rule_complaint(&problem.complaint),
        Problem::DealNumber { deals, number } => {
            words.format("script-deal-number", [("deals", (*deals).into()), ("number", (*number).into())])
        }
        Problem::Liability(yaku) => with("script-liability", "yaku", yaku),
        Problem::NotEnough(tile) | Problem::Position(NoPosition::TooMany(tile)) => {
            with("hand-not-in-set", "tile", &words.tile_or_red(*tile))
        }
        Problem::NoTilesLeft => words.text("script-no-tiles-left"),
        Problem::HandSize { wind, may_hold_14, found } => {
            let id = if *may_hold_14 { "script-hand-size-14" } else { "script-hand-size" };
            words.format(id, [("seat", words.wind(*wind).into()), ("found", (*found).into())])
        }
        Problem::Position(NoPosition::Live) => words.text("script-too-many-live"),
        Problem::Position(_) => words.text("script-no-wall"),
        Problem::Die(die) => words.format("script-die", [("die", (*die).into())]),
        Problem::Dice { second: false } => words.text("script-one-roll"),
        Problem::Dice { second: true } => words.text("script-second-roll"),
        Problem::DiceFirst => words.text("script-dice-first"),
        Problem::NeedsDice => words.text("script-needs-dice"),
        Problem::NotAtStart(word) => with("script-not-at-start", "word", word),
        Problem::NoPlaceFor(tile) => with("script-no-place-for", "tile", &words.tile_or_red(*tile)),
        Problem::NoSuchPlace { place, last } => {
            words.format("script-no-such-place", [("place", place.as_str().into()), ("last", (*last).into())])
        }
        Problem::NotStacks(place) => with("script-not-stacks", "place", place),
        Problem::CallTiles => words.text("script-call-tiles"),
        Problem::Refused { refusal, expected } => refused(*refusal, expected.as_deref(), words),
        Problem::NotRefused(code) => with("script-not-refused", "code", code),
        Problem::Turn { wind, drawn: Some(tile) } => {
            let (name, tile) = (words.wind(*wind), words.tile_or_red(*tile));
            words.format("script-turn", [("name", name.into()), ("tile", tile.into())])
        }
        Problem::Turn { wind, drawn: None } => with("script-turn-no-draw", "name", &words.wind(*wind)),
        Problem::NobodyDraws => words.text("script-nobody-draws"),
        Problem::Endless => words.text("script-endless"),
        Problem::Value { found, .. } if found.is_empty() => {
            with("script-found", "found", &words.text("waits-nothing"))
        }
        Problem::Value { found, .. } => with("script-found", "found", found),
        Problem::Ending(None) | Problem::NoNextDeal { game_over: false } => words.text("script-not-over"),
        Problem::Ending(Some(ending)) => with("script-ended", "ending", &words.ending(*ending)),
        Problem::NoNextDeal { game_over: true } => words.text("script-game-over"),
        Problem::GameGoesOn => words.text("script-game-goes-on"),
        Problem::NobodyWon => words.text("script-nobody-won"),
        Problem::Allowed => words.text("script-allowed"),
        Problem::DoesNotHold => words.text("script-does-not-hold"),
    }
}

fn refused(refusal: Refusal, expected: Option<&str>, words: &Words) -> String {
    let code = ("code", refusal.code().into());
    match expected {
        None => words.format("script-unexpected", [code]),
        Some(expected) => words.format("script-refused-otherwise", [code, ("expected", expected.into())]),
    }
}

fn unknown_id(part: Part) -> &'static str {
    match part {
        Part::Position => "script-unknown-position",
        Part::Step => "script-unknown-step",
        Part::Ruling => "script-unknown-ruling",
        Part::Expectation => "script-unknown-expectation",
        Part::Place => "script-unknown-place",
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use hanchan_round::Ending;
    use hanchan_tiles::{Kind, Tile, Wind};
    use hanchan_words::Language;

    use super::*;

    fn problems() -> Vec<Problem> {
        let (text, tile, refusal) = (|| "abc".to_owned(), Tile::plain(Kind::WHITE), Refusal::NoYaku);
        let parse = |text: &str| hanchan_tiles::notation::mpsz::parse_tiles(text).expect_err("no tiles");
        let mut all = vec![
            Problem::NoName,
            Problem::NoSteps,
            Problem::NoExpectations,
            Problem::Form("deal S4"),
            Problem::ForEach { word: text(), players: 4 },
            Problem::Seat(text()),
            Problem::NoNorth,
            Problem::Number(text()),
            Problem::OneTile(text()),
            Problem::Notation { text: "5q".to_owned(), error: parse("5q") },
            Problem::UnknownRules(text()),
            Problem::DealNumber { deals: 4, number: 5 },
            Problem::Liability(text()),
            Problem::NotEnough(tile),
            Problem::NoTilesLeft,
            Problem::HandSize { wind: Wind::South, may_hold_14: false, found: 12 },
            Problem::HandSize { wind: Wind::South, may_hold_14: true, found: 12 },
            Problem::Position(NoPosition::Live),
            Problem::Die(7),
            Problem::Dice { second: false },
            Problem::Dice { second: true },
            Problem::DiceFirst,
            Problem::NeedsDice,
            Problem::NotAtStart("live"),
            Problem::NoPlaceFor(tile),
            Problem::NoSuchPlace { place: text(), last: 7 },
            Problem::NotStacks(text()),
            Problem::CallTiles,
            Problem::Refused { refusal, expected: None },
            Problem::Refused { refusal, expected: Some(text()) },
            Problem::NotRefused(text()),
            Problem::Turn { wind: Wind::South, drawn: Some(tile) },
            Problem::Turn { wind: Wind::South, drawn: None },
            Problem::NobodyDraws,
            Problem::Endless,
            Problem::Value { what: text(), found: "4".to_owned(), expected: "5".to_owned() },
            Problem::Value { what: text(), found: String::new(), expected: "5".to_owned() },
            Problem::Ending(None),
            Problem::Ending(Some(Ending::Chombo)),
            Problem::NoNextDeal { game_over: true },
            Problem::GameGoesOn,
            Problem::NobodyWon,
            Problem::Allowed,
            Problem::DoesNotHold,
        ];
        all.extend(Part::ALL.map(|part| Problem::Unknown(part, text())));
        all
    }

    #[test]
    fn every_problem_has_a_message_in_every_language() {
        for language in Language::ALL {
            let words = Words::new(language, language.usual_style(), None);
            let mut said = BTreeSet::new();
            for problem in problems() {
                let message = problem_text(&problem, &words);
                assert!(!message.contains(['{', '$']) && !message.contains("script-"), "{message}");
                assert!(said.insert(message.clone()), "{language:?}: twice: {message}");
                let failure = Failure { line: 17, problem };
                assert!(failure_text(&failure, &words).contains("17"), "{language:?}");
            }
        }
    }
}
