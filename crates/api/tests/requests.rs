//! Requests as HTTP creates them, and their responses.

use hanchan_api::{
    AdviceRequest, Context, ErrorCode, LanguageParams, QuestionRequest, RecordRequest, Request, RequestError,
    RulesCheckRequest, RulesDiffRequest, RulesFindRequest, RulesShowRequest, ScoreBatch, ScoreRequest,
    ScoreWaitsRequest, ShantenRequest, TilesRequest, UkeireRequest, VerifyRequest, read_query,
};
use hanchan_rules::{NoRules, Rules, Unreadable};
use hanchan_words::{Language, Style};
use serde::de::DeserializeOwned;
use serde_json::{Value, json};

fn presets(name: &str) -> Result<Rules, NoRules> {
    hanchan_rules::open(name, |_| Err(Unreadable::NotFound))
}

fn pairs(query: &[(&str, &str)]) -> Vec<(String, String)> {
    query.iter().map(|(key, value)| ((*key).to_owned(), (*value).to_owned())).collect()
}

fn answer<R: Request + DeserializeOwned>(query: &[(&str, &str)]) -> Result<Value, RequestError> {
    let (LanguageParams { lang, .. }, request) = read_query::<R>(pairs(query))?;
    let language = lang.map_or(Language::English, |lang| lang.0);
    let response = request.run(&Context::new(language, Some(Style::Romanised), &presets))?;
    Ok(serde_json::to_value(&response).expect("JSON"))
}

fn code<R: Request + DeserializeOwned>(query: &[(&str, &str)]) -> ErrorCode {
    answer::<R>(query).expect_err("it is wrong").code()
}

#[test]
fn requests_about_hands_are_answered() {
    assert_eq!(
        answer::<ShantenRequest>(&[("hand", "23467m234567p88s")]).expect("a hand"),
        json!({ "hand": "23467m234567p88s", "shanten": 0, "standard": 0, "orphans": 13, "pairs": 5 })
    );
    let ukeire = answer::<UkeireRequest>(&[("hand", "46m234567p23488s"), ("visible", "5m")]).expect("a hand");
    assert_eq!(ukeire["ukeire"], json!([{ "tile": "5m", "left": 3 }]));
    let tiles = answer::<TilesRequest>(&[("hand", "406m"), ("to", "kobalab")]).expect("a hand");
    assert_eq!(tiles, json!({ "kobalab": "m406" }));
    let advice = answer::<AdviceRequest>(&[("hand", "23467m23456p88s1z5z")]).expect("a hand");
    assert_eq!(advice["chosen"]["type"], "discard");
    assert!(advice["discards"][0]["win_rate"].is_number());
}

#[test]
fn wins_are_scored_with_their_circumstances() {
    let win =
        [("hand", "23467m 234567p 88s"), ("win", "5m"), ("riichi", "riichi"), ("from", "W"), ("honba", "2")];
    let score = answer::<ScoreRequest>(&win).expect("a win");
    assert_eq!((&score["yaku"][0]["id"], &score["payments"]["W"]), (&json!("riichi"), &json!(-4500)));
    assert!(score["paid"][0]["honba"].is_number());
    let waits = answer::<ScoreWaitsRequest>(&[("hand", "23467m 234567p 88s")]).expect("a tenpai hand");
    assert!(waits["waits"][0]["tsumo"]["points"].is_number(), "{waits}");
}

#[test]
fn errors_have_codes() {
    assert_eq!(code::<ShantenRequest>(&[("hand", "123m45x")]), ErrorCode::BadHand);
    assert_eq!(code::<ShantenRequest>(&[("hand", "11m"), ("batch", "true")]), ErrorCode::BadQuery);
    assert_eq!(code::<ScoreRequest>(&[("hand", "23467m 234567p 88s"), ("win", "9m")]), ErrorCode::NoAnswer);
    assert_eq!(code::<ScoreRequest>(&[("hand", "11m"), ("rules", "nothing")]), ErrorCode::NoSuchRules);
    assert_eq!(code::<ScoreRequest>(&[("hand", "11m"), ("rules", "/etc/passwd")]), ErrorCode::NoSuchRules);
    assert_eq!(
        code::<AdviceRequest>(&[("hand", "23467m23456p88s1z5z"), ("live", "90")]),
        ErrorCode::BadQuery
    );
    assert_eq!(code::<QuestionRequest>(&[("kind", "waits"), ("level", "2000")]), ErrorCode::BadQuery);
    assert_eq!(code::<RulesFindRequest>(&[("words", "xyzzy"), ("rules", "ema")]), ErrorCode::NoAnswer);
}

