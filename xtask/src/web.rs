//! The page: built again and compared, its units, and the whole in a real browser.

use std::collections::BTreeMap;
use std::env;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use crate::{Done, root, run};

fn web() -> PathBuf {
    root().join("web")
}

fn npm(args: &[&str]) -> Command {
    let mut command = Command::new("npm");
    command.args(args).current_dir(web());
    command
}

fn is_there(program: &str) -> bool {
    let asked = Command::new(program).arg("--version").stdout(Stdio::null()).stderr(Stdio::null()).status();
    asked.is_ok_and(|status| status.success())
}

/// All tests of the page. `hanchan` has been built before.
pub(crate) fn test() -> Done {
    if !is_there("npm") {
        println!("\nNOTE: there is no npm: the page was not built again, and its tests were SKIPPED.");
        return Ok(());
    }
    run(Command::new("node").args(["tiles/make.mjs", "--check"]).current_dir(root()))?;
    run(&mut npm(&["ci", "--no-audit", "--no-fund"]))?;
    compare()?;
    run(&mut npm(&["run", "check"]))?;
    run(&mut npm(&["test"]))?;
    match browser() {
        Ok(chromium) => run(npm(&["run", "browser"]).env("CHROMIUM", chromium).env("HANCHAN", program())),
        Err(why) => {
            println!("\nNOTE: {why}: the tests in a browser were SKIPPED.");
            Ok(())
        }
    }
}

/// Whole games played by clicking: a line of figures of each.
pub(crate) fn games() -> Result<Vec<String>, String> {
    if !is_there("npm") {
        return Err("there is no npm".to_owned());
    }
    run(&mut npm(&["ci", "--no-audit", "--no-fund"]))?;
    let mut command = npm(&["run", "browser", "--", "games"]);
    command.env("CHROMIUM", browser()?).env("HANCHAN", program()).env("HANCHAN_WHOLE_GAMES", "1");
    let output =
        command.stderr(Stdio::inherit()).output().map_err(|error| format!("{command:?}: {error}"))?;
    let text = String::from_utf8_lossy(&output.stdout);
    let figures = text.lines().filter_map(|line| line.split_once("figures: "));
    let figures: Vec<String> = figures.map(|(_, figures)| figures.to_owned()).collect();
    if output.status.success() && !figures.is_empty() { Ok(figures) } else { Err(text.into_owned()) }
}

/// The program: one that is named, or where `cargo build --release` puts it.
fn program() -> PathBuf {
    if let Some(given) = env::var_os("HANCHAN") {
        return given.into();
    }
    let target = env::var_os("CARGO_TARGET_DIR").map_or_else(|| root().join("target"), PathBuf::from);
    target.join("release/hanchan")
}

/// The page that is committed is the one that its source makes.
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
    Err(format!("web/dist is not what its source makes ('npm run build' in web): {}", names.join(", ")))
}

/// The files of a folder, by their paths in it.
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

/// A Chromium: the system's, or from the system's packages where we may install them.
fn browser() -> Result<PathBuf, String> {
    if let Some(given) = env::var_os("CHROMIUM") {
        return Ok(given.into());
    }
    if let Some(found) = installed() {
        return Ok(found);
    }
    if !is_there("apt-get") {
        return Err("there is no Chromium".to_owned());
    }
    let user = Command::new("id").arg("-u").output().map_err(|error| error.to_string())?;
    if user.stdout.trim_ascii() != b"0" {
        return Err("there is no Chromium, and only root may install it".to_owned());
    }
    let install = "apt-get update -qq && apt-get install -y -qq --no-install-recommends chromium";
    run(Command::new("sh").args(["-c", install]).stdout(Stdio::null()))?;
    installed().ok_or_else(|| "Chromium could not be installed".to_owned())
}

fn installed() -> Option<PathBuf> {
    let names = ["chromium", "chromium-browser", "google-chrome"];
    let folders = env::var_os("PATH")?;
    env::split_paths(&folders)
        .flat_map(|folder| names.map(|name| folder.join(name)))
        .find(|path| path.is_file())
}
