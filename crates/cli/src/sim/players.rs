//! Simple players for simulations.

use fastrand::Rng;
use hanchan_bots::{Player as Bot, Skills};
use hanchan_round::{Claim, Claims, Round, Turn, TurnAct};
use hanchan_shape::Incremental;
use hanchan_tiles::Seat;

/// Who plays.
#[derive(Clone, Copy, PartialEq, Eq, clap::ValueEnum)]
pub(super) enum Player {
    /// Anything that is allowed
    Random,
    /// The first thing in the list, and no calls but wins
    First,
    /// Discards what he drew, and claims nothing
    Tsumogiri,
    /// Whatever brings the hand nearer to tenpai; riichi and wins when possible
    Greedy,
    /// Closed hands by the tiles that help them, riichi always, and no fear
    Pupil,
    /// Weighs the likeliest hand against what others may win, and folds in time
    Steady,
    /// Calls and folds as sensei does, but does not look far ahead
    Student,
    /// Compares what everything he can do is worth at the end of the game
    Sensei,
    /// The safest discard; no call, no riichi, but wins
    Cautious,
}

impl Player {
    /// Who chooses by what he sees; the others look at the whole deal, which is faster.
    pub(super) fn bot(self) -> Option<Bot> {
        match self {
            Player::Steady => Some(Bot::Steady),
            Player::Pupil => Some(Bot::Sensei(Skills::PUPIL)),
            Player::Student => Some(Bot::Sensei(Skills::STUDENT)),
            Player::Sensei => Some(Bot::Sensei(Skills::ALL)),
            Player::Cautious => Some(Bot::Cautious),
            Player::Random | Player::First | Player::Tsumogiri | Player::Greedy => None,
        }
    }

    pub(super) fn turn(self, round: &Round, turn: &Turn, random: &mut Rng) -> TurnAct {
        let acts = &turn.acts;
        let any = |random: &mut Rng| acts.iter().nth(random.usize(..acts.len().max(1)));
        let drawn = if acts.contains(TurnAct::DiscardDrawn) { Some(TurnAct::DiscardDrawn) } else { None };
        let chosen = match self {
            Player::Random => any(random),
            Player::First => acts.iter().next(),
            Player::Tsumogiri => drawn.or_else(|| acts.iter().next()),
            Player::Greedy => Some(greedy(round, turn)),
            // They have been asked with their views.
            Player::Pupil | Player::Steady | Player::Student | Player::Sensei | Player::Cautious => drawn,
        };
        // There is always something to discard.
        chosen.unwrap_or(TurnAct::DiscardDrawn)
    }

    pub(super) fn claim(self, round: &Round, seat: Seat, claims: Claims, random: &mut Rng) -> Claim {
        match self {
            Player::Random => claims.iter().nth(random.usize(..claims.len())).unwrap_or(Claim::Pass),
            Player::First | Player::Greedy if claims.contains(Claim::Ron) => Claim::Ron,
            Player::First
            | Player::Tsumogiri
            | Player::Pupil
            | Player::Steady
            | Player::Student
            | Player::Sensei
            | Player::Cautious => Claim::Pass,
            Player::Greedy => greedy_claim(round, seat, claims),
        }
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
            let _back = tiles.add(tile.kind());
            if shanten < best.0 {
                best = (shanten, act);
            }
        }
    }
    best.1
}

/// Calls a pon that is worth something by itself and brings the hand nearer.
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
                let _back = tiles.add(tile.kind());
            }
            if after < before {
                return claim;
            }
        }
    }
    Claim::Pass
}
