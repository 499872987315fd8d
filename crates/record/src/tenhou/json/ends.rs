//! The end of a deal.

use hanchan_tiles::{BySeat, Players, Seat};

use super::part::Part;
use super::{names, points};
use crate::error::{Expected, ReadError};
use crate::recorded::{DrawKind, RecordedDraw, RecordedEnd, RecordedStep, RecordedWin, Step, WallTile};

/// The word for "unknown": the deal was not recorded to its end.
const UNKNOWN: &str = "不明";

/// Reads the last part of a deal, which says how it ended.
pub(super) fn read(
    part: Part<'_>,
    players: Players,
    steps: &[RecordedStep],
    ura: &[WallTile],
) -> Result<Option<RecordedEnd>, ReadError> {
    let list = part.list_of(1)?;
    let name = list[0].text()?;
    match name.as_str() {
        UNKNOWN => return Ok(None),
        "和了" => return wins(&list[1..], part, players, steps, ura).map(Some),
        _ => {}
    }
    let Some((kind, all)) = names::draw(&name) else { return Err(list[0].expected(Expected::Draw)) };
    let changes = list.get(1).map_or(Ok(BySeat([0; 4])), |part| points(*part, players))?;
    let mut tenpai = all.map(|all| BySeat::from_fn(|seat: Seat| all && seat.index() < players.count()));
    if kind == DrawKind::Exhausted && tenpai.is_none() && changes.0.iter().any(|&change| change > 0) {
        tenpai = Some(changes.map(|change| change > 0));
    }
    let draw = RecordedDraw { kind, table: None, shown: None, tenpai, before: None, changes };
    Ok(Some(RecordedEnd::Drawn(draw)))
}

/// Reads the payments and the value of each win in turn.
fn wins(
    list: &[Part<'_>],
    whole: Part<'_>,
    players: Players,
    steps: &[RecordedStep],
    ura: &[WallTile],
) -> Result<RecordedEnd, ReadError> {
    let pairs: Vec<&[Part<'_>]> = list.chunks(2).collect();
    if pairs.is_empty() || pairs.len() > 3 || pairs.iter().any(|pair| pair.len() != 2) {
        return Err(whole.expected(Expected::Pairs));
    }
    let riichi = |seat: Seat| steps.iter().any(|step| step.step == Step::Riichi { seat });
    let mut wins = Vec::with_capacity(pairs.len());
    for pair in pairs {
        let parts = pair[1].list_of(4)?;
        let seat = |part: Part<'_>| {
            let number = part.number(0, 3)? as usize;
            let seat = Seat::from_index(number).filter(|seat| seat.index() < players.count());
            seat.ok_or_else(|| part.expected(Expected::Player))
        };
        let (winner, from, liable) = (seat(parts[0])?, seat(parts[1])?, seat(parts[2])?);
        let worth = names::worth(&parts[3].text()?, players.count() as i32);
        let mut value = worth.ok_or_else(|| parts[3].expected(Expected::Worth))?;
        for part in &parts[4..] {
            names::count(&part.text()?, &mut value).ok_or_else(|| part.expected(Expected::YakuName))?;
        }
        wins.push(RecordedWin {
            seat: winner,
            from,
            tile: None,
            concealed: None,
            melds: None,
            value: Some(value),
            indicators: None,
            ura: Some(ura.to_vec()),
            liable: Some(liable).filter(|liable| *liable != winner),
            table: None,
            before: None,
            changes: points(pair[0], players)?,
        });
    }
    // The ura indicators are recorded for the deal, but winners without riichi don't see them.
    let somebody = wins.iter().any(|win| riichi(win.seat));
    for win in wins.iter_mut().filter(|win| somebody && !riichi(win.seat)) {
        win.ura = None;
    }
    Ok(RecordedEnd::Won(wins))
}
