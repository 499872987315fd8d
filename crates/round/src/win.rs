//! Whether a player may win, and the resulting score.

use hanchan_rules::{RenhouDiscard, Rules, Yaku};
use hanchan_score::{Circumstances, NoScore, Riichi, Score, Win, WinMethod, score};
use hanchan_tiles::{Hand, Seat, Tile, Wind};

use crate::phase::Offered;
use crate::player::{PlayerState, RiichiState};
use crate::refusal::{Furiten, Refusal};
use crate::round::Round;

/// A possible win: the player, the tile, and how the tile was obtained.
#[derive(Clone, Copy)]
pub(crate) struct Chance {
    pub(crate) seat: Seat,
    pub(crate) tile: Tile,
    /// The seat the tile comes from; `None` for a tsumo.
    pub(crate) from: Option<Seat>,
    pub(crate) rinshan: bool,
    /// Why the tile can be claimed; a discard for a tsumo.
    pub(crate) offered: Offered,
    /// The numbers of honba and sticks that the winner would collect.
    pub(crate) honba: u8,
    pub(crate) sticks: u8,
}

impl Chance {
    fn is_chankan(self) -> bool {
        matches!(self.offered, Offered::AddedKan | Offered::ClosedKan)
    }
}

pub(crate) const LIABLE: [Yaku; 4] = [Yaku::Daisangen, Yaku::Shousuushii, Yaku::Daisuushii, Yaku::Suukantsu];

impl Round {
    /// Returns the possible win with a drawn tile.
    pub(crate) fn by_drawing(&self, seat: Seat, tile: Tile, rinshan: bool) -> Chance {
        let (honba, sticks) = (self.setup.honba, self.ledger.sticks);
        Chance { seat, tile, from: None, rinshan, offered: Offered::Discard, honba, sticks }
    }

    /// Returns the possible win on another player's tile.
    pub(crate) fn on_tile(&self, seat: Seat, tile: Tile, from: Seat, offered: Offered) -> Chance {
        let (honba, sticks) = (self.setup.honba, self.ledger.sticks);
        Chance { seat, tile, from: Some(from), rinshan: false, offered, honba, sticks }
    }

    /// Scores a possible win.
    pub(crate) fn score_of(&self, chance: Chance) -> Result<Score, NoScore> {
        let player = &self.players[chance.seat.index()];
        let mut hand = player.hand;
        if chance.from.is_none() {
            let held = hand.discard(chance.tile);
            debug_assert!(held.is_ok(), "{held:?}");
        }
        self.score_with(&hand, player, chance)
    }

    fn score_with(&self, hand: &Hand, player: &PlayerState, chance: Chance) -> Result<Score, NoScore> {
        let rules: &Rules = &self.rules;
        let seat = chance.seat;
        let (mut dora, mut ura) = ([chance.tile; 5], [chance.tile; 5]);
        let open = usize::from(self.ledger.indicators).min(dora.len());
        for number in 0..open {
            dora[number] = self.wall.indicator(number as u8);
            ura[number] = self.wall.ura(number as u8);
        }
        let mut liable = [(Yaku::Daisangen, Wind::East); 4];
        let mut liable_count = 0;
        for (yaku, liable_seat) in LIABLE.into_iter().zip(self.ledger.liable[seat]) {
            if let Some(liable_seat) = liable_seat {
                liable[liable_count] = (yaku, self.wind(liable_seat));
                liable_count += 1;
            }
        }
        let riichi = match player.riichi {
            RiichiState::Yes { double: true } => Riichi::Double,
            RiichiState::Yes { double: false } => Riichi::Declared,
            _ => Riichi::None,
        };
        let circumstances = Circumstances {
            by: match chance.from {
                None => WinMethod::Tsumo,
                Some(from) => WinMethod::Ron { from: Some(self.wind(from)) },
            },
            seat: self.wind(seat),
            round: self.setup.round,
            riichi,
            ippatsu: player.ippatsu
                && (chance.offered == Offered::Discard || rules.switches().riichi.ippatsu_robbed),
            rinshan: chance.rinshan,
            chankan: chance.is_chankan(),
            last: if chance.from.is_some() { self.live_for_claims() } else { self.live() } == 0,
            first: self.is_first(chance),
            honba: chance.honba,
            sticks: chance.sticks,
        };
        let win = Win {
            hand,
            tile: chance.tile,
            circumstances,
            dora: &dora[..open],
            ura: &ura[..open],
            liable: &liable[..liable_count],
        };
        score(&win, rules)
    }

    /// Returns whether a win would be in the uninterrupted first go-around, before the winner's first discard.
    fn is_first(&self, chance: Chance) -> bool {
        let seat = chance.seat;
        let calls = &self.rules.switches().calls;
        let early =
            self.players[seat.index()].discards() == 0 && !self.is_broken(calls.first_round_broken, seat);
        let renhou_discard = self.rules.switches().hands.renhou_discard;
        let fits = match chance.from {
            None => true,
            Some(from) => {
                !chance.is_chankan()
                    && (renhou_discard == RenhouDiscard::BeforeOwnTurn
                        || (from == self.setup.dealer && self.players[from.index()].discards() == 1))
            }
        };
        early && fits
    }

    /// Returns the furiten that keeps a player from winning on another player's tile, if any.
    pub(crate) fn furiten(&self, seat: Seat) -> Option<Furiten> {
        let (player, switches) = (&self.players[seat.index()], &self.rules.switches().riichi);
        let own = player.waits.intersection(player.discarded);
        if switches.discard_furiten && !own.is_empty() {
            let tiles = player.river.tiles();
            let at = tiles.iter().position(|discard| own.contains(discard.tile.kind())).unwrap_or(0);
            let kind = tiles.get(at).map(|discard| discard.tile.kind()).or_else(|| own.iter().next())?;
            return Some(Furiten::Discarded(kind, at));
        }
        if player.passed_in_riichi {
            return Some(Furiten::PassedInRiichi);
        }
        player.passed.then_some(Furiten::Passed)
    }

    /// Returns `Ok` if a player can win on a tile, and the reason if not.
    pub(crate) fn may_ron(&self, chance: Chance) -> Result<(), Refusal> {
        let player = &self.players[chance.seat.index()];
        if !player.waits.contains(chance.tile.kind()) {
            return Err(Refusal::NotComplete(player.waits));
        }
        if let Some(furiten) = self.furiten(chance.seat) {
            return Err(Refusal::Furiten(furiten));
        }
        self.score_of(chance).map(|_| ()).map_err(|why| no_score(why, player))
    }
}

pub(crate) fn no_score(why: NoScore, player: &PlayerState) -> Refusal {
    match why {
        NoScore::NoYaku => Refusal::NoYaku,
        NoScore::LateYaku => Refusal::LateYaku,
        NoScore::TooFewHan { han, least } => Refusal::TooFewHan { han, least },
        _ => Refusal::NotComplete(player.waits),
    }
}
