//! The page that an administrator's link opens, where a person sets a new password.

use axum::extract::{Form, State};
use axum::http::{HeaderMap, StatusCode};
use axum::response::Html;
use hanchan_api::ErrorCode;
use hanchan_api::people::{ResetLink, ResetRequest};
use hanchan_words::Language;

use super::App;
use super::error::{HttpError, message, status};
use super::extract::{ClientLanguage, QueryParams};
use super::session::check_origin;
use crate::localized::localized;
use crate::people::PeopleError;

fn escaped(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;").replace('"', "&quot;")
}

/// Returns a page with a text, and a form for the new password if there is a token.
fn page(language: Language, said: &str, token: Option<&str>) -> String {
    let code = language.code();
    let form = token.map_or_else(String::new, |token| {
        let (label, done) =
            localized(language, |words| (words.text("reset-password"), words.text("reset-set")));
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

/// Shows the form for the new password.
pub(super) async fn show(client: ClientLanguage, QueryParams(link): QueryParams<ResetLink>) -> Html<String> {
    let text = localized(client.language, |words| words.text("reset-title"));
    Html(page(client.language, &text, Some(&link.token)))
}

/// Sets the new password.
pub(super) async fn set(
    State(app): State<App>,
    headers: HeaderMap,
    client: ClientLanguage,
    Form(request): Form<ResetRequest>,
) -> Result<(StatusCode, Html<String>), HttpError> {
    check_origin(&app, &headers)?;
    match app.state.people().reset(&request.token, &request.password).await {
        Ok(()) => {
            let text = localized(client.language, |words| words.text("reset-done"));
            Ok((StatusCode::OK, Html(page(client.language, &text, None))))
        }
        Err(PeopleError::Refused(error)) => {
            let text = message(error, client.language);
            // A different password may work, but an expired link never does.
            let again = (error != ErrorCode::NoSuchLink).then_some(request.token.as_str());
            Ok((status(error), Html(page(client.language, &text, again))))
        }
        Err(PeopleError::Store(error)) => Err(error.into()),
    }
}
