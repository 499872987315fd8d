//! Compares the recorded end of a deal with the engine's.

use hanchan_round::{Ending, Outcome, Round, Winner};
use hanchan_rules::{RuleKey, Switch, Yaku, switch};
use hanchan_tiles::{BySeat, Meld, Seat, Tile};

use super::mismatch::DealMismatch;
use super::mismatch::{Fact, MismatchTopic};
use super::replay::Replay;
use crate::played::{changes_of, draw_kind, liable, limit_of, ura_of};
use crate::recorded::{DrawKind, RecordedDraw, RecordedEnd, RecordedWin, WallTile};

fn report(
    faults: &mut Vec<DealMismatch>,
    topic: MismatchTopic,
    recorded: Fact,
    engine: Fact,
    switch: Option<&'static Switch>,
) {
    let switch = switch.map(RuleKey::Switch);
    faults.push(DealMismatch { switch, ..DealMismatch::new(topic, recorded, engine) });
}

/// Compares the end of a deal that was replayed completely with the record.
pub(super) fn compare(replay: &Replay<'_>, faults: &mut Vec<DealMismatch>) {
    let (Some(outcome), Some(end)) = (replay.round.outcome(), &replay.deal.end) else { return };
    if let Some(further) = &replay.deal.further {
        let recorded: Vec<Tile> =
            [replay.deal.indicator].iter().chain(further).map(|tile| tile.tile).collect();
        let engine: Vec<Tile> = replay.round.indicators().collect();
        if recorded != engine {
            let switch = Some(&switch::calls::open_kan_dora);
            report(faults, MismatchTopic::Indicators, Fact::Tiles(recorded), Fact::Tiles(engine), switch);
        }
    }
    match end {
        RecordedEnd::Won(wins) if outcome.ending == Ending::Won => {
            if wins.len() != outcome.winners.len() {
                let (recorded, engine) = (Fact::Wins(wins.len()), Fact::Wins(outcome.winners.len()));
                return report(
                    faults,
                    MismatchTopic::Winner,
                    recorded,
                    engine,
                    Some(&switch::calls::two_rons),
                );
            }
            let mut points = replay.points;
            for (win, winner) in wins.iter().zip(&outcome.winners) {
                compare_win(&replay.round, win, winner, &mut points, faults);
            }
        }
        RecordedEnd::Drawn(draw) if outcome.ending != Ending::Won => {
            compare_draw(replay, draw, outcome, faults);
        }
        RecordedEnd::Won(wins) => {
            report(faults, MismatchTopic::End, Fact::Wins(wins.len()), ending(outcome), None);
        }
        RecordedEnd::Drawn(draw) => {
            report(faults, MismatchTopic::End, Fact::Draw(draw.kind), ending(outcome), None);
        }
    }
}

fn ending(outcome: &Outcome) -> Fact {
    draw_kind(outcome).map_or(Fact::Wins(outcome.winners.len()), Fact::Draw)
}

fn switch_of(kind: DrawKind) -> &'static Switch {
    match kind {
        DrawKind::Exhausted => &switch::draws::noten_pool,
        DrawKind::Nagashi => &switch::hands::nagashi,
        DrawKind::NineKinds => &switch::draws::nine_kinds,
        DrawKind::FourRiichi => &switch::draws::four_riichi,
        DrawKind::FourWinds => &switch::draws::four_winds,
        DrawKind::FourKans => &switch::calls::four_kans_of_several,
        DrawKind::ThreeRons => &switch::calls::three_rons,
    }
}

fn sorted(tiles: impl IntoIterator<Item = Tile>) -> Vec<Tile> {
    let mut tiles: Vec<Tile> = tiles.into_iter().collect();
    tiles.sort_unstable();
    tiles
}

