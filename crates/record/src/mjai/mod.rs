//! Records in the mjai protocol: one line of JSON per event.
//!
//! There are two dialects: the original one (scores and deltas with most events, `uradora_markers`,
//! `possible_actions`) and Mortal's (`ura_markers`, no scores after the start of a deal); North is `kita` or
//! `nukidora`. Both are read; [`Dialect`] selects which one is written. The format does not contain the rules.
//! They are assumed to be Tenhou's, unless the caller specifies others or our own writer named them (`hanchan` in
//! `start_game`). The format also lacks results with uma, and dialects differ in when they report that an
//! indicator was opened.

mod draws;
mod line;
mod write;

use std::borrow::Cow;

use hanchan_round::Setup;
use hanchan_tiles::{BySeat, Meld, Players, Seat, Tile, Wind};
use line::{Event, Line, MOST_POINTS};

pub use write::{Dialect, write};

use crate::error::{Expected, ReadError, ReadProblem, short};
use crate::played::wall_tile;
use crate::recorded::{
    Extent, RecordedDeal, RecordedDraw, RecordedEnd, RecordedGame, RecordedPlayer, RecordedResult,
    RecordedStep, RecordedWin, Step, Writer,
};
use crate::rules::{Change, RecordedRules};

/// The maximum number of deals, far more than a game has.
const MOST_DEALS: usize = 300;

/// The maximum number of steps, far more than a deal has.
const MOST_STEPS: usize = 1000;

/// Reads a record, assuming Tenhou's rules unless our own writer named others.
pub fn read(text: &str) -> Result<RecordedGame, ReadError> {
    read_by(text, None)
}

/// Reads a record that was played under the given rules; `None` means the same rules as in [`read`].
pub fn read_by(text: &str, rules: Option<&RecordedRules>) -> Result<RecordedGame, ReadError> {
    let mut reader = Reader::new(rules);
    let mut at = 0;
    for line in text.split_inclusive('\n') {
        let begin = at;
        at += line.len();
        let line = line.trim_start_matches('\u{feff}').trim();
        if line.is_empty() {
            continue;
        }
        let event: Event =
            serde_json::from_str(line).map_err(|error| ReadError::json(text, begin, &error))?;
        reader.line(&mut Line { text, at: begin, event, players: reader.players })?;
    }
    reader.game(text)
}

struct Reader {
    rules: Option<RecordedRules>,
    /// The changes to the rules that the first line specifies.
    changes: Vec<Change>,
    players: Players,
    people: BySeat<RecordedPlayer>,
    deals: Vec<RecordedDeal>,
    points: BySeat<i32>,
    started: bool,
    over: Option<RecordedResult>,
}

impl Reader {
    fn new(rules: Option<&RecordedRules>) -> Reader {
        Reader {
            rules: rules.cloned(),
            changes: Vec::new(),
            players: Players::Four,
            people: BySeat::default(),
            deals: Vec::new(),
            points: BySeat([0; 4]),
            started: false,
            over: None,
        }
    }

    fn game(self, text: &str) -> Result<RecordedGame, ReadError> {
        if !self.started && self.deals.is_empty() {
            return Err(ReadError::at(text, text.len(), ReadProblem::Missing("start_game")));
        }
        let base = if self.players == Players::Three { "tenhou-3p" } else { "tenhou" };
        let rules = self.rules.unwrap_or(RecordedRules::Preset { base, changes: self.changes });
        let begins = self.deals.first().is_none_or(|deal| {
            let setup = &deal.setup;
            (setup.round, setup.dealer, setup.honba, setup.sticks) == (Wind::East, Seat::First, 0, 0)
        });
        Ok(RecordedGame {
            writer: Writer::Site,
            rules,
            players: self.players,
            people: self.people,
            lobby: None,
            proof: None,
            extent: if begins { Extent::Whole } else { Extent::Part },
            deals: self.deals,
            result: self.over,
        })
    }

