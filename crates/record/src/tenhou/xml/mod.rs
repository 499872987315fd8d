//! Tenhou's XML records (`.mjlog`).
//!
//! `GO` has the type bits, `UN` the players, and `SHUFFLE` the seed of the walls. `INIT` begins a deal: `T` to `W`
//! with a number draw a tile, `D` to `G` discard one, `N` is a call, `REACH` declares riichi and pays the stake,
//! and `DORA` opens an indicator; `AGARI` or `RYUUKYOKU` ends the deal. `BYE` means that a player disconnects, and
//! a later `UN` means that the player returns.

mod calls;
mod deal;
mod fields;
mod lexer;
mod win;

use fields::Fields;
use hanchan_round::Setup;
use hanchan_tiles::{BySeat, Players, Seat, Wind};
use lexer::{Element, Form, Lexer};

use super::{RuleFacts, TypeBits};
use crate::error::{Expected, ReadError, ReadProblem, short};
use crate::recorded::{
    Extent, RecordedDeal, RecordedGame, RecordedPlayer, RecordedResult, Step, WallProof, Writer,
};

/// The prefix of seeds whose shuffle is published.
const SEED: &str = "mt19937ar-sha512-n288-base64,";

/// Reads a record in Tenhou's XML.
pub fn read(text: &str) -> Result<RecordedGame, ReadError> {
    let mut lexer = Lexer::new(text);
    match lexer.next()? {
        Some(Element { name: "mjloggm", form: Form::Begin, .. }) => {}
        Some(element) => return Err(lexer.expected(element.at, Expected::Root)),
        None => return Err(lexer.expected(text.len(), Expected::Root)),
    }
    let mut reader = Reader::default();
    loop {
        let Some(element) = lexer.next()? else { return Err(lexer.error(text.len(), ReadProblem::Cut)) };
        match element.form {
            Form::Empty => reader.element(&lexer, element)?,
            Form::End if element.name == "mjloggm" => break,
            Form::End | Form::Begin => return Err(lexer.expected(element.at, Expected::EmptyElement)),
        }
    }
    if let Some(element) = lexer.next()? {
        return Err(lexer.expected(element.at, Expected::Nothing));
    }
    let Some(bits) = reader.bits else { return Err(lexer.error(text.len(), ReadProblem::Missing("type"))) };
    Ok(reader.game(bits))
}

#[derive(Default)]
struct Reader {
    bits: Option<TypeBits>,
    lobby: Option<String>,
    proof: Option<WallProof>,
    people: BySeat<RecordedPlayer>,
    deals: Vec<RecordedDeal>,
    /// The number of deals that name their own shuffle, as games did before `SHUFFLE` existed.
    shuffled_deals: usize,
    /// Whether there is an element `SHUFFLE`.
    has_shuffle: bool,
    /// The last tile each player drew, to detect tsumogiri.
    drawn: BySeat<Option<i32>>,
    result: Option<RecordedResult>,
}

impl Reader {
    fn game(self, bits: TypeBits) -> RecordedGame {
        // All of Tenhou's seeds begin like this. A record without a seed may have lost it.
        let foreign = matches!(&self.proof, Some(WallProof::Unknown(seed)) if !seed.starts_with("mt19937ar"));
        RecordedGame {
            writer: if foreign { Writer::Other } else { Writer::Site },
            rules: bits.rules(&self.facts(bits)),
            players: bits.players(),
            people: self.people,
            lobby: self.lobby,
            proof: self.proof,
            extent: Extent::Whole,
            deals: self.deals,
            result: self.result,
        }
    }

    /// Returns what the record shows about the rules besides the type bits.
    fn facts(&self, bits: TypeBits) -> RuleFacts {
        let begins = |setup: &Setup| {
            (setup.round, setup.dealer, setup.honba, setup.sticks) == (Wind::East, Seat::First, 0, 0)
        };
        let first = self.deals.first().filter(|deal| begins(&deal.setup));
        let end = self.result.and_then(|result| result.points.zip(result.results));
        let mut facts = RuleFacts {
            whole_results: end.is_some_and(|(_, results)| results.0.iter().all(|tenths| tenths % 10 == 0)),
            old: !self.has_shuffle && !self.deals.is_empty() && self.shuffled_deals == self.deals.len(),
            private_lobby: self.lobby.as_deref().is_some_and(|lobby| !lobby.trim_matches('0').is_empty()),
            start: first.map(|deal| deal.setup.points),
            end,
            ..RuleFacts::default()
        };
        if let (Some(last), Some((points, _))) = (self.deals.last(), end) {
            facts.see_end(bits, last, points);
        }
        facts
    }

