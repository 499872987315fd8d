//! One hand per line in, one answer per line out.

use std::io::{self, Read, Write};
use std::ops::Range;
use std::thread;

use crate::complaint::Complaint;
use crate::input::Source;
use crate::speech::Speech;

/// Longer than any hand in any notation; a longer line is not kept in memory.
const LONGEST_LINE: usize = 16 * 1024;
/// What is read at a time.
const BLOCK: usize = 1 << 22;
/// From so many bytes on it pays to answer on several threads.
const MANY: usize = 1 << 15;

/// Answers the one hand, or every line of standard input. `answer` is given the number of the line, the
/// text and where to write; it ends its answer with a line end.
pub(crate) fn run(
    source: &Source,
    speech: &Speech,
    answer: impl Fn(Option<u64>, &str, &mut dyn Write) -> Result<(), Complaint> + Sync,
) -> Result<(), Complaint> {
    run_fast(source, speech, |_, _| None, answer)
}

/// As [`run`], with a fast way for lines of a batch that need no more: `fast` answers the line that a text
/// begins with and says how many bytes it has, or leaves it to `answer`.
pub(crate) fn run_fast(
    source: &Source,
    speech: &Speech,
    fast: impl Fn(&[u8], &mut Vec<u8>) -> Option<usize> + Sync,
    answer: impl Fn(Option<u64>, &str, &mut dyn Write) -> Result<(), Complaint> + Sync,
) -> Result<(), Complaint> {
    if source.batch {
        return each_line(
            io::stdin().lock(),
            &mut io::stdout().lock(),
            &Clerk { fast, answer, threads: threads(), speech, refuse: None },
        );
    }
    let mut out = anstream::stdout().lock();
    answer(None, &source.text(), &mut out)?;
    out.flush().map_err(Complaint::Output)
}

/// Answers every line of standard input, also those that are no text or too long: with what `refuse` says.
pub(crate) fn lines(
    speech: &Speech,
    answer: impl Fn(Option<u64>, &str, &mut dyn Write) -> Result<(), Complaint> + Sync,
    refuse: impl Fn(&Complaint) -> String + Sync,
) -> Result<(), Complaint> {
    let clerk = Clerk {
        fast: |_: &[u8], _: &mut Vec<u8>| None,
        answer,
        threads: threads(),
        speech,
        refuse: Some(&refuse),
    };
    each_line(io::stdin().lock(), &mut io::stdout().lock(), &clerk)
}

fn threads() -> usize {
    thread::available_parallelism().map_or(1, usize::from)
}

/// Who answers lines.
struct Clerk<'a, F, A> {
    fast: F,
    answer: A,
    threads: usize,
    speech: &'a Speech,
    /// The answer to a line that cannot be read, where every line gets one.
    refuse: Option<&'a (dyn Fn(&Complaint) -> String + Sync)>,
}

/// The answers to some lines, and what was wrong with others, by their numbers.
struct Answers {
    text: Vec<u8>,
    complaints: Vec<(u64, Complaint)>,
}

impl<F, A> Clerk<'_, F, A>
where
    F: Fn(&[u8], &mut Vec<u8>) -> Option<usize> + Sync,
    A: Fn(Option<u64>, &str, &mut dyn Write) -> Result<(), Complaint> + Sync,
{
    /// Answers the lines of a text; `number` is that of the line before them.
    fn answer(&self, mut text: &[u8], mut number: u64) -> Answers {
        let mut answers = Answers { text: Vec::with_capacity(text.len() / 8), complaints: Vec::new() };
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
            if let Err(complaint) = self.line(&text[..end], number, &mut answers.text) {
                answers.text.truncate(before);
                match self.refuse {
                    Some(refuse) => {
                        answers.text.extend_from_slice(refuse(&complaint).as_bytes());
                        answers.text.push(b'\n');
                    }
                    None => answers.complaints.push((number, complaint)),
                }
            }
            text = &text[text.len().min(end + 1)..];
        }
        answers
    }

    fn line(&self, line: &[u8], number: u64, out: &mut Vec<u8>) -> Result<(), Complaint> {
        if line.len() > LONGEST_LINE {
            return Err(Complaint::TooLong);
        }
        let line = line.strip_suffix(b"\r").unwrap_or(line);
        let line = line.strip_prefix(b"\xef\xbb\xbf").filter(|_| number == 1).unwrap_or(line);
        let text = std::str::from_utf8(line).map_err(|_| Complaint::NoText)?;
        (self.answer)(Some(number), text, out)
    }

    /// Answers the lines of a text, on all processors if it is long.
    fn answer_block(&self, text: &[u8], number: u64) -> Vec<Answers> {
        let threads = if text.len() < MANY { 1 } else { self.threads };
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

/// Cuts a text after line ends into so many parts of about the same length.
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
    clerk: &Clerk<'_, F, A>,
) -> Result<(), Complaint>
where
    F: Fn(&[u8], &mut Vec<u8>) -> Option<usize> + Sync,
    A: Fn(Option<u64>, &str, &mut dyn Write) -> Result<(), Complaint> + Sync,
{
    let mut block = vec![0; BLOCK + LONGEST_LINE + 1];
    // What is left of the last block is the beginning of a line.
    let (mut left, mut number, mut bad) = (0, 0, 0);
    loop {
        let read = match input.read(&mut block[left..]) {
            Ok(read) => read,
            Err(error) if error.kind() == io::ErrorKind::Interrupted => continue,
            Err(error) => return Err(Complaint::Input(error)),
        };
        let text = &block[..left + read];
        let whole = match memchr::memrchr(b'\n', text) {
            _ if read == 0 => text.len(),
            Some(end) => end + 1,
            None => 0,
        };
        for answers in clerk.answer_block(&text[..whole], number) {
            output.write_all(&answers.text).map_err(Complaint::Output)?;
            bad += answers.complaints.len() as u64;
            for (number, complaint) in answers.complaints {
                complaint.print_for_line(number, clerk.speech.words());
            }
        }
        // Reading may wait for the other side, which may wait for our answers.
        output.flush().map_err(Complaint::Output)?;
        if read == 0 {
            return if bad == 0 { Ok(()) } else { Err(Complaint::BadLines(bad)) };
        }
        number += memchr::memchr_iter(b'\n', &text[..whole]).count() as u64;
        let end = text.len();
        block.copy_within(whole..end, 0);
        // Of a line that is too long it is enough to know that it is.
        left = (end - whole).min(LONGEST_LINE + 1);
    }
}
