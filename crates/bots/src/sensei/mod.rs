//! The strong player: whatever he does, he compares what it is worth in the end.
//!
//! `foes` says what the others may hold, `places` what points are worth at the end of the game, `outlook` how the deal
//! may end for him, `future` what may become of his hand. A discard is worth what the hand without it is worth
//! unless it is won by another; a call what the hand after it is worth beside the hand without it. Giving up is
//! part of the future of every hand.

mod foes;
mod future;
mod outlook;
mod places;
mod price;

use hanchan_round::{Claim, Move, TurnAct, forbidden_after};
use hanchan_rules::Yaku;
use hanchan_shape::{Incremental, forms};
use hanchan_tiles::{Hand, Kind, KindSet, Meld, MeldKind, Seat, Suit, Tile};
use hanchan_view::{Choice, SeatView};

use crate::legal::{acts, answers, may_declare};
use crate::offer::Offer;
use crate::plan::sure_value;
use crate::sets::claims;
use crate::sight::Sight;

use foes::Foes;
use future::{Aim, Future, Values, mapped};
use outlook::Outlook;
use places::Places;

/// What a strong player makes use of; each can be left out, to see what it is good for.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[allow(clippy::struct_excessive_bools, reason = "each is a skill of its own")]
pub struct Skills {
    /// Fearing others' hands.
    pub defence: bool,
    /// Counting places, not points alone.
    pub places: bool,
    /// Choosing between riichi and silence; without it riichi is declared whenever it can be.
    pub riichi: bool,
    /// Calling tiles.
    pub calls: bool,
}

impl Skills {
    /// All of them.
    pub const ALL: Skills = Skills { defence: true, places: true, riichi: true, calls: true };

    /// The same without one of them, by its name.
    #[must_use]
    pub fn without(self, skill: &str) -> Option<Skills> {
        Some(match skill {
            "defence" => Skills { defence: false, ..self },
            "places" => Skills { places: false, ..self },
            "riichi" => Skills { riichi: false, ..self },
            "calls" => Skills { calls: false, ..self },
            _ => return None,
        })
    }
}

/// What one act is worth.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Weighed {
    /// The act.
    pub act: Move,
    /// How likely he wins the deal.
    pub wins: f32,
    /// How likely the tile that he discards is won by another.
    pub deals_in: f32,
    /// What the hand wins on average.
    pub points: f32,
    /// What he expects as his result of the game, in points and those of his place.
    pub result: f32,
}

struct Mind<'a> {
    sight: &'a Sight<'a>,
    foes: Foes,
    skills: Skills,
    outlook: Outlook,
    declares: bool,
}

/// How many times he will draw if nobody calls, and how many of the others draw before he does.
fn draws(view: &SeatView, from: Option<Seat>) -> (usize, usize) {
    let players = view.rules().switches.table.players;
    let others = players.count() - 1;
    let live = usize::from(view.live);
    let Some(from) = from else { return (live / players.count(), others) };
    let mut next = from.next(players);
    let mut before = 0;
    while next != view.seat && before < others {
        next = next.next(players);
        before += 1;
    }
    ((live + others - before) / players.count(), before)
}

impl<'a> Mind<'a> {
    /// Of who holds a hand, to whom another may just have offered a tile.
    fn of(sight: &'a Sight<'a>, skills: Skills, hand: &Hand, from: Option<Seat>) -> Mind<'a> {
        let mut foes = Foes::seen(sight);
        if !skills.defence {
            for (_, foe) in foes.0.iter_mut() {
                if let Some(foe) = foe {
                    foe.waits = [0.0; Kind::COUNT];
                    (foe.tenpai, foe.nears) = (0.1, 0.03);
                }
            }
        }
        let places = Places::of(sight.view, skills.places);
        let (turns, before) = draws(sight.view, from);
        let mut outlook = Outlook::of(sight, &foes, &places, turns);
        outlook.nearer(before as f32 / (sight.view.rules().switches.table.players.count() - 1) as f32);
        if skills.defence {
            let tiles = hand.concealed().iter();
            let mut dangers: Vec<f32> = tiles.map(|tile| foes.danger(tile.kind())).collect();
            dangers.sort_by(f32::total_cmp);
            outlook.give_up(&dangers);
        } else {
            outlook.fearless();
        }
        let declares = {
            let view = sight.view;
            let switches = &view.rules().switches.riichi;
            let front = &view.fronts[view.seat];
            !front.dead && !front.riichi.in_force() && switches.least_points.allow(view.points[view.seat])
        };
        Mind { sight, foes, skills, outlook, declares }
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
        let laid = laid + f32::from(hand.norths() * sight.view.rules().switches.payments.north_dora);
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
            hand.concealed()
                .counts()
                .iter()
                .filter(|(kind, _)| !kinds.contains(*kind))
                .map(|(_, count)| count)
                .sum()
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

