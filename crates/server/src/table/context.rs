//! The data that a table has in every stage.

use std::sync::Arc;

use hanchan_api::tables::GameStage;
use hanchan_game::Seed;
use hanchan_rules::{Rules, hex};

use super::connections::Connections;
use crate::metrics::Metrics;
use crate::store::{Store, StoreWrite, StoredTable};

/// The data that a table has in every stage: its row with settings and seats, its rules, connections and database.
pub(super) struct Context {
    pub(super) stored: StoredTable,
    pub(super) rules: Arc<Rules>,
    pub(super) connections: Connections,
    /// The ids of people who may not chat.
    pub(super) muted: Vec<String>,
    /// The ids of people whom the owner has removed.
    pub(super) removed: Vec<String>,
    pub(super) store: Store,
    pub(super) metrics: Metrics,
}

impl Context {
    pub(super) fn new(stored: StoredTable, rules: Arc<Rules>, store: Store, metrics: Metrics) -> Context {
        Context {
            stored,
            rules,
            connections: Connections::new(metrics.clone()),
            muted: Vec::new(),
            removed: Vec::new(),
            store,
            metrics,
        }
    }

    /// Returns the number of players in the game.
    pub(super) fn players(&self) -> usize {
        self.rules.switches().table.players.count()
    }

    /// Returns the commitment to the server's part of the seed, which is published before anybody can contribute.
    pub(super) fn commitment(&self) -> String {
        hex::encode(&Seed(self.stored.secret).commitment())
    }

    /// Returns a write that stores the table's row in this stage.
    pub(super) fn row(&mut self, stage: GameStage) -> StoreWrite {
        self.stored.stage = stage;
        StoreWrite::Table(Box::new(self.stored.clone()))
    }
}
