//! A recorded game, event by event.

use std::sync::Arc;

use hanchan_api::ReplayedGame;
use hanchan_game::Standing;
use hanchan_record::log::LoggedStandIn;
use hanchan_round::Round;
use hanchan_rules::Rules;
use hanchan_tiles::BySeat;
use hanchan_view::{OpenEvent, Published, SeatEvent, SeatView, Views};
use hanchan_words::Words;

use crate::screen::{Ended, Opened};

/// One event, as each audience sees it.
pub(super) struct Frame {
    seats: BySeat<Option<SeatEvent>>,
    /// The event as a spectator of open hands sees it; `None` for responses to a discard.
    pub(super) open: Option<OpenEvent>,
    /// The seats for which a stand-in acts from here on, and why.
    stand_ins: Vec<LoggedStandIn>,
}

/// The events of a deal.
pub(super) struct DealTimeline {
    pub(super) frames: Vec<Frame>,
    /// The frames at which the replay stops.
    steps: Vec<usize>,
    /// The result of the deal, if it ended.
    pub(super) ended: Option<Ended>,
}

/// The events of a recorded game.
pub(super) struct Timeline {
    rules: Arc<Rules>,
    pub(super) names: BySeat<String>,
    pub(super) deals: Vec<DealTimeline>,
    cut: Option<usize>,
    over: bool,
    pub(super) standing: Option<Standing>,
}

impl Frame {
    fn of(published: &Published) -> Frame {
        Frame {
            seats: published.seats.clone().map(|numbered| numbered.map(|numbered| numbered.event)),
            open: published.open.as_ref().map(|numbered| numbered.event.clone()),
            stand_ins: Vec::new(),
        }
    }

    /// Returns the localized notes about stand-ins.
    pub(super) fn stand_ins(&self, words: &Words, names: &BySeat<String>) -> impl Iterator<Item = String> {
        self.stand_ins
            .iter()
            .map(|stand_in| words.stead(&stand_in.why, stand_in.said.as_deref(), &names[stand_in.seat]))
    }
}

impl DealTimeline {
    /// Builds the frames of the first `events` events of a deal.
    fn of(round: &Round, events: usize, stand_ins: &[LoggedStandIn]) -> DealTimeline {
        let mut views = Views::new();
        let mut frames = vec![Frame::of(&views.deal(round))];
        while views.published() < events
            && let Some(published) = views.next(round)
        {
            frames.push(Frame::of(&published));
        }
        let last = frames.len() - 1;
        for stand_in in stand_ins {
            frames[stand_in.event.min(last)].stand_ins.push(stand_in.clone());
        }
        let steps = (0..frames.len()).filter(|&at| frames[at].open.is_some()).collect();
        let public = frames.iter().filter_map(|frame| match &frame.open {
            Some(OpenEvent::Public(event)) => Opened::of(event),
            _ => None,
        });
        let opened: Vec<Opened> = public.collect();
        // The engine may know more than the record contains, such as an ending.
        let ended = if round.events().len() <= events { Ended::of(round, &opened) } else { None };
        DealTimeline { frames, steps, ended }
    }

    /// Returns the number of steps.
    pub(super) fn steps(&self) -> usize {
        self.steps.len()
    }
}

impl Timeline {
    /// Builds the frames of a replayed game.
    pub(super) fn new(played: &ReplayedGame, rules: Arc<Rules>) -> Timeline {
        let stand_ins = |deal: usize| played.stand_ins.get(deal).map_or(&[][..], Vec::as_slice);
        let deals = played.rounds.iter().zip(&played.events).enumerate();
        let deals = deals.map(|(deal, (round, &events))| DealTimeline::of(round, events, stand_ins(deal)));
        let name = |at: usize| played.names.get(at).cloned().unwrap_or_default();
        Timeline {
            names: BySeat::from_fn(|seat| name(seat.index())),
            deals: deals.collect(),
            cut: played.cut,
            over: played.over,
            standing: played.standing(),
            rules,
        }
    }

    /// Returns the rules of the game.
    pub(super) fn rules(&self) -> &Rules {
        &self.rules
    }

    /// Returns the number of players.
    pub(super) fn players(&self) -> usize {
        self.rules.switches().table.players.count()
    }

    /// Returns the views of all seats at a step of a deal.
    pub(super) fn views(&self, deal: usize, step: usize) -> BySeat<SeatView> {
        let mut views = BySeat::from_fn(|seat| SeatView::new(Arc::clone(&self.rules), seat));
        let Some(reel) = self.deals.get(deal) else { return views };
        let last = reel.steps.get(step).copied().unwrap_or(0);
        for frame in &reel.frames[..=last] {
            for (seat, view) in views.iter_mut() {
                if let Some(event) = &frame.seats[seat] {
                    view.apply(event);
                }
            }
        }
        views
    }

    /// Returns the localized events up to a step, as a seat saw them, or with open hands if `from` is `None`.
    pub(super) fn events(
        &self,
        deal: usize,
        step: usize,
        words: &Words,
        from: Option<hanchan_tiles::Seat>,
    ) -> Vec<String> {
        let Some(reel) = self.deals.get(deal) else { return Vec::new() };
        let last = reel.steps.get(step).copied().unwrap_or(0);
        let seen = |frame: &Frame| match from {
            Some(seat) => words.seen(&frame.seats[seat].as_ref()?.seen, seat, &self.names),
            None => words.seen_open(frame.open.as_ref()?, &self.names),
        };
        let frames = reel.frames[..=last].iter();
        frames.flat_map(|frame| frame.stand_ins(words, &self.names).chain(seen(frame))).collect()
    }

    /// Returns a localized note if the record is incomplete.
    pub(super) fn note(&self, words: &Words) -> Option<String> {
        match self.cut {
            Some(line) => Some(words.format("replay-cut", [("line", line.into())])),
            None => (!self.over).then(|| words.text("replay-not-over")),
        }
    }
}
