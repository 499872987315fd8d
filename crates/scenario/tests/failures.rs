//! Scripts that are invalid or whose expectations fail: the reported line and message.

use hanchan_round::{Event, Offence, Refusal};
use hanchan_rules::preset_file;
use hanchan_scenario::{Failure, FailureKind, Played, Problem, parse};
use hanchan_tiles::Wind;

fn run(text: &str) -> Result<(), Failure> {
    let script = parse(text).expect("scripts").into_iter().next().expect("a script");
    script.run(preset_file)
}

/// Returns the line and the message of the failure.
fn wrong(text: &str) -> (usize, String) {
    let failure = run(text).expect_err(text);
    (failure.line, failure.problem.to_string())
}

/// Returns a script of a deal that begins with the dice; the expectation is on line 6.
fn rolled(expected: &str) -> String {
    format!("SC-X\nrules phoenix\n\nE rolls 3 5\n\n{expected}\n")
}

#[test]
fn deal_from_the_dice_needs_valid_dice_and_an_empty_table() {
    let begun =
        |given: &str, roll: &str| wrong(&format!("SC-X\nrules phoenix\n{given}\n\n{roll}\n\nlive 69\n"));
    for (given, roll, what) in [
        ("counters 0", "S rolls 3 5", "expected: E rolls 3 5"),
        ("counters 0", "E rolls 3 7", "a die shows 1 to 6, not 7"),
        ("counters 0", "E rolls 3 x", "\"x\" is not a possible number"),
        ("counters 0", "E rolls 3", "these rules use two dice: E rolls 3 5"),
        (
            "set table.break-stacks \"second-roll\"",
            "E rolls 3 5",
            "these rules need a second roll: E rolls 3 5 2 6",
        ),
        ("live 30", "E rolls 3 5", "a deal that begins with the dice cannot have `live` in its position"),
        ("S riichi", "E rolls 3 5", "a deal that begins with the dice cannot have `riichi` in its position"),
        (
            "S discarded 1m",
            "E rolls 3 5",
            "a deal that begins with the dice cannot have `discarded` in its position",
        ),
        (
            "S 1m | pon 222m",
            "E rolls 3 5",
            "a deal that begins with the dice cannot have `|` in its position",
        ),
        (
            "S fed daisangen by N",
            "E rolls 3 5",
            "a deal that begins with the dice cannot have `fed` in its position",
        ),
        ("S 00m147p258s12345z", "E rolls 3 5", "there are not enough 0m in the tile set"),
    ] {
        assert_eq!(begun(given, roll), (5, what.to_owned()), "{given} / {roll}");
    }
    let south = "South has 13 tiles, counting each meld as three, not 3";
    assert_eq!(begun("S 123m", "E rolls 3 5"), (3, south.to_owned()));
    let east = "East has 13 or 14 tiles, counting each meld as three, not 3";
    assert_eq!(begun("E 123m", "E rolls 3 5"), (3, east.to_owned()));
    let late = "SC-X\nrules phoenix\n\nE discards 4s\nE rolls 3 5\n\ngoes on\n";
    assert_eq!(wrong(late), (5, "the dice are rolled before anything else happens".to_owned()));
}

#[test]
fn given_tiles_are_where_they_are_taken() {
    let text = "SC-X\nrules phoenix\nE 1111m258p369s123z + 9s\nS 247m147p147s4567z\ndora 7p\nura 8p\n\n\
                E rolls 6 6\nE discards 9s\nS plays 9m\nW plays 5z\nplay on\n\n\
                indicators 7p\nura 8p\nnames 8p\n";
    assert_eq!(run(text), Ok(()));
    let kan = "SC-X\nrules phoenix\nE 1111m258p369s123z + 9s\n\n\
               E rolls 6 6\nE closes 1m\nE replaces 4z\nE discards 4z\n\nreplaced E 4z\nreplaced E d1 upper\n";
    assert_eq!(run(kan), Ok(()));
}

