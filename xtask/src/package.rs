//! `cargo xtask package`: packages the library crates and tests the packages.

use std::fs;
use std::io;
use std::path::PathBuf;
use std::process::Command;

use crate::cargo::{Done, cargo_command, root, run, target};

/// The crates that are published, in order of their dependencies.
const LIBRARIES: [&str; 8] = ["tiles", "shape", "rules", "score", "round", "game", "view", "record"];

/// The libraries that have the feature `serde`.
const WITH_SERDE: [&str; 7] = ["tiles", "shape", "rules", "score", "round", "game", "view"];

/// The examples of the libraries. All run without arguments.
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

/// Packages every library, builds the packages and their examples as users would, and tests the `serde` feature,
/// which is off by default.
pub(crate) fn package() -> Done {
    // Uncommitted changes are allowed, so that this can run before a commit.
    let packages = named(&LIBRARIES);
    run(&mut cargo_command("fetch --quiet --locked"))?;
    run(&mut cargo_command(&format!("package --quiet --no-verify --offline --allow-dirty {packages}")))?;
    let manifest = unpack().map_err(|error| format!("the packages cannot be unpacked: {error}"))?;
    let build = "check --quiet --offline --workspace --all-features --lib --examples --target-dir target/packages-build";
    run(cargo_command(build).arg("--manifest-path").arg(manifest))?;
    let with_serde = named(&WITH_SERDE);
    run(&mut cargo_command(&format!(
        "test --quiet --offline {with_serde} --features serde --test serde_feature"
    )))
}

/// Unpacks the packages into a new workspace, where they depend on each other. Returns the path of the
/// workspace's manifest.
///
/// `cargo package` could verify the packages itself, but would use an older unpacked package of the same
/// version.
fn unpack() -> io::Result<PathBuf> {
    let folder = target().join("packages");
    if folder.exists() {
        fs::remove_dir_all(&folder)?;
    }
    fs::create_dir_all(&folder)?;
    let (mut members, mut patches) = (Vec::new(), Vec::new());
    for library in LIBRARIES {
        let name = format!("hanchan-{library}-{}", env!("CARGO_PKG_VERSION"));
        let file = target().join("package").join(format!("{name}.crate"));
        let unpacked = Command::new("tar").arg("-xzf").arg(&file).arg("-C").arg(&folder).status()?;
        if !unpacked.success() {
            return Err(io::Error::other(format!("tar failed on {}", file.display())));
        }
        members.push(format!("{name:?}"));
        patches.push(format!("hanchan-{library} = {{ path = {name:?} }}"));
    }
    let manifest = folder.join("Cargo.toml");
    let (members, patches) = (members.join(", "), patches.join("\n"));
    // The build script of hanchan-shape computes tables, which is slow unless the script is optimised.
    let workspace = format!(
        "[workspace]\nresolver = \"3\"\nmembers = [{members}]\n\n[patch.crates-io]\n{patches}\n\n\
         [profile.dev.package]\nhanchan-shape.opt-level = 2\n"
    );
    fs::write(&manifest, workspace)?;
    fs::copy(root().join("Cargo.lock"), folder.join("Cargo.lock"))?;
    Ok(manifest)
}

fn named(libraries: &[&str]) -> String {
    libraries.iter().map(|library| format!("--package hanchan-{library}")).collect::<Vec<_>>().join(" ")
}

#[cfg(test)]
mod tests {
    use super::*;

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
    fn only_the_listed_libraries_are_published() {
        for entry in fs::read_dir(root().join("crates")).expect("the crates") {
            let folder = entry.expect("an entry").path();
            let name = folder.file_name().unwrap_or_default().to_string_lossy().into_owned();
            let manifest = fs::read_to_string(folder.join("Cargo.toml")).expect("a manifest");
            let published = !manifest.contains("publish.workspace = true");
            assert_eq!(published, LIBRARIES.contains(&name.as_str()), "{name}");
        }
    }
}
