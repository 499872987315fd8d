//! The server's own routes, described.

use serde_json::json;

use super::describe::{Document, Operation, object, of};
use hanchan_api::ErrorCode;

const JSON: &str = "application/json";

fn op(id: &str, group: &str, summary: &str) -> Operation {
    Operation::new(id, group, summary)
}

fn with_id(operation: Operation, about: &str) -> Operation {
    operation.parameter("path", "id", about, of("text"))
}

/// What the server's own routes are asked and answer.
pub fn document() -> Document {
    games(tables(people(operators(schemas(Document::default())))))
}

fn operators(document: Document) -> Document {
    let health = op("health", "operators", "Whether the server is well")
        .answers_with(200, "It is", "text/plain", of("text"))
        .answers_with(503, "The database does not answer", "text/plain", of("text"));
    let metrics = op("metrics", "operators", "Figures in Prometheus' format").answers_with(
        200,
        "The figures",
        "text/plain",
        of("text"),
    );
    let ban = with_id(op("ban", "administrators", "Ban somebody, or let him in again"), "The person")
        .of_somebody()
        .given(JSON, object("banned:yes-or-no"))
        .is_done(204, "Done");
    let end = with_id(op("endTable", "administrators", "End a table as it stands"), "The table")
        .of_somebody()
        .is_done(204, "Ended");
    let add_rules = op("addRules", "administrators", "Add a rule file of the club's own")
        .of_somebody()
        .about("A new version has a new number; old ones stay for old games.")
        .given("text/plain", of("text"))
        .answers(201, "It can be played by", of("AddedRules"));
    document
        .at("get", "/health", health)
        .at("get", "/metrics", metrics)
        .at("post", "/api/people/{id}/ban", ban)
        .at("post", "/api/tables/{id}/end", end)
        .at("post", "/api/rules", add_rules)
}

fn people(document: Document) -> Document {
    let account = || object("name:text password:text");
    let guest = op("guest", "people", "Play at once, with a name").given(JSON, object("name:text")).answers(
        200,
        "A session; its token is also a cookie",
        of("Session"),
    );
    let register = op("register", "people", "Make the guest an account")
        .of_somebody()
        .given(JSON, account())
        .is_done(204, "There is an account now");
    let login = op("login", "people", "Begin a session of an account").given(JSON, account()).answers(
        200,
        "A session",
        of("Session"),
    );
    let logout = op("logout", "people", "End the session").of_somebody().is_done(204, "It has ended");
    let reset = op("reset", "people", "Set a new password by an administrator's link")
        .given(JSON, object("token:text password:text"))
        .is_done(204, "All sessions have ended, the new password counts");
    let reset_form = op("resetForm", "people", "The page that an administrator's link leads to")
        .parameter("query", "token", "The token of the link", of("text"))
        .answers_with(200, "A form", "text/html", of("text"));
    let reset_page = op("resetByForm", "people", "Set a new password by that form")
        .given("application/x-www-form-urlencoded", object("token:text password:text"))
        .answers_with(200, "All sessions have ended, the new password counts", "text/html", of("text"))
        .answers_with(409, "Why not, and the form again", "text/html", of("text"));
    let me = op("me", "people", "Who I am").of_somebody().answers(200, "I", of("Person"));
    let forget = op("forgetMe", "people", "Forget me; games stay without my name")
        .of_somebody()
        .is_done(204, "Forgotten");
    let games = op("myGames", "people", "The tables I have sat at, newest first").of_somebody().answers(
        200,
        "At most 200",
        of("PlayedGame[]"),
    );
    let export = op("export", "people", "Everything the server knows of me").of_somebody().answers(
        200,
        "All of it",
        object("person:Person games:PlayedGame[] records:text[] training:Training"),
    );
    let training = op("myTraining", "training", "What I can do already").of_somebody().answers(
        200,
        "A level for each kind of question, a box for each yaku's card",
        of("Training"),
    );
    let keep = op("keepMyTraining", "training", "Keep what I can do already")
        .of_somebody()
        .given(JSON, of("Training"))
        .is_done(204, "Kept");
    document
        .at("get", "/api/me/training", training)
        .at("put", "/api/me/training", keep)
        .at("post", "/api/guest", guest)
        .at("post", "/api/register", register)
        .at("post", "/api/login", login)
        .at("post", "/api/logout", logout)
        .at("post", "/api/reset", reset)
        .at("get", "/reset", reset_form)
        .at("post", "/reset", reset_page)
        .at("get", "/api/me", me)
        .at("delete", "/api/me", forget)
        .at("get", "/api/me/games", games)
        .at("get", "/api/me/export", export)
}