#[test]
fn invalid_places_are_rejected() {
    for (line, what) in [
        ("w1-2 N18", "there is no N18: they go from 1 to 17"),
        ("d8 N1", "there is no d8: they go from 1 to 7"),
        ("w123 N1", "there is no w123: they go from 1 to 122"),
        ("w0 N1", "there is no w0: they go from 1 to 122"),
        ("w1-9999999 N1", "there is no 1-9999999: they go from 1 to 136"),
        ("w1-x N1", "\"x\" is not a possible number"),
        ("w1 upper N1", "w1 upper: these are tiles, not stacks"),
        ("d1-7", "expected: d1-7 N8-2"),
        ("d1 X4", "\"X4\" is not a place: w17-20, d4-7 upper, N8-2"),
        ("holds E w1 upper", "w1 upper: these are tiles, not stacks"),
        ("broken N", "expected: broken N 8"),
        ("broken X 8", "\"X\" is not a seat: E, S, W or N"),
        ("broken N 0", "there is no N0: they go from 1 to 68"),
        ("breaks S W N", "expected: breaks S W N E S W N E S W N"),
        ("copies 0p", "expected: copies 0p 2, 5p 2"),
        ("walls 4", "\"walls 4\" is not an expectation"),
    ] {
        assert_eq!(wrong(&rolled(line)), (6, what.to_owned()), "{line}");
    }
    let middle = |line: &str| wrong(&format!("SC-X\nrules phoenix\n\nnothing happens\n\n{line}\n"));
    let unknown = "the walls are only known after E rolls the dice";
    assert_eq!(middle("d1 N8"), (6, unknown.to_owned()));
    assert_eq!(middle("broken N 8"), (6, unknown.to_owned()));
}

#[test]
fn failed_expectations_about_the_wall_are_reported() {
    for line in [
        "broken S 8",
        "broken N 7",
        "breaks N W S E N W S E N W S",
        "d1-7 N9-3",
        "d1 upper N8 lower",
        "w121-122 N2",
        "indicators d4 upper",
        "ura d3 upper",
        "names d3 upper",
        "replacements d1 upper, d2 upper, d1 lower, d2 lower",
        "kan-indicators d4-6 upper",
        "kan-ura d4-7 upper",
        "holds E w1-14",
        "holds S w5-8 w21-24 w37-40 w51",
        "drew all w54",
        "dead-wall d2-7",
        "dead-wall 13",
        "copies 0p 1",
    ] {
        assert_eq!(run(&rolled(line)).expect_err(line).line, 6, "{line}");
    }
}

#[test]
fn failed_expectations_after_a_deal_are_reported() {
    let over = "SC-X\nrules phoenix\ndeal S4\nlive 0\n\nE discards 4s\n\n";
    let goes_on = "SC-X\nrules phoenix\nlive 0\n\nN discards 4s\n\n";
    for (before, line, what) in [
        (over, "places 1 2 3", "expected 4 values after \"places\", in the order E S W N"),
        (over, "results 7 x -3 -7", "\"x\" is not a possible number"),
        (over, "results 7 3.25 -3 -7", "\"3.25\" is not a possible number"),
        (over, "results 7 3 -3 -7", "results: -7 7 3 -3, expected 7 3 -3 -7"),
        (over, "places 1 2 3 4", "places: 4 1 2 3, expected 1 2 3 4"),
        (over, "final 1 2 3 4", "final: 25000 25000 25000 25000, expected 1 2 3 4"),
        (goes_on, "winds E S W N", "winds of the next deal: N E S W, expected E S W N"),
        (goes_on, "winds E S W", "expected 4 values after \"winds\", in the order E S W N"),
        (goes_on, "winds E S W X", "\"X\" is not a seat: E, S, W or N"),
        (goes_on, "deal E1", "next deal: E2, expected E1"),
    ] {
        assert_eq!(wrong(&format!("{before}{line}\n")).1, what, "{line}");
    }
    assert!(wrong(&format!("{over}deal S1\n")).1.starts_with("no deal follows"));
    assert!(wrong(&format!("{goes_on}results 1 2 3 4\n")).1.starts_with("the game is not over"));
}

#[test]
fn failed_expectations_about_melds_and_hands_are_reported() {
    let pon = "SC-X\nrules phoenix\nS 55m258p369s12457z\n\nN discards 5m\nS pon\n\n";
    assert_eq!(run(&format!("{pon}lies S 5m [5m] 5m\n")), Ok(()));
    let what = "lies: 5m [5m] 5m, expected [5m] 5m 5m".to_owned();
    assert_eq!(wrong(&format!("{pon}lies S [5m] 5m 5m\n")), (8, what));
    assert_eq!(wrong(&format!("{pon}holds S 258p369s12457z | pon 555m<\n")).0, 8);
    assert_eq!(wrong(&format!("{pon}holds S 258q\n")).0, 8);
    let markup =
        |hand: &str| wrong(&format!("SC-X\nrules phoenix\nS {hand}\n\nnothing happens\n\ngoes on\n"));
    let (line, what) = markup("{{hand}}{{pon 6man}}{{tile 1mam}}{{/hand}}");
    assert_eq!(
        (line, what.as_str()),
        (
            3,
            "character 28: expected a tile, such as 5man, 1pin, 9sou, east, south, west, north, haku, hatsu or chun, found \"1mam\""
        )
    );
    assert_eq!(markup("{{hand}}{{pon 6man}}").0, 3);
}

