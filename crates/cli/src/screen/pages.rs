//! The result pages after a deal and after the game.

use hanchan_game::Standing;
use hanchan_round::{Ending, Winner};
use hanchan_rules::{Rules, Yaku};
use hanchan_score::{Circumstances, Riichi, Win, WinMethod};
use hanchan_tiles::{BySeat, Seat};
use hanchan_view::SeatView;
use hanchan_words::{Explanation, ExplanationRow, Words};
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::text::Line;
use unicode_width::UnicodeWidthStr;

use super::ended::{Ended, Opened};
use super::face::row;
use super::keys::Key;
use super::popup::{framed, space};
use super::wrap::{fit, wrap};
use crate::text_table::{columns, padded};

/// The width of a page in columns.
pub(super) const PAGE_WIDTH: usize = 74;

/// A page: its title and its lines.
pub(crate) type Page = (String, Vec<String>);

/// Pages that the player turns with keys.
#[derive(Clone, Debug)]
pub(crate) struct Pages {
    list: Vec<Page>,
    at: usize,
    from: usize,
}

impl Pages {
    pub(crate) fn new(pages: Vec<Page>) -> Pages {
        Pages { list: pages, at: 0, from: 0 }
    }

    fn lines(&self) -> usize {
        self.list.get(self.at).map_or(0, |(_, lines)| lines.len())
    }

    /// Handles a key. Returns whether the last page was turned.
    pub(crate) fn key(&mut self, key: Key) -> bool {
        match key {
            Key::Down => self.from = (self.from + 1).min(self.lines()),
            Key::Up => self.from = self.from.saturating_sub(1),
            Key::Left => (self.at, self.from) = (self.at.saturating_sub(1), 0),
            Key::Enter | Key::Right | Key::Escape => (self.at, self.from) = (self.at + 1, 0),
            _ => {}
        }
        self.at >= self.list.len()
    }

    pub(crate) fn draw(&self, foot: &str, window: Rect, buffer: &mut Buffer) {
        let Some((title, lines)) = self.list.get(self.at) else { return };
        let lines: Vec<Line<'_>> = lines.iter().map(|line| Line::from(line.as_str())).collect();
        let hidden = lines.len().saturating_sub(space(window));
        let foot = if hidden > 0 { format!("↑↓ · {foot}") } else { foot.to_owned() };
        framed(title, &lines, self.from.min(hidden), &foot, PAGE_WIDTH as u16, window, buffer);
    }
}

/// Returns the pages after a deal: one for each winner, or one for a draw.
pub(crate) fn deal_pages(view: &SeatView, ended: &Ended, words: &Words, names: &BySeat<String>) -> Vec<Page> {
    let outcome = &ended.outcome;
    let mut pages: Vec<Page> = Vec::new();
    for winner in &outcome.winners {
        if let Some(opened) = ended.opened.iter().find(|opened| opened.seat == winner.seat) {
            pages.push(win_page(view, ended, winner, opened, words, names));
        }
    }
    if pages.is_empty() {
        pages.push((words.deal(&view.setup), draw_lines(view, ended, words, names)));
    }
    if let Some((_, lines)) = pages.last_mut() {
        if !ended.rulings.is_empty() {
            lines.push(String::new());
        }
        for (ruling, note) in &ended.rulings {
            lines.extend(wrap(&words.ruled(*ruling, note, names), PAGE_WIDTH));
        }
        lines.push(String::new());
        lines.extend(standing_lines(view, ended, words, names));
    }
    pages
}

fn win_page(
    view: &SeatView,
    ended: &Ended,
    winner: &Winner,
    opened: &Opened,
    words: &Words,
    names: &BySeat<String>,
) -> Page {
    let tsumo = winner.from == winner.seat;
    let by = if tsumo { WinMethod::Tsumo } else { WinMethod::Ron { from: Some(view.wind(winner.from)) } };
    let has = |yaku: Yaku| winner.score.yaku().iter().any(|&(counted, _)| counted == yaku);
    let circumstances = Circumstances {
        by,
        seat: view.wind(winner.seat),
        round: view.setup.round,
        riichi: if view.fronts[winner.seat].riichi.in_force() { Riichi::Declared } else { Riichi::None },
        rinshan: has(Yaku::Rinshan),
        ..Circumstances::default()
    };
    let win = Win {
        dora: &view.indicators,
        ura: &opened.ura,
        liable: &ended.liable[winner.seat],
        ..Win::new(&opened.hand, winner.tile, circumstances)
    };
    let explained = words.explain(&win, view.rules(), &winner.score, &[]);
    let title = format!("{} · {}", words.deal(&view.setup), names[winner.seat]);
    let melds = opened.hand.melds().iter().map(|meld| format!("  {}", row(meld.tiles().iter().copied())));
    let norths = "北".repeat(usize::from(opened.hand.norths()));
    let hand = format!(
        "{} + {}{}  {norths}",
        row(opened.hand.concealed().iter()),
        row([opened.tile]),
        melds.collect::<String>()
    );
    let mut lines = vec![hand.trim_end().to_owned(), explained.won.clone(), String::new()];
    lines.extend(beside(&counted(&explained.yaku, &words.text("score-yaku")), &fu(&explained, words)));
    lines.push(String::new());
    lines.extend(wrap(&words.list([explained.total.clone(), explained.points.clone()]), PAGE_WIDTH));
    lines.extend(explained.notes.iter().flat_map(|note| wrap(note, PAGE_WIDTH)));
    lines.extend(payments(view, &explained, words));
    (title, lines)
}

