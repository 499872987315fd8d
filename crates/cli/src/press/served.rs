//! What is printed for somebody at a browser.

use clap::builder::{PossibleValuesParser, TypedValueParser};
use hanchan_api::{ByName, CardsRequest, Named as _, PrintFile, PrintRequest};
use hanchan_press::{Look, Paper};

use super::output::{look, paper};

fn file() -> impl TypedValueParser<Value = PrintFile> {
    let names = PrintFile::all().iter().map(|file| file.name());
    PossibleValuesParser::new(names).map(|name| PrintFile::named(&name).unwrap_or(PrintFile::all()[0]))
}

/// What is wanted, and on which paper.
#[derive(clap::Args)]
pub(crate) struct Args {
    /// The rule set: an id, or `id@version`
    rules: String,

    /// What is printed, and as what
    #[arg(value_parser = file())]
    file: PrintFile,

    /// Another rule set: what differs from it is marked in a book
    #[arg(long, value_name = "ID")]
    against: Option<String>,

    /// The paper
    #[arg(long, value_name = "PAPER", value_parser = paper(), default_value = "a4")]
    paper: Paper,

    /// How tiles look
    #[arg(long, value_name = "LOOK", value_parser = look(), default_value = "regular")]
    look: Look,
}

/// The rule set whose cards are wanted.
#[derive(clap::Args)]
pub(crate) struct CardArgs {
    /// The rule set: an id, or `id@version`
    rules: String,
}

impl Args {
    /// The request.
    pub(crate) fn request(&self) -> PrintRequest {
        PrintRequest {
            rules: self.rules.clone(),
            file: ByName(self.file),
            against: self.against.clone(),
            paper: ByName(self.paper),
            look: ByName(self.look),
        }
    }
}

impl CardArgs {
    /// The request.
    pub(crate) fn request(&self) -> CardsRequest {
        CardsRequest { rules: self.rules.clone() }
    }
}
