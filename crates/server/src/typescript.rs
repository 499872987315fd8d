//! Generates `web/protocol.ts`, the TypeScript types of the protocol and the HTTP API, from the Rust types.
//!
//! Only tests need this, so the release build does without ts-rs.

use std::path::Path;

use hanchan_api::live::{Command, Message, PROTOCOL, WireEvent};
use ts_rs::TypeVisitor as _;

use crate::http::describe;

/// Returns the text of `web/protocol.ts`.
fn typescript() -> String {
    let (_, mut all) = describe::document();
    all.visit::<Command>();
    all.visit::<Message>();
    all.visit::<WireEvent>();
    let declared: Vec<String> = all.0.into_values().collect();
    format!(
        "// Made of the types in crates/server; `HANCHAN_BLESS=1 cargo test -p hanchan-server typescript` writes it \
         anew.\n\n/** The version of the protocol of live play. */\nexport const PROTOCOL = {PROTOCOL};\n\n{}",
        declared.join("\n")
    )
}

#[test]
fn protocol_ts_is_up_to_date() {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../web/protocol.ts");
    let generated = typescript();
    if std::env::var_os("HANCHAN_BLESS").is_some() {
        return std::fs::write(path, generated).expect("web/protocol.ts can be written");
    }
    let committed = std::fs::read_to_string(path).unwrap_or_default();
    assert!(committed == generated, "run `HANCHAN_BLESS=1 cargo test -p hanchan-server typescript`");
}

#[test]
fn every_public_type_is_exported() {
    let generated = typescript();
    for name in
        ["Command", "Message", "Settings", "TableState", "WireEvent", "WireMove", "Position", "ApiError"]
    {
        assert!(generated.contains(&format!("export type {name} =")), "{name}");
    }
    assert!(!generated.contains("bigint"));
}
