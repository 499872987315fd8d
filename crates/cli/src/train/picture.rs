//! Prints questions and verdicts in the terminal.

use std::io::{self, Write};

use anstyle::{AnsiColor, Style};
use hanchan_api::{TrainingRules, VerdictResponse};
use hanchan_lessons::{Question, QuestionKind, Shown};
use hanchan_round::RiverTile;
use hanchan_tiles::{Hand, Tile};
use hanchan_words::Words;

use crate::tile_art;

const BOLD: Style = Style::new().bold();
const DIM: Style = Style::new().dimmed();

/// Writes a question with its tiles.
pub(super) fn question(question: &Question, books: &TrainingRules, out: &mut dyn Write) -> io::Result<()> {
    let words = &books.words;
    let text = question.text(words, &books.rules);
    let topic = question.topic.text(words);
    writeln!(out, "{DIM}{topic}{DIM:#}")?;
    shown(&question.asked, books, out)?;
    for fact in &text.facts {
        writeln!(out, "{fact}")?;
    }
    writeln!(out, "{BOLD}{}{BOLD:#}", text.ask)?;
    for (number, choice) in text.choices.iter().enumerate() {
        writeln!(out, "  {}. {choice}", number + 1)?;
    }
    writeln!(out, "{DIM}{}{DIM:#}", text.how)
}

fn shown(asked: &QuestionKind, books: &TrainingRules, out: &mut dyn Write) -> io::Result<()> {
    let words = &books.words;
    let calls = &books.rules.switches().calls;
    let mut draw = |hand: &Hand, apart: Option<Tile>| write!(out, "{}", tile_art::hand(hand, apart, calls));
    match asked {
        QuestionKind::Value(won) | QuestionKind::Yaku { won, .. } => {
            draw(&won.case.hand, Some(won.case.tile))?;
            for (id, tiles) in [("score-indicators", &won.dora), ("score-ura-indicators", &won.ura)] {
                if !tiles.is_empty() {
                    writeln!(out, "{}: {}", words.text(id), row(tiles.iter().copied()))?;
                }
            }
            Ok(())
        }
        QuestionKind::Waits(hand) => draw(hand, None),
        QuestionKind::Discard { hand, .. } => {
            let (rest, drawn) = hand.before_draw();
            draw(&rest, drawn)
        }
        QuestionKind::Furiten(held) => {
            draw(&held.hand, None)?;
            river(&held.river, words, out)
        }
        QuestionKind::May(may, _) => {
            let (rest, drawn) = may.hand.before_draw();
            draw(&rest, drawn)?;
            river(&may.river, words, out)
        }
        QuestionKind::Shows { side, .. } => match &side.shown {
            Shown::Win(case) => draw(&case.hand, Some(case.tile)),
            Shown::River(lying) => {
                let tiles = lying.tiles.iter().enumerate();
                let tiles: Vec<String> =
                    tiles.map(|(at, tile)| marked(*tile, lying.claimed == Some(at), false)).collect();
                writeln!(out, "{}: {}", words.text("fact-river"), tiles.join(" "))
            }
        },
        QuestionKind::Switch(_) | QuestionKind::Worth { .. } => Ok(()),
    }
}

fn row(tiles: impl Iterator<Item = Tile>) -> String {
    tiles.map(tile_art::inline).collect::<Vec<_>>().join(" ")
}

/// Formats a discard with the marks of the terminal's table: `^` for called, `=` for sideways.
fn marked(tile: Tile, claimed: bool, sideways: bool) -> String {
    let mark = match (claimed, sideways) {
        (true, _) => "^",
        (false, true) => "=",
        (false, false) => "",
    };
    format!("{mark}{}", tile_art::inline(tile))
}

fn river(river: &[RiverTile], words: &Words, out: &mut dyn Write) -> io::Result<()> {
    if river.is_empty() {
        return Ok(());
    }
    let tiles = river.iter().map(|lying| marked(lying.tile, lying.claimed, lying.sideways));
    writeln!(out, "{}: {}", words.text("fact-river"), tiles.collect::<Vec<_>>().join(" "))
}

/// Writes whether an answer is right, and why.
pub(super) fn verdict(verdict: &VerdictResponse, words: &Words, out: &mut dyn Write) -> io::Result<()> {
    let (style, text) = if verdict.right {
        (AnsiColor::Green.on_default().bold(), words.text("train-right"))
    } else {
        let answer = verdict.solution.as_str();
        (AnsiColor::Red.on_default().bold(), words.format("train-wrong", [("answer", answer.into())]))
    };
    writeln!(out, "{style}{text}{style:#}")?;
    for line in &verdict.explanation {
        writeln!(out, "  {line}")?;
    }
    Ok(())
}
