//! The description of the whole API.

use axum::Json;
use hanchan_server::http::describe::{Document, Operation, object, of};
use serde_json::{Value, json};

use super::query::parameters;
use super::rules::None;
use crate::press::served;
use crate::rules::{diff, show};
use crate::train::question;
use crate::{advise, score, shanten, tiles, ukeire, waits};

/// The document.
pub(super) async fn show() -> Json<Value> {
    Json(whole())
}

/// The document.
pub(super) fn whole() -> Value {
    let document = records(rules(hands(hanchan_server::http::document())));
    answers(document).write(env!("CARGO_PKG_VERSION"))
}

fn op(id: &str, group: &str, summary: &str) -> Operation {
    Operation::new(id, group, summary)
}

const LINES: &str = "application/jsonl";

fn hands(document: Document) -> Document {
    let openapi = op("openapi", "about", "This document").answers(200, "It", of("any{}"));
    let of_hand = |id: &str, summary: &str, about: &str| op(id, "hands", summary).about(about);
    let shanten = of_hand("shanten", "How far is a hand from tenpai?", "As `hanchan shanten --json`.")
        .parameters(parameters::<shanten::Args>(&[], &["forms"]))
        .answers(200, "How far", of("Shanten"));
    let waits = of_hand("waits", "What does a tenpai hand wait for, and how?", "As `hanchan waits --json`.")
        .parameters(parameters::<waits::Args>(&[], &[]))
        .answers(200, "The waits", of("Waits"));
    let about = "As `hanchan ukeire --json`: of 13 tiles what helps, of 14 every discard, the best first.";
    let ukeire = of_hand("ukeire", "Which tiles help a hand, and how many are left?", about)
        .parameters(parameters::<ukeire::Args>(&[], &[]))
        .answers(200, "What helps", of("Ukeire"));
    let tiles = of_hand("tiles", "A hand in other notations", "As `hanchan tiles --json`.")
        .parameters(parameters::<tiles::Args>(&[], &[]))
        .answers(200, "By notation; null where it has no words for it", of("text|null{}"));
    let about = "As `hanchan score --json`; rules are those of the club, by id or `id@version`.";
    let score = of_hand("score", "What is a won hand worth, and why?", about)
        .parameters(parameters::<score::Args>(&[], &[]))
        .answers(200, "The score and its reasons", json!({ "anyOf": [of("Score"), of("WaitScores")] }));
    let about = "As `hanchan score --batch`: a JSON object per line, at most 1000, and one per line back. The fields \
                 are described in docs/score-batch.schema.json.";
    let lines = of_hand("scoreLines", "What are won hands worth?", about)
        .given(LINES, of("text"))
        .answers_with(200, "A line for each", LINES, of("text"));
    let about = "As `hanchan advise --json`. It is what one program would do, which counts tiles.";
    let advice = of_hand("advice", "What to discard, and why?", about)
        .parameters(parameters::<advise::Args>(&[], &["deal", "step"]))
        .answers(200, "Every discard, and what it would do", of("Advice"));
    let about =
        "As `hanchan train question --json`: the same rules, kind, level and seed give the same question.";
    let question = op("trainingQuestion", "training", "A question to learn by")
        .about(about)
        .parameters(parameters::<question::Args>(&[], &["answer", "box"]))
        .answers(200, "The question", of("Question"));
    let about = "As `hanchan train question --answer … --json`. The body is the answer.";
    let answer = op("trainingAnswer", "training", "Whether an answer is right, and why")
        .about(about)
        .parameters(parameters::<question::Args>(&[], &["answer"]))
        .given("text/plain", of("text"))
        .answers(200, "What is right", of("TrainingVerdict"));
    document
        .at("get", "/api/train/question", question)
        .at("post", "/api/train/question", answer)
        .at("get", "/api/openapi.json", openapi)
        .at("get", "/api/shanten", shanten)
        .at("get", "/api/waits", waits)
        .at("get", "/api/ukeire", ukeire)
        .at("get", "/api/tiles", tiles)
        .at("get", "/api/score", score)
        .at("post", "/api/score", lines)
        .at("get", "/api/advice", advice)
}

