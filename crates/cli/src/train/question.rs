//! One question, and what is right about an answer.

use std::io::Write;
use std::sync::Arc;

use hanchan_lessons::{Card, Given, Level, NoAnswer, Question, Request, Topic, ask};
use hanchan_rules::{Rules, Yaku};
use hanchan_words::Words;

use super::picture;
use super::wire::{Told, Verdict};
use crate::complaint::Complaint;
use crate::json;
use crate::library::{Shelf, open};
use crate::speech::Speech;

/// One question; with an answer also whether that is right, and why
///
/// The same rules, kind, level and seed always give the same question.
#[derive(clap::Args)]
pub(crate) struct Args {
    /// What it is about
    #[arg(long, value_name = "KIND", value_parser = super::topic_parser())]
    kind: Topic,

    /// The rule set: an id of 'hanchan rules list', or a file
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

    /// Answer in JSON
    #[arg(long)]
    json: bool,
}

fn yaku(id: &str) -> Result<Yaku, String> {
    Yaku::from_id(id).ok_or_else(|| format!("there is no yaku {id:?}"))
}

pub(crate) fn run(args: &Args, speech: &Speech) -> Result<(), Complaint> {
    write(args, speech, &open, &mut anstream::stdout().lock())
}

/// The rules of a question and those the learner knows.
pub(super) struct Books {
    pub(super) rules: Arc<Rules>,
    pub(super) knows: Option<Arc<Rules>>,
    pub(super) words: Words,
}

impl Books {
    pub(super) fn open(
        rules: &str,
        knows: Option<&str>,
        speech: &Speech,
        shelf: Shelf<'_>,
    ) -> Result<Books, Complaint> {
        let rules = Arc::new(shelf(rules).map_err(Complaint::Rules)?);
        let knows = knows.map(|knows| shelf(knows).map(Arc::new).map_err(Complaint::Rules)).transpose()?;
        let words = speech.words_of(Some(&rules.id));
        Ok(Books { rules, knows, words })
    }

    /// A question of these rules.
    pub(super) fn ask(&self, topic: Topic, level: u16, seed: u64, yaku: Option<Yaku>) -> Option<Question> {
        let (rules, knows) = (&self.rules, self.knows.as_ref());
        ask(&Request { rules, knows, topic, level, seed, yaku })
    }

    pub(super) fn verdict(&self, question: &Question, given: &Given) -> Verdict {
        let right = question.is_right(given);
        Verdict {
            right,
            solution: question.solution(&self.words, &self.rules),
            explanation: question.explanation(&self.words, &self.rules, self.knows.as_deref()),
            difficulty: question.difficulty,
            level: None,
            in_box: None,
            days: None,
        }
    }
}

pub(crate) fn write(
    args: &Args,
    speech: &Speech,
    shelf: Shelf<'_>,
    out: &mut dyn Write,
) -> Result<(), Complaint> {
    let books = Books::open(&args.rules, args.knows.as_deref(), speech, shelf)?;
    let words = &books.words;
    let question = books
        .ask(args.kind, args.level, args.seed, args.yaku)
        .ok_or_else(|| Complaint::Said(words.text("train-none")))?;
    let Some(answer) = &args.answer else {
        if args.json {
            let told = Told::new(&question, &books, args.level, args.seed);
            return json::write(None, &told, out);
        }
        return picture::question(&question, &books, out).map_err(Complaint::Output);
    };
    let given = read(&question, answer).map_err(|why| Complaint::Said(why.text(words)))?;
    let mut verdict = books.verdict(&question, &given);
    if args.json {
        let level = Level { level: args.level, ..Level::default() };
        verdict.level = Some(level.after(question.difficulty, verdict.right).level);
        if question.card().is_some() {
            let before = args.in_box.map(|in_box| Card { in_box, due: 0 });
            let after = Card::after(before, verdict.right, 0);
            (verdict.in_box, verdict.days) = (Some(after.in_box), Some(after.due));
        }
        return json::write(None, &verdict, out);
    }
    picture::verdict(&verdict, words, out).map_err(Complaint::Output)
}

/// The longest answer that is read.
const LONGEST: usize = 500;

pub(super) fn read(question: &Question, answer: &str) -> Result<Given, NoAnswer> {
    let end = answer.char_indices().nth(LONGEST).map_or(answer.len(), |(end, _)| end);
    question.read(answer.get(..end).unwrap_or_default())
}
