//! Turns the events of a deal into the events of each audience.

use hanchan_round::Round;
use hanchan_tiles::{BySeat, Seat};

use crate::audience::{Audience, AudienceEvent};
use crate::judge::JudgeEvent;
use crate::seat::SeatEvent;
use crate::shadow::Shadow;
use crate::spectator::{OpenEvent, SpectatorEvent};

/// An event, numbered for its audience: 0, 1, 2 and so on through all deals of a game. There are no gaps, so the
/// numbers don't reveal events that only other audiences received.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub struct Numbered<E> {
    /// The number.
    pub number: u32,
    /// The event.
    pub event: E,
}

impl<E> Numbered<E> {
    /// Returns another event with the same number.
    pub(crate) fn with<F>(&self, event: F) -> Numbered<F> {
        Numbered { number: self.number, event }
    }
}

/// What each audience receives for one event, or for one shown hand. Meant for the code that distributes events;
/// never send it as a whole.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Published {
    /// The event for each player.
    pub seats: BySeat<Option<Numbered<SeatEvent>>>,
    /// The event for spectators who see no hands.
    pub spectator: Option<Numbered<SpectatorEvent>>,
    /// The event for spectators who see all hands. Any delay is up to the sender.
    pub open: Option<Numbered<OpenEvent>>,
    /// The event for the judge.
    pub judge: Numbered<JudgeEvent>,
}

impl Published {
    /// Returns the numbered event that an audience receives; `None` if the audience receives nothing.
    pub fn to(&self, audience: Audience) -> Option<Numbered<AudienceEvent<'_>>> {
        match audience {
            Audience::Seat(seat) => {
                self.seats[seat].as_ref().map(|sent| sent.with(AudienceEvent::Seat(seat, &sent.event)))
            }
            Audience::Spectator => {
                self.spectator.as_ref().map(|sent| sent.with(AudienceEvent::Spectator(&sent.event)))
            }
            Audience::Open => self.open.as_ref().map(|sent| sent.with(AudienceEvent::Open(&sent.event))),
            Audience::Judge => Some(self.judge.with(AudienceEvent::Judge(&self.judge.event))),
        }
    }
}

/// The views of one game: the only place where events become what each audience may see.
///
/// The result depends only on the deals and their events, not on when it is requested. Timing can still reveal that a
/// player has a decision to make; delays are up to the sender.
///
/// ```
/// use std::sync::Arc;
///
/// use hanchan_game::{Game, Seed};
/// use hanchan_round::{Round, TurnAct, Wall};
/// use hanchan_rules::preset;
/// use hanchan_tiles::Seat;
/// use hanchan_view::{PublicEvent, SpectatorEvent, Views};
///
/// let rules = Arc::new(preset("ema").unwrap());
/// let setup = Game::new(Arc::clone(&rules)).setup();
/// let (tiles, dice) = Seed([7; 32]).deal(1, rules.tile_set());
/// let wall = Wall::built(&tiles, dice, setup.dealer, &rules)?;
/// let mut round = Round::new(Arc::clone(&rules), wall, setup);
/// round.act(Seat::First, TurnAct::DiscardDrawn)?;
///
/// let mut views = Views::new();
/// let dealt = views.deal(&round);
/// assert_eq!(dealt.judge.number, 0);
/// let discarded = views.next(&round).expect("the dealer has discarded");
/// let spectator = discarded.spectator.expect("a discard is public");
/// assert_eq!(spectator.number, 1);
/// assert!(matches!(
///     spectator.event,
///     SpectatorEvent::Public(PublicEvent::Discarded { seat: Seat::First, .. })
/// ));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug, Default)]
pub struct Views {
    deal: Option<Shadow>,
    next: Numbers,
}

/// The next event number of each audience.
#[derive(Clone, Copy, Debug, Default)]
struct Numbers {
    seats: BySeat<u32>,
    spectator: u32,
    open: u32,
    judge: u32,
}

impl Views {
    /// Creates the views of a new game.
    pub fn new() -> Views {
        Views::default()
    }

    /// Returns a copy that continues the numbering, without a current deal.
    #[must_use]
    pub fn between_deals(&self) -> Views {
        Views { deal: None, next: self.next }
    }

    /// Starts a deal and returns the event for it.
    pub fn deal(&mut self, round: &Round) -> Published {
        let (shadow, dealt) = Shadow::new(round);
        self.next.publish(self.deal.insert(shadow), &dealt)
    }

    /// Returns the next event of the current deal; `None` if everything has been published.
    pub fn next(&mut self, round: &Round) -> Option<Published> {
        let shadow = self.deal.as_mut()?;
        let event = shadow.next(round)?;
        Some(self.next.publish(shadow, &event))
    }

    /// Returns the number of events in the deal's log that have been published.
    pub fn published(&self) -> usize {
        self.deal.as_ref().map_or(0, Shadow::published)
    }
}

impl Numbers {
    /// Numbers the event for each audience.
    fn publish(&mut self, shadow: &Shadow, event: &JudgeEvent) -> Published {
        let players = shadow.players();
        let open = event.open();
        Published {
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
