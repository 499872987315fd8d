//! The sheet as pages.

use serde::Serialize;

use super::Sheet;
use crate::draw::Look;
use crate::paper::Paper;
use crate::typeset::{Pages, Unprintable, set};

/// What the template reads.
#[derive(Serialize)]
struct Data<'a> {
    paper: &'static str,
    /// The size of letters, in points.
    size: f64,
    sheet: &'a Sheet,
}

impl Sheet {
    /// A sheet has not more pages.
    pub const MOST_PAGES: usize = 2;

    /// Sizes of letters, in tenths of a point: the largest with which everything fits is taken.
    const SIZES: std::ops::RangeInclusive<u32> = 60..=84;

    /// Sets it on at most two pages, in letters as large as may be.
    pub fn print(&self, look: Look, paper: Paper) -> Result<Pages, Unprintable> {
        let (mut fits, mut too_large) = (*Sheet::SIZES.start(), *Sheet::SIZES.end());
        // Most do in the largest.
        let largest = self.set(too_large, look, paper)?;
        if largest.count() <= Sheet::MOST_PAGES {
            return Ok(largest);
        }
        let mut best = self.set(fits, look, paper)?;
        while too_large - fits > 1 {
            let size = u32::midpoint(fits, too_large);
            let pages = self.set(size, look, paper)?;
            if pages.count() <= Sheet::MOST_PAGES {
                (fits, best) = (size, pages);
            } else {
                too_large = size;
            }
        }
        Ok(best)
    }

    fn set(&self, size: u32, look: Look, paper: Paper) -> Result<Pages, Unprintable> {
        let data = Data { paper: paper.typst(), size: f64::from(size) / 10.0, sheet: self };
        set(include_str!("sheet.typ"), &data, look)
    }
}
