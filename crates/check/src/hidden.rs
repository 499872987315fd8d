//! Finds the tiles hidden from an audience, and rearranges them in a copy of the deal.

use std::sync::Arc;

use hanchan_round::{Claim, Ending, Event, FalseSet, Offence, Round, Sitting, Wall};
use hanchan_rules::Rules;
use hanchan_tiles::{BySeat, Kind, Seat, Tile};

/// An audience, by what is hidden from it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum HiddenFrom {
    /// A player: the other hands and the wall are hidden.
    Seat(Seat),
    /// Spectators who see no hands: all hands and the wall are hidden.
    Everybody,
    /// Spectators who see all hands: only the wall is hidden.
    Openly,
}

/// A tile that is or was in a hand: its place in the wall, whether it has left the hand, and whether it was seen
/// while it was in the hand.
#[derive(Clone, Copy)]
struct Held {
    place: usize,
    shown: bool,
    seen: bool,
}

impl Held {
    fn at(place: usize) -> Held {
        Held { place, shown: false, seen: false }
    }
}

/// Returns the places in the wall whose tiles this audience has not seen and which could hold other tiles without
/// changing any move so far.
pub(crate) fn hidden_places(round: &Round, from: HiddenFrom) -> Vec<usize> {
    let (tiles, players) = (round.wall().tiles(), round.seats().count());
    let table = &round.rules().switches().table;
    let mut known = vec![false; tiles.len()];
    for number in 0..round.indicators().count() {
        known[tiles.len() - 2 * (usize::from(table.indicator_stack) + number)] = true;
    }
    let mut held: BySeat<Vec<Held>> = BySeat::from_fn(|_| Vec::new());
    let seat_at = |turn: usize| Seat::ALL[(round.dealer().index() + turn) % players];
    let blocks = (0..12 * players).map(|place| (place, place / 4));
    let singles = (0..=players).map(|turn| (12 * players + turn, turn));
    for (place, turn) in blocks.chain(singles) {
        held[seat_at(turn)].push(Held::at(place));
    }
    let (mut live, mut replaced) = (13 * players + 1, 0);
    let mut frozen = BySeat([false; 4]);
    let assisted = round.sitting() == Sitting::Assisted;
    let (mut ura, mut offered) = (false, Kind::EAST);
    for event in round.events() {
        if let Event::Discarded { tile, .. } = event {
            offered = tile.kind();
        }
        match *event {
            Event::Drew { seat, .. } => {
                held[seat].push(Held::at(live));
                live += 1;
            }
            Event::Replaced { seat, .. } => {
                let place = tiles.len() - 2 * (1 + replaced / 2) + replaced % 2;
                held[seat].push(Held::at(place));
                replaced += 1;
            }
            Event::Discarded { seat, drawn: true, .. } => {
                held[seat].last_mut().expect("the tile drawn").shown = true;
            }
            Event::Discarded { seat, tile, .. } | Event::AddedKan { seat, tile } => {
                show(&mut held[seat], tiles, tile);
            }
            Event::Claimed { seat, meld } | Event::ClosedKan { seat, meld } => {
                meld.own().iter().for_each(|&tile| show(&mut held[seat], tiles, tile));
            }
            Event::North { seat } => show(&mut held[seat], tiles, Tile::plain(Kind::NORTH)),
            // Riichi depends on the hand, but at an unassisted table it is possible with any hand.
            Event::Riichi { seat } => frozen[seat] = assisted,
            Event::Returned { seat, .. } => {
                let back = held[seat].pop().expect("the tile drawn");
                live -= 1;
                known[back.place] |=
                    back.seen || from == HiddenFrom::Openly || from == HiddenFrom::Seat(seat);
            }
            _ if assisted => {}
            Event::Shown { seat, .. } | Event::Won { seat, .. } => {
                see(&mut held[seat], tiles, |_| true);
                ura |= round.player(seat).riichi.in_force();
            }
            Event::Answered { seat, claim } => {
                see(&mut held[seat], tiles, |tile| is_named(claim, offered, tile));
            }
            Event::Erred { seat, offence } => match offence {
                Offence::FalseWin(_) | Offence::NotenRiichi | Offence::FalseKanAfterRiichi => {
                    see(&mut held[seat], tiles, |_| true);
                }
                Offence::FalseCall(FalseSet::Claim(claim)) | Offence::CallWithDeadHand(claim) => {
                    see(&mut held[seat], tiles, |tile| is_named(claim, offered, tile));
                }
                Offence::FalseCall(FalseSet::ClosedKan(kind)) => {
                    see(&mut held[seat], tiles, |tile| tile.kind() == kind);
                }
                _ => {}
            },
            _ => {}
        }
    }
    let laid_open = laid_open(round);
    ura |= round.outcome().is_some_and(|outcome| outcome.winners.iter().any(|winner| frozen[winner.seat]));
    if ura {
        for number in 0..round.indicators().count() {
            known[tiles.len() - 2 * (usize::from(table.indicator_stack) + number) + 1] = true;
        }
    }
    for (seat, held) in held.iter() {
        let open =
            frozen[seat] || laid_open[seat] || from == HiddenFrom::Openly || from == HiddenFrom::Seat(seat);
        held.iter().filter(|held| held.shown || held.seen || open).for_each(|held| known[held.place] = true);
    }
    (0..tiles.len()).filter(|&place| !known[place]).collect()
}

