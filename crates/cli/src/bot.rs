//! `hanchan bot`

use std::io::{BufRead, Write};
use std::sync::Arc;

use hanchan_bots::Player;
use hanchan_mjai::Pupil;
use serde_json::{Value, json};

use crate::error::CliError;
use crate::rule_files::open;
use crate::players;

/// Be an mjai bot on the standard streams, for other programs' tables
///
/// Reads mjai messages, one object or array to a line, and answers each line with one object. What it does not
/// understand it says on standard error and answers with 'none'.
#[derive(clap::Args)]
#[command(
    after_help = players::help() + "Examples:\n  hanchan bot --level sensei\n  hanchan bot --level steady --rules tenhou-3p\n  hanchan match sensei 'mjai:hanchan bot --level steady' --sets 10"
)]
pub(crate) struct Args {
    /// The player
    #[arg(long, value_name = "PLAYER", default_value = "sensei", value_parser = players::variant)]
    level: Player,

    /// The rule set of the table: an id of 'hanchan rules list', or a file
    #[arg(long, value_name = "ID|FILE", default_value = "tenhou")]
    rules: String,
}

pub(crate) fn run(args: &Args) -> Result<(), CliError> {
    let rules = Arc::new(open(&args.rules)?);
    let mut pupil = Pupil::new(args.level, rules);
    let mut input = std::io::stdin().lock();
    let mut output = std::io::stdout().lock();
    let mut line = Vec::new();
    loop {
        line.clear();
        if input.read_until(b'\n', &mut line).map_err(CliError::Input)? == 0 {
            return Ok(());
        }
        let text = line.trim_ascii();
        if text.is_empty() {
            continue;
        }
        let heard = match serde_json::from_slice::<Value>(text) {
            Ok(message) => pupil.hear(&message).map_err(|why| why.to_string()),
            Err(why) => Err(why.to_string()),
        };
        let answer = heard.unwrap_or_else(|why| {
            eprintln!(
                "hanchan bot: {why}: {}",
                String::from_utf8_lossy(text).chars().take(200).collect::<String>()
            );
            json!({ "type": "none" })
        });
        writeln!(output, "{answer}").and_then(|()| output.flush()).map_err(CliError::Output)?;
    }
}
