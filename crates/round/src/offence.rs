//! Players' offences at unassisted tables, and their penalties.

use hanchan_rules::{Penalty, Rules};
use hanchan_tiles::Kind;

use crate::act::Claim;
use crate::codes::codes;
use crate::refusal::Refusal;

/// The reason why a hand shown as a win does not win.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(rename_all = "kebab-case"))]
pub enum NoWin {
    /// The hand is not complete.
    NotComplete,
    /// The player is furiten.
    Furiten,
    /// The hand has no yaku, or too few (G-007).
    NoYaku,
    /// The kan or North cannot be robbed.
    NotRobbed,
    /// The hand is dead (P-157).
    DeadHand,
}

impl From<Refusal> for NoWin {
    fn from(why: Refusal) -> NoWin {
        match why {
            Refusal::Furiten(_) => NoWin::Furiten,
            Refusal::NoYaku | Refusal::LateYaku | Refusal::TooFewHan { .. } => NoWin::NoYaku,
            Refusal::ClosedKanNotRobbed | Refusal::NotYourClaim => NoWin::NotRobbed,
            Refusal::DeadHand => NoWin::DeadHand,
            _ => NoWin::NotComplete,
        }
    }
}

/// A declared set that is invalid or not allowed.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(rename_all = "kebab-case"))]
pub enum FalseSet {
    /// A pon, chi or open kan on another player's tile.
    Claim(Claim),
    /// A closed kan.
    ClosedKan(Kind),
    /// A tile added to a pon.
    AddedKan(Kind),
}

/// The tiles that were knocked over.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(rename_all = "kebab-case"))]
pub enum Toppled {
    /// Tiles of the live wall.
    LiveWall,
    /// Tiles of the dead wall.
    DeadWall,
    /// Tiles of the player's own hand.
    OwnHand,
    /// Tiles of another player's hand.
    OthersHand,
}

/// A player's offence. The engine detects the first seven variants; the judge records the others.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(rename_all = "kebab-case"))]
pub enum Offence {
    /// The player showed a hand that does not win (P-047, P-150).
    FalseWin(NoWin),
    /// The player called ron or tsumo without showing the hand (P-048).
    Shout,
    /// The player declared riichi without being tenpai, which was discovered at a draw (P-151).
    NotenRiichi,
    /// The player made a kan after riichi that changes the hand, which was discovered at a draw or a win (P-152).
    FalseKanAfterRiichi,
    /// The player declared riichi with too few live tiles (P-161); carries how many there were.
    RiichiTooLate(u8),
    /// The player declared an invalid pon, chi or kan (P-160).
    FalseCall(FalseSet),
    /// The player claimed a tile with a dead hand (P-154).
    CallWithDeadHand(Claim),
    /// The player knocked tiles over (P-153, P-159); carries the number of tiles.
    Exposure(Toppled, u8),
    /// The player holds too many or too few tiles (P-158).
    WrongCount,
    /// The player drew out of turn (P-162).
    OutOfTurn,
    /// The player looked at another player's hand (P-155).
    Peeking,
}

codes!(Offence {
    Offence::FalseWin(_) => "false-win",
    Offence::Shout => "shout",
    Offence::NotenRiichi => "noten-riichi",
    Offence::FalseKanAfterRiichi => "false-kan-after-riichi",
    Offence::RiichiTooLate(_) => "riichi-too-late",
    Offence::FalseCall(_) => "false-call",
    Offence::CallWithDeadHand(_) => "call-with-dead-hand",
    Offence::Exposure(..) => "exposure",
    Offence::WrongCount => "wrong-count",
    Offence::OutOfTurn => "out-of-turn",
    Offence::Peeking => "peeking",
});

impl Offence {
    /// Returns the penalty for the offence under these rules.
    pub fn penalty(self, rules: &Rules) -> Penalty {
        let penalties = &rules.switches().penalties;
        match self {
            Offence::FalseWin(_) => penalties.false_win,
            Offence::Shout => penalties.shout,
            Offence::NotenRiichi => penalties.noten_riichi,
            Offence::FalseKanAfterRiichi => penalties.false_kan_after_riichi,
            Offence::RiichiTooLate(_) => rules.switches().riichi.too_late,
            Offence::FalseCall(_) => penalties.false_call,
            Offence::CallWithDeadHand(_) => penalties.call_with_dead_hand,
            // Knocking over a few tiles of one's own hand or of the live wall costs nothing (A-P17).
            Offence::Exposure(_, tiles) if tiles >= penalties.exposure_chombo_from => Penalty::Chombo,
            Offence::Exposure(_, 0) | Offence::Exposure(Toppled::LiveWall | Toppled::OwnHand, _) => {
                Penalty::None
            }
            Offence::Exposure(..) => penalties.exposure,
            Offence::WrongCount => penalties.wrong_count,
            Offence::OutOfTurn => penalties.out_of_turn,
            Offence::Peeking => penalties.peeking,
        }
    }
}
