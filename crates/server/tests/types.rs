//! `web/protocol.ts` says what the types in Rust say.

use std::path::Path;

#[test]
fn the_types_for_browsers_are_up_to_date() {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../web/protocol.ts");
    let made = hanchan_server::typescript();
    if std::env::var_os("HANCHAN_BLESS").is_some() {
        std::fs::create_dir_all(path.parent().expect("a folder")).expect("a folder");
        return std::fs::write(path, made).expect("written");
    }
    let written = std::fs::read_to_string(path).unwrap_or_default();
    assert!(written == made, "HANCHAN_BLESS=1 cargo test -p hanchan-server --test types writes it anew");
}

#[test]
fn everything_that_is_named_is_declared() {
    let made = hanchan_server::typescript();
    for name in
        ["Command", "Message", "Settings", "TableState", "WireEvent", "WireMove", "Position", "ApiProblem"]
    {
        assert!(made.contains(&format!("export type {name} =")), "{name}");
    }
    assert!(!made.contains("bigint"));
}
