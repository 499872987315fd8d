//! The effect of each event on the state. Nothing else changes the state.

use hanchan_rules::{Interruption, KanDora, PaoCondition, PassedTile, Penalty, SwapCalling};
use hanchan_tiles::{BySeat, Kind, KindSet, Meld, MeldKind, Seat, Tile};

use crate::act::Claim;
use crate::ending::Ending;
use crate::event::Event;
use crate::judge::Ruling;
use crate::offence::Offence;
use crate::phase::{Offered, Phase, Source, Turn, Window};
use crate::player::{RiichiState, RiverTile};
use crate::round::{NORTH, Round};

impl Round {
    /// Applies an event to the state.
    #[allow(clippy::too_many_lines, reason = "one arm for each event")]
    pub(crate) fn apply(&mut self, event: &Event) {
        match *event {
            Event::Dealt => {
                self.ledger.indicators = 1;
                let dealer = self.setup.dealer;
                for seat in self.seats().seats().filter(|&seat| seat != dealer) {
                    self.refresh_waits(seat);
                }
                let drawn = self.players[dealer.index()].hand.drawn();
                self.begin_turn(dealer, drawn, Source::Wall, KindSet::EMPTY);
            }
            Event::Drew { seat, tile } => {
                self.keep_window(seat);
                self.ledger.drawn += 1;
                self.take(seat, tile);
                self.begin_turn(seat, Some(tile), Source::Wall, KindSet::EMPTY);
            }
            Event::Replaced { seat, tile } => {
                let after_north =
                    matches!(self.log.iter().rev().find(|event| is_offer(event)), Some(Event::North { .. }));
                self.ledger.replaced += 1;
                self.take(seat, tile);
                let source = if after_north { Source::AfterNorth } else { Source::AfterKan };
                self.begin_turn(seat, Some(tile), source, KindSet::EMPTY);
            }
            Event::Riichi { seat } => {
                let double = self.players[seat.index()].discards() == 0
                    && !self.is_broken(self.rules.switches().calls.double_riichi_broken, seat);
                self.players[seat.index()].riichi = RiichiState::Declared { double };
            }
            Event::Discarded { seat, tile, drawn, sideways } => self.discarded(seat, tile, drawn, sideways),
            Event::StakeLaid { seat } => {
                let stake = self.rules.switches().riichi.stake;
                let player = &mut self.players[seat.index()];
                if let RiichiState::Declared { double } = player.riichi {
                    player.riichi = RiichiState::Yes { double };
                    player.ippatsu = true;
                }
                self.ledger.points[seat] -= stake;
                self.ledger.sticks += 1;
                self.ledger.staked[seat] = true;
            }
            Event::Claimed { seat, meld } => self.claimed(seat, meld),
            Event::ClosedKan { seat, meld } => {
                let kind = meld.lowest();
                self.watch_kan(seat, kind);
                let player = &mut self.players[seat.index()];
                let held = player.hand.call(meld);
                debug_assert!(held.is_ok(), "{held:?}");
                for _ in 0..4 {
                    let held = player.counts.remove(kind);
                    debug_assert!(held.is_ok(), "{held:?}");
                }
                self.offer(Tile::plain(kind), seat, Offered::ClosedKan);
            }
            Event::AddedKan { seat, tile } => {
                let player = &mut self.players[seat.index()];
                let held = player.hand.add_to_pon(tile);
                debug_assert!(held.is_ok(), "{held:?}");
                let held = player.counts.remove(tile.kind());
                debug_assert!(held.is_ok(), "{held:?}");
                self.offer(tile, seat, Offered::AddedKan);
            }
            Event::North { seat } => {
                let player = &mut self.players[seat.index()];
                let held = player.hand.set_north_aside();
                debug_assert!(held.is_ok(), "{held:?}");
                let held = player.counts.remove(NORTH);
                debug_assert!(held.is_ok(), "{held:?}");
                self.offer(Tile::plain(NORTH), seat, Offered::North);
            }
            Event::Answered { seat, claim } => {
                if let Some(window) = self.window_mut() {
                    window.answers[seat] = Some(claim);
                }
            }
            Event::Stands => self.stands(),
            Event::Indicator { .. } => {
                self.ledger.indicators += 1;
                // An indicator that is opened with or after a discard was pending.
                let waited = match self.phase {
                    Phase::Claims(_) => true,
                    Phase::Turn(_) => self.opens_with_discard(),
                    _ => false,
                };
                if let Some(real) = self.real.as_mut().filter(|real| real.due_indicators > 0) {
                    real.due_indicators -= 1;
                } else if waited {
                    self.ledger.pending_indicators = self.ledger.pending_indicators.saturating_sub(1);
                }
            }
            Event::Passed { seat } => {
                let furiten = self.rules.switches().riichi.riichi_furiten;
                let player = &mut self.players[seat.index()];
                player.passed = true;
                player.passed_in_riichi |= furiten && player.riichi.in_force();
            }
            Event::Won { points, .. } => {
                self.pay(points);
                self.ledger.sticks = 0;
                self.ledger.ending = Some(Ending::Won);
                self.phase = Phase::Between;
                if let Some(settlement) = self.real.as_mut().and_then(|real| real.settlement.as_mut()) {
                    settlement.paid = BySeat::from_fn(|seat| settlement.paid[seat] + points[seat]);
                    self.phase = Phase::Paid;
                }
            }
            Event::Exhausted => {
                self.ledger.ending = Some(Ending::Exhausted);
                let choices = self.may_hide();
                self.phase =
                    if choices.0.contains(&true) { Phase::Showdown(choices) } else { Phase::Between };
            }
            Event::Showed { seat, tenpai } => {
                self.ledger.tenpai[seat] = tenpai;
                if let Phase::Showdown(waiting) = &mut self.phase {
                    waiting[seat] = false;
                }
            }
            Event::Paid { points } => self.pay(points),
            Event::Aborted { why } => {
                self.ledger.ending = Some(Ending::Aborted(why));
                self.phase = Phase::Between;
            }
            Event::SticksReturned => {
                let stake = self.rules.switches().riichi.stake;
                for seat in Seat::ALL.into_iter().filter(|&seat| self.ledger.staked[seat]) {
                    self.ledger.points[seat] += stake;
                    self.ledger.sticks -= 1;
                }
                self.ledger.staked = BySeat::default();
            }
            Event::Over => {
                self.phase = Phase::Over;
                self.make_outcome();
            }
            Event::Clock { .. }
            | Event::Closed
            | Event::Returned { .. }
            | Event::Erred { .. }
            | Event::Died { .. }
            | Event::Chombo { .. }
            | Event::Shown { .. }
            | Event::Announced { .. }
            | Event::Agreed { .. }
            | Event::Objected { .. }
            | Event::Corrected { .. }
            | Event::Mixed
            | Event::Ruled { .. } => self.apply_at_table(event),
        }
    }

