//! Converts games played by our engine to records.

use hanchan_game::{Game, Standing};
use hanchan_round::{Abort, Ending, Event, Outcome, Round, Sitting, Winner};
use hanchan_rules::{Rules, Yaku};
use hanchan_score::{Limit, Score};
use hanchan_tiles::{BySeat, Seat, Tile, Wind};

use crate::recorded::{
    DrawKind, Extent, RecordedDeal, RecordedDraw, RecordedEnd, RecordedGame, RecordedPlayer, RecordedResult,
    RecordedStep, RecordedValue, RecordedWin, Step, WallTile, Writer,
};
use crate::rules::RecordedRules;

/// The reason why a game cannot be recorded in other formats.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Unrecordable {
    /// The game was played at an unassisted table, with clocks, offences, announcements and rulings.
    RealTable,
    /// A deal ended in a chombo.
    Chombo,
    /// The judge ordered a redeal.
    Void,
}

impl std::fmt::Display for Unrecordable {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(match self {
            Unrecordable::RealTable => "a game at an unassisted table",
            Unrecordable::Chombo => "a deal that ended in a chombo",
            Unrecordable::Void => "a deal that was redealt",
        })
    }
}

impl std::error::Error for Unrecordable {}

/// Returns a wall tile of which only the face is known.
pub(crate) fn wall_tile(tile: Tile) -> WallTile {
    WallTile { tile, piece: None }
}

/// Converts an event to the step that a record shows, if any. `points` are the players' points before the event,
/// from which the points after a riichi stake are calculated.
pub(crate) fn step_of(round: &Round, event: Event, points: &BySeat<i32>) -> Option<Step> {
    Some(match event {
        // The dealer's fourteenth tile is part of this event, but records show it as a draw.
        Event::Dealt => {
            let place = 13 * round.seats().count();
            Step::Draw { seat: round.dealer(), tile: wall_tile(*round.wall().tiles().get(place)?) }
        }
        Event::Drew { seat, tile } | Event::Replaced { seat, tile } => {
            Step::Draw { seat, tile: wall_tile(tile) }
        }
        Event::Riichi { seat } => Step::Riichi { seat },
        Event::Discarded { seat, tile, drawn, .. } => Step::Discard { seat, tile, drawn },
        Event::StakeLaid { seat } => {
            let mut points = *points;
            points[seat] -= round.rules().switches().riichi.stake;
            Step::Stake { seat, points: Some(points) }
        }
        Event::Claimed { seat, meld } => Step::Claim { seat, from: seat.at(meld.from()?), meld },
        Event::ClosedKan { seat, meld } => Step::ClosedKan { seat, kind: meld.lowest() },
        Event::AddedKan { seat, tile } => Step::AddedKan { seat, tile },
        Event::North { seat } => Step::North { seat },
        Event::Indicator { tile } => Step::Indicator { tile: wall_tile(tile) },
        _ => return None,
    })
}

/// Returns the reason why a deal ended without a winner.
pub(crate) fn draw_kind(outcome: &Outcome) -> Option<DrawKind> {
    Some(match outcome.ending {
        Ending::Won | Ending::Chombo | Ending::Void => return None,
        Ending::Exhausted if outcome.nagashi.0.contains(&true) => DrawKind::Nagashi,
        Ending::Exhausted => DrawKind::Exhausted,
        Ending::Aborted(Abort::NineKinds) => DrawKind::NineKinds,
        Ending::Aborted(Abort::FourRiichi) => DrawKind::FourRiichi,
        Ending::Aborted(Abort::FourWinds) => DrawKind::FourWinds,
        Ending::Aborted(Abort::FourKans) => DrawKind::FourKans,
        Ending::Aborted(Abort::ThreeRons) => DrawKind::ThreeRons,
    })
}

/// Returns the ura indicators that count for this winner.
pub(crate) fn ura_of(round: &Round, seat: Seat) -> Vec<Tile> {
    let riichi = round.player(seat).riichi.in_force();
    let switches = &round.rules().switches().riichi;
    let count = match (riichi && switches.ura_dora, switches.kan_ura_dora) {
        (false, _) => 0,
        (true, true) => round.indicators().count(),
        (true, false) => 1,
    };
    (0..count).map(|number| round.wall().ura(number as u8)).collect()
}

