//! The history of a deal that still matters but is not visible on the table.

use hanchan_round::{Offered, RiichiState, Source};
use hanchan_rules::{Interruption, PaoCondition, Rules, Yaku};
use hanchan_tiles::{BySeat, Hand, Kind, KindSet, Meld, MeldKind, Seat, Tile};

use crate::front::Front;
use crate::indicators::Indicators;
use crate::public::{PublicEvent, WallPart};
use crate::seat::Seen;

/// What a player remembers of a deal: everything a win may depend on, and which tiles are safe against whom.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Course {
    /// Where the last tile that a player took came from.
    pub source: Source,
    /// The players who would have ippatsu if they won now.
    pub ippatsu: BySeat<bool>,
    /// For each player, the kinds they cannot win on: their own discards, and others' discards after their riichi.
    pub safe: BySeat<KindSet>,
    /// Unassisted tables: hands shown as a win whose value has not been announced yet.
    pub opened: BySeat<Option<Opened>>,
    /// The seats liable for each player's yakuman, without regard to other players' closed sets, which are hidden.
    liable: BySeat<[Option<Seat>; 4]>,
    offered: Option<(Seat, Offered)>,
    any_call: bool,
    open_sets: bool,
    sets_by: BySeat<bool>,
}

/// A hand shown as a win whose value has not been announced yet.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Opened {
    /// The seat the winning tile came from; the winner's own seat for a tsumo.
    pub from: Seat,
    /// The winning tile.
    pub tile: Tile,
    /// The hand without the winning tile.
    pub hand: Hand,
    /// The ura indicators that count for the winner.
    pub ura: Indicators,
}

/// The yakuman with a liability rule (pao).
const LIABLE: [Yaku; 4] = [Yaku::Daisangen, Yaku::Shousuushii, Yaku::Daisuushii, Yaku::Suukantsu];

impl Default for Course {
    fn default() -> Course {
        Course {
            source: Source::Wall,
            ippatsu: BySeat::default(),
            safe: BySeat([KindSet::EMPTY; 4]),
            opened: BySeat::default(),
            liable: BySeat::default(),
            offered: None,
            any_call: false,
            open_sets: false,
            sets_by: BySeat::default(),
        }
    }
}

impl Course {
    /// Returns the history for a deal that is joined in progress: nothing is known, and the first go-around counts
    /// as interrupted.
    pub fn under_way() -> Course {
        Course { any_call: true, open_sets: true, sets_by: BySeat([true; 4]), ..Course::default() }
    }

    /// Returns whether calls have interrupted the first go-around, or the go-around after riichi, for a seat.
    pub fn is_broken(&self, by: Interruption, seat: Seat) -> bool {
        match by {
            Interruption::AnyCall => self.any_call,
            Interruption::OthersSets => self.sets_by.iter().any(|(other, &sets)| sets && other != seat),
            Interruption::OpenSets => self.open_sets,
        }
    }

    /// Returns why the last tile of this seat can be claimed: it was discarded, belongs to a kan, or is a North.
    pub fn offered_by(&self, seat: Seat) -> Offered {
        self.offered.filter(|(by, _)| *by == seat).map_or(Offered::Discard, |(_, offered)| offered)
    }

    /// Returns the yakuman of a seat that another seat is liable for, each with the liable seat. Closed sets of
    /// other players are not visible and are not counted.
    pub fn liable(&self, seat: Seat) -> impl Iterator<Item = (Yaku, Seat)> {
        LIABLE.into_iter().zip(self.liable[seat]).filter_map(|(yaku, feeder)| Some((yaku, feeder?)))
    }

