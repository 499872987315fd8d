//! The views of bots that choose by their view.

use std::sync::Arc;

use fastrand::Rng;
use hanchan_bots::Player;
use hanchan_round::{Move, Round};
use hanchan_rules::Rules;
use hanchan_tiles::{BySeat, Seat};
use hanchan_view::{Published, SeatView, Views};

use super::players::has_shortcut;

/// The views of the seats whose bots need one.
pub(super) struct SeatViews {
    views: Views,
    seats: BySeat<Option<SeatView>>,
}

impl SeatViews {
    /// Creates the views of a game, or returns `None` if no bot needs one.
    pub(super) fn of(players: [Player; 4], rules: &Arc<Rules>) -> Option<SeatViews> {
        let view = |seat: Seat| {
            (!has_shortcut(players[seat.index()])).then(|| SeatView::new(Arc::clone(rules), seat))
        };
        let seats = BySeat::from_fn(view);
        seats.0.iter().any(Option::is_some).then(|| SeatViews { views: Views::new(), seats })
    }

    /// Starts a deal.
    pub(super) fn deal(&mut self, round: &Round) {
        let published = self.views.deal(round);
        self.receive(&published);
    }

    fn receive(&mut self, published: &Published) {
        for (seat, view) in self.seats.iter_mut() {
            if let (Some(view), Some(numbered)) = (view, &published.seats[seat]) {
                view.apply(&numbered.event);
            }
        }
    }

    /// Updates the views and returns the bot's move. Returns `None` if the bot has no view.
    pub(super) fn ask(
        &mut self,
        player: Player,
        seat: Seat,
        round: &Round,
        random: &mut Rng,
    ) -> Option<Move> {
        while let Some(published) = self.views.next(round) {
            self.receive(&published);
        }
        player.choose(self.seats[seat].as_ref()?, &mut |below| random.usize(..below.max(1)))
    }
}
