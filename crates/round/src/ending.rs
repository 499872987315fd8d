//! The end of a deal.

use hanchan_rules::{FifthTileTenpai, NagashiBroken, NagashiPayments, Penalty, Scoring, SticksAfterDraw};
use hanchan_score::{Score, nagashi_mangan};
use hanchan_tiles::{BySeat, Kind, MeldKind, Seat, Tile};

use crate::event::{Abort, Event};
use crate::phase::Phase;
use crate::refusal::Refusal;
use crate::round::Round;
use crate::win::Chance;

/// How a deal ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(rename_all = "kebab-case"))]
pub enum Ending {
    /// Somebody won.
    Won,
    /// The wall was used up.
    Exhausted,
    /// The deal was aborted.
    Aborted(Abort),
    /// A chombo ended the deal (P-144).
    Chombo,
    /// The judge ordered a redeal.
    Void,
}

/// A winning hand.
#[derive(Clone, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[non_exhaustive]
pub struct Winner {
    /// The winner.
    pub seat: Seat,
    /// The seat the winning tile came from; the winner's own seat for a tsumo.
    pub from: Seat,
    /// The winning tile.
    pub tile: Tile,
    /// The score of the hand, with its yaku and fu.
    pub score: Score,
}

/// The outcome of a deal.
#[derive(Clone, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub struct Outcome {
    /// How the deal ended.
    pub ending: Ending,
    /// The winners, in turn order after the discarder.
    pub winners: Vec<Winner>,
    /// The players who showed a tenpai hand at an exhaustive draw.
    pub tenpai: BySeat<bool>,
    /// The players with nagashi mangan.
    pub nagashi: BySeat<bool>,
    /// Each player's points after the deal.
    pub points: BySeat<i32>,
    /// The number of riichi sticks left on the table.
    pub sticks: u8,
    /// The players charged with a chombo.
    pub offenders: BySeat<bool>,
}

impl Round {
    /// Pays the winners and ends the deal.
    pub(crate) fn finish_with_wins(&mut self, chances: &[Chance]) {
        self.winners.reserve_exact(chances.len());
        for &chance in chances {
            // The list contains valid wins only.
            let Ok(score) = self.score_of(chance) else { continue };
            let from = chance.from.unwrap_or(chance.seat);
            self.winners.push(Winner { seat: chance.seat, from, tile: chance.tile, score });
        }
        if self.real.is_some() {
            self.pay_beside_a_win();
        }
        let announced = self.rules.switches().penalties.scoring == Scoring::Announced && self.real.is_some();
        for i in 0..self.winners.len() {
            let (seat, from) = (self.winners[i].seat, self.winners[i].from);
            if announced {
                self.emit(Event::Shown { seat, from });
            } else {
                let points = self.winnings(i);
                self.emit(Event::Won { seat, from, points });
            }
        }
        if !announced {
            self.emit(Event::Over);
        }
    }

    /// Builds the outcome when the deal is over.
    pub(crate) fn make_outcome(&mut self) {
        let ending = self.ledger.ending.unwrap_or(Ending::Void);
        let nagashi = if ending == Ending::Exhausted { self.nagashi() } else { BySeat::default() };
        let winners = std::mem::take(&mut self.winners);
        self.outcome = Some(Outcome {
            ending,
            winners: if ending == Ending::Won { winners } else { Vec::new() },
            tenpai: self.ledger.tenpai,
            nagashi,
            points: self.ledger.points,
            sticks: self.ledger.sticks,
            offenders: self.real.as_ref().map_or(BySeat::default(), |real| real.offenders),
        });
    }

    pub(crate) fn abort(&mut self, why: Abort) {
        self.emit(Event::Aborted { why });
        self.return_sticks();
        self.emit(Event::Over);
    }

    fn return_sticks(&mut self) {
        let returned = self.rules.switches().riichi.sticks_after_draw == SticksAfterDraw::Returned;
        if returned && self.ledger.staked.0.contains(&true) {
            self.emit(Event::SticksReturned);
        }
    }

    /// Ends the deal because the wall is used up and nobody won.
    pub(crate) fn exhausted(&mut self) {
        self.emit(Event::Exhausted);
        if self.real.is_some() {
            for seat in self.seats().seats() {
                if let Some(offence) = self.fault_in_riichi(seat) {
                    self.emit(Event::Erred { seat, offence });
                    if offence.penalty(&self.rules) == Penalty::DeadHand {
                        self.emit(Event::Died { seat });
                    }
                }
            }
            if self.real.as_ref().is_some_and(|real| real.charged.0.contains(&true)) {
                return self.chombo();
            }
        }
        let tenpai = BySeat::from_fn(|seat| self.is_tenpai(seat));
        let choices = self.may_hide();
        self.show_all(tenpai, choices);
        if !choices.0.contains(&true) {
            self.settle_draw();
        }
    }

