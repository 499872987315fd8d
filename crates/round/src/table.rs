//! Unassisted tables: players draw their own tiles, call at any time, and can make mistakes.
//!
//! ```text
//!   Discarded ─► Claims ──draw──► Turn of the next player, the discard still claimable
//!                  │ ▲              │ a claim in time: Returned (P-058)
//!                  │ └──────────────┤
//!                  │                └ the time is over, or everybody else has passed: Closed
//!                  └ close: the highest claim counts
//!   a win: Shown ─► Announcing ─► Accepting ─► Won ─► Paid ─► Mixed ─► Over (P-043 … P-045)
//! ```
//!
//! An invalid set is judged when it is called, and an invalid win when the window closes, because a valid win at
//! the same time cancels the chombo (P-148).

use hanchan_rules::{ChomboAftermath, Penalty};
use hanchan_score::mangan_payments;
use hanchan_tiles::{BySeat, Meld, Seat, Tile};

use crate::act::{Claim, TurnAct, TurnActs};
use crate::event::Event;
use crate::offence::{FalseSet, NoWin, Offence};
use crate::phase::{Offered, Phase, Turn, Window};
use crate::player::RiichiState;
use crate::refusal::Refusal;
use crate::round::Round;
use crate::settlement::Settlement;
use crate::sitting::Sitting;

/// State that exists at unassisted tables only.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub(crate) struct Real {
    /// The current time, and the time at which the last tile was offered, in milliseconds since the deal began.
    pub(crate) now: u32,
    pub(crate) offered_at: u32,
    /// The claim window of a discard that can still be claimed although the next player has drawn.
    pub(crate) late: Option<Late>,
    /// The number of indicators still to be opened because nobody won on the discard.
    pub(crate) due_indicators: u8,
    pub(crate) dead: BySeat<bool>,
    /// The players who made a kan after riichi that changes their hand (P-152).
    pub(crate) false_kan: BySeat<bool>,
    /// The players who owe a chombo payment that has not been made yet.
    pub(crate) charged: BySeat<bool>,
    /// The players who committed a chombo offence in this deal.
    pub(crate) offenders: BySeat<bool>,
    pub(crate) settlement: Option<Settlement>,
    pub(crate) notes: Vec<String>,
}

/// A claim window kept open by an early draw.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Late {
    pub(crate) window: Window,
    /// Whether the drawing player was in temporary furiten before the draw.
    pub(crate) passed: bool,
}

impl Round {
    /// Returns the table mode.
    pub fn sitting(&self) -> Sitting {
        if self.real.is_some() { Sitting::RealTable } else { Sitting::Assisted }
    }

    /// Returns whether a player's hand is dead (P-157).
    pub fn is_dead(&self, seat: Seat) -> bool {
        self.real.as_ref().is_some_and(|real| real.dead[seat])
    }

    /// Returns the time at an unassisted table, in milliseconds since the deal began.
    pub fn now(&self) -> u32 {
        self.real.as_ref().map_or(0, |real| real.now)
    }

    /// Returns the time until which the last discard can be claimed although the next player has drawn (P-058), in
    /// milliseconds since the deal began; `None` if nobody has drawn or the window is closed.
    pub fn claimable_until(&self) -> Option<u32> {
        let real = self.real.as_deref().filter(|real| real.late.is_some())?;
        Some(real.offered_at.saturating_add(100 * u32::from(self.rules.switches().calls.claim_until)))
    }

    /// Sets the time before an act, in milliseconds since the deal began. An earlier time than the current one is
    /// ignored, and so are calls at assisted tables.
    pub fn clock(&mut self, at: u32) {
        if self.real.as_ref().is_some_and(|real| at > real.now) && !matches!(self.phase, Phase::Over) {
            self.emit(Event::Clock { at });
        }
    }

