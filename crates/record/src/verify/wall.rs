//! Reconstructs the wall of a recorded deal.

use hanchan_round::Wall;
use hanchan_rules::Rules;
use hanchan_tiles::{Piece, Tile};

use super::mismatch::DealMismatch;
use super::mismatch::{Fact, MismatchTopic, WallPlace};
use crate::played::dealing;
use crate::recorded::{RecordedDeal, RecordedEnd, Step, WallTile};
use crate::tenhou::wall::ShuffledWall;

/// A tile seen in the record, with its position in the wall and the step in which it was seen.
struct Seen {
    place: WallPlace,
    tile: WallTile,
    step: Option<usize>,
}

/// Collects the dealt tiles. Records may sort a hand, so each tile is looked for in all positions of that hand.
fn dealt(deal: &RecordedDeal, players: usize, lies: impl Fn(usize, WallTile) -> bool, all: &mut Vec<Seen>) {
    for turn in 0..players {
        let seat = (deal.setup.dealer.index() + turn) % players;
        let mut places: Vec<usize> =
            dealing(players).enumerate().filter(|(_, of)| *of == turn).map(|(number, _)| number).collect();
        let mut elsewhere = Vec::new();
        let mut see = |number, tile| all.push(Seen { place: WallPlace::Live(number), tile, step: None });
        for &tile in &deal.hands.0[seat] {
            match places.iter().position(|&number| lies(number, tile)) {
                Some(at) => see(places.remove(at), tile),
                None => elsewhere.push(tile),
            }
        }
        places.into_iter().zip(elsewhere).for_each(|(number, tile)| see(number, tile));
    }
}

/// Collects everything taken from the wall after the tiles were dealt, with its position.
fn seen(deal: &RecordedDeal, players: usize, all: &mut Vec<Seen>) {
    let mut see = |place, tile, step| all.push(Seen { place, tile, step });
    see(WallPlace::Indicator(0), deal.indicator, None);
    let (mut live, mut replacements, mut indicators) = (13 * players, 0, 1);
    let mut replaces = false;
    for (number, step) in deal.steps.iter().enumerate() {
        match step.step {
            Step::Draw { tile, .. } if replaces => {
                see(WallPlace::Replacement(replacements), tile, Some(number));
                (replacements, replaces) = (replacements + 1, false);
            }
            Step::Draw { tile, .. } => {
                see(WallPlace::Live(live), tile, Some(number));
                live += 1;
            }
            Step::Indicator { tile } => {
                see(WallPlace::Indicator(indicators), tile, Some(number));
                indicators += 1;
            }
            Step::ClosedKan { .. } | Step::AddedKan { .. } | Step::North { .. } => replaces = true,
            Step::Claim { meld, .. } => replaces = meld.is_kan(),
            Step::Discard { .. } => replaces = false,
            Step::Riichi { .. } | Step::Stake { .. } | Step::Left { .. } | Step::Back { .. } => {}
        }
    }
    for (number, &tile) in deal.further.iter().flatten().enumerate() {
        see(WallPlace::Indicator(indicators + number), tile, None);
    }
    if let Some(RecordedEnd::Won(wins)) = &deal.end {
        let ura = wins.iter().filter_map(|win| win.ura.as_ref()).max_by_key(|ura| ura.len());
        for (number, &tile) in ura.into_iter().flatten().enumerate() {
            see(WallPlace::Ura(number), tile, None);
        }
    }
}

/// Returns the index in drawing order of a position in the wall.
fn index(place: WallPlace, rules: &Rules) -> Option<usize> {
    let table = &rules.switches().table;
    let size = table.tiles.size();
    let dead = 2 * usize::from(table.dead_wall_stacks);
    let stack = |number: usize, lower: usize| size.checked_sub(2 * number)?.checked_add(lower);
    let first = usize::from(table.indicator_stack);
    match place {
        WallPlace::Live(number) => Some(number).filter(|&number| number < size.saturating_sub(dead)),
        WallPlace::Replacement(number) => Some(number)
            .filter(|&number| number < usize::from(table.replacement_tiles))
            .and_then(|number| stack(1 + number / 2, number % 2)),
        WallPlace::Indicator(number) => stack(first + number, 0).filter(|_| number < 5),
        WallPlace::Ura(number) => stack(first + number, 1).filter(|_| number < 5),
    }
}

/// Builds the wall of a recorded deal. If a computed wall is given, every tile seen must be at its position there;
/// otherwise unseen tiles are placed arbitrarily.
pub(super) fn wall(
    deal: &RecordedDeal,
    computed: Option<&ShuffledWall>,
    rules: &Rules,
    faults: &mut Vec<DealMismatch>,
) -> Option<Wall> {
    let set = rules.tile_set();
    let mut places: Vec<Option<Tile>> = vec![None; set.deck().size()];
    let mut left: [u8; Tile::COUNT] =
        std::array::from_fn(|i| Tile::from_index(i).map_or(0, |t| set.copies(t)));
    let before = faults.len();
    let piece_at = |at: usize| computed.and_then(|wall| wall.pieces.get(at)).copied();
    let fits = |piece: Piece, tile: WallTile| match tile.piece {
        Some(recorded) => recorded == piece,
        None => set.tile(piece) == Some(tile.tile),
    };
    let lies = |at: usize, tile: WallTile| piece_at(at).is_none_or(|piece| fits(piece, tile));
    let players = rules.switches().table.players.count();
    let mut all = Vec::with_capacity(set.deck().size());
    dealt(deal, players, lies, &mut all);
    seen(deal, players, &mut all);
    for Seen { place, tile, step } in all {
        let at = index(place, rules).filter(|&at| places.get(at).is_some_and(Option::is_none));
        let fault = |engine| {
            DealMismatch::new(MismatchTopic::Tiles, Fact::At(place, tile.tile), engine).in_step(step)
        };
        let Some(at) = at else {
            faults.push(fault(Fact::NoPlace(place)));
            return None;
        };
        let count = &mut left[tile.tile.index()];
        if *count == 0 {
            faults.push(fault(Fact::Number(i32::from(set.copies(tile.tile)))));
            return None;
        }
        *count -= 1;
        places[at] = Some(tile.tile);
        // One misplaced tile shifts all that follow, so only the first mismatch is reported.
        if let Some(lies) = piece_at(at)
            && faults.len() == before
            && !fits(lies, tile)
        {
            let recorded = tile.piece.map_or(Fact::At(place, tile.tile), |piece| Fact::Piece(place, piece));
            faults.push(
                DealMismatch::new(MismatchTopic::Wall, recorded, Fact::Piece(place, lies)).in_step(step),
            );
        }
    }
    if let Some(computed) = computed.filter(|_| faults.len() == before) {
        let tiles: Vec<Tile> = computed.pieces.iter().filter_map(|&piece| set.tile(piece)).collect();
        return Wall::in_order(&tiles, rules).ok();
    }
    let mut rest = Tile::all().flat_map(|tile| std::iter::repeat_n(tile, usize::from(left[tile.index()])));
    let tiles: Vec<Tile> = places.into_iter().filter_map(|place| place.or_else(|| rest.next())).collect();
    Wall::in_order(&tiles, rules).ok()
}
