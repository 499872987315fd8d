//! One game of a match.

use std::collections::BTreeMap;
use std::path::Path;
use std::sync::Arc;
use std::time::Instant;

use fastrand::Rng;
use hanchan_bots::Player;
use hanchan_game::{Game, Next, Seed};
use hanchan_mjai::ExternalBot;
use hanchan_round::{Event, Move, Phase, Round, Wall};
use hanchan_rules::Rules;
use hanchan_tiles::{BySeat, Seat};
use hanchan_view::{Published, SeatView, Views};
use hanchan_words::Words;

use super::entrant::Entrant;
use super::figures::Figures;
use crate::error::CliError;
use crate::play::log::LogFile;

/// The players of a match. External bots stay connected for the whole match.
pub(super) struct MatchTable {
    rules: Arc<Rules>,
    names: Vec<String>,
    /// The built-in bots, by the number of the player.
    ours: Vec<Option<Player>>,
    /// The instances of each external bot: one for every seat that it can have at once.
    guests: Vec<Vec<ExternalBot>>,
}

/// The player at a seat.
#[derive(Clone, Copy)]
struct Occupant {
    /// The number of the player.
    name: usize,
    /// The instance of an external bot.
    copy: usize,
}

/// A game that is being played.
struct RunningGame<'a> {
    table: &'a mut MatchTable,
    sits: BySeat<Option<Occupant>>,
    seats: BySeat<SeatView>,
    views: Views,
    random: Rng,
    counted: BySeat<Figures>,
    log: Option<LogFile>,
}

impl MatchTable {
    pub(super) fn new(
        rules: &Arc<Rules>,
        who: &[Entrant],
        names: &[String],
        seats: usize,
    ) -> Result<MatchTable, CliError> {
        let mut guests = Vec::new();
        let most = |number: usize| match names.len() {
            2 if number == 1 => seats - 1,
            2 => 2.min(seats),
            _ => 1,
        };
        for (number, who) in who.iter().enumerate() {
            let mut copies = Vec::new();
            if let Entrant::Theirs(address) = who {
                for _ in 0..if who.is_single() { 1 } else { most(number) } {
                    let guest = ExternalBot::sit(address, Seat::First, rules)
                        .map_err(|why| CliError::Message(format!("{}: {why}", names[number])))?;
                    copies.push(guest);
                }
            }
            guests.push(copies);
        }
        let ours = who.iter().map(|who| if let Entrant::Ours(player) = who { Some(*player) } else { None });
        Ok(MatchTable { rules: Arc::clone(rules), names: names.to_vec(), ours: ours.collect(), guests })
    }

    /// Plays a game and adds its statistics to those of its players.
    pub(super) fn play(
        &mut self,
        seating: &[usize],
        seed: u64,
        set: u64,
        record: Option<&Path>,
        words: &Words,
        figures: &mut BTreeMap<String, Figures>,
    ) -> Result<(), CliError> {
        let mut bytes = [0; 32];
        bytes[..8].copy_from_slice(&seed.to_be_bytes());
        bytes[8..16].copy_from_slice(&set.to_be_bytes());
        let walls = Seed::mixed(bytes, &[]);
        let rules = Arc::clone(&self.rules);
        let names = BySeat::from_fn(|seat| {
            seating.get(seat.index()).map_or(String::new(), |&name| self.names[name].clone())
        });
        let mut taken = vec![0; self.names.len()];
        let mut sits = BySeat::default();
        for (seat, &name) in Seat::ALL.into_iter().zip(seating) {
            sits[seat] = Some(Occupant { name, copy: taken[name] });
            taken[name] += 1;
        }
        for (seat, at) in sits.iter() {
            if let Some(guest) = self.guest(*at) {
                guest.move_to(seat, &rules);
                guest.start(&names);
            }
        }
        let log = match record {
            // A set that was interrupted is played again.
            Some(path) => {
                let _old = std::fs::remove_file(path);
                Some(LogFile::create(path, &rules, &names, &walls, words)?)
            }
            None => None,
        };
        let seats = BySeat::from_fn(|seat| SeatView::new(Arc::clone(&rules), seat));
        let random = Rng::with_seed(seed ^ set.wrapping_mul(0xd134_2543_de82_ef95));
        let (views, counted) = (Views::new(), BySeat::default());
        let mut running = RunningGame { table: self, sits, seats, views, random, counted, log };
        running.game(&walls)?;
        for (seat, counted) in running.counted.iter() {
            if let Some(Occupant { name, .. }) = sits[seat] {
                figures.entry(self.names[name].clone()).or_default().add(counted);
            }
        }
        Ok(())
    }

    fn guest(&mut self, at: Option<Occupant>) -> Option<&mut ExternalBot> {
        let Occupant { name, copy } = at?;
        let copies = self.guests.get_mut(name)?;
        let last = copies.len().saturating_sub(1);
        copies.get_mut(copy.min(last))
    }
}

