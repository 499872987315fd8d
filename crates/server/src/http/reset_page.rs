//! The page that an administrator's link leads to, until there is a better one: a new password.

use axum::extract::{Form, State};
use axum::http::{HeaderMap, Uri};
use axum::response::{Html, IntoResponse, Response};
use serde::Deserialize;

use hanchan_api::ErrorCode;

use super::App;
use super::error::{HttpError, message, status};
use super::extract::QueryParams;
use super::game_page::escaped;
use super::language::language;
use super::me::own;
use crate::people::PeopleError;
use crate::speech::say;

#[derive(Deserialize)]
pub(super) struct Link {
    #[serde(default)]
    token: String,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct New {
    token: String,
    password: String,
}

/// A form for the new password, with what is to be said above it; without it when there is nothing more to do.
fn page(code: &str, said: &str, token: Option<&str>) -> String {
    let form = token.map_or_else(String::new, |token| {
        let (label, done) = say(code, |words| (words.text("reset-password"), words.text("reset-set")));
        format!(
            "<form method=\"post\" action=\"/reset?lang={code}\">\
             <input type=\"hidden\" name=\"token\" value=\"{}\"><label>{label} \
             <input type=\"password\" name=\"password\" minlength=\"8\" maxlength=\"200\" required \
             autocomplete=\"new-password\"></label> <button>{done}</button></form>",
            escaped(token)
        )
    });
    format!(
        "<!doctype html><html lang=\"{code}\"><meta charset=\"utf-8\">\
         <meta name=\"viewport\" content=\"width=device-width\"><title>Hanchan</title>\
         <style>body{{font:16px/1.5 sans-serif;max-width:30em;margin:3em auto;padding:0 1em}}</style>\
         <p>{said}</p>{form}</html>\n"
    )
}

/// The form.
pub(super) async fn show(uri: Uri, headers: HeaderMap, QueryParams(link): QueryParams<Link>) -> Html<String> {
    let code = language(&uri, &headers).code();
    let said = say(code, |words| words.text("reset-title"));
    Html(page(code, &said, Some(&link.token)))
}

/// The new password.
pub(super) async fn set(
    State(app): State<App>,
    uri: Uri,
    headers: HeaderMap,
    Form(new): Form<New>,
) -> Result<Response, HttpError> {
    own(&app, &headers)?;
    let language = language(&uri, &headers);
    let code = language.code();
    match app.club.people().reset(&new.token, &new.password).await {
        Ok(()) => Ok(Html(page(code, &say(code, |words| words.text("reset-done")), None)).into_response()),
        Err(PeopleError::Refused(why)) => {
            let said = message(why, language);
            // Another password may do; another link may not.
            let again = (why != ErrorCode::NoSuchLink).then_some(new.token.as_str());
            Ok((status(why), Html(page(code, &said, again))).into_response())
        }
        Err(PeopleError::Store(error)) => Err(error.into()),
    }
}
