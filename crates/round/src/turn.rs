//! A player's turn: the legal acts and their effects.

use hanchan_rules::{KanAfterRiichi, KanDora};
use hanchan_shape::{Decomposition, Set, decompositions};
use hanchan_tiles::{Kind, KindSet, Meld, MeldKind, Seat, Tile};

use crate::act::{TileBits, TurnAct, TurnActs};
use crate::event::{Abort, Event};
use crate::offence::Offence;
use crate::phase::{Phase, Source};
use crate::player::{PlayerState, RiichiState, waits};
use crate::refusal::Refusal;
use crate::round::{NORTH, Round, orphans_in};
use crate::win::no_score;

impl Round {
    /// Returns all legal acts of a player with fourteen tiles.
    pub(crate) fn turn_acts(
        &self,
        seat: Seat,
        drawn: Option<Tile>,
        source: Source,
        forbidden: KindSet,
    ) -> TurnActs {
        let player = &self.players[seat.index()];
        let mut acts = TurnActs { drawn: drawn.is_some(), ..TurnActs::default() };
        let frozen = player.riichi.in_force();
        if !frozen {
            acts.discards = discards(player, drawn, forbidden);
        }
        if let Some(tile) = drawn {
            let counts = &player.counts;
            let complete = counts.shanten() == -1 || self.rules.switches().hands.equal_pairs;
            acts.tsumo =
                complete && self.score_of(self.by_drawing(seat, tile, self.is_rinshan(source))).is_ok();
            acts.north = self.may_set_north_aside(seat, tile).is_ok();
            if !frozen {
                (acts.riichi, acts.riichi_drawn) = self.riichi_discards(seat, drawn);
                acts.nine_kinds = player.discards() == 0 && self.may_abort(seat).is_ok();
            }
        }
        if drawn.is_some() || self.rules.switches().calls.kan_after_call {
            let counts = player.counts.counts();
            let four = counts.exhausted();
            for kind in four.iter().filter(|&kind| self.may_close_kan(seat, kind, drawn).is_ok()) {
                acts.closed_kans.insert(kind);
            }
            for meld in player.hand.melds().iter().filter(|meld| meld.kind() == MeldKind::Pon) {
                let kind = meld.lowest();
                if counts.get(kind) > 0 && self.may_add_kan(seat, kind, drawn).is_ok() {
                    acts.added_kans.insert(kind);
                }
            }
        }
        if self.real.is_some() { self.possible_acts(seat, drawn, acts) } else { acts }
    }

    pub(crate) fn is_rinshan(&self, source: Source) -> bool {
        match source {
            Source::AfterKan => true,
            Source::AfterNorth => self.rules.switches().payments.north_rinshan,
            Source::Wall | Source::Claim => false,
        }
    }

    /// Returns the discards with which riichi may be declared: tiles from the hand, and whether the drawn tile is
    /// one of them.
    fn riichi_discards(&self, seat: Seat, drawn: Option<Tile>) -> (TileBits, bool) {
        let player = &self.players[seat.index()];
        let equal_pairs = self.rules.switches().hands.equal_pairs;
        let (mut of_hand, mut of_drawn) = (TileBits::default(), false);
        let near = player.counts.shanten() <= 0 || equal_pairs;
        if !near || self.may_declare(seat).is_err() {
            return (of_hand, of_drawn);
        }
        let tiles = discards(player, drawn, KindSet::EMPTY);
        for (kind, _) in player.counts.counts().iter() {
            if !Round::waits_after(player, kind, equal_pairs).is_empty() {
                for tile in tiles.iter().filter(|tile| tile.kind() == kind) {
                    of_hand.put(tile);
                }
                of_drawn |= drawn.is_some_and(|tile| tile.kind() == kind);
            }
        }
        (of_hand, of_drawn)
    }

    /// Returns the waits of a fourteen-tile hand after a discard.
    fn waits_after(player: &PlayerState, discard: Kind, equal_pairs: bool) -> KindSet {
        let (mut counts, mut held) = (player.counts, *player.hand.held());
        if counts.remove(discard).is_err() || held.remove(discard).is_err() {
            return KindSet::EMPTY;
        }
        waits(&counts, &held, equal_pairs && player.hand.melds().is_empty())
    }