    /// Returns whether a player who drew early must wait before acting, because the last discard can still be claimed
    /// (P-056, P-058).
    pub(crate) fn must_wait(&self) -> bool {
        self.claimable_until().is_some_and(|until| self.now() < until)
    }

    /// Returns whether everybody but the player who draws has passed on a discard (A-P44).
    fn all_passed(window: &Window, drawer: Seat) -> bool {
        window.answers.iter().all(|(seat, answer)| seat == drawer || *answer == Some(Claim::Pass))
    }

    /// Returns whether everybody else has passed on the discard, so that the player who draws next need not wait.
    pub fn is_passed_by_others(&self, drawer: Seat) -> bool {
        self.window_at_table().is_ok_and(|window| Self::all_passed(window, drawer))
    }

    /// Returns whether somebody has claimed the tile of this window or owes a chombo payment.
    pub(crate) fn is_claimed(&self, window: &Window) -> bool {
        let charged = self.real.as_ref().is_some_and(|real| real.charged.0.contains(&true));
        charged || window.answers.0.iter().flatten().any(|answer| *answer != Claim::Pass)
    }

    /// Draws a tile from the wall, which is a move of its own at unassisted tables (P-056, P-057). After a kan or
    /// a North, the player who declared it draws, which ends the time for robbing it.
    pub fn draw(&mut self, seat: Seat) -> Result<(), Refusal> {
        self.may_draw(seat)?;
        if self.window()?.offered != Offered::Discard {
            self.resolve();
            return Ok(());
        }
        let until = 100 * u32::from(self.rules.switches().calls.claim_until);
        let early = self.real.as_ref().is_some_and(|real| real.now < real.offered_at.saturating_add(until))
            && !Self::all_passed(self.window()?, seat);
        if !early {
            self.close_window();
        }
        let tile = self.wall.at(self.ledger.drawn);
        self.emit(Event::Drew { seat, tile });
        Ok(())
    }

    /// Returns `Ok` if a player may draw from the wall now, and the reason if not. The result depends only on
    /// public information.
    pub fn may_draw(&self, seat: Seat) -> Result<(), Refusal> {
        if self.real.is_none() {
            return Err(Refusal::Assisted);
        }
        let window = self.window()?;
        let drawer =
            if window.offered == Offered::Discard { window.from.next(self.seats()) } else { window.from };
        if seat != drawer {
            return Err(Refusal::NotYourTurn(drawer));
        }
        if self.is_claimed(window) {
            return Err(Refusal::TileClaimed);
        }
        if window.offered == Offered::Discard && (self.live() == 0 || self.may_abort_here()) {
            return Err(Refusal::MayEnd);
        }
        Ok(())
    }

    /// Closes the claim window after nobody claimed the discard: furiten takes effect, the riichi stake is paid,
    /// and pending indicators are opened.
    pub(crate) fn close_window(&mut self) {
        let late = self.real.as_ref().and_then(|real| real.late.as_ref());
        let drawer = late.map(|late| late.window.from.next(self.seats()));
        let window = match (&self.phase, late) {
            (_, Some(late)) => &late.window,
            (Phase::Claims(window), None) => window,
            _ => return,
        };
        let (tile, from) = (window.tile, window.from);
        let mut passed = self.passes(tile, from, Offered::Discard);
        if let Some(drawer) = drawer {
            // Drawing has ended the drawer's temporary furiten, unless they are in riichi (P-088, P-098).
            let player = &self.players[drawer.index()];
            let new = player.riichi.in_force() && !player.passed_in_riichi;
            passed[drawer] = new && player.waits.contains(tile.kind());
        }
        self.emit(Event::Closed);
        self.emit_passed(from, passed);
        self.nobody_won(from);
    }

    /// Closes a claim window that an early draw kept open, because the time is over or everybody else has passed.
    pub(crate) fn close_late_window(&mut self) {
        if self.real.as_ref().is_some_and(|real| real.late.is_some()) {
            self.close_window();
        }
    }

