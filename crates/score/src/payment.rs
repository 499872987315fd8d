//! Payments for a win.

use hanchan_rules::{
    CounterWinner, PaoCondition, PaoCounters, PaoRon, PaoTsumo, Rules, ThreePlayerRon, ThreePlayerTsumo, Yaku,
};
use hanchan_tiles::{Hand, Kind, Players, Tile, Wind};

use crate::limit::{MANGAN, YAKUMAN, of_han};
use crate::win::{Circumstances, Win, WinMethod};

/// The points that each seat gains or loses, with the reasons.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Payments {
    /// The points the winner receives for the hand itself.
    pub points: i32,
    /// What each seat pays for the hand, indexed by seat wind; zero or negative.
    pub hand: [i32; 4],
    /// What each seat pays for honba, indexed by seat wind; zero or negative.
    pub honba: [i32; 4],
    /// The points the winner receives for riichi sticks.
    pub sticks: i32,
    winner: Wind,
    /// What a discarder whose seat is unknown pays for the hand and for honba.
    unknown: [i32; 2],
}

impl Payments {
    /// Returns the total points that a seat gains or loses.
    #[inline]
    pub fn of(&self, seat: Wind) -> i32 {
        if seat == self.winner {
            let paid: i32 = self.hand.iter().chain(&self.honba).sum();
            return self.sticks - paid - self.unknown[0] - self.unknown[1];
        }
        self.hand[seat.index()] + self.honba[seat.index()]
    }

    /// Returns the points the winner receives for honba.
    pub fn honba_points(&self) -> i32 {
        -self.honba.iter().sum::<i32>() - self.unknown[1]
    }

    /// Returns what a discarder whose seat is unknown pays for the hand and for honba.
    pub fn unknown_discarder(&self) -> [i32; 2] {
        self.unknown
    }

    /// Returns what a discarder whose seat is unknown pays in total.
    pub fn of_unknown_discarder(&self) -> i32 {
        self.unknown[0] + self.unknown[1]
    }
}

/// Rounds a single payment up to the next hundred.
fn rounded(points: i32) -> i32 {
    (points + 99) / 100 * 100
}

struct Payers<'a> {
    rules: &'a Rules,
    win: &'a Win<'a>,
    count: i32,
}

impl Payers<'_> {
    fn seats(&self) -> impl Iterator<Item = Wind> {
        let winner = self.win.circumstances.seat;
        let seats = Wind::ALL.into_iter().take(self.rules.switches().table.players.count());
        seats.filter(move |&seat| seat != winner)
    }

    fn dealer_wins(&self) -> bool {
        self.win.circumstances.seat == Wind::East
    }

    /// Returns what the discarder pays for a hand with these base points.
    fn ron(&self, base: i32) -> i32 {
        let three = self.rules.switches().table.players == Players::Three
            && self.rules.switches().payments.three_player_ron == ThreePlayerRon::TwoShares;
        rounded(
            base * match (three, self.dealer_wins()) {
                (false, true) => 6,
                (false, false) | (true, true) => 4,
                (true, false) => 3,
            },
        )
    }

    /// Returns what a seat pays for a tsumo with these base points.
    fn tsumo(&self, base: i32, seat: Wind) -> i32 {
        let shares = if self.dealer_wins() || seat == Wind::East { 2 } else { 1 };
        let split = self.rules.switches().table.players == Players::Three
            && self.rules.switches().payments.three_player_tsumo == ThreePlayerTsumo::Split;
        // The missing player is never the dealer. Each of the two payers pays half of the missing player's share.
        let missing = if self.dealer_wins() { 2 } else { 1 };
        rounded(base * shares + if split { base * missing / 2 } else { 0 })
    }
}

/// The maximum number of players who can be liable for yakuman of one hand.
const MOST_LIABLE: usize = 4;

/// Returns the liable players, each with the base points of the yakuman they are liable for, and their number.
fn liable(win: &Win<'_>, rules: &Rules, yakuman: &[(Yaku, u8)]) -> ([(Wind, i32); MOST_LIABLE], usize) {
    let mut all = [(Wind::East, 0); MOST_LIABLE];
    let mut count = 0;
    for &(yaku, times) in yakuman {
        let named = win.liable.iter().find(|&&(of, seat)| of == yaku && is_liable(win, rules, yaku, seat));
        if let Some(&(_, seat)) = named
            && count < MOST_LIABLE
        {
            all[count] = (seat, i32::from(times) * YAKUMAN);
            count += 1;
        }
    }
    (all, count)
}

/// Returns whether a player who is named as liable for a yaku is liable under the rules.
pub(crate) fn is_liable(win: &Win<'_>, rules: &Rules, yaku: Yaku, seat: Wind) -> bool {
    let all_open = rules.switches().yakuman.pao_condition == PaoCondition::AllOpen;
    let (open, sets) = open_sets(win.hand, yaku);
    in_force(yaku, rules) && seat != win.circumstances.seat && (!all_open || open == sets)
}

/// Returns how many of the sets that make up a yakuman are open, and how many it has (C-045, A-C13).
pub(crate) fn open_sets(hand: &Hand, yaku: Yaku) -> (usize, usize) {
    let open = |kinds: std::ops::Range<usize>| {
        let of = |kind: usize| {
            let mut melds = hand.melds().iter();
            melds.any(|meld| meld.is_open() && meld.lowest() == Kind::ALL[kind])
        };
        kinds.filter(|&kind| of(kind)).count()
    };
    match yaku {
        Yaku::Daisangen => (open(31..34), 3),
        Yaku::Shousuushii => (open(27..31), 3),
        Yaku::Daisuushii => (open(27..31), 4),
        _ => (hand.melds().iter().filter(|meld| meld.is_open()).count(), hand.melds().len()),
    }
}

