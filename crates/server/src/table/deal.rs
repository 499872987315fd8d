//! What is done at a table, made safe, and told.

use std::sync::Arc;
use std::time::Duration;

use hanchan_game::{Game, Next, Seed};
use hanchan_record::log::{Begin, End, Entry, Head, ruling};
use hanchan_round::{Event, Move};
use hanchan_rules::hex;
use hanchan_tiles::{BySeat, Seat};
use hanchan_view::{PublicEvent, Told};
use tokio::time::Instant;

use super::connection::Role;
use super::live::{Live, Pause, claims_close, round_of};
use super::{Refused, Sitter, Stage, Table};
use crate::protocol::{Auto, Message, Seated, WireEvent, WireMove};
use crate::store::{StoreError, Write, now};

/// How long a game waits for people who sat down and are not connected yet.
const ARRIVAL: Duration = Duration::from_mins(1);
/// How long the result of a deal is shown to people who are not ready before.
const RESULT: Duration = Duration::from_secs(30);

type Done = Result<Result<(), Refused>, StoreError>;

impl Table {
    /// The host's part of the walls.
    pub(super) fn secret(&self) -> [u8; 32] {
        hex::decode(&self.stored.secret).unwrap_or_default()
    }

    /// What was promised about the walls before anybody could add to them.
    pub(super) fn commitment(&self) -> String {
        hex::encode(&Seed(self.secret()).commitment())
    }

    /// Everybody is there: seats are drawn, and the first tiles are dealt. It is written together with `more`.
    pub(super) async fn begin_game(&mut self, mut more: Vec<Write>) -> Result<(), StoreError> {
        let part = |sitter: &Option<Sitter>| match sitter {
            Some(Sitter::Person { part, .. }) => part.clone(),
            _ => String::new(),
        };
        let mut contributions: Vec<String> = self.sitters.iter().map(part).collect();
        if contributions.iter().all(String::is_empty) {
            contributions.clear();
        }
        let seed = Seed::of(self.secret(), &contributions);
        let order = seed.seating(self.players());
        let drawn = order.iter().filter_map(|&player| self.sitters.get(player).cloned()).collect();
        self.sitters = drawn;
        self.stage = Stage::Playing;
        let game = Game::new(Arc::clone(&self.rules));
        let Some(round) = round_of(&game, &seed, 1, &self.settings, &self.rules) else { return Ok(()) };
        let names = self.names()[..self.players()].to_vec();
        let mut live = Live::new(game, seed, 1, round, &self.settings);
        for clock in &mut live.clocks {
            clock.grace = ARRIVAL;
        }
        let mut head = Head::new(&self.rules, self.settings.sitting(), names);
        head.commitment = Some(self.commitment());
        head.contributions = contributions;
        head.clock = self.settings.clock;
        head.began = Some(now().to_string());
        let text = format!("{}\n{}\n", Entry::Game(head).line(), Entry::Deal(Begin::of(&live.round)).line());
        more.push(live.lines(&self.stored.id, text));
        more.push(self.row());
        self.store.write(more).await?;
        self.live = Some(Box::new(live));
        self.take_seats();
        self.seat_guests();
        self.tell_table();
        self.begin_deal();
        self.deliver();
        Ok(())
    }

    /// Tells everybody that tiles were dealt.
    pub(super) fn begin_deal(&mut self) {
        let Some(live) = &mut self.live else { return };
        live.began = Instant::now();
        (live.hold, live.closes) = (None, None);
        let told = live.begin_views();
        self.tell(&told);
    }

    /// A player acts.
    pub(super) async fn play(&mut self, seat: Seat, id: u64, act: &WireMove) -> Done {
        let Some(what) = act.read() else { return Ok(Err(Refused::code("no-such-tile"))) };
        self.perform(seat, Some(id), what).await
    }

    pub(super) async fn perform(&mut self, seat: Seat, id: Option<u64>, what: Move) -> Done {
        if self.stage != Stage::Playing {
            return Ok(Err(Refused::code("not-playing")));
        }
        let Some(live) = &mut self.live else { return Ok(Err(Refused::code("not-playing"))) };
        if live.pause != Pause::None {
            return Ok(Err(Refused::Rules(hanchan_round::Refusal::Over)));
        }
        live.round.clock(live.now());
        if let Err(refusal) = live.round.play(seat, what) {
            return Ok(Err(Refused::Rules(refusal)));
        }
        if let Some(id) = id {
            live.done[seat.index()].add(id);
        }
        self.spend(seat);
        self.settle().await?;
        Ok(Ok(()))
    }

    /// The judge rules.
    pub(super) async fn rule(&mut self, text: &str, note: &str) -> Done {
        let Ok(ruled) = ruling(text) else { return Ok(Err(Refused::code("no-ruling"))) };
        let Some(live) = &mut self.live else { return Ok(Err(Refused::code("not-playing"))) };
        if self.stage != Stage::Playing {
            return Ok(Err(Refused::code("not-playing")));
        }
        live.round.clock(live.now());
        if let Err(refusal) = live.round.rule(ruled, note) {
            return Ok(Err(Refused::Rules(refusal)));
        }
        self.settle().await?;
        Ok(Ok(()))
    }