    /// Applies an event seen by the player. `hand` and `fronts` are the state after the event.
    pub(crate) fn apply(
        &mut self,
        seen: &Seen,
        owner: Seat,
        hand: &Hand,
        fronts: &BySeat<Front>,
        rules: &Rules,
    ) {
        match *seen {
            Seen::Drew { from, .. } | Seen::OtherDrew { from, .. } => {
                let after_north = matches!(self.offered, Some((_, Offered::North)));
                self.source = match from {
                    WallPart::Live => Source::Wall,
                    WallPart::Dead if after_north => Source::AfterNorth,
                    WallPart::Dead => Source::AfterKan,
                };
                self.offered = None;
            }
            Seen::Public(PublicEvent::Discarded { seat, tile, .. }) => {
                self.ippatsu[seat] = false;
                let switches = &rules.switches().riichi;
                for (other, safe) in self.safe.iter_mut() {
                    let own = other == seat && switches.discard_furiten;
                    if own
                        || (other != seat
                            && fronts[other].riichi != RiichiState::No
                            && switches.riichi_furiten)
                    {
                        safe.insert(tile.kind());
                    }
                }
            }
            Seen::Public(PublicEvent::StakeLaid { seat }) => self.ippatsu[seat] = true,
            Seen::Public(PublicEvent::Claimed { seat, meld }) => {
                self.source = Source::Claim;
                self.offered = None;
                self.open_sets = true;
                self.declared(seat, true, true, rules);
                if let Some(side) = meld.from() {
                    let own = (seat == owner).then_some(hand);
                    self.make_liable(seat, seat.at(side), &fronts[seat].melds, own, rules);
                }
            }
            Seen::Public(PublicEvent::ClosedKan { seat, .. }) => {
                self.offered = Some((seat, Offered::ClosedKan));
            }
            Seen::Public(PublicEvent::AddedKan { seat, .. }) => {
                self.offered = Some((seat, Offered::AddedKan));
            }
            Seen::Public(PublicEvent::North { seat }) => self.offered = Some((seat, Offered::North)),
            Seen::Public(PublicEvent::Stands) => {
                if let Some((seat, offered)) = self.offered {
                    self.declared(seat, offered != Offered::North, false, rules);
                }
            }
            Seen::Public(PublicEvent::Opened { seat, from, tile, hand, ura }) => {
                self.opened[seat] = Some(Opened { from, tile, hand, ura });
            }
            _ => {}
        }
    }

    /// Marks what a call interrupts under the rules: the first go-around and ippatsu.
    fn declared(&mut self, seat: Seat, a_set: bool, open: bool, rules: &Rules) {
        self.any_call = true;
        self.sets_by[seat] |= a_set;
        for (other, ippatsu) in self.ippatsu.iter_mut() {
            *ippatsu &= !match rules.switches().riichi.ippatsu_broken {
                Interruption::AnyCall => true,
                Interruption::OthersSets => a_set && other != seat,
                Interruption::OpenSets => open,
            };
        }
    }

    /// Makes `from` liable if their discard completed `seat`'s last set for a yakuman (P-199, C-045, A-P10).
    fn make_liable(&mut self, seat: Seat, from: Seat, melds: &[Meld], own: Option<&Hand>, rules: &Rules) {
        let Some(meld) = melds.last() else { return };
        let all_open = rules.switches().yakuman.pao_condition == PaoCondition::AllOpen;
        let counts = |meld: &&Meld| meld.is_open() || !all_open;
        let melds = || melds.iter().filter(counts);
        let is_set = |&of: &Kind| {
            melds().any(|meld| meld.lowest() == of && meld.kind() != MeldKind::Chi)
                || (!all_open && own.is_some_and(|hand| hand.concealed().counts().get(of) >= 3))
        };
        let sets = |kinds: &[Kind]| kinds.iter().filter(|&of| is_set(of)).count();
        let (kind, dragons, winds) = (meld.lowest(), sets(&Kind::ALL[31..]), sets(&Kind::ALL[27..31]));
        let kans = melds().filter(|meld| meld.is_kan()).count();
        let is_wind = (Kind::EAST..=Kind::NORTH).contains(&kind);
        let made = [
            kind >= Kind::WHITE && dragons == 3,
            is_wind && winds == 3,
            is_wind && winds == 4,
            meld.is_kan() && kans == 4,
        ];
        for (liable, made) in self.liable[seat].iter_mut().zip(made) {
            if made {
                *liable = Some(from);
            }
        }
    }
}
