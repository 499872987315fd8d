//! One line of a log.

use hanchan_round::{Abort, Event, NoteId};
use hanchan_tiles::{BySeat, Meld, Seat, Tile};
use serde::{Deserialize, Serialize};

use super::words::{Unreadable, claim, offence, ruling, write_claim, write_offence, write_ruling};

/// One line of a log.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(tag = "line", rename_all = "kebab-case", deny_unknown_fields)]
pub enum Entry {
    /// The first line.
    Game(Head),
    /// A deal begins.
    Deal(Begin),
    /// Something happened in the deal.
    Event(Happened),
    /// What the judge wrote to his next ruling.
    Note {
        /// The note.
        text: String,
    },
    /// Somebody acted for a player who could not, in what follows.
    Stead {
        /// For whom.
        seat: usize,
        /// Why: a word of `docs/log.md`.
        why: String,
        /// What he said that was no answer, shortened.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        said: Option<String>,
    },
    /// The leading dealer ended the game, or went on (P-137).
    Choice {
        /// Whether he ended it.
        stop: bool,
    },
    /// The game is over.
    Over(End),
}

/// What a log begins with.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Head {
    /// The version of the format: 1.
    pub hanchan: u32,
    /// The rules.
    pub rules: RulesText,
    /// `assisted` or `real-table`.
    pub table: String,
    /// The names of the players, in the order of their seats.
    pub players: Vec<String>,
    /// What was promised before the game about the walls, in hexadecimal.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub commitment: Option<String>,
    /// What the players added to the host's secret, in the order in which they sat down; nothing if nobody did.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub contributions: Vec<String>,
    /// When it began, as the server says it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub began: Option<String>,
    /// Seconds for each move and in the bank.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub clock: Option<[u32; 2]>,
}

/// A whole rule set, so that the game can be replayed for ever.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct RulesText {
    /// Its id.
    pub id: String,
    /// Its version.
    pub version: u32,
    /// SHA-256 of the text.
    pub hash: String,
    /// Every switch and yaku with its value.
    pub text: String,
}

/// What a deal begins with.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Begin {
    /// The dealer's seat, from 0.
    pub dealer: usize,
    /// The round's wind, from 0.
    pub round: usize,
    /// Counters.
    pub counters: u8,
    /// Sticks.
    pub sticks: u8,
    /// Everybody's points.
    pub points: Vec<i32>,
    /// All tiles in the order in which they are taken, the dead wall last.
    pub wall: String,
    /// The dealer's dice: the first roll, and the second, which some rules use.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub dice: Option<[u8; 4]>,
}

/// How a game ended.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct End {
    /// Everybody's points.
    pub points: Vec<i32>,
    /// Everybody's results with uma, in tenths of a thousand points.
    pub results: Vec<i32>,
    /// What all walls came from, in hexadecimal.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub seed: Option<String>,
    /// The host's part of it, where players added theirs: the commitment is to this.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub host: Option<String>,
    /// Whether it was ended as it stood, by agreement or by an administrator; the points are then by seat, and there
    /// are no results.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub stopped: bool,
}

/// An event as it is written.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Happened {
    /// Its name.
    #[serde(rename = "is")]
    name: String,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    seat: Option<usize>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    from: Option<usize>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    tile: Option<String>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    meld: Option<String>,
    #[serde(default, skip_serializing_if = "is_false")]
    drawn: bool,
    #[serde(default, skip_serializing_if = "is_false")]
    sideways: bool,
    #[serde(default, skip_serializing_if = "is_false")]
    tenpai: bool,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    points: Option<[i32; 4]>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    what: Option<String>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    at: Option<u32>,
}

#[allow(clippy::trivially_copy_pass_by_ref, reason = "serde asks so")]
fn is_false(flag: &bool) -> bool {
    !flag
}

impl Happened {
    fn named(name: &str) -> Happened {
        Happened {
            name: name.to_owned(),
            seat: None,
            from: None,
            tile: None,
            meld: None,
            drawn: false,
            sideways: false,
            tenpai: false,
            points: None,
            what: None,
            at: None,
        }
    }

    fn by(name: &str, seat: Seat) -> Happened {
        Happened { seat: Some(seat.index()), ..Happened::named(name) }
    }

    fn tile(name: &str, seat: Seat, tile: Tile) -> Happened {
        Happened { tile: Some(tile.to_string()), ..Happened::by(name, seat) }
    }

    fn meld(name: &str, seat: Seat, meld: Meld) -> Happened {
        Happened { meld: Some(meld.to_string()), ..Happened::by(name, seat) }
    }

    fn what(self, what: String) -> Happened {
        Happened { what: Some(what), ..self }
    }

    fn points(self, points: BySeat<i32>) -> Happened {
        Happened { points: Some(points.0), ..self }
    }
}