#[test]
fn batch_answers_every_line_in_the_clients_language() {
    let context = Context::new(Language::Russian, None, &presets);
    let lines = "{\"id\":1,\"rules\":\"phoenix\",\"closed\":\"23467m234567p88s\",\"win\":\"9m\",\"by\":\"ron\"}\nnonsense\n";
    let answers = ScoreBatch::new(&context).lines(lines);
    let answers: Vec<Value> =
        answers.lines().map(|line| serde_json::from_str(line).expect("a line of JSON")).collect();
    assert_eq!((&answers[0]["id"], &answers[0]["error"]["code"]), (&json!(1), &json!("not-complete")));
    assert!(answers[0]["error"]["text"].as_str().is_some_and(|text| !text.is_ascii()), "{answers:?}");
    assert_eq!(answers[1]["error"]["code"], "bad-line");
}

#[test]
fn rule_text_is_checked_without_a_file() {
    let context = Context::new(Language::English, None, &presets);
    let request = RulesCheckRequest { file: "club.toml".to_owned(), text: "id = 5".to_owned() };
    let checked = request.run(&context).expect("an answer");
    assert!(!checked.good && checked.problems.iter().all(|problem| problem.file == "club.toml"));
}

#[test]
fn a_record_that_cannot_be_read_is_part_of_the_response() {
    let context = Context::new(Language::English, None, &presets);
    let verified = VerifyRequest::default().run(b"nonsense", &context).expect("an answer");
    assert_eq!((verified.totals.games, verified.totals.unreadable), (0, 1));
}

/// Returns the rules in a list of the response, as `group.key`.
fn rule_keys(list: &Value) -> Vec<String> {
    let text = |value: &Value| value.as_str().expect("a text").to_owned();
    let rules = list.as_array().expect("a list").iter();
    rules.map(|rule| format!("{}.{}", text(&rule["group"]), text(&rule["key"]))).collect()
}

#[test]
fn shown_rules_are_those_that_the_rule_set_has() {
    let shown = |rules: &str| {
        rule_keys(&answer::<RulesShowRequest>(&[("rules", rules)]).expect("a rule set")["rules"])
    };
    let (four, three) = (shown("phoenix"), shown("tenhou-3p"));
    for of_three in ["payments.three-player-ron", "payments.norths", "riichi.passed-north"] {
        assert!(!four.contains(&of_three.to_owned()) && three.contains(&of_three.to_owned()), "{of_three}");
    }
    for absent in [
        "yaku.renhou",
        "hands.renhou",
        "hands.renhou-discard",
        "table.target-points",
        "penalties.chombo-points",
    ] {
        assert!(!four.contains(&absent.to_owned()), "{absent}");
    }
    assert!(three.contains(&"table.target-points".to_owned()));
}

#[test]
fn values_do_not_speak_of_norths_where_there_are_none() {
    let broken = |rules: &str, lang: &str| {
        let shown = answer::<RulesShowRequest>(&[("rules", rules), ("lang", lang)]).expect("a rule set");
        let rules = shown["rules"].as_array().expect("a list").clone();
        let ippatsu = rules.into_iter().find(|rule| rule["key"] == "ippatsu-broken").expect("the rule");
        ippatsu["value"].as_str().expect("a text").to_owned()
    };
    for (lang, north) in [("en", "North"), ("ru", "север"), ("da", "nord"), ("ja", "北")] {
        assert!(!broken("furiten", lang).contains(north), "{lang}");
        assert!(broken("cheatsheet-3p", lang).contains(north), "{lang}");
    }
}

