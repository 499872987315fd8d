//! Exact hand analysis: concealed tiles, melded tiles, and the deck they come from.

use hanchan_tiles::{Counts, Deck, FifthCopy, Hand, Kind, KindSet};

use crate::costs::{self, Costs, Partial};
use crate::shanten::{Forms, forms, shanten, to_shanten};
use crate::tables::{self, Words};
use crate::tally::Tally;

/// A player's concealed tiles together with their melds and declared Norths.
///
/// Melded tiles cannot be drawn again. The functions of [`shanten`](crate::shanten()) and
/// [`Incremental`](crate::Incremental) ignore melds, so their shanten can be too low if a meld holds the very tile
/// that the concealed tiles need. The results here are exact.
///
/// ```
/// use hanchan_shape::{Shape, shanten};
/// use hanchan_tiles::{Deck, Hand};
///
/// let hand: Hand = "1m | pon 111m, pon 222p, pon 333s, pon 444z".parse()?;
/// assert_eq!(shanten(hand.concealed().counts(), Deck::Full), 0);
/// assert_eq!(Shape::of(&hand, Deck::Full).shanten(), 1); // there is no fifth 1m
/// # Ok::<(), hanchan_tiles::notation::ParseError>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Shape {
    concealed: Counts,
    held: Counts,
    deck: Deck,
}

impl Shape {
    /// Creates the shape of a hand.
    pub fn of(hand: &Hand, deck: Deck) -> Shape {
        Shape { concealed: *hand.concealed().counts(), held: *hand.held(), deck }
    }

    /// Creates a shape from concealed tiles and tiles set aside (melds and declared Norths). Fails if together
    /// they have more than four tiles of a kind.
    pub fn new(concealed: Counts, aside: &Counts, deck: Deck) -> Result<Shape, FifthCopy> {
        Ok(Shape { concealed, held: concealed.plus(aside)?, deck })
    }

    /// Returns the concealed tiles.
    #[inline]
    pub fn concealed(&self) -> &Counts {
        &self.concealed
    }

    /// Returns all tiles the player has, including melds and declared Norths.
    #[inline]
    pub fn held(&self) -> &Counts {
        &self.held
    }

    /// Returns the deck.
    #[inline]
    pub fn deck(&self) -> Deck {
        self.deck
    }

    /// Returns whether the deck has a tile of this kind that the player does not hold.
    #[inline]
    pub fn could_draw(&self, kind: Kind) -> bool {
        self.deck.kinds().contains(kind) && self.held.get(kind) < 4
    }

    /// Returns the shape after drawing a tile.
    #[inline]
    pub fn with(&self, kind: Kind) -> Result<Shape, FifthCopy> {
        let mut more = *self;
        more.held.add(kind)?;
        more.concealed.add(kind)?;
        Ok(more)
    }

    /// Returns the shape after discarding a concealed tile, or `None` if there is no such tile. Count the discard
    /// among the visible tiles; otherwise it is considered available again.
    #[inline]
    pub fn without(&self, kind: Kind) -> Option<Shape> {
        let mut less = *self;
        less.concealed.remove(kind).ok()?;
        less.held.remove(kind).ok()?;
        Some(less)
    }

    /// Returns the shanten for the closest form.
    #[inline]
    pub fn shanten(&self) -> i8 {
        if self.held == self.concealed {
            return shanten(&self.concealed, self.deck);
        }
        self.forms().shanten()
    }

    /// Returns the shanten for each form.
    pub fn forms(&self) -> Forms {
        let by_concealed = forms(&self.concealed, self.deck);
        if self.held == self.concealed {
            return by_concealed;
        }
        Forms {
            standard: self.standard_exactly(),
            pairs: by_concealed.pairs.map(|_| self.pairs_exactly()),
            orphans: by_concealed.orphans.filter(|_| self.orphans_can_be_had()),
        }
    }

