//! Tests the readers of JSON records with small texts: what they read, and their error messages.

use hanchan_record::{
    DrawKind, Expected, Extent, ReadError, ReadProblem, RecordedDraw, RecordedEnd, RecordedGame,
    RecordedRules, RuleResolver, Step, Writer, mjai, read_text, verify,
};
use hanchan_tiles::{Players, Seat};

/// Builds a deal in Tenhou's JSON with these lists of taken and given tiles, and this end.
fn tenhou6(lists: [&str; 8], end: &str) -> String {
    let hands = [
        "11,12,13,14,16,17,18,19,21,22,23,24,25",
        "11,12,13,14,16,17,18,19,21,22,23,24,25",
        "31,32,33,34,36,37,38,39,41,42,43,44,45",
        "31,32,33,34,36,37,38,39,41,42,43,44,45",
    ];
    let parts: Vec<String> = (0..4)
        .map(|seat| format!("[{}],[{}],[{}]", hands[seat], lists[2 * seat], lists[2 * seat + 1]))
        .collect();
    format!(
        "{{\"title\":[\"\",\"\"],\"name\":[\"a\",\"b\",\"c\",\"d\"],\"rule\":{{\"disp\":\"般南喰赤\",\"aka\":1}},\
         \n\"log\":[[[4,1,2],[25000,24000,26000,25000],[46],[],{},{end}]]}}",
        parts.join(",")
    )
}

fn read(text: &str) -> RecordedGame {
    read_text(text).unwrap_or_else(|error| panic!("{error}"))
}

fn error(text: &str) -> ReadError {
    read_text(text).expect_err("something is wrong")
}

fn described(game: &RecordedGame) -> Vec<String> {
    game.deals[0].steps.iter().map(|step| step.step.to_string()).collect()
}

#[test]
fn tenhou6_lists_become_ordered_steps() {
    let lists = ["31,47", "\"r60\",60", "\"c313233\"", "11", "26", "15", "51", "60"];
    let game = read(&tenhou6(lists, "[\"流局\",[1500,-1500,1500,-1500]]"));
    assert_eq!(game.extent, Extent::Part);
    assert_eq!(game.deals[0].setup.honba, 1);
    assert_eq!(
        described(&game),
        [
            "seat 0 draws 1s",
            "seat 0 declares riichi",
            "seat 0 discards 1s as drawn",
            "seat 1 claims chi 123s<",
            "seat 1 discards 1m",
            "seat 2 draws 6p",
            "seat 2 discards 5m",
            "seat 3 draws 0m",
            "seat 3 discards 0m as drawn",
            "seat 0 draws 7z",
            "seat 0 discards 7z as drawn"
        ]
    );
    let Some(RecordedEnd::Drawn(draw)) = &game.deals[0].end else { panic!("a draw") };
    assert_eq!(draw.tenpai.map(|tenpai| tenpai.0), Some([true, false, true, false]));
}

/// A claim fits two discards, but only the second choice uses up all lists.
#[test]
fn ambiguous_claim_takes_the_discard_that_uses_up_all_lists() {
    // The first player discards 45 twice, and the third player's next tile is a pon of it. If that were the first
    // discard, the first player would have to draw after the fourth, but their next tile is a pon from the second
    // player.
    let lists = ["26,\"4747p47\"", "45,45", "27", "47", "\"45p4545\"", "11", "47", "60"];
    let game = read(&tenhou6(lists, "[\"流局\",[0,0,0,0]]"));
    let steps = described(&game);
    let pon = steps.iter().position(|step| step.contains("seat 2 claims")).expect("a pon");
    assert_eq!(steps[pon - 2..pon], ["seat 0 claims pon 777z>", "seat 0 discards 5z"]);
}

