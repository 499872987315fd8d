//! Reports skipped tests.

use std::ffi::OsString;
use std::fs::OpenOptions;
use std::io::Write;
use std::panic::Location;

/// Reports that a test skipped a part of the corpus: on standard error, and in the file that `HANCHAN_SKIPPED`
/// names, so that all reports of a test run can be listed at the end.
pub(crate) fn report(test: &Location<'_>, path: &str, why: &str) {
    let line = line(test.file(), path, why);
    // Written directly, because the test harness captures what the print macros of a passing test print.
    let _ = std::io::stderr().lock().write_all(line.as_bytes());
    if let Some(file) = std::env::var_os("HANCHAN_SKIPPED") {
        append(&file, &line);
    }
}

fn line(test: &str, path: &str, why: &str) -> String {
    format!("SKIPPED: {test}: {path} ({why})\n")
}

/// Appends a line with one write, so that lines of tests that run at the same time don't mix.
fn append(file: &OsString, line: &str) {
    let written = OpenOptions::new().create(true).append(true).open(file);
    let written = written.and_then(|mut file| file.write_all(line.as_bytes()));
    assert!(written.is_ok(), "HANCHAN_SKIPPED is {}: {:?}", file.display(), written);
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn report_names_test_path_and_reason() {
        let expected = "SKIPPED: crates/a/tests/b.rs: corpora/c (no larger corpus)\n";
        assert_eq!(line("crates/a/tests/b.rs", "corpora/c", "no larger corpus"), expected);
    }

    #[test]
    fn reports_are_appended() {
        let file = std::env::temp_dir().join(format!("hanchan-skipped-{}", std::process::id()));
        append(&file.clone().into(), "SKIPPED: a\n");
        append(&file.clone().into(), "SKIPPED: b\n");
        let text = std::fs::read_to_string(&file).expect("a file");
        std::fs::remove_file(&file).expect("it can be removed");
        assert_eq!(text, "SKIPPED: a\nSKIPPED: b\n");
    }
}
