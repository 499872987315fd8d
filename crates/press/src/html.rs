//! HTML pages that are complete in one file.

use crate::draw::{Look, escaped, sprite};

/// Returns a page with this body. The page includes the tiles in this look, which the body's pictures refer to.
pub(crate) fn page(lang: &str, title: &str, style: &str, look: Option<Look>, body: &str) -> String {
    format!(
        "<!doctype html>\n<html lang=\"{lang}\">\n<head>\n<meta charset=\"utf-8\">\n\
         <meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n<title>{}</title>\n\
         <link rel=\"icon\" href=\"data:,\">\n<style>\n{}\n{style}</style>\n</head>\n<body>\n{}\n{body}\n</body>\n</html>\n",
        escaped(title),
        include_str!("page.css"),
        look.map(sprite).unwrap_or_default()
    )
}

/// Returns an HTML element with this text, escaped.
pub(crate) fn element(name: &str, class: &str, text: &str) -> String {
    let class = if class.is_empty() { String::new() } else { format!(" class=\"{class}\"") };
    let end = name.split(' ').next().unwrap_or(name);
    format!("<{name}{class}>{}</{end}>", escaped(text))
}
