//! A score for people: a table with its reasons.

use std::collections::BTreeMap;
use std::io::Write;

use anstyle::{AnsiColor, Style};
use hanchan_rules::Rules;
use hanchan_score::{
    By, Circumstances, Form, FuItem, FuReason, Group, NoScore, Riichi, Score, Shape as WinShape, Win,
    interpretations, score, waits,
};
use hanchan_tiles::notation::{Notation, mpsz};
use hanchan_tiles::{Hand, Kind, Tile};
use hanchan_words::{Explanation, Payment, Row, Words};
use serde::Serialize;

use super::{Args, lines};
use crate::complaint::Complaint;
use crate::library::{Shelf, title};
use crate::speech::Speech;
use crate::{draw, json, table};

/// What was asked, read but not yet scored.
struct Asked {
    hand: Hand,
    dora: Vec<Tile>,
    ura: Vec<Tile>,
}

impl Asked {
    fn read(args: &Args, rules: &Rules) -> Result<(Asked, Option<Tile>), Complaint> {
        let text = args.hand.join(" ");
        let written = Notation::detect(&text)
            .parse(&text, rules.tile_set())
            .map_err(|error| Complaint::Unreadable(text.clone(), error))?;
        let drawn = written.drawn();
        let mut hand = written;
        if let Some(tile) = drawn {
            let _held = hand.discard(tile);
        }
        let tiles = |option: &'static str, text: &str| {
            mpsz::parse_tiles(text).map_err(|error| {
                Complaint::Option(option, Box::new(Complaint::Unreadable(text.to_owned(), error)))
            })
        };
        Ok((Asked { hand, dora: tiles("--dora", &args.dora)?, ura: tiles("--ura", &args.ura)? }, drawn))
    }

    fn win<'a>(&'a self, args: &'a Args, tile: Tile, by: By) -> Win<'a> {
        let circumstances = Circumstances {
            by,
            seat: args.seat,
            round: args.round,
            riichi: match (args.riichi, args.double_riichi) {
                (_, true) => Riichi::Double,
                (true, _) => Riichi::Declared,
                _ => Riichi::None,
            },
            ippatsu: args.ippatsu,
            rinshan: args.rinshan,
            chankan: args.chankan,
            last: args.last,
            first: args.first,
            honba: args.honba,
            sticks: args.sticks,
        };
        Win {
            dora: &self.dora,
            ura: &self.ura,
            liable: &args.liable,
            ..Win::new(&self.hand, tile, circumstances)
        }
    }
}

pub(super) fn write(
    args: &Args,
    speech: &Speech,
    shelf: Shelf<'_>,
    out: &mut dyn Write,
) -> Result<(), Complaint> {
    let rules = shelf(&args.rules).map_err(Complaint::Rules)?;
    let words = speech.words_of(Some(&rules.id));
    let (asked, drawn) = Asked::read(args, &rules)?;
    if args.all_waits {
        // A tile after the plus is just one of the hand's then; the wait is that of the rest.
        return all_waits(args, &asked, &rules, &words, out);
    }
    let named = args.win.as_ref().map(|text| {
        let tile: Result<Tile, _> = text.parse();
        tile.map_err(|error| Complaint::Option("--win", Box::new(Complaint::Unreadable(text.clone(), error))))
    });
    let tile = match (named.transpose()?, drawn) {
        (Some(tile), None) | (None, Some(tile)) => tile,
        (Some(_), Some(_)) => return Err(Complaint::Said(words.text("refused-two-winning-tiles"))),
        (None, None) => return Err(Complaint::Said(words.text("refused-no-winning-tile"))),
    };
    let by = match args.ron {
        Some(ron) => ron,
        None if args.tsumo || drawn.is_some() => By::Tsumo,
        None => By::Ron { from: None },
    };
    let win = asked.win(args, tile, by);
    let score = scored(&win, &rules, &words)?;
    let readings = interpretations(&win, &rules).unwrap_or_default();
    let explanation = words.explain(&win, &rules, &score, &readings);
    if args.json {
        return json::write(None, &Answer::new(&win, &rules, &score, &explanation), out);
    }
    let page = Page { words: &words, win: &win, rules: &rules, title: title(&rules, &words).to_owned() };
    page.write(&explanation, out).map_err(Complaint::Output)
}

