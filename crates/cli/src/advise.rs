//! `hanchan advise`

use std::io::Write;
use std::path::PathBuf;
use std::sync::Arc;

use hanchan_bots::{Advice, advise};
use hanchan_game::Game;
use hanchan_round::{Move, Phase, Position, RiichiState, RiverTile, Round, Setup, Sitting, TurnAct};
use hanchan_rules::Rules;
use hanchan_server::position::{NoPlace, Place, seat};
use hanchan_server::protocol::WireMove;
use hanchan_tiles::notation::{Notation, mpsz};
use hanchan_tiles::{BySeat, Hand, Kind, Seat, Tile, Wind};
use hanchan_view::{Choice, Front, SeatView, Stage};
use hanchan_words::Words;
use serde::Serialize;

use crate::complaint::Complaint;
use crate::library::{Shelf, open};
use crate::records::Played;
use crate::speech::Speech;
use crate::{json, table};

/// What to discard or claim, and why: of a hand, or at a place in a recorded game
///
/// Says of every discard how far the hand is after it, which tiles help, what the program's player 'steady' expects
/// it to bring and to cost, and what he would do. He counts tiles; he is no teacher.
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
        Played::read(path, words).map_err(|why| {
            let file = path.display().to_string();
            Complaint::Said(words.say("replay-unreadable", [("file", file.into()), ("why", why.into())]))
        })
    });
    write(args, record.transpose()?.as_ref(), speech, &open, &mut anstream::stdout().lock())
}

/// Answers of the hand, or of a place in the record.
pub(crate) fn write(
    args: &Args,
    record: Option<&Played>,
    speech: &Speech,
    shelf: Shelf<'_>,
    out: &mut dyn Write,
) -> Result<(), Complaint> {
    let words = speech.words();
    let view = match record {
        Some(played) => of_record(args, played, words)?,
        None => of_hand(args, &Arc::new(shelf(&args.rules).map_err(Complaint::Rules)?), words)?,
    };
    let no_choice = || Complaint::Said(words.text("advise-no-choice"));
    let advice = advise(&view).ok_or_else(no_choice)?;
    let chosen = said(advice.chosen, &view, words);
    if args.json {
        return json::write_whole(&Answer::new(&view, &advice, &chosen, words), out);
    }
    page(&advice, &chosen, words, out).map_err(Complaint::Output)
}

