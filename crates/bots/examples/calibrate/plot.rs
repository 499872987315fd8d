//! Draws charts of actual rates against predicted rates.

use std::fmt::Write as _;

/// A group of predictions with about the same probability.
pub(crate) struct Point {
    /// Lower bound of the predictions.
    pub(crate) from: f64,
    /// Upper bound of the predictions.
    pub(crate) to: f64,
    /// Average prediction.
    pub(crate) predicted: f64,
    /// The rate at which the predictions came true.
    pub(crate) actual: f64,
    /// Number of predictions.
    pub(crate) count: u32,
}

/// One chart.
pub(crate) struct Panel {
    pub(crate) title: &'static str,
    /// Probability at the right and upper edge.
    pub(crate) max: f64,
    pub(crate) points: Vec<Point>,
}

/// Side of a panel, in pixels.
const SIDE: f64 = 320.0;
/// Margin for the axis labels, in pixels.
const EDGE: f64 = 56.0;

const STYLE: &str = "\
svg{background:#fff;color:#24292f}
text{font:13px system-ui,sans-serif;fill:currentColor}
.title{font-weight:600;font-size:15px}
.grid{stroke:currentColor;stroke-opacity:.15}
.even{stroke:currentColor;stroke-opacity:.6;stroke-dasharray:5 4}
.range{stroke:#0969da;stroke-width:1.5;stroke-opacity:.7}
.point{fill:#0969da;fill-opacity:.75}
@media(prefers-color-scheme:dark){svg{background:#0d1117;color:#e6edf3}.range{stroke:#58a6ff}.point{fill:#58a6ff}}
";

/// Draws panels side by side with a caption below.
pub(crate) fn svg(panels: &[&Panel], caption: &str) -> String {
    let width = panels.len() as f64 * (SIDE + EDGE) + 24.0;
    let height = SIDE + 2.0 * EDGE;
    let mut out = format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {width} {height}\" width=\"{width}\" height=\"{height}\" role=\"img\">\n\
         <title>Predictions of sensei for its discards, and what happened</title>\n<style>\n{STYLE}</style>\n"
    );
    for (at, panel) in panels.iter().enumerate() {
        draw(panel, EDGE + at as f64 * (SIDE + EDGE), &mut out);
    }
    let _written = writeln!(
        out,
        "<text x=\"{:.0}\" y=\"{:.0}\" text-anchor=\"middle\">{caption}; bars are 95 %</text>\n</svg>",
        width / 2.0,
        height - 14.0
    );
    out
}

/// Draws a panel.
fn draw(panel: &Panel, left: f64, out: &mut String) {
    let (top, bottom) = (36.0, 36.0 + SIDE);
    let x = |part: f64| left + SIDE * part / panel.max;
    let y = |part: f64| bottom - SIDE * (part / panel.max).min(1.0);
    let _written = writeln!(out, "<text class=\"title\" x=\"{left}\" y=\"22\">{}</text>", panel.title);
    for tick in 0..=5 {
        let part = panel.max * f64::from(tick) / 5.0;
        let (across, up, per_cent) = (x(part), y(part), (100.0 * part).round());
        let _written = writeln!(
            out,
            "<path class=\"grid\" d=\"M{across:.1} {top}V{bottom}M{left} {up:.1}H{:.1}\"/>\n\
             <text x=\"{across:.1}\" y=\"{:.1}\" text-anchor=\"middle\">{per_cent}</text>\n\
             <text x=\"{:.1}\" y=\"{:.1}\" text-anchor=\"end\">{per_cent}</text>",
            left + SIDE,
            bottom + 18.0,
            left - 12.0,
            up + 4.0,
        );
    }
    let _written = writeln!(
        out,
        "<path class=\"even\" d=\"M{left} {bottom}L{} {top}\"/>\n\
         <text x=\"{:.1}\" y=\"{:.1}\" text-anchor=\"middle\">predicted, %</text>\n\
         <text transform=\"translate({:.1} {:.1})rotate(-90)\" text-anchor=\"middle\">actual, %</text>",
        left + SIDE,
        left + SIDE / 2.0,
        bottom + 36.0,
        left - 40.0,
        top + SIDE / 2.0,
    );
    let max_count = panel.points.iter().map(|point| point.count).max().unwrap_or(1);
    for point in panel.points.iter().filter(|point| point.predicted <= panel.max) {
        // The Wilson score interval, which stays between 0 and 1.
        let (count, actual) = (f64::from(point.count), point.actual);
        let square = 1.96 * 1.96 / count;
        let middle = (actual + square / 2.0) / (1.0 + square);
        let half_width = (square * actual * (1.0 - actual) + square * square / 4.0).sqrt() / (1.0 + square);
        let radius = 2.5 + 7.5 * (count / f64::from(max_count)).sqrt();
        let across = x(point.predicted);
        let _written = writeln!(
            out,
            "<path class=\"range\" d=\"M{across:.1} {:.1}V{:.1}\"/>\
             <circle class=\"point\" cx=\"{across:.1}\" cy=\"{:.1}\" r=\"{radius:.1}\"/>",
            y(middle + half_width),
            y(middle - half_width),
            y(actual),
        );
    }
}
