//! The state of a deal, and the acts at assisted tables.

use std::sync::Arc;

use hanchan_rules::{Interruption, Rules, Yaku};
use hanchan_tiles::{BySeat, Hand, Kind, Players, Seat, Tile, Wind};

use crate::act::{Claim, Move, TurnAct};
use crate::ending::{Ending, Outcome, Winner};
use crate::event::Event;
use crate::phase::{Phase, Turn, Window};
use crate::player::PlayerState;
use crate::refusal::Refusal;
use crate::sitting::Sitting;
use crate::table::{Real, in_order};
use crate::wall::Wall;
use crate::win::LIABLE;

/// The state in which a deal begins.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Setup {
    /// The dealer.
    pub dealer: Seat,
    /// The round wind.
    pub round: Wind,
    /// The number of honba.
    pub honba: u8,
    /// The number of riichi sticks on the table.
    pub sticks: u8,
    /// Each player's points.
    pub points: BySeat<i32>,
}

/// The seats liable for a player's yakuman, in the order of the yakuman in [`LIABLE`].
pub(crate) type Liable = [Option<Seat>; 4];

/// One deal: the wall, the players, the current phase and the log.
///
/// Moves are made with [`act`](Round::act), [`claim`](Round::claim) and [`show`](Round::show), or with
/// [`play`](Round::play), which takes any move. [`phase`](Round::phase) lists what is legal.
///
/// ```
/// use std::sync::Arc;
///
/// use hanchan_round::{Claim, Dice, Phase, Round, Setup, Wall};
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
/// // Everybody takes the first act or claim listed until the deal is over.
/// while round.outcome().is_none() {
///     match round.phase().clone() {
///         Phase::Turn(turn) => {
///             let act = turn.acts.iter().next().expect("a discard is always possible");
///             round.act(turn.seat, act)?;
///         }
///         Phase::Claims(window) => {
///             for (seat, _) in window.answers.iter().filter(|(_, answer)| answer.is_none()) {
///                 let claim = window.claims[seat].iter().next().unwrap_or(Claim::Pass);
///                 round.claim(seat, claim)?;
///             }
///         }
///         Phase::Showdown(tenpai) => {
///             for (seat, _) in tenpai.iter().filter(|(_, tenpai)| **tenpai) {
///                 round.show(seat, true)?;
///             }
///         }
///         other => panic!("only unassisted tables reach {other:?}"),
///     }
/// }
/// let total: i32 = round.points().0.iter().sum();
/// assert_eq!(total + 1_000 * i32::from(round.sticks()), 120_000);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug)]
pub struct Round {
    pub(crate) rules: Arc<Rules>,
    pub(crate) wall: Wall,
    pub(crate) setup: Setup,
    pub(crate) ledger: Ledger,
    pub(crate) players: [PlayerState; 4],
    pub(crate) phase: Phase,
    /// The winning hands until the deal is over, when they move to `outcome`.
    pub(crate) winners: Vec<Winner>,
    pub(crate) outcome: Option<Outcome>,
    /// State that exists at unassisted tables only.
    pub(crate) real: Option<Box<Real>>,
    pub(crate) log: Vec<Event>,
}

/// Counters and flags of a deal, copied as one block.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Ledger {
    pub(crate) points: BySeat<i32>,
    pub(crate) sticks: u8,
    /// The players who paid a riichi stake in this deal.
    pub(crate) staked: BySeat<bool>,
    /// The number of tiles drawn from the live wall.
    pub(crate) drawn: u8,
    /// The number of replacement tiles drawn.
    pub(crate) replaced: u8,
    /// The number of open indicators.
    pub(crate) indicators: u8,
    /// The number of indicators that open with or after the next discard.
    pub(crate) pending_indicators: u8,
    pub(crate) kans: BySeat<u8>,
    /// Whether anybody has declared a set or a North.
    pub(crate) any_call: bool,
    /// Whether anybody has an open set.
    pub(crate) open_sets: bool,
    /// The players who have declared a set.
    pub(crate) sets_by: BySeat<bool>,
    pub(crate) liable: BySeat<Liable>,
    /// For each player whose hand the last tile offered would have completed, the reason why they could not win on
    /// it.
    pub(crate) missed: BySeat<Option<Refusal>>,
    pub(crate) tenpai: BySeat<bool>,
    /// How the deal ended; set before the phase becomes `Over`.
    pub(crate) ending: Option<Ending>,
}

/// The initial capacity of the log, more than the number of events in any deal.
const EVENTS: usize = 512;

impl Round {
    /// Deals the tiles at an assisted table.
    pub fn new(rules: Arc<Rules>, wall: Wall, setup: Setup) -> Round {
        Round::seated(rules, wall, setup, Sitting::Assisted)
    }

