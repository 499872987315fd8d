//! `hanchan rules list`

use std::io::Write;

use hanchan_api::ListedRules;
use hanchan_rules::{preset, preset_ids};

use crate::error::CliError;
use crate::locale::Locale;
use crate::{json, text_table};

pub(super) fn run(json: bool, locale: &Locale) -> Result<(), CliError> {
    let all: Vec<_> = preset_ids().filter_map(preset).collect();
    let mut out = anstream::stdout().lock();
    let words = locale.words();
    let listed = all.iter().map(|rules| ListedRules::new(rules, words));
    if json {
        return json::write_whole(&listed.collect::<Vec<_>>(), &mut out);
    }
    let bold = anstyle::Style::new().bold();
    let rows = listed.map(|ListedRules { id, title, base, .. }| {
        let base = base.map_or_else(String::new, |base| words.format("rules-base", [("base", base.into())]));
        [format!("{bold}{id}{bold:#}"), title, base]
    });
    write!(out, "{}", text_table::columns(&rows.collect::<Vec<_>>())).map_err(CliError::Output)
}
