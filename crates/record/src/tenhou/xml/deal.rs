//! Reads a deal in an XML record, without its end.

use hanchan_round::Setup;
use hanchan_tiles::{BySeat, Seat, Wind};

use super::Reader;
use super::calls::{Call, decode};
use super::fields::{Fields, piece};
use crate::error::{Expected, MOST_ON_TABLE, ReadError, ReadProblem};
use crate::recorded::{RecordedDeal, RecordedStep, Step};

/// The maximum number of steps, far more than a deal has.
const MOST_STEPS: usize = 1000;

/// The maximum number of deals, far more than a game has.
const MOST_DEALS: usize = 200;

const HANDS: [&str; 4] = ["hai0", "hai1", "hai2", "hai3"];

impl Reader {
    pub(super) fn init(&mut self, fields: &Fields<'_, '_>) -> Result<(), ReadError> {
        if self.deals.len() == MOST_DEALS {
            return Err(fields.lexer.expected(fields.at, Expected::FewerDeals));
        }
        let [Some(deal), Some(honba), Some(sticks), one, two, Some(indicator)] = fields.with_gaps("seed")?
        else {
            return Err(fields.bad("seed", Expected::Numbers(6)));
        };
        let round =
            usize::try_from(deal / 4).ok().filter(|_| deal >= 0).and_then(|round| Wind::ALL.get(round));
        let byte = |number: i32| u8::try_from(number).ok().filter(|&number| number <= MOST_ON_TABLE);
        let pips = |number: i32| byte(number).filter(|&number| number < 6).map(|number| number + 1);
        // Some records of private lobbies lack the dice.
        let dice = match (one, two) {
            (None, None) => Some(None),
            (Some(one), Some(two)) => pips(one).zip(pips(two)).map(|(one, two)| Some([one, two])),
            _ => None,
        };
        let (Some(&round), Some(honba), Some(sticks), Some(dice)) = (round, byte(honba), byte(sticks), dice)
        else {
            return Err(fields.bad("seed", Expected::Numbers(6)));
        };
        self.shuffled_deals += usize::from(fields.has("shuffle"));
        let mut hands = BySeat::<Vec<_>>::default();
        for (seat, name) in Seat::ALL.into_iter().zip(HANDS).take(fields.players) {
            hands[seat] = fields.wall_tiles(name)?;
            if hands[seat].len() != 13 {
                return Err(fields.bad(name, Expected::Numbers(13)));
            }
        }
        let setup =
            Setup { dealer: fields.seat("oya")?, round, honba, sticks, points: fields.points("ten")? };
        let indicator = fields.wall_tile("seed", indicator, fields.at)?;
        self.drawn = BySeat::default();
        self.deals.push(RecordedDeal {
            at: fields.at,
            setup,
            dice,
            indicator,
            hands,
            steps: Vec::with_capacity(160),
            further: None,
            end: None,
            end_at: fields.at,
        });
        Ok(())
    }

    /// Adds a step to a deal in progress.
    pub(super) fn step(&mut self, fields: &Fields<'_, '_>, step: Step) -> Result<(), ReadError> {
        match self.deals.last() {
            Some(deal) if deal.end.is_none() => self.aside(fields, step),
            _ => Err(fields.lexer.expected(fields.at, Expected::Element).out_of_place(step)),
        }
    }

    /// Adds a step that is not part of the play. A step before the first deal is ignored.
    pub(super) fn aside(&mut self, fields: &Fields<'_, '_>, step: Step) -> Result<(), ReadError> {
        let Some(deal) = self.deals.last_mut() else { return Ok(()) };
        if deal.steps.len() == MOST_STEPS {
            return Err(fields.lexer.expected(fields.at, Expected::FewerSteps));
        }
        deal.steps.push(RecordedStep { at: fields.at, step });
        Ok(())
    }

    /// Reads a draw (`T12`) or a discard (`D12`).
    pub(super) fn tile(&mut self, fields: &Fields<'_, '_>, letter: u8, number: i32) -> Result<(), ReadError> {
        let (is_draw, first) = if letter >= b'T' { (true, b'T') } else { (false, b'D') };
        let seat = Seat::from_index(usize::from(letter - first)).filter(|seat| seat.index() < fields.players);
        let Some(seat) = seat else { return Err(fields.lexer.expected(fields.at, Expected::Player)) };
        let Some(tile) = piece(number, fields.tiles) else {
            return Err(fields.lexer.expected(fields.at, Expected::Tile));
        };
        if is_draw {
            self.drawn[seat] = Some(number);
            return self.step(fields, Step::Draw { seat, tile });
        }
        let drawn = self.drawn[seat].take() == Some(number);
        self.step(fields, Step::Discard { seat, tile: tile.tile, drawn })
    }

    pub(super) fn call(&mut self, fields: &Fields<'_, '_>) -> Result<(), ReadError> {
        let (seat, number) = (fields.seat("who")?, fields.number("m", 0, 0xffff)?);
        let call = decode(number as u32, fields.tiles).ok_or_else(|| fields.bad("m", Expected::Call))?;
        let step = match call {
            Call::Claim(meld, side) => {
                let from = seat.at(side);
                if from.index() >= fields.players {
                    return Err(fields.bad("m", Expected::Player));
                }
                self.drawn[seat] = None;
                Step::Claim { seat, from, meld }
            }
            Call::ClosedKan(meld) => Step::ClosedKan { seat, kind: meld.lowest() },
            Call::AddedKan(_, tile) => Step::AddedKan { seat, tile },
            Call::North => Step::North { seat },
        };
        self.step(fields, step)
    }

    pub(super) fn riichi(&mut self, fields: &Fields<'_, '_>) -> Result<(), ReadError> {
        let seat = fields.seat("who")?;
        let points = if fields.has("ten") { Some(fields.points("ten")?) } else { None };
        let declares = fields.number("step", 1, 2)? == 1;
        let step = if declares { Step::Riichi { seat } } else { Step::Stake { seat, points } };
        self.step(fields, step)?;
        if declares && let Some(deal) = self.deals.last_mut() {
            put_before_discard(&mut deal.steps, seat);
        }
        Ok(())
    }
}

/// Moves a declaration of riichi, which is the last step, before its discard if the record has them the other way
/// round. Nobody can declare right after their own discard, so the order is clear.
fn put_before_discard(steps: &mut [RecordedStep], declarer: Seat) {
    let Some(last) = steps.len().checked_sub(1) else { return };
    let aside = |step: &RecordedStep| matches!(step.step, Step::Left { .. } | Step::Back { .. });
    let before = steps[..last].iter().rposition(|step| !aside(step));
    if let Some(at) = before
        && matches!(steps[at].step, Step::Discard { seat, .. } if seat == declarer)
    {
        steps[at..].rotate_right(1);
    }
}

impl ReadError {
    fn out_of_place(self, step: Step) -> ReadError {
        let name = match step {
            Step::Draw { .. } => "a draw",
            Step::Discard { .. } => "a discard",
            Step::Indicator { .. } => "DORA",
            Step::Riichi { .. } | Step::Stake { .. } => "REACH",
            _ => "N",
        };
        ReadError { problem: ReadProblem::OutOfPlace(name.to_owned()), ..self }
    }
}
