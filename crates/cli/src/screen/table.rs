//! Draws the whole table as one seat sees it.

use hanchan_tiles::{BySeat, Seat, Side};
use hanchan_view::SeatView;
use hanchan_words::Words;
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::{Modifier, Style};
use ratatui::text::{Line, Span};
use unicode_width::UnicodeWidthStr;

use super::face::cell;
use super::hand::{self, Choosing};
use super::wrap::wrap;
use super::{MIN_WINDOW, front};

/// Everything that is needed to draw a table. It contains no hidden tiles.
pub(crate) struct Table<'a> {
    pub(crate) words: &'a Words,
    /// The view of the seat that looks at the table.
    pub(crate) view: &'a SeatView,
    /// The views of all seats, if their hands are open.
    pub(crate) open: Option<&'a BySeat<SeatView>>,
    pub(crate) names: &'a BySeat<String>,
    /// The hint about the viewer's own hand.
    pub(crate) hint: Option<String>,
    /// The status line: a prompt, or the position in a replay.
    pub(crate) status: String,
    /// The labels of the choices.
    pub(crate) choices: &'a [String],
    /// The index of the highlighted tile or choice: tiles first, then choices.
    pub(crate) cursor: Option<usize>,
    /// Which tiles can be chosen.
    pub(crate) allowed: Option<&'a [bool]>,
    /// A summary of the keys.
    pub(crate) keys: String,
    /// The events so far, the newest last.
    pub(crate) events: &'a [String],
}

/// The height of the choices in lines.
const CHOICE_LINES: u16 = 3;
/// The lines of the header, the status, the hand, the choices and the keys.
const FIXED_LINES: u16 = 1 + 1 + hand::HEIGHT + CHOICE_LINES + 1;
/// The smallest width in columns of the event log beside the table.
const MIN_LOG_WIDTH: u16 = 28;

