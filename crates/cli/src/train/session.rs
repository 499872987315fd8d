//! A training session in the terminal: question, answer, verdict, and so on.

use std::io::{self, BufRead, Read as _, Write};
use std::path::{Path, PathBuf};
use std::time::{SystemTime, UNIX_EPOCH};

use hanchan_api::{ErrorCode, TrainingRules, VerdictResponse, read_answer};
use hanchan_lessons::{LearnerAnswer, Progress, Question, Topic};
use hanchan_words::Words;

use super::{Session, picture, progress};
use crate::error::{CliError, json_error};
use crate::json;
use crate::locale::Locale;
use crate::serve::data_folder;

/// The length of the longest answer that is read.
const MAX_ANSWER_BYTES: u64 = 1000;

pub(super) fn run(args: &Session, locale: &Locale) -> Result<(), CliError> {
    let books = TrainingRules::new(&args.rules, args.knows.as_deref(), locale.context())?;
    let path = args.progress.clone().unwrap_or_else(|| data_folder().join("training.json"));
    let progress = progress::read(&path).map_err(|why| unreadable(&path, &why, &books.words))?;
    let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
    let learner = Learner {
        topics: if args.kinds.is_empty() { Topic::ALL.to_vec() } else { args.kinds.clone() },
        seed: args.seed.unwrap_or(since.as_nanos() as u64),
        day: (since.as_secs() / 86_400) as u32,
        questions: args.questions,
        json: args.json,
        books,
        path,
        progress,
    };
    learner.learn(&mut io::stdin().lock(), &mut anstream::stdout().lock())
}

fn unreadable(path: &Path, why: &str, words: &Words) -> CliError {
    let args = [("file", path.display().to_string().into()), ("why", why.into())];
    CliError::Message(words.format("train-progress-unreadable", args))
}

struct Learner {
    books: TrainingRules,
    topics: Vec<Topic>,
    seed: u64,
    day: u32,
    questions: u32,
    json: bool,
    path: PathBuf,
    progress: Progress,
}

impl Learner {
    fn learn(mut self, input: &mut dyn BufRead, out: &mut dyn Write) -> Result<(), CliError> {
        if !self.json {
            let rules = self.books.words.rules_title(&self.books.rules);
            let welcome = self.books.words.format("train-welcome", [("rules", rules.into())]);
            writeln!(out, "{welcome}\n").map_err(CliError::Output)?;
        }
        for number in 0.. {
            if self.questions > 0 && number >= u64::from(self.questions) {
                break;
            }
            let seed = self.seed.wrapping_add(number);
            let Some((question, level)) = self.next(number, seed) else {
                return Err(CliError::Message(self.books.words.text("train-none")));
            };
            if self.json {
                json::write(None, &self.books.response(&question, level, seed), out)?;
            } else {
                picture::question(&question, &self.books, out).map_err(CliError::Output)?;
            }
            let Some(verdict) = self.answered(&question, input, out)? else { break };
            self.progress = std::mem::take(&mut self.progress).after(&question, verdict.right, self.day);
            progress::write(&self.path, &self.progress)
                .map_err(|error| unreadable(&self.path, &error.to_string(), &self.books.words))?;
            self.write_verdict(&question, verdict, out)?;
        }
        Ok(())
    }

    /// Returns the next question and its level, going through the topics in turn. Topics without questions under
    /// these rules are skipped.
    fn next(&self, number: u64, seed: u64) -> Option<(Question, u16)> {
        let count = self.topics.len();
        (0..count).find_map(|more| {
            let topic = *self.topics.get((number as usize + more) % count)?;
            let level = self.progress.level(topic).level;
            let card = (topic == Topic::Cards).then(|| self.progress.next_card(&self.books.rules, self.day));
            self.books.ask(topic, level, seed, card.flatten()).map(|question| (question, level))
        })
    }

    /// Reads lines until one of them is an answer to the question. Returns `None` if the learner ends the session.
    fn answered(
        &self,
        question: &Question,
        input: &mut dyn BufRead,
        out: &mut dyn Write,
    ) -> Result<Option<VerdictResponse>, CliError> {
        loop {
            if !self.json {
                write!(out, "> ").and_then(|()| out.flush()).map_err(CliError::Output)?;
            }
            let Some(line) = line(input)? else { return Ok(None) };
            match line.trim() {
                "" => return Ok(None),
                // Giving up counts as a wrong answer.
                "?" | "？" => {
                    let nothing = LearnerAnswer::Choice(usize::MAX);
                    return Ok(Some(self.books.verdict(question, &nothing)));
                }
                text => match read_answer(question, text) {
                    Ok(given) => return Ok(Some(self.books.verdict(question, &given))),
                    Err(why) => {
                        let message = why.text(&self.books.words);
                        if self.json {
                            json::write(None, &json_error(ErrorCode::NoAnswer, message), out)?;
                        } else {
                            writeln!(out, "{message}").map_err(CliError::Output)?;
                        }
                    }
                },
            }
        }
    }

    fn write_verdict(
        &self,
        question: &Question,
        mut verdict: VerdictResponse,
        out: &mut dyn Write,
    ) -> Result<(), CliError> {
        let level = self.progress.level(question.topic);
        if self.json {
            verdict.level = Some(level.level);
            if let Some(card) = question.card().and_then(|yaku| self.progress.cards.get(&yaku)) {
                verdict.in_box = Some(card.in_box);
                verdict.days = Some(card.due.saturating_sub(self.day));
            }
            return json::write(None, &verdict, out);
        }
        let words = &self.books.words;
        picture::verdict(&verdict, words, out).map_err(CliError::Output)?;
        let args = [
            ("topic", question.topic.text(words).into()),
            ("level", level.level.into()),
            ("right", level.right.into()),
            ("asked", level.asked.into()),
        ];
        let dim = anstyle::Style::new().dimmed();
        let text = words.format("train-level", args);
        writeln!(out, "{dim}{text}{dim:#}\n").map_err(CliError::Output)
    }
}

/// Reads a line, with replacement characters for invalid UTF-8. Returns `None` at the end of the input.
fn line(input: &mut dyn BufRead) -> Result<Option<String>, CliError> {
    let mut bytes = Vec::new();
    let read = input.take(MAX_ANSWER_BYTES).read_until(b'\n', &mut bytes).map_err(CliError::Input)?;
    Ok((read > 0).then(|| String::from_utf8_lossy(&bytes).into_owned()))
}