/// Returns whether a player can be liable for this yaku under the rules.
pub(crate) fn in_force(yaku: Yaku, rules: &Rules) -> bool {
    let switches = &rules.switches().yakuman;
    match yaku {
        Yaku::Daisangen => switches.pao_daisangen,
        Yaku::Shousuushii => switches.pao_shousuushii,
        Yaku::Daisuushii => switches.pao_daisuushii,
        Yaku::Suukantsu => switches.pao_suukantsu,
        _ => false,
    }
}

/// Returns the payments for a hand with these han and fu: a cell of the score tables.
pub fn table_cell(han: u8, fu: u8, seat: Wind, by: WinMethod, rules: &Rules) -> Payments {
    let (_, base) = of_han(han, fu, rules);
    let circumstances = Circumstances { by, seat, ..Circumstances::default() };
    let win = Win::new(&Hand::EMPTY, Tile::plain(Kind::EAST), circumstances);
    payments(&win, rules, base, &[])
}

/// Returns the payments for nagashi mangan, which is paid like a tsumo mangan (P-191, C-028), or `None` if the
/// rules do not use it (F-050).
#[inline]
pub fn nagashi_mangan(seat: Wind, rules: &Rules) -> Option<Payments> {
    rules.switches().hands.nagashi.then(|| mangan_payments(seat, rules))
}

/// Returns the payments for a tsumo mangan. For a chombo, the offender pays the same to the other players (P-149).
#[inline]
pub fn mangan_payments(seat: Wind, rules: &Rules) -> Payments {
    let circumstances = Circumstances { by: WinMethod::Tsumo, seat, ..Circumstances::default() };
    let win = Win::new(&Hand::EMPTY, Tile::plain(Kind::EAST), circumstances);
    payments(&win, rules, MANGAN, &[])
}

/// Returns the payments for a hand with these base points. `yakuman` lists the yakuman that count, each with the
/// number of yakuman it counts for.
pub(crate) fn payments(win: &Win<'_>, rules: &Rules, base: i32, yakuman: &[(Yaku, u8)]) -> Payments {
    let payers = Payers { rules, win, count: rules.switches().table.players.count() as i32 - 1 };
    let mut hand = [0; 4];
    let mut honba = [0; 4];
    let mut unknown = [0; 2];
    let draws = &rules.switches().draws;
    let paid = draws.counter_winner == CounterWinner::Any || payers.dealer_wins();
    let bonus = if paid { draws.counter_value * i32::from(win.circumstances.honba) } else { 0 };
    let (liable, count) = liable(win, rules, yakuman);
    let liable = &liable[..count];
    let switches = &rules.switches().yakuman;
    match win.circumstances.by {
        WinMethod::Tsumo => {
            let mut rest = base;
            for &(feeder, fed) in liable {
                let alone = match switches.pao_tsumo {
                    PaoTsumo::All => rest,
                    PaoTsumo::ThatYakuman => fed.min(rest),
                    PaoTsumo::Normal => 0,
                };
                // The liable player pays what all payers would have paid; with three players there are two of them.
                if alone > 0 {
                    hand[feeder.index()] -= payers.seats().map(|seat| payers.tsumo(alone, seat)).sum::<i32>();
                }
                rest -= alone;
            }
            let feeder = liable.first().filter(|_| rest < base).map(|(seat, _)| *seat);
            let pays_honba = match switches.pao_counters {
                PaoCounters::Feeder => true,
                PaoCounters::FeederOnTsumo => rest == 0,
                PaoCounters::Normal => false,
            };
            for seat in payers.seats() {
                if rest > 0 {
                    hand[seat.index()] -= payers.tsumo(rest, seat);
                }
                let payer = feeder.filter(|_| pays_honba).unwrap_or(seat);
                honba[payer.index()] -= bonus / payers.count;
            }
        }
        WinMethod::Ron { from } => {
            let mut rest = payers.ron(base);
            let mut left = base;
            let mut feeder = None;
            for &(seat, fed) in liable.iter().filter(|(seat, _)| Some(*seat) != from) {
                let fed = if switches.pao_ron == PaoRon::HalfHand { left } else { fed.min(left) };
                let share = payers.ron(fed) / 2;
                hand[seat.index()] -= share;
                rest -= share;
                left -= fed;
                feeder = feeder.or(Some(seat));
            }
            // The discarder pays for honba, unless the rules assign them to the liable player.
            let on_feeder = feeder.filter(|_| switches.pao_counters == PaoCounters::Feeder);
            match (on_feeder, from) {
                (Some(feeder), _) => honba[feeder.index()] -= bonus,
                (None, Some(from)) => honba[from.index()] -= bonus,
                (None, None) => unknown[1] = -bonus,
            }
            match from {
                Some(from) => hand[from.index()] -= rest,
                None => unknown[0] = -rest,
            }
        }
    }
    Payments {
        points: -hand.iter().sum::<i32>() - unknown[0],
        hand,
        honba,
        sticks: rules.switches().riichi.stake * i32::from(win.circumstances.sticks),
        winner: win.circumstances.seat,
        unknown,
    }
}
