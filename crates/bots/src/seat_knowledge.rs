//! What a seat knows: its view, and counts of the seen and unseen tiles.

use hanchan_rules::{Worth, Yaku};
use hanchan_tiles::{Deck, Hand, Kind, KindSet, Meld, MeldKind, Seat, Suit, Tile, Wind};
use hanchan_view::SeatView;

/// A player's view, and the tile counts on which every estimate is based.
#[derive(Clone, Copy)]
pub(crate) struct SeatKnowledge<'a> {
    /// The view.
    pub(crate) view: &'a SeatView,
    /// The kinds of tiles in the game.
    pub(crate) deck: Deck,
    /// Number of unseen copies of each kind.
    copies_left: [u8; Kind::COUNT],
    /// Number of times each kind is dora.
    dora: [u8; Kind::COUNT],
    /// Number of unseen red fives of each suit.
    reds_left: [u8; 3],
    /// Number of unseen tiles, at least 1.
    pub(crate) unseen_tiles: f32,
    /// Number of draws the player has left if nobody calls.
    pub(crate) draws_left: usize,
}

impl<'a> SeatKnowledge<'a> {
    /// Counts the tiles that a player sees.
    pub(crate) fn of(view: &'a SeatView) -> SeatKnowledge<'a> {
        let (rules, deck) = (view.rules(), view.rules().switches().table.tiles);
        let mut left = [0; Kind::COUNT];
        for kind in deck.kinds().iter() {
            left[kind.index()] = 4 - view.hand.held().get(kind);
        }
        let mut see = |kind: Kind, count: u8| left[kind.index()] = left[kind.index()].saturating_sub(count);
        for (seat, front) in view.fronts.iter() {
            // Claimed discards are counted with their melds.
            front.river.iter().filter(|tile| !tile.claimed).for_each(|tile| see(tile.tile.kind(), 1));
            if seat != view.seat {
                front.melds.iter().flat_map(Meld::tiles).for_each(|tile| see(tile.kind(), 1));
                see(Kind::NORTH, front.norths);
            }
        }
        let mut reds = Suit::ALL.map(|suit| rules.switches().table.red_fives.of(suit));
        let rivers = view.fronts.iter().flat_map(|(_, front)| front.river.iter());
        let discarded = rivers.filter(|tile| !tile.claimed).map(|tile| tile.tile);
        let melded =
            view.fronts.iter().flat_map(|(_, front)| front.melds.iter().flat_map(Meld::tiles)).copied();
        let shown = view.indicators.iter().copied();
        for suit in view
            .hand
            .concealed()
            .iter()
            .chain(discarded)
            .chain(melded)
            .chain(shown)
            .filter_map(Tile::red_suit)
        {
            reds[suit as usize] = reds[suit as usize].saturating_sub(1);
        }
        let mut dora = [0; Kind::COUNT];
        for indicator in view.indicators.iter() {
            see(indicator.kind(), 1);
            dora[rules.dora(indicator.kind()).index()] += 1;
        }
        let unseen: u32 = left.iter().map(|&left| u32::from(left)).sum();
        let turns = usize::from(view.live) / rules.switches().table.players.count();
        SeatKnowledge {
            view,
            deck,
            copies_left: left,
            dora,
            reds_left: reds,
            unseen_tiles: unseen.max(1) as f32,
            draws_left: turns,
        }
    }

    /// Returns the number of unseen copies of a kind.
    pub(crate) fn copies_left(&self, kind: Kind) -> u8 {
        self.copies_left[kind.index()]
    }

    /// Returns the number of unseen tiles of some kinds.
    pub(crate) fn copies_left_in(&self, kinds: KindSet) -> f32 {
        kinds.iter().map(|kind| f32::from(self.copies_left(kind))).sum()
    }

    /// Returns the dora han of a tile; a red five counts as one more.
    pub(crate) fn dora_han(&self, tile: Tile) -> f32 {
        f32::from(self.dora[tile.kind().index()] + u8::from(tile.is_red()))
    }

    /// Returns the dora han of a tile of this kind that is not red.
    pub(crate) fn dora_han_of_kind(&self, kind: Kind) -> f32 {
        f32::from(self.dora[kind.index()])
    }

    /// Returns the probability that an unseen five of a suit is red.
    pub(crate) fn red_five_chance(&self, suit: Suit) -> f32 {
        let fives = self.copies_left(Kind::five(suit));
        if fives == 0 { 0.0 } else { f32::from(self.reds_left[suit as usize]) / f32::from(fives) }
    }

    /// Returns the total dora han of all unseen tiles of a kind, not counting red fives.
    pub(crate) fn unseen_dora_han(&self, kind: Kind) -> f32 {
        f32::from(self.copies_left(kind)) * f32::from(self.dora[kind.index()])
    }

    /// Returns the yakuhai han that another player's meld of this kind is worth to them.
    pub(crate) fn yakuhai_han_for(&self, kind: Kind, seat: Seat, meld: Meld) -> f32 {
        if meld.kind() == MeldKind::Chi || !kind.is_honour() {
            return 0.0;
        }
        let winds = [self.view.wind(seat), self.view.setup.round];
        let of_wind = winds.into_iter().filter(|&wind| kind == Kind::wind(wind)).count();
        of_wind as f32 + if kind >= Kind::WHITE { 1.0 } else { 0.0 }
    }

    /// Returns the total dora han of a hand, including red fives and the Norths that were set aside.
    pub(crate) fn dora_han_in(&self, hand: &Hand) -> f32 {
        let norths = hand.norths() * self.view.rules().switches().payments.north_dora;
        f32::from(norths) + hand.all_tiles().map(|tile| self.dora_han(tile)).sum::<f32>()
    }

    /// Returns the yakuhai han of a triplet of a kind in the player's own hand.
    pub(crate) fn yakuhai_han(&self, kind: Kind) -> f32 {
        let is = |wind: Wind| kind == Kind::wind(wind);
        let seat = is(self.view.wind(self.view.seat));
        let round = is(self.view.setup.round);
        let of = |there: bool, yaku: Yaku| if there { self.yaku_han(yaku, false) } else { 0.0 };
        of(seat, Yaku::YakuhaiSeat)
            + of(round, Yaku::YakuhaiRound)
            + of(kind == Kind::WHITE, Yaku::YakuhaiWhite)
            + of(kind == Kind::GREEN, Yaku::YakuhaiGreen)
            + of(kind == Kind::RED, Yaku::YakuhaiRed)
    }

    /// Returns the han of the yakuhai that a hand already has.
    pub(crate) fn certain_yakuhai_han(&self, hand: &Hand) -> f32 {
        let counts = hand.held();
        (27..Kind::COUNT)
            .map(|index| Kind::ALL[index])
            .filter(|&kind| counts.get(kind) - u8::from(kind == Kind::NORTH) * hand.norths() >= 3)
            .map(|kind| self.yakuhai_han(kind))
            .sum()
    }

    /// Returns a score of how useful an isolated tile may become. It has no unit; it is only compared with
    /// the scores of other tiles.
    pub(crate) fn keep_value(&self, tile: Tile) -> f32 {
        let kind = tile.kind();
        let usefulness = match kind.rank() {
            Some(3..=7) => 4.0,
            Some(2 | 8) => 3.0,
            Some(_) => 1.5,
            None if self.copies_left(kind) == 0 => 0.0,
            None => 0.5 + 1.5 * self.yakuhai_han(kind),
        };
        usefulness + 4.0 * self.dora_han(tile)
    }

    /// Returns the han of a yaku under the rules: 0 if the rules don't have it, or if it needs a closed hand
    /// and the hand is open; 13 for a yakuman.
    pub(crate) fn yaku_han(&self, yaku: Yaku, closed: bool) -> f32 {
        match self.view.rules().worth(yaku) {
            Worth::Off => 0.0,
            Worth::Han { closed: han, .. } if closed => f32::from(han),
            Worth::Han { open, .. } => f32::from(open),
            Worth::Yakuman(_) => 13.0,
        }
    }
}
