//! What must hold at every moment of a deal.

use hanchan_tiles::{Kind, Seat, Tile};

use crate::act::{Claim, TurnAct};
use crate::phase::{Phase, Turn, Window};
use crate::round::Round;
use crate::sitting::Sitting;

/// Something that can never be.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Fault {
    /// Points and sticks together are not what the deal began with (P-033).
    Points,
    /// A tile is in two places, or in none.
    Tile(Tile),
    /// An act is listed and refused, or accepted and not listed, or refused and changed something.
    Act(Seat, TurnAct),
    /// The same of an answer to a tile.
    Claim(Seat, Claim),
    /// Somebody has the turn and can do nothing.
    Nothing(Seat),
}

impl Round {
    /// Whether no point and no tile is lost.
    pub fn check(&self) -> Result<(), Fault> {
        let (rules, setup) = (self.rules(), self.setup());
        let stake = rules.switches.riichi.stake;
        let sum = |points: &[i32; 4], sticks: u8| points.iter().sum::<i32>() + stake * i32::from(sticks);
        if sum(&self.points().0, self.sticks()) != sum(&setup.points.0, setup.sticks) {
            return Err(Fault::Points);
        }
        let mut seen = [0u8; Tile::COUNT];
        for seat in self.seats().seats() {
            let player = self.player(seat);
            let river = player.river.tiles().iter().filter(|tile| !tile.claimed).map(|tile| tile.tile);
            for tile in player.hand.all_tiles().chain(river) {
                seen[tile.index()] += 1;
            }
        }
        for tile in self.hidden_tiles() {
            seen[tile.index()] += 1;
        }
        let set = rules.tile_set();
        let wrong = Tile::all().find(|&tile| seen[tile.index()] != set.copies(tile));
        wrong.map_or(Ok(()), |tile| Err(Fault::Tile(tile)))
    }

    /// Tries everything that could be said now: what is listed is accepted, nothing else is, and what is refused
    /// changes nothing.
    pub fn check_lists(&self) -> Result<(), Fault> {
        match &self.phase {
            Phase::Turn(turn) => self.check_turn(turn),
            Phase::Claims(window) => self.check_claims(window),
            _ => Ok(()),
        }
    }

    fn check_turn(&self, turn: &Turn) -> Result<(), Fault> {
        let seat = turn.seat;
        let tiles = Tile::all().flat_map(|tile| [TurnAct::Discard(tile), TurnAct::Riichi(tile)]);
        let kinds =
            Kind::ALL.into_iter().flat_map(|kind| [TurnAct::ClosedKan(kind), TurnAct::AddedKan(kind)]);
        let rest =
            [TurnAct::DiscardDrawn, TurnAct::RiichiDrawn, TurnAct::North, TurnAct::Tsumo, TurnAct::NineKinds];
        let mut count = 0;
        for act in tiles.chain(kinds).chain(rest) {
            let mut copy = self.clone();
            let accepted = copy.act(seat, act).is_ok();
            count += usize::from(accepted);
            let changed = copy.log.len() != self.log.len();
            if accepted != turn.acts.contains(act) || accepted != changed {
                return Err(Fault::Act(seat, act));
            }
        }
        if count == 0 || count != turn.acts.len() || count != turn.acts.iter().count() {
            return Err(Fault::Nothing(seat));
        }
        let other = seat.next(self.seats());
        let accepted = self.clone().act(other, TurnAct::DiscardDrawn).is_ok();
        if accepted { Err(Fault::Act(other, TurnAct::DiscardDrawn)) } else { Ok(()) }
    }

    fn check_claims(&self, window: &Window) -> Result<(), Fault> {
        let kind = window.tile.kind();
        let near =
            |step: usize| Kind::ALL.get((kind.index() + step).wrapping_sub(2)).copied().unwrap_or(kind);
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
        for seat in Seat::ALL {
            let listed = self.possible_claims(seat);
            // At a real table two tiles may be shown in any order.
            let loose = self.sitting() == Sitting::RealTable;
            let holds = |claim: &Claim| listed.contains(claim) || (loose && listed.contains(&turned(*claim)));
            for &claim in claims.iter().chain(&listed) {
                let mut copy = self.clone();
                let accepted = copy.claim(seat, claim).is_ok();
                if accepted != holds(&claim) || accepted != (copy.log.len() != self.log.len()) {
                    return Err(Fault::Claim(seat, claim));
                }
            }
        }
        Ok(())
    }
}

fn turned(claim: Claim) -> Claim {
    match claim {
        Claim::Pon([a, b]) => Claim::Pon([b, a]),
        Claim::Chi([a, b]) => Claim::Chi([b, a]),
        other => other,
    }
}