    fn element(&mut self, lexer: &Lexer<'_>, element: Element<'_>) -> Result<(), ReadError> {
        let Element { name, at, .. } = element;
        let bits = self.bits.unwrap_or(TypeBits(0));
        let players = if self.bits.is_some() { bits.players() } else { Players::Four };
        let fields = Fields { lexer, at, tiles: bits.tiles(), players: players.count() };
        if let Some((letter, number)) = lettered(name) {
            return self.tile(&fields, letter, number);
        }
        match name {
            "SHUFFLE" => self.shuffle(&fields),
            "GO" => {
                self.bits = Some(TypeBits(fields.number("type", 0, 0xffff)? as u32));
                self.lobby = fields.text("lobby").map(short);
            }
            "UN" => self.names(&fields)?,
            "TAIKYOKU" => {}
            "INIT" if self.bits.is_some() => self.init(&fields)?,
            "N" => self.call(&fields)?,
            "REACH" => self.riichi(&fields)?,
            "DORA" => {
                let tile = fields.wall_tile("hai", fields.number("hai", 0, 135)?, at)?;
                self.step(&fields, Step::Indicator { tile })?;
            }
            "BYE" => {
                let seat = fields.seat("who")?;
                self.aside(&fields, Step::Left { seat })?;
            }
            "AGARI" => self.win(&fields)?,
            "RYUUKYOKU" => self.draw(&fields)?,
            "INIT" => return Err(lexer.error(at, ReadProblem::OutOfPlace(short(name)))),
            _ => return Err(lexer.error(at, ReadProblem::UnknownElement(short(name)))),
        }
        Ok(())
    }

    fn shuffle(&mut self, fields: &Fields<'_, '_>) {
        self.has_shuffle = true;
        self.proof =
            fields.text("seed").filter(|seed| !seed.is_empty()).map(|seed| match seed.strip_prefix(SEED) {
                Some(seed) => WallProof::Tenhou(seed.to_owned()),
                None => WallProof::Unknown(short(seed)),
            });
    }

    /// Reads the players at the beginning, or a player who reconnects.
    fn names(&mut self, fields: &Fields<'_, '_>) -> Result<(), ReadError> {
        let named = [("n0", Seat::First), ("n1", Seat::Second), ("n2", Seat::Third), ("n3", Seat::Fourth)];
        let back = !self.deals.is_empty();
        for (name, seat) in named {
            let Some(text) = fields.text(name).filter(|text| !text.is_empty()) else { continue };
            self.people[seat].name = fields::unescaped(text).chars().take(64).collect();
            if back && seat.index() < fields.players {
                self.aside(fields, Step::Back { seat })?;
            }
        }
        let list = |name: &str| fields.text(name).map(|text| text.split(',').take(4).collect::<Vec<_>>());
        let (ranks, ratings) = (list("dan").unwrap_or_default(), list("rate").unwrap_or_default());
        for (seat, person) in self.people.iter_mut() {
            if let Some(rank) = ranks.get(seat.index()) {
                person.rank = rank.parse().ok();
            }
            if let Some(rating) = ratings.get(seat.index()) {
                person.rating = rating.parse::<f64>().ok().map(|rating| (rating * 100.0).round() as i32);
            }
        }
        Ok(())
    }
}

/// Splits a name like `T12` into its letter and its number.
fn lettered(name: &str) -> Option<(u8, i32)> {
    let (&letter, digits) = name.as_bytes().split_first()?;
    let known = matches!(letter, b'T'..=b'W' | b'D'..=b'G') && !digits.is_empty() && digits.len() <= 3;
    if !known || !digits.iter().all(u8::is_ascii_digit) {
        return None;
    }
    Some((letter, digits.iter().fold(0, |number, digit| 10 * number + i32::from(digit - b'0'))))
}
