//! A game in progress: the engine, the bots, and the player's view.

use std::io;
use std::sync::Arc;

use fastrand::Rng;
use hanchan_bots::Player;
use hanchan_game::{Game, Next, Seed, Standing};
use hanchan_round::{Claim, Move, Phase, Refusal, Round, TurnAct, Wall};
use hanchan_rules::Rules;
use hanchan_tiles::{BySeat, Seat, Tile};
use hanchan_view::{DealStage, Published, SeatView, Seen, Views};

use super::log::LogFile;
use crate::screen::{Ended, Opened};

/// What the game is waiting for between deals.
#[derive(Clone, Debug)]
pub(super) enum Standstill {
    /// Nothing: a deal is in progress.
    No,
    /// A deal is over, and the player is reading its result.
    Ended(Box<Ended>),
    /// The player leads as the dealer of the last deal, and may end the game (P-137).
    Stop,
    /// The game is over.
    Over(Standing),
}

/// A tile that completed the player's hand, but on which the player could not win.
#[derive(Clone, Copy)]
pub(super) struct Missed {
    pub(super) tile: Tile,
    pub(super) from: Seat,
    pub(super) why: Refusal,
}

/// Why a move of the player failed.
#[derive(Debug)]
pub(super) enum ActError {
    /// The rules do not allow the move.
    Refused(Refusal),
    /// The log cannot be written.
    Log(io::Error),
}

impl From<Refusal> for ActError {
    fn from(refusal: Refusal) -> ActError {
        ActError::Refused(refusal)
    }
}

impl From<io::Error> for ActError {
    fn from(error: io::Error) -> ActError {
        ActError::Log(error)
    }
}

/// A game in progress. Only [`Live::view`] is ever shown; each bot chooses by its own view.
pub(super) struct Live {
    game: Game,
    round: Round,
    views: Views,
    /// The first event of the deal, not yet applied to the views.
    dealt: Option<Published>,
    /// The view of each seat.
    seats: BySeat<SeatView>,
    own: Seat,
    bots: BySeat<Player>,
    random: Rng,
    walls: Seed,
    log: Option<LogFile>,
    opened: Vec<Opened>,
    /// The last missed win of this deal.
    pub(super) missed: Option<Missed>,
    pub(super) standstill: Standstill,
}

/// Starts the next deal of a game.
fn deal(game: &Game, walls: &Seed) -> io::Result<Round> {
    let (rules, setup) = (game.rules(), game.setup());
    let (tiles, dice) = walls.deal(game.deals() + 1, rules.tile_set());
    let wall = Wall::built(&tiles, dice, setup.dealer, rules).map_err(|_| io::ErrorKind::InvalidData)?;
    Ok(Round::new(Arc::clone(rules), wall, setup))
}

impl Live {
    /// Starts a game with the player at this seat.
    pub(super) fn new(
        rules: &Arc<Rules>,
        walls: Seed,
        seat: Seat,
        bots: BySeat<Player>,
        mut log: Option<LogFile>,
    ) -> io::Result<Live> {
        let game = Game::new(Arc::clone(rules));
        let round = deal(&game, &walls)?;
        if let Some(log) = &mut log {
            log.deal(&round)?;
        }
        let mut views = Views::new();
        let dealt = Some(views.deal(&round));
        let seats = BySeat::from_fn(|seat| SeatView::new(Arc::clone(rules), seat));
        let random = Rng::with_seed(u64::from_be_bytes(std::array::from_fn(|i| walls.commitment()[i])));
        Ok(Live {
            game,
            round,
            views,
            dealt,
            seats,
            own: seat,
            bots,
            random,
            walls,
            log,
            opened: Vec::new(),
            missed: None,
            standstill: Standstill::No,
        })
    }

    fn write(&mut self) -> io::Result<()> {
        self.log.as_mut().map_or(Ok(()), |log| log.events(&self.round))
    }

    /// Advances to the next event that the player sees. Returns `None` if the player has to act first.
    pub(super) fn step(&mut self) -> io::Result<Option<Seen>> {
        if !matches!(self.standstill, Standstill::No) {
            return Ok(None);
        }
        loop {
            if let Some(published) = self.dealt.take().or_else(|| self.views.next(&self.round)) {
                for (seat, view) in self.seats.iter_mut() {
                    if let Some(numbered) = &published.seats[seat] {
                        view.apply(&numbered.event);
                    }
                }
                let Some(numbered) = &published.seats[self.own] else { continue };
                let seen = numbered.event.seen.clone();
                self.remember(&seen);
                return Ok(Some(seen));
            }
            if let Some(ended) = Ended::of(&self.round, &self.opened) {
                self.standstill = Standstill::Ended(Box::new(ended));
                return Ok(None);
            }
            if !self.other_acts() {
                return Ok(None);
            }
            self.write()?;
        }
    }

