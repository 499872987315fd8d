//! The acts of players, from the log and from their accepted commands.

use hanchan_api::live::WireClaim;
use hanchan_record::log::Log;
use hanchan_round::{Abort, Event};
use hanchan_tiles::{Seat, Tile};
use serde_json::Value;

/// Returns the acts of a seat in a log, as short texts.
pub(crate) fn logged(log: &Log, seat: Seat) -> Vec<String> {
    let rounds = log.rounds().expect("a game by the rules");
    let mut acts = Vec::new();
    for round in &rounds {
        let mut riichi = false;
        let mut turn = round.dealer();
        // Only players who may hide a tenpai hand decide whether to show it.
        let mut may_hide = [round.rules().switches().draws.hide_tenpai; 4];
        for event in round.events() {
            let (by, act) = match *event {
                Event::Riichi { seat } => {
                    riichi = true;
                    may_hide[seat.index()] = false;
                    turn = seat;
                    continue;
                }
                Event::Discarded { seat, tile, drawn, .. } => {
                    let what = if std::mem::take(&mut riichi) { "riichi" } else { "discard" };
                    (seat, if drawn { format!("{what} drawn") } else { format!("{what} {tile}") })
                }
                Event::Drew { seat, .. } | Event::Replaced { seat, .. } => {
                    turn = seat;
                    continue;
                }
                Event::ClosedKan { seat, meld } => {
                    (seat, format!("closed-kan {}", Tile::plain(meld.tiles()[0].kind())))
                }
                Event::AddedKan { seat, tile } => (seat, format!("added-kan {}", Tile::plain(tile.kind()))),
                Event::North { seat } => (seat, "north".to_owned()),
                Event::Answered { seat, claim } => {
                    (seat, sent(&serde_json::to_value(WireClaim::from(claim)).expect("JSON")))
                }
                Event::Showed { seat, tenpai } if may_hide[seat.index()] => (seat, format!("show {tenpai}")),
                Event::Won { seat, from, .. } if seat == from => (seat, "tsumo".to_owned()),
                Event::Aborted { why: Abort::NineKinds } => (turn, "nine-kinds".to_owned()),
                _ => continue,
            };
            if by == seat {
                acts.push(act);
            }
        }
    }
    acts
}

/// Returns a sent move as the same kind of short text.
pub(crate) fn sent(act: &Value) -> String {
    let what = act["type"].as_str().unwrap_or_default();
    match what {
        "discard" | "riichi" if act["drawn"] == true => format!("{what} drawn"),
        "discard" | "riichi" | "closed-kan" | "added-kan" => {
            format!("{what} {}", act["tile"].as_str().unwrap_or_default())
        }
        "pon" | "chi" => format!("{what} {}", act["own"]),
        "show" => format!("show {}", act["tenpai"]),
        _ => what.to_owned(),
    }
}
