//! The command `hanchan`: turns flags into requests to `hanchan-api`, and prints the responses.

mod admin;
mod advise;
mod batch;
mod bot;
mod bot_match;
mod convert;
mod error;
mod input;
mod json;
mod load;
mod locale;
mod play;
mod players;
mod press;
mod records;
mod replay;
mod rule_files;
mod rules;
#[cfg(test)]
mod sample;
mod score;
mod screen;
mod script;
mod serve;
mod shanten;
mod sim;
mod stats;
mod text_table;
mod tile_art;
mod tiles;
mod train;
mod ukeire;
mod verify;
mod waits;
mod wall;

use std::io;
use std::process::ExitCode;

use anstyle::{AnsiColor, Style};
use clap::builder::Styles;
use clap::{CommandFactory, Parser, Subcommand};
use error::CliError;
use locale::Locale;

#[global_allocator]
static ALLOCATOR: mimalloc::MiMalloc = mimalloc::MiMalloc;

const STYLES: Styles = Styles::styled()
    .header(Style::new().bold().underline())
    .usage(Style::new().bold().underline())
    .literal(AnsiColor::Cyan.on_default().bold())
    .placeholder(AnsiColor::Green.on_default());

const EXAMPLES: &str = "\
\x1b[1;4mExamples:\x1b[0m
  hanchan                                     host tables and the web interface (same as 'serve')
  hanchan shanten 23467m234567p88s            how far is this hand from tenpai?
  hanchan waits '46m345p12399s | pon 555z'    what is it waiting for?
  hanchan ukeire 23467m23456p88s1z5z          which discard leaves the highest ukeire?
  hanchan advise 23467m23456p88s1z5z          what would the bot 'sensei' discard, and why?
  hanchan tiles 406m123p55z                   the same hand in every notation
  hanchan score '23467m234567p88s + 5m'       what is it worth, and why?
  hanchan script deal.txt                     play a situation: what do the rules say?
  hanchan rules find kuikae                   what do the rule sets say about kuikae?
  hanchan rules diff phoenix tenhou           how do two rule sets differ?
  hanchan train --rules phoenix               practise scoring, waits and rules
  hanchan play --rules phoenix                play a game in the terminal
  hanchan replay game.jsonl                   step through a recorded game
  hanchan sheet --rules ema -o ema.html       create a printable reference sheet

\x1b[1;4mHands:\x1b[0m
  123m 456p 789s 11z    man, pin, sou; z: 1-4 East South West North, 5-7 white green red
  406m or 4r56m         red fives: 0 or r5
  … + 5z                the tile just drawn
  … | pon 555z^, chi 312s<, closed kan 1111p
                        melds as they are laid out; < ^ > show whose discard was
                        called: left, across, right
  Unicode tiles, Tenhou numbers, mjai names, kobalab notation and {{hand}} markup
  are recognised too.";

/// Riichi mahjong: hand analysis, scoring, rule sets, games and a server
#[derive(Parser)]
#[command(name = "hanchan", version, styles = STYLES, after_help = EXAMPLES, max_term_width = 100)]
struct Cli {
    #[command(subcommand)]
    command: Option<Command>,

    #[command(flatten)]
    locale: Locale,
}

#[derive(Subcommand)]
enum Command {
    Shanten(shanten::Args),
    Waits(waits::Args),
    Ukeire(ukeire::Args),
    Advise(advise::Args),
    Tiles(tiles::Args),
    Score(score::Args),
    Script(script::Args),
    Rules(rules::Args),
    Train(train::Args),
    Sim(sim::Args),
    Match(bot_match::Args),
    Bot(bot::Args),
    Wall(wall::Args),
    Play(play::Args),
    Replay(replay::Args),
    Stats(stats::Args),
    Verify(verify::Args),
    Serve(serve::Args),
    Admin(admin::Args),
    Load(load::Args),
    Convert(convert::Args),
    Draw(press::draw::Args),
    Sheet(press::sheet::Args),
    Cards(press::cards::Args),
    Book(press::book::Args),
    Page(press::page::Args),
    /// Print a completion script for a shell
    ///
    /// For bash: hanchan completions bash > ~/.local/share/bash-completion/completions/hanchan
    Completions {
        /// Shell to print the script for
        shell: clap_complete::Shell,
    },
}

fn main() -> ExitCode {
    let Cli { command, locale } = Cli::parse();
    #[cfg(feature = "pdf")]
    hanchan_api::install_typesetter(&press::typesetter::PdfTypesetter);
    let outcome = match command {
        None => serve::run(&serve::Args::default(), &locale),
        Some(Command::Shanten(args)) => shanten::run(&args, &locale),
        Some(Command::Waits(args)) => waits::run(&args, &locale),
        Some(Command::Ukeire(args)) => ukeire::run(&args, &locale),
        Some(Command::Advise(args)) => advise::run(&args, &locale),
        Some(Command::Tiles(args)) => tiles::run(&args, &locale),
        Some(Command::Score(args)) => score::run(&args, &locale),
        Some(Command::Script(args)) => script::run(&args, &locale),
        Some(Command::Rules(args)) => rules::run(&args, &locale),
        Some(Command::Train(args)) => train::run(&args, &locale),
        Some(Command::Sim(args)) => sim::run(&args, &locale),
        Some(Command::Match(args)) => bot_match::run(&args, &locale),
        Some(Command::Bot(args)) => bot::run(&args),
        Some(Command::Wall(args)) => wall::run(&args, &locale),
        Some(Command::Play(args)) => play::run(&args, &locale),
        Some(Command::Replay(args)) => replay::run(&args, &locale),
        Some(Command::Stats(args)) => stats::run(&args, &locale),
        Some(Command::Verify(args)) => verify::run(&args, &locale),
        Some(Command::Serve(args)) => serve::run(&args, &locale),
        Some(Command::Admin(args)) => admin::run(&args, &locale),
        Some(Command::Load(args)) => load::run(&args),
        Some(Command::Convert(args)) => convert::run(&args, &locale),
        Some(Command::Draw(args)) => press::draw::run(&args, &locale),
        Some(Command::Sheet(args)) => press::sheet::run(&args, &locale),
        Some(Command::Cards(args)) => press::cards::run(&args, &locale),
        Some(Command::Book(args)) => press::book::run(&args, &locale),
        Some(Command::Page(args)) => press::page::run(&args, &locale),
        Some(Command::Completions { shell }) => {
            let mut script = Vec::new();
            clap_complete::generate(shell, &mut Cli::command(), "hanchan", &mut script);
            io::Write::write_all(&mut io::stdout(), &script).map_err(CliError::Output)
        }
    };
    match outcome {
        Ok(()) => ExitCode::SUCCESS,
        // The reader closed the pipe, as `head` does.
        Err(CliError::Output(error)) if error.kind() == io::ErrorKind::BrokenPipe => ExitCode::SUCCESS,
        Err(error) => {
            error.print(locale.words());
            if std::env::args().any(|arg| arg == "--json") {
                error.print_json(locale.words());
            }
            ExitCode::FAILURE
        }
    }
}
