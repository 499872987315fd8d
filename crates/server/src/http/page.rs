//! The web page, which is embedded in the program.

use std::collections::HashMap;
use std::io::Write as _;
use std::sync::LazyLock;

use axum::http::{HeaderMap, Method, StatusCode, Uri, header};
use axum::response::{IntoResponse, Response};
use flate2::Compression;
use flate2::write::GzEncoder;
use hanchan_rules::hex;
use sha2::{Digest as _, Sha256};

/// The files in `web/dist` by path. `npm run build` generates them, and the build script lists them.
static DIST: &[(&str, &[u8])] = include!(concat!(env!("OUT_DIR"), "/dist.rs"));

struct File {
    plain: &'static [u8],
    gzipped: Vec<u8>,
    kind: &'static str,
    tag: String,
    /// Whether the file name contains a hash of the content.
    hashed: bool,
}

/// The files, compressed once when the first one is requested.
static FILES: LazyLock<HashMap<&'static str, File>> = LazyLock::new(|| {
    let file = |&(path, plain): &(&'static str, &'static [u8])| {
        let hash = Sha256::digest(plain);
        let tag = hex::encode(&hash[..12]);
        let file = File {
            gzipped: gzipped(plain).unwrap_or_default(),
            plain,
            kind: kind(path),
            tag: format!("\"{tag}\""),
            hashed: path.starts_with("assets/"),
        };
        (path, file)
    };
    DIST.iter().map(file).collect()
});

fn gzipped(data: &[u8]) -> std::io::Result<Vec<u8>> {
    let mut encoder = GzEncoder::new(Vec::new(), Compression::best());
    encoder.write_all(data)?;
    encoder.finish()
}

fn kind(path: &str) -> &'static str {
    match path.rsplit_once('.').map_or("", |(_, extension)| extension) {
        "html" => "text/html; charset=utf-8",
        "js" => "text/javascript; charset=utf-8",
        "css" => "text/css; charset=utf-8",
        "svg" => "image/svg+xml",
        "json" | "webmanifest" => "application/json",
        "png" => "image/png",
        "woff2" => "font/woff2",
        "txt" => "text/plain; charset=utf-8",
        _ => "application/octet-stream",
    }
}

/// Serves a file of the web page. For paths that are not files, serves the page itself, which does its own
/// routing.
pub(super) async fn page(method: Method, uri: Uri, headers: HeaderMap) -> Response {
    let path = uri.path().trim_start_matches('/');
    let nothing = || StatusCode::NOT_FOUND.into_response();
    if (method != Method::GET && method != Method::HEAD)
        || path.starts_with("api/")
        || path.starts_with("live/")
    {
        return nothing();
    }
    let of_page = || (!path.rsplit('/').next().unwrap_or_default().contains('.')).then_some("index.html");
    let file = FILES.get(path).or_else(|| FILES.get(of_page()?));
    file.map_or_else(nothing, |file| answer(file, &headers))
}

fn answer(file: &'static File, headers: &HeaderMap) -> Response {
    let cache = if file.hashed { "public, max-age=31536000, immutable" } else { "no-cache" };
    let about = [
        (header::CACHE_CONTROL, cache),
        (header::ETAG, file.tag.as_str()),
        (header::VARY, "accept-encoding"),
    ];
    let says = |name, what: &str| {
        headers.get(name).and_then(|value| value.to_str().ok()).is_some_and(|value| value.contains(what))
    };
    if says(header::IF_NONE_MATCH, &file.tag) {
        return (StatusCode::NOT_MODIFIED, about).into_response();
    }
    let kind = [(header::CONTENT_TYPE, file.kind)];
    if says(header::ACCEPT_ENCODING, "gzip")
        && !file.gzipped.is_empty()
        && file.gzipped.len() < file.plain.len()
    {
        (about, kind, [(header::CONTENT_ENCODING, "gzip")], file.gzipped.as_slice()).into_response()
    } else {
        (about, kind, file.plain).into_response()
    }
}
