//! Claims on a tile: what each player may claim, and which claim prevails.

use hanchan_rules::{Chi, FourKans, RobClosedKan, RonBonus, SeveralRons};
use hanchan_score::WinShape;
use hanchan_tiles::{BySeat, Hand, Kind, Players, Seat, Suit, Tile};

use crate::act::{Claim, Claims};
use crate::event::{Abort, Event};
use crate::fold::{forbidden_after, meld_of};
use crate::phase::{Offered, Phase, Window};
use crate::player::RiichiState;
use crate::refusal::Refusal;
use crate::round::Round;
use crate::win::Chance;

impl Round {
    /// Offers a tile to the other players. Players without a legal claim pass automatically.
    pub(crate) fn offer(&mut self, tile: Tile, from: Seat, offered: Offered) {
        if self.real.is_some() {
            return self.offer_at_table(tile, from, offered);
        }
        let players = self.seats().count();
        self.ledger.missed = BySeat::default();
        let mut claims = BySeat([Claims::none(tile); 4]);
        let mut answers = BySeat([Some(Claim::Pass); 4]);
        for seat in Seat::ALL.into_iter().take(players).filter(|&seat| seat != from) {
            let why = self.players[seat.index()]
                .waits
                .contains(tile.kind())
                .then(|| self.may_win_on(seat, tile, from, offered));
            claims[seat] = self.claims_of(seat, tile, from, offered, why == Some(Ok(())));
            self.ledger.missed[seat] = why.and_then(Result::err);
            if !claims[seat].is_empty() {
                answers[seat] = None;
            }
        }
        self.phase = Phase::Claims(Window { tile, from, offered, claims, answers });
    }

    /// Resolves the claim window if everybody has answered.
    pub(crate) fn resolve_if_settled(&mut self) {
        if let Phase::Claims(window) = &self.phase
            && window.answers.0.iter().all(Option::is_some)
        {
            self.resolve();
        }
    }

    pub(crate) fn claims_of(
        &self,
        seat: Seat,
        tile: Tile,
        from: Seat,
        offered: Offered,
        ron: bool,
    ) -> Claims {
        let mut claims = Claims { ron, ..Claims::none(tile) };
        let player = &self.players[seat.index()];
        if offered != Offered::Discard || player.riichi.in_force() || self.may_claim_sets().is_err() {
            return claims;
        }
        let kind = tile.kind();
        let count = player.counts.counts().get(kind);
        if count >= 2 {
            claims.pons = pons(&player.hand, kind, count);
            if self.leaves_no_discard(&player.hand, 2, claims, seat, from) {
                claims.pons = 0;
            }
            claims.kan = count >= 3 && self.may_kan_with(self.live_for_claims()).is_ok();
        }
        if self.rules.switches().calls.chi == Chi::Left
            && from.next(self.seats()) == seat
            && !kind.is_honour()
        {
            claims.chis = chis(&player.hand, kind);
            if claims.chis != 0 {
                self.drop_chis_without_discard(&player.hand, &mut claims, seat, from);
            }
        }
        claims
    }

    /// Returns `Ok` if the tile can be claimed for a set, and the reason if not.
    fn may_claim_sets(&self) -> Result<(), Refusal> {
        if self.live_for_claims() == 0 && !self.rules.switches().calls.last_discard {
            return Err(Refusal::LastDiscard);
        }
        // The deal ends after this discard unless somebody wins on it.
        if self.is_fourth_kan_draw() { Err(Refusal::NoMoreKans) } else { Ok(()) }
    }

    /// Returns whether every pon among these claims would leave no legal discard. This can only happen to small
    /// hands.
    fn leaves_no_discard(&self, hand: &Hand, own: usize, claims: Claims, seat: Seat, from: Seat) -> bool {
        hand.concealed().len() <= own + 2
            && claims
                .iter()
                .filter(|claim| matches!(claim, Claim::Pon(_)))
                .all(|claim| !self.can_discard_after(hand, claim, claims.tile, seat, from))
    }