impl Table<'_> {
    /// Draws the table into a window, or a note if the window is too small.
    pub(crate) fn draw(&self, window: Rect, buffer: &mut Buffer) {
        if window.width < MIN_WINDOW.0 || window.height < MIN_WINDOW.1 {
            let size = [("columns", window.width.into()), ("lines", window.height.into())];
            let lines = wrap(&self.words.format("table-too-small", size), usize::from(window.width));
            for (at, line) in lines.iter().enumerate().take(usize::from(window.height)) {
                buffer.set_string(window.x, window.y + at as u16, line, Style::new());
            }
            return;
        }
        let beside = window.width >= MIN_WINDOW.0 + MIN_LOG_WIDTH;
        let width =
            if beside { MIN_WINDOW.0.max(window.width - 2 * MIN_LOG_WIDTH) } else { window.width }.min(100);
        // Two rows of areas, each with a header, a hand and at most six rows of a river.
        let front = ((window.height - FIXED_LINES) / 2).min(front::HEADER_LINES + 6);
        let area = Rect { width, ..window };
        let mut top = window.y;
        let mut take = |height: u16| {
            let taken = Rect { y: top, height, ..area };
            top += height;
            taken
        };
        self.head(take(1), buffer);
        let (upper, lower) = (take(front), take(front));
        self.fronts(upper, lower, buffer);
        let bold = Style::new().add_modifier(Modifier::BOLD);
        let status = take(1);
        buffer.set_stringn(status.x + 1, status.y, &self.status, usize::from(width) - 1, bold);
        let choosing = Choosing { raised: self.cursor, allowed: self.allowed };
        hand::draw(&self.view.hand, choosing, take(hand::HEIGHT), buffer);
        let spare = self.choices(take(CHOICE_LINES), buffer);
        let foot = take(1);
        let dim = Style::new().add_modifier(Modifier::DIM);
        buffer.set_stringn(foot.x + 1, foot.y, &self.keys, usize::from(width) - 1, dim);
        let below = Rect { y: foot.bottom(), height: window.bottom() - foot.bottom(), ..area };
        let right = Rect { x: area.right() + 1, width: window.width.saturating_sub(width + 1), ..window };
        // The event log is beside the table, below it, or in the space that the choices leave.
        let log = if beside {
            right
        } else if below.height > 1 {
            below
        } else {
            spare
        };
        self.log(log, buffer);
    }

    fn head(&self, area: Rect, buffer: &mut Buffer) {
        let (view, words) = (self.view, self.words);
        let setup = &view.setup;
        let parts = [
            words.deal(setup),
            words.format("table-honba", [("honba", setup.honba.into())]),
            words.format("table-sticks", [("sticks", view.sticks.into())]),
            words.format("table-left", [("tiles", view.live.into())]),
        ];
        let mut spans = vec![Span::raw(" "), Span::raw(parts.join(" · "))];
        spans.push(Span::raw(format!(" · {}", words.text("table-dora"))));
        spans.extend(view.indicators.iter().map(|&tile| cell(' ', tile)));
        let line = Line::from(spans).style(Style::new().add_modifier(Modifier::REVERSED));
        buffer.set_style(area, line.style);
        buffer.set_line(area.x, area.y, &line, area.width);
    }

    /// Draws the areas of all players: the viewer at the lower left, then in turn order lower right, upper right
    /// and upper left.
    fn fronts(&self, upper: Rect, lower: Rect, buffer: &mut Buffer) {
        let half = upper.width / 2;
        let own = self.view.seat;
        let players = self.view.rules().switches().table.players.count();
        let place =
            |row: Rect, right: bool| Rect { x: row.x + if right { half } else { 0 }, width: half, ..row };
        let mut draw = |seat: Seat, area: Rect| {
            if seat.index() < players {
                front::draw(self, seat, area, buffer);
            }
        };
        draw(own, place(lower, false));
        draw(own.at(Side::Right), place(lower, true));
        draw(own.at(Side::Across), place(upper, true));
        draw(own.at(Side::Left), place(upper, false));
    }

    /// Draws the choices. Returns the area that is left.
    fn choices(&self, area: Rect, buffer: &mut Buffer) -> Rect {
        let tiles = hand::held(&self.view.hand).len();
        let (mut x, mut y) = (area.x + 1, area.y);
        for (number, choice) in self.choices.iter().enumerate() {
            let text = format!("[{}] {choice}", (number + 1) % 10);
            let width = text.width() as u16;
            if x + width > area.right() && x > area.x + 1 {
                (x, y) = (area.x + 1, y + 1);
            }
            if y >= area.bottom() {
                break;
            }
            let marked = self.cursor == Some(tiles + number);
            let style = if marked {
                Style::new().add_modifier(Modifier::REVERSED | Modifier::BOLD)
            } else {
                Style::new()
            };
            buffer.set_stringn(x, y, &text, usize::from(area.right() - x), style);
            x += width + 2;
        }
        let used = (y - area.y + u16::from(!self.choices.is_empty())).min(area.height);
        Rect { x: area.x + 1, y: area.y + used, width: area.width - 1, height: area.height - used }
    }

    /// Draws the latest events, the newest at the bottom.
    fn log(&self, area: Rect, buffer: &mut Buffer) {
        let space = usize::from(area.height);
        if space == 0 || area.width < 10 {
            return;
        }
        let mut lines: Vec<String> = Vec::new();
        for event in self.events.iter().rev() {
            let mut wrapped = wrap(event, usize::from(area.width));
            if lines.is_empty() {
                // The newest event is always shown, as far as there is room for it.
                wrapped.truncate(space);
            }
            if lines.len() + wrapped.len() > space {
                break;
            }
            lines.extend(wrapped.into_iter().rev());
        }
        let dim = Style::new().add_modifier(Modifier::DIM);
        for (at, line) in lines.iter().rev().enumerate() {
            buffer.set_string(area.x, area.y + at as u16, line, dim);
        }
    }
}
