//! `hanchan advise`

use std::io::Write;
use std::path::PathBuf;
use std::sync::Arc;

use hanchan_api::{PlayedGame, RequestError};
use hanchan_bots::{Advice, Weighed, advise};
use hanchan_game::Game;
use hanchan_round::{Move, Phase, Position, RiichiState, RiverTile, Round, Setup, Sitting, TurnAct};
use hanchan_rules::Rules;
use hanchan_server::position::{NoPlace, Place, seat};
use hanchan_server::protocol::WireMove;
use hanchan_tiles::notation::{Notation, mpsz};
use hanchan_tiles::{BySeat, Hand, Kind, Seat, Tile, Wind};
use hanchan_view::{Choice, Course, Front, SeatView, Stage};
use hanchan_words::Words;
use serde::Serialize;

use crate::complaint::Complaint;
use crate::library::{Shelf, open};
use crate::records::read;
use crate::speech::Speech;
use crate::{json, table};

/// What to discard or claim, and why: of a hand, or at a place in a recorded game
///
/// Says of everything one may do what the program's player 'sensei' expects of it: how far the hand is, which tiles help,
/// how likely it wins, how likely the discard deals in, what the hand brings, and the result of the game with the bonus for
/// the place; and what he would do.
///
/// A hand has fourteen tiles, or eleven and a set and so on. Deals and steps of a record are counted as 'hanchan replay'
/// shows them.
#[derive(clap::Args)]
#[command(
    after_help = "Examples:\n  hanchan advise 23467m23456p88s1z5z --dora 4m\n  hanchan advise --record game.jsonl --deal 3 --step 17 --seat 1"
)]
pub(crate) struct Args {
    /// The hand, in any notation; quote it if it has melds
    #[arg(required_unless_present = "record", conflicts_with = "record")]
    hand: Vec<String>,

    /// A recorded game
    #[arg(long, value_name = "FILE", requires = "deal")]
    pub(crate) record: Option<PathBuf>,

    /// The deal of the record, from 1
    #[arg(long, value_name = "NUMBER")]
    deal: Option<usize>,

    /// The step of the deal, from 1; without it the last one
    #[arg(long, value_name = "NUMBER")]
    step: Option<usize>,

    /// The seat: its wind, of a record that in the first deal, or its number from 0
    #[arg(long, value_name = "E|S|W|N", default_value = "S", value_parser = place)]
    seat: Seat,

    /// The rule set of the hand: an id of 'hanchan rules list', or a file
    #[arg(long, value_name = "ID|FILE", default_value = "common")]
    rules: String,

    /// The round's wind, of a hand
    #[arg(long, value_name = "E|S|W|N", default_value = "E", value_parser = place)]
    round: Seat,

    /// The dora indicators, of a hand
    #[arg(long, value_name = "TILES", default_value = "")]
    dora: String,

    /// Tiles seen elsewhere: discards and others' melds, of a hand
    #[arg(long, value_name = "TILES", default_value = "")]
    visible: String,

    /// How many tiles are left in the live wall, of a hand
    #[arg(long, value_name = "NUMBER", default_value_t = 50, value_parser = clap::value_parser!(u8).range(0..=70))]
    live: u8,

    /// Answer in JSON
    #[arg(long)]
    json: bool,
}

fn place(text: &str) -> Result<Seat, String> {
    seat(text).ok_or_else(|| "a seat is E, S, W or N, or a number from 0 to 3".to_owned())
}

pub(crate) fn run(args: &Args, speech: &Speech) -> Result<(), Complaint> {
    let words = speech.words();
    let record = args.record.as_ref().map(|path| {
        read(path, words).map_err(|why| {
            let file = path.display().to_string();
            Complaint::Said(words.say("replay-unreadable", [("file", file.into()), ("why", why.into())]))
        })
    });
    write(args, record.transpose()?.as_ref(), speech, &open, &mut anstream::stdout().lock())
}

