//! Claims, offences and rulings in a few words.

use std::fmt;

use hanchan_round::{Claim, FalseSet, NoWin, Offence, Ruling, Toppled};
use hanchan_rules::Penalty;
use hanchan_tiles::notation::mpsz;
use hanchan_tiles::{BySeat, Kind, Seat, Tile};

/// Why a line is no event.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Unreadable {
    /// There is no event of that name.
    Event(String),
    /// A field is missing or wrong.
    Field(&'static str),
}

impl fmt::Display for Unreadable {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Unreadable::Event(name) => write!(f, "there is no event {name:?}"),
            Unreadable::Field(field) => write!(f, "{field:?} is missing or wrong"),
        }
    }
}

impl std::error::Error for Unreadable {}

const WHAT: Unreadable = Unreadable::Field("what");

/// In a few words, as in the log.
pub fn write_claim(claim: Claim) -> String {
    match claim {
        Claim::Pass => "pass".to_owned(),
        Claim::Ron => "ron".to_owned(),
        Claim::OpenKan => "kan".to_owned(),
        Claim::Pon(own) => format!("pon {}", mpsz::print_tiles(&own)),
        Claim::Chi(own) => format!("chi {}", mpsz::print_tiles(&own)),
    }
}

/// In a few words, as in the log.
pub fn claim(text: &str) -> Result<Claim, Unreadable> {
    let pair = |text: &str| -> Result<[Tile; 2], Unreadable> {
        mpsz::parse_tiles(text).ok().and_then(|tiles| tiles.try_into().ok()).ok_or(WHAT)
    };
    match text.split_once(' ').unwrap_or((text, "")) {
        ("pass", "") => Ok(Claim::Pass),
        ("ron", "") => Ok(Claim::Ron),
        ("kan", "") => Ok(Claim::OpenKan),
        ("pon", own) => Ok(Claim::Pon(pair(own)?)),
        ("chi", own) => Ok(Claim::Chi(pair(own)?)),
        _ => Err(WHAT),
    }
}

const NO_WINS: [(&str, NoWin); 5] = [
    ("not-complete", NoWin::NotComplete),
    ("furiten", NoWin::Furiten),
    ("no-yaku", NoWin::NoYaku),
    ("not-robbed", NoWin::NotRobbed),
    ("dead-hand", NoWin::DeadHand),
];

const TOPPLED: [(&str, Toppled); 4] = [
    ("live-wall", Toppled::LiveWall),
    ("dead-wall", Toppled::DeadWall),
    ("own-hand", Toppled::OwnHand),
    ("others-hand", Toppled::OthersHand),
];

const PENALTIES: [(&str, Penalty); 3] =
    [("none", Penalty::None), ("dead-hand", Penalty::DeadHand), ("chombo", Penalty::Chombo)];

