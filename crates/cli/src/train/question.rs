//! One question, and what is right about an answer.


use hanchan_api::{ByName, QuestionRequest, Request as _};
use hanchan_lessons::{Level, Topic};
use hanchan_rules::Yaku;

use super::picture;
use crate::error::CliError;
use crate::json;
use crate::locale::Locale;

/// One question; with an answer also whether that is right, and why
///
/// The same rules, kind, level and seed always give the same question.
#[derive(clap::Args)]
pub(crate) struct Args {
    /// What it is about
    #[arg(long, value_name = "KIND", value_parser = super::topic_parser())]
    kind: Topic,

    /// Rule set: an id from 'hanchan rules list', or a rule file
    #[arg(long, value_name = "ID|FILE", default_value = "common")]
    rules: String,

    /// A rule set that the learner knows: where the two differ is asked first
    #[arg(long, value_name = "ID|FILE")]
    knows: Option<String>,

    /// How hard, from 0 to 1000
    #[arg(long, value_name = "NUMBER", default_value_t = Level::FIRST, value_parser = clap::value_parser!(u16).range(0..=1000))]
    level: u16,

    /// Which of all such questions
    #[arg(long, value_name = "NUMBER", default_value_t = 1)]
    seed: u64,

    /// The yaku of a card, by its id
    #[arg(long, value_name = "YAKU", value_parser = yaku)]
    yaku: Option<Yaku>,

    /// The box in which that card lies
    #[arg(long = "box", value_name = "NUMBER", value_parser = clap::value_parser!(u8).range(0..=5))]
    in_box: Option<u8>,

    /// An answer
    #[arg(long, value_name = "TEXT", allow_hyphen_values = true)]
    answer: Option<String>,

    /// Print JSON
    #[arg(long)]
    json: bool,
}

fn yaku(id: &str) -> Result<Yaku, String> {
    Yaku::from_id(id).ok_or_else(|| format!("there is no yaku {id:?}"))
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
