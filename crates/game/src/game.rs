//! The state of a game between deals.

use std::fmt;
use std::sync::Arc;

use hanchan_round::{Ending, Outcome, Setup};
use hanchan_rules::{
    AbortDealer, Bust, ChomboAftermath, CounterFate, Extension, LastDealStop, LeftoverSticks, Length,
    NagashiDealer, Renchan, Rules,
};
use hanchan_tiles::{BySeat, Seat, Side, Wind};

use crate::result::{Standing, ahead, share, standing};
use crate::seating::Marker;

/// The next step after a deal.
#[derive(Clone, PartialEq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize), serde(rename_all = "kebab-case"))]
pub enum Next {
    /// Another deal follows, with this setup.
    Deal(Setup),
    /// The leading dealer decides whether the game continues (P-137).
    Choice(Seat),
    /// The game is over.
    Over(Standing),
}

/// The error returned for a call that does not fit the state of the game, such as a choice that was not offered.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct OutOfOrder;

impl fmt::Display for OutOfOrder {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("this is not the next step of the game, or the game is over")
    }
}

impl std::error::Error for OutOfOrder {}

#[derive(Clone, PartialEq, Debug)]
enum State {
    Deal,
    Choice,
    Over(Standing),
}

/// The state of the game before a deal.
#[derive(Clone, Copy)]
struct Before {
    round: usize,
    dealer: Seat,
    last: bool,
}

/// A game between two deals: the dealer, honba, riichi sticks, and all players' points.
///
/// ```
/// use std::sync::Arc;
///
/// use hanchan_game::{Game, Next, OutOfOrder};
/// use hanchan_round::{Ending, Outcome};
/// use hanchan_rules::preset;
/// use hanchan_tiles::{BySeat, Seat};
///
/// let mut game = Game::new(Arc::new(preset("ema").unwrap()));
/// let points = game.setup().points;
/// // `Round::outcome` returns this. Here only the dealer is tenpai in an exhaustive draw.
/// let tenpai = BySeat([true, false, false, false]);
/// let after = BySeat([33_000, 29_000, 29_000, 29_000]);
/// # let (no, winners) = (BySeat::default(), Vec::new());
/// let outcome =
///     Outcome { ending: Ending::Exhausted, winners, tenpai, nagashi: no, points: after, sticks: 0, offenders: no };
/// let Next::Deal(next) = game.deal_over(&outcome, BySeat::default())? else { panic!("the game continues") };
/// assert_eq!((next.dealer, next.honba, next.points), (Seat::First, 1, after));
/// assert_eq!(game.choose(true), Err(OutOfOrder)); // there is no choice to make
/// # Ok::<(), OutOfOrder>(())
/// ```
#[derive(Clone, Debug)]
pub struct Game {
    rules: Arc<Rules>,
    /// The number of finished wind rounds.
    round: usize,
    dealer: Seat,
    honba: u8,
    sticks: u8,
    /// The riichi sticks on the table, by the player who paid them.
    laid: BySeat<u8>,
    points: BySeat<i32>,
    /// Each player's number of chombo to be charged after the game.
    offences: BySeat<u8>,
    deals: u32,
    state: State,
}

impl Game {
    /// Creates a game. The first seat is the first dealer (P-012).
    pub fn new(rules: Arc<Rules>) -> Game {
        let table = &rules.switches().table;
        let count = table.players.count();
        let start = table.start_points;
        let points = BySeat::from_fn(|seat| if seat.index() < count { start } else { 0 });
        Game {
            round: 0,
            dealer: Seat::First,
            honba: 0,
            sticks: 0,
            laid: BySeat::default(),
            points,
            offences: BySeat::default(),
            deals: 0,
            state: State::Deal,
            rules,
        }
    }

    /// Creates a game that resumes with the deal described by `setup`.
    pub fn resumed(rules: Arc<Rules>, setup: &Setup) -> Game {
        let mut game = Game::new(rules);
        game.round = setup.round.index();
        game.dealer = setup.dealer;
        (game.honba, game.sticks, game.points) = (setup.honba, setup.sticks, setup.points);
        game
    }

    /// Returns the rules.
    pub fn rules(&self) -> &Arc<Rules> {
        &self.rules
    }

    /// Returns the number of finished deals.
    pub fn deals(&self) -> u32 {
        self.deals
    }

    /// Returns all players' points.
    pub fn points(&self) -> BySeat<i32> {
        self.points
    }

    /// Returns the setup of the next deal.
    pub fn setup(&self) -> Setup {
        Setup {
            dealer: self.dealer,
            round: Wind::ALL[self.round % 4],
            honba: self.honba,
            sticks: self.sticks,
            points: self.points,
        }
    }

