//! The melds that a hand can make with another player's tile.

use hanchan_round::Claim;
use hanchan_tiles::{Hand, Kind, Meld, Seat, Tile};

/// Returns every meld that a hand can make with another player's tile, each with the claim that makes it.
/// Melds that differ only in red fives are listed separately. Whether the seat may call chi from `from` is
/// not checked.
pub(crate) fn possible_calls(hand: &Hand, tile: Tile, seat: Seat, from: Seat) -> Vec<(Claim, Meld)> {
    let mut all = Vec::new();
    let Some(side) = seat.side_of(from) else { return all };
    let kind = tile.kind();
    let concealed = hand.concealed();
    let copies: Vec<Tile> = concealed.iter().filter(|tile| tile.kind() == kind).collect();
    if let [a, b, c, ..] = *copies
        && let Ok(meld) = Meld::open_kan(tile, side, [a, b, c])
    {
        all.push((Claim::OpenKan, meld));
    }
    // Tiles are sorted with red fives first, so the distinct pairs are pairs of neighbours.
    let mut pairs: Vec<[Tile; 2]> = copies.windows(2).map(|pair| [pair[0], pair[1]]).collect();
    pairs.sort_unstable();
    pairs.dedup();
    for own in pairs {
        if let Ok(meld) = Meld::pon(tile, side, own) {
            all.push((Claim::Pon(own), meld));
        }
    }
    let Some(rank) = kind.rank() else { return all };
    for low in rank.saturating_sub(2).max(1)..=rank.min(7) {
        let mut others = (low..low + 3).filter(|&other| other != rank);
        let (Some(a), Some(b)) = (others.next(), others.next()) else { continue };
        let of = |rank: u8| {
            let kind = Kind::ALL[kind.index() + usize::from(rank) - usize::from(kind.rank().unwrap_or(rank))];
            let red = kind.five_of().map(Tile::red);
            [Some(Tile::plain(kind)), red].into_iter().flatten().filter(|&tile| concealed.get(tile) > 0)
        };
        for a in of(a) {
            for b in of(b) {
                if let Ok(meld) = Meld::chi(tile, [a, b]) {
                    all.push((Claim::Chi([a, b]), meld));
                }
            }
        }
    }
    all
}