    /// Returns `Ok` if riichi may be declared, regardless of the discard, and the reason if not.
    fn may_declare(&self, seat: Seat) -> Result<(), Refusal> {
        let (player, switches) = (&self.players[seat.index()], &self.rules.switches().riichi);
        if player.riichi != RiichiState::No {
            return Err(Refusal::RiichiAlready);
        }
        if !player.hand.is_closed() {
            return Err(Refusal::OpenHand);
        }
        if !switches.least_points.allow(self.ledger.points[seat]) {
            return Err(Refusal::TooFewPoints(self.ledger.points[seat]));
        }
        if self.live() < switches.least_tiles {
            return Err(Refusal::TooFewTiles(self.live()));
        }
        Ok(())
    }

    /// Returns `Ok` if another kan is allowed, and the reason if not.
    pub(crate) fn may_kan(&self) -> Result<(), Refusal> {
        self.may_kan_with(self.live())
    }

    /// Returns `Ok` if another kan is allowed with this many live tiles, and the reason if not.
    pub(crate) fn may_kan_with(&self, live: u8) -> Result<(), Refusal> {
        let calls = &self.rules.switches().calls;
        if self.kan_count() >= calls.most_kans || self.ledger.replaced >= self.wall.replacements() {
            return Err(Refusal::NoMoreKans);
        }
        if live == 0 && !calls.kan_at_end {
            return Err(Refusal::NoLiveTile);
        }
        Ok(())
    }

    pub(crate) fn may_close_kan(&self, seat: Seat, kind: Kind, drawn: Option<Tile>) -> Result<(), Refusal> {
        self.may_kan()?;
        let player = &self.players[seat.index()];
        if player.counts.counts().get(kind) < 4 {
            return Err(Refusal::NoSuchSet);
        }
        if drawn.is_none() && !self.rules.switches().calls.kan_after_call {
            return Err(Refusal::KanAfterCall);
        }
        if player.riichi.in_force() {
            self.may_kan_in_riichi(player, kind, drawn)?;
        }
        Ok(())
    }

    /// Returns `Ok` if a kan is allowed after riichi: only with the drawn tile, if the waits stay the same (P-087)
    /// and, where the rules require it, the tiles are a triplet in every reading of the hand.
    pub(crate) fn may_kan_in_riichi(
        &self,
        player: &PlayerState,
        kind: Kind,
        drawn: Option<Tile>,
    ) -> Result<(), Refusal> {
        let rule = self.rules.switches().riichi.kan_after;
        let refused = |after: KindSet| Err(Refusal::WaitsChange(player.waits, after));
        if rule == KanAfterRiichi::Never || drawn.is_none_or(|drawn| drawn.kind() != kind) {
            return refused(player.waits);
        }
        let mut counts = player.counts;
        for _ in 0..4 {
            let held = counts.remove(kind);
            debug_assert!(held.is_ok(), "{held:?}");
        }
        let after = waits(&counts, player.hand.held(), false);
        if after != player.waits {
            return refused(after);
        }
        if rule == KanAfterRiichi::HandStays {
            let mut before = *player.counts.counts();
            let held = before.remove(kind);
            debug_assert!(held.is_ok(), "{held:?}");
            let always_a_triplet = player.waits.iter().all(|wait| {
                let mut complete = before;
                complete.add(wait).is_ok()
                    && decompositions(&complete).as_slice().iter().all(|way| match way {
                        Decomposition::Standard(standard) => standard.sets().contains(&Set::Triplet(kind)),
                        _ => false,
                    })
            });
            if !always_a_triplet {
                return refused(after);
            }
        }
        Ok(())
    }

    pub(crate) fn may_add_kan(&self, seat: Seat, kind: Kind, drawn: Option<Tile>) -> Result<(), Refusal> {
        self.may_kan()?;
        let player = &self.players[seat.index()];
        let pon =
            player.hand.melds().iter().any(|meld| meld.kind() == MeldKind::Pon && meld.lowest() == kind);
        if !pon || player.counts.counts().get(kind) == 0 {
            return Err(Refusal::NoSuchSet);
        }
        let calls = &self.rules.switches().calls;
        let now = drawn.is_some_and(|drawn| drawn.kind() == kind);
        if (drawn.is_none() && !calls.kan_after_call) || (!now && !calls.added_kan_later) {
            return Err(Refusal::KanAfterCall);
        }
        Ok(())
    }

