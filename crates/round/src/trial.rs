//! Everything that could be said to a deal, tried on a copy of it.

use hanchan_tiles::{BySeat, Kind, Seat, Tile};

use crate::act::{Claim, TurnAct};
use crate::event::Event;
use crate::invariants::Fault;
use crate::moves::Move;
use crate::phase::Phase;
use crate::round::Round;
use crate::sayings::Sayings;
use crate::sitting::Sitting;

/// A copy of a deal, on which everything is tried that could be said. It walks behind the deal, so that no step copies
/// what happened before.
#[derive(Debug)]
pub struct Trial {
    copy: Round,
    acts: Vec<TurnAct>,
    /// A kind, and claims of tiles near to it.
    near: (Kind, Vec<Claim>),
    /// What the lists hold now, claims apart.
    listed: Vec<(Seat, Move)>,
    claims: [Vec<Claim>; 4],
    /// Whether all that is listed was tried, and nothing but time has passed since.
    still: bool,
    /// Whether each refused move is looked at by itself, to find the one that changed something.
    careful: bool,
}

impl Trial {
    /// For a deal, from now on.
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

    /// Tries everything that could be said now, by anybody: what is listed is accepted, nothing else is, and what is
    /// refused changes nothing. The deal is the one this is for, where it was or further.
    pub fn check(&mut self, round: &Round) -> Result<(), Fault> {
        self.catch_up(round)?;
        // What is refused comes first, and no copying hides what it changed.
        self.check_refused(round)?;
        if !self.is_unchanged(round) {
            self.copy = round.clone();
            self.careful = true;
            self.check_refused(round)?;
            return Err(Fault::Changed);
        }
        self.check_accepted(round)?;
        self.check_undecided(round)?;
        // Nothing that was accepted is left in the copy.
        self.still = self.is_unchanged(round);
        if self.still { Ok(()) } else { Err(Fault::Changed) }
    }

    /// Becomes as the deal is. Where nothing happened, something was refused, and has changed nothing.
    fn catch_up(&mut self, round: &Round) -> Result<(), Fault> {
        let known = self.copy.log.len().min(round.log.len());
        let new = &round.log[known..];
        if !new.iter().all(|event| matches!(event, Event::Clock { .. })) {
            self.still = false;
            self.copy.become_as(round, known);
            return Ok(());
        }
        for &event in new {
            self.copy.follow(event);
        }
        if self.is_unchanged(round) { Ok(()) } else { Err(Fault::Changed) }
    }

    fn is_unchanged(&self, round: &Round) -> bool {
        self.copy.log.len() == round.log.len() && self.copy.stands_as(round)
    }

    /// Tries what is listed. Claims at a real table are many; if nothing but time has passed since they were tried, what
    /// decides about them is asked again, and what comes of them is known.
    fn check_accepted(&mut self, round: &Round) -> Result<(), Fault> {
        let Trial { copy, listed, claims, still, .. } = self;
        let known = *still && round.sitting() == Sitting::RealTable;
        let wrong = |copy: &mut Round, accepted: bool| {
            let wrong = !accepted || copy.log.len() == round.log.len();
            copy.become_as(round, round.log.len());
            wrong
        };
        for &(seat, what) in &*listed {
            let accepted = copy.play(seat, what).is_ok();
            if wrong(copy, accepted) {
                return Err(Fault::Move(seat, what));
            }
        }
        for (seat, claims) in Seat::ALL.into_iter().zip(claims) {
            for &claim in &*claims {
                let wrong = if known {
                    round.may_say(seat, claim).is_err()
                } else {
                    let accepted = copy.claim(seat, claim).is_ok();
                    wrong(copy, accepted)
                };
                if wrong {
                    return Err(Fault::Move(seat, Move::Claim(claim)));
                }
            }
        }
        Ok(())
    }

    /// Tries what is not listed, and gathers what is.
    fn check_refused(&mut self, round: &Round) -> Result<(), Fault> {
        self.listed.clear();
        for seat in Seat::ALL {
            self.check_acts(round, seat)?;
            self.check_claims(round, seat)?;
            self.check_rest(round, seat)?;
        }
        Ok(())
    }

    fn refused(&mut self, round: &Round, seat: Seat, what: Move) -> Result<(), Fault> {
        let accepted = self.copy.play(seat, what).is_ok();
        let wrong = accepted || (self.careful && !self.is_unchanged(round));
        if wrong { Err(Fault::Move(seat, what)) } else { Ok(()) }
    }

