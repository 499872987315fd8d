//! What a player could do now, weighed as [`Player::Steady`] does.

use hanchan_round::{Claim, Move, TurnAct, forbidden_after};
use hanchan_shape::{Shape, Ukeire};
use hanchan_tiles::{Counts, Tile};
use hanchan_view::SeatView;

use crate::danger::Danger;
use crate::estimate::{course, estimate};
use crate::hope::Course;
use crate::legal::{acts, answers, may_declare};
use crate::offer::Offer;
use crate::player::Player;
use crate::sets::claims;
use crate::sight::Sight;
use crate::steady::{after_call, weigh};

/// What a player could do now. Points are what [`Player::Steady`] expects, and no more than that: he counts tiles and
/// knows nothing of how people play.
#[derive(Clone, PartialEq, Debug)]
pub struct Advice {
    /// What he would do.
    pub chosen: Move,
    /// Every discard that is right, the best first.
    pub discards: Vec<DiscardAdvice>,
    /// Every answer to a tile that is right.
    pub claims: Vec<ClaimAdvice>,
}

/// What comes of a discard.
#[derive(Clone, PartialEq, Debug)]
pub struct DiscardAdvice {
    /// The tile.
    pub tile: Tile,
    /// How far the rest is, and which tiles help it.
    pub ukeire: Ukeire,
    /// What the hand brings on average, without riichi.
    pub points: f32,
    /// The same with riichi, where it may be declared.
    pub riichi: Option<f32>,
    /// What others may win on the tile, on average; nothing where nobody seems to wait.
    pub danger: f32,
}

/// What comes of an answer.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct ClaimAdvice {
    /// The answer.
    pub claim: Claim,
    /// How far the hand is after it, with the best discard; none for a win or a kan.
    pub shanten: Option<i8>,
    /// What the hand brings on average after it.
    pub points: Option<f32>,
}

/// Weighs what a player can do now; none if he has nothing to choose.
pub fn advise(view: &SeatView) -> Option<Advice> {
    let chosen = Player::Steady.choose(view, &mut |_| 0)?;
    let sight = Sight::of(view);
    let danger = Danger::seen(&sight);
    let ahead = course(&sight, &danger);
    Some(Advice {
        chosen,
        discards: discards(&sight, &danger, &ahead),
        claims: answered(&sight, &danger, &ahead),
    })
}

fn discards(sight: &Sight<'_>, danger: &Danger, ahead: &Course) -> Vec<DiscardAdvice> {
    let view = sight.view;
    let seen = seen(sight);
    let declares = may_declare(view);
    let mut all: Vec<(f32, DiscardAdvice)> = Vec::new();
    for act in acts(view) {
        let tile = match act {
            TurnAct::Discard(tile) => Some(tile),
            TurnAct::DiscardDrawn => view.hand.drawn(),
            _ => None,
        };
        let Some(tile) = tile.filter(|tile| all.iter().all(|(_, known)| known.tile != *tile)) else {
            continue;
        };
        let Some(weighed) = weigh(sight, danger, ahead, tile, declares) else { continue };
        let mut hand = view.hand;
        if hand.discard(tile).is_err() {
            continue;
        }
        let ukeire = Shape::of(&hand.taken_in(), sight.deck).ukeire(&seen);
        let (points, riichi) = (weighed.points, weighed.riichi());
        all.push((weighed.best(), DiscardAdvice { tile, ukeire, points, riichi, danger: weighed.danger }));
    }
    all.sort_by(|(one, _), (other, _)| other.total_cmp(one));
    all.into_iter().map(|(_, advice)| advice).collect()
}

/// What lies open, his own tiles apart.
fn seen(sight: &Sight<'_>) -> Counts {
    let mut seen = Counts::EMPTY;
    for kind in sight.deck.kinds().iter() {
        let others = 4u8.saturating_sub(sight.view.hand.held().get(kind)).saturating_sub(sight.left(kind));
        for _ in 0..others {
            let _four = seen.add(kind);
        }
    }
    seen
}

fn answered(sight: &Sight<'_>, danger: &Danger, ahead: &Course) -> Vec<ClaimAdvice> {
    let view = sight.view;
    let right = answers(view);
    let Some(offer) = Offer::of(view).filter(|_| !right.is_empty()) else { return Vec::new() };
    let now = estimate(sight, ahead, &view.hand, None);
    let swap = view.rules().switches.calls.swap_calling;
    let sets = claims(&view.hand, offer.tile, view.seat, offer.from);
    let called = |claim: Claim| {
        let (_, meld) = sets.iter().copied().find(|(known, _)| *known == claim)?;
        let mut hand = view.hand;
        hand.call(meld).ok()?;
        after_call(sight, danger, ahead, &hand, forbidden_after(meld, swap))
    };
    right
        .into_iter()
        .map(|claim| {
            let after = match claim {
                Claim::Pass => Some((Shape::of(&view.hand, sight.deck).shanten(), now.points)),
                Claim::Ron | Claim::OpenKan => None,
                Claim::Pon(_) | Claim::Chi(_) => called(claim),
            };
            let (shanten, points) = after.unzip();
            ClaimAdvice { claim, shanten: shanten.filter(|far| *far < i8::MAX), points }
        })
        .collect()
}
