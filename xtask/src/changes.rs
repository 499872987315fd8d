//! The packages that a change can break: those it touches and all that depend on them.

use std::collections::BTreeSet;
use std::fmt;
use std::fs;
use std::path::Path;
use std::process::Command;

use crate::cargo::root;

/// A package of the workspace.
struct Package {
    name: String,
    /// The package's folder, relative to the project's root.
    folder: String,
    /// The text of the package's manifest, which names the packages it depends on.
    manifest: String,
}

/// The files that were changed, and the packages they can break.
pub(crate) struct Changes {
    files: Vec<String>,
    /// Where the changes were found: in the working tree or in the last commit.
    since: &'static str,
    packages: BTreeSet<String>,
}

impl Changes {
    /// Finds the uncommitted changes or, if there are none, those of the last commit.
    pub(crate) fn find() -> Result<Changes, String> {
        let uncommitted = git(&["status", "--porcelain", "--untracked-files=all", "--no-renames"])?;
        let files: Vec<String> =
            uncommitted.lines().filter_map(|line| Some(line.get(3..)?.to_owned())).collect();
        let (files, since) = if files.is_empty() {
            let last = git(&["diff", "--name-only", "--no-renames", "HEAD~1", "HEAD"])?;
            (last.lines().map(str::to_owned).collect(), "in the last commit")
        } else {
            (files, "not committed")
        };
        let packages = reached(&files, &packages()?);
        Ok(Changes { files, since, packages })
    }

    /// Returns the packages to test.
    pub(crate) fn packages(&self) -> &BTreeSet<String> {
        &self.packages
    }

    /// Returns whether the changes affect the web page.
    pub(crate) fn page(&self) -> bool {
        self.files
            .iter()
            .any(|file| ["web/", "tiles/", "crates/words/locales/"].iter().any(|part| file.starts_with(part)))
    }
}

impl fmt::Display for Changes {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let names: Vec<&str> = self.packages.iter().map(String::as_str).collect();
        write!(
            f,
            "{} files changed ({}). Packages to test: {}",
            self.files.len(),
            self.since,
            names.join(", ")
        )
    }
}

fn git(args: &[&str]) -> Result<String, String> {
    let output = Command::new("git").args(args).current_dir(root()).output();
    let output = output.map_err(|error| format!("git did not start: {error}"))?;
    if !output.status.success() {
        return Err(format!(
            "git {}: {}",
            args.join(" "),
            String::from_utf8_lossy(&output.stderr).trim_end()
        ));
    }
    String::from_utf8(output.stdout).map_err(|error| error.to_string())
}

/// Lists the packages of the workspace.
fn packages() -> Result<Vec<Package>, String> {
    let crates = fs::read_dir(root().join("crates")).map_err(|error| error.to_string())?;
    let crates = crates.flatten().map(|entry| format!("crates/{}", entry.file_name().to_string_lossy()));
    let folders = crates.chain(["bench", "fuzz", "xtask"].map(str::to_owned));
    let package = |folder: String| {
        let manifest = fs::read_to_string(root().join(&folder).join("Cargo.toml")).ok()?;
        let name =
            manifest.lines().find_map(|line| line.strip_prefix("name = "))?.trim_matches('"').to_owned();
        Some(Package { name, folder, manifest })
    };
    Ok(folders.filter_map(package).collect())
}

/// Returns the packages with changed files, and those that depend on them, directly or not. A file outside of all
/// packages (such as test data or a sprite) can affect any of them.
fn reached(files: &[String], packages: &[Package]) -> BTreeSet<String> {
    let is_in = |file: &str, package: &Package| file.starts_with(&format!("{}/", package.folder));
    let is_document = |file: &str| Path::new(file).extension().is_some_and(|ending| ending == "md");
    let mut reached = BTreeSet::new();
    for file in files.iter().filter(|file| !is_document(file) && !file.starts_with("web/")) {
        match packages.iter().find(|package| is_in(file, package)) {
            Some(package) => drop(reached.insert(package.name.clone())),
            None => reached.extend(packages.iter().map(|package| package.name.clone())),
        }
    }
    loop {
        let depends = |package: &&Package| {
            !reached.contains(&package.name) && reached.iter().any(|name| names(&package.manifest, name))
        };
        let more: Vec<String> = packages.iter().filter(depends).map(|package| package.name.clone()).collect();
        if more.is_empty() {
            return reached;
        }
        reached.extend(more);
    }
}

/// Returns whether a manifest has a dependency of this name.
fn names(manifest: &str, dependency: &str) -> bool {
    manifest
        .lines()
        .any(|line| line.strip_prefix(dependency).is_some_and(|rest| rest.starts_with([' ', '.', '='])))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn package(name: &str, folder: &str, depends_on: &str) -> Package {
        let manifest = format!("[package]\nname = \"{name}\"\n[dependencies]\n{depends_on}\n");
        Package { name: name.to_owned(), folder: folder.to_owned(), manifest }
    }

    #[test]
    fn a_change_reaches_the_packages_that_depend_on_it() {
        let packages = [
            package("hanchan-tiles", "crates/tiles", ""),
            package("hanchan-shape", "crates/shape", "hanchan-tiles.workspace = true"),
            package("hanchan", "crates/cli", "hanchan-shape = { path = \"../shape\" }"),
            package("hanchan-rules", "crates/rules", ""),
        ];
        let of = |file: &str| -> Vec<String> { reached(&[file.to_owned()], &packages).into_iter().collect() };
        assert_eq!(of("crates/tiles/src/lib.rs"), ["hanchan", "hanchan-shape", "hanchan-tiles"]);
        assert_eq!(of("crates/cli/src/main.rs"), ["hanchan"]);
        assert_eq!(of("conformance/matrix.tsv").len(), 4);
        assert!(of("docs/api.md").is_empty() && of("web/src/App.svelte").is_empty());
    }

    #[test]
    fn workspace_members_are_found() {
        let names: Vec<String> =
            packages().expect("the workspace").into_iter().map(|package| package.name).collect();
        for name in ["hanchan", "hanchan-tiles", "hanchan-bench", "xtask"] {
            assert!(names.iter().any(|found| found == name), "{name} is not in {names:?}");
        }
    }
}
