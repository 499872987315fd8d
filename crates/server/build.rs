//! Lists the files of the built web page (`web/dist`) so that the server can embed them.

use std::path::{Path, PathBuf};
use std::{env, fs, io};

fn main() -> io::Result<()> {
    let dist = PathBuf::from(env::var_os("CARGO_MANIFEST_DIR").expect("set by cargo")).join("../../web/dist");
    println!("cargo::rerun-if-changed={}", dist.display());
    let mut files = Vec::new();
    list(&dist, &mut files)?;
    files.sort();
    let entry = |file: &PathBuf| {
        let path = file.strip_prefix(&dist).unwrap_or(file).components();
        let path: Vec<_> = path.map(|part| part.as_os_str().to_string_lossy()).collect();
        format!("    ({:?}, include_bytes!({:?})),\n", path.join("/"), file.display().to_string())
    };
    let entries: String = files.iter().map(entry).collect();
    let out = PathBuf::from(env::var_os("OUT_DIR").expect("set by cargo"));
    fs::write(out.join("dist.rs"), format!("&[\n{entries}]\n"))
}

fn list(folder: &Path, files: &mut Vec<PathBuf>) -> io::Result<()> {
    for entry in fs::read_dir(folder)? {
        let path = entry?.path();
        if path.is_dir() { list(&path, files)? } else { files.push(path) }
    }
    Ok(())
}