#[test]
fn invalid_lines_of_a_position_are_rejected() {
    let given = |line: &str| wrong(&format!("SC-X\nrules phoenix\n{line}\n\nnothing happens\n\ngoes on\n"));
    for (line, what) in [
        ("lives 4", "\"lives 4\" is not a line of a position"),
        ("points 25000 25000", "expected 4 values after \"points\", in the order E S W N"),
        ("deal", "expected: deal S4"),
        ("deal é4", "expected: deal S4"),
        ("deal S5", "a round has 4 deals, not 5"),
        ("deal X1", "\"X\" is not a seat: E, S, W or N"),
    ] {
        assert_eq!(given(line), (3, what.to_owned()), "{line}");
    }
    let three = "SC-X\nrules tenhou-3p\nE 123m\n\nN discards 1z\n\ngoes on\n";
    assert_eq!(wrong(three), (5, "there is no N with three players".to_owned()));
    assert_eq!(
        wrong("SC-X\nrules phoenix\n\nnothing happens\n"),
        (4, "the script has no expectations".to_owned())
    );
    assert_eq!(wrong("\nSC-X\n"), (2, "the script has no expectations".to_owned()));
}

/// Returns the kind of failure of a script with this line among its steps or its expectations.
fn kind_of(step: &str, expected: &str) -> FailureKind {
    let text = format!("SC-X\nrules phoenix\nS 55m258p369s12457z\n\nN discards 5m\n{step}\n\n{expected}\n");
    run(&text).expect_err(&text).kind()
}

#[test]
fn failure_kinds_distinguish_invalid_lines_refusals_and_differences() {
    assert_eq!(kind_of("S sings", "goes on"), FailureKind::Unreadable);
    assert_eq!(kind_of("S pon", "sings S"), FailureKind::Unreadable);
    assert!(matches!(kind_of("S ron", "goes on"), FailureKind::Refused(why) if why.code() == "not-complete"));
    assert_eq!(kind_of("S pon refused last-discard", "goes on"), FailureKind::Differs);
    assert_eq!(kind_of("S pon", "drawn"), FailureKind::Differs);
}

#[test]
fn file_must_start_with_the_name_of_a_script() {
    let failure = parse("# a comment\n\nrules phoenix\n").expect_err("no name");
    assert_eq!(failure.to_string(), "line 3: a script starts with its name: == NAME, or SC-…");
    assert!(parse("# only a comment\n").is_ok_and(|scripts| scripts.is_empty()));
}

#[test]
fn played_script_returns_its_events_and_refusals() {
    let text = "SC-X\nrules phoenix\nS 55m258p369s12457z\n\nN discards 5m\nS ron refused not-complete\nS pon\n\ndrawn\n";
    let played = parse(text).expect("scripts")[0].play(preset_file);
    assert_eq!(played.result.as_ref().map_err(|failure| failure.line), Err(9));
    assert_eq!(
        played.refused.iter().map(|act| (act.line, act.refusal.code())).collect::<Vec<_>>(),
        [(6, "not-complete")]
    );
    assert!(matches!(played.events().last(), Some(Event::Claimed { .. })));
    let unread = parse("SC-X\nrules nobody-knows\n\nnothing happens\n\ngoes on\n").expect("scripts")[0]
        .play(preset_file);
    assert_eq!(unread.result.map_err(|failure| failure.line), Err(2));
    assert!(unread.round.is_none());
}

fn play(text: &str) -> Played {
    parse(text).expect("scripts")[0].play(preset_file)
}

const PON: &str = "SC-X\nrules phoenix\nS 55m258p369s12457z\n\nN discards 5m\n";

