//! The screen of a recorded game.

use hanchan_tiles::Seat;
use hanchan_words::Words;
use ratatui::Frame;

use super::timeline::Timeline;
use crate::screen::{App, Key, Pages, Table, Wants, deal_pages, final_page, help_lines, hint, popup};

/// A popup over the table.
enum Over {
    Help,
    /// The prompt for a deal number, with the digits typed so far.
    Go(String),
    /// The result of a deal or of the game.
    Pages(Pages),
    /// The note that a record is incomplete.
    Note(String),
}

/// The screen of a recorded game.
pub(super) struct Screen {
    timeline: Timeline,
    words: Words,
    deal: usize,
    step: usize,
    seat: Seat,
    open: bool,
    hints: bool,
    over: Option<Over>,
    done: bool,
}

impl Screen {
    pub(super) fn new(timeline: Timeline, words: Words) -> Screen {
        let over = timeline.note(&words).map(Over::Note);
        Screen {
            timeline,
            words,
            deal: 0,
            step: 0,
            seat: Seat::First,
            open: false,
            hints: false,
            over,
            done: false,
        }
    }

    fn steps(&self) -> usize {
        self.timeline.deals.get(self.deal).map_or(1, super::timeline::DealTimeline::steps)
    }

    fn go(&mut self, deal: usize) {
        if deal < self.timeline.deals.len() {
            (self.deal, self.step) = (deal, 0);
        }
    }

    fn forward(&mut self) {
        if self.step + 1 < self.steps() {
            self.step += 1;
            if self.step + 1 == self.steps() {
                self.end();
            }
        } else {
            self.go(self.deal + 1);
        }
    }

    fn back(&mut self) {
        if self.step > 0 {
            self.step -= 1;
        } else if self.deal > 0 {
            self.go(self.deal - 1);
            self.step = self.steps().saturating_sub(1);
        }
    }

    /// Shows the result of the deal, and after the last deal the result of the game.
    fn end(&mut self) {
        let Some(ended) = self.timeline.deals.get(self.deal).and_then(|reel| reel.ended.as_ref()) else {
            return;
        };
        let views = self.timeline.views(self.deal, self.step);
        let mut pages = deal_pages(&views[self.seat], ended, &self.words, &self.timeline.names);
        let last = self.deal + 1 == self.timeline.deals.len();
        if let Some(standing) = self.timeline.standing.as_ref().filter(|_| last) {
            pages.push(final_page(standing, self.timeline.rules(), &self.words, &self.timeline.names));
        }
        self.over = Some(Over::Pages(Pages::new(pages)));
    }

    fn typed(&mut self, key: Key) {
        let Some(Over::Go(number)) = &mut self.over else { return };
        match key {
            Key::Letter(digit @ '0'..='9') if number.len() < 4 => number.push(digit),
            Key::Backspace => drop(number.pop()),
            Key::Enter => {
                let deal = number.parse::<usize>().ok().and_then(|number| number.checked_sub(1));
                self.over = None;
                if let Some(deal) = deal {
                    self.go(deal);
                }
            }
            Key::Letter(_) => {}
            _ => self.over = None,
        }
    }

    fn press(&mut self, key: Key) {
        match key {
            Key::Right | Key::Enter => self.forward(),
            Key::Left | Key::Backspace => self.back(),
            Key::Down | Key::PageDown => self.go(self.deal + 1),
            Key::Up | Key::PageUp if self.step > 0 => self.step = 0,
            Key::Up | Key::PageUp => self.go(self.deal.wrapping_sub(1)),
            Key::Home => self.step = 0,
            Key::End => {
                self.step = self.steps().saturating_sub(1);
                self.end();
            }
            Key::Letter('g') => self.over = Some(Over::Go(String::new())),
            Key::Letter('s') => self.seat = Seat::ALL[(self.seat.index() + 1) % self.timeline.players()],
            Key::Letter('o') => self.open = !self.open,
            Key::Letter('t') => self.hints = !self.hints,
            Key::Letter('?') => self.over = Some(Over::Help),
            Key::Letter('q') | Key::Escape => self.done = true,
            Key::Letter(_) | Key::Interrupt => {}
        }
    }

    fn help(&self) -> Vec<String> {
        let keys = [
            ("← →", "help-step"),
            ("↑ ↓", "help-deal"),
            ("Home End", "help-ends"),
            ("g", "help-go"),
            ("s", "help-seat"),
            ("o", "help-open"),
            ("t", "help-waits"),
            ("q", "help-quit"),
        ];
        help_lines(&keys, &self.words)
    }
}

impl App for Screen {
    fn wants(&self) -> Wants {
        if self.done { Wants::Nothing } else { Wants::Key }
    }

    fn draw(&self, frame: &mut Frame<'_>) {
        let (words, timeline) = (&self.words, &self.timeline);
        let views = timeline.views(self.deal, self.step);
        let view = &views[self.seat];
        let from = if self.open { None } else { Some(self.seat) };
        let events = timeline.events(self.deal, self.step, words, from);
        let place = words.format(
            "replay-place",
            [
                ("deal", (self.deal + 1).into()),
                ("deals", timeline.deals.len().into()),
                ("step", (self.step + 1).into()),
                ("steps", self.steps().into()),
            ],
        );
        let table = Table {
            words,
            view,
            open: self.open.then_some(&views),
            names: &timeline.names,
            hint: self.hints.then(|| hint(view, None, words)),
            status: place,
            choices: &[],
            cursor: None,
            allowed: None,
            keys: words.text("keys-replay"),
            events: &events,
        };
        let window = frame.area();
        let buffer = frame.buffer_mut();
        table.draw(window, buffer);
        let close = words.text("help-close");
        match &self.over {
            None => {}
            Some(Over::Help) => popup(&words.text("help-title"), &self.help(), &close, window, buffer),
            Some(Over::Note(note)) => {
                popup("", std::slice::from_ref(note), &words.text("go-on"), window, buffer);
            }
            Some(Over::Go(number)) => {
                let deals = timeline.deals.len();
                let args = [("deals", deals.into()), ("number", format!("{number}_").into())];
                popup("", &[words.format("replay-go", args)], "Enter · Esc", window, buffer);
            }
            Some(Over::Pages(pages)) => pages.draw(&words.text("go-on"), window, buffer),
        }
    }

    fn key(&mut self, key: Key) {
        if key == Key::Interrupt {
            self.done = true;
            return;
        }
        match &mut self.over {
            Some(Over::Go(_)) => self.typed(key),
            Some(Over::Help | Over::Note(_)) => self.over = None,
            Some(Over::Pages(pages)) => match key {
                Key::Letter('q') | Key::Escape => self.over = None,
                Key::Enter | Key::Right | Key::Up | Key::Down => {
                    if pages.key(key) {
                        self.over = None;
                    }
                }
                _ => {
                    self.over = None;
                    self.press(key);
                }
            },
            None => self.press(key),
        }
    }

    fn time(&mut self) {}
}
