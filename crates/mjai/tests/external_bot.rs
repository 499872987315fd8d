//! An external bot plays the same over every transport and with all protocol options.

use std::io::{BufRead as _, BufReader, Write as _};
use std::net::{TcpListener, TcpStream};
use std::sync::Arc;
use std::thread;
use std::time::Duration;

use hanchan_bots::Player;
use hanchan_game::{Game, Seed};
use hanchan_mjai::{Address, ExternalBot, MjaiClient};
use hanchan_round::{Phase, Round, Wall};
use hanchan_rules::{Rules, preset};
use hanchan_tiles::{BySeat, Seat};
use hanchan_view::{Choice, Published, SeatView, Views};
use serde_json::{Value, json};
use tungstenite::Message;

const PLAYER: Player = Player::Greedy;

fn rules() -> Arc<Rules> {
    Arc::new(preset("tenhou").expect("a preset"))
}

/// One of Hanchan's bots, playing as an external bot.
struct Bot {
    client: MjaiClient,
    me: Value,
    /// Whether the bot replies only when it has a choice; it is then sent its legal actions.
    sparse: bool,
}

impl Bot {
    fn new(sparse: bool) -> Bot {
        Bot { client: MjaiClient::new(PLAYER, rules()), me: Value::Null, sparse }
    }

    fn receive(&mut self, line: &str) -> Option<String> {
        let received: Value = serde_json::from_str(line).expect("JSON");
        let messages = if let Value::Array(all) = received { all } else { vec![received] };
        let (mut answer, mut asked) = (json!({ "type": "none" }), false);
        for message in messages {
            if message["type"] == "start_game" {
                self.me = message["id"].clone();
            }
            asked = message.get("possible_actions").is_some()
                || (message["type"] == "reach" && message["actor"] == self.me);
            answer = self.client.receive(&message).expect("it understands");
        }
        (asked || !self.sparse).then(|| answer.to_string())
    }

    fn stream(mut self, stream: &TcpStream) {
        let mut output = stream;
        for line in BufReader::new(stream).lines().map_while(Result::ok) {
            if let Some(answer) = self.receive(&line)
                && output.write_all(format!("{answer}\n").as_bytes()).is_err()
            {
                return;
            }
        }
    }
}

fn listener() -> (TcpListener, u16) {
    let listener = TcpListener::bind("127.0.0.1:0").expect("a port");
    let port = listener.local_addr().expect("an address").port();
    (listener, port)
}

fn tcp(sparse: bool) -> u16 {
    let (listener, port) = listener();
    thread::spawn(move || {
        let (stream, _) = listener.accept().expect("a call");
        Bot::new(sparse).stream(&stream);
    });
    port
}

fn web_socket() -> u16 {
    let (listener, port) = listener();
    thread::spawn(move || {
        let (stream, _) = listener.accept().expect("a call");
        let mut socket = tungstenite::accept(stream).expect("a WebSocket");
        let mut bot = Bot::new(false);
        while let Ok(message) = socket.read() {
            let Message::Text(line) = message else { continue };
            let answer = bot.receive(&line).expect("an answer");
            socket.send(Message::text(answer)).expect("it is received");
        }
    });
    port
}

/// Starts a bot that connects to the table, is greeted and joins. Returns the port.
fn calls() -> u16 {
    // A port that was free a moment ago.
    let (_, port) = listener();
    thread::spawn(move || {
        let stream = loop {
            match TcpStream::connect(("127.0.0.1", port)) {
                Ok(stream) => break stream,
                Err(_) => thread::sleep(Duration::from_millis(5)),
            }
        };
        let (mut input, mut output) = (BufReader::new(&stream), &stream);
        let mut hello = String::new();
        input.read_line(&mut hello).expect("a greeting");
        assert!(hello.contains("hello"), "{hello}");
        output.write_all(b"{\"type\":\"join\",\"name\":\"bot\"}\n").expect("it is received");
        drop(input);
        Bot::new(false).stream(&stream);
    });
    port
}

struct Table {
    bot: ExternalBot,
    seats: BySeat<SeatView>,
    views: Views,
    compared: u32,
}

impl Table {
    /// The bot's seat. Players in other seats choose first, so the bot's choices are often over before it
    /// replies.
    const BOT_SEAT: Seat = Seat::Fourth;

