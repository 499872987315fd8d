//! A deal together with what one audience receives.

use hanchan_round::{Claim, Event, Move, Phase, Round, Sitting};
use hanchan_tiles::Seat;
use hanchan_view::{Audience, Published, Views};

use crate::audience::{Received, may_know, received};
use crate::wild::{Wild, WildAction};

/// A function that extracts what an audience receives, possibly with a leak. It also gets the current deal and the
/// number of published events.
pub type Lens<L> = fn(Audience, &Published, &Round, usize) -> Option<L>;

/// Returns what an audience really receives.
pub fn honest(audience: Audience, published: &Published, _: &Round, _: usize) -> Option<Received> {
    received(audience, published)
}

/// Everything one audience received in a deal.
#[derive(Clone, Debug)]
pub struct Lines<L> {
    /// The audience.
    pub audience: Audience,
    /// What the audience received, one line per event.
    pub lines: Vec<L>,
    /// The number of lines at the beginning and after each move.
    pub after: Vec<usize>,
}

/// A deal together with what one audience received.
#[derive(Debug)]
pub struct Run<L> {
    /// The deal.
    pub round: Round,
    /// What the audience received.
    pub received: Lines<L>,
    pub(crate) lens: Lens<L>,
    views: Views,
}

impl<L> Run<L> {
    /// Creates a run from a deal at its beginning.
    pub fn new(round: Round, audience: Audience, lens: Lens<L>) -> Run<L> {
        let mut views = Views::new();
        let published = views.deal(&round);
        let lines = lens(audience, &published, &round, 1).into_iter().collect();
        let mut run = Run { round, received: Lines { audience, lines, after: Vec::new() }, lens, views };
        run.listen();
        run
    }

    fn listen(&mut self) {
        while let Some(published) = self.views.next(&self.round) {
            let line = (self.lens)(self.received.audience, &published, &self.round, self.views.published());
            self.received.lines.extend(line);
        }
        self.received.after.push(self.received.lines.len());
    }

    /// Makes a move. Returns whether it was possible.
    pub fn make(&mut self, a_move: Wild) -> bool {
        let made = a_move.make(&mut self.round).is_ok();
        self.listen();
        made
    }

    fn say(&mut self, deed: WildAction) -> bool {
        self.make(Wild { at: 0, deed })
    }

    /// Makes the same move as in the first run if it applies here: who can claim a tile depends on hidden tiles.
    pub(crate) fn follow(&mut self, a_move: Wild) -> bool {
        if self.round.sitting() == Sitting::RealTable {
            return self.make(a_move);
        }
        match a_move.deed {
            WildAction::Play(seat, Move::Claim(claim)) => match self.round.phase() {
                Phase::Claims(window) if window.answers[seat].is_none() => {
                    let possible = window.claims[seat].contains(claim);
                    let claim = if possible { claim } else { Claim::Pass };
                    self.say(WildAction::Play(seat, Move::Claim(claim)))
                }
                _ => true,
            },
            WildAction::Play(seat, Move::Show(_)) => match self.round.phase() {
                Phase::Showdown(waiting) if waiting[seat] => self.make(a_move),
                _ => true,
            },
            WildAction::Play(..) => {
                self.let_all_pass();
                self.make(a_move)
            }
            WildAction::Close | WildAction::Rule(_) => {
                self.let_all_pass();
                true
            }
        }
    }

    /// Hides the tenpai hands of players who have that choice in this run only.
    pub(crate) fn let_all_hide(&mut self) {
        while let Phase::Showdown(waiting) = self.round.phase() {
            let Some(seat) = Seat::ALL.into_iter().find(|&seat| waiting[seat]) else { return };
            self.say(WildAction::Play(seat, Move::Show(false)));
        }
    }

    /// Passes for players who could claim the tile in this run only.
    pub(crate) fn let_all_pass(&mut self) {
        if matches!(self.round.phase(), Phase::Claims(_)) && self.round.sitting() == Sitting::Assisted {
            self.say(WildAction::Close);
        }
    }
}

/// Returns what an audience may know about the events so far.
pub(crate) fn known(round: &Round, audience: Audience) -> Vec<Event> {
    round.events().iter().filter_map(|event| may_know(audience, event, round.sitting())).collect()
}
