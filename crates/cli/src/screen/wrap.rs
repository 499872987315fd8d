//! Wraps and truncates text by display width.

use unicode_width::{UnicodeWidthChar, UnicodeWidthStr};

/// Wraps a text into lines, at spaces where possible.
pub(super) fn wrap(text: &str, width: usize) -> Vec<String> {
    let width = width.max(2);
    let mut lines = Vec::new();
    let mut line = String::new();
    for word in text.split(' ') {
        let gap = usize::from(!line.is_empty());
        if line.width() + gap + word.width() <= width {
            if gap == 1 {
                line.push(' ');
            }
            line.push_str(word);
            continue;
        }
        // A word longer than a line, or text without spaces, is broken at the end of the line.
        let fills = line.width() + gap + 8 < width && word.width() > width / 2;
        if fills && gap == 1 {
            line.push(' ');
        } else if !line.is_empty() {
            lines.push(std::mem::take(&mut line));
        }
        for letter in word.chars() {
            if line.width() + letter.width().unwrap_or(0) > width {
                lines.push(std::mem::take(&mut line));
            }
            line.push(letter);
        }
    }
    lines.push(line);
    lines
}

/// Fits a text to a width: truncates it with an ellipsis, or pads it with spaces.
pub(super) fn fit(text: &str, width: usize) -> String {
    if text.width() <= width {
        return format!("{text}{}", " ".repeat(width - text.width()));
    }
    let mut cut = String::new();
    for letter in text.chars() {
        if cut.width() + letter.width().unwrap_or(0) >= width {
            break;
        }
        cut.push(letter);
    }
    let filled = width.saturating_sub(cut.width() + 1);
    if width > 0 {
        cut.push('…');
    }
    cut + &" ".repeat(filled)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn wrapped_lines_fit_and_keep_all_text() {
        let texts = [
            "",
            "one two three",
            "東南西北白發中東南西北",
            "a verylongwordthatdoesnotfitanywhere b",
            "五 six 七八九十",
        ];
        for text in texts {
            for width in 2..20 {
                let lines = wrap(text, width);
                assert!(lines.iter().all(|line| line.width() <= width), "{lines:?} {width}");
                let strip = |text: &str| text.replace(' ', "");
                assert_eq!(strip(&lines.concat()), strip(text));
            }
        }
    }

    #[test]
    fn truncated_text_ends_with_an_ellipsis() {
        assert_eq!(fit("abc", 5), "abc  ");
        assert_eq!(fit("abcdef", 5), "abcd…");
        assert_eq!(fit("東南西", 4), "東… ");
        assert_eq!(fit("東南西", 4).width(), 4);
    }
}