    fn line(&mut self, line: &mut Line<'_>) -> Result<(), ReadError> {
        if line.event.kind == "start_kyoku" {
            return self.begin(line);
        }
        let line = &*line;
        match line.event.kind.as_str() {
            "start_game" => self.start(line)?,
            "tsumo" => {
                let step = Step::Draw { seat: line.actor()?, tile: wall_tile(line.pai()?) };
                self.step(line, step)?;
            }
            "dahai" => {
                let drawn = line.event.tsumogiri.unwrap_or(false);
                self.step(line, Step::Discard { seat: line.actor()?, tile: line.pai()?, drawn })?;
            }
            "chi" | "pon" | "daiminkan" => self.claim(line)?,
            "ankan" => {
                let tiles: [Tile; 4] = line.consumed()?;
                let meld = Meld::closed_kan(tiles).map_err(|_| line.error(out_of_place(line)))?;
                self.step(line, Step::ClosedKan { seat: line.actor()?, kind: meld.lowest() })?;
            }
            "kakan" => self.step(line, Step::AddedKan { seat: line.actor()?, tile: line.pai()? })?,
            "kita" | "nukidora" => self.step(line, Step::North { seat: line.actor()? })?,
            "reach" => self.step(line, Step::Riichi { seat: line.actor()? })?,
            "reach_accepted" => {
                let seat = line.actor()?;
                let stake = BySeat::from_fn(|of| if of == seat { -1000 } else { 0 });
                let after = moved(&self.points, &line.deltas()?.unwrap_or(stake));
                self.points = line.scores()?.unwrap_or(after);
            }
            "dora" => {
                let tile = wall_tile(line.indicator()?);
                let deal = self.open_deal(line)?;
                let further = deal.further.get_or_insert_default();
                if further.len() == 20 {
                    return Err(line.error(ReadProblem::OutOfPlace(short("dora"))));
                }
                further.push(tile);
            }
            "hora" => self.win(line)?,
            "ryukyoku" => self.draw(line)?,
            "end_game" => {
                let points = line.scores()?.filter(|_| !self.deals.is_empty());
                self.over = Some(RecordedResult { points, results: None });
            }
            // Lines without new information, or lines that concern the connection.
            "end_kyoku" | "hello" | "join" | "none" | "error" => {}
            other => {
                return Err(line.error(ReadProblem::Value("type", Expected::Event, short(other))));
            }
        }
        Ok(())
    }