fn of_record(args: &Args, played: &Played, words: &Words) -> Result<SeatView, Complaint> {
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

fn tiles(option: &'static str, text: &str) -> Result<Vec<Tile>, Complaint> {
    mpsz::parse_tiles(text)
        .map_err(|error| Complaint::Option(option, Box::new(Complaint::Unreadable(text.to_owned(), error))))
}

/// What a player knows who holds a hand and sees some tiles; the other hands are unknown to us, too.
fn of_hand(args: &Args, rules: &Arc<Rules>, words: &Words) -> Result<SeatView, Complaint> {
    let text = args.hand.join(" ");
    let unreadable = |error| Complaint::Unreadable(text.clone(), error);
    let hand = Notation::detect(&text).parse(&text, rules.tile_set()).map_err(unreadable)?;
    if hand.size() != 14 {
        return Err(Complaint::Said(words.say("advise-size", [("tiles", hand.concealed().len().into())])));
    }
    hand.fits(rules.tile_set()).map_err(|error| Complaint::Said(words.hand_error(error)))?;
    let mut indicators = tiles("--dora", &args.dora)?;
    indicators.truncate(5);
    let seen = tiles("--visible", &args.visible)?;
    let players = rules.switches.table.players;
    if args.seat.index() >= players.count() {
        return Err(Complaint::Said(words.text("advise-no-seat")));
    }
    // The seat with that wind, where the first seat deals; the seat before him has discarded all that is seen.
    let (own, other) = (args.seat, args.seat.next(players));
    let drawn = hand.drawn().or_else(|| hand.concealed().iter().last());
    let drawn = drawn.ok_or(Complaint::NoTiles)?;
    let mut before = hand.taken_in();
    before.discard(drawn).map_err(|_| Complaint::NoTiles)?;
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
    whole.draw(drawn).map_err(|_| Complaint::NoTiles)?;
    (view.setup, view.hand, view.points) = (setup, whole, points);
    (view.live, view.stage, view.choice) = (args.live, Stage::Turn(own), Some(Choice::Turn(turn.acts)));
    view.indicators = indicators.into_iter().collect();
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
    /// What 'steady' would do.
    chosen: WireMove,
    text: &'a str,
    discards: Vec<DiscardAnswer>,
    claims: Vec<ClaimAnswer>,
    /// What all this is worth.
    note: String,
}

#[derive(Serialize)]
struct DiscardAnswer {
    discard: String,
    shanten: i8,
    total: u32,
    ukeire: Vec<TileLeft>,
    /// Points on average, without riichi and with it.
    points: i32,
    riichi: Option<i32>,
    /// Points that others win on the tile, on average.
    danger: i32,
}

#[derive(Serialize)]
struct TileLeft {
    tile: String,
    left: u8,
}

#[derive(Serialize)]
struct ClaimAnswer {
    claim: WireMove,
    shanten: Option<i8>,
    points: Option<i32>,
}

fn rounded(points: f32) -> i32 {
    points.round() as i32
}

impl<'a> Answer<'a> {
    fn new(view: &'a SeatView, advice: &Advice, chosen: &'a str, words: &Words) -> Answer<'a> {
        let left = |(kind, left): (Kind, u8)| TileLeft { tile: kind.to_string(), left };
        let discards = advice.discards.iter().map(|one| DiscardAnswer {
            discard: one.tile.to_string(),
            shanten: one.ukeire.shanten,
            total: one.ukeire.total(),
            ukeire: one.ukeire.iter().map(left).collect(),
            points: rounded(one.points),
            riichi: one.riichi.map(rounded),
            danger: rounded(one.danger),
        });
        let claims = advice.claims.iter().map(|one| ClaimAnswer {
            claim: Move::Claim(one.claim).into(),
            shanten: one.shanten,
            points: one.points.map(rounded),
        });
        Answer {
            rules: &view.rules().id,
            hand: view.hand.to_string(),
            seat: view.seat.index(),
            chosen: advice.chosen.into(),
            text: chosen,
            discards: discards.collect(),
            claims: claims.collect(),
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

fn page(advice: &Advice, chosen: &str, words: &Words, out: &mut dyn Write) -> std::io::Result<()> {
    let bold = anstyle::Style::new().bold();
    writeln!(out, "{bold}{chosen}{bold:#}")?;
    let points = |points: f32| words.number(rounded(points));
    let head = ["advise-tile", "advise-far", "advise-helps", "advise-points", "advise-danger"];
    let rows = advice.discards.iter().map(|one| {
        let tiles: Vec<String> = one.ukeire.iter().map(|(kind, left)| format!("{kind}×{left}")).collect();
        let worth = match one.riichi {
            Some(riichi) => words.say(
                "advise-with-riichi",
                [("points", points(one.points).into()), ("riichi", points(riichi).into())],
            ),
            None => points(one.points),
        };
        let total = [("tiles", one.ukeire.total().into()), ("list", tiles.join(" ").into())];
        [
            format!("{bold}{}{bold:#}", one.tile),
            words.shanten(one.ukeire.shanten),
            words.say("tiles-total", total),
            worth,
            points(one.danger),
        ]
    });
    let rows: Vec<[String; 5]> = rows.collect();
    if !rows.is_empty() {
        let all: Vec<[String; 5]> = std::iter::once(head.map(|id| words.text(id))).chain(rows).collect();
        write!(out, "{}", table::columns(&all))?;
    }
    let claims = advice.claims.iter().map(|one| {
        let far = one.shanten.map_or_else(String::new, |shanten| words.shanten(shanten));
        [words.claim(one.claim), far, one.points.map_or_else(String::new, points)]
    });
    write!(out, "{}", table::columns(&claims.collect::<Vec<_>>()))?;
    writeln!(out, "{}", words.text("advise-note"))
}
