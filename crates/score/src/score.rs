//! What a win is worth: the best way to read it.

use hanchan_rules::{Renhou, Rules, Worth, Yaku, YakuSet, YakumanStacking};
use hanchan_shape::decompositions;
use hanchan_tiles::{Kind, Suit, Tile};

use crate::fu::Fu;
use crate::limit::{Limit, MANGAN, YAKUMAN, of_han};
use crate::payment::{Payments, is_liable, payments};
use crate::reading::{Reading, Shape, Tiles, shapes};
use crate::waits::waits;
use crate::win::{Riichi, Win};
use crate::yaku::{find, find_anyhow};

/// Why a win has no score.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum NoScore {
    /// The hand does not have 13 tiles, a meld counted as three.
    WrongSize(usize),
    /// The winning tile is a fifth of its kind.
    FifthCopy(Kind),
    /// The tiles are not complete.
    NotComplete,
    /// Riichi with an open hand.
    OpenRiichi,
    /// A complete hand without a yaku.
    NoYaku,
    /// The yaku depends on which of the waits comes, and the rules forbid that.
    LateYaku,
    /// Too few han of yaku.
    TooFewHan {
        /// What the yaku are worth.
        han: u8,
        /// What is needed.
        least: u8,
    },
}

/// How many dora of each sort.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Dora {
    /// By the open indicators.
    pub dora: u8,
    /// By those under them.
    pub ura: u8,
    /// Red fives.
    pub red: u8,
    /// Norths set aside.
    pub north: u8,
}

impl Dora {
    /// All together.
    pub fn han(self) -> u8 {
        self.dora.saturating_add(self.ura).saturating_add(self.red).saturating_add(self.north)
    }
}

/// A yaku and what it is worth: han, or yakuman if the hand is one.
pub type Counted = (Yaku, u8);

/// What a win is worth.
#[derive(Clone, Debug)]
pub struct Score {
    yaku: [Counted; Score::MOST_YAKU],
    len: u8,
    /// Han of yaku and dora; 0 for a yakuman.
    pub han: u8,
    /// Fu; none for a yakuman.
    pub fu: Fu,
    /// How many yakuman the hand is.
    pub yakuman: u8,
    /// Dora; none count for a yakuman.
    pub dora: Dora,
    /// The limit.
    pub limit: Limit,
    /// What payments are made of.
    pub base: i32,
    /// How the hand was read.
    pub shape: Shape,
    /// Who pays what.
    pub payments: Payments,
}

impl Score {
    /// No hand shows more.
    const MOST_YAKU: usize = 16;

    /// The yaku that count, in the order of the list, each with han or yakuman.
    pub fn yaku(&self) -> &[Counted] {
        &self.yaku[..usize::from(self.len)]
    }
}

/// One way to read a win, and what it is worth.
#[derive(Clone, Copy, Debug)]
pub struct Interpretation {
    /// How the hand is read.
    pub shape: Shape,
    /// The yaku that count.
    pub yaku: YakuSet,
    /// Han of yaku alone.
    pub yaku_han: u8,
    /// Han of yaku and dora; 0 for a yakuman.
    pub han: u8,
    /// Fu; none for a yakuman.
    pub fu: Fu,
    /// How many yakuman.
    pub yakuman: u8,
    /// The limit.
    pub limit: Limit,
    /// What payments are made of.
    pub base: i32,
    /// Whether its yaku are enough to win with.
    pub wins: bool,
}

/// A complete hand before its readings are compared.
struct Table<'a> {
    win: &'a Win<'a>,
    rules: &'a Rules,
    tiles: Tiles,
    anyhow: YakuSet,
    dora: Dora,
    /// How many han of yaku are needed.
    least: u8,
}

/// What a win is worth under the rules, by the reading that is worth most.
pub fn score(win: &Win<'_>, rules: &Rules) -> Result<Score, NoScore> {
    let mut best: Option<Interpretation> = None;
    let table = Table::new(win, rules)?;
    table.each(|interpretation| {
        if best.as_ref().is_none_or(|best| interpretation.rank() > best.rank()) {
            best = Some(interpretation);
        }
    })?;
    let Some(best) = best.filter(|best| !best.yaku.is_empty()) else { return Err(NoScore::NoYaku) };
    if !best.wins {
        return Err(NoScore::TooFewHan { han: best.yaku_han, least: table.least });
    }
    if !rules.switches.hands.late_yaku && !table.has_yaku_on_every_wait() {
        return Err(NoScore::LateYaku);
    }
    Ok(table.score(&best))
}

