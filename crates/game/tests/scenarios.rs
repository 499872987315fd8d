//! The acceptance scenarios, played through the machine.

use std::path::PathBuf;

use hanchan_game::script::scripts;
use hanchan_rules::preset;

#[test]
fn every_scenario_ends_as_it_says() {
    let folder = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../conformance/scenarios");
    let mut failures = Vec::new();
    let mut count = 0;
    for entry in std::fs::read_dir(folder).expect("the scenarios") {
        let path = entry.expect("a file").path();
        let text = std::fs::read_to_string(&path).expect("a script");
        for script in scripts(&text) {
            count += 1;
            if let Err(failure) = script.run(preset) {
                failures.push(format!(
                    "{}:{}: {}: {}",
                    path.display(),
                    failure.line,
                    script.name,
                    failure.what
                ));
            }
        }
    }
    assert!(failures.is_empty(), "{count} scripts\n{}", failures.join("\n"));
    assert!(count > 5);
}