#[test]
fn difference_says_which_rule_set_lacks_a_rule() {
    let diff = answer::<RulesDiffRequest>(&[("a", "phoenix"), ("b", "tenhou-3p")]).expect("two rule sets");
    let differences = diff["differences"].as_array().expect("a list");
    let of = |key: &str| {
        let found = differences.iter().find(|difference| difference["a"]["key"] == key);
        found.map(|found| (found["a"]["value"].clone(), found["b"]["value"].clone()))
    };
    // Both files say the same, but only one of the rule sets has the rule.
    let (four, three) = of("three-player-ron").expect("a difference");
    assert_eq!(four, "does not apply");
    assert_ne!(three, "does not apply");
    // A yaku that is off is off.
    assert_eq!(of("daisharin"), Some((json!("yakuman"), json!("not used"))));
    // Neither has renhou.
    assert_eq!(of("renhou-discard"), None);
    let same = answer::<RulesDiffRequest>(&[("a", "ema"), ("b", "ema")]).expect("two rule sets");
    assert_eq!(same["differences"], json!([]));
}

#[test]
fn found_rules_have_the_names_of_the_shown_rules() {
    for (rules, words) in
        [("phoenix", "Тсуисо"), ("phoenix", "дабури"), ("cheatsheet", "тянта"), ("furiten", "цуисо")]
    {
        let in_russian = [("rules", rules), ("lang", "ru")];
        let shown = answer::<RulesShowRequest>(&in_russian).expect("a rule set");
        let found = answer::<RulesFindRequest>(&[in_russian[0], in_russian[1], ("words", words)]);
        let found = found.expect("a rule");
        for rule in found["rules"].as_array().expect("a list") {
            let same = |shown: &&Value| shown["group"] == rule["group"] && shown["key"] == rule["key"];
            let shown = shown["rules"].as_array().expect("a list").iter().find(same).expect("the same rule");
            assert_eq!(rule["name"], shown["name"], "{rules}: {words}");
        }
    }
    let found = answer::<RulesFindRequest>(&[("rules", "phoenix"), ("lang", "ru"), ("words", "цуисо")]);
    assert_eq!(found.expect("a rule")["rules"][0]["name"], "Тсуисо");
}

#[test]
fn referee_finds_statements_that_no_rule_cites() {
    let query = [("rules", "phoenix"), ("lang", "ru"), ("words", "мёртвая рука сеты победу")];
    let found = answer::<RulesFindRequest>(&query).expect("statements");
    let ids: Vec<&str> =
        found["statements"].as_array().expect("a list").iter().filter_map(|one| one["id"].as_str()).collect();
    assert!(ids.contains(&"P-157"), "{ids:?}");
    assert!(ids.iter().all(|id| id.starts_with("P-") || id.starts_with("A-P")), "{ids:?}");
}

/// Returns the text of the error that scoring with this liable player has.
fn not_liable(rules: &str, hand: &str, liable: &str, lang: &str) -> String {
    let query = [("rules", rules), ("hand", hand), ("win", "1m"), ("liable", liable), ("lang", lang)];
    let (LanguageParams { lang, .. }, request) = read_query::<ScoreRequest>(pairs(&query)).expect("a query");
    let language = lang.map_or(Language::English, |lang| lang.0);
    let context = Context::new(language, Some(Style::Romanised), &presets);
    let error = request.run(&context).expect_err("nobody is liable");
    error.text(context.words())
}

#[test]
fn liability_that_cannot_apply_is_an_error() {
    let open = "2399m | pon 555z, pon 666z, pon 777z";
    let closed = "2399m777z | pon 555z, pon 666z";
    for (rules, hand, liable, expected) in [
        ("common", open, "sanma=N", "liable: there is no yaku sanma"),
        ("common", open, "daisuushii=N", "does not count in this hand"),
        ("common", open, "daisangen=S", "The winner cannot be liable"),
        ("common", open, "tsuuiisou=N", "There is no liability for"),
        ("cheatsheet", open, "shousuushii=N", "There is no liability for"),
        ("cheatsheet", closed, "daisangen=N", "only if all of its sets are open"),
        ("common", "2399m555666777z", "daisangen=N", "none of its sets was called"),
    ] {
        let message = not_liable(rules, hand, liable, "en");
        assert!(message.contains(expected), "{rules} {liable}: {message}");
    }
    for lang in ["ru", "da", "ja"] {
        let message = not_liable("cheatsheet", closed, "daisangen=N", lang);
        assert!(!message.contains("sets") && !message.contains("no-score"), "{message}");
    }
}