/// Every way to read a win, the one that counts first.
pub fn interpretations(win: &Win<'_>, rules: &Rules) -> Result<Vec<Interpretation>, NoScore> {
    let mut all = Vec::new();
    Table::new(win, rules)?.each(|interpretation| all.push(interpretation))?;
    // Of equals the first is kept.
    all.sort_by_key(|interpretation| std::cmp::Reverse(interpretation.rank()));
    Ok(all)
}

impl<'a> Table<'a> {
    fn new(win: &'a Win<'a>, rules: &'a Rules) -> Result<Table<'a>, NoScore> {
        let hand = win.hand;
        if hand.size() != 13 {
            return Err(NoScore::WrongSize(hand.size()));
        }
        if win.riichi != Riichi::None && !hand.is_closed() {
            return Err(NoScore::OpenRiichi);
        }
        let mut complete = *hand.concealed().counts();
        if hand.held().get(win.tile.kind()) >= 4 || complete.add(win.tile.kind()).is_err() {
            return Err(NoScore::FifthCopy(win.tile.kind()));
        }
        let tiles = Tiles::new(win, complete);
        let draws = &rules.switches.draws;
        let two = draws.two_han_from > 0 && win.counters >= draws.two_han_from;
        Ok(Table {
            win,
            rules,
            anyhow: find_anyhow(win, rules, &tiles),
            tiles,
            dora: dora(win, rules),
            least: rules.switches.hands.least_han.max(if two { 2 } else { 1 }),
        })
    }

    /// Calls `each` with every way to read the hand, in the order they are found.
    fn each(&self, mut each: impl FnMut(Interpretation)) -> Result<(), NoScore> {
        let mut complete = false;
        let concealed = &self.tiles.concealed;
        shapes(self.win, self.rules, concealed, decompositions(concealed).as_slice(), |shape| {
            complete = true;
            each(self.interpret(shape));
        });
        if complete { Ok(()) } else { Err(NoScore::NotComplete) }
    }

    /// Whether the hand has a yaku whichever of its waits comes (P-049 allows otherwise).
    fn has_yaku_on_every_wait(&self) -> bool {
        waits(self.win.hand, self.rules).iter().all(|kind| {
            let other = Win { tile: Tile::plain(kind), ..self.win.clone() };
            let mut any = false;
            let table = Table::new(&other, self.rules);
            let read =
                table.and_then(|table| table.each(|interpretation| any |= !interpretation.yaku.is_empty()));
            read.is_ok() && any
        })
    }

    fn interpret(&self, shape: &Shape) -> Interpretation {
        let rules = self.rules;
        let reading = Reading::new(self.win, rules, &self.tiles, shape);
        let found = find(&reading, self.anyhow);
        let yakuman = found.and(rules.yakuman());
        if !yakuman.is_empty() {
            return self.yakuman(shape, yakuman);
        }
        let mangan = found.has(Yaku::Renhou) && rules.switches.hands.renhou == Renhou::Mangan;
        let fu = Fu::of(&reading, found);
        let mut value = Interpretation {
            shape: *shape,
            yaku: YakuSet::EMPTY,
            yaku_han: 0,
            han: 0,
            fu,
            yakuman: 0,
            limit: Limit::None,
            base: 0,
            wins: false,
        };
        for yaku in found.iter() {
            let han = self.han(yaku);
            if han > 0 && !(mangan && yaku == Yaku::Renhou) {
                value.yaku.put(yaku, true);
                value.yaku_han = value.yaku_han.saturating_add(han);
            }
        }
        if value.yaku_han > 0 {
            value.han = value.yaku_han.saturating_add(self.dora.han());
            (value.limit, value.base) = of_han(value.han, fu.total, rules);
        }
        if mangan && value.base < MANGAN {
            // Worth a mangan by itself, not added to anything (F-048, A-F02).
            value.yaku = YakuSet::from_iter([Yaku::Renhou]);
            (value.yaku_han, value.han, value.limit, value.base) = (5, 5, Limit::Mangan, MANGAN);
        }
        value.wins = value.yaku_han >= self.least;
        value
    }

    /// The han of a yaku in this hand.
    fn han(&self, yaku: Yaku) -> u8 {
        match self.rules.worth(yaku) {
            Worth::Han { closed, .. } if self.tiles.closed => closed,
            Worth::Han { open, .. } => open,
            _ => 0,
        }
    }

    /// Yakuman add up, or the highest counts; nothing else counts beside them (P-095, P-096).
    fn yakuman(&self, shape: &Shape, found: YakuSet) -> Interpretation {
        let switches = &self.rules.switches.yakuman;
        let times = |yaku: Yaku| match self.rules.worth(yaku) {
            Worth::Yakuman(times) => times,
            _ => 0,
        };
        let yaku = match switches.stacking {
            YakumanStacking::Add => found,
            // Of equals the one that somebody is liable for, or the first of the list.
            YakumanStacking::Highest => {
                let first = found.iter().next().unwrap_or(Yaku::Tenhou);
                let fed = |yaku: Yaku| {
                    let mut named = self.win.liable.iter();
                    named.any(|&(of, seat)| of == yaku && is_liable(self.win, self.rules, yaku, seat))
                };
                let rank = |yaku: Yaku| (times(yaku), fed(yaku));
                let higher = |best: Yaku, yaku: Yaku| if rank(yaku) > rank(best) { yaku } else { best };
                YakuSet::from_iter([found.iter().fold(first, higher)])
            }
        };
        let sum = yaku.iter().fold(0u8, |sum, yaku| sum.saturating_add(times(yaku)));
        let yakuman = if switches.most > 0 { sum.min(switches.most) } else { sum };
        Interpretation {
            shape: *shape,
            yaku,
            yaku_han: 0,
            han: 0,
            fu: Fu::NONE,
            yakuman,
            limit: Limit::Yakuman,
            base: YAKUMAN * i32::from(yakuman),
            wins: true,
        }
    }

    fn score(&self, best: &Interpretation) -> Score {
        let mut yaku = [(Yaku::Riichi, 0); Score::MOST_YAKU];
        let mut len = 0;
        for (place, counted) in yaku.iter_mut().zip(best.yaku.iter()) {
            let worth = match self.rules.worth(counted) {
                Worth::Yakuman(times) => times,
                _ if counted == Yaku::Renhou && self.rules.switches.hands.renhou == Renhou::Mangan => 5,
                _ => self.han(counted),
            };
            *place = (counted, worth);
            len += 1;
        }
        let yakuman = if best.yakuman > 0 { &yaku[..usize::from(len)] } else { &[] };
        let payments = payments(self.win, self.rules, best.base, yakuman);
        Score {
            yaku,
            len,
            han: best.han,
            fu: best.fu,
            yakuman: best.yakuman,
            dora: if best.han > best.yaku_han { self.dora } else { Dora::default() },
            limit: best.limit,
            base: best.base,
            shape: best.shape,
            payments,
        }
    }
}

impl Interpretation {
    /// What the winner would receive for the hand itself.
    pub fn points(&self, win: &Win<'_>, rules: &Rules) -> i32 {
        payments(win, rules, self.base, &[]).points
    }

