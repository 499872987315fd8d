//! Wins with everything that their value depends on.

use hanchan_round::{RiichiState, Round, Winner};
use hanchan_rules::{Rules, Yaku};
use hanchan_score::{Circumstances, Riichi, Score, Win, WinMethod, score};
use hanchan_tiles::{Tile, Wind};

use crate::example::Case;

/// A win with everything that its value depends on.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Won {
    /// The hand and how it was won.
    pub case: Case,
    /// The dora indicators.
    pub dora: Vec<Tile>,
    /// The ura-dora indicators; empty without riichi.
    pub ura: Vec<Tile>,
    /// The liable players, by seat wind, and the yakuman they are liable for.
    pub liable: Vec<(Yaku, Wind)>,
}

impl Won {
    /// Returns a win without dora and without a liable player.
    pub(crate) fn plain(case: Case) -> Won {
        Won { case, dora: Vec::new(), ura: Vec::new(), liable: Vec::new() }
    }

    /// Returns the win in the form the scorer takes.
    pub fn win(&self) -> Win<'_> {
        Win { dora: &self.dora, ura: &self.ura, liable: &self.liable, ..self.case.win() }
    }

    /// Returns the win's score, or `None` if it is not a valid win under these rules.
    pub fn score(&self, rules: &Rules) -> Option<Score> {
        score(&self.win(), rules).ok()
    }

    /// Reconstructs a win from a finished deal. Returns `None` if what is visible after the deal does not explain
    /// the payment.
    pub(crate) fn of(round: &Round, winner: &Winner) -> Option<Won> {
        let (player, rules) = (round.player(winner.seat), round.rules());
        let tsumo = winner.from == winner.seat;
        let mut hand = player.hand.taken_in();
        if tsumo {
            hand.discard(winner.tile).ok()?;
        }
        let has = |yaku: Yaku| winner.score.yaku().iter().any(|&(counted, _)| counted == yaku);
        let riichi = match player.riichi {
            RiichiState::Yes { double: true } => Riichi::Double,
            RiichiState::Yes { double: false } => Riichi::Declared,
            RiichiState::No | RiichiState::Declared { .. } => Riichi::None,
        };
        let by =
            if tsumo { WinMethod::Tsumo } else { WinMethod::Ron { from: Some(round.wind(winner.from)) } };
        let dora: Vec<Tile> = round.indicators().collect();
        let ura = (0..dora.len()).map(|number| round.wall().ura(number as u8));
        let stake = round.rules().switches().riichi.stake.max(1);
        let circumstances = Circumstances {
            by,
            seat: round.wind(winner.seat),
            round: round.setup().round,
            riichi,
            ippatsu: has(Yaku::Ippatsu),
            rinshan: has(Yaku::Rinshan),
            chankan: has(Yaku::Chankan),
            last: has(Yaku::Haitei) || has(Yaku::Houtei),
            first: has(Yaku::Tenhou) || has(Yaku::Chiihou) || has(Yaku::Renhou),
            honba: round.setup().honba,
            sticks: u8::try_from(winner.score.payments.sticks / stake).ok()?,
        };
        let won = Won {
            case: Case { hand, tile: winner.tile, circumstances },
            ura: if riichi == Riichi::None { Vec::new() } else { ura.collect() },
            dora,
            liable: round.liable(winner.seat).map(|(yaku, seat)| (yaku, round.wind(seat))).collect(),
        };
        let again = won.score(rules)?;
        (again == winner.score && won.win().check(rules).is_ok()).then_some(won)
    }
}