#[test]
fn liability_is_named_as_the_club_spells_the_yaku() {
    let hand = "23m33z | pon 111z, pon 222z, pon 444z";
    for name in ["shosushi", "shousuushii", "Шосуши", "Shoo suushii", "小四喜"] {
        let liable = format!("{name}=N");
        let query =
            [("rules", "phoenix"), ("hand", hand), ("win", "1m"), ("by", "tsumo"), ("liable", &liable)];
        let score = answer::<ScoreRequest>(&query).expect("a win");
        assert_eq!(score["payments"]["N"], -32_000, "{name}");
    }
    let context = Context::new(Language::English, None, &presets);
    let line = json!({
        "rules": "phoenix", "closed": "23m33z", "win": "1m", "by": "tsumo", "liable": { "shosushi": "N" },
        "melds": [
            { "kind": "pon", "tiles": "111z" }, { "kind": "pon", "tiles": "222z" }, { "kind": "pon", "tiles": "444z" },
        ],
    });
    let scored = ScoreBatch::new(&context).lines(&line.to_string());
    assert!(scored.contains("\"N\":-32000"), "{scored}");
}

#[test]
fn payers_are_counted() {
    let paid = |rules: &str, seat: &str, lang: &str| {
        let query = [
            ("rules", rules),
            ("hand", "234567p 23467s 88p"),
            ("win", "5s"),
            ("by", "tsumo"),
            ("riichi", "riichi"),
            ("seat", seat),
            ("lang", lang),
        ];
        let score = answer::<ScoreRequest>(&query).expect("a win");
        score["explanation"]["points"].as_str().expect("a text").to_owned()
    };
    for (lang, one, several) in [
        ("en", "from the other player", "from each non-dealer"),
        ("ru", "с другого игрока", "с остальных"),
        ("da", "fra den anden", "fra hver af de andre"),
        ("ja", "もう一人の子", "子"),
    ] {
        let (three, four) = (paid("tenhou-3p", "S", lang), paid("tenhou", "S", lang));
        assert!(three.contains(one), "{three}");
        assert!(four.contains(several) && !four.contains(one), "{four}");
        // The dealer is paid the same by both.
        assert!(!paid("tenhou-3p", "E", lang).contains(one), "{lang}");
    }
}

#[test]
fn errors_about_hands_rules_and_records_are_in_the_clients_language() {
    let latin =
        |text: &str| text.split(|c: char| !c.is_ascii_alphabetic()).filter(|word| word.len() > 3).count();
    let context = Context::new(Language::Russian, None, &presets);
    let hand = answer::<ShantenRequest>(&[("hand", "123m45x")]).expect_err("no suit");
    let toml = RulesCheckRequest { file: "a.toml".to_owned(), text: "id = club".to_owned() };
    let problems = toml.run(&context).expect("an answer").problems;
    let verify = |record: &[u8]| {
        let verified = VerifyRequest::default().run(record, &context).expect("an answer");
        verified.unreadable_files[0].why.clone()
    };
    let line = ScoreBatch::new(&context).lines("{\"closed\":5}");
    let line: Value = serde_json::from_str(&line).expect("a line of JSON");
    let texts = [
        hand.text(context.words()),
        problems[0].message.replace("a.toml", "").replace("TOML", ""),
        verify(b"nonsense"),
        verify(b"{\"type\":\"game\",\"version\":7}\n").replace("JSON", ""),
        verify(b"<mjloggm ver=\"2.3\"><INIT/></mjloggm>").replace("INIT", ""),
        line["error"]["text"].as_str().expect("a text").replace("JSON", ""),
    ];
    for text in texts {
        assert!(!text.is_ascii() && latin(&text) <= 2, "{text}");
    }
}
