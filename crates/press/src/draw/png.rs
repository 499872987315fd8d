//! Renders drawings as pixels.

use resvg::tiny_skia::{Pixmap, Transform};
use resvg::usvg::{Options, Tree};

/// Renders one of this crate's SVG drawings as a PNG of this height in pixels. Returns `None` if it cannot be drawn or
/// is too large.
pub fn png(svg: &str, height: u32) -> Option<Vec<u8>> {
    let tree = Tree::from_str(svg, &Options::default()).ok()?;
    let scale = height as f32 / tree.size().height();
    let width = (tree.size().width() * scale).ceil() as u32;
    let mut pixels = Pixmap::new(width.max(1), height)?;
    resvg::render(&tree, Transform::from_scale(scale, scale), &mut pixels.as_mut());
    pixels.encode_png().ok()
}
