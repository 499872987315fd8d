//! External bots at a table. Each has a thread that sends the bot what its seat sees, and receives its moves.

use std::sync::mpsc::{Receiver, Sender, channel};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use hanchan_api::settings::built_in_bot;
use hanchan_mjai::{Address, BotFault, Ender, ExternalBot, ProtocolOptions};
use hanchan_record::log::{Entry, StandIn};
use hanchan_round::{Claim, Move};
use hanchan_rules::Rules;
use hanchan_tiles::{BySeat, Seat};
use hanchan_view::{SeatEvent, SeatView};
use tokio::sync::mpsc;
use tokio::time::Instant;

use super::Table;
use super::catch_up::visit_deal;
use super::context::Context;
use super::live_game::LiveGame;
use super::stage::Stage;
use crate::bots::{Bots, Room};
use crate::sitter::Sitter;
use crate::store::StoreError;
use crate::timing::BOT_HARD_TIMEOUT;

/// A message to a bot's thread.
enum Order {
    Start(BySeat<String>),
    Receive(Box<SeatEvent>),
    /// Choose a move, for the request with this number.
    Choose(u64),
    End(BySeat<i32>),
}

/// The reply of a bot's thread.
pub(super) struct BotReply {
    seat: Seat,
    /// The number of the request.
    request: u64,
    chosen: Option<Move>,
    faults: Vec<BotFault>,
    there: bool,
}

/// The outcome of requesting a move from the external bot at a seat.
pub(super) enum BotMove {
    /// No external bot plays in this seat, or it has left.
    NoBot,
    /// The bot was just found to have left.
    Lost,
    /// The bot is thinking, and will reply later.
    Thinks,
    /// The bot has replied.
    Decided(Move),
}

/// How the table's task can end a bot.
enum End {
    /// The bot has not started yet.
    NotYet,
    With(Ender),
    Now,
}

/// A bot in its seat.
struct Seated {
    orders: Sender<Order>,
    end: Arc<Mutex<End>>,
    limit: Duration,
    /// The number of events the bot was sent since the last request. It may take time to reply to each.
    received: u32,
    /// The number of the request the bot is thinking about, and when the table stops waiting for the bot.
    thinks: Option<(u64, Instant)>,
    /// The move the bot has decided on.
    decided: Option<Move>,
    there: bool,
    /// Whether the log already says that the bot has left.
    noted: bool,
    /// Whether the bot was notified of the end of the game, so that it ends without being killed.
    dismissed: bool,
}

impl Drop for Seated {
    fn drop(&mut self) {
        if !self.dismissed {
            self.end();
        }
    }
}

impl Seated {
    /// Ends the bot at once, and unblocks its thread if the thread is waiting for a reply.
    fn end(&mut self) {
        let mut end = self.end.lock().unwrap_or_else(PoisonError::into_inner);
        if let End::With(ender) = std::mem::replace(&mut *end, End::Now) {
            ender.cut();
            // Ending a process blocks until it has exited.
            let waiting = std::thread::Builder::new().spawn(move || ender.end());
            if let Err(error) = waiting {
                tracing::error!(%error, "cannot start a thread to end a bot");
            }
        }
    }
}

/// The external bots at a table.
pub(crate) struct ExternalBots {
    bots: Bots,
    rooms: Vec<Room>,
    seated: [Option<Seated>; 4],
    /// The number of the last request to any bot.
    requests: u64,
    replies: mpsc::UnboundedReceiver<BotReply>,
    reply: mpsc::UnboundedSender<BotReply>,
}

impl ExternalBots {
    /// Creates the list with reserved slots. The bots start when the game begins.
    pub(crate) fn new(bots: Bots, rooms: Vec<Room>) -> ExternalBots {
        let (reply, replies) = mpsc::unbounded_channel();
        ExternalBots { bots, rooms, seated: [const { None }; 4], requests: 0, replies, reply }
    }

    /// Waits for the next reply from any bot; forever if there are no bots.
    pub(super) async fn next(bots: Option<&mut ExternalBots>) -> BotReply {
        match bots {
            Some(bots) => match bots.replies.recv().await {
                Some(reply) => reply,
                // This does not happen: `ExternalBots` keeps a sender, so the channel stays open.
                None => std::future::pending().await,
            },
            None => std::future::pending().await,
        }
    }

