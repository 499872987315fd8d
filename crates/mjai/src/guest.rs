//! A bot of somebody else's at one of our tables.

use std::fmt;
use std::io;
use std::time::{Duration, Instant};

use hanchan_bots::Player;
use hanchan_round::{Claim, Move};
use hanchan_rules::Rules;
use hanchan_tiles::{BySeat, Seat};
use hanchan_view::{Choice, SeatEvent, SeatView};
use serde_json::{Value, json};

use crate::address::{Address, Manners, Replies};
use crate::message::{Dialect, Teller, possible};
use crate::reply::{Misunderstood, Wish, understand};
use crate::wire::{Silence, Wire};

/// How long a bot may take until it is there.
const PATIENCE: Duration = Duration::from_secs(30);
/// After so many times too late in a row it is not waited for any more.
const MOST_LATE: u32 = 3;

/// What a bot did wrong.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum FaultKind {
    /// It did not answer in time.
    Late,
    /// It is gone, or was late too often and is not asked any more.
    Gone,
    /// It answered something that is no answer, or may not be done.
    Wrong(Misunderstood),
    /// It did nothing in its turn.
    Idle,
}

/// What a bot did wrong, and when. Its turn was taken by who discards what he draws and claims nothing.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Fault {
    /// The deal, from 1.
    pub deal: u32,
    /// Whose.
    pub seat: Seat,
    /// What.
    pub kind: FaultKind,
    /// What it said, shortened.
    pub said: String,
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "deal {}, seat {}: ", self.deal, self.seat.index())?;
        match &self.kind {
            FaultKind::Late => f.write_str("no answer in time"),
            FaultKind::Gone => f.write_str("the bot is gone"),
            FaultKind::Idle => f.write_str("it did nothing in its turn"),
            FaultKind::Wrong(why) => write!(f, "{why}: {}", self.said),
        }
    }
}

/// A bot that takes a seat.
pub struct Guest {
    wire: Option<Wire>,
    manners: Manners,
    teller: Teller,
    seat: Seat,
    deal: u32,
    untold: Vec<Value>,
    /// What it said since it was asked.
    answer: Option<Value>,
    /// How many answers are still to come that nobody waits for any more.
    owed: u32,
    late: u32,
    faults: Vec<Fault>,
}

impl Guest {
    /// Starts or calls a bot.
    pub fn sit(address: &Address, seat: Seat, rules: &Rules) -> io::Result<Guest> {
        Ok(Guest {
            wire: Some(Wire::open(&address.place, PATIENCE)?),
            manners: address.manners,
            teller: Teller::new(seat, rules, address.manners.dialect),
            seat,
            deal: 0,
            untold: Vec::new(),
            answer: None,
            owed: 0,
            late: 0,
            faults: Vec::new(),
        })
    }

    /// The bot moves to a seat for the next game.
    pub fn move_to(&mut self, seat: Seat, rules: &Rules) {
        (self.seat, self.deal) = (seat, 0);
        self.teller = Teller::new(seat, rules, self.manners.dialect);
    }

    /// What it did wrong since it was last asked.
    pub fn faults(&mut self) -> Vec<Fault> {
        std::mem::take(&mut self.faults)
    }

    /// Whether it still answers.
    pub fn is_there(&self) -> bool {
        self.wire.is_some()
    }

    /// A game begins.
    pub fn start(&mut self, names: &BySeat<String>) {
        self.tell(self.teller.start(names));
    }

    /// A game is over.
    pub fn end(&mut self, points: &BySeat<i32>) {
        self.tell(self.teller.end(points));
        if self.manners.replies == Replies::Asked {
            self.flush();
            // Some answer to the end, some do not.
        }
    }

    /// Something happened; `view` is what the seat knows after it.
    pub fn hear(&mut self, event: &SeatEvent, view: &SeatView) {
        if matches!(event.seen, hanchan_view::Seen::Dealt { .. }) {
            self.deal += 1;
        }
        if event.choice.is_some() {
            self.answer = None;
        }
        let mut messages = self.teller.tell(event);
        if self.manners.dialect == Dialect::Original
            && let Some(last) = messages.last_mut()
        {
            let all = possible(view);
            if !all.is_empty() {
                last["possible_actions"] = Value::Array(all);
            }
        }
        for message in messages {
            self.tell(message);
        }
    }