fn tables(document: Document) -> Document {
    let of_table = |id: &str, summary: &str| with_id(op(id, "tables", summary), "The table");
    let lobby = op("tables", "tables", "The lobby").answers(
        200,
        "Tables that wait or play, oldest first",
        of("ListedTable[]"),
    );
    let bots = op("bots", "tables", "The programs that can take seats")
        .about("Hanchan's own, then the bots of others that the operator has named; those play at assisted tables alone.")
        .answers(200, "The programs", of("ListedBot[]"));
    let make = op("makeTable", "tables", "Make a table and sit down")
        .of_somebody()
        .given(JSON, of("Settings"))
        .answers(201, "It is made", object("id:text"));
    let show = of_table("table", "How a table stands").answers(200, "The table", of("TableState"));
    let sit = of_table("sit", "Take a seat")
        .of_somebody()
        .given(JSON, object("password?:text|null contribution?:text"))
        .is_done(204, "Seated");
    let leave =
        of_table("leave", "Leave the seat").of_somebody().is_done(204, "Left; in a game a stand-in plays on");
    let rematch = of_table("rematch", "The same table again")
        .of_somebody()
        .given(JSON, object("contribution?:text|null"))
        .answers(201, "It is made", object("id:text"));
    let play_now = op("playNow", "tables", "A game against programs, at once")
        .of_somebody()
        .given(JSON, object("rules?:text|null contribution?:text|null"))
        .answers(201, "It is made", object("id:text"));
    let live = of_table("live", "Live play over a WebSocket")
        .of_somebody()
        .about("Messages are JSON text, described in web/protocol.ts.")
        .parameter("query", "role", "Who comes", of("'player/spectator/open/judge'"))
        .parameter("query", "last", "The last number that was seen", of("int"))
        .parameter("query", "lang", "The language of refusals", of("text"))
        .is_done(101, "The connection is a WebSocket now");
    document
        .at("get", "/api/bots", bots)
        .at("get", "/api/tables", lobby)
        .at("post", "/api/tables", make)
        .at("get", "/api/tables/{id}", show)
        .at("post", "/api/tables/{id}/sit", sit)
        .at("post", "/api/tables/{id}/leave", leave)
        .at("post", "/api/tables/{id}/rematch", rematch)
        .at("post", "/api/play-now", play_now)
        .at("get", "/live/{id}", live)
}

fn games(document: Document) -> Document {
    let of_game = |id: &str, summary: &str| {
        with_id(op(id, "games", summary), "The game: the id of its table")
            .about("Only of a game that is over; before that 409 `not-over`.")
    };
    let record = of_game("record", "The record of a game")
        .parameter("query", "format", "How it is written", of("'log/tenhou6/mjai/mjai-original'"))
        .answers_with(200, "A file", "application/jsonl", of("text"));
    let show = of_game("game", "A game: who, by which rules, with what result").answers(
        200,
        "The game",
        of("FinishedGame"),
    );
    let proof = of_game("proof", "That the walls are those that were promised").answers(
        200,
        "The walls, computed again",
        of("WallProof"),
    );
    let at = |operation: Operation| {
        let eyes = "Whose eyes: 0–3, or a wind in the first deal; without it all hands are open";
        operation
            .parameter("query", "seat", eyes, of("text"))
            .parameter("query", "deal", "The deal, from 1; without it the first", of("int"))
            .parameter("query", "step", "The step of the deal, from 1; without it the last", of("int"))
    };
    let position = at(of_game("position", "A place in a game")).answers(200, "The place", of("Position"));
    let page = at(of_game("gamePage", "A game as a page, or JSON for who accepts only that")).answers_with(
        200,
        "A page",
        "text/html",
        of("text"),
    );
    document
        .at("get", "/api/games/{id}", show)
        .at("get", "/api/games/{id}/record", record)
        .at("get", "/api/games/{id}/position", position)
        .at("get", "/api/games/{id}/proof", proof)
        .at("get", "/games/{id}", page)
}

