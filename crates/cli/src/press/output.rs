//! Where printed things go: a file whose name says what it is.

use std::path::Path;

use clap::builder::{PossibleValuesParser, TypedValueParser};
use hanchan_press::{Look, Paper};
use hanchan_words::Words;

use crate::complaint::Complaint;

/// The ending of a file's name, in small letters.
pub(super) fn ending(path: &Path) -> String {
    path.extension().map(|ending| ending.to_string_lossy().to_ascii_lowercase()).unwrap_or_default()
}

/// Nobody knows what a file with such a name should be.
pub(super) fn unknown(path: &Path, known: &str, words: &Words) -> Complaint {
    let file = path.display().to_string();
    Complaint::Said(words.say("refused-ending", [("file", file.into()), ("known", known.into())]))
}

/// Writes a file.
pub(super) fn write(path: &Path, bytes: &[u8]) -> Result<(), Complaint> {
    std::fs::write(path, bytes).map_err(Complaint::Output)
}

/// Reads the name of a look.
pub(super) fn look() -> impl TypedValueParser<Value = Look> {
    PossibleValuesParser::new(Look::ALL.map(Look::name)).map(|name| Look::named(&name).unwrap_or_default())
}

/// Reads the name of a paper.
pub(super) fn paper() -> impl TypedValueParser<Value = Paper> {
    PossibleValuesParser::new(Paper::ALL.map(Paper::name)).map(|name| Paper::named(&name).unwrap_or_default())
}

/// Pages, if this program can set them.
#[cfg(feature = "pdf")]
pub(super) type Printed = Result<hanchan_press::Pages, hanchan_press::Unprintable>;
#[cfg(not(feature = "pdf"))]
pub(super) type Printed = ();

/// Writes pages: a PDF, or a PNG for each page.
#[cfg(feature = "pdf")]
pub(super) fn pages(
    path: &Path,
    dpi: u32,
    words: &Words,
    print: impl FnOnce() -> Printed,
) -> Result<(), Complaint> {
    let said = |error: hanchan_press::Unprintable| Complaint::Said(error.to_string());
    let pages = print().map_err(said)?;
    if ending(path) == "pdf" {
        return write(path, &pages.pdf().map_err(said)?);
    }
    for page in 0..pages.count() {
        let png = pages.png(page, dpi).ok_or_else(|| Complaint::Said(words.text("refused-picture")))?;
        write(&numbered(path, page + 1), &png)?;
    }
    Ok(())
}

/// Says that this program sets no pages.
#[cfg(not(feature = "pdf"))]
pub(super) fn pages(
    path: &Path,
    _dpi: u32,
    words: &Words,
    _print: impl FnOnce() -> Printed,
) -> Result<(), Complaint> {
    Err(no_pdf(path, words))
}

/// This program was built without the typesetter.
#[cfg(not(feature = "pdf"))]
pub(super) fn no_pdf(path: &Path, words: &Words) -> Complaint {
    Complaint::Said(words.say("refused-no-pdf", [("file", path.display().to_string().into())]))
}

/// `sheet.png` as `sheet-2.png`.
#[cfg(feature = "pdf")]
fn numbered(path: &Path, number: usize) -> std::path::PathBuf {
    let stem = path.file_stem().unwrap_or_default().to_string_lossy();
    path.with_file_name(format!("{stem}-{number}.{}", ending(path)))
}