    fn drop_chis_without_discard(&self, hand: &Hand, claims: &mut Claims, seat: Seat, from: Seat) {
        if hand.concealed().len() > 6 {
            return;
        }
        for bit in 0..12u16 {
            let one = Claims { chis: claims.chis & 1 << bit, ron: false, kan: false, pons: 0, ..*claims };
            let possible = one.iter().any(|claim| {
                claim != Claim::Pass && self.can_discard_after(hand, claim, claims.tile, seat, from)
            });
            if !possible {
                claims.chis &= !(1 << bit);
            }
        }
    }

    fn can_discard_after(&self, hand: &Hand, claim: Claim, tile: Tile, seat: Seat, from: Seat) -> bool {
        let Some(meld) = meld_of(claim, tile, seat, from, hand) else { return false };
        let mut after = *hand;
        let forbidden = forbidden_after(meld, self.rules.switches().calls.swap_calling);
        after.call(meld).is_ok() && !after.concealed().counts().kinds().difference(forbidden).is_empty()
    }

    /// Returns `Ok` if a player may win on the offered tile, and the reason if not.
    pub(crate) fn may_win_on(
        &self,
        seat: Seat,
        tile: Tile,
        from: Seat,
        offered: Offered,
    ) -> Result<(), Refusal> {
        let calls = &self.rules.switches().calls;
        let chance = self.on_tile(seat, tile, from, offered);
        match offered {
            Offered::Discard => self.may_ron(chance),
            Offered::AddedKan if calls.rob_added_kan => self.may_ron(chance),
            Offered::North if self.rules.switches().payments.rob_north => self.may_ron(chance),
            Offered::ClosedKan if calls.rob_closed_kan == RobClosedKan::Orphans => {
                self.may_ron(chance)?;
                match self.score_of(chance) {
                    Ok(score) if matches!(score.shape, WinShape::Orphans { .. }) => Ok(()),
                    _ => Err(Refusal::ClosedKanNotRobbed),
                }
            }
            Offered::ClosedKan => Err(Refusal::ClosedKanNotRobbed),
            Offered::AddedKan | Offered::North => Err(Refusal::NotYourClaim),
        }
    }

    /// Returns the reason why a claim is not legal.
    pub(crate) fn why_not_claim(&self, seat: Seat, claim: Claim) -> Refusal {
        let Ok(window) = self.window() else { return Refusal::NothingToClaim };
        let Window { tile, from, offered, .. } = *window;
        if claim == Claim::Ron {
            return self.may_win_on(seat, tile, from, offered).err().unwrap_or(Refusal::NotYourClaim);
        }
        if offered != Offered::Discard {
            return Refusal::NotYourClaim;
        }
        if self.players[seat.index()].riichi.in_force() {
            return Refusal::Frozen;
        }
        if let Err(why) = self.may_claim_sets() {
            return why;
        }
        match claim {
            Claim::OpenKan => self.may_kan_with(self.live_for_claims()).err().unwrap_or(Refusal::NoSuchSet),
            Claim::Chi(_)
                if self.rules.switches().calls.chi == Chi::Never || from.next(self.seats()) != seat =>
            {
                Refusal::ChiFromLeft
            }
            Claim::Pon(own) | Claim::Chi(own) => {
                let hand = &self.players[seat.index()].hand;
                let made = meld_of(claim, tile, seat, from, hand).filter(|&meld| {
                    let mut after = *hand;
                    after.call(meld).is_ok()
                });
                if made.is_some() { Refusal::Swap(tile.kind()) } else { missing(hand, own) }
            }
            Claim::Pass | Claim::Ron => Refusal::NotYourClaim,
        }
    }

    /// Returns the reason why a player cannot win now, on the claimable tile or with the drawn one; `None` if they
    /// can.
    pub fn why_not_win(&self, seat: Seat) -> Option<Refusal> {
        match &self.phase {
            Phase::Turn(turn) if turn.seat == seat && turn.acts.tsumo => None,
            Phase::Turn(turn) if turn.seat == seat => Some(self.why_not(seat, crate::act::TurnAct::Tsumo)),
            Phase::Claims(window) if window.from != seat => {
                (!window.claims[seat].ron).then(|| self.why_not_claim(seat, Claim::Ron))
            }
            Phase::Over => Some(Refusal::Over),
            Phase::Turn(_) => Some(self.ledger.missed[seat].unwrap_or_else(|| self.why_not_last(seat))),
            _ => Some(Refusal::NotYourClaim),
        }
    }

