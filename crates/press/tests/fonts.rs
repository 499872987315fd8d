//! The fonts have a glyph for everything that is printed.

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};

fn root() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../..")
}

fn files(folder: &Path, endings: &[&str]) -> Vec<String> {
    let all = std::fs::read_dir(folder).expect("a folder").filter_map(Result::ok).map(|entry| entry.path());
    let of = |path: &PathBuf| endings.iter().any(|ending| path.to_string_lossy().ends_with(ending));
    all.filter(of).map(|path| std::fs::read_to_string(path).expect("a text")).collect()
}

/// Returns every letter in messages, names, titles and statements.
fn letters() -> BTreeSet<char> {
    let words = root().join("crates/words");
    let mut texts = files(&root().join("crates/rules"), &[".tsv"]);
    for kind in ["locales", "clubs"] {
        for folder in std::fs::read_dir(words.join(kind)).expect("a folder") {
            texts.extend(files(&folder.expect("a folder").path(), &[".ftl", ".tsv"]));
        }
    }
    texts.extend(files(&root().join("crates/rules/presets"), &[".toml"]));
    // Characters that templates and the code add.
    texts.push("–×°*†0123456789+−/".to_owned());
    texts.iter().flat_map(|text| text.chars()).filter(|c| !c.is_control()).collect()
}

#[test]
fn every_letter_has_a_glyph() {
    let families = ["FiraSans", "FiraSansCondensed"];
    let styles =
        [("Regular", "Regular"), ("Italic", "Regular"), ("SemiBold", "Bold"), ("SemiBoldItalic", "Bold")];
    let letters = letters();
    for (family, (western, japanese)) in
        families.into_iter().flat_map(|family| styles.map(|style| (family, style)))
    {
        let names = [format!("{family}-{western}"), format!("BIZUDPGothic-{japanese}")];
        let bytes = names.each_ref().map(|name| {
            std::fs::read(root().join(format!("crates/press/fonts/{name}.ttf"))).expect("a font")
        });
        let faces = bytes.each_ref().map(|bytes| ttf_parser::Face::parse(bytes, 0).expect("a font"));
        let has = |c: &&char| faces.iter().any(|face| face.glyph_index(**c).is_some());
        let lacking: String = letters.iter().filter(|c| !has(c)).collect();
        assert!(lacking.is_empty(), "{names:?} lack {lacking}: make them again, see crates/press/fonts");
    }
}
