//! `hanchan draw`, `sheet`, `cards`, `book` and `page`.

mod common;

use std::path::{Path, PathBuf};

use common::{err, hanchan, out};

fn folder(name: &str) -> PathBuf {
    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(name);
    let _old = std::fs::remove_dir_all(&folder);
    std::fs::create_dir_all(&folder).expect("a folder");
    folder
}

/// Runs a command that writes a file, and returns the contents.
fn written(args: &[&str], path: &Path) -> Vec<u8> {
    let output = hanchan(&[args, &["-o", path.to_str().expect("a path")]].concat(), b"");
    assert!(output.status.success(), "{args:?}: {}{}", out(&output), err(&output));
    std::fs::read(path).expect("it was written")
}

fn text(args: &[&str], path: &Path) -> String {
    String::from_utf8(written(args, path)).expect("text")
}

#[test]
fn hands_are_drawn_as_files_and_in_the_terminal() {
    let folder = folder("draw");
    let svg = text(&["draw", "46m345p12399s + 5m | pon 555z^"], &folder.join("hand.svg"));
    assert!(svg.starts_with("<svg") && svg.contains("aria-label=\"46m345p12399s + 5m | pon 555z^\""));
    let png = written(&["draw", "5z", "--height", "40"], &folder.join("tile.png"));
    assert!(png.starts_with(b"\x89PNG"));
    let river = text(&["draw", "--river", "19m4z5*3p7z", "--look", "plain"], &folder.join("river.svg"));
    assert_eq!(river.matches("rotate(-90)").count(), 1);
    let terminal = hanchan(&["draw", "1z + 5z | chi 546p<"], b"");
    assert!(out(&terminal).contains('東') && out(&terminal).contains("│5 筒│"), "{}", out(&terminal));
    let terminal = hanchan(&["draw", "--river", "1z5*p"], b"");
    assert!(out(&terminal).contains("│5 筒│"), "{}", out(&terminal));
}

#[test]
fn drawing_errors_are_explained() {
    let cases: [(&[&str], &str); 5] = [
        (&["draw", "5q"], "5q"),
        (&["draw", "5z", "-o", "x.gif"], ".svg, .png"),
        (&["draw", "--river", "*5m"], "riichi"),
        (&["sheet", "-o", "x.doc"], ".html, .pdf, .png"),
        (&["sheet", "--rules", "nothing", "-o", "x.html"], "nothing"),
    ];
    for (args, message) in cases {
        let output = hanchan(args, b"");
        assert!(!output.status.success() && err(&output).contains(message), "{args:?}: {}", err(&output));
    }
}

#[test]
fn sheets_cards_and_books_are_written_as_html() {
    let folder = folder("print");
    let sheet = text(&["sheet", "--rules", "phoenix", "--lang", "ru"], &folder.join("sheet.html"));
    assert!(sheet.contains("lang=\"ru\"") && sheet.contains("Санренко") && sheet.contains("11\u{a0}600"));
    let cards = text(&["cards", "--rules", "danish", "--lang", "da"], &folder.join("cards.html"));
    assert!(cards.contains("Ren hånd") && cards.contains("<figure class=\"bad\""));
    let book =
        text(&["book", "--rules", "danish", "--against", "ema", "--lang", "en"], &folder.join("book.html"));
    assert!(book.contains("D-016") && book.contains("class=\"differs\"") && book.contains("href=\"#yaku\""));
    let letter = text(&["sheet", "--paper", "letter"], &folder.join("letter.html"));
    assert!(sheet.contains("size: 210mm 297mm") && letter.contains("size: 215.9mm 279.4mm"));
}

#[cfg(feature = "pdf")]
#[test]
fn pdf_feature_writes_pdf_and_png() {
    let folder = folder("pdf");
    let pdf = written(&["sheet", "--rules", "ema", "--paper", "letter"], &folder.join("sheet.pdf"));
    assert!(pdf.starts_with(b"%PDF-"));
    let output = hanchan(
        &[
            "cards",
            "--rules",
            "furiten",
            "--lang",
            "ja",
            "--dpi",
            "40",
            "--each",
            folder.to_str().expect("a path"),
        ],
        b"",
    );
    assert!(output.status.success(), "{}", err(&output));
    assert!(std::fs::read(folder.join("pinfu.png")).expect("a card").starts_with(b"\x89PNG"));
}

#[cfg(not(feature = "pdf"))]
#[test]
fn missing_pdf_feature_is_explained_in_every_language() {
    for args in [
        &["sheet", "-o", "x.pdf"][..],
        &["cards", "-o", "x.png"],
        &["book", "-o", "x.pdf"],
        &["cards", "--each", "folder-of-cards"],
    ] {
        for lang in ["en", "ru", "da", "ja"] {
            let output = hanchan(&[args, &["--lang", lang]].concat(), b"");
            let message = err(&output);
            assert!(!output.status.success(), "{args:?}");
            for part in [args[2], ".html", "--features pdf"] {
                assert!(message.contains(part), "{lang} {args:?}: {part} is not in {message}");
            }
            assert_eq!(message.lines().count(), 1, "{message}");
        }
    }
    assert!(!Path::new("folder-of-cards").exists());
}

#[test]
fn all_sheets_and_cards_are_printed_in_the_default_format() {
    let folder = folder("all");
    let output = hanchan(&["sheet", "--all", folder.to_str().expect("a path")], b"");
    assert!(output.status.success(), "{}", err(&output));
    let ending = if cfg!(feature = "pdf") { "pdf" } else { "html" };
    for what in ["sheet", "cards"] {
        for lang in ["en", "ru", "da", "ja"] {
            let path = folder.join("phoenix").join(format!("{what}.{lang}.{ending}"));
            assert!(path.is_file(), "{}", path.display());
        }
    }
    assert_eq!(std::fs::read_dir(&folder).expect("a folder").count(), hanchan_rules::preset_ids().count());
}

#[test]
fn document_with_a_wrong_hand_fails_the_check() {
    let folder = folder("page");
    let document = folder.join("yaku.md");
    let hand = "{{hand}}{{chi 123pin}}{{chi 567sou}}{{pon 8man}}{{pair 2sou}}{{tileset 3man 4man}}{{/hand}}";
    std::fs::write(&document, format!("# Yaku\n\n__Tanyao__\n{hand}\n")).expect("a file");
    let page = folder.join("yaku.html");
    let paths = [&document, &page].map(|path| path.to_str().expect("a path"));
    let output = hanchan(&["page", paths[0], "-o", paths[1]], b"");
    assert!(!output.status.success());
    assert!(err(&output).contains("line 4") && err(&output).contains("Tanyao"), "{}", err(&output));
    assert!(std::fs::read_to_string(&page).expect("the page").contains("<figure"));
    std::fs::write(&document, format!("# Yaku\n\n__Riichi__\n{hand}\n")).expect("a file");
    assert!(hanchan(&["page", paths[0]], b"").status.success());
}