    /// Closes the claim window, or ends the time for objections, because the caller says that the time is up.
    pub(crate) fn close_at_table(&mut self) -> Result<(), Refusal> {
        match &self.phase {
            Phase::Claims(window) if window.offered != Offered::Discard || self.is_claimed(window) => {
                self.resolve();
                Ok(())
            }
            Phase::Claims(_) if self.live() == 0 || self.may_abort_here() => {
                self.close_window();
                if let Some(why) = self.abort_now() {
                    self.abort(why);
                } else if self.live() == 0 {
                    self.exhausted();
                }
                Ok(())
            }
            Phase::Claims(window) => Err(Refusal::NotYourTurn(window.from.next(self.seats()))),
            Phase::Turn(_) if self.claimable_until().is_some() => {
                self.close_late_window();
                Ok(())
            }
            Phase::Accepting(_) => {
                self.pay_announced();
                Ok(())
            }
            Phase::Over => Err(Refusal::Over),
            _ => Err(Refusal::NothingToClaim),
        }
    }

    /// Returns the claim window at an unassisted table, including one kept open by an early draw.
    fn window_at_table(&self) -> Result<&Window, Refusal> {
        let Some(real) = self.real.as_deref() else { return Err(Refusal::Assisted) };
        match &real.late {
            Some(late) => match self.claimable_until() {
                Some(until) if real.now > until => Err(Refusal::ClaimTooLate),
                _ => Ok(&late.window),
            },
            None => self.window().map_err(|why| match why {
                Refusal::NothingToClaim if matches!(self.phase, Phase::Turn(_)) => Refusal::ClaimTooLate,
                why => why,
            }),
        }
    }

    /// Returns whether a player at an unassisted table may still answer the last tile: it is not their own, and
    /// they have neither answered nor drawn. Does not check the clock.
    pub fn may_speak(&self, seat: Seat) -> bool {
        let late = self.real.as_ref().and_then(|real| real.late.as_ref());
        let window = match (&self.phase, late) {
            _ if self.real.is_none() => return false,
            (_, Some(late)) => &late.window,
            (Phase::Claims(window), None) => window,
            _ => return false,
        };
        self.is_for(window, seat) && window.answers[seat].is_none()
    }

    /// Returns whether a player could claim a tile at all: it is not their own, and they have not drawn since.
    fn is_for(&self, window: &Window, seat: Seat) -> bool {
        let drew = self.early_drawn().is_some() && seat == window.from.next(self.seats());
        seat != window.from && seat.index() < self.seats().count() && !drew
    }

    /// Returns the claims a player can make now: at an assisted table the legal claims, at an unassisted table all
    /// claims that can be made with their tiles.
    pub fn possible_claims(&self, seat: Seat) -> Vec<Claim> {
        if self.real.is_none() {
            return match &self.phase {
                Phase::Claims(window) if window.answers[seat].is_none() => {
                    window.claims[seat].iter().collect()
                }
                _ => Vec::new(),
            };
        }
        let Ok(window) = self.window_at_table() else { return Vec::new() };
        if !self.is_for(window, seat) || window.answers[seat].is_some() {
            return Vec::new();
        }
        let mut claims = Vec::with_capacity(POSSIBLE);
        claims.push(Claim::Ron);
        if window.offered == Offered::Discard {
            let concealed = self.players[seat.index()].hand.concealed();
            let kinds: Vec<Tile> = Tile::all().filter(|&tile| concealed.get(tile) > 0).collect();
            claims.push(Claim::OpenKan);
            for (i, &low) in kinds.iter().enumerate() {
                let first = if concealed.get(low) > 1 { i } else { i + 1 };
                for &high in &kinds[first.min(kinds.len())..] {
                    claims.extend([Claim::Pon([low, high]), Claim::Chi([low, high])].map(in_order));
                }
            }
        }
        claims.push(Claim::Pass);
        claims.retain(|&claim| !self.is_for_earlier_discard(seat, claim, window));
        claims
    }