/// Returns the seats liable for a yakuman that the winner's hand has.
pub(crate) fn liable<'a>(round: &'a Round, winner: &'a Winner) -> impl Iterator<Item = Seat> + 'a {
    let switches = &round.rules().switches().yakuman;
    let counts = |of| match of {
        Yaku::Daisangen => switches.pao_daisangen,
        Yaku::Shousuushii => switches.pao_shousuushii,
        Yaku::Daisuushii => switches.pao_daisuushii,
        Yaku::Suukantsu => switches.pao_suukantsu,
        _ => true,
    };
    let shows = |of| winner.score.yaku().iter().any(|&(yaku, _)| yaku == of);
    round.liable(winner.seat).filter(move |&(yaku, _)| counts(yaku) && shows(yaku)).map(|(_, seat)| seat)
}

/// Returns each player's gain or loss from a win.
pub(crate) fn changes_of(round: &Round, winner: &Winner) -> BySeat<i32> {
    BySeat::from_fn(|seat| {
        if seat.index() < round.seats().count() { winner.score.payments.of(round.wind(seat)) } else { 0 }
    })
}

impl RecordedDeal {
    /// Creates the record of a deal, as far as it was played.
    pub fn of(round: &Round) -> Result<RecordedDeal, Unrecordable> {
        if round.sitting() == Sitting::RealTable {
            return Err(Unrecordable::RealTable);
        }
        let mut points = round.setup().points;
        let mut steps = Vec::with_capacity(round.events().len());
        for &event in round.events() {
            let Some(step) = step_of(round, event, &points) else { continue };
            if let Step::Stake { points: Some(after), .. } = step {
                points = after;
            }
            steps.push(RecordedStep { at: 0, step });
        }
        let end = round.outcome().map(|outcome| end_of(round, outcome, points)).transpose()?;
        let players = round.seats().count();
        let mut hands = BySeat::<Vec<WallTile>>::default();
        for (number, turn) in dealing(players).enumerate() {
            let seat = Seat::ALL[(round.dealer().index() + turn) % players];
            hands[seat].push(wall_tile(round.wall().tiles()[number]));
        }
        let indicator = wall_tile(round.wall().indicator(0));
        Ok(RecordedDeal {
            at: 0,
            setup: *round.setup(),
            dice: None,
            indicator,
            hands,
            steps,
            further: None,
            end,
            end_at: 0,
        })
    }
}

/// Returns the player each tile is dealt to, counted from the dealer: blocks of four tiles, then single tiles.
pub(crate) fn dealing(players: usize) -> impl Iterator<Item = usize> {
    (0..3 * players).flat_map(move |block| [block % players; 4]).chain(0..players)
}

fn end_of(round: &Round, outcome: &Outcome, points: BySeat<i32>) -> Result<RecordedEnd, Unrecordable> {
    let honba = round.setup().honba;
    let staked = round.staked().0.iter().filter(|&&staked| staked).count() as u8;
    let mut sticks = round.setup().sticks.saturating_add(staked);
    if let Some(kind) = draw_kind(outcome) {
        let over = matches!(kind, DrawKind::Exhausted | DrawKind::Nagashi);
        let hand = |seat: Seat| round.player(seat).hand.concealed().iter().collect();
        return Ok(RecordedEnd::Drawn(RecordedDraw {
            kind,
            table: Some((honba, sticks)),
            shown: over.then(|| BySeat::from_fn(|seat| outcome.tenpai[seat].then(|| hand(seat)))),
            tenpai: over.then_some(outcome.tenpai),
            before: Some(points),
            changes: BySeat::from_fn(|seat| outcome.points[seat] - points[seat]),
        }));
    }
    match outcome.ending {
        Ending::Chombo => return Err(Unrecordable::Chombo),
        Ending::Void => return Err(Unrecordable::Void),
        _ => {}
    }
    let stake = round.rules().switches().riichi.stake.max(1);
    let mut before = points;
    let mut wins = Vec::with_capacity(outcome.winners.len());
    for winner in &outcome.winners {
        let changes = changes_of(round, winner);
        wins.push(win_of(round, winner, (honba, sticks), before, changes));
        let taken = winner.score.payments.sticks / stake;
        sticks = sticks.saturating_sub(u8::try_from(taken).unwrap_or(u8::MAX));
        for (seat, change) in changes.iter() {
            before[seat] += change;
        }
    }
    Ok(RecordedEnd::Won(wins))
}

