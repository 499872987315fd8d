//! `hanchan rules list`

use std::io::Write;

use hanchan_rules::{Rules, preset, preset_ids};
use serde::Serialize;

use crate::complaint::Complaint;
use crate::library::{source, title};
use crate::speech::Speech;
use crate::{json, table};

#[derive(Serialize)]
struct Answer<'a> {
    id: &'a str,
    version: u32,
    hash: String,
    title: &'a str,
    source: &'a str,
    base: Option<&'a str>,
}

pub(super) fn run(json: bool, speech: &Speech) -> Result<(), Complaint> {
    let all: Vec<_> = preset_ids().filter_map(preset).collect();
    write(&all, json, speech, &mut anstream::stdout().lock())
}

/// Lists these.
pub(crate) fn write(
    all: &[Rules],
    json: bool,
    speech: &Speech,
    out: &mut dyn Write,
) -> Result<(), Complaint> {
    let words = speech.words();
    if json {
        let answers: Vec<Answer<'_>> = all
            .iter()
            .map(|rules| Answer {
                id: &rules.id,
                version: rules.version,
                hash: rules.name().hash,
                title: title(rules, words),
                source: source(rules, words),
                base: rules.base.as_deref(),
            })
            .collect();
        return json::write_whole(&answers, out);
    }
    let bold = anstyle::Style::new().bold();
    let rows = all.iter().map(|rules| {
        let base = rules
            .base
            .as_deref()
            .map_or_else(String::new, |base| words.say("rules-base", [("base", base.into())]));
        [format!("{bold}{}{bold:#}", rules.id), title(rules, words).to_owned(), base]
    });
    write!(out, "{}", table::columns(&rows.collect::<Vec<_>>())).map_err(Complaint::Output)
}
