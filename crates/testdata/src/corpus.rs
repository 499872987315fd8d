//! Locates the larger corpus.

use std::ffi::OsString;
use std::path::{Path, PathBuf};

/// The larger corpus of test data.
#[derive(PartialEq, Eq, Debug)]
pub(crate) enum Corpus {
    /// The corpus is in this folder.
    In(PathBuf),
    /// There is no corpus.
    Missing,
}

impl Corpus {
    /// Returns the corpus that `HANCHAN_CORPUS` names, or `../shared` beside the project. The error is a message
    /// for the user.
    pub(crate) fn of_environment(project: &Path) -> Result<Corpus, String> {
        Corpus::named(std::env::var_os("HANCHAN_CORPUS"), project)
    }

    /// Returns the corpus for a given value of `HANCHAN_CORPUS`. An empty value means that there is no corpus,
    /// even if `../shared` exists.
    fn named(value: Option<OsString>, project: &Path) -> Result<Corpus, String> {
        let Some(value) = value else {
            let beside = project.join("../shared");
            return Ok(if beside.is_dir() { Corpus::In(beside) } else { Corpus::Missing });
        };
        if value.is_empty() {
            return Ok(Corpus::Missing);
        }
        // Tests run in the folders of their crates, so a relative path means the project's root.
        let folder = project.join(&value);
        if folder.is_dir() {
            return Ok(Corpus::In(folder));
        }
        Err(format!(
            "HANCHAN_CORPUS is {}, but there is no folder {}; leave the variable empty to run on the samples only",
            value.display(),
            folder.display()
        ))
    }

    /// Returns the path of a file or folder in the corpus. The error says why the path cannot be used.
    pub(crate) fn find(&self, path: &str) -> Result<PathBuf, String> {
        let Corpus::In(folder) = self else {
            return Err("no larger corpus; HANCHAN_CORPUS names one".to_owned());
        };
        let path = folder.join(path);
        if path.exists() { Ok(path) } else { Err(format!("not in the corpus {}", folder.display())) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::project;

    #[test]
    fn variable_names_a_folder() {
        let found = Corpus::named(Some("conformance".into()), &project());
        assert_eq!(found, Ok(Corpus::In(project().join("conformance"))));
        assert!(found.expect("a folder").find("matrix.tsv").is_ok());
    }

    #[test]
    fn folder_that_does_not_exist_is_an_error() {
        let error = Corpus::named(Some("no-such-folder".into()), &project()).expect_err("no folder");
        assert!(error.starts_with("HANCHAN_CORPUS is no-such-folder, but there is no folder "), "{error}");
    }

    #[test]
    fn file_is_not_a_folder() {
        assert!(Corpus::named(Some("Cargo.toml".into()), &project()).is_err());
    }

    #[test]
    fn empty_variable_means_no_corpus() {
        assert_eq!(Corpus::named(Some("".into()), &project()), Ok(Corpus::Missing));
    }

    #[test]
    fn default_is_the_folder_beside_the_project() {
        let root = std::env::temp_dir().join(format!("hanchan-corpus-{}", std::process::id()));
        let project = root.join("project");
        std::fs::create_dir_all(&project).expect("a folder");
        let without = Corpus::named(None, &project);
        std::fs::create_dir_all(root.join("shared")).expect("a folder");
        let with = Corpus::named(None, &project);
        std::fs::remove_dir_all(&root).expect("it can be removed");
        assert_eq!((without, with), (Ok(Corpus::Missing), Ok(Corpus::In(project.join("../shared")))));
    }

    #[test]
    fn missing_file_has_a_reason() {
        assert_eq!(Corpus::Missing.find("a"), Err("no larger corpus; HANCHAN_CORPUS names one".to_owned()));
        assert_eq!(Corpus::In("x".into()).find("a"), Err("not in the corpus x".to_owned()));
    }
}