#[test]
fn script_goes_on_after_a_refusal_and_reports_every_failure() {
    let played = play(&format!("{PON}S ron\nS pon\n\nfu 30\ngoes on\ndrawn\nsings\n"));
    let failures: Vec<String> = played.failures.iter().map(ToString::to_string).collect();
    assert_eq!(
        failures,
        [
            "line 6: refused: not-complete",
            "line 9: nobody won",
            "line 11: the deal is not over",
            "line 12: \"sings\" is not an expectation",
        ]
    );
    assert!(matches!(played.events().last(), Some(Event::Claimed { .. })), "the pon was made");
    let holds: Vec<bool> = played.expectations.iter().map(|line| line.problem.is_none()).collect();
    assert_eq!(holds, [false, true, false, false]);
}

#[test]
fn steps_have_their_events_and_refusals() {
    let played = play(&format!("{PON}S ron refused not-complete\nS pon\n\ngoes on\n"));
    assert_eq!(played.result, Ok(()));
    let refusal = |step: usize| played.steps[step].refusal.map(Refusal::code);
    let lines: Vec<(usize, &str)> = played.steps.iter().map(|step| (step.line, step.text.as_str())).collect();
    assert_eq!(lines, [(5, "N discards 5m"), (6, "S ron refused not-complete"), (7, "S pon")]);
    assert_eq!([refusal(0), refusal(1), refusal(2)], [None, Some("not-complete"), None]);
    assert!(played.steps[1].events.is_empty(), "a refused act changes nothing");
    let events = &played.round.as_ref().expect("a deal").events()[played.steps[2].events.clone()];
    assert!(events.iter().any(|event| matches!(event, Event::Claimed { .. })), "{events:?}");
    let position = played.position.expect("a position");
    assert_eq!(position.events().len(), played.steps[0].events.start);
}

#[test]
fn script_without_expectations_can_be_played_but_is_not_a_test() {
    let text = format!("{PON}S pon\n");
    assert_eq!(play(&text).result, Ok(()));
    assert_eq!(run(&text).expect_err("no expectations").problem, Problem::NoExpectations);
    let no_steps = play("SC-X\nrules phoenix\n").result.expect_err("no steps");
    assert_eq!((no_steps.line, no_steps.problem), (2, Problem::NoSteps));
}

/// P-167: tanyao only counts with a closed hand; under EMA rules it also counts with an open one.
#[test]
fn script_is_played_under_another_rule_set() {
    let text = "SC-X\nrules phoenix\nS 234m567p4566s | chi 345s<\n\nE discards 6s\nS ron\n";
    let script = &parse(text).expect("scripts")[0];
    assert_eq!(script.rules(), "phoenix");
    let kind = |played: Played| played.result.map_err(|failure| failure.kind());
    assert_eq!(kind(script.play(preset_file)), Err(FailureKind::Refused(Refusal::NoYaku)));
    assert_eq!(kind(script.play_under("ema", preset_file)), Ok(()));
    let unknown = script.play_under("emma", preset_file).result.expect_err("no such rules");
    assert_eq!(unknown.problem, Problem::UnknownRules("emma".to_owned()));
}

#[test]
fn wrong_switch_is_reported_in_its_line() {
    let text = "SC-X\nrules phoenix\nset calls.swap-calling \"allowed\"\nset calls.swap-caling \"allowed\"\n\n\
                nothing happens\n";
    let failure = play(text).result.expect_err("no such switch");
    assert_eq!(failure.line, 4);
    assert!(matches!(failure.problem, Problem::Rules(_)), "{failure}");
}

#[test]
fn hands_of_wrong_size_are_reported_in_their_lines() {
    for (hand, found) in [("S 123m", 3), ("S 55m258p369s124577z", 14), ("S 5m | pon 555z", 4)] {
        let text = format!("SC-X\nrules phoenix\n{hand}\n\nN discards 5m\n");
        let failure = play(&text).result.expect_err(hand);
        let problem = Problem::HandSize { wind: Wind::South, may_hold_14: false, found };
        assert_eq!((failure.line, failure.problem), (3, problem), "{hand}");
    }
}