fn rules(document: Document) -> Document {
    let list = op("rules", "rules", "The rule sets, ours and the club's")
        .about("As `hanchan rules list --json`, with those of the club.")
        .parameters(parameters::<None>(&[], &[]))
        .answers(200, "All", of("ListedRules[]"));
    let show = op("showRules", "rules", "A rule set, each rule with its source")
        .about("As `hanchan rules show --json`; a version of a rule set is `id@version`.")
        .parameters(parameters::<show::Args>(&["rules"], &["about", "statements"]))
        .answers(200, "The rule set", of("Rules"));
    let diff = op("diffRules", "rules", "How two rule sets differ")
        .about("As `hanchan rules diff --json`.")
        .parameters(parameters::<diff::Args>(&["a", "b"], &[]))
        .answers(200, "What differs", object("a:text b:text differences:Difference[]"));
    let cards = op("cards", "rules", "The yaku cards of a rule set, with drawn hands")
        .about("What `hanchan cards` prints: examples and near misses, found and judged by the scorer.")
        .parameters(parameters::<served::CardArgs>(&["rules"], &[]))
        .answers(200, "The cards", of("Deck"));
    let formats = op("printFormats", "rules", "The formats of sheets, cards and books")
        .about("Always `html`; `pdf` if the program was built with the feature `pdf`. The preferred one comes first.")
        .answers(200, "The formats", object("formats:'html/pdf'[]"));
    let about = "As `hanchan sheet`, `hanchan cards` and `hanchan book` write it. HTML pages have the exact size of the \
                 paper and can be saved as PDF in a browser. `GET /api/press` says whether the server makes PDF itself.";
    let print = op("print", "rules", "A rule set's sheet, cards or book, as PDF or HTML")
        .about(about)
        .parameters(parameters::<served::Args>(&["rules", "file"], &[]))
        .answers_with(200, "The file; HTML if its name ends so", "application/pdf", of("text"));
    let document = document.at("get", "/api/press", formats).at("get", "/api/press/{rules}/cards", cards).at(
        "get",
        "/api/press/{rules}/{file}",
        print,
    );
    document.at("get", "/api/rules", list).at("get", "/api/rules/{rules}", show).at(
        "get",
        "/api/rules/{a}/diff/{b}",
        diff,
    )
}

fn records(document: Document) -> Document {
    let language = |operation: Operation| {
        operation.parameter("query", "lang", "The language of texts", of("'en/ru/da/ja'"))
    };
    let record = |id: &str, summary: &str, about: &str| {
        let body = "The body is a record: our log, Tenhou's XML or JSON, mjai; gzipped or not, at most 4 MB.";
        language(op(id, "records", summary).about(&format!("{about} {body}")))
            .given("application/octet-stream", of("text"))
    };
    let at = |operation: Operation| {
        operation.parameter("query", "deal", "The deal, from 1", of("int")).parameter(
            "query",
            "step",
            "The step of the deal, from 1; without it the last",
            of("int"),
        )
    };
    let verify =
        record("verify", "Play a record again and compare everything", "As `hanchan verify --json`.")
            .answers(200, "What was found", of("Verified"));
    let convert = record("convert", "Write a record in another format", "As `hanchan convert`.")
        .parameter("query", "to", "The format", of("'log/tenhou6/mjai/mjai-original'"))
        .parameter("query", "rules", "The rules it was played by, if it does not tell them", of("text"))
        .parameter("query", "anyway", "Also if it differs from the rules", of("yes-or-no"))
        .answers_with(200, "The record", LINES, of("text"));
    let about = "It is kept as it is, and has an address from then on. Not packed.";
    let share =
        record("share", "Share a record", about).of_somebody().answers(201, "Its id", object("id:text"));
    let shared = op("sharedRecord", "records", "A record that somebody shares")
        .parameter("path", "id", "Its id", of("text"))
        .answers_with(200, "The record, as it was sent", "text/plain", of("text"));
    let stats = record("stats", "The players' figures in a record", "As `hanchan stats --json`.").answers(
        200,
        "Figures by player",
        of("Stats"),
    );
    let eyes = "Whose eyes: 0–3, or a wind in the first deal; without it all hands are open";
    let position = at(record("recordPosition", "A place in a record", "What was told up to there."))
        .parameter("query", "seat", eyes, of("text"))
        .answers(200, "The place", of("Position"));
    let about = "As `hanchan advise --record --json`.";
    let advice = at(record("adviceInRecord", "What to do at a place in a record, and why?", about))
        .parameter("query", "seat", "The seat: 0–3, or its wind in the first deal", of("text"))
        .answers(200, "Every discard or answer, and what it would do", of("Advice"));
    let own = language(op("myStats", "people", "My figures over the games I have finished here"))
        .about("As `hanchan stats --json`, of me alone.")
        .of_somebody()
        .answers(200, "My figures", of("Stats"));
    document
        .at("post", "/api/records", share)
        .at("get", "/api/records/{id}", shared)
        .at("post", "/api/records/verify", verify)
        .at("post", "/api/records/convert", convert)
        .at("post", "/api/records/stats", stats)
        .at("post", "/api/records/position", position)
        .at("post", "/api/advice", advice)
        .at("get", "/api/me/stats", own)
}

