//! Generates `openapi.json` and the HTTP part of `web/protocol.ts` from the route table and the handlers' types.
//!
//! Only tests need this, so the release build does without schemars and ts-rs.

use std::collections::BTreeMap;

use axum::Json;
use axum::body::Bytes;
use axum::extract::ws::WebSocketUpgrade;
use axum::extract::{Form, Path, State};
use axum::http::HeaderMap;
use axum::response::Html;
use hanchan_api::people::Session;
use hanchan_api::{ApiError, LanguageParams, ScoreLine, ScoreLineResponse};
use hanchan_press::CardDeck;
use schemars::generate::SchemaSettings;
use schemars::{JsonSchema, Schema, SchemaGenerator};
use serde_json::{Map, Value, json};
use ts_rs::{TS, TypeVisitor};

use super::App;
use super::error::HttpError;
use super::extract::{ClientLanguage, JsonBody, JsonLinesBody, OptionalJsonBody, Params, QueryParams};
use super::openapi::Document;
use super::press::{CachedDeck, PrintedFile};
use super::response::{Created, JsonLines, NoContent, PlainText, RecordFile, SignedIn, SignedOut, Upgrade};
use super::routes::Route;
use super::session::{Administrator, Visitor};

/// A type that appears in requests or responses.
pub(super) trait ApiType: JsonSchema + TS + 'static {}

impl<T: JsonSchema + TS + 'static> ApiType for T {}

/// Declarations of TypeScript types by name.
#[derive(Default)]
pub(crate) struct TypeScript(pub(crate) BTreeMap<String, String>);

impl TypeVisitor for TypeScript {
    fn visit<T: TS + 'static + ?Sized>(&mut self) {
        // Numbers, strings and lists have no declarations of their own.
        if T::output_path().is_none() || self.0.contains_key(&T::ident()) {
            return;
        }
        let docs = T::docs().unwrap_or_default();
        // ts-rs declares 64-bit integers as bigint, but in JSON they are numbers, and these are small.
        let declared = format!("{docs}export {}\n", T::decl().replace("bigint", "number"));
        self.0.insert(T::ident(), declared);
        T::visit_dependencies(self);
    }
}

/// Collects the descriptions of routes.
pub(super) struct Describer {
    path: &'static str,
    operation: Value,
    /// Schemas of responses. Named schemas are listed in the document.
    responses: SchemaGenerator,
    /// Schemas of requests, written inline.
    requests: SchemaGenerator,
    types: TypeScript,
}

impl Describer {
    fn new() -> Describer {
        let settings = || {
            SchemaSettings::draft2020_12().with(|settings| {
                settings.definitions_path = "/components/schemas".into();
                settings.meta_schema = None;
            })
        };
        Describer {
            path: "",
            operation: Value::Null,
            responses: settings().for_serialize().into_generator(),
            requests: settings().for_deserialize().with(|own| own.inline_subschemas = true).into_generator(),
            types: TypeScript::default(),
        }
    }

    fn add_type<T: ApiType>(&mut self) {
        self.types.visit::<T>();
        T::visit_generics(&mut self.types);
    }

    fn request_schema<T: ApiType>(&mut self) -> Value {
        self.add_type::<T>();
        self.requests.subschema_for::<T>().to_value()
    }

    /// Describes each field of a type as a path parameter if the path names it, otherwise as a query parameter.
    fn parameters<T: ApiType>(&mut self) {
        let schema = self.request_schema::<T>();
        let required = schema["required"].as_array().cloned().unwrap_or_default();
        let fields = schema["properties"].as_object().cloned().unwrap_or_default();
        for (name, mut schema) in fields {
            let in_path = self.path.contains(&format!("{{{name}}}"));
            let description = schema.as_object_mut().and_then(|schema| schema.remove("description"));
            self.parameter(json!({
                "name": name,
                "in": if in_path { "path" } else { "query" },
                "required": in_path || required.contains(&json!(name)),
                "description": description.unwrap_or_default(),
                "schema": schema,
            }));
        }
    }

    fn parameter(&mut self, parameter: Value) {
        let all = self.operation["parameters"].as_array_mut().expect("a list");
        if all.iter().all(|known| known["name"] != parameter["name"]) {
            all.push(parameter);
        }
    }

    fn body(&mut self, media: &str, required: bool, schema: &Value) {
        self.operation["requestBody"] =
            json!({ "required": required, "content": { media: { "schema": schema } } });
    }

