//! Deals played to produce rare draws.

use hanchan_round::{Claim, Phase, Round, Turn, TurnAct};
use hanchan_tiles::{Kind, Seat, Tile};

/// Plays a deal to its end. Everybody discards terminals and honours, winds first, and claims nothing, which produces
/// four equal winds and nagashi mangan.
pub(crate) fn play(round: &mut Round) {
    loop {
        match round.phase() {
            Phase::Turn(turn) => {
                let (seat, act) = (turn.seat, outside(turn));
                round.act(seat, act).expect("it is in the list");
            }
            Phase::Claims(window) => {
                let waiting = |seat: &Seat| window.answers[*seat].is_none();
                let seat = Seat::ALL.into_iter().find(waiting).expect("somebody has not answered");
                round.claim(seat, Claim::Pass).expect("it is in the list");
            }
            Phase::Showdown(waiting) => {
                let seat = Seat::ALL.into_iter().find(|&seat| waiting[seat]).expect("somebody has not shown");
                round.show(seat, true).expect("it is their choice");
            }
            _ => return,
        }
    }
}

/// Chooses the discard: winds in a fixed order, then other terminals and honours, then anything.
fn outside(turn: &Turn) -> TurnAct {
    let place = |act: &TurnAct| {
        let tile = match act {
            TurnAct::Discard(tile) => Some(*tile),
            TurnAct::DiscardDrawn => turn.drawn,
            _ => None,
        };
        match tile.map(Tile::kind) {
            Some(kind) if (Kind::EAST..=Kind::NORTH).contains(&kind) => kind.index() - Kind::EAST.index(),
            Some(kind) if kind.is_orphan() => 4,
            Some(_) => 5,
            None => 6,
        }
    };
    turn.acts.iter().min_by_key(place).expect("something to do")
}
