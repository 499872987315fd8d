//! The language of a response.

use axum::extract::Query;
use axum::http::{HeaderMap, Uri, header};
use hanchan_api::{LanguageParams, read_pairs};
use hanchan_words::Language;

/// Returns the language parameters in a URL. Missing and invalid ones are `None`.
pub(super) fn language_params(uri: &Uri) -> LanguageParams {
    let pairs =
        Query::<Vec<(String, String)>>::try_from_uri(uri).map_or_else(|_| Vec::new(), |query| query.0);
    let param = |name: &str| {
        let own = pairs.iter().filter(|(key, _)| key == name).take(1).cloned().collect();
        read_pairs::<LanguageParams>(own).unwrap_or_default()
    };
    LanguageParams { lang: param("lang").lang, names: param("names").names }
}

/// Returns the language of `?lang=`, otherwise the preferred language of `Accept-Language`, otherwise English.
pub(super) fn language(uri: &Uri, headers: &HeaderMap) -> Language {
    let accepted = headers.get(header::ACCEPT_LANGUAGE).and_then(|value| value.to_str().ok());
    let requested = language_params(uri).lang.map(|lang| lang.0);
    requested.or_else(|| accepted.and_then(preferred)).unwrap_or(Language::English)
}

fn preferred(accepted: &str) -> Option<Language> {
    let mut wanted: Vec<(u32, Language)> = accepted
        .split(',')
        .take(20)
        .filter_map(|entry| {
            let (tag, rest) = entry.split_once(';').unwrap_or((entry, ""));
            let weight = rest.trim().strip_prefix("q=").and_then(|q| q.parse::<f64>().ok()).unwrap_or(1.0);
            Some(((weight.clamp(0.0, 1.0) * 1000.0) as u32, Language::of_locale(tag.trim())?))
        })
        .filter(|(weight, _)| *weight > 0)
        .collect();
    wanted.sort_by_key(|(weight, _)| std::cmp::Reverse(*weight));
    wanted.first().map(|(_, language)| *language)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn language_parameter_wins_over_accept_language() {
        let of = |query: &str, accepted: &str| {
            let mut headers = HeaderMap::new();
            headers.insert(header::ACCEPT_LANGUAGE, accepted.parse().expect("a header"));
            language(&format!("/x{query}").parse().expect("an address"), &headers)
        };
        assert_eq!(of("?a=1&lang=ja", "ru"), Language::Japanese);
        assert_eq!(of("", "fr, da;q=0.5, ru;q=0.8"), Language::Russian);
        assert_eq!(of("?lang=xx", "da-DK"), Language::Danish);
        assert_eq!(of("", "ru;q=0"), Language::English);
        assert_eq!(of("", "*"), Language::English);
    }
}
