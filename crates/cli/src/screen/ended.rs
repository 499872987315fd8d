//! The end of a deal, as all players at the table see it.

use hanchan_round::{Event, Outcome, Round, Ruling};
use hanchan_rules::Yaku;
use hanchan_tiles::{BySeat, Hand, Seat, Tile, Wind};
use hanchan_view::{Indicators, PublicEvent};

/// A winner's hand, laid open.
#[derive(Clone, Debug)]
pub(crate) struct Opened {
    /// The winner's seat.
    pub(crate) seat: Seat,
    /// The hand, without the winning tile.
    pub(crate) hand: Hand,
    /// The winning tile.
    pub(crate) tile: Tile,
    /// The ura-dora indicators, if they count.
    pub(crate) ura: Indicators,
}

impl Opened {
    /// Returns the winner's hand that an event lays open, if any.
    pub(crate) fn of(event: &PublicEvent) -> Option<Opened> {
        match *event {
            PublicEvent::Won { seat, hand, tile, ura, .. }
            | PublicEvent::Opened { seat, hand, tile, ura, .. } => Some(Opened { seat, hand, tile, ura }),
            _ => None,
        }
    }
}

/// The result of a deal.
#[derive(Clone, Debug)]
pub(crate) struct Ended {
    /// The outcome.
    pub(crate) outcome: Outcome,
    /// For each seat, the yakuman in its hand that other players are liable for, with the seat winds of those
    /// players.
    pub(crate) liable: BySeat<Vec<(Yaku, Wind)>>,
    /// The winners' hands.
    pub(crate) opened: Vec<Opened>,
    /// The judge's rulings, each with its note.
    pub(crate) rulings: Vec<(Ruling, String)>,
}

impl Ended {
    /// Returns the result of a deal with the hands that were laid open, or `None` if the deal is not over.
    pub(crate) fn of(round: &Round, opened: &[Opened]) -> Option<Ended> {
        let outcome = round.outcome()?.clone();
        let liable = |seat: Seat| round.liable(seat).map(|(yaku, seat)| (yaku, round.wind(seat))).collect();
        let ruling = |event: &Event| match *event {
            Event::Ruled { ruling, note } => {
                Some((ruling, round.notes().get(usize::from(note.0)).cloned().unwrap_or_default()))
            }
            _ => None,
        };
        let rulings = round.events().iter().filter_map(ruling).collect();
        Some(Ended { outcome, liable: BySeat::from_fn(liable), opened: opened.to_vec(), rulings })
    }
}