/// What commands answer, by name.
const ANSWERS: &[(&str, &str)] = &[
    ("Shanten", "hand:text shanten:int standard:int orphans:int|null pairs:int|null"),
    ("Waits", "hand:text shanten:int name:text|null waits:Wait[] impossible:text[]"),
    ("Wait", "tile:text kinds:text[] not_held:int"),
    (
        "Ukeire",
        "hand:text shanten:int total?:int ukeire?:TileLeft[] improvements?:Improvement[] discards?:Discard[]",
    ),
    ("TileLeft", "tile:text left:int"),
    ("Discard", "discard:text shanten:int total:int ukeire:TileLeft[]"),
    ("Improvement", "draw:text left:int discards:Discard[]"),
    (
        "Score",
        "rules:text hand:text win:text yaku:Yaku[] han:int fu:int dora:int ura:int red:int north:int limit:text \
         yakuman:int base:int points:int payments:int{} shape:Shape fu_items:FuItem[] paid:Payment[] \
         explanation:Explanation",
    ),
    ("Yaku", "id:text han?:int yakuman?:int"),
    ("Shape", "form:text sets:Set[] pair:text|null wait:text|null"),
    ("Set", "lowest:text form:text open:yes-or-no"),
    ("FuItem", "reason:text tile:text|null fu:int"),
    ("Payment", "seat:text role:text hand:int honba:int sticks:int total:int"),
    (
        "Explanation",
        "won:text reading:text yaku:text[][] fu:text[][] notes:text[] total:text points:text rejected:text[][]",
    ),
    ("WaitScores", "waits:WaitScore[]"),
    ("WaitScore", "tile:text tsumo:Worth ron:Worth"),
    ("Worth", "total?:text points?:int reason?:text"),
    (
        "Advice",
        "rules:text hand:text seat:int chosen:Move text:text discards:DiscardAdvice[] others:OtherAdvice[] note:text",
    ),
    (
        "DiscardAdvice",
        "discard:text riichi:yes-or-no shanten:int total:int ukeire:TileLeft[] win_rate:number \
         deal_in_rate:number expected_points:int expected_result:int",
    ),
    ("OtherAdvice", "move:Move text:text evaluation:Evaluation|null"),
    ("Evaluation", "win_rate:number deal_in_rate:number expected_points:int expected_result:int"),
    (
        "Question",
        "kind:text rules:text knows?:text level:int seed:int difficulty:int yaku?:text text:text facts:text[] \
         choices:text[] how:text form:text table:QuestionTable",
    ),
    ("QuestionTable", "hand?:LaidHand river?:LaidDiscard[] dora:text[] ura:text[] offered?:text"),
    ("LaidHand", "concealed:text[] apart?:text melds:LaidTile[][] norths:int"),
    ("LaidTile", "tile:text pose:text"),
    ("LaidDiscard", "tile:text claimed:yes-or-no sideways:yes-or-no"),
    (
        "TrainingVerdict",
        "right:yes-or-no solution:text explanation:text[] difficulty:int level?:int box?:int days?:int",
    ),
    ("Deck", "lang:text title:text labels:CardLabels cards:Card[]"),
    ("CardLabels", "needs:text bonus:text notes:text"),
    (
        "Card",
        "yaku:text[] name:text also:text value:text needs:text[] bonus:text[] hands:CardHand[] notes:text[]",
    ),
    ("CardHand", "title:text good:yes-or-no label:text lines:text[] picture:DrawnTiles"),
    ("DrawnTiles", "width:int height:int tiles:DrawnTile[]"),
    ("DrawnTile", "page:int name:text x:int y:int width:int"),
    ("ListedRules", "id:text version:int hash:text title:text source:text base:text|null"),
    ("Rule", "group:text key:text name:text about:text value:text written:text by:text[] from:text"),
    ("Difference", "a:Rule b:Rule"),
    ("Rules", "id:text version:int hash:text titles:text{} source:text base:text|null rules:Rule[]"),
    (
        "Verified",
        "games:int deals:int wins:int draws:int mismatches:int unreadable:int walls:int passed:int broken_off:int \
         explained_games:int explained_mismatches:int seconds:number unreadable_files:UnreadableFile[] \
         differing_files:DifferingFile[]",
    ),
    ("UnreadableFile", "file:text why:text"),
    ("DifferingFile", "file:text explained:text|null mismatches:Mismatch[]"),
    ("Mismatch", "deal:int step:int|null byte:int topic:text recorded:text engine:text rule:text|null"),
    ("Stats", "players:Figures[] unreadable:UnreadableFile[]"),
    (
        "Figures",
        "name:text games:int average_rank:number|null ranks:int[] result:number deals:int wins:int \
         win_rate:number|null tsumo:int tsumo_share:number|null deal_ins:int deal_in_rate:number|null riichi:int \
         riichi_rate:number|null calls:int call_rate:number|null draws:int tenpai:int tenpai_rate:number|null \
         average_win:number|null average_deal_in:number|null",
    ),
];

fn answers(document: Document) -> Document {
    let a_move = json!({
        "type": "object", "required": ["type"], "properties": { "type": of("text") },
        "description": "A move",
    });
    ANSWERS
        .iter()
        .fold(document, |document, (name, fields)| document.schema(name, object(fields)))
        .schema("Move", a_move)
}
