//! The state of a deal.

use std::sync::Arc;

use hanchan_rules::{Interruption, Rules, Yaku};
use hanchan_tiles::{BySeat, Hand, Kind, Players, Seat, Tile, Wind};

use crate::act::{Claim, TurnAct};
use crate::ending::{Ending, Outcome, Winner};
use crate::event::Event;
use crate::phase::{Phase, Turn, Window};
use crate::player::Player;
use crate::refusal::Refusal;
use crate::sitting::Sitting;
use crate::table::Real;
use crate::wall::Wall;
use crate::win::LIABLE;

/// What a deal begins with.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Setup {
    /// The dealer.
    pub dealer: Seat,
    /// The round's wind.
    pub round: Wind,
    /// Honba on the table.
    pub honba: u8,
    /// Riichi sticks on the table.
    pub sticks: u8,
    /// Everybody's points.
    pub points: BySeat<i32>,
}

/// Who is liable for which yakuman of a player: daisangen, shousuushii, daisuushii, suukantsu.
pub(crate) type Liable = [Option<Seat>; 4];

/// A deal.
#[derive(Clone, Debug)]
pub struct Round {
    pub(crate) rules: Arc<Rules>,
    pub(crate) wall: Wall,
    pub(crate) setup: Setup,
    pub(crate) ledger: Ledger,
    pub(crate) players: [Player; 4],
    pub(crate) phase: Phase,
    /// The hands that won, before the deal is over.
    pub(crate) winners: Vec<Winner>,
    pub(crate) outcome: Option<Outcome>,
    /// What only a real table has.
    pub(crate) real: Option<Box<Real>>,
    pub(crate) log: Vec<Event>,
}

/// The counts and marks of a deal, copied as one block.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Ledger {
    pub(crate) points: BySeat<i32>,
    pub(crate) sticks: u8,
    /// Who laid a stake in this deal.
    pub(crate) staked: BySeat<bool>,
    /// How many live tiles were taken.
    pub(crate) drawn: u8,
    /// How many replacement tiles were taken.
    pub(crate) replaced: u8,
    /// How many indicators are open.
    pub(crate) indicators: u8,
    /// How many more indicators will be open after the discard.
    pub(crate) pending_indicators: u8,
    pub(crate) kans: BySeat<u8>,
    /// Whether anybody has called.
    pub(crate) any_call: bool,
    /// Whether there is an open set.
    pub(crate) open_sets: bool,
    /// Who has declared sets.
    pub(crate) sets_by: BySeat<bool>,
    pub(crate) liable: BySeat<Liable>,
    /// Why each player could not win on the last tile offered, where it would complete their hand.
    pub(crate) missed: BySeat<Option<Refusal>>,
    pub(crate) tenpai: BySeat<bool>,
    /// How the deal ended, before it is over.
    pub(crate) ending: Option<Ending>,
}

/// More events than a deal has.
const EVENTS: usize = 512;

impl Round {
    /// Deals the tiles at an assisted table.
    pub fn new(rules: Arc<Rules>, wall: Wall, setup: Setup) -> Round {
        Round::seated(rules, wall, setup, Sitting::Assisted)
    }

    /// Deals the tiles.
    pub fn seated(rules: Arc<Rules>, wall: Wall, setup: Setup, sitting: Sitting) -> Round {
        Round::deal_out(rules, wall, setup, sitting, EVENTS)
    }

    /// The same in less memory, for those who keep many deals: the log grows as it has to.
    pub fn small(rules: Arc<Rules>, wall: Wall, setup: Setup, sitting: Sitting) -> Round {
        Round::deal_out(rules, wall, setup, sitting, 32)
    }

