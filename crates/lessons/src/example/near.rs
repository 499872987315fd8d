//! Near misses: hands with a yaku, changed in one thing so that they no longer have it.

use hanchan_rules::{Rules, Worth, Yaku};
use hanchan_score::{Form, Group, NoScore, Riichi, Score, WinMethod, score, waits};
use hanchan_shape::wait_kinds;
use hanchan_tiles::{Kind, KindSet, Wind};

use crate::codes::codes;

use super::case::Case;
use super::draft::{Body, Draft, kinds};
use super::reason::Reason;
use super::recipe::{HandParts, is_green, is_outside};

/// The one change that would give a near miss its yaku.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum NearMissChange {
    /// Keep the open set concealed.
    Close,
    /// Win on this other tile that the hand waits on.
    WinOn(Kind),
    /// Win on this tile, with the same fourteen tiles.
    LastTile(Kind),
    /// Win by tsumo.
    Draw,
    /// Win by ron.
    Discard,
    /// Replace some tiles with others.
    Replace {
        /// The tiles to replace.
        out: Vec<Kind>,
        /// The tiles that replace `out`.
        into: Vec<Kind>,
    },
    /// Make the triplet a kan.
    Kan(Kind),
    /// Have this wind as the seat wind.
    Seat(Wind),
    /// Have this wind as the round wind.
    Round(Wind),
    /// Declare riichi.
    Declare,
    /// Declare riichi with the first discard.
    DeclareFirst,
    /// Win within one uninterrupted go-around after riichi.
    AtOnce,
    /// Win on the last tile of the wall, or on the last discard.
    Last,
    /// Win on a tile from the wall, not a replacement tile.
    FromWall,
    /// Win on the replacement tile after a kan.
    Replacement,
    /// Win on a tile that another player adds to a pon.
    Rob,
    /// Win in the first, uninterrupted go-around.
    First,
    /// Have nobody claim this discard.
    Unclaimed(Kind),
}

codes!(NearMissChange {
    NearMissChange::Close => "close",
    NearMissChange::WinOn(_) => "win-on",
    NearMissChange::LastTile(_) => "last-tile",
    NearMissChange::Draw => "draw",
    NearMissChange::Discard => "discard",
    NearMissChange::Replace { .. } => "replace",
    NearMissChange::Kan(_) => "kan",
    NearMissChange::Seat(_) => "seat",
    NearMissChange::Round(_) => "round",
    NearMissChange::Declare => "declare",
    NearMissChange::DeclareFirst => "declare-first",
    NearMissChange::AtOnce => "at-once",
    NearMissChange::Last => "last",
    NearMissChange::FromWall => "from-wall",
    NearMissChange::Replacement => "replacement",
    NearMissChange::Rob => "rob",
    NearMissChange::First => "first",
    NearMissChange::Unclaimed(_) => "unclaimed",
});

impl NearMissChange {
    /// Returns the number of tiles that change; 1 for a change of another kind.
    fn size(&self) -> usize {
        match self {
            NearMissChange::Replace { out, .. } => out.len(),
            _ => 1,
        }
    }
}

/// A near miss, why it does not have the yaku, and the change that would give it the yaku.
#[derive(Clone, Debug)]
pub(super) struct Near {
    pub(super) case: Case,
    pub(super) reason: Reason,
    pub(super) change: NearMissChange,
    /// A score of how instructive the hand is; lower is better.
    pub(super) cost: usize,
}

/// A hand that has the lesson's yaku, and the near misses found by changing the hand.
pub(super) struct Neighbourhood<'a> {
    pub(super) yaku: Yaku,
    pub(super) rules: &'a Rules,
    pub(super) draft: &'a Draft,
    pub(super) case: &'a Case,
    pub(super) near: Vec<Near>,
}

/// The number of attempts to replace a set or pair with a random one.
const TRIES: usize = 400;