/// Returns the players whose hands are shown at the end of a deal.
fn laid_open(round: &Round) -> BySeat<bool> {
    let won =
        |seat| round.outcome().is_some_and(|outcome| outcome.winners.iter().any(|one| one.seat == seat));
    let tenpai = |seat| round.outcome().is_some_and(|outcome| outcome.tenpai[seat]);
    let aborted = round.outcome().is_some_and(|outcome| matches!(outcome.ending, Ending::Aborted(_)));
    // Ron and nine kinds are declared by showing the hand.
    let claimed = |seat| round.events().contains(&Event::Answered { seat, claim: Claim::Ron });
    let nine = |seat| round.player(seat).hand.drawn().is_some();
    BySeat::from_fn(|seat| won(seat) || tenpai(seat) || (aborted && (claimed(seat) || nine(seat))))
}

/// Returns whether a claim implies that the player holds this tile.
fn is_named(claim: Claim, offered: Kind, tile: Tile) -> bool {
    match claim {
        Claim::Pass => false,
        Claim::Ron => true,
        Claim::Pon(own) | Claim::Chi(own) => own.contains(&tile),
        Claim::OpenKan => tile.kind() == offered,
    }
}

fn see(held: &mut [Held], tiles: &[Tile], is_seen: impl Fn(Tile) -> bool) {
    let in_hand = held.iter_mut().filter(|held| !held.shown && is_seen(tiles[held.place]));
    in_hand.for_each(|held| held.seen = true);
}

fn show(held: &mut [Held], tiles: &[Tile], tile: Tile) {
    let one = held.iter_mut().find(|held| !held.shown && tiles[held.place] == tile);
    one.expect("it was in the hand").shown = true;
}

/// Returns the same deal with the tiles at these places in the wall shuffled among themselves.
pub(crate) fn with_shuffled(
    round: &Round,
    rules: &Arc<Rules>,
    places: &[usize],
    chance: &mut impl FnMut(usize) -> usize,
) -> Round {
    let mut tiles = round.wall().tiles().to_vec();
    for last in (1..places.len()).rev() {
        tiles.swap(places[last], places[chance(last + 1)]);
    }
    let wall = Wall::in_order(&tiles, rules).expect("the same tiles");
    let wall = match round.wall().dice() {
        Some(dice) => wall.with_dice(dice),
        None => wall,
    };
    Round::seated(Arc::clone(rules), wall, *round.setup(), round.sitting())
}