    /// Deals the tiles with the given table mode.
    pub fn seated(rules: Arc<Rules>, wall: Wall, setup: Setup, sitting: Sitting) -> Round {
        Round::deal_out(rules, wall, setup, sitting, EVENTS)
    }

    /// Like [`seated`](Round::seated), but reserves little memory for the log, for programs that keep many deals.
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
            players: hands.0.map(|hand| PlayerState::new(hand, deck)),
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

    /// Rebuilds a deal from its initial state, its events and the judge's notes.
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
            // Winning hands are scored here: no event carries the scores.
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

    /// Returns the deal as it was at the beginning. A deal created by [`from_position`](Round::from_position) has
    /// no real beginning: the tiles dealt here are not those of the position.
    #[must_use]
    pub fn beginning(&self) -> Round {
        Round::small(Arc::clone(&self.rules), self.wall.clone(), self.setup, self.sitting())
    }

    /// Applies the next event of a log without checking it. Only acts are checked against the rules.
    #[inline]
    pub fn follow(&mut self, event: Event) {
        self.emit(event);
    }

    /// Returns the rules.
    #[inline]
    pub fn rules(&self) -> &Rules {
        &self.rules
    }

    /// Returns the state in which the deal began.
    #[inline]
    pub fn setup(&self) -> &Setup {
        &self.setup
    }

    /// Returns the wall.
    #[inline]
    pub fn wall(&self) -> &Wall {
        &self.wall
    }

    /// Returns all events so far.
    #[inline]
    pub fn events(&self) -> &[Event] {
        &self.log
    }

    /// Returns the current phase, which lists who may do what.
    #[inline]
    pub fn phase(&self) -> &Phase {
        &self.phase
    }

    /// Returns the state of the player at a seat.
    #[inline]
    pub fn player(&self, seat: Seat) -> &PlayerState {
        &self.players[seat.index()]
    }

    /// Returns each player's current points, without the sticks on the table.
    #[inline]
    pub fn points(&self) -> BySeat<i32> {
        self.ledger.points
    }

    /// Returns the number of riichi sticks on the table.
    #[inline]
    pub fn sticks(&self) -> u8 {
        self.ledger.sticks
    }

    /// Returns which players paid a riichi stake in this deal.
    #[inline]
    pub fn staked(&self) -> BySeat<bool> {
        self.ledger.staked
    }

