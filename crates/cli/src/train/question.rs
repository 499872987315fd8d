//! `hanchan train question`

use hanchan_api::{ByName, QuestionRequest, Request as _};
use hanchan_lessons::{Level, Topic};
use hanchan_rules::Yaku;

use super::picture;
use crate::error::CliError;
use crate::json;
use crate::locale::Locale;

/// Print one question, or check an answer to it
///
/// The same rules, kind, level and seed always give the same question.
#[derive(clap::Args)]
pub(crate) struct Args {
    /// Topic
    #[arg(long, value_name = "KIND", value_parser = super::topic_parser())]
    kind: Topic,

    /// Rule set: an id from 'hanchan rules list', or a rule file
    #[arg(long, value_name = "ID|FILE", default_value = "common")]
    rules: String,

    /// Rule set that the learner knows already; questions about the differences come first
    #[arg(long, value_name = "ID|FILE")]
    knows: Option<String>,

    /// Difficulty, from 0 to 1000
    #[arg(long, value_name = "NUMBER", default_value_t = Level::FIRST, value_parser = clap::value_parser!(u16).range(0..=1000))]
    level: u16,

    /// Random seed
    #[arg(long, value_name = "NUMBER", default_value_t = 1)]
    seed: u64,

    /// Yaku of a card, by its id
    #[arg(long, value_name = "YAKU", value_parser = yaku)]
    yaku: Option<Yaku>,

    /// Leitner box of the card, from 0 to 5
    #[arg(long = "box", value_name = "NUMBER", value_parser = clap::value_parser!(u8).range(0..=5))]
    in_box: Option<u8>,

    /// Answer to check
    #[arg(long, value_name = "TEXT", allow_hyphen_values = true)]
    answer: Option<String>,

    /// Print JSON
    #[arg(long)]
    json: bool,
}

fn yaku(id: &str) -> Result<Yaku, String> {
    Yaku::from_id(id).ok_or_else(|| format!("unknown yaku {id:?}"))
}

impl Args {
    fn request(&self) -> QuestionRequest {
        QuestionRequest {
            kind: ByName(self.kind),
            rules: self.rules.clone(),
            knows: self.knows.clone(),
            level: self.level,
            seed: self.seed,
            yaku: self.yaku.map(ByName),
            in_box: self.in_box,
        }
    }
}

pub(crate) fn run(args: &Args, locale: &Locale) -> Result<(), CliError> {
    let context = locale.context();
    let request = args.request();
    let mut out = anstream::stdout().lock();
    match &args.answer {
        None if args.json => json::write(None, &request.run(context)?, &mut out),
        Some(answer) if args.json => json::write(None, &request.answer(answer, context)?, &mut out),
        None => {
            let (rules, question) = request.question(context)?;
            picture::question(&question, &rules, &mut out).map_err(CliError::Output)
        }
        Some(answer) => {
            let (rules, _) = request.question(context)?;
            let verdict = request.answer(answer, context)?;
            picture::verdict(&verdict, &rules.words, &mut out).map_err(CliError::Output)
        }
    }
}
