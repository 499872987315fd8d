//! All moves a player can make in a deal, as one type.

use hanchan_tiles::{BySeat, Seat};

use crate::act::{Claim, TurnAct};
use crate::refusal::Refusal;
use crate::round::Round;

/// A player's move. The last seven exist at unassisted tables only.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(rename_all = "kebab-case"))]
pub enum Move {
    /// An act in the player's own turn.
    Act(TurnAct),
    /// An answer to a tile that can be claimed.
    Claim(Claim),
    /// Show a tenpai hand after an exhaustive draw, or hide it.
    Show(bool),
    /// Draw from the wall.
    Draw,
    /// Call ron or tsumo without showing the hand.
    Shout,
    /// Announce what each player pays for the winning hand.
    Announce(BySeat<i32>),
    /// Agree with the announced payments.
    Agree,
    /// Object to the announced payments.
    Object,
    /// Correct a wrong payment.
    Correct,
    /// Mix the tiles, which ends the deal.
    Mix,
}

impl Round {
    /// Plays a move of any type. A refused move changes nothing.
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
