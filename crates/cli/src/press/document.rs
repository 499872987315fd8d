//! Writes documents to files.

use std::path::{Path, PathBuf};

use hanchan_api::{Document, PrintStyle};

use super::output::{ending, unknown, write};
use crate::error::CliError;

/// Writes a document in the format of the file's extension. PNG makes one file per page, at a resolution of `dpi`.
pub(super) fn save(
    document: Document<'_>,
    path: &Path,
    style: PrintStyle<'_>,
    dpi: u32,
) -> Result<(), CliError> {
    match ending(path).as_str() {
        "html" => write(path, document.html(style).as_bytes()),
        "pdf" => write(path, &document.pdf(&path.display(), style)?),
        "png" => {
            let pages = document.pictures(&path.display(), style, dpi)?;
            (1..).zip(pages).try_for_each(|(number, png)| write(&numbered(path, number), &png))
        }
        _ => Err(unknown(path, ".html, .pdf, .png", style.words)),
    }
}

/// Adds a page number to a file name: `sheet.png` becomes `sheet-2.png`.
fn numbered(path: &Path, number: usize) -> PathBuf {
    let stem = path.file_stem().unwrap_or_default().to_string_lossy();
    path.with_file_name(format!("{stem}-{number}.{}", ending(path)))
}
