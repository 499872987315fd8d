//! Plays the acceptance scenarios with the engine.

use std::collections::BTreeSet;
use std::path::PathBuf;

use hanchan_rules::{preset_file, statement};
use hanchan_scenario::parse;

fn project() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../..")
}

/// Returns the name and the text of each script file.
fn files() -> Vec<(String, String)> {
    let folder = project().join("conformance/scenarios");
    let paths = std::fs::read_dir(folder).expect("the scenarios").map(|entry| entry.expect("a file").path());
    let mut files: Vec<(String, String)> = paths
        .filter(|path| path.extension().is_some_and(|extension| extension == "txt"))
        .map(|path| {
            let text = std::fs::read_to_string(&path).expect("a script");
            (path.file_name().unwrap_or_default().to_string_lossy().into_owned(), text)
        })
        .collect();
    files.sort();
    files
}

#[test]
fn every_scenario_passes() {
    let mut failures = Vec::new();
    let mut count = 0;
    for (file, text) in files() {
        for script in parse(&text).expect("scripts") {
            count += 1;
            if let Err(failure) = script.run(preset_file) {
                failures.push(format!("{file}: {}: {failure}", script.name));
            }
        }
    }
    assert!(failures.is_empty(), "{count} scripts\n{}", failures.join("\n"));
    assert!(count >= 430, "only {count} scripts");
}

#[test]
fn script_names_are_unique_and_cite_existing_statements() {
    let mut names = BTreeSet::new();
    for (file, text) in files() {
        for script in parse(&text).expect("scripts") {
            // A scenario is identified by its id, any other script by its whole name.
            let id = script.ids().next().filter(|id| id.starts_with("SC-")).unwrap_or(script.name).to_owned();
            assert!(names.insert(id.clone()), "{file}: {id} twice");
            for cited in script.ids().filter(|cited| !cited.starts_with("SC-")) {
                // `P-030-a` is a case of `P-030`.
                let cited = cited.get(..5).filter(|_| cited.get(5..6) == Some("-")).unwrap_or(cited);
                assert!(statement(cited).is_some(), "{file}: {}: {cited}", script.name);
            }
        }
    }
}

/// Returns the scenario that a case belongs to: `SC-P30-a` is a case of `SC-P30`.
fn scenario(id: &str) -> Option<&str> {
    let id = id.get(..6)?;
    id.starts_with("SC-").then_some(id)
}

/// Returns all scenarios, numbered as in their document.
fn all() -> BTreeSet<String> {
    let parts = [("P", 49), ("C", 14), ("G", 9), ("F", 10), ("D", 10)];
    let all = parts.iter().flat_map(|(part, last)| (1..=*last).map(move |n| format!("SC-{part}{n:02}")));
    all.collect()
}

#[test]
fn every_scenario_is_a_script() {
    let mut found = BTreeSet::new();
    for (_, text) in files() {
        // A script belongs to the scenario its name begins with.
        found.extend(
            parse(&text)
                .expect("scripts")
                .iter()
                .filter_map(|script| scenario(script.name).map(str::to_owned)),
        );
    }
    assert_eq!(found, all());
    assert_eq!(found.len(), 92);
}

/// Without the corpus, `every_scenario_is_a_script` checks the same list.
#[test]
fn list_of_scenarios_matches_the_document() {
    let Some(document) = hanchan_testdata::corpus_text("rules/scenarios.md") else { return };
    let heads = document.lines().filter_map(|line| line.strip_prefix("**").and_then(scenario));
    assert_eq!(heads.map(str::to_owned).collect::<BTreeSet<_>>(), all());
}
