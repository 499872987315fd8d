//! The HTTP API: the same JSON as the commands print, and as the OpenAPI document describes.

mod common;
#[path = "common/schema.rs"]
mod schema;
#[path = "common/served.rs"]
mod served;

use common::{hanchan, out};
use serde_json::{Value, json};
use served::{Served, escaped, folder};

struct Api {
    server: Served,
    document: Value,
}

impl Api {
    fn start(name: &str) -> Api {
        let server = Served::start(&folder(name));
        let document = server.get("/api/openapi.json").json();
        Api { server, document }
    }

    /// Sends a request and validates the response against the OpenAPI document.
    fn checked(&self, method: &str, template: &str, path: &str, token: &str, body: &[u8]) -> Value {
        let kind = "Content-Type: application/json\r\n";
        let answer = self.server.ask(&method.to_ascii_uppercase(), path, token, kind, body);
        assert!((200..300).contains(&answer.status), "{path}: {} {}", answer.status, answer.body);
        let response = &self.document["paths"][template][method]["responses"][answer.status.to_string()];
        let value = answer.json();
        let schema = &response["content"]["application/json"]["schema"];
        assert!(schema.is_object(), "{template} {}: {response}", answer.status);
        assert_eq!(schema::wrong(&self.document, schema, &value, template), None);
        value
    }

    fn get(&self, template: &str, query: &str) -> Value {
        self.checked("get", template, &format!("{template}?{query}"), "", b"")
    }
}

/// Returns the JSON that a command prints.
fn command(args: &[&str]) -> Value {
    let output = hanchan(args, b"");
    serde_json::from_str(out(&output)).unwrap_or_else(|error| panic!("{args:?}: {error}"))
}

#[test]
fn api_and_command_agree_on_hands() {
    let api = Api::start("hands");
    let same = |path: &str, hand: &str, flags: &[(&str, &str)]| {
        let mut query = format!("hand={}", escaped(hand));
        let mut args =
            vec![path.rsplit('/').next().expect("a name").replace("advice", "advise"), "--json".into()];
        for (flag, value) in flags {
            query = format!("{query}&{flag}={}", escaped(value));
            args.push(if *value == "true" { format!("--{flag}") } else { format!("--{flag}={value}") });
        }
        args.push(hand.to_owned());
        let args: Vec<&str> = args.iter().map(String::as_str).collect();
        assert_eq!(api.get(path, &query), command(&args), "{query}");
    };
    same("/api/shanten", "23467m234567p88s", &[]);
    same("/api/shanten", "19m19p19s1234567z", &[("players", "3")]);
    same("/api/waits", "46m345p12399s | pon 555z", &[]);
    same("/api/waits", "1112345678999p", &[]);
    same("/api/ukeire", "23467m23456p88s1z5z", &[("visible", "5m7m")]);
    same("/api/ukeire", "46m234567p23488s", &[("improve", "true")]);
    same("/api/tiles", "406m123p55z", &[]);
    same("/api/score", "23467m 234567p 88s", &[("win", "5m"), ("dora", "4m")]);
    same(
        "/api/score",
        "46m 345p 12399s + 5m | pon 555z",
        &[("rules", "phoenix"), ("seat", "E"), ("lang", "ru")],
    );
    let hand = "23467m 234567p 88s";
    let query = format!("hand={}&win=5m&by=tsumo&riichi=double&honba=2", escaped(hand));
    let flags = ["--win=5m", "--tsumo", "--double-riichi", "--honba=2"];
    assert_eq!(api.get("/api/score", &query), command(&[&["score", "--json", hand][..], &flags].concat()));
    let waits = api.get("/api/score/waits", &format!("hand={}", escaped(hand)));
    assert_eq!(waits, command(&["score", "--json", "--all-waits", hand]));
    same("/api/score", "19m19p19s1234567z + 1m", &[("rules", "tenhou"), ("names", "native"), ("lang", "ja")]);
    same("/api/advice", "23467m23456p88s1z5z", &[("dora", "4m"), ("visible", "1z")]);
    same("/api/advice", "23467m234567p888s", &[("rules", "phoenix"), ("seat", "E"), ("lang", "da")]);
    same("/api/advice", "46m 345p 12399s4z | pon 555z", &[("live", "20")]);
    // A body of several lines gets the same output as --batch.
    let lines = "{\"id\":1,\"rules\":\"phoenix\",\"closed\":\"23467m234567p88s\",\"win\":\"5m\",\"by\":\"ron\"}\nnonsense\n";
    let batch = hanchan(&["score", "--batch"], lines.as_bytes());
    let answer = api.server.ask("POST", "/api/score", "", "", lines.as_bytes());
    assert_eq!((answer.status, answer.body.as_str()), (200, out(&batch)));
}

