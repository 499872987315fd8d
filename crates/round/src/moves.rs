//! Everything a player can do in a deal, as one type.

use hanchan_tiles::{BySeat, Seat};

use crate::act::{Claim, TurnAct};
use crate::refusal::Refusal;
use crate::round::Round;

/// Something a player does. The last seven are for unassisted tables.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(rename_all = "kebab-case"))]
pub enum Move {
    /// An act in their turn.
    Act(TurnAct),
    /// An answer to a tile that can be claimed.
    Claim(Claim),
    /// Show a tenpai hand in a draw, or hide it.
    Show(bool),
    /// Draw from the wall.
    Draw,
    /// Call ron or tsumo and show nothing.
    Shout,
    /// Announce what each player has to pay for the hand.
    Announce(BySeat<i32>),
    /// Agree with what was announced.
    Agree,
    /// Object to what was announced.
    Object,
    /// Correct a wrong payment.
    Correct,
    /// Mix the tiles.
    Mix,
}

impl Round {
    /// A player does something. A refused move changes nothing.
    pub fn play(&mut self, seat: Seat, what: Move) -> Result<(), Refusal> {
        match what {
            Move::Act(act) => self.act(seat, act),
            Move::Claim(claim) => self.claim(seat, claim),
            Move::Show(tenpai) => self.show(seat, tenpai),
            Move::Draw => self.draw(seat),
            Move::Shout => self.shout(seat),
            Move::Announce(each) => self.announce(seat, each),
            Move::Agree => self.agree(seat),
            Move::Object => self.object(seat),
            Move::Correct => self.correct(seat),
            Move::Mix => self.mix(),
        }
    }
}
