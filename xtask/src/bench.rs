//! Measurements of speed and of the bots, written into the docs.

use crate::cargo::{Done, output};
use crate::report::{put, write};

/// Measures the speed of Hanchan and of comparable libraries, for the bench's README.
pub(crate) fn peers() -> Done {
    table("ratios")?;
    table("scores")?;
    table("deals")
}

/// Builds the bots' table of final places from self-play, and checks its predictions on other games.
pub(crate) fn places(games: u64) -> Done {
    let example = "run --quiet --release --package hanchan-bots --example places --";
    let table = output(&format!("{example} make {games}"))?;
    write("crates/bots/data/places.tsv", &table)?;
    let text = output(&format!("{example} check {}", games.div_ceil(4)))?;
    let head = format!("The table comes from {games} games of each.\n");
    put("docs/lab/bots.md", "places", &[head, text].concat())
}

/// Plays deals between `sensei` bots and plots their predictions for discards against what happened.
pub(crate) fn calibrate(deals: u64) -> Done {
    let example = "run --quiet --release --package hanchan-bots --example calibrate --";
    put("docs/lab/bots.md", "calibration", &output(&format!("{example} {deals} docs/lab/calibration.svg"))?)
}

/// Runs an example of the bench, and writes its output into the bench's README, between the marks for this
/// example.
fn table(example: &str) -> Done {
    let table = output(&format!("run --quiet --release --package hanchan-bench --example {example}"))?;
    print!("{table}");
    put("bench/README.md", example, &table)
}
