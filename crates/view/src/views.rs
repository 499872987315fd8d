//! Who is told what, as a deal goes on.

use hanchan_round::Round;
use hanchan_tiles::{BySeat, Seat};

use crate::judge::JudgeEvent;
use crate::seat::SeatEvent;
use crate::shadow::Shadow;
use crate::spectator::{OpenEvent, SpectatorEvent};

/// An event with its number among those of the same audience: 0, 1, 2 … through all deals of a game. No number is
/// left out, so that none betrays what others were told.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub struct Numbered<E> {
    /// The number.
    pub number: u32,
    /// The event.
    pub event: E,
}

impl<E> Numbered<E> {
    /// Puts another event under the same number.
    pub(crate) fn with<F>(&self, event: F) -> Numbered<F> {
        Numbered { number: self.number, event }
    }
}

/// What each audience is told of one thing that happened, or of a hand laid open. It is for who sends it on, and is
/// never handed on as a whole.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Told {
    /// The players.
    pub seats: BySeat<Option<Numbered<SeatEvent>>>,
    /// Spectators who see no hand.
    pub spectator: Option<Numbered<SpectatorEvent>>,
    /// Spectators who see all hands; when they may see them is for who sends it on.
    pub open: Option<Numbered<OpenEvent>>,
    /// The judge.
    pub judge: Numbered<JudgeEvent>,
}

/// The views of one game: the only place where what happened becomes what each may see.
///
/// What it tells depends on the deals and their events alone, not on when it is asked. (When a player is told may
/// still tell the others that somebody thinks; the clock is for who sends it on.)
#[derive(Clone, Debug, Default)]
pub struct Views {
    deal: Option<Shadow>,
    next: Numbers,
}

/// The next number of each audience.
#[derive(Clone, Copy, Debug, Default)]
struct Numbers {
    seats: BySeat<u32>,
    spectator: u32,
    open: u32,
    judge: u32,
}

impl Views {
    /// The views of a game that is about to begin.
    pub fn new() -> Views {
        Views::default()
    }

    /// The same numbers with no deal begun.
    #[must_use]
    pub fn between_deals(&self) -> Views {
        Views { deal: None, next: self.next }
    }

    /// Begins a deal: the tiles are dealt.
    pub fn deal(&mut self, round: &Round) -> Told {
        let (shadow, dealt) = Shadow::new(round);
        self.next.tell(self.deal.insert(shadow), &dealt)
    }

    /// The next thing that happened in the deal begun last; none if all is told.
    pub fn next(&mut self, round: &Round) -> Option<Told> {
        let shadow = self.deal.as_mut()?;
        let event = shadow.next(round)?;
        Some(self.next.tell(shadow, &event))
    }

    /// How many events of the deal's log have been told.
    pub fn told(&self) -> usize {
        self.deal.as_ref().map_or(0, Shadow::told)
    }
}

impl Numbers {
    /// Numbers what each audience is told.
    fn tell(&mut self, shadow: &Shadow, event: &JudgeEvent) -> Told {
        let players = shadow.players();
        let open = event.open();
        Told {
            seats: BySeat::from_fn(|seat: Seat| {
                let seen = event.seen_from(seat).filter(|_| seat.index() < players)?;
                let event = SeatEvent { seen, choice: shadow.choice(seat) };
                Some(number(&mut self.seats[seat], event))
            }),
            spectator: open.map(|event| number(&mut self.spectator, event.closed())),
            open: open.map(|event| number(&mut self.open, event.clone())),
            judge: number(&mut self.judge, event.clone()),
        }
    }
}

fn number<E>(next: &mut u32, event: E) -> Numbered<E> {
    let number = *next;
    *next += 1;
    Numbered { number, event }
}