    /// Applies events that only occur at unassisted tables.
    fn apply_at_table(&mut self, event: &Event) {
        let cancels = self.rules.switches().penalties.win_cancels_chombo;
        let Some(real) = &mut self.real else { return };
        match *event {
            Event::Clock { at } => real.now = at,
            Event::Closed => {
                real.late = None;
                real.due_indicators += std::mem::take(&mut self.ledger.pending_indicators);
                if matches!(self.phase, Phase::Claims(_)) {
                    self.phase = Phase::Between;
                }
            }
            Event::Returned { seat, tile } => self.returned(seat, tile),
            Event::Erred { seat, offence } => {
                real.charged[seat] |= offence.penalty(&self.rules) == Penalty::Chombo;
                // The offender's claim is void.
                if let Some(window) = self.window_mut() {
                    let void = match offence {
                        Offence::FalseCall(_) | Offence::CallWithDeadHand(_) => true,
                        Offence::FalseWin(_) | Offence::NotenRiichi | Offence::FalseKanAfterRiichi => {
                            window.answers[seat] == Some(Claim::Ron)
                        }
                        _ => false,
                    };
                    if void {
                        window.answers[seat] = Some(Claim::Pass);
                    }
                }
            }
            Event::Died { seat } => {
                real.dead[seat] = true;
                if let Phase::Claims(window) = &mut self.phase
                    && window.answers[seat].is_some()
                {
                    window.answers[seat] = Some(Claim::Pass);
                }
                // In an exhaustive draw a dead hand counts as noten, even if shown.
                self.ledger.tenpai[seat] = false;
                if let Phase::Showdown(waiting) = &mut self.phase {
                    waiting[seat] = false;
                }
                self.refresh_turn(seat);
            }
            Event::Chombo { seat, points } => {
                real.charged[seat] = false;
                real.offenders[seat] = true;
                if self.ledger.ending != Some(Ending::Won) {
                    self.ledger.ending = Some(Ending::Chombo);
                }
                self.pay(points);
            }
            Event::Shown { seat, .. } => {
                if cancels {
                    real.charged = BySeat::default();
                }
                self.ledger.ending = Some(Ending::Won);
                self.shown(seat);
            }
            Event::Announced { seat, each } => self.announced(seat, each),
            Event::Agreed { seat } => {
                if let Phase::Accepting(waiting) = &mut self.phase {
                    waiting[seat] = false;
                }
            }
            Event::Objected { .. } => {
                real.settlement.get_or_insert_default().objected = true;
            }
            Event::Corrected { points, .. } => {
                real.settlement.get_or_insert_default().corrected = true;
                self.pay(points);
            }
            Event::Mixed => self.phase = Phase::Between,
            Event::Ruled { ruling, .. } => match ruling {
                Ruling::Points(points) => self.pay(points),
                Ruling::Penalty(seat, Penalty::Chombo) => real.charged[seat] = true,
                Ruling::Redeal => self.ledger.ending = Some(Ending::Void),
                _ => {}
            },
            _ => {}
        }
    }

