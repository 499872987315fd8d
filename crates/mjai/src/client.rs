//! A Hanchan bot at another program's table: mjai messages in, mjai replies out.

use std::fmt;
use std::sync::Arc;

use hanchan_bots::{Player, own_choice, passes_win};
use hanchan_round::{Move, Setup, TurnAct};
use hanchan_rules::Rules;
use hanchan_tiles::notation::mjai::tile as named;
use hanchan_tiles::{BySeat, Hand, Meld, Seat, Tile, Wind};
use hanchan_view::{DealStage, PublicDeal, PublicEvent, SeatEvent, SeatView, Seen, WallPart};
use serde_json::{Value, json};

use crate::message::{act_line, claim_line};

/// Why a message could not be processed.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum MessageError {
    /// The message is not a JSON object with a type.
    Unreadable,
    /// A field is missing or invalid.
    Field(&'static str),
    /// A message of this type cannot occur now.
    OutOfOrder(String),
}

impl fmt::Display for MessageError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            MessageError::Unreadable => f.write_str("not a JSON object with a type"),
            MessageError::Field(field) => write!(f, "the field '{field}' is missing or invalid"),
            MessageError::OutOfOrder(kind) => write!(f, "'{kind}' cannot happen now"),
        }
    }
}

impl std::error::Error for MessageError {}

/// A Hanchan bot at another program's table.
pub struct MjaiClient {
    player: Player,
    rules: Arc<Rules>,
    me: Seat,
    view: Option<SeatView>,
    /// The start of a deal, kept until the dealer draws.
    dealt: Option<(PublicDeal, Hand)>,
    /// Whether the next draw is a replacement tile, after a kan or a North.
    replaces: bool,
    /// The discard to send after the riichi declaration.
    follows: Option<Value>,
    /// The state of the random number generator. The seed is fixed, so that the same game gives the same
    /// moves.
    chance: u64,
}

fn none() -> Value {
    json!({ "type": "none" })
}

impl MjaiClient {
    /// Creates a client. The message `start_game` sets its seat.
    pub fn new(player: Player, rules: Arc<Rules>) -> MjaiClient {
        MjaiClient {
            player,
            rules,
            me: Seat::First,
            view: None,
            dealt: None,
            replaces: false,
            follows: None,
            chance: 1,
        }
    }

    /// Processes a message or an array of messages, and returns the reply to the last one.
    pub fn receive(&mut self, message: &Value) -> Result<Value, MessageError> {
        match message {
            Value::Array(all) => {
                let mut answer = none();
                for one in all {
                    answer = self.one(one)?;
                }
                Ok(answer)
            }
            one => self.one(one),
        }
    }

    fn one(&mut self, message: &Value) -> Result<Value, MessageError> {
        let kind = message.get("type").and_then(Value::as_str).ok_or(MessageError::Unreadable)?;
        match kind {
            "start_game" => {
                if let Some(id) = message.get("id").and_then(Value::as_u64) {
                    self.me = self.seat_at(id).ok_or(MessageError::Field("id"))?;
                }
                self.view = None;
            }
            "start_kyoku" => self.start(message)?,
            "end_kyoku" | "end_game" | "hora" | "ryukyoku" | "hello" | "error" => {
                if kind != "hora" {
                    self.view = None;
                }
                return Ok(none());
            }
            _ => return self.happened(kind, message),
        }
        Ok(none())
    }

    fn seat_at(&self, number: u64) -> Option<Seat> {
        let players = self.rules.switches().table.players.count();
        usize::try_from(number).ok().filter(|&index| index < players).and_then(Seat::from_index)
    }

    fn seat(&self, message: &Value, field: &'static str) -> Result<Seat, MessageError> {
        let number = message.get(field).and_then(Value::as_u64);
        number.and_then(|number| self.seat_at(number)).ok_or(MessageError::Field(field))
    }

