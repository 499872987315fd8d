//! The screen of a game in progress.

use std::io;
use std::time::Duration;

use hanchan_round::{Claim, TurnAct};
use hanchan_tiles::BySeat;
use hanchan_view::Choice;
use hanchan_words::Words;
use ratatui::Frame;

use super::live::{ActError, Live, Standstill};
use super::options::{Doing, Options};
use crate::error::CliError;
use crate::screen::{App, Key, Pages, Table, Wants, deal_pages, final_page, hint, page_lines, popup};

/// A popup over the table.
pub(super) enum Over {
    /// A title and text; any key closes it.
    Note(String, Vec<String>),
    /// The question whether to leave.
    Quit,
    /// The result of a deal or of the game.
    Pages(Pages),
}

/// The screen of a game in progress.
pub(super) struct Screen {
    pub(super) live: Live,
    pub(super) names: BySeat<String>,
    pub(super) words: Words,
    pace: Duration,
    pub(super) options: Options,
    cursor: usize,
    pub(super) riichi: bool,
    hints: bool,
    pub(super) over: Option<Over>,
    pub(super) events: Vec<String>,
    done: bool,
    error: Option<io::Error>,
    /// The path of the log file.
    log: Option<String>,
}

impl Screen {
    pub(super) fn new(
        live: Live,
        names: BySeat<String>,
        words: Words,
        pace: Duration,
        log: Option<String>,
    ) -> Screen {
        Screen {
            live,
            names,
            words,
            pace,
            options: Options::default(),
            cursor: 0,
            riichi: false,
            hints: false,
            over: None,
            events: Vec::new(),
            done: false,
            error: None,
            log,
        }
    }

    /// Returns the error that ended the game, if any, after the terminal is restored.
    pub(super) fn finish(self) -> Result<(), CliError> {
        self.error.map_or(Ok(()), |error| Err(CliError::Output(error)))
    }

    /// Stores an error and ends the game, which cannot continue without its log.
    fn checked<T>(&mut self, outcome: io::Result<T>) -> Option<T> {
        outcome.map_err(|error| (self.error, self.done) = (Some(error), true)).ok()
    }

    fn ask(&mut self) {
        self.options = match self.live.standstill {
            Standstill::Stop => Options::stop(self.live.view()),
            _ => Options::of(self.live.view(), self.riichi),
        };
        self.cursor = self.options.start();
    }

    /// Returns whether the player has to choose now.
    pub(super) fn must_choose(&self) -> bool {
        matches!(self.live.standstill, Standstill::Stop)
            || (matches!(self.live.standstill, Standstill::No) && self.live.asks())
    }

    /// Returns the only legal move if it is to discard the drawn tile, as after riichi.
    fn forced(&self) -> Option<TurnAct> {
        match self.live.view().choice {
            Some(Choice::Turn(acts)) if acts.len() == 1 => {
                acts.iter().next().filter(|&act| act == TurnAct::DiscardDrawn)
            }
            _ => None,
        }
    }

    fn take(&mut self, doing: Doing) {
        let answer = match doing {
            Doing::Riichi | Doing::Back => {
                self.riichi = doing == Doing::Riichi;
                return self.ask();
            }
            Doing::Act(act) => self.live.act(act),
            Doing::Claim(claim) => self.live.claim(claim),
            Doing::Show(show) => self.live.show(show),
            Doing::Stop(stop) => self.live.choose(stop).map_err(ActError::Log),
        };
        match answer {
            Err(ActError::Refused(why)) => self.refuse(&why),
            Err(ActError::Log(error)) => (self.error, self.done) = (Some(error), true),
            Ok(()) => {
                self.riichi = false;
                self.stand();
            }
        }
    }

    /// Updates the popup and the options after a step or a move.
    fn stand(&mut self) {
        let (view, words, names) = (self.live.view(), &self.words, &self.names);
        match &self.live.standstill {
            Standstill::Ended(ended) => {
                self.over = Some(Over::Pages(Pages::new(deal_pages(view, ended, words, names))));
            }
            Standstill::Over(standing) => {
                let (title, mut lines) = final_page(standing, view.rules(), words, names);
                if let Some(log) = &self.log {
                    let text = words.format("final-log", [("file", log.as_str().into())]);
                    lines.extend([String::new()].into_iter().chain(page_lines(&text)));
                }
                self.over = Some(Over::Pages(Pages::new(vec![(title, lines)])));
            }
            Standstill::Stop => self.ask(),
            Standstill::No => self.options = Options::default(),
        }
    }