    /// Makes what has happened safe, then tells it, then goes on.
    pub(super) async fn settle(&mut self) -> Result<(), StoreError> {
        self.write("").await?;
        self.deliver();
        self.next_deal().await
    }

    /// New events, and something after them, as lines of the log.
    fn new_lines(&mut self, after: &str) -> Option<Write> {
        let live = self.live.as_mut()?;
        let mut text = std::mem::take(&mut live.steads);
        for event in &live.round.events()[live.written..] {
            if let Event::Ruled { note, .. } = event
                && let Some(note) = live.round.notes().get(usize::from(note.0))
            {
                text.push_str(&Entry::Note { text: note.clone() }.line());
                text.push('\n');
            }
            text.push_str(&Entry::event(event).line());
            text.push('\n');
        }
        text.push_str(after);
        live.written = live.round.events().len();
        (!text.is_empty()).then(|| live.lines(&self.stored.id, text))
    }

    /// Appends new events, and something after them, to the log.
    async fn write(&mut self, after: &str) -> Result<(), StoreError> {
        match self.new_lines(after) {
            Some(lines) => self.store.write(vec![lines]).await,
            None => Ok(()),
        }
    }

    /// Tells everybody what is safe and due.
    pub(super) fn deliver(&mut self) {
        loop {
            let window = Duration::from_millis(u64::from(self.settings.window));
            let Some(live) = &mut self.live else { return };
            if live.hold.is_some_and(|until| Instant::now() < until) {
                return;
            }
            live.hold = None;
            // Only what is safe is told.
            if live.views.told() >= live.written {
                return;
            }
            let Some(told) = live.views.next(&live.round) else { return };
            let discard = told.spectator.is_some_and(|told| {
                matches!(told.event, hanchan_view::SpectatorEvent::Public(PublicEvent::Discarded { .. }))
            });
            if discard && !window.is_zero() {
                live.hold = Some(Instant::now() + window);
            }
            if discard && self.settings.table == "real-table" {
                live.closes = Some(Instant::now() + claims_close(&self.rules));
            }
            self.tell(&told);
        }
    }

    /// Sends what each audience is told.
    fn tell(&mut self, told: &Told) {
        let Some(live) = &mut self.live else { return };
        let connections = &mut self.connections;
        if let (Some(numbered), Some(_)) = (&told.open, self.settings.open_after) {
            live.told_open(numbered.number);
        }
        for seat in Seat::ALL {
            if let Some(numbered) = &told.seats[seat] {
                live.seats[seat.index()].apply(&numbered.event);
                if let Some(guests) = &mut self.guests {
                    guests.hear(seat, &numbered.event, live.seats[seat.index()].choice.is_some());
                }
                let event = Seated::new(seat, &numbered.event).of(&live.round);
                connections.tell_seat(seat, &Message::Event { number: numbered.number, event });
            }
        }
        let round = &live.round;
        let plain = |event: WireEvent| Seated { event: event.of(round), choice: None };
        if let Some(numbered) = &told.spectator
            && connections.has(Role::Spectator)
        {
            let event = plain(WireEvent::from(&numbered.event));
            connections.tell_role(Role::Spectator, &Message::Event { number: numbered.number, event });
        }
        if let (Some(numbered), Some(after)) = (&told.open, self.settings.open_after)
            && connections.has(Role::Open)
        {
            let event = plain(WireEvent::from(&numbered.event));
            let at = Instant::now() + Duration::from_secs(u64::from(after));
            connections.tell_later(at, &Message::Event { number: numbered.number, event });
        }
        if connections.has(Role::Judge) {
            let event = plain(WireEvent::from(&told.judge.event));
            connections.tell_role(Role::Judge, &Message::Event { number: told.judge.number, event });
        }
        self.ask();
    }

    /// When a deal is over: what follows.
    pub(super) async fn next_deal(&mut self) -> Result<(), StoreError> {
        let Some(live) = &mut self.live else { return Ok(()) };
        if live.pause != Pause::None || live.hold.is_some() || live.views.told() < live.round.events().len() {
            return Ok(());
        }
        let Some(outcome) = live.round.outcome() else { return Ok(()) };
        let next = live.game.deal_over(outcome, live.round.staked());
        match next {
            Ok(Next::Deal(_)) => self.wait_for_ready(),
            Ok(Next::Choice(seat)) => {
                live.pause = Pause::Choice(seat);
                self.ask();
                self.tell_table();
            }
            Ok(Next::Over(_)) | Err(_) => Box::pin(self.game_over()).await?,
        }
        Ok(())
    }