    /// Returns the round marker, which is to the right of the first dealer (P-012).
    pub fn marker(&self) -> Marker {
        Marker { seat: Seat::First, side: Side::Right, wind: self.setup().round }
    }

    /// Returns the seat that has the dice in front of it: the current dealer (P-014), who is the first dealer in
    /// the first deal (P-013).
    pub fn dice_at(&self) -> Seat {
        self.dealer
    }

    /// Returns the result, or `None` if the game is not over.
    pub fn standing(&self) -> Option<&Standing> {
        if let State::Over(standing) = &self.state { Some(standing) } else { None }
    }

    /// Records a chombo that is charged after the game.
    pub fn charge(&mut self, seat: Seat) {
        self.offences[seat] = self.offences[seat].saturating_add(1);
    }

    /// Ends a deal with its outcome. `staked` are the players who paid a riichi stick in this deal.
    pub fn deal_over(&mut self, outcome: &Outcome, staked: BySeat<bool>) -> Result<Next, OutOfOrder> {
        if self.state != State::Deal {
            return Err(OutOfOrder);
        }
        self.deals += 1;
        for seat in Seat::ALL.into_iter().filter(|&seat| outcome.offenders[seat]) {
            self.charge(seat);
        }
        self.points = outcome.points;
        self.sticks = outcome.sticks;
        self.laid = match outcome.sticks {
            0 => BySeat::default(),
            _ => BySeat::from_fn(|seat| self.laid[seat] + u8::from(staked[seat])),
        };
        if self.is_repeated(outcome) {
            return Ok(if self.is_bust() { self.end() } else { Next::Deal(self.setup()) });
        }
        let before = Before { round: self.round, dealer: self.dealer, last: self.is_last() };
        let stays = self.stays(outcome);
        self.honba = self.count(outcome, stays);
        if !stays {
            self.move_on();
        }
        Ok(self.what_next(outcome, before, stays))
    }

    /// Applies the leading dealer's choice after the last deal: whether to end the game. Fails if there is no
    /// choice to make.
    pub fn choose(&mut self, stop: bool) -> Result<Next, OutOfOrder> {
        if self.state != State::Choice {
            return Err(OutOfOrder);
        }
        self.state = State::Deal;
        Ok(if stop { self.end() } else { Next::Deal(self.setup()) })
    }

    /// Returns whether the deal is replayed: the same player deals again, with the same number of honba (P-156,
    /// A-P32).
    fn is_repeated(&self, outcome: &Outcome) -> bool {
        let redeal = self.rules.switches().penalties.chombo_aftermath == ChomboAftermath::Redeal;
        outcome.ending == Ending::Void || (outcome.ending == Ending::Chombo && redeal)
    }

    /// Returns whether the dealer deals again.
    fn stays(&self, outcome: &Outcome) -> bool {
        let (draws, hands) = (&self.rules.switches().draws, &self.rules.switches().hands);
        let dealer = self.dealer;
        let by_tenpai = draws.renchan == Renchan::WinOrTenpai && outcome.tenpai[dealer];
        match outcome.ending {
            Ending::Won => {
                draws.renchan != Renchan::Never && outcome.winners.iter().any(|winner| winner.seat == dealer)
            }
            Ending::Exhausted if outcome.nagashi.0.contains(&true) => match hands.nagashi_dealer {
                NagashiDealer::MovesOn => false,
                NagashiDealer::ByTenpai => by_tenpai,
                NagashiDealer::StaysIfOwn => outcome.nagashi[dealer],
            },
            Ending::Exhausted => by_tenpai,
            Ending::Aborted(_) | Ending::Chombo | Ending::Void => draws.abort_dealer == AbortDealer::Stays,
        }
    }

    fn count(&self, outcome: &Outcome, stays: bool) -> u8 {
        let draws = &self.rules.switches().draws;
        let dealer_won = outcome.winners.iter().any(|winner| winner.seat == self.dealer);
        // If the dealer changes after nagashi mangan, the honba are treated as with a noten dealer (A-P09).
        let fate = match outcome.ending {
            Ending::Won if dealer_won => draws.counter_dealer_win,
            Ending::Won => draws.counter_other_win,
            Ending::Aborted(_) | Ending::Chombo | Ending::Void => draws.counter_abort,
            Ending::Exhausted if outcome.nagashi.0.contains(&true) && !stays => draws.counter_noten_draw,
            Ending::Exhausted if outcome.tenpai[self.dealer] => draws.counter_tenpai_draw,
            Ending::Exhausted => draws.counter_noten_draw,
        };
        match fate {
            CounterFate::Raised => self.honba.saturating_add(1),
            CounterFate::Kept => self.honba,
            CounterFate::Reset => 0,
        }
    }

