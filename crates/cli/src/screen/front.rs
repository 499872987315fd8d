//! The area in front of a player: a header, the hand, the river in rows of six (P-029), and the melds beside it.

use hanchan_round::{RiichiState, RiverTile};
use hanchan_tiles::{Meld, Pose, Seat, Wind};
use hanchan_view::{DealStage, Front};
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::{Modifier, Style};
use ratatui::text::{Line, Span};
use unicode_width::UnicodeWidthStr;

use super::face::{CELL_WIDTH, cell, row};
use super::table::Table;
use super::wrap::fit;

/// The number of tiles in a row of the river.
const RIVER_ROW_TILES: usize = 6;
/// The lines of the header and the hand.
pub(super) const HEADER_LINES: u16 = 2;

pub(super) fn draw(table: &Table<'_>, seat: Seat, area: Rect, buffer: &mut Buffer) {
    let view = table.view;
    let front = &view.fronts[seat];
    let last = matches!(view.stage, DealStage::Claims { from, .. } if from == seat);
    let line = |at: u16| Rect { y: area.y + at, height: 1, ..area };
    head(table, seat, line(0), buffer);
    let tiles = tiles(table, seat, front);
    buffer.set_stringn(area.x + 1, area.y + 1, tiles, usize::from(area.width) - 1, Style::new());
    let rows: Vec<&[RiverTile]> = front.river.chunks(RIVER_ROW_TILES).collect();
    let space = usize::from(area.height - HEADER_LINES);
    // If there are too many rows, the oldest are hidden.
    let hidden = rows.len().saturating_sub(space);
    for (at, tiles) in rows[hidden..].iter().enumerate() {
        let newest = last && at + hidden + 1 == rows.len();
        buffer.set_line(
            area.x,
            area.y + HEADER_LINES + at as u16,
            &river(tiles, newest),
            RIVER_ROW_TILES as u16 * CELL_WIDTH,
        );
    }
    for (at, meld) in front.melds.iter().enumerate().take(space) {
        let left = area.x + RIVER_ROW_TILES as u16 * CELL_WIDTH;
        buffer.set_line(left, area.y + HEADER_LINES + at as u16, &laid(*meld), 4 * CELL_WIDTH);
    }
}

fn head(table: &Table<'_>, seat: Seat, area: Rect, buffer: &mut Buffer) {
    let (view, words) = (table.view, table.words);
    let front = &view.fronts[seat];
    let turn = match view.stage {
        DealStage::Turn(turn) => turn == seat,
        DealStage::Claims { from, .. } => from == seat,
        _ => false,
    };
    let riichi = match front.riichi {
        _ if front.dead => words.text("table-dead"),
        RiichiState::No => String::new(),
        RiichiState::Declared { double } | RiichiState::Yes { double } => {
            words.text(if double { "table-double-riichi" } else { "table-riichi" })
        }
    };
    let mark = if turn { ">" } else { " " };
    let widest = Wind::ALL.map(|wind| words.wind(wind).width()).into_iter().max().unwrap_or(0);
    let wind = fit(&words.wind(view.wind(seat)), widest);
    let points = words.number(view.points[seat]);
    let taken = mark.width() + wind.width() + points.width() + riichi.width() + 4;
    let width = usize::from(area.width);
    let name = fit(&table.names[seat], width.saturating_sub(taken).min(14));
    let bold = Style::new().add_modifier(Modifier::BOLD);
    let style = if turn { bold.add_modifier(Modifier::UNDERLINED) } else { bold };
    let spans = [
        Span::styled(format!("{mark}{wind} {name} {points}"), style),
        Span::raw(" "),
        Span::styled(riichi, bold.add_modifier(Modifier::REVERSED)),
    ];
    buffer.set_line(area.x, area.y, &Line::from(spans.to_vec()), area.width);
}

/// Formats a player's hand: the tiles if they are visible, else their backs. The viewer's own hand is drawn large
/// below the table, so this line has the hint about that hand.
fn tiles(table: &Table<'_>, seat: Seat, front: &Front) -> String {
    let seen = front.shown.or_else(|| table.open.map(|open| open[seat].hand));
    let tiles = match seen {
        _ if seat == table.view.seat => table.hint.clone().unwrap_or_default(),
        Some(hand) => {
            let mut rest = *hand.concealed();
            let drawn = hand.drawn().filter(|&tile| rest.remove(tile).is_ok());
            let drawn = drawn.map_or(String::new(), |tile| format!(" + {}", row([tile])));
            format!("{}{drawn}", row(rest.iter()))
        }
        None => "░".repeat(usize::from(front.concealed)),
    };
    match front.norths {
        0 => tiles,
        norths => format!("{}  {tiles}", "北".repeat(usize::from(norths))),
    }
}

/// Formats a row of the river. With `newest`, its last tile is highlighted.
fn river(tiles: &[RiverTile], newest: bool) -> Line<'static> {
    let count = tiles.len();
    let spans = tiles.iter().enumerate().map(|(at, lying)| {
        let (mark, change) = match lying {
            _ if lying.claimed => ('^', Modifier::DIM | Modifier::CROSSED_OUT),
            _ if lying.sideways => ('=', Modifier::empty()),
            _ if lying.drawn => ('.', Modifier::empty()),
            _ => (' ', Modifier::empty()),
        };
        let newest = newest && at + 1 == count && !lying.claimed;
        let change = if newest { change | Modifier::REVERSED } else { change };
        let span = cell(mark, lying.tile);
        let style = span.style.add_modifier(change);
        span.style(style)
    });
    Line::from(spans.collect::<Vec<_>>())
}

/// Formats a meld as it is laid out, with the called tile in its position.
fn laid(meld: Meld) -> Line<'static> {
    let spans = meld.laid().map(|laid| match laid.pose {
        Pose::Upright => cell(' ', laid.tile),
        Pose::Sideways => cell('=', laid.tile),
        Pose::Added => cell('+', laid.tile),
        Pose::FaceDown => Span::raw(" ░░ "),
    });
    Line::from(spans.collect::<Vec<_>>())
}
