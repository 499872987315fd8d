//! `hanchan shanten`

use std::io::Write;

use hanchan_api::{ShantenRequest, ShantenResponse};
use hanchan_shape::Forms;
use hanchan_words::Words;

use crate::error::CliError;
use crate::input::Source;
use crate::locale::Locale;
use crate::{batch, json, text_table};

const EXAMPLES: &str = r"Examples:
  hanchan shanten 23467m 234567p 88s
  hanchan shanten --forms '12m99s | chi 345p, pon 666z, pon 777z'
  hanchan shanten --batch < hands.txt";

/// Count how many tiles a hand is from tenpai
///
/// 0 is tenpai, -1 a complete hand. With --batch, prints one number per line.
#[derive(clap::Args)]
#[command(after_help = EXAMPLES)]
pub(crate) struct Args {
    #[command(flatten)]
    source: Source,

    /// Print the shanten of each form: standard, thirteen orphans, seven pairs
    ///
    /// A hand with melds has only the standard form; the others are printed as '-'.
    #[arg(long)]
    forms: bool,
}

impl Args {
    fn request(&self) -> ShantenRequest {
        let Args { source, .. } = self;
        ShantenRequest { hand: source.text(), from: source.notation(), players: source.players }
    }
}

pub(crate) fn run(args: &Args, locale: &Locale) -> Result<(), CliError> {
    let fast = |text: &[u8], out: &mut Vec<u8>| {
        let line = args.source.read_plain(text)?;
        if args.forms {
            in_columns(line.forms(), out);
        } else {
            write_number(line.shanten(), out);
        }
        out.push(b'\n');
        Some(line.len)
    };
    let request = args.request();
    batch::run_fast(&args.source, locale, fast, |line, text, out| {
        let shanten = request.answer(text)?;
        if args.source.json {
            return json::write(line, &shanten, out);
        }
        let ShantenResponse { standard, orphans, pairs, .. } = shanten;
        let mut columns = Vec::new();
        match line {
            _ if args.forms => in_columns(Forms { standard, pairs, orphans }, &mut columns),
            Some(_) => write_number(shanten.shanten, &mut columns),
            None => return explain(&shanten, locale.words(), out).map_err(CliError::Output),
        }
        columns.push(b'\n');
        out.write_all(&columns).map_err(CliError::Output)
    })
}

/// Appends a shanten number from −1 to 13. Faster than `write!`.
fn write_number(shanten: i8, out: &mut Vec<u8>) {
    match shanten {
        0..=9 => out.push(b'0' + shanten as u8),
        -1 => out.extend_from_slice(b"-1"),
        _ => out.extend_from_slice(shanten.to_string().as_bytes()),
    }
}

/// Appends the shanten of each form (standard, thirteen orphans and seven pairs), with `-` for forms that the hand
/// cannot have.
fn in_columns(forms: Forms, out: &mut Vec<u8>) {
    write_number(forms.standard, out);
    for column in [forms.orphans, forms.pairs] {
        out.push(b' ');
        match column {
            Some(shanten) => write_number(shanten, out),
            None => out.push(b'-'),
        }
    }
}

fn explain(answer: &ShantenResponse, words: &Words, out: &mut dyn Write) -> std::io::Result<()> {
    let bold = anstyle::Style::new().bold();
    writeln!(out, "{bold}{}{bold:#}  {}", answer.shanten, words.shanten(answer.shanten))?;
    let rows = [
        ("form-standard", Some(answer.standard)),
        ("form-pairs", answer.pairs),
        ("form-orphans", answer.orphans),
    ];
    let rows = rows.into_iter().filter_map(|(id, shanten)| Some((words.text(id), shanten?)));
    let rows: Vec<[String; 2]> = rows.map(|(name, shanten)| [name, format!("{shanten:>2}")]).collect();
    write!(out, "{}", text_table::columns(&rows))
}
