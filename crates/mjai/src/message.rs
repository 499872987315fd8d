//! Turns a seat's events into mjai messages.

use hanchan_round::{Abort, Claim, TurnAct};
use hanchan_rules::Rules;
use hanchan_tiles::notation::mjai::name;
use hanchan_tiles::{BySeat, Hand, Kind, Meld, MeldKind, Players, Seat, Tile};
use hanchan_view::{Choice, PublicDeal, PublicEvent, SeatEvent, SeatView, Seen};
use serde_json::{Value, json};

/// Which program's names messages use for fields and types.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Dialect {
    /// Mortal's names, such as `ura_markers` and `nukidora`.
    Mortal,
    /// The original mjai server's names, such as `uradora_markers` and `kita`. Messages also carry the scores
    /// after every change, and the bot's legal actions.
    Original,
}

/// Turns a seat's events into mjai messages. It receives only what the seat sees, so it cannot leak anything
/// else.
#[derive(Clone, Debug)]
pub struct MessageWriter {
    me: Seat,
    dialect: Dialect,
    players: Players,
    stake: i32,
    points: BySeat<i32>,
    /// Whether the bot has declared riichi and its declaration was already sent back to it.
    declared: bool,
    /// The type of exhaustive or abortive draw that the next payments belong to.
    reason: Option<&'static str>,
    shown: BySeat<bool>,
    hands: BySeat<Option<Hand>>,
}

fn names<'a>(tiles: impl IntoIterator<Item = &'a Tile>) -> Vec<String> {
    tiles.into_iter().map(|&tile| name(tile)).collect()
}

impl MessageWriter {
    /// Creates a writer for a seat.
    pub fn new(me: Seat, rules: &Rules, dialect: Dialect) -> MessageWriter {
        MessageWriter {
            me,
            dialect,
            players: rules.switches().table.players,
            stake: rules.switches().riichi.stake,
            points: BySeat::default(),
            declared: false,
            reason: None,
            shown: BySeat::default(),
            hands: BySeat::default(),
        }
    }

    /// Returns the message that starts a game.
    pub fn start(&self, names: &BySeat<String>) -> Value {
        let names: Vec<&str> = self.players.seats().map(|seat| names[seat].as_str()).collect();
        json!({ "type": "start_game", "id": self.me.index(), "names": names })
    }

    /// Returns the message that ends a game.
    pub fn end(&self, points: &BySeat<i32>) -> Value {
        json!({ "type": "end_game", "scores": self.list(points) })
    }

    /// Returns the message that confirms the bot's riichi. It is sent before the bot chooses the discard.
    pub fn declares(&mut self) -> Value {
        self.declared = true;
        json!({ "type": "reach", "actor": self.me.index() })
    }

    /// Withdraws a confirmed riichi that was not played after all.
    pub fn takes_back(&mut self) {
        self.declared = false;
    }

    fn list<T: Copy + Into<Value>>(&self, values: &BySeat<T>) -> Value {
        Value::Array(self.players.seats().map(|seat| values[seat].into()).collect())
    }

    fn original(&self) -> bool {
        self.dialect == Dialect::Original
    }

    /// Returns the messages for an event, usually one.
    pub fn messages(&mut self, event: &SeatEvent) -> Vec<Value> {
        match event.seen {
            Seen::Dealt { deal, hand } => self.deal(&deal, &hand),
            Seen::Drew { tile, .. } => vec![drew(self.me, &name(tile))],
            Seen::OtherDrew { seat, .. } => vec![drew(seat, "?")],
            Seen::Returned { .. }
            | Seen::OtherReturned { .. }
            | Seen::Answered { .. }
            | Seen::Passed
            | Seen::Showed { .. } => Vec::new(),
            Seen::Public(ref event) => self.public(event).into_iter().collect(),
        }
    }

    fn deal(&mut self, deal: &PublicDeal, hand: &Hand) -> Vec<Value> {
        let setup = &deal.setup;
        self.points = setup.points;
        self.reason = None;
        (self.shown, self.hands) = (BySeat::default(), BySeat::default());
        let drawn = hand.drawn().filter(|_| setup.dealer == self.me);
        let mut own: Vec<Tile> = hand.concealed().iter().collect();
        if let Some(at) = drawn.and_then(|drawn| own.iter().position(|&tile| tile == drawn)) {
            own.remove(at);
        }
        let hands: Vec<Vec<String>> = self
            .players
            .seats()
            .map(|seat| if seat == self.me { names(&own) } else { vec!["?".to_owned(); 13] })
            .collect();
        let start = json!({
            "type": "start_kyoku",
            "bakaze": setup.round.letter(),
            "kyoku": setup.dealer.index() + 1,
            "honba": setup.honba,
            "kyotaku": setup.sticks,
            "oya": setup.dealer.index(),
            "scores": self.list(&setup.points),
            "dora_marker": name(deal.indicator),
            "tehais": hands,
        });
        vec![start, drew(setup.dealer, &drawn.map_or("?".to_owned(), name))]
    }