/// The score of a win that can have come about.
fn scored(win: &Win<'_>, rules: &Rules, words: &Words) -> Result<Score, Complaint> {
    let mut whole = *win.hand;
    let _too_many = whole.add(win.tile);
    whole.fits(rules.tile_set()).map_err(|error| Complaint::Said(words.hand_error(error)))?;
    win.check(rules).map_err(|why| Complaint::Said(words.impossible(why)))?;
    score(win, rules).map_err(|why| Complaint::Said(words.no_score(why, win)))
}

/// A score for machines, with its reasons.
#[derive(Serialize)]
struct Answer<'a> {
    rules: &'a str,
    hand: String,
    win: String,
    #[serde(flatten)]
    score: lines::ScoreAnswer,
    shape: ShapeAnswer,
    fu_items: Vec<FuAnswer>,
    paid: Vec<PaidAnswer<'a>>,
    explanation: ExplanationAnswer<'a>,
}

/// How the hand is read.
#[derive(Serialize)]
struct ShapeAnswer {
    form: &'static str,
    sets: Vec<SetAnswer>,
    pair: Option<String>,
    wait: Option<String>,
}

#[derive(Serialize)]
struct SetAnswer {
    lowest: String,
    form: &'static str,
    open: bool,
}

#[derive(Serialize)]
struct FuAnswer {
    reason: &'static str,
    tile: Option<String>,
    fu: u8,
}

/// What a seat gains or loses, and what for.
#[derive(Serialize)]
struct PaidAnswer<'a> {
    seat: &'a str,
    role: &'a str,
    hand: i32,
    counters: i32,
    sticks: i32,
    total: i32,
}

