//! A bot of somebody else's at one of our tables.

use std::fmt;
use std::io;
use std::time::{Duration, Instant};

use hanchan_bots::Player;
use hanchan_round::{Claim, Move};
use hanchan_rules::Rules;
use hanchan_tiles::{BySeat, Seat};
use hanchan_view::{Choice, PublicEvent, SeatEvent, SeatView, Seen};
use serde_json::{Value, json};

use crate::address::{Address, Manners, Replies};
use crate::message::{Dialect, Teller, possible};
use crate::reply::{Misunderstood, Wish, understand};
use crate::wire::{Ender, Silence, Wire};

/// How long a bot may take until it is there.
const PATIENCE: Duration = Duration::from_secs(30);
/// After so many times too late in a row it is not waited for any more.
const MOST_LATE: u32 = 3;

/// What a bot did wrong.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum FaultKind {
    /// It did not answer in time.
    Late,
    /// It was late three times in a row, and is not asked any more.
    Retired,
    /// It is gone.
    Gone,
    /// It could not be started or reached.
    Absent,
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

impl Fault {
    /// A word for it that stays: so it stands in records (`docs/log.md`).
    pub fn code(&self) -> &'static str {
        match &self.kind {
            FaultKind::Late => "late",
            FaultKind::Retired => "retired",
            FaultKind::Gone => "gone",
            FaultKind::Absent => "absent",
            FaultKind::Idle => "idle",
            FaultKind::Wrong(Misunderstood::Unreadable) => "unreadable",
            FaultKind::Wrong(Misunderstood::Type(_)) => "no-act",
            FaultKind::Wrong(Misunderstood::Field(_)) => "bad-field",
            FaultKind::Wrong(Misunderstood::Actor) => "other-seat",
            FaultKind::Wrong(Misunderstood::NotAllowed) => "not-allowed",
        }
    }

    /// What it said, if it said something.
    pub fn said(&self) -> Option<&str> {
        Some(self.said.as_str()).filter(|said| !said.is_empty())
    }
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "deal {}, seat {}: ", self.deal, self.seat.index())?;
        match &self.kind {
            FaultKind::Late => f.write_str("no answer in time"),
            FaultKind::Retired => f.write_str("late three times in a row, it is not asked any more"),
            FaultKind::Gone => f.write_str("the bot is gone"),
            FaultKind::Absent => f.write_str("the bot did not come"),
            FaultKind::Idle => f.write_str("it did nothing in its turn"),
            FaultKind::Wrong(why) => write!(f, "{why}: {}", self.said),
        }
    }
}

/// A message that waits until the bot is asked.
struct Untold {
    message: Value,
    /// Whether the bot has something to choose when it hears this.
    asks: bool,
}

/// A bot that takes a seat.
pub struct Guest {
    wire: Option<Wire>,
    manners: Manners,
    teller: Teller,
    seat: Seat,
    deal: u32,
    untold: Vec<Untold>,
    /// What it said since it was asked.
    answer: Option<Value>,
    /// It should have chosen, and was late.
    missed: bool,
    /// How many answers are still to come that nobody waits for any more.
    owed: u32,
    late: u32,
    faults: Vec<Fault>,
}

impl Guest {
    /// Starts or calls a bot.
    pub fn sit(address: &Address, seat: Seat, rules: &Rules) -> io::Result<Guest> {
        let wire = Wire::open(&address.place, PATIENCE)?;
        Ok(Guest { wire: Some(wire), faults: Vec::new(), ..Guest::absent(address.manners, seat, rules) })
    }

    /// A bot that did not come: somebody else plays for it, and its fault is told.
    pub fn absent(manners: Manners, seat: Seat, rules: &Rules) -> Guest {
        let mut guest = Guest {
            wire: None,
            manners,
            teller: Teller::new(seat, rules, manners.dialect),
            seat,
            deal: 0,
            untold: Vec::new(),
            answer: None,
            missed: false,
            owed: 0,
            late: 0,
            faults: Vec::new(),
        };
        guest.fault(FaultKind::Absent, "");
        guest
    }

