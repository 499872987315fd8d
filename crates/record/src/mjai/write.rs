//! The mjai writer.

use std::fmt::Write as _;

use hanchan_tiles::notation::mjai::name;
use hanchan_tiles::{BySeat, Kind, Meld, MeldKind, Players, Tile};
use serde_json::{Value, json};

use super::draws;
use crate::named::NamedRules;
use crate::recorded::{RecordedDeal, RecordedDraw, RecordedEnd, RecordedGame, RecordedWin, Step, WallTile};
use crate::write::{WriteError, rules_of};

/// The dialect in which an mjai record is written.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Dialect {
    /// Mortal's dialect: `ura_markers`, `nukidora`, and deltas but no points at the end of a deal.
    Mortal,
    /// The original server's dialect: `uradora_markers`, `kita`, deltas, points and the value of the hand.
    Original,
}

/// Writes a complete record, as created by [`RecordedGame::of`].
pub fn write(game: &RecordedGame, dialect: Dialect) -> Result<String, WriteError> {
    let rules = rules_of(game)?;
    let players = game.players;
    let names: Vec<&str> = players.seats().map(|seat| game.people[seat].name.as_str()).collect();
    let rules = NamedRules::of(&rules);
    let mut writer = Script { text: String::new(), dialect, players, points: BySeat([0; 4]) };
    writer.line(&json!({ "type": "start_game", "names": names, "hanchan": rules }));
    for (number, deal) in game.deals.iter().enumerate() {
        writer.deal(number, deal)?;
    }
    if let Some(result) = &game.result {
        let mut line = json!({ "type": "end_game" });
        if let (Dialect::Original, Some(points)) = (dialect, result.points) {
            line["scores"] = writer.list(&points);
        }
        writer.line(&line);
    }
    Ok(writer.text)
}

struct Script {
    text: String,
    dialect: Dialect,
    players: Players,
    points: BySeat<i32>,
}

fn all(tiles: &[Tile]) -> Vec<String> {
    tiles.iter().map(|&tile| name(tile)).collect()
}

fn faces(tiles: &[WallTile]) -> Vec<String> {
    tiles.iter().map(|tile| name(tile.tile)).collect()
}

impl Script {
    /// Writes a line with the field `type` first, as is customary.
    fn line(&mut self, line: &Value) {
        let mut rest = line.as_object().cloned().unwrap_or_default();
        let kind = rest.remove("type").unwrap_or_default();
        let rest = Value::Object(rest).to_string();
        let comma = if rest == "{}" { "" } else { "," };
        let _ = writeln!(self.text, "{{\"type\":{kind}{comma}{}", &rest[1..]);
    }

    fn list<T: Copy + Into<Value>>(&self, values: &BySeat<T>) -> Value {
        Value::Array(self.players.seats().map(|seat| values[seat].into()).collect())
    }

    fn deal(&mut self, number: usize, deal: &RecordedDeal) -> Result<(), WriteError> {
        let setup = &deal.setup;
        self.points = setup.points;
        let hands: Vec<_> = self.players.seats().map(|seat| faces(&deal.hands[seat])).collect();
        self.line(&json!({
            "type": "start_kyoku",
            "bakaze": setup.round.letter(),
            "kyoku": setup.dealer.index() + 1,
            "honba": setup.honba,
            "kyotaku": setup.sticks,
            "oya": setup.dealer.index(),
            "scores": self.list(&setup.points),
            "dora_marker": name(deal.indicator.tile),
            "tehais": hands,
        }));
        // Without the times of indicators and stakes, their lines would be in the wrong place.
        if deal.further.is_some() {
            return Err(WriteError::MissingDetails(number));
        }
        let mut melds = BySeat::<Vec<Meld>>::default();
        let mut hands = deal.hands.clone().map(|hand| hand.iter().map(|tile| tile.tile).collect::<Vec<_>>());
        for step in &deal.steps {
            let line =
                self.step(step.step, &mut hands, &mut melds).ok_or(WriteError::MissingDetails(number))?;
            if !line.is_null() {
                self.line(&line);
            }
        }
        match deal.end.as_ref().ok_or(WriteError::Unfinished(number))? {
            RecordedEnd::Won(wins) => wins.iter().for_each(|win| self.win(win)),
            RecordedEnd::Drawn(draw) => self.draw(draw),
        }
        self.line(&json!({ "type": "end_kyoku" }));
        Ok(())
    }