    fn deal_out(rules: Arc<Rules>, wall: Wall, setup: Setup, sitting: Sitting, room: usize) -> Round {
        let table = &rules.switches().table;
        let (deck, players) = (table.tiles, table.players);
        let hands = deal(&wall, setup.dealer, players);
        let ledger = Ledger {
            points: setup.points,
            sticks: setup.sticks,
            staked: BySeat::default(),
            drawn: 13 * players.count() as u8 + 1,
            replaced: 0,
            indicators: 0,
            pending_indicators: 0,
            kans: BySeat::default(),
            any_call: false,
            open_sets: false,
            sets_by: BySeat::default(),
            liable: BySeat::default(),
            missed: BySeat::default(),
            tenpai: BySeat::default(),
            ending: None,
        };
        let mut round = Round {
            ledger,
            players: hands.0.map(|hand| Player::new(hand, deck)),
            phase: Phase::Between,
            winners: Vec::new(),
            outcome: None,
            real: (sitting == Sitting::RealTable).then(Box::default),
            log: Vec::with_capacity(room),
            rules,
            wall,
            setup,
        };
        round.emit(Event::Dealt);
        round
    }

    /// The deal that these events make of the same beginning, with the judge's notes.
    pub fn replay(
        rules: Arc<Rules>,
        wall: Wall,
        setup: Setup,
        sitting: Sitting,
        events: &[Event],
        notes: &[String],
    ) -> Round {
        let mut round = Round::seated(rules, wall, setup, sitting);
        if let Some(real) = &mut round.real {
            real.notes = notes.to_vec();
        }
        while let Some(event) = events.get(round.log.len()) {
            let before = round.log.len();
            // Hands are scored when they win, which no event carries.
            if matches!(event, Event::Won { .. } | Event::Shown { .. }) && round.winners.is_empty() {
                if let Phase::Turn(Turn { seat, .. }) = round.phase {
                    round.perform(seat, TurnAct::Tsumo);
                } else {
                    round.pay_winners();
                }
            }
            if round.log.len() == before {
                round.emit(*event);
            }
        }
        round
    }

    /// The same deal as it began. One taken up in the middle has no beginning; its tiles are not the dealt ones.
    #[must_use]
    pub fn beginning(&self) -> Round {
        Round::small(Arc::clone(&self.rules), self.wall.clone(), self.setup, self.sitting())
    }

    /// Makes happen what a log says happened next. Nothing is checked; acts are.
    #[inline]
    pub fn follow(&mut self, event: Event) {
        self.emit(event);
    }

    /// The rules.
    #[inline]
    pub fn rules(&self) -> &Rules {
        &self.rules
    }

    /// What the deal began with.
    #[inline]
    pub fn setup(&self) -> &Setup {
        &self.setup
    }

    /// The wall.
    #[inline]
    pub fn wall(&self) -> &Wall {
        &self.wall
    }

    /// Everything that has happened.
    #[inline]
    pub fn events(&self) -> &[Event] {
        &self.log
    }

    /// Where the deal stands.
    #[inline]
    pub fn phase(&self) -> &Phase {
        &self.phase
    }

    /// The players, by seat.
    #[inline]
    pub fn player(&self, seat: Seat) -> &Player {
        &self.players[seat.index()]
    }

    /// Everybody's points now, sticks on the table not counted.
    #[inline]
    pub fn points(&self) -> BySeat<i32> {
        self.ledger.points
    }

    /// Riichi sticks on the table.
    #[inline]
    pub fn sticks(&self) -> u8 {
        self.ledger.sticks
    }

    /// Who laid a stake in this deal.
    #[inline]
    pub fn staked(&self) -> BySeat<bool> {
        self.ledger.staked
    }