    fn remember(&mut self, seen: &Seen) {
        match seen {
            Seen::Dealt { .. } => (self.missed, self.opened) = (None, Vec::new()),
            Seen::Public(event) => self.opened.extend(Opened::of(event)),
            _ => {}
        }
        if let DealStage::Claims { tile, from, .. } = self.view().stage
            && from != self.own
            && self.view().choice.is_none()
            && let Err(why) = self.round.clone().claim(self.own, Claim::Ron)
            && matches!(
                why,
                Refusal::Furiten(_) | Refusal::NoYaku | Refusal::LateYaku | Refusal::TooFewHan { .. }
            )
        {
            self.missed = Some(Missed { tile, from, why });
        }
    }

    /// Returns whether the deal is waiting for a seat to act.
    fn waits_for(&self, seat: Seat) -> bool {
        match self.round.phase() {
            Phase::Turn(turn) => turn.seat == seat,
            Phase::Claims(window) => window.answers[seat].is_none(),
            Phase::Showdown(waiting) => waiting[seat],
            _ => false,
        }
    }

    /// Lets a bot act. Returns whether a bot had to act.
    fn other_acts(&mut self) -> bool {
        let mut others = self.round.seats().seats().filter(|&seat| seat != self.own);
        let Some(seat) = others.find(|&seat| self.waits_for(seat)) else { return false };
        let random = &mut self.random;
        let chosen = self.bots[seat].choose(&self.seats[seat], &mut |below| random.usize(..below.max(1)));
        chosen.is_some_and(|chosen| self.round.play(seat, chosen).is_ok()) || self.anything(seat)
    }

    /// Plays a move that is always legal, for a bot that chose none.
    fn anything(&mut self, seat: Seat) -> bool {
        let chosen = match self.round.phase() {
            Phase::Turn(turn) => turn.acts.iter().last().map(Move::Act),
            Phase::Claims(_) => Some(Move::Claim(Claim::Pass)),
            _ => Some(Move::Show(true)),
        };
        chosen.is_some_and(|chosen| self.round.play(seat, chosen).is_ok())
    }

    /// Returns the player's view.
    pub(super) fn view(&self) -> &SeatView {
        &self.seats[self.own]
    }

    /// Returns whether the player has to act in the deal and has seen all events so far.
    pub(super) fn asks(&self) -> bool {
        let published = self.dealt.is_none() && self.views.published() == self.round.events().len();
        published && self.waits_for(self.own)
    }

    pub(super) fn act(&mut self, act: TurnAct) -> Result<(), ActError> {
        self.round.act(self.own, act)?;
        Ok(self.write()?)
    }

    pub(super) fn claim(&mut self, claim: Claim) -> Result<(), ActError> {
        self.round.claim(self.own, claim)?;
        Ok(self.write()?)
    }

    pub(super) fn show(&mut self, tenpai: bool) -> Result<(), ActError> {
        self.round.show(self.own, tenpai)?;
        Ok(self.write()?)
    }

    /// Returns why the player cannot win now, or `Ok` if they can.
    pub(super) fn why_no_win(&self) -> Result<(), Refusal> {
        let mut tried = self.round.clone();
        match self.view().stage {
            DealStage::Turn(seat) if seat == self.own => tried.act(seat, TurnAct::Tsumo),
            _ => tried.claim(self.own, Claim::Ron),
        }
    }

    /// Returns why a move is illegal now, or `None` if it is legal.
    pub(super) fn why_not(&self, act: TurnAct) -> Option<Refusal> {
        self.round.clone().act(self.own, act).err()
    }

    /// Continues after a deal.
    pub(super) fn go_on(&mut self) -> io::Result<()> {
        let Some(outcome) = self.round.outcome() else { return Ok(()) };
        if let Ok(next) = self.game.deal_over(outcome, self.round.staked()) {
            self.follow(next)?;
        }
        Ok(())
    }

    /// Ends the game or continues it, as the leading dealer chose.
    pub(super) fn choose(&mut self, stop: bool) -> io::Result<()> {
        if let Some(log) = &mut self.log {
            log.choice(stop)?;
        }
        match self.game.choose(stop) {
            Ok(next) => self.follow(next),
            Err(_) => Ok(()),
        }
    }

    fn follow(&mut self, next: Next) -> io::Result<()> {
        match next {
            Next::Choice(seat) if seat == self.own => self.standstill = Standstill::Stop,
            // Bots always end a game that they lead.
            Next::Choice(_) => return self.choose(true),
            Next::Deal(_) => {
                self.round = deal(&self.game, &self.walls)?;
                if let Some(log) = &mut self.log {
                    log.deal(&self.round)?;
                }
                self.dealt = Some(self.views.deal(&self.round));
                self.standstill = Standstill::No;
            }
            Next::Over(standing) => {
                if let Some(log) = &mut self.log {
                    log.over(&standing)?;
                }
                self.standstill = Standstill::Over(standing);
            }
        }
        Ok(())
    }
}
