//! The commands for hands, and their help.

mod common;

use std::io::Write;
use std::path::Path;
use std::process::{Command, Stdio};

use common::{err, hanchan, hanchan_in, out};
use serde_json::{Value, json};

#[test]
fn help_lists_the_commands() {
    let help = hanchan(&["help"], b"");
    assert!(help.status.success());
    for word in ["shanten", "waits", "ukeire", "tiles", "Examples:", "closed kan"] {
        assert!(out(&help).contains(word), "{word}");
    }
    assert!(!out(&help).contains('\x1b'), "no colours in a pipe");
}

/// Splits an example into arguments as a shell would.
fn arguments(example: &str) -> Vec<&str> {
    let quoted = example.split('\'').enumerate();
    quoted
        .flat_map(|(i, part)| if i % 2 == 1 { vec![part] } else { part.split_whitespace().collect() })
        .collect()
}

#[test]
fn every_example_of_the_help_works() {
    let mut tried = 0;
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("examples");
    std::fs::create_dir_all(&folder).expect("a folder");
    let commands = [
        "",
        "shanten",
        "waits",
        "ukeire",
        "advise",
        "tiles",
        "score",
        "rules show",
        "rules diff",
        "rules find",
    ];
    for command in commands {
        let command: Vec<&str> = match command {
            "" => vec!["help"],
            _ => command.split(' ').chain(["-h"]).collect(),
        };
        let help = hanchan(&command, b"");
        for line in out(&help).lines().filter_map(|line| line.trim().strip_prefix("hanchan ")) {
            // Examples with files, games and servers are tested elsewhere.
            if line.contains(".toml")
                || line.contains(".jsonl")
                || line.contains("deal.txt")
                || line.starts_with("play")
                || line.starts_with(' ')
            {
                continue;
            }
            let example = line.split("  ").next().expect("the command comes before its description");
            let args = arguments(example.split(" <").next().expect("what comes before a file"));
            let output = hanchan_in(&folder, &args, b"11m\n");
            assert!(output.status.success(), "{line}: {}", err(&output));
            tried += 1;
        }
    }
    assert_eq!(tried, 31);
}

#[test]
fn batch_prints_one_number_per_line() {
    let hands = "11m22p33s44z5566z77z\n23467m234567p88s\r\n19m19p19s1234567z\n46m345p12399s | pon 555z\n147m258p369s1234z";
    let batch = hanchan(&["shanten", "--batch"], hands.as_bytes());
    assert!(batch.status.success());
    assert_eq!(out(&batch), "-1\n0\n0\n0\n6\n");
    let forms = hanchan(&["shanten", "--batch", "--forms"], hands.as_bytes());
    assert_eq!(out(&forms), "3 7 -1\n0 13 5\n8 0 6\n0 - -\n8 7 6\n");
}

#[test]
fn bad_lines_are_reported_and_the_rest_processed() {
    let batch = hanchan(&["shanten", "--batch"], b"11m\n123m45x\n\n\xff\xfe\n11m22p33s44z5566z77z\n123m");
    assert_eq!(batch.status.code(), Some(1));
    assert_eq!(out(&batch), "-1\n-1\n");
    for line in [
        "line 2: expected a suit letter",
        "line 3: there are no tiles",
        "line 4: the line is not UTF-8",
        "line 6: ",
        "4 lines failed",
    ] {
        assert!(err(&batch).contains(line), "{line} in {}", err(&batch));
    }
}

#[test]
fn fast_path_and_full_parser_agree() {
    let hands = "\u{feff}1199m 2345p\n1199m2345p | pon 555z, pon 666z\n 19m 19p 19s 1234567z\n";
    for players in ["3", "4"] {
        let batch = hanchan(&["shanten", "--batch", "--players", players, "--forms"], hands.as_bytes());
        assert_eq!(out(&batch), "0 - -\n0 - -\n8 0 6\n", "{players}: {}", err(&batch));
    }
}

