//! A copy of the deal that follows it event by event, so that each event is published with the state at that time.

use std::sync::Arc;

use hanchan_round::{Abort, Claim, Event, Offence, Phase, RiichiState, Round, Sitting, Winner};
use hanchan_tiles::{BySeat, Hand, Seat, Tile};

use crate::indicators::Indicators;
use crate::judge::JudgeEvent;
use crate::public::{PublicDeal, PublicEvent, WallPart, WinScore};
use crate::seat::Choice;
use crate::spectator::OpenEvent;

/// The copy of the deal, and the hands that are still to be shown.
#[derive(Clone, Debug)]
pub(crate) struct Shadow {
    round: Round,
    /// The last tile that could be claimed.
    offered: Option<Tile>,
    /// The players whose hands are shown once everybody has decided whether to show theirs.
    to_show: BySeat<bool>,
    /// Whether the last published event gives players a choice.
    opens: bool,
}

impl Shadow {
    /// Creates the copy at the start of the deal, and the event for the start.
    pub(crate) fn new(round: &Round) -> (Shadow, JudgeEvent) {
        let round = round.beginning();
        let indicator = round.wall().indicator(0);
        let deal = PublicDeal {
            setup: *round.setup(),
            players: round.seats(),
            indicator,
            live: round.live(),
            dice: round.wall().dice(),
        };
        let hands = BySeat::from_fn(|seat| round.player(seat).hand);
        let shadow = Shadow { round, offered: None, to_show: BySeat::default(), opens: true };
        (shadow, JudgeEvent::Open(OpenEvent::Dealt { deal, hands }))
    }

    /// Creates the copy of a deal in progress.
    pub(crate) fn in_progress(round: &Round) -> Shadow {
        let offered = match round.phase() {
            Phase::Claims(window) => Some(window.tile),
            _ => None,
        };
        Shadow { round: round.clone(), offered, to_show: BySeat::default(), opens: true }
    }

    pub(crate) fn published(&self) -> usize {
        self.round.events().len()
    }

    pub(crate) fn players(&self) -> usize {
        self.round.seats().count()
    }

    /// Returns the next event to publish: a hand that is due to be shown, or else the next event of the log.
    pub(crate) fn next(&mut self, deal: &Round) -> Option<JudgeEvent> {
        loop {
            let event = deal.events().get(self.published())?;
            if let Some(seat) = self.next_to_show(event) {
                self.to_show[seat] = false;
                self.opens = false;
                let hand = self.hand(seat);
                return Some(public(PublicEvent::Shown { seat, hand }));
            }
            self.mark_shown(event);
            self.round.follow(*event);
            if let Phase::Claims(window) = self.round.phase() {
                self.offered = Some(window.tile);
            }
            self.opens = opens_choice(event);
            if let Some(published) = self.published_event(event, deal) {
                return Some(published);
            }
        }
    }

    fn is_real(&self) -> bool {
        self.round.sitting() == Sitting::RealTable
    }

    /// Returns a player's options after the last published event, if there are any.
    pub(crate) fn choice(&self, seat: Seat) -> Option<Choice> {
        match self.round.phase() {
            _ if !self.opens && !self.is_real() => None,
            // A player who drew early acts when the last discard can no longer be claimed.
            Phase::Turn(turn) if turn.seat == seat => {
                self.round.claimable_until().is_none().then_some(Choice::Turn(turn.acts))
            }
            Phase::Turn(_) | Phase::Claims(_) if self.is_real() => self.speech(seat),
            Phase::Claims(window) => {
                window.answers[seat].is_none().then_some(Choice::Claim(window.claims[seat]))
            }
            Phase::Showdown(waiting) => waiting[seat].then_some(Choice::Show),
            Phase::Announcing(waiting) => waiting[seat].then_some(Choice::Announce),
            Phase::Accepting(waiting) => waiting[seat].then_some(Choice::Accept),
            Phase::Paid => Some(Choice::Settle),
            Phase::Turn(_) | Phase::Between | Phase::Over => None,
        }
    }

    /// Returns a player's options for a tile on offer at an unassisted table, which do not depend on their hand.
    fn speech(&self, seat: Seat) -> Option<Choice> {
        let draws = self.round.may_draw(seat).is_ok();
        if self.round.may_speak(seat) { Some(Choice::Speak { draws }) } else { draws.then_some(Choice::Draw) }
    }

