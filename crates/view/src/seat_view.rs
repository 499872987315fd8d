//! The state known to a player: a fold over the events sent to their seat.

use std::sync::Arc;

use hanchan_round::{Offered, RiichiState, RiverTile, Ruling, Setup};
use hanchan_rules::{PassedTile, Rules};
use hanchan_tiles::{BySeat, Hand, Kind, Meld, MeldKind, Seat, Tile, Wind};

use crate::course::Course;
use crate::front::{DealStage, Front};
use crate::indicators::Indicators;
use crate::public::{PublicDeal, PublicEvent, WallPart};
use crate::seat::{Choice, SeatEvent, Seen};

/// Everything a player knows: a fold over the events sent to their seat, and the rules. It has no other input, so
/// a bot or a client that uses it cannot know too much.
///
/// ```
/// use std::sync::Arc;
///
/// use hanchan_game::{Game, Seed};
/// use hanchan_round::{Round, Wall};
/// use hanchan_rules::preset;
/// use hanchan_tiles::Seat;
/// use hanchan_view::{Choice, SeatView, Views};
///
/// let rules = Arc::new(preset("ema").unwrap());
/// let setup = Game::new(Arc::clone(&rules)).setup();
/// let (tiles, dice) = Seed([7; 32]).deal(1, rules.tile_set());
/// let wall = Wall::built(&tiles, dice, setup.dealer, &rules)?;
/// let round = Round::new(Arc::clone(&rules), wall, setup);
///
/// let mut view = SeatView::new(rules, Seat::First);
/// let dealt = Views::new().deal(&round);
/// if let Some(numbered) = &dealt.seats[Seat::First] {
///     view.apply(&numbered.event);
/// }
/// assert_eq!(view.hand, round.player(Seat::First).hand);
/// assert!(matches!(view.choice, Some(Choice::Turn(_))));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug)]
pub struct SeatView {
    rules: Arc<Rules>,
    /// The player's seat.
    pub seat: Seat,
    /// The state in which the deal began.
    pub setup: Setup,
    /// The player's hand.
    pub hand: Hand,
    /// The public tiles and state of each player.
    pub fronts: BySeat<Front>,
    /// Each player's points, without the sticks on the table.
    pub points: BySeat<i32>,
    /// The number of riichi sticks on the table.
    pub sticks: u8,
    /// The open dora indicators.
    pub indicators: Indicators,
    /// The number of live tiles left.
    pub live: u8,
    /// The stage of the deal.
    pub stage: DealStage,
    /// The player's options now, if they have any.
    pub choice: Option<Choice>,
    /// Whether the player is in temporary furiten, because they passed on a winning tile.
    pub passed: bool,
    /// Whether the player passed on a winning tile after riichi.
    pub passed_in_riichi: bool,
    /// For each winner, the payments they announced.
    pub announced: BySeat<Option<BySeat<i32>>>,
    /// The history of the deal that still matters.
    pub course: Course,
    /// The stage and the player's temporary furiten before the last draw, in case an early draw goes back.
    before_draw: (DealStage, bool),
}

impl SeatView {
    /// Creates the view of a player before the first deal.
    pub fn new(rules: Arc<Rules>, seat: Seat) -> SeatView {
        let points = BySeat::default();
        SeatView {
            rules,
            seat,
            setup: Setup { dealer: Seat::First, round: Wind::East, honba: 0, sticks: 0, points },
            hand: Hand::EMPTY,
            fronts: BySeat::default(),
            points,
            sticks: 0,
            indicators: Indicators::NONE,
            live: 0,
            stage: DealStage::Waiting,
            choice: None,
            passed: false,
            passed_in_riichi: false,
            announced: BySeat::default(),
            course: Course::default(),
            before_draw: (DealStage::Waiting, false),
        }
    }

    /// Returns the rules.
    pub fn rules(&self) -> &Rules {
        &self.rules
    }

    /// Returns the seat wind of a seat in this deal.
    pub fn wind(&self, seat: Seat) -> Wind {
        seat.wind(self.setup.dealer, self.rules.switches().table.players)
    }