    /// Resolves the claim window: wins come before pons and kans, which come before chis (P-075, P-076).
    pub(crate) fn resolve(&mut self) {
        let Phase::Claims(window) = &self.phase else { return };
        let Window { tile, from, offered, answers, .. } = *window;
        if self.real.is_some() {
            for seat in self.seats_after(from).filter(|&seat| answers[seat] == Some(Claim::Ron)) {
                if let Some(offence) = self.fault_of_claim(seat, Claim::Ron) {
                    self.err(seat, offence);
                }
            }
        }
        if self.pay_winners() {
            return;
        }
        if self.real.as_ref().is_some_and(|real| real.charged.0.contains(&true)) {
            return self.chombo();
        }
        if self.is_void(offered) && self.live() > 0 && !self.may_abort_here() {
            return;
        }
        self.mark_passed(tile, from, offered);
        if offered != Offered::Discard {
            if self.opens_with_discard() {
                self.open_waiting_indicators();
            }
            return self.kan_stands(from, offered);
        }
        self.nobody_won(from);
        if let Some(why) = self.abort_now() {
            return self.abort(why);
        }
        let pon_first = self.rules.switches().calls.pon_before_chi;
        let called = |chi: bool| {
            self.seats_after(from).find_map(|seat| match answers[seat] {
                Some(claim @ Claim::Chi(_)) if chi => Some((seat, claim)),
                Some(claim @ (Claim::Pon(_) | Claim::OpenKan)) if !chi => Some((seat, claim)),
                _ => None,
            })
        };
        let claim = if pon_first {
            called(false).or_else(|| called(true))
        } else {
            called(true).or_else(|| called(false))
        };
        if let Some((seat, claim)) = claim {
            let hand = &self.players[seat.index()].hand;
            if let Some(meld) = meld_of(claim, tile, seat, from, hand) {
                self.emit(Event::Claimed { seat, meld });
                if meld.is_kan() {
                    self.replace_after_kan(seat, false);
                }
                return;
            }
        }
        if self.live() == 0 {
            return self.exhausted();
        }
        if self.real.is_none() {
            let seat = from.next(self.seats());
            let tile = self.wall.at(self.ledger.drawn);
            self.emit(Event::Drew { seat, tile });
        }
    }

    /// Returns whether all claims on a discard at an unassisted table were invalid, so that the discard can be
    /// claimed again.
    fn is_void(&self, offered: Offered) -> bool {
        let claimed = matches!(&self.phase, Phase::Claims(window) if self.is_claimed(window));
        self.real.is_some() && offered == Offered::Discard && !claimed
    }

    /// Pays the players who won on the claimable tile and ends the deal. Returns whether anybody won.
    pub(crate) fn pay_winners(&mut self) -> bool {
        let Phase::Claims(window) = &self.phase else { return false };
        let Window { tile, from, offered, answers, .. } = *window;
        let mut winners = [Seat::First; 3];
        let mut count = 0;
        for seat in self.seats_after(from).filter(|&seat| answers[seat] == Some(Claim::Ron)) {
            if self.real.is_none() || self.fault_of_claim(seat, Claim::Ron).is_none() {
                winners[count] = seat;
                count += 1;
            }
        }
        if count > 0 {
            self.won_by_discard(&winners[..count], tile, from, offered);
        }
        count > 0
    }

    /// Pays a pending riichi stake and opens pending indicators after nobody won on a discard.
    pub(crate) fn nobody_won(&mut self, from: Seat) {
        if matches!(self.players[from.index()].riichi, RiichiState::Declared { .. }) {
            self.emit(Event::StakeLaid { seat: from });
        }
        while self.ledger.pending_indicators > 0
            || self.real.as_ref().is_some_and(|real| real.due_indicators > 0)
        {
            self.open_indicator();
        }
    }

