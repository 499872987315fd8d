//! The status line, notes and help of the play screen.

use hanchan_round::{Offered, Refusal};
use hanchan_view::{Choice, DealStage};
#[cfg(test)]
use hanchan_words::Words;

use super::live::Standstill;
use super::screen::{Over, Screen};
use crate::screen::{help_lines, row};

impl Screen {
    /// Shows why the player cannot win now, and why they could not win on the last missed tile.
    pub(super) fn why(&mut self) {
        let mut lines = Vec::new();
        match self.live.why_no_win() {
            Ok(()) => lines.push(self.words.text("why-can")),
            Err(why) => {
                let why = self.words.refusal(&why, &self.names);
                lines.push(self.words.format("why-here", [("why", why.into())]));
            }
        }
        if let Some(missed) = &self.live.missed {
            let why = self.words.refusal(&missed.why, &self.names);
            let (name, tile) = (self.names[missed.from].as_str(), row([missed.tile]));
            let args = [("name", name.into()), ("tile", tile.into()), ("why", why.into())];
            lines.push(self.words.format("why-missed", args));
        }
        self.over = Some(Over::Note(self.words.text("help-why"), lines));
    }

    /// Shows what the keys do.
    pub(super) fn help(&mut self) {
        let keys = [
            ("← →", "help-cursor"),
            ("Enter", "help-enter"),
            ("a–n", "help-letter"),
            ("1–9", "help-number"),
            ("0 Esc", "help-pass"),
            ("w", "help-why"),
            ("t", "help-waits"),
            ("q", "help-quit"),
        ];
        self.over = Some(Over::Note(self.words.text("help-title"), help_lines(&keys, &self.words)));
    }

    /// Returns what the player has to choose, or whose turn it is.
    pub(super) fn status(&self) -> String {
        let (view, words) = (self.live.view(), &self.words);
        match view.stage {
            _ if matches!(self.live.standstill, Standstill::Stop) => words.text("ask-stop"),
            DealStage::Turn(seat) if seat == view.seat => {
                words.text(if self.riichi { "ask-riichi" } else { "ask-turn" })
            }
            DealStage::Claims { tile, from, offered } if view.choice.is_some() => {
                let id = if offered == Offered::Discard { "ask-claim" } else { "ask-rob" };
                let (name, tile) = (self.names[from].as_str().into(), words.tile_or_red(tile).into());
                words.format(id, [("name", name), ("tile", tile)])
            }
            _ if view.choice == Some(Choice::Show) => words.text("ask-show"),
            DealStage::Turn(seat) | DealStage::Claims { from: seat, .. } => {
                words.format("ask-other", [("name", self.names[seat].as_str().into())])
            }
            _ => String::new(),
        }
    }

    /// Shows why a move is illegal.
    pub(super) fn refuse(&mut self, why: &Refusal) {
        let text = self.words.refusal(why, &self.names);
        self.over = Some(Over::Note(String::new(), vec![text]));
    }
}

#[cfg(test)]
impl Screen {
    /// Returns the first label that should be on the screen but is missing or cut off.
    pub(super) fn missing(&self, shown: &[String], words: &Words) -> Option<String> {
        if self.over.is_some() {
            // A popup covers part of the table, and wraps its own lines.
            let cut = shown.iter().any(|line| line.contains('…'));
            return cut.then(|| "…".to_owned());
        }
        let mut labels = self.options.labels(words);
        if !self.must_choose() {
            labels.clear();
        }
        labels.extend([self.status(), words.text("keys-play"), words.text("table-dora")]);
        labels.extend(
            self.names.0.iter().take(self.live.view().rules().switches().table.players.count()).cloned(),
        );
        labels.retain(|label| !label.is_empty());
        labels.into_iter().find(|label| !shown.iter().any(|line| line.contains(label.as_str())))
    }
}