fn win_of(
    round: &Round,
    winner: &Winner,
    table: (u8, u8),
    before: BySeat<i32>,
    changes: BySeat<i32>,
) -> RecordedWin {
    let hand = &round.player(winner.seat).hand;
    let claimed = (winner.from != winner.seat).then_some(winner.tile);
    RecordedWin {
        seat: winner.seat,
        from: winner.from,
        tile: Some(winner.tile),
        concealed: Some(hand.concealed().iter().chain(claimed).collect()),
        melds: Some((hand.melds().to_vec(), hand.norths())),
        value: Some(value_of(round, winner)),
        indicators: Some(round.indicators().map(wall_tile).collect()),
        ura: Some(ura_of(round, winner.seat).into_iter().map(wall_tile).collect()),
        liable: liable(round, winner).next(),
        table: Some(table),
        before: Some(before),
        changes,
    }
}

/// Returns the limit of a score as records write it: they don't distinguish kazoe yakuman from yakuman.
pub(crate) fn limit_of(score: &Score) -> Limit {
    if score.limit == Limit::Kazoe { Limit::Yakuman } else { score.limit }
}

fn value_of(round: &Round, winner: &Winner) -> RecordedValue {
    let score = &winner.score;
    let is_yakuman = score.yakuman > 0;
    let counted = |counts: bool, number: u8| if counts { number } else { 0 };
    RecordedValue {
        fu: (!is_yakuman).then_some(score.fu.total),
        points: score.payments.points,
        shares: (winner.seat == winner.from).then(|| shares(round, winner)),
        limit: Some(limit_of(score)),
        yaku: if is_yakuman { Vec::new() } else { score.yaku().to_vec() },
        yakuman: if is_yakuman {
            score.yaku().iter().map(|&(yaku, times)| (yaku, Some(times))).collect()
        } else {
            Vec::new()
        },
        dora: counted(!is_yakuman, score.dora.dora + score.dora.north),
        ura: counted(!is_yakuman, score.dora.ura),
        red: counted(!is_yakuman, score.dora.red),
    }
}

/// Returns what a tsumo costs the dealer and each other player, whoever pays in the end. The dealer's part is
/// `None` if the dealer won.
fn shares(round: &Round, winner: &Winner) -> (Option<i32>, i32) {
    let payments = &winner.score.payments;
    let wind = round.wind(winner.seat);
    let others = round.seats().count() as i32 - 1;
    let pays = |of: Wind| -payments.hand[of.index()];
    let somebody_is_liable = liable(round, winner).next().is_some();
    if wind == Wind::East {
        return (None, payments.points / others);
    }
    let other = if wind == Wind::South { Wind::West } else { Wind::South };
    if !somebody_is_liable {
        return (Some(pays(Wind::East)), pays(other));
    }
    // The dealer's share is double.
    let each = payments.points / (others + 1);
    (Some(payments.points - each * (others - 1)), each)
}

impl RecordedGame {
    /// Creates the record of a game. `names` are in seat order. Without a `standing`, the record has no result.
    pub fn of(
        rules: &Rules,
        names: &[String],
        rounds: &[Round],
        standing: Option<&Standing>,
    ) -> Result<RecordedGame, Unrecordable> {
        let deals = rounds.iter().map(RecordedDeal::of).collect::<Result<Vec<_>, _>>()?;
        let by_seat = |value: fn(&hanchan_game::SeatRank) -> i32| {
            standing.map(|standing| BySeat::from_fn(|seat| standing.of(seat).map_or(0, value)))
        };
        let begins = Game::new(std::sync::Arc::new(rules.clone())).setup();
        let whole = rounds.first().is_none_or(|round| *round.setup() == begins);
        let name = |seat: Seat| names.get(seat.index()).cloned().unwrap_or_default();
        Ok(RecordedGame {
            writer: Writer::Site,
            rules: RecordedRules::of(rules),
            players: rules.switches().table.players,
            people: BySeat::from_fn(|seat| RecordedPlayer { name: name(seat), rank: None, rating: None }),
            lobby: None,
            proof: None,
            extent: if whole { Extent::Whole } else { Extent::Part },
            deals,
            result: standing.map(|_| RecordedResult {
                points: by_seat(|place| place.points),
                results: by_seat(|place| place.result),
            }),
        })
    }
}
