//! Scripts that are invalid or whose expectations fail: the reported line and message.

use hanchan_rules::preset_file;
use hanchan_scenario::{Failure, FailureKind, parse};

fn run(text: &str) -> Result<(), Failure> {
    let script = parse(text).expect("scripts").into_iter().next().expect("a script");
    script.run(preset_file)
}

/// Returns the line and the message of the failure.
fn wrong(text: &str) -> (usize, String) {
    let failure = run(text).expect_err(text);
    (failure.line, failure.message)
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
        ("counters 0", "S rolls 3 5", "the dealer rolls: E rolls 3 5"),
        ("counters 0", "E rolls 3 7", "a die shows 1 to 6, not 7"),
        ("counters 0", "E rolls 3 x", "\"x\" is not a number"),
        ("counters 0", "E rolls 3", "these rules use two dice: E rolls 3 5"),
        (
            "set table.break-stacks \"second-roll\"",
            "E rolls 3 5",
            "these rules need a second roll: E rolls 3 5 2 6",
        ),
        (
            "live 30",
            "E rolls 3 5",
            "a deal that begins with the dice cannot have `live` tiles or a `first round`",
        ),
        ("S riichi", "E rolls 3 5", "a deal that begins with the dice cannot have riichi"),
        ("S discarded 1m", "E rolls 3 5", "a deal that begins with the dice cannot have discards"),
        ("S 1m | pon 222m", "E rolls 3 5", "a deal that begins with the dice cannot have melds"),
        ("S fed daisangen by N", "E rolls 3 5", "a deal that begins with the dice cannot have liability"),
        ("S 123m", "E rolls 3 5", "South is dealt 13 tiles, not 3"),
        ("E 123m", "E rolls 3 5", "East is dealt 13 or 14 tiles, not 3"),
        ("S 00m147p258s12345z", "E rolls 3 5", "there are not enough 0m in the tile set"),
    ] {
        assert_eq!(begun(given, roll), (5, what.to_owned()), "{given} / {roll}");
    }
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
        ("w1-9999999 N1", "\"1-9999999\": there are only 136 tiles"),
        ("w1-x N1", "\"x\" is not a number"),
        ("w1 upper N1", "w1 upper: w are tiles, not stacks"),
        ("d1-7", "expected two notations of the same place: d1-7 N8-2"),
        ("d1 X4", "\"X4\" is not a place: w17-20, d4-7 upper, N8-2"),
        ("holds E w1 upper", "w1 upper: w are tiles, not stacks"),
        ("broken N", "expected: broken N 8"),
        ("broken X 8", "\"X\" is not a seat: E, S, W or N"),
        ("broken N 0", "there are no 0 stacks"),
        ("breaks S W N", "expected a wall for each sum from 2 to 12, found 3"),
        ("copies 0p", "expected: copies 0p 2, 5p 2"),
        ("walls 4", "\"walls 4\" is not an expectation"),
    ] {
        assert_eq!(wrong(&rolled(line)), (6, what.to_owned()), "{line}");
    }
    let middle = |line: &str| wrong(&format!("SC-X\nrules phoenix\n\nnothing happens\n\n{line}\n"));
    let unknown = "the players' walls are only known after E rolls the dice";
    assert_eq!(middle("d1 N8"), (6, unknown.to_owned()));
    assert_eq!(middle("broken N 8"), (6, "the wall is only broken after E rolls the dice".to_owned()));
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
        (over, "places 1 2 3", "expected 4 places, in the order E S W N"),
        (over, "results 7 x -3 -7", "\"x\" is not a result: 24 or -10.4"),
        (over, "results 7 3.25 -3 -7", "\"3.25\" is not a result: 24 or -10.4"),
        (over, "results 7 3 -3 -7", "results: [-70, 70, 30, -30], expected [70, 30, -30, -70]"),
        (over, "places 1 2 3 4", "places: [4, 1, 2, 3], expected [1, 2, 3, 4]"),
        (over, "final 1 2 3 4", "final: [25000, 25000, 25000, 25000], expected [1, 2, 3, 4]"),
        (
            goes_on,
            "winds E S W N",
            "winds of the next deal: [North, East, South, West], expected [East, South, West, North]",
        ),
        (goes_on, "winds E S W", "expected 4 winds, in the order E S W N"),
        (goes_on, "winds E S W X", "\"X\" is not a seat: E, S, W or N"),
        (goes_on, "deal E1", "next deal: \"E2\", expected \"E1\""),
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
    let what = "lies: [\"5m [5m] 5m\"], expected [\"[5m] 5m 5m\"]".to_owned();
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
        ("lives 4", "\"lives 4\" does not describe a position"),
        ("points 25000 25000", "expected the points of all 4 players: E S W N"),
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
    run(&text).expect_err(&text).kind
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
    assert!(matches!(played.events().last(), Some(hanchan_round::Event::Claimed { .. })));
    let unread = parse("SC-X\nrules nobody-knows\n\nnothing happens\n\ngoes on\n").expect("scripts")[0]
        .play(preset_file);
    assert_eq!(unread.result.map_err(|failure| failure.line), Err(2));
    assert!(unread.round.is_none());
}