/// Answers of the hand, or of a place in the record.
pub(crate) fn write(
    args: &Args,
    record: Option<&PlayedGame>,
    speech: &Speech,
    shelf: Shelf<'_>,
    out: &mut dyn Write,
) -> Result<(), Complaint> {
    let words = speech.words();
    let view = match record {
        Some(played) => of_record(args, played, words)?,
        None => of_hand(args, &Arc::new(shelf(&args.rules)?), words)?,
    };
    let no_choice = || Complaint::Said(words.text("advise-no-choice"));
    let advice = advise(&view).ok_or_else(no_choice)?;
    let chosen = said(advice.chosen, &view, words);
    if args.json {
        return json::write_whole(&Answer::new(&view, &advice, &chosen, words), out);
    }
    page(&advice, &chosen, words, out).map_err(Complaint::Output)
}

fn of_record(args: &Args, played: &PlayedGame, words: &Words) -> Result<SeatView, Complaint> {
    let wrong = |why: NoPlace| {
        Complaint::Said(words.text(match why {
            NoPlace::Deal => "advise-no-deal",
            NoPlace::Step => "advise-no-step",
            NoPlace::Seat => "advise-no-seat",
        }))
    };
    let rules = played.rules().ok_or_else(|| wrong(NoPlace::Deal))?;
    let place = Place::find(&played.rounds, &played.events, args.deal.unwrap_or(1), args.step);
    place.and_then(|place| place.view(args.seat, rules)).map_err(wrong)
}

fn tiles(name: &'static str, text: &str) -> Result<Vec<Tile>, RequestError> {
    mpsz::parse_tiles(text)
        .map_err(|error| RequestError::Notation { text: text.to_owned(), error }.in_field(name))
}

/// What a player knows who holds a hand and sees some tiles; the other hands are unknown to us, too.
fn of_hand(args: &Args, rules: &Arc<Rules>, words: &Words) -> Result<SeatView, Complaint> {
    let text = args.hand.join(" ");
    let unreadable = |error| RequestError::Notation { text: text.clone(), error };
    let hand = Notation::detect(&text).parse(&text, rules.tile_set()).map_err(unreadable)?;
    if hand.size() != 14 {
        return Err(Complaint::Said(words.say("advise-size", [("tiles", hand.concealed().len().into())])));
    }
    hand.fits(rules.tile_set()).map_err(|error| Complaint::Said(words.hand_error(error)))?;
    let mut indicators = tiles("dora", &args.dora)?;
    indicators.truncate(5);
    let seen = tiles("visible", &args.visible)?;
    let players = rules.switches().table.players;
    if args.seat.index() >= players.count() {
        return Err(Complaint::Said(words.text("advise-no-seat")));
    }
    // The seat with that wind, where the first seat deals; the seat before him has discarded all that is seen.
    let (own, other) = (args.seat, args.seat.next(players));
    let drawn = hand.drawn().or_else(|| hand.concealed().iter().last());
    let drawn = drawn.ok_or(RequestError::NoTiles)?;
    let mut before = hand.taken_in();
    before.discard(drawn).map_err(|_| RequestError::NoTiles)?;
    let points = Game::new(Arc::clone(rules)).setup().points;
    let round_wind = Wind::ALL[args.round.index()];
    let setup = Setup { dealer: Seat::First, round: round_wind, counters: 0, sticks: 0, points };
    let position = Position {
        setup,
        hands: BySeat::from_fn(|seat| if seat == own { before } else { Hand::EMPTY }),
        rivers: BySeat::from_fn(|seat| if seat == other { seen.clone() } else { Vec::new() }),
        riichi: BySeat::default(),
        ippatsu: BySeat::default(),
        liable: BySeat::default(),
        turn: (own, drawn),
        live: args.live,
        next: Vec::new(),
        replacements: Vec::new(),
        indicators: indicators.clone(),
        ura: Vec::new(),
        first_round: false,
        sitting: Sitting::Assisted,
    };
    let no_position = |_| Complaint::Said(words.text("advise-no-position"));
    let round = Round::from_position(rules, &position).map_err(no_position)?;
    let Phase::Turn(turn) = round.phase() else {
        return Err(Complaint::Said(words.text("advise-no-choice")));
    };
    let mut view = SeatView::new(Arc::clone(rules), own);
    let mut whole = before;
    whole.draw(drawn).map_err(|_| RequestError::NoTiles)?;
    (view.setup, view.hand, view.points) = (setup, whole, points);
    (view.live, view.stage, view.choice) = (args.live, Stage::Turn(own), Some(Choice::Turn(turn.acts)));
    view.indicators = indicators.into_iter().collect();
    view.course = Course::under_way();
    view.fronts = BySeat::from_fn(|seat| {
        let river = position.rivers[seat].iter();
        let lying = |&tile| RiverTile { tile, drawn: false, sideways: false, claimed: false };
        let melds = if seat == own { hand.melds().to_vec() } else { Vec::new() };
        Front { river: river.map(lying).collect(), melds, riichi: RiichiState::No, ..Front::default() }
    });
    Ok(view)
}

