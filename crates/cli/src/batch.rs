//! Processes standard input line by line: one hand per line in, one result per line out.

use std::io::{self, Read, Write};
use std::ops::Range;
use std::thread;

use crate::error::CliError;
use crate::input::Source;
use crate::locale::Locale;

/// The longest line that is processed, longer than any hand in any notation. The rest of a longer line is dropped.
const MAX_LINE_BYTES: usize = 16 * 1024;
/// The size of the blocks in which input is read.
const BLOCK_BYTES: usize = 1 << 22;
/// The minimum size of a block that is processed on several threads.
const MIN_PARALLEL_BYTES: usize = 1 << 15;

/// Processes the hand from the command line, or with `--batch` every line of standard input.
///
/// `answer` gets the line number (none without `--batch`), the text, and a writer for its result, which must end
/// with a line break.
pub(crate) fn run(
    source: &Source,
    locale: &Locale,
    answer: impl Fn(Option<u64>, &str, &mut dyn Write) -> Result<(), CliError> + Sync,
) -> Result<(), CliError> {
    run_fast(source, locale, |_, _| None, answer)
}

/// Like [`run`], with a fast path for simple lines: `fast` writes the result of the first line of a text and returns
/// the length of that line, or returns `None` to leave the line to `answer`.
pub(crate) fn run_fast(
    source: &Source,
    locale: &Locale,
    fast: impl Fn(&[u8], &mut Vec<u8>) -> Option<usize> + Sync,
    answer: impl Fn(Option<u64>, &str, &mut dyn Write) -> Result<(), CliError> + Sync,
) -> Result<(), CliError> {
    if source.batch {
        return each_line(
            io::stdin().lock(),
            &mut io::stdout().lock(),
            &Processor { fast, answer, threads: threads(), locale, refuse: None },
        );
    }
    let mut out = anstream::stdout().lock();
    answer(None, &source.text(), &mut out)?;
    out.flush().map_err(CliError::Output)
}

/// Processes every line of standard input. Lines that are not UTF-8 or too long get the result that `refuse` returns.
pub(crate) fn lines(
    locale: &Locale,
    answer: impl Fn(Option<u64>, &str, &mut dyn Write) -> Result<(), CliError> + Sync,
    refuse: impl Fn(&CliError) -> String + Sync,
) -> Result<(), CliError> {
    let processor = Processor {
        fast: |_: &[u8], _: &mut Vec<u8>| None,
        answer,
        threads: threads(),
        locale,
        refuse: Some(&refuse),
    };
    each_line(io::stdin().lock(), &mut io::stdout().lock(), &processor)
}

fn threads() -> usize {
    thread::available_parallelism().map_or(1, usize::from)
}

/// Turns lines into results.
struct Processor<'a, F, A> {
    fast: F,
    answer: A,
    threads: usize,
    locale: &'a Locale,
    /// The function that returns the result of a line that failed. If this is `None`, failed lines are reported on
    /// stderr.
    refuse: Option<&'a (dyn Fn(&CliError) -> String + Sync)>,
}

/// The results of some lines, and the errors of others with their line numbers.
struct BatchOutput {
    text: Vec<u8>,
    errors: Vec<(u64, CliError)>,
}

