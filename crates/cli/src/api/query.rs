//! Commands asked over the web: what stands after the question mark are the flags of the command.

use clap::{ArgAction, CommandFactory, FromArgMatches};
use hanchan_api::ErrorCode;
use hanchan_server::http::HttpError;
use hanchan_words::Language;
use serde_json::{Value, json};

use crate::speech::Speech;

/// A command with its language.
#[derive(clap::Parser)]
#[command(name = "query", no_binary_name = true, disable_help_flag = true, disable_version_flag = true)]
struct Line<A: clap::Args> {
    #[command(flatten)]
    args: A,

    #[command(flatten)]
    speech: Speech,
}

/// Flags that are for the terminal, and files, which nobody may name from outside.
const NOT_HERE: [&str; 4] = ["batch", "json", "record", "threads"];

fn bad(why: String) -> HttpError {
    HttpError::Details(ErrorCode::BadQuery, vec![why])
}

/// Reads a query as the arguments of a command; it answers in JSON, in the language asked for.
pub(super) fn read<A: clap::Args>(
    query: &[(String, String)],
    language: Language,
    more: &[&str],
) -> Result<(A, Speech), HttpError> {
    let command = Line::<A>::command();
    let arguments: Vec<&clap::Arg> = command.get_arguments().collect();
    let named =
        |name: &str| arguments.iter().find(|arg| arg.get_id() == name || arg.get_long() == Some(name));
    let (mut flags, mut values) = (Vec::new(), Vec::new());
    for (key, value) in query {
        let Some(arg) = named(key).filter(|_| !NOT_HERE.contains(&key.as_str())) else {
            return Err(bad(format!("there is no parameter {key:?}")));
        };
        match (arg.get_long(), arg.get_action()) {
            (None, _) => values.push(value.clone()),
            (Some(long), ArgAction::SetTrue) => match value.as_str() {
                "" | "1" | "true" => flags.push(format!("--{long}")),
                "0" | "false" => {}
                _ => return Err(bad(format!("{key} is true or false"))),
            },
            // A value that need not be there, such as whose tile it was.
            (Some(long), _)
                if value.is_empty() && arg.get_num_args().is_some_and(|n| n.min_values() == 0) =>
            {
                flags.push(format!("--{long}"));
            }
            (Some(long), _) => flags.push(format!("--{long}={value}")),
        }
    }
    if query.iter().all(|(key, _)| key != "lang") {
        flags.push(format!("--lang={}", language.code()));
    }
    flags.extend(more.iter().map(|flag| (*flag).to_owned()));
    if named("json").is_some() {
        flags.push("--json".to_owned());
    }
    // What comes after this is no flag, whatever it looks like.
    flags.push("--".to_owned());
    flags.extend(values);
    let matches = command.clone().try_get_matches_from(flags);
    let parsed = matches.and_then(|matches| Line::<A>::from_arg_matches(&matches));
    parsed.map(|line| (line.args, line.speech)).map_err(|error| {
        let why = error.render().to_string();
        let first = why.split("\n\n").next().unwrap_or_default();
        bad(first.trim_start_matches("error: ").replace("--", "").trim().to_owned())
    })
}

/// The parameters of a command as an `OpenAPI` document has them, from its help; `path` stand in the address.
pub(super) fn parameters<A: clap::Args>(path: &[&str], without: &[&str]) -> Vec<Value> {
    let command = Line::<A>::command();
    let described = command.get_arguments().filter_map(|arg| {
        let name = arg.get_long().unwrap_or(arg.get_id().as_str());
        if NOT_HERE.contains(&name) || without.contains(&name) {
            return None;
        }
        let values: Vec<String> =
            arg.get_possible_values().iter().map(|value| value.get_name().to_owned()).collect();
        let mut schema = match arg.get_action() {
            ArgAction::SetTrue => json!({ "type": "boolean", "default": false }),
            _ if values.is_empty() => json!({ "type": "string" }),
            _ => json!({ "type": "string", "enum": values }),
        };
        if let ([default], false) = (arg.get_default_values(), matches!(arg.get_action(), ArgAction::SetTrue))
        {
            schema["default"] = json!(default.to_string_lossy());
        }
        let in_path = path.contains(&name);
        Some(json!({
            "name": name,
            "in": if in_path { "path" } else { "query" },
            "required": in_path || arg.is_positional(),
            "description": arg.get_help().map(ToString::to_string).unwrap_or_default(),
            "schema": schema,
        }))
    });
    described.collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{score, waits};

    fn pairs(pairs: &[(&str, &str)]) -> Vec<(String, String)> {
        pairs.iter().map(|(key, value)| ((*key).to_owned(), (*value).to_owned())).collect()
    }

    #[test]
    fn a_query_is_read_as_the_command_reads_its_flags() {
        let query = pairs(&[("hand", "23467m 234567p 88s"), ("win", "5m"), ("riichi", "true"), ("ron", "")]);
        assert!(read::<score::Args>(&query, Language::English, &[]).is_ok());
        for wrong in [
            &[("hand", "1m"), ("batch", "true")][..],
            &[("hand", "1m"), ("players", "5")],
            &[("hand", "1m"), ("nonsense", "5")],
            &[],
        ] {
            assert!(read::<waits::Args>(&pairs(wrong), Language::English, &[]).is_err(), "{wrong:?}");
        }
        // No value becomes a flag.
        let query = pairs(&[("hand", "--batch")]);
        assert!(read::<waits::Args>(&query, Language::English, &[]).is_ok());
    }

    #[test]
    fn parameters_are_described_by_the_help() {
        let all = parameters::<waits::Args>(&[], &[]);
        let named = |name: &str| all.iter().find(|one| one["name"] == name);
        assert_eq!(named("hand").expect("it")["required"], true);
        assert_eq!(named("players").expect("it")["schema"]["enum"], json!(["3", "4"]));
        assert!(named("batch").is_none());
    }
}
