//! Hosts an external bot: sends it what its seat sees, and validates its replies.

use std::fmt;
use std::io;
use std::time::{Duration, Instant};

use hanchan_bots::Player;
use hanchan_round::{Claim, Move};
use hanchan_rules::Rules;
use hanchan_tiles::{BySeat, Seat};
use hanchan_view::{Choice, PublicEvent, SeatEvent, SeatView, Seen};
use serde_json::{Value, json};

use crate::address::{Address, ProtocolOptions, Replies};
use crate::message::{Dialect, MessageWriter, possible};
use crate::reply::{ReplyError, Wish, parse_reply};
use crate::wire::{Ender, ReceiveError, Wire};

/// The time a bot has to start or connect.
const PATIENCE: Duration = Duration::from_secs(30);
/// A bot that is late this many times in a row is disconnected.
const MOST_LATE: u32 = 3;

/// What a bot did wrong.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum BotFaultKind {
    /// The bot did not reply in time.
    Late,
    /// The bot was late three times in a row and was disconnected.
    Retired,
    /// The bot exited or closed the connection.
    Gone,
    /// The bot could not be started or reached.
    Absent,
    /// The bot's reply is invalid, or not a legal move.
    Wrong(ReplyError),
    /// The bot replied `none` on its own turn.
    Idle,
}

/// A bot's mistake. A stand-in moved instead: it discards every tile it draws and makes no calls.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct BotFault {
    /// The number of the deal within the game, counting from 1.
    pub deal: u32,
    /// The bot's seat.
    pub seat: Seat,
    /// What the bot did wrong.
    pub kind: BotFaultKind,
    /// The bot's reply, without control characters and shortened; empty if there was none.
    pub reply: String,
}

impl BotFault {
    /// Returns the stable code for this fault that records use (`docs/log.md`).
    pub fn code(&self) -> &'static str {
        match &self.kind {
            BotFaultKind::Late => "late",
            BotFaultKind::Retired => "retired",
            BotFaultKind::Gone => "gone",
            BotFaultKind::Absent => "absent",
            BotFaultKind::Idle => "idle",
            BotFaultKind::Wrong(ReplyError::Unreadable) => "unreadable",
            BotFaultKind::Wrong(ReplyError::Type(_)) => "no-act",
            BotFaultKind::Wrong(ReplyError::Field(_)) => "bad-field",
            BotFaultKind::Wrong(ReplyError::Actor) => "other-seat",
            BotFaultKind::Wrong(ReplyError::NotAllowed) => "not-allowed",
        }
    }

    /// Returns the bot's reply, if there was one.
    pub fn reply(&self) -> Option<&str> {
        Some(self.reply.as_str()).filter(|reply| !reply.is_empty())
    }
}

impl fmt::Display for BotFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "deal {}, seat {}: ", self.deal, self.seat.index())?;
        match &self.kind {
            BotFaultKind::Late => f.write_str("no reply in time"),
            BotFaultKind::Retired => f.write_str("late three times in a row; the bot was disconnected"),
            BotFaultKind::Gone => f.write_str("the bot exited or closed the connection"),
            BotFaultKind::Absent => f.write_str("the bot could not be started or reached"),
            BotFaultKind::Idle => f.write_str("the bot did nothing on its turn"),
            BotFaultKind::Wrong(why) => write!(f, "{why}: {}", self.reply),
        }
    }
}

/// A message that is queued until the bot has a choice.
struct Unsent {
    message: Value,
    /// Whether this message gives the bot a choice.
    asks: bool,
}

/// An external bot in a seat.
pub struct ExternalBot {
    wire: Option<Wire>,
    options: ProtocolOptions,
    writer: MessageWriter,
    seat: Seat,
    deal: u32,
    unsent: Vec<Unsent>,
    /// The bot's last reply to the current choice.
    answer: Option<Value>,
    /// Whether the bot missed the time limit for the current choice.
    missed: bool,
    /// The number of replies that are late and will be discarded when they arrive.
    owed: u32,
    late: u32,
    faults: Vec<BotFault>,
}

