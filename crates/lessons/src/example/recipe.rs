//! Generates hands for each yaku.

use hanchan_rules::{Rules, Worth, Yaku};
use hanchan_score::{Form, Group, Riichi, WinMethod};
use hanchan_tiles::{Kind, KindSet, Suit, Wind};

use super::draft::{Draft, kinds};
use crate::chance::Chance;

/// Returns whether a tile is green: 2, 3, 4, 6 or 8 sou, or the green dragon.
pub(super) fn is_green(kind: Kind) -> bool {
    kind == Kind::GREEN || (kind.suit() == Some(Suit::Sou) && matches!(kind.rank(), Some(2 | 3 | 4 | 6 | 8)))
}

fn run(low: Kind) -> Group {
    Group { low, form: Form::Run, open: false }
}

fn triplet(low: Kind) -> Group {
    Group { low, form: Form::Triplet, open: false }
}

fn kan(low: Kind) -> Group {
    Group { low, form: Form::Kan, open: false }
}

/// The sets and tiles that hands are generated from.
pub(super) struct HandParts<'a> {
    rules: &'a Rules,
    in_play: KindSet,
    runs: Vec<Group>,
    triplets: Vec<Group>,
    pub(super) chance: Chance,
}

impl<'a> HandParts<'a> {
    pub(super) fn new(rules: &'a Rules, chance: Chance) -> HandParts<'a> {
        let in_play = rules.switches().table.tiles.kinds();
        let is_run = |kind: &Kind| {
            let low = kind.rank().is_some_and(|rank| rank <= 7);
            low && kinds(run(*kind)).into_iter().all(|kind| in_play.contains(kind))
        };
        let runs = in_play.iter().filter(is_run).map(run).collect();
        let triplets = in_play.iter().map(triplet).collect();
        HandParts { rules, in_play, runs, triplets, chance }
    }

    /// Returns a generated win that is likely to have the yaku. The scorer decides whether it does.
    pub(super) fn draft(&mut self, yaku: Yaku) -> Option<Draft> {
        let mut draft = self.tiles(yaku)?;
        self.circumstances(yaku, &mut draft);
        if !matches!(self.rules.worth(yaku), Worth::Han { open: 0, .. }) && self.chance.percent(50) {
            self.open_some(&mut draft);
        }
        Some(draft)
    }

    /// Returns a draft with tiles and a winning tile that suit the yaku.
    #[allow(clippy::too_many_lines, reason = "one arm for each yaku")]
    fn tiles(&mut self, yaku: Yaku) -> Option<Draft> {
        use Yaku::*;
        let simple = |kind: Kind| kind.is_simple();
        let suited = |kind: Kind| !kind.is_honour();
        let fitting: Fits = match yaku {
            Tanyao => simple,
            Chinroutou => |kind| kind.is_terminal(),
            Honroutou => |kind| kind.is_orphan(),
            Tsuuiisou => |kind| kind.is_honour(),
            Ryuuiisou => is_green,
            _ => |_| true,
        };
        let (groups, pair) = match yaku {
            Kokushi | KokushiThirteen => return self.orphans(),
            Chuuren | ChuurenNine => return self.gates(),
            Chiitoitsu => return self.pairs(),
            Daisharin => {
                let tiles = self.ranks(Suit::Pin, &[2, 2, 3, 3, 4, 4, 5, 5, 6, 6, 7, 7, 8, 8])?;
                let last = self.chance.pick(&tiles)?;
                return Some(Draft::loose(tiles, last));
            }
            Tanyao => (self.filled(Vec::new(), fitting, 80)?, self.pair(fitting)?),
            Iipeikou => {
                let twice = self.run(|_| true)?;
                (self.filled(vec![twice; 2], suited, 90)?, self.pair(suited)?)
            }
            Ryanpeikou => {
                let (one, other) = (self.run(|_| true)?, self.run(|_| true)?);
                (vec![one, one, other, other], self.pair(suited)?)
            }
            SanshokuDoujun => {
                let rank = 1 + self.chance.below(7) as u8;
                let groups: Option<Vec<Group>> =
                    Suit::ALL.into_iter().map(|suit| Kind::suited(suit, rank).map(run)).collect();
                (self.filled(groups?, suited, 85)?, self.pair(suited)?)
            }
            SanshokuDoukou => {
                let rank = 1 + self.chance.below(9) as u8;
                let groups: Option<Vec<Group>> =
                    Suit::ALL.into_iter().map(|suit| Kind::suited(suit, rank).map(triplet)).collect();
                (self.filled(groups?, suited, 95)?, self.pair(suited)?)
            }
            Ittsu => {
                let suit = self.chance.pick(&Suit::ALL)?;
                let groups: Vec<Group> =
                    [1, 4, 7].into_iter().filter_map(|low| Kind::suited(suit, low)).map(run).collect();
                (self.filled(groups, suited, 85)?, self.pair(suited)?)
            }
            Sanrenkou => {
                let (suit, low) = (self.chance.pick(&Suit::ALL)?, 1 + self.chance.below(7) as u8);
                let groups =
                    (low..low + 3).filter_map(|rank| Kind::suited(suit, rank)).map(triplet).collect();
                (self.filled(groups, suited, 95)?, self.pair(suited)?)
            }
            YakuhaiSeat => self.around(vec![triplet(Kind::SOUTH)])?,
            YakuhaiRound => self.around(vec![triplet(Kind::EAST)])?,
            YakuhaiWhite => self.around(vec![triplet(Kind::WHITE)])?,
            YakuhaiGreen => self.around(vec![triplet(Kind::GREEN)])?,
            YakuhaiRed => self.around(vec![triplet(Kind::RED)])?,
            Shousangen | Daisangen => {
                let mut dragons = [Kind::WHITE, Kind::GREEN, Kind::RED];
                self.chance.shuffle(&mut dragons);
                let sets = if yaku == Daisangen { 3 } else { 2 };
                let groups = dragons.iter().take(sets).map(|kind| triplet(*kind)).collect();
                let pair = if yaku == Daisangen { self.pair(suited)? } else { dragons[2] };
                (self.filled(groups, suited, 90)?, pair)
            }
            Shousuushii | Daisuushii => {
                let mut winds = Wind::ALL.map(Kind::wind);
                self.chance.shuffle(&mut winds);
                let sets = if yaku == Daisuushii { 4 } else { 3 };
                let groups = winds.iter().take(sets).map(|kind| triplet(*kind)).collect();
                let pair = if yaku == Daisuushii { self.pair(suited)? } else { winds[3] };
                (self.filled(groups, suited, 90)?, pair)
            }
            Toitoi => (self.filled(Vec::new(), |_| true, 0)?, self.pair(|_| true)?),
            Sanankou => {
                let groups = self.filled(Vec::new(), suited, 0)?;
                let kept = groups.into_iter().take(3).collect();
                (self.filled(kept, suited, 90)?, self.pair(suited)?)
            }
            Suuankou | SuuankouTanki => (self.filled(Vec::new(), |_| true, 0)?, self.pair(|_| true)?),
            Sankantsu | Suukantsu => {
                let many = if yaku == Suukantsu { 4 } else { 3 };
                let sets = self.filled(Vec::new(), |kind| kind.five_of().is_none(), 0)?;
                let mut kans: Vec<Group> = sets.iter().take(many).map(|set| kan(set.low)).collect();
                for kan in &mut kans {
                    kan.open = self.chance.percent(60);
                }
                (self.filled(kans, suited, 90)?, self.pair(suited)?)
            }
            Rinshan => {
                let low = self.pair(|kind| kind.five_of().is_none() && kind < Kind::EAST)?;
                let kan = Group { open: self.chance.percent(50), ..kan(low) };
                (self.filled(vec![kan], suited, 90)?, self.pair(suited)?)
            }
            Honitsu | Chinitsu => {
                let suit = self.chance.pick(&Suit::ALL)?;
                let honours = yaku == Honitsu;
                let of = move |kind: Kind| kind.suit() == Some(suit) || honours && kind.is_honour();
                (self.filled(Vec::new(), of, 75)?, self.pair(of)?)
            }
            Chanta | Junchan => {
                let honours = yaku == Chanta;
                let outside = move |kind: Kind| kind.is_terminal() || honours && kind.is_honour();
                let runs: Vec<Group> = self.runs.iter().copied().filter(|run| is_outside(*run)).collect();
                let first = self.chance.pick(&runs)?;
                let mut groups = vec![first];
                while groups.len() < 4 {
                    groups.push(if self.chance.percent(60) {
                        self.chance.pick(&runs)?
                    } else {
                        self.triplet(outside)?
                    });
                }
                (groups, self.pair(outside)?)
            }
            Honroutou | Chinroutou | Tsuuiisou => (self.filled(Vec::new(), fitting, 0)?, self.pair(fitting)?),
            Ryuuiisou => (self.filled(Vec::new(), fitting, 50)?, self.pair(fitting)?),
            Pinfu => (self.filled(Vec::new(), suited, 100)?, self.pair(suited)?),
            Riichi | DoubleRiichi | Ippatsu | MenzenTsumo | Haitei | Houtei | Chankan | Renhou | Tenhou
            | Chiihou => self.around(Vec::new())?,
            // Nagashi mangan needs no hand. Any other yaku without a recipe fails the test that every yaku has
            // a lesson.
            _ => return None,
        };
        let draft = Draft::sets(groups, pair);
        match yaku {
            SuuankouTanki => Some(draft),
            Suuankou => self.finish(draft, 100),
            _ => self.finish(draft, 85),
        }
    }

    /// Chooses the winning tile: from a set with a probability of `in_set` percent, otherwise from the pair.
    fn finish(&mut self, mut draft: Draft, in_set: usize) -> Option<Draft> {
        let free = |(place, group): (usize, &Group)| (group.form != Form::Kan).then_some(place);
        let places: Vec<usize> = draft.groups().iter().enumerate().filter_map(free).collect();
        if let Some(place) = self.chance.pick(&places).filter(|_| self.chance.percent(in_set)) {
            let tile = self.chance.pick(&kinds(*draft.groups().get(place)?))?;
            draft.last = Some(place);
            draft.case.tile = tile.into();
        }
        Some(draft)
    }

    /// Completes a hand with sets and a pair that attract no attention, without honours.
    fn around(&mut self, groups: Vec<Group>) -> Option<(Vec<Group>, Kind)> {
        Some((self.filled(groups, |kind| !kind.is_honour(), 85)?, self.pair(|kind| !kind.is_honour())?))
    }

    /// Adds sets of kinds that fit until there are four: runs with a probability of `runs` percent, otherwise
    /// triplets.
    fn filled(
        &mut self,
        mut groups: Vec<Group>,
        fits: impl Fn(Kind) -> bool + Copy,
        runs: usize,
    ) -> Option<Vec<Group>> {
        while groups.len() < 4 {
            let is_run = self.chance.percent(runs);
            let more = if is_run { self.run(fits) } else { None };
            groups.push(more.or_else(|| self.triplet(fits))?);
        }
        Some(groups)
    }

    fn run(&mut self, fits: impl Fn(Kind) -> bool) -> Option<Group> {
        let fitting: Vec<Group> =
            self.runs.iter().copied().filter(|run| kinds(*run).into_iter().all(&fits)).collect();
        self.chance.pick(&fitting)
    }

    pub(super) fn triplet(&mut self, fits: impl Fn(Kind) -> bool) -> Option<Group> {
        let fitting: Vec<Group> = self.triplets.iter().copied().filter(|set| fits(set.low)).collect();
        self.chance.pick(&fitting)
    }

    /// Returns a random set.
    pub(super) fn set(&mut self) -> Option<Group> {
        if self.chance.percent(60) { self.run(|_| true) } else { self.triplet(|_| true) }
    }

    pub(super) fn pair(&mut self, fits: impl Fn(Kind) -> bool) -> Option<Kind> {
        let fitting: Vec<Kind> = self.in_play.iter().filter(|kind| fits(*kind)).collect();
        self.chance.pick(&fitting)
    }

    fn ranks(&self, suit: Suit, ranks: &[u8]) -> Option<Vec<Kind>> {
        let tiles: Option<Vec<Kind>> = ranks.iter().map(|&rank| Kind::suited(suit, rank)).collect();
        tiles.filter(|tiles| tiles.iter().all(|kind| self.in_play.contains(*kind)))
    }

    fn orphans(&mut self) -> Option<Draft> {
        let mut tiles: Vec<Kind> = KindSet::ORPHANS.iter().collect();
        tiles.push(self.chance.pick(&tiles)?);
        let last = self.chance.pick(&tiles)?;
        Some(Draft::loose(tiles, last))
    }

    fn gates(&mut self) -> Option<Draft> {
        let suit = self.chance.pick(&Suit::ALL)?;
        let mut tiles = self.ranks(suit, &[1, 1, 1, 2, 3, 4, 5, 6, 7, 8, 9, 9, 9])?;
        tiles.push(self.pair(|kind| kind.suit() == Some(suit))?);
        let last = self.chance.pick(&tiles)?;
        Some(Draft::loose(tiles, last))
    }

    fn pairs(&mut self) -> Option<Draft> {
        let mut kinds: Vec<Kind> = self.in_play.iter().collect();
        self.chance.shuffle(&mut kinds);
        let tiles: Vec<Kind> = kinds.into_iter().take(7).flat_map(|kind| [kind; 2]).collect();
        let last = self.chance.pick(&tiles)?;
        Some(Draft::loose(tiles, last))
    }

    /// Sets how and when the hand is won, to suit the yaku.
    fn circumstances(&mut self, yaku: Yaku, draft: &mut Draft) {
        let how = &mut draft.case.circumstances;
        match yaku {
            Yaku::Riichi => how.riichi = Riichi::Declared,
            Yaku::DoubleRiichi => how.riichi = Riichi::Double,
            Yaku::Ippatsu => (how.riichi, how.ippatsu) = (Riichi::Declared, true),
            Yaku::MenzenTsumo | Yaku::Suuankou => how.by = WinMethod::Tsumo,
            Yaku::Haitei => (how.by, how.last) = (WinMethod::Tsumo, true),
            Yaku::Houtei => how.last = true,
            Yaku::Rinshan => (how.by, how.rinshan) = (WinMethod::Tsumo, true),
            Yaku::Chankan => how.chankan = true,
            Yaku::Renhou => how.first = true,
            Yaku::Tenhou => (how.by, how.first, how.seat) = (WinMethod::Tsumo, true, Wind::East),
            Yaku::Chiihou => (how.by, how.first) = (WinMethod::Tsumo, true),
            _ if self.chance.percent(25) => how.by = WinMethod::Tsumo,
            _ => {}
        }
    }

    /// Opens one or two sets that the winning tile does not complete.
    fn open_some(&mut self, draft: &mut Draft) {
        let last = draft.last;
        let mut places: Vec<usize> = (0..draft.groups().len()).filter(|place| Some(*place) != last).collect();
        self.chance.shuffle(&mut places);
        let many = 1 + self.chance.below(2);
        for place in places.into_iter().take(many) {
            if let Some(group) = draft.groups_mut().get_mut(place) {
                group.open = true;
            }
        }
    }
}

/// A predicate: whether a hand may contain a kind.
type Fits = fn(Kind) -> bool;

/// Returns whether a set contains a terminal or honour.
pub(super) fn is_outside(group: Group) -> bool {
    kinds(group).into_iter().any(Kind::is_orphan)
}
