//! Play at a real table with everything that can happen there, errors and rulings included: for simulations and tests.

use hanchan_round::{Claim, Move, Offence, Phase, Round, Ruling, Toppled, TurnAct};
use hanchan_rules::Penalty;
use hanchan_shape::Incremental;
use hanchan_tiles::{BySeat, Seat, Tile};

/// One step of a deal at a real table. `chance(n)` gives a number below `n`; one act in about `care` is careless.
///
/// The deal always goes on: when nobody has anything to say, somebody draws or time runs out.
pub fn wild_step(round: &mut Round, care: usize, chance: &mut impl FnMut(usize) -> usize) {
    round.clock(round.now() + chance(4000) as u32);
    let players = round.seats().count();
    if chance(20 * care) == 0 && rule(round, Seat::ALL[chance(players)], chance) {
        return;
    }
    if chance(10 * care) == 0 {
        let _told = round.shout(Seat::ALL[chance(players)]);
        return;
    }
    match round.phase() {
        Phase::Turn(turn) => {
            let (seat, acts) = (turn.seat, turn.acts);
            if round.claimable_until().is_some() && chance(3) == 0 {
                say(round, care, chance);
                return;
            }
            let careless = chance(care) == 0;
            let shanten = |act| shanten_after(round, seat, turn.drawn, act);
            let is_fine = |act: &TurnAct| {
                let riichi = matches!(act, TurnAct::Riichi(_) | TurnAct::RiichiDrawn);
                round.fault_of(seat, *act).is_none() && !(riichi && shanten(*act) > 0)
            };
            let fine: Vec<TurnAct> = acts.iter().filter(|act| careless || is_fine(act)).collect();
            let act = match (careless, chance(4)) {
                (false, _) if fine.contains(&TurnAct::Tsumo) => TurnAct::Tsumo,
                (false, 1..) => fine.iter().copied().min_by_key(|act| shanten(*act)).unwrap_or(fine[0]),
                _ => fine[chance(fine.len())],
            };
            let _done = round.act(seat, act);
        }
        Phase::Claims(window) => {
            let from = window.from;
            let next = from.next(round.seats());
            if chance(2) == 0 && say(round, care, chance) {
                return;
            }
            if round.draw(next).is_err() && round.draw(from).is_err() {
                let _closed = round.close();
            }
        }
        Phase::Showdown(waiting) => {
            let seat = Seat::ALL.into_iter().find(|&seat| waiting[seat]);
            let _shown = seat.map(|seat| round.show(seat, chance(4) > 0));
        }
        Phase::Announcing(waiting) => {
            let Some(seat) = Seat::ALL.into_iter().find(|&seat| waiting[seat]) else { return };
            let wrong = chance(4) == 0;
            let value = round.true_value(seat).unwrap_or(BySeat([0; 4]));
            let error = if wrong { 100 * chance(20) as i32 } else { 0 };
            let _said = round.announce(seat, value.map(|points| if points > 0 { points + error } else { 0 }));
        }
        Phase::Accepting(waiting) => {
            let seat = Seat::ALL.into_iter().find(|&seat| waiting[seat]);
            let _said = match (seat, chance(6)) {
                (Some(seat), 0) => round.object(seat),
                (Some(seat), 1..4) => round.agree(seat),
                _ => round.close(),
            };
        }
        Phase::Paid => {
            if chance(3) > 0 || round.correct(Seat::ALL[chance(players)]).is_err() {
                let _over = round.play(Seat::First, Move::Mix);
            }
        }
        Phase::Between | Phase::Over => {}
    }
}

/// How far from tenpai an act leaves the hand.
fn shanten_after(round: &Round, seat: Seat, drawn: Option<Tile>, act: TurnAct) -> i8 {
    let tile = match act {
        TurnAct::Discard(tile) | TurnAct::Riichi(tile) => Some(tile),
        TurnAct::DiscardDrawn | TurnAct::RiichiDrawn => drawn,
        _ => None,
    };
    let counts = round.player(seat).hand.concealed().counts();
    let mut tiles = Incremental::new(counts, round.rules().switches.table.tiles);
    if tile.is_some_and(|tile| tiles.remove(tile.kind()).is_ok()) { tiles.shanten() } else { i8::MAX }
}

/// Somebody says something to the tile; whether anybody did.
fn say(round: &mut Round, care: usize, chance: &mut impl FnMut(usize) -> usize) -> bool {
    let seat = Seat::ALL[chance(round.seats().count())];
    let careless = chance(care) == 0;
    let claims = round.possible_claims(seat);
    let fine: Vec<Claim> = claims
        .into_iter()
        .filter(|&claim| claim != Claim::Pass && (careless || round.fault_of_claim(seat, claim).is_none()))
        .collect();
    let claim = match fine.first() {
        None => return false,
        Some(Claim::Ron) => Claim::Ron,
        Some(_) if chance(4) > 0 => return false,
        Some(_) => fine[chance(fine.len())],
    };
    round.claim(seat, claim).is_ok()
}

/// The judge rules something.
fn rule(round: &mut Round, seat: Seat, chance: &mut impl FnMut(usize) -> usize) -> bool {
    let other = seat.next(round.seats());
    let mut points = BySeat([0; 4]);
    (points[seat], points[other]) = (-1000, 1000);
    let ruling = match chance(9) {
        0 => Ruling::Offence(seat, Offence::WrongCount),
        1 => Ruling::Offence(seat, Offence::OutOfTurn),
        2 => Ruling::Offence(seat, Offence::Exposure(Toppled::LiveWall, chance(9) as u8)),
        3 => Ruling::Offence(seat, Offence::Exposure(Toppled::OthersHand, chance(9) as u8)),
        4 => Ruling::Penalty(seat, Penalty::DeadHand),
        5 => Ruling::Inspection(seat),
        6 => Ruling::Points(points),
        7 => Ruling::Redeal,
        _ => Ruling::Remark,
    };
    round.rule(ruling, "said at the table").is_ok()
}