impl ExternalBot {
    /// Starts a bot or connects to it. Fails if the bot cannot be reached within 30 seconds.
    pub fn sit(address: &Address, seat: Seat, rules: &Rules) -> io::Result<ExternalBot> {
        let wire = Wire::open(&address.place, PATIENCE)?;
        Ok(ExternalBot {
            wire: Some(wire),
            faults: Vec::new(),
            ..ExternalBot::absent(address.options, seat, rules)
        })
    }

    /// Creates a placeholder for a bot that could not be reached: the stand-in plays for it, and
    /// [`BotFaultKind::Absent`] is reported.
    pub fn absent(options: ProtocolOptions, seat: Seat, rules: &Rules) -> ExternalBot {
        let mut bot = ExternalBot {
            wire: None,
            options,
            writer: MessageWriter::new(seat, rules, options.dialect),
            seat,
            deal: 0,
            unsent: Vec::new(),
            answer: None,
            missed: false,
            owed: 0,
            late: 0,
            faults: Vec::new(),
        };
        bot.fault(BotFaultKind::Absent, "");
        bot
    }

    /// Returns a handle that ends the bot from another thread, even while a reply is awaited.
    pub fn ender(&self) -> Option<Ender> {
        self.wire.as_ref().and_then(Wire::ender)
    }

    /// Moves the bot to another seat for the next game.
    pub fn move_to(&mut self, seat: Seat, rules: &Rules) {
        (self.seat, self.deal) = (seat, 0);
        self.writer = MessageWriter::new(seat, rules, self.options.dialect);
    }

    /// Removes and returns the faults since the last call.
    pub fn faults(&mut self) -> Vec<BotFault> {
        std::mem::take(&mut self.faults)
    }

    /// Returns whether the bot is still connected.
    pub fn is_there(&self) -> bool {
        self.wire.is_some()
    }

    /// Announces the start of a game to the bot. If the bot has already left, reports that as a fault in this
    /// game, too.
    pub fn start(&mut self, names: &BySeat<String>) {
        if self.wire.is_none() && self.faults.is_empty() {
            self.fault(BotFaultKind::Gone, "");
        }
        self.send(self.writer.start(names), false);
    }

    /// Announces the end of a game to the bot. Faults from here on are dropped, because they no longer affect
    /// a move.
    pub fn end(&mut self, points: &BySeat<i32>) {
        self.send(self.writer.end(points), false);
        if self.options.replies == Replies::Asked {
            self.flush(None);
            // Don't wait for a reply: some bots reply to the end of a game, some don't.
        }
        self.faults.clear();
    }

    /// Sends an event to the bot. `view` is the seat's view after the event.
    pub fn receive(&mut self, event: &SeatEvent, view: &SeatView) {
        if matches!(event.seen, Seen::Dealt { .. }) {
            self.deal += 1;
        }
        if event.choice.is_some() {
            (self.answer, self.missed) = (None, false);
        }
        let asks = matches!(event.choice, Some(Choice::Turn(_) | Choice::Claim(_)));
        // A bot that receives its own riichi declaration must choose the discard.
        let asks =
            asks || matches!(event.seen, Seen::Public(PublicEvent::Riichi { seat, .. }) if seat == self.seat);
        let mut messages = self.writer.messages(event);
        if self.options.dialect == Dialect::Original
            && event.choice.is_some()
            && let Some(last) = messages.last_mut()
        {
            let all = possible(view);
            if !all.is_empty() {
                last["possible_actions"] = Value::Array(all);
            }
        }
        let last = messages.len().saturating_sub(1);
        for (number, message) in messages.into_iter().enumerate() {
            self.send(message, asks && number == last);
        }
    }

    /// Returns the bot's move, or the stand-in's move if the bot sent none or an illegal one. Returns `None` if
    /// the seat has no choice.
    pub fn choose(&mut self, view: &SeatView) -> Option<Move> {
        let stand_in = || Player::Tsumogiri.choose(view, &mut |_| 0);
        if self.wire.is_none() || !matches!(view.choice?, Choice::Turn(_) | Choice::Claim(_)) {
            return stand_in();
        }
        let answer = match self.options.replies {
            Replies::Each if self.missed => return stand_in(),
            Replies::Each => self.answer.take().unwrap_or_else(|| json!({ "type": "none" })),
            Replies::Asked => match self.ask() {
                Some(answer) => answer,
                None => return stand_in(),
            },
        };
        self.wish(view, &answer, false).or_else(stand_in)
    }

