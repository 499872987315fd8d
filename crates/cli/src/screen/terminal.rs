//! The terminal while a screen is shown. However it ends, the terminal is as it was before.

use std::io;
use std::time::Duration;

use ratatui::crossterm::event::{self, Event};
use ratatui::{DefaultTerminal, Frame};

use super::keys::Key;

/// What a screen waits for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Wants {
    /// A key.
    Key,
    /// That time passes; a key is fine, too.
    Time(Duration),
    /// Nothing: it is done.
    Nothing,
}

/// Something that is shown and takes keys.
pub(crate) trait App {
    /// What it waits for.
    fn wants(&self) -> Wants;
    /// Draws it.
    fn draw(&self, frame: &mut Frame<'_>);
    /// A key was pressed.
    fn key(&mut self, key: Key);
    /// The time it asked for is over.
    fn time(&mut self);
}

/// Shows it until it is done.
pub(crate) fn run(app: &mut impl App) -> io::Result<()> {
    // A panic restores the terminal, too.
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
        // A new size is drawn by itself.
        if let Event::Key(pressed) = event::read()?
            && let Some(key) = Key::of(pressed)
        {
            app.key(key);
        }
    }
}
