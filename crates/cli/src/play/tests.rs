//! Whole games played with keys on an in-memory terminal.

use std::path::PathBuf;
use std::sync::Arc;
use std::time::Duration;

use fastrand::Rng;
use hanchan_bots::Player;
use hanchan_game::Seed;
use hanchan_record::log::Log;
use hanchan_tiles::{BySeat, Seat};
use hanchan_words::{Language, Words};
use ratatui::Terminal;
use ratatui::backend::TestBackend;

use super::live::Live;
use super::log::LogFile;
use super::screen::Screen;
use super::seated;
use crate::screen::testing::lines;
use crate::screen::{App, Key, Wants};

struct Game {
    screen: Screen,
    terminal: Terminal<TestBackend>,
    log: PathBuf,
    names: BySeat<String>,
}

fn words(language: Language, rules: &str) -> Words {
    Words::new(language, language.usual_style(), Some(rules))
}

fn game(rules: &str, language: Language, own: Seat, seed: u8, size: (u16, u16)) -> Game {
    let set = Arc::new(hanchan_rules::preset(rules).expect("a preset"));
    let walls = Seed([seed; 32]);
    let (bots, names) = seated(own, "Anna", &[Player::Greedy, Player::Random], &set);
    let folder = std::env::temp_dir();
    let log = folder.join(format!("hanchan-play-{}-{rules}-{seed}-{language:?}.jsonl", std::process::id()));
    let _absent = std::fs::remove_file(&log);
    let file = LogFile::create(&log, &set, &names, &walls, &words(language, rules)).expect("a new file");
    let live = Live::new(&set, walls, own, bots, Some(file)).expect("a wall");
    let screen = Screen::new(
        live,
        names.clone(),
        words(language, rules),
        Duration::ZERO,
        Some(log.display().to_string()),
    );
    let terminal = Terminal::new(TestBackend::new(size.0, size.1)).expect("a terminal");
    Game { screen, terminal, log, names }
}

impl Drop for Game {
    fn drop(&mut self) {
        let _gone = std::fs::remove_file(&self.log);
    }
}

impl Game {
    fn draw(&mut self) -> Vec<String> {
        self.terminal.draw(|frame| self.screen.draw(frame)).expect("drawn");
        lines(self.terminal.backend().buffer())
    }

    /// Lets time pass until the screen waits for a key.
    fn wait(&mut self) -> Wants {
        loop {
            match self.screen.wants() {
                Wants::Time(_) => self.screen.time(),
                wants => return wants,
            }
        }
    }
}

/// The keys that the test presses at random.
const KEYS: [Key; 16] = [
    Key::Enter,
    Key::Enter,
    Key::Enter,
    Key::Enter,
    Key::Enter,
    Key::Letter('1'),
    Key::Letter('1'),
    Key::Letter('2'),
    Key::Left,
    Key::Up,
    Key::Letter('a'),
    Key::Letter('m'),
    Key::Letter('t'),
    Key::Letter('w'),
    Key::Letter('?'),
    Key::Escape,
];

/// Plays a game to its end and checks every screen. Returns the number of deals in the log.
fn play(rules: &str, language: Language, own: Seat, seed: u8) -> usize {
    let mut game = game(rules, language, own, seed, (80, 24));
    let words = words(language, rules);
    let mut random = Rng::with_seed(u64::from(seed));
    let mut keys = 0;
    while game.wait() == Wants::Key {
        let shown = game.draw();
        assert_eq!(shown.len(), 24);
        if let Some(missing) = game.screen.missing(&shown, &words) {
            panic!("{language:?}: {missing:?} is not shown whole:\n{}", shown.join("\n"));
        }
        game.screen.key(KEYS[random.usize(..KEYS.len())]);
        keys += 1;
        assert!(keys < 20_000, "{}", shown.join("\n"));
    }
    let log = Log::read(&std::fs::read_to_string(&game.log).expect("a log")).expect("a log");
    let rounds = log.rounds().expect("it replays");
    let end = log.end.as_ref().expect("the game ended");
    assert_eq!(log.head.players.len(), rounds[0].seats().count());
    assert_eq!(log.head.players, game.names.0[..log.head.players.len()]);
    let outcome = rounds.last().and_then(|round| round.outcome()).expect("the last deal ended");
    let (points, sticks): (i32, i32) = (end.points.iter().sum(), outcome.points.0.iter().sum());
    assert!(points >= sticks);
    rounds.len()
}

#[test]
fn games_can_be_played_to_the_end_with_keys() {
    for (language, seed) in Language::ALL.into_iter().zip(1..) {
        assert!(play("phoenix", language, Seat::ALL[usize::from(seed) % 4], seed) >= 4);
        assert!(play("tenhou-3p", language, Seat::ALL[usize::from(seed) % 3], seed) >= 3);
    }
}

#[test]
fn every_rule_set_can_be_played() {
    for rules in hanchan_rules::preset_ids() {
        play(rules, Language::English, Seat::Second, 9);
    }
}

#[test]
fn screen_adapts_to_window_size() {
    let mut game = game("phoenix", Language::English, Seat::First, 3, (80, 24));
    game.wait();
    assert!(game.draw()[0].contains("East 1"));
    game.terminal.backend_mut().resize(60, 10);
    assert!(game.draw()[0].contains("needs a window of at least 80 columns"));
    for (width, height) in [(1, 1), (2, 40), (79, 24), (80, 23), (300, 100), (140, 24), (80, 60)] {
        game.terminal.backend_mut().resize(width, height);
        game.draw();
    }
    // A wider window has room for the list of events.
    game.terminal.backend_mut().resize(120, 30);
    assert!(game.draw().iter().any(|line| line.contains("dealer Anna")));
}

#[test]
fn leaving_needs_one_confirmation() {
    let mut game = game("phoenix", Language::English, Seat::First, 4, (80, 24));
    game.wait();
    game.screen.key(Key::Letter('q'));
    assert!(game.draw().iter().any(|line| line.contains("Leave anyway?")));
    game.screen.key(Key::Letter('n'));
    assert_eq!(game.screen.wants(), Wants::Key);
    assert!(!game.draw().iter().any(|line| line.contains("Leave anyway?")));
    game.screen.key(Key::Letter('q'));
    game.screen.key(Key::Enter);
    assert_eq!(game.screen.wants(), Wants::Nothing);
}

#[test]
fn w_key_explains_why_there_is_no_win() {
    let mut game = game("phoenix", Language::English, Seat::First, 5, (80, 24));
    game.wait();
    game.screen.key(Key::Letter('w'));
    let shown = game.draw().join("\n");
    assert!(shown.contains("This tile does not complete your hand"), "{shown}");
}
