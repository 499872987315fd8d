//! The tenhou/6 writer.

use hanchan_rules::Rounding;
use hanchan_tiles::{BySeat, Meld, MeldKind, Players, Seat, Tile};
use serde_json::{Value, json};

use super::rules::RuleWords;
use super::{names, read, tiles};
use crate::named::NamedRules;
use crate::recorded::{
    DrawKind, RecordedDeal, RecordedDraw, RecordedEnd, RecordedGame, RecordedResult, RecordedStep,
    RecordedWin, Step, WallTile,
};
use crate::write::{WriteError, rules_of, same_rules};

/// Writes a complete record, as created by [`RecordedGame::of`].
pub fn write(game: &RecordedGame) -> Result<String, WriteError> {
    let rules = rules_of(game)?;
    let words =
        RuleWords { whole: rules.switches().result.rounding == Rounding::Thousands, ..RuleWords::of(&rules) };
    let [man, pin, sou] = words.reds;
    let mut rule = json!({ "disp": words.disp(), "aka51": man, "aka52": pin, "aka53": sou });
    // Rules that Tenhou's words cannot express are added in our own form.
    if !same_rules(&words.recorded(), &rules) {
        rule["hanchan"] = json!(NamedRules::of(&rules));
        rule["disp"] = json!(format!("{} {}", rules.id, words.disp()));
    }
    let deals = game.deals.iter().enumerate();
    let log =
        deals.map(|(number, deal)| deal_json(number, deal, game.players)).collect::<Result<Vec<_>, _>>()?;
    let names: Vec<&str> = game.people.0.iter().map(|player| player.name.as_str()).collect();
    let result = game.result.as_ref().and_then(|result| result_json(result, game.players, words.whole));
    let result = result.map_or(String::new(), |result| format!("\"sc\":{},", Value::Array(result)));
    let (names, log) = (json!(names), Value::Array(log));
    let text = format!("{{\"title\":[\"\",\"\"],\"name\":{names},\"rule\":{rule},{result}\"log\":{log}}}");
    let again = read(&text).map_err(|_| WriteError::Ambiguous(0))?;
    for (number, (deal, again)) in game.deals.iter().zip(&again.deals).enumerate() {
        if !expressible_steps(&deal.steps).eq(expressible_steps(&again.steps)) {
            return Err(WriteError::Ambiguous(number));
        }
    }
    Ok(text)
}

/// Returns the steps that the format can contain.
fn expressible_steps(steps: &[RecordedStep]) -> impl Iterator<Item = Step> {
    steps
        .iter()
        .map(|step| step.step)
        .filter(|step| {
            !matches!(
                step,
                Step::Stake { .. } | Step::Indicator { .. } | Step::Left { .. } | Step::Back { .. }
            )
        })
        .map(|step| match step {
            Step::Draw { seat, tile } => Step::Draw { seat, tile: WallTile { piece: None, ..tile } },
            step => step,
        })
}

fn result_json(result: &RecordedResult, players: Players, whole: bool) -> Option<Vec<Value>> {
    let (points, results) = (result.points?, result.results?);
    let one = |seat: Seat| {
        let tenths = results[seat];
        let result = if whole { json!(tenths / 10) } else { json!(f64::from(tenths) / 10.0) };
        [json!(points[seat]), result]
    };
    Some(players.seats().flat_map(one).collect())
}

fn numbers(tiles: impl IntoIterator<Item = Tile>) -> Vec<i32> {
    tiles.into_iter().map(tiles::number).collect()
}

/// The lists of tiles that each player took and gave, while a deal is written.
#[derive(Default)]
struct Lists {
    takes: BySeat<Vec<Value>>,
    gives: BySeat<Vec<Value>>,
    hands: BySeat<Vec<Tile>>,
    melds: BySeat<Vec<Meld>>,
    open: Vec<Tile>,
    riichi: bool,
}

