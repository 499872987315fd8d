//! The bots and their names.

use std::fmt;
use std::str::FromStr;

use hanchan_round::{Claim, Move, TurnAct};
use hanchan_view::{Choice, SeatView};

use crate::legal::{legal_acts, legal_claims};
use crate::sensei::{self, RiichiPolicy, Skills};
use crate::win_score::payments_of;
use crate::{cautious, greedy, steady};

/// A bot. It knows only what its view shows and remembers nothing between moves: the same view (and, for
/// [`Player::Random`], the same random numbers) always gives the same move.
///
/// The text form of a bot is the id of its level. `sensei`, `student` and `pupil` take options after a colon:
///
/// ```
/// use hanchan_bots::Player;
///
/// let bot: Player = "sensei:defence=off,budget=500".parse()?;
/// assert_eq!(bot.to_string(), "sensei:defence=off,budget=500");
/// assert_eq!("steady".parse(), Ok(Player::Steady));
/// assert!("sensei:defense=off".parse::<Player>().is_err());
/// # Ok::<(), hanchan_bots::ParsePlayerError>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Player {
    /// Plays the first legal move and makes no calls except to win.
    First,
    /// Plays a random legal move.
    Random,
    /// Discards every tile it draws; never calls or wins.
    Tsumogiri,
    /// Does whatever lowers its shanten; declares riichi and wins when it can.
    Greedy,
    /// Weighs the chance and value of winning against the danger of each discard, and folds in time.
    Steady,
    /// Plays the move that it expects to give the best result at the end of the game.
    Sensei(Skills),
    /// Stands in for an absent player: discards the safest tile, never declares riichi, and makes no calls except
    /// to win.
    Cautious,
}

/// A named level: the player, its id, and a line for help texts that says how it plays.
struct Level(Player, &'static str, &'static str);

/// The levels, weakest first; the stand-in is last. This is the only list of them: help texts, `hanchan sim`, the server
/// and the documentation read it.
const LEVELS: [Level; 9] = [
    Level(Player::First, "first", "Plays the first legal move and calls only ron; for tests"),
    Level(Player::Random, "random", "Plays a random legal move; for tests"),
    Level(Player::Tsumogiri, "tsumogiri", "Discards every tile it draws; never calls or wins"),
    Level(
        Player::Greedy,
        "greedy",
        "Gets closer to tenpai by any means; declares riichi and wins when it can",
    ),
    Level(
        Player::Sensei(Skills::PUPIL),
        "pupil",
        "Plays like a beginner: efficient closed hands, always riichi, no calls, no folding",
    ),
    Level(
        Player::Steady,
        "steady",
        "Weighs the chance and value of a win against danger, and folds in time; runs fast",
    ),
    Level(
        Player::Sensei(Skills::STUDENT),
        "student",
        "Calls and folds like sensei, but does not look far ahead",
    ),
    Level(
        Player::Sensei(Skills::ALL),
        "sensei",
        "Plays the move that it expects to give the best result at the end of the game",
    ),
    Level(
        Player::Cautious,
        "cautious",
        "Stands in for an absent player: discards the safest tile, wins if it can, never calls",
    ),
];

impl Player {
    /// Every named level, weakest first; the stand-in is last.
    pub const ALL: [Player; LEVELS.len()] = {
        let mut all = [Player::First; LEVELS.len()];
        let mut at = 0;
        while at < all.len() {
            all[at] = LEVELS[at].0;
            at += 1;
        }
        all
    };

    /// Returns the levels that can be chosen for a seat at a server's table, strongest first.
    pub fn offered() -> impl Iterator<Item = Player> {
        Player::ALL.into_iter().rev().filter(|player| *player != Player::Cautious)
    }