    /// Returns the yakuman of a player that another seat is liable for (pao), each with the liable seat.
    #[inline]
    pub fn liable(&self, seat: Seat) -> impl Iterator<Item = (Yaku, Seat)> + '_ {
        let of_each = LIABLE.into_iter().zip(self.ledger.liable[seat]);
        of_each.filter_map(|(yaku, liable)| Some((yaku, liable?)))
    }

    /// Returns the winning hands and their scores.
    #[inline]
    pub fn winners(&self) -> &[Winner] {
        self.outcome.as_ref().map_or(&self.winners, |outcome| &outcome.winners)
    }

    /// Returns the outcome, once the deal is over.
    #[inline]
    pub fn outcome(&self) -> Option<&Outcome> {
        self.outcome.as_ref()
    }

    /// Returns the number of players.
    #[inline]
    pub fn seats(&self) -> Players {
        self.rules.switches().table.players
    }

    /// Returns the dealer.
    #[inline]
    pub fn dealer(&self) -> Seat {
        self.setup.dealer
    }

    /// Returns the seat wind of a seat in this deal.
    #[inline]
    pub fn wind(&self, seat: Seat) -> Wind {
        seat.wind(self.setup.dealer, self.seats())
    }

    /// Returns the seat with this seat wind in this deal.
    #[inline]
    pub fn seat_of(&self, wind: Wind) -> Seat {
        let players = self.seats().count();
        Seat::ALL[(self.setup.dealer.index() + wind.index()) % players.max(1)]
    }

    /// Returns the number of tiles left in the live wall.
    #[inline]
    pub fn live(&self) -> u8 {
        let refilled = if self.rules.switches().calls.dead_wall_refilled { self.ledger.replaced } else { 0 };
        self.wall.live().saturating_sub(self.ledger.drawn + refilled)
    }

    /// Returns the open dora indicators.
    #[inline]
    pub fn indicators(&self) -> impl Iterator<Item = Tile> + '_ {
        (0..self.ledger.indicators).map(|number| self.wall.indicator(number))
    }

    /// Returns all tiles still in the wall: the live tiles, the dead wall and the indicators.
    pub fn hidden_tiles(&self) -> impl Iterator<Item = Tile> + '_ {
        let (tiles, live) = (self.wall.tiles(), usize::from(self.wall.live()));
        let replaced = (0..self.ledger.replaced).map(|number| self.wall.replacement_place(number));
        let mut taken = [false; 136];
        replaced.for_each(|place| taken[place] = true);
        let dead = (live..tiles.len()).filter(move |&place| !taken[place]).map(|place| tiles[place]);
        tiles[usize::from(self.ledger.drawn).min(live)..live].iter().copied().chain(dead)
    }

    /// Returns the number of kans in this deal.
    #[inline]
    pub fn kan_count(&self) -> u8 {
        self.ledger.kans.0.iter().sum()
    }

    /// Returns whether calls have interrupted the first go-around, or the go-around after riichi, for a player.
    pub(crate) fn is_broken(&self, by: Interruption, seat: Seat) -> bool {
        match by {
            Interruption::AnyCall => self.ledger.any_call,
            Interruption::OthersSets => {
                self.ledger.sets_by.iter().any(|(other, &sets)| sets && other != seat)
            }
            Interruption::OpenSets => self.ledger.open_sets,
        }
    }

    /// Iterates over the other seats, in turn order after `seat`.
    pub(crate) fn seats_after(&self, seat: Seat) -> impl Iterator<Item = Seat> + use<> {
        let players = self.seats();
        let mut next = seat;
        (1..players.count()).map(move |_| {
            next = next.next(players);
            next
        })
    }

    /// Applies an event and appends it to the log.
    pub(crate) fn emit(&mut self, event: Event) {
        self.apply(&event);
        self.log.push(event);
    }

    /// Returns the current turn if it is this player's turn; otherwise the reason why the player cannot act.
    pub(crate) fn turn_of(&self, seat: Seat) -> Result<&Turn, Refusal> {
        match &self.phase {
            Phase::Turn(turn) if turn.seat == seat => Ok(turn),
            Phase::Turn(turn) => Err(Refusal::NotYourTurn(turn.seat)),
            Phase::Over | Phase::Announcing(_) | Phase::Accepting(_) | Phase::Paid => Err(Refusal::Over),
            Phase::Claims(window) => Err(Refusal::NotYourTurn(window.from)),
            Phase::Showdown(_) | Phase::Between => Err(Refusal::NotYourTurn(self.setup.dealer)),
        }
    }

    /// Returns the claim window that is open now.
    pub(crate) fn window(&self) -> Result<&Window, Refusal> {
        match &self.phase {
            Phase::Claims(window) => Ok(window),
            Phase::Over => Err(Refusal::Over),
            _ => Err(Refusal::NothingToClaim),
        }
    }

    /// Makes a move of any type. A refused move changes nothing.
    pub fn play(&mut self, seat: Seat, what: Move) -> Result<(), Refusal> {
        match what {
            Move::Act(act) => self.act(seat, act),
            Move::Claim(claim) => self.claim(seat, claim),
            Move::Show(tenpai) => self.show(seat, tenpai),
            Move::Draw => self.draw(seat),
            Move::Shout => self.shout(seat),
            Move::Announce(each) => self.announce(seat, each),
            Move::Agree => self.agree(seat),
            Move::Object => self.object(seat),
            Move::Correct => self.correct(seat),
            Move::Mix => self.mix(),
        }
    }

    /// Performs an act on a player's own turn. A refused act changes nothing.
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
        if self.must_wait() {
            return Err(Refusal::ClaimsOpen);
        }
        self.perform(seat, act);
        Ok(())
    }

    /// Answers a tile that can be claimed. When everybody has answered, the claim with the highest precedence is
    /// carried out. The order of the player's own two tiles does not matter. A refused claim changes nothing.
    pub fn claim(&mut self, seat: Seat, claim: Claim) -> Result<(), Refusal> {
        let claim = in_order(claim);
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

    /// Returns the reason why a player could not win on the last discard, after its claim window closed.
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

    /// Ends the time for claims or objections: players who have not answered pass or agree.
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

/// Deals blocks of four tiles, then single tiles (P-023, P-024). The dealer's fourteenth tile is the same tile
/// whether it is dealt or drawn (A-P02).
fn deal(wall: &Wall, dealer: Seat, players: Players) -> BySeat<Hand> {
    let count = players.count();
    let mut hands = BySeat([Hand::EMPTY; 4]);
    let seats = |turn: usize| Seat::ALL[(dealer.index() + turn) % count];
    let mut next = 0;
    let mut take = |hand: &mut Hand, tiles: usize| {
        for _ in 0..tiles {
            // A wall has at most four tiles of a kind, and thirteen tiles fit in a hand.
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

/// Returns the number of different terminals and honours in the hand.
pub(crate) fn orphans_in(hand: &Hand) -> usize {
    hand.concealed().counts().kinds().intersection(hanchan_tiles::KindSet::ORPHANS).len()
}

/// The North tile, which players set aside under some three-player rules.
pub(crate) const NORTH: Kind = Kind::NORTH;