#[test]
fn invalid_tenhou6_is_rejected() {
    let none = ["", "", "", "", "", "", "", ""];
    let end = "[\"流局\",[0,0,0,0]]";
    let good = tenhou6(none, end);
    assert_eq!(read(&good).deals.len(), 1);
    let problem = |text: &str| error(text).problem;
    assert_eq!(problem(&good.replace("\"log\"", "\"lag\"")), ReadProblem::Missing("log"));
    assert!(matches!(problem(&good[..good.len() - 1]), ReadProblem::Json(_)));
    let expected = |text: &str| match problem(text) {
        ReadProblem::Expected(expected, found) => (expected, found),
        other => panic!("{other:?}"),
    };
    assert_eq!(expected(&good.replace("[4,1,2]", "[16,1,2]")), (Expected::Number(0, 15), "16".to_owned()));
    assert_eq!(expected(&good.replace("[4,1,2]", "[4,1,201]")).0, Expected::Number(0, 200));
    assert_eq!(
        error(&format!("\u{feff}{}", good.replace("[46]", "[48]"))).at,
        good.find("[46]").expect("it") + 4
    );
    assert_eq!(expected(&good.replace("流局", "散会")), (Expected::Draw, "\"散会\"".to_owned()));
    assert_eq!(expected(&good.replace("[46]", "[48]")), (Expected::Tile, "48".to_owned()));
    assert_eq!(expected(&good.replace("11,12,13,", "11,12,")).0, Expected::List(Some(13)));
    let lists = ["31", "60", "\"x1\"", "", "", "", "", ""];
    assert_eq!(expected(&tenhou6(lists, end)), (Expected::CallText, "\"x1\"".to_owned()));
    // A player takes a tile without having a turn.
    let lists = ["31", "60", "", "", "33", "", "", ""];
    let wrong = error(&tenhou6(lists, end));
    assert_eq!(wrong.problem, ReadProblem::Expected(Expected::Following, "33".to_owned()));
    assert_eq!((wrong.line, &tenhou6(lists, end)[wrong.at..wrong.at + 2]), (2, "33"));
    let win = |worth: &str| tenhou6(none, &format!("[\"和了\",[0,0,0,0],[0,1,0,{worth}]]"));
    assert_eq!(expected(&win("\"8000\"")).0, Expected::Worth);
    assert_eq!(expected(&win("\"満貫8000点\",\"無役(1飜)\"")).0, Expected::YakuName);
    assert!(matches!(read(&win("\"満貫8000点\",\"立直(1飜)\"")).deals[0].end, Some(RecordedEnd::Won(_))));
}

#[test]
fn room_names_determine_the_rules() {
    let game =
        |disp: &str| read(&tenhou6(["", "", "", "", "", "", "", ""], "[\"不明\"]").replace("般南喰赤", disp));
    let base = |game: &RecordedGame| match &game.rules {
        RecordedRules::Preset { base, changes } => (*base, changes.len()),
        RecordedRules::Whole(_) => panic!("no whole rules"),
    };
    assert_eq!(base(&game("鳳南喰赤")), ("tenhou", 0));
    assert_eq!(base(&game("般東速")), ("tenhou", 2));
    assert_eq!(base(&game("玉の間南喰赤")), ("mahjongsoul", 0));
    assert_eq!(game("大会戦南喰赤").writer, Writer::Other);
    assert_eq!(game("鳳南喰赤").deals[0].end, None);
}

const HANDS: &str = "[[\"1m\",\"2m\",\"3m\",\"4m\",\"5mr\",\"6m\",\"7m\",\"8m\",\"9m\",\"E\",\"S\",\"W\",\"N\"],\
    [\"1p\",\"2p\",\"3p\",\"4p\",\"5pr\",\"6p\",\"7p\",\"8p\",\"9p\",\"E\",\"S\",\"W\",\"N\"],\
    [\"1s\",\"2s\",\"3s\",\"4s\",\"5sr\",\"6s\",\"7s\",\"8s\",\"9s\",\"E\",\"S\",\"W\",\"N\"],\
    [\"1s\",\"2s\",\"3s\",\"4s\",\"5s\",\"6s\",\"7s\",\"8s\",\"9s\",\"P\",\"F\",\"C\",\"N\"]]";

/// Returns a record in the original server's dialect: no points at the start of a deal, and possible actions
/// beside the events.
fn original() -> String {
    format!(
        "{{\"type\":\"start_game\",\"id\":0,\"names\":[\"a\",\"b\",\"c\",\"d\"],\"gametype\":\"tonpu\"}}\n\
         {{\"type\":\"start_kyoku\",\"bakaze\":\"E\",\"kyoku\":1,\"honba\":0,\"kyotaku\":0,\"oya\":0,\
         \"dora_marker\":\"9p\",\"tehais\":{HANDS}}}\n\
         {{\"type\":\"tsumo\",\"actor\":0,\"pai\":\"P\",\"possible_actions\":[{{\"type\":\"reach\",\"actor\":0}}]}}\n\
         {{\"type\":\"ryukyoku\",\"reason\":\"kyushukyuhai\",\"tehais\":[],\"tenpais\":[false,false,false,false],\
         \"deltas\":[0,0,0,0],\"scores\":[25000,25000,25000,25000]}}\n\
         {{\"type\":\"end_kyoku\"}}\n"
    )
}

#[test]
fn original_mjai_dialect_is_read() {
    let game = read(&original());
    let RecordedRules::Preset { base, changes } = &game.rules else { panic!("a preset") };
    assert_eq!((*base, changes[0].key, &*changes[0].value), ("tenhou", "length", "\"east\""));
    let deal = &game.deals[0];
    assert_eq!(deal.setup.points[Seat::Fourth], 25_000);
    assert!(matches!(deal.end, Some(RecordedEnd::Drawn(RecordedDraw { kind: DrawKind::NineKinds, .. }))));
    // The first player has only seven kinds after the draw.
    let report = verify(&game, &RuleResolver::default()).expect("rules");
    assert_eq!(report.mismatches.len(), 1);
    assert_eq!(report.mismatches[0].recorded.to_string(), "NineKinds");
}