#[test]
fn api_and_command_agree_on_rules_including_club_rules() {
    let data = folder("rules");
    std::fs::create_dir_all(data.join("rules")).expect("a folder");
    let file = data.join("rules/our-club.toml");
    let text = "id = \"our-club\"\nversion = 1\ntitle = { en = \"Our club\" }\nsource = \"us\"\nbase = \"ema\"\n\
                [hands]\nleast-han = { is = 2, by = \"us\" }\n";
    std::fs::write(&file, text).expect("written");
    let server = Served::start(&data);
    let document = server.get("/api/openapi.json").json();
    let api = Api { server, document };
    let file = file.to_str().expect("a path");
    let shown = |id: &str, query: &str| {
        api.checked("get", "/api/rules/{rules}", &format!("/api/rules/{id}?{query}"), "", b"")
    };
    assert_eq!(shown("phoenix", "lang=ru"), command(&["rules", "show", "phoenix", "--json", "--lang=ru"]));
    assert_eq!(shown("our-club", ""), command(&["rules", "show", file, "--json"]));
    assert_eq!(shown("our-club@1", "")["version"], 1);
    let diff = api.checked("get", "/api/rules/{a}/diff/{b}", "/api/rules/ema/diff/our-club", "", b"");
    assert_eq!(diff, command(&["rules", "diff", "ema", file, "--json"]));
    let all = api.get("/api/rules", "lang=da");
    let ours = command(&["rules", "list", "--json", "--lang=da"]);
    let presets: Vec<&Value> =
        all.as_array().expect("a list").iter().filter(|rules| rules["id"] != "our-club").collect();
    let mut ours: Vec<&Value> = ours.as_array().expect("a list").iter().collect();
    ours.sort_by_key(|rules| rules["id"].as_str().expect("an id").to_owned());
    assert_eq!(presets, ours);
    assert_eq!(all.as_array().expect("a list").len(), presets.len() + 1);
    // A club's rules can be used for scoring, too.
    let hand = escaped("23467m 234567p 88s");
    let refused = api.server.get(&format!("/api/score?hand={hand}&win=5m&rules=our-club"));
    assert_eq!((refused.status, &refused.json()["code"]), (200, &Value::Null), "{}", refused.body);
    let poor =
        api.server.get(&format!("/api/score?hand={}&win=1m&rules=our-club", escaped("23m 456m 234567p 88s")));
    assert_eq!((poor.status, &poor.json()["code"]), (422, &json!("no-answer")), "{}", poor.body);
    // Clients cannot name files of the server.
    let outside = api.server.get(&format!("/api/score?hand={hand}&win=5m&rules={}", escaped(file)));
    assert_eq!((outside.status, &outside.json()["code"]), (404, &json!("no-such-rules")));
}