    /// Returns the shanten for seven pairs when Norths are declared: a single tile does not help if no second one
    /// can be drawn.
    fn pairs_exactly(&self) -> i8 {
        let useful = self.concealed.iter().filter(|&(kind, count)| count >= 2 || self.could_draw(kind));
        let useful = useful.filter(|&(kind, _)| self.deck.kinds().contains(kind));
        let tally = useful.fold(Tally::default(), |sum, (_, count)| sum + Tally::of(count, false));
        to_shanten(tally.lacking_for_pairs())
    }

    /// Returns whether the player holds or can draw every terminal and honour: false once all four Norths are set
    /// aside.
    fn orphans_can_be_had(&self) -> bool {
        KindSet::ORPHANS.iter().all(|kind| self.concealed.get(kind) > 0 || self.could_draw(kind))
    }

    /// Returns the shanten for the standard form when fewer than four tiles of some kinds are available.
    fn standard_exactly(&self) -> i8 {
        let [m, p, s, z] = self.part_costs();
        to_shanten(m.merge(&p).merge(&s.merge(&z)).with_pair[self.sets()])
    }

    /// Returns the number of sets to make from the concealed tiles.
    fn sets(&self) -> usize {
        usize::from(self.concealed.total() / 3).min(costs::MOST_SETS)
    }

    /// Returns the costs of the three suits and the honours.
    fn part_costs(&self) -> [Costs; 4] {
        std::array::from_fn(|part| self.costs_of(part))
    }

    fn aside(&self, kind: usize) -> u8 {
        self.held.as_array()[kind] - self.concealed.as_array()[kind]
    }

    /// Returns the costs of one part of the hand. If no tile of the part is set aside, they come from the tables.
    fn costs_of(&self, part: usize) -> Costs {
        if kinds_of(part).all(|kind| self.aside(kind) == 0) {
            let indices = Words::of(self.concealed.as_array()).indices(self.deck);
            return *tables::costs(indices[part].class());
        }
        // Runs need neighbours. Honours and a suit without its middle have none.
        let connected = part < 3 && (part > 0 || self.deck == Deck::Full);
        let mut partial = Partial::start();
        for (rank, kind) in kinds_of(part).enumerate() {
            if self.deck.kinds().contains(Kind::ALL[kind]) {
                let held = self.concealed.as_array()[kind];
                partial = partial.next(held, 4 - self.aside(kind), connected && rank < 7);
            }
        }
        partial.finish()
    }

    /// Returns the kinds that lower the shanten of a hand with melds. For each kind, only the costs of its own
    /// suit are recomputed.
    pub(crate) fn advancing_exactly(&self) -> KindSet {
        let now = self.shanten();
        let drawable = self.deck.kinds().iter().filter(|&kind| self.could_draw(kind));
        let forms = forms(&self.concealed, self.deck);
        if forms.pairs.is_some() || forms.orphans.is_some() {
            return drawable.filter(|&kind| self.with(kind).is_ok_and(|more| more.shanten() < now)).collect();
        }
        let parts @ [m, p, s, z] = self.part_costs();
        let (mp, sz) = (m.merge(&p), s.merge(&z));
        let others: [Costs; 4] =
            std::array::from_fn(|part| parts[part ^ 1].merge(if part < 2 { &sz } else { &mp }));
        // Tiles set aside can only raise the shanten, so a kind that does not lower it without them is ruled out
        // early.
        let could_lower = |more: &Shape| shanten(&more.concealed, self.deck) < now;
        let lowers = |&kind: &Kind| {
            let part = kind.index() / 9;
            self.with(kind).is_ok_and(|more| {
                could_lower(&more)
                    && to_shanten(more.costs_of(part).merge(&others[part]).with_pair[self.sets()]) < now
            })
        };
        drawable.filter(lowers).collect()
    }
}

/// Returns the kinds of a suit (0 to 2) or of the honours (3).
fn kinds_of(part: usize) -> std::ops::Range<usize> {
    part * 9..Kind::COUNT.min(part * 9 + 9)
}
