//! The point sticks that players hold: payments, change, riichi sticks and debts as at a real table.

use hanchan_round::{Event, Ruling};
use hanchan_rules::Rules;
use hanchan_tiles::{BySeat, Players, Seat};

use crate::sticks::{Party, Stick, Sticks, exchange};

/// A place where point sticks can be.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(rename_all = "kebab-case"))]
pub enum Holder {
    /// A player's drawer.
    Seat(Seat),
    /// The table, for riichi sticks.
    Table,
}

const TABLE: usize = 4;

impl Holder {
    const fn index(self) -> usize {
        match self {
            Holder::Seat(seat) => seat.index(),
            Holder::Table => TABLE,
        }
    }

    fn from_index(index: usize) -> Holder {
        Seat::from_index(index).map_or(Holder::Table, Holder::Seat)
    }
}

/// A transfer of point sticks.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct StickMove {
    /// The previous holder.
    pub from: Holder,
    /// The new holder.
    pub to: Holder,
    /// The type of stick.
    pub stick: Stick,
    /// The number of sticks.
    pub count: u16,
}

/// The point sticks of all players and on the table, and the players' debts.
///
/// A payment goes from the payer to the payee, with change, so that as few sticks as possible move. If these two
/// don't have the right sticks, one of the other players makes change for them; if that fails, all of the others
/// do; if that fails too, the riichi sticks on the table are used. A player with too few sticks owes the rest, and
/// pays it from what they receive next: a player below zero has no sticks, only a debt. A player can pay with what
/// another player owes them by passing on that debt. The total number of sticks never changes.
///
/// A player's points are their sticks plus what others owe them, minus what they owe.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Purses {
    players: Players,
    stake: i32,
    sticks: [Sticks; 5],
    /// The debts, by debtor and creditor.
    owed: [[i32; 5]; 5],
    /// The players who paid a riichi stick in this deal.
    staked: BySeat<bool>,
}

impl Purses {
    /// Creates the purses at the start of a game (P-007).
    pub fn new(rules: &Rules) -> Purses {
        let table = &rules.switches().table;
        let mut sticks = [Sticks::default(); 5];
        for seat in table.players.seats() {
            sticks[seat.index()] = Sticks::to_begin_with(table.start_points);
        }
        let (players, stake) = (table.players, rules.switches().riichi.stake);
        Purses { players, stake, sticks, owed: [[0; 5]; 5], staked: BySeat::default() }
    }

    /// Returns the sticks of a player or on the table.
    pub fn sticks(&self, of: Holder) -> Sticks {
        self.sticks[of.index()]
    }

    /// Returns the points that one holder owes another.
    pub fn owed(&self, by: Holder, to: Holder) -> i32 {
        self.owed[by.index()][to.index()]
    }

    /// Returns a player's points, calculated from sticks and debts.
    pub fn points(&self, seat: Seat) -> i32 {
        self.worth(seat.index())
    }

    /// Returns the total that a player owes.
    pub fn debt(&self, seat: Seat) -> i32 {
        self.owed[seat.index()].iter().sum()
    }

    /// Pays points from one player to another.
    pub fn pay(&mut self, from: Seat, to: Seat, points: i32) -> Vec<StickMove> {
        let mut moves = Vec::new();
        self.transfer(from.index(), to.index(), points, &mut moves);
        moves
    }

    /// Places a player's riichi stick on the table. A player without a 1000-point stick gets change first.
    pub fn lay_stake(&mut self, seat: Seat) -> Vec<StickMove> {
        let mut moves = Vec::new();
        self.transfer(seat.index(), TABLE, self.stake, &mut moves);
        moves
    }

    /// Places a 100-point stick in front of the dealer for each honba (P-132, G-034). The sticks still belong to
    /// the dealer. A dealer with too few of them gets change first if another player can give it.
    pub fn lay_honba(&mut self, dealer: Seat, honba: u8) -> Vec<StickMove> {
        let mut moves = Vec::new();
        let lacking = i32::from(honba) - i32::from(self.sticks[dealer.index()].count(Stick::Hundred));
        if lacking > 0 {
            let count = self.players.count();
            for other in (1..count).map(|n| (dealer.index() + n) % count) {
                let who = [dealer.index(), other];
                let mut parties = who.map(|at| Party::free(self.sticks[at], 0));
                parties[0].least[0] = lacking;
                if let Some(change) = exchange(&parties) {
                    self.carry_out(&who, &change, &mut moves);
                    break;
                }
            }
        }
        moves
    }

    /// Applies the payments of an event: riichi, wins, payments after a draw, penalties and corrections.
    pub fn follow(&mut self, event: &Event) -> Vec<StickMove> {
        match *event {
            Event::Dealt => self.staked = BySeat::default(),
            Event::StakeLaid { seat } => {
                self.staked[seat] = true;
                return self.lay_stake(seat);
            }
            Event::Won { points, .. }
            | Event::Paid { points }
            | Event::Chombo { points, .. }
            | Event::Corrected { points, .. }
            | Event::Ruled { ruling: Ruling::Points(points), .. } => return self.change(points),
            Event::SticksReturned => {
                let stake = self.stake;
                let points = self.staked.map(|staked| if staked { stake } else { 0 });
                self.staked = BySeat::default();
                return self.change(points);
            }
            _ => {}
        }
        Vec::new()
    }