#[test]
fn api_and_command_agree_on_printed_documents() {
    let api = Api::start("press");
    let deck = api.checked(
        "get",
        "/api/press/{rules}/cards",
        "/api/press/danish/cards?lang=da&names=native",
        "",
        b"",
    );
    assert_eq!((&deck["lang"], &deck["cards"][0]["yaku"]), (&json!("da"), &json!(["riichi"])));
    let folder = folder("press-files");
    for what in ["sheet", "cards", "book"] {
        let path = folder.join(format!("{what}.html"));
        let file = path.to_str().expect("a path");
        let output = hanchan(&[what, "--rules", "cheatsheet-3p", "--lang", "ru", "-o", file], b"");
        assert!(output.status.success(), "{what}");
        let served = api.server.get(&format!("/api/press/cheatsheet-3p/{what}.html?lang=ru"));
        assert!(
            served.head.contains(&format!("filename=\"cheatsheet-3p-{what}.ru.html\"")),
            "{}",
            served.head
        );
        assert!(served.body == std::fs::read_to_string(path).expect("it was written"), "{what} differs");
        // The content security policy allows the document's own script and fonts, and nothing else.
        let policy = |head: &str| {
            let line = head.lines().find(|line| line.to_lowercase().starts_with("content-security-policy"));
            line.expect("a policy").to_owned()
        };
        let own = policy(&served.head);
        assert!(own.contains("default-src 'none'") && own.contains("script-src 'sha256-"), "{own}");
        assert!(own.contains("font-src data:") && !own.contains("script-src 'unsafe"), "{own}");
        let other = policy(&api.server.get("/").head);
        assert!(other.contains("default-src 'self'") && !other.contains("sha256"), "{other}");
    }
    let formats = api.checked("get", "/api/press", "/api/press", "", b"");
    let expected = if cfg!(feature = "pdf") { json!(["pdf", "html"]) } else { json!(["html"]) };
    assert_eq!(formats, json!({ "formats": expected }));
    let pdf = api.server.get("/api/press/ema/sheet.pdf?paper=letter&look=plain");
    if cfg!(feature = "pdf") {
        assert!(pdf.status == 200 && pdf.head.contains("application/pdf") && pdf.body.starts_with("%PDF-"));
        // The second response comes from the cache.
        assert!(api.server.get("/api/press/ema/sheet.pdf?paper=letter&look=plain").body == pdf.body);
    } else {
        assert_eq!((pdf.status, &pdf.json()["code"]), (422, &json!("no-answer")));
        assert!(pdf.json()["text"].as_str().is_some_and(|text| text.contains(".html")), "{}", pdf.body);
    }
    for (path, status) in [
        ("/api/press/ema/sheet.doc", 400),
        ("/api/press/ema/sheet.html?paper=a5", 400),
        ("/api/press/ema/sheet.html?file=book.pdf", 400),
        ("/api/press/ema/sheet.html?output=x.html", 400),
        ("/api/press/nothing/sheet.html", 404),
        ("/api/press/nothing/cards", 404),
        ("/api/press/ema/book.html?against=nothing", 404),
        ("/api/press/%2Fetc%2Fpasswd/book.html", 404),
    ] {
        assert_eq!(api.server.get(path).status, status, "{path}");
    }
}

#[test]
fn api_and_command_agree_on_records() {
    let api = Api::start("records");
    let token = api.server.guest("Ann");
    let id = api.server.game(&token, "tenhou");
    let record = api.server.get(&format!("/api/games/{id}/record"));
    assert_eq!(record.status, 200);
    let folder = folder("records-files");
    let path = folder.join("record");
    std::fs::write(&path, &record.body).expect("written");
    let file = path.to_str().expect("a path");
    let log = record.body.as_bytes();

    let mut verified = api.checked("post", "/api/records/verify", "/api/records/verify", "", log);
    let mut by_command = command(&["verify", "--json", file]);
    assert_eq!((&verified["games"], &verified["mismatches"]), (&json!(1), &json!(0)));
    for answer in [&mut verified, &mut by_command] {
        answer["seconds"] = Value::Null;
    }
    assert_eq!(verified, by_command);

    let stats = api.checked("post", "/api/records/stats", "/api/records/stats", "", log);
    assert_eq!(stats, command(&["stats", "--json", file]));

    for format in ["log", "tenhou6", "mjai", "mjai-original"] {
        let converted = api.server.ask("POST", &format!("/api/records/convert?to={format}"), "", "", log);
        let by_command = hanchan(&["convert", file, "-", "--to", format], b"");
        assert_eq!((converted.status, converted.body.as_str()), (200, out(&by_command)), "{format}");
        // The converted record can be read again.
        let again =
            api.checked("post", "/api/records/verify", "/api/records/verify", "", converted.body.as_bytes());
        assert_eq!((&again["games"], &again["mismatches"]), (&json!(1), &json!(0)), "{format}");
    }

    let position = |query: &str| {
        let path = format!("/api/records/position?{query}");
        api.checked("post", "/api/records/position", &path, "", log)
    };
    let open = position("deal=1&step=5");
    assert_eq!(open["events"][0]["event"]["hands"].as_array().map(Vec::len), Some(4), "{open}");
    let seat = position("seat=S&deal=1&step=5");
    let dealt = &seat["events"][0]["event"];
    assert!(dealt["hands"].is_null() && dealt["hand"].is_object(), "{dealt}");
    assert_eq!((&seat["seat"], &seat["step"], &seat["steps"]), (&json!(1), &json!(5), &open["steps"]));
    // The dealer's first turn has a choice.
    let advice = api.checked("post", "/api/advice", "/api/advice?deal=1&step=1&seat=0", "", log);
    let by_command = command(&["advise", "--json", "--record", file, "--deal=1", "--step=1", "--seat=0"]);
    assert_eq!(advice, by_command);
    assert!(advice["discards"].as_array().is_some_and(|discards| discards.len() > 5));
    for (query, code) in [
        ("deal=99", "no-such-deal"),
        ("deal=1&step=9999", "no-such-step"),
        ("deal=1&seat=7", "bad-query"),
        ("deal=x", "bad-query"),
    ] {
        let answer = api.server.ask("POST", &format!("/api/records/position?{query}"), "", "", log);
        assert_eq!(answer.json()["code"], code, "{query}");
    }
    for nonsense in [&b""[..], b"nonsense", b"{\"type\":\"game\"}", &[0x1f, 0x8b, 1, 2, 3], &[0xff; 100]] {
        let verified = api.checked("post", "/api/records/verify", "/api/records/verify", "", nonsense);
        assert_eq!(verified["unreadable"], 1);
        let stats = api.server.ask("POST", "/api/records/stats", "", "", nonsense);
        assert_eq!((stats.status, &stats.json()["code"]), (422, &json!("unreadable-record")));
    }
}

