//! Other people's bots at a table: a thread each, which tells the bot what its seat sees and hears what it does.

use std::sync::mpsc::{Receiver, Sender, channel};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use hanchan_mjai::{Address, Ender, Fault, Guest, Manners};
use hanchan_record::log::Entry;
use hanchan_round::{Claim, Move};
use hanchan_rules::Rules;
use hanchan_tiles::{BySeat, Seat};
use hanchan_view::{SeatEvent, SeatView};
use tokio::sync::mpsc;
use tokio::time::Instant;

use super::resume::tell_deal;
use super::{Sitter, Stage, Table};
use crate::bots::{Bots, Room};
use crate::settings::program;
use crate::store::StoreError;

/// A bot's own limit decides when it is late. Should it hold up its thread all the same, the table waits this much longer,
/// and goes on without it.
const AT_LAST: Duration = Duration::from_mins(2);

/// What a bot's thread is told.
enum Order {
    Start(BySeat<String>),
    Hear(Box<SeatEvent>),
    /// The number of the question.
    Choose(u64),
    End(BySeat<i32>),
}

/// What a bot's thread answers.
pub(super) struct Answer {
    seat: Seat,
    question: u64,
    chosen: Option<Move>,
    faults: Vec<Fault>,
    there: bool,
}

/// What comes of asking who sits somewhere.
pub(super) enum Asked {
    /// No bot of others, or one that has left.
    Nobody,
    /// It has just been found out that the bot is gone.
    Lost,
    /// The bot answers when it has thought.
    Thinks,
    /// It has answered.
    Wants(Move),
}

/// How a bot is ended from the table's task.
enum End {
    /// It is not there yet.
    NotYet,
    With(Ender),
    Now,
}

/// A bot at its seat.
struct Seated {
    orders: Sender<Order>,
    end: Arc<Mutex<End>>,
    limit: Duration,
    /// What it was told since it was asked last: it may answer every message.
    heard: u32,
    /// The question it thinks about, and when the table gives it up.
    thinks: Option<(u64, Instant)>,
    /// What it wants to do.
    decided: Option<Move>,
    there: bool,
    /// The record says that it is not.
    noted: bool,
    /// It was told that the game is over, and ends by itself.
    told: bool,
}

impl Drop for Seated {
    fn drop(&mut self) {
        if !self.told {
            self.end();
        }
    }
}

impl Seated {
    /// Ends the bot at once; whoever waits for it stops waiting.
    fn end(&mut self) {
        let mut end = self.end.lock().unwrap_or_else(PoisonError::into_inner);
        if let End::With(ender) = std::mem::replace(&mut *end, End::Now) {
            ender.cut();
            // Somebody has to wait until a program has ended.
            let waiting = std::thread::Builder::new().spawn(move || ender.end());
            if let Err(error) = waiting {
                tracing::error!(%error, "no thread for the end of a bot");
            }
        }
    }
}

/// Other people's bots at a table.
pub(crate) struct Guests {
    bots: Bots,
    rooms: Vec<Room>,
    seated: [Option<Seated>; 4],
    asked: u64,
    answers: mpsc::UnboundedReceiver<Answer>,
    answer: mpsc::UnboundedSender<Answer>,
}

impl Guests {
    /// There is room for them; they come when the game begins.
    pub(crate) fn new(bots: Bots, rooms: Vec<Room>) -> Guests {
        let (answer, answers) = mpsc::unbounded_channel();
        Guests { bots, rooms, seated: [const { None }; 4], asked: 0, answers, answer }
    }

    /// The next answer of any of them.
    pub(super) async fn next(guests: Option<&mut Guests>) -> Answer {
        match guests {
            Some(guests) => match guests.answers.recv().await {
                Some(answer) => answer,
                // It has a sender of its own.
                None => std::future::pending().await,
            },
            None => std::future::pending().await,
        }
    }

