//! `hanchan rules check`

use std::io::Write;

use hanchan_api::RulesCheckResponse;
use hanchan_rules::NoRules;

use crate::error::CliError;
use crate::json;
use crate::locale::Locale;
use crate::rule_files::open;

/// Check a rule file and list all errors with their positions
#[derive(clap::Args)]
pub(super) struct Args {
    /// Rule file
    #[arg(value_name = "FILE")]
    file: String,
}

pub(super) fn run(args: &Args, json: bool, locale: &Locale) -> Result<(), CliError> {
    let words = locale.words();
    let mut out = anstream::stdout().lock();
    let opened = open(&args.file);
    if json && let Ok(_) | Err(NoRules::Wrong(_)) = &opened {
        let problems = match &opened {
            Err(NoRules::Wrong(problems)) => problems.as_slice(),
            _ => &[],
        };
        let response = RulesCheckResponse::new(&args.file, problems, words);
        json::write_whole(&response, &mut out)?;
    }
    match opened {
        Ok(rules) => {
            let text = words.format(
                "rule-file-good",
                [
                    ("file", args.file.as_str().into()),
                    ("id", rules.id.as_str().into()),
                    ("version", rules.version.into()),
                ],
            );
            if json { Ok(()) } else { writeln!(out, "{text}").map_err(CliError::Output) }
        }
        Err(NoRules::Wrong(problems)) => {
            let count = problems.len();
            let summary = words.format("rule-file-bad", [("problems", count.into())]);
            let lines = problems.iter().map(|problem| words.rule_problem(problem)).collect::<Vec<_>>();
            // The JSON output lists the errors already.
            Err(if json {
                CliError::Reported(summary)
            } else {
                CliError::Message(format!("{summary}\n{}", lines.join("\n")))
            })
        }
        Err(other) => Err(other.into()),
    }
}