impl RunningGame<'_> {
    fn game(&mut self, walls: &Seed) -> Result<(), CliError> {
        let rules = Arc::clone(&self.table.rules);
        let mut game = Game::new(Arc::clone(&rules));
        for deal in 1.. {
            let setup = game.setup();
            let (tiles, dice) = walls.deal(deal, rules.tile_set());
            let Ok(wall) = Wall::built(&tiles, dice, setup.dealer, &rules) else { break };
            let mut round = Round::new(Arc::clone(&rules), wall, setup);
            if let Some(log) = &mut self.log {
                log.deal(&round).map_err(CliError::Output)?;
            }
            let published = self.views.deal(&round);
            self.receive(&published);
            while !matches!(round.phase(), Phase::Over) && self.step(&mut round)? {
                while let Some(published) = self.views.next(&round) {
                    self.receive(&published);
                }
                if let Some(log) = &mut self.log {
                    log.events(&round).map_err(CliError::Output)?;
                }
            }
            self.count(&round);
            let Some(outcome) = round.outcome() else { break };
            let mut next = game.deal_over(outcome, round.staked());
            if let Ok(Next::Choice(_)) = next {
                next = game.choose(true);
                if let Some(log) = &mut self.log {
                    log.choice(true).map_err(CliError::Output)?;
                }
            }
            if !matches!(next, Ok(Next::Deal(_))) {
                break;
            }
        }
        let Some(standing) = game.standing() else { return Ok(()) };
        if let Some(log) = &mut self.log {
            log.over(standing).map_err(CliError::Output)?;
        }
        let points = game.points();
        for place in &standing.places {
            let counted = &mut self.counted[place.seat];
            counted.games += 1;
            counted.places += u32::from(place.place);
            counted.results += i64::from(place.result);
        }
        for (_, at) in self.sits.iter() {
            if let Some(guest) = self.table.guest(*at) {
                guest.end(&points);
            }
        }
        Ok(())
    }

    fn receive(&mut self, published: &Published) {
        for (seat, numbered) in published.seats.iter() {
            let Some(numbered) = numbered else { continue };
            self.seats[seat].apply(&numbered.event);
            if let Some(guest) = self.table.guest(self.sits[seat]) {
                guest.receive(&numbered.event, &self.seats[seat]);
            }
        }
    }

    /// Lets a player who has a choice make a move. Returns `false` if nobody has a choice.
    fn step(&mut self, round: &mut Round) -> Result<bool, CliError> {
        let Some(seat) = Seat::ALL.into_iter().find(|&seat| self.seats[seat].choice.is_some()) else {
            return Ok(false);
        };
        let view = &self.seats[seat];
        let start = Instant::now();
        let ours = self.sits[seat].and_then(|sits| self.table.ours[sits.name]);
        let chosen = match ours {
            Some(player) => {
                let random = &mut self.random;
                player.choose(view, &mut |below| random.usize(..below.max(1)))
            }
            None => self.table.guest(self.sits[seat]).and_then(|guest| guest.choose(view)),
        };
        let counted = &mut self.counted[seat];
        counted.moves += 1;
        counted.micros += start.elapsed().as_micros() as u64;
        if let Some(guest) = self.table.guest(self.sits[seat]) {
            for fault in guest.faults() {
                counted.faults += 1;
                eprintln!("{fault}");
                if let Some(log) = &mut self.log {
                    log.stead(seat, &fault).map_err(CliError::Output)?;
                }
            }
        }
        let done = chosen.is_some_and(|chosen: Move| round.play(seat, chosen).is_ok());
        Ok(done)
    }

    fn count(&mut self, round: &Round) {
        let mut called = BySeat([false; 4]);
        for event in round.events() {
            match *event {
                Event::Won { seat, from, points } => {
                    self.counted[seat].wins += 1;
                    self.counted[seat].won_points += i64::from(points[seat]);
                    if from != seat {
                        self.counted[from].dealt_in += 1;
                        self.counted[from].lost_points -= i64::from(points[from]);
                    }
                }
                Event::StakeLaid { seat } => self.counted[seat].riichi += 1,
                Event::Claimed { seat, .. } => called[seat] = true,
                _ => {}
            }
        }
        for (seat, called) in called.iter() {
            self.counted[seat].deals += 1;
            self.counted[seat].calls += u32::from(*called);
        }
    }
}

impl Figures {
    fn add(&mut self, other: &Figures) {
        self.games += other.games;
        self.places += other.places;
        self.results += other.results;
        self.deals += other.deals;
        self.wins += other.wins;
        self.dealt_in += other.dealt_in;
        self.riichi += other.riichi;
        self.calls += other.calls;
        self.won_points += other.won_points;
        self.lost_points += other.lost_points;
        self.moves += other.moves;
        self.micros += other.micros;
        self.faults += other.faults;
    }
}
