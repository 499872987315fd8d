//! The stages of a table, each with its data.

use hanchan_api::tables::GameStage;

use super::external_bots::ExternalBots;
use super::live_game::LiveGame;

/// The stage of a table. It owns what exists in that stage only.
pub(super) enum Stage {
    /// Seats are being taken.
    Waiting(Waiting),
    /// A game is being played.
    Playing(Box<LiveGame>),
    /// A game is to go on another day.
    Adjourned(Box<LiveGame>),
    /// The game is over; `None` if it never began.
    Over(Option<Box<LiveGame>>),
}

/// What a table that waits for players has.
pub(super) struct Waiting {
    /// The places of the external bots that will play.
    pub(super) bots: Option<Box<ExternalBots>>,
}

/// Whether a game goes on.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[must_use]
pub(super) enum Progress {
    Continues,
    GameOver,
}

impl Stage {
    /// The stage as it is stored.
    pub(super) fn stored(&self) -> GameStage {
        match self {
            Stage::Waiting(_) => GameStage::Waiting,
            Stage::Playing(_) => GameStage::Playing,
            Stage::Adjourned(_) => GameStage::Adjourned,
            Stage::Over(_) => GameStage::Over,
        }
    }

    /// The game, whether it is being played or not.
    pub(super) fn game(&self) -> Option<&LiveGame> {
        match self {
            Stage::Waiting(_) | Stage::Over(None) => None,
            Stage::Playing(game) | Stage::Adjourned(game) | Stage::Over(Some(game)) => Some(game),
        }
    }

    /// The game, whether it is being played or not.
    pub(super) fn game_mut(&mut self) -> Option<&mut LiveGame> {
        match self {
            Stage::Waiting(_) | Stage::Over(None) => None,
            Stage::Playing(game) | Stage::Adjourned(game) | Stage::Over(Some(game)) => Some(game),
        }
    }

    /// The external bots at the table.
    pub(super) fn bots(&mut self) -> Option<&mut ExternalBots> {
        match self {
            Stage::Waiting(Waiting { bots }) => bots.as_deref_mut(),
            Stage::Playing(game) | Stage::Adjourned(game) => game.bots.as_deref_mut(),
            Stage::Over(_) => None,
        }
    }

    pub(super) fn is_over(&self) -> bool {
        matches!(self, Stage::Over(_))
    }
}