    /// Makes payments so that the players have these points. Used at the end of a game, when leftover riichi
    /// sticks are distributed.
    pub fn settle(&mut self, points: BySeat<i32>) -> Vec<StickMove> {
        self.change(BySeat::from_fn(|seat| points[seat] - self.points(seat)))
    }

    /// Applies gains and losses. Points that no player loses come from the table; points that no player gains go
    /// to the table.
    fn change(&mut self, points: BySeat<i32>) -> Vec<StickMove> {
        let mut moves = Vec::new();
        let [a, b, c, d] = points.0;
        let mut rest = [a, b, c, d, -(a + b + c + d)];
        for to in 0..rest.len() {
            for from in 0..rest.len() {
                let amount = rest[to].min(-rest[from]);
                if amount > 0 {
                    rest[to] -= amount;
                    rest[from] += amount;
                    self.transfer(from, to, amount, &mut moves);
                }
            }
        }
        moves
    }

    fn worth(&self, of: usize) -> i32 {
        let due: i32 = self.owed.iter().map(|debts| debts[of]).sum();
        self.sticks[of].points() + due - self.owed[of].iter().sum::<i32>()
    }

    fn transfer(&mut self, from: usize, to: usize, points: i32, moves: &mut Vec<StickMove>) {
        let mut rest = points;
        // Debts of the payee to the payer are offset first.
        let off = rest.min(self.owed[to][from]);
        self.owed[to][from] -= off;
        rest -= off;
        let in_sticks = rest.min(self.sticks[from].points()) / 100 * 100;
        if in_sticks > 0 && self.hand_over(from, to, in_sticks, moves) {
            rest -= in_sticks;
        }
        for debtor in 0..self.owed.len() {
            let claim = rest.min(self.owed[debtor][from]);
            self.owed[debtor][from] -= claim;
            self.owe(debtor, to, claim);
            rest -= claim;
        }
        self.owe(from, to, rest);
        self.redeem(to, moves);
    }

    /// Adds a debt, offset by what the creditor owes the debtor.
    fn owe(&mut self, by: usize, to: usize, points: i32) {
        let off = points.min(self.owed[to][by]);
        self.owed[to][by] -= off;
        self.owed[by][to] += points - off;
    }

    /// Pays the debts of a player who has received points, as far as possible.
    fn redeem(&mut self, by: usize, moves: &mut Vec<StickMove>) {
        for to in 0..self.owed.len() {
            let has = self.worth(by) + self.owed[by].iter().sum::<i32>();
            let paid = self.owed[by][to].min(has / 100 * 100);
            if paid > 0 {
                self.owed[by][to] -= paid;
                self.transfer(by, to, paid, moves);
            }
        }
    }

    /// Moves sticks of this value from one holder to another, with change from others if these two cannot do it
    /// alone. Returns whether that was possible.
    fn hand_over(&mut self, from: usize, to: usize, points: i32, moves: &mut Vec<StickMove>) -> bool {
        let count = self.players.count();
        let after = (1..=count).map(|n| (from + n) % count);
        let others: Vec<usize> = after.filter(|&at| at != from && at != to).collect();
        let two = vec![from, to];
        let mut groups = vec![vec![two.clone()]];
        groups.push(others.iter().map(|&other| [&two[..], &[other]].concat()).collect());
        groups.push(vec![[&two[..], &others].concat()]);
        if from != TABLE && to != TABLE {
            groups.push(vec![[&two[..], &others, &[TABLE]].concat()]);
        }
        // The riichi sticks on the table are only changed if there is no other way.
        for loose in [false, true] {
            for company in &groups {
                let ways = company.iter().filter_map(|who| {
                    let change = exchange(&self.parties(who, points, loose))?;
                    let sum: i32 = change.iter().flatten().map(|count| count.abs()).sum();
                    Some((sum, who, change))
                });
                if let Some((_, who, change)) = ways.min_by_key(|(sum, ..)| *sum) {
                    self.carry_out(who, &change, moves);
                    return true;
                }
            }
        }
        false
    }

    /// Returns the parties of an exchange: the first pays the second, the others only change sticks. Unless
    /// `loose` is true, a payment to the table takes no sticks from it.
    fn parties(&self, who: &[usize], points: i32, loose: bool) -> Vec<Party> {
        let gains = [-points, points];
        let party = |(at, &holder): (usize, &usize)| {
            let mut party = Party::free(self.sticks[holder], gains.get(at).copied().unwrap_or(0));
            if holder == TABLE && at == 1 && !loose {
                let thousands = if points % 1000 == 0 { points / 1000 } else { 0 };
                party.least = [0, thousands, 0, 0];
            }
            party
        };
        who.iter().enumerate().map(party).collect()
    }

    fn carry_out(&mut self, who: &[usize], change: &[[i32; 4]], moves: &mut Vec<StickMove>) {
        for (&holder, &change) in who.iter().zip(change) {
            self.sticks[holder].add(change);
        }
        for (at, stick) in Stick::ALL.into_iter().enumerate() {
            let mut rest: Vec<i32> = change.iter().map(|change| change[at]).collect();
            for giver in 0..rest.len() {
                for taker in 0..rest.len() {
                    let count = rest[taker].min(-rest[giver]);
                    if count > 0 {
                        rest[taker] -= count;
                        rest[giver] += count;
                        let (from, to) = (Holder::from_index(who[giver]), Holder::from_index(who[taker]));
                        moves.push(StickMove {
                            from,
                            to,
                            stick,
                            count: u16::try_from(count).unwrap_or_default(),
                        });
                    }
                }
            }
        }
    }
}