impl Neighbourhood<'_> {
    /// Searches for all near misses.
    pub(super) fn search(&mut self, parts: &mut HandParts<'_>) {
        self.circumstances();
        self.open();
        self.other_waits();
        self.last_tiles();
        self.fewer_kans();
        self.loose();
        for _ in 0..TRIES {
            self.replace(parts);
        }
    }

    /// Keeps a near miss if the win is possible and, according to the scorer, does not have the yaku.
    fn keep(&mut self, case: Case, reason: Reason, change: NearMissChange) {
        let result = score(&case.win(), self.rules);
        let incomplete = matches!(result, Err(NoScore::NotComplete));
        let may_be_incomplete = matches!(reason, Reason::EqualPairs(_) | Reason::MissingTile(_));
        let shown = result.as_ref().map_or(&[][..], Score::yaku);
        if shown.iter().any(|&(yaku, _)| yaku == self.yaku) || incomplete && !may_be_incomplete {
            return;
        }
        if !case.is_possible(self.rules) {
            return;
        }
        let cost = 20 * priority(self.yaku, &reason) + 3 * change.size() + 2 * shown.len();
        self.near.push(Near { case, reason, change, cost });
    }

    fn circumstances(&mut self) {
        let good = *self.case;
        let tile = good.tile.kind();
        match self.yaku {
            Yaku::Riichi => {
                self.keep(
                    good.with(|how| how.riichi = Riichi::None),
                    Reason::NotDeclared,
                    NearMissChange::Declare,
                );
            }
            Yaku::DoubleRiichi => {
                let later = good.with(|how| how.riichi = Riichi::Declared);
                self.keep(later, Reason::DeclaredLater, NearMissChange::DeclareFirst);
            }
            Yaku::Ippatsu => {
                self.keep(good.with(|how| how.ippatsu = false), Reason::NotAtOnce, NearMissChange::AtOnce);
            }
            Yaku::Haitei | Yaku::Houtei => {
                self.keep(good.with(|how| how.last = false), Reason::NotLast, NearMissChange::Last);
                self.keep(
                    good.with(|how| how.rinshan = true),
                    Reason::LastReplacement,
                    NearMissChange::FromWall,
                );
            }
            Yaku::Rinshan => {
                self.keep(
                    good.with(|how| how.rinshan = false),
                    Reason::NoReplacement,
                    NearMissChange::Replacement,
                );
            }
            Yaku::Chankan => {
                self.keep(good.with(|how| how.chankan = false), Reason::NotAdded, NearMissChange::Rob);
            }
            Yaku::Tenhou | Yaku::Chiihou | Yaku::Renhou => {
                self.keep(good.with(|how| how.first = false), Reason::NotFirst, NearMissChange::First);
                let (other, reason) = match good.circumstances.seat {
                    Wind::East => (Wind::South, Reason::NotDealer),
                    _ => (Wind::East, Reason::Dealer),
                };
                self.keep(
                    good.with(|how| how.seat = other),
                    reason,
                    NearMissChange::Seat(good.circumstances.seat),
                );
            }
            Yaku::YakuhaiSeat => {
                let reason = || Reason::NotSeatWind(Kind::wind(good.circumstances.seat));
                for seat in Wind::ALL {
                    self.keep(
                        good.with(|how| how.seat = seat),
                        reason(),
                        NearMissChange::Seat(good.circumstances.seat),
                    );
                }
            }
            Yaku::YakuhaiRound => {
                let reason = Reason::NotRoundWind(Kind::wind(good.circumstances.round));
                self.keep(
                    good.with(|how| how.round = Wind::South),
                    reason,
                    NearMissChange::Round(good.circumstances.round),
                );
            }
            _ => {}
        }
        if matches!(self.yaku, Yaku::Rinshan | Yaku::Tenhou) {
            return;
        }
        match good.circumstances.by {
            WinMethod::Tsumo => {
                let other = good.with(|how| how.by = WinMethod::Ron { from: None });
                self.keep(other, Reason::Discarded(tile), NearMissChange::Draw);
            }
            WinMethod::Ron { .. } => {
                let other = good.with(|how| how.by = WinMethod::Tsumo);
                let reason = self.instead(&other).flatten().unwrap_or(Reason::Drawn(tile));
                self.keep(other, reason, NearMissChange::Discard);
            }
        }
    }

    /// Opens a set of a hand whose yaku needs a closed hand or concealed sets.
    fn open(&mut self) {
        let closed_only = matches!(self.rules.worth(self.yaku), Worth::Han { open: 0, .. });
        let concealed = matches!(self.yaku, Yaku::Suuankou | Yaku::SuuankouTanki);
        if !closed_only && !concealed {
            return;
        }
        for place in 0..self.draft.groups().len() {
            let mut open = self.draft.clone();
            let Some(group) = open.groups_mut().get_mut(place) else { continue };
            if Some(place) == self.draft.last || group.open || group.form == Form::Kan {
                continue;
            }
            group.open = true;
            if let Some(case) = open.case(self.rules) {
                self.keep(case, Reason::Open, NearMissChange::Close);
            }
        }
    }

    /// Wins the same hand on another of its waits.
    fn other_waits(&mut self) {
        let good = *self.case;
        let gives = |kind: &Kind| Case { tile: (*kind).into(), ..good }.shows(self.yaku, self.rules);
        let all = waits(&good.hand, self.rules);
        let right: KindSet = all.iter().filter(gives).collect();
        for won in all.difference(right).iter() {
            let case = Case { tile: won.into(), ..good };
            if let Some(reason) = self.why_wrong(&case, right) {
                self.keep(case, reason, NearMissChange::WinOn(good.tile.kind()));
            }
        }
    }

    fn why_wrong(&self, case: &Case, right: KindSet) -> Option<Reason> {
        let (won, meant) = (case.tile.kind(), self.case.tile.kind());
        if let Some(other) = self.instead(case) {
            return other;
        }
        Some(match self.yaku {
            Yaku::Pinfu => return None,
            Yaku::Tanyao if won.is_terminal() => Reason::Terminal(won),
            Yaku::Ryuuiisou if !is_green(won) => Reason::NotGreen(won),
            _ if meant.is_honour() && self.is_of_honours() => Reason::OnlyPair(meant),
            _ => Reason::WrongTile { won, right },
        })
    }

    fn is_of_honours(&self) -> bool {
        use Yaku::*;
        matches!(
            self.yaku,
            YakuhaiSeat | YakuhaiRound | YakuhaiWhite | YakuhaiGreen | YakuhaiRed | Daisangen | Daisuushii
        )
    }

    /// Returns [`Reason::Instead`] if a more valuable yaku counts instead of the lesson's yaku, and `None` if no
    /// such yaku does. Returns `Some(None)` if the case is not instructive.
    #[allow(clippy::option_option, reason = "another yaku, not instructive, or neither")]
    fn instead(&self, case: &Case) -> Option<Option<Reason>> {
        use Yaku::*;
        let score = score(&case.win(), self.rules).ok()?;
        let greater: &[Yaku] = match self.yaku {
            Iipeikou | Chiitoitsu => &[Ryanpeikou],
            Shousangen => &[Daisangen],
            Shousuushii => &[Daisuushii],
            Sanankou | Toitoi => &[Suuankou, SuuankouTanki],
            Sankantsu => &[Suukantsu],
            Honroutou => &[Chinroutou, Tsuuiisou],
            Chuuren => &[ChuurenNine],
            _ => &[],
        };
        let shows = |yaku: &Yaku| score.yaku().iter().any(|(shown, _)| shown == yaku);
        match greater.iter().copied().find(shows) {
            Some(other) => Some(Some(Reason::Instead(other))),
            None if score.yakuman > 0 && !self.rules.yakuman().has(self.yaku) => Some(None),
            None => None,
        }
    }

    /// Wins with the same fourteen tiles, on another of them.
    fn last_tiles(&mut self) {
        use Yaku::*;
        let good = *self.case;
        if !matches!(
            self.yaku,
            Pinfu | Suuankou | SuuankouTanki | Kokushi | KokushiThirteen | Chuuren | ChuurenNine
        ) {
            return;
        }
        let others = good.hand.concealed().counts().kinds();
        for last in others.iter().filter(|kind| *kind != good.tile.kind()) {
            let mut hand = good.hand;
            let moved = hand.discard(last.into()).is_ok() && hand.add(good.tile).is_ok();
            if !moved {
                continue;
            }
            let case = Case { hand, tile: last.into(), ..good };
            let reason = if self.yaku == Pinfu {
                let all = wait_kinds(case.hand.concealed().counts(), last);
                let Some(only) = all.only() else { continue };
                Reason::NotTwoSided(only)
            } else {
                Reason::OtherWait(self.yaku)
            };
            self.keep(case, reason, NearMissChange::LastTile(good.tile.kind()));
        }
    }

    /// Turns a kan into a triplet.
    fn fewer_kans(&mut self) {
        if !matches!(self.yaku, Yaku::Sankantsu | Yaku::Suukantsu) {
            return;
        }
        for place in 0..self.draft.groups().len() {
            let mut fewer = self.draft.clone();
            let Some(group) = fewer.groups_mut().get_mut(place) else { continue };
            if group.form != Form::Kan || !group.open {
                continue;
            }
            group.form = Form::Triplet;
            let kind = group.low;
            if let Some(case) = fewer.case(self.rules) {
                self.keep(case, Reason::NotKan(kind), NearMissChange::Kan(kind));
            }
        }
    }

    /// Replaces one kind in a hand of seven pairs or thirteen orphans.
    fn loose(&mut self) {
        let Body::Loose(tiles) = &self.draft.body else { return };
        let last = self.case.tile.kind();
        let pairs = self.yaku == Yaku::Chiitoitsu;
        if !pairs && self.yaku != Yaku::Kokushi {
            return;
        }
        let all: KindSet = tiles.iter().copied().collect();
        let in_play = self.rules.switches().table.tiles.kinds();
        for old in all.iter().filter(|kind| *kind != last) {
            let single = tiles.iter().filter(|kind| **kind == old).count() == 1;
            let others = if pairs { all } else { in_play.difference(KindSet::ORPHANS) };
            for new in others.iter().filter(|kind| *kind != old && *kind != last) {
                if !pairs && !single {
                    continue;
                }
                let changed = tiles.iter().map(|kind| if *kind == old { new } else { *kind }).collect();
                let draft = Draft { body: Body::Loose(changed), ..self.draft.clone() };
                let Some(case) = draft.case(self.rules) else { continue };
                let many = if pairs { 2 } else { 1 };
                let change = NearMissChange::Replace { out: vec![new; many], into: vec![old; many] };
                if pairs {
                    let reason = self.instead(&case).flatten().unwrap_or(Reason::EqualPairs(new));
                    self.keep(case, reason, change);
                } else {
                    self.keep(case, Reason::MissingTile(old), change);
                }
            }
        }
    }

    /// Replaces a set or pair that the winning tile does not complete.
    fn replace(&mut self, parts: &mut HandParts<'_>) {
        let Body::Sets(groups, pair) = &self.draft.body else { return };
        let place = parts.chance.below(groups.len() + 1);
        let mut other = self.draft.clone();
        let Body::Sets(changed, changed_pair) = &mut other.body else { return };
        let new = if let Some(group) = changed.get_mut(place) {
            if self.draft.last == Some(place) || group.form == Form::Kan {
                return;
            }
            let near = self.shifted(*group, parts);
            let Some(set) = near.or_else(|| parts.set()) else { return };
            let old = *group;
            *group = Group { open: old.open, ..set };
            Part::Set { old, new: *group }
        } else {
            let Some(kind) = parts.pair(|_| true) else { return };
            if self.draft.last.is_none() || kind == *pair {
                return;
            }
            *changed_pair = kind;
            Part::Pair(kind)
        };
        let Some(case) = other.case(self.rules) else { return };
        let Some(reason) = self.why_replaced(new, &case, &other) else { return };
        let (out, into) = difference(&other.tiles(), &self.draft.tiles());
        self.keep(case, reason, NearMissChange::Replace { out, into });
    }

    /// About half of the time, returns a run that differs from this one in one tile; otherwise returns `None`.
    fn shifted(&self, group: Group, parts: &mut HandParts<'_>) -> Option<Group> {
        if group.form != Form::Run || parts.chance.percent(50) {
            return None;
        }
        let rank = group.low.rank()?;
        let up = parts.chance.percent(50);
        let low = if up { rank + 1 } else { rank - 1 };
        let low = Kind::suited(group.low.suit()?, low).filter(|_| (1..=7).contains(&low))?;
        let run = Group { low, ..group };
        let in_play = self.rules.switches().table.tiles.kinds();
        kinds(run).into_iter().all(|kind| in_play.contains(kind)).then_some(run)
    }

    #[allow(clippy::match_same_arms, reason = "in the order in which they are checked")]
    fn why_replaced(&self, part: Part, case: &Case, draft: &Draft) -> Option<Reason> {
        use Yaku::*;
        if let Some(other) = self.instead(case) {
            return other.filter(|_| false);
        }
        let tiles = part.kinds();
        let has = |is: fn(&Kind) -> bool| tiles.iter().copied().find(is);
        let (honour, terminal) = (has(|kind| kind.is_honour()), has(|kind| kind.is_terminal()));
        let inside = || match part {
            Part::Set { new, .. } if !is_outside(new) => Some(Reason::InsideSet(new)),
            Part::Pair(kind) if kind.is_simple() => Some(Reason::InsidePair(kind)),
            _ => None,
        };
        let no_honour = !draft.tiles().iter().any(|kind| kind.is_honour());
        let suit = self.case.hand.all_tiles().find_map(|tile| tile.kind().suit());
        let other_suit = tiles.iter().copied().find(|kind| kind.suit().is_some() && kind.suit() != suit);
        match (self.yaku, part) {
            (Pinfu, Part::Pair(kind)) => Some(Reason::ValuePair(kind)),
            (Pinfu, Part::Set { new, .. }) => (new.form == Form::Triplet).then_some(Reason::Triplet(new.low)),
            (Tanyao, _) => honour.map(Reason::Honour).or(terminal.map(Reason::Terminal)),
            (Iipeikou | Ryanpeikou | SanshokuDoujun | Ittsu, Part::Set { old, .. }) => {
                (old.form == Form::Run).then_some(Reason::Missing(old))
            }
            (SanshokuDoukou | Sanrenkou, Part::Set { old, .. }) => {
                (old.form == Form::Triplet).then_some(Reason::Missing(old))
            }
            (Toitoi, Part::Set { new, .. }) => (new.form == Form::Run).then_some(Reason::Run(new)),
            (Honroutou, Part::Set { new, .. }) if new.form == Form::Run => Some(Reason::Run(new)),
            (Honroutou, _) => inside(),
            (Chanta, _) if no_honour && inside().is_none() => Some(Reason::NoHonour(Junchan)),
            (Chanta, _) if draft.groups().iter().all(|group| group.form != Form::Run) => Some(Reason::NoRun),
            (Chanta, _) => inside(),
            (Junchan, _) => honour.map(Reason::Honour).or_else(inside),
            (Honitsu, _) if no_honour && other_suit.is_none() => Some(Reason::NoHonour(Chinitsu)),
            (Honitsu, _) => other_suit.map(Reason::OtherSuit),
            (Chinitsu, _) => honour.map(Reason::Honour).or(other_suit.map(Reason::OtherSuit)),
            (Shousangen, Part::Pair(kind)) => Some(Reason::PairNoDragon(kind)),
            (Shousuushii, Part::Pair(kind)) => Some(Reason::PairNoWind(kind)),
            (Tsuuiisou, _) => tiles.iter().copied().find(|kind| !kind.is_honour()).map(Reason::NotHonour),
            (Chinroutou, _) => {
                honour.map(Reason::Honour).or(has(|kind| kind.is_simple()).map(Reason::NotTerminal))
            }
            (Ryuuiisou, _) => {
                has(|kind| !is_green(*kind)).map(Reason::NotGreen).or(Some(Reason::NoGreenDragon))
            }
            _ => None,
        }
    }
}