    fn sit(&mut self, seat: Seat, name: &str, rules: &Arc<Rules>) {
        let address = self.bots.address(name).cloned();
        let limit = address.as_ref().map_or(Duration::ZERO, |address| address.options.limit);
        let (orders, ordered) = channel();
        let end = Arc::new(Mutex::new(End::NotYet));
        let thread = BotThread {
            seat,
            rules: Arc::clone(rules),
            name: name.to_owned(),
            address,
            end: Arc::clone(&end),
            reply: self.reply.clone(),
            _room: self.rooms.iter().position(|room| room.name == name).map(|at| self.rooms.swap_remove(at)),
        };
        let started = std::thread::Builder::new().name("bot".to_owned()).spawn(move || thread.run(&ordered));
        if let Err(error) = started {
            tracing::error!(%error, "cannot start a thread for a bot");
        }
        let seated = Seated {
            orders,
            end,
            limit,
            received: 0,
            thinks: None,
            decided: None,
            there: true,
            noted: false,
            dismissed: false,
        };
        self.seated[seat.index()] = Some(seated);
    }

    fn send(&mut self, seat: Seat, order: Order) {
        if let Some(seated) = &mut self.seated[seat.index()] {
            seated.received += u32::from(matches!(order, Order::Receive(_)));
            seated.there &= seated.orders.send(order).is_ok();
        }
    }

    /// Sends a bot what its seat sees. `choice` is true if the bot still has a choice.
    pub(super) fn receive(&mut self, seat: Seat, event: &SeatEvent, choice: bool) {
        if let Some(seated) = &mut self.seated[seat.index()]
            && (!choice || event.choice.is_some())
        {
            // The last request, or the reply to it, is stale.
            (seated.thinks, seated.decided) = (None, None);
        }
        self.send(seat, Order::Receive(Box::new(event.clone())));
    }

    /// Returns the time until which the table waits for the bot at a seat, if the bot is thinking.
    pub(super) fn thinks_until(&self, seat: Seat) -> Option<Instant> {
        self.seated[seat.index()].as_ref()?.thinks.map(|(_, until)| until)
    }

    /// Requests the move of the bot at a seat, or returns the one it has decided on.
    pub(super) fn request(&mut self, seat: Seat) -> BotMove {
        let Some(seated) = &mut self.seated[seat.index()] else { return BotMove::NoBot };
        if let Some((_, until)) = seated.thinks {
            if Instant::now() < until {
                return BotMove::Thinks;
            }
            seated.there = false;
            seated.end();
        } else if let Some(decided) = seated.decided.take() {
            return BotMove::Decided(decided);
        } else if seated.there {
            self.requests += 1;
            seated.there = seated.orders.send(Order::Choose(self.requests)).is_ok();
            if seated.there {
                let messages = std::mem::take(&mut seated.received).saturating_add(1);
                let until = Instant::now() + seated.limit.saturating_mul(messages) + BOT_HARD_TIMEOUT;
                seated.thinks = Some((self.requests, until));
                return BotMove::Thinks;
            }
        }
        seated.thinks = None;
        if std::mem::replace(&mut seated.noted, true) { BotMove::NoBot } else { BotMove::Lost }
    }

    /// Returns whether a bot has left its seat.
    pub(super) fn has_left(&self, seat: usize) -> bool {
        self.seated.get(seat).and_then(Option::as_ref).is_some_and(|seated| !seated.there)
    }

    /// Notifies the bots of the end of the game and ends them.
    pub(super) fn end(&mut self, points: BySeat<i32>) {
        for seated in &mut self.seated {
            if let Some(mut seated) = seated.take() {
                // A bot that is still thinking is ended without waiting for it.
                seated.dismissed = seated.thinks.is_none() && seated.orders.send(Order::End(points)).is_ok();
            }
        }
        self.rooms.clear();
    }
}

/// The thread of a bot.
struct BotThread {
    seat: Seat,
    rules: Arc<Rules>,
    name: String,
    address: Option<Address>,
    end: Arc<Mutex<End>>,
    reply: mpsc::UnboundedSender<BotReply>,
    _room: Option<Room>,
}

