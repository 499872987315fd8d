//! How a deal ended: what everybody at the table learns of it.

use hanchan_round::{Outcome, Round};
use hanchan_rules::Yaku;
use hanchan_tiles::{BySeat, Hand, Seat, Tile, Wind};
use hanchan_view::{Indicators, PublicEvent};

/// A hand that was laid open as a winner's.
#[derive(Clone, Debug)]
pub(crate) struct Opened {
    /// Who.
    pub(crate) seat: Seat,
    /// The hand, without the tile.
    pub(crate) hand: Hand,
    /// The tile.
    pub(crate) tile: Tile,
    /// What lay under the indicators, as far as it counts.
    pub(crate) ura: Indicators,
}

impl Opened {
    /// The hand that an event lays open.
    pub(crate) fn of(event: &PublicEvent) -> Option<Opened> {
        match *event {
            PublicEvent::Won { seat, hand, tile, ura, .. }
            | PublicEvent::Opened { seat, hand, tile, ura, .. } => Some(Opened { seat, hand, tile, ura }),
            _ => None,
        }
    }
}

/// What came of a deal.
#[derive(Clone, Debug)]
pub(crate) struct Ended {
    /// The outcome.
    pub(crate) outcome: Outcome,
    /// Who is liable for which yakuman of a player.
    pub(crate) liable: BySeat<Vec<(Yaku, Wind)>>,
    /// The winners' hands.
    pub(crate) opened: Vec<Opened>,
}

impl Ended {
    /// What came of a deal that is over, with the hands that were laid open.
    pub(crate) fn of(round: &Round, opened: &[Opened]) -> Option<Ended> {
        let outcome = round.outcome()?.clone();
        let liable = |seat: Seat| round.liable(seat).map(|(yaku, seat)| (yaku, round.wind(seat))).collect();
        Some(Ended { outcome, liable: BySeat::from_fn(liable), opened: opened.to_vec() })
    }
}
