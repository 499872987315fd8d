//! The databases that the tests run on.

use std::process::Command;
use std::sync::atomic::{AtomicUsize, Ordering};

/// Creates a database on the PostgreSQL server that `cargo xtask test` started. Without such a server, notes that the
/// test is skipped and returns `None`.
pub(crate) fn postgres() -> Option<String> {
    static NEXT: AtomicUsize = AtomicUsize::new(0);
    let Ok(server) = std::env::var("HANCHAN_TEST_POSTGRES") else {
        hanchan_testdata::skip("PostgreSQL", "`cargo xtask test` starts a server where it can");
        return None;
    };
    let name = format!("test_{}_{}", std::process::id(), NEXT.fetch_add(1, Ordering::Relaxed));
    let made = Command::new("psql").arg(&server).args(["-qc", &format!("create database {name}")]).status();
    assert!(made.expect("psql").success(), "a database of its own");
    // …/postgres?host=… becomes …/NAME?host=…
    let (address, options) = server.split_once('?').unwrap_or((&server, ""));
    let (address, _) = address.rsplit_once('/').expect("an address with a database");
    Some(format!("{address}/{name}?{options}"))
}