    /// Returns the id of the player's level. A player with options that no named level has is a `sensei`; its
    /// [`Display`] includes the options.
    ///
    /// [`Display`]: fmt::Display
    pub fn id(self) -> &'static str {
        self.level().map_or("sensei", |level| level.1)
    }

    /// Returns one line, in English, that says how the player plays.
    pub fn about(self) -> &'static str {
        self.level().map_or("Sensei with other options", |level| level.2)
    }

    fn level(self) -> Option<&'static Level> {
        LEVELS.iter().find(|level| level.0 == self)
    }

    /// Chooses a move, or returns `None` if the player has nothing to decide. `random_below(n)` must return a
    /// number below `n`; only [`Player::Random`] uses it.
    ///
    /// At an unassisted table the move is never an offence. If the player may either claim the last discard or
    /// draw, and wants to draw, the move is [`Move::Draw`]; the caller decides how long to delay it, because
    /// others may want to claim the discard first.
    pub fn choose(self, view: &SeatView, random_below: &mut impl FnMut(usize) -> usize) -> Option<Move> {
        Some(match view.choice? {
            Choice::Turn(_) => Move::Act(self.turn(view, random_below)?),
            Choice::Claim(_) => Move::Claim(self.claim(view, random_below)),
            Choice::Speak { draws } => match self.claim(view, random_below) {
                Claim::Pass if draws => Move::Draw,
                claim => Move::Claim(claim),
            },
            Choice::Draw => Move::Draw,
            Choice::Show => Move::Show(true),
            Choice::Announce => {
                let opened = view.course.opened[view.seat];
                Move::Announce(
                    opened.and_then(|opened| payments_of(view, view.seat, &opened)).unwrap_or_default(),
                )
            }
            Choice::Accept if disagrees(view) => Move::Object,
            Choice::Accept => Move::Agree,
            Choice::Settle => Move::Mix,
        })
    }

    fn turn(self, view: &SeatView, random_below: &mut impl FnMut(usize) -> usize) -> Option<TurnAct> {
        match self {
            Player::First => legal_acts(view).next(),
            Player::Random => {
                let all: Vec<TurnAct> = legal_acts(view).collect();
                all.get(random_below(all.len())).copied()
            }
            Player::Tsumogiri => {
                let drawn = legal_acts(view).find(|&act| act == TurnAct::DiscardDrawn);
                drawn.or_else(|| legal_acts(view).next())
            }
            Player::Greedy => greedy::turn(view),
            Player::Steady => steady::turn(view),
            Player::Sensei(skills) => sensei::turn(view, skills),
            Player::Cautious => cautious::turn(view),
        }
    }

    fn claim(self, view: &SeatView, random_below: &mut impl FnMut(usize) -> usize) -> Claim {
        match self {
            Player::First | Player::Cautious => cautious::claim(view),
            Player::Random => {
                let all = legal_claims(view);
                all.get(random_below(all.len())).copied().unwrap_or(Claim::Pass)
            }
            Player::Tsumogiri => Claim::Pass,
            Player::Greedy => greedy::claim(view),
            Player::Steady => steady::claim(view),
            Player::Sensei(skills) => sensei::claim(view, skills),
        }
    }
}

impl fmt::Display for Player {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.id())?;
        let Player::Sensei(skills) = *self else { return Ok(()) };
        if self.level().is_some() {
            return Ok(());
        }
        let mut separator = ':';
        for option in &Skills::OPTIONS {
            let value = skills.option(option.name);
            if value != Skills::ALL.option(option.name) {
                write!(f, "{separator}{}={value}", option.name)?;
                separator = ',';
            }
        }
        Ok(())
    }
}

impl FromStr for Player {
    type Err = ParsePlayerError;

    fn from_str(text: &str) -> Result<Player, ParsePlayerError> {
        let (id, options) = text.split_once(':').map_or((text, None), |(id, options)| (id, Some(options)));
        let level = LEVELS.iter().find(|level| level.1 == id);
        let level = level.ok_or_else(|| ParsePlayerError::Player(excerpt(id)))?;
        match (level.0, options) {
            (player, None) => Ok(player),
            (Player::Sensei(skills), Some(options)) => skills.with_options(options).map(Player::Sensei),
            (_, Some(_)) => Err(ParsePlayerError::NoOptions(level.1)),
        }
    }
}

/// An option of `sensei`, for help texts.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct SkillOption {
    /// The option's name.
    pub name: &'static str,
    /// The option's possible values; `NUMBER` stands for any whole number.
    pub values: &'static [&'static str],
    /// The option's value in [`Skills::ALL`].
    pub default: &'static str,
    /// What the option decides, in English.
    pub about: &'static str,
}

impl fmt::Display for SkillOption {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}={}", self.name, self.values.join("|"))
    }
}

