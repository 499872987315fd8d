//! Random play at an unassisted table, with everything that can happen there, including offences and rulings.

use hanchan_round::{Claim, Move, Offence, Phase, Refusal, Round, Ruling, Toppled, TurnAct};
use hanchan_rules::Penalty;
use hanchan_shape::Incremental;
use hanchan_tiles::{BySeat, Seat, Tile};

/// An action of a player, the judge or the clock, and its time.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Wild {
    /// The time in milliseconds since the deal began. Assisted tables ignore it.
    pub at: u32,
    /// The action.
    pub deed: WildAction,
}

/// An action of a player, the judge or the clock.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum WildAction {
    /// A player's move.
    Play(Seat, Move),
    /// The judge's ruling.
    Rule(Ruling),
    /// The end of the time for claims or objections.
    Close,
}

impl Wild {
    /// Performs the action.
    pub fn make(self, round: &mut Round) -> Result<(), Refusal> {
        round.clock(self.at);
        match self.deed {
            WildAction::Play(seat, what) => round.play(seat, what),
            WildAction::Rule(ruling) => round.rule(ruling, "said at the table"),
            WildAction::Close => round.close(),
        }
    }
}

/// Returns a random next action; `None` when the deal is over. `chance(n)` must return a number below `n`; about
/// one act in `care` is careless. The action may be refused; then call this function again.
pub fn wild(round: &Round, care: usize, chance: &mut impl FnMut(usize) -> usize) -> Option<Wild> {
    let at = round.now() + chance(4000) as u32;
    let seat = Seat::ALL[chance(round.seats().count())];
    let deed = if chance(20 * care) == 0 {
        WildAction::Rule(ruling(round, seat, chance))
    } else if chance(10 * care) == 0 {
        WildAction::Play(seat, Move::Shout)
    } else {
        usual(round, seat, care, chance)?
    };
    let over = matches!(round.phase(), Phase::Over);
    (!over).then_some(Wild { at, deed })
}

fn usual(
    round: &Round,
    seat: Seat,
    care: usize,
    chance: &mut impl FnMut(usize) -> usize,
) -> Option<WildAction> {
    let first = |waiting: &BySeat<bool>| Seat::ALL.into_iter().find(|&seat| waiting[seat]);
    Some(match round.phase() {
        Phase::Turn(turn) => {
            if round.claimable_until().is_some()
                && chance(3) == 0
                && let Some(claim) = claim(round, seat, care, chance)
            {
                return Some(WildAction::Play(seat, Move::Claim(claim)));
            }
            WildAction::Play(turn.seat, Move::Act(act(round, turn.seat, turn.drawn, care, chance)?))
        }
        Phase::Claims(window) => {
            if chance(2) == 0
                && let Some(claim) = claim(round, seat, care, chance)
            {
                return Some(WildAction::Play(seat, Move::Claim(claim)));
            }
            let after_kan = window.offered != hanchan_round::Offered::Discard;
            let drawer = if after_kan { window.from } else { window.from.next(round.seats()) };
            if chance(3) > 0 { WildAction::Play(drawer, Move::Draw) } else { WildAction::Close }
        }
        Phase::Showdown(waiting) => WildAction::Play(first(waiting)?, Move::Show(chance(4) > 0)),
        Phase::Announcing(waiting) => {
            let seat = first(waiting)?;
            let error = if chance(4) == 0 { 100 * chance(20) as i32 } else { 0 };
            let value = round.true_value(seat)?.map(|points| if points > 0 { points + error } else { 0 });
            WildAction::Play(seat, Move::Announce(value))
        }
        Phase::Accepting(waiting) => match chance(6) {
            0 => WildAction::Play(first(waiting)?, Move::Object),
            1..4 => WildAction::Play(first(waiting)?, Move::Agree),
            _ => WildAction::Close,
        },
        Phase::Paid if chance(3) == 0 => WildAction::Play(seat, Move::Correct),
        Phase::Paid => WildAction::Play(seat, Move::Mix),
        Phase::Between | Phase::Over => return None,
    })
}

fn act(
    round: &Round,
    seat: Seat,
    drawn: Option<Tile>,
    care: usize,
    chance: &mut impl FnMut(usize) -> usize,
) -> Option<TurnAct> {
    let Phase::Turn(turn) = round.phase() else { return None };
    let careless = chance(care) == 0;
    let shanten = |act| shanten_after(round, seat, drawn, act);
    let is_fine = |act: &TurnAct| {
        let riichi = matches!(act, TurnAct::Riichi(_) | TurnAct::RiichiDrawn);
        round.fault_of(seat, *act).is_none() && !(riichi && shanten(*act) > 0)
    };
    let fine: Vec<TurnAct> = turn.acts.iter().filter(|act| careless || is_fine(act)).collect();
    match (careless, chance(4)) {
        (false, _) if fine.contains(&TurnAct::Tsumo) => Some(TurnAct::Tsumo),
        (false, 1..) => fine.into_iter().min_by_key(|act| shanten(*act)),
        _ => fine.get(chance(fine.len())).copied(),
    }
}

/// Returns the shanten of a player's hand after an act.
fn shanten_after(round: &Round, seat: Seat, drawn: Option<Tile>, act: TurnAct) -> i8 {
    let tile = match act {
        TurnAct::Discard(tile) | TurnAct::Riichi(tile) => Some(tile),
        TurnAct::DiscardDrawn | TurnAct::RiichiDrawn => drawn,
        _ => None,
    };
    let counts = round.player(seat).hand.concealed().counts();
    let mut tiles = Incremental::new(counts, round.rules().switches().table.tiles);
    if tile.is_some_and(|tile| tiles.remove(tile.kind()).is_ok()) { tiles.shanten() } else { i8::MAX }
}

/// Returns a claim for the player to make, if any.
fn claim(round: &Round, seat: Seat, care: usize, chance: &mut impl FnMut(usize) -> usize) -> Option<Claim> {
    let careless = chance(care) == 0;
    let claims = round.possible_claims(seat);
    let fine: Vec<Claim> = claims
        .into_iter()
        .filter(|&claim| claim != Claim::Pass && (careless || round.fault_of_claim(seat, claim).is_none()))
        .collect();
    match fine.first()? {
        Claim::Ron => Some(Claim::Ron),
        _ if chance(4) > 0 => None,
        _ => fine.get(chance(fine.len())).copied(),
    }
}

fn ruling(round: &Round, seat: Seat, chance: &mut impl FnMut(usize) -> usize) -> Ruling {
    let other = seat.next(round.seats());
    let mut points = BySeat([0; 4]);
    (points[seat], points[other]) = (-1000, 1000);
    match chance(9) {
        0 => Ruling::Offence(seat, Offence::WrongCount),
        1 => Ruling::Offence(seat, Offence::OutOfTurn),
        2 => Ruling::Offence(seat, Offence::Exposure(Toppled::LiveWall, chance(9) as u8)),
        3 => Ruling::Offence(seat, Offence::Exposure(Toppled::OthersHand, chance(9) as u8)),
        4 => Ruling::Penalty(seat, Penalty::DeadHand),
        5 => Ruling::Inspection(seat),
        6 => Ruling::Points(points),
        7 => Ruling::Redeal,
        _ => Ruling::Remark,
    }
}
