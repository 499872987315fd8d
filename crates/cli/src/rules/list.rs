//! `hanchan rules list`

use std::io::Write;

use hanchan_api::ListedRules;
use hanchan_rules::{Rules, preset, preset_ids};

use crate::complaint::Complaint;
use crate::speech::Speech;
use crate::{json, table};

pub(super) fn run(json: bool, speech: &Speech) -> Result<(), Complaint> {
    let all: Vec<_> = preset_ids().filter_map(preset).collect();
    let mut out = anstream::stdout().lock();
    if json {
        return write(&all, speech, &mut out);
    }
    let words = speech.words();
    let bold = anstyle::Style::new().bold();
    let rows = all.iter().map(|rules| {
        let ListedRules { id, title, base, .. } = ListedRules::new(rules, words);
        let base = base.map_or_else(String::new, |base| words.say("rules-base", [("base", base.into())]));
        [format!("{bold}{id}{bold:#}"), title, base]
    });
    write!(out, "{}", table::columns(&rows.collect::<Vec<_>>())).map_err(Complaint::Output)
}

/// Lists these in JSON.
pub(crate) fn write(all: &[Rules], speech: &Speech, out: &mut dyn Write) -> Result<(), Complaint> {
    let listed: Vec<ListedRules> = all.iter().map(|rules| ListedRules::new(rules, speech.words())).collect();
    json::write_whole(&listed, out)
}
