//! `hanchan score --batch`: JSON lines in, JSON lines out.

use std::collections::{BTreeMap, HashMap};
use std::io::Write;
use std::sync::{Arc, Mutex, PoisonError};

use hanchan_rules::{Rules, Yaku};
use hanchan_score::{By, Circumstances, Impossible, NoScore, Riichi, Score, Win, score};
use hanchan_tiles::notation::mpsz;
use hanchan_tiles::{Hand, HandError, Kind, Meld, MeldError, Side, Tile, Wind};
use serde::{Deserialize, Serialize};
use serde_json::Value;

use crate::batch;
use crate::complaint::Complaint;
use crate::library::{Shelf, open};
use crate::speech::Speech;

/// A win as it is asked about.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
#[allow(clippy::struct_excessive_bools, reason = "each is a circumstance of its own, in any combination")]
struct Question {
    #[serde(default)]
    id: Value,
    rules: String,
    closed: String,
    #[serde(default)]
    melds: Vec<MeldQuestion>,
    win: String,
    by: Manner,
    #[serde(default)]
    from: Option<Seat>,
    #[serde(default = "Seat::south")]
    seat: Seat,
    #[serde(default)]
    round: Seat,
    #[serde(default)]
    riichi: RiichiQuestion,
    #[serde(default)]
    ippatsu: bool,
    #[serde(default)]
    rinshan: bool,
    #[serde(default)]
    chankan: bool,
    #[serde(default)]
    last: bool,
    #[serde(default)]
    first: bool,
    #[serde(default)]
    dora: Vec<String>,
    #[serde(default)]
    ura: Vec<String>,
    #[serde(default)]
    honba: u8,
    #[serde(default)]
    sticks: u8,
    #[serde(default)]
    liable: Option<HashMap<String, Seat>>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct MeldQuestion {
    kind: MeldName,
    tiles: String,
    #[serde(default)]
    from: Option<SideName>,
}

#[derive(Deserialize, Clone, Copy)]
#[serde(rename_all = "kebab-case")]
enum MeldName {
    Chi,
    Pon,
    OpenKan,
    AddedKan,
    ClosedKan,
    North,
}

#[derive(Deserialize, Clone, Copy)]
#[serde(rename_all = "lowercase")]
enum SideName {
    Left,
    Across,
    Right,
}

#[derive(Deserialize, Clone, Copy)]
#[serde(rename_all = "lowercase")]
enum Manner {
    Ron,
    Tsumo,
}

#[derive(Deserialize, Clone, Copy, Default)]
#[serde(rename_all = "lowercase")]
enum RiichiQuestion {
    #[default]
    None,
    Riichi,
    Double,
}

#[derive(Deserialize, Clone, Copy, Default)]
enum Seat {
    #[default]
    E,
    S,
    W,
    N,
}

impl Seat {
    fn south() -> Seat {
        Seat::S
    }