fn schemas(document: Document) -> Document {
    let codes = format!(
        "code:'{}' text:text problems?:text[]",
        ErrorCode::ALL.iter().map(|code| code.id()).collect::<Vec<_>>().join("/")
    );
    let place = json!({
        "type": "array", "items": of("int"), "minItems": 3, "maxItems": 3,
        "description": "seat, points, result in tenths of a thousand",
    });
    let clock = json!({
        "type": "array", "items": of("int"), "minItems": 2, "maxItems": 2,
        "description": "seconds for a move, and in the bank",
    });
    let event = json!({
        "type": "object", "required": ["is"], "properties": { "is": of("text") },
        "description": "An event of live play, as in web/protocol.ts",
    });
    document
        .schema("Problem", object(&codes))
        .schema("Person", object("id:text name:text role:'player/judge/administrator' guest:yes-or-no"))
        .schema("Session", object("person:Person token:text"))
        .schema("Clock", clock)
        .schema("Watcher", object("person:text name:text"))
        .schema("Place", place)
        .schema("Event", event)
        .schema(
            "Settings",
            object(
                "rules?:text rules-version?:int|null length?:'one-deal/east/east-south/all-winds'|null table?:'assisted/real-table' clock?:Clock|null \
                 bots?:text[] entry?:'open/link/password' password?:text|null contribution?:text|null \
                 window?:int chat?:yes-or-no phrases?:yes-or-no open-after?:int|null pace?:int",
            ),
        )
        .schema("ListedBot", object("name:text ours:yes-or-no"))
        .schema("ListedTable", object("id:text stage:text created:int settings:Settings seats:any[]"))
        .schema("PlayedGame", object("id:text stage:text created:int settings:Settings result:Place[]|null players:any[] seat:int|null"))
        .schema("Training", object("levels:TrainingLevel{} cards:TrainingCard{}"))
        .schema("TrainingLevel", object("level:int asked:int right:int"))
        .schema("TrainingCard", object("box:int due:int"))
        .schema(
            "Seat",
            object(
                "name:text|null person:text|null bot:yes-or-no here:yes-or-no stand-in:yes-or-no ready:yes-or-no bank:int|null \
                 proposes:'nothing/adjourn/end'|null",
            ),
        )
        .schema(
            "TableState",
            object(
                "id:text stage:'waiting/playing/between/choice/adjourned/over' seats:Seat[] clock:Clock|null \
                 rules:text table:text chat:yes-or-no phrases:yes-or-no owner:text watchers:Watcher[] watching:int \
                 commitment:text|null seed:text|null host:text|null contributions:text[] drawn:int[]|null \
                 result:Place[]|null chooses:int|null",
            ),
        )
        .schema(
            "FinishedGame",
            object(
                "id:text rules:RulesName settings:Settings players:text[] began:text|null deals:int[] \
                 result:Place[]|null stopped:yes-or-no proof:WallProof formats:text[]",
            ),
        )
        .schema("RulesName", object("id:text version:int hash:text"))
        .schema(
            "WallProof",
            object("commitment:text|null seed:text|null host:text|null contributions:text[] algorithm:text kept:yes-or-no walls:WallAgain[]"),
        )
        .schema("WallAgain", object("deal:int dice:int[] tiles:text same:yes-or-no"))
        .schema("AddedRules", object("id:text version:int hash:text"))
        .schema("Position", object("deal:int deals:int step:int steps:int seat:int|null events:Event[]"))
}