    /// Returns the player whose hand is shown next. Hands are shown once no player has to decide any more,
    /// starting with the dealer; events in between don't show them earlier.
    fn next_to_show(&self, event: &Event) -> Option<Seat> {
        let chooses = matches!(self.round.phase(), Phase::Showdown(waiting) if waiting.0.contains(&true));
        if chooses || matches!(event, Event::Showed { .. }) {
            return None;
        }
        let players = self.players();
        let from_dealer = (0..players).map(|turn| Seat::ALL[(self.round.dealer().index() + turn) % players]);
        from_dealer.into_iter().find(|&seat| self.to_show[seat])
    }

    /// Records which hands must be shown because of the coming event, except for wins.
    fn mark_shown(&mut self, event: &Event) {
        match (event, self.round.phase()) {
            (&Event::Showed { seat, tenpai }, _) => self.to_show[seat] = tenpai,
            (&Event::Died { seat }, _) => self.to_show[seat] = false,
            (Event::Aborted { why: Abort::NineKinds }, Phase::Turn(turn)) => self.to_show[turn.seat] = true,
            // Players who call ron show their hands (P-048). At an unassisted table they already have.
            (Event::Aborted { why: Abort::ThreeRons }, Phase::Claims(window)) if !self.is_real() => {
                self.to_show = window.answers.map(|answer| answer == Some(Claim::Ron));
            }
            _ => {}
        }
    }

    /// Returns the event as the judge sees it; `None` if no audience sees the event.
    fn published_event(&self, event: &Event, deal: &Round) -> Option<JudgeEvent> {
        let published = match *event {
            // The deal was published when it began, and a log contains only one deal. The clock is never
            // published.
            Event::Dealt | Event::Clock { .. } => return None,
            Event::Drew { seat, tile } => drew(seat, tile, WallPart::Live),
            Event::Replaced { seat, tile } => drew(seat, tile, WallPart::Dead),
            Event::Returned { seat, tile } => JudgeEvent::Open(OpenEvent::Returned { seat, tile }),
            Event::Answered { seat, claim } if self.is_real() && claim != Claim::Pass => {
                let hand = (claim == Claim::Ron).then(|| self.hand(seat));
                public(PublicEvent::ClaimCalled { seat, claim, hand })
            }
            Event::Answered { seat, claim } => JudgeEvent::Answered { seat, claim },
            Event::Passed { seat } => JudgeEvent::Passed { seat },
            Event::Showed { seat, tenpai } => JudgeEvent::Showed { seat, tenpai },
            Event::Riichi { seat } => {
                let riichi = self.round.player(seat).riichi;
                let double = matches!(riichi, RiichiState::Declared { double } | RiichiState::Yes { double } if double);
                public(PublicEvent::Riichi { seat, double })
            }
            Event::Discarded { seat, tile, drawn, sideways } => {
                public(PublicEvent::Discarded { seat, tile, drawn, sideways })
            }
            Event::StakeLaid { seat } => public(PublicEvent::StakeLaid { seat }),
            Event::Claimed { seat, meld } => public(PublicEvent::Claimed { seat, meld }),
            Event::ClosedKan { seat, meld } => public(PublicEvent::ClosedKan { seat, meld }),
            Event::AddedKan { seat, tile } => public(PublicEvent::AddedKan { seat, tile }),
            Event::North { seat } => public(PublicEvent::North { seat }),
            Event::Stands => public(PublicEvent::Stands),
            Event::Indicator { tile } => public(PublicEvent::Indicator { tile }),
            Event::Won { seat, from, points } => self.won(deal, seat, from, points)?,
            Event::Shown { seat, from } => {
                let (tile, hand) = self.winning(seat, from)?;
                public(PublicEvent::Opened { seat, from, tile, hand, ura: self.ura(seat) })
            }
            Event::Exhausted => public(PublicEvent::Exhausted),
            Event::Paid { points } => public(PublicEvent::Paid { points }),
            Event::Aborted { why } => public(PublicEvent::Aborted { why }),
            Event::SticksReturned => public(PublicEvent::SticksReturned),
            Event::Closed => public(PublicEvent::Closed),
            Event::Erred { seat, offence } => {
                let hand = is_found_in_hand(offence).then(|| self.hand(seat));
                public(PublicEvent::Erred { seat, offence, hand })
            }
            Event::Died { seat } => public(PublicEvent::Died { seat }),
            Event::Chombo { seat, points } => public(PublicEvent::Chombo { seat, points }),
            Event::Announced { seat, each } => public(PublicEvent::Announced { seat, each }),
            Event::Agreed { seat } => public(PublicEvent::Agreed { seat }),
            Event::Objected { seat } => public(PublicEvent::Objected { seat }),
            Event::Corrected { seat, points } => public(PublicEvent::Corrected { seat, points }),
            Event::Mixed => public(PublicEvent::Mixed),
            Event::Ruled { ruling, note } => {
                let text = deal.notes().get(usize::from(note.0)).map_or("", String::as_str);
                public(PublicEvent::Ruled { ruling, note: text.into() })
            }
            Event::Over => {
                let (points, sticks) = (self.round.points(), self.round.sticks());
                public(PublicEvent::Over { points, sticks })
            }
        };
        Some(published)
    }

