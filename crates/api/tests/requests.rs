//! Requests as HTTP creates them, and their responses.

use hanchan_api::{
    AdviceRequest, Context, ErrorCode, LanguageParams, QuestionRequest, RecordRequest, Request, RequestError,
    RulesCheckRequest, RulesFindRequest, ScoreBatch, ScoreRequest, ScoreWaitsRequest, ShantenRequest,
    TilesRequest, UkeireRequest, VerifyRequest, read_query,
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