    fn may_set_north_aside(&self, seat: Seat, drawn: Tile) -> Result<(), Refusal> {
        let (player, switches) = (&self.players[seat.index()], &self.rules.switches().payments);
        let frozen = player.riichi.in_force();
        let now = !frozen || (switches.north_after_riichi && drawn.kind() == NORTH);
        let tile = self.live() > 0 && self.ledger.replaced < self.wall.replacements();
        let possible = switches.norths && player.counts.counts().get(NORTH) > 0 && now && tile;
        if possible { Ok(()) } else { Err(Refusal::NoNorth) }
    }

    fn may_abort(&self, seat: Seat) -> Result<(), Refusal> {
        let player = &self.players[seat.index()];
        let kinds = orphans_in(&player.hand);
        let first = player.discards() == 0 && player.hand.melds().is_empty();
        let broken = self.is_broken(self.rules.switches().calls.first_turn_broken, seat);
        if self.rules.switches().draws.nine_kinds && first && !broken && kinds >= 9 {
            Ok(())
        } else {
            Err(Refusal::NineKinds { kinds })
        }
    }

    /// Performs an act that is among the acts of the turn.
    pub(crate) fn perform(&mut self, seat: Seat, act: TurnAct) {
        if self.real.is_some() {
            self.close_late_window();
            if let Some(offence) = self.fault_of(seat, act) {
                return self.perform_wrongly(seat, act, offence);
            }
        }
        let Phase::Turn(turn) = &self.phase else { return };
        let (drawn, source) = (turn.drawn, turn.source);
        match act {
            TurnAct::DiscardDrawn | TurnAct::RiichiDrawn => {
                if let Some(tile) = drawn {
                    self.discard(seat, tile, true, act == TurnAct::RiichiDrawn);
                }
            }
            TurnAct::Discard(tile) => self.discard(seat, tile, false, false),
            TurnAct::Riichi(tile) => self.discard(seat, tile, false, true),
            TurnAct::ClosedKan(kind) => {
                let hand = &self.players[seat.index()].hand;
                let reds = kind.five_of().map_or(0, |suit| hand.concealed().reds(suit));
                let tiles = std::array::from_fn(|i| match kind.five_of() {
                    Some(suit) if (i as u8) < reds => Tile::red(suit),
                    _ => Tile::plain(kind),
                });
                if let Ok(meld) = Meld::closed_kan(tiles) {
                    self.emit(Event::ClosedKan { seat, meld });
                    self.resolve_if_settled();
                }
            }
            TurnAct::AddedKan(kind) => {
                let hand = &self.players[seat.index()].hand;
                let red = kind.five_of().filter(|&suit| hand.concealed().reds(suit) > 0);
                let tile = red.map_or(Tile::plain(kind), Tile::red);
                self.emit(Event::AddedKan { seat, tile });
                self.resolve_if_settled();
            }
            TurnAct::North => {
                self.emit(Event::North { seat });
                self.resolve_if_settled();
            }
            TurnAct::Tsumo => {
                if let Some(tile) = drawn {
                    let chance = self.by_drawing(seat, tile, self.is_rinshan(source));
                    self.finish_with_wins(&[chance]);
                }
            }
            TurnAct::NineKinds => self.abort(Abort::NineKinds),
        }
    }

    /// Performs an act that is an offence: it has no effect, except that the discard of a void riichi counts (A-P38).
    fn perform_wrongly(&mut self, seat: Seat, act: TurnAct, offence: Offence) {
        let Phase::Turn(turn) = &self.phase else { return };
        let drawn = turn.drawn;
        self.err(seat, offence);
        if !matches!(self.phase, Phase::Turn(_)) {
            return;
        }
        match (act, drawn) {
            (TurnAct::RiichiDrawn, Some(tile)) => self.discard(seat, tile, true, false),
            (TurnAct::Riichi(tile), _) => self.discard(seat, tile, false, false),
            _ => {}
        }
    }

    fn discard(&mut self, seat: Seat, tile: Tile, drawn: bool, riichi: bool) {
        if riichi {
            self.emit(Event::Riichi { seat });
        }
        if self.opens_with_discard() {
            self.open_waiting_indicators();
        }
        let sideways = riichi || self.players[seat.index()].sideways_next;
        self.emit(Event::Discarded { seat, tile, drawn, sideways });
        self.resolve_if_settled();
    }

