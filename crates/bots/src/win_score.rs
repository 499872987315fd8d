//! Scores wins from what a player sees.

use hanchan_round::{Offered, RiichiState, Source};
use hanchan_rules::{RenhouDiscard, RonBonus, Yaku};
use hanchan_score::{Circumstances, NoScore, Riichi, Score, Win, WinMethod, score};
use hanchan_tiles::{BySeat, Hand, Seat, Tile, Wind};
use hanchan_view::{Opened, SeatView};

use crate::offer::Offer;

/// A win that a player could take now.
#[derive(Clone, Copy, Debug)]
pub(crate) struct WinCandidate<'a> {
    /// The winner.
    pub(crate) seat: Seat,
    /// The hand without the winning tile.
    pub(crate) hand: &'a Hand,
    /// The winning tile.
    pub(crate) tile: Tile,
    /// The player who discarded the winning tile, or whose kan is robbed; `None` for tsumo.
    pub(crate) from: Option<Seat>,
    /// Why the tile can be claimed; a discard for tsumo.
    pub(crate) offered: Offered,
    /// Number of tiles left in the live wall.
    pub(crate) live: u8,
    /// The ura-dora indicators that are known.
    pub(crate) ura: &'a [Tile],
}

impl WinCandidate<'_> {
    /// Scores the win. If the tile does not give a valid win, returns the reason as an error. Does not check
    /// furiten.
    pub(crate) fn score(&self, view: &SeatView) -> Result<Score, NoScore> {
        let rules = view.rules();
        let mut liable = [(Yaku::Daisangen, Wind::East); 4];
        let mut count = 0;
        for (entry, (yaku, feeder)) in liable.iter_mut().zip(view.course.liable(self.seat)) {
            *entry = (yaku, view.wind(feeder));
            count += 1;
        }
        let rinshan = match view.course.source {
            _ if self.from.is_some() => false,
            Source::AfterKan => true,
            Source::AfterNorth => rules.switches().payments.north_rinshan,
            Source::Wall | Source::Claim => false,
        };
        let circumstances = Circumstances {
            by: match self.from {
                None => WinMethod::Tsumo,
                Some(from) => WinMethod::Ron { from: Some(view.wind(from)) },
            },
            seat: view.wind(self.seat),
            round: view.setup.round,
            riichi: match view.fronts[self.seat].riichi {
                RiichiState::Yes { double: true } => Riichi::Double,
                RiichiState::Yes { double: false } => Riichi::Declared,
                RiichiState::No | RiichiState::Declared { .. } => Riichi::None,
            },
            ippatsu: view.course.ippatsu[self.seat]
                && (self.offered == Offered::Discard || rules.switches().riichi.ippatsu_robbed),
            rinshan,
            chankan: self.is_chankan(),
            last: self.live == 0,
            first: self.is_first(view),
            honba: view.setup.honba,
            sticks: view.sticks,
        };
        let win = Win {
            hand: self.hand,
            tile: self.tile,
            circumstances,
            dora: &view.indicators,
            ura: self.ura,
            liable: &liable[..count],
        };
        score(&win, rules)
    }

    /// Returns whether the win robs a kan (chankan).
    fn is_chankan(&self) -> bool {
        matches!(self.offered, Offered::AddedKan | Offered::ClosedKan)
    }

    /// Returns whether the win happens in the first, uninterrupted go-around, before the winner's first
    /// discard.
    fn is_first(&self, view: &SeatView) -> bool {
        let switches = view.rules().switches();
        let discards = |seat: Seat| view.fronts[seat].river.len();
        let fits = match self.from {
            None => true,
            Some(from) => {
                !self.is_chankan()
                    && (switches.hands.renhou_discard == RenhouDiscard::BeforeOwnTurn
                        || (from == view.setup.dealer && discards(from) == 1))
            }
        };
        fits && discards(self.seat) == 0
            && !view.course.is_broken(switches.calls.first_round_broken, self.seat)
    }
}

/// Scores the player's own win with the tile they drew.
pub(crate) fn tsumo_score(view: &SeatView) -> Option<Score> {
    let tile = view.hand.drawn()?;
    let mut hand = view.hand;
    hand.discard(tile).ok()?;
    let win = WinCandidate {
        seat: view.seat,
        hand: &hand,
        tile,
        from: None,
        offered: Offered::Discard,
        live: view.live,
        ura: &[],
    };
    win.score(view).ok()
}

/// Scores the player's own win on an offered tile. Does not check furiten.
pub(crate) fn ron_score(view: &SeatView, offer: Offer) -> Option<Score> {
    let Offer { tile, from, live, offered } = offer;
    let win =
        WinCandidate { seat: view.seat, hand: &view.hand, tile, from: Some(from), offered, live, ura: &[] };
    win.score(view).ok()
}

/// Returns what each player has to pay for a revealed winning hand, with honba (P-043, A-P45).
pub(crate) fn payments_of(view: &SeatView, seat: Seat, opened: &Opened) -> Option<BySeat<i32>> {
    let from = Some(opened.from).filter(|&from| from != seat);
    // A kan is robbed before its replacement tile is drawn.
    let offered = from.map_or(Offered::Discard, |from| view.course.offered_by(from));
    let Opened { hand, tile, ura, .. } = opened;
    let win = WinCandidate { seat, hand, tile: *tile, from, offered, live: view.live, ura };
    let payments = win.score(view).ok()?.payments;
    let players = view.rules().switches().table.players;
    // Other winners on the same discard may be nearer to it and get all the honba.
    let nearer = |from: Seat| {
        let turn_order = std::iter::successors(Some(from.next(players)), |seat| Some(seat.next(players)));
        turn_order.take_while(|&other| other != seat).any(|other| view.course.opened[other].is_some())
    };
    let only_nearest = view.rules().switches().calls.ron_bonus == RonBonus::Nearest;
    let without_honba = only_nearest && from.is_some_and(nearer);
    Some(BySeat::from_fn(|other| match () {
        () if other == seat || other.index() >= players.count() => 0,
        () if without_honba => -payments.hand[view.wind(other).index()],
        () => -payments.of(view.wind(other)),
    }))
}

/// Returns the points of a 13-tile hand if it wins with `tile` later in the deal. Of the yaku that depend on
/// circumstances, only riichi counts.
pub(crate) fn win_points(
    view: &SeatView,
    hand: &Hand,
    tile: Tile,
    by: WinMethod,
    riichi: Riichi,
) -> Option<i32> {
    let circumstances = Circumstances {
        by,
        seat: view.wind(view.seat),
        round: view.setup.round,
        riichi,
        honba: view.setup.honba,
        ..Circumstances::default()
    };
    let win = Win { dora: &view.indicators, ..Win::new(hand, tile, circumstances) };
    score(&win, view.rules()).ok().map(|score| score.payments.points)
}
