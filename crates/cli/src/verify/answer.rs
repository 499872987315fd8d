//! The answer for machines.

use hanchan_record::Mismatch;
use serde::Serialize;

use super::{File, Totals, Verified};

#[derive(Serialize)]
pub(super) struct Answer<'a> {
    #[serde(flatten)]
    totals: &'a Totals,
    seconds: f64,
    unreadable_files: Vec<Unreadable<'a>>,
    differing_files: Vec<Differing<'a>>,
}

#[derive(Serialize)]
struct Unreadable<'a> {
    file: &'a str,
    why: &'a str,
}

#[derive(Serialize)]
struct Differing<'a> {
    file: &'a str,
    explained: Option<&'static str>,
    mismatches: Vec<Difference>,
}

#[derive(Serialize)]
struct Difference {
    deal: usize,
    step: Option<usize>,
    byte: usize,
    topic: &'static str,
    recorded: String,
    engine: String,
    rule: Option<String>,
}

impl Difference {
    fn new(mismatch: &Mismatch) -> Difference {
        Difference {
            deal: mismatch.deal + 1,
            step: mismatch.step.map(|step| step + 1),
            byte: mismatch.at,
            topic: mismatch.topic.id(),
            recorded: mismatch.recorded.to_string(),
            engine: mismatch.engine.to_string(),
            rule: mismatch.switch.map(|rule| rule.to_string()),
        }
    }
}

impl Answer<'_> {
    pub(super) fn new<'a>(files: &'a [File], totals: &'a Totals, seconds: f64) -> Answer<'a> {
        let unreadable = files.iter().filter_map(|file| match &file.verified {
            Verified::Unreadable(why) => Some(Unreadable { file: &file.name, why }),
            Verified::Game(..) => None,
        });
        let differing = files.iter().filter_map(|file| match &file.verified {
            Verified::Game(explained, report) if !report.mismatches.is_empty() => Some(Differing {
                file: &file.name,
                explained: *explained,
                mismatches: report.mismatches.iter().map(Difference::new).collect(),
            }),
            _ => None,
        });
        Answer {
            totals,
            seconds,
            unreadable_files: unreadable.collect(),
            differing_files: differing.collect(),
        }
    }
}
