//! Checks for circumstances of a win that are impossible or contradict each other.

use std::fmt;

use hanchan_rules::{Chi, PaoCondition, RobClosedKan, Rules, Yaku};
use hanchan_tiles::{Counts, Kind, MeldKind, Wind};

use crate::payment::{in_force, open_sets};
use crate::score::Score;
use crate::win::{Circumstances, Riichi, Win, WinMethod};

/// An error that says why a win is impossible.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Impossible {
    /// A win on the player's own discard.
    OwnDiscard,
    /// A seat that does not exist with three players.
    Seat(Wind),
    /// Ippatsu without riichi.
    Ippatsu,
    /// Ippatsu with chankan where the declaration of the kan ends ippatsu.
    IppatsuChankan,
    /// Rinshan without a kan or a declared North.
    Rinshan,
    /// Rinshan with a ron.
    RinshanRon,
    /// Chankan with a tsumo.
    ChankanTsumo,
    /// Chankan where the rules do not allow it.
    Chankan,
    /// A chi where the rules do not allow it.
    Chi,
    /// Open melds in an uninterrupted first go-around.
    FirstMelds,
    /// Riichi together with a win in the uninterrupted first go-around, before the player could declare it.
    FirstRiichi,
    /// Ura-dora without riichi.
    Ura,
    /// More than four tiles of this kind in the hand, the winning tile and the indicators.
    TooMany(Kind),
    /// Liability for a yaku for which the rules have no liability.
    Liable(Yaku),
    /// Liability of the winner for their own yaku.
    LiableWinner(Yaku),
    /// Declared Norths where the rules do not allow them.
    Norths,
}

impl Impossible {
    /// Returns a stable code for this error.
    pub const fn code(self) -> &'static str {
        match self {
            Impossible::OwnDiscard => "own-discard",
            Impossible::Seat(_) => "no-such-seat",
            Impossible::Ippatsu => "ippatsu-without-riichi",
            Impossible::IppatsuChankan => "ippatsu-chankan",
            Impossible::Rinshan => "rinshan-without-kan",
            Impossible::RinshanRon => "rinshan-ron",
            Impossible::ChankanTsumo => "chankan-tsumo",
            Impossible::Chankan => "no-chankan",
            Impossible::Chi => "no-chi",
            Impossible::FirstMelds => "first-with-melds",
            Impossible::FirstRiichi => "first-with-riichi",
            Impossible::Ura => "ura-without-riichi",
            Impossible::TooMany(_) => "fifth-copy",
            Impossible::Liable(_) | Impossible::LiableWinner(_) => "not-liable",
            Impossible::Norths => "no-norths",
        }
    }
}

impl fmt::Display for Impossible {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Impossible::OwnDiscard => f.write_str("a player cannot win on their own discard"),
            Impossible::Seat(wind) => write!(f, "there is no {wind:?} seat with three players"),
            Impossible::Ippatsu => f.write_str("ippatsu needs riichi"),
            Impossible::IppatsuChankan => {
                f.write_str("under these rules, declaring the kan that is robbed ends ippatsu")
            }
            Impossible::Rinshan => f.write_str("rinshan needs a kan or a declared North"),
            Impossible::RinshanRon => f.write_str("rinshan is a win by tsumo"),
            Impossible::ChankanTsumo => f.write_str("chankan is a win by ron"),
            Impossible::Chankan => f.write_str("no kan can be robbed under these rules"),
            Impossible::Chi => f.write_str("these rules have no chi"),
            Impossible::FirstMelds => f.write_str("a win in the uninterrupted first turn has no open melds"),
            Impossible::FirstRiichi => {
                f.write_str("riichi cannot be declared before a win in the uninterrupted first turn")
            }
            Impossible::Ura => f.write_str("ura-dora need riichi"),
            Impossible::TooMany(kind) => {
                write!(f, "there are more than four {kind} in the hand and the indicators")
            }
            Impossible::Liable(yaku) => write!(f, "no player can be liable for {}", yaku.id()),
            Impossible::LiableWinner(yaku) => write!(f, "the winner cannot be liable for {}", yaku.id()),
            Impossible::Norths => f.write_str("Norths cannot be declared under these rules"),
        }
    }
}

impl std::error::Error for Impossible {}

/// An error that says why a player who is named as liable for a yakuman cannot be.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum NotLiable {
    /// The yaku does not count in this hand.
    NotCounted(Yaku),
    /// Some sets of the yakuman are closed, and the rules ask for all of them to be open.
    NotAllOpen(Yaku),
    /// All sets of the yakuman are closed, so nobody can have fed the last one.
    AllClosed(Yaku),
}

