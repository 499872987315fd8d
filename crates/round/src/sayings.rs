//! A list of claims in which each is found at once.

use hanchan_tiles::Tile;

use crate::act::{Claim, TileBits};

/// What a list of claims holds.
pub(crate) struct Sayings {
    pass: bool,
    ron: bool,
    kan: bool,
    /// For each tile those with which it makes a pon, and a chi.
    pons: [TileBits; Tile::COUNT],
    chis: [TileBits; Tile::COUNT],
}

impl Sayings {
    /// The claims of a list; at a real table two tiles may be shown in any order.
    pub(crate) fn of(claims: &[Claim], any_order: bool) -> Sayings {
        let none = [TileBits::default(); Tile::COUNT];
        let mut sayings = Sayings { pass: false, ron: false, kan: false, pons: none, chis: none };
        for &claim in claims {
            let (pairs, [a, b]) = match claim {
                Claim::Pass => {
                    sayings.pass = true;
                    continue;
                }
                Claim::Ron => {
                    sayings.ron = true;
                    continue;
                }
                Claim::OpenKan => {
                    sayings.kan = true;
                    continue;
                }
                Claim::Pon(own) => (&mut sayings.pons, own),
                Claim::Chi(own) => (&mut sayings.chis, own),
            };
            pairs[a.index()].put(b);
            if any_order {
                pairs[b.index()].put(a);
            }
        }
        sayings
    }

    /// Whether a claim is among them.
    pub(crate) fn has(&self, claim: Claim) -> bool {
        match claim {
            Claim::Pass => self.pass,
            Claim::Ron => self.ron,
            Claim::OpenKan => self.kan,
            Claim::Pon([a, b]) => self.pons[a.index()].has(b),
            Claim::Chi([a, b]) => self.chis[a.index()].has(b),
        }
    }
}
