//! The audiences of a game, which know only what they receive.

use std::sync::Arc;

use hanchan_round::{Ending, Phase, Round, Sitting};
use hanchan_rules::Rules;
use hanchan_tiles::{BySeat, Players, Seat};
use hanchan_view::{Audience, AudienceEvent, Choice, DealStage, Published, SeatView, Views};

use crate::broken::{Broken, Differs};

/// The audiences of a game, and the players' views.
#[derive(Debug)]
pub struct Listeners {
    views: Views,
    seats: BySeat<SeatView>,
    /// The number of events each audience received, in the order of [`Audience::all`].
    received: Vec<u32>,
}

impl Listeners {
    /// Creates the audiences before the first deal.
    pub fn new(rules: &Arc<Rules>) -> Listeners {
        let seats = BySeat::from_fn(|seat| SeatView::new(Arc::clone(rules), seat));
        let received = vec![0; Audience::all(Players::Four).count()];
        Listeners { views: Views::new(), seats, received }
    }

    /// Starts a deal and publishes its first event.
    pub fn deal(&mut self, round: &Round) -> Result<Published, Broken> {
        let published = self.views.deal(round);
        self.receive(&published)?;
        Ok(published)
    }

    /// Publishes the next event of the deal.
    pub fn next(&mut self, round: &Round) -> Result<Option<Published>, Broken> {
        let published = self.views.next(round);
        published.as_ref().map_or(Ok(()), |published| self.receive(published))?;
        Ok(published)
    }

    /// Returns the number of events a player received in all deals.
    pub fn received(&self, seat: Seat) -> u32 {
        let at = Audience::all(Players::Four).position(|audience| audience == Audience::Seat(seat));
        at.map_or(0, |at| self.received[at])
    }

    /// Records an event that was published, and checks that event numbers have no gaps through all deals.
    fn receive(&mut self, published: &Published) -> Result<(), Broken> {
        for (audience, received) in Audience::all(Players::Four).zip(&mut self.received) {
            let Some(sent) = published.to(audience) else { continue };
            count(sent.number, received, audience)?;
            if let AudienceEvent::Seat(seat, event) = sent.event {
                self.seats[seat].apply(event);
            }
        }
        Ok(())
    }

    /// Checks that each player's view agrees with the deal, for the player's own hand and all public tiles.
    pub fn check(&self, round: &Round) -> Result<(), Broken> {
        round.seats().seats().try_for_each(|seat| {
            differs(round, &self.seats[seat]).map_or(Ok(()), |what| Err(Broken::View(seat, what)))
        })
    }
}

fn count(number: u32, received: &mut u32, audience: Audience) -> Result<(), Broken> {
    let expected = *received;
    *received += 1;
    if number == expected { Ok(()) } else { Err(Broken::Number(audience)) }
}

/// Returns a player's options. This is a second definition, which uses only the deal.
fn choice(round: &Round, seat: Seat) -> Option<Choice> {
    let real = round.sitting() == Sitting::RealTable;
    let speaks = || {
        let (speaks, draws) = (round.may_speak(seat), round.may_draw(seat).is_ok());
        if speaks { Some(Choice::Speak { draws }) } else { draws.then_some(Choice::Draw) }
    };
    match round.phase() {
        Phase::Turn(turn) if turn.seat == seat && round.claimable_until().is_some() => None,
        Phase::Turn(turn) if turn.seat == seat => Some(Choice::Turn(turn.acts)),
        Phase::Turn(_) | Phase::Claims(_) if real => speaks(),
        Phase::Claims(window) => window.answers[seat].is_none().then_some(Choice::Claim(window.claims[seat])),
        Phase::Showdown(waiting) => waiting[seat].then_some(Choice::Show),
        Phase::Announcing(waiting) => waiting[seat].then_some(Choice::Announce),
        Phase::Accepting(waiting) => waiting[seat].then_some(Choice::Accept),
        Phase::Paid => Some(Choice::Settle),
        Phase::Turn(_) | Phase::Between | Phase::Over => None,
    }
}

fn differs(round: &Round, view: &SeatView) -> Option<Differs> {
    let me = round.player(view.seat);
    let ippatsu = Seat::ALL.into_iter().all(|seat| view.course.ippatsu[seat] == round.player(seat).ippatsu);
    let source = !matches!(round.phase(), Phase::Turn(turn) if turn.source != view.course.source);
    let passed = (view.passed, view.passed_in_riichi) == (me.passed, me.passed_in_riichi);
    let own = [
        (view.hand == me.hand, Differs::Hand),
        (passed, Differs::Passed),
        (ippatsu, Differs::Ippatsu),
        (source, Differs::Source),
        (view.setup == *round.setup(), Differs::Setup),
        (view.points == round.points(), Differs::Points),
        (view.sticks == round.sticks(), Differs::Sticks),
        (view.live == round.live(), Differs::Live),
        (view.indicators.iter().copied().eq(round.indicators()), Differs::Indicators),
        (view.choice == choice(round, view.seat), Differs::Choice),
        (is_staged(round, view.stage), Differs::Stage),
    ];
    let fronts = round.seats().seats().flat_map(|seat| {
        [
            (is_front(round, view, seat), Differs::Front(seat)),
            (is_shown(round, view, seat), Differs::Shown(seat)),
        ]
    });
    own.into_iter().chain(fronts).find_map(|(right, differs)| (!right).then_some(differs))
}

fn is_front(round: &Round, view: &SeatView, seat: Seat) -> bool {
    let (front, player) = (&view.fronts[seat], round.player(seat));
    front.river == player.river.tiles()
        && front.melds == player.hand.melds()
        && front.norths == player.hand.norths()
        && usize::from(front.concealed) == player.hand.concealed().len()
        && front.riichi == player.riichi
        && front.staked == round.staked()[seat]
        && front.dead == round.is_dead(seat)
        && view.wind(seat) == round.wind(seat)
}

/// Returns whether the view shows a player's hand if it must be shown and, at an assisted table, only then.
fn is_shown(round: &Round, view: &SeatView, seat: Seat) -> bool {
    let (shown, hand) = (view.fronts[seat].shown, round.player(seat).hand);
    let assisted = round.sitting() == Sitting::Assisted;
    let Some(outcome) = round.outcome() else { return shown.is_none() || !assisted };
    let won = outcome.winners.iter().any(|winner| winner.seat == seat);
    if won || outcome.tenpai[seat] {
        let with_tile = shown.map(|mut shown| {
            let drawn = hand.drawn().filter(|_| won);
            let _fits = drawn.map(|tile| shown.draw(tile));
            shown
        });
        return with_tile == Some(hand);
    }
    let hidden = outcome.winners.is_empty() && !matches!(outcome.ending, Ending::Aborted(_)) && assisted;
    !hidden || shown.is_none()
}

fn is_staged(round: &Round, stage: DealStage) -> bool {
    match (round.phase(), stage) {
        (Phase::Turn(turn), DealStage::Turn(seat)) => turn.seat == seat,
        (Phase::Claims(window), DealStage::Claims { tile, from, offered }) => {
            (window.tile, window.from, window.offered) == (tile, from, offered)
        }
        (Phase::Announcing(waiting), DealStage::Announcing(known))
        | (Phase::Accepting(waiting), DealStage::Accepting(known)) => *waiting == known,
        (Phase::Paid, DealStage::Paid)
        | (Phase::Showdown(_), DealStage::Ending)
        | (Phase::Over, DealStage::Over) => true,
        _ => false,
    }
}