    /// A reading that may win goes before one that may not, whatever that would be worth, and a yakuman before
    /// counted han.
    fn rank(&self) -> (bool, i32, u8, u8, u8) {
        (self.wins, self.base, self.yakuman, self.han, self.fu.total)
    }
}

/// Counts dora: what the indicators point at, red fives, and Norths set aside.
fn dora(win: &Win<'_>, rules: &Rules) -> Dora {
    let hand = win.hand;
    let pointed = |indicators: &[Tile]| {
        indicators.iter().fold(0u8, |sum, indicator| {
            let kind = rules.dora(indicator.kind());
            sum.saturating_add(hand.held().get(kind) + u8::from(win.tile.kind() == kind))
        })
    };
    let switches = &rules.switches;
    let shown = if switches.riichi.kan_dora { win.dora } else { &win.dora[..win.dora.len().min(1)] };
    let under = match (switches.riichi.ura_dora && win.riichi != Riichi::None, switches.riichi.kan_ura_dora) {
        (false, _) => &[],
        (true, true) => win.ura,
        (true, false) => &win.ura[..win.ura.len().min(1)],
    };
    let in_melds =
        hand.melds().iter().flat_map(hanchan_tiles::Meld::tiles).filter(|tile| tile.is_red()).count();
    let concealed = Suit::ALL.iter().map(|&suit| hand.concealed().reds(suit)).sum::<u8>();
    Dora {
        dora: pointed(shown),
        ura: pointed(under),
        red: concealed + in_melds as u8 + u8::from(win.tile.is_red()),
        north: hand.norths().saturating_mul(switches.payments.north_dora),
    }
}