    fn public(&mut self, event: &PublicEvent) -> Option<Value> {
        Some(match *event {
            PublicEvent::Riichi { seat, .. } => {
                if seat == self.me && std::mem::take(&mut self.declared) {
                    return None;
                }
                json!({ "type": "reach", "actor": seat.index() })
            }
            PublicEvent::Discarded { seat, tile, drawn, .. } => {
                json!({ "type": "dahai", "actor": seat.index(), "pai": name(tile), "tsumogiri": drawn })
            }
            PublicEvent::StakeLaid { seat } => {
                self.points[seat] -= self.stake;
                let mut line = json!({ "type": "reach_accepted", "actor": seat.index() });
                if self.original() {
                    let mut deltas = BySeat([0; 4]);
                    deltas[seat] = -self.stake;
                    line["deltas"] = self.list(&deltas);
                    line["scores"] = self.list(&self.points);
                }
                line
            }
            PublicEvent::Claimed { seat, meld } => claimed(seat, meld)?,
            PublicEvent::ClosedKan { seat, meld } => {
                json!({ "type": "ankan", "actor": seat.index(), "consumed": names(meld.tiles()) })
            }
            PublicEvent::AddedKan { seat, tile } => {
                let pon = [Tile::plain(tile.kind()); 3].map(name);
                json!({ "type": "kakan", "actor": seat.index(), "pai": name(tile), "consumed": pon })
            }
            PublicEvent::North { seat } => {
                let kind = if self.original() { "kita" } else { "nukidora" };
                json!({ "type": kind, "actor": seat.index(), "pai": "N" })
            }
            PublicEvent::Indicator { tile } => json!({ "type": "dora", "dora_marker": name(tile) }),
            PublicEvent::Won { seat, from, tile, hand, ura, points, .. } => {
                let ura_name = if self.original() { "uradora_markers" } else { "ura_markers" };
                let mut line = json!({
                    "type": "hora", "actor": seat.index(), "target": from.index(), "pai": name(tile),
                    ura_name: names(ura.iter()),
                });
                if self.original() {
                    let mut shown: Vec<Tile> = hand.concealed().iter().collect();
                    shown.push(tile);
                    line["hora_tehais"] = json!(names(&shown));
                }
                self.pay(&points, &mut line);
                line
            }
            PublicEvent::Exhausted => {
                self.reason = Some("fanpai");
                return None;
            }
            PublicEvent::Shown { seat, hand } => {
                self.shown[seat] = true;
                self.hands[seat] = Some(hand);
                return None;
            }
            PublicEvent::Paid { points } => {
                let line = json!({ "type": "ryukyoku", "reason": self.reason.take().unwrap_or("fanpai") });
                self.drawn(line, &points)
            }
            PublicEvent::Aborted { why } => {
                let reason = match why {
                    Abort::NineKinds => "kyushukyuhai",
                    Abort::FourRiichi => "suchareach",
                    Abort::FourWinds => "sufonrenta",
                    Abort::FourKans => "sukaikan",
                    Abort::ThreeRons => "sanchaho",
                };
                self.drawn(json!({ "type": "ryukyoku", "reason": reason }), &BySeat([0; 4]))
            }
            PublicEvent::Over { .. } => json!({ "type": "end_kyoku" }),
            // mjai has no messages for events that only unassisted tables have; the points show their
            // results.
            PublicEvent::ClaimCalled { .. }
            | PublicEvent::Closed
            | PublicEvent::Stands
            | PublicEvent::Erred { .. }
            | PublicEvent::Died { .. }
            | PublicEvent::Chombo { .. }
            | PublicEvent::Opened { .. }
            | PublicEvent::Announced { .. }
            | PublicEvent::Agreed { .. }
            | PublicEvent::Objected { .. }
            | PublicEvent::Corrected { .. }
            | PublicEvent::Mixed
            | PublicEvent::Ruled { .. }
            | PublicEvent::SticksReturned => return None,
        })
    }

