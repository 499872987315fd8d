//! Replays a deal from its events: every act of a player, the judge or the clock is repeated, and its consequences
//! must match the log.

use std::fmt;

use hanchan_round::{Abort, Claim, Event, FalseSet, Offence, Offered, Phase, Refusal, Round, TurnAct};
use hanchan_tiles::{Seat, Tile};

/// The point where a log differs from the engine.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Divergence {
    /// The index of the logged event in the deal.
    pub event: usize,
    /// The logged event.
    pub logged: Event,
    /// The event that the engine has instead, if any.
    pub played: Option<Event>,
    /// The reason why the engine refused the logged act, if it did.
    pub refusal: Option<Refusal>,
}

impl fmt::Display for Divergence {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "the log has {:?}", self.logged)?;
        match (&self.played, &self.refusal) {
            (Some(played), _) => write!(f, ", but by the rules {played:?} follows"),
            (None, Some(refusal)) => write!(f, ", which is refused: {refusal}"),
            (None, None) => f.write_str(", which cannot happen now"),
        }
    }
}

impl std::error::Error for Divergence {}

/// Replays the events of a deal. `round` must be at the start of the deal; it is left where the log ends.
pub fn retrace(round: &mut Round, events: &[Event], notes: &[String]) -> Result<(), Box<Divergence>> {
    retrace_past(round, events, notes, |_| false)
}

/// Replays the events of a deal like [`retrace`]. If `pass` returns true for a divergence, the replay goes on with the
/// engine's event in place of the logged one.
pub(super) fn retrace_past(
    round: &mut Round,
    events: &[Event],
    notes: &[String],
    mut pass: impl FnMut(&Divergence) -> bool,
) -> Result<(), Box<Divergence>> {
    let mut checked = 0;
    while checked < events.len() {
        let logged = events[checked];
        if let Some(&played) = round.events().get(checked) {
            if played != logged {
                let differs = Divergence { event: checked, logged, played: Some(played), refusal: None };
                if !pass(&differs) {
                    return Err(Box::new(differs));
                }
            }
            checked += 1;
            continue;
        }
        let refusal = cause(round, &events[checked..], notes).err();
        if round.events().len() == checked {
            if events[checked..].iter().all(begins_an_act) {
                return Ok(());
            }
            return Err(Box::new(Divergence { event: checked, logged, played: None, refusal }));
        }
    }
    Ok(())
}

/// Returns whether an event is logged before the one that identifies its act, so that a truncated log may end
/// between them.
fn begins_an_act(event: &Event) -> bool {
    matches!(event, Event::Riichi { .. } | Event::Indicator { .. } | Event::Returned { .. })
}

/// Performs the act whose first consequence is the next event in the log.
fn cause(round: &mut Round, events: &[Event], notes: &[String]) -> Result<(), Refusal> {
    let in_turn = match round.phase() {
        Phase::Turn(turn) => Some(turn.seat),
        _ => None,
    };
    match events[0] {
        Event::Riichi { seat } => declare(round, seat, events),
        Event::Discarded { seat, tile, drawn, .. } => round.act(seat, discard(tile, drawn)),
        Event::ClosedKan { seat, meld } => round.act(seat, TurnAct::ClosedKan(meld.lowest())),
        Event::AddedKan { seat, tile } => round.act(seat, TurnAct::AddedKan(tile.kind())),
        Event::North { seat } => round.act(seat, TurnAct::North),
        Event::Answered { seat, claim } => round.claim(seat, claim),
        Event::Showed { seat, tenpai } => round.show(seat, tenpai),
        Event::Won { seat, from, .. } | Event::Shown { seat, from }
            if in_turn == Some(seat) && from == seat =>
        {
            round.act(seat, TurnAct::Tsumo)
        }
        Event::Aborted { why: Abort::NineKinds } => {
            round.act(in_turn.unwrap_or(Seat::First), TurnAct::NineKinds)
        }
        Event::Indicator { .. } if in_turn.is_some() => act_after_indicators(round, events),
        Event::Clock { at } => {
            round.clock(at);
            Ok(())
        }
        Event::Drew { seat, .. } if round.draw(seat).is_ok() => Ok(()),
        Event::Closed | Event::Stands | Event::Passed { .. } => draw_or_close(round, events),
        Event::Returned { .. } => speak(round, events),
        Event::Erred { seat, offence } => err(round, seat, offence, events),
        Event::Announced { seat, each } => round.announce(seat, each),
        Event::Agreed { seat } => round.agree(seat),
        Event::Objected { seat } => round.object(seat),
        Event::Corrected { seat, .. } => round.correct(seat),
        Event::Mixed => round.mix(),
        Event::Ruled { ruling, note } => {
            let text = notes.get(usize::from(note.0)).map_or("", String::as_str);
            round.rule(ruling, text)
        }
        _ => round.close(),
    }
}

