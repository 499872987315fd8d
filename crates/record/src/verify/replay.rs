//! Replays a recorded deal with the engine.

use hanchan_round::{Claim, Phase, Refusal, Round, TurnAct};
use hanchan_rules::switch;
use hanchan_tiles::{BySeat, Meld, MeldKind, Seat, Tile};

use super::mismatch::DealMismatch;
use super::mismatch::{Fact, MismatchTopic};
use crate::played::step_of;
use crate::recorded::{DrawKind, RecordedDeal, RecordedEnd, Step};

/// The recorded answer to a claimable tile.
enum Response {
    Nothing,
    Set(Seat, Claim),
    Won,
}

/// A deal being replayed from its record.
pub(super) struct Replay<'a> {
    pub(super) round: Round,
    pub(super) deal: &'a RecordedDeal,
    /// The number of the engine's events already matched with the record.
    matched: usize,
    /// Each player's points, after the riichi stakes paid so far.
    pub(super) points: BySeat<i32>,
    /// The number of wins that players passed on.
    pub(super) passed: u64,
}

impl<'a> Replay<'a> {
    pub(super) fn new(round: Round, deal: &'a RecordedDeal) -> Replay<'a> {
        Replay { round, deal, matched: 0, points: deal.setup.points, passed: 0 }
    }

    /// Replays every step, and the act that ends the deal.
    pub(super) fn run(&mut self) -> Result<(), Box<DealMismatch>> {
        for number in 0..self.deal.steps.len() {
            let step = self.deal.steps[number].step;
            if matches!(step, Step::Left { .. } | Step::Back { .. }) {
                continue;
            }
            if self.pending().is_none() {
                self.next_act(number)?;
            }
            self.expect(number, step)?;
        }
        self.finish()
    }

    /// Returns the next event of the engine that this record can show, as a step.
    fn pending(&mut self) -> Option<Step> {
        loop {
            let event = *self.round.events().get(self.matched)?;
            match step_of(&self.round, event, &self.points) {
                Some(Step::Stake { points: Some(points), .. }) if self.deal.further.is_some() => {
                    self.points = points;
                }
                Some(Step::Indicator { .. }) if self.deal.further.is_some() => {}
                None => {}
                step => return step,
            }
            self.matched += 1;
        }
    }

    /// Checks that a recorded step is what the engine's next event shows.
    fn expect(&mut self, number: usize, step: Step) -> Result<(), Box<DealMismatch>> {
        let event = self.pending();
        let same = event.is_some_and(|event| same(step, event));
        if !same {
            let engine = event.map_or_else(|| self.where_it_stands(), Fact::Step);
            return Err(DealMismatch::new(MismatchTopic::Forced, Fact::Step(step), engine)
                .in_step(Some(number))
                .into());
        }
        self.matched += 1;
        let (Step::Stake { points: recorded, .. }, Some(Step::Stake { points: Some(points), .. })) =
            (step, event)
        else {
            return Ok(());
        };
        self.points = points;
        match recorded.filter(|&recorded| recorded != points) {
            None => Ok(()),
            Some(recorded) => {
                let fault =
                    DealMismatch::new(MismatchTopic::Stake, Fact::Points(recorded), Fact::Points(points));
                Err(fault.in_step(Some(number)).by(&switch::riichi::stake).into())
            }
        }
    }

    fn where_it_stands(&self) -> Fact {
        match self.round.phase() {
            Phase::Turn(turn) => Fact::TurnOf(turn.seat),
            Phase::Over => Fact::Over,
            _ => Fact::Nothing,
        }
    }

    /// Performs the next act that a player chose, at or after this step.
    fn next_act(&mut self, from: usize) -> Result<(), Box<DealMismatch>> {
        let steps = &self.deal.steps;
        let forced = |step: &Step| {
            matches!(
                step,
                Step::Indicator { .. } | Step::Stake { .. } | Step::Left { .. } | Step::Back { .. }
            )
        };
        let Some(number) = (from..steps.len()).find(|&number| !forced(&steps[number].step)) else {
            return Ok(());
        };
        let step = steps[number].step;
        let discard = |riichi: bool, tile: Tile, drawn: bool| match (riichi, drawn) {
            (false, true) => TurnAct::DiscardDrawn,
            (false, false) => TurnAct::Discard(tile),
            (true, true) => TurnAct::RiichiDrawn,
            (true, false) => TurnAct::Riichi(tile),
        };
        let (seat, act, last) = match step {
            Step::Discard { seat, tile, drawn } => (seat, discard(false, tile, drawn), number),
            Step::Riichi { seat } => {
                let next = (number + 1..steps.len()).find(|&number| !forced(&steps[number].step));
                let of_same = next.and_then(|next| match steps[next].step {
                    Step::Discard { seat: of, tile, drawn } if of == seat => Some((next, tile, drawn)),
                    _ => None,
                });
                // The record is broken off right after the declaration.
                let Some((next, tile, drawn)) = of_same else { return Ok(()) };
                (seat, discard(true, tile, drawn), next)
            }
            Step::ClosedKan { seat, kind } => (seat, TurnAct::ClosedKan(kind), number),
            Step::AddedKan { seat, tile } => (seat, TurnAct::AddedKan(tile.kind()), number),
            Step::North { seat } => (seat, TurnAct::North, number),
            // The record has a claim on a tile that nobody can claim.
            Step::Claim { seat, meld, .. } => {
                let refused = claim_of(meld).and_then(|claim| self.round.clone().claim(seat, claim).err());
                return refused.map_or(Ok(()), |why| Err(refused_step(number, step, why).into()));
            }
            _ => return Ok(()),
        };
        if let Phase::Turn(turn) = self.round.phase() {
            self.passed += u64::from(turn.acts.contains(TurnAct::Tsumo));
        }
        self.round.act(seat, act).map_err(|why| refused_step(number, step, why))?;
        self.answer(last)
    }

    /// Makes the recorded claims on the tile of the step with index `last`.
    fn answer(&mut self, last: usize) -> Result<(), Box<DealMismatch>> {
        let said = self.recorded_answer(last + 1);
        let Phase::Claims(window) = self.round.phase() else {
            // The record has a win here: report why it is impossible.
            if let (Response::Won, Some(RecordedEnd::Won(wins))) = (said, &self.deal.end)
                && let Some(win) = wins.first()
            {
                let refused = self.round.clone().claim(win.seat, Claim::Ron).err();
                let recorded = Fact::Win(win.seat, win.from, win.tile);
                return refused.map_or(Ok(()), |why| Err(DealMismatch::refused(recorded, why).into()));
            }
            return Ok(());
        };
        let can_win = BySeat::from_fn(|seat| window.claims[seat].contains(Claim::Ron));
        let passed = can_win.0.iter().filter(|&&can| can).count() as u64;
        match (said, &self.deal.end) {
            (Response::Set(seat, claim), _) => {
                self.passed += passed;
                let step = (last + 1..self.deal.steps.len())
                    .find(|&number| matches!(self.deal.steps[number].step, Step::Claim { .. }));
                self.round.claim(seat, claim).map_err(|why| {
                    let recorded = step.map_or(Fact::Nothing, |step| Fact::Step(self.deal.steps[step].step));
                    DealMismatch::refused(recorded, why).in_step(step)
                })?;
            }
            (Response::Won, Some(RecordedEnd::Won(wins))) => {
                self.passed += passed.saturating_sub(wins.len() as u64);
                for win in wins {
                    let recorded = Fact::Win(win.seat, win.from, win.tile);
                    self.round
                        .claim(win.seat, Claim::Ron)
                        .map_err(|why| DealMismatch::refused(recorded, why))?;
                }
            }
            (Response::Won, _) => {
                for seat in Seat::ALL.into_iter().filter(|&seat| can_win[seat]) {
                    let recorded = Fact::Draw(DrawKind::ThreeRons);
                    self.round.claim(seat, Claim::Ron).map_err(|why| DealMismatch::refused(recorded, why))?;
                }
            }
            (Response::Nothing, _) => self.passed += passed,
        }
        if matches!(self.round.phase(), Phase::Claims(_)) {
            // An open window can always be closed.
            let _closed = self.round.close();
        }
        Ok(())
    }

    /// Returns the answer to a claimable tile that the record shows from step `from` on.
    fn recorded_answer(&self, from: usize) -> Response {
        let rest = self.deal.steps.get(from..).unwrap_or(&[]);
        for step in rest {
            match step.step {
                Step::Stake { .. } | Step::Indicator { .. } | Step::Left { .. } | Step::Back { .. } => {}
                Step::Claim { seat, meld, .. } => {
                    return claim_of(meld).map_or(Response::Nothing, |claim| Response::Set(seat, claim));
                }
                _ => return Response::Nothing,
            }
        }
        match &self.deal.end {
            Some(RecordedEnd::Won(wins)) if wins.iter().all(|win| win.seat != win.from) => Response::Won,
            Some(RecordedEnd::Drawn(draw)) if draw.kind == DrawKind::ThreeRons => Response::Won,
            _ => Response::Nothing,
        }
    }

    /// Performs the act that ends the deal, if a player chose it.
    fn finish(&mut self) -> Result<(), Box<DealMismatch>> {
        let act = match &self.deal.end {
            Some(RecordedEnd::Won(wins)) => match wins.as_slice() {
                [win] if win.seat == win.from => {
                    Some((win.seat, TurnAct::Tsumo, Fact::Win(win.seat, win.from, win.tile)))
                }
                _ => None,
            },
            Some(RecordedEnd::Drawn(draw)) if draw.kind == DrawKind::NineKinds => {
                let seat =
                    if let Phase::Turn(turn) = self.round.phase() { turn.seat } else { self.round.dealer() };
                Some((seat, TurnAct::NineKinds, Fact::Draw(DrawKind::NineKinds)))
            }
            _ => None,
        };
        if let Some(step) = self.pending() {
            if self.deal.end.is_none() {
                return Ok(());
            }
            return Err(DealMismatch::new(MismatchTopic::Forced, Fact::Over, Fact::Step(step)).into());
        }
        if let Some((seat, act, recorded)) = act {
            self.round.act(seat, act).map_err(|why| DealMismatch::refused(recorded, why))?;
        }
        self.show();
        if self.deal.end.is_some() && self.round.outcome().is_none() {
            let engine = self.where_it_stands();
            return Err(DealMismatch::new(MismatchTopic::End, Fact::Over, engine).into());
        }
        Ok(())
    }

    /// Shows or hides the tenpai hands of players who have a choice, as recorded.
    fn show(&mut self) {
        while let Phase::Showdown(waiting) = self.round.phase() {
            let Some(seat) = Seat::ALL.into_iter().find(|&seat| waiting[seat]) else { return };
            let shown = match &self.deal.end {
                Some(RecordedEnd::Drawn(draw)) => match (&draw.shown, draw.tenpai) {
                    (Some(shown), _) => shown[seat].is_some(),
                    (None, Some(tenpai)) => tenpai[seat],
                    (None, None) => true,
                },
                _ => true,
            };
            if self.round.show(seat, shown).is_err() {
                return;
            }
        }
    }
}

fn refused_step(number: usize, step: Step, why: Refusal) -> DealMismatch {
    DealMismatch::refused(Fact::Step(step), why).in_step(Some(number))
}

/// Returns the claim that makes a meld.
fn claim_of(meld: Meld) -> Option<Claim> {
    let own = || <[Tile; 2]>::try_from(meld.own()).ok();
    match meld.kind() {
        MeldKind::Chi => own().map(Claim::Chi),
        MeldKind::Pon => own().map(Claim::Pon),
        MeldKind::OpenKan => Some(Claim::OpenKan),
        MeldKind::AddedKan | MeldKind::ClosedKan => None,
    }
}

/// Returns whether a recorded step matches an event. Copies of the same tile count as equal, and points are
/// compared separately.
fn same(step: Step, event: Step) -> bool {
    match (step, event) {
        (Step::Draw { seat: a, tile: s }, Step::Draw { seat: b, tile: e }) => a == b && s.tile == e.tile,
        (Step::Indicator { tile: s }, Step::Indicator { tile: e }) => s.tile == e.tile,
        (Step::Stake { seat: a, .. }, Step::Stake { seat: b, .. }) => a == b,
        _ => step == event,
    }
}