    fn response(&mut self, status: u16, description: &str, media: &str, schema: &Value) {
        self.operation["responses"][status.to_string()] =
            json!({ "description": description, "content": { media: { "schema": schema } } });
    }

    fn json_response<T: ApiType>(&mut self, status: u16, description: &str) {
        self.add_type::<T>();
        let schema = self.responses.subschema_for::<T>().to_value();
        self.response(status, description, "application/json", &schema);
    }

    fn empty_response(&mut self, status: u16, description: &str) {
        self.operation["responses"][status.to_string()] = json!({ "description": description });
    }

    fn describe(&mut self, route: &Route) -> Value {
        self.path = route.path;
        self.operation = json!({
            "operationId": route.id,
            "tags": [route.group],
            "summary": route.summary,
            "parameters": [],
            "responses": {},
        });
        if !route.details.is_empty() {
            self.operation["description"] = route.details.into();
        }
        (route.describe)(self);
        for name in route.path.split('{').skip(1).filter_map(|rest| rest.split('}').next()) {
            self.parameter(
                json!({ "name": name, "in": "path", "required": true, "schema": { "type": "string" } }),
            );
        }
        self.operation.take()
    }
}

/// A parameter of a handler.
pub(super) trait Input {
    /// Adds the parameter to the description. Parameters that clients don't see add nothing.
    fn describe(_: &mut Describer) {}
}

/// A handler's return type.
pub(super) trait Output {
    /// Adds the response to the description.
    fn describe(describer: &mut Describer);
}

/// A handler whose parameters and response can be described.
pub(super) trait Described<T> {
    /// Adds the parameters and the response to the description.
    fn describe(describer: &mut Describer);
}

macro_rules! described {
    ($($input:ident)*) => {
        impl<F, Fut, M, $($input,)*> Described<(M, $($input,)*)> for F
        where
            F: FnOnce($($input,)*) -> Fut,
            Fut: Future,
            Fut::Output: Output,
            $($input: Input,)*
        {
            fn describe(describer: &mut Describer) {
                $($input::describe(describer);)*
                Fut::Output::describe(describer);
            }
        }
    };
}

described! {}
described! { A }
described! { A B }
described! { A B C }
described! { A B C D }
described! { A B C D E }
described! { A B C D E G }
described! { A B C D E G H }

impl Input for State<App> {}
impl Input for HeaderMap {}
impl Input for WebSocketUpgrade {}
impl<T> Input for Path<T> {}

impl Input for Visitor {
    fn describe(describer: &mut Describer) {
        describer.operation["security"] = json!([{ "cookie": [] }, { "token": [] }]);
    }
}

impl Input for Administrator {
    fn describe(describer: &mut Describer) {
        Visitor::describe(describer);
    }
}

impl Input for ClientLanguage {
    fn describe(describer: &mut Describer) {
        describer.parameters::<LanguageParams>();
    }
}

impl<T: ApiType> Input for QueryParams<T> {
    fn describe(describer: &mut Describer) {
        describer.parameters::<T>();
    }
}

impl<T: ApiType> Input for Params<T> {
    fn describe(describer: &mut Describer) {
        describer.parameters::<T>();
    }
}

impl<T: ApiType> Input for JsonBody<T> {
    fn describe(describer: &mut Describer) {
        let schema = describer.request_schema::<T>();
        describer.body("application/json", true, &schema);
    }
}

impl<T: ApiType> Input for OptionalJsonBody<T> {
    fn describe(describer: &mut Describer) {
        let schema = describer.request_schema::<T>();
        describer.body("application/json", false, &schema);
    }
}

impl<T: ApiType> Input for Form<T> {
    fn describe(describer: &mut Describer) {
        let schema = describer.request_schema::<T>();
        describer.body("application/x-www-form-urlencoded", true, &schema);
    }
}

impl<T: ApiType> Input for JsonLinesBody<T> {
    fn describe(describer: &mut Describer) {
        let schema = lines(&describer.request_schema::<T>());
        describer.body("application/jsonl", true, &schema);
    }
}

impl Input for Bytes {
    fn describe(describer: &mut Describer) {
        describer.body("application/octet-stream", true, &json!({ "type": "string", "format": "binary" }));
    }
}

impl Input for String {
    fn describe(describer: &mut Describer) {
        describer.body("text/plain", true, &json!({ "type": "string" }));
    }
}

