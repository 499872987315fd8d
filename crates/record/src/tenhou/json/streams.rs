//! Merges the lists of tiles that each player took and gave into one sequence of steps.
//!
//! The format has three lists per player and no common order. The order follows from the lists: after a discard, a
//! player whose next tile is a claim of that discard claims it; otherwise the next player draws. Sometimes a claim
//! fits two discards; then the first order that uses up all lists is chosen.

use hanchan_tiles::{BySeat, Kind, MeldKind, Players, Seat, Tile};

use super::part::Part;
use super::tiles::{self, Call};
use crate::error::{Expected, ReadError, ReadProblem, short};
use crate::played::wall_tile;
use crate::recorded::{RecordedStep, Step};

/// The maximum number of tiles, far more than a player takes in a deal.
const MOST: usize = 100;

/// The maximum number of steps tried in the search for an order, including wrong ones.
const MOST_TRIES: usize = 20_000;

#[derive(Clone, Copy, Debug)]
enum Take {
    Draw(Tile),
    Claim(Call),
}

#[derive(Clone, Copy, Debug)]
enum Give {
    /// A discard: the tile (`None` for the drawn tile), and whether it declares riichi.
    Discard(Option<Tile>, bool),
    ClosedKan(Kind),
    AddedKan(Tile),
    North,
    /// Nothing, because no tile is given after an open kan.
    Nothing,
}

