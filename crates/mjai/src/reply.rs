//! Parses a bot's replies.

use std::fmt;

use hanchan_round::{Claim, Move, TurnAct};
use hanchan_tiles::Tile;
use hanchan_tiles::notation::mjai::tile as named;
use hanchan_view::{Choice, SeatView};
use serde_json::Value;

/// What a bot wants to do.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Wish {
    /// Make this move.
    Do(Move),
    /// Declare riichi; the next reply names the discard.
    Riichi,
    /// Do nothing.
    Nothing,
}

/// Why a reply is invalid.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum ReplyError {
    /// The reply is not a JSON object with a type.
    Unreadable,
    /// The reply's type is not an action.
    Type(String),
    /// A field is missing or invalid.
    Field(&'static str),
    /// The reply's `actor` is another seat.
    Actor,
    /// The move is not legal now.
    NotAllowed,
}

impl fmt::Display for ReplyError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            ReplyError::Unreadable => f.write_str("not a JSON object with a type"),
            ReplyError::Type(kind) => write!(f, "'{kind}' is not an action"),
            ReplyError::Field(field) => write!(f, "the field '{field}' is missing or invalid"),
            ReplyError::Actor => f.write_str("'actor' is another seat"),
            ReplyError::NotAllowed => f.write_str("the move is not legal now"),
        }
    }
}

impl std::error::Error for ReplyError {}

/// Parses a bot's reply and checks it against the seat's legal moves. If the reply is an array, its last
/// element counts. `declared` means that the bot has declared riichi and this reply chooses the discard.
pub fn parse_reply(view: &SeatView, reply: &Value, declared: bool) -> Result<Wish, ReplyError> {
    let reply = match reply {
        Value::Array(all) => all.last().ok_or(ReplyError::Unreadable)?,
        one => one,
    };
    let kind = reply.get("type").and_then(Value::as_str).ok_or(ReplyError::Unreadable)?;
    if kind == "none" {
        return Ok(Wish::Nothing);
    }
    let actor = reply.get("actor").and_then(Value::as_u64);
    if actor.is_some_and(|actor| actor != view.seat.index() as u64) {
        return Err(ReplyError::Actor);
    }
    let wish = match view.choice {
        Some(Choice::Turn(_)) => turn(view, kind, reply, declared)?,
        Some(Choice::Claim(_)) => Wish::Do(Move::Claim(claim(kind, reply)?)),
        _ => return Err(ReplyError::NotAllowed),
    };
    let allowed = match (view.choice, wish) {
        (Some(Choice::Turn(acts)), Wish::Do(Move::Act(act))) => acts.contains(act),
        (Some(Choice::Turn(acts)), Wish::Riichi) => {
            acts.iter().any(|act| matches!(act, TurnAct::Riichi(_) | TurnAct::RiichiDrawn))
        }
        (Some(Choice::Claim(claims)), Wish::Do(Move::Claim(claim))) => claims.contains(claim),
        _ => false,
    };
    if allowed { Ok(wish) } else { Err(ReplyError::NotAllowed) }
}

fn pai(reply: &Value) -> Result<Tile, ReplyError> {
    reply.get("pai").and_then(Value::as_str).and_then(named).ok_or(ReplyError::Field("pai"))
}

fn consumed(reply: &Value) -> Result<Vec<Tile>, ReplyError> {
    let list = reply.get("consumed").and_then(Value::as_array).filter(|list| list.len() <= 4);
    let list = list.ok_or(ReplyError::Field("consumed"))?;
    let tile = |name: &Value| name.as_str().and_then(named);
    list.iter().map(tile).collect::<Option<Vec<Tile>>>().ok_or(ReplyError::Field("consumed"))
}

fn turn(view: &SeatView, kind: &str, reply: &Value, declared: bool) -> Result<Wish, ReplyError> {
    Ok(Wish::Do(Move::Act(match kind {
        "dahai" => {
            let tile = pai(reply)?;
            let is_drawn = view.hand.drawn() == Some(tile);
            let alone = view.hand.concealed().get(tile) == 1;
            let says = reply.get("tsumogiri").and_then(Value::as_bool);
            let drawn = is_drawn && says.unwrap_or(alone);
            // If the drawn tile is the only one of its kind in the hand, the bot can only mean that one.
            let drawn = drawn || (is_drawn && alone);
            match (drawn, declared) {
                (true, false) => TurnAct::DiscardDrawn,
                (false, false) => TurnAct::Discard(tile),
                (true, true) => TurnAct::RiichiDrawn,
                (false, true) => TurnAct::Riichi(tile),
            }
        }
        "reach" => return Ok(Wish::Riichi),
        "hora" => TurnAct::Tsumo,
        "ryukyoku" => TurnAct::NineKinds,
        "nukidora" | "kita" => TurnAct::North,
        "ankan" => {
            let first = consumed(reply)?.first().map(|tile| tile.kind());
            TurnAct::ClosedKan(first.ok_or(ReplyError::Field("consumed"))?)
        }
        "kakan" => TurnAct::AddedKan(pai(reply)?.kind()),
        other => return Err(ReplyError::Type(other.chars().take(40).collect())),
    })))
}

fn claim(kind: &str, reply: &Value) -> Result<Claim, ReplyError> {
    let pair = || {
        let mut own: [Tile; 2] = consumed(reply)?.try_into().map_err(|_| ReplyError::Field("consumed"))?;
        own.sort_unstable_by_key(|tile| (tile.kind(), !tile.is_red()));
        Ok(own)
    };
    Ok(match kind {
        "hora" => Claim::Ron,
        "pon" => Claim::Pon(pair()?),
        "chi" => Claim::Chi(pair()?),
        "daiminkan" => Claim::OpenKan,
        other => return Err(ReplyError::Type(other.chars().take(40).collect())),
    })
}
