//! `hanchan`, the command: flags become requests of `hanchan-api`, responses become text.

mod admin;
mod advise;
mod batch;
mod bot;
mod complaint;
mod contest;
mod convert;
mod draw;
mod input;
mod json;
mod library;
mod load;
mod play;
mod players;
mod press;
mod records;
mod replay;
mod rules;
#[cfg(test)]
mod sample;
mod score;
mod screen;
mod serve;
mod shanten;
mod sim;
mod speech;
mod stats;
mod table;
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
use complaint::Complaint;
use speech::Speech;

const STYLES: Styles = Styles::styled()
    .header(Style::new().bold().underline())
    .usage(Style::new().bold().underline())
    .literal(AnsiColor::Cyan.on_default().bold())
    .placeholder(AnsiColor::Green.on_default());

const EXAMPLES: &str = "\
\x1b[1;4mExamples:\x1b[0m
  hanchan                                     host tables and a page to play at, the same as serve
  hanchan shanten 23467m234567p88s            how far is this hand from tenpai?
  hanchan waits '46m345p12399s | pon 555z'    what does it wait for, and how?
  hanchan ukeire 23467m23456p88s1z5z          which discard is best, what helps then?
  hanchan advise 23467m23456p88s1z5z          what would the program discard, and why?
  hanchan tiles 406m123p55z                   the same hand in every notation
  hanchan score '23467m234567p88s + 5m'       what is it worth, and why?
  hanchan rules find kuikae                   what do the rule sets say of this?
  hanchan rules diff phoenix tenhou           how do two rule sets differ?
  hanchan train --rules phoenix               learn to count, to wait, and the rules
  hanchan play --rules phoenix                play a game here and now
  hanchan replay game.jsonl                   step through a recorded game
  hanchan sheet --rules ema -o ema.html       all that a player looks up, on two pages

\x1b[1;4mHands:\x1b[0m
  123m 456p 789s 11z    man, pin, sou; z: 1-4 East South West North, 5-7 white green red
  406m or 4r56m         0 and r5 are red fives
  … + 5z                the tile just drawn
  … | pon 555z^, chi 312s<, closed kan 1111p
                        melds as they lie on the table; < ^ > says from whom the
                        claimed tile came: left, across, right
  Unicode tiles, Tenhou's numbers, mjai's names, kobalab's notation and the
  {{hand}} markup are recognised too.";

/// Riichi mahjong: what a hand lacks, what it is worth, and by which rules.
#[derive(Parser)]
#[command(name = "hanchan", version, styles = STYLES, after_help = EXAMPLES, max_term_width = 100)]
struct Cli {
    #[command(subcommand)]
    command: Option<Command>,

    #[command(flatten)]
    speech: Speech,
}

#[derive(Subcommand)]
enum Command {
    Shanten(shanten::Args),
    Waits(waits::Args),
    Ukeire(ukeire::Args),
    Advise(advise::Args),
    Tiles(tiles::Args),
    Score(score::Args),
    Rules(rules::Args),
    Train(train::Args),
    Sim(sim::Args),
    Match(contest::Args),
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
    /// Print a completion script for your shell
    ///
    /// For bash: hanchan completions bash > ~/.local/share/bash-completion/completions/hanchan
    Completions {
        /// The shell to complete in
        shell: clap_complete::Shell,
    },
}

/// Runs the command.
pub fn run() -> ExitCode {
    let Cli { command, speech } = Cli::parse();
    #[cfg(feature = "pdf")]
    hanchan_api::install_typesetter(&press::typesetter::PdfTypesetter);
    let outcome = match command {
        None => serve::run(&serve::Args::default(), &speech),
        Some(Command::Shanten(args)) => shanten::run(&args, &speech),
        Some(Command::Waits(args)) => waits::run(&args, &speech),
        Some(Command::Ukeire(args)) => ukeire::run(&args, &speech),
        Some(Command::Advise(args)) => advise::run(&args, &speech),
        Some(Command::Tiles(args)) => tiles::run(&args, &speech),
        Some(Command::Score(args)) => score::run(&args, &speech),
        Some(Command::Rules(args)) => rules::run(&args, &speech),
        Some(Command::Train(args)) => train::run(&args, &speech),
        Some(Command::Sim(args)) => sim::run(&args, &speech),
        Some(Command::Match(args)) => contest::run(&args, &speech),
        Some(Command::Bot(args)) => bot::run(&args),
        Some(Command::Wall(args)) => wall::run(&args, &speech),
        Some(Command::Play(args)) => play::run(&args, &speech),
        Some(Command::Replay(args)) => replay::run(&args, &speech),
        Some(Command::Stats(args)) => stats::run(&args, &speech),
        Some(Command::Verify(args)) => verify::run(&args, &speech),
        Some(Command::Serve(args)) => serve::run(&args, &speech),
        Some(Command::Admin(args)) => admin::run(&args, &speech),
        Some(Command::Load(args)) => load::run(&args),
        Some(Command::Convert(args)) => convert::run(&args, &speech),
        Some(Command::Draw(args)) => press::draw::run(&args, &speech),
        Some(Command::Sheet(args)) => press::sheet::run(&args, &speech),
        Some(Command::Cards(args)) => press::cards::run(&args, &speech),
        Some(Command::Book(args)) => press::book::run(&args, &speech),
        Some(Command::Page(args)) => press::page::run(&args, &speech),
        Some(Command::Completions { shell }) => {
            let mut script = Vec::new();
            clap_complete::generate(shell, &mut Cli::command(), "hanchan", &mut script);
            io::Write::write_all(&mut io::stdout(), &script).map_err(Complaint::Output)
        }
    };
    match outcome {
        Ok(()) => ExitCode::SUCCESS,
        // Whoever reads our output has read enough.
        Err(Complaint::Output(error)) if error.kind() == io::ErrorKind::BrokenPipe => ExitCode::SUCCESS,
        Err(complaint) => {
            complaint.print(speech.words());
            if std::env::args().any(|arg| arg == "--json") {
                complaint.print_json(speech.words());
            }
            ExitCode::FAILURE
        }
    }
}
