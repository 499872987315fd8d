//! What a win is worth: the best way to read it.

use hanchan_rules::{Renhou, Rules, Worth, Yaku, YakumanStacking};
use hanchan_shape::decompositions;
use hanchan_tiles::{Kind, KindSet, Tile};

use crate::fu::Fu;
use crate::limit::{Limit, MANGAN, YAKUMAN, of_han};
use crate::payment::{Payments, payments};
use crate::reading::{Reading, Shape, shapes};
use crate::win::{Riichi, Win};
use crate::yaku::{Found, find};

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

/// A reading with its value, before payments.
#[derive(Clone, Copy)]
struct Value {
    yaku: [Counted; Score::MOST_YAKU],
    len: u8,
    yaku_han: u8,
    han: u8,
    fu: Fu,
    yakuman: u8,
    limit: Limit,
    base: i32,
    shape: Shape,
}

/// What a win is worth under the rules, by the reading that is worth most.
pub fn score(win: &Win<'_>, rules: &Rules) -> Result<Score, NoScore> {
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
    let ways = decompositions(&complete);
    if ways.as_slice().is_empty() {
        return Err(NoScore::NotComplete);
    }
    let mut kinds = complete.kinds();
    for meld in hand.melds() {
        kinds = kinds.union(meld.tiles().iter().map(|tile| tile.kind()).collect::<KindSet>());
    }
    let dora = dora(win, rules);
    let draws = &rules.switches.draws;
    let two = draws.two_han_from > 0 && win.counters >= draws.two_han_from;
    let least = rules.switches.hands.least_han.max(if two { 2 } else { 1 });
    let mut best: Option<Value> = None;
    shapes(win, ways.as_slice(), |shape| {
        let value = value(&Reading::new(win, rules, shape, kinds), dora.han());
        if best.as_ref().is_none_or(|best| value.rank(least) > best.rank(least)) {
            best = Some(value);
        }
    });
    let Some(best) = best.filter(|best| best.yaku_han > 0 || best.yakuman > 0) else {
        return Err(NoScore::NoYaku);
    };
    if !best.wins(least) {
        return Err(NoScore::TooFewHan { han: best.yaku_han, least });
    }
    let counted = if best.yakuman > 0 { &best.yaku[..usize::from(best.len)] } else { &[] };
    Ok(Score {
        yaku: best.yaku,
        len: best.len,
        han: best.han,
        fu: best.fu,
        yakuman: best.yakuman,
        dora: if best.yakuman > 0 { Dora::default() } else { dora },
        limit: best.limit,
        base: best.base,
        shape: best.shape,
        payments: payments(win, rules, best.base, counted),
    })
}

fn value(reading: &Reading<'_>, dora: u8) -> Value {
    let found = find(reading);
    let mut value = Value {
        yaku: [(Yaku::Riichi, 0); Score::MOST_YAKU],
        len: 0,
        yaku_han: 0,
        han: 0,
        fu: Fu::NONE,
        yakuman: 0,
        limit: Limit::None,
        base: 0,
        shape: reading.shape,
    };
    if count_yakuman(reading, found, &mut value) {
        return value;
    }
    let rules = reading.rules;
    let blessed = found.has(Yaku::Renhou);
    let mangan = blessed && rules.switches.hands.renhou == Renhou::Mangan;
    for yaku in found.iter() {
        if let Worth::Han { open, closed } = rules.worth(yaku) {
            let han = if reading.closed { closed } else { open };
            if han > 0 && !(mangan && yaku == Yaku::Renhou) {
                value.put(yaku, han);
                value.yaku_han = value.yaku_han.saturating_add(han);
            }
        }
    }
    value.fu = Fu::of(reading, found);
    if value.yaku_han > 0 {
        value.han = value.yaku_han.saturating_add(dora);
        (value.limit, value.base) = of_han(value.han, value.fu.total, rules);
    }
    if mangan && value.base < MANGAN {
        // Worth a mangan by itself, not added to anything (F-048, A-F02).
        value.len = 0;
        value.put(Yaku::Renhou, 5);
        (value.yaku_han, value.han, value.limit, value.base) = (5, 5, Limit::Mangan, MANGAN);
    }
    value
}

impl Value {
    /// Whether its yaku are enough to win with.
    fn wins(&self, least: u8) -> bool {
        self.yakuman > 0 || self.yaku_han >= least
    }

    /// A reading that may win goes before one that may not, whatever that would be worth.
    fn rank(&self, least: u8) -> (bool, i32, u8, u8) {
        (self.wins(least), self.base, self.han, self.fu.total)
    }

    fn put(&mut self, yaku: Yaku, worth: u8) {
        if let Some(place) = self.yaku.get_mut(usize::from(self.len)) {
            *place = (yaku, worth);
            self.len += 1;
        }
    }
}

/// Counts yakuman, if there are any; nothing else counts beside them (P-096).
fn count_yakuman(reading: &Reading<'_>, found: Found, value: &mut Value) -> bool {
    let switches = &reading.rules.switches.yakuman;
    let mut highest: Option<Counted> = None;
    for yaku in found.iter() {
        if let Worth::Yakuman(times) = reading.rules.worth(yaku) {
            if switches.stacking == YakumanStacking::Add {
                value.put(yaku, times);
                value.yakuman += times;
            } else if highest.is_none_or(|(_, most)| times > most) {
                highest = Some((yaku, times));
            }
        }
    }
    if let Some((yaku, times)) = highest {
        value.put(yaku, times);
        value.yakuman = times;
    }
    if switches.most > 0 {
        value.yakuman = value.yakuman.min(switches.most);
    }
    value.limit = Limit::Yakuman;
    value.base = YAKUMAN * i32::from(value.yakuman);
    if value.yakuman == 0 {
        value.limit = Limit::None;
    }
    value.yakuman > 0
}

/// Counts dora: what the indicators point at, red fives, and Norths set aside.
fn dora(win: &Win<'_>, rules: &Rules) -> Dora {
    let tiles = || win.hand.all_tiles().chain([win.tile]);
    let deck = rules.switches.table.tiles;
    let pointed = |indicators: &[Tile]| {
        let dora = |indicator: &Tile| {
            let kind = indicator.kind().dora(deck);
            tiles().filter(|tile| tile.kind() == kind).count()
        };
        u8::try_from(indicators.iter().map(dora).sum::<usize>()).unwrap_or(u8::MAX)
    };
    let switches = &rules.switches;
    let shown = if switches.riichi.kan_dora { win.dora } else { &win.dora[..win.dora.len().min(1)] };
    let under = match (switches.riichi.ura_dora && win.riichi != Riichi::None, switches.riichi.kan_ura_dora) {
        (false, _) => &[],
        (true, true) => win.ura,
        (true, false) => &win.ura[..win.ura.len().min(1)],
    };
    Dora {
        dora: pointed(shown),
        ura: pointed(under),
        red: tiles().filter(|tile| tile.is_red()).count() as u8,
        north: win.hand.norths().saturating_mul(switches.payments.north_dora),
    }
}