    fn step(
        &mut self,
        step: Step,
        hands: &mut BySeat<Vec<Tile>>,
        melds: &mut BySeat<Vec<Meld>>,
    ) -> Option<Value> {
        let original = self.dialect == Dialect::Original;
        Some(match step {
            Step::Draw { seat, tile } => {
                hands[seat].push(tile.tile);
                json!({ "type": "tsumo", "actor": seat.index(), "pai": name(tile.tile) })
            }
            Step::Discard { seat, tile, drawn } => {
                let at = hands[seat].iter().position(|&held| held == tile)?;
                hands[seat].swap_remove(at);
                json!({ "type": "dahai", "actor": seat.index(), "pai": name(tile), "tsumogiri": drawn })
            }
            Step::Riichi { seat } => json!({ "type": "reach", "actor": seat.index() }),
            Step::Stake { seat, points } => {
                let (before, after) = (self.points, points?);
                self.points = after;
                let mut line = json!({ "type": "reach_accepted", "actor": seat.index() });
                if original {
                    line["deltas"] = self.list(&BySeat::from_fn(|seat| after[seat] - before[seat]));
                    line["scores"] = self.list(&after);
                }
                line
            }
            Step::Claim { seat, from, meld } => {
                for tile in meld.own() {
                    let at = hands[seat].iter().position(|held| held == tile)?;
                    hands[seat].swap_remove(at);
                }
                melds[seat].push(meld);
                let kind = match meld.kind() {
                    MeldKind::Chi => "chi",
                    MeldKind::Pon => "pon",
                    _ => "daiminkan",
                };
                json!({
                    "type": kind, "actor": seat.index(), "target": from.index(),
                    "pai": name(meld.claimed()?), "consumed": all(meld.own()),
                })
            }
            Step::ClosedKan { seat, kind } => {
                let (four, rest) = hands[seat].iter().partition::<Vec<Tile>, _>(|tile| tile.kind() == kind);
                hands[seat] = rest;
                json!({ "type": "ankan", "actor": seat.index(), "consumed": all(&four) })
            }
            Step::AddedKan { seat, tile } => {
                let at = hands[seat].iter().position(|&held| held == tile)?;
                hands[seat].swap_remove(at);
                let pon = melds[seat].iter().find(|meld| meld.lowest() == tile.kind())?;
                json!({
                    "type": "kakan", "actor": seat.index(), "pai": name(tile), "consumed": all(pon.tiles()),
                })
            }
            Step::North { seat } => {
                let at = hands[seat].iter().position(|held| held.kind() == Kind::NORTH)?;
                hands[seat].swap_remove(at);
                let kind = if original { "kita" } else { "nukidora" };
                json!({ "type": kind, "actor": seat.index(), "pai": "N" })
            }
            Step::Indicator { tile } => json!({ "type": "dora", "dora_marker": name(tile.tile) }),
            Step::Left { .. } | Step::Back { .. } => Value::Null,
        })
    }

    fn pay(&mut self, changes: &BySeat<i32>, line: &mut Value) {
        self.points = BySeat::from_fn(|seat| self.points[seat] + changes[seat]);
        line["deltas"] = self.list(changes);
        if self.dialect == Dialect::Original {
            line["scores"] = self.list(&self.points);
        }
    }

    fn win(&mut self, win: &RecordedWin) {
        let mut line = json!({ "type": "hora", "actor": win.seat.index(), "target": win.from.index() });
        if let Some(tile) = win.tile {
            line["pai"] = json!(name(tile));
        }
        let ura = faces(win.ura.as_deref().unwrap_or_default());
        if self.dialect == Dialect::Mortal {
            line["ura_markers"] = json!(ura);
        } else {
            line["uradora_markers"] = json!(ura);
            if let Some(concealed) = &win.concealed {
                line["hora_tehais"] = json!(all(concealed));
            }
            if let Some(value) = &win.value {
                line["hora_points"] = json!(value.points);
                let han: u32 = value.yaku.iter().map(|(_, han)| u32::from(*han)).sum();
                let dora = [value.dora, value.ura, value.red].into_iter().map(u32::from).sum::<u32>();
                if let Some(fu) = value.fu {
                    (line["fu"], line["fan"]) = (json!(fu), json!(han + dora));
                }
            }
        }
        self.pay(&win.changes, &mut line);
        self.line(&line);
    }

    fn draw(&mut self, draw: &RecordedDraw) {
        let mut line = json!({ "type": "ryukyoku", "reason": draws::reason(draw.kind) });
        if let Some(tenpai) = &draw.tenpai {
            line["tenpais"] = self.list(tenpai);
        }
        self.pay(&draw.changes, &mut line);
        self.line(&line);
    }
}