    /// Applies an event sent to the player.
    pub fn apply(&mut self, event: &SeatEvent) {
        // A kan's indicator may be opened in the turn that began with the replacement tile.
        let stays = matches!(
            (&event.seen, self.stage),
            (Seen::Public(PublicEvent::Indicator { .. }), DealStage::Turn(_))
        );
        if !stays {
            self.choice = event.choice;
        }
        match event.seen {
            Seen::Dealt { deal, hand } => self.dealt(deal, hand),
            Seen::Drew { tile, from } => {
                let fits = self.hand.draw(tile);
                debug_assert!(fits.is_ok(), "{fits:?}");
                self.drew(self.seat, from);
                self.passed = false;
            }
            Seen::OtherDrew { seat, from } => self.drew(seat, from),
            Seen::Returned { tile } => {
                let held = self.hand.discard(tile);
                debug_assert!(held.is_ok(), "{held:?}");
                self.passed = self.before_draw.1;
                self.returned(self.seat);
            }
            Seen::OtherReturned { seat } => self.returned(seat),
            Seen::Answered { .. } | Seen::Showed { .. } => {}
            Seen::Passed => {
                self.passed = true;
                let frozen = self.fronts[self.seat].riichi.in_force();
                self.passed_in_riichi |= frozen && self.rules.switches().riichi.riichi_furiten;
            }
            Seen::Public(ref event) => self.public(event),
        }
        self.course.apply(&event.seen, self.seat, &self.hand, &self.fronts, &self.rules);
    }

    fn dealt(&mut self, deal: PublicDeal, hand: Hand) {
        let PublicDeal { setup, players, indicator, live, dice: _ } = deal;
        let sits = |seat: Seat| seat.index() < players.count();
        let tiles = |seat: Seat| if sits(seat) { 13 + u8::from(seat == setup.dealer) } else { 0 };
        *self = SeatView {
            setup,
            hand,
            fronts: BySeat::from_fn(|seat| Front { concealed: tiles(seat), ..Front::default() }),
            points: setup.points,
            sticks: setup.sticks,
            indicators: [indicator].into_iter().collect(),
            live,
            stage: DealStage::Turn(setup.dealer),
            choice: self.choice,
            ..SeatView::new(Arc::clone(&self.rules), self.seat)
        };
    }

    fn drew(&mut self, seat: Seat, from: WallPart) {
        self.before_draw = (self.stage, self.passed);
        let taken = from == WallPart::Live || self.rules.switches().calls.dead_wall_refilled;
        self.live = self.live.saturating_sub(u8::from(taken));
        self.fronts[seat].concealed += 1;
        self.stage = DealStage::Turn(seat);
    }

    /// Takes back an early draw, so that the discard before it can be claimed again.
    fn returned(&mut self, seat: Seat) {
        self.live += 1;
        let front = &mut self.fronts[seat];
        front.concealed = front.concealed.saturating_sub(1);
        self.stage = self.before_draw.0;
    }

    fn public(&mut self, event: &PublicEvent) {
        match *event {
            PublicEvent::Riichi { seat, double } => {
                self.fronts[seat].riichi = RiichiState::Declared { double };
            }
            PublicEvent::Discarded { seat, tile, drawn, sideways } => {
                self.leaves(seat, &[tile]);
                self.fronts[seat].river.push(RiverTile { tile, drawn, sideways, claimed: false });
                self.stage = DealStage::Claims { tile, from: seat, offered: Offered::Discard };
            }
            PublicEvent::StakeLaid { seat } => self.stake(seat),
            PublicEvent::Claimed { seat, meld } => self.claimed(seat, meld),
            PublicEvent::ClosedKan { seat, meld } => {
                let tile = Tile::plain(meld.lowest());
                self.makes(seat, meld);
                self.stage = DealStage::Claims { tile, from: seat, offered: Offered::ClosedKan };
            }
            PublicEvent::AddedKan { seat, tile } => self.added(seat, tile),
            PublicEvent::North { seat } => {
                if seat == self.seat {
                    let held = self.hand.set_north_aside();
                    debug_assert!(held.is_ok(), "{held:?}");
                }
                let front = &mut self.fronts[seat];
                front.norths += 1;
                front.concealed = front.concealed.saturating_sub(1);
                let tile = Tile::plain(Kind::NORTH);
                self.stage = DealStage::Claims { tile, from: seat, offered: Offered::North };
            }
            PublicEvent::Stands => self.stage = DealStage::Between,
            PublicEvent::Indicator { tile } => self.indicators.push(tile),
            PublicEvent::Won { seat, hand, points, .. } => {
                self.pay(points);
                self.sticks = 0;
                self.fronts[seat].shown = Some(hand);
                let announced = matches!(self.stage, DealStage::Accepting(_) | DealStage::Paid);
                self.stage = if announced { DealStage::Paid } else { DealStage::Ending };
            }
            PublicEvent::Exhausted | PublicEvent::Aborted { .. } | PublicEvent::Mixed => {
                self.stage = DealStage::Ending;
            }
            PublicEvent::Shown { seat, hand } => self.fronts[seat].shown = Some(hand),
            PublicEvent::Paid { points }
            | PublicEvent::Chombo { points, .. }
            | PublicEvent::Corrected { points, .. }
            | PublicEvent::Ruled { ruling: Ruling::Points(points), .. } => self.pay(points),
            PublicEvent::ClaimCalled { seat, hand, .. } | PublicEvent::Erred { seat, hand, .. } => {
                let front = &mut self.fronts[seat];
                front.shown = hand.or(front.shown);
            }
            PublicEvent::Closed => {
                if matches!(self.stage, DealStage::Claims { .. }) {
                    self.stage = DealStage::Between;
                }
            }
            PublicEvent::Died { seat } => self.fronts[seat].dead = true,
            PublicEvent::Opened { seat, hand, .. } => {
                self.fronts[seat].shown = Some(hand);
                let mut waiting =
                    if let DealStage::Announcing(waiting) = self.stage { waiting } else { BySeat::default() };
                waiting[seat] = true;
                self.stage = DealStage::Announcing(waiting);
            }
            PublicEvent::Announced { seat, each } => self.received(seat, each),
            PublicEvent::Agreed { seat } => {
                if let DealStage::Accepting(waiting) = &mut self.stage {
                    waiting[seat] = false;
                }
            }
            PublicEvent::Objected { .. } | PublicEvent::Ruled { .. } => {}
            PublicEvent::SticksReturned => self.return_sticks(),
            PublicEvent::Over { points, sticks } => {
                (self.points, self.sticks) = (points, sticks);
                self.stage = DealStage::Over;
            }
        }
    }