    fn start(&mut self, line: &Line<'_>) -> Result<(), ReadError> {
        if self.started || !self.deals.is_empty() {
            return Err(line.error(out_of_place(line)));
        }
        self.started = true;
        let names = line.event.names.iter().flatten();
        for (seat, name) in Seat::ALL.into_iter().zip(names) {
            self.people[seat].name = name.chars().take(64).collect();
        }
        let mut change = |group, key, value: &'static str| {
            let value = Cow::Borrowed(value);
            self.changes.push(Change { group, key, value, by: "the record's first line", inferred: false });
        };
        if line.event.aka_flag == Some(false) {
            change("table", "red-fives", "[0, 0, 0]");
        }
        if line.event.gametype.as_deref() == Some("tonpu") {
            change("table", "length", "\"east\"");
        }
        if let (None, Some(named)) = (&self.rules, &line.event.hanchan) {
            let (recorded, rules) = named.recorded().map_err(|problem| line.error(problem))?;
            self.players = rules.switches().table.players;
            self.rules = Some(recorded);
        }
        Ok(())
    }

    fn begin(&mut self, line: &mut Line<'_>) -> Result<(), ReadError> {
        if self.over.is_some() || self.deals.len() == MOST_DEALS {
            return Err(line.error(out_of_place(line)));
        }
        let hidden = |hand: &Vec<String>| hand.iter().all(|tile| tile == "?");
        let hands = line.hands()?;
        let three = hands.len() == 3 || (hands.len() == 4 && hidden(&hands[3]) && !hidden(&hands[0]));
        if self.deals.is_empty() && three {
            self.players = Players::Three;
        }
        let mut hands = BySeat::<Vec<_>>::default();
        for seat in self.players.seats() {
            hands[seat] = line.hand(seat)?.into_iter().map(wall_tile).collect();
        }
        if let Some(points) = line.scores()? {
            self.points = points;
        } else if self.deals.is_empty() {
            let start = if self.players == Players::Three { 35_000 } else { 25_000 };
            self.points = BySeat::from_fn(|seat| if seat.index() < self.players.count() { start } else { 0 });
        }
        let (honba, sticks) = line.on_table()?;
        let setup =
            Setup { dealer: line.dealer()?, round: line.round()?, honba, sticks, points: self.points };
        self.deals.push(RecordedDeal {
            at: line.at,
            setup,
            dice: None,
            indicator: wall_tile(line.indicator()?),
            hands,
            steps: Vec::with_capacity(160),
            further: Some(Vec::new()),
            end: None,
            end_at: line.at,
        });
        Ok(())
    }

    /// Returns the deal in progress.
    fn open_deal(&mut self, line: &Line<'_>) -> Result<&mut RecordedDeal, ReadError> {
        let open = self.deals.last_mut().filter(|deal| deal.end.is_none() && self.over.is_none());
        open.ok_or_else(|| line.error(out_of_place(line)))
    }

    fn step(&mut self, line: &Line<'_>, step: Step) -> Result<(), ReadError> {
        let deal = self.open_deal(line)?;
        if deal.steps.len() == MOST_STEPS {
            return Err(line.bad("type", Expected::FewerSteps, &line.event.kind));
        }
        deal.steps.push(RecordedStep { at: line.at, step });
        Ok(())
    }

    fn claim(&mut self, line: &Line<'_>) -> Result<(), ReadError> {
        let (seat, from, tile) = (line.actor()?, line.target()?, line.pai()?);
        let bad = || line.bad("consumed", Expected::CallText, &line.event.kind);
        let side = seat.side_of(from).ok_or_else(|| line.bad("target", Expected::Player, ""))?;
        let meld = match line.event.kind.as_str() {
            "chi" => Meld::chi(tile, line.consumed()?),
            "pon" => Meld::pon(tile, side, line.consumed()?),
            _ => Meld::open_kan(tile, side, line.consumed()?),
        };
        self.step(line, Step::Claim { seat, from, meld: meld.map_err(|_| bad())? })
    }

    /// Returns the payments at the end of a deal, calculated from the deltas or from the points after the deal.
    fn changes(&mut self, line: &Line<'_>) -> Result<BySeat<i32>, ReadError> {
        let (deltas, scores) = (line.deltas()?, line.scores()?);
        let before = self.points;
        let changes =
            deltas.or_else(|| scores.map(|after| BySeat::from_fn(|seat| after[seat] - before[seat])));
        let changes = changes.ok_or_else(|| line.error(ReadProblem::Missing("deltas")))?;
        self.points = moved(&before, &changes);
        Ok(changes)
    }

    fn win(&mut self, line: &Line<'_>) -> Result<(), ReadError> {
        let (seat, from) = (line.actor()?, line.target()?);
        let tile = if line.has_pai() { Some(line.pai()?) } else { None };
        let ura = line.ura()?;
        let over = self.over.is_some();
        let changes = self.changes(line)?;
        let Some(deal) = self.deals.last_mut().filter(|_| !over) else {
            return Err(line.error(out_of_place(line)));
        };
        let riichi = deal.steps.iter().any(|step| step.step == Step::Riichi { seat });
        let win = RecordedWin {
            seat,
            from,
            tile,
            concealed: None,
            melds: None,
            value: None,
            indicators: None,
            // Some writers add ura indicators to every win.
            ura: ura.filter(|_| riichi).map(|ura| ura.into_iter().map(wall_tile).collect()),
            liable: None,
            table: None,
            before: None,
            changes,
        };
        match &mut deal.end {
            None => (deal.end, deal.end_at) = (Some(RecordedEnd::Won(vec![win])), line.at),
            Some(RecordedEnd::Won(wins)) if wins.len() < 3 => wins.push(win),
            Some(_) => return Err(line.error(out_of_place(line))),
        }
        Ok(())
    }

    fn draw(&mut self, line: &Line<'_>) -> Result<(), ReadError> {
        let changes = self.changes(line).or_else(|error| match error.problem {
            ReadProblem::Missing(_) => Ok(BySeat([0; 4])),
            _ => Err(error),
        })?;
        let players = self.players;
        let deal = self.open_deal(line)?;
        let kind = match line.event.reason.as_deref() {
            Some(reason) => draws::kind(reason).ok_or_else(|| line.bad("reason", Expected::Draw, reason))?,
            None => draws::guessed(deal, &changes, players),
        };
        let published = line.tenpai().filter(|_| draws::is_exhausted(kind));
        let tenpai = published.or_else(|| draws::tenpai(kind, &changes));
        let draw = RecordedDraw { kind, table: None, shown: None, tenpai, before: None, changes };
        (deal.end, deal.end_at) = (Some(RecordedEnd::Drawn(draw)), line.at);
        Ok(())
    }
}

/// Returns the points after a change, clamped so that they never overflow.
fn moved(points: &BySeat<i32>, changes: &BySeat<i32>) -> BySeat<i32> {
    BySeat::from_fn(|seat| (points[seat] + changes[seat]).clamp(-MOST_POINTS, MOST_POINTS))
}

fn out_of_place(line: &Line<'_>) -> ReadProblem {
    ReadProblem::OutOfPlace(short(&line.event.kind))
}
