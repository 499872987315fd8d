//! `hanchan rules new`

use std::fmt::Write as _;
use std::io::Write;
use std::path::Path;

use hanchan_api::{RuleResponse, rules_title};
use hanchan_rules::Rules;
use hanchan_words::Words;

use crate::error::CliError;
use crate::json;
use crate::locale::Locale;
use crate::rule_files::open;

const EXAMPLES: &str = r"Example:
  hanchan rules new our-club --base ema
  hanchan rules check our-club.toml";

/// Create a commented rule file to start from
#[derive(clap::Args)]
#[command(after_help = EXAMPLES)]
pub(super) struct Args {
    /// Id of the new rule set: lowercase letters, digits and hyphens
    #[arg(value_name = "ID", value_parser = id)]
    id: String,

    /// Rule set to start from: an id from 'hanchan rules list', or a rule file
    #[arg(long, value_name = "ID|FILE", default_value = "common")]
    base: String,

    /// File to write (default: ID.toml); - for stdout
    #[arg(long, short, value_name = "FILE")]
    output: Option<String>,
}

fn id(text: &str) -> Result<String, String> {
    let fits =
        text.chars().all(|c| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '-') && !text.is_empty();
    let is_new = hanchan_rules::preset_ids().all(|id| id != text);
    match (fits, is_new) {
        (true, true) => Ok(text.to_owned()),
        (true, false) => Err("a built-in rule set has this id; choose another one".to_owned()),
        _ => Err("expected lowercase letters, digits and hyphens".to_owned()),
    }
}

pub(super) fn run(args: &Args, json: bool, locale: &Locale) -> Result<(), CliError> {
    let base = open(&args.base)?;
    let words = &locale.words_of(Some(&base.id));
    let text = file(&args.id, &base, words);
    let mut out = anstream::stdout().lock();
    let path = args.output.clone().unwrap_or_else(|| format!("{}.toml", args.id));
    if path == "-" {
        return out.write_all(text.as_bytes()).map_err(CliError::Output);
    }
    let file = ("file", path.as_str().into());
    let beside = Path::new(&path).parent().unwrap_or(Path::new("")).join(format!("{}.toml", base.id));
    if hanchan_rules::preset(&base.id).is_none() && !beside.is_file() {
        let beside = beside.display().to_string();
        return Err(CliError::Message(words.format("refused-base-beside", [("file", beside.into())])));
    }
    if Path::new(&path).exists() {
        return Err(CliError::Message(words.format("refused-exists", [file])));
    }
    std::fs::write(&path, text).map_err(|error| {
        CliError::Message(words.format("refused-write", [file.clone(), ("error", error.to_string().into())]))
    })?;
    if json {
        return json::write_whole(
            &serde_json::json!({ "file": path, "id": args.id, "base": base.id }),
            &mut out,
        );
    }
    let (id, base) = (("id", args.id.as_str().into()), ("base", base.id.as_str().into()));
    writeln!(out, "{}", words.format("rules-written", [file, id, base])).map_err(CliError::Output)
}

/// Returns a rule file with every switch as a comment: its name, its meaning, and its value in the base.
fn file(id: &str, base: &Rules, words: &Words) -> String {
    let mut text = String::new();
    let head = words.format("rules-new-head", [("id", id.into()), ("base", rules_title(base, words).into())]);
    let _ = writeln!(text, "# {head}\n# {}\n", words.text("rules-new-by"));
    let (source, code) = (words.text("rules-new-source"), words.language.code());
    let titles = if code == "en" { format!("en = {id:?}") } else { format!("{code} = {id:?}, en = {id:?}") };
    let _ = writeln!(
        text,
        "id = {id:?}\nversion = 1\ntitle = {{ {titles} }}\nsource = {source:?}\nbase = {:?}",
        base.id
    );
    let entries = RuleResponse::all(base, words);
    for group in entries.chunk_by(|a, b| a.group == b.group) {
        let _ = writeln!(text, "\n# {}\n[{}]", words.group(group[0].group), group[0].group);
        for entry in group {
            let value = words.format("rules-new-base-value", [("value", entry.value.as_str().into())]);
            let _ = writeln!(text, "\n# {}: {} ({value})", entry.name, entry.about);
            let _ = writeln!(text, "# {} = {{ is = {}, by = {source:?} }}", entry.key, entry.written);
        }
    }
    text
}