#[test]
fn results_are_printed_while_input_is_still_written() {
    use std::io::{BufRead, BufReader};
    let mut child = Command::new(env!("CARGO_BIN_EXE_hanchan"))
        .args(["shanten", "--batch"])
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .expect("the command starts");
    let mut input = child.stdin.take().expect("a pipe");
    let mut answers = BufReader::new(child.stdout.take().expect("a pipe")).lines();
    for (hand, shanten) in [("11m", "-1"), ("1z", "0"), ("147m1z", "2")] {
        writeln!(input, "{hand}").expect("the command reads");
        assert_eq!(answers.next().expect("an answer").expect("text"), shanten);
    }
    drop(input);
    assert!(child.wait().expect("the command ends").success());
}

#[test]
fn overlong_line_is_rejected() {
    let mut input = vec![b'1'; 3_000_000];
    input.extend_from_slice(b"\n55z\n");
    let batch = hanchan(&["shanten", "--batch"], &input);
    assert_eq!((batch.status.code(), out(&batch)), (Some(1), "-1\n"));
    assert!(err(&batch).contains("line 1: the line is too long for a hand"));
}

#[test]
fn parse_error_shows_the_position() {
    let wrong = hanchan(&["shanten", "123m45x"], b"");
    assert_eq!(wrong.status.code(), Some(1));
    assert_eq!(
        err(&wrong),
        "error: expected a suit letter (m, p, s or z) after the digits, found \"x\"\n  123m45x\n        ^\n"
    );
    let in_words = hanchan(&["shanten", "23467m", "234567p", "88s"], b"");
    assert!(out(&in_words).starts_with("0  tenpai"));
    let wrong = hanchan(&["waits", "11m22p33s44z5566z77z"], b"");
    assert!(err(&wrong).contains("depend on the discard"));
    let wrong = hanchan(&["shanten", "--players", "3", "15m234p"], b"");
    assert_eq!(err(&wrong), "error: 5m is not used with three players\n");
    let wrong = hanchan(&["ukeire", "1111m234p", "--visible", "1m"], b"");
    assert_eq!(err(&wrong), "error: --visible: there are more than four copies of 1m\n");
    let wrong = hanchan(&["ukeire", "13m234p", "--visible", "5x"], b"");
    assert!(err(&wrong).starts_with("error: --visible: expected a suit letter"));
    let wrong = hanchan(&["ukeire", "--improve", "23467m234567p88s1z"], b"");
    assert!(err(&wrong).contains("--improve needs 13 tiles"));
    assert_eq!(err(&hanchan(&["tiles", "["], b"")), "error: there are no tiles\n");
    assert_eq!(hanchan(&["tiles", "--json", "--to", "tenhou", "1m | pon 555z"], b"").status.code(), Some(1));
    assert_eq!(hanchan(&["shanten"], b"").status.code(), Some(2));
}

#[test]
fn json_output() {
    let answer = |args: &[&str]| -> Value {
        let output = hanchan(args, b"");
        assert!(output.status.success(), "{}", err(&output));
        serde_json::from_str(out(&output)).expect("JSON")
    };
    assert_eq!(
        answer(&["shanten", "--json", "46m345p12399s | pon 555z"]),
        json!({"hand": "46m345p12399s | pon 555z<", "shanten": 0, "standard": 0, "orphans": null, "pairs": null})
    );
    assert_eq!(
        answer(&["waits", "--json", "1m | pon 111m, pon 222p, pon 333s, pon 444z"]),
        json!({"hand": "1m | pon 111m<, pon 222p<, pon 333s<, pon 444z<", "shanten": 1, "name": null, "waits": [], "impossible": ["1m"]})
    );
    assert_eq!(
        answer(&["ukeire", "--json", "46m234567p23488s", "--visible", "5m"]),
        json!({"hand": "46m234567p23488s", "shanten": 0, "total": 3, "ukeire": [{"tile": "5m", "left": 3}]})
    );
    let discards = answer(&["ukeire", "--json", "23467m234567p88s + 1z"]);
    assert_eq!(discards["discards"][0]["discard"], "1z");
    assert_eq!(discards["discards"][0]["total"], 8);
    let improvements = answer(&["ukeire", "--json", "--improve", "46m234567p23488s"]);
    assert_eq!(improvements["improvements"][0]["draw"], "3m");
    let tiles = answer(&["tiles", "--json", "406m"]);
    assert_eq!((&tiles["kobalab"], &tiles["markup"]), (&json!("m406"), &Value::Null));
    let lines = hanchan(&["waits", "--batch", "--json"], b"23467m234567p88s\n1z\n");
    let second: Value = serde_json::from_str(out(&lines).lines().nth(1).unwrap()).unwrap();
    assert_eq!((&second["line"], &second["waits"][0]["tile"]), (&json!(2), &json!("1z")));
}

