//! Who pays what.

use hanchan_rules::{
    CounterWinner, PaoCounters, PaoRon, PaoTsumo, Rules, ThreePlayerRon, ThreePlayerTsumo, Yaku,
};
use hanchan_tiles::{Hand, Kind, Players, Tile, Wind};

use crate::limit::{YAKUMAN, of_han};
use crate::win::{By, Win};

/// What each seat gains or loses, and what for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Payments {
    /// What the winner receives for the hand itself.
    pub points: i32,
    /// What each seat pays for the hand, by wind; negative.
    pub hand: [i32; 4],
    /// What each seat pays for counters, by wind; negative.
    pub counters: [i32; 4],
    /// What the winner takes from the table in sticks.
    pub sticks: i32,
    winner: Wind,
    /// What an unknown discarder pays for the hand and for counters.
    unknown: [i32; 2],
}

impl Payments {
    /// What a seat gains or loses in all.
    pub fn of(&self, seat: Wind) -> i32 {
        if seat == self.winner {
            let paid: i32 = self.hand.iter().chain(&self.counters).sum();
            return self.sticks - paid - self.unknown[0] - self.unknown[1];
        }
        self.hand[seat.index()] + self.counters[seat.index()]
    }

    /// What a discarder whose seat was not told loses in all.
    pub fn of_unknown_discarder(&self) -> i32 {
        self.unknown[0] + self.unknown[1]
    }
}

/// Every single payment is rounded up to a hundred.
fn rounded(points: i32) -> i32 {
    (points + 99) / 100 * 100
}

struct Table<'a> {
    rules: &'a Rules,
    win: &'a Win<'a>,
    payers: i32,
}

impl Table<'_> {
    fn seats(&self) -> impl Iterator<Item = Wind> {
        let winner = self.win.seat;
        let seats = Wind::ALL.into_iter().take(self.rules.switches.table.players.count());
        seats.filter(move |&seat| seat != winner)
    }

    fn dealer_wins(&self) -> bool {
        self.win.seat == Wind::East
    }

    /// What a discarder pays for a hand of this base.
    fn ron(&self, base: i32) -> i32 {
        let three = self.rules.switches.table.players == Players::Three
            && self.rules.switches.payments.three_player_ron == ThreePlayerRon::TwoShares;
        rounded(
            base * match (three, self.dealer_wins()) {
                (false, true) => 6,
                (false, false) | (true, true) => 4,
                (true, false) => 3,
            },
        )
    }

    /// What a seat pays for a self-drawn hand of this base.
    fn tsumo(&self, base: i32, seat: Wind) -> i32 {
        let shares = if self.dealer_wins() || seat == Wind::East { 2 } else { 1 };
        let split = self.rules.switches.table.players == Players::Three
            && self.rules.switches.payments.three_player_tsumo == ThreePlayerTsumo::Split;
        // The missing player is never the dealer; half of his share goes to each of the others.
        let missing = if self.dealer_wins() { 2 } else { 1 };
        rounded(base * shares + if split { base * missing / 2 } else { 0 })
    }
}

/// A liable player and the base of the yakuman he is liable for.
fn liable(win: &Win<'_>, rules: &Rules, yaku: &[(Yaku, u8)]) -> Option<(Wind, i32)> {
    let switches = &rules.switches.yakuman;
    win.liable.iter().find_map(|&(for_yaku, seat)| {
        let in_force = match for_yaku {
            Yaku::Daisangen => switches.pao_daisangen,
            Yaku::Shousuushii => switches.pao_shousuushii,
            Yaku::Daisuushii => switches.pao_daisuushii,
            Yaku::Suukantsu => switches.pao_suukantsu,
            _ => false,
        };
        let (_, times) = yaku.iter().find(|(yaku, _)| *yaku == for_yaku)?;
        (in_force && seat != win.seat).then_some((seat, i32::from(*times) * YAKUMAN))
    })
}

/// What a hand of so many han and fu brings: a cell of the score tables.
pub fn table_cell(han: u8, fu: u8, seat: Wind, by: By, rules: &Rules) -> Payments {
    let (_, base) = of_han(han, fu, rules);
    let win = Win { seat, ..Win::new(&Hand::EMPTY, Tile::plain(Kind::EAST), by) };
    payments(&win, rules, base, &[])
}

/// The payments for a hand of this base; `yakuman` are the yakuman that count, each with its number.
pub(crate) fn payments(win: &Win<'_>, rules: &Rules, base: i32, yakuman: &[(Yaku, u8)]) -> Payments {
    let table = Table { rules, win, payers: rules.switches.table.players.count() as i32 - 1 };
    let mut hand = [0; 4];
    let mut counters = [0; 4];
    let mut unknown = [0; 2];
    let draws = &rules.switches.draws;
    let paid = draws.counter_winner == CounterWinner::Any || table.dealer_wins();
    let bonus = if paid { draws.counter_value * i32::from(win.counters) } else { 0 };
    let pao = liable(win, rules, yakuman);
    let switches = &rules.switches.yakuman;
    match win.by {
        By::Tsumo => {
            let (feeder, alone) = match pao {
                Some((seat, _)) if switches.pao_tsumo == PaoTsumo::All => (Some(seat), base),
                Some((seat, of_his)) if switches.pao_tsumo == PaoTsumo::ThatYakuman => {
                    (Some(seat), of_his.min(base))
                }
                _ => (None, 0),
            };
            let feeder_pays_counters =
                alone == base && base > 0 && switches.pao_counters != PaoCounters::Normal;
            for seat in table.seats() {
                if let Some(feeder) = feeder {
                    hand[feeder.index()] -= table.tsumo(alone, seat);
                }
                if base > alone {
                    hand[seat.index()] -= table.tsumo(base - alone, seat);
                }
                match feeder {
                    Some(feeder) if feeder_pays_counters => counters[feeder.index()] -= bonus / table.payers,
                    _ => counters[seat.index()] -= bonus / table.payers,
                }
            }
        }
        By::Ron { from } => {
            let half = match pao {
                Some((seat, of_his)) if Some(seat) != from => {
                    let of_his = if switches.pao_ron == PaoRon::HalfHand { base } else { of_his.min(base) };
                    Some((seat, table.ron(of_his) / 2))
                }
                _ => None,
            };
            let mut rest = table.ron(base);
            if let Some((feeder, share)) = half {
                hand[feeder.index()] -= share;
                rest -= share;
            }
            // Who discards pays the counters, unless the rules put them on the liable player.
            let on_feeder = half.filter(|_| switches.pao_counters == PaoCounters::Feeder);
            match (on_feeder, from) {
                (Some((feeder, _)), _) => counters[feeder.index()] -= bonus,
                (None, Some(from)) => counters[from.index()] -= bonus,
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
        counters,
        sticks: rules.switches.riichi.stake * i32::from(win.sticks),
        winner: win.seat,
        unknown,
    }
}
