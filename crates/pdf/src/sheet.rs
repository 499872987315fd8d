//! Typesets sheets.

use hanchan_press::{Look, Paper, Sheet};
use serde::Serialize;

use crate::paper_name;
use crate::typeset::{Pages, Unprintable, set};

/// The data that the template reads.
#[derive(Serialize)]
struct Data<'a> {
    paper: &'static str,
    /// The font size, in points.
    size: f64,
    sheet: &'a Sheet,
}

/// The maximum number of pages of a sheet.
pub const MAX_SHEET_PAGES: usize = 2;

/// The font sizes to choose from, in tenths of a point.
const SIZES: std::ops::RangeInclusive<u32> = 60..=84;

/// Typesets a sheet on at most two pages, in the largest font size that fits.
pub fn sheet(sheet: &Sheet, look: Look, paper: Paper) -> Result<Pages, Unprintable> {
    let (mut fits, mut too_large) = (*SIZES.start(), *SIZES.end());
    // Most sheets fit in the largest font size.
    let largest = sized(sheet, too_large, look, paper)?;
    if largest.count() <= MAX_SHEET_PAGES {
        return Ok(largest);
    }
    let mut best = sized(sheet, fits, look, paper)?;
    while too_large - fits > 1 {
        let size = u32::midpoint(fits, too_large);
        let pages = sized(sheet, size, look, paper)?;
        if pages.count() <= MAX_SHEET_PAGES {
            (fits, best) = (size, pages);
        } else {
            too_large = size;
        }
    }
    Ok(best)
}

fn sized(sheet: &Sheet, size: u32, look: Look, paper: Paper) -> Result<Pages, Unprintable> {
    let data = Data { paper: paper_name(paper), size: f64::from(size) / 10.0, sheet };
    set(include_str!("sheet.typ"), &data, look)
}
