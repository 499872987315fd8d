//! What is printed: to be read in a browser, or saved.

use std::collections::VecDeque;
use std::sync::{Arc, Mutex, PoisonError};

use axum::body::Bytes;
use axum::extract::Path;
use axum::http::{HeaderMap, Uri, header};
use axum::response::{IntoResponse, Response};
use axum::{Extension, Json};
use hanchan_api::{PrintFormatsResponse, Request as _};
use hanchan_server::club::Club;
use hanchan_server::http::{HttpError, QueryParams, WorkerPool, language};

use super::hands::Pairs;
use super::query::read;
use super::{problem, shelf};
use crate::press::served::{Args, CardArgs};

/// So much of what was printed is kept.
const KEPT: usize = 48 << 20;

/// What was printed lately, so that it is not printed for each who asks.
#[derive(Clone, Default)]
pub(super) struct Prints(Arc<Mutex<Kept>>);

#[derive(Default)]
struct Kept {
    /// The one asked for last is the last.
    files: VecDeque<(String, Bytes)>,
    bytes: usize,
}

impl Prints {
    fn find(&self, key: &str) -> Option<Bytes> {
        let mut kept = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let place = kept.files.iter().position(|(known, _)| known == key)?;
        let found = kept.files.remove(place)?;
        let bytes = found.1.clone();
        kept.files.push_back(found);
        Some(bytes)
    }

    fn keep(&self, key: String, file: Bytes) {
        let mut kept = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        // Two may have asked for it at once.
        if kept.files.iter().any(|(known, _)| *known == key) {
            return;
        }
        kept.bytes += file.len();
        kept.files.push_back((key, file));
        while kept.bytes > KEPT
            && let Some((_, oldest)) = kept.files.pop_front()
        {
            kept.bytes -= oldest.len();
        }
    }
}

/// Lists the formats of sheets, cards and books.
pub(super) async fn formats() -> Json<PrintFormatsResponse> {
    Json(PrintFormatsResponse::new())
}

/// A sheet, cards or a book as a file.
pub(super) async fn file(
    Extension(desk): Extension<WorkerPool>,
    Extension(club): Extension<Club>,
    Extension(prints): Extension<Prints>,
    Path((rules, file)): Path<(String, String)>,
    uri: Uri,
    headers: HeaderMap,
    QueryParams(mut query): Pairs,
) -> Result<Response, HttpError> {
    query.extend([("rules".to_owned(), rules), ("file".to_owned(), file)]);
    let (args, speech) = read::<Args>(&query, language(&uri, &headers), &[])?;
    let order = args.request().order(&speech.context_with(&shelf(&club)));
    let order = order.map_err(|error| problem(&error.into(), speech.words()))?;
    let about = [
        (header::CONTENT_TYPE, order.media_type().to_owned()),
        (header::CONTENT_DISPOSITION, format!("inline; filename=\"{}\"", order.file_name())),
        (header::VARY, "accept-language".to_owned()),
        // The policy of all other pages forbids the embedded fonts and the script of a printed page.
        (header::CONTENT_SECURITY_POLICY, hanchan_press::content_security_policy()),
    ];
    let key = order.key();
    let file = if let Some(file) = prints.find(&key) {
        file
    } else {
        let print = move || {
            let printed = order.print();
            printed.map(Bytes::from).map_err(|error| problem(&error.into(), order.words()))
        };
        let file = desk.work(print).await?;
        prints.keep(key, file.clone());
        file
    };
    Ok((about, file).into_response())
}

/// The cards as data, for the page.
pub(super) async fn cards(
    Extension(desk): Extension<WorkerPool>,
    Extension(club): Extension<Club>,
    Extension(prints): Extension<Prints>,
    Path(rules): Path<String>,
    uri: Uri,
    headers: HeaderMap,
    QueryParams(mut query): Pairs,
) -> Result<Response, HttpError> {
    query.push(("rules".to_owned(), rules));
    let (args, speech) = read::<CardArgs>(&query, language(&uri, &headers), &[])?;
    let shelf = shelf(&club);
    let request = args.request();
    let rules = speech.context_with(&shelf).rules(&request.rules);
    let rules = rules.map_err(|error| problem(&error.into(), speech.words()))?;
    let style = speech.style(speech.language());
    let key = format!("cards {} {:?} {style:?}", rules.name(), speech.language());
    let about = [(header::CONTENT_TYPE, "application/json"), (header::VARY, "accept-language")];
    let file = if let Some(file) = prints.find(&key) {
        file
    } else {
        let print = move || {
            let cards = request.run(&speech.context_with(&shelf));
            let cards = cards.map_err(|error| problem(&error.into(), speech.words()))?;
            Ok(Bytes::from(serde_json::to_vec(&cards).unwrap_or_default()))
        };
        let file = desk.work(print).await?;
        prints.keep(key, file.clone());
        file
    };
    Ok((about, file).into_response())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_was_asked_for_lately_is_kept() {
        let prints = Prints::default();
        let file = Bytes::from(vec![0; KEPT / 2]);
        prints.keep("a".to_owned(), file.clone());
        prints.keep("b".to_owned(), file.clone());
        prints.keep("b".to_owned(), file.clone());
        assert!(prints.find("a").is_some());
        prints.keep("c".to_owned(), file);
        assert!(prints.find("b").is_none());
        assert!(prints.find("a").is_some() && prints.find("c").is_some());
    }
}
