//! Tenhou's JSON records ("tenhou/6"), as used by viewers and reviewers.
//!
//! A record is one object with the keys `title`, `name`, `rule` and `log`. A deal is a list of these parts:
//! `[number, honba, sticks]`, the points, the indicators and the ura indicators; then for each player the hand,
//! the tiles taken and the tiles given; finally the end of the deal. Other keys, which Tenhou's server adds, hold
//! the result (`sc`) and the players' ranks.

mod ends;
mod names;
mod part;
mod rules;
mod streams;
mod tiles;
mod write;

use hanchan_round::Setup;
use hanchan_rules::Rules;
use hanchan_tiles::{BySeat, Players, Seat, Wind};
use part::Part;
use rules::{RuleWords, Site, most_reds};
use serde::Deserialize;
use serde_json::value::RawValue;
use streams::Streams;

pub use write::write;

use crate::error::{Expected, ReadError, ReadProblem};
use crate::named::NamedRules;
use crate::played::wall_tile;
use crate::recorded::{Extent, RecordedDeal, RecordedGame, RecordedPlayer, RecordedResult, WallTile, Writer};
use crate::rules::RecordedRules;
use crate::tenhou::RuleFacts;
use crate::tenhou::rules::OLD_EAST_PLACES;

/// The maximum number of deals, far more than a game has.
const MOST_DEALS: usize = 300;

#[derive(Deserialize)]
struct Whole<'a> {
    #[serde(borrow)]
    name: Option<&'a RawValue>,
    #[serde(borrow)]
    rule: Option<&'a RawValue>,
    #[serde(borrow)]
    lobby: Option<&'a RawValue>,
    #[serde(borrow)]
    rate: Option<&'a RawValue>,
    #[serde(borrow)]
    sc: Option<&'a RawValue>,
    #[serde(borrow)]
    log: Option<&'a RawValue>,
}

#[derive(Deserialize, Default)]
struct Rule {
    #[serde(default)]
    disp: String,
    aka: Option<u8>,
    aka51: Option<u8>,
    aka52: Option<u8>,
    aka53: Option<u8>,
    hanchan: Option<NamedRules>,
}

/// Reads a record in Tenhou's JSON.
pub fn read(text: &str) -> Result<RecordedGame, ReadError> {
    let plain = text.trim_start_matches('\u{feff}');
    let marks = text.len() - plain.len();
    read_plain(plain).map_err(|error| ReadError { at: error.at + marks, ..error })
}

fn read_plain(text: &str) -> Result<RecordedGame, ReadError> {
    let whole: Whole<'_> = serde_json::from_str(text).map_err(|error| ReadError::json(text, 0, &error))?;
    let part = |raw| Part { whole: text, raw };
    let Some(log) = whole.log.map(part) else { return Err(ReadError::whole(ReadProblem::Missing("log"))) };
    let deals = log.list()?;
    if deals.len() > MOST_DEALS {
        return Err(log.expected(Expected::FewerDeals));
    }
    let players = players(&deals, whole.name.map(part))?;
    let deals = deals.into_iter().map(|deal| read_deal(deal, players)).collect::<Result<Vec<_>, _>>()?;
    let (result, in_whole) = match whole.sc.map(part) {
        Some(sc) => (Some(read_result(sc, players)?), !sc.raw.get().contains('.')),
        None => (None, false),
    };
    let facts = RuleFacts {
        whole_results: in_whole && result.is_some(),
        end: result.and_then(|result| result.points.zip(result.results)),
        ..RuleFacts::default()
    };
    let (rules, writer) = read_rules(whole.rule.map(part), &deals, players, &facts)?;
    let people = people(whole.name.map(part), whole.rate.map(part))?;
    Ok(RecordedGame {
        writer,
        rules,
        players,
        people,
        lobby: whole.lobby.map(|lobby| lobby.get().trim_matches('"').chars().take(40).collect()),
        proof: None,
        extent: if result.is_some() { Extent::Whole } else { Extent::Part },
        deals,
        result,
    })
}

