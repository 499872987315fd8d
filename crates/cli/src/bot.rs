//! `hanchan bot`

use std::io::{BufRead, Write};
use std::sync::Arc;

use hanchan_bots::Player;
use hanchan_mjai::MjaiClient;
use serde_json::{Value, json};

use crate::error::CliError;
use crate::players;
use crate::rule_files::open;

const EXAMPLES: &str = r"Examples:
  hanchan bot --level sensei
  hanchan bot --level steady --rules tenhou-3p
  hanchan match sensei 'mjai:hanchan bot --level steady' --sets 10";

/// Run a built-in bot as an mjai bot on stdin and stdout
///
/// Reads mjai messages, one object or array per line, and replies to each line with one object. Messages that the bot
/// does not understand are reported on stderr, and the reply is 'none'.
#[derive(clap::Args)]
#[command(after_help = players::help() + EXAMPLES)]
pub(crate) struct Args {
    /// One of the bots listed below, with or without options
    #[arg(long, value_name = "PLAYER", default_value = "sensei")]
    level: Player,

    /// Rule set of the table: an id from 'hanchan rules list', or a rule file
    #[arg(long, value_name = "ID|FILE", default_value = "tenhou")]
    rules: String,
}

pub(crate) fn run(args: &Args) -> Result<(), CliError> {
    let rules = Arc::new(open(&args.rules)?);
    let mut pupil = MjaiClient::new(args.level, rules);
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
        let received = match serde_json::from_slice::<Value>(text) {
            Ok(message) => pupil.receive(&message).map_err(|why| why.to_string()),
            Err(why) => Err(why.to_string()),
        };
        let answer = received.unwrap_or_else(|why| {
            eprintln!(
                "hanchan bot: {why}: {}",
                String::from_utf8_lossy(text).chars().take(200).collect::<String>()
            );
            json!({ "type": "none" })
        });
        writeln!(output, "{answer}").and_then(|()| output.flush()).map_err(CliError::Output)?;
    }
}
