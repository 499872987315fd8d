//! What a table has in every stage.

use std::sync::Arc;

use hanchan_game::Seed;
use hanchan_rules::{Rules, hex};

use super::connections::Connections;
use super::seats::Sitter;
use crate::metrics::Metrics;
use crate::settings::Settings;
use crate::store::{Store, StoredTable, Write};
use hanchan_api::tables::GameStage;

/// What a table has in every stage: its settings, seats, connections and database.
pub(super) struct Context {
    pub(super) stored: StoredTable,
    pub(super) settings: Settings,
    pub(super) rules: Arc<Rules>,
    pub(super) sitters: Vec<Option<Sitter>>,
    pub(super) connections: Connections,
    /// The people who may not chat.
    pub(super) muted: Vec<String>,
    /// The people whom the owner has removed.
    pub(super) removed: Vec<String>,
    pub(super) store: Store,
    pub(super) metrics: Metrics,
}

impl Context {
    pub(super) fn new(
        stored: StoredTable,
        settings: Settings,
        rules: Arc<Rules>,
        store: Store,
        metrics: Metrics,
    ) -> Context {
        Context {
            sitters: serde_json::from_str(&stored.seats).unwrap_or_default(),
            stored,
            settings,
            rules,
            connections: Connections::new(metrics.clone()),
            muted: Vec::new(),
            removed: Vec::new(),
            store,
            metrics,
        }
    }

    /// How many players the game has.
    pub(super) fn players(&self) -> usize {
        self.rules.switches().table.players.count()
    }

    /// The host's part of the walls.
    pub(super) fn secret(&self) -> [u8; 32] {
        hex::decode(&self.stored.secret).unwrap_or_default()
    }

    /// The commitment to the host's part, published before anybody could add to it.
    pub(super) fn commitment(&self) -> String {
        hex::encode(&Seed(self.secret()).commitment())
    }

    /// The table's row in the database, for a stage.
    pub(super) fn row(&mut self, stage: GameStage) -> Write {
        self.stored.seats = serde_json::to_string(&self.sitters).unwrap_or_default();
        self.stored.stage = stage;
        Write::Table(Box::new(self.stored.clone()))
    }
}
