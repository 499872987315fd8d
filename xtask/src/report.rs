//! Writes measurements into the docs.

use std::fs;

use crate::cargo::{Done, root};

/// Replaces the text between two marks in a file.
pub(crate) fn put(file: &str, mark: &str, text: &str) -> Done {
    let (start, end) = (format!("<!-- {mark} -->\n"), format!("<!-- /{mark} -->\n"));
    let path = root().join(file);
    let page = fs::read_to_string(&path).map_err(|error| format!("{file}: {error}"))?;
    let parts = page.split_once(&start).and_then(|(head, rest)| Some((head, rest.split_once(&end)?.1)));
    let (head, tail) = parts.ok_or_else(|| format!("{file} has no marks <!-- {mark} -->"))?;
    write(file, &format!("{head}{start}{}\n{end}{tail}", text.trim_end()))
}

/// Updates the table between two marks in a file: each row replaces the one with the same first cell, or is added
/// at the end.
pub(crate) fn put_rows(file: &str, mark: &str, rows: &[String]) -> Done {
    let (start, end) = (format!("<!-- {mark} -->\n"), format!("<!-- /{mark} -->\n"));
    let page = fs::read_to_string(root().join(file)).map_err(|error| format!("{file}: {error}"))?;
    let table = page.split_once(&start).and_then(|(_, rest)| Some(rest.split_once(&end)?.0));
    let mut table: Vec<&str> = table.unwrap_or_default().lines().collect();
    for row in rows {
        let row = row.trim_end();
        println!("{row}");
        match table.iter_mut().find(|old| first_cell(old) == first_cell(row)) {
            Some(old) => *old = row,
            None => table.push(row),
        }
    }
    put(file, mark, &table.join("\n"))
}

fn first_cell(row: &str) -> Option<&str> {
    row.split('|').nth(1)
}

pub(crate) fn write(path: &str, text: &str) -> Done {
    let file = root().join(path);
    let folder = file.parent().map_or(Ok(()), fs::create_dir_all);
    folder.and_then(|()| fs::write(&file, text)).map_err(|error| format!("{path}: {error}"))?;
    println!("written: {path}");
    Ok(())
}