#[test]
fn shared_record_has_one_address_and_anyone_can_read_it() {
    let api = Api::start("share");
    let (ann, bob) = (api.server.guest("Ann"), api.server.guest("Bob"));
    let record = include_bytes!("../../../fuzz/seeds/four.mjlog");
    let share = |token: &str, bytes: &[u8]| api.server.ask("POST", "/api/records", token, "", bytes);
    let shared = share(&ann, record);
    assert_eq!(shared.status, 201, "{}", shared.body);
    let id = shared.json()["id"].as_str().expect("an id").to_owned();
    assert_eq!(share(&bob, record).json()["id"], json!(id));
    let read = api.server.get(&format!("/api/records/{id}"));
    assert_eq!((read.status, read.body.as_bytes()), (200, &record[..]));
    for nonsense in [&b""[..], b"nonsense", &[0x1f, 0x8b, 1, 2, 3], &[0xff; 100]] {
        let refused = share(&ann, nonsense);
        assert_eq!((refused.status, &refused.json()["code"]), (422, &json!("unreadable-record")));
    }
    // Deleting an account deletes its records.
    assert_eq!(api.server.ask("DELETE", "/api/me", &ann, "", b"").status, 204);
    assert_eq!(api.server.get(&format!("/api/records/{id}")).status, 404);
}

#[test]
fn errors_are_in_the_clients_language() {
    let api = Api::start("wrong");
    let ask = |method: &str, path: &str, headers: &str, body: &str| {
        let answer = api.server.ask(method, path, "", headers, body.as_bytes());
        let value = answer.json();
        let schema = &api.document["components"]["schemas"]["ApiError"];
        assert_eq!(schema::wrong(&api.document, schema, &value, path), None);
        (answer.status, value)
    };
    let json_body = "Content-Type: application/json\r\n";
    for (method, path, headers, body, status, code) in [
        ("POST", "/api/guest", json_body, "{", 400, "bad-json"),
        ("POST", "/api/guest", json_body, "{\"name\":\"Ann\",\"age\":7}", 422, "bad-field"),
        ("POST", "/api/guest", json_body, "[]", 422, "bad-field"),
        ("POST", "/api/guest", "", "{\"name\":\"Ann\"}", 415, "not-json"),
        ("POST", "/api/guest", json_body, "{\"name\":\"\"}", 409, "name"),
        ("GET", "/api/guest", "", "", 405, "no-such-method"),
        ("GET", "/api/nothing", "", "", 404, "no-such-address"),
        ("GET", "/api/me", "", "", 401, "no-session"),
        ("GET", "/api/me/stats", "", "", 401, "no-session"),
        ("GET", "/api/waits?hand=123x", "", "", 422, "bad-hand"),
        ("GET", "/api/waits", "", "", 400, "bad-query"),
        ("GET", "/api/waits?hand=1m&batch=true", "", "", 400, "bad-query"),
        ("GET", "/api/score?hand=1m&win=1m&rules=nobody", "", "", 404, "no-such-rules"),
        ("GET", "/api/rules/nobody", "", "", 404, "no-such-rules"),
        ("GET", "/api/tables/nobody", "", "", 404, "no-such-table"),
        ("GET", "/api/games/nobody/record", "", "", 404, "no-such-game"),
        ("POST", "/api/records/convert?to=paper", "", "x", 400, "bad-query"),
        ("GET", "/api/records/nobody", "", "", 404, "no-such-record"),
        ("POST", "/api/records", "", "x", 401, "no-session"),
    ] {
        let (answered, value) = ask(method, path, headers, body);
        assert_eq!((answered, &value["code"]), (status, &json!(code)), "{method} {path}: {value}");
        assert!(value["text"].as_str().is_some_and(|text| !text.is_empty() && !text.starts_with("problem-")));
    }
    let cyrillic = |value: &Value| {
        value["text"].as_str().is_some_and(|text| text.chars().any(|c| ('а'..='я').contains(&c)))
    };
    assert!(cyrillic(&ask("GET", "/api/nothing?lang=ru", "", "").1));
    assert!(cyrillic(&ask("GET", "/api/nothing", "Accept-Language: fr, ru;q=0.9\r\n", "").1));
    assert!(cyrillic(&ask("GET", "/api/waits?hand=123x", "Accept-Language: ru\r\n", "").1));
    let too_large = "x".repeat(5 * 1024 * 1024);
    let answer = api.server.ask("POST", "/api/records/verify", "", "", too_large.as_bytes());
    assert_eq!((answer.status, &answer.json()["code"]), (413, &json!("too-large")));
    let answer = api.server.ask("POST", "/api/guest", "", json_body, &too_large.as_bytes()[..300_000]);
    assert_eq!((answer.status, &answer.json()["code"]), (413, &json!("too-large")));
}

