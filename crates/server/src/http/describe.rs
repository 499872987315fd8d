//! Words for describing an API in `OpenAPI`'s terms.
//!
//! Written down by hand: what routes answer is made by functions of several crates that carry no wire format, so that
//! there is nothing for a crate such as utoipa to derive from. Tests hold it against the routes and their answers.

use serde_json::{Map, Value, json};

/// A type by its word: `text`, `int`, `number`, `yes-or-no`, `any`, the name of a schema, words in quotes of which it
/// is one; then `[]` for a list of it, `{}` for an object with such values, `|null` if it may be nothing.
pub fn of(word: &str) -> Value {
    if let Some(rest) = word.strip_suffix("|null") {
        return json!({ "anyOf": [of(rest), { "type": "null" }] });
    }
    if let Some(rest) = word.strip_suffix("[]") {
        return json!({ "type": "array", "items": of(rest) });
    }
    if let Some(rest) = word.strip_suffix("{}") {
        return json!({ "type": "object", "additionalProperties": of(rest) });
    }
    match word {
        "text" => json!({ "type": "string" }),
        "int" => json!({ "type": "integer" }),
        "number" => json!({ "type": "number" }),
        "yes-or-no" => json!({ "type": "boolean" }),
        "any" => json!({}),
        quoted if quoted.starts_with('\'') => {
            let words: Vec<&str> = quoted.trim_matches('\'').split('/').collect();
            json!({ "type": "string", "enum": words })
        }
        name => json!({ "$ref": format!("#/components/schemas/{name}") }),
    }
}

/// An object by its fields, `id:text seats:Seat[] bank:int|null`; one whose name ends with `?` may be missing.
pub fn object(fields: &str) -> Value {
    let fields: Vec<(&str, &str)> =
        fields.split_whitespace().filter_map(|field| field.split_once(':')).collect();
    let required = fields.iter().map(|(name, _)| *name).filter(|name| !name.ends_with('?'));
    let required: Vec<&str> = required.collect();
    let named = |(name, word): &(&str, &str)| (name.trim_end_matches('?').to_owned(), of(word));
    let properties: Map<String, Value> = fields.iter().map(named).collect();
    json!({ "type": "object", "properties": properties, "required": required, "additionalProperties": false })
}

/// What can be asked at an address.
#[derive(Clone, Debug)]
pub struct Operation(Value);

impl Operation {
    /// What it is called, and what it does.
    pub fn new(id: &str, group: &str, summary: &str) -> Operation {
        Operation(json!({
            "operationId": id,
            "tags": [group],
            "summary": summary,
            "parameters": [],
            "responses": { "default": { "$ref": "#/components/responses/Problem" } },
        }))
    }

    /// More about it.
    #[must_use]
    pub fn about(mut self, text: &str) -> Operation {
        self.0["description"] = text.into();
        self
    }

    /// A parameter of the address, or after the question mark.
    #[must_use]
    pub fn parameter(self, place: &str, name: &str, about: &str, schema: impl Into<Value>) -> Operation {
        self.parameters(vec![json!({
            "name": name,
            "in": place,
            "required": place == "path",
            "description": about,
            "schema": schema.into(),
        })])
    }

    /// Parameters that are described already.
    #[must_use]
    pub fn parameters(mut self, more: Vec<Value>) -> Operation {
        if let Some(all) = self.0["parameters"].as_array_mut() {
            all.extend(more);
        }
        self
    }

    /// What it is given.
    #[must_use]
    pub fn given(mut self, media: &str, schema: impl Into<Value>) -> Operation {
        self.0["requestBody"] =
            json!({ "required": true, "content": { media: { "schema": schema.into() } } });
        self
    }

    /// What it answers with JSON.
    #[must_use]
    pub fn answers(self, status: u16, about: &str, schema: impl Into<Value>) -> Operation {
        self.answers_with(status, about, "application/json", schema)
    }

    /// What it answers in another type.
    #[must_use]
    pub fn answers_with(
        mut self,
        status: u16,
        about: &str,
        media: &str,
        schema: impl Into<Value>,
    ) -> Operation {
        let content = json!({ media: { "schema": schema.into() } });
        self.0["responses"][status.to_string()] = json!({ "description": about, "content": content });
        self
    }

    /// That it answers with nothing but a status.
    #[must_use]
    pub fn is_done(mut self, status: u16, about: &str) -> Operation {
        self.0["responses"][status.to_string()] = json!({ "description": about });
        self
    }

    /// That it needs a session.
    #[must_use]
    pub fn of_somebody(mut self) -> Operation {
        self.0["security"] = json!([{ "cookie": [] }, { "token": [] }]);
        self
    }
}

/// A description of an API.
#[derive(Clone, Default, Debug)]
pub struct Document {
    paths: Map<String, Value>,
    schemas: Map<String, Value>,
}

impl Document {
    /// Adds what can be asked at an address.
    #[must_use]
    pub fn at(mut self, method: &str, path: &str, operation: Operation) -> Document {
        let entry = self.paths.entry(path.to_owned()).or_insert_with(|| json!({}));
        entry[method] = operation.0;
        self
    }

    /// Adds a schema.
    #[must_use]
    pub fn schema(mut self, name: &str, schema: Value) -> Document {
        self.schemas.insert(name.to_owned(), schema);
        self
    }

    /// The whole document.
    pub fn write(self, version: &str) -> Value {
        let problem = json!({
            "description": "It is not possible; the code says why and stays the same, the text is in the language asked for",
            "content": { "application/json": { "schema": of("Problem") } },
        });
        json!({
            "openapi": "3.1.0",
            "info": {
                "title": "Hanchan",
                "version": version,
                "summary": "Riichi mahjong: rules, hands, tables, games",
                "description": "Answers are the JSON of the command line. Live play goes over a WebSocket; its \
                                messages are described in web/protocol.ts. Texts come in the language of \
                                ?lang=en|ru|da|ja or Accept-Language.",
                "license": { "name": "MIT OR Apache-2.0", "identifier": "MIT OR Apache-2.0" },
            },
            "paths": self.paths,
            "components": {
                "schemas": self.schemas,
                "responses": { "Problem": problem },
                "securitySchemes": {
                    "cookie": { "type": "apiKey", "in": "cookie", "name": "hanchan" },
                    "token": { "type": "http", "scheme": "bearer" },
                },
            },
        })
    }
}