    /// Returns whether a claim is meant for the discard before the one on offer, because it fits only that one. Such a
    /// claim is too late, but not an offence (P-058, A-P41).
    fn is_for_earlier_discard(&self, seat: Seat, claim: Claim, window: &Window) -> bool {
        if window.offered != Offered::Discard {
            return false;
        }
        let mut discards = self.log.iter().rev().filter_map(|event| match *event {
            Event::Discarded { seat, tile, .. } => Some((seat, tile)),
            _ => None,
        });
        let Some((from, earlier)) = discards.nth(1) else { return false };
        let fits = |from: Seat, tile: Tile| match claim {
            Claim::Pass => false,
            Claim::Ron => self.players[seat.index()].waits.contains(tile.kind()),
            Claim::Chi(_) if from.next(self.seats()) != seat => false,
            Claim::Chi(own) => Meld::chi(tile, own).is_ok(),
            Claim::Pon(_) => is_set_of(tile, claim),
            Claim::OpenKan => self.players[seat.index()].counts.counts().get(tile.kind()) >= 3,
        };
        from != seat && fits(from, earlier) && !fits(window.from, window.tile)
    }

    /// Checks that a player at an unassisted table can make this claim, valid or not. Returns the seat the tile comes
    /// from, and why it can be claimed.
    pub(crate) fn may_say(&self, seat: Seat, claim: Claim) -> Result<(Seat, Offered), Refusal> {
        let window = self.window_at_table()?;
        if !self.is_for(window, seat) {
            return Err(Refusal::NotYourClaim);
        }
        if window.answers[seat].is_some() {
            return Err(Refusal::Answered);
        }
        if let Claim::Pon([a, b]) | Claim::Chi([a, b]) = claim {
            let mut concealed = *self.players[seat.index()].hand.concealed();
            for tile in [a, b] {
                concealed.remove(tile).map_err(|_| Refusal::NotHeld(tile))?;
            }
        }
        if is_set(claim) && window.offered != Offered::Discard {
            return Err(Refusal::NotYourClaim);
        }
        if self.is_for_earlier_discard(seat, claim, window) {
            return Err(Refusal::ClaimTooLate);
        }
        Ok((window.from, window.offered))
    }

    /// Makes a claim at an unassisted table.
    pub(crate) fn claim_at_table(&mut self, seat: Seat, claim: Claim) -> Result<(), Refusal> {
        let (from, offered) = self.may_say(seat, claim)?;
        self.say(seat, claim, from, offered);
        Ok(())
    }

    /// Carries out a claim that can be made, valid or not.
    fn say(&mut self, seat: Seat, claim: Claim, from: Seat, offered: Offered) {
        let fault = if is_set(claim) { self.fault_of_claim(seat, claim) } else { None };
        if let Some(fault @ Offence::FalseCall(_)) = fault {
            return self.err(seat, fault);
        }
        if claim != Claim::Pass
            && let Some(drawn) = self.early_drawn()
        {
            self.emit(Event::Returned { seat: from.next(self.seats()), tile: drawn });
        }
        if let Some(fault) = fault {
            return self.err(seat, fault);
        }
        self.emit(Event::Answered { seat, claim });
        let Phase::Claims(window) = &self.phase else { return self.close_if_all_passed() };
        let all = window.answers.0.iter().all(Option::is_some);
        if all && (self.is_claimed(window) || offered != Offered::Discard) {
            self.resolve();
        }
    }

    /// Closes a claim window that an early draw kept open once everybody else has passed (A-P44).
    fn close_if_all_passed(&mut self) {
        let late = self.real.as_ref().and_then(|real| real.late.as_ref());
        if late.is_some_and(|late| Self::all_passed(&late.window, late.window.from.next(self.seats()))) {
            self.close_window();
        }
    }