#[test]
fn impossible_positions_are_rejected_without_a_panic() {
    let suit = "111122223333444455556666777788889999";
    let rivers = format!("E discarded {suit}m\nS discarded {suit}p\nW discarded {suit}s");
    let text = format!("SC-X\nset table.red-fives [0, 0, 0]\n{rivers}\n\nnothing happens\n");
    assert_eq!(play(&text).result.expect_err("no tiles").problem, Problem::NoTilesLeft);
    for given in ["live 200", "live 300", "points 9999999 0 0 0", "dora 123456789m123456789p", "counters 300"]
    {
        let played = play(&format!("SC-X\nrules phoenix\n{given}\n\nE discards 5m\nplay on\n"));
        let kind = played.result.as_ref().map_err(Failure::kind);
        assert!(matches!(kind, Ok(()) | Err(FailureKind::Unreadable)), "{given}: {:?}", played.result);
    }
    for line in [
        "E",
        "judge",
        "judge S",
        "at",
        "at 5",
        "at x S pon",
        "all",
        "play",
        "S",
        "E rolls",
        "S chi 4",
        "S closes",
        "S announces",
        "S announces x/y",
        "é",
    ] {
        for text in [
            format!("SC-X\nrules phoenix\ntable real\n\nN discards 5m\n{line}\n"),
            format!("SC-X\nrules phoenix\ntable real\n\n{line}\n"),
            format!("SC-X\nrules phoenix\n\nN discards 5m\n\n{line}\n"),
            format!("SC-X\nrules phoenix\n{line}\n\nN discards 5m\n"),
        ] {
            assert!(play(&text).result.is_err(), "{text}");
        }
    }
}

/// Every offence and every penalty has words in the language (P-163).
#[test]
fn every_offence_and_penalty_can_be_ruled() {
    let offences = [
        ("false-win", "false-win no-yaku"),
        ("shout", "shout"),
        ("noten-riichi", "noten-riichi"),
        ("false-kan-after-riichi", "false-kan-after-riichi"),
        ("riichi-too-late", "riichi-too-late 3"),
        ("false-call", "false-call chi 46p"),
        ("call-with-dead-hand", "call-with-dead-hand pon 55m"),
        ("exposure", "topples 5 live-wall"),
        ("wrong-count", "wrong-count"),
        ("out-of-turn", "out-of-turn"),
        ("peeking", "peeking"),
    ];
    assert_eq!(offences.map(|(code, _)| code), Offence::CODES);
    let ruled = |ruling: &str, expected: &str| {
        format!("SC-X\nrules phoenix\ntable real\n\njudge S {ruling}: a note\n\nnotes 1\n{expected}\n")
    };
    for (code, ruling) in offences {
        assert_eq!(run(&ruled(ruling, &format!("erred S {code}"))), Ok(()), "{ruling}");
    }
    for call in ["pon 55m", "kan", "closed-kan 8s", "added-kan 5z"] {
        assert_eq!(run(&ruled(&format!("false-call {call}"), "erred S false-call")), Ok(()), "{call}");
    }
    for why in ["not-complete", "furiten", "not-robbed", "dead-hand"] {
        assert_eq!(run(&ruled(&format!("false-win {why}"), "erred S false-win")), Ok(()), "{why}");
    }
    for (ruling, expected) in [("no-penalty", "goes on"), ("dead-hand", "dead S"), ("chombo", "chombo S")] {
        assert_eq!(run(&ruled(ruling, expected)), Ok(()), "{ruling}");
    }
    for (ruling, what) in [
        ("sings", "\"S sings\" is not a ruling"),
        ("topples 5 table", "expected: judge S topples 5 live-wall|dead-wall|own-hand|others-hand"),
        ("topples live-wall", "expected: judge S topples 5 live-wall|dead-wall|own-hand|others-hand"),
        ("false-win", "expected: judge S false-win not-complete|furiten|no-yaku|not-robbed|dead-hand"),
        ("false-call ron", "expected: judge S false-call pon 55m|chi 46p|kan|closed-kan 8s|added-kan 5z"),
        ("false-call pon 5m", "a call takes two tiles of the hand"),
        ("call-with-dead-hand", "expected: judge S call-with-dead-hand pon 55m|chi 46p|kan"),
        ("riichi-too-late x", "\"x\" is not a possible number"),
    ] {
        assert_eq!(wrong(&ruled(ruling, "goes on")), (5, what.to_owned()), "{ruling}");
    }
}

#[test]
fn note_of_a_ruling_may_contain_the_word_refused() {
    let note = "judge remarks: South refused to show the hand";
    assert_eq!(run(&format!("SC-X\nrules phoenix\ntable real\n\n{note}\n\nnotes 1\n")), Ok(()));
}
