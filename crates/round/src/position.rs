//! Deals that start from a position in the middle of a deal.

use std::fmt;
use std::sync::Arc;

use hanchan_rules::Rules;
use hanchan_tiles::{BySeat, Hand, Seat, Tile};

use crate::phase::{Phase, Source, Turn};
use crate::player::{RiichiState, RiverTile};
use crate::round::{Round, Setup};
use crate::sitting::Sitting;
use crate::wall::{Wall, WrongWall};
use hanchan_tiles::KindSet;

/// A deal in progress: what everybody holds, and whose turn it is.
///
/// ```
/// use std::sync::Arc;
///
/// use hanchan_round::{Phase, Position, Round, Setup, Sitting, TurnAct};
/// use hanchan_rules::preset;
/// use hanchan_tiles::{BySeat, Hand, Seat, Tile, Wind};
///
/// let rules = Arc::new(preset("ema").unwrap());
/// let hand: Hand = "123m 456p 789s 1122z".parse()?;
/// let drawn: Tile = "2z".parse()?;
/// let points = BySeat([30_000; 4]);
/// let position = Position {
///     setup: Setup { dealer: Seat::First, round: Wind::East, honba: 0, sticks: 0, points },
///     hands: BySeat::from_fn(|seat| if seat == Seat::First { hand } else { Hand::EMPTY }),
///     rivers: BySeat::default(),
///     riichi: BySeat::default(),
///     ippatsu: BySeat::default(),
///     liable: BySeat::default(),
///     turn: (Seat::First, drawn),
///     live: 40,
///     next: Vec::new(),
///     replacements: Vec::new(),
///     indicators: Vec::new(),
///     ura: Vec::new(),
///     first_round: false,
///     sitting: Sitting::Assisted,
/// };
/// let mut round = Round::from_position(&rules, &position)?;
/// let Phase::Turn(turn) = round.phase() else { panic!("it is the first seat's turn") };
/// assert!(turn.acts.contains(TurnAct::Tsumo));
/// round.act(Seat::First, TurnAct::Tsumo)?;
/// assert_eq!(round.winners().len(), 1);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug)]
pub struct Position {
    /// The state in which the deal began, but with each player's current points.
    pub setup: Setup,
    /// The hands, without the tile just drawn.
    pub hands: BySeat<Hand>,
    /// The discards, in order.
    pub rivers: BySeat<Vec<Tile>>,
    /// The players in riichi.
    pub riichi: BySeat<bool>,
    /// The players in riichi who would have ippatsu if they won now.
    pub ippatsu: BySeat<bool>,
    /// The seats liable for each player's daisangen, shousuushii, daisuushii and suukantsu.
    pub liable: BySeat<[Option<Seat>; 4]>,
    /// The seat whose turn it is, and the tile it drew.
    pub turn: (Seat, Tile),
    /// The number of live tiles left.
    pub live: u8,
    /// The next live tiles in drawing order, only as many as matter.
    pub next: Vec<Tile>,
    /// The next replacement tiles in drawing order, only as many as matter.
    pub replacements: Vec<Tile>,
    /// The dora indicators, starting with the one that is face up from the start.
    pub indicators: Vec<Tile>,
    /// The ura indicators, in the order of the dora indicators.
    pub ura: Vec<Tile>,
    /// Whether this is still the uninterrupted first go-around.
    pub first_round: bool,
    /// The table mode.
    pub sitting: Sitting,
}

/// The reason why a position is impossible.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum NoPosition {
    /// There are more copies of a tile than the tile set has.
    TooMany(Tile),
    /// More next tiles are given than live tiles are left, or more live tiles than the wall has.
    Live,
    /// The tiles do not form a wall.
    Wall(WrongWall),
}

impl fmt::Display for NoPosition {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            NoPosition::TooMany(tile) => write!(f, "there are more {tile} than the tile set has"),
            NoPosition::Live => f.write_str("too many live tiles"),
            NoPosition::Wall(wrong) => wrong.fmt(f),
        }
    }
}

impl std::error::Error for NoPosition {}

