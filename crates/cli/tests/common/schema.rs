//! Whether an answer is what the document says.

use serde_json::Value;

/// What is wrong with a value by a schema of a document; nothing if it fits.
pub(crate) fn wrong(document: &Value, schema: &Value, value: &Value, place: &str) -> Option<String> {
    if let Some(reference) = schema["$ref"].as_str() {
        let schema = document.pointer(reference.trim_start_matches('#')).expect("it is there");
        return wrong(document, schema, value, place);
    }
    if let Some(several) = schema["anyOf"].as_array() {
        let all: Vec<Option<String>> = several.iter().map(|one| wrong(document, one, value, place)).collect();
        return if all.iter().any(Option::is_none) { None } else { all.into_iter().flatten().next() };
    }
    if let Some(words) = schema["enum"].as_array()
        && !words.contains(value)
    {
        return Some(format!("{place}: {value} is none of {words:?}"));
    }
    let fits = match schema["type"].as_str() {
        None => true,
        Some("string") => value.is_string(),
        Some("integer") => value.is_i64() || value.is_u64(),
        Some("number") => value.is_number(),
        Some("boolean") => value.is_boolean(),
        Some("null") => value.is_null(),
        Some("array") => value.is_array(),
        Some("object") => value.is_object(),
        Some(other) => panic!("{place}: type {other}"),
    };
    if !fits {
        return Some(format!("{place}: {value} is not {}", schema["type"]));
    }
    if let Some(items) = value.as_array() {
        let mut each = items.iter().enumerate();
        return each
            .find_map(|(at, item)| wrong(document, &schema["items"], item, &format!("{place}[{at}]")));
    }
    let fields = value.as_object()?;
    let required = schema["required"].as_array().cloned().unwrap_or_default();
    if let Some(missing) = required.iter().filter_map(Value::as_str).find(|name| !fields.contains_key(*name))
    {
        return Some(format!("{place}: no {missing}"));
    }
    fields.iter().find_map(|(name, value)| {
        let place = format!("{place}.{name}");
        match (&schema["properties"][name], &schema["additionalProperties"]) {
            (Value::Null, Value::Bool(false)) => Some(format!("{place} is not in the document")),
            (Value::Null, more @ Value::Object(_)) => wrong(document, more, value, &place),
            (Value::Null, _) => None,
            (schema, _) => wrong(document, schema, value, &place),
        }
    })
}