    /// Returns the open claim window, including one kept open by an early draw.
    fn window_mut(&mut self) -> Option<&mut Window> {
        match (&mut self.phase, &mut self.real) {
            (Phase::Claims(window), _) => Some(window),
            (_, Some(real)) => real.late.as_mut().map(|late| &mut late.window),
            _ => None,
        }
    }

    /// At an unassisted table, records a kan after riichi that changes the hand (P-152).
    fn watch_kan(&mut self, seat: Seat, kind: Kind) {
        let Phase::Turn(turn) = &self.phase else { return };
        let player = &self.players[seat.index()];
        if self.real.is_none() || !player.riichi.in_force() {
            return;
        }
        let wrong = self.may_kan_in_riichi(player, kind, turn.drawn).is_err();
        if let Some(real) = &mut self.real {
            real.false_kan[seat] |= wrong;
        }
    }

    fn pay(&mut self, points: BySeat<i32>) {
        for (seat, points) in points.iter() {
            self.ledger.points[seat] += points;
        }
    }

    fn take(&mut self, seat: Seat, tile: Tile) {
        let player = &mut self.players[seat.index()];
        let fits = player.hand.draw(tile);
        debug_assert!(fits.is_ok(), "{fits:?}");
        let fits = player.counts.add(tile.kind());
        debug_assert!(fits.is_ok(), "{fits:?}");
        player.passed = false;
    }

    fn begin_turn(&mut self, seat: Seat, drawn: Option<Tile>, source: Source, forbidden: KindSet) {
        let acts = self.turn_acts(seat, drawn, source, forbidden);
        self.phase = Phase::Turn(Turn { seat, drawn, source, forbidden, acts });
    }

    pub(crate) fn refresh_waits(&mut self, seat: Seat) {
        let equal_pairs = self.rules.switches().hands.equal_pairs;
        let player = &mut self.players[seat.index()];
        player.waits = player.waits_now(equal_pairs);
    }

    fn discarded(&mut self, seat: Seat, tile: Tile, drawn: bool, sideways: bool) {
        let player = &mut self.players[seat.index()];
        let held = player.hand.discard(tile);
        debug_assert!(held.is_ok(), "{held:?}");
        let held = player.counts.remove(tile.kind());
        debug_assert!(held.is_ok(), "{held:?}");
        player.river.push(RiverTile { tile, drawn, sideways, claimed: false });
        player.discarded.insert(tile.kind());
        player.only_orphans &= tile.kind().is_orphan();
        player.ippatsu = false;
        player.sideways_next = false;
        // Waits don't change after riichi.
        if !player.riichi.in_force() {
            self.refresh_waits(seat);
        }
        self.offer(tile, seat, Offered::Discard);
    }

    fn claimed(&mut self, seat: Seat, meld: Meld) {
        let Phase::Claims(window) = &self.phase else { return };
        let from = window.from;
        let next_sideways = self.rules.switches().riichi.next_sideways;
        let feeder = &mut self.players[from.index()];
        feeder.fed = true;
        let declared =
            feeder.riichi.in_force() && feeder.river.tiles().last().is_some_and(|last| last.sideways);
        feeder.sideways_next = declared && next_sideways;
        if let Some(last) = feeder.river.last_mut() {
            last.claimed = true;
        }
        let ends_furiten = self.rules.switches().riichi.passed_tile == PassedTile::NextDrawOrCall;
        let caller = &mut self.players[seat.index()];
        let held = caller.hand.call(meld);
        debug_assert!(held.is_ok(), "{held:?}");
        for tile in meld.own() {
            let held = caller.counts.remove(tile.kind());
            debug_assert!(held.is_ok(), "{held:?}");
        }
        caller.passed &= !ends_furiten;
        self.ledger.open_sets = true;
        self.declared(seat, true);
        self.make_liable(seat, from, meld);
        if meld.is_kan() {
            self.ledger.kans[seat] += 1;
            self.ledger.pending_indicators += u8::from(self.waits_for_discard(false));
            self.phase = Phase::Between;
        } else {
            let forbidden = forbidden_after(meld, self.rules.switches().calls.swap_calling);
            self.begin_turn(seat, None, Source::Claim, forbidden);
        }
    }

