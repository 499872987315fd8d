//! Runs a screen in the terminal, and always restores the terminal afterwards.

use std::io;
use std::time::Duration;

use ratatui::crossterm::event::{self, Event};
use ratatui::{DefaultTerminal, Frame};

use super::keys::Key;

/// What a screen is waiting for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Wants {
    /// A key.
    Key,
    /// A key, or the end of this time.
    Time(Duration),
    /// Nothing: the screen is done.
    Nothing,
}

/// A screen that takes keys.
pub(crate) trait App {
    /// Returns what the screen is waiting for.
    fn wants(&self) -> Wants;
    /// Draws the screen.
    fn draw(&self, frame: &mut Frame<'_>);
    /// Handles a key.
    fn key(&mut self, key: Key);
    /// Handles the end of the time in [`Wants::Time`].
    fn time(&mut self);
}

/// Shows a screen until it is done.
pub(crate) fn run(app: &mut impl App) -> io::Result<()> {
    // This also installs a panic hook that restores the terminal.
    let mut terminal = ratatui::try_init()?;
    let outcome = show(&mut terminal, app);
    ratatui::restore();
    outcome
}

fn show(terminal: &mut DefaultTerminal, app: &mut impl App) -> io::Result<()> {
    loop {
        let patience = match app.wants() {
            Wants::Nothing => return Ok(()),
            Wants::Key => None,
            Wants::Time(time) => Some(time),
        };
        terminal.draw(|frame| app.draw(frame))?;
        if let Some(patience) = patience
            && !event::poll(patience)?
        {
            app.time();
            continue;
        }
        // A resize needs no handling: the loop redraws.
        if let Event::Key(pressed) = event::read()?
            && let Some(key) = Key::of(pressed)
        {
            app.key(key);
        }
    }
}
