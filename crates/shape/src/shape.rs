//! A hand as hand maths sees it: concealed tiles, tiles laid aside, and the deck they come from.

use hanchan_tiles::{Counts, Deck, FifthCopy, Hand, Kind, KindSet};

use crate::costs::{self, Costs, Partial};
use crate::shanten::{Forms, forms, shanten, to_shanten};
use crate::tables::{self, Words};
use crate::tally::Tally;

/// Concealed tiles together with the tiles the same player has laid aside, melds and declared Norths.
///
/// What lies aside cannot be drawn again. The functions of [`shanten`](crate::shanten()) and
/// [`Incremental`](crate::Incremental) do not know of it and may therefore find a hand nearer than it
/// is, when a meld holds the very tile that the concealed ones need; here the answer is exact.
///
/// ```
/// use hanchan_shape::{Shape, shanten};
/// use hanchan_tiles::{Deck, Hand};
///
/// let hand: Hand = "1m | pon 111m, pon 222p, pon 333s, pon 444z".parse()?;
/// assert_eq!(shanten(hand.concealed().counts(), Deck::Full), 0);
/// assert_eq!(Shape::of(&hand, Deck::Full).shanten(), 1); // no fifth 1m can come
/// # Ok::<(), hanchan_tiles::notation::ParseError>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Shape {
    concealed: Counts,
    held: Counts,
    deck: Deck,
}

impl Shape {
    /// The shape of a hand.
    pub fn of(hand: &Hand, deck: Deck) -> Shape {
        Shape { concealed: *hand.concealed().counts(), held: *hand.held(), deck }
    }

    /// Concealed tiles and tiles laid aside; more than four of a kind together are an error.
    pub fn new(concealed: Counts, aside: &Counts, deck: Deck) -> Result<Shape, FifthCopy> {
        Ok(Shape { concealed, held: concealed.plus(aside)?, deck })
    }

    /// The concealed tiles.
    #[inline]
    pub fn concealed(&self) -> &Counts {
        &self.concealed
    }

    /// All tiles the player has.
    #[inline]
    pub fn held(&self) -> &Counts {
        &self.held
    }

    /// The deck.
    #[inline]
    pub fn deck(&self) -> Deck {
        self.deck
    }

    /// Whether there is a tile of this kind that the player does not hold.
    #[inline]
    pub fn could_draw(&self, kind: Kind) -> bool {
        self.deck.kinds().contains(kind) && self.held.get(kind) < 4
    }

    /// The same with a tile drawn.
    #[inline]
    pub fn with(&self, kind: Kind) -> Result<Shape, FifthCopy> {
        let mut more = *self;
        more.held.add(kind)?;
        more.concealed.add(kind)?;
        Ok(more)
    }

    /// The same with a concealed tile discarded, if there is one. It stays out of reach only as long
    /// as it is counted among the visible tiles.
    #[inline]
    pub fn without(&self, kind: Kind) -> Option<Shape> {
        let mut less = *self;
        less.concealed.remove(kind).ok()?;
        less.held.remove(kind).ok()?;
        Some(less)
    }

    /// The shanten by the nearest form.
    #[inline]
    pub fn shanten(&self) -> i8 {
        if self.held == self.concealed {
            return shanten(&self.concealed, self.deck);
        }
        self.forms().shanten()
    }

    /// The shanten by each form.
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

    /// Seven pairs beside declared Norths: a kind of which no second tile can come is no help.
    fn pairs_exactly(&self) -> i8 {
        let useful = self.concealed.iter().filter(|&(kind, count)| count >= 2 || self.could_draw(kind));
        let useful = useful.filter(|&(kind, _)| self.deck.kinds().contains(kind));
        let tally = useful.fold(Tally::default(), |sum, (_, count)| sum + Tally::of(count, false));
        to_shanten(tally.lacking_for_pairs())
    }

    /// Whether no orphan is out of reach: all four Norths may be set aside.
    fn orphans_can_be_had(&self) -> bool {
        KindSet::ORPHANS.iter().all(|kind| self.concealed.get(kind) > 0 || self.could_draw(kind))
    }

    /// The standard form where some kinds have fewer than four tiles to offer.
    fn standard_exactly(&self) -> i8 {
        let [m, p, s, z] = self.part_costs();
        to_shanten(m.merge(&p).merge(&s.merge(&z)).with_pair[self.sets()])
    }

    /// How many sets the concealed tiles want.
    fn sets(&self) -> usize {
        usize::from(self.concealed.total() / 3).min(costs::MOST_SETS)
    }

    /// The costs of the suits and the honours.
    fn part_costs(&self) -> [Costs; 4] {
        std::array::from_fn(|part| self.costs_of(part))
    }

    fn aside(&self, kind: usize) -> u8 {
        self.held.as_array()[kind] - self.concealed.as_array()[kind]
    }

    /// The costs of one part; the tables know those that have nothing aside.
    fn costs_of(&self, part: usize) -> Costs {
        if kinds_of(part).all(|kind| self.aside(kind) == 0) {
            let indices = Words::of(self.concealed.as_array()).indices(self.deck);
            return *tables::costs(indices[part].class());
        }
        // Runs need neighbours, which honours and a suit without its middle do not have.
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

    /// The kinds that lower the shanten of a hand beside melds: each is tried in its own suit only.
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
        // What lies aside can only make a hand worse: most kinds fail without it already.
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

/// The kinds of a suit (0 to 2) or of the honours (3).
fn kinds_of(part: usize) -> std::ops::Range<usize> {
    part * 9..Kind::COUNT.min(part * 9 + 9)
}