    fn drawn(&mut self, mut line: Value, points: &BySeat<i32>) -> Value {
        line["tenpais"] = self.list(&self.shown);
        if self.original() {
            let hands: Vec<Vec<String>> = self
                .players
                .seats()
                .map(|seat| match (seat == self.me, self.hands[seat]) {
                    (_, Some(hand)) => names(&hand.concealed().iter().collect::<Vec<_>>()),
                    _ => vec!["?".to_owned(); 13],
                })
                .collect();
            line["tehais"] = json!(hands);
        }
        self.pay(points, &mut line);
        line
    }

    fn pay(&mut self, changes: &BySeat<i32>, line: &mut Value) {
        self.points = BySeat::from_fn(|seat| self.points[seat] + changes[seat]);
        line["deltas"] = self.list(changes);
        if self.original() {
            line["scores"] = self.list(&self.points);
        }
    }
}

fn drew(seat: Seat, tile: &str) -> Value {
    json!({ "type": "tsumo", "actor": seat.index(), "pai": tile })
}

fn claimed(seat: Seat, meld: Meld) -> Option<Value> {
    let kind = match meld.kind() {
        MeldKind::Chi => "chi",
        MeldKind::Pon => "pon",
        _ => "daiminkan",
    };
    Some(json!({
        "type": kind, "actor": seat.index(), "target": seat.at(meld.from()?).index(),
        "pai": name(meld.claimed()?), "consumed": names(meld.own()),
    }))
}

/// Returns everything a player may do now, except passing, as mjai messages.
pub(crate) fn possible(view: &SeatView) -> Vec<Value> {
    match view.choice {
        Some(Choice::Turn(acts)) => {
            let mut all: Vec<Value> = acts.iter().filter_map(|act| act_line(view, act)).collect();
            // Riichi is declared first; its discard is chosen in the next message.
            let mut declared = false;
            all.retain(|line| line["type"] != "reach" || !std::mem::replace(&mut declared, true));
            all
        }
        Some(Choice::Claim(claims)) => claims.iter().filter_map(|claim| claim_line(view, claim)).collect(),
        _ => Vec::new(),
    }
}

/// Returns the mjai message for an act on the player's own turn.
pub(crate) fn act_line(view: &SeatView, act: TurnAct) -> Option<Value> {
    let me = view.seat.index();
    let four = |kind: Kind| {
        let own: Vec<Tile> = view.hand.concealed().iter().filter(|tile| tile.kind() == kind).collect();
        names(&own)
    };
    Some(match act {
        TurnAct::DiscardDrawn => {
            json!({ "type": "dahai", "actor": me, "pai": name(view.hand.drawn()?), "tsumogiri": true })
        }
        TurnAct::Discard(tile) => {
            json!({ "type": "dahai", "actor": me, "pai": name(tile), "tsumogiri": false })
        }
        TurnAct::RiichiDrawn | TurnAct::Riichi(_) => json!({ "type": "reach", "actor": me }),
        TurnAct::ClosedKan(kind) => json!({ "type": "ankan", "actor": me, "consumed": four(kind) }),
        TurnAct::AddedKan(kind) => {
            let tile = view.hand.concealed().iter().find(|tile| tile.kind() == kind)?;
            let pon = view
                .hand
                .melds()
                .iter()
                .find(|meld| meld.kind() == MeldKind::Pon && meld.lowest() == kind)?;
            json!({ "type": "kakan", "actor": me, "pai": name(tile), "consumed": names(pon.tiles()) })
        }
        TurnAct::North => json!({ "type": "nukidora", "actor": me, "pai": "N" }),
        TurnAct::Tsumo => {
            json!({ "type": "hora", "actor": me, "target": me, "pai": name(view.hand.drawn()?) })
        }
        TurnAct::NineKinds => json!({ "type": "ryukyoku", "actor": me, "reason": "kyushukyuhai" }),
    })
}

/// Returns the mjai message for a claim, or `None` for a pass.
pub(crate) fn claim_line(view: &SeatView, claim: Claim) -> Option<Value> {
    let hanchan_view::DealStage::Claims { tile, from, .. } = view.stage else { return None };
    let (me, from, pai) = (view.seat.index(), from.index(), name(tile));
    let set = |kind: &str, own: &[Tile]| json!({ "type": kind, "actor": me, "target": from, "pai": pai, "consumed": names(own) });
    Some(match claim {
        Claim::Pass => return None,
        Claim::Ron => json!({ "type": "hora", "actor": me, "target": from, "pai": pai }),
        Claim::Pon(own) => set("pon", &own),
        Claim::Chi(own) => set("chi", &own),
        Claim::OpenKan => {
            let own: Vec<Tile> =
                view.hand.concealed().iter().filter(|held| held.kind() == tile.kind()).take(3).collect();
            set("daiminkan", &own)
        }
    })
}
