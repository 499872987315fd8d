//! A deal, and what one audience receives of it.

use hanchan_round::{Claim, Event, Phase, Round, Sitting};
use hanchan_tiles::Seat;
use hanchan_view::{Told, Views};

use super::audience::Audience;
use crate::support::{Move, make};

/// What a (possibly leaky) view makes of what is told; beside it the deal now and how much of its log is told.
pub(crate) type Lens = fn(Audience, &Told, &Round, usize) -> Option<String>;

pub(crate) fn honest(audience: Audience, told: &Told, _: &Round, _: usize) -> Option<String> {
    audience.receives(told)
}

/// A deal and what one audience received of it.
pub(crate) struct Run {
    pub(crate) round: Round,
    views: Views,
    pub(crate) audience: Audience,
    pub(crate) lens: Lens,
    pub(crate) lines: Vec<String>,
    /// How many lines there were after each move.
    pub(crate) after: Vec<usize>,
}

impl Run {
    pub(crate) fn new(round: Round, audience: Audience, lens: Lens) -> Run {
        let mut views = Views::new();
        let told = views.deal(&round);
        let lines = lens(audience, &told, &round, 1).into_iter().collect();
        let mut run = Run { round, views, audience, lens, lines, after: Vec::new() };
        run.listen();
        run.after.push(run.lines.len());
        run
    }

    pub(crate) fn listen(&mut self) {
        while let Some(told) = self.views.next(&self.round) {
            self.lines.extend((self.lens)(self.audience, &told, &self.round, self.views.told()));
        }
    }

    pub(crate) fn make(&mut self, a_move: Move) -> bool {
        let made = make(&mut self.round, a_move);
        self.listen();
        self.after.push(self.lines.len());
        made
    }

    /// Makes the same move as in the first run, if it is one here: hidden tiles decide who has anything to say.
    pub(crate) fn follow(&mut self, a_move: Move) -> bool {
        match a_move {
            Move::Act(..) => {
                self.let_all_pass();
                self.make(a_move)
            }
            Move::Answer(seat, claim) => match self.round.phase() {
                Phase::Claims(window) if window.answers[seat].is_none() => {
                    let possible = window.claims[seat].contains(claim);
                    self.make(Move::Answer(seat, if possible { claim } else { Claim::Pass }))
                }
                _ => true,
            },
            Move::Close => {
                self.let_all_pass();
                true
            }
            Move::Show(seat, _) => match self.round.phase() {
                Phase::Showdown(waiting) if waiting[seat] => self.make(a_move),
                _ => true,
            },
            Move::Wild(_) => self.make(a_move),
        }
    }

    /// Who could show a hand in this run alone hides it.
    pub(crate) fn let_all_hide(&mut self) {
        while let Phase::Showdown(waiting) = self.round.phase() {
            let seat = Seat::ALL.into_iter().find(|&seat| waiting[seat]).expect("somebody");
            self.make(Move::Show(seat, false));
        }
    }

    /// Who could claim the tile in this run alone passes.
    pub(crate) fn let_all_pass(&mut self) {
        if matches!(self.round.phase(), Phase::Claims(_)) && self.round.sitting() == Sitting::Assisted {
            self.make(Move::Close);
        }
    }

    pub(crate) fn known(&self) -> Vec<Event> {
        known(&self.round, self.audience)
    }
}

/// What an audience may know of what has happened.
pub(crate) fn known(round: &Round, audience: Audience) -> Vec<Event> {
    round.events().iter().filter_map(|event| audience.may_know(event, round.sitting())).collect()
}