    fn receive(&mut self, published: &Published) {
        for (seat, numbered) in published.seats.iter() {
            let Some(numbered) = numbered else { continue };
            self.seats[seat].apply(&numbered.event);
            if seat == Table::BOT_SEAT {
                self.bot.receive(&numbered.event, &self.seats[seat]);
            }
        }
    }

    fn step(&mut self, round: &mut Round) {
        let seat = Seat::ALL.into_iter().find(|&seat| self.seats[seat].choice.is_some());
        let seat = seat.expect("somebody has a choice");
        let view = &self.seats[seat];
        let chosen = PLAYER.choose(view, &mut |_| 0).expect("it has a choice");
        if seat == Table::BOT_SEAT && matches!(view.choice, Some(Choice::Turn(_) | Choice::Claim(_))) {
            assert_eq!(self.bot.choose(view), Some(chosen));
            self.compared += 1;
        }
        round.play(seat, chosen).expect("it is allowed");
    }
}

fn plays(address: &str) {
    let (rules, address) = (rules(), address.parse::<Address>().expect("an address"));
    let bot = ExternalBot::sit(&address, Table::BOT_SEAT, &rules).expect("it is there");
    let seats = BySeat::from_fn(|seat| SeatView::new(Arc::clone(&rules), seat));
    let mut table = Table { bot, seats, views: Views::new(), compared: 0 };
    table.bot.start(&BySeat::from_fn(|seat| format!("P{}", seat.index())));
    let mut game = Game::new(Arc::clone(&rules));
    for deal in 1..=6 {
        let setup = game.setup();
        let (tiles, dice) = Seed([7; 32]).deal(deal, rules.tile_set());
        let wall = Wall::built(&tiles, dice, setup.dealer, &rules).expect("all tiles");
        let mut round = Round::new(Arc::clone(&rules), wall, setup);
        let published = table.views.deal(&round);
        table.receive(&published);
        while !matches!(round.phase(), Phase::Over) {
            table.step(&mut round);
            while let Some(published) = table.views.next(&round) {
                table.receive(&published);
            }
        }
        let _next = game.deal_over(round.outcome().expect("it is over"), round.staked());
    }
    table.bot.end(&game.points());
    assert!(table.bot.is_there() && table.compared > 60, "{address:?}: {}", table.compared);
    assert_eq!(table.bot.faults(), []);
}

#[test]
fn bot_plays_over_tcp() {
    plays(&format!("tcp://127.0.0.1:{}", tcp(false)));
    plays(&format!("tcp[original]://127.0.0.1:{}", tcp(false)));
}

#[test]
fn bot_that_wants_arrays_replies_only_to_choices() {
    plays(&format!("tcp[asked,arrays]://127.0.0.1:{}", tcp(false)));
}

/// If another player was faster, the bot's reply still arrives. It must not be taken for the reply to the
/// next choice.
#[test]
fn late_replies_are_not_taken_for_the_next_choice() {
    plays(&format!("tcp[asked,original]://127.0.0.1:{}", tcp(true)));
}

#[test]
fn bot_plays_over_a_web_socket() {
    plays(&format!("ws://127.0.0.1:{}/bot", web_socket()));
}

#[test]
fn bot_plays_when_it_connects_itself() {
    plays(&format!("listen:{}", calls()));
}

/// A bot can be ended while its reply is awaited.
#[test]
fn ending_a_bot_stops_the_wait_for_its_reply() {
    let (listener, port) = listener();
    let silent = thread::spawn(move || listener.accept());
    let address: Address = format!("tcp[3600s]://127.0.0.1:{port}").parse().expect("one");
    let rules = rules();
    let mut bot = ExternalBot::sit(&address, Seat::First, &rules).expect("it is there");
    let _stream = silent.join().expect("a thread");
    let ender = bot.ender().expect("an end");
    thread::spawn(move || ender.end());
    bot.start(&BySeat::from_fn(|_| String::new()));
    assert!(!bot.is_there());
    let faults = bot.faults();
    assert_eq!(faults.iter().map(hanchan_mjai::BotFault::code).collect::<Vec<_>>(), ["gone"]);
}