    fn turned(&mut self) {
        self.over = None;
        if matches!(self.live.standstill, Standstill::Over(_)) {
            self.done = true;
        } else {
            let gone = self.live.go_on();
            if self.checked(gone).is_some() {
                self.stand();
            }
        }
    }

    fn choose(&mut self, key: Key) {
        let places = self.options.places();
        let at = places.iter().position(|&place| place == self.cursor).unwrap_or(0);
        let step = |by: usize| places.get((at + by) % places.len().max(1)).copied();
        match key {
            Key::Right | Key::Down => self.cursor = step(1).unwrap_or(0),
            Key::Left | Key::Up => self.cursor = step(places.len().saturating_sub(1)).unwrap_or(0),
            Key::Home => self.cursor = places.first().copied().unwrap_or(0),
            Key::End => self.cursor = places.last().copied().unwrap_or(0),
            Key::Enter => {
                if let Some(doing) = self.options.at(self.cursor) {
                    self.take(doing);
                }
            }
            Key::Escape | Key::Letter('0') => {
                let nothing = [Doing::Back, Doing::Claim(Claim::Pass)];
                if let Some(&doing) = self.options.choices.iter().find(|doing| nothing.contains(doing)) {
                    self.take(doing);
                }
            }
            Key::Letter(digit @ '1'..='9') => {
                let number = digit as usize - '1' as usize;
                if let Some(&doing) = self.options.choices.get(number) {
                    self.take(doing);
                }
            }
            Key::Letter(letter @ 'a'..='n') => {
                let place = letter as usize - 'a' as usize;
                if let Some(act) = self.options.discard(place) {
                    self.cursor = place;
                    // An illegal discard gets the reason shown.
                    match self.live.why_not(act) {
                        Some(why) => self.refuse(&why),
                        None => self.take(Doing::Act(act)),
                    }
                }
            }
            _ => {}
        }
    }
}

impl App for Screen {
    fn wants(&self) -> Wants {
        if self.done {
            Wants::Nothing
        } else if self.over.is_some() || (self.must_choose() && self.forced().is_none()) {
            Wants::Key
        } else {
            Wants::Time(self.pace)
        }
    }

    fn draw(&self, frame: &mut Frame<'_>) {
        let (words, view) = (&self.words, self.live.view());
        let labels = self.options.labels(words);
        let asked = self.must_choose() && self.forced().is_none();
        let tile = self.options.tiles.get(self.cursor).map(|held| held.tile);
        let table = Table {
            words,
            view,
            open: None,
            names: &self.names,
            hint: self.hints.then(|| hint(view, tile.filter(|_| asked), words)),
            status: self.status(),
            choices: if asked { &labels } else { &[] },
            cursor: asked.then_some(self.cursor),
            allowed: self.options.allowed.as_deref().filter(|_| asked),
            keys: words.text("keys-play"),
            events: &self.events,
        };
        let window = frame.area();
        let buffer = frame.buffer_mut();
        table.draw(window, buffer);
        match &self.over {
            None => {}
            Some(Over::Note(head, lines)) => popup(head, lines, &words.text("help-close"), window, buffer),
            Some(Over::Quit) => {
                popup("", &[words.text("ask-quit")], &words.text("ask-leave"), window, buffer);
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
            Some(Over::Note(..)) => self.over = None,
            Some(Over::Quit) => {
                self.done = matches!(key, Key::Enter | Key::Letter('q' | 'y'));
                self.over = None;
                self.stand();
                if self.must_choose() {
                    self.ask();
                }
            }
            Some(Over::Pages(pages)) => match key {
                Key::Letter('q') => self.over = Some(Over::Quit),
                _ if pages.key(key) => self.turned(),
                _ => {}
            },
            None => match key {
                Key::Letter('q') => self.over = Some(Over::Quit),
                Key::Letter('?') => self.help(),
                Key::Letter('t') => self.hints = !self.hints,
                Key::Letter('w') => self.why(),
                _ if self.must_choose() => self.choose(key),
                _ => {}
            },
        }
    }

    fn time(&mut self) {
        if self.over.is_some() {
            return;
        }
        if self.must_choose() {
            if let Some(act) = self.forced() {
                self.take(Doing::Act(act));
            }
            return;
        }
        let step = self.live.step();
        let Some(step) = self.checked(step) else { return };
        if let Some(seen) = step {
            self.events.extend(self.words.seen(&seen, self.live.view().seat, &self.names));
        }
        self.stand();
        if self.must_choose() {
            self.ask();
        }
    }
}
