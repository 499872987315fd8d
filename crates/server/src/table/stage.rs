//! The stages of a table, each with its data.

use hanchan_api::tables::GameStage;

use super::external_bots::ExternalBots;
use super::live_game::LiveGame;

/// The stage of a table, which owns the data that exists only in that stage.
pub(super) enum Stage {
    /// Seats are being taken.
    Waiting(Waiting),
    /// A game is being played.
    Playing(Box<LiveGame>),
    /// The game will continue another day.
    Adjourned(Box<LiveGame>),
    /// The game is over; `None` if it never began.
    Over(Option<Box<LiveGame>>),
}

/// The data of a table that is waiting for players.
pub(super) struct Waiting {
    /// The reserved slots of external bots.
    pub(super) bots: Option<Box<ExternalBots>>,
}

/// Whether a game continues.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[must_use]
pub(super) enum Progress {
    Continues,
    GameOver,
}

impl Stage {
    /// Returns the stage as it is stored in the database.
    pub(super) fn stored(&self) -> GameStage {
        match self {
            Stage::Waiting(_) => GameStage::Waiting,
            Stage::Playing(_) => GameStage::Playing,
            Stage::Adjourned(_) => GameStage::Adjourned,
            Stage::Over(_) => GameStage::Over,
        }
    }

    /// Returns the game, if there is one in this stage.
    pub(super) fn game(&self) -> Option<&LiveGame> {
        match self {
            Stage::Waiting(_) | Stage::Over(None) => None,
            Stage::Playing(game) | Stage::Adjourned(game) | Stage::Over(Some(game)) => Some(game),
        }
    }

    /// Returns the game mutably, if there is one in this stage.
    pub(super) fn game_mut(&mut self) -> Option<&mut LiveGame> {
        match self {
            Stage::Waiting(_) | Stage::Over(None) => None,
            Stage::Playing(game) | Stage::Adjourned(game) | Stage::Over(Some(game)) => Some(game),
        }
    }

    /// Returns the external bots at the table, if there are any.
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