#[test]
fn notations_are_detected_or_given() {
    let hand = "406m123p5z";
    for written in ["m406p123z5", "4m 5mr 6m 1p 2p 3p P", "12,16,20,36,40,44,124", "🀊🀋r🀌🀙🀚🀛🀆"]
    {
        let read = hanchan(&["tiles", "--to", "mpsz", written], b"");
        assert_eq!(out(&read).trim(), hand, "{written}");
    }
    let numbers = hanchan(&["tiles", "--from", "tenhou", "--to", "mpsz", "52"], b"");
    assert_eq!(out(&numbers), "0p\n");
    let batch = hanchan(&["tiles", "--batch", "--to", "mjai"], "11z\n1m | pon 555z\n".as_bytes());
    assert_eq!((batch.status.code(), out(&batch)), (Some(1), "E E\n"));
    assert!(err(&batch).contains("line 2: the mjai notation has no melds"));
}

#[test]
fn waits_and_ukeire_in_a_batch() {
    let waits = hanchan(&["waits", "--batch"], b"23467m234567p88s\n147m258p369s1234z\n");
    assert_eq!(out(&waits), "5m 8m\n-\n");
    let ukeire = hanchan(&["ukeire", "--batch"], b"23467m234567p88s\n23467m234567p88s1z\n");
    assert_eq!(out(&ukeire), "8 5m:4 8m:4\n1z 8 5m:4 8m:4\n");
}

const WIN: &str = r#"{"id":7,"rules":"phoenix","closed":"46m345p12399s","melds":[{"kind":"pon","tiles":"555z","from":"left"}],"win":"5m","by":"ron","from":"W","seat":"N","round":"E","riichi":"none","ippatsu":false,"rinshan":false,"chankan":false,"last":false,"first":false,"dora":["1m"],"ura":[],"honba":2,"sticks":1,"liable":null}"#;