    /// Returns whether the deal is aborted if nobody wins on the discard.
    pub(crate) fn may_abort_here(&self) -> bool {
        let declared = self.players.iter().all(|player| player.riichi != RiichiState::No);
        let four = self.seats() == Players::Four && self.rules.switches().draws.four_riichi && declared;
        four || self.abort_now().is_some()
    }

    fn kan_stands(&mut self, seat: Seat, offered: Offered) {
        self.emit(Event::Stands);
        match offered {
            Offered::North => self.replace(seat),
            _ => self.replace_after_kan(seat, offered == Offered::ClosedKan),
        }
    }

    /// Emits an event for each player who passed on a tile that completes their hand.
    fn mark_passed(&mut self, tile: Tile, from: Seat, offered: Offered) {
        let passed = self.passes(tile, from, offered);
        self.emit_passed(from, passed);
    }

    pub(crate) fn emit_passed(&mut self, from: Seat, passed: BySeat<bool>) {
        if passed.0 != [false; 4] {
            for seat in self.seats_after(from).filter(|&seat| passed[seat]) {
                self.emit(Event::Passed { seat });
            }
        }
    }

    /// Returns the players who pass on a tile that completes their hand.
    pub(crate) fn passes(&self, tile: Tile, from: Seat, offered: Offered) -> BySeat<bool> {
        let mut passed = BySeat::default();
        let switches = &self.rules.switches().riichi;
        let counts = match offered {
            Offered::Discard => true,
            Offered::AddedKan | Offered::ClosedKan => switches.passed_kan,
            Offered::North => switches.passed_north,
        };
        if !counts {
            return passed;
        }
        let without_yaku = switches.passed_without_yaku;
        let players = self.seats();
        let mut seat = from;
        for _ in 1..players.count() {
            seat = seat.next(players);
            let player = &self.players[seat.index()];
            let new = !player.passed || (player.riichi.in_force() && !player.passed_in_riichi);
            if player.waits.contains(tile.kind()) && new {
                let missed = match &self.phase {
                    _ if self.real.is_some() => self.may_win_on(seat, tile, from, offered).err(),
                    Phase::Claims(window) if window.claims[seat].ron => None,
                    _ => self.ledger.missed[seat],
                };
                // A kan or a North that can never be won on is not a missed win.
                let never = matches!(missed, Some(Refusal::ClosedKanNotRobbed | Refusal::NotYourClaim));
                passed[seat] = missed.is_none() || (without_yaku && !never);
            }
        }
        passed
    }

    /// Returns whether the number of kans aborts the deal after this discard (P-072, P-139).
    fn is_fourth_kan_draw(&self) -> bool {
        let calls = &self.rules.switches().calls;
        let of_one = self.ledger.kans.0.iter().any(|&kans| kans >= 4);
        let rule = if of_one { calls.four_kans_of_one } else { calls.four_kans_of_several };
        self.kan_count() >= 4 && rule == FourKans::Abort
    }

    /// Returns the reason if the deal is aborted after a discard that nobody won on.
    pub(crate) fn abort_now(&self) -> Option<Abort> {
        let draws = &self.rules.switches().draws;
        if self.is_fourth_kan_draw() {
            return Some(Abort::FourKans);
        }
        if self.seats() != Players::Four {
            return None;
        }
        if draws.four_riichi && self.players.iter().all(|player| player.riichi.in_force()) {
            return Some(Abort::FourRiichi);
        }
        (draws.four_winds && self.are_four_winds()).then_some(Abort::FourWinds)
    }

    fn are_four_winds(&self) -> bool {
        let first = |player: &crate::player::PlayerState| match player.river.tiles() {
            [only] => Some(only.tile.kind()),
            _ => None,
        };
        let Some(wind) = first(&self.players[0]).filter(|kind| (Kind::EAST..=Kind::NORTH).contains(kind))
        else {
            return false;
        };
        let rule = self.rules.switches().calls.first_turn_broken;
        self.players.iter().all(|player| first(player) == Some(wind))
            && !self.ledger.open_sets
            && !Seat::ALL.into_iter().any(|seat| self.is_broken(rule, seat))
    }