fn text() -> Value {
    json!({ "type": "string" })
}

impl<T: Output> Output for Result<T, HttpError> {
    fn describe(describer: &mut Describer) {
        T::describe(describer);
        describer.operation["responses"]["default"] = json!({ "$ref": "#/components/responses/ApiError" });
    }
}

impl<T: ApiType> Output for Json<T> {
    fn describe(describer: &mut Describer) {
        describer.json_response::<T>(200, "OK");
    }
}

impl<T: ApiType> Output for Created<T> {
    fn describe(describer: &mut Describer) {
        describer.json_response::<T>(201, "Created");
    }
}

impl Output for NoContent {
    fn describe(describer: &mut Describer) {
        describer.empty_response(204, "Done");
    }
}

impl Output for SignedIn {
    fn describe(describer: &mut Describer) {
        describer.json_response::<Session>(200, "A session; its token is also set as a cookie");
    }
}

impl Output for SignedOut {
    fn describe(describer: &mut Describer) {
        describer.empty_response(204, "Done; the cookie is deleted");
    }
}

impl Output for PlainText {
    fn describe(describer: &mut Describer) {
        describer.response(200, "Text", "text/plain", &text());
    }
}

impl Output for Html<String> {
    fn describe(describer: &mut Describer) {
        describer.response(200, "A page", "text/html", &text());
    }
}

impl Output for (axum::http::StatusCode, Html<String>) {
    fn describe(describer: &mut Describer) {
        describer.response(200, "A page", "text/html", &text());
    }
}

/// Returns the schema of a text with one JSON value per line, given the schema of a value.
fn lines(of: &Value) -> Value {
    json!({
        "type": "string",
        "description": "A JSON object per line; contentSchema describes one line.",
        "contentMediaType": "application/jsonl",
        "contentSchema": of,
    })
}

impl<T: ApiType> Output for JsonLines<T> {
    fn describe(describer: &mut Describer) {
        describer.add_type::<T>();
        let schema = lines(&describer.responses.subschema_for::<T>().to_value());
        describer.response(200, "A JSON object per line", "application/jsonl", &schema);
    }
}

impl Output for RecordFile {
    fn describe(describer: &mut Describer) {
        describer.response(200, "The record", "application/jsonl", &text());
    }
}

impl Output for Document {
    fn describe(describer: &mut Describer) {
        describer.response(200, "The document", "application/json", &json!({ "type": "object" }));
    }
}

impl Output for CachedDeck {
    fn describe(describer: &mut Describer) {
        describer.json_response::<CardDeck>(200, "The cards");
    }
}

impl Output for PrintedFile {
    fn describe(describer: &mut Describer) {
        let kinds =
            ["text/html", "application/pdf"].map(|kind| (kind.to_owned(), json!({ "schema": text() })));
        let content: Map<String, Value> = kinds.into_iter().collect();
        describer.operation["responses"]["200"] = json!({ "description": "The file", "content": content });
    }
}

impl Output for Upgrade {
    fn describe(describer: &mut Describer) {
        describer.empty_response(101, "The connection becomes a WebSocket");
    }
}

/// Returns the `OpenAPI` document, and the TypeScript types of all requests and responses.
pub(crate) fn document() -> (Value, TypeScript) {
    let mut describer = Describer::new();
    let mut paths: Map<String, Value> = Map::new();
    for route in &super::routes().list {
        let operation = describer.describe(route);
        paths.entry(route.path).or_insert_with(|| json!({}))[route.method] = operation;
    }
    describer.add_type::<ApiError>();
    let error: Schema = describer.responses.subschema_for::<ApiError>();
    let document = json!({
        "openapi": "3.1.0",
        "info": {
            "title": "Hanchan",
            "version": env!("CARGO_PKG_VERSION"),
            "summary": "Riichi mahjong: rules, hands, tables, games",
            "description": "Requests and responses are those of the command line's JSON. Live play uses a WebSocket, whose \
                            messages are declared in web/protocol.ts. Texts are in the language of ?lang= or Accept-Language.",
            "license": { "name": "MIT OR Apache-2.0", "identifier": "MIT OR Apache-2.0" },
        },
        "paths": paths,
        "components": {
            "schemas": describer.responses.take_definitions(true),
            "responses": {
                "ApiError": {
                    "description": "An error. Clients can rely on the code; the text is localized.",
                    "content": { "application/json": { "schema": error } },
                },
            },
            "securitySchemes": {
                "cookie": { "type": "apiKey", "in": "cookie", "name": "hanchan" },
                "token": { "type": "http", "scheme": "bearer" },
            },
        },
    });
    (document, describer.types)
}