/// The part of a hand that was replaced.
#[derive(Clone, Copy)]
enum Part {
    Set { old: Group, new: Group },
    Pair(Kind),
}

impl Part {
    fn kinds(self) -> Vec<Kind> {
        match self {
            Part::Set { new, .. } => kinds(new),
            Part::Pair(kind) => vec![kind; 2],
        }
    }
}

/// Returns the tiles that are only in the first list, and those that are only in the second.
fn difference(one: &[Kind], other: &[Kind]) -> (Vec<Kind>, Vec<Kind>) {
    let mut rest = other.to_vec();
    let mut only = Vec::new();
    for kind in one {
        match rest.iter().position(|other| other == kind) {
            Some(place) => drop(rest.remove(place)),
            None => only.push(*kind),
        }
    }
    (only, rest)
}

/// Returns a score of how much a near miss with this reason teaches; lower is better.
#[allow(clippy::match_same_arms, reason = "one line for each kind of near miss")]
fn priority(yaku: Yaku, reason: &Reason) -> usize {
    match reason {
        Reason::Open if yaku == Yaku::Pinfu => 3,
        Reason::Open if matches!(yaku, Yaku::Iipeikou | Yaku::Ryanpeikou | Yaku::Riichi) => 0,
        Reason::Open => 2,
        Reason::WrongTile { .. } => 3,
        Reason::OtherWait(Yaku::Suuankou | Yaku::Kokushi | Yaku::Chuuren) => 4,
        Reason::Discarded(_) if matches!(yaku, Yaku::Haitei | Yaku::Chiihou) => 1,
        Reason::Missing(_) | Reason::NotTwoSided(_) | Reason::NotDeclared | Reason::Instead(_) => 1,
        Reason::Triplet(_) | Reason::NoHonour(_) => 2,
        Reason::Honour(_) if yaku == Yaku::Tanyao => 1,
        _ => 0,
    }
}