fn compare_win(
    round: &Round,
    win: &RecordedWin,
    winner: &Winner,
    points: &mut BySeat<i32>,
    faults: &mut Vec<DealMismatch>,
) {
    let tile = win.tile.unwrap_or(winner.tile);
    if (win.seat, win.from, tile) != (winner.seat, winner.from, winner.tile) {
        let engine = Fact::Win(winner.seat, winner.from, Some(winner.tile));
        return report(faults, MismatchTopic::Winner, Fact::Win(win.seat, win.from, win.tile), engine, None);
    }
    compare_hand(round, win, tile, faults);
    compare_value(win, winner, faults);
    compare_indicators(round, win, faults);
    let changes = changes_of(round, winner);
    if changes != win.changes {
        let tsumo = win.seat == win.from;
        let pao = if tsumo { &switch::yakuman::pao_tsumo } else { &switch::yakuman::pao_ron };
        let switch = win.liable.map(|_| pao);
        report(faults, MismatchTopic::Payments, Fact::Points(win.changes), Fact::Points(changes), switch);
    }
    if let Some(recorded) = win.liable {
        compare_liable(round, recorded, winner, faults);
    }
    if let Some(before) = win.before.filter(|before| before != points) {
        report(faults, MismatchTopic::Before, Fact::Points(before), Fact::Points(*points), None);
    }
    for (seat, change) in changes.iter() {
        points[seat] += change;
    }
}

/// Checks that a recorded liable player is liable for a yakuman of the hand. If the record names no liable player,
/// comparing the payments is enough.
fn compare_liable(round: &Round, recorded: Seat, winner: &Winner, faults: &mut Vec<DealMismatch>) {
    if liable(round, winner).all(|seat| seat != recorded) {
        let switch = Some(&switch::yakuman::pao_condition);
        report(
            faults,
            MismatchTopic::Liable,
            Fact::Seat(Some(recorded)),
            Fact::Seat(liable(round, winner).next()),
            switch,
        );
    }
}

fn compare_hand(round: &Round, win: &RecordedWin, tile: Tile, faults: &mut Vec<DealMismatch>) {
    let hand = &round.player(win.seat).hand;
    if let Some(concealed) = &win.concealed {
        // For a ron, the engine's hand does not include the winning tile.
        let claimed = (win.from != win.seat).then_some(tile);
        let (recorded, engine) =
            (sorted(concealed.iter().copied()), sorted(hand.concealed().iter().chain(claimed)));
        if recorded != engine {
            report(faults, MismatchTopic::Hand, Fact::Tiles(recorded), Fact::Tiles(engine), None);
        }
    }
    if let Some((melds, norths)) = &win.melds {
        let by_tile = |melds: &[Meld]| {
            let mut melds = melds.to_vec();
            melds.sort_by_key(|meld| (meld.lowest(), meld.tiles().to_vec()));
            melds
        };
        let (recorded, engine) = (by_tile(melds), by_tile(hand.melds()));
        if recorded != engine || *norths != hand.norths() {
            report(
                faults,
                MismatchTopic::Hand,
                Fact::Melds(recorded, *norths),
                Fact::Melds(engine, hand.norths()),
                None,
            );
        }
    }
}

fn compare_value(win: &RecordedWin, winner: &Winner, faults: &mut Vec<DealMismatch>) {
    let (Some(value), score) = (&win.value, &winner.score) else { return };
    let is_yakuman = score.yakuman > 0;
    let mut engine: Vec<(Yaku, u8)> = score.yaku().to_vec();
    let mut recorded = if value.yakuman.is_empty() {
        value.yaku.clone()
    } else {
        // Where the record does not say whether a yakuman is double, comparing the points is enough.
        let times = |of: Yaku| engine.iter().find(|(yaku, _)| *yaku == of).map_or(1, |&(_, times)| times);
        value
            .yakuman
            .iter()
            .map(|&(yaku, recorded)| (yaku, recorded.unwrap_or_else(|| times(yaku))))
            .collect()
    };
    recorded.sort_unstable();
    engine.sort_unstable();
    let dora = if is_yakuman {
        [0; 3]
    } else {
        [score.dora.dora + score.dora.north, score.dora.ura, score.dora.red]
    };
    let recorded_dora = [value.dora, value.ura, value.red];
    if recorded != engine || recorded_dora != dora {
        let differs = recorded.iter().find(|one| !engine.contains(one));
        let differs = differs.or_else(|| engine.iter().find(|one| !recorded.contains(one)));
        let switch = differs.map(|(yaku, _)| RuleKey::Yaku(*yaku));
        let (recorded, engine) = (Fact::Yaku(recorded, recorded_dora), Fact::Yaku(engine, dora));
        faults.push(DealMismatch { switch, ..DealMismatch::new(MismatchTopic::Yaku, recorded, engine) });
    }
    // Yakuman have no fu.
    if let Some(fu) = value.fu.filter(|&fu| !is_yakuman && fu != score.fu.total) {
        report(faults, MismatchTopic::Fu, Fact::Number(fu.into()), Fact::Number(score.fu.total.into()), None);
    }
    let limit = limit_of(score);
    if let Some(recorded) = value.limit.filter(|&recorded| recorded != limit) {
        report(
            faults,
            MismatchTopic::Limit,
            Fact::Limit(recorded),
            Fact::Limit(limit),
            Some(&switch::payments::kiriage),
        );
    }
    if value.points != score.payments.points {
        report(
            faults,
            MismatchTopic::Points,
            Fact::Number(value.points),
            Fact::Number(score.payments.points),
            None,
        );
    }
}