impl Skills {
    /// The options that can follow `sensei:`, `student:` and `pupil:`.
    pub const OPTIONS: [SkillOption; 5] = [
        SkillOption {
            name: "defence",
            values: &["on", "off"],
            default: "on",
            about: "Consider the danger of discards, and fold when needed",
        },
        SkillOption {
            name: "places",
            values: &["on", "off"],
            default: "on",
            about: "Play for the final placement, not only for points",
        },
        SkillOption {
            name: "riichi",
            values: &["auto", "always", "never"],
            default: "auto",
            about: "When to declare riichi",
        },
        SkillOption {
            name: "calls",
            values: &["on", "off"],
            default: "on",
            about: "Call pon, chi and open kan",
        },
        SkillOption {
            name: "budget",
            values: &["NUMBER"],
            default: "8000",
            about: "Hands to search per decision; 0 turns the search off",
        },
    ];

    /// Returns these skills with some options changed.
    ///
    /// ```
    /// use hanchan_bots::Skills;
    ///
    /// assert!(!Skills::ALL.with_options("defence=off,riichi=always")?.defence);
    /// # Ok::<(), hanchan_bots::ParsePlayerError>(())
    /// ```
    pub fn with_options(self, options: &str) -> Result<Skills, ParsePlayerError> {
        options.split(',').try_fold(self, Skills::with_option)
    }

    fn with_option(mut self, text: &str) -> Result<Skills, ParsePlayerError> {
        let (name, value) = text.split_once('=').unwrap_or((text, ""));
        let option = Skills::OPTIONS.into_iter().find(|option| option.name == name);
        let option = option.ok_or_else(|| ParsePlayerError::Option(excerpt(name)))?;
        let wrong = || ParsePlayerError::Value { option, value: excerpt(value) };
        let is_on = || match value {
            "on" => Ok(true),
            "off" => Ok(false),
            _ => Err(wrong()),
        };
        match name {
            "defence" => self.defence = is_on()?,
            "places" => self.places = is_on()?,
            "calls" => self.calls = is_on()?,
            "riichi" => {
                self.riichi = match value {
                    "auto" => RiichiPolicy::Auto,
                    "always" => RiichiPolicy::Always,
                    "never" => RiichiPolicy::Never,
                    _ => return Err(wrong()),
                }
            }
            _ => self.budget = value.parse().map_err(|_| wrong())?,
        }
        Ok(self)
    }

    /// Returns the value of an option, as written after its `=`.
    fn option(self, name: &str) -> String {
        let on = |on: bool| if on { "on" } else { "off" };
        let value = match name {
            "defence" => on(self.defence),
            "places" => on(self.places),
            "calls" => on(self.calls),
            "riichi" => match self.riichi {
                RiichiPolicy::Auto => "auto",
                RiichiPolicy::Always => "always",
                RiichiPolicy::Never => "never",
            },
            _ => return self.budget.to_string(),
        };
        value.to_owned()
    }
}

/// Why a text is not a valid player.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum ParsePlayerError {
    /// There is no such level.
    Player(String),
    /// The level with this id takes no options.
    NoOptions(&'static str),
    /// There is no such option.
    Option(String),
    /// The option does not take this value.
    Value {
        /// The option.
        option: SkillOption,
        /// The value that was given; empty if none was.
        value: String,
    },
}

impl fmt::Display for ParsePlayerError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            ParsePlayerError::Player(id) => {
                write!(f, "unknown player '{id}'; expected one of {}", LEVELS.map(|level| level.1).join(", "))
            }
            ParsePlayerError::NoOptions(id) => {
                write!(f, "'{id}' takes no options; only sensei, student and pupil do")
            }
            ParsePlayerError::Option(name) => {
                let options = Skills::OPTIONS.map(|option| option.to_string()).join(", ");
                write!(f, "unknown option '{name}'; expected {options}")
            }
            ParsePlayerError::Value { option, value } => write!(f, "expected {option}, found '{value}'"),
        }
    }
}

impl std::error::Error for ParsePlayerError {}

/// Returns the beginning of a text, for an error message.
fn excerpt(text: &str) -> String {
    text.chars().take(40).collect()
}

