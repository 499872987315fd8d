//! Deals played by chance, move by move, so that they can be played again.

use std::sync::Arc;

use fastrand::Rng;
use hanchan_check::{Deed, Wild, wild};
use hanchan_round::{Claim, Move, Phase, Round, TurnAct, TurnActs, Wall};
use hanchan_rules::{Rules, preset, preset_ids};
use hanchan_shape::Incremental;
use hanchan_tiles::{Seat, Tile};

/// Every rule file.
pub(crate) fn all_rules() -> impl Iterator<Item = (&'static str, Arc<Rules>)> {
    preset_ids().map(|id| (id, Arc::new(preset(id).expect("a preset"))))
}

/// The tiles of the set in any order.
pub(crate) fn shuffled(rules: &Rules, random: &mut Rng) -> Vec<Tile> {
    let set = rules.tile_set();
    let mut tiles: Vec<Tile> =
        Tile::all().flat_map(|tile| std::iter::repeat_n(tile, usize::from(set.copies(tile)))).collect();
    random.shuffle(&mut tiles);
    tiles
}

/// A wall by chance.
pub(crate) fn wall(rules: &Rules, random: &mut Rng) -> Wall {
    Wall::in_order(&shuffled(rules, random), rules).expect("a right wall")
}

/// What a player does, at whatever time.
fn by(seat: Seat, what: Move) -> Wild {
    Wild { at: 0, deed: Deed::Play(seat, what) }
}

/// Makes a move; whether it was possible.
pub(crate) fn make(round: &mut Round, a_move: Wild) -> bool {
    a_move.make(round).is_ok()
}

/// A move by players who mostly go for tenpai, often call, and now and then let a win pass; none when the deal is over.
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
            let close = Wild { at: 0, deed: Deed::Close };
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

/// What somebody does next at a real table, about one act in `care` careless; none when the deal is over. Now and then
/// a player says that he passes. What it says may be refused; then the next one will do.
pub(crate) fn wildly(round: &Round, care: usize, random: &mut Rng) -> Option<Wild> {
    let seat = Seat::ALL[random.usize(..round.seats().count())];
    if random.u8(..8) == 0 && round.may_speak(seat) {
        return Some(Wild { at: round.now() + random.u32(..1000), ..by(seat, Move::Claim(Claim::Pass)) });
    }
    wild(round, care, &mut |below| random.usize(..below.max(1)))
}