#[test]
fn wins_are_scored_line_by_line() {
    let answers = |lines: &[&str]| -> Vec<Value> {
        let output = hanchan(&["score", "--batch"], lines.join("\n").as_bytes());
        assert!(output.status.success(), "{}", err(&output));
        out(&output).lines().map(|line| serde_json::from_str(line).expect("JSON")).collect()
    };
    let [won] = &answers(&[WIN])[..] else { panic!("one answer") };
    assert_eq!(won["yaku"], json!([{"id": "yakuhai-white", "han": 1}]));
    assert_eq!((&won["id"], &won["points"], &won["limit"]), (&json!(7), &json!(1000), &json!("none")));
    assert_eq!(won["payments"], json!({"E": 0, "S": 0, "W": -1600, "N": 2600}));
    let cases = [
        (r#""win":"5m""#, r#""win":"6m""#, "not-complete"),
        (r#""win":"5m""#, r#""win":"5x""#, "bad-tile"),
        (r#""closed":"46m345p12399s""#, r#""closed":"46m345p1239""#, "bad-hand"),
        (r#""closed":"46m345p12399s""#, r#""closed":"46m345p123s""#, "wrong-size"),
        (r#""closed":"46m345p12399s""#, r#""closed":"46m99999p123s""#, "fifth-copy"),
        (r#""tiles":"555z""#, r#""tiles":"556z""#, "bad-meld"),
        (r#""riichi":"none""#, r#""riichi":"riichi""#, "open-riichi"),
        (r#""rules":"phoenix""#, r#""rules":"fenix""#, "unknown-rules"),
        (r#""from":"W","seat""#, r#""from":"N","seat""#, "own-discard"),
        (r#""ippatsu":false"#, r#""ippatsu":true"#, "ippatsu-without-riichi"),
        (r#""dora":["1m"]"#, r#""dora":["9s","9s","9s"]"#, "fifth-copy"),
        (r#""liable":null"#, r#""liable":{"toitoi":"E"}"#, "not-liable"),
        (r#""dora":["1m"]"#, r#""dora":["1m","1m","1m","1m","1m","1m"]"#, "too-many-indicators"),
        (r#""honba":2"#, r#""honba":300"#, "bad-line"),
        (r#""honba":2"#, r#""hunba":2"#, "bad-line"),
        (r#""liable":null"#, r#""liable":{"toitoy":"E"}"#, "unknown-yaku"),
    ];
    for (from, to, code) in cases {
        assert!(WIN.contains(from), "{from}");
        let [refused] = &answers(&[&WIN.replacen(from, to, 1)])[..] else { panic!("one answer") };
        assert_eq!(refused["error"]["code"], code, "{refused}");
        assert_eq!(refused["id"], 7);
    }
    assert_eq!(answers(&["5", "[]", "\"\"", "null", "{}"]).len(), 5);
}

#[test]
fn every_mangled_win_gets_a_response() {
    let mut random = fastrand::Rng::with_seed(3);
    let mut lines = Vec::new();
    for _ in 0..20_000 {
        let mut line = WIN.as_bytes().to_vec();
        for _ in 0..=random.usize(..3) {
            let at = random.usize(..line.len());
            match random.u8(..4) {
                0 => drop(line.remove(at)),
                1 => line.insert(at, line[random.usize(..line.len())]),
                2 => line[at] = random.u8(b' '..=b'~'),
                _ => line[at] = b'0' + random.u8(..10),
            }
        }
        lines.push(line);
    }
    let output = hanchan(&["score", "--batch"], &lines.join(&b"\n"[..]));
    assert!(output.status.success(), "{}", err(&output));
    assert_eq!(out(&output).lines().count(), lines.len());
}

#[test]
fn completions_for_every_shell() {
    for shell in ["bash", "zsh", "fish", "powershell", "elvish"] {
        assert!(out(&hanchan(&["completions", shell], b"")).contains("shanten"), "{shell}");
    }
}

/// Invalid bots in the configuration are reported before the server starts.
#[test]
fn serve_check_reports_invalid_bots() {
    let file = std::env::temp_dir().join(format!("hanchan-bots-{}.toml", std::process::id()));
    let path = file.display().to_string();
    for (bot, message) in [
        ("tobi = \"mjai[asked,2s]:python3 bot.py\"", None),
        ("sensei = \"mjai:bot\"", Some("sensei: a built-in bot has this name")),
        ("tobi = \"python3 bot.py\"", Some("tobi: a bot is 'mjai:COMMAND'")),
        ("tobi = \"mjai[soon]:bot\"", Some("unknown option 'soon': use each, asked")),
        ("\" \" = \"mjai:bot\"", Some("a name has 1 to 30 characters")),
    ] {
        std::fs::write(&file, format!("[bots]\n{bot}\n[limits]\nbots = 2\n")).expect("a file");
        let checked = hanchan(&["serve", "--check", "--config", &path], b"");
        match message {
            None => assert!(checked.status.success(), "{}", err(&checked)),
            Some(message) => {
                assert!(!checked.status.success() && err(&checked).contains(message), "{}", err(&checked));
            }
        }
    }
    let _gone = std::fs::remove_file(file);
}