fn discard(tile: Tile, drawn: bool) -> TurnAct {
    if drawn { TurnAct::DiscardDrawn } else { TurnAct::Discard(tile) }
}

fn next_discard(events: &[Event]) -> Option<(Seat, Tile, bool)> {
    events.iter().find_map(|event| match *event {
        Event::Discarded { seat, tile, drawn, .. } => Some((seat, tile, drawn)),
        _ => None,
    })
}

fn declare(round: &mut Round, seat: Seat, events: &[Event]) -> Result<(), Refusal> {
    let (_, tile, drawn) = next_discard(events).ok_or(Refusal::NothingDrawn)?;
    round.act(seat, if drawn { TurnAct::RiichiDrawn } else { TurnAct::Riichi(tile) })
}

/// Handles indicators that are opened with an act on a player's turn (`with-discard`): performs the act that
/// follows them.
fn act_after_indicators(round: &mut Round, events: &[Event]) -> Result<(), Refusal> {
    let rest = events.iter().position(|event| !matches!(event, Event::Indicator { .. })).unwrap_or(0);
    if rest == 0 { round.close() } else { cause(round, &events[rest..], &[]) }
}

/// Handles a claim window that closed: draws if somebody drew, or else ends the time for claims.
fn draw_or_close(round: &mut Round, events: &[Event]) -> Result<(), Refusal> {
    let settles = |event: &&Event| {
        !matches!(
            event,
            Event::Closed | Event::Passed { .. } | Event::StakeLaid { .. } | Event::Indicator { .. }
        )
    };
    let drawer = match (round.phase(), events.iter().find(settles)) {
        (Phase::Claims(window), Some(Event::Stands)) if window.offered != Offered::Discard => {
            Some(window.from)
        }
        (Phase::Claims(_), Some(Event::Drew { seat, .. })) => Some(*seat),
        _ => None,
    };
    match drawer {
        Some(seat) if round.draw(seat).is_ok() => Ok(()),
        // In a truncated log only a draw can have closed the window.
        _ => round.close().or_else(|refusal| match refusal {
            Refusal::NotYourTurn(next) => round.draw(next),
            refusal => Err(refusal),
        }),
    }
}

/// Handles a tile that went back to the wall: makes the claim that was made in time.
fn speak(round: &mut Round, events: &[Event]) -> Result<(), Refusal> {
    match events.get(1) {
        Some(
            &(Event::Answered { seat, claim }
            | Event::Erred { seat, offence: Offence::CallWithDeadHand(claim) }),
        ) => round.claim(seat, claim),
        _ => Err(Refusal::NothingToClaim),
    }
}

fn err(round: &mut Round, seat: Seat, offence: Offence, events: &[Event]) -> Result<(), Refusal> {
    match offence {
        Offence::Shout => round.shout(seat),
        Offence::FalseWin(_) | Offence::FalseKanAfterRiichi | Offence::NotenRiichi => {
            // In their own turn, the player showed a tsumo; otherwise claims were judged, or hands in an
            // exhaustive draw.
            if matches!(round.phase(), Phase::Turn(turn) if turn.seat == seat) {
                round.act(seat, TurnAct::Tsumo)
            } else {
                round.close()
            }
        }
        Offence::RiichiTooLate(_) => match next_discard(events) {
            Some((by, ..)) if by == seat => declare(round, seat, events),
            // A chombo ended the deal before the discard, so any discard will do.
            _ => round.act(seat, TurnAct::RiichiDrawn),
        },
        Offence::FalseCall(FalseSet::Claim(claim)) | Offence::CallWithDeadHand(claim) => {
            round.claim(seat, claim)
        }
        Offence::FalseCall(FalseSet::ClosedKan(kind)) => round.act(seat, TurnAct::ClosedKan(kind)),
        Offence::FalseCall(FalseSet::AddedKan(kind)) => round.act(seat, TurnAct::AddedKan(kind)),
        Offence::Exposure(..) | Offence::WrongCount | Offence::OutOfTurn | Offence::Peeking => {
            round.claim(seat, Claim::Pass)
        }
    }
}