/// The lists of tiles that all players took and gave.
pub(super) struct Streams<'a> {
    players: Players,
    takes: BySeat<Vec<(Part<'a>, Take)>>,
    gives: BySeat<Vec<(Part<'a>, Give)>>,
}

fn take(part: Part<'_>) -> Result<Take, ReadError> {
    if part.is_text() {
        let call = Call::read(&part.text()?).filter(|call| matches!(call.letter, 'c' | 'p' | 'm'));
        return call.map(Take::Claim).ok_or_else(|| part.expected(Expected::CallText));
    }
    let number = part.number(11, 53).map_err(|_| part.expected(Expected::Tile))?;
    tiles::tile(number).map(Take::Draw).ok_or_else(|| part.expected(Expected::Tile))
}

fn give(part: Part<'_>) -> Result<Give, ReadError> {
    let discard = |number: i32, riichi: bool| match number {
        60 => Ok(Give::Discard(None, riichi)),
        number => tiles::tile(number)
            .map(|tile| Give::Discard(Some(tile), riichi))
            .ok_or_else(|| part.expected(Expected::Tile)),
    };
    if !part.is_text() {
        let number = part.number(0, 60).map_err(|_| part.expected(Expected::Tile))?;
        return if number == 0 { Ok(Give::Nothing) } else { discard(number, false) };
    }
    let text = part.text()?;
    let bad = || part.expected(Expected::CallText);
    if let Some(number) = text.strip_prefix('r') {
        return discard(number.parse().map_err(|_| bad())?, true);
    }
    let call = Call::read(&text).ok_or_else(bad)?;
    match call.letter {
        'a' => call.kind().map(Give::ClosedKan).ok_or_else(bad),
        'k' => call.marked().filter(|_| call.kind().is_some()).map(Give::AddedKan).ok_or_else(bad),
        'f' if call.kind() == Some(Kind::NORTH) => Ok(Give::North),
        _ => Err(bad()),
    }
}

fn list<'a, T>(
    part: Part<'a>,
    read: fn(Part<'a>) -> Result<T, ReadError>,
) -> Result<Vec<(Part<'a>, T)>, ReadError> {
    let list = part.list()?;
    if list.len() > MOST {
        return Err(part.expected(Expected::FewerSteps));
    }
    list.into_iter().map(|part| Ok((part, read(part)?))).collect()
}

/// How a player's turn begins.
#[derive(Clone, Copy)]
enum Turn {
    Draws,
    Claims,
}

/// The state of an order being tried; small enough to be kept for each choice.
#[derive(Clone, Copy)]
struct At {
    taken: BySeat<usize>,
    given: BySeat<usize>,
    steps: usize,
    seat: Seat,
    turn: Turn,
}

impl<'a> Streams<'a> {
    /// Reads the lists; `parts` holds each player's tiles taken and tiles given.
    pub(super) fn read(
        players: Players,
        parts: &[(Seat, Part<'a>, Part<'a>)],
    ) -> Result<Streams<'a>, ReadError> {
        let mut streams = Streams { players, takes: BySeat::default(), gives: BySeat::default() };
        for &(seat, takes, gives) in parts {
            streams.takes[seat] = list(takes, take)?;
            streams.gives[seat] = list(gives, give)?;
        }
        Ok(streams)
    }

    /// Returns the players who may have claimed a discard, pon and kan before chi.
    fn claimants(&self, at: &At, from: Seat, tile: Tile) -> impl Iterator<Item = Seat> + use<> {
        let mut found = Vec::new();
        for seat in self.players.seats().filter(|&seat| seat != from) {
            let next = self.takes[seat].get(at.taken[seat]);
            if let Some((_, Take::Claim(call))) = next
                && call.marked() == Some(tile)
                && self.fits(*call, seat, from)
            {
                found.push((call.letter == 'c', seat));
            }
        }
        found.sort_unstable_by_key(|&(chi, seat)| (chi, seat.index()));
        found.into_iter().map(|(_, seat)| seat)
    }

    /// Returns whether a call can refer to the discard of player `from`. With three players, writers differ in
    /// what they call the left side.
    fn fits(&self, call: Call, seat: Seat, from: Seat) -> bool {
        let Some(side) = call.side() else { return false };
        let round = match side {
            hanchan_tiles::Side::Left => from.next(self.players) == seat,
            hanchan_tiles::Side::Right => seat.next(self.players) == from,
            hanchan_tiles::Side::Across => false,
        };
        seat.at(side) == from || (self.players == Players::Three && round)
    }

    /// Returns the steps in order.
    pub(super) fn steps(&self, dealer: Seat) -> Result<Vec<RecordedStep>, ReadError> {
        let mut steps: Vec<RecordedStep> = Vec::with_capacity(160);
        let mut at = At {
            taken: BySeat::default(),
            given: BySeat::default(),
            steps: 0,
            seat: dealer,
            turn: Turn::Draws,
        };
        let mut choices: Vec<At> = Vec::new();
        let (mut tries, mut furthest) = (0, (0, None));
        loop {
            tries += 1;
            match self.turn(&mut at, &mut steps, &mut choices) {
                Ok(true) => {}
                Ok(false) => return Ok(steps),
                Err(part) => {
                    if steps.len() >= furthest.0 {
                        furthest = (steps.len(), part);
                    }
                    let Some(last) = choices.pop().filter(|_| tries < MOST_TRIES) else {
                        return Err(self.astray(furthest.1));
                    };
                    at = last;
                    steps.truncate(at.steps);
                }
            }
        }
    }

    fn astray(&self, part: Option<Part<'a>>) -> ReadError {
        let any = || self.takes.0.iter().flatten().map(|(part, _)| *part).next();
        match part.or_else(any) {
            Some(part) => part.error(ReadProblem::Expected(Expected::Following, short(part.raw.get()))),
            None => ReadError::whole(ReadProblem::Expected(Expected::Following, String::new())),
        }
    }

    /// Returns the first item of the lists that is not used yet.
    fn left(&self, at: &At) -> Option<Part<'a>> {
        Seat::ALL.into_iter().find_map(|seat| {
            let take = self.takes[seat].get(at.taken[seat]).map(|(part, _)| *part);
            take.or_else(|| self.gives[seat].get(at.given[seat]).map(|(part, _)| *part))
        })
    }

    /// Plays one turn. Returns whether there is another turn; if the order does not work out, fails with the item
    /// where it ends.
    fn turn(
        &self,
        at: &mut At,
        steps: &mut Vec<RecordedStep>,
        choices: &mut Vec<At>,
    ) -> Result<bool, Option<Part<'a>>> {
        let over = |at: &At| self.left(at).map_or(Ok(false), |part| Err(Some(part)));
        let seat = at.seat;
        let Some(&(part, take)) = self.takes[seat].get(at.taken[seat]) else { return over(at) };
        let mut drawn = None;
        match (take, at.turn) {
            (Take::Draw(tile), Turn::Draws) => {
                steps.push(RecordedStep { at: part.at(), step: Step::Draw { seat, tile: wall_tile(tile) } });
                drawn = Some(tile);
            }
            (Take::Claim(call), Turn::Claims) => {
                let last = steps.iter().rev().find_map(|step| match step.step {
                    Step::Discard { seat, .. } => Some(seat),
                    _ => None,
                });
                let side = last.and_then(|from| seat.side_of(from));
                let meld = side.and_then(|side| call.meld(side)).ok_or(Some(part))?;
                let from = meld.from().map_or(seat, |side| seat.at(side));
                steps.push(RecordedStep { at: part.at(), step: Step::Claim { seat, from, meld } });
                at.taken[seat] += 1;
                if meld.kind() == MeldKind::OpenKan {
                    at.turn = Turn::Draws;
                    if let Some((_, Give::Nothing)) = self.gives[seat].get(at.given[seat]) {
                        at.given[seat] += 1;
                    }
                    at.steps = steps.len();
                    return Ok(true);
                }
                at.taken[seat] -= 1;
            }
            _ => return Err(Some(part)),
        }
        at.taken[seat] += 1;
        let Some(&(part, give)) = self.gives[seat].get(at.given[seat]) else { return over(at) };
        at.given[seat] += 1;
        at.turn = Turn::Draws;
        let mut push = |step| steps.push(RecordedStep { at: part.at(), step });
        match give {
            Give::Nothing => return Err(Some(part)),
            Give::ClosedKan(kind) => push(Step::ClosedKan { seat, kind }),
            Give::AddedKan(tile) => push(Step::AddedKan { seat, tile }),
            Give::North => push(Step::North { seat }),
            Give::Discard(tile, riichi) => {
                if riichi {
                    push(Step::Riichi { seat });
                }
                let of = tile.or(drawn).ok_or(Some(part))?;
                push(Step::Discard { seat, tile: of, drawn: tile.is_none() });
                at.steps = steps.len();
                at.seat = seat.next(self.players);
                let mut ways: Vec<At> = self
                    .claimants(at, seat, of)
                    .map(|seat| At { seat, turn: Turn::Claims, ..*at })
                    .chain([*at])
                    .collect();
                ways.reverse();
                if let Some(first) = ways.pop() {
                    *at = first;
                }
                choices.append(&mut ways);
            }
        }
        at.steps = steps.len();
        Ok(true)
    }
}
