//! The types of the protocol and of the HTTP API in TypeScript, made of those in Rust.

use std::collections::BTreeMap;

use ts_rs::{TS, TypeVisitor};

use crate::http::types;
use crate::position::Position;
use crate::protocol::{Command, Message, PROTOCOL, TableState, WireEvent};
use crate::settings::Settings;

/// Types by name, each with all that it is made of.
#[derive(Default)]
struct Types(BTreeMap<String, String>);

impl TypeVisitor for Types {
    fn visit<T: TS + 'static + ?Sized>(&mut self) {
        // Numbers, texts and lists are declared nowhere.
        if T::output_path().is_none() || self.0.contains_key(&T::ident()) {
            return;
        }
        let docs = T::docs().unwrap_or_default();
        // Whole numbers are numbers in JSON, and ours are small.
        let declared = format!("{docs}export {}\n", T::decl().replace("bigint", "number"));
        self.0.insert(T::ident(), declared);
        T::visit_dependencies(self);
    }
}

/// The file.
pub fn typescript() -> String {
    let mut all = Types::default();
    all.visit::<Command>();
    all.visit::<Message>();
    all.visit::<WireEvent>();
    all.visit::<Settings>();
    all.visit::<TableState>();
    all.visit::<Position>();
    types(&mut all);
    let declared: Vec<String> = all.0.into_values().collect();
    format!(
        "// Made of the types in crates/server; `HANCHAN_BLESS=1 cargo test -p hanchan-server --test types` writes it \
         anew.\n\n/** The version of the protocol of live play. */\nexport const PROTOCOL = {PROTOCOL};\n\n{}",
        declared.join("\n")
    )
}