    /// Returns the players who may choose to hide their tenpai hands.
    pub(crate) fn may_hide(&self) -> BySeat<bool> {
        let hide = self.rules.switches().draws.hide_tenpai;
        BySeat::from_fn(|seat| hide && self.is_tenpai(seat) && !self.players[seat.index()].riichi.in_force())
    }

    /// Shows the tenpai hands of players who may not hide them.
    fn show_all(&mut self, tenpai: BySeat<bool>, choices: BySeat<bool>) {
        let dealer = self.setup.dealer;
        let seats = std::iter::once(dealer).chain(self.seats_after(dealer));
        for seat in seats.filter(|&seat| tenpai[seat] && !choices[seat]) {
            self.emit(Event::Showed { seat, tenpai: true });
        }
    }

    /// Shows or hides a player's tenpai hand after an exhaustive draw.
    pub fn show(&mut self, seat: Seat, tenpai: bool) -> Result<(), Refusal> {
        match &self.phase {
            Phase::Showdown(waiting) if waiting[seat] => {}
            Phase::Over => return Err(Refusal::Over),
            _ => return Err(Refusal::NotYourTurn(self.setup.dealer)),
        }
        self.emit(Event::Showed { seat, tenpai });
        if let Phase::Showdown(waiting) = &self.phase
            && !waiting.0.contains(&true)
        {
            self.settle_draw();
        }
        Ok(())
    }

    /// Returns whether a player's hand of thirteen tiles is tenpai.
    pub(crate) fn is_tenpai(&self, seat: Seat) -> bool {
        if seat.index() >= self.seats().count() || self.is_dead(seat) {
            return false;
        }
        !self.players[seat.index()].waits.is_empty() || self.waits_for_fifth_tile(seat)
    }

    /// Returns whether a hand that waits only for a fifth tile counts as tenpai.
    fn waits_for_fifth_tile(&self, seat: Seat) -> bool {
        let rule = self.rules.switches().draws.fifth_tile_tenpai;
        if rule == FifthTileTenpai::Never {
            return false;
        }
        let hand = &self.players[seat.index()].hand;
        let shape = hanchan_shape::Shape::of(hand, self.rules.switches().table.tiles);
        let in_closed_kan = |kind: Kind| {
            hand.melds().iter().any(|meld| meld.kind() == MeldKind::ClosedKan && meld.lowest() == kind)
        };
        let all_concealed = |kind: Kind| hand.concealed().counts().get(kind) == 4;
        let counts = |kind: Kind| match rule {
            FifthTileTenpai::Never => false,
            FifthTileTenpai::IfInOpenMeld => !all_concealed(kind) && !in_closed_kan(kind),
            FifthTileTenpai::IfInMeld => !all_concealed(kind),
            FifthTileTenpai::Always => true,
        };
        shape.waits().impossible.iter().any(counts)
    }

    /// Returns the players with nagashi mangan, who discarded only terminals and honours (P-191).
    fn nagashi(&self) -> BySeat<bool> {
        let hands = &self.rules.switches().hands;
        let broken = hands.nagashi_broken == NagashiBroken::Claims;
        BySeat::from_fn(|seat| {
            let player = &self.players[seat.index()];
            let only = player.only_orphans && player.discards() > 0 && !(broken && player.fed);
            hands.nagashi && only && seat.index() < self.seats().count() && !self.is_dead(seat)
        })
    }

    pub(crate) fn settle_draw(&mut self) {
        let hands = &self.rules.switches().hands;
        let nagashi = self.nagashi();
        let any = nagashi.0.contains(&true);
        let also = hands.nagashi_payments == NagashiPayments::Also;
        if any {
            let mut points = BySeat([0; 4]);
            for seat in Seat::ALL.into_iter().filter(|&seat| nagashi[seat]) {
                if let Some(payments) = nagashi_mangan(self.wind(seat), &self.rules) {
                    for other in self.seats().seats() {
                        points[other] += payments.of(self.wind(other));
                    }
                }
            }
            self.emit(Event::Paid { points });
        }
        if !any || also {
            let points = self.noten_payments();
            if points.0 != [0; 4] {
                self.emit(Event::Paid { points });
            }
        }
        self.return_sticks();
        self.emit(Event::Over);
    }

    /// Returns the noten payments: the noten players pay a fixed total, which the tenpai players share (P-129,
    /// G-032).
    fn noten_payments(&self) -> BySeat<i32> {
        let players = self.seats().count();
        let tenpai = Seat::ALL.into_iter().take(players).filter(|&seat| self.ledger.tenpai[seat]).count();
        if tenpai == 0 || tenpai == players {
            return BySeat([0; 4]);
        }
        let pool = self.rules.switches().draws.noten_pool;
        BySeat::from_fn(|seat| match (seat.index() < players, self.ledger.tenpai[seat]) {
            (false, _) => 0,
            (true, true) => pool / tenpai as i32,
            (true, false) => -pool / (players - tenpai) as i32,
        })
    }
}
