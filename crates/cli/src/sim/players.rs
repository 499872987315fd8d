//! Shortcuts for simulations: the simplest bots choose directly from the round's lists of legal moves, which is
//! faster than a view. They use nothing that a view would hide. All other bots choose by their view.

use fastrand::Rng;
use hanchan_bots::Player;
use hanchan_round::{Claim, Claims, Round, Turn, TurnAct};
use hanchan_shape::Incremental;
use hanchan_tiles::Seat;

/// Returns whether a bot has a shortcut here and needs no view.
pub(super) fn has_shortcut(player: Player) -> bool {
    matches!(player, Player::Random | Player::First | Player::Tsumogiri | Player::Greedy)
}

/// Returns the move that a bot with a shortcut makes on its turn.
pub(super) fn turn(player: Player, round: &Round, turn: &Turn, random: &mut Rng) -> TurnAct {
    let acts = &turn.acts;
    let drawn = acts.contains(TurnAct::DiscardDrawn).then_some(TurnAct::DiscardDrawn);
    let chosen = match player {
        Player::Random => acts.iter().nth(random.usize(..acts.len().max(1))),
        Player::First => acts.iter().next(),
        Player::Greedy => Some(greedy(round, turn)),
        _ => drawn.or_else(|| acts.iter().next()),
    };
    // There is always a legal discard.
    chosen.unwrap_or(TurnAct::DiscardDrawn)
}

/// Returns the response of a bot with a shortcut to a discard.
pub(super) fn claim(player: Player, round: &Round, seat: Seat, claims: Claims, random: &mut Rng) -> Claim {
    match player {
        Player::Random => claims.iter().nth(random.usize(..claims.len())).unwrap_or(Claim::Pass),
        Player::First | Player::Greedy if claims.contains(Claim::Ron) => Claim::Ron,
        Player::Greedy => greedy_claim(round, seat, claims),
        _ => Claim::Pass,
    }
}

fn greedy(round: &Round, turn: &Turn) -> TurnAct {
    if turn.acts.contains(TurnAct::Tsumo) {
        return TurnAct::Tsumo;
    }
    let hand = &round.player(turn.seat).hand;
    let mut tiles = Incremental::new(hand.concealed().counts(), round.rules().switches().table.tiles);
    let mut best = (i8::MAX, TurnAct::DiscardDrawn);
    for act in turn.acts.iter() {
        let tile = match act {
            TurnAct::Discard(tile) => tile,
            TurnAct::Riichi(_) | TurnAct::RiichiDrawn | TurnAct::North => return act,
            TurnAct::DiscardDrawn => match turn.drawn {
                Some(tile) => tile,
                None => continue,
            },
            _ => continue,
        };
        if tiles.remove(tile.kind()).is_ok() {
            let shanten = tiles.shanten();
            let back = tiles.add(tile.kind());
            debug_assert!(back.is_ok(), "{back:?}");
            if shanten < best.0 {
                best = (shanten, act);
            }
        }
    }
    best.1
}

/// Calls a tile if the call lowers the shanten; with a closed hand, calls only a pon of dragons.
fn greedy_claim(round: &Round, seat: Seat, claims: Claims) -> Claim {
    let player = round.player(seat);
    let deck = round.rules().switches().table.tiles;
    let worth = |claim: &Claim| match claim {
        Claim::Pon([tile, _]) => tile.kind() >= hanchan_tiles::Kind::WHITE || !player.hand.is_closed(),
        Claim::Chi(_) => !player.hand.is_closed(),
        _ => false,
    };
    let mut tiles = Incremental::new(player.hand.concealed().counts(), deck);
    let before = tiles.shanten();
    for claim in claims.iter().filter(worth) {
        if let Claim::Pon(own) | Claim::Chi(own) = claim {
            let taken = own.iter().all(|tile| tiles.remove(tile.kind()).is_ok());
            let after = if taken { tiles.shanten() } else { before };
            for tile in own {
                let back = tiles.add(tile.kind());
                debug_assert!(back.is_ok(), "{back:?}");
            }
            if after < before {
                return claim;
            }
        }
    }
    Claim::Pass
}