    fn wind(self) -> Wind {
        match self {
            Seat::E => Wind::East,
            Seat::S => Wind::South,
            Seat::W => Wind::West,
            Seat::N => Wind::North,
        }
    }
}

/// A win that was scored.
#[derive(Serialize)]
struct Answer {
    id: Value,
    #[serde(flatten)]
    score: ScoreAnswer,
}

/// What a win is worth.
#[derive(Serialize)]
pub(super) struct ScoreAnswer {
    yaku: Vec<YakuAnswer>,
    han: u8,
    fu: u8,
    dora: u8,
    ura: u8,
    red: u8,
    north: u8,
    limit: &'static str,
    yakuman: u8,
    base: i32,
    points: i32,
    payments: BTreeMap<&'static str, i32>,
}

impl ScoreAnswer {
    pub(super) fn new(score: &Score, win: &Win<'_>, rules: &Rules) -> ScoreAnswer {
        ScoreAnswer {
            yaku: yaku(score),
            han: score.han,
            fu: score.fu.total,
            dora: score.dora.dora,
            ura: score.dora.ura,
            red: score.dora.red,
            north: score.dora.north,
            limit: score.limit.id(),
            yakuman: score.yakuman,
            base: score.base,
            points: score.payments.points,
            payments: payments(score, win, rules.switches().table.players.count()),
        }
    }
}

#[derive(Serialize)]
struct YakuAnswer {
    id: &'static str,
    #[serde(skip_serializing_if = "Option::is_none")]
    han: Option<u8>,
    #[serde(skip_serializing_if = "Option::is_none")]
    yakuman: Option<u8>,
}

/// A win that has no score.
#[derive(Serialize)]
struct Refusal {
    id: Value,
    error: Reason,
}

/// Why a win has no score: a code that stays the same, and a sentence for developers.
#[derive(Serialize)]
struct Reason {
    code: &'static str,
    message: String,
}

impl Reason {
    #[allow(clippy::needless_pass_by_value, reason = "errors and texts are made for it on the spot")]
    fn new(code: &'static str, message: impl std::fmt::Display) -> Reason {
        Reason { code, message: message.to_string() }
    }
}

impl From<NoScore> for Reason {
    fn from(no_score: NoScore) -> Reason {
        match no_score {
            NoScore::WrongSize(size) => Reason::new(
                "wrong-size",
                format!("13 tiles without the winning one, a meld counted as three; here {size}"),
            ),
            NoScore::FifthCopy(kind) => {
                Reason::new("fifth-copy", format!("there are only four tiles of {kind}"))
            }
            NoScore::NotComplete => {
                Reason::new("not-complete", "the winning tile does not complete the hand")
            }
            NoScore::OpenRiichi => Reason::new("open-riichi", "riichi needs a closed hand"),
            NoScore::NoYaku => {
                Reason::new("no-yaku", "the hand is complete, but has no yaku under these rules")
            }
            NoScore::LateYaku => Reason::new("late-yaku", "the yaku depends on which of the waits comes"),
            NoScore::TooFewHan { han, least } => {
                Reason::new("too-few-han", format!("the yaku are worth {han} han, {least} are needed"))
            }
        }
    }
}

impl From<HandError> for Reason {
    fn from(error: HandError) -> Reason {
        let code = match error {
            HandError::FifthCopy(_) => "fifth-copy",
            HandError::NotInSet(_) => "not-in-set",
            _ => "wrong-size",
        };
        Reason::new(code, error)
    }
}

/// A sentence for developers.
fn sentence(why: Impossible) -> String {
    hanchan_words::Words::new(hanchan_words::Language::English, hanchan_words::Style::Romanised, None)
        .impossible(why)
}

/// The rule sets that were asked for, each loaded once.
pub(super) struct Library<'a> {
    shelf: Shelf<'a>,
    known: Mutex<HashMap<String, Option<Arc<Rules>>>>,
}