/// Returns the JSON schema of the lines that `hanchan score --batch` and `POST /api/score` read and write.
fn score_batch_schema() -> Value {
    let settings = || SchemaSettings::draft2020_12().with(|settings| settings.meta_schema = None);
    let mut requests = settings().for_deserialize().into_generator();
    let mut responses = settings().for_serialize().into_generator();
    let line: Schema = requests.subschema_for::<ScoreLine>();
    let response: Schema = responses.subschema_for::<ScoreLineResponse>();
    let mut definitions = requests.take_definitions(true);
    definitions.extend(responses.take_definitions(true));
    json!({
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "hanchan score --batch, POST /api/score",
        "description": "A ScoreLine per line of input, a ScoreLineResponse per line of output.",
        "oneOf": [line, response],
        "$defs": definitions,
    })
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use serde::Serialize as _;

    use super::*;

    #[test]
    fn openapi_json_is_up_to_date() {
        let path = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("openapi.json");
        // Each value on a line of its own, without indentation: small enough to embed, and still readable as a
        // diff.
        let mut generated = Vec::new();
        let format = serde_json::ser::PrettyFormatter::with_indent(b"");
        let mut serializer = serde_json::Serializer::with_formatter(&mut generated, format);
        document().0.serialize(&mut serializer).expect("JSON");
        let generated = String::from_utf8(generated).expect("UTF-8") + "\n";
        if std::env::var_os("HANCHAN_BLESS").is_some() {
            return std::fs::write(path, generated).expect("openapi.json can be written");
        }
        let committed = std::fs::read_to_string(path).unwrap_or_default();
        assert!(committed == generated, "run `HANCHAN_BLESS=1 cargo test -p hanchan-server up_to_date`");
    }

    #[test]
    fn score_batch_schema_is_up_to_date() {
        let path =
            std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/score-batch.schema.json");
        let generated = serde_json::to_string_pretty(&score_batch_schema()).expect("JSON") + "\n";
        if std::env::var_os("HANCHAN_BLESS").is_some() {
            return std::fs::write(path, generated).expect("the schema can be written");
        }
        let committed = std::fs::read_to_string(path).unwrap_or_default();
        assert!(committed == generated, "run `HANCHAN_BLESS=1 cargo test -p hanchan-server up_to_date`");
    }

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
    fn every_schema_reference_resolves() {
        let (document, _) = document();
        let mut all = Vec::new();
        references(&document, &mut all);
        assert!(all.len() > 50);
        for reference in all {
            let pointer = reference.strip_prefix('#').expect("within the document");
            assert!(document.pointer(pointer).is_some(), "{reference}");
        }
    }

    #[test]
    fn every_operation_is_complete() {
        let (document, _) = document();
        let mut ids = BTreeSet::new();
        for (path, operations) in document["paths"].as_object().expect("paths") {
            for (method, operation) in operations.as_object().expect("operations") {
                let place = format!("{method} {path}");
                assert!(operation["summary"].as_str().is_some_and(|summary| !summary.is_empty()), "{place}");
                let id = operation["operationId"].as_str().unwrap_or_default();
                assert!(!id.is_empty() && ids.insert(id.to_owned()), "{place}: {id:?}");
                let responses = operation["responses"].as_object().expect("responses");
                assert!(responses.keys().any(|status| status.starts_with(['1', '2'])), "{place}");
                for parameter in operation["parameters"].as_array().expect("parameters") {
                    let name = parameter["name"].as_str().expect("a name");
                    let in_path = path.contains(&format!("{{{name}}}"));
                    assert_eq!(parameter["in"] == "path", in_path, "{place}: {name}");
                    assert!(parameter["schema"].is_object(), "{place}: {name}");
                }
            }
        }
    }

    /// The server serves the committed document. This test checks that every route is added through the route
    /// table.
    #[test]
    fn every_route_is_in_the_document() {
        let (document, _) = document();
        let described = document["paths"].as_object().expect("paths").values();
        let described: usize = described.map(|path| path.as_object().map_or(0, Map::len)).sum();
        assert_eq!(described, super::super::routes().list.len());
    }
}