    fn start(&mut self, message: &Value) -> Result<(), MessageError> {
        let table = &self.rules.switches().table;
        let text = |field: &'static str| {
            message.get(field).and_then(Value::as_str).ok_or(MessageError::Field(field))
        };
        let small = |field: &'static str| {
            let number = message.get(field).and_then(Value::as_u64).unwrap_or(0);
            u8::try_from(number).map_err(|_| MessageError::Field(field))
        };
        let round = Wind::from_letter(text("bakaze")?).ok_or(MessageError::Field("bakaze"))?;
        let dealer = self.seat(message, "oya")?;
        let scores = message.get("scores").and_then(Value::as_array);
        let points = BySeat::from_fn(|seat| {
            let of = scores.and_then(|scores| scores.get(seat.index())).and_then(Value::as_i64);
            of.and_then(|points| i32::try_from(points).ok())
                .unwrap_or(table.start_points)
                .clamp(-1_000_000, 1_000_000)
        });
        let own = message.get("tehais").and_then(|all| all.get(self.me.index())).and_then(Value::as_array);
        let own = own.filter(|own| own.len() == 13).ok_or(MessageError::Field("tehais"))?;
        let own: Option<Vec<Tile>> = own.iter().map(|name| name.as_str().and_then(named)).collect();
        let hand = Hand::new(own.ok_or(MessageError::Field("tehais"))?, [])
            .map_err(|_| MessageError::Field("tehais"))?;
        let all = 4 * table.tiles.kinds().len();
        let dealt = 13 * table.players.count() + 1 + 2 * usize::from(table.dead_wall_stacks);
        let deal = PublicDeal {
            setup: Setup { dealer, round, honba: small("honba")?, sticks: small("kyotaku")?, points },
            players: table.players,
            indicator: named(text("dora_marker")?).ok_or(MessageError::Field("dora_marker"))?,
            live: all.saturating_sub(dealt) as u8,
            dice: None,
        };
        self.dealt = Some((deal, hand));
        (self.view, self.replaces, self.follows) = (None, false, None);
        Ok(())
    }

    /// Processes an event of a deal, and returns the reply to it.
    fn happened(&mut self, kind: &str, message: &Value) -> Result<Value, MessageError> {
        let out_of_order = || MessageError::OutOfOrder(kind.chars().take(40).collect());
        if kind == "tsumo"
            && let Some((deal, hand)) = self.dealt.take()
        {
            return self.dealer_draws(message, deal, hand);
        }
        if kind == "dora" {
            let tile = tile_in(message, "dora_marker")?;
            self.apply(Seen::Public(PublicEvent::Indicator { tile })).ok_or_else(out_of_order)?;
            return Ok(none());
        }
        let seat = self.seat(message, "actor")?;
        let view = self.view.as_ref().ok_or_else(out_of_order)?;
        let seen = match kind {
            "tsumo" => {
                let from = if std::mem::take(&mut self.replaces) { WallPart::Dead } else { WallPart::Live };
                if matches!(view.stage, DealStage::Claims { offered, .. } if offered != hanchan_round::Offered::Discard)
                {
                    self.apply(Seen::Public(PublicEvent::Stands));
                }
                if seat == self.me {
                    Seen::Drew { tile: tile_in(message, "pai")?, from }
                } else {
                    Seen::OtherDrew { seat, from }
                }
            }
            "dahai" => {
                let front = &view.fronts[seat];
                let declared = matches!(front.riichi, hanchan_round::RiichiState::Declared { .. });
                let drawn = message.get("tsumogiri").and_then(Value::as_bool).unwrap_or(false);
                let tile = tile_in(message, "pai")?;
                Seen::Public(PublicEvent::Discarded { seat, tile, drawn, sideways: declared })
            }
            "reach" => {
                let first = view.fronts[seat].river.is_empty();
                let broken = view.course.is_broken(self.rules.switches().calls.double_riichi_broken, seat);
                Seen::Public(PublicEvent::Riichi { seat, double: first && !broken })
            }
            "reach_accepted" => Seen::Public(PublicEvent::StakeLaid { seat }),
            "chi" | "pon" | "daiminkan" => {
                let meld = self.meld(kind, message, seat)?;
                self.replaces = meld.is_kan();
                Seen::Public(PublicEvent::Claimed { seat, meld })
            }
            "ankan" => {
                let four: [Tile; 4] =
                    tiles_in(message, "consumed")?.try_into().map_err(|_| MessageError::Field("consumed"))?;
                let meld = Meld::closed_kan(four).map_err(|_| MessageError::Field("consumed"))?;
                self.replaces = true;
                Seen::Public(PublicEvent::ClosedKan { seat, meld })
            }
            "kakan" => {
                self.replaces = true;
                Seen::Public(PublicEvent::AddedKan { seat, tile: tile_in(message, "pai")? })
            }
            "nukidora" | "kita" => {
                self.replaces = true;
                Seen::Public(PublicEvent::North { seat })
            }
            _ => return Err(out_of_order()),
        };
        self.apply(seen).ok_or_else(out_of_order)?;
        if kind == "reach" && seat == self.me {
            return Ok(self.follows.take().unwrap_or_else(none));
        }
        Ok(self.answer())
    }

    fn dealer_draws(
        &mut self,
        message: &Value,
        deal: PublicDeal,
        mut hand: Hand,
    ) -> Result<Value, MessageError> {
        let dealer = self.seat(message, "actor")?;
        if dealer != deal.setup.dealer {
            return Err(MessageError::Field("actor"));
        }
        if dealer == self.me {
            hand.draw(tile_in(message, "pai")?).map_err(|_| MessageError::Field("pai"))?;
        }
        let mut view = SeatView::new(Arc::clone(&self.rules), self.me);
        view.apply(&SeatEvent { seen: Seen::Dealt { deal, hand }, choice: None });
        self.view = Some(view);
        Ok(self.answer())
    }

    fn apply(&mut self, seen: Seen) -> Option<()> {
        self.view.as_mut()?.apply(&SeatEvent { seen, choice: None });
        Some(())
    }

    fn meld(&self, kind: &str, message: &Value, seat: Seat) -> Result<Meld, MessageError> {
        let target = self.seat(message, "target")?;
        let side = seat.side_of(target).ok_or(MessageError::Field("target"))?;
        let tile = tile_in(message, "pai")?;
        let mut own = tiles_in(message, "consumed")?;
        own.sort_unstable_by_key(|tile| (tile.kind(), !tile.is_red()));
        let wrong = || MessageError::Field("consumed");
        match (kind, own.as_slice()) {
            ("chi", &[a, b]) => Meld::chi(tile, [a, b]),
            ("pon", &[a, b]) => Meld::pon(tile, side, [a, b]),
            ("daiminkan", &[a, b, c]) => Meld::open_kan(tile, side, [a, b, c]),
            _ => return Err(wrong()),
        }
        .map_err(|_| wrong())
    }

    /// Returns the player's move as a message.
    fn answer(&mut self) -> Value {
        let Some(view) = self.view.as_mut() else { return none() };
        let Some(choice) = own_choice(view) else { return none() };
        view.choice = Some(choice);
        let chance = &mut self.chance;
        let chosen = self.player.choose(view, &mut |below| {
            *chance = chance.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
            (*chance >> 33) as usize % below.max(1)
        });
        view.choice = None;
        let passes = passes_win(view);
        let answer = match chosen {
            Some(Move::Act(act)) => {
                if let TurnAct::Riichi(_) | TurnAct::RiichiDrawn = act {
                    let discard = match act {
                        TurnAct::Riichi(tile) => TurnAct::Discard(tile),
                        _ => TurnAct::DiscardDrawn,
                    };
                    self.follows = act_line(view, discard);
                }
                act_line(view, act)
            }
            Some(Move::Claim(claim)) => claim_line(view, claim),
            _ => None,
        };
        if answer.is_none() && passes {
            view.apply(&SeatEvent { seen: Seen::Passed, choice: None });
        }
        answer.unwrap_or_else(none)
    }
}

fn tile_in(message: &Value, field: &'static str) -> Result<Tile, MessageError> {
    message.get(field).and_then(Value::as_str).and_then(named).ok_or(MessageError::Field(field))
}

fn tiles_in(message: &Value, field: &'static str) -> Result<Vec<Tile>, MessageError> {
    let list = message.get(field).and_then(Value::as_array).filter(|list| list.len() <= 4);
    let list = list.ok_or(MessageError::Field(field))?;
    let tiles: Option<Vec<Tile>> = list.iter().map(|name| name.as_str().and_then(named)).collect();
    tiles.ok_or(MessageError::Field(field))
}