    fn check_acts(&mut self, round: &Round, seat: Seat) -> Result<(), Fault> {
        let turn = match &round.phase {
            Phase::Turn(turn) if turn.seat == seat => turn,
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
        if right { Ok(()) } else { Err(Fault::Nothing(seat)) }
    }

    fn check_claims(&mut self, round: &Round, seat: Seat) -> Result<(), Fault> {
        let listed = round.possible_claims(seat);
        let loose = round.sitting() == Sitting::RealTable;
        let sayings = Sayings::of(&listed, loose);
        let offered = match (&round.phase, round.real.as_ref().and_then(|real| real.late.as_ref())) {
            (Phase::Claims(window), _) => Some(window.tile),
            (_, late) => late.map(|late| late.window.tile),
        };
        if let Some(tile) = offered {
            if self.near.0 != tile.kind() {
                self.near = (tile.kind(), claims_near(tile.kind()));
            }
            for at in 0..self.near.1.len() {
                let claim = self.near.1[at];
                if !sayings.has(claim) {
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

    fn check_rest(&mut self, round: &Round, seat: Seat) -> Result<(), Fault> {
        let sits = seat.index() < round.seats().count();
        let phase = &round.phase;
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

    /// What no list decides: that a window is closed, and that something was paid wrongly.
    fn check_undecided(&mut self, round: &Round) -> Result<(), Fault> {
        let accepted = self.copy.close().is_ok();
        if accepted == self.is_unchanged(round) {
            return Err(Fault::Changed);
        }
        self.copy.become_as(round, round.log.len());
        for seat in Seat::ALL {
            let accepted = self.copy.correct(seat).is_ok();
            let wrong = accepted && !matches!(round.phase, Phase::Paid);
            if wrong || accepted == self.is_unchanged(round) {
                return Err(Fault::Move(seat, Move::Correct));
            }
            if accepted {
                self.copy.become_as(round, round.log.len());
            }
        }
        Ok(())
    }
}

fn a_tile_of(round: &Round, seat: Seat) -> Tile {
    let concealed = round.player(seat).hand.concealed();
    Tile::all().find(|&tile| concealed.get(tile) > 0).unwrap_or(Tile::plain(Kind::EAST))
}

/// Whatever may be said to a tile, and what may be thought to be possible.
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

#[cfg(test)]
mod tests {
    use std::sync::Arc;

    use hanchan_rules::preset;
    use hanchan_tiles::Wind;

    use super::*;
    use crate::round::Setup;
    use crate::wall::Wall;

    fn dealt(sitting: Sitting) -> Round {
        let rules = Arc::new(preset("common").expect("a preset"));
        let set = rules.tile_set();
        let tiles: Vec<Tile> =
            Tile::all().flat_map(|tile| std::iter::repeat_n(tile, usize::from(set.copies(tile)))).collect();
        let wall = Wall::in_order(&tiles, &rules).expect("a right wall");
        let points = BySeat([rules.switches().table.start_points; 4]);
        let setup = Setup { dealer: Seat::First, round: Wind::East, counters: 0, sticks: 0, points };
        Round::seated(rules, wall, setup, sitting)
    }

    /// Both ways to sit: the lists are right, a trial that walks along finds the same as a new one, and changes nothing.
    #[test]
    fn a_trial_walks_behind_its_deal() {
        for sitting in [Sitting::Assisted, Sitting::RealTable] {
            let mut round = dealt(sitting);
            let mut trial = Trial::of(&round);
            for _ in 0..20 {
                assert_eq!(trial.check(&round), Ok(()));
                assert_eq!(round.check_lists(), Ok(()));
                assert_eq!(trial.copy, round);
                match round.phase {
                    Phase::Turn(ref turn) => round.act(turn.seat, TurnAct::DiscardDrawn).expect("he drew it"),
                    Phase::Claims(ref window) if sitting == Sitting::RealTable => {
                        round.draw(window.from.next(round.seats())).expect("nobody claims it");
                    }
                    _ => round.close().expect("nobody claims it"),
                }
            }
        }
    }

    #[test]
    fn an_act_that_is_listed_and_does_nothing_is_found() {
        let mut round = dealt(Sitting::Assisted);
        let Phase::Turn(turn) = &mut round.phase else { panic!("a turn") };
        turn.drawn = None;
        let (seat, what) = (Seat::First, Move::Act(TurnAct::DiscardDrawn));
        assert_eq!(round.check_lists(), Err(Fault::Move(seat, what)));
    }

    #[test]
    fn a_list_that_holds_nothing_is_found() {
        let mut round = dealt(Sitting::Assisted);
        let Phase::Turn(turn) = &mut round.phase else { panic!("a turn") };
        turn.acts = crate::act::TurnActs::default();
        assert_eq!(round.check_lists(), Err(Fault::Nothing(Seat::First)));
    }

    #[test]
    fn a_claim_that_is_listed_and_refused_is_found() {
        let mut round = dealt(Sitting::Assisted);
        round.follow(Event::Discarded {
            seat: Seat::First,
            tile: round.player(Seat::First).hand.drawn().expect("the fourteenth"),
            drawn: true,
            sideways: false,
        });
        let Phase::Claims(window) = &mut round.phase else { panic!("a window") };
        window.from = Seat::Second;
        window.answers[Seat::Second] = None;
        assert!(matches!(round.check_lists(), Err(Fault::Move(Seat::Second, Move::Claim(_)))));
    }

    /// Something changes without an event: as a refused act would that does not leave everything as it was.
    #[test]
    fn a_change_without_an_event_is_found() {
        let mut round = dealt(Sitting::Assisted);
        let mut trial = Trial::of(&round);
        assert_eq!(trial.check(&round), Ok(()));
        round.points[Seat::Third] += 100;
        assert_eq!(trial.check(&round), Err(Fault::Changed));
    }
}