#[derive(Serialize)]
struct Answer<'a> {
    rules: &'a str,
    hand: String,
    seat: usize,
    /// What 'sensei' would do.
    chosen: WireMove,
    text: &'a str,
    discards: Vec<DiscardAnswer>,
    others: Vec<OtherAnswer>,
    /// What all this is worth.
    note: String,
}

#[derive(Serialize)]
struct DiscardAnswer {
    discard: String,
    riichi: bool,
    shanten: i8,
    total: u32,
    ukeire: Vec<TileLeft>,
    #[serde(flatten)]
    worth: Worth,
}

#[derive(Serialize)]
struct TileLeft {
    tile: String,
    left: u8,
}

#[derive(Serialize)]
struct OtherAnswer {
    act: WireMove,
    worth: Option<Worth>,
}

/// What an act is worth.
#[derive(Serialize)]
struct Worth {
    /// How likely the deal is won.
    wins: f32,
    /// How likely another wins on the discard.
    deals_in: f32,
    /// What the hand brings, on average.
    points: i32,
    /// The result of the game with the bonus for the place, in points.
    result: i32,
}

impl From<Weighed> for Worth {
    fn from(weighed: Weighed) -> Worth {
        let share = |share: f32| (share * 1000.0).round() / 1000.0;
        Worth {
            wins: share(weighed.wins),
            deals_in: share(weighed.deals_in),
            points: rounded(weighed.points),
            result: rounded(weighed.result),
        }
    }
}

fn rounded(points: f32) -> i32 {
    points.round() as i32
}

impl<'a> Answer<'a> {
    fn new(view: &'a SeatView, advice: &Advice, chosen: &'a str, words: &Words) -> Answer<'a> {
        let left = |(kind, left): (Kind, u8)| TileLeft { tile: kind.to_string(), left };
        let discards = advice.discards.iter().map(|one| DiscardAnswer {
            discard: one.tile.to_string(),
            riichi: one.riichi,
            shanten: one.ukeire.shanten,
            total: one.ukeire.total(),
            ukeire: one.ukeire.iter().map(left).collect(),
            worth: one.weighed.into(),
        });
        let others = advice
            .others
            .iter()
            .map(|one| OtherAnswer { act: one.act.into(), worth: one.weighed.map(Worth::from) });
        Answer {
            rules: &view.rules().id,
            hand: view.hand.to_string(),
            seat: view.seat.index(),
            chosen: advice.chosen.into(),
            text: chosen,
            discards: discards.collect(),
            others: others.collect(),
            note: words.text("advise-note"),
        }
    }
}

