//! Checks values against the schemas of the OpenAPI document.

use serde_json::Value;

/// Validates a value against a schema of the document. Returns the first error, or `None` if the value is valid.
///
/// Stricter than JSON Schema where the schema is a plain object: fields that are not in the schema are errors.
pub(crate) fn wrong(document: &Value, schema: &Value, value: &Value, place: &str) -> Option<String> {
    if let Some(reference) = schema["$ref"].as_str() {
        let target =
            document.pointer(reference.trim_start_matches('#')).expect("the reference leads somewhere");
        return wrong(document, target, value, place);
    }
    for composition in ["anyOf", "oneOf"] {
        let Some(several) = schema[composition].as_array() else { continue };
        let base = without(schema, composition);
        let all = several.iter().map(|one| wrong(document, &merged(document, &base, one), value, place));
        let all: Vec<Option<String>> = all.collect();
        return if all.iter().any(Option::is_none) { None } else { all.into_iter().flatten().next() };
    }
    if let Some(expected) = schema.get("const")
        && expected != value
    {
        return Some(format!("{place}: {value} is not {expected}"));
    }
    if let Some(words) = schema["enum"].as_array()
        && !words.contains(value)
    {
        return Some(format!("{place}: {value} is none of {words:?}"));
    }
    let types: Vec<&str> = match &schema["type"] {
        Value::String(one) => vec![one],
        Value::Array(several) => several.iter().filter_map(Value::as_str).collect(),
        _ => Vec::new(),
    };
    if !types.is_empty() && !types.iter().any(|name| has_type(value, name)) {
        return Some(format!("{place}: {value} is not {types:?}"));
    }
    match value {
        Value::Array(items) => items.iter().enumerate().find_map(|(at, item)| {
            let schema = schema["prefixItems"].get(at).unwrap_or(&schema["items"]);
            wrong(document, schema, item, &format!("{place}[{at}]"))
        }),
        Value::Object(fields) => {
            let required = schema["required"].as_array().into_iter().flatten().filter_map(Value::as_str);
            if let Some(missing) = required.into_iter().find(|name| !fields.contains_key(*name)) {
                return Some(format!("{place}: no {missing}"));
            }
            fields.iter().find_map(|(name, value)| {
                let place = format!("{place}.{name}");
                match (schema["properties"].get(name), &schema["additionalProperties"]) {
                    (Some(schema), _) | (None, schema @ Value::Object(_)) => {
                        wrong(document, schema, value, &place)
                    }
                    (None, _) if schema["properties"].is_object() => {
                        Some(format!("{place} is not in the schema"))
                    }
                    (None, _) => None,
                }
            })
        }
        _ => None,
    }
}

fn has_type(value: &Value, name: &str) -> bool {
    match name {
        "string" => value.is_string(),
        "integer" => value.is_i64() || value.is_u64(),
        "number" => value.is_number(),
        "boolean" => value.is_boolean(),
        "null" => value.is_null(),
        "array" => value.is_array(),
        "object" => value.is_object(),
        other => panic!("unknown type {other}"),
    }
}

fn without(schema: &Value, key: &str) -> Value {
    let mut rest = schema.clone();
    if let Some(fields) = rest.as_object_mut() {
        fields.remove(key);
    }
    rest
}

/// Returns a variant together with the fields that all variants have.
fn merged(document: &Value, base: &Value, variant: &Value) -> Value {
    if !base["properties"].is_object() {
        return variant.clone();
    }
    let reference = variant["$ref"].as_str().map(|reference| reference.trim_start_matches('#'));
    let mut all = reference.and_then(|pointer| document.pointer(pointer)).unwrap_or(variant).clone();
    for (name, schema) in base["properties"].as_object().into_iter().flatten() {
        all["properties"][name] = schema.clone();
    }
    let mut required = all["required"].as_array().cloned().unwrap_or_default();
    required.extend(base["required"].as_array().cloned().unwrap_or_default());
    all["required"] = Value::Array(required);
    all
}