impl BotThread {
    fn guest(&self) -> ExternalBot {
        let absent = |options| ExternalBot::absent(options, self.seat, &self.rules);
        let Some(address) = &self.address else {
            tracing::warn!(bot = self.name, "the settings no longer have this bot");
            return absent(ProtocolOptions::default());
        };
        ExternalBot::sit(address, self.seat, &self.rules).unwrap_or_else(|error| {
            tracing::warn!(bot = self.name, %error, "a bot did not start");
            absent(address.options)
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
                Order::Receive(event) => {
                    view.apply(&event);
                    guest.receive(&event, &view);
                }
                Order::Choose(request) => {
                    let chosen = guest.choose(&view);
                    let (seat, faults, there) = (self.seat, guest.faults(), guest.is_there());
                    if self.reply.send(BotReply { seat, request, chosen, faults, there }).is_err() {
                        return;
                    }
                }
                Order::End(points) => guest.end(&points),
            }
        }
    }
}

impl LiveGame {
    /// Starts the external bots.
    pub(super) fn seat_bots(&mut self, context: &Context) {
        let Some(bots) = &mut self.bots else { return };
        let names = BySeat(context.names());
        for (seat, sitter) in Seat::ALL.into_iter().zip(&context.stored.seats) {
            if let Some(Sitter::Program { name }) = sitter
                && built_in_bot(name).is_none()
            {
                bots.sit(seat, name, &context.rules);
                bots.send(seat, Order::Start(names.clone()));
            }
        }
    }

    /// Starts the external bots in the middle of a game, and sends them what their seats have seen of this
    /// deal.
    pub(super) fn seat_bots_again(&mut self, context: &Context) {
        self.seat_bots(context);
        let Some(bots) = &mut self.bots else { return };
        visit_deal(&mut self.views_before.clone(), &self.round, self.views.published(), |published| {
            for seat in Seat::ALL {
                if let Some(sent) = &published.seats[seat] {
                    bots.send(seat, Order::Receive(Box::new(sent.event.clone())));
                }
            }
        });
    }

    /// Logs, before the next events, why a stand-in acts for a player.
    pub(super) fn log_stand_in(&mut self, fault: &BotFault) {
        let (why, said) = (fault.code().to_owned(), fault.reply().map(str::to_owned));
        let line = Entry::StandIn(StandIn { seat: fault.seat.index(), why, said }).line();
        self.pending_lines.push_str(&line);
        self.pending_lines.push('\n');
    }

    /// Handles a bot's reply. Returns whether the bot has decided on a move, and whether it has left.
    fn take_reply(&mut self, table: &str, reply: BotReply) -> (bool, bool) {
        let BotReply { seat, request, chosen, faults, there } = reply;
        let Some(bots) = &mut self.bots else { return (false, false) };
        // Ignore replies from a bot that counts as gone.
        let Some(seated) = bots.seated[seat.index()].as_mut().filter(|seated| seated.there) else {
            return (false, false);
        };
        (seated.there, seated.noted) = (there, !there);
        let decided = seated.thinks.take_if(|(thinks, _)| *thinks == request).is_some();
        if decided {
            // A bot that chooses nothing passes. If it cannot pass, the simplest move is made.
            seated.decided = chosen.or(Some(Move::Claim(Claim::Pass)));
        }
        for fault in &faults {
            tracing::warn!(table, seat = seat.index(), %fault, "a bot made an error");
            self.log_stand_in(fault);
        }
        (decided, !there)
    }
}

impl Table {
    /// Handles a bot's reply, with its move and its faults.
    pub(super) async fn bot_replied(&mut self, reply: BotReply) -> Result<(), StoreError> {
        let seat = reply.seat;
        let (Stage::Playing(game) | Stage::Adjourned(game)) = &mut self.stage else { return Ok(()) };
        let (decided, left) = game.take_reply(&self.context.stored.id, reply);
        if left {
            self.publish_state();
        }
        match &mut self.stage {
            Stage::Playing(game) if decided => {
                let progress = game.act_for(&mut self.context, seat).await?;
                self.follow(progress).await
            }
            _ => Ok(()),
        }
    }
}