    /// Draws the replacement tile after a kan that nobody robbed, and opens the kan's indicator if it is due now
    /// (G-023 … G-025).
    pub(crate) fn replace_after_kan(&mut self, seat: Seat, closed: bool) {
        let calls = &self.rules.switches().calls;
        let when = if closed { calls.closed_kan_dora } else { calls.open_kan_dora };
        match when {
            KanDora::AtOnce => {
                self.open_indicator();
                self.replace(seat);
            }
            KanDora::BeforeDiscard => {
                self.replace(seat);
                self.open_indicator();
            }
            KanDora::WithDiscard | KanDora::AfterDiscard => self.replace(seat),
        }
    }

    pub(crate) fn replace(&mut self, seat: Seat) {
        if let Some(tile) = self.wall.replacement(self.ledger.replaced) {
            self.emit(Event::Replaced { seat, tile });
        }
    }

    /// Opens the pending indicators, which were waiting for a discard.
    pub(crate) fn open_waiting_indicators(&mut self) {
        while self.ledger.pending_indicators > 0 {
            self.open_indicator();
        }
    }

    pub(crate) fn open_indicator(&mut self) {
        let tile = self.wall.indicator(self.ledger.indicators);
        self.emit(Event::Indicator { tile });
    }

    /// Returns the reason why an act is not legal.
    pub(crate) fn why_not(&self, seat: Seat, act: TurnAct) -> Refusal {
        let Phase::Turn(turn) = &self.phase else { return Refusal::NotYourTurn(seat) };
        let player = &self.players[seat.index()];
        let (drawn, forbidden) = (turn.drawn, turn.forbidden);
        if self.is_dead(seat) && !matches!(act, TurnAct::Discard(_) | TurnAct::DiscardDrawn | TurnAct::Tsumo)
        {
            return Refusal::DeadHand;
        }
        let held = |tile: Tile| {
            if player.hand.concealed().get(tile) == 0 { Err(Refusal::NotHeld(tile)) } else { Ok(()) }
        };
        let why = match act {
            TurnAct::DiscardDrawn => Err(Refusal::NothingDrawn),
            TurnAct::Discard(tile) => held(tile).and_then(|()| {
                if player.riichi.in_force() {
                    Err(Refusal::Frozen)
                } else if forbidden.contains(tile.kind()) {
                    Err(Refusal::Swap(tile.kind()))
                } else {
                    // The only copy is the tile just drawn.
                    Err(Refusal::NotHeld(tile))
                }
            }),
            TurnAct::Riichi(tile) => {
                held(tile).and_then(|()| self.may_declare(seat)).and(Err(Refusal::NotTenpai))
            }
            TurnAct::RiichiDrawn => self.may_declare(seat).and(Err(Refusal::NotTenpai)),
            TurnAct::ClosedKan(kind) => self.may_close_kan(seat, kind, drawn),
            TurnAct::AddedKan(kind) => self.may_add_kan(seat, kind, drawn),
            TurnAct::North => Err(Refusal::NoNorth),
            TurnAct::Tsumo => match drawn {
                None => Err(Refusal::NotComplete(player.waits)),
                Some(tile) => {
                    let chance = self.by_drawing(seat, tile, self.is_rinshan(turn.source));
                    self.score_of(chance).map(|_| ()).map_err(|why| no_score(why, player))
                }
            },
            TurnAct::NineKinds => self.may_abort(seat),
        };
        why.err().unwrap_or(Refusal::NoSuchSet)
    }
}

/// Returns the tiles in the hand that may be discarded, without the drawn tile.
fn discards(player: &PlayerState, drawn: Option<Tile>, forbidden: KindSet) -> TileBits {
    let mut tiles = TileBits::default();
    let concealed = player.hand.concealed();
    for (kind, count) in concealed.counts().iter() {
        if forbidden.contains(kind) {
            continue;
        }
        let reds = kind.five_of().map_or(0, |suit| concealed.reds(suit));
        let of_drawn = drawn.filter(|tile| tile.kind() == kind);
        let red_drawn = u8::from(of_drawn.is_some_and(Tile::is_red));
        let plain_drawn = u8::from(of_drawn.is_some_and(|tile| !tile.is_red()));
        if count - reds > plain_drawn {
            tiles.put(Tile::plain(kind));
        }
        if reds > red_drawn
            && let Some(suit) = kind.five_of()
        {
            tiles.put(Tile::red(suit));
        }
    }
    tiles
}
