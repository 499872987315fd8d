//! What lies open, counted.

use hanchan_rules::{Worth, Yaku};
use hanchan_tiles::{Deck, Hand, Kind, KindSet, Meld, MeldKind, Seat, Suit, Tile, Wind};
use hanchan_view::SeatView;

/// What a player counts before he chooses.
#[derive(Clone, Copy)]
pub(crate) struct Sight<'a> {
    pub(crate) view: &'a SeatView,
    pub(crate) deck: Deck,
    /// How many of each kind he does not see.
    left: [u8; Kind::COUNT],
    dora: [u8; Kind::COUNT],
    /// How many red fives of each suit he does not see.
    reds: [u8; 3],
    /// How many tiles he does not see.
    pub(crate) unseen: f32,
    /// How often he will draw.
    pub(crate) turns: usize,
}

impl<'a> Sight<'a> {
    pub(crate) fn of(view: &'a SeatView) -> Sight<'a> {
        let (rules, deck) = (view.rules(), view.rules().switches().table.tiles);
        let mut left = [0; Kind::COUNT];
        for kind in deck.kinds().iter() {
            left[kind.index()] = 4 - view.hand.held().get(kind);
        }
        let mut see = |kind: Kind, count: u8| left[kind.index()] = left[kind.index()].saturating_sub(count);
        for (seat, front) in view.fronts.iter() {
            // What was claimed lies in a set.
            front.river.iter().filter(|tile| !tile.claimed).for_each(|tile| see(tile.tile.kind(), 1));
            if seat != view.seat {
                front.melds.iter().flat_map(Meld::tiles).for_each(|tile| see(tile.kind(), 1));
                see(Kind::NORTH, front.norths);
            }
        }
        let mut reds = Suit::ALL.map(|suit| rules.switches().table.red_fives.of(suit));
        let rivers = view.fronts.iter().flat_map(|(_, front)| front.river.iter());
        let lying = rivers.filter(|tile| !tile.claimed).map(|tile| tile.tile);
        let laid =
            view.fronts.iter().flat_map(|(_, front)| front.melds.iter().flat_map(Meld::tiles)).copied();
        let shown = view.indicators.iter().copied();
        for suit in
            view.hand.concealed().iter().chain(lying).chain(laid).chain(shown).filter_map(Tile::red_suit)
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
        Sight { view, deck, left, dora, reds, unseen: unseen.max(1) as f32, turns }
    }

    /// How many of a kind he does not see.
    pub(crate) fn left(&self, kind: Kind) -> u8 {
        self.left[kind.index()]
    }

    /// How many of some kinds he does not see.
    pub(crate) fn left_of(&self, kinds: KindSet) -> f32 {
        kinds.iter().map(|kind| f32::from(self.left(kind))).sum()
    }

    /// How many han a tile brings as dora.
    pub(crate) fn dora(&self, tile: Tile) -> f32 {
        f32::from(self.dora[tile.kind().index()] + u8::from(tile.is_red()))
    }

    /// How many han a tile of a kind brings as dora, if it is not red.
    pub(crate) fn dora_of(&self, kind: Kind) -> f32 {
        f32::from(self.dora[kind.index()])
    }

    /// How likely a five of a suit that he does not see is red.
    pub(crate) fn red_chance(&self, suit: Suit) -> f32 {
        let fives = self.left(Kind::five(suit));
        if fives == 0 { 0.0 } else { f32::from(self.reds[suit as usize]) / f32::from(fives) }
    }

    /// How many han of dora lie in tiles of a kind that he does not see; a red five may be among those.
    pub(crate) fn hidden_dora(&self, kind: Kind) -> f32 {
        f32::from(self.left(kind)) * f32::from(self.dora[kind.index()])
    }

    /// How many han a set brings another player by its kind.
    pub(crate) fn value_for(&self, kind: Kind, seat: Seat, meld: Meld) -> f32 {
        if meld.kind() == MeldKind::Chi || !kind.is_honour() {
            return 0.0;
        }
        let winds = [self.view.wind(seat), self.view.setup.round];
        let of_wind = winds.into_iter().filter(|&wind| kind == Kind::wind(wind)).count();
        of_wind as f32 + if kind >= Kind::WHITE { 1.0 } else { 0.0 }
    }

    /// The dora of a hand.
    pub(crate) fn dora_in(&self, hand: &Hand) -> f32 {
        let norths = hand.norths() * self.view.rules().switches().payments.north_dora;
        f32::from(norths) + hand.all_tiles().map(|tile| self.dora(tile)).sum::<f32>()
    }

    /// How many han a set of this kind brings, whatever the rest.
    pub(crate) fn value_of(&self, kind: Kind) -> f32 {
        let is = |wind: Wind| kind == Kind::wind(wind);
        let seat = is(self.view.wind(self.view.seat));
        let round = is(self.view.setup.round);
        let of = |there: bool, yaku: Yaku| if there { self.worth(yaku, false) } else { 0.0 };
        of(seat, Yaku::YakuhaiSeat)
            + of(round, Yaku::YakuhaiRound)
            + of(kind == Kind::WHITE, Yaku::YakuhaiWhite)
            + of(kind == Kind::GREEN, Yaku::YakuhaiGreen)
            + of(kind == Kind::RED, Yaku::YakuhaiRed)
    }

    /// How much a single tile is worth keeping.
    pub(crate) fn use_of(&self, tile: Tile) -> f32 {
        let kind = tile.kind();
        let place = match kind.rank() {
            Some(3..=7) => 4.0,
            Some(2 | 8) => 3.0,
            Some(_) => 1.5,
            None if self.left(kind) == 0 => 0.0,
            None => 0.5 + 1.5 * self.value_of(kind),
        };
        place + 4.0 * self.dora(tile)
    }

    /// What a yaku is worth under the rules; nothing where a hand that is not closed cannot have it.
    pub(crate) fn worth(&self, yaku: Yaku, closed: bool) -> f32 {
        match self.view.rules().worth(yaku) {
            Worth::Off => 0.0,
            Worth::Han { closed: han, .. } if closed => f32::from(han),
            Worth::Han { open, .. } => f32::from(open),
            Worth::Yakuman(_) => 13.0,
        }
    }
}
