//! The commands over the web: the same questions, and the very same JSON.

mod document;
mod hands;
mod press;
mod query;
mod records;
mod rules;
mod training;

use axum::extract::DefaultBodyLimit;
use axum::http::header;
use axum::response::{IntoResponse, Response};
use axum::{Extension, Router};
use hanchan_api::ErrorCode;
use hanchan_rules::{NoRules, Rules};
use hanchan_server::club::Club;
use hanchan_server::http::{HttpError, Routes, get, post};
use hanchan_words::Words;

use crate::complaint::Complaint;

/// The largest record.
const RECORD: usize = 4 * 1024 * 1024;

fn routes() -> Routes {
    Routes::new()
        .route("/api/openapi.json", get(document::show))
        .route("/api/shanten", get(hands::shanten))
        .route("/api/waits", get(hands::waits))
        .route("/api/ukeire", get(hands::ukeire))
        .route("/api/tiles", get(hands::tiles))
        .route("/api/score", get(hands::score).post(hands::score_lines))
        .route("/api/advice", get(hands::advice).post(records::advice))
        .route("/api/train/question", get(training::question).post(training::answer))
        .route("/api/press", get(press::formats))
        .route("/api/press/{rules}/cards", get(press::cards))
        .route("/api/press/{rules}/{file}", get(press::file))
        .route("/api/rules", get(rules::list))
        .route("/api/rules/{rules}", get(rules::show))
        .route("/api/rules/{a}/diff/{b}", get(rules::diff))
        .route("/api/records", post(records::share))
        .route("/api/records/{id}", get(records::shared))
        .route("/api/records/verify", post(records::verify))
        .route("/api/records/convert", post(records::convert))
        .route("/api/records/stats", post(records::stats))
        .route("/api/records/position", post(records::position))
        .route("/api/me/stats", get(records::own_stats))
}

/// All of them.
pub(crate) fn router() -> Router {
    let prints = Extension(press::Prints::default());
    routes().router().layer(prints).layer(DefaultBodyLimit::max(RECORD))
}

/// Finds a rule set of the club: by its id, or a version of it, `ID@2`.
fn shelf(club: &Club) -> impl Fn(&str) -> Result<Rules, NoRules> + Send + Sync + 'static {
    let club = club.clone();
    move |name: &str| {
        let (id, version) = match name.split_once('@') {
            Some((id, version)) => {
                (id, Some(version.parse().map_err(|_| NoRules::Unknown(name.to_owned(), None))?))
            }
            None => (name, None),
        };
        let found = club.rule_set(id, version);
        found.map(|rules| Rules::clone(&rules)).ok_or_else(|| NoRules::Unknown(name.to_owned(), None))
    }
}

/// A complaint of a command, told as the server tells its own.
fn problem(complaint: &Complaint, words: &Words) -> HttpError {
    match complaint {
        Complaint::Request(error) => match error.code() {
            ErrorCode::NoSuchRules => HttpError::Code(ErrorCode::NoSuchRules),
            code => HttpError::Text(code, error.text(words)),
        },
        Complaint::Said(_) | Complaint::Listed(_) => {
            HttpError::Text(ErrorCode::NoAnswer, complaint.said(words))
        }
        Complaint::Input(_) | Complaint::Output(_) => HttpError::Code(ErrorCode::Internal),
        _ => HttpError::Text(ErrorCode::BadHand, complaint.said(words)),
    }
}

/// What a command wrote.
fn json(text: Vec<u8>) -> Response {
    ([(header::CONTENT_TYPE, "application/json")], text).into_response()
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use serde_json::Value;

    use super::*;

    fn references<'a>(value: &'a Value, all: &mut Vec<&'a str>) {
        match value {
            Value::Object(fields) => {
                all.extend(fields.get("$ref").and_then(Value::as_str));
                fields.values().for_each(|value| references(value, all));
            }
            Value::Array(values) => values.iter().for_each(|value| references(value, all)),
            _ => {}
        }
    }

    #[test]
    fn the_document_has_every_route_and_no_other() {
        let document = document::whole();
        let mut described = BTreeSet::new();
        for (path, operations) in document["paths"].as_object().expect("paths") {
            for method in operations.as_object().expect("operations").keys() {
                described.insert((method.clone(), path.clone()));
            }
        }
        let own = routes();
        let all = own.list().iter().copied().chain(hanchan_server::routes());
        let served: BTreeSet<(String, String)> =
            all.map(|(method, path)| (method.to_owned(), path.to_owned())).collect();
        let missing: Vec<_> = served.difference(&described).collect();
        let strange: Vec<_> = described.difference(&served).collect();
        assert!(missing.is_empty() && strange.is_empty(), "missing {missing:?}, strange {strange:?}");
    }

    #[test]
    fn the_document_is_one() {
        let document = document::whole();
        assert_eq!(document["openapi"], "3.1.0");
        assert!(document["info"]["title"].is_string() && document["info"]["version"].is_string());
        let mut all = Vec::new();
        references(&document, &mut all);
        assert!(all.len() > 50);
        for reference in all {
            let pointer = reference.strip_prefix('#').expect("within the document");
            assert!(document.pointer(pointer).is_some(), "{reference}");
        }
        let mut ids = BTreeSet::new();
        for (path, operations) in document["paths"].as_object().expect("paths") {
            for (method, operation) in operations.as_object().expect("operations") {
                let place = format!("{method} {path}");
                assert!(operation["summary"].as_str().is_some_and(|summary| !summary.is_empty()), "{place}");
                let id = operation["operationId"].as_str().unwrap_or_default();
                assert!(!id.is_empty() && ids.insert(id.to_owned()), "{place}: {id:?}");
                let responses = operation["responses"].as_object().expect("responses");
                assert!(responses.keys().any(|status| status.starts_with(['1', '2'])), "{place}");
                for response in responses.values() {
                    assert!(response["description"].is_string() || response["$ref"].is_string(), "{place}");
                }
                let parameters = operation["parameters"].as_array().cloned().unwrap_or_default();
                let mut names = BTreeSet::new();
                for parameter in &parameters {
                    let name = parameter["name"].as_str().expect("a name");
                    assert!(names.insert(name.to_owned()), "{place}: {name} twice");
                    assert!(parameter["schema"].is_object(), "{place}: {name}");
                    let in_path = path.contains(&format!("{{{name}}}"));
                    assert_eq!(parameter["in"] == "path", in_path, "{place}: {name}");
                    assert!(!in_path || parameter["required"] == true, "{place}: {name}");
                }
                for part in path.split('{').skip(1).filter_map(|part| part.split('}').next()) {
                    assert!(names.contains(part), "{place}: {part}");
                }
            }
        }
    }
}