    fn hand(&self, seat: Seat) -> Hand {
        self.round.player(seat).hand
    }

    fn won(&self, deal: &Round, seat: Seat, from: Seat, points: BySeat<i32>) -> Option<JudgeEvent> {
        let (tile, hand) = self.winning(seat, from)?;
        let score = deal.winners().iter().find(|winner| winner.seat == seat);
        let score = score.map(|winner| Arc::new(self.win_score(winner)));
        Some(public(PublicEvent::Won { seat, from, tile, hand, ura: self.ura(seat), points, score }))
    }

    /// Builds the score of a win. The yaku and payments come from the original deal, because the copy does not
    /// compute them.
    fn win_score(&self, winner: &Winner) -> WinScore {
        let counted = |yaku| winner.score.yaku().iter().any(|(counted, _)| *counted == yaku);
        WinScore {
            score: winner.score.clone(),
            seat_wind: self.round.wind(winner.seat),
            round_wind: self.round.setup().round,
            indicators: self.round.indicators().collect(),
            liable: self.round.liable(winner.seat).find(|(yaku, _)| counted(*yaku)),
        }
    }

    /// Returns the winning tile, and the hand without it.
    fn winning(&self, seat: Seat, from: Seat) -> Option<(Tile, Hand)> {
        let mut hand = self.hand(seat);
        let tile = if seat == from { hand.drawn() } else { self.offered }?;
        if seat == from {
            hand.discard(tile).ok()?;
        }
        Some((tile, hand))
    }

    /// Returns the ura indicators that count for a winner.
    fn ura(&self, winner: Seat) -> Indicators {
        let switches = &self.round.rules().switches().riichi;
        let open = self.round.indicators().count();
        let count = match switches.ura_dora && self.round.player(winner).riichi.in_force() {
            false => 0,
            true if switches.kan_ura_dora => open,
            true => open.min(1),
        };
        (0..count as u8).map(|number| self.round.wall().ura(number)).collect()
    }
}

fn public(event: PublicEvent) -> JudgeEvent {
    JudgeEvent::Open(OpenEvent::Public(event))
}

fn drew(seat: Seat, tile: Tile, from: WallPart) -> JudgeEvent {
    JudgeEvent::Open(OpenEvent::Drew { seat, tile, from })
}

/// Returns whether an offence concerns the contents of the hand, so that the hand has to be shown.
fn is_found_in_hand(offence: Offence) -> bool {
    match offence {
        Offence::FalseWin(_) | Offence::NotenRiichi | Offence::FalseKanAfterRiichi => true,
        Offence::Shout
        | Offence::RiichiTooLate(_)
        | Offence::FalseCall(_)
        | Offence::CallWithDeadHand(_)
        | Offence::Exposure(..)
        | Offence::WrongCount
        | Offence::OutOfTurn
        | Offence::Peeking => false,
    }
}

/// Returns whether an event gives players a choice at an assisted table: it begins a turn, offers a tile, or lets
/// players show their hands.
fn opens_choice(event: &Event) -> bool {
    match event {
        Event::Dealt
        | Event::Drew { .. }
        | Event::Replaced { .. }
        | Event::Claimed { .. }
        | Event::Discarded { .. }
        | Event::ClosedKan { .. }
        | Event::AddedKan { .. }
        | Event::North { .. }
        | Event::Exhausted => true,
        Event::Riichi { .. }
        | Event::StakeLaid { .. }
        | Event::Answered { .. }
        | Event::Stands
        | Event::Indicator { .. }
        | Event::Passed { .. }
        | Event::Won { .. }
        | Event::Showed { .. }
        | Event::Paid { .. }
        | Event::Aborted { .. }
        | Event::SticksReturned
        | Event::Clock { .. }
        | Event::Closed
        | Event::Returned { .. }
        | Event::Erred { .. }
        | Event::Died { .. }
        | Event::Chombo { .. }
        | Event::Shown { .. }
        | Event::Announced { .. }
        | Event::Agreed { .. }
        | Event::Objected { .. }
        | Event::Corrected { .. }
        | Event::Mixed
        | Event::Ruled { .. }
        | Event::Over => false,
    }
}