#[derive(Serialize)]
struct ExplanationAnswer<'a> {
    won: &'a str,
    reading: &'a str,
    yaku: Vec<[&'a str; 3]>,
    fu: Vec<[&'a str; 2]>,
    notes: &'a [String],
    total: &'a str,
    points: &'a str,
    rejected: Vec<[&'a str; 2]>,
}

fn set_answer(group: Group) -> SetAnswer {
    let form = match group.form {
        Form::Run => "run",
        Form::Triplet => "triplet",
        Form::Kan => "kan",
    };
    SetAnswer { lowest: group.low.to_string(), form, open: group.open }
}

impl From<&WinShape> for ShapeAnswer {
    fn from(shape: &WinShape) -> ShapeAnswer {
        let special = |form| ShapeAnswer { form, sets: Vec::new(), pair: None, wait: None };
        match shape {
            WinShape::Standard { groups, pair, wait } => ShapeAnswer {
                form: "standard",
                sets: groups.iter().map(|group| set_answer(*group)).collect(),
                pair: Some(pair.to_string()),
                wait: Some(wait.to_string()),
            },
            WinShape::Pairs => special("pairs"),
            WinShape::Orphans { thirteen: false } => special("orphans"),
            WinShape::Orphans { thirteen: true } => special("orphans-thirteen"),
        }
    }
}

impl From<&FuItem> for FuAnswer {
    fn from(item: &FuItem) -> FuAnswer {
        let (reason, tile) = match item.reason {
            FuReason::Base => ("base", None),
            FuReason::ClosedRon => ("closed-ron", None),
            FuReason::SevenPairs => ("seven-pairs", None),
            FuReason::Group(group) => ("set", Some(group.low)),
            FuReason::Pair(kind) => ("pair", Some(kind)),
            FuReason::Wait(_) => ("wait", None),
            FuReason::Tsumo => ("tsumo", None),
            FuReason::OpenPinfu => ("open-pinfu", None),
        };
        FuAnswer { reason, tile: tile.map(|kind| kind.to_string()), fu: item.fu }
    }
}

impl<'a> Answer<'a> {
    fn new(win: &Win<'_>, rules: &'a Rules, score: &Score, explanation: &'a Explanation) -> Answer<'a> {
        fn pair(row: &Row) -> [&str; 2] {
            [&row.name, &row.worth]
        }
        let paid = explanation.payments.iter().map(|payment| PaidAnswer {
            seat: &payment.seat,
            role: &payment.role,
            hand: payment.hand,
            counters: payment.counters,
            sticks: payment.sticks,
            total: payment.total,
        });
        Answer {
            rules: &rules.id,
            hand: win.hand.to_string(),
            win: win.tile.to_string(),
            score: lines::ScoreAnswer::new(score, win, rules),
            shape: ShapeAnswer::from(&score.shape),
            fu_items: score.fu.items().iter().map(FuAnswer::from).collect(),
            paid: paid.collect(),
            explanation: ExplanationAnswer {
                won: &explanation.won,
                reading: &explanation.reading,
                yaku: explanation
                    .yaku
                    .iter()
                    .map(|row| [row.name.as_str(), row.worth.as_str(), row.why.as_str()])
                    .collect(),
                fu: explanation.fu.iter().map(pair).collect(),
                notes: &explanation.notes,
                total: &explanation.total,
                points: &explanation.points,
                rejected: explanation.rejected.iter().map(pair).collect(),
            },
        }
    }
}

const BOLD: Style = Style::new().bold();
const DIM: Style = Style::new().dimmed();

struct Page<'a> {
    words: &'a Words,
    win: &'a Win<'a>,
    rules: &'a Rules,
    title: String,
}

impl Page<'_> {
    fn write(&self, explanation: &Explanation, out: &mut dyn Write) -> std::io::Result<()> {
        let words = self.words;
        let rules = words.say("score-under", [("rules", self.title.as_str().into())]);
        writeln!(out, "{DIM}{rules}{DIM:#}")?;
        writeln!(out, "{}", explanation.situation)?;
        writeln!(out, "{BOLD}{}{BOLD:#}", explanation.won)?;
        write!(out, "{}", draw::hand(self.win.hand, Some(self.win.tile), &self.rules.switches().calls))?;
        for (id, indicators) in [("score-indicators", self.win.dora), ("score-ura-indicators", self.win.ura)]
        {
            if !indicators.is_empty() {
                let tiles: Vec<String> = indicators.iter().map(|&tile| draw::inline(tile)).collect();
                let (name, tiles) = (words.text(id), tiles.join(" "));
                let said = words.say("label", [("name", name.into()), ("value", tiles.into())]);
                writeln!(out, "{said}")?;
            }
        }
        writeln!(out, "{}", explanation.reading)?;
        heading(out, &words.text("score-yaku"))?;
        let yaku = explanation.yaku.iter().map(|row| {
            [row.name.clone(), format!("{BOLD}{}{BOLD:#}", row.worth), format!("{DIM}{}{DIM:#}", row.why)]
        });
        write!(out, "{}", table::columns(&yaku.collect::<Vec<_>>()))?;
        if !explanation.fu.is_empty() {
            heading(out, &words.text("score-fu"))?;
            let fu = explanation.fu.iter().map(|row| [row.name.clone(), row.worth.clone()]);
            write!(out, "{}", table::columns(&fu.collect::<Vec<_>>()))?;
            writeln!(out, "  {BOLD}{}{BOLD:#}", explanation.fu_total)?;
        }
        for note in &explanation.notes {
            writeln!(out, "  {DIM}{note}{DIM:#}")?;
        }
        let gold = AnsiColor::Yellow.on_default().bold();
        let total = format!("{gold}{}{gold:#}", explanation.total);
        let points = format!("{BOLD}{}{BOLD:#}", explanation.points);
        writeln!(out, "\n{}", words.say("label", [("name", total.into()), ("value", points.into())]))?;
        heading(out, &words.text("score-payments"))?;
        write!(out, "{}", self.payments(&explanation.payments))?;
        if !explanation.rejected.is_empty() {
            heading(out, &words.text("score-rejected"))?;
            let rejected = explanation.rejected.iter().map(|row| [row.name.clone(), row.worth.clone()]);
            write!(out, "{}", table::columns(&rejected.collect::<Vec<_>>()))?;
        }
        Ok(())
    }

    fn payments(&self, payments: &[Payment]) -> String {
        let words = self.words;
        let (counters, sticks) = (self.win.circumstances.honba, self.win.circumstances.sticks);
        let head = [
            String::new(),
            words.text("pays-hand"),
            words.say("pays-counters", [("counters", counters.into())]),
            words.say("pays-sticks", [("sticks", sticks.into())]),
            words.text("pays-total"),
            String::new(),
        ];
        let rows = payments.iter().map(|payment| {
            let points = |points: i32| if points == 0 { "·".to_owned() } else { signed(points, words) };
            let total = format!("{BOLD}{}{BOLD:#}", points(payment.total));
            let Payment { seat, role, hand, counters, sticks, .. } = payment;
            [seat.clone(), points(*hand), points(*counters), points(*sticks), total, role.clone()]
        });
        let all: Vec<[String; 6]> = std::iter::once(head).chain(rows).collect();
        let with = |columns: [usize; 5]| -> Vec<[String; 5]> {
            all.iter().map(|row| columns.map(|column| row[column].clone())).collect()
        };
        match (counters, sticks) {
            (0, 0) => table::columns(
                &all[1..].iter().map(|row| [0, 4, 5].map(|i| row[i].clone())).collect::<Vec<_>>(),
            ),
            (0, _) => table::columns(&with([0, 1, 3, 4, 5])),
            (_, 0) => table::columns(&with([0, 1, 2, 4, 5])),
            _ => table::columns(&all),
        }
    }
}

fn signed(points: i32, words: &Words) -> String {
    if points > 0 { words.say("gain", [("points", points.into())]) } else { words.number(points) }
}

fn heading(out: &mut dyn Write, text: &str) -> std::io::Result<()> {
    let underlined = Style::new().bold().underline();
    writeln!(out, "\n{underlined}{text}{underlined:#}")
}

/// What a winning tile would be worth.
#[derive(Serialize)]
struct WaitAnswer {
    tile: String,
    tsumo: Worth,
    ron: Worth,
}

#[derive(Serialize)]
#[serde(untagged)]
enum Worth {
    Points { total: String, points: i32 },
    No { reason: String },
}

impl Worth {
    fn said(&self, words: &Words) -> String {
        match self {
            Worth::Points { total, points } => {
                format!("{BOLD}{}{BOLD:#} {DIM}{total}{DIM:#}", words.number(*points))
            }
            Worth::No { reason } => format!("{DIM}{reason}{DIM:#}"),
        }
    }
}

fn all_waits(
    args: &Args,
    asked: &Asked,
    rules: &Rules,
    words: &Words,
    out: &mut dyn Write,
) -> Result<(), Complaint> {
    let hand = &asked.hand;
    if hand.size() != 13 {
        return Err(Complaint::Said(words.no_score(
            NoScore::WrongSize(hand.size()),
            &asked.win(args, Tile::plain(Kind::EAST), By::Tsumo),
        )));
    }
    let waits = waits(hand, rules);
    if waits.is_empty() {
        return Err(Complaint::Said(words.text("refused-not-tenpai")));
    }
    let worth = |tile: Tile, by: By| {
        let win = asked.win(args, tile, by);
        match scored(&win, rules, words) {
            Ok(score) => {
                let explanation = words.explain(&win, rules, &score, &[]);
                Worth::Points { total: explanation.total, points: score.payments.points }
            }
            Err(Complaint::Said(reason)) => Worth::No { reason },
            Err(_) => Worth::No { reason: String::new() },
        }
    };
    let ron = args.ron.unwrap_or(By::Ron { from: None });
    // A red five is worth a dora more, where there is one left.
    let red = |kind: Kind| {
        let suit = kind.five_of()?;
        let held = hand.all_tiles().filter(|&tile| tile == Tile::red(suit)).count();
        (usize::from(rules.tile_set().copies(Tile::red(suit))) > held).then_some(Tile::red(suit))
    };
    let plain = |kind: Kind| {
        let held = hand.all_tiles().filter(|&tile| tile == Tile::plain(kind)).count();
        (usize::from(rules.tile_set().copies(Tile::plain(kind))) > held).then_some(Tile::plain(kind))
    };
    let answers: Vec<WaitAnswer> = waits
        .iter()
        .flat_map(|kind| [plain(kind), red(kind)].into_iter().flatten())
        .map(|tile| WaitAnswer {
            tile: tile.to_string(),
            tsumo: worth(tile, By::Tsumo),
            ron: worth(tile, ron),
        })
        .collect();
    if args.json {
        return json::write(None, &BTreeMap::from([("waits", answers)]), out);
    }
    let head = [words.text("score-all-waits"), words.text("by-tsumo"), words.text("by-ron")];
    let rows =
        answers.iter().map(|answer| [answer.tile.clone(), answer.tsumo.said(words), answer.ron.said(words)]);
    write!(out, "{}", table::columns(&std::iter::once(head).chain(rows).collect::<Vec<_>>()))
        .map_err(Complaint::Output)
}