/// A move in words.
fn said(chosen: Move, view: &SeatView, words: &Words) -> String {
    let with = |id: &str, tile: Tile| words.say(id, [("tile", words.tile_or_red(tile).into())]);
    let drawn = view.hand.drawn().unwrap_or(Tile::plain(Kind::EAST));
    match chosen {
        Move::Act(TurnAct::Discard(tile)) => with("advise-discard", tile),
        Move::Act(TurnAct::DiscardDrawn) => with("advise-discard", drawn),
        Move::Act(TurnAct::Riichi(tile)) => with("advise-riichi", tile),
        Move::Act(TurnAct::RiichiDrawn) => with("advise-riichi", drawn),
        Move::Act(TurnAct::ClosedKan(kind) | TurnAct::AddedKan(kind)) => {
            with("advise-kan", Tile::plain(kind))
        }
        Move::Act(TurnAct::North) => words.text("advise-north"),
        Move::Act(TurnAct::Tsumo) => words.text("advise-win"),
        Move::Act(TurnAct::NineKinds) => words.text("advise-nine-kinds"),
        Move::Claim(claim) => words.say("advise-claim", [("claim", words.claim(claim).into())]),
        _ => words.text("advise-formality"),
    }
}

/// What an act is called in a table.
fn named(act: Move, words: &Words) -> String {
    let of = |id: &str, kind: Kind| words.say(id, [("tile", kind.to_string().into())]);
    match act {
        Move::Claim(claim) => words.claim(claim),
        Move::Act(TurnAct::ClosedKan(kind)) => of("do-closed-kan", kind),
        Move::Act(TurnAct::AddedKan(kind)) => of("do-added-kan", kind),
        Move::Act(TurnAct::North) => words.text("do-north"),
        Move::Act(TurnAct::Tsumo) => words.text("by-tsumo"),
        Move::Act(TurnAct::NineKinds) => words.text("do-nine-kinds"),
        _ => String::new(),
    }
}

fn page(advice: &Advice, chosen: &str, words: &Words, out: &mut dyn Write) -> std::io::Result<()> {
    let bold = anstyle::Style::new().bold();
    writeln!(out, "{bold}{chosen}{bold:#}")?;
    let per_cent = |share: f32| format!("{} %", words.decimal(100.0 * f64::from(share), 1));
    let worth = |weighed: Option<Weighed>| match weighed {
        Some(one) => [
            per_cent(one.wins),
            per_cent(one.deals_in),
            words.number(rounded(one.points)),
            words.gain(rounded(one.result)),
        ],
        None => Default::default(),
    };
    let row = |first: [String; 3], weighed| {
        let mut row: [String; 7] = Default::default();
        for (cell, text) in row.iter_mut().zip(first.into_iter().chain(worth(weighed))) {
            *cell = text;
        }
        row
    };
    let discards = advice.discards.iter().map(|one| {
        let tiles: Vec<String> = one.ukeire.iter().map(|(kind, left)| format!("{kind}×{left}")).collect();
        let total = [("tiles", one.ukeire.total().into()), ("list", tiles.join(" ").into())];
        let riichi = if one.riichi { format!(" {}", words.text("table-riichi")) } else { String::new() };
        let tile = format!("{bold}{}{bold:#}{riichi}", one.tile);
        row([tile, words.shanten(one.ukeire.shanten), words.say("tiles-total", total)], Some(one.weighed))
    });
    let others = advice.others.iter().map(|one| {
        row([format!("{bold}{}{bold:#}", named(one.act, words)), String::new(), String::new()], one.weighed)
    });
    let head = [
        "advise-tile",
        "advise-far",
        "advise-helps",
        "advise-wins",
        "advise-deals-in",
        "advise-points",
        "advise-result",
    ];
    let rows: Vec<[String; 7]> =
        std::iter::once(head.map(|id| words.text(id))).chain(others).chain(discards).collect();
    if rows.len() > 1 {
        write!(out, "{}", table::columns(&rows))?;
    }
    writeln!(out, "{}", words.text("advise-note"))
}