fn name_of<T: PartialEq>(table: &[(&'static str, T)], value: &T) -> &'static str {
    table.iter().find(|(_, known)| known == value).map_or("", |(name, _)| name)
}

fn named<T: Copy>(table: &[(&'static str, T)], name: &str) -> Result<T, Unreadable> {
    table.iter().find(|(known, _)| *known == name).map(|(_, value)| *value).ok_or(WHAT)
}

/// In a few words, as in the log.
pub fn write_offence(offence: Offence) -> String {
    let code = offence.code();
    match offence {
        Offence::FalseWin(why) => format!("{code} {}", name_of(&NO_WINS, &why)),
        Offence::RiichiTooLate(live) => format!("{code} {live}"),
        Offence::FalseCall(FalseSet::Claim(claim)) | Offence::CallWithDeadHand(claim) => {
            format!("{code} {}", write_claim(claim))
        }
        Offence::FalseCall(FalseSet::ClosedKan(kind)) => format!("{code} closed {}", Tile::plain(kind)),
        Offence::FalseCall(FalseSet::AddedKan(kind)) => format!("{code} added {}", Tile::plain(kind)),
        Offence::Exposure(toppled, tiles) => format!("{code} {} {tiles}", name_of(&TOPPLED, &toppled)),
        Offence::Shout
        | Offence::NotenRiichi
        | Offence::FalseKanAfterRiichi
        | Offence::WrongCount
        | Offence::OutOfTurn
        | Offence::Peeking => code.to_owned(),
    }
}

/// In a few words, as in the log.
pub fn offence(text: &str) -> Result<Offence, Unreadable> {
    let (code, rest) = text.split_once(' ').unwrap_or((text, ""));
    let kind = |text: &str| text.parse::<Tile>().map(Tile::kind).map_err(|_| WHAT);
    let kind = |text: &str| -> Result<Kind, Unreadable> { kind(text) };
    let number = |text: &str| text.parse::<u8>().map_err(|_| WHAT);
    Ok(match code {
        "false-win" => Offence::FalseWin(named(&NO_WINS, rest)?),
        "riichi-too-late" => Offence::RiichiTooLate(number(rest)?),
        "false-call" => Offence::FalseCall(match rest.split_once(' ') {
            Some(("closed", tile)) => FalseSet::ClosedKan(kind(tile)?),
            Some(("added", tile)) => FalseSet::AddedKan(kind(tile)?),
            _ => FalseSet::Claim(claim(rest)?),
        }),
        "call-with-dead-hand" => Offence::CallWithDeadHand(claim(rest)?),
        "exposure" => {
            let (what, tiles) = rest.split_once(' ').ok_or(WHAT)?;
            Offence::Exposure(named(&TOPPLED, what)?, number(tiles)?)
        }
        "shout" => Offence::Shout,
        "noten-riichi" => Offence::NotenRiichi,
        "false-kan-after-riichi" => Offence::FalseKanAfterRiichi,
        "wrong-count" => Offence::WrongCount,
        "out-of-turn" => Offence::OutOfTurn,
        "peeking" => Offence::Peeking,
        _ => return Err(WHAT),
    })
}

/// In a few words, as in the log.
pub fn write_ruling(ruling: Ruling) -> String {
    match ruling {
        Ruling::Offence(seat, offence) => format!("offence {} {}", seat.index(), write_offence(offence)),
        Ruling::Penalty(seat, penalty) => {
            format!("penalty {} {}", seat.index(), name_of(&PENALTIES, &penalty))
        }
        Ruling::Inspection(seat) => format!("inspection {}", seat.index()),
        Ruling::Points(points) => {
            let [a, b, c, d] = points.0;
            format!("points {a} {b} {c} {d}")
        }
        Ruling::Redeal => "redeal".to_owned(),
        Ruling::Remark => "remark".to_owned(),
    }
}

/// In a few words, as in the log.
pub fn ruling(text: &str) -> Result<Ruling, Unreadable> {
    let (word, rest) = text.split_once(' ').unwrap_or((text, ""));
    let seat = |text: &str| text.parse().ok().and_then(Seat::from_index).ok_or(WHAT);
    let of_seat = || -> Result<(Seat, &str), Unreadable> {
        let (who, what) = rest.split_once(' ').ok_or(WHAT)?;
        Ok((seat(who)?, what))
    };
    Ok(match word {
        "offence" => {
            let (seat, what) = of_seat()?;
            Ruling::Offence(seat, offence(what)?)
        }
        "penalty" => {
            let (seat, what) = of_seat()?;
            Ruling::Penalty(seat, named(&PENALTIES, what)?)
        }
        "inspection" => Ruling::Inspection(seat(rest)?),
        "points" => {
            let points: Result<Vec<i32>, _> = rest.split(' ').map(str::parse).collect();
            let points: [i32; 4] = points.ok().and_then(|points| points.try_into().ok()).ok_or(WHAT)?;
            Ruling::Points(BySeat(points))
        }
        "redeal" => Ruling::Redeal,
        "remark" => Ruling::Remark,
        _ => return Err(WHAT),
    })
}
