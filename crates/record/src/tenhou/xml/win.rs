//! Reads the end of a deal in an XML record.

use hanchan_rules::Yaku;
use hanchan_score::Limit;
use hanchan_tiles::{BySeat, Meld, Seat, Tile};

use super::Reader;
use super::calls::{Call, decode};
use super::fields::Fields;
use crate::error::{Expected, ReadError, ReadProblem};
use crate::recorded::{DrawKind, RecordedDraw, RecordedEnd, RecordedResult, RecordedValue, RecordedWin};
use crate::tenhou::yaku::{Numbered, numbered};

impl Reader {
    pub(super) fn win(&mut self, fields: &Fields<'_, '_>) -> Result<(), ReadError> {
        let tile = fields.number("machi", 0, 135)?;
        let (before, changes) = fields.changes("sc")?;
        let won = RecordedWin {
            seat: fields.seat("who")?,
            from: fields.seat("fromWho")?,
            tile: Some(fields.wall_tile("machi", tile, fields.at)?.tile),
            concealed: Some(tiles(fields, "hai")?),
            melds: Some(melds(fields)?),
            value: Some(value(fields)?),
            indicators: Some(fields.wall_tiles("doraHai")?),
            ura: Some(if fields.has("doraHaiUra") { fields.wall_tiles("doraHaiUra")? } else { Vec::new() }),
            liable: if fields.has("paoWho") { Some(fields.seat("paoWho")?) } else { None },
            table: table(fields)?,
            before: Some(before),
            changes,
        };
        let deal = self.deals.last_mut();
        match deal.map(|deal| (&mut deal.end, &mut deal.end_at)) {
            Some((end @ None, at)) => {
                *end = Some(RecordedEnd::Won(vec![won]));
                *at = fields.at;
            }
            // At most three players can win on one tile.
            Some((Some(RecordedEnd::Won(wins)), _)) if wins.len() < 3 => wins.push(won),
            _ => return Err(out_of_place(fields, "AGARI")),
        }
        self.owari(fields)
    }

    pub(super) fn draw(&mut self, fields: &Fields<'_, '_>) -> Result<(), ReadError> {
        let Some(deal) = self.deals.last_mut().filter(|deal| deal.end.is_none()) else {
            return Err(out_of_place(fields, "RYUUKYOKU"));
        };
        deal.end_at = fields.at;
        // A game that was broken off has neither points nor a result.
        if !fields.has("sc") && fields.text("owari") == Some("") {
            return Ok(());
        }
        let kind = match fields.text("type") {
            None => DrawKind::Exhausted,
            Some("nm") => DrawKind::Nagashi,
            Some("yao9") => DrawKind::NineKinds,
            Some("reach4") => DrawKind::FourRiichi,
            Some("kaze4") => DrawKind::FourWinds,
            Some("kan4") => DrawKind::FourKans,
            Some("ron3") => DrawKind::ThreeRons,
            Some(_) => return Err(fields.bad("type", Expected::Draw)),
        };
        let mut shown = BySeat::default();
        for (seat, name) in Seat::ALL.into_iter().zip(["hai0", "hai1", "hai2", "hai3"]).take(fields.players) {
            if fields.text(name).is_some_and(|text| !text.is_empty()) {
                shown[seat] = Some(tiles(fields, name)?);
            }
        }
        let (before, changes) = fields.changes("sc")?;
        deal.end = Some(RecordedEnd::Drawn(RecordedDraw {
            kind,
            table: table(fields)?,
            shown: Some(shown),
            tenpai: None,
            before: Some(before),
            changes,
        }));
        self.owari(fields)
    }

    /// Reads the result of the game, if it is over.
    fn owari(&mut self, fields: &Fields<'_, '_>) -> Result<(), ReadError> {
        if fields.text("owari").is_some_and(|text| !text.is_empty()) {
            let (points, results) = fields.results("owari")?;
            self.result = Some(RecordedResult { points: Some(points), results: Some(results) });
        }
        Ok(())
    }
}

fn out_of_place(fields: &Fields<'_, '_>, name: &str) -> ReadError {
    fields.lexer.error(fields.at, ReadProblem::OutOfPlace(name.to_owned()))
}

fn tiles(fields: &Fields<'_, '_>, name: &'static str) -> Result<Vec<Tile>, ReadError> {
    Ok(fields.wall_tiles(name)?.into_iter().map(|tile| tile.tile).collect())
}

/// Reads the numbers of honba and sticks on the table.
fn table(fields: &Fields<'_, '_>) -> Result<Option<(u8, u8)>, ReadError> {
    if !fields.has("ba") {
        return Ok(None);
    }
    let [honba, sticks] = fields.exactly("ba")?;
    match (u8::try_from(honba), u8::try_from(sticks)) {
        (Ok(honba), Ok(sticks)) => Ok(Some((honba, sticks))),
        _ => Err(fields.bad("ba", Expected::Numbers(2))),
    }
}

fn melds(fields: &Fields<'_, '_>) -> Result<(Vec<Meld>, u8), ReadError> {
    let (mut melds, mut norths) = (Vec::new(), 0);
    if !fields.has("m") {
        return Ok((melds, norths));
    }
    for number in fields.numbers("m")? {
        let call = u32::try_from(number).ok().and_then(|number| decode(number, fields.tiles));
        match call.ok_or_else(|| fields.bad("m", Expected::Call))? {
            Call::Claim(meld, _) | Call::ClosedKan(meld) | Call::AddedKan(meld, _) => melds.push(meld),
            Call::North => norths += 1,
        }
    }
    Ok((melds, norths))
}

fn value(fields: &Fields<'_, '_>) -> Result<RecordedValue, ReadError> {
    let [fu, points, limit] = fields.exactly("ten")?;
    let limits =
        [Limit::None, Limit::Mangan, Limit::Haneman, Limit::Baiman, Limit::Sanbaiman, Limit::Yakuman];
    let limit = usize::try_from(limit).ok().and_then(|limit| limits.get(limit));
    let (Ok(fu), Some(&limit)) = (u8::try_from(fu), limit) else {
        return Err(fields.bad("ten", Expected::Numbers(3)));
    };
    let mut value = RecordedValue { fu: Some(fu), points, limit: Some(limit), ..RecordedValue::default() };
    if fields.has("yaku") {
        let numbers = fields.numbers("yaku")?;
        if numbers.len() % 2 == 1 {
            return Err(fields.bad("yaku", Expected::Pairs));
        }
        for pair in numbers.chunks_exact(2) {
            let han = u8::try_from(pair[1]).map_err(|_| fields.bad("yaku", Expected::Number(0, 255)))?;
            match numbered(pair[0]).ok_or_else(|| fields.bad("yaku", Expected::Yaku))? {
                Numbered::Yaku(yaku) => value.yaku.push((yaku, han)),
                Numbered::Dora => value.dora = value.dora.saturating_add(han),
                Numbered::Ura => value.ura = value.ura.saturating_add(han),
                Numbered::Red => value.red = value.red.saturating_add(han),
            }
        }
    }
    if fields.has("yakuman") {
        for number in fields.numbers("yakuman")? {
            let yaku = yakuman(number).ok_or_else(|| fields.bad("yakuman", Expected::Yaku))?;
            value.yakuman.push((yaku, None));
        }
    }
    if !fields.has("yaku") && !fields.has("yakuman") {
        return Err(fields.lexer.error(fields.at, ReadProblem::Missing("yaku")));
    }
    Ok(value)
}

fn yakuman(number: i32) -> Option<Yaku> {
    match numbered(number)? {
        Numbered::Yaku(yaku) => Some(yaku),
        _ => None,
    }
}