    fn futures(&'a self, hand: &Hand) -> Vec<Future<'a>> {
        self.aims(hand)
            .into_iter()
            .filter(|aim| mapped(hand.concealed().counts(), aim.kinds, self.sight).is_some())
            .map(|aim| Future::new(self.sight, &self.outlook, hand, aim, self.declares))
            .collect()
    }

    /// What hands of thirteen are worth, each by the best way to look at it.
    fn best(&self, futures: &mut [Future<'_>], hands: &[Hand]) -> Vec<Option<(i8, Values)>> {
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
    fn thrown(&self, tile: Tile, values: &Values, act: Move) -> Weighed {
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
}

/// What each act that he can choose now is worth, the best first; wins, kans and aborts are not weighed.
pub fn weigh(view: &SeatView, skills: Skills) -> Vec<Weighed> {
    let sight = Sight::of(view);
    let mut all: Vec<Weighed> = match view.choice {
        Some(Choice::Turn(_)) => {
            let right: Vec<TurnAct> = acts(view).collect();
            let mind = Mind::of(&sight, skills, &view.hand, None);
            let mut all = weigh_discards(&mind, &right);
            all.sort_by(|(_, one), (_, other)| other.total_cmp(one));
            return all.into_iter().map(|(weighed, _)| weighed).collect();
        }
        Some(Choice::Claim(_) | Choice::Speak { .. }) => {
            let Some(offer) = Offer::of(view) else { return Vec::new() };
            let mind = Mind::of(&sight, skills, &view.hand, Some(offer.from));
            weigh_claims(&mind, &answers(view), offer)
        }
        _ => Vec::new(),
    };
    all.sort_by(|one, other| other.result.total_cmp(&one.result));
    all
}

/// What he does in his turn.
pub(crate) fn turn(view: &SeatView, skills: Skills) -> Option<TurnAct> {
    let right: Vec<TurnAct> = acts(view).collect();
    if right.len() == 1 || right.contains(&TurnAct::Tsumo) {
        return if right.contains(&TurnAct::Tsumo) { Some(TurnAct::Tsumo) } else { right.first().copied() };
    }
    let sight = Sight::of(view);
    let mind = Mind::of(&sight, skills, &view.hand, None);
    if right.contains(&TurnAct::NineKinds) {
        let forms = forms(view.hand.concealed().counts(), sight.deck);
        if forms.orphans.is_none_or(|far| far > 2) && forms.standard > 2 {
            return Some(TurnAct::NineKinds);
        }
    }
    if right.contains(&TurnAct::North) {
        let forms = forms(view.hand.concealed().counts(), sight.deck);
        if forms.orphans.is_none_or(|far| far > 2) {
            return Some(TurnAct::North);
        }
    }
    let discards = weigh_discards(&mind, &right);
    let best = discards.iter().copied().reduce(|best, next| if next.1 > best.1 { next } else { best });
    let kan = right.iter().copied().find(|&act| match act {
        TurnAct::ClosedKan(kind) | TurnAct::AddedKan(kind) => is_good_kan(&mind, kind, act),
        _ => false,
    });
    kan.or(best.and_then(|(weighed, _)| match weighed.act {
        Move::Act(act) => Some(act),
        _ => None,
    }))
}

/// Every discard, with riichi and without; the second number breaks ties by what is least useful.
fn weigh_discards(mind: &Mind<'_>, right: &[TurnAct]) -> Vec<(Weighed, f32)> {
    let view = mind.sight.view;
    let mut futures = mind.futures(&view.hand.taken_in());
    let declares = may_declare(view);
    let mut all: Vec<(Weighed, f32)> = Vec::new();
    let mut ways: Vec<(TurnAct, Tile, bool, usize)> = Vec::new();
    let mut hands: Vec<Hand> = Vec::new();
    for &act in right {
        let (tile, riichi) = match act {
            TurnAct::Discard(tile) => (Some(tile), false),
            TurnAct::Riichi(tile) => (Some(tile), true),
            TurnAct::DiscardDrawn => (view.hand.drawn(), false),
            TurnAct::RiichiDrawn => (view.hand.drawn(), true),
            _ => (None, false),
        };
        let mut hand = view.hand;
        let Some(tile) = tile.filter(|&tile| hand.discard(tile).is_ok()) else { continue };
        let hand = hand.taken_in();
        let place = hands.iter().position(|known| *known == hand).unwrap_or_else(|| {
            hands.push(hand);
            hands.len() - 1
        });
        ways.push((act, tile, riichi, place));
    }
    let judged = mind.best(&mut futures, &hands);
    for (act, tile, riichi, place) in ways {
        let (hand, values) = (hands[place], judged[place]);
        let Some((shanten, mut values)) = values else { continue };
        if shanten <= 0
            && let Some(any) = futures.first_mut()
            && let Some((silent, loud)) = any.ways(&hand, Some(tile.kind()))
        {
            if riichi {
                let Some(loud) = loud.filter(|_| declares) else { continue };
                values = loud;
            } else if !mind.skills.riichi && declares && loud.is_some() {
                continue;
            } else {
                values = silent;
            }
        } else if riichi {
            continue;
        }
        let weighed = mind.thrown(tile, &values, Move::Act(act));
        let rank = weighed.result - 0.5 * usefulness(mind.sight, tile);
        all.push((weighed, rank));
    }
    all
}

/// How much a single tile is worth keeping, in points.
fn usefulness(sight: &Sight<'_>, tile: Tile) -> f32 {
    let kind = tile.kind();
    let place = match kind.rank() {
        Some(3..=7) => 4.0,
        Some(2 | 8) => 3.0,
        Some(_) => 1.5,
        None if sight.left(kind) == 0 => 0.0,
        None => 0.5 + 1.5 * sight.value_of(kind),
    };
    place + 4.0 * sight.dora(tile)
}

/// Whether a kan does not hurt.
fn is_good_kan(mind: &Mind<'_>, kind: Kind, act: TurnAct) -> bool {
    let view = mind.sight.view;
    if view.fronts[view.seat].riichi.in_force() {
        return true;
    }
    let before = Incremental::new(view.hand.concealed().counts(), mind.sight.deck).shanten();
    let mut concealed = *view.hand.concealed().counts();
    while concealed.remove(kind).is_ok() {}
    let after = Incremental::new(&concealed, mind.sight.deck).shanten();
    let quiet = mind.outlook.risk[mind.outlook.turns] < 0.05;
    let closed = matches!(act, TurnAct::ClosedKan(_)) && view.hand.is_closed();
    after <= before.max(0) && (if closed { quiet || after <= 0 } else { quiet && after <= 1 })
}

/// What he says to a tile.
pub(crate) fn answer(view: &SeatView, skills: Skills) -> Claim {
    let right = answers(view);
    if right.contains(&Claim::Ron) || right.len() <= 1 || !skills.calls {
        return right.first().copied().filter(|&claim| claim == Claim::Ron).unwrap_or(Claim::Pass);
    }
    let Some(offer) = Offer::of(view) else { return Claim::Pass };
    let sight = Sight::of(view);
    let mind = Mind::of(&sight, skills, &view.hand, Some(offer.from));
    let weighed = weigh_claims(&mind, &right, offer);
    let best = weighed.into_iter().reduce(|best, next| if next.result > best.result { next } else { best });
    match best.map(|weighed| weighed.act) {
        Some(Move::Claim(claim)) => claim,
        _ => Claim::Pass,
    }
}

/// Every answer to a tile but a win; passing first.
fn weigh_claims(mind: &Mind<'_>, right: &[Claim], offer: Offer) -> Vec<Weighed> {
    let view = mind.sight.view;
    let turns = mind.outlook.turns;
    let mut futures = mind.futures(&view.hand);
    let now = mind.best(&mut futures, &[view.hand]);
    let Some(&Some((shanten, now))) = now.first() else { return Vec::new() };
    let mut all = vec![Weighed {
        act: Move::Claim(Claim::Pass),
        wins: now.wins[turns],
        deals_in: 0.0,
        points: now.points[turns],
        result: now.worth[turns],
    }];
    let swap = view.rules().switches.calls.swap_calling;
    for (claim, meld) in claims(&view.hand, offer.tile, view.seat, offer.from) {
        let mut hand = view.hand;
        if meld.kind() == MeldKind::OpenKan || !right.contains(&claim) || hand.call(meld).is_err() {
            continue;
        }
        let forbidden = forbidden_after(meld, swap);
        let mind = Mind::of(mind.sight, mind.skills, &hand, None);
        let mut futures = mind.futures(&hand);
        let mut rests: Vec<(Tile, Hand)> = Vec::new();
        for tile in hand.concealed().iter().filter(|tile| !forbidden.contains(tile.kind())) {
            let mut rest = hand;
            if rests.last().is_none_or(|(last, _)| *last != tile) && rest.discard(tile).is_ok() {
                rests.push((tile, rest));
            }
        }
        let hands: Vec<Hand> = rests.iter().map(|(_, rest)| *rest).collect();
        let mut best: Option<(Weighed, i8)> = None;
        for ((tile, _), judged) in rests.into_iter().zip(mind.best(&mut futures, &hands)) {
            let Some((far, values)) = judged else { continue };
            let weighed = mind.thrown(tile, &values, Move::Claim(claim));
            if best.is_none_or(|(known, _)| weighed.result > known.result) {
                best = Some((weighed, far));
            }
        }
        if let Some((weighed, far)) = best.filter(|(weighed, _)| weighed.points > 0.0)
            && far <= shanten
        {
            all.push(weighed);
        }
    }
    all
}