    /// Returns the tile that was drawn early, while the previous discard can still be claimed.
    fn early_drawn(&self) -> Option<Tile> {
        match &self.phase {
            Phase::Turn(turn) if self.real.as_ref().is_some_and(|real| real.late.is_some()) => turn.drawn,
            _ => None,
        }
    }

    /// Returns the number of live tiles that matters for a claim on the discard: a tile drawn early would go back
    /// (P-058).
    pub(crate) fn live_for_claims(&self) -> u8 {
        self.live() + u8::from(self.early_drawn().is_some())
    }

    /// Calls ron or tsumo without showing the hand (P-048).
    pub fn shout(&mut self, seat: Seat) -> Result<(), Refusal> {
        if self.real.is_none() {
            return Err(Refusal::Assisted);
        }
        match &self.phase {
            Phase::Over => Err(Refusal::Over),
            Phase::Turn(_) | Phase::Claims(_) if seat.index() < self.seats().count() => {
                self.err(seat, Offence::Shout);
                Ok(())
            }
            _ => Err(Refusal::NotYourClaim),
        }
    }

    /// Returns all acts that are possible on a turn at an unassisted table, legal or not.
    pub(crate) fn possible_acts(&self, seat: Seat, drawn: Option<Tile>, legal: TurnActs) -> TurnActs {
        let player = &self.players[seat.index()];
        let mut acts = TurnActs { tsumo: drawn.is_some(), ..legal };
        if self.is_dead(seat) {
            let none = TurnActs::default();
            return TurnActs { drawn: acts.drawn, discards: acts.discards, tsumo: acts.tsumo, ..none };
        }
        let may_lay = self.rules.switches().riichi.least_points.allow(self.ledger.points[seat]);
        if player.riichi == RiichiState::No && player.hand.is_closed() && may_lay && drawn.is_some() {
            (acts.riichi, acts.riichi_drawn) = (acts.discards, true);
        }
        let counts = player.counts.counts();
        for (kind, count) in counts.iter() {
            if count >= 3 {
                acts.closed_kans.insert(kind);
            }
            let pon = |meld: &hanchan_tiles::Meld| {
                meld.kind() == hanchan_tiles::MeldKind::Pon && meld.lowest() == kind
            };
            if player.hand.melds().iter().any(pon) {
                acts.added_kans.insert(kind);
            }
        }
        acts
    }

    /// Returns the offence that an act on this turn would be, if any. Meant for judges and simulations; players
    /// are not warned.
    pub fn fault_of(&self, seat: Seat, act: TurnAct) -> Option<Offence> {
        let Phase::Turn(turn) = &self.phase else { return None };
        let drawn = turn.drawn;
        match act {
            TurnAct::Riichi(_) | TurnAct::RiichiDrawn => {
                let least = self.rules.switches().riichi.least_tiles;
                (self.live() < least).then_some(Offence::RiichiTooLate(self.live()))
            }
            TurnAct::ClosedKan(kind) => {
                // A kan that changes a hand in riichi is carried out and penalised later (P-152).
                match self.may_close_kan(seat, kind, drawn) {
                    Ok(()) | Err(Refusal::WaitsChange(..)) => None,
                    Err(_) => Some(Offence::FalseCall(FalseSet::ClosedKan(kind))),
                }
            }
            TurnAct::AddedKan(kind) => {
                let fault = self.may_add_kan(seat, kind, drawn).is_err();
                fault.then_some(Offence::FalseCall(FalseSet::AddedKan(kind)))
            }
            TurnAct::Tsumo => {
                let tile = drawn?;
                let chance = self.by_drawing(seat, tile, self.is_rinshan(turn.source));
                self.fault_of_win(seat, || {
                    self.score_of(chance)
                        .map(|_| ())
                        .map_err(|why| crate::win::no_score(why, &self.players[seat.index()]))
                })
            }
            TurnAct::DiscardDrawn | TurnAct::Discard(_) | TurnAct::North | TurnAct::NineKinds => None,
        }
    }