    pub(super) fn wait_for_ready(&mut self) {
        let people: Vec<bool> = (0..4)
            .map(|seat| {
                matches!(self.sitters.get(seat), Some(Some(Sitter::Person { .. })))
                    && self.connections.is_here(seat)
            })
            .collect();
        let pace = Duration::from_millis(u64::from(self.settings.pace));
        let Some(live) = &mut self.live else { return };
        live.ready = std::array::from_fn(|seat| !people[seat]);
        let wait = if people.contains(&true) { RESULT } else { pace };
        live.pause = Pause::Ready { until: Instant::now() + wait };
        self.tell_table();
    }

    /// A player has seen the result.
    pub(super) async fn ready(&mut self, seat: Seat) -> Done {
        let players = self.players();
        let Some(live) = &mut self.live else { return Ok(Err(Refused::code("not-playing"))) };
        if !matches!(live.pause, Pause::Ready { .. }) || live.ready[seat.index()] {
            return Ok(Ok(()));
        }
        live.ready[seat.index()] = true;
        if live.all_ready(players) {
            Box::pin(self.deal_again()).await?;
        } else {
            self.tell_table();
        }
        Ok(Ok(()))
    }

    /// The next deal begins.
    pub(super) async fn deal_again(&mut self) -> Result<(), StoreError> {
        let Some(live) = &mut self.live else { return Ok(()) };
        live.deal += 1;
        let Some(round) = round_of(&live.game, &live.seed, live.deal, &self.settings, &self.rules) else {
            return Ok(());
        };
        let text = Entry::Deal(Begin::of(&round)).line() + "\n";
        (live.round, live.written, live.pause) = (round, 1, Pause::None);
        let lines = live.lines(&self.stored.id, text);
        self.store.write(vec![lines]).await?;
        self.begin_deal();
        self.deliver();
        self.tell_table();
        Ok(())
    }

    /// The leading dealer ends the game, or goes on.
    pub(super) async fn choose(&mut self, seat: Seat, id: u64, stop: bool) -> Done {
        let Some(live) = &mut self.live else { return Ok(Err(Refused::code("not-playing"))) };
        if live.pause != Pause::Choice(seat) {
            return Ok(Err(Refused::code("not-your-choice")));
        }
        live.done[seat.index()].add(id);
        self.chosen(stop).await?;
        Ok(Ok(()))
    }

    pub(super) async fn chosen(&mut self, stop: bool) -> Result<(), StoreError> {
        let Some(live) = &mut self.live else { return Ok(()) };
        live.pause = Pause::None;
        let next = live.game.choose(stop);
        self.write(&(Entry::Choice { stop }.line() + "\n")).await?;
        match next {
            Ok(Next::Over(_)) | Err(_) => Box::pin(self.game_over()).await,
            Ok(_) => {
                self.wait_for_ready();
                Ok(())
            }
        }
    }

    /// A server may have been lost between the last deal and the end of the game.
    pub(super) async fn finish(&mut self) -> Result<(), StoreError> {
        let over = self.live.as_ref().is_some_and(|live| live.game.standing().is_some());
        if over && self.stage == Stage::Playing { Box::pin(self.game_over()).await } else { Ok(()) }
    }

    /// The game is over: the seed is told, and the result kept.
    async fn game_over(&mut self) -> Result<(), StoreError> {
        let result = self.live.as_ref().and_then(|live| live.result()).unwrap_or_default();
        self.stored.result = serde_json::to_string(&result).ok();
        self.close(End {
            points: result.iter().map(|place| place.1).collect(),
            results: result.iter().map(|place| place.2).collect(),
            ..End::default()
        })
        .await
    }

    /// Ends the game as it stands, by agreement or by an administrator.
    pub(super) async fn end_now(&mut self) -> Result<(), StoreError> {
        if self.stage == Stage::Over {
            return Ok(());
        }
        let players = self.players();
        let points = self.live.as_ref().map(|live| live.round.points().0[..players].to_vec());
        self.close(End { points: points.unwrap_or_default(), stopped: true, ..End::default() }).await
    }

    /// How the game ended, and the table as it is then, are written together.
    async fn close(&mut self, mut end: End) -> Result<(), StoreError> {
        self.stage = Stage::Over;
        let secret = self.secret();
        let mut writes = Vec::new();
        if let Some(live) = &mut self.live {
            live.pause = Pause::None;
            end.seed = Some(hex::encode(&live.seed.0));
            end.host = (live.seed.0 != secret).then(|| self.stored.secret.clone());
            writes.extend(self.new_lines(&(Entry::Over(end).line() + "\n")));
        }
        writes.push(self.row());
        self.store.write(writes).await?;
        if let Some(mut guests) = self.guests.take() {
            guests.farewell(self.live.as_ref().map_or(BySeat([0; 4]), |live| live.game.points()));
        }
        self.tell_table();
        Ok(())
    }

    pub(super) async fn set_auto(&mut self, seat: Seat, auto: Auto) -> Result<(), StoreError> {
        if let Some(live) = &mut self.live {
            live.autos[seat.index()] = auto;
        }
        self.tick().await
    }
}
