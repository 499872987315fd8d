//! The audiences of a deal, and how its events become theirs.

use hanchan_round::Round;
use hanchan_tiles::{BySeat, Players, Seat};

use crate::judge::JudgeEvent;
use crate::seat::SeatEvent;
use crate::shadow::Shadow;
use crate::spectator::{OpenEvent, SpectatorEvent};

/// Who receives the events of a deal.
///
/// | audience | its events | beyond what everybody sees |
/// |---|---|---|
/// | a player | [`SeatEvent`] | their tiles, answers and furiten, and what they may do |
/// | a spectator | [`SpectatorEvent`] | |
/// | a spectator with open hands | [`OpenEvent`] | all hands |
/// | the judge | [`JudgeEvent`] | all hands, answers and choices |
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(rename_all = "kebab-case"))]
pub enum Audience {
    /// The player at this seat.
    Seat(Seat),
    /// Spectators who see no hands.
    Spectator,
    /// Spectators who see all hands.
    Open,
    /// The judge.
    Judge,
}

/// An event as one audience receives it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum AudienceEvent<'a> {
    /// What the player at this seat receives.
    Seat(Seat, &'a SeatEvent),
    /// What spectators who see no hands receive.
    Spectator(&'a SpectatorEvent),
    /// What spectators who see all hands receive.
    Open(&'a OpenEvent),
    /// What the judge receives.
    Judge(&'a JudgeEvent),
}

impl Audience {
    /// Returns all audiences of a deal.
    pub fn all(players: Players) -> impl Iterator<Item = Audience> {
        let others = [Audience::Spectator, Audience::Open, Audience::Judge];
        players.seats().map(Audience::Seat).chain(others)
    }

    /// Returns the player's seat if the audience is a player.
    pub fn seat(self) -> Option<Seat> {
        match self {
            Audience::Seat(seat) => Some(seat),
            Audience::Spectator | Audience::Open | Audience::Judge => None,
        }
    }
}

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

    /// Creates views that start in the middle of a deal, such as a position: only what happens after this state of
    /// the deal is published.
    pub fn in_progress(round: &Round) -> Views {
        Views { deal: Some(Shadow::in_progress(round)), next: Numbers::default() }
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
