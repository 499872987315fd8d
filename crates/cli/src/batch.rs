//! One hand per line in, one answer per line out.

use std::io::{self, BufRead, Write};

use crate::complaint::Complaint;
use crate::input::Source;

/// Longer than any hand in any notation; a longer line is not kept in memory.
const LONGEST_LINE: usize = 16 * 1024;

/// Answers the one hand, or every line of standard input. `answer` is given the number of the line, the
/// text and where to write; it ends its answer with a line end.
pub(crate) fn run(
    source: &Source,
    answer: impl Fn(Option<u64>, &str, &mut dyn Write) -> Result<(), Complaint>,
) -> Result<(), Complaint> {
    if source.batch {
        return lines(answer);
    }
    let mut out = anstream::stdout().lock();
    answer(None, &source.hand.join(" "), &mut out)?;
    out.flush().map_err(Complaint::Output)
}

/// Answers every line of standard input.
pub(crate) fn lines(
    answer: impl Fn(Option<u64>, &str, &mut dyn Write) -> Result<(), Complaint>,
) -> Result<(), Complaint> {
    each_line(io::stdin().lock(), &mut io::stdout().lock(), answer)
}

fn each_line(
    input: impl io::Read,
    output: &mut dyn Write,
    answer: impl Fn(Option<u64>, &str, &mut dyn Write) -> Result<(), Complaint>,
) -> Result<(), Complaint> {
    let mut input = io::BufReader::with_capacity(1 << 17, input);
    let mut output = io::BufWriter::with_capacity(1 << 16, output);
    let mut long = Vec::new();
    let (mut number, mut bad) = (0, 0);
    loop {
        if input.buffer().is_empty() {
            // Reading may wait for the other side, which may wait for our answers.
            output.flush().map_err(Complaint::Output)?;
        }
        let buffer = input.fill_buf().map_err(Complaint::Input)?;
        let (line, used) = match memchr::memchr(b'\n', buffer) {
            // The whole line lies in the buffer: no copy.
            Some(end) if long.is_empty() => (&buffer[..end], end + 1),
            Some(end) => {
                keep(&mut long, &buffer[..end]);
                (long.as_slice(), end + 1)
            }
            None if buffer.is_empty() && long.is_empty() => break,
            None if buffer.is_empty() => (long.as_slice(), 0),
            None => {
                keep(&mut long, buffer);
                let used = buffer.len();
                input.consume(used);
                continue;
            }
        };
        number += 1;
        let answered = if line.len() > LONGEST_LINE {
            Err(Complaint::TooLong)
        } else {
            let line = line.strip_suffix(b"\r").unwrap_or(line);
            let line = line.strip_prefix(b"\xef\xbb\xbf").filter(|_| number == 1).unwrap_or(line);
            let text = std::str::from_utf8(line).map_err(|_| Complaint::NoText);
            text.and_then(|text| answer(Some(number), text, &mut output))
        };
        match answered {
            Ok(()) => {}
            Err(fatal @ (Complaint::Output(_) | Complaint::Input(_))) => return Err(fatal),
            Err(complaint) => {
                bad += 1;
                complaint.print_for_line(number);
            }
        }
        input.consume(used);
        long.clear();
    }
    output.flush().map_err(Complaint::Output)?;
    if bad == 0 { Ok(()) } else { Err(Complaint::BadLines(bad)) }
}

/// Adds to a line that does not fit in the buffer, just until it is known to be too long.
fn keep(line: &mut Vec<u8>, more: &[u8]) {
    let room = (LONGEST_LINE + 1).saturating_sub(line.len());
    line.extend_from_slice(&more[..more.len().min(room)]);
}