fn compare_indicators(round: &Round, win: &RecordedWin, faults: &mut Vec<DealMismatch>) {
    let tiles = |tiles: &[WallTile]| tiles.iter().map(|tile| tile.tile).collect::<Vec<_>>();
    let open: Vec<Tile> = round.indicators().collect();
    if let Some(recorded) = win.indicators.as_deref().map(tiles).filter(|recorded| *recorded != open) {
        let switch = Some(&switch::calls::open_kan_dora);
        report(faults, MismatchTopic::Indicators, Fact::Tiles(recorded), Fact::Tiles(open.clone()), switch);
    }
    let under = ura_of(round, win.seat);
    if let Some(recorded) = win.ura.as_deref().map(tiles).filter(|recorded| *recorded != under) {
        report(
            faults,
            MismatchTopic::Indicators,
            Fact::Tiles(recorded),
            Fact::Tiles(under),
            Some(&switch::riichi::ura_dora),
        );
    }
}

fn compare_draw(replay: &Replay<'_>, draw: &RecordedDraw, outcome: &Outcome, faults: &mut Vec<DealMismatch>) {
    let round = &replay.round;
    let kind = draw_kind(outcome);
    if kind != Some(draw.kind) {
        // The switch that decides is that of the special draw, whichever side has it.
        let special = if draw.kind == DrawKind::Exhausted { kind.unwrap_or(draw.kind) } else { draw.kind };
        let switch = Some(switch_of(special));
        return report(faults, MismatchTopic::End, Fact::Draw(draw.kind), ending(outcome), switch);
    }
    let changes = BySeat::from_fn(|seat| outcome.points[seat] - replay.points[seat]);
    if changes != draw.changes {
        let switch = Some(switch_of(draw.kind));
        report(faults, MismatchTopic::Payments, Fact::Points(draw.changes), Fact::Points(changes), switch);
    }
    if let Some(before) = draw.before.filter(|&before| before != replay.points) {
        report(faults, MismatchTopic::Before, Fact::Points(before), Fact::Points(replay.points), None);
    }
    if let Some(tenpai) = draw.tenpai.filter(|&tenpai| tenpai != outcome.tenpai) {
        let switch = Some(&switch::draws::fifth_tile_tenpai);
        report(faults, MismatchTopic::Shown, Fact::Seats(tenpai), Fact::Seats(outcome.tenpai), switch);
    }
    let Some(shown) = &draw.shown else { return };
    let hand = |seat: Seat| sorted(round.player(seat).hand.concealed().iter());
    let must = BySeat::from_fn(|seat| match draw.kind {
        DrawKind::Exhausted | DrawKind::Nagashi => outcome.tenpai[seat],
        _ => shown[seat].is_some(),
    });
    let recorded = BySeat::from_fn(|seat| shown[seat].as_ref().map(|hand| sorted(hand.iter().copied())));
    let engine = BySeat::from_fn(|seat| must[seat].then(|| hand(seat)));
    if recorded != engine {
        report(
            faults,
            MismatchTopic::Shown,
            Fact::Hands(recorded),
            Fact::Hands(engine),
            Some(&switch::draws::fifth_tile_tenpai),
        );
    }
}