#[test]
fn api_and_command_agree_on_training() {
    let api = Api::start("training");
    let path = "/api/train/question";
    for kind in ["value", "waits", "furiten", "yaku", "rules", "discard", "cards"] {
        let query = format!("kind={kind}&rules=danish&knows=tenhou&level=400&seed=12&lang=da");
        let flags = ["--rules=danish", "--knows=tenhou", "--level=400", "--seed=12", "--lang=da", "--json"];
        let args = [&["train", "question", "--kind", kind][..], &flags].concat();
        let question = api.get(path, &query);
        assert_eq!(question, command(&args), "{kind}");
        let answer = match question["form"].as_str() {
            Some("value") => "3 40 5200",
            Some("tiles" | "tile") => "3p",
            Some("yes-no") => "ja",
            _ => "1",
        };
        let judged = api.checked("post", path, &format!("{path}?{query}"), "", answer.as_bytes());
        assert_eq!(judged, command(&[&args[..], &["--answer", answer]].concat()), "{kind}");
    }
    let nonsense = api.server.ask("POST", &format!("{path}?kind=value"), "", "", b"elephants");
    assert_eq!((nonsense.status, &nonsense.json()["code"]), (422, &json!("no-answer")));
    assert_eq!(api.server.get(&format!("{path}?kind=value&answer=1")).status, 400);
    assert_eq!(api.server.get(&format!("{path}?kind=value&rules=no-such")).status, 404);
}

#[test]
fn people_and_tables_match_the_openapi_document() {
    let api = Api::start("people");
    let session = api.checked("post", "/api/guest", "/api/guest", "", b"{\"name\":\"Ann\"}");
    let token = session["token"].as_str().expect("a token");
    let get = |path: &str| api.checked("get", path, path, token, b"");
    assert_eq!(get("/api/me")["name"], "Ann");
    let made = api.checked("post", "/api/tables", "/api/tables", token, b"{\"bots\":[\"steady\"]}");
    let table = format!("/api/tables/{}", made["id"].as_str().expect("an id"));
    api.checked("get", "/api/tables/{id}", &table, token, b"");
    assert_eq!(get("/api/tables").as_array().map(Vec::len), Some(1));
    assert_eq!(get("/api/me/games").as_array().map(Vec::len), Some(1));
    assert_eq!(get("/api/me/training"), json!({ "levels": {}, "cards": {} }));
    let kept = json!({
        "levels": { "value": { "level": 250, "asked": 3, "right": 2 } },
        "cards": { "pinfu": { "box": 2, "due": 20_800 } },
    });
    let keep = |training: &Value| {
        let body = serde_json::to_vec(training).expect("JSON");
        let kind = "Content-Type: application/json\r\n";
        api.server.ask("PUT", "/api/me/training", token, kind, &body).status
    };
    assert_eq!(keep(&kept), 204);
    assert_eq!(get("/api/me/training"), kept);
    assert_eq!(keep(&json!({ "levels": { "value": { "level": 2000, "asked": 0, "right": 0 } } })), 422);
    assert_eq!(keep(&json!({ "cards": { "pinfu": { "box": -1, "due": 0 } } })), 422);
    assert_eq!(get("/api/me/export")["training"], kept);
    api.checked("post", "/api/play-now", "/api/play-now", token, b"{\"rules\":\"cheatsheet-3p\"}");
    assert_eq!(get("/api/me/stats"), json!({ "players": [], "unreadable": [] }));
    let wrong = api.server.post("/api/tables", token, &json!({ "clock": [0, 0] }));
    assert_eq!((wrong.status, &wrong.json()["problems"]), (422, &json!(["clock"])));
}