    fn sit(&mut self, seat: Seat, name: &str, rules: &Arc<Rules>) {
        let address = self.bots.address(name).cloned();
        let limit = address.as_ref().map_or(Duration::ZERO, |address| address.manners.limit);
        let (orders, ordered) = channel();
        let end = Arc::new(Mutex::new(End::NotYet));
        let place = Place {
            seat,
            rules: Arc::clone(rules),
            name: name.to_owned(),
            address,
            end: Arc::clone(&end),
            answer: self.answer.clone(),
            _room: self.rooms.iter().position(|room| room.name == name).map(|at| self.rooms.swap_remove(at)),
        };
        let started = std::thread::Builder::new().name("bot".to_owned()).spawn(move || place.run(&ordered));
        if let Err(error) = started {
            tracing::error!(%error, "no thread for a bot");
        }
        let seated = Seated {
            orders,
            end,
            limit,
            heard: 0,
            thinks: None,
            decided: None,
            there: true,
            noted: false,
            told: false,
        };
        self.seated[seat.index()] = Some(seated);
    }

    fn tell(&mut self, seat: Seat, order: Order) {
        if let Some(seated) = &mut self.seated[seat.index()] {
            seated.heard += u32::from(matches!(order, Order::Hear(_)));
            seated.there &= seated.orders.send(order).is_ok();
        }
    }

    /// Its seat sees something; `choice` says whether it still has something to choose.
    pub(super) fn hear(&mut self, seat: Seat, event: &SeatEvent, choice: bool) {
        if let Some(seated) = &mut self.seated[seat.index()]
            && (!choice || event.choice.is_some())
        {
            // What it was asked, or wanted, is over.
            (seated.thinks, seated.decided) = (None, None);
        }
        self.tell(seat, Order::Hear(Box::new(*event)));
    }

    /// Until when a bot is waited for, if it thinks.
    pub(super) fn thinks_until(&self, seat: Seat) -> Option<Instant> {
        self.seated[seat.index()].as_ref()?.thinks.map(|(_, until)| until)
    }

    /// Asks who sits there what it does.
    pub(super) fn ask(&mut self, seat: Seat) -> Asked {
        let Some(seated) = &mut self.seated[seat.index()] else { return Asked::Nobody };
        if let Some((_, until)) = seated.thinks {
            if Instant::now() < until {
                return Asked::Thinks;
            }
            seated.there = false;
            seated.end();
        } else if let Some(decided) = seated.decided.take() {
            return Asked::Wants(decided);
        } else if seated.there {
            self.asked += 1;
            seated.there = seated.orders.send(Order::Choose(self.asked)).is_ok();
            if seated.there {
                let told = std::mem::take(&mut seated.heard).saturating_add(1);
                let until = Instant::now() + seated.limit.saturating_mul(told) + AT_LAST;
                seated.thinks = Some((self.asked, until));
                return Asked::Thinks;
            }
        }
        seated.thinks = None;
        if std::mem::replace(&mut seated.noted, true) { Asked::Nobody } else { Asked::Lost }
    }

    /// Whether a bot has left its seat.
    pub(super) fn is_gone(&self, seat: usize) -> bool {
        self.seated.get(seat).and_then(Option::as_ref).is_some_and(|seated| !seated.there)
    }

    /// The game is over: they are told, and end.
    pub(super) fn farewell(&mut self, points: BySeat<i32>) {
        for seated in &mut self.seated {
            if let Some(mut seated) = seated.take() {
                // Who thinks still is not waited for.
                seated.told = seated.thinks.is_none() && seated.orders.send(Order::End(points)).is_ok();
            }
        }
        self.rooms.clear();
    }
}

/// Where a bot sits, as its thread knows it.
struct Place {
    seat: Seat,
    rules: Arc<Rules>,
    name: String,
    address: Option<Address>,
    end: Arc<Mutex<End>>,
    answer: mpsc::UnboundedSender<Answer>,
    _room: Option<Room>,
}

