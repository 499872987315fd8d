//! `cargo xtask package`: the library crates as others would get them.

use crate::cargo::{Done, cargo_command, run};

/// The crates that can be published, each after those it depends on.
const LIBRARIES: [&str; 8] = ["tiles", "shape", "rules", "score", "round", "game", "view", "record"];

/// The libraries that have the feature `serde`.
const WITH_SERDE: [&str; 4] = ["tiles", "shape", "rules", "score"];

/// The examples of the libraries, all of which run without arguments.
pub(crate) const EXAMPLES: [&str; 8] = [
    "notations",
    "ukeire",
    "check_rules",
    "custom_rules",
    "play_deal",
    "play_game",
    "write_bot",
    "verify_tenhou",
];

/// Packages every library, builds the packages as they would be downloaded, and tests the feature that is off by default.
pub(crate) fn package(profile: &str) -> Done {
    // The packages are built together, so those that are not published yet find each other. What is not committed is
    // packaged as it is: this runs before commits, too.
    let packages = named(&LIBRARIES);
    run(&mut cargo_command("fetch --quiet --locked"))?;
    run(&mut cargo_command(&format!("package --quiet --offline --allow-dirty {packages}")))?;
    let with_serde = named(&WITH_SERDE);
    run(&mut cargo_command(&format!(
        "test --quiet --profile {profile} {with_serde} --features serde --test serde_feature"
    )))
}

fn named(libraries: &[&str]) -> String {
    libraries.iter().map(|library| format!("--package hanchan-{library}")).collect::<Vec<_>>().join(" ")
}

#[cfg(test)]
mod tests {
    use std::fs;

    use super::*;
    use crate::cargo::root;

    #[test]
    fn every_library_has_a_readme_an_example_and_metadata() {
        for library in LIBRARIES {
            let folder = root().join("crates").join(library);
            let manifest = fs::read_to_string(folder.join("Cargo.toml")).expect("a manifest");
            for key in
                ["description = ", "readme = ", "keywords = ", "categories = ", "[package.metadata.docs.rs]"]
            {
                assert!(manifest.contains(key), "{library} has no {key}");
            }
            assert!(!manifest.contains("publish"), "{library} is not published");
            let readme = fs::read_to_string(folder.join("README.md")).expect("a README");
            assert!(readme.contains("```rust"), "the README of {library} has no example");
            let library_rs = fs::read_to_string(folder.join("src/lib.rs")).expect("a library");
            assert!(
                library_rs.contains("include_str!(\"../README.md\")"),
                "the README of {library} is not tested"
            );
        }
    }

    #[test]
    fn every_example_of_a_library_is_run() {
        let mut found = Vec::new();
        for library in LIBRARIES {
            let examples =
                fs::read_dir(root().join("crates").join(library).join("examples")).expect("examples");
            let names =
                examples.map(|entry| entry.expect("an entry").file_name().to_string_lossy().into_owned());
            let names: Vec<String> =
                names.filter_map(|name| Some(name.strip_suffix(".rs")?.to_owned())).collect();
            assert!(!names.is_empty(), "{library} has no example");
            found.extend(names);
        }
        found.sort();
        let mut run = EXAMPLES.map(str::to_owned);
        run.sort();
        assert_eq!(found, run);
    }

    #[test]
    fn only_libraries_for_others_are_published() {
        for entry in fs::read_dir(root().join("crates")).expect("the crates") {
            let folder = entry.expect("an entry").path();
            let name = folder.file_name().unwrap_or_default().to_string_lossy().into_owned();
            let manifest = fs::read_to_string(folder.join("Cargo.toml")).expect("a manifest");
            let published = !manifest.contains("publish.workspace = true");
            assert_eq!(published, LIBRARIES.contains(&name.as_str()), "{name}");
        }
    }
}
