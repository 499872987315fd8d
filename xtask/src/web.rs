//! The tests and lints of the web page: a rebuild for comparison, unit tests, and tests in a real browser.

use std::collections::BTreeMap;
use std::env;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use crate::cargo::{Done, is_installed, root, run};
use crate::install;

fn web() -> PathBuf {
    root().join("web")
}

fn npm(args: &[&str]) -> Command {
    let mut command = Command::new("npm");
    command.args(args).current_dir(web());
    command
}

/// Installs the npm packages of the web page.
fn install_packages() -> Done {
    run(&mut npm(&["ci", "--no-audit", "--no-fund"]))
}

/// Tests the web page without a browser: checks that pictures and `dist` are up to date, checks types, and runs
/// the unit tests.
pub(crate) fn units() -> Done {
    run(Command::new("node").args(["tiles/make.mjs", "--check"]).current_dir(root()))?;
    install_packages()?;
    compare()?;
    run(&mut npm(&["run", "check"]))?;
    run(&mut npm(&["test"]))
}

/// Checks the formatting of the web page's source and lints it.
pub(crate) fn lint() -> Done {
    install_packages()?;
    run(&mut npm(&["run", "format:check"]))?;
    run(&mut npm(&["run", "lint"]))
}

/// Runs the browser tests with the given `hanchan` binary. The page's npm packages must be installed.
pub(crate) fn in_browser(chromium: &Path, program: &Path) -> Done {
    run(npm(&["run", "browser"]).env("CHROMIUM", chromium).env("HANCHAN", program))
}

/// Plays whole games by clicking in a browser. Returns a line of figures for each game.
pub(crate) fn games(program: &Path) -> Result<Vec<String>, String> {
    if !is_installed("npm") {
        return Err("npm is not installed".to_owned());
    }
    install_packages()?;
    let mut command = npm(&["run", "browser", "--", "games"]);
    command.env("CHROMIUM", browser()?).env("HANCHAN", program).env("HANCHAN_WHOLE_GAMES", "1");
    let output =
        command.stderr(Stdio::inherit()).output().map_err(|error| format!("{command:?}: {error}"))?;
    let text = String::from_utf8_lossy(&output.stdout);
    let figures = text.lines().filter_map(|line| line.split_once("figures: "));
    let figures: Vec<String> = figures.map(|(_, figures)| figures.to_owned()).collect();
    if output.status.success() && !figures.is_empty() { Ok(figures) } else { Err(text.into_owned()) }
}

/// Checks that the committed build of the web page is up to date.
fn compare() -> Done {
    let again = env::temp_dir().join(format!("hanchan-dist-{}", std::process::id()));
    let folder = again.display().to_string();
    run(&mut npm(&["run", "build", "--", "--outDir", &folder, "--emptyOutDir"]))?;
    let (committed, made) = (files(&web().join("dist"))?, files(&again)?);
    let _removed = fs::remove_dir_all(&again);
    if committed == made {
        return Ok(());
    }
    let differing = made.iter().filter(|(path, content)| committed.get(*path) != Some(*content));
    let gone = committed.keys().filter(|path| !made.contains_key(*path));
    let names: Vec<&str> = differing.map(|(path, _)| path).chain(gone).map(String::as_str).collect();
    Err(format!("web/dist is out of date (run 'npm run build' in web): {}", names.join(", ")))
}

/// Reads all files below a folder, by their relative paths.
fn files(folder: &Path) -> Result<BTreeMap<String, Vec<u8>>, String> {
    let mut all = BTreeMap::new();
    let mut folders = vec![folder.to_owned()];
    while let Some(next) = folders.pop() {
        let entries = fs::read_dir(&next).map_err(|error| format!("{}: {error}", next.display()))?;
        for path in entries.filter_map(Result::ok).map(|entry| entry.path()) {
            if path.is_dir() {
                folders.push(path);
                continue;
            }
            let content = fs::read(&path).map_err(|error| format!("{}: {error}", path.display()))?;
            let name = path.strip_prefix(folder).unwrap_or(&path);
            all.insert(name.display().to_string(), content);
        }
    }
    Ok(all)
}

/// Finds Chromium, or installs it from the system's packages if possible.
pub(crate) fn browser() -> Result<PathBuf, String> {
    if let Some(given) = env::var_os("CHROMIUM") {
        return Ok(given.into());
    }
    if let Some(found) = installed() {
        return Ok(found);
    }
    install::package("chromium")?;
    installed().ok_or_else(|| "the package chromium has no program of that name".to_owned())
}

fn installed() -> Option<PathBuf> {
    let names = ["chromium", "chromium-browser", "google-chrome"];
    let folders = env::var_os("PATH")?;
    env::split_paths(&folders)
        .flat_map(|folder| names.map(|name| folder.join(name)))
        .find(|path| path.is_file())
}
