//! The acts and claims open to players, as sets that need no allocation.

use hanchan_tiles::{BySeat, Kind, KindSet, Meld, Side, Tile};

/// What a player does on their own turn.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(rename_all = "kebab-case"))]
pub enum TurnAct {
    /// Discard the tile just drawn.
    DiscardDrawn,
    /// Discard a tile from the hand other than the one just drawn.
    Discard(Tile),
    /// Declare riichi and discard the tile just drawn.
    RiichiDrawn,
    /// Declare riichi and discard a tile from the hand other than the one just drawn.
    Riichi(Tile),
    /// Declare a closed kan.
    ClosedKan(Kind),
    /// Add a tile to a pon.
    AddedKan(Kind),
    /// Set a North aside (three players only).
    North,
    /// Win with the tile just drawn.
    Tsumo,
    /// Abort the deal with nine kinds of terminals and honours (kyuushu kyuuhai).
    NineKinds,
}

/// A set of tiles that distinguishes red fives.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug)]
pub(crate) struct TileBits(pub(crate) u64);

impl TileBits {
    pub(crate) fn put(&mut self, tile: Tile) {
        self.0 |= 1 << tile.index();
    }

    pub(crate) fn has(self, tile: Tile) -> bool {
        self.0 >> tile.index() & 1 == 1
    }

    pub(crate) fn iter(self) -> impl Iterator<Item = Tile> {
        let mut rest = self.0;
        std::iter::from_fn(move || {
            let tile = Tile::from_index(rest.trailing_zeros() as usize)?;
            rest &= rest - 1;
            Some(tile)
        })
    }

    fn len(self) -> usize {
        self.0.count_ones() as usize
    }
}

/// Everything a player may do on their turn: a set of [`TurnAct`]s.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
#[allow(clippy::struct_excessive_bools, reason = "each is an act of its own")]
pub struct TurnActs {
    pub(crate) discards: TileBits,
    pub(crate) drawn: bool,
    pub(crate) riichi: TileBits,
    pub(crate) riichi_drawn: bool,
    pub(crate) closed_kans: KindSet,
    pub(crate) added_kans: KindSet,
    pub(crate) north: bool,
    pub(crate) tsumo: bool,
    pub(crate) nine_kinds: bool,
}

impl TurnActs {
    /// Returns whether the set contains an act.
    pub fn contains(&self, act: TurnAct) -> bool {
        match act {
            TurnAct::DiscardDrawn => self.drawn,
            TurnAct::Discard(tile) => self.discards.has(tile),
            TurnAct::RiichiDrawn => self.riichi_drawn,
            TurnAct::Riichi(tile) => self.riichi.has(tile),
            TurnAct::ClosedKan(kind) => self.closed_kans.contains(kind),
            TurnAct::AddedKan(kind) => self.added_kans.contains(kind),
            TurnAct::North => self.north,
            TurnAct::Tsumo => self.tsumo,
            TurnAct::NineKinds => self.nine_kinds,
        }
    }

    /// Returns the number of acts in the set.
    #[inline]
    pub fn len(&self) -> usize {
        let flags = [self.drawn, self.riichi_drawn, self.north, self.tsumo, self.nine_kinds];
        let flags = flags.iter().filter(|&&flag| flag).count();
        flags + self.discards.len() + self.riichi.len() + self.closed_kans.len() + self.added_kans.len()
    }

    /// Returns whether the set is empty.
    #[inline]
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// Iterates over all acts in a fixed order: wins first, discards last.
    pub fn iter(&self) -> impl Iterator<Item = TurnAct> + use<> {
        let flag = |flag: bool, act: TurnAct| flag.then_some(act);
        flag(self.tsumo, TurnAct::Tsumo)
            .into_iter()
            .chain(flag(self.nine_kinds, TurnAct::NineKinds))
            .chain(self.closed_kans.iter().map(TurnAct::ClosedKan))
            .chain(self.added_kans.iter().map(TurnAct::AddedKan))
            .chain(flag(self.north, TurnAct::North))
            .chain(flag(self.riichi_drawn, TurnAct::RiichiDrawn))
            .chain(self.riichi.iter().map(TurnAct::Riichi))
            .chain(flag(self.drawn, TurnAct::DiscardDrawn))
            .chain(self.discards.iter().map(TurnAct::Discard))
    }
}

impl FromIterator<TurnAct> for TurnActs {
    fn from_iter<I: IntoIterator<Item = TurnAct>>(acts: I) -> TurnActs {
        let mut all = TurnActs::default();
        for act in acts {
            match act {
                TurnAct::DiscardDrawn => all.drawn = true,
                TurnAct::Discard(tile) => all.discards.put(tile),
                TurnAct::RiichiDrawn => all.riichi_drawn = true,
                TurnAct::Riichi(tile) => all.riichi.put(tile),
                TurnAct::ClosedKan(kind) => all.closed_kans.insert(kind),
                TurnAct::AddedKan(kind) => all.added_kans.insert(kind),
                TurnAct::North => all.north = true,
                TurnAct::Tsumo => all.tsumo = true,
                TurnAct::NineKinds => all.nine_kinds = true,
            }
        }
        all
    }
}