impl<'a> Library<'a> {
    pub(super) fn new(shelf: Shelf<'a>) -> Library<'a> {
        Library { shelf, known: Mutex::default() }
    }

    fn get(&self, id: &str) -> Option<Arc<Rules>> {
        let mut known = self.known.lock().unwrap_or_else(PoisonError::into_inner);
        known.entry(id.to_owned()).or_insert_with(|| (self.shelf)(id).ok().map(Arc::new)).clone()
    }
}

pub(crate) fn run(speech: &Speech) -> Result<(), Complaint> {
    let library = Library::new(&open);
    let refuse = |complaint: &Complaint| {
        let message = match complaint {
            Complaint::TooLong => "the line is longer than any question",
            _ => "the line is not UTF-8 text",
        };
        let refusal = Refusal { id: Value::Null, error: Reason::new("bad-question", message) };
        serde_json::to_string(&refusal).unwrap_or_default()
    };
    let answer = |_, text: &str, out: &mut dyn Write| {
        writeln!(out, "{}", answer_line(text, &library)).map_err(Complaint::Output)
    };
    batch::lines(speech, answer, refuse)
}

/// Answers one win, or says why it has no score.
pub(super) fn answer_line(text: &str, library: &Library<'_>) -> String {
    let written = match serde_json::from_str::<Question>(text) {
        Ok(question) => {
            let id = question.id.clone();
            match answer(question, library) {
                Ok(answer) => serde_json::to_string(&answer),
                Err(error) => serde_json::to_string(&Refusal { id, error }),
            }
        }
        Err(error) => {
            // The id may be readable where the rest is not.
            let id = serde_json::from_str::<Value>(text)
                .ok()
                .and_then(|value| value.get("id").cloned())
                .unwrap_or_default();
            serde_json::to_string(&Refusal { id, error: Reason::new("bad-question", error) })
        }
    };
    // An id that was read can be written, and the rest is numbers and short texts.
    written.unwrap_or_default()
}

fn answer(question: Question, library: &Library<'_>) -> Result<Answer, Reason> {
    let rules = library.get(&question.rules);
    let rules =
        rules.ok_or_else(|| Reason::new("unknown-rules", format!("no rule set {:?}", question.rules)))?;
    let hand = hand(&question)?;
    let tile: Tile = question.win.parse().map_err(|error| Reason::new("bad-tile", error))?;
    let mut whole = hand;
    // A tile too many is told by the scorer.
    let _too_many = whole.add(tile);
    whole.fits(rules.tile_set())?;
    let (dora, ura) = (indicators(&question.dora)?, indicators(&question.ura)?);
    let mut liable = Vec::new();
    let named: BTreeMap<&String, &Seat> = question.liable.iter().flatten().collect();
    for (yaku, seat) in named {
        let known =
            Yaku::from_id(yaku).ok_or_else(|| Reason::new("unknown-yaku", format!("no yaku {yaku:?}")))?;
        liable.push((known, seat.wind()));
    }
    let circumstances = Circumstances {
        by: match question.by {
            Manner::Tsumo => By::Tsumo,
            Manner::Ron => By::Ron { from: question.from.map(Seat::wind) },
        },
        seat: question.seat.wind(),
        round: question.round.wind(),
        riichi: match question.riichi {
            RiichiQuestion::None => Riichi::None,
            RiichiQuestion::Riichi => Riichi::Declared,
            RiichiQuestion::Double => Riichi::Double,
        },
        ippatsu: question.ippatsu,
        rinshan: question.rinshan,
        chankan: question.chankan,
        last: question.last,
        first: question.first,
        honba: question.honba,
        sticks: question.sticks,
    };
    let win = Win { dora: &dora, ura: &ura, liable: &liable, ..Win::new(&hand, tile, circumstances) };
    let wrong_chi = question.melds.iter().any(|meld| {
        matches!((meld.kind, meld.from), (MeldName::Chi, Some(SideName::Across | SideName::Right)))
    });
    if wrong_chi {
        return Err(Reason::new("bad-meld", "a chi is claimed from the left"));
    }
    win.check(&rules).map_err(|why| Reason::new(why.code(), sentence(why)))?;
    let score = score(&win, &rules)?;
    Ok(Answer { id: question.id, score: ScoreAnswer::new(&score, &win, &rules) })
}

fn yaku(score: &Score) -> Vec<YakuAnswer> {
    let is_yakuman = score.yakuman > 0;
    let answer = |&(yaku, worth): &(Yaku, u8)| YakuAnswer {
        id: yaku.id(),
        han: (!is_yakuman).then_some(worth),
        yakuman: is_yakuman.then_some(worth),
    };
    score.yaku().iter().map(answer).collect()
}

fn payments(score: &Score, win: &Win<'_>, players: usize) -> BTreeMap<&'static str, i32> {
    let seats = Wind::ALL.into_iter().take(players);
    let mut payments: BTreeMap<&str, i32> =
        seats.map(|seat| (seat.letter(), score.payments.of(seat))).collect();
    if win.circumstances.by == (By::Ron { from: None }) {
        payments.retain(|_, points| *points != 0);
        payments.insert("discarder", score.payments.of_unknown_discarder());
    }
    payments
}

fn indicators(names: &[String]) -> Result<Vec<Tile>, Reason> {
    if names.len() > 5 {
        return Err(Reason::new("too-many-indicators", "there are at most five indicators"));
    }
    names.iter().map(|name| name.parse().map_err(|error| Reason::new("bad-tile", error))).collect()
}

fn hand(question: &Question) -> Result<Hand, Reason> {
    let concealed = mpsz::parse_tiles(&question.closed).map_err(|error| Reason::new("bad-hand", error))?;
    let mut hand = Hand::new(concealed, [])?;
    for meld in &question.melds {
        let tiles = mpsz::parse_tiles(&meld.tiles).map_err(|error| Reason::new("bad-meld", error))?;
        if let MeldName::North = meld.kind {
            if tiles.iter().any(|tile| tile.kind() != Kind::NORTH) || tiles.len() > 4 {
                return Err(Reason::new("bad-meld", "only Norths are set aside: 4z"));
            }
            hand.declare_norths(tiles.len() as u8)?;
            continue;
        }
        let from = match meld.from {
            None | Some(SideName::Left) => Side::Left,
            Some(SideName::Across) => Side::Across,
            Some(SideName::Right) => Side::Right,
        };
        let made = made(meld.kind, from, &tiles)?;
        hand.lay(made)?;
    }
    Ok(hand)
}

fn made(kind: MeldName, from: Side, tiles: &[Tile]) -> Result<Meld, Reason> {
    let made: Result<Meld, MeldError> = match (kind, tiles) {
        (MeldName::Chi, &[a, b, c]) => Meld::chi(a, [b, c]),
        (MeldName::Pon, &[a, b, c]) => Meld::pon(a, from, [b, c]),
        (MeldName::OpenKan, &[a, b, c, d]) => Meld::open_kan(a, from, [b, c, d]),
        (MeldName::AddedKan, &[a, b, c, d]) => Meld::pon(a, from, [b, c]).and_then(|pon| pon.added(d)),
        (MeldName::ClosedKan, &[a, b, c, d]) => Meld::closed_kan([a, b, c, d]),
        _ => return Err(Reason::new("bad-meld", "a chi or pon has three tiles, a kan four")),
    };
    made.map_err(|error| Reason::new("bad-meld", error))
}
