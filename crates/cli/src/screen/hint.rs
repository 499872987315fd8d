//! The hint: shanten and waits of the viewer's own hand.

use hanchan_shape::Shape;
use hanchan_tiles::{Counts, Kind, KindSet, Tile};
use hanchan_view::SeatView;
use hanchan_words::Words;

use super::face::row;

/// Returns the hand's shanten or, if it is tenpai, its waits and how many of those tiles are unseen. A hand of 14
/// tiles is judged after `discard`.
pub(crate) fn hint(view: &SeatView, discard: Option<Tile>, words: &Words) -> String {
    let switches = view.rules().switches();
    let mut hand = view.hand;
    if hand.size() >= 14
        && let Some(tile) = discard
    {
        let held = hand.discard(tile);
        debug_assert!(held.is_ok(), "{held:?}");
    }
    let shape = Shape::of(&hand, switches.table.tiles);
    if hand.size() >= 14 {
        return words.shanten(shape.shanten());
    }
    let waits = shape.waits().tiles();
    if waits.is_empty() {
        return words.shanten(shape.shanten());
    }
    let left: u8 = waits.iter().map(|kind| 4 - seen(view, kind).min(4)).sum();
    let furiten = if is_furiten(view, waits, discard) { words.text("table-furiten") } else { String::new() };
    let tiles = row(waits.iter().map(Tile::plain));
    format!("{} {tiles} ×{left} {furiten}", words.shanten(0)).trim_end().to_owned()
}

/// Returns how many tiles of a kind the player sees.
fn seen(view: &SeatView, kind: Kind) -> u8 {
    let held: &Counts = view.hand.held();
    let others = view.fronts.iter().flat_map(|(seat, front)| {
        let melds = front.melds.iter().filter(move |_| seat != view.seat);
        let melds = melds.flat_map(|meld| meld.tiles().to_vec());
        let norths = if seat == view.seat { 0 } else { usize::from(front.norths) };
        // A called discard is counted in its meld.
        let river = front.river.iter().filter(|lying| !lying.claimed).map(|lying| lying.tile);
        river.chain(melds).chain(std::iter::repeat_n(Tile::plain(Kind::NORTH), norths)).collect::<Vec<_>>()
    });
    let others = others.chain(view.indicators.iter().copied()).filter(|tile| tile.kind() == kind).count();
    held.get(kind) + others as u8
}

fn is_furiten(view: &SeatView, waits: KindSet, discard: Option<Tile>) -> bool {
    let rules = &view.rules().switches().riichi;
    let river = view.fronts[view.seat].river.iter().map(|lying| lying.tile);
    let own = river.chain(discard).any(|tile| waits.contains(tile.kind()));
    (rules.discard_furiten && own) || view.passed || view.passed_in_riichi
}
