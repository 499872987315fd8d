//! `hanchan admin` with a running server.

mod common;
#[path = "common/served.rs"]
mod served;

use std::path::Path;

use common::{err, hanchan, out};
use serde_json::{Value, json};
use served::{Served, folder};

fn admin(data: &Path, args: &[&str]) -> Result<Value, String> {
    let data = data.to_str().expect("a path");
    let args: Vec<&str> = ["admin", "--json", "--data", data].iter().chain(args).copied().collect();
    let output = hanchan(&args, b"");
    if output.status.success() {
        Ok(serde_json::from_str(out(&output)).unwrap_or_else(|error| panic!("{args:?}: {error}")))
    } else {
        Err(err(&output).to_owned())
    }
}

#[test]
fn accounts_can_be_created_and_banned() {
    let data = folder("accounts");
    assert!(admin(&data, &["accounts"]).is_err_and(|why| why.contains("--data")), "there is no database yet");
    let server = Served::start(&data);
    let made = admin(&data, &["create", "Anna", "--role", "administrator"]).expect("an account");
    let link = made["link"].as_str().expect("a link");
    assert!(link.starts_with(&format!("http://{}/reset?token=", server.address)), "{link}");
    let token = link.split_once("token=").expect("a token").1;
    let form = server.get(&format!("/reset?token={token}&lang=da"));
    assert!(form.status == 200 && form.body.contains("lang=\"da\"") && form.body.contains(token));
    let by_form = |password: &str| {
        let kind = "Content-Type: application/x-www-form-urlencoded\r\n";
        server.ask("POST", "/reset", "", kind, format!("token={token}&password={password}").as_bytes())
    };
    let short = by_form("short");
    assert!(short.status == 409 && short.body.contains("<form"), "{}", short.body);
    assert_eq!(by_form("battery+staple").status, 200);
    assert_eq!(by_form("battery+staple").status, 404, "a link works only once");
    let again = admin(&data, &["reset", "Anna"]).expect("a link");
    let token = again["link"].as_str().and_then(|link| link.split_once("token=")).expect("a token").1;
    let reset = server.post("/api/reset", "", &json!({ "token": token, "password": "correct horse" }));
    assert_eq!(reset.status, 204, "{}", reset.body);
    let login = json!({ "name": "Anna", "password": "correct horse" });
    let session = server.post("/api/login", "", &login).json();
    assert_eq!(session["person"]["role"], "administrator");
    assert!(admin(&data, &["create", "Anna"]).is_err());
    assert!(admin(&data, &["role", "Nobody", "judge"]).is_err());
    admin(&data, &["role", "Anna", "judge"]).expect("a role");
    admin(&data, &["ban", "Anna"]).expect("banned");
    assert_eq!(server.post("/api/login", "", &login).status, 409);
    let all = admin(&data, &["accounts"]).expect("a list");
    assert_eq!(
        (&all[0]["name"], &all[0]["role"], &all[0]["banned"]),
        (&json!("Anna"), &json!("judge"), &json!(true))
    );
    admin(&data, &["unban", "Anna"]).expect("let in");
    assert_eq!(server.post("/api/login", "", &login).status, 200);
    server.guest("Guest");
    assert_eq!(admin(&data, &["accounts"]).expect("a list").as_array().map(Vec::len), Some(1));
    assert_eq!(admin(&data, &["accounts", "--guests"]).expect("a list").as_array().map(Vec::len), Some(2));
    assert!(admin(&data, &["migrate"]).is_ok());
}

#[test]
fn admin_ends_a_running_table() {
    let data = folder("end");
    let server = Served::start(&data);
    let token = server.guest("Ann");
    let settings = json!({ "rules": "phoenix", "bots": ["greedy", "greedy", "greedy"], "clock": null });
    let made = server.post("/api/tables", &token, &settings).json();
    let id = made["id"].as_str().expect("an id");
    let tables = admin(&data, &["tables"]).expect("a list");
    assert_eq!((&tables[0]["id"], &tables[0]["rules"]), (&json!(id), &json!("phoenix")));
    assert!(tables[0]["seats"].as_array().expect("seats").contains(&json!("Ann")));
    #[cfg(unix)]
    {
        use std::os::unix::fs::PermissionsExt as _;
        let about = std::fs::metadata(data.join("admin.json")).expect("the token");
        assert_eq!(about.permissions().mode() & 0o777, 0o600);
    }
    admin(&data, &["end", id]).expect("ended");
    let game = server.get(&format!("/api/games/{id}")).json();
    assert_eq!((&game["stopped"], &game["proof"]["kept"]), (&json!(true), &json!(true)), "{game}");
    assert!(admin(&data, &["end", "nobody"]).is_err());
    // A guest's token is not enough.
    assert_eq!(server.post(&format!("/api/tables/{id}/end"), &token, &Value::Null).status, 403);
    drop(server);
    assert!(admin(&data, &["end", id]).is_err());
}

/// A backup is taken during games, which continue on another server after it is restored.
#[test]
fn a_backup_taken_while_playing_can_be_restored_elsewhere() {
    let data = folder("playing");
    std::fs::create_dir_all(data.join("rules")).expect("a folder");
    let rules =
        "id = \"our-club\"\nversion = 1\ntitle = { en = \"Our club\" }\nsource = \"us\"\nbase = \"ema\"\n";
    std::fs::write(data.join("rules/our-club.toml"), rules).expect("written");
    let server = Served::start(&data);
    let token = server.guest("Ann");
    let settings =
        json!({ "rules": "our-club", "bots": ["greedy", "greedy", "greedy", "greedy"], "pace": 10 });
    let ids: Vec<String> = (0..3)
        .map(|_| {
            server.post("/api/tables", &token, &settings).json()["id"].as_str().expect("an id").to_owned()
        })
        .collect();
    // Take backups until the games have progressed far enough.
    let backups = folder("backups");
    let file = (0..).find_map(|number| {
        let file = backups.join(number.to_string()).to_str().expect("a path").to_owned();
        let report = admin(&data, &["backup", &file]).expect("a backup");
        let rows = report["rows"].as_str().and_then(|rows| rows.parse::<u32>().ok()).expect("a number");
        (rows > 30).then_some(file)
    });
    let file = &file.expect("a backup");
    assert!(admin(&data, &["backup", file]).is_err(), "no file is overwritten");
    let before: Vec<Value> = ids.iter().map(|id| server.get(&format!("/api/tables/{id}")).json()).collect();
    assert!(before.iter().all(|table| table["stage"] != "over"), "the games are still running");
    drop(server);

    let fresh = folder("fresh");
    admin(&fresh, &["restore", file]).expect("restored");
    assert!(admin(&fresh, &["restore", file]).is_err(), "the database must be empty");
    let server = Served::start(&fresh);
    for id in &ids {
        server.until_over(id);
        let record = server.get(&format!("/api/games/{id}/record"));
        let verified = server.ask("POST", "/api/records/verify", "", "", record.body.as_bytes()).json();
        assert_eq!(
            (&verified["games"], &verified["mismatches"], &verified["broken_off"]),
            (&json!(1), &json!(0), &json!(0)),
            "{verified}"
        );
        assert_eq!(server.get(&format!("/api/games/{id}/proof")).json()["kept"], true);
    }
    // Sessions are restored too.
    assert_eq!(server.ask("GET", "/api/me", &token, "", b"").json()["name"], "Ann");
}
