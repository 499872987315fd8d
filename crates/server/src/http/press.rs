//! Handlers for printed documents.

use std::collections::VecDeque;
use std::sync::{Arc, Mutex, PoisonError};

use axum::Json;
use axum::body::Bytes;
use axum::extract::State;
use axum::http::header;
use axum::response::{IntoResponse, Response};
use hanchan_api::{CardsRequest, PrintFormatsResponse, PrintRequest, Request as _};
use hanchan_press::CardDeck;

use super::App;
use super::error::HttpError;
use super::extract::{ClientLanguage, Params};
use super::tools::in_context;

/// The maximum size of the cache, in bytes.
const CACHE_SIZE: usize = 48 << 20;

/// A cache of printed files.
#[derive(Clone, Default)]
pub(super) struct PrintCache(Arc<Mutex<CachedFiles>>);

#[derive(Default)]
struct CachedFiles {
    /// The files, the most recently used one last.
    files: VecDeque<(String, Bytes)>,
    bytes: usize,
}

impl PrintCache {
    fn get(&self, key: &str) -> Option<Bytes> {
        let mut cached = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let place = cached.files.iter().position(|(known, _)| known == key)?;
        let found = cached.files.remove(place)?;
        let bytes = found.1.clone();
        cached.files.push_back(found);
        Some(bytes)
    }

    fn put(&self, key: String, file: Bytes) {
        let mut cached = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        // Another request may have added the file meanwhile.
        if cached.files.iter().any(|(known, _)| *known == key) {
            return;
        }
        cached.bytes += file.len();
        cached.files.push_back((key, file));
        while cached.bytes > CACHE_SIZE
            && let Some((_, oldest)) = cached.files.pop_front()
        {
            cached.bytes -= oldest.len();
        }
    }
}

/// A response with a printed file.
pub(super) struct PrintedFile {
    kind: &'static str,
    name: String,
    bytes: Bytes,
}

impl IntoResponse for PrintedFile {
    fn into_response(self) -> Response {
        let head = [
            (header::CONTENT_TYPE, self.kind.to_owned()),
            (header::CONTENT_DISPOSITION, format!("inline; filename=\"{}\"", self.name)),
            (header::VARY, "accept-language".to_owned()),
            // The policy of all other pages forbids the fonts and the script that are embedded in a printed page.
            (header::CONTENT_SECURITY_POLICY, hanchan_press::content_security_policy()),
        ];
        (head, self.bytes).into_response()
    }
}

/// A response with the yaku cards of a rule set as JSON, possibly from the cache.
pub(super) struct CachedDeck(Bytes);

impl CachedDeck {
    fn new(deck: &CardDeck) -> CachedDeck {
        CachedDeck(serde_json::to_vec(deck).unwrap_or_default().into())
    }
}

impl IntoResponse for CachedDeck {
    fn into_response(self) -> Response {
        ([(header::CONTENT_TYPE, "application/json"), (header::VARY, "accept-language")], self.0)
            .into_response()
    }
}

/// Returns the yaku cards of a rule set.
pub(super) async fn cards(
    State(app): State<App>,
    client: ClientLanguage,
    Params(request): Params<CardsRequest>,
) -> Result<CachedDeck, HttpError> {
    let cache = app.prints.clone();
    in_context(&app, client, move |context| {
        let name = context.rules(&request.rules)?.name();
        let key = format!("{name} deck {:?} {:?}", context.language(), context.style());
        if let Some(bytes) = cache.get(&key) {
            return Ok(CachedDeck(bytes));
        }
        let deck = CachedDeck::new(&request.run(context)?);
        cache.put(key, deck.0.clone());
        Ok(deck)
    })
    .await
}

/// Lists the formats of printed documents.
pub(super) async fn formats() -> Json<PrintFormatsResponse> {
    Json(PrintFormatsResponse::new())
}

/// Prints a sheet, cards or a book.
pub(super) async fn print(
    State(app): State<App>,
    client: ClientLanguage,
    Params(request): Params<PrintRequest>,
) -> Result<PrintedFile, HttpError> {
    let cache = app.prints.clone();
    in_context(&app, client, move |context| {
        let order = request.order(context)?;
        let key = order.key();
        let bytes = if let Some(bytes) = cache.get(&key) {
            bytes
        } else {
            let bytes = Bytes::from(order.print()?);
            cache.put(key, bytes.clone());
            bytes
        };
        Ok(PrintedFile { kind: order.media_type(), name: order.file_name(), bytes })
    })
    .await
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn least_recently_used_file_is_dropped() {
        let cache = PrintCache::default();
        let file = Bytes::from(vec![0; CACHE_SIZE / 2]);
        cache.put("a".to_owned(), file.clone());
        cache.put("b".to_owned(), file.clone());
        cache.put("b".to_owned(), file.clone());
        assert!(cache.get("a").is_some());
        cache.put("c".to_owned(), file);
        assert!(cache.get("b").is_none());
        assert!(cache.get("a").is_some() && cache.get("c").is_some());
    }
}