    /// Who is liable for which yakuman of a player.
    #[inline]
    pub fn liable(&self, seat: Seat) -> impl Iterator<Item = (Yaku, Seat)> + '_ {
        let of_each = LIABLE.into_iter().zip(self.ledger.liable[seat]);
        of_each.filter_map(|(yaku, liable)| Some((yaku, liable?)))
    }

    /// Who has won, with what it is worth.
    #[inline]
    pub fn winners(&self) -> &[Winner] {
        self.outcome.as_ref().map_or(&self.winners, |outcome| &outcome.winners)
    }

    /// How it ended, once it is over.
    #[inline]
    pub fn outcome(&self) -> Option<&Outcome> {
        self.outcome.as_ref()
    }

    /// How many play.
    #[inline]
    pub fn seats(&self) -> Players {
        self.rules.switches().table.players
    }

    /// The dealer.
    #[inline]
    pub fn dealer(&self) -> Seat {
        self.setup.dealer
    }

    /// A seat's wind in this deal.
    #[inline]
    pub fn wind(&self, seat: Seat) -> Wind {
        seat.wind(self.setup.dealer, self.seats())
    }

    /// The seat that has this wind in this deal.
    #[inline]
    pub fn seat_of(&self, wind: Wind) -> Seat {
        let players = self.seats().count();
        Seat::ALL[(self.setup.dealer.index() + wind.index()) % players.max(1)]
    }

    /// How many live tiles are left to draw.
    #[inline]
    pub fn live(&self) -> u8 {
        let refilled = if self.rules.switches().calls.dead_wall_refilled { self.ledger.replaced } else { 0 };
        self.wall.live().saturating_sub(self.ledger.drawn + refilled)
    }

    /// The open indicators.
    #[inline]
    pub fn indicators(&self) -> impl Iterator<Item = Tile> + '_ {
        (0..self.ledger.indicators).map(|number| self.wall.indicator(number))
    }

    /// The tiles that nobody has drawn: live, dead, and indicators.
    pub fn hidden_tiles(&self) -> impl Iterator<Item = Tile> + '_ {
        let (tiles, live) = (self.wall.tiles(), usize::from(self.wall.live()));
        let replaced = (0..self.ledger.replaced).map(|number| self.wall.replacement_place(number));
        let mut taken = [false; 136];
        replaced.for_each(|place| taken[place] = true);
        let dead = (live..tiles.len()).filter(move |&place| !taken[place]).map(|place| tiles[place]);
        tiles[usize::from(self.ledger.drawn).min(live)..live].iter().copied().chain(dead)
    }

    /// How many kans there are.
    #[inline]
    pub fn kan_count(&self) -> u8 {
        self.ledger.kans.0.iter().sum()
    }

    /// Whether declarations have broken the first round, or the round after riichi, for a player.
    pub(crate) fn is_broken(&self, by: Interruption, seat: Seat) -> bool {
        match by {
            Interruption::AnyCall => self.ledger.any_call,
            Interruption::OthersSets => {
                self.ledger.sets_by.iter().any(|(other, &sets)| sets && other != seat)
            }
            Interruption::OpenSets => self.ledger.open_sets,
        }
    }

    /// The seats after another in turn order, without it.
    pub(crate) fn seats_after(&self, seat: Seat) -> impl Iterator<Item = Seat> + use<> {
        let players = self.seats();
        let mut next = seat;
        (1..players.count()).map(move |_| {
            next = next.next(players);
            next
        })
    }

    /// Makes something happen and writes it down.
    pub(crate) fn emit(&mut self, event: Event) {
        self.apply(&event);
        self.log.push(event);
    }

    /// The turn, if it is this player's.
    pub(crate) fn turn_of(&self, seat: Seat) -> Result<&Turn, Refusal> {
        match &self.phase {
            Phase::Turn(turn) if turn.seat == seat => Ok(turn),
            Phase::Turn(turn) => Err(Refusal::NotYourTurn(turn.seat)),
            Phase::Over | Phase::Announcing(_) | Phase::Accepting(_) | Phase::Paid => Err(Refusal::Over),
            Phase::Claims(window) => Err(Refusal::NotYourTurn(window.from)),
            Phase::Showdown(_) | Phase::Between => Err(Refusal::NotYourTurn(self.setup.dealer)),
        }
    }

    /// The tile that can be claimed now.
    pub(crate) fn window(&self) -> Result<&Window, Refusal> {
        match &self.phase {
            Phase::Claims(window) => Ok(window),
            Phase::Over => Err(Refusal::Over),
            _ => Err(Refusal::NothingToClaim),
        }
    }

    /// A player acts in their turn. A refused act changes nothing.
    ///
    /// ```
    /// use std::sync::Arc;
    ///
    /// use hanchan_round::{Dice, Event, Phase, Round, Setup, TurnAct, Wall};
    /// use hanchan_rules::preset;
    /// use hanchan_tiles::{BySeat, Seat, Tile, Wind};
    ///
    /// let rules = Arc::new(preset("ema").unwrap());
    /// let tiles: Vec<Tile> = rules.tile_set().tiles().collect(); // not shuffled
    /// let wall = Wall::built(&tiles, Dice::of(3, 4), Seat::First, &rules)?;
    /// let points = BySeat([30_000; 4]);
    /// let setup = Setup { dealer: Seat::First, round: Wind::East, honba: 0, sticks: 0, points };
    /// let mut round = Round::new(rules, wall, setup);
    ///
    /// let Phase::Turn(turn) = round.phase() else { panic!("the dealer begins") };
    /// assert!(turn.acts.contains(TurnAct::DiscardDrawn));
    /// round.act(Seat::First, TurnAct::DiscardDrawn)?;
    /// assert!(matches!(round.events()[1], Event::Discarded { seat: Seat::First, drawn: true, .. }));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[inline]
    pub fn act(&mut self, seat: Seat, act: TurnAct) -> Result<(), Refusal> {
        let turn = self.turn_of(seat)?;
        if !turn.acts.contains(act) {
            return Err(self.why_not(seat, act));
        }
        self.perform(seat, act);
        Ok(())
    }

    /// A player answers to a tile that can be claimed. When all have answered, the highest claim counts. A refused
    /// claim changes nothing.
    pub fn claim(&mut self, seat: Seat, claim: Claim) -> Result<(), Refusal> {
        if self.real.is_some() {
            return self.claim_at_table(seat, claim);
        }
        if claim == Claim::Ron
            && let Some(why) = self.ledger.missed[seat]
        {
            return Err(why);
        }
        let window = match self.window() {
            Err(Refusal::NothingToClaim) if claim == Claim::Ron => return Err(self.why_not_last(seat)),
            window => window?,
        };
        if seat == window.from || seat.index() >= self.seats().count() {
            return Err(Refusal::NotYourClaim);
        }
        if !window.claims[seat].contains(claim) {
            return Err(self.why_not_claim(seat, claim));
        }
        if window.answers[seat].is_some() {
            return Err(Refusal::Answered);
        }
        self.emit(Event::Answered { seat, claim });
        let all = self.window().is_ok_and(|window| window.answers.0.iter().all(Option::is_some));
        if all {
            self.resolve();
        }
        Ok(())
    }

    /// Why a player did not win on the last discard, which nobody could claim.
    pub(crate) fn why_not_last(&self, seat: Seat) -> Refusal {
        let last = self.log.iter().rev().find_map(|event| match *event {
            Event::Discarded { seat, tile, .. } => Some((seat, tile)),
            _ => None,
        });
        let waits = self.players[seat.index()].waits;
        match last {
            Some((from, tile)) if from != seat && !waits.contains(tile.kind()) => Refusal::NotComplete(waits),
            _ => Refusal::NothingToClaim,
        }
    }

    /// Nobody may claim the tile any more: who has not answered passes.
    #[inline]
    pub fn close(&mut self) -> Result<(), Refusal> {
        if self.real.is_some() {
            return self.close_at_table();
        }
        self.window()?;
        self.resolve();
        Ok(())
    }
}

