//! What a strong player knows when he begins to compare.

use hanchan_round::Move;
use hanchan_rules::Yaku;
use hanchan_tiles::{Hand, Kind, KindSet, Meld, Seat, Suit, Tile};
use hanchan_view::SeatView;

use super::foes::Foes;
use super::future::{Aim, Future};
use super::held::mapped;
use super::outlook::Outlook;
use super::values::Values;
use super::{Declaring, Skills, Weighed};
use crate::plan::sure_value;
use crate::sight::Sight;

/// A new dora lies in a hand about so often.
const OF_NEW_DORA: f32 = 0.4;

pub(crate) struct Mind<'a> {
    pub(crate) sight: &'a Sight<'a>,
    pub(crate) foes: Foes,
    pub(crate) skills: Skills,
    pub(crate) outlook: Outlook,
    declares: bool,
    /// The han that will be turned up.
    more: f32,
}

/// When he draws next.
#[derive(Clone, Copy)]
pub(crate) enum Next {
    /// After everybody else: he is about to discard.
    Round,
    /// After those who come before him; one of the others has discarded.
    After(Seat),
    /// At once, for a set of four or a North; a dora may be turned up before.
    Now { dora: bool },
}

/// How many times he will draw if nobody calls, and how many of the others draw before he does.
fn draws(view: &SeatView, next: Next) -> (usize, usize) {
    let players = view.rules().switches().table.players;
    let others = players.count() - 1;
    let live = usize::from(view.live);
    match next {
        Next::Round => (live / players.count(), others),
        Next::Now { .. } => (1 + live.saturating_sub(1) / players.count(), 0),
        Next::After(from) => {
            let mut next = from.next(players);
            let mut before = 0;
            while next != view.seat && before < others {
                next = next.next(players);
                before += 1;
            }
            ((live + others - before) / players.count(), before)
        }
    }
}

impl<'a> Mind<'a> {
    /// Of who holds a hand.
    pub(crate) fn of(sight: &'a Sight<'a>, skills: Skills, hand: &Hand, next: Next) -> Mind<'a> {
        let mut foes = Foes::seen(sight);
        let more = if matches!(next, Next::Now { dora: true }) { OF_NEW_DORA } else { 0.0 };
        if more > 0.0 {
            foes.dearer(more);
        }
        if !skills.defence {
            foes.forget();
        }
        let (turns, before) = draws(sight.view, next);
        let mut outlook = Outlook::of(sight, &foes, skills.places, turns);
        outlook.nearer(before as f32 / (sight.view.rules().switches().table.players.count() - 1) as f32);
        if skills.defence {
            let tiles = hand.concealed().iter();
            let mut dangers: Vec<f32> = tiles.map(|tile| foes.danger(tile.kind())).collect();
            dangers.sort_by(f32::total_cmp);
            outlook.give_up(&dangers);
        } else {
            outlook.fearless();
        }
        let declares = skills.riichi != Declaring::Never && {
            let view = sight.view;
            let switches = &view.rules().switches().riichi;
            let front = &view.fronts[view.seat];
            !front.dead && !front.riichi.in_force() && switches.least_points.allow(view.points[view.seat])
        };
        Mind { sight, foes, skills, outlook, declares, more }
    }

    /// The ways to look at a hand.
    fn aims(&self, hand: &Hand) -> Vec<Aim> {
        let sight = self.sight;
        let calls = self.skills.calls;
        let closed = hand.is_closed();
        let valued = |least: u8| {
            (27..Kind::COUNT).filter_map(Kind::from_index).any(|kind| {
                let held = hand.held().get(kind);
                sight.value_of(kind) > 0.0 && held >= least && (held >= 3 || sight.left(kind) > 0)
            })
        };
        let laid = hand.melds().iter().flat_map(Meld::tiles).map(|&tile| sight.dora(tile)).sum::<f32>();
        let laid = laid + f32::from(hand.norths() * sight.view.rules().switches().payments.north_dora);
        let laid = laid + self.more;
        let sure = sure_value(sight, hand);
        let mut aims = vec![Aim {
            kinds: KindSet::ALL,
            calls: calls && (!closed || valued(2)),
            han: laid + if closed { 2.1 } else { sure.max(1.0) },
        }];
        if !calls {
            return aims;
        }
        let inside = |kinds: KindSet| {
            hand.melds().iter().all(|meld| meld.tiles().iter().all(|tile| kinds.contains(tile.kind())))
        };
        let off = |kinds: KindSet| -> u8 {
            let counts = hand.concealed().counts().iter();
            counts.filter(|(kind, _)| !kinds.contains(*kind)).map(|(_, count)| count).sum()
        };
        let simples = KindSet::ALL.difference(KindSet::ORPHANS);
        if sight.worth(Yaku::Tanyao, false) > 0.0 && inside(simples) && off(simples) <= 4 {
            aims.push(Aim { kinds: simples, calls: true, han: laid + sight.worth(Yaku::Tanyao, false) });
        }
        for suit in Suit::ALL {
            let kinds: KindSet =
                Kind::ALL.into_iter().filter(|kind| kind.suit().is_none_or(|of| of == suit)).collect();
            let yaku = sight.worth(Yaku::Honitsu, closed);
            if yaku > 0.0 && inside(kinds) && off(kinds) <= 4 {
                aims.push(Aim { kinds, calls: true, han: laid + yaku + 0.5 * sure });
            }
        }
        aims
    }

    pub(crate) fn futures(&'a self, hand: &Hand) -> Vec<Future<'a>> {
        let aims: Vec<Aim> = self
            .aims(hand)
            .into_iter()
            .filter(|aim| mapped(hand.concealed().counts(), aim.kinds, self.sight).is_some())
            .collect();
        let budget = self.skills.budget as usize / aims.len().max(1);
        aims.into_iter()
            .map(|aim| {
                Future::new(self.sight, &self.outlook, hand, aim, self.declares)
                    .within(budget)
                    .with_more(self.more)
            })
            .collect()
    }

    /// What hands of thirteen are worth, each by the best way to look at it.
    pub(crate) fn best(&self, futures: &mut [Future<'_>], hands: &[Hand]) -> Vec<Option<(i8, Values)>> {
        let turns = self.outlook.turns;
        let mut best: Vec<Option<(i8, Values)>> = vec![None; hands.len()];
        for future in futures {
            for (best, found) in best.iter_mut().zip(future.values(hands)) {
                let Some((_, values)) = found else { continue };
                if best.is_none_or(|(_, known)| values.worth[turns] > known.worth[turns]) {
                    *best = found;
                }
            }
        }
        best
    }

    /// A discard, and what follows from it.
    pub(crate) fn thrown(&self, tile: Tile, values: &Values, act: Move) -> Weighed {
        let turns = self.outlook.turns;
        let danger = self.foes.danger(tile.kind());
        let mut worth = values.worth[turns];
        for (seat, foe) in self.foes.iter() {
            let hit = foe.tenpai * foe.waits[tile.kind().index()];
            worth += hit * (self.outlook.dealt_in_to[seat] - worth);
        }
        Weighed {
            act,
            wins: (1.0 - danger) * values.wins[turns],
            deals_in: danger,
            points: (1.0 - danger) * values.points[turns],
            result: worth,
        }
    }

    /// What it comes to if he discards nothing now.
    pub(crate) fn kept(&self, values: &Values, act: Move) -> Weighed {
        let turns = self.outlook.turns;
        Weighed {
            act,
            wins: values.wins[turns],
            deals_in: 0.0,
            points: values.points[turns],
            result: values.worth[turns],
        }
    }
}