    /// What it does; whatever it says, this is allowed.
    pub fn choose(&mut self, view: &SeatView) -> Option<Move> {
        let stand_in = || Player::Tsumogiri.choose(view, &mut |_| 0);
        if self.wire.is_none() || !matches!(view.choice?, Choice::Turn(_) | Choice::Claim(_)) {
            return stand_in();
        }
        let answer = match self.manners.replies {
            Replies::Each => self.answer.take().unwrap_or_else(|| json!({ "type": "none" })),
            Replies::Asked => match self.ask() {
                Some(answer) => answer,
                None => return stand_in(),
            },
        };
        self.wish(view, &answer, false).or_else(stand_in)
    }

    fn wish(&mut self, view: &SeatView, answer: &Value, declared: bool) -> Option<Move> {
        match understand(view, answer, declared) {
            Ok(Wish::Do(what)) => Some(what),
            Ok(Wish::Nothing) if matches!(view.choice, Some(Choice::Claim(_))) => {
                Some(Move::Claim(Claim::Pass))
            }
            Ok(Wish::Riichi) if !declared => {
                let told = self.teller.declares();
                self.answer = None;
                self.tell(told);
                let discard = match self.manners.replies {
                    Replies::Each => self.answer.take(),
                    Replies::Asked => self.ask(),
                };
                let done = discard.and_then(|discard| self.wish(view, &discard, true));
                if done.is_none() {
                    self.teller.takes_back();
                }
                done
            }
            Ok(Wish::Nothing | Wish::Riichi) => {
                self.fault(FaultKind::Idle, &answer.to_string());
                None
            }
            Err(why) => {
                self.fault(FaultKind::Wrong(why), &answer.to_string());
                None
            }
        }
    }

    fn fault(&mut self, kind: FaultKind, said: &str) {
        let said = said.chars().take(200).collect();
        self.faults.push(Fault { deal: self.deal, seat: self.seat, kind, said });
    }

    /// Tells it something; a bot that answers everything is heard at once.
    fn tell(&mut self, message: Value) {
        if self.wire.is_none() {
            return;
        }
        if self.manners.replies == Replies::Asked {
            self.untold.push(message);
            return;
        }
        let line = if self.manners.arrays { Value::Array(vec![message]) } else { message };
        if self.say(&line.to_string())
            && let Some(answer) = self.heard()
            && answer.get("type").and_then(Value::as_str) != Some("none")
        {
            self.answer = Some(answer);
        }
    }

    /// Tells it all that it was not told yet, and hears it.
    fn ask(&mut self) -> Option<Value> {
        if self.flush() { self.heard() } else { None }
    }

    fn flush(&mut self) -> bool {
        let untold = std::mem::take(&mut self.untold);
        if self.manners.arrays {
            return self.say(&Value::Array(untold).to_string());
        }
        untold.iter().all(|message| self.say(&message.to_string()))
    }

    fn say(&mut self, line: &str) -> bool {
        let said = self.wire.as_mut().is_some_and(|wire| wire.say(line).is_ok());
        if !said {
            self.leave();
        }
        said
    }

    fn leave(&mut self) {
        if self.wire.take().is_some() {
            self.fault(FaultKind::Gone, "");
        }
    }

    fn heard(&mut self) -> Option<Value> {
        let until = Instant::now() + self.manners.limit;
        loop {
            let heard = self.wire.as_ref()?.hear(until);
            match heard {
                Ok(_) if self.owed > 0 => self.owed -= 1,
                Ok(line) => {
                    self.late = 0;
                    return Some(serde_json::from_str(&line).unwrap_or(Value::String(line)));
                }
                Err(Silence::Late) => {
                    self.fault(FaultKind::Late, "");
                    self.owed += 1;
                    self.late += 1;
                    if self.late >= MOST_LATE {
                        self.leave();
                    }
                    return None;
                }
                Err(Silence::Gone) => {
                    self.leave();
                    return None;
                }
            }
        }
    }
}