fn counted(rows: &[ExplanationRow], title: &str) -> Vec<String> {
    let worth = rows.iter().map(|row| row.worth.width()).max().unwrap_or(0);
    let mut lines = vec![title.to_owned()];
    for row in rows {
        let names = wrap(&row.name, PAGE_WIDTH / 2 - 3 - worth);
        for (at, name) in names.iter().enumerate() {
            let worth = if at == 0 { row.worth.as_str() } else { "" };
            lines.push(format!(
                "{}{worth}",
                padded(name, PAGE_WIDTH / 2 - 2 - row.worth.width().max(worth.width()))
            ));
        }
    }
    lines
}

fn fu(explained: &Explanation, words: &Words) -> Vec<String> {
    if explained.fu.is_empty() {
        return Vec::new();
    }
    let mut lines = counted(&explained.fu, &words.text("score-fu"));
    if !explained.fu_total.is_empty() {
        lines.push(explained.fu_total.clone());
    }
    lines
}

/// Joins two lists of lines as two columns.
fn beside(left: &[String], right: &[String]) -> Vec<String> {
    let line = |lines: &[String], at: usize| lines.get(at).cloned().unwrap_or_default();
    let lines = 0..left.len().max(right.len());
    let joined =
        lines.map(|at| format!("{}{}", padded(&line(left, at), PAGE_WIDTH / 2 + 1), line(right, at)));
    joined.map(|line| line.trim_end().to_owned()).collect()
}

fn payments(view: &SeatView, explained: &Explanation, words: &Words) -> Vec<String> {
    let gain = |points: i32| if points == 0 { String::new() } else { words.gain(points) };
    let mut rows = vec![[
        String::new(),
        String::new(),
        words.text("pays-hand"),
        String::new(),
        String::new(),
        words.text("pays-total"),
    ]];
    for paid in explained.payments.iter().filter(|paid| paid.total != 0) {
        let parts = [gain(paid.hand), gain(paid.honba), gain(paid.sticks), gain(paid.total)];
        let [hand, honba, sticks, total] = parts;
        rows.push([paid.seat.clone(), paid.role.clone(), hand, honba, sticks, total]);
    }
    if explained.payments.iter().any(|paid| paid.honba != 0) {
        rows[0][3] = words.format("pays-honba", [("honba", view.setup.honba.into())]);
    }
    let sticks = explained.payments.iter().map(|paid| paid.sticks).max().unwrap_or(0);
    if sticks > 0 {
        let sticks = sticks / view.rules().switches().riichi.stake.max(1);
        rows[0][4] = words.format("pays-sticks", [("sticks", sticks.into())]);
    }
    columns(&rows).lines().map(str::to_owned).collect()
}

fn draw_lines(view: &SeatView, ended: &Ended, words: &Words, names: &BySeat<String>) -> Vec<String> {
    let outcome = &ended.outcome;
    let mut lines = vec![words.ending(outcome.ending)];
    let who = |flags: &BySeat<bool>| {
        let seats = flags.iter().filter(|(_, flag)| **flag);
        words.list(seats.map(|(seat, _)| names[seat].clone()))
    };
    if outcome.ending == Ending::Exhausted {
        lines.push(if outcome.tenpai.0.contains(&true) {
            words.format("result-tenpai", [("names", who(&outcome.tenpai).into())])
        } else {
            words.text("result-noten")
        });
        if outcome.nagashi.0.contains(&true) {
            lines.push(words.format("result-nagashi", [("names", who(&outcome.nagashi).into())]));
        }
    }
    for (seat, front) in view.fronts.iter() {
        if let Some(hand) = front.shown {
            lines.push(format!("{}  {}", fit(&names[seat], 14), row(hand.concealed().iter())));
        }
    }
    lines
}

/// Formats the scores of all players after the deal, and how they changed.
fn standing_lines(view: &SeatView, ended: &Ended, words: &Words, names: &BySeat<String>) -> Vec<String> {
    let seats = view.rules().switches().table.players.seats();
    let rows: Vec<[String; 4]> = seats
        .map(|seat: Seat| {
            let points = ended.outcome.points[seat];
            let gain = words.gain(points - view.setup.points[seat]);
            [words.wind(view.wind(seat)), fit(&names[seat], 20), words.number(points), gain]
        })
        .collect();
    columns(&rows).lines().map(str::to_owned).collect()
}

/// Returns the page after the game. Its column for uma has everything that is added to the score: uma, oka,
/// rounding and penalties.
pub(crate) fn final_page(standing: &Standing, rules: &Rules, words: &Words, names: &BySeat<String>) -> Page {
    let head = ["final-place", "final-player", "final-points", "final-uma", "final-result"];
    let places = standing.places.iter().map(|place| {
        let points = (place.points - rules.switches().result.return_points).div_euclid(100);
        let (uma, result) = (words.tenths(place.result - points), words.tenths(place.result));
        [place.place.to_string(), fit(&names[place.seat], 20), words.number(place.points), uma, result]
    });
    let head = std::iter::once(head.map(|id| words.text(id)));
    let rows: Vec<[String; 5]> = head.chain(places).collect();
    (words.text("final-title"), columns(&rows).lines().map(str::to_owned).collect())
}

/// Wraps a text to the width of a page.
pub(crate) fn page_lines(text: &str) -> Vec<String> {
    wrap(text, PAGE_WIDTH)
}
