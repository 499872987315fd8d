//! Keeps track of the physical tiles of a deal.

use std::fmt::Write as _;

use hanchan_rules::Rules;
use hanchan_tiles::{BySeat, Meld, MeldKind, Piece, Seat, Side, Tile, TileSet};

pub(super) struct Pieces {
    wall: Vec<usize>,
    set: TileSet,
    first_indicator: usize,
    live: usize,
    replaced: usize,
    pub(super) open: usize,
    pub(super) hands: BySeat<Vec<usize>>,
    drawn: Option<usize>,
    pub(super) discarded: usize,
    /// The number that encodes each of a player's calls.
    pub(super) calls: BySeat<Vec<usize>>,
}

impl Pieces {
    pub(super) fn new(wall: &[Piece], rules: &Rules) -> Pieces {
        Pieces {
            wall: wall.iter().map(|piece| piece.number()).collect(),
            set: rules.tile_set(),
            first_indicator: rules.switches().table.indicator_stack.into(),
            live: 0,
            replaced: 0,
            open: 1,
            hands: BySeat::default(),
            drawn: None,
            discarded: 0,
            calls: BySeat::default(),
        }
    }

    fn dead(&self, stack: usize, lower: usize) -> usize {
        self.wall[self.wall.len() - 2 * stack + lower]
    }

    pub(super) fn indicator(&self, number: usize) -> usize {
        self.dead(self.first_indicator + number, 0)
    }

    pub(super) fn ura(&self, number: usize) -> usize {
        self.dead(self.first_indicator + number, 1)
    }

    fn tile(&self, piece: usize) -> Tile {
        self.set.tile(Piece::from_number(piece).expect("a piece")).expect("in play")
    }

    pub(super) fn deal(&mut self, dealer: Seat, players: usize) {
        let mut turns: Vec<usize> =
            (0..3).flat_map(|_| (0..players).flat_map(|turn| [turn; 4])).chain(0..players).collect();
        for turn in turns.drain(..) {
            let seat = Seat::ALL[(dealer.index() + turn) % players];
            self.hands[seat].push(self.wall[self.live]);
            self.live += 1;
        }
    }

    fn take(&mut self, seat: Seat, piece: usize, text: &mut String) {
        self.hands[seat].push(piece);
        self.drawn = Some(piece);
        let _ = write!(text, "<{}{piece}/>", ["T", "U", "V", "W"][seat.index()]);
    }

    pub(super) fn draw(&mut self, seat: Seat, text: &mut String) {
        self.live += 1;
        self.take(seat, self.wall[self.live - 1], text);
    }

    pub(super) fn replace(&mut self, seat: Seat, text: &mut String) {
        let piece = self.dead(1 + self.replaced / 2, self.replaced % 2);
        self.replaced += 1;
        self.take(seat, piece, text);
    }

    /// Takes a tile that fits from a hand.
    fn give(&mut self, seat: Seat, fits: impl Fn(&Pieces, usize) -> bool) -> usize {
        let at =
            (0..self.hands[seat].len()).find(|&at| fits(self, self.hands[seat][at])).expect("it is held");
        self.hands[seat].remove(at)
    }

    pub(super) fn discard(&mut self, seat: Seat, tile: Tile, drawn: bool, text: &mut String) {
        let last = self.drawn.take();
        let piece =
            self.give(seat, |pieces, piece| pieces.tile(piece) == tile && (drawn == (Some(piece) == last)));
        self.discarded = piece;
        let _ = write!(text, "<{}{piece}/>", ["D", "E", "F", "G"][seat.index()]);
    }

    fn call(&mut self, seat: Seat, number: usize, text: &mut String) {
        self.calls[seat].push(number);
        let _ = write!(text, "<N who=\"{}\" m=\"{number}\" />", seat.index());
    }

    pub(super) fn claim(&mut self, seat: Seat, meld: Meld, text: &mut String) {
        let claimed = self.discarded;
        let mut all: Vec<usize> = meld
            .own()
            .iter()
            .map(|&tile| self.give(seat, |pieces, piece| pieces.tile(piece) == tile))
            .collect();
        all.push(claimed);
        all.sort_unstable();
        let which = all.iter().position(|&piece| piece == claimed).expect("it is among them");
        let side = match meld.from() {
            Some(Side::Right) => 1,
            Some(Side::Across) => 2,
            _ => 3,
        };
        let kind = all[0] / 4;
        let number = match meld.kind() {
            MeldKind::Chi => {
                let copies = (all[0] % 4) << 3 | (all[1] % 4) << 5 | (all[2] % 4) << 7;
                (3 * (kind / 9 * 7 + kind % 9) + which) << 10 | copies | 4 | side
            }
            MeldKind::Pon => {
                let missing = (0..4).find(|copy| !all.contains(&(4 * kind + copy))).expect("one of four");
                (3 * kind + which) << 9 | missing << 5 | 8 | side
            }
            _ => claimed << 8 | side,
        };
        self.drawn = None;
        self.call(seat, number, text);
    }

    pub(super) fn close_kan(&mut self, seat: Seat, meld: Meld, text: &mut String) {
        let kind = meld.lowest().index();
        self.hands[seat].retain(|piece| piece / 4 != kind);
        self.call(seat, (4 * kind + 2) << 8, text);
    }

    pub(super) fn add_kan(&mut self, seat: Seat, tile: Tile, text: &mut String) {
        self.discarded = self.give(seat, |pieces, piece| pieces.tile(piece) == tile);
        let kind = tile.kind().index();
        let is_pon = |number: &usize| number & 0x0c == 8;
        let at = self.calls[seat].iter().position(|number| is_pon(number) && (number >> 9) / 3 == kind);
        let number = self.calls[seat].remove(at.expect("a pon")) & !8 | 0x10;
        self.call(seat, number, text);
    }

    pub(super) fn north(&mut self, seat: Seat, text: &mut String) {
        self.discarded = self.give(seat, |_, piece| piece / 4 == 30);
        self.call(seat, self.discarded << 8 | 0x20, text);
    }

    pub(super) fn open_indicator(&mut self, text: &mut String) {
        let _ = write!(text, "<DORA hai=\"{}\" />", self.indicator(self.open));
        self.open += 1;
    }
}
