//! Everything a player can say to a deal, as one type.

use hanchan_tiles::{BySeat, Seat};

use crate::act::{Claim, TurnAct};
use crate::refusal::Refusal;
use crate::round::Round;

/// Something a player does. The last seven are done at real tables.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Move {
    /// An act in his turn.
    Act(TurnAct),
    /// An answer to a tile.
    Claim(Claim),
    /// He shows a waiting hand in a draw, or hides it.
    Show(bool),
    /// He draws from the wall.
    Draw,
    /// He says ron or tsumo, and shows nothing.
    Shout,
    /// He says what each has to pay for his hand.
    Announce(BySeat<i32>),
    /// He agrees with what was announced.
    Agree,
    /// He objects to it.
    Object,
    /// He noticed that what was paid is wrong.
    Correct,
    /// He mixes the tiles.
    Mix,
}

impl Round {
    /// A player does something. What is refused changes nothing.
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
