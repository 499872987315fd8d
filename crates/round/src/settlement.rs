//! Settlement after a win at an unassisted table: winners announce the value of their hands (P-043 … P-045).

use hanchan_tiles::{BySeat, Seat};

use crate::event::Event;
use crate::judge::MOST_POINTS;
use crate::phase::Phase;
use crate::refusal::Refusal;
use crate::round::Round;

/// The payments that were announced and made.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub(crate) struct Settlement {
    pub(crate) announced: BySeat<Option<BySeat<i32>>>,
    pub(crate) objected: bool,
    pub(crate) paid: BySeat<i32>,
    pub(crate) corrected: bool,
}

impl Round {
    /// Announces what each player pays a winner: the hand and the honba, but not the riichi sticks on the table, which
    /// the winner takes (P-043, P-133, A-P45).
    pub fn announce(&mut self, seat: Seat, each: BySeat<i32>) -> Result<(), Refusal> {
        match &self.phase {
            Phase::Announcing(waiting) if waiting[seat] => {}
            phase => return Err(not_now(phase)),
        }
        let players = self.seats().count();
        let possible = each.iter().all(|(other, &points)| {
            points == 0 || (other != seat && other.index() < players && (100..=MOST_POINTS).contains(&points))
        });
        if !possible || each.0.iter().any(|points| points % 100 != 0) {
            return Err(Refusal::OddAmount);
        }
        self.emit(Event::Announced { seat, each });
        Ok(())
    }

    /// Returns the announcement that would be correct for a winner.
    pub fn true_value(&self, seat: Seat) -> Option<BySeat<i32>> {
        let winner = self.winners.iter().find(|winner| winner.seat == seat)?;
        let players = self.seats().count();
        let payments = &winner.score.payments;
        Some(BySeat::from_fn(|other| {
            if other != seat && other.index() < players { -payments.of(self.wind(other)) } else { 0 }
        }))
    }

    /// Agrees with the announced payments. Silence counts as agreement: see [`Round::close`].
    pub fn agree(&mut self, seat: Seat) -> Result<(), Refusal> {
        match &self.phase {
            Phase::Accepting(waiting) if waiting[seat] => {}
            phase => return Err(not_now(phase)),
        }
        self.emit(Event::Agreed { seat });
        if let Phase::Accepting(waiting) = &self.phase
            && !waiting.0.contains(&true)
        {
            self.pay_announced();
        }
        Ok(())
    }

    /// Objects to the announced payments, so that the correct payments are made.
    pub fn object(&mut self, seat: Seat) -> Result<(), Refusal> {
        match &self.phase {
            Phase::Accepting(waiting) if waiting[seat] => {}
            phase => return Err(not_now(phase)),
        }
        self.emit(Event::Objected { seat });
        self.pay_announced();
        Ok(())
    }

    /// Makes the announced payments, or the correct ones after an objection.
    pub(crate) fn pay_announced(&mut self) {
        let Some(settlement) = self.real.as_ref().and_then(|real| real.settlement.clone()) else { return };
        for i in 0..self.winners.len() {
            let (seat, from) = (self.winners[i].seat, self.winners[i].from);
            let right = self.winnings(i);
            let points = match (settlement.announced[seat], self.true_value(seat)) {
                (Some(each), Some(value)) if !settlement.objected => BySeat::from_fn(|other| {
                    if other == seat {
                        right[seat] + each.0.iter().sum::<i32>() - value.0.iter().sum::<i32>()
                    } else {
                        right[other] + value[other] - each[other]
                    }
                }),
                _ => right,
            };
            self.emit(Event::Won { seat, from, points });
        }
    }

    /// Corrects a wrong payment before the tiles are mixed (A-P33), so that the difference is paid.
    pub fn correct(&mut self, seat: Seat) -> Result<(), Refusal> {
        let Phase::Paid = &self.phase else { return Err(not_now(&self.phase)) };
        if seat.index() >= self.seats().count() {
            return Err(Refusal::NotYourClaim);
        }
        let Some(settlement) = self.real.as_ref().and_then(|real| real.settlement.as_ref()) else {
            return Err(Refusal::NothingToCorrect);
        };
        let mut points = BySeat([0; 4]);
        if !settlement.corrected {
            let right: Vec<BySeat<i32>> = (0..self.winners.len()).map(|i| self.winnings(i)).collect();
            points = BySeat::from_fn(|other| {
                right.iter().map(|right| right[other]).sum::<i32>() - settlement.paid[other]
            });
        }
        if points.0 == [0; 4] {
            return Err(Refusal::NothingToCorrect);
        }
        self.emit(Event::Corrected { seat, points });
        Ok(())
    }

    /// Mixes the tiles, which makes the payments final.
    pub fn mix(&mut self) -> Result<(), Refusal> {
        let Phase::Paid = &self.phase else { return Err(not_now(&self.phase)) };
        self.emit(Event::Mixed);
        self.emit(Event::Over);
        Ok(())
    }

    /// Returns each player's gain or loss from a winner's hand, honba and sticks included.
    pub(crate) fn winnings(&self, winner: usize) -> BySeat<i32> {
        let players = self.seats().count();
        let payments = &self.winners[winner].score.payments;
        BySeat::from_fn(|seat| if seat.index() < players { payments.of(self.wind(seat)) } else { 0 })
    }

    /// Starts waiting for a winner's announcement.
    pub(crate) fn shown(&mut self, seat: Seat) {
        let mut waiting =
            if let Phase::Announcing(waiting) = &self.phase { *waiting } else { BySeat::default() };
        waiting[seat] = true;
        self.phase = Phase::Announcing(waiting);
        if let Some(real) = &mut self.real {
            real.settlement.get_or_insert_default();
        }
    }

    pub(crate) fn announced(&mut self, seat: Seat, each: BySeat<i32>) {
        let players = self.seats().count();
        let Some(settlement) = self.real.as_mut().and_then(|real| real.settlement.as_mut()) else { return };
        settlement.announced[seat] = Some(each);
        let announced = settlement.announced;
        if let Phase::Announcing(waiting) = &mut self.phase {
            waiting[seat] = false;
            if !waiting.0.contains(&true) {
                let winners = announced.0.iter().flatten().count();
                let objectors =
                    |seat: Seat| seat.index() < players && (winners > 1 || announced[seat].is_none());
                self.phase = Phase::Accepting(BySeat::from_fn(objectors));
            }
        }
    }
}

fn not_now(phase: &Phase) -> Refusal {
    if matches!(phase, Phase::Over) { Refusal::Over } else { Refusal::NothingToSettle }
}
