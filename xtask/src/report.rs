//! Writes figures into the docs.

use std::fs;

use crate::cargo::{Done, root};

/// Puts a text between its marks in a file.
pub(crate) fn put(file: &str, mark: &str, text: &str) -> Done {
    let (start, end) = (format!("<!-- {mark} -->\n"), format!("<!-- /{mark} -->\n"));
    let path = root().join(file);
    let page = fs::read_to_string(&path).map_err(|error| format!("{file}: {error}"))?;
    let parts = page.split_once(&start).and_then(|(head, rest)| Some((head, rest.split_once(&end)?.1)));
    let (head, tail) = parts.ok_or_else(|| format!("{file} has lost its marks for {mark}"))?;
    write(file, &format!("{head}{start}{}\n{end}{tail}", text.trim_end()))
}

pub(crate) fn write(path: &str, text: &str) -> Done {
    let file = root().join(path);
    let folder = file.parent().map_or(Ok(()), fs::create_dir_all);
    folder.and_then(|()| fs::write(&file, text)).map_err(|error| format!("{path}: {error}"))?;
    println!("written: {path}");
    Ok(())
}
