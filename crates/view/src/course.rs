//! What happened before and still counts, though it does not lie on the table.

use hanchan_round::{Offered, RiichiState, Source};
use hanchan_rules::{Interruption, PaoCondition, Rules, Yaku};
use hanchan_tiles::{BySeat, Hand, Kind, KindSet, Meld, MeldKind, Seat, Tile};

use crate::front::Front;
use crate::indicators::Indicators;
use crate::public::{Place, PublicEvent};
use crate::seat::Seen;

/// What a player remembers of a deal: whatever a win may depend on, and what is safe.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Course {
    /// How the last tile that a player took came to them.
    pub source: Source,
    /// Whose win now is one within a round after riichi.
    pub ippatsu: BySeat<bool>,
    /// Kinds discarded by each player, or by others after that player's riichi: they cannot win on them.
    pub safe: BySeat<KindSet>,
    /// Hands that were laid open to be counted, at a real table.
    pub opened: BySeat<Option<Opened>>,
    /// Who fed the last set of a yakuman: the holder's, as far as it is seen.
    liable: BySeat<[Option<Seat>; 4]>,
    offered: Option<(Seat, Offered)>,
    any_call: bool,
    open_sets: bool,
    sets_by: BySeat<bool>,
}

/// The win of a hand that was laid open to be counted.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Opened {
    /// Whose tile it was; the winner's own for a tsumo.
    pub from: Seat,
    /// The tile.
    pub tile: Tile,
    /// The hand without it.
    pub hand: Hand,
    /// The tiles under the indicators, as far as they count.
    pub ura: Indicators,
}

/// The yakuman for which another can be liable.
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
    /// That of a deal somewhere in its middle, of which no more is known: nobody wins in the first round any more.
    pub fn under_way() -> Course {
        Course { any_call: true, open_sets: true, sets_by: BySeat([true; 4]), ..Course::default() }
    }

    /// Whether declarations have broken something for a seat.
    pub fn is_broken(&self, by: Interruption, seat: Seat) -> bool {
        match by {
            Interruption::AnyCall => self.any_call,
            Interruption::OthersSets => self.sets_by.iter().any(|(other, &sets)| sets && other != seat),
            Interruption::OpenSets => self.open_sets,
        }
    }

    /// Whether what a seat offers now is a kan, so that a win on it robs it.
    pub fn is_robbed(&self, seat: Seat) -> bool {
        let kan = |&(by, offered): &(Seat, Offered)| by == seat && offered != Offered::North;
        self.offered.as_ref().is_some_and(kan)
    }

    /// Who is liable for which yakuman of a seat. Of others' hands nobody sees the closed sets.
    pub fn liable(&self, seat: Seat) -> impl Iterator<Item = (Yaku, Seat)> {
        LIABLE.into_iter().zip(self.liable[seat]).filter_map(|(yaku, feeder)| Some((yaku, feeder?)))
    }

    /// Applies what a player sees; the hand and what lies open are those after the event.
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
                    Place::Live => Source::Wall,
                    Place::Dead if after_north => Source::AfterNorth,
                    Place::Dead => Source::AfterKan,
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

    /// A declaration breaks what the rules say it breaks.
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

    /// Who fed the last set that a yakuman needs is liable for it (P-199, C-045, A-P10).
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