#[test]
fn three_player_mjai_reads_both_names_of_north() {
    for north in ["kita", "nukidora"] {
        for fourth in ["", ",[]", ",[\"?\",\"?\"]"] {
            let hands = HANDS.rsplit_once(",[").expect("a fourth hand").0.to_owned() + fourth + "]";
            let hands = hands.replace(
                "\"2m\",\"3m\",\"4m\",\"5mr\",\"6m\",\"7m\",\"8m\"",
                "\"1m\",\"1m\",\"9m\",\"9m\",\"F\",\"F\",\"C\"",
            );
            let text = format!(
                "{{\"type\":\"start_kyoku\",\"bakaze\":\"S\",\"kyoku\":1,\"honba\":0,\"kyotaku\":0,\"oya\":0,\
                 \"dora_marker\":\"9p\",\"scores\":[35000,35000,35000,0],\"tehais\":{hands}}}\n\
                 {{\"type\":\"tsumo\",\"actor\":0,\"pai\":\"P\"}}\n{{\"type\":\"{north}\",\"actor\":0,\"pai\":\"N\"}}\n"
            );
            let game = read(&text);
            assert_eq!((game.players, game.extent), (Players::Three, Extent::Part));
            assert_eq!(game.deals[0].steps[1].step, Step::North { seat: Seat::First });
            assert_eq!(verify(&game, &RuleResolver::default()).expect("rules").mismatches, []);
        }
    }
}

#[test]
fn invalid_mjai_is_rejected() {
    let good = original();
    let wrong = |from: &str, to: &str| error(&good.replacen(from, to, 1));
    assert_eq!(wrong("\"pai\":\"P\"", "\"pai\":\"?\"").problem, ReadProblem::HiddenTile);
    assert_eq!(wrong("\"pai\":\"P\"", "\"pai\":\"?\"").line, 3);
    assert_eq!(wrong("\"9s\",\"P\"", "\"9s\",\"?\"").problem, ReadProblem::HiddenTile);
    let value = |error: ReadError| match error.problem {
        ReadProblem::Value(name, expected, found) => (name, expected, found),
        other => panic!("{other:?}"),
    };
    assert_eq!(
        value(wrong("\"P\",\"possible", "\"10m\",\"possible")),
        ("pai", Expected::TileName, "10m".to_owned())
    );
    assert_eq!(value(wrong("\"actor\":0", "\"actor\":4")), ("actor", Expected::Player, "4".to_owned()));
    assert_eq!(value(wrong("kyushukyuhai", "tired")), ("reason", Expected::Draw, "tired".to_owned()));
    assert_eq!(value(wrong("end_kyoku", "end_all")), ("type", Expected::Event, "end_all".to_owned()));
    assert_eq!(wrong("\"actor\":0,", "").problem, ReadProblem::Missing("actor"));
    assert_eq!(wrong("end_kyoku", "start_game").problem, ReadProblem::OutOfPlace("start_game".to_owned()));
    assert!(matches!(wrong("\"kyoku\":1,", "\"kyoku\":,").problem, ReadProblem::Json(_)));
    assert!(mjai::read("").is_err());
    let named = good.replacen("\"id\":0", "\"hanchan\":{\"id\":\"tenhou\",\"version\":1,\"hash\":\"00\"}", 1);
    assert_eq!(error(&named).problem, ReadProblem::UnknownRules("tenhou".to_owned()));
}

/// Deeply nested, huge and hostile texts are rejected quickly.
#[test]
fn hostile_texts_are_rejected() {
    let deep = format!("{{\"log\":{}", "[".repeat(100_000));
    assert!(read_text(&deep).is_err());
    let deep = format!("{{\"type\":\"tsumo\",\"x\":{}", "[".repeat(100_000));
    assert!(read_text(&deep).is_err());
    // Many claims that fit everywhere and never lead to an end.
    let claims = vec!["\"p111111\""; 90].join(",");
    let gives = vec!["11"; 90].join(",");
    let more = gives.clone() + ",12,12";
    let lists = [gives.as_str(), &gives, &claims, &gives, &claims, &gives, &claims, &more];
    assert!(read_text(&tenhou6(lists, "[\"流局\"]")).is_err());
    let accepted = "{\"type\":\"reach_accepted\",\"actor\":0,\"deltas\":[9999999,0,0,0]}\n";
    assert!(read_text(&(original() + &accepted.repeat(1000))).is_ok());
    let long = vec!["11"; 100_000].join(",");
    assert!(read_text(&tenhou6([&long, "", "", "", "", "", "", ""], "[\"流局\"]")).is_err());
}
