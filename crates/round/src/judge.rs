//! The judge's rulings (P-163).

use hanchan_rules::Penalty;
use hanchan_tiles::{BySeat, Seat};

use crate::event::Event;
use crate::offence::Offence;
use crate::phase::Phase;
use crate::refusal::Refusal;
use crate::round::Round;

/// A judge's ruling.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(rename_all = "kebab-case"))]
pub enum Ruling {
    /// A player committed an offence, for which the rules give the penalty.
    Offence(Seat, Offence),
    /// A player gets a penalty for something the rules leave open.
    Penalty(Seat, Penalty),
    /// The hand of a player in riichi is inspected now (A-P19).
    Inspection(Seat),
    /// Points move between players; the changes add up to zero.
    Points(BySeat<i32>),
    /// The deal is void: riichi stakes are returned and the tiles are dealt again. Not possible once a win has
    /// been paid.
    Redeal,
    /// A note without any effect.
    Remark,
}

impl Ruling {
    fn seat(self) -> Option<Seat> {
        match self {
            Ruling::Offence(seat, _) | Ruling::Penalty(seat, _) | Ruling::Inspection(seat) => Some(seat),
            Ruling::Points(_) | Ruling::Redeal | Ruling::Remark => None,
        }
    }
}

/// The index of a judge's note in the deal.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(transparent))]
pub struct NoteId(pub u16);

/// The maximum number of notes per deal.
const NOTES: usize = 1000;
/// The maximum length of a note in bytes.
const NOTE: usize = 4000;

impl Round {
    /// Returns the judge's notes, in order.
    pub fn notes(&self) -> &[String] {
        self.real.as_ref().map_or(&[], |real| &real.notes)
    }

    /// Records a ruling and its note, and applies the ruling. Only unassisted tables have a judge.
    pub fn rule(&mut self, ruling: Ruling, note: &str) -> Result<(), Refusal> {
        let real = self.real.as_deref().ok_or(Refusal::Assisted)?;
        let paid = matches!(self.phase, Phase::Paid) && ruling == Ruling::Redeal;
        if matches!(self.phase, Phase::Over) || paid {
            return Err(Refusal::Over);
        }
        if note.len() > NOTE || real.notes.len() >= NOTES {
            return Err(Refusal::NoteTooLong);
        }
        if ruling.seat().is_some_and(|seat| seat.index() >= self.seats().count()) {
            return Err(Refusal::NotYourClaim);
        }
        if let Ruling::Points(points) = ruling {
            let players = self.seats().count();
            let sum: i64 = points.0.iter().map(|&points| i64::from(points)).sum();
            let wild = points.0.iter().any(|points| points.unsigned_abs() > MOST_POINTS as u32);
            if sum != 0 || wild || points.0[players..].iter().any(|&points| points != 0) {
                return Err(Refusal::Unbalanced);
            }
        }
        if let Ruling::Inspection(seat) = ruling
            && !self.players[seat.index()].riichi.in_force()
        {
            return Err(Refusal::NoRiichi);
        }
        let id = NoteId(real.notes.len() as u16);
        if let Some(real) = &mut self.real {
            real.notes.push(note.to_owned());
        }
        self.emit(Event::Ruled { ruling, note: id });
        match ruling {
            Ruling::Offence(seat, offence) => self.err(seat, offence),
            Ruling::Penalty(seat, penalty) => self.punish(seat, penalty),
            Ruling::Inspection(seat) => {
                if let Some(offence) = self.fault_in_riichi(seat) {
                    self.err(seat, offence);
                }
            }
            Ruling::Redeal => self.redeal(),
            Ruling::Points(_) | Ruling::Remark => {}
        }
        Ok(())
    }
}

/// An upper limit for points, larger than any payment.
pub(crate) const MOST_POINTS: i32 = 1_000_000;