impl Place {
    fn guest(&self) -> Guest {
        let absent = |manners| Guest::absent(manners, self.seat, &self.rules);
        let Some(address) = &self.address else {
            tracing::warn!(bot = self.name, "the settings have no such bot any more");
            return absent(Manners::default());
        };
        Guest::sit(address, self.seat, &self.rules).unwrap_or_else(|error| {
            tracing::warn!(bot = self.name, %error, "a bot did not come");
            absent(address.manners)
        })
    }

    fn run(self, orders: &Receiver<Order>) {
        let mut guest = self.guest();
        {
            let mut end = self.end.lock().unwrap_or_else(PoisonError::into_inner);
            match (&*end, guest.ender()) {
                (End::Now, _) => return,
                (_, Some(ender)) => *end = End::With(ender),
                (_, None) => {}
            }
        }
        let mut view = SeatView::new(Arc::clone(&self.rules), self.seat);
        for order in orders {
            match order {
                Order::Start(names) => guest.start(&names),
                Order::Hear(event) => {
                    view.apply(&event);
                    guest.hear(&event, &view);
                }
                Order::Choose(question) => {
                    let chosen = guest.choose(&view);
                    let (seat, faults, there) = (self.seat, guest.faults(), guest.is_there());
                    if self.answer.send(Answer { seat, question, chosen, faults, there }).is_err() {
                        return;
                    }
                }
                Order::End(points) => guest.end(&points),
            }
        }
    }
}

impl Table {
    /// The bots of others take their seats.
    pub(super) fn seat_guests(&mut self) {
        let names = BySeat(self.names());
        let Some(guests) = &mut self.guests else { return };
        for (seat, sitter) in Seat::ALL.into_iter().zip(&self.sitters) {
            if let Some(Sitter::Program { name }) = sitter
                && program(name).is_none()
            {
                guests.sit(seat, name, &self.rules);
                guests.tell(seat, Order::Start(names.clone()));
            }
        }
    }

    /// The same in the middle of a game: they are told what their seats have seen of this deal.
    pub(super) fn seat_guests_again(&mut self) {
        self.seat_guests();
        let (Some(guests), Some(live)) = (&mut self.guests, &self.live) else { return };
        tell_deal(&mut live.before.clone(), &live.round, live.views.told(), |told| {
            for seat in Seat::ALL {
                if let Some(numbered) = &told.seats[seat] {
                    guests.tell(seat, Order::Hear(Box::new(numbered.event)));
                }
            }
        });
    }

    /// A bot says what it does, and what it did wrong.
    pub(super) async fn answered(&mut self, answer: Answer) -> Result<(), StoreError> {
        let Answer { seat, question, chosen, faults, there } = answer;
        let given_up = self.guests.as_ref().is_some_and(|guests| guests.is_gone(seat.index()));
        for fault in faults.iter().filter(|_| !given_up) {
            tracing::warn!(table = self.stored.id, seat = seat.index(), %fault, "a bot's fault");
            self.stead(seat, fault.code(), fault.said());
        }
        let Some(seated) = self.guests.as_mut().and_then(|guests| guests.seated[seat.index()].as_mut())
        else {
            return Ok(());
        };
        if !seated.there {
            // It was given up before it answered.
            return Ok(());
        }
        let left = !there;
        (seated.there, seated.noted) = (there, left);
        let asked = seated.thinks.take_if(|(asked, _)| *asked == question).is_some();
        if asked {
            // Who wants nothing passes; where that cannot be done, the simplest is.
            seated.decided = chosen.or(Some(Move::Claim(Claim::Pass)));
        }
        if left {
            self.tell_table();
        }
        if asked && self.stage == Stage::Playing { self.act_for(seat).await } else { Ok(()) }
    }

    /// The next lines of the log say why somebody acts in a player's stead.
    pub(super) fn stead(&mut self, seat: Seat, why: &str, said: Option<&str>) {
        if let Some(live) = &mut self.live {
            let (why, said) = (why.to_owned(), said.map(str::to_owned));
            live.steads.push_str(&Entry::Stead { seat: seat.index(), why, said }.line());
            live.steads.push('\n');
        }
    }
}