    /// Removes tiles from a hand.
    fn leaves(&mut self, seat: Seat, tiles: &[Tile]) {
        if seat == self.seat {
            for &tile in tiles {
                let held = self.hand.discard(tile);
                debug_assert!(held.is_ok(), "{held:?}");
            }
        }
        let front = &mut self.fronts[seat];
        front.concealed = front.concealed.saturating_sub(tiles.len() as u8);
    }

    /// Makes a meld from tiles of a hand.
    fn makes(&mut self, seat: Seat, meld: Meld) {
        if seat == self.seat {
            let held = self.hand.call(meld);
            debug_assert!(held.is_ok(), "{held:?}");
        }
        let front = &mut self.fronts[seat];
        front.melds.push(meld);
        front.concealed = front.concealed.saturating_sub(meld.own().len() as u8);
    }

    fn claimed(&mut self, seat: Seat, meld: Meld) {
        if let DealStage::Claims { from, .. } = self.stage
            && let Some(last) = self.fronts[from].river.last_mut()
        {
            last.claimed = true;
        }
        let ends_furiten = self.rules.switches().riichi.passed_tile == PassedTile::NextDrawOrCall;
        self.passed &= !(ends_furiten && seat == self.seat);
        self.makes(seat, meld);
        self.stage = if meld.is_kan() { DealStage::Between } else { DealStage::Turn(seat) };
    }

    fn added(&mut self, seat: Seat, tile: Tile) {
        if seat == self.seat {
            let held = self.hand.add_to_pon(tile);
            debug_assert!(held.is_ok(), "{held:?}");
        }
        let front = &mut self.fronts[seat];
        let of_kind = |meld: &&mut Meld| meld.kind() == MeldKind::Pon && meld.lowest() == tile.kind();
        if let Some(pon) = front.melds.iter_mut().find(of_kind)
            && let Ok(kan) = pon.added(tile)
        {
            *pon = kan;
        }
        front.concealed = front.concealed.saturating_sub(1);
        self.stage = DealStage::Claims { tile, from: seat, offered: Offered::AddedKan };
    }

    /// Records a winner's announcement. When all winners have announced, the others may object.
    fn received(&mut self, seat: Seat, each: BySeat<i32>) {
        self.announced[seat] = Some(each);
        let DealStage::Announcing(mut waiting) = self.stage else { return };
        waiting[seat] = false;
        self.stage = if waiting.0.contains(&true) {
            DealStage::Announcing(waiting)
        } else {
            let several = self.announced.0.iter().flatten().count() > 1;
            let players = self.rules.switches().table.players.count();
            let may_object =
                |seat: Seat| seat.index() < players && (several || self.announced[seat].is_none());
            DealStage::Accepting(BySeat::from_fn(may_object))
        };
    }

    fn stake(&mut self, seat: Seat) {
        let front = &mut self.fronts[seat];
        if let RiichiState::Declared { double } = front.riichi {
            front.riichi = RiichiState::Yes { double };
        }
        front.staked = true;
        self.points[seat] -= self.rules.switches().riichi.stake;
        self.sticks += 1;
    }

    fn return_sticks(&mut self) {
        for (seat, front) in self.fronts.iter_mut().filter(|(_, front)| front.staked) {
            front.staked = false;
            self.points[seat] += self.rules.switches().riichi.stake;
            self.sticks = self.sticks.saturating_sub(1);
        }
    }

    fn pay(&mut self, points: BySeat<i32>) {
        for (seat, points) in points.iter() {
            self.points[seat] += points;
        }
    }
}