/// Returns the number of players: three if the fourth was never dealt a hand.
fn players(deals: &[Part<'_>], names: Option<Part<'_>>) -> Result<Players, ReadError> {
    let Some(first) = deals.first() else {
        let names = names.map_or(Ok(4), |names| names.list().map(|list| list.len()))?;
        return Ok(if names == 3 { Players::Three } else { Players::Four });
    };
    let parts = first.list_of(14)?;
    let three = parts.len() < 17 || parts[13].raw.get().trim_matches(['[', ']', ' ']).is_empty();
    Ok(if three { Players::Three } else { Players::Four })
}

fn people(names: Option<Part<'_>>, rates: Option<Part<'_>>) -> Result<BySeat<RecordedPlayer>, ReadError> {
    let mut people = BySeat::<RecordedPlayer>::default();
    if let Some(names) = names {
        for (seat, name) in Seat::ALL.into_iter().zip(names.list()?) {
            people[seat].name = name.text()?.chars().take(64).collect();
        }
    }
    // Ratings differ from site to site, so they are informational only.
    for (seat, rate) in Seat::ALL.into_iter().zip(rates.map_or(Ok(Vec::new()), Part::list)?) {
        let rate: Option<f64> = rate.raw.get().parse().ok();
        people[seat].rating = rate.map(|rate| (rate * 100.0).round() as i32);
    }
    Ok(people)
}

fn read_rules(
    rule: Option<Part<'_>>,
    deals: &[RecordedDeal],
    players: Players,
    facts: &RuleFacts,
) -> Result<(RecordedRules, Writer), ReadError> {
    let said: Rule = match rule {
        Some(part) => serde_json::from_str(part.raw.get())
            .map_err(|error| ReadError::json(part.whole, part.at(), &error))?,
        None => Rule { disp: "般南喰赤".to_owned(), ..Rule::default() },
    };
    if let (Some(part), Some(named)) = (rule, &said.hanchan) {
        let (recorded, rules): (_, Rules) = named.recorded().map_err(|problem| part.error(problem))?;
        if rules.switches().table.players != players {
            return Err(part.error(ReadProblem::UnknownRules(rules.id)));
        }
        return Ok((recorded, Writer::Site));
    }
    let site = Site::of(&said.disp);
    let each = [said.aka51, said.aka52, said.aka53];
    let red = u8::from(said.disp.contains('赤'));
    let told = said.aka.is_some() || each.iter().any(Option::is_some);
    let reds = std::array::from_fn(|suit| {
        let count = if told { each[suit].or(said.aka).unwrap_or(0) } else { red };
        count.min(most_reds(players, suit))
    });
    let east_only = said.disp.contains('東') && !said.disp.contains('南');
    let old_east = east_only && facts.whole_results && site == Site::Tenhou;
    let places = facts.place_points(players).filter(|places| old_east && *places == OLD_EAST_PLACES);
    let words = RuleWords {
        players,
        east_only,
        open_tanyao: said.disp.contains('喰'),
        reds,
        site,
        whole: facts.whole_results,
        start: start(deals, site),
        places: places.map(|_| OLD_EAST_PLACES),
    };
    Ok((words.recorded(), site.writer()))
}

/// Returns the starting points in the first deal, for sites where players choose them.
fn start(deals: &[RecordedDeal], site: Site) -> Option<i32> {
    let setup = &deals.first()?.setup;
    let first = (setup.round, setup.dealer, setup.honba, setup.sticks) == (Wind::East, Seat::First, 0, 0);
    let points = setup.points[Seat::First];
    let equal = setup.points[Seat::Second] == points && setup.points[Seat::Third] == points;
    let possible = points > 0 && points % 100 == 0;
    (first && equal && possible && site == Site::MahjongSoulFree).then_some(points)
}

/// Reads each player's points and result, which alternate in the list.
fn read_result(sc: Part<'_>, players: Players) -> Result<RecordedResult, ReadError> {
    let parts = sc.list_of(2 * players.count())?;
    let (mut points, mut results) = (BySeat([0; 4]), BySeat([0; 4]));
    for (seat, pair) in players.seats().zip(parts.chunks(2)) {
        points[seat] = pair[0].number(-10_000_000, 10_000_000)?;
        let result: f64 = pair[1].raw.get().parse().map_err(|_| pair[1].expected(Expected::Result))?;
        if result.abs() > 100_000.0 {
            return Err(pair[1].expected(Expected::Result));
        }
        results[seat] = (result * 10.0).round() as i32;
    }
    Ok(RecordedResult { points: Some(points), results: Some(results) })
}

fn wall_tiles(part: Part<'_>) -> Result<Vec<WallTile>, ReadError> {
    let list = part.list()?;
    if list.len() > 20 {
        return Err(part.expected(Expected::FewerSteps));
    }
    let tile = |part: Part<'_>| {
        let number = part.number(11, 53).map_err(|_| part.expected(Expected::Tile))?;
        tiles::tile(number).map(wall_tile).ok_or_else(|| part.expected(Expected::Tile))
    };
    list.into_iter().map(tile).collect()
}

fn points(part: Part<'_>, players: Players) -> Result<BySeat<i32>, ReadError> {
    let list = part.list_of(players.count())?;
    let mut points = BySeat([0; 4]);
    for (seat, part) in players.seats().zip(list) {
        points[seat] = part.number(-10_000_000, 10_000_000)?;
    }
    Ok(points)
}

fn read_deal(deal: Part<'_>, players: Players) -> Result<RecordedDeal, ReadError> {
    let count = players.count();
    let parts = deal.list_of(5 + 3 * count)?;
    let [number, honba, sticks] = parts[0].list_of(3)?[..3] else {
        return Err(parts[0].expected(Expected::List(Some(3))));
    };
    let kyoku = number.number(0, 15)? as usize;
    let dealer = Seat::ALL[kyoku % 4];
    if dealer.index() >= count {
        return Err(number.expected(Expected::Player));
    }
    let setup = Setup {
        dealer,
        round: Wind::ALL[kyoku / 4],
        honba: honba.on_table()?,
        sticks: sticks.on_table()?,
        points: points(parts[1], players)?,
    };
    let (open, ura) = (wall_tiles(parts[2])?, wall_tiles(parts[3])?);
    let Some((&indicator, further)) = open.split_first() else {
        return Err(parts[2].expected(Expected::List(Some(1))));
    };
    let mut hands = BySeat::<Vec<WallTile>>::default();
    let mut lists = Vec::with_capacity(count);
    for (seat, of) in players.seats().zip(parts[4..].chunks(3)) {
        hands[seat] = wall_tiles(of[0])?;
        if hands[seat].len() != 13 {
            return Err(of[0].expected(Expected::List(Some(13))));
        }
        lists.push((seat, of[1], of[2]));
    }
    let steps = Streams::read(players, &lists)?.steps(dealer)?;
    let last = parts[parts.len() - 1];
    let end = ends::read(last, players, &steps, &ura)?;
    Ok(RecordedDeal {
        at: deal.at(),
        setup,
        dice: None,
        indicator,
        hands,
        steps,
        further: Some(further.to_vec()),
        end,
        end_at: last.at(),
    })
}