impl From<&Event> for Happened {
    fn from(event: &Event) -> Happened {
        match *event {
            Event::Dealt => Happened::named("dealt"),
            Event::Drew { seat, tile } => Happened::tile("drew", seat, tile),
            Event::Replaced { seat, tile } => Happened::tile("replaced", seat, tile),
            Event::Riichi { seat } => Happened::by("riichi", seat),
            Event::Discarded { seat, tile, drawn, sideways } => {
                Happened { drawn, sideways, ..Happened::tile("discarded", seat, tile) }
            }
            Event::StakeLaid { seat } => Happened::by("stake", seat),
            Event::Claimed { seat, meld } => Happened::meld("claimed", seat, meld),
            Event::ClosedKan { seat, meld } => Happened::meld("closed-kan", seat, meld),
            Event::AddedKan { seat, tile } => Happened::tile("added-kan", seat, tile),
            Event::North { seat } => Happened::by("north", seat),
            Event::Answered { seat, claim } => Happened::by("answered", seat).what(write_claim(claim)),
            Event::Stands => Happened::named("stands"),
            Event::Indicator { tile } => {
                Happened { tile: Some(tile.to_string()), ..Happened::named("indicator") }
            }
            Event::Passed { seat } => Happened::by("passed", seat),
            Event::Won { seat, from, points } => {
                Happened { from: Some(from.index()), ..Happened::by("won", seat) }.points(points)
            }
            Event::Exhausted => Happened::named("exhausted"),
            Event::Showed { seat, tenpai } => Happened { tenpai, ..Happened::by("showed", seat) },
            Event::Paid { points } => Happened::named("paid").points(points),
            Event::Aborted { why } => Happened::named("aborted").what(why.code().to_owned()),
            Event::SticksReturned => Happened::named("sticks-returned"),
            Event::Over => Happened::named("over"),
            Event::Clock { at } => Happened { at: Some(at), ..Happened::named("clock") },
            Event::Closed => Happened::named("closed"),
            Event::Returned { seat, tile } => Happened::tile("returned", seat, tile),
            Event::Erred { seat, offence } => Happened::by("erred", seat).what(write_offence(offence)),
            Event::Died { seat } => Happened::by("died", seat),
            Event::Chombo { seat, points } => Happened::by("chombo", seat).points(points),
            Event::Shown { seat, from } => {
                Happened { from: Some(from.index()), ..Happened::by("shown", seat) }
            }
            Event::Announced { seat, each } => Happened::by("announced", seat).points(each),
            Event::Agreed { seat } => Happened::by("agreed", seat),
            Event::Objected { seat } => Happened::by("objected", seat),
            Event::Corrected { seat, points } => Happened::by("corrected", seat).points(points),
            Event::Mixed => Happened::named("mixed"),
            Event::Ruled { ruling, note } => {
                Happened { at: Some(u32::from(note.0)), ..Happened::named("ruled") }
                    .what(write_ruling(ruling))
            }
        }
    }
}

impl TryFrom<&Happened> for Event {
    type Error = Unreadable;

    fn try_from(line: &Happened) -> Result<Event, Unreadable> {
        let seat_at =
            |index: Option<usize>, field| index.and_then(Seat::from_index).ok_or(Unreadable::Field(field));
        let seat = || seat_at(line.seat, "seat");
        let tile = || {
            line.tile.as_deref().and_then(|tile| tile.parse::<Tile>().ok()).ok_or(Unreadable::Field("tile"))
        };
        let meld = || {
            line.meld.as_deref().and_then(|meld| meld.parse::<Meld>().ok()).ok_or(Unreadable::Field("meld"))
        };
        let points = || line.points.map(BySeat).ok_or(Unreadable::Field("points"));
        let what = || line.what.as_deref().ok_or(Unreadable::Field("what"));
        let at = || line.at.ok_or(Unreadable::Field("at"));
        let event = match line.name.as_str() {
            "dealt" => Event::Dealt,
            "drew" => Event::Drew { seat: seat()?, tile: tile()? },
            "replaced" => Event::Replaced { seat: seat()?, tile: tile()? },
            "riichi" => Event::Riichi { seat: seat()? },
            "discarded" => {
                Event::Discarded { seat: seat()?, tile: tile()?, drawn: line.drawn, sideways: line.sideways }
            }
            "stake" => Event::StakeLaid { seat: seat()? },
            "claimed" => Event::Claimed { seat: seat()?, meld: meld()? },
            "closed-kan" => Event::ClosedKan { seat: seat()?, meld: meld()? },
            "added-kan" => Event::AddedKan { seat: seat()?, tile: tile()? },
            "north" => Event::North { seat: seat()? },
            "answered" => Event::Answered { seat: seat()?, claim: claim(what()?)? },
            "stands" => Event::Stands,
            "indicator" => Event::Indicator { tile: tile()? },
            "passed" => Event::Passed { seat: seat()? },
            "won" => Event::Won { seat: seat()?, from: seat_at(line.from, "from")?, points: points()? },
            "exhausted" => Event::Exhausted,
            "showed" => Event::Showed { seat: seat()?, tenpai: line.tenpai },
            "paid" => Event::Paid { points: points()? },
            "aborted" => {
                let name = what()?;
                let known = Abort::ALL.into_iter().find(|known| known.code() == name);
                Event::Aborted { why: known.ok_or(Unreadable::Field("what"))? }
            }
            "sticks-returned" => Event::SticksReturned,
            "over" => Event::Over,
            "clock" => Event::Clock { at: at()? },
            "closed" => Event::Closed,
            "returned" => Event::Returned { seat: seat()?, tile: tile()? },
            "erred" => Event::Erred { seat: seat()?, offence: offence(what()?)? },
            "died" => Event::Died { seat: seat()? },
            "chombo" => Event::Chombo { seat: seat()?, points: points()? },
            "shown" => Event::Shown { seat: seat()?, from: seat_at(line.from, "from")? },
            "announced" => Event::Announced { seat: seat()?, each: points()? },
            "agreed" => Event::Agreed { seat: seat()? },
            "objected" => Event::Objected { seat: seat()? },
            "corrected" => Event::Corrected { seat: seat()?, points: points()? },
            "mixed" => Event::Mixed,
            "ruled" => Event::Ruled {
                ruling: ruling(what()?)?,
                note: NoteId(u16::try_from(at()?).map_err(|_| Unreadable::Field("at"))?),
            },
            other => return Err(Unreadable::Event(other.to_owned())),
        };
        Ok(event)
    }
}