impl Round {
    /// Starts a deal from a position. Tiles that the position does not name are put where they don't matter.
    pub fn from_position(rules: &Arc<Rules>, position: &Position) -> Result<Round, NoPosition> {
        let wall = wall(rules, position)?;
        let mut round = Round::seated(Arc::clone(rules), wall, position.setup, position.sitting);
        let kans =
            |seat: Seat| position.hands[seat].melds().iter().filter(|meld| meld.is_kan()).count() as u8;
        round.ledger.kans = BySeat::from_fn(kans);
        let norths: u8 = position.hands.0.iter().map(Hand::norths).sum();
        round.ledger.replaced = round.kan_count() + norths;
        round.ledger.indicators = 1 + round.kan_count();
        let refilled = if rules.switches().calls.dead_wall_refilled { round.ledger.replaced } else { 0 };
        round.ledger.drawn = round.wall.live().saturating_sub(position.live + refilled);
        for seat in rules.switches().table.players.seats() {
            let mut player =
                crate::player::PlayerState::new(position.hands[seat], rules.switches().table.tiles);
            for &tile in &position.rivers[seat] {
                player.river.push(RiverTile { tile, drawn: false, sideways: false, claimed: false });
                player.discarded.insert(tile.kind());
                player.only_orphans &= tile.kind().is_orphan();
            }
            if position.riichi[seat] {
                player.riichi = RiichiState::Yes { double: false };
                player.ippatsu = position.ippatsu[seat];
                round.ledger.staked[seat] = true;
            }
            let open = position.hands[seat].melds().iter().any(hanchan_tiles::Meld::is_open);
            round.ledger.open_sets |= open;
            round.ledger.sets_by[seat] = !position.hands[seat].melds().is_empty();
            round.players[seat.index()] = player;
            round.refresh_waits(seat);
        }
        round.ledger.any_call = !position.first_round || round.ledger.sets_by.0.contains(&true);
        round.ledger.open_sets |= !position.first_round;
        round.ledger.liable = position.liable;
        let (seat, tile) = position.turn;
        let player = &mut round.players[seat.index()];
        player.hand.draw(tile).map_err(|_| NoPosition::TooMany(tile))?;
        let fits = player.counts.add(tile.kind());
        debug_assert!(fits.is_ok(), "{fits:?}");
        let acts = round.turn_acts(seat, Some(tile), Source::Wall, KindSet::EMPTY);
        round.phase = Phase::Turn(Turn {
            seat,
            drawn: Some(tile),
            source: Source::Wall,
            forbidden: KindSet::EMPTY,
            acts,
        });
        Ok(round)
    }
}

/// Builds a wall that has the named tiles where the position needs them.
fn wall(rules: &Rules, position: &Position) -> Result<Wall, NoPosition> {
    let set = rules.tile_set();
    let table = &rules.switches().table;
    let mut left: Vec<u8> = Tile::all().map(|tile| set.copies(tile)).collect();
    let mut take = |tile: Tile| {
        let count = &mut left[tile.index()];
        *count = count.checked_sub(1).ok_or(NoPosition::TooMany(tile))?;
        Ok(tile)
    };
    let seats = || table.players.seats();
    for seat in seats() {
        position.hands[seat].all_tiles().try_for_each(|tile| take(tile).map(drop))?;
        position.rivers[seat].iter().try_for_each(|&tile| take(tile).map(drop))?;
    }
    take(position.turn.1)?;
    let size = table.tiles.size();
    let mut places: Vec<Option<Tile>> = vec![None; size];
    let live = size - 2 * usize::from(table.dead_wall_stacks);
    let kans: usize =
        position.hands.0.iter().flat_map(hanchan_tiles::Hand::melds).filter(|meld| meld.is_kan()).count();
    let norths: usize = position.hands.0.iter().map(|hand| usize::from(hand.norths())).sum();
    let refilled = if rules.switches().calls.dead_wall_refilled { kans + norths } else { 0 };
    let first = live.checked_sub(usize::from(position.live) + refilled).ok_or(NoPosition::Live)?;
    if position.next.len() > usize::from(position.live) {
        return Err(NoPosition::Live);
    }
    for (i, &tile) in position.next.iter().enumerate() {
        places[first + i] = Some(take(tile)?);
    }
    let stack = |number: usize, lower: usize| size - 2 * number + lower;
    for (i, &tile) in position.replacements.iter().enumerate() {
        let number = kans + norths + i;
        places[stack(1 + number / 2, number % 2)] = Some(take(tile)?);
    }
    for (lower, tiles) in [(0, &position.indicators), (1, &position.ura)] {
        for (i, &tile) in tiles.iter().enumerate() {
            places[stack(usize::from(table.indicator_stack) + i, lower)] = Some(take(tile)?);
        }
    }
    // All other tiles: held tiles at the front, the rest spread out so that neighbours seldom fit together.
    let mut rest: Vec<Tile> =
        Tile::all().flat_map(|tile| std::iter::repeat_n(tile, usize::from(left[tile.index()]))).collect();
    let mut held: Vec<Tile> = seats().flat_map(|seat| position.hands[seat].all_tiles()).collect();
    held.extend(seats().flat_map(|seat| position.rivers[seat].clone()));
    held.push(position.turn.1);
    let spread = |tiles: &mut Vec<Tile>| {
        let count = tiles.len().max(1);
        let step = (1..count).rev().find(|step| gcd(*step, count) == 1 && *step * 3 < count * 2).unwrap_or(1);
        *tiles = (0..tiles.len()).map(|i| tiles[i * step % count]).collect();
    };
    spread(&mut rest);
    let mut fill = held.into_iter().chain(rest);
    let tiles: Vec<Tile> = places.into_iter().filter_map(|place| place.or_else(|| fill.next())).collect();
    Wall::in_order(&tiles, rules).map_err(NoPosition::Wall)
}

fn gcd(a: usize, b: usize) -> usize {
    if b == 0 { a } else { gcd(b, a % b) }
}
