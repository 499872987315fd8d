//! Random deals, recorded move by move so that they can be replayed.

use std::sync::Arc;

use fastrand::Rng;
use hanchan_check::{Wild, WildAction, wild};
use hanchan_round::{Claim, Move, Phase, Round, TurnAct, TurnActs, Wall};
use hanchan_rules::{Rules, preset, preset_ids};
use hanchan_shape::Incremental;
use hanchan_tiles::{Seat, Tile};

/// Returns every preset.
pub(crate) fn all_rules() -> impl Iterator<Item = (&'static str, Arc<Rules>)> {
    preset_ids().map(|id| (id, Arc::new(preset(id).expect("a preset"))))
}

/// Returns the tiles of the set in random order.
pub(crate) fn shuffled(rules: &Rules, random: &mut Rng) -> Vec<Tile> {
    let set = rules.tile_set();
    let mut tiles: Vec<Tile> =
        Tile::all().flat_map(|tile| std::iter::repeat_n(tile, usize::from(set.copies(tile)))).collect();
    random.shuffle(&mut tiles);
    tiles
}

/// Returns a random wall.
pub(crate) fn wall(rules: &Rules, random: &mut Rng) -> Wall {
    Wall::in_order(&shuffled(rules, random), rules).expect("a right wall")
}

/// Returns a player's move at time 0.
fn by(seat: Seat, what: Move) -> Wild {
    Wild { at: 0, deed: WildAction::Play(seat, what) }
}

/// Makes a move. Returns whether it was possible.
pub(crate) fn make(round: &mut Round, a_move: Wild) -> bool {
    a_move.make(round).is_ok()
}

/// Returns a move of players who mostly go for tenpai, often call, and sometimes pass on a win; `None` when the deal
/// is over.
pub(crate) fn choose(round: &Round, random: &mut Rng) -> Option<Wild> {
    match round.phase() {
        Phase::Turn(turn) => Some(by(turn.seat, Move::Act(act(round, turn.seat, turn.acts, random)))),
        Phase::Claims(window) => {
            let open: Vec<Seat> =
                Seat::ALL.into_iter().filter(|&seat| window.answers[seat].is_none()).collect();
            let seat = open[random.usize(..open.len())];
            let claims = window.claims[seat];
            let claim = if claims.contains(Claim::Ron) {
                if random.u8(..4) > 0 { Claim::Ron } else { Claim::Pass }
            } else if random.u8(..3) > 0 {
                Claim::Pass
            } else {
                claims.iter().nth(random.usize(..claims.len())).expect("one of them")
            };
            let close = Wild { at: 0, deed: WildAction::Close };
            Some(if random.u8(..8) == 0 { close } else { by(seat, Move::Claim(claim)) })
        }
        Phase::Showdown(waiting) => {
            let open: Vec<Seat> = Seat::ALL.into_iter().filter(|&seat| waiting[seat]).collect();
            Some(by(open[random.usize(..open.len())], Move::Show(random.bool())))
        }
        Phase::Over => None,
        _ => panic!("an act ends in a phase of an assisted table: {:?}", round.events().last()),
    }
}

fn act(round: &Round, seat: Seat, acts: TurnActs, random: &mut Rng) -> TurnAct {
    let all: Vec<TurnAct> = acts.iter().collect();
    let any = all[random.usize(..all.len())];
    if acts.contains(TurnAct::Tsumo) && random.u8(..4) > 0 {
        return TurnAct::Tsumo;
    }
    let riichi = all.iter().copied().find(|act| matches!(act, TurnAct::RiichiDrawn | TurnAct::Riichi(_)));
    if let Some(riichi) = riichi.filter(|_| random.bool()) {
        return riichi;
    }
    if random.u8(..6) == 0 {
        return any;
    }
    let drawn = round.player(seat).hand.drawn();
    let hand =
        Incremental::new(round.player(seat).hand.concealed().counts(), round.rules().switches().table.tiles);
    let after = |act: &TurnAct| {
        let tile = match act {
            TurnAct::Discard(tile) => Some(*tile),
            TurnAct::DiscardDrawn => drawn,
            _ => None,
        };
        let mut hand = hand;
        tile.map_or(i8::MAX, |tile| hand.remove(tile.kind()).map_or(i8::MAX, |()| hand.shanten()))
    };
    all.into_iter().min_by_key(after).unwrap_or(any)
}

/// Returns the next move at an unassisted table, about one in `care` of them careless; `None` when the deal is over.
/// Sometimes a player passes explicitly. The move may be refused; then the caller tries the next.
pub(crate) fn wildly(round: &Round, care: usize, random: &mut Rng) -> Option<Wild> {
    let seat = Seat::ALL[random.usize(..round.seats().count())];
    if random.u8(..8) == 0 && round.may_speak(seat) {
        return Some(Wild { at: round.now() + random.u32(..1000), ..by(seat, Move::Claim(Claim::Pass)) });
    }
    wild(round, care, &mut |below| random.usize(..below.max(1)))
}