impl fmt::Display for NotLiable {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            NotLiable::NotCounted(yaku) => write!(f, "{} does not count in this hand", yaku.id()),
            NotLiable::NotAllOpen(yaku) => write!(f, "not all sets of {} are open", yaku.id()),
            NotLiable::AllClosed(yaku) => write!(f, "no set of {} is open", yaku.id()),
        }
    }
}

impl std::error::Error for NotLiable {}

impl Win<'_> {
    /// Checks whether the win is possible under the rules. [`score`](crate::score()) also accepts impossible wins.
    pub fn check(&self, rules: &Rules) -> Result<(), Impossible> {
        let Circumstances { by, seat, riichi, ippatsu, rinshan, chankan, first, .. } = self.circumstances;
        let (hand, tsumo) = (self.hand, self.is_tsumo());
        let from = if let WinMethod::Ron { from } = by { from } else { None };
        let players = rules.switches().table.players.count();
        let seats = [Some(seat), from].into_iter().flatten().chain(self.liable.iter().map(|(_, seat)| *seat));
        let mut missing = seats.filter(|seat| seat.index() >= players);
        let kan = hand.melds().iter().any(hanchan_tiles::Meld::is_kan) || hand.norths() > 0;
        let calls = &rules.switches().calls;
        let may_rob = calls.rob_added_kan || calls.rob_closed_kan != RobClosedKan::Never;
        let chi = hand.melds().iter().any(|meld| meld.kind() == MeldKind::Chi);
        let liable = self.liable.iter().find_map(|&(yaku, feeder)| match () {
            () if !in_force(yaku, rules) => Some(Impossible::Liable(yaku)),
            () => (feeder == seat).then_some(Impossible::LiableWinner(yaku)),
        });
        let too_many = self.too_many();
        let wrong = [
            (from == Some(seat), Impossible::OwnDiscard),
            (ippatsu && riichi == Riichi::None, Impossible::Ippatsu),
            (ippatsu && chankan && !rules.switches().riichi.ippatsu_robbed, Impossible::IppatsuChankan),
            (rinshan && !tsumo, Impossible::RinshanRon),
            (rinshan && !kan, Impossible::Rinshan),
            (chankan && tsumo, Impossible::ChankanTsumo),
            (chankan && !may_rob, Impossible::Chankan),
            (chi && calls.chi == Chi::Never, Impossible::Chi),
            (first && hand.melds().iter().any(hanchan_tiles::Meld::is_open), Impossible::FirstMelds),
            (first && riichi != Riichi::None, Impossible::FirstRiichi),
            (!self.ura.is_empty() && riichi == Riichi::None, Impossible::Ura),
            (hand.norths() > 0 && !rules.switches().payments.norths, Impossible::Norths),
        ];
        if let Some(seat) = missing.next() {
            return Err(Impossible::Seat(seat));
        }
        if let Some(why) = liable {
            return Err(why);
        }
        if let Some(kind) = too_many {
            return Err(Impossible::TooMany(kind));
        }
        wrong.into_iter().find(|(wrong, _)| *wrong).map_or(Ok(()), |(_, why)| Err(why))
    }

    /// Checks whether the players who are named as liable can be, given the score of the win.
    /// [`score`](crate::score()) ignores those who cannot.
    pub fn check_liable(&self, rules: &Rules, score: &Score) -> Result<(), NotLiable> {
        for &(yaku, _) in self.liable {
            if !score.yaku().iter().any(|(counted, _)| *counted == yaku) {
                return Err(NotLiable::NotCounted(yaku));
            }
            let (open, sets) = open_sets(self.hand, yaku);
            match rules.switches().yakuman.pao_condition {
                PaoCondition::AllOpen if open < sets => return Err(NotLiable::NotAllOpen(yaku)),
                PaoCondition::LastSet if open == 0 => return Err(NotLiable::AllClosed(yaku)),
                PaoCondition::AllOpen | PaoCondition::LastSet => {}
            }
        }
        Ok(())
    }

    /// Returns a kind of which the hand, the winning tile and the indicators have more than four tiles.
    fn too_many(&self) -> Option<Kind> {
        let mut seen: Counts = *self.hand.held();
        let others = [self.tile].into_iter().chain(self.dora.iter().chain(self.ura).copied());
        others.map(hanchan_tiles::Tile::kind).find(|&kind| seen.add(kind).is_err())
    }
}