    fn wish(&mut self, view: &SeatView, answer: &Value, declared: bool) -> Option<Move> {
        match parse_reply(view, answer, declared) {
            Ok(Wish::Do(what)) => Some(what),
            Ok(Wish::Nothing) if matches!(view.choice, Some(Choice::Claim(_))) => {
                Some(Move::Claim(Claim::Pass))
            }
            Ok(Wish::Riichi) if !declared => {
                let published = self.writer.declares();
                self.answer = None;
                self.send(published, true);
                let discard = match self.options.replies {
                    Replies::Each => self.answer.take(),
                    Replies::Asked => self.ask(),
                };
                let done = discard.and_then(|discard| self.wish(view, &discard, true));
                if done.is_none() {
                    self.writer.takes_back();
                }
                done
            }
            Ok(Wish::Nothing | Wish::Riichi) => {
                self.fault(BotFaultKind::Idle, &answer.to_string());
                None
            }
            Err(why) => {
                self.fault(BotFaultKind::Wrong(why), &answer.to_string());
                None
            }
        }
    }

    fn fault(&mut self, kind: BotFaultKind, reply: &str) {
        let reply = reply.chars().filter(|letter| !letter.is_control()).take(200).collect();
        self.faults.push(BotFault { deal: self.deal, seat: self.seat, kind, reply });
    }

    /// Sends a message and waits for the reply if the bot replies to every message; otherwise queues the
    /// message until the bot has a choice.
    fn send(&mut self, message: Value, asks: bool) {
        if self.wire.is_none() {
            return;
        }
        if self.options.replies == Replies::Asked {
            self.unsent.push(Unsent { message, asks });
            return;
        }
        let line = if self.options.arrays { Value::Array(vec![message]) } else { message };
        if self.send_line(&line.to_string()) {
            match self.received() {
                Some(answer) if answer.get("type").and_then(Value::as_str) == Some("none") => {}
                Some(answer) => self.answer = Some(answer),
                None => self.missed |= asks,
            }
        }
    }

    /// Sends all queued messages and waits for the reply to the last one that gives the bot a choice.
    fn ask(&mut self) -> Option<Value> {
        let question = self.unsent.iter().rposition(|unsent| unsent.asks);
        if self.flush(question) { self.received() } else { None }
    }

    /// Sends all queued messages; returns whether the bot is still connected. A bot also replies to choices
    /// that are over, because another player was faster or the bot connected late. Those replies are read and
    /// discarded; the caller reads only the reply to the message with index `question`.
    fn flush(&mut self, question: Option<usize>) -> bool {
        let unsent = std::mem::take(&mut self.unsent);
        if self.options.arrays {
            let all = unsent.into_iter().map(|unsent| unsent.message).collect();
            return self.send_line(&Value::Array(all).to_string());
        }
        unsent.iter().enumerate().all(|(number, unsent)| {
            let sent = self.send_line(&unsent.message.to_string());
            if sent && unsent.asks && question != Some(number) {
                let _void = self.received();
            }
            self.wire.is_some()
        })
    }

    fn send_line(&mut self, line: &str) -> bool {
        let sent = self.wire.as_mut().is_some_and(|wire| wire.send_line(line).is_ok());
        if !sent {
            self.leave(BotFaultKind::Gone);
        }
        sent
    }

    fn leave(&mut self, why: BotFaultKind) {
        if self.wire.take().is_some() {
            self.fault(why, "");
        }
    }

    fn received(&mut self) -> Option<Value> {
        let until = Instant::now() + self.options.limit;
        loop {
            let received = self.wire.as_ref()?.receive(until);
            match received {
                Ok(_) if self.owed > 0 => self.owed -= 1,
                Ok(line) => {
                    self.late = 0;
                    return Some(serde_json::from_str(&line).unwrap_or(Value::String(line)));
                }
                Err(ReceiveError::Late) => {
                    self.fault(BotFaultKind::Late, "");
                    self.owed += 1;
                    self.late += 1;
                    if self.late >= MOST_LATE {
                        self.leave(BotFaultKind::Retired);
                    }
                    return None;
                }
                Err(ReceiveError::Gone) => {
                    self.leave(BotFaultKind::Gone);
                    return None;
                }
            }
        }
    }
}
