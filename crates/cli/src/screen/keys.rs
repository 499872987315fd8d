//! Keys, independent of the keyboard layout.

use ratatui::crossterm::event::{KeyCode, KeyEvent, KeyEventKind, KeyModifiers};

/// A key that screens react to.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Key {
    Left,
    Right,
    Up,
    Down,
    Home,
    End,
    PageUp,
    PageDown,
    Enter,
    Escape,
    Backspace,
    /// A character in lower case, as on a Latin keyboard.
    Letter(char),
    /// Ctrl-C: leave at once.
    Interrupt,
}

const CYRILLIC: &str = "йцукенгшщзхъфывапролджэячсмитьбю";
const LATIN: &str = "qwertyuiop[]asdfghjkl;'zxcvbnm,.";

/// Returns the character on the same key of a Latin keyboard.
fn latin(letter: char) -> char {
    let letter = letter.to_lowercase().next().unwrap_or(letter);
    let place = CYRILLIC.chars().position(|other| other == letter);
    place.and_then(|place| LATIN.chars().nth(place)).unwrap_or(letter)
}

impl Key {
    /// Converts a key event. Returns `None` for releases and keys without a meaning.
    pub(super) fn of(event: KeyEvent) -> Option<Key> {
        if event.kind == KeyEventKind::Release {
            return None;
        }
        Some(match event.code {
            KeyCode::Char(letter) if event.modifiers.contains(KeyModifiers::CONTROL) => {
                return (latin(letter) == 'c').then_some(Key::Interrupt);
            }
            KeyCode::Char(' ') | KeyCode::Enter => Key::Enter,
            KeyCode::Char(letter) => Key::Letter(latin(letter)),
            KeyCode::F(1) => Key::Letter('?'),
            KeyCode::Left => Key::Left,
            KeyCode::Right => Key::Right,
            KeyCode::Up => Key::Up,
            KeyCode::Down => Key::Down,
            KeyCode::Home => Key::Home,
            KeyCode::End => Key::End,
            KeyCode::PageUp => Key::PageUp,
            KeyCode::PageDown => Key::PageDown,
            KeyCode::Esc => Key::Escape,
            KeyCode::Backspace => Key::Backspace,
            _ => return None,
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn russian_layout_maps_to_the_same_keys() {
        let press = |code| Key::of(KeyEvent::new(code, KeyModifiers::NONE));
        assert_eq!(press(KeyCode::Char('й')), Some(Key::Letter('q')));
        assert_eq!(press(KeyCode::Char('Ф')), Some(Key::Letter('a')));
        assert_eq!(press(KeyCode::Char('a')), Some(Key::Letter('a')));
        assert_eq!(CYRILLIC.chars().count(), LATIN.chars().count());
        let control = |letter| Key::of(KeyEvent::new(KeyCode::Char(letter), KeyModifiers::CONTROL));
        assert_eq!((control('c'), control('с')), (Some(Key::Interrupt), Some(Key::Interrupt)));
    }
}
