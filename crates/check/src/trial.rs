//! Tries every possible move on a copy of the deal.

use hanchan_round::{Claim, Event, Move, Phase, Refusal, Round, Sitting, TurnAct};
use hanchan_rules::SwapCalling;
use hanchan_tiles::{BySeat, Kind, Seat, Tile};

use crate::claim_set::ClaimSet;
use crate::totals::Violation;

/// A copy of a deal on which every move is tried: listed moves must be accepted, all others refused, and refused
/// moves must change nothing. The copy follows the deal, so that the history is not copied at each step.
#[derive(Debug)]
pub struct Trial {
    copy: Round,
    acts: Vec<TurnAct>,
    /// A kind, and the claims with tiles near it.
    near: (Kind, Vec<Claim>),
    /// The listed moves, except claims.
    listed: Vec<(Seat, Move)>,
    claims: [Vec<Claim>; 4],
    /// Whether all listed moves were tried and nothing but time has passed since.
    still: bool,
    /// Whether the state is compared after each refused move, to find the one that changed something.
    careful: bool,
}

impl Trial {
    /// Creates a trial for a deal, from its current state on.
    pub fn of(round: &Round) -> Trial {
        let tiles = Tile::all().flat_map(|tile| [TurnAct::Discard(tile), TurnAct::Riichi(tile)]);
        let kinds =
            Kind::ALL.into_iter().flat_map(|kind| [TurnAct::ClosedKan(kind), TurnAct::AddedKan(kind)]);
        let rest =
            [TurnAct::DiscardDrawn, TurnAct::RiichiDrawn, TurnAct::North, TurnAct::Tsumo, TurnAct::NineKinds];
        Trial {
            copy: round.clone(),
            acts: tiles.chain(kinds).chain(rest).collect(),
            near: (Kind::EAST, claims_near(Kind::EAST)),
            listed: Vec::new(),
            claims: Default::default(),
            still: false,
            careful: false,
        }
    }

    /// Tries every move of every player: listed moves must be accepted, all others refused, and refused moves must
    /// change nothing. `round` must be the same deal, at the same point or later.
    pub fn check(&mut self, round: &Round) -> Result<(), Violation> {
        self.catch_up(round)?;
        // Refused moves come first, so that no copying hides what they changed.
        self.check_refused(round)?;
        if !self.is_unchanged(round) {
            self.copy = round.clone();
            self.careful = true;
            self.check_refused(round)?;
            return Err(Violation::Changed);
        }
        self.check_accepted(round)?;
        self.check_undecided(round)?;
        // Every accepted move was undone in the copy.
        self.still = self.is_unchanged(round);
        if self.still { Ok(()) } else { Err(Violation::Changed) }
    }

    /// Brings the copy up to date. If only the clock has advanced, the deal must not have changed.
    fn catch_up(&mut self, round: &Round) -> Result<(), Violation> {
        let known = self.copy.events().len().min(round.events().len());
        let new = &round.events()[known..];
        if !new.iter().all(|event| matches!(event, Event::Clock { .. })) {
            self.still = false;
            self.copy.restore(round, known);
            return Ok(());
        }
        for &event in new {
            self.copy.follow(event);
        }
        if self.is_unchanged(round) { Ok(()) } else { Err(Violation::Changed) }
    }

    fn is_unchanged(&self, round: &Round) -> bool {
        self.copy.events().len() == round.events().len() && self.copy.is_same_state(round)
    }

    /// Tries the listed moves. Unassisted tables have many possible claims: if only time has passed since they
    /// were tried, only their legality is checked again, because their effect is known.
    fn check_accepted(&mut self, round: &Round) -> Result<(), Violation> {
        let Trial { copy, listed, claims, still, .. } = self;
        let known = *still && round.sitting() == Sitting::RealTable;
        let wrong = |copy: &mut Round, accepted: bool| {
            let wrong = !accepted || copy.events().len() == round.events().len();
            copy.restore(round, round.events().len());
            wrong
        };
        for &(seat, what) in &*listed {
            let accepted = copy.play(seat, what).is_ok();
            if wrong(copy, accepted) {
                return Err(Violation::Move(seat, what));
            }
        }
        for (seat, claims) in Seat::ALL.into_iter().zip(claims) {
            for &claim in &*claims {
                let wrong = if known {
                    round.may_claim_at_table(seat, claim).is_err()
                } else {
                    let accepted = copy.claim(seat, claim).is_ok();
                    wrong(copy, accepted)
                };
                if wrong {
                    return Err(Violation::Move(seat, Move::Claim(claim)));
                }
            }
        }
        Ok(())
    }

    /// Tries moves that are not listed, and collects the listed ones.
    fn check_refused(&mut self, round: &Round) -> Result<(), Violation> {
        self.listed.clear();
        for seat in Seat::ALL {
            self.check_acts(round, seat)?;
            self.check_claims(round, seat)?;
            self.check_rest(round, seat)?;
        }
        Ok(())
    }

    fn refused(&mut self, round: &Round, seat: Seat, what: Move) -> Result<(), Violation> {
        let played = self.copy.play(seat, what);
        let swaps_are_free = round.rules().switches().calls.swap_calling == SwapCalling::Allowed;
        let wrong_reason = swaps_are_free && matches!(played, Err(Refusal::Swap(_)));
        let wrong = played.is_ok() || wrong_reason || (self.careful && !self.is_unchanged(round));
        if wrong { Err(Violation::Move(seat, what)) } else { Ok(()) }
    }