    /// Returns the offence that a claim would be, if any. Meant for judges and simulations.
    pub fn fault_of_claim(&self, seat: Seat, claim: Claim) -> Option<Offence> {
        let window = self.window_at_table().ok()?;
        let (tile, from, offered) = (window.tile, window.from, window.offered);
        match claim {
            Claim::Pass => None,
            Claim::Ron => self.fault_of_win(seat, || self.may_win_on(seat, tile, from, offered)),
            _ if self.is_dead(seat) => Some(Offence::CallWithDeadHand(claim)),
            _ => {
                let right = is_set_of(tile, claim)
                    && self.claims_of(seat, tile, from, offered, false).contains(claim);
                (!right).then_some(Offence::FalseCall(FalseSet::Claim(claim)))
            }
        }
    }

    /// Returns the offence of showing a hand as a win if the hand does not win.
    pub(crate) fn fault_of_win(
        &self,
        seat: Seat,
        valid: impl FnOnce() -> Result<(), Refusal>,
    ) -> Option<Offence> {
        if self.is_dead(seat) {
            return Some(Offence::FalseWin(NoWin::DeadHand));
        }
        match valid() {
            Err(why) => Some(Offence::FalseWin(why.into())),
            Ok(()) => self.fault_in_riichi(seat),
        }
    }

    /// Returns the offence found in a riichi hand, if any: riichi without tenpai, or a kan that changed the hand.
    pub(crate) fn fault_in_riichi(&self, seat: Seat) -> Option<Offence> {
        let riichi = self.players[seat.index()].riichi.in_force() && !self.is_dead(seat);
        let false_kan = self.real.as_ref().is_some_and(|real| real.false_kan[seat]);
        match (riichi, false_kan) {
            (true, true) => Some(Offence::FalseKanAfterRiichi),
            (true, false) if !self.is_tenpai(seat) => Some(Offence::NotenRiichi),
            _ => None,
        }
    }

    /// Records an offence and applies its penalty.
    pub(crate) fn err(&mut self, seat: Seat, offence: Offence) {
        self.emit(Event::Erred { seat, offence });
        self.punish(seat, offence.penalty(&self.rules));
    }

    pub(crate) fn punish(&mut self, seat: Seat, penalty: Penalty) {
        match penalty {
            Penalty::None => {}
            Penalty::DeadHand if self.is_dead(seat) => {}
            Penalty::DeadHand => {
                self.emit(Event::Died { seat });
                if matches!(&self.phase, Phase::Showdown(waiting) if !waiting.0.contains(&true)) {
                    self.settle_draw();
                }
            }
            // While a tile can be claimed, a win may still cancel the chombo (P-148).
            Penalty::Chombo if matches!(self.phase, Phase::Claims(_)) => {}
            Penalty::Chombo => match self.phase {
                Phase::Announcing(_) | Phase::Accepting(_) | Phase::Paid => self.pay_beside_a_win(),
                _ => self.chombo(),
            },
        }
    }

    /// Makes offenders pay in addition to a win, under rules where a win does not cancel a chombo.
    pub(crate) fn pay_beside_a_win(&mut self) {
        if self.rules.switches().penalties.win_cancels_chombo {
            return;
        }
        self.pay_chombo();
    }

    fn pay_chombo(&mut self) {
        let Some(charged) = self.real.as_ref().map(|real| real.charged) else { return };
        let at_table = self.rules.switches().penalties.chombo == hanchan_rules::Chombo::Mangan;
        for seat in Seat::ALL.into_iter().filter(|&seat| charged[seat]) {
            let payments = mangan_payments(self.wind(seat), &self.rules);
            let players = self.seats().count();
            let points = BySeat::from_fn(|other| {
                if at_table && other.index() < players { -payments.of(self.wind(other)) } else { 0 }
            });
            self.emit(Event::Chombo { seat, points });
        }
    }

