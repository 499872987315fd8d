//! Renders drawings as PNG images.

use resvg::tiny_skia::{Pixmap, Transform};
use resvg::usvg::{Options, Tree};

/// Renders one of this crate's SVG drawings as a PNG image of this height in pixels. Returns `None` if the drawing
/// is invalid or too large.
pub fn png(svg: &str, height: u32) -> Option<Vec<u8>> {
    let tree = Tree::from_str(svg, &Options::default()).ok()?;
    let scale = height as f32 / tree.size().height();
    let width = (tree.size().width() * scale).ceil() as u32;
    let mut pixels = Pixmap::new(width.max(1), height)?;
    resvg::render(&tree, Transform::from_scale(scale, scale), &mut pixels.as_mut());
    pixels.encode_png().ok()
}