impl Lists {
    fn step(&mut self, step: Step) -> Option<()> {
        match step {
            Step::Draw { seat, tile } => {
                self.takes[seat].push(json!(tiles::number(tile.tile)));
                self.hands[seat].push(tile.tile);
            }
            Step::Riichi { .. } => self.riichi = true,
            Step::Discard { seat, tile, drawn } => {
                let number = if drawn { 60 } else { tiles::number(tile) };
                let riichi = std::mem::take(&mut self.riichi);
                self.gives[seat].push(if riichi { json!(format!("r{number}")) } else { json!(number) });
                self.remove(seat, tile);
            }
            Step::Claim { seat, meld, .. } => {
                self.takes[seat].push(json!(tiles::claim(meld)?));
                if meld.kind() == MeldKind::OpenKan {
                    self.gives[seat].push(json!(0));
                }
                meld.own().iter().for_each(|&tile| self.remove(seat, tile));
                self.melds[seat].push(meld);
            }
            Step::ClosedKan { seat, kind } => {
                let (four, rest) =
                    self.hands[seat].iter().partition::<Vec<Tile>, _>(|tile| tile.kind() == kind);
                self.hands[seat] = rest;
                self.gives[seat].push(json!(tiles::closed(four.try_into().ok()?)));
            }
            Step::AddedKan { seat, tile } => {
                let pon = self.melds[seat].iter().find(|meld| meld.lowest() == tile.kind())?;
                self.gives[seat].push(json!(tiles::added(*pon, tile)?));
                self.remove(seat, tile);
            }
            Step::North { seat } => self.gives[seat].push(json!("f44")),
            Step::Indicator { tile } => self.open.push(tile.tile),
            Step::Stake { .. } | Step::Left { .. } | Step::Back { .. } => {}
        }
        Some(())
    }

    fn remove(&mut self, seat: Seat, tile: Tile) {
        if let Some(at) = self.hands[seat].iter().position(|&held| held == tile) {
            self.hands[seat].swap_remove(at);
        }
    }
}

fn deal_json(number: usize, deal: &RecordedDeal, players: Players) -> Result<Value, WriteError> {
    let setup = &deal.setup;
    let mut lists = Lists::default();
    lists.open.push(deal.indicator.tile);
    lists.open.extend(deal.further.iter().flatten().map(|tile| tile.tile));
    for (seat, hand) in deal.hands.iter() {
        lists.hands[seat] = hand.iter().map(|tile| tile.tile).collect();
    }
    for step in &deal.steps {
        lists.step(step.step).ok_or(WriteError::MissingDetails(number))?;
    }
    let end = deal.end.as_ref().ok_or(WriteError::Unfinished(number))?;
    let ura = match end {
        RecordedEnd::Won(wins) => wins.iter().filter_map(|win| win.ura.as_ref()).max_by_key(|ura| ura.len()),
        RecordedEnd::Drawn(_) => None,
    };
    let mut parts = vec![
        json!([4 * setup.round.index() + setup.dealer.index(), setup.honba, setup.sticks]),
        json!(setup.points.0),
        json!(numbers(lists.open)),
        json!(numbers(ura.into_iter().flatten().map(|tile| tile.tile))),
    ];
    for (seat, hand) in deal.hands.iter() {
        parts.push(json!(numbers(hand.iter().map(|tile| tile.tile))));
        parts.push(Value::Array(std::mem::take(&mut lists.takes[seat])));
        parts.push(Value::Array(std::mem::take(&mut lists.gives[seat])));
    }
    parts.push(match end {
        RecordedEnd::Won(wins) => {
            let mut list = vec![json!("和了")];
            for win in wins {
                list.push(json!(win.changes.0));
                list.push(win_json(win, deal, players).ok_or(WriteError::MissingDetails(number))?);
            }
            Value::Array(list)
        }
        RecordedEnd::Drawn(draw) => draw_json(draw, players),
    });
    Ok(Value::Array(parts))
}

fn win_json(win: &RecordedWin, deal: &RecordedDeal, players: Players) -> Option<Value> {
    let value = win.value.as_ref()?;
    let liable = win.liable.unwrap_or(win.seat);
    let wind = win.seat.wind(deal.setup.dealer, players);
    let mut list = vec![
        json!(win.seat.index()),
        json!(win.from.index()),
        json!(liable.index()),
        json!(names::worth_text(value, win.seat, win.from)?),
    ];
    list.extend(names::counted(value, wind, deal.setup.round).into_iter().map(Value::from));
    Some(Value::Array(list))
}

fn draw_json(draw: &RecordedDraw, players: Players) -> Value {
    let mut tenpai = draw.tenpai.iter().flat_map(|tenpai| players.seats().map(|seat| tenpai[seat]));
    let all = match (draw.kind, tenpai.next()) {
        (DrawKind::Exhausted, Some(first)) => Some(first).filter(|&first| tenpai.all(|other| other == first)),
        _ => None,
    };
    let mut list = vec![json!(names::draw_name(draw.kind, all))];
    let pays = draw.changes.0.iter().any(|&change| change != 0);
    if pays || (draw.kind == DrawKind::Exhausted && all.is_none()) {
        list.push(json!(draw.changes.0));
    }
    Value::Array(list)
}