    /// Ends the deal with a chombo (P-149, P-156).
    pub(crate) fn chombo(&mut self) {
        self.pay_chombo();
        if self.rules.switches().penalties.chombo_aftermath == ChomboAftermath::Redeal {
            self.return_stakes();
        }
        self.emit(Event::Over);
    }

    /// Ends the deal for a redeal ordered by the judge.
    pub(crate) fn redeal(&mut self) {
        self.return_stakes();
        self.emit(Event::Over);
    }

    fn return_stakes(&mut self) {
        if self.ledger.staked.0.contains(&true) {
            self.emit(Event::SticksReturned);
        }
    }

    /// Recomputes the acts open to a player whose hand has become dead.
    pub(crate) fn refresh_turn(&mut self, dead: Seat) {
        if let Phase::Turn(turn) = &self.phase
            && turn.seat == dead
        {
            let Turn { seat, drawn, source, forbidden, .. } = *turn;
            let acts = self.turn_acts(seat, drawn, source, forbidden);
            if let Phase::Turn(turn) = &mut self.phase {
                turn.acts = acts;
            }
        }
    }

    /// Offers a tile to everybody at an unassisted table. The validity of claims is judged later.
    pub(crate) fn offer_at_table(&mut self, tile: Tile, from: Seat, offered: Offered) {
        let players = self.seats().count();
        let claims = BySeat([crate::act::Claims::none(tile); 4]);
        let answers =
            BySeat::from_fn(|seat| (seat == from || seat.index() >= players).then_some(Claim::Pass));
        if let Some(real) = &mut self.real {
            real.offered_at = real.now;
            real.late = None;
        }
        self.phase = Phase::Claims(Window { tile, from, offered, claims, answers });
    }

    /// Puts a tile that was drawn early back into the wall.
    pub(crate) fn returned(&mut self, seat: Seat, tile: Tile) {
        let Some(late) = self.real.as_mut().and_then(|real| real.late.take()) else { return };
        self.ledger.drawn -= 1;
        let player = &mut self.players[seat.index()];
        let held = player.hand.discard(tile);
        debug_assert!(held.is_ok(), "{held:?}");
        let held = player.counts.remove(tile.kind());
        debug_assert!(held.is_ok(), "{held:?}");
        player.passed = late.passed;
        self.phase = Phase::Claims(late.window);
    }

    /// Keeps the claim window open after an early draw.
    pub(crate) fn keep_window(&mut self, drawer: Seat) {
        let passed = self.players[drawer.index()].passed;
        if let (Some(real), Phase::Claims(window)) = (&mut self.real, &self.phase) {
            real.late = Some(Late { window: window.clone(), passed });
        }
    }
}

fn is_set(claim: Claim) -> bool {
    !matches!(claim, Claim::Pass | Claim::Ron)
}

/// Returns whether the tiles of a claim form a set with the claimed tile.
fn is_set_of(tile: Tile, claim: Claim) -> bool {
    let kind = tile.kind().index();
    match claim {
        Claim::Pon(own) => own.iter().all(|own| own.kind().index() == kind),
        Claim::Chi(own) => own.iter().all(|own| own.kind().index().abs_diff(kind) <= 2),
        Claim::Pass | Claim::Ron | Claim::OpenKan => true,
    }
}

/// The capacity for all claims that are possible with thirteen different tiles.
const POSSIBLE: usize = 3 + 13 * 12;

/// Returns the claim with the player's own tiles in the order of lists and logs: a red five comes first in a pon, the
/// lower tile first in a chi.
pub(crate) fn in_order(claim: Claim) -> Claim {
    let kind = |tile: Tile| tile.kind().index();
    match claim {
        Claim::Pon([a, b]) if (kind(a), !a.is_red()) > (kind(b), !b.is_red()) => Claim::Pon([b, a]),
        Claim::Chi([a, b]) if (kind(a), a.is_red()) > (kind(b), b.is_red()) => Claim::Chi([b, a]),
        other => other,
    }
}
