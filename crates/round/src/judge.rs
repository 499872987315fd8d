//! What the judge records and rules (P-163).

use hanchan_rules::Penalty;
use hanchan_tiles::{BySeat, Seat};

use crate::event::Event;
use crate::offence::Offence;
use crate::phase::Phase;
use crate::refusal::Refusal;
use crate::round::Round;

/// What a judge decides.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(rename_all = "kebab-case"))]
pub enum Ruling {
    /// A player did this; the rules say what it costs.
    Offence(Seat, Offence),
    /// Something the rules leave open costs a player this.
    Penalty(Seat, Penalty),
    /// The hand of a player in riichi is looked at now (A-P19).
    Inspection(Seat),
    /// Points move; they add up to nothing.
    Points(BySeat<i32>),
    /// The deal is void: stakes go back, and it is dealt again. A deal that was won and paid is not.
    Redeal,
    /// Nothing but the note.
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

/// The number of a judge's note in the deal.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(transparent))]
pub struct NoteId(pub u16);

/// More than anybody writes about a deal.
const NOTES: usize = 1000;
/// The longest note, in bytes.
const NOTE: usize = 4000;

impl Round {
    /// The judge's notes, in order.
    pub fn notes(&self) -> &[String] {
        self.real.as_ref().map_or(&[], |real| &real.notes)
    }

    /// The judge rules, and says why. There is a judge at real tables only.
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

/// No payment is higher.
pub(crate) const MOST_POINTS: i32 = 1_000_000;