    /// Completes a kan or a North that nobody robbed.
    fn stands(&mut self) {
        let Phase::Claims(window) = &self.phase else { return };
        let (seat, offered) = (window.from, window.offered);
        if offered == Offered::North {
            self.declared(seat, false);
        } else {
            self.ledger.kans[seat] += 1;
            self.ledger.pending_indicators += u8::from(self.waits_for_discard(offered == Offered::ClosedKan));
            self.declared(seat, true);
        }
        if self.players[seat.index()].riichi.in_force() {
            self.refresh_waits(seat);
        }
        self.phase = Phase::Between;
    }

    /// Returns whether the indicator for a kan is opened only with or after the discard.
    fn waits_for_discard(&self, closed: bool) -> bool {
        let calls = &self.rules.switches().calls;
        let when = if closed { calls.closed_kan_dora } else { calls.open_kan_dora };
        matches!(when, KanDora::WithDiscard | KanDora::AfterDiscard)
    }

    /// Returns whether pending indicators are opened with the discard.
    pub(crate) fn opens_with_discard(&self) -> bool {
        let calls = &self.rules.switches().calls;
        [calls.open_kan_dora, calls.closed_kan_dora].contains(&KanDora::WithDiscard)
    }

    /// Marks what a call interrupts under the rules: the first go-around and ippatsu.
    fn declared(&mut self, seat: Seat, a_set: bool) {
        self.ledger.any_call = true;
        self.ledger.sets_by[seat] |= a_set;
        let broken = self.rules.switches().riichi.ippatsu_broken;
        let open = self.ledger.open_sets
            && matches!(self.phase, Phase::Claims(ref window) if window.offered == Offered::Discard);
        for other in Seat::ALL {
            let ends = match broken {
                Interruption::AnyCall => true,
                Interruption::OthersSets => a_set && other != seat,
                Interruption::OpenSets => open,
            };
            self.players[other.index()].ippatsu &= !ends;
        }
    }

    /// Makes `from` liable if their discard completed `seat`'s last set for a yakuman (P-199, C-045, A-P10).
    fn make_liable(&mut self, seat: Seat, from: Seat, meld: Meld) {
        let kind = meld.lowest();
        let hand = &self.players[seat.index()].hand;
        let all_open = self.rules.switches().yakuman.pao_condition == PaoCondition::AllOpen;
        let melded = |of: Kind| {
            hand.melds().iter().any(|meld| {
                meld.lowest() == of && meld.kind() != MeldKind::Chi && (meld.is_open() || !all_open)
            })
        };
        let is_set = |of: &Kind| melded(*of) || (!all_open && hand.concealed().counts().get(*of) >= 3);
        let liable = &mut self.ledger.liable[seat];
        if kind >= Kind::WHITE && Kind::ALL[31..].iter().filter(|&of| is_set(of)).count() == 3 {
            liable[0] = Some(from);
        }
        if (Kind::EAST..=Kind::NORTH).contains(&kind) {
            match Kind::ALL[27..31].iter().filter(|&of| is_set(of)).count() {
                3 => liable[1] = Some(from),
                4 => liable[2] = Some(from),
                _ => {}
            }
        }
        let kans = hand.melds().iter().filter(|meld| meld.is_kan() && (meld.is_open() || !all_open)).count();
        if meld.is_kan() && kans == 4 {
            liable[3] = Some(from);
        }
    }
}

fn is_offer(event: &Event) -> bool {
    matches!(
        event,
        Event::North { .. } | Event::ClosedKan { .. } | Event::AddedKan { .. } | Event::Claimed { .. }
    )
}

/// Returns the kinds that may not be discarded right after this call (kuikae).
pub fn forbidden_after(meld: Meld, swap: SwapCalling) -> KindSet {
    let mut forbidden = KindSet::EMPTY;
    let Some(claimed) = meld.claimed().map(Tile::kind).filter(|_| swap != SwapCalling::Allowed) else {
        return forbidden;
    };
    forbidden.insert(claimed);
    if swap == SwapCalling::Forbidden && meld.kind() == MeldKind::Chi {
        let (low, rank) = (meld.lowest().index(), claimed.rank().unwrap_or(0));
        if claimed.index() == low && rank <= 6 {
            forbidden.insert(Kind::ALL[low + 3]);
        } else if claimed.index() == low + 2 && rank >= 4 {
            forbidden.insert(Kind::ALL[low - 1]);
        }
    }
    forbidden
}

/// Returns the meld that a claim on another player's tile makes.
pub(crate) fn meld_of(
    claim: Claim,
    tile: Tile,
    seat: Seat,
    from: Seat,
    held: &hanchan_tiles::Hand,
) -> Option<Meld> {
    let side = seat.side_of(from)?;
    let kind = tile.kind();
    let reds = kind.five_of().map_or(0, |suit| held.concealed().reds(suit));
    let own = std::array::from_fn(|i| match kind.five_of() {
        Some(suit) if (i as u8) < reds => Tile::red(suit),
        _ => Tile::plain(kind),
    });
    crate::act::made_of(claim, tile, side, own)
}
