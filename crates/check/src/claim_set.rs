//! A set of claims.

use hanchan_round::Claim;
use hanchan_tiles::Tile;

/// A set of claims, looked up in constant time.
pub(crate) struct ClaimSet {
    pass: bool,
    ron: bool,
    kan: bool,
    /// For each tile, a bit mask of the tiles that complete a pon with it.
    pons: [u64; Tile::COUNT],
    /// For each tile, a bit mask of the tiles that complete a chi with it.
    chis: [u64; Tile::COUNT],
}

impl ClaimSet {
    /// Builds the set from a list. The two tiles from the hand may be in either order.
    pub(crate) fn of(claims: &[Claim]) -> ClaimSet {
        let none = [0; Tile::COUNT];
        let mut set = ClaimSet { pass: false, ron: false, kan: false, pons: none, chis: none };
        for &claim in claims {
            let (pairs, [a, b]) = match claim {
                Claim::Pass => {
                    set.pass = true;
                    continue;
                }
                Claim::Ron => {
                    set.ron = true;
                    continue;
                }
                Claim::OpenKan => {
                    set.kan = true;
                    continue;
                }
                Claim::Pon(own) => (&mut set.pons, own),
                Claim::Chi(own) => (&mut set.chis, own),
            };
            pairs[a.index()] |= 1 << b.index();
            pairs[b.index()] |= 1 << a.index();
        }
        set
    }

    /// Returns whether the set contains a claim.
    pub(crate) fn contains(&self, claim: Claim) -> bool {
        let has = |pairs: &[u64; Tile::COUNT], [a, b]: [Tile; 2]| pairs[a.index()] >> b.index() & 1 == 1;
        match claim {
            Claim::Pass => self.pass,
            Claim::Ron => self.ron,
            Claim::OpenKan => self.kan,
            Claim::Pon(own) => has(&self.pons, own),
            Claim::Chi(own) => has(&self.chis, own),
        }
    }
}
