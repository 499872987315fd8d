//! Validates a rule file, and prints what it changes or all problems in it.
//!
//! ```sh
//! cargo run --example check_rules -- our-club.toml
//! ```

use std::error::Error;
use std::io::ErrorKind;

use hanchan_rules::{Unreadable, keys, open, preset};

fn main() -> Result<(), Box<dyn Error>> {
    let ours = concat!(env!("CARGO_MANIFEST_DIR"), "/examples/our-club.toml");
    let file = std::env::args().nth(1).unwrap_or_else(|| ours.to_owned());

    // The crate does no I/O itself, so the caller reads the file.
    let rules = open(&file, |path| {
        std::fs::read_to_string(path).map_err(|error| match error.kind() {
            ErrorKind::NotFound => Unreadable::NotFound,
            _ => Unreadable::Other(error.to_string()),
        })
    })?;

    println!("{} (version {}), source: {}", rules.titles["en"], rules.version, rules.sources["en"]);
    println!("hash: {}", rules.name().hash);
    let Some(base) = rules.base.as_deref().and_then(preset) else { return Ok(()) };
    println!("differs from {}:", base.id);
    for (group, key) in keys() {
        let (ours, theirs) = (rules.written(group, &key), base.written(group, &key));
        if let (Some(ours), Some(theirs), Some(source)) = (&ours, &theirs, rules.source_of(group, &key))
            && ours != theirs
        {
            println!("  {group}.{key} is {ours}, not {theirs} ({})", source.by.join(", "));
        }
    }
    Ok(())
}