    /// Ends the bot from elsewhere, even while it is waited for.
    pub fn ender(&self) -> Option<Ender> {
        self.wire.as_ref().and_then(Wire::ender)
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

    /// A game begins. Who has left before it is gone in its record, too.
    pub fn start(&mut self, names: &BySeat<String>) {
        if self.wire.is_none() && self.faults.is_empty() {
            self.fault(FaultKind::Gone, "");
        }
        self.tell(self.teller.start(names), false);
    }

    /// A game is over. Nothing that it does or leaves undone now costs a turn.
    pub fn end(&mut self, points: &BySeat<i32>) {
        self.tell(self.teller.end(points), false);
        if self.manners.replies == Replies::Asked {
            self.flush(None);
            // Some answer to the end, some do not.
        }
        self.faults.clear();
    }

    /// Something happened; `view` is what the seat knows after it.
    pub fn hear(&mut self, event: &SeatEvent, view: &SeatView) {
        if matches!(event.seen, Seen::Dealt { .. }) {
            self.deal += 1;
        }
        if event.choice.is_some() {
            (self.answer, self.missed) = (None, false);
        }
        let asks = matches!(event.choice, Some(Choice::Turn(_) | Choice::Claim(_)));
        // A bot that is told of its own riichi chooses the discard.
        let asks =
            asks || matches!(event.seen, Seen::Public(PublicEvent::Riichi { seat, .. }) if seat == self.seat);
        let mut messages = self.teller.tell(event);
        if self.manners.dialect == Dialect::Original
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
            self.tell(message, asks && number == last);
        }
    }

    /// What it does; whatever it says, this is allowed.
    pub fn choose(&mut self, view: &SeatView) -> Option<Move> {
        let stand_in = || Player::Tsumogiri.choose(view, &mut |_| 0);
        if self.wire.is_none() || !matches!(view.choice?, Choice::Turn(_) | Choice::Claim(_)) {
            return stand_in();
        }
        let answer = match self.manners.replies {
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
        match understand(view, answer, declared) {
            Ok(Wish::Do(what)) => Some(what),
            Ok(Wish::Nothing) if matches!(view.choice, Some(Choice::Claim(_))) => {
                Some(Move::Claim(Claim::Pass))
            }
            Ok(Wish::Riichi) if !declared => {
                let told = self.teller.declares();
                self.answer = None;
                self.tell(told, true);
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
        let said = said.chars().filter(|letter| !letter.is_control()).take(200).collect();
        self.faults.push(Fault { deal: self.deal, seat: self.seat, kind, said });
    }

    /// Tells it something; a bot that answers everything is heard at once.
    fn tell(&mut self, message: Value, asks: bool) {
        if self.wire.is_none() {
            return;
        }
        if self.manners.replies == Replies::Asked {
            self.untold.push(Untold { message, asks });
            return;
        }
        let line = if self.manners.arrays { Value::Array(vec![message]) } else { message };
        if self.say(&line.to_string()) {
            match self.heard() {
                Some(answer) if answer.get("type").and_then(Value::as_str) == Some("none") => {}
                Some(answer) => self.answer = Some(answer),
                None => self.missed |= asks,
            }
        }
    }

    /// Tells it all that it was not told yet, and hears it.
    fn ask(&mut self) -> Option<Value> {
        let question = self.untold.iter().rposition(|untold| untold.asks);
        if self.flush(question) { self.heard() } else { None }
    }

    /// Tells it all that it was not told yet. Where it had something to choose and somebody else was faster, or it was not
    /// there yet, it answers all the same, and nobody listens; but for the question that is open.
    fn flush(&mut self, question: Option<usize>) -> bool {
        let untold = std::mem::take(&mut self.untold);
        if self.manners.arrays {
            let all = untold.into_iter().map(|untold| untold.message).collect();
            return self.say(&Value::Array(all).to_string());
        }
        untold.iter().enumerate().all(|(number, untold)| {
            let said = self.say(&untold.message.to_string());
            if said && untold.asks && question != Some(number) {
                let _void = self.heard();
            }
            self.wire.is_some()
        })
    }

    fn say(&mut self, line: &str) -> bool {
        let said = self.wire.as_mut().is_some_and(|wire| wire.say(line).is_ok());
        if !said {
            self.leave(FaultKind::Gone);
        }
        said
    }

    fn leave(&mut self, why: FaultKind) {
        if self.wire.take().is_some() {
            self.fault(why, "");
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
                        self.leave(FaultKind::Retired);
                    }
                    return None;
                }
                Err(Silence::Gone) => {
                    self.leave(FaultKind::Gone);
                    return None;
                }
            }
        }
    }
}