/// Deals blocks of four, then single tiles (P-023, P-024). The dealer takes the fourteenth with the last of them or
/// draws it; either way it is the same tile (A-P02).
fn deal(wall: &Wall, dealer: Seat, players: Players) -> BySeat<Hand> {
    let count = players.count();
    let mut hands = BySeat([Hand::EMPTY; 4]);
    let seats = |turn: usize| Seat::ALL[(dealer.index() + turn) % count];
    let mut next = 0;
    let mut take = |hand: &mut Hand, tiles: usize| {
        for _ in 0..tiles {
            // A wall has at most four of a kind, and thirteen tiles are no more than a hand holds.
            let fits = hand.add(wall.at(next));
            debug_assert!(fits.is_ok(), "{fits:?}");
            next += 1;
        }
    };
    for block in 0..3 * count {
        take(&mut hands[seats(block)], 4);
    }
    for turn in 0..count {
        take(&mut hands[seats(turn)], 1);
    }
    let fits = hands[dealer].draw(wall.at(next));
    debug_assert!(fits.is_ok(), "{fits:?}");
    hands
}

/// Whether a kind counts among the thirteen.
pub(crate) fn orphans_in(hand: &Hand) -> usize {
    hand.concealed().counts().kinds().intersection(hanchan_tiles::KindSet::ORPHANS).len()
}

/// The North tile.
pub(crate) const NORTH: Kind = Kind::NORTH;