/// A player's answer to a tile that another player discarded, or that can be robbed from a kan or a North.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(rename_all = "kebab-case"))]
pub enum Claim {
    /// Make no claim.
    Pass,
    /// Win on the tile.
    Ron,
    /// Call pon with these two tiles from the hand.
    Pon([Tile; 2]),
    /// Call an open kan.
    OpenKan,
    /// Call chi with these two tiles from the hand, the lower first.
    Chi([Tile; 2]),
}

/// Every answer a player may give to a tile: a set of [`Claim`]s, which always contains [`Claim::Pass`].
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Claims {
    pub(crate) tile: Tile,
    pub(crate) ron: bool,
    pub(crate) kan: bool,
    /// Bits 0 to 2: a pon with zero, one or two red fives from the hand.
    pub(crate) pons: u8,
    /// One bit for each combination of shape (the claimed tile is the highest, middle or lowest of the chi) and
    /// colours of the two tiles from the hand (plain or red, the lower first).
    pub(crate) chis: u16,
}

impl Claims {
    pub(crate) const fn none(tile: Tile) -> Claims {
        Claims { tile, ron: false, kan: false, pons: 0, chis: 0 }
    }

    /// Returns whether passing is the only option.
    #[inline]
    pub fn is_empty(&self) -> bool {
        !self.ron && !self.kan && self.pons == 0 && self.chis == 0
    }

    /// Returns the number of claims, passing included.
    #[inline]
    pub fn len(&self) -> usize {
        1 + usize::from(self.ron)
            + usize::from(self.kan)
            + self.pons.count_ones() as usize
            + self.chis.count_ones() as usize
    }

    /// Returns whether the set contains a claim.
    #[inline]
    pub fn contains(&self, claim: Claim) -> bool {
        match claim {
            Claim::Pass => true,
            Claim::Ron => self.ron,
            Claim::OpenKan => self.kan,
            Claim::Pon(_) => (0..3).any(|reds| self.pons >> reds & 1 == 1 && self.pon(reds) == claim),
            Claim::Chi(_) => (0..12).any(|bit| self.chis >> bit & 1 == 1 && self.chi(bit) == claim),
        }
    }

    fn pon(self, reds: u8) -> Claim {
        let kind = self.tile.kind();
        let plain = Tile::plain(kind);
        let red = kind.five_of().map_or(plain, Tile::red);
        Claim::Pon([if reds > 0 { red } else { plain }, if reds > 1 { red } else { plain }])
    }

    fn chi(self, bit: u32) -> Claim {
        let (way, colours) = (bit / 4, bit % 4);
        let kind = self.tile.kind().index();
        // The claimed tile is the highest, the middle or the lowest of the chi.
        let (low, high) = match way {
            0 => (kind - 2, kind - 1),
            1 => (kind - 1, kind + 1),
            _ => (kind + 1, kind + 2),
        };
        let tile = |kind: usize, red: bool| {
            let kind = Kind::ALL[kind];
            kind.five_of().filter(|_| red).map_or(Tile::plain(kind), Tile::red)
        };
        Claim::Chi([tile(low, colours & 1 != 0), tile(high, colours & 2 != 0)])
    }

    /// Iterates over all claims in a fixed order: a win first, passing last.
    #[inline]
    pub fn iter(&self) -> impl Iterator<Item = Claim> + use<> {
        let claims = *self;
        let ron = self.ron.then_some(Claim::Ron).into_iter();
        let kan = self.kan.then_some(Claim::OpenKan).into_iter();
        let pons = (0..3).filter(move |reds| claims.pons >> reds & 1 == 1).map(move |reds| claims.pon(reds));
        let chis = (0..12).filter(move |bit| claims.chis >> bit & 1 == 1).map(move |bit| claims.chi(bit));
        ron.chain(kan).chain(pons).chain(chis).chain([Claim::Pass])
    }
}

/// Returns the meld that a claim makes with a tile from that side; `own` are the player's tiles for an open kan.
pub(crate) fn made_of(claim: Claim, tile: Tile, side: Side, own: [Tile; 3]) -> Option<Meld> {
    match claim {
        Claim::Pon(own) => Meld::pon(tile, side, own).ok(),
        Claim::Chi(own) => Meld::chi(tile, own).ok(),
        Claim::OpenKan => Meld::open_kan(tile, side, own).ok(),
        Claim::Pass | Claim::Ron => None,
    }
}

/// A player's move. The last seven variants exist at unassisted tables only.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(rename_all = "kebab-case"))]
pub enum Move {
    /// An act on the player's own turn.
    Act(TurnAct),
    /// An answer to a tile that can be claimed.
    Claim(Claim),
    /// Show (`true`) or hide (`false`) a tenpai hand after an exhaustive draw.
    Show(bool),
    /// Draw from the wall.
    Draw,
    /// Call ron or tsumo without showing the hand.
    Shout,
    /// Announce what each player pays for the winning hand, honba included.
    Announce(BySeat<i32>),
    /// Agree with the announced payments.
    Agree,
    /// Object to the announced payments.
    Object,
    /// Have a wrong payment corrected.
    Correct,
    /// Mix the tiles, which ends the deal.
    Mix,
}
