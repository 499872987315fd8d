//! Prints scores in the terminal.

use std::io::Write;

use anstyle::{AnsiColor, Style};
use hanchan_api::{ScoreWaitsResponse, ScoredWin, WaitValue, rules_title};
use hanchan_words::{Payment, Words};

use crate::{text_table, tile_art};

const BOLD: Style = Style::new().bold();
const DIM: Style = Style::new().dimmed();

/// Writes a win, drawn and explained.
pub(super) fn win(scored: &ScoredWin<'_>, out: &mut dyn Write) -> std::io::Result<()> {
    let ScoredWin { rules, words, win, explanation, .. } = scored;
    let under = words.format("score-under", [("rules", rules_title(rules, words).into())]);
    writeln!(out, "{DIM}{under}{DIM:#}")?;
    writeln!(out, "{}", explanation.situation)?;
    writeln!(out, "{BOLD}{}{BOLD:#}", explanation.won)?;
    write!(out, "{}", tile_art::hand(win.hand, Some(win.tile), &rules.switches().calls))?;
    for (id, indicators) in [("score-indicators", win.dora), ("score-ura-indicators", win.ura)] {
        if !indicators.is_empty() {
            let tiles: Vec<String> = indicators.iter().map(|&tile| tile_art::inline(tile)).collect();
            let (name, tiles) = (words.text(id), tiles.join(" "));
            let line = words.format("label", [("name", name.into()), ("value", tiles.into())]);
            writeln!(out, "{line}")?;
        }
    }
    writeln!(out, "{}", explanation.reading)?;
    heading(out, &words.text("score-yaku"))?;
    let yaku = explanation.yaku.iter().map(|row| {
        [row.name.clone(), format!("{BOLD}{}{BOLD:#}", row.worth), format!("{DIM}{}{DIM:#}", row.why)]
    });
    write!(out, "{}", text_table::columns(&yaku.collect::<Vec<_>>()))?;
    if !explanation.fu.is_empty() {
        heading(out, &words.text("score-fu"))?;
        let fu = explanation.fu.iter().map(|row| [row.name.clone(), row.worth.clone()]);
        write!(out, "{}", text_table::columns(&fu.collect::<Vec<_>>()))?;
        writeln!(out, "  {BOLD}{}{BOLD:#}", explanation.fu_total)?;
    }
    for note in &explanation.notes {
        writeln!(out, "  {DIM}{note}{DIM:#}")?;
    }
    let gold = AnsiColor::Yellow.on_default().bold();
    let total = format!("{gold}{}{gold:#}", explanation.total);
    let points = format!("{BOLD}{}{BOLD:#}", explanation.points);
    writeln!(out, "\n{}", words.format("label", [("name", total.into()), ("value", points.into())]))?;
    heading(out, &words.text("score-payments"))?;
    write!(out, "{}", payments(scored))?;
    if !explanation.rejected.is_empty() {
        heading(out, &words.text("score-rejected"))?;
        let rejected = explanation.rejected.iter().map(|row| [row.name.clone(), row.worth.clone()]);
        write!(out, "{}", text_table::columns(&rejected.collect::<Vec<_>>()))?;
    }
    Ok(())
}

/// Formats what each player gains or loses, with columns for honba and riichi sticks only if there are any.
fn payments(ScoredWin { words, win, explanation, .. }: &ScoredWin<'_>) -> String {
    let (honba, sticks) = (win.circumstances.honba, win.circumstances.sticks);
    let head = [
        String::new(),
        words.text("pays-hand"),
        words.format("pays-honba", [("honba", honba.into())]),
        words.format("pays-sticks", [("sticks", sticks.into())]),
        words.text("pays-total"),
        String::new(),
    ];
    let rows = explanation.payments.iter().map(|payment| {
        let points = |points: i32| if points == 0 { "·".to_owned() } else { signed(points, words) };
        let total = format!("{BOLD}{}{BOLD:#}", points(payment.total));
        let Payment { seat, role, hand, honba, sticks, .. } = payment;
        [seat.clone(), points(*hand), points(*honba), points(*sticks), total, role.clone()]
    });
    let all: Vec<[String; 6]> = std::iter::once(head).chain(rows).collect();
    let with = |columns: [usize; 5]| -> Vec<[String; 5]> {
        all.iter().map(|row| columns.map(|column| row[column].clone())).collect()
    };
    match (honba, sticks) {
        (0, 0) => text_table::columns(
            &all[1..].iter().map(|row| [0, 4, 5].map(|i| row[i].clone())).collect::<Vec<_>>(),
        ),
        (0, _) => text_table::columns(&with([0, 1, 3, 4, 5])),
        (_, 0) => text_table::columns(&with([0, 1, 2, 4, 5])),
        _ => text_table::columns(&all),
    }
}

fn signed(points: i32, words: &Words) -> String {
    if points > 0 { words.format("gain", [("points", points.into())]) } else { words.number(points) }
}

fn heading(out: &mut dyn Write, text: &str) -> std::io::Result<()> {
    let underlined = Style::new().bold().underline();
    writeln!(out, "\n{underlined}{text}{underlined:#}")
}

/// Writes the value of each winning tile.
pub(super) fn waits(waits: &ScoreWaitsResponse, words: &Words, out: &mut dyn Write) -> std::io::Result<()> {
    let value = |value: &WaitValue| match value {
        WaitValue::Points { total, points } => {
            format!("{BOLD}{}{BOLD:#} {DIM}{total}{DIM:#}", words.number(*points))
        }
        WaitValue::None { reason } => format!("{DIM}{reason}{DIM:#}"),
    };
    let head = [words.text("score-all-waits"), words.text("by-tsumo"), words.text("by-ron")];
    let rows = waits.waits.iter().map(|wait| [wait.tile.to_string(), value(&wait.tsumo), value(&wait.ron)]);
    write!(out, "{}", text_table::columns(&std::iter::once(head).chain(rows).collect::<Vec<_>>()))
}