/// Returns whether the payments that a winner announced differ from those the player computes. For yakuman only
/// the sum is compared, because who is liable (pao) may depend on tiles that the player has not seen.
fn disagrees(view: &SeatView) -> bool {
    view.course.opened.iter().any(|(seat, opened)| {
        let (Some(opened), Some(announced)) = (opened, view.announced[seat]) else { return false };
        let computed = payments_of(view, seat, opened);
        computed.is_some_and(|payments| {
            let sum = |payments: &hanchan_tiles::BySeat<i32>| payments.0.iter().sum::<i32>();
            if sum(&payments) < 32_000 { payments != announced } else { sum(&payments) != sum(&announced) }
        })
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    /// `HANCHAN_BLESS=1 cargo test -p hanchan-bots documented` rewrites the table in docs/bots.md.
    #[test]
    fn levels_are_documented() {
        let path = concat!(env!("CARGO_MANIFEST_DIR"), "/../../docs/bots.md");
        let text = std::fs::read_to_string(path).expect("docs/bots.md exists");
        let (head, rest) = text.split_once("<!-- levels -->\n").expect("the table has a start mark");
        let (table, tail) = rest.split_once("<!-- /levels -->\n").expect("the table has an end mark");
        let rows: Vec<String> =
            LEVELS.iter().map(|Level(_, id, about)| format!("| `{id}` | {about} |\n")).collect();
        let rows = rows.concat();
        let made = format!("| level | plays |\n|---|---|\n{rows}");
        if std::env::var_os("HANCHAN_BLESS").is_some() {
            let whole = format!("{head}<!-- levels -->\n{made}<!-- /levels -->\n{tail}");
            std::fs::write(path, whole).expect("docs/bots.md is writable");
        } else {
            assert_eq!(table, made, "run `HANCHAN_BLESS=1 cargo test -p hanchan-bots documented`");
        }
    }

    #[test]
    fn every_level_is_parsed_from_its_id() {
        for player in Player::ALL {
            assert_eq!(player.id().parse(), Ok(player));
            assert_eq!(player.to_string(), player.id());
        }
    }

    #[test]
    fn options_change_one_skill_each() {
        let sensei = |skills| Ok(Player::Sensei(skills));
        for (text, skills) in [
            ("sensei:defence=off", Skills { defence: false, ..Skills::ALL }),
            ("sensei:places=off", Skills { places: false, ..Skills::ALL }),
            ("sensei:riichi=always", Skills { riichi: RiichiPolicy::Always, ..Skills::ALL }),
            ("sensei:riichi=never", Skills { riichi: RiichiPolicy::Never, ..Skills::ALL }),
            ("sensei:calls=off", Skills { calls: false, ..Skills::ALL }),
            ("sensei:budget=0", Skills { budget: 0, ..Skills::ALL }),
            ("pupil:calls=on", Skills { calls: true, ..Skills::PUPIL }),
            ("student:budget=500,defence=off", Skills { budget: 500, defence: false, ..Skills::STUDENT }),
        ] {
            assert_eq!(text.parse(), sensei(skills), "{text}");
        }
    }

    #[test]
    fn every_mix_of_skills_is_parsed_from_its_text() {
        for mix in 0..48u32 {
            let skills = Skills {
                defence: mix & 1 == 0,
                places: mix & 2 == 0,
                calls: mix & 4 == 0,
                budget: if mix & 8 == 0 { 8000 } else { mix },
                riichi: [RiichiPolicy::Auto, RiichiPolicy::Always, RiichiPolicy::Never][mix as usize / 16],
            };
            let player = Player::Sensei(skills);
            assert_eq!(player.to_string().parse(), Ok(player), "{player}");
        }
    }

    #[test]
    fn defaults_in_help_texts_are_those_of_sensei() {
        for option in &Skills::OPTIONS {
            assert_eq!(Skills::ALL.option(option.name), option.default);
        }
    }

    #[test]
    fn errors_say_what_is_possible() {
        let options = "expected defence=on|off, places=on|off, riichi=auto|always|never, calls=on|off, \
                       budget=NUMBER";
        let players =
            "expected one of first, random, tsumogiri, greedy, pupil, steady, student, sensei, cautious";
        for (text, message) in [
            ("", format!("unknown player ''; {players}")),
            ("Sensei", format!("unknown player 'Sensei'; {players}")),
            ("sensei-defence", format!("unknown player 'sensei-defence'; {players}")),
            ("sensei:", format!("unknown option ''; {options}")),
            ("sensei:tea=off", format!("unknown option 'tea'; {options}")),
            ("sensei:defence=off,", format!("unknown option ''; {options}")),
            ("sensei:defence", "expected defence=on|off, found ''".to_owned()),
            ("sensei:riichi=off", "expected riichi=auto|always|never, found 'off'".to_owned()),
            ("sensei:budget=-1", "expected budget=NUMBER, found '-1'".to_owned()),
            ("steady:calls=off", "'steady' takes no options; only sensei, student and pupil do".to_owned()),
        ] {
            let error = text.parse::<Player>().expect_err(text);
            assert_eq!(error.to_string(), message);
        }
    }
}