impl<F, A> Processor<'_, F, A>
where
    F: Fn(&[u8], &mut Vec<u8>) -> Option<usize> + Sync,
    A: Fn(Option<u64>, &str, &mut dyn Write) -> Result<(), CliError> + Sync,
{
    /// Processes the lines of a text. `number` is the number of the line before the text.
    fn answer(&self, mut text: &[u8], mut number: u64) -> BatchOutput {
        let mut answers = BatchOutput { text: Vec::with_capacity(text.len() / 8), errors: Vec::new() };
        while !text.is_empty() {
            number += 1;
            let before = answers.text.len();
            if let Some(len) = (self.fast)(text, &mut answers.text)
                && matches!(text.get(len), None | Some(b'\n'))
            {
                text = &text[text.len().min(len + 1)..];
                continue;
            }
            answers.text.truncate(before);
            let end = memchr::memchr(b'\n', text).unwrap_or(text.len());
            if let Err(error) = self.line(&text[..end], number, &mut answers.text) {
                answers.text.truncate(before);
                match self.refuse {
                    Some(refuse) => {
                        answers.text.extend_from_slice(refuse(&error).as_bytes());
                        answers.text.push(b'\n');
                    }
                    None => answers.errors.push((number, error)),
                }
            }
            text = &text[text.len().min(end + 1)..];
        }
        answers
    }

    fn line(&self, line: &[u8], number: u64, out: &mut Vec<u8>) -> Result<(), CliError> {
        if line.len() > MAX_LINE_BYTES {
            return Err(CliError::TooLong);
        }
        let line = line.strip_suffix(b"\r").unwrap_or(line);
        let line = line.strip_prefix(b"\xef\xbb\xbf").filter(|_| number == 1).unwrap_or(line);
        let text = std::str::from_utf8(line).map_err(|_| CliError::NotUtf8)?;
        (self.answer)(Some(number), text, out)
    }

    /// Processes the lines of a text, on several threads if it is long.
    fn answer_block(&self, text: &[u8], number: u64) -> Vec<BatchOutput> {
        let threads = if text.len() < MIN_PARALLEL_BYTES { 1 } else { self.threads };
        let mut first = number;
        let parts: Vec<(&[u8], u64)> = parts(text, threads)
            .map(|part| {
                let number = first;
                first += memchr::memchr_iter(b'\n', &text[part.clone()]).count() as u64;
                (&text[part], number)
            })
            .collect();
        let Some((&(own, own_number), others)) = parts.split_first() else { return Vec::new() };
        thread::scope(|scope| {
            let answer = |&(part, number)| scope.spawn(move || self.answer(part, number));
            let others: Vec<_> = others.iter().map(answer).collect();
            let mut all = vec![self.answer(own, own_number)];
            for other in others {
                all.push(other.join().unwrap_or_else(|panic| std::panic::resume_unwind(panic)));
            }
            all
        })
    }
}

/// Splits a text at line breaks into a number of parts of about the same length.
fn parts(text: &[u8], parts: usize) -> impl Iterator<Item = Range<usize>> {
    let mut start = 0;
    (1..=parts).map(move |part| {
        let about = (text.len() / parts * part).max(start);
        let end = match memchr::memchr(b'\n', &text[about..]) {
            Some(after) if part < parts => about + after + 1,
            _ => text.len(),
        };
        std::mem::replace(&mut start, end)..end
    })
}

fn each_line<F, A>(
    mut input: impl Read,
    output: &mut dyn Write,
    processor: &Processor<'_, F, A>,
) -> Result<(), CliError>
where
    F: Fn(&[u8], &mut Vec<u8>) -> Option<usize> + Sync,
    A: Fn(Option<u64>, &str, &mut dyn Write) -> Result<(), CliError> + Sync,
{
    let mut block = vec![0; BLOCK_BYTES + MAX_LINE_BYTES + 1];
    // The first `left` bytes are an incomplete line from the previous block.
    let (mut left, mut number, mut bad) = (0, 0, 0);
    loop {
        let read = match input.read(&mut block[left..]) {
            Ok(read) => read,
            Err(error) if error.kind() == io::ErrorKind::Interrupted => continue,
            Err(error) => return Err(CliError::Input(error)),
        };
        let text = &block[..left + read];
        let whole = match memchr::memrchr(b'\n', text) {
            _ if read == 0 => text.len(),
            Some(end) => end + 1,
            None => 0,
        };
        for answers in processor.answer_block(&text[..whole], number) {
            output.write_all(&answers.text).map_err(CliError::Output)?;
            bad += answers.errors.len() as u64;
            for (number, error) in answers.errors {
                error.print_for_line(number, processor.locale.words());
            }
        }
        // Whoever writes the input may be waiting for these results before writing more.
        output.flush().map_err(CliError::Output)?;
        if read == 0 {
            return if bad == 0 { Ok(()) } else { Err(CliError::BadLines(bad)) };
        }
        number += memchr::memchr_iter(b'\n', &text[..whole]).count() as u64;
        let end = text.len();
        block.copy_within(whole..end, 0);
        // Keep just enough of an overlong line to detect that it is too long.
        left = (end - whole).min(MAX_LINE_BYTES + 1);
    }
}