    fn check_acts(&mut self, round: &Round, seat: Seat) -> Result<(), Violation> {
        // A player who drew early must wait until the last discard can no longer be claimed.
        let waits = round.claimable_until().is_some_and(|until| round.now() < until);
        let turn = match round.phase() {
            Phase::Turn(turn) if turn.seat == seat && !waits => turn,
            _ => {
                let tile = a_tile_of(round, seat);
                let kind = tile.kind();
                for act in [
                    TurnAct::DiscardDrawn,
                    TurnAct::Discard(tile),
                    TurnAct::RiichiDrawn,
                    TurnAct::Riichi(tile),
                    TurnAct::ClosedKan(kind),
                    TurnAct::AddedKan(kind),
                    TurnAct::North,
                    TurnAct::Tsumo,
                    TurnAct::NineKinds,
                ] {
                    self.refused(round, seat, Move::Act(act))?;
                }
                return Ok(());
            }
        };
        let before = self.listed.len();
        for at in 0..self.acts.len() {
            let act = self.acts[at];
            if turn.acts.contains(act) {
                self.listed.push((seat, Move::Act(act)));
            } else {
                self.refused(round, seat, Move::Act(act))?;
            }
        }
        let count = self.listed.len() - before;
        let right = count > 0 && count == turn.acts.len() && count == turn.acts.iter().count();
        if right { Ok(()) } else { Err(Violation::Nothing(seat)) }
    }

    fn check_claims(&mut self, round: &Round, seat: Seat) -> Result<(), Violation> {
        let listed = round.possible_claims(seat);
        let allowed = ClaimSet::of(&listed);
        let offered = match round.phase() {
            Phase::Claims(window) => Some(window.tile),
            // The next player drew early, so the last discard can still be claimed.
            _ if round.claimable_until().is_some() => last_discard(round),
            _ => None,
        };
        if let Some(tile) = offered {
            if self.near.0 != tile.kind() {
                self.near = (tile.kind(), claims_near(tile.kind()));
            }
            for at in 0..self.near.1.len() {
                let claim = self.near.1[at];
                if !allowed.contains(claim) {
                    self.refused(round, seat, Move::Claim(claim))?;
                }
            }
        } else {
            let own = [a_tile_of(round, seat); 2];
            for claim in [Claim::Pass, Claim::Ron, Claim::OpenKan, Claim::Pon(own), Claim::Chi(own)] {
                self.refused(round, seat, Move::Claim(claim))?;
            }
        }
        self.claims[seat.index()] = listed;
        Ok(())
    }

    fn check_rest(&mut self, round: &Round, seat: Seat) -> Result<(), Violation> {
        let sits = seat.index() < round.seats().count();
        let phase = round.phase();
        let shows = matches!(phase, Phase::Showdown(waiting) if waiting[seat]);
        let announces = matches!(phase, Phase::Announcing(waiting) if waiting[seat]);
        let accepts = matches!(phase, Phase::Accepting(waiting) if waiting[seat]);
        let real = round.sitting() == Sitting::RealTable;
        let shouts = real && sits && matches!(phase, Phase::Turn(_) | Phase::Claims(_));
        let each =
            |points: i32| {
                BySeat::from_fn(|other: Seat| {
                    if other != seat && other.index() < round.seats().count() { points } else { 0 }
                })
            };
        for (what, listed) in [
            (Move::Show(true), shows),
            (Move::Show(false), shows),
            (Move::Draw, round.may_draw(seat).is_ok()),
            (Move::Shout, shouts),
            (Move::Announce(each(1000)), announces),
            (Move::Announce(each(1050)), false),
            (Move::Agree, accepts),
            (Move::Object, accepts),
            (Move::Mix, matches!(phase, Phase::Paid)),
        ] {
            if listed {
                self.listed.push((seat, what));
            } else {
                self.refused(round, seat, what)?;
            }
        }
        Ok(())
    }

    /// Checks two actions that are not listed anywhere: closing a claim window, and correcting a payment.
    fn check_undecided(&mut self, round: &Round) -> Result<(), Violation> {
        let accepted = self.copy.close().is_ok();
        if accepted == self.is_unchanged(round) {
            return Err(Violation::Changed);
        }
        self.copy.restore(round, round.events().len());
        for seat in Seat::ALL {
            let accepted = self.copy.correct(seat).is_ok();
            let wrong = accepted && !matches!(round.phase(), Phase::Paid);
            if wrong || accepted == self.is_unchanged(round) {
                return Err(Violation::Move(seat, Move::Correct));
            }
            if accepted {
                self.copy.restore(round, round.events().len());
            }
        }
        Ok(())
    }
}

fn last_discard(round: &Round) -> Option<Tile> {
    round.events().iter().rev().find_map(|event| match event {
        Event::Discarded { tile, .. } => Some(*tile),
        _ => None,
    })
}

fn a_tile_of(round: &Round, seat: Seat) -> Tile {
    let concealed = round.player(seat).hand.concealed();
    Tile::all().find(|&tile| concealed.get(tile) > 0).unwrap_or(Tile::plain(Kind::EAST))
}

/// Returns possible and impossible claims with tiles near a kind.
fn claims_near(kind: Kind) -> Vec<Claim> {
    let near = |step: usize| Kind::ALL.get((kind.index() + step).wrapping_sub(2)).copied().unwrap_or(kind);
    let colours = |kind: Kind| {
        let red = kind.five_of().map_or(Tile::plain(Kind::EAST), Tile::red);
        [Tile::plain(kind), red]
    };
    let mut claims = vec![Claim::Pass, Claim::Ron, Claim::OpenKan];
    for (a, b) in [(2, 2), (0, 1), (1, 3), (3, 4), (1, 0), (0, 4)] {
        for one in colours(near(a)) {
            for other in colours(near(b)) {
                claims.extend([Claim::Pon([one, other]), Claim::Chi([one, other])]);
            }
        }
    }
    claims
}
