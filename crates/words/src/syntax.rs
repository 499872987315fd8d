//! Renders what the parsers of JSON and TOML say. Their own messages are in English.

use crate::language::Language;
use crate::words::Words;

/// What a parser's message means: the start of the message, and the id of ours. Those with a name in backticks pass it
/// on.
const MESSAGES: [(&str, &str); 22] = [
    ("missing field `", "syntax-missing"),
    ("unknown field `", "syntax-unknown"),
    ("duplicate field `", "syntax-twice"),
    ("unknown variant `", "syntax-wrong"),
    ("invalid type: ", "syntax-wrong"),
    ("invalid value: ", "syntax-wrong"),
    ("invalid length ", "syntax-length"),
    ("EOF while parsing", "syntax-ends"),
    ("string values must be quoted", "syntax-quotes"),
    ("missing opening quote", "syntax-quotes"),
    ("invalid basic string", "syntax-quotes"),
    ("invalid literal string", "syntax-quotes"),
    ("unclosed", "syntax-unclosed"),
    ("missing comma", "syntax-comma"),
    ("extra comma", "syntax-extra-comma"),
    ("expected `,`", "syntax-comma"),
    ("trailing comma", "syntax-extra-comma"),
    ("key with no value", "syntax-no-value"),
    ("missing value", "syntax-no-value"),
    ("missing assignment", "syntax-no-value"),
    ("invalid unquoted key", "syntax-key"),
    ("key must be a string", "syntax-key"),
];

impl Words {
    /// Returns the text for an error message of a parser, as serde and the parsers of JSON and TOML write them. A message
    /// that is not known becomes "syntax error"; English keeps the parser's words.
    pub fn syntax_error(&self, message: &str) -> String {
        if self.language == Language::English {
            return message.to_owned();
        }
        let (what, place) = match message.rsplit_once(" at line ") {
            Some((what, place)) => (what, place.split_once(" column ")),
            None => (message, None),
        };
        let known = MESSAGES.iter().find_map(|(start, id)| Some((what.strip_prefix(start)?, *start, *id)));
        let text = match known {
            Some((
                rest,
                start,
                id @ ("syntax-missing" | "syntax-unknown" | "syntax-twice" | "syntax-wrong"),
            )) => {
                let value = if start.ends_with('`') { rest.split('`').next() } else { quoted(rest) };
                self.format(id, [("name", value.unwrap_or_default().into())])
            }
            Some((_, _, id)) => self.text(id),
            None => self.text("syntax-error"),
        };
        match place {
            Some((line, column)) => self.format(
                "syntax-at",
                [("what", text.into()), ("line", line.into()), ("column", column.into())],
            ),
            None => text,
        }
    }
}

/// Returns the value that serde quotes: `string "five", expected …` or `` integer `5`, expected … ``.
fn quoted(text: &str) -> Option<&str> {
    let found = text.split(", expected ").next()?;
    let start = found.find(['"', '`'])?;
    let end = found.rfind(['"', '`']).filter(|end| *end > start)?;
    Some(&found[start + 1..end])
}

#[cfg(test)]
mod tests {
    use crate::language::Style;

    use super::*;

    #[test]
    fn messages_of_parsers_are_translated() {
        let words = Words::new(Language::Russian, Style::Romanised, None);
        for (message, expected) in [
            ("missing field `win` at line 1 column 20", "нет поля win (строка 1, столбец 20)"),
            ("unknown field `wim`, expected one of `win`, `by`", "неизвестное поле wim"),
            ("duplicate field `win`", "поле win указано дважды"),
            ("unknown variant `ronn`, expected `ron` or `tsumo`", "недопустимое значение: ronn"),
            ("invalid type: string \"five\", expected u8", "недопустимое значение: five"),
            ("invalid value: integer `5`, expected a seat", "недопустимое значение: 5"),
            ("EOF while parsing an object at line 1 column 3", "текст обрывается (строка 1, столбец 3)"),
            ("string values must be quoted, expected literal string", "текст нужно взять в кавычки"),
            ("unclosed array, expected `]`", "скобка не закрыта"),
            ("some other problem", "синтаксическая ошибка"),
        ] {
            assert_eq!(words.syntax_error(message), expected);
        }
        let english = Words::new(Language::English, Style::Romanised, None);
        assert_eq!(english.syntax_error("missing field `win`"), "missing field `win`");
    }

    #[test]
    fn no_language_shows_a_parsers_english() {
        for language in Language::ALL.into_iter().filter(|language| *language != Language::English) {
            let words = Words::new(language, Style::Romanised, None);
            for (start, id) in MESSAGES {
                assert!(words.has(id), "{language:?}: {id}");
                let message = words.syntax_error(&format!("{start}x`, expected y"));
                assert!(!message.contains("expected") && !message.contains(start), "{language:?}: {message}");
            }
        }
    }
}