    /// Makes the next player the dealer (P-030). After the last seat a new wind round begins.
    fn move_on(&mut self) {
        self.dealer = self.dealer.next(self.rules.switches().table.players);
        if self.dealer == Seat::First {
            self.round += 1;
        }
    }

    fn rounds(&self) -> usize {
        match self.rules.switches().table.length {
            Length::OneDeal | Length::East => 1,
            Length::EastSouth => 2,
            Length::AllWinds => 4,
        }
    }

    /// Returns whether this is the last deal of the regular wind rounds.
    fn is_last(&self) -> bool {
        let table = &self.rules.switches().table;
        let last_seat = self.dealer.index() + 1 == table.players.count();
        table.length == Length::OneDeal || (self.round + 1 >= self.rounds() && last_seat)
    }

    fn what_next(&mut self, outcome: &Outcome, before: Before, stays: bool) -> Next {
        let table = &self.rules.switches().table;
        let (extension, target) = (table.extension, table.target_points);
        if self.is_bust() || table.length == Length::OneDeal {
            return self.end();
        }
        let reached = self.seats().any(|seat| self.points[seat] >= target);
        let rounds = self.rounds();
        let in_extension = before.round >= rounds;
        let over = match extension {
            _ if !in_extension => self.round >= rounds && (extension == Extension::None || reached),
            Extension::ExtraRoundDealerStays => (reached && !stays) || self.round > rounds,
            Extension::ExtraRoundsDealerStays => (reached && !stays) || self.round >= Wind::ALL.len(),
            Extension::None | Extension::ExtraRound => reached || self.round > rounds,
        };
        if over {
            return self.end();
        }
        let may_stop = (before.last || in_extension)
            && stays
            && matches!(outcome.ending, Ending::Won | Ending::Exhausted);
        if may_stop && self.leads(before.dealer) {
            let draws = &self.rules.switches().draws;
            let rule = if outcome.ending == Ending::Won { draws.win_stop } else { draws.tenpai_stop };
            match rule {
                LastDealStop::Forced => return self.end(),
                LastDealStop::ForcedAtTarget if self.points[before.dealer] >= target => return self.end(),
                LastDealStop::Chosen => {
                    self.state = State::Choice;
                    return Next::Choice(before.dealer);
                }
                LastDealStop::ForcedAtTarget | LastDealStop::No => {}
            }
        }
        Next::Deal(self.setup())
    }

    fn seats(&self) -> impl Iterator<Item = Seat> + use<> {
        self.rules.switches().table.players.seats()
    }

    fn is_bust(&self) -> bool {
        let lost = |seat: Seat| match self.rules.switches().draws.bust {
            Bust::Never => false,
            Bust::BelowZero => self.points[seat] < 0,
            Bust::AtZero => self.points[seat] <= 0,
            // A riichi stick on the table is not lost yet (A-P43).
            Bust::AtZeroUnlessStaked => {
                self.points[seat] < 0 || (self.points[seat] == 0 && self.laid[seat] == 0)
            }
        };
        self.seats().any(lost)
    }

    /// Returns whether a player is in first place; equal points are decided by the tie-break (A-P13).
    fn leads(&self, seat: Seat) -> bool {
        self.seats().filter(|&other| other != seat).all(|other| ahead(seat, other, &self.points))
    }

    fn end(&mut self) -> Next {
        self.settle_sticks();
        let standing = standing(&self.points, &self.offences, &self.rules);
        self.state = State::Over(standing.clone());
        Next::Over(standing)
    }

    /// Distributes the riichi sticks left on the table.
    fn settle_sticks(&mut self) {
        let (riichi, ties) = (&self.rules.switches().riichi, self.rules.switches().result.ties);
        let left = riichi.stake * i32::from(self.sticks);
        match riichi.leftover_sticks {
            LeftoverSticks::First => {
                let firsts = crate::result::firsts(&self.points, self.rules.switches().table.players, ties);
                for (seat, points) in share(left, &firsts) {
                    self.points[seat] += points;
                }
            }
            LeftoverSticks::Returned => {
                for seat in Seat::ALL {
                    self.points[seat] += riichi.stake * i32::from(self.laid[seat]);
                }
            }
            LeftoverSticks::Lost => {}
        }
        self.sticks = 0;
    }
}
