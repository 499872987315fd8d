//! Decodes calls, which are packed into a number.

use hanchan_tiles::{Kind, Meld, Piece, Side, Tile, TileSet};

/// A decoded call.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Call {
    /// A claimed set, and the side of the player whose discard was claimed.
    Claim(Meld, Side),
    ClosedKan(Meld),
    /// An added kan: the whole kan, and the added tile.
    AddedKan(Meld, Tile),
    North,
}

/// Decodes a call; `None` if the number does not encode one.
pub(super) fn decode(number: u32, tiles: TileSet) -> Option<Call> {
    if number > 0xffff {
        return None;
    }
    let side = match number & 3 {
        1 => Some(Side::Right),
        2 => Some(Side::Across),
        3 => Some(Side::Left),
        _ => None,
    };
    if number & 0x04 != 0 {
        return chi(number, tiles).filter(|_| side == Some(Side::Left));
    }
    if number & 0x18 != 0 {
        return pon(number, side?, tiles);
    }
    if number & 0x20 != 0 {
        let north = piece(number >> 8, tiles)?.kind() == Kind::NORTH;
        return (north && number & 0xdf == 0).then_some(Call::North);
    }
    kan(number, side, tiles)
}

fn piece(number: u32, tiles: TileSet) -> Option<Tile> {
    tiles.tile(Piece::from_number(number as usize)?)
}

/// Decodes a chi. Bits 3 to 8, two per tile, select the copies; bits 10 to 15 encode the lowest kind (one of 21)
/// and which of the three tiles was claimed.
fn chi(number: u32, tiles: TileSet) -> Option<Call> {
    let (which, claimed) = ((number >> 10) / 3, (number >> 10) % 3);
    let lowest = which / 7 * 9 + which % 7;
    if which >= 21 || number & 0x200 != 0 {
        return None;
    }
    let tile = |rank: u32| piece(4 * (lowest + rank) + (number >> (3 + 2 * rank) & 3), tiles);
    let three = [tile(0)?, tile(1)?, tile(2)?];
    let (claimed, own) = split(three, claimed);
    Some(Call::Claim(Meld::chi(claimed, own).ok()?, Side::Left))
}

/// Decodes a pon or an added kan. Bits 5 and 6 select the copy that is not in the pon, or that is added to it.
fn pon(number: u32, side: Side, tiles: TileSet) -> Option<Call> {
    let (kind, claimed) = ((number >> 9) / 3, (number >> 9) % 3);
    let fourth = number >> 5 & 3;
    let (is_pon, is_added) = (number & 0x08 != 0, number & 0x10 != 0);
    if is_pon == is_added || number & 0x180 != 0 {
        return None;
    }
    let mut three = [piece(4 * kind, tiles)?; 3];
    for (place, copy) in three.iter_mut().zip((0..4).filter(|&copy| copy != fourth)) {
        *place = piece(4 * kind + copy, tiles)?;
    }
    let (claimed, own) = split(three, claimed);
    let pon = Meld::pon(claimed, side, own).ok()?;
    if is_pon {
        return Some(Call::Claim(pon, side));
    }
    let added = piece(4 * kind + fourth, tiles)?;
    Some(Call::AddedKan(pon.added(added).ok()?, added))
}

/// Decodes an open or closed kan. The upper byte is one of the tiles; for an open kan, it is the claimed tile.
fn kan(number: u32, side: Option<Side>, tiles: TileSet) -> Option<Call> {
    if number & 0xfc != 0 {
        return None;
    }
    let (first, kind) = (number >> 8, (number >> 8) / 4);
    let mut others = [piece(first, tiles)?; 3];
    for (place, copy) in others.iter_mut().zip((4 * kind..4 * kind + 4).filter(|&copy| copy != first)) {
        *place = piece(copy, tiles)?;
    }
    let claimed = piece(first, tiles)?;
    let [a, b, c] = others;
    Some(match side {
        Some(side) => Call::Claim(Meld::open_kan(claimed, side, others).ok()?, side),
        None => Call::ClosedKan(Meld::closed_kan([claimed, a, b, c]).ok()?),
    })
}

fn split(three: [Tile; 3], claimed: u32) -> (Tile, [Tile; 2]) {
    let [a, b, c] = three;
    match claimed {
        0 => (a, [b, c]),
        1 => (b, [a, c]),
        _ => (c, [a, b]),
    }
}

#[cfg(test)]
mod tests {
    use hanchan_tiles::{Deck, RedFives};

    use super::*;

    fn decoded(number: u32) -> Option<String> {
        let set = TileSet::new(Deck::Full, RedFives::new(1, 1, 1).unwrap()).unwrap();
        decode(number, set).map(|call| match call {
            Call::Claim(meld, side) => format!("{meld} {side:?}"),
            Call::ClosedKan(meld) => format!("{meld}"),
            Call::AddedKan(meld, tile) => format!("{meld} by {tile}"),
            Call::North => "north".to_owned(),
        })
    }

    #[test]
    fn every_call_type_is_decoded() {
        // A chi of 4-5-6 man, the red five claimed: kind 3 is 3 * 3 + 1 claimed.
        assert_eq!(decoded((3 * 3 + 1) << 10 | 0x04 | 3).as_deref(), Some("chi 046m< Left"));
        // A pon of the fifth kind, copy 0 (the red one) left out, the first claimed from across.
        assert_eq!(decoded((4 * 3) << 9 | 0x08 | 2).as_deref(), Some("pon 555m^ Across"));
        assert_eq!(decoded((4 * 3) << 9 | 0x10 | 2).as_deref(), Some("added kan 5505m^ by 0m"));
        assert_eq!(decoded(108 << 8).as_deref(), Some("closed kan 1111z"));
        assert_eq!(decoded(108 << 8 | 1).as_deref(), Some("open kan 1111z> Right"));
        assert_eq!(decoded(120 << 8 | 0x20).as_deref(), Some("north"));
    }

    #[test]
    fn invalid_call_numbers_are_rejected() {
        // A chi from across, a chi beyond the last, a pon of a 35th kind, a kan of a 137th tile, an invalid North.
        for number in [0x06, (21 * 3) << 10 | 0x07, (34 * 3) << 9 | 0x09, 136 << 8, 116 << 8 | 0x20, 1 << 20]
        {
            assert_eq!(decoded(number), None, "{number:#x}");
        }
    }

    #[test]
    fn no_call_number_panics() {
        for deck in Deck::ALL {
            let set = TileSet::new(deck, RedFives::NONE).unwrap();
            let calls = (0..=u32::from(u16::MAX)).filter(|&number| decode(number, set).is_some()).count();
            assert!(calls > 0);
        }
    }
}
