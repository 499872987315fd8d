//! Rule sets by name: those that come with the program, and files of the user's own.

use std::io;
use std::path::Path;

use crate::choice::nearest;
use crate::presets::{preset_file, preset_ids};
use crate::problem::Problem;
use crate::raw::RuleFile;
use crate::rules::Rules;

/// Why a rule set could not be had.
#[derive(Debug)]
pub enum NoRules {
    /// There is none of this id, and no such file; what was perhaps meant.
    Unknown(String, Option<&'static str>),
    /// The file cannot be read.
    File(String, io::Error),
    /// The file is wrong.
    Wrong(Vec<Problem>),
}

/// The largest rule file that is read; all of ours are under 20 KB.
const LARGEST: u64 = 1 << 20;

/// The rule set with this id, or that of a file: anything that ends in `.toml` or has a slash.
///
/// A file's base is looked for beside it, `BASE.toml`, and then among those that come with the program.
pub fn open(name: &str) -> Result<Rules, NoRules> {
    open_file(name).and_then(|file| {
        let folder = Path::new(name).parent();
        Rules::load(&file, |base| find_base(base, folder)).map_err(NoRules::Wrong)
    })
}

/// The file of a rule set; see [`open`].
pub fn open_file(name: &str) -> Result<RuleFile, NoRules> {
    if !is_path(name) {
        let meant = || nearest(name, &preset_ids().collect::<Vec<_>>());
        return preset_file(name).ok_or_else(|| NoRules::Unknown(name.to_owned(), meant()));
    }
    let text = read(Path::new(name)).map_err(|error| NoRules::File(name.to_owned(), error))?;
    RuleFile::parse(name, &text).map_err(NoRules::Wrong)
}

fn is_path(name: &str) -> bool {
    name.contains(['/', '\\']) || Path::new(name).extension().is_some_and(|extension| extension == "toml")
}

fn read(path: &Path) -> io::Result<String> {
    if std::fs::metadata(path)?.len() > LARGEST {
        return Err(io::Error::new(io::ErrorKind::FileTooLarge, "a rule file has at most 1 MB"));
    }
    std::fs::read_to_string(path)
}

fn find_base(id: &str, folder: Option<&Path>) -> Option<RuleFile> {
    // An id that could lead out of the folder is none of a file beside it.
    let plain = id.chars().all(|c| c.is_alphanumeric() || c == '-' || c == '_');
    let beside = folder.filter(|_| plain).map(|folder| folder.join(format!("{id}.toml")));
    let own = beside.and_then(|path| RuleFile::parse(&path.to_string_lossy(), &read(&path).ok()?).ok());
    own.filter(|file| file.id == id).or_else(|| preset_file(id))
}