    fn won_by_discard(&mut self, winners: &[Seat], tile: Tile, from: Seat, offered: Offered) {
        let calls = &self.rules.switches().calls;
        let several = match winners.len() {
            1 => SeveralRons::Nearest,
            2 => calls.two_rons,
            _ => calls.three_rons,
        };
        let winners = if several == SeveralRons::Nearest { &winners[..1] } else { winners };
        let declared = matches!(self.players[from.index()].riichi, RiichiState::Declared { .. });
        if declared && self.rules.switches().riichi.tile_won == hanchan_rules::RiichiTileWon::StakePaid {
            self.emit(Event::StakeLaid { seat: from });
        }
        if several == SeveralRons::Abort {
            return self.abort(Abort::ThreeRons);
        }
        let bonus = self.rules.switches().calls.ron_bonus;
        let mut chances = [self.on_tile(winners[0], tile, from, offered); 3];
        let own = |seat: Seat| u8::from(self.ledger.staked[seat]);
        let others_own: u8 = winners[1..].iter().map(|&seat| own(seat)).sum();
        for (i, &seat) in winners.iter().enumerate() {
            let chance = self.on_tile(seat, tile, from, offered);
            let (honba, sticks) = match bonus {
                _ if i == 0 && bonus == RonBonus::OwnStickBack => (chance.honba, chance.sticks - others_own),
                _ if i == 0 => (chance.honba, chance.sticks),
                RonBonus::Nearest => (0, 0),
                RonBonus::CountersToEach => (chance.honba, 0),
                RonBonus::OwnStickBack => (chance.honba, own(seat)),
            };
            chances[i] = Chance { honba, sticks, ..chance };
        }
        let count = winners.len();
        self.finish_with_wins(&chances[..count]);
    }
}

/// Returns bits 0 to 2 for the possible pons with zero, one or two red fives.
fn pons(hand: &Hand, kind: Kind, count: u8) -> u8 {
    let reds = kind.five_of().map_or(0, |suit| hand.concealed().reds(suit));
    let plain = count - reds;
    (0..3u8).filter(|&red| red <= reds && 2 - red <= plain).fold(0, |bits, red| bits | 1 << red)
}

/// Returns bits for the possible chis, with the colours of the two tiles from the hand.
fn chis(hand: &Hand, kind: Kind) -> u16 {
    let (concealed, rank) = (hand.concealed(), kind.rank().unwrap_or(0));
    let index = kind.index();
    let mut bits = 0;
    // The colours in which a rank is held: bit 0 plain, bit 1 red.
    let colours = |kind: usize| {
        let kind = Kind::ALL[kind];
        let count = concealed.counts().get(kind);
        let reds = kind.five_of().map_or(0, |suit: Suit| concealed.reds(suit));
        u16::from(count > reds) | u16::from(reds > 0) << 1
    };
    let ways = [(rank >= 3, 2, 1), ((2..=8).contains(&rank), 1, 0), (rank <= 7, 0, 0)];
    for (way, (possible, ..)) in ways.into_iter().enumerate() {
        if !possible {
            continue;
        }
        let (low, high) = match way {
            0 => (index - 2, index - 1),
            1 => (index - 1, index + 1),
            _ => (index + 1, index + 2),
        };
        let (low, high) = (colours(low), colours(high));
        for choice in 0..4u16 {
            let (red_low, red_high) = (choice & 1, choice >> 1);
            if low >> red_low & 1 == 1 && high >> red_high & 1 == 1 {
                bits |= 1 << (4 * way as u16 + choice);
            }
        }
    }
    bits
}

/// Returns the refusal that names the first of these tiles that is not in the hand.
fn missing(hand: &Hand, own: [Tile; 2]) -> Refusal {
    let missing = own.into_iter().find(|&tile| hand.concealed().get(tile) == 0);
    missing.map_or(Refusal::NoSuchSet, Refusal::NotHeld)
}
