//! HTML files for printing, with paper sizes in millimetres, embedded fonts and a print button.

use base64::Engine as _;
use base64::engine::general_purpose::STANDARD;
use hanchan_words::Words;
use sha2::{Digest as _, Sha256};

use crate::draw::{Look, escaped, sprite};
use crate::fonts;
use crate::paper::Paper;

/// The script that fits text to its boxes and makes the print button work.
const SCRIPT: &str = include_str!("print.js");

/// A document to print.
pub(crate) struct Printable<'a> {
    pub(crate) lang: &'static str,
    pub(crate) title: &'a str,
    /// The CSS of the document wherever it is shown.
    pub(crate) style: &'a str,
    /// The CSS of the document on paper, and on screens that are wide enough to show a sheet of paper.
    pub(crate) paper_style: &'a str,
    /// Whether the text is in the condensed font by default.
    pub(crate) condensed: bool,
    pub(crate) body: String,
}

impl Printable<'_> {
    /// Returns the document as one self-contained HTML file.
    pub(crate) fn html(&self, look: Look, paper: Paper, words: &Words) -> String {
        let Printable { lang, title, style, paper_style, condensed, body } = self;
        let button = words.text("press-print");
        let body = format!(
            "<p class=\"print\"><button type=\"button\" id=\"print\" hidden>{}</button></p>\n{body}",
            escaped(&button)
        );
        let fonts = fonts::embedded(&body, *condensed);
        let (width, height) = paper.size();
        format!(
            "<!doctype html>\n<html lang=\"{lang}\">\n<head>\n<meta charset=\"utf-8\">\n\
             <meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n<title>{}</title>\n\
             <link rel=\"icon\" href=\"data:,\">\n<style>\n{fonts}{}{style}</style>\n\
             <style id=\"paper\" media=\"print, screen and (min-width: 56rem)\">\n\
             @page {{ size: {width}mm {height}mm; }}\n\
             :root {{ --width: {width}mm; --height: {height}mm; }}\n{}{paper_style}</style>\n\
             </head>\n<body>\n{}\n{body}\n<script>{SCRIPT}</script>\n</body>\n</html>\n",
            escaped(title),
            include_str!("print.css"),
            include_str!("paper.css"),
            sprite(look)
        )
    }
}

/// Returns the `Content-Security-Policy` with which a server should serve the HTML files of sheets, cards and
/// books. It allows their styles, their embedded fonts and their one script, and nothing else.
pub fn content_security_policy() -> String {
    let hash = STANDARD.encode(Sha256::digest(SCRIPT));
    format!(
        "default-src 'none'; style-src 'unsafe-inline'; font-src data:; img-src data:; \
         script-src 'sha256-{hash}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
    )
}
