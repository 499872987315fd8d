//! A bot that plays over mjai makes the same moves as one that sees the table directly.

use std::sync::Arc;

use hanchan_bots::Player;
use hanchan_game::{Game, Next, Seed};
use hanchan_mjai::{Dialect, MessageWriter, MjaiClient, Wish, parse_reply};
use hanchan_round::{Claim, Move, Phase, Round, Wall};
use hanchan_rules::{Rules, preset, preset_ids};
use hanchan_tiles::BySeat;
use hanchan_view::{Choice, Published, SeatView, Views};
use serde_json::{Value, json};

struct Listener {
    view: SeatView,
    writer: MessageWriter,
    client: MjaiClient,
    answer: Value,
}

impl Listener {
    fn send(&mut self, message: &Value) {
        let answer = self.client.receive(message).unwrap_or_else(|why| panic!("{why}: {message}"));
        if answer["type"] != "none" {
            self.answer = answer;
        }
    }

    fn move_of(&mut self) -> Option<Move> {
        match self.view.choice? {
            Choice::Turn(_) | Choice::Claim(_) => {}
            _ => return None,
        }
        let mut wish = parse_reply(&self.view, &self.answer, false);
        if wish == Ok(Wish::Riichi) {
            let declares = self.writer.declares();
            self.send(&declares);
            wish = parse_reply(&self.view, &self.answer, true);
        }
        match wish {
            Ok(Wish::Do(what)) => Some(what),
            Ok(Wish::Nothing) => Some(Move::Claim(Claim::Pass)),
            other => panic!("{other:?} of {}", self.answer),
        }
    }
}

struct Table {
    rules: Arc<Rules>,
    player: Player,
    seats: Vec<Listener>,
    views: Views,
    compared: u32,
}

impl Table {
    fn new(rules: &Arc<Rules>, player: Player, dialect: Dialect) -> Table {
        let players = rules.switches().table.players;
        let seats = players.seats().map(|seat| Listener {
            view: SeatView::new(Arc::clone(rules), seat),
            writer: MessageWriter::new(seat, rules, dialect),
            client: MjaiClient::new(player, Arc::clone(rules)),
            answer: Value::Null,
        });
        Table { rules: Arc::clone(rules), player, seats: seats.collect(), views: Views::new(), compared: 0 }
    }

    fn receive(&mut self, published: &Published) {
        for (seat, numbered) in published.seats.iter() {
            let (Some(numbered), Some(listener)) = (numbered, self.seats.get_mut(seat.index())) else {
                continue;
            };
            listener.view.apply(&numbered.event);
            if numbered.event.choice.is_some() {
                listener.answer = json!({ "type": "none" });
            }
            for message in listener.writer.messages(&numbered.event) {
                listener.send(&message);
            }
        }
    }

    fn game(&mut self, walls: Seed) {
        let names = BySeat::from_fn(|seat| format!("P{}", seat.index()));
        for listener in &mut self.seats {
            let start = listener.writer.start(&names);
            listener.send(&start);
        }
        let mut game = Game::new(Arc::clone(&self.rules));
        for deal in 1.. {
            let setup = game.setup();
            let (tiles, dice) = walls.deal(deal, self.rules.tile_set());
            let wall = Wall::built(&tiles, dice, setup.dealer, &self.rules).expect("all tiles");
            let mut round = Round::new(Arc::clone(&self.rules), wall, setup);
            let published = self.views.deal(&round);
            self.receive(&published);
            while !matches!(round.phase(), Phase::Over) {
                self.step(&mut round);
                while let Some(published) = self.views.next(&round) {
                    self.receive(&published);
                }
            }
            let outcome = round.outcome().expect("it is over");
            let mut next = game.deal_over(outcome, round.staked());
            if let Ok(Next::Choice(_)) = next {
                next = game.choose(true);
            }
            if !matches!(next, Ok(Next::Deal(_))) {
                break;
            }
        }
    }

    fn step(&mut self, round: &mut Round) {
        let at = self.seats.iter().position(|listener| listener.view.choice.is_some());
        let listener = &mut self.seats[at.expect("somebody has a choice")];
        let (player, seat) = (self.player, listener.view.seat);
        let seen = player.choose(&listener.view, &mut |_| 0).expect("it has a choice");
        if let Some(received) = listener.move_of() {
            self.compared += 1;
            assert_eq!(received, seen, "{} {:?}", self.rules.id, listener.view);
        }
        assert_eq!(round.play(seat, seen), Ok(()), "{} {seat:?}", self.rules.id);
    }
}

#[test]
fn bot_plays_the_same_over_mjai_as_directly() {
    for (number, id) in preset_ids().enumerate() {
        let rules = Arc::new(preset(id).expect("a preset"));
        for (player, dialect) in [(Player::Steady, Dialect::Mortal), (Player::Greedy, Dialect::Original)] {
            let mut table = Table::new(&rules, player, dialect);
            table.game(Seed([number as u8; 32]));
            assert!(table.compared > 100, "{id}");
        }
    }
}
