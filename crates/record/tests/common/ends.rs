//! Writes the ends of deals and games in Tenhou's XML.

use std::fmt::Write as _;

use hanchan_game::Standing;
use hanchan_round::{Abort, Ending, Round};
use hanchan_rules::Yaku;
use hanchan_score::Limit;
use hanchan_tiles::{BySeat, Seat};

use super::by_comma;
use super::pieces::Pieces;

/// The yaku in the order of their numbers in Tenhou's records; the seat and round winds have four each.
const YAKU: &str = "menzen-tsumo riichi ippatsu chankan rinshan haitei houtei pinfu tanyao iipeikou yakuhai-seat 1 2 3 \
    yakuhai-round 1 2 3 yakuhai-white yakuhai-green yakuhai-red double-riichi chiitoitsu chanta ittsu \
    sanshoku-doujun sanshoku-doukou sankantsu toitoi sanankou shousangen honroutou ryanpeikou junchan honitsu \
    chinitsu renhou tenhou chiihou daisangen suuankou suuankou-tanki tsuuiisou ryuuiisou chinroutou chuuren \
    chuuren-nine kokushi kokushi-thirteen daisuushii shousuushii suukantsu";

fn number(yaku: Yaku, round: &Round, seat: Seat) -> usize {
    let number = YAKU.split_whitespace().position(|id| id == yaku.id()).expect("Tenhou has it");
    match yaku {
        Yaku::YakuhaiSeat => number + round.wind(seat).index(),
        Yaku::YakuhaiRound => number + round.setup().round.index(),
        _ => number,
    }
}

fn changes(points: BySeat<i32>, changes: BySeat<i32>) -> String {
    by_comma(Seat::ALL.iter().flat_map(|&seat| [points[seat] / 100, changes[seat] / 100]))
}

pub(super) fn agari(
    round: &Round,
    number_of: usize,
    pieces: &Pieces,
    points: &mut BySeat<i32>,
    text: &mut String,
) {
    let winner = &round.outcome().expect("it is over").winners[number_of];
    let (seat, from, score) = (winner.seat, winner.from, &winner.score);
    let mut hand = pieces.hands[seat].clone();
    let tile = if seat == from { hand[hand.len() - 1] } else { pieces.discarded };
    if seat != from {
        hand.push(tile);
    }
    hand.sort_unstable();
    let staked = round.staked().0.iter().filter(|&&staked| staked).count();
    let sticks = if number_of == 0 { usize::from(round.setup().sticks) + staked } else { 0 };
    let _ = write!(text, "<AGARI ba=\"{},{sticks}\" hai=\"{}\"", round.setup().honba, by_comma(&hand));
    if !pieces.calls[seat].is_empty() {
        let _ = write!(text, " m=\"{}\"", by_comma(pieces.calls[seat].iter().rev()));
    }
    let limit = match score.limit {
        Limit::None => 0,
        Limit::Mangan => 1,
        Limit::Haneman => 2,
        Limit::Baiman => 3,
        Limit::Sanbaiman => 4,
        Limit::Kazoe | Limit::Yakuman => 5,
    };
    let _ = write!(text, " machi=\"{tile}\" ten=\"{},{},{limit}\"", score.fu.total, score.payments.points);
    let riichi = round.player(seat).riichi.in_force();
    let yaku = score.yaku().iter().map(|&(yaku, han)| (number(yaku, round, seat), han));
    if score.yakuman > 0 {
        let _ = write!(text, " yakuman=\"{}\"", by_comma(yaku.map(|(number, _)| number)));
    } else {
        let dora = [(52, score.dora.dora + score.dora.north), (54, score.dora.red)];
        let dora = dora.into_iter().filter(|(_, han)| *han > 0);
        let ura = riichi.then_some((53, score.dora.ura));
        let all = yaku.chain(dora).chain(ura).flat_map(|(number, han)| [number, usize::from(han)]);
        let _ = write!(text, " yaku=\"{}\"", by_comma(all));
    }
    let _ =
        write!(text, " doraHai=\"{}\"", by_comma((0..pieces.open).map(|number| pieces.indicator(number))));
    if riichi {
        let ura = (0..pieces.open).map(|number| pieces.ura(number));
        let _ = write!(text, " doraHaiUra=\"{}\"", by_comma(ura));
    }
    let players = round.seats().count();
    let change =
        BySeat::from_fn(|seat| if seat.index() < players { score.payments.of(round.wind(seat)) } else { 0 });
    let _ = write!(text, " who=\"{}\" fromWho=\"{}\"", seat.index(), from.index());
    let _ = write!(text, " sc=\"{}\" />", changes(*points, change));
    for (seat, change) in change.iter() {
        points[seat] += change;
    }
}

pub(super) fn ryuukyoku(round: &Round, pieces: &Pieces, points: BySeat<i32>, text: &mut String) {
    let outcome = round.outcome().expect("it is over");
    let (kind, shown) = match outcome.ending {
        Ending::Exhausted if outcome.nagashi.0.contains(&true) => ("type=\"nm\" ", outcome.tenpai),
        Ending::Exhausted | Ending::Won | Ending::Chombo | Ending::Void => ("", outcome.tenpai),
        Ending::Aborted(Abort::NineKinds) => {
            let last = Seat::ALL.into_iter().find(|&seat| pieces.hands[seat].len() == 14);
            ("type=\"yao9\" ", BySeat::from_fn(|seat| Some(seat) == last))
        }
        Ending::Aborted(Abort::FourRiichi) => ("type=\"reach4\" ", BySeat([true; 4])),
        Ending::Aborted(Abort::FourWinds) => ("type=\"kaze4\" ", BySeat::default()),
        Ending::Aborted(Abort::FourKans) => ("type=\"kan4\" ", BySeat::default()),
        Ending::Aborted(Abort::ThreeRons) => ("type=\"ron3\" ", BySeat::default()),
    };
    let staked = round.staked().0.iter().filter(|&&staked| staked).count();
    let sticks = usize::from(round.setup().sticks) + staked;
    let change = BySeat::from_fn(|seat| outcome.points[seat] - points[seat]);
    let _ = write!(text, "<RYUUKYOKU {kind}ba=\"{},{sticks}\"", round.setup().honba);
    let _ = write!(text, " sc=\"{}\"", changes(points, change));
    for seat in Seat::ALL.into_iter().filter(|&seat| shown[seat]) {
        let mut hand = pieces.hands[seat].clone();
        hand.sort_unstable();
        let _ = write!(text, " hai{}=\"{}\"", seat.index(), by_comma(hand));
    }
    text.push_str(" />");
}

/// Adds the result of the game to the element that ended the last deal.
pub(super) fn owari(text: &mut String, over: Option<&Standing>, points: BySeat<i32>) {
    let Some(standing) = over else { return };
    let tenths = |tenths: i32| {
        let sign = if tenths < 0 { "-" } else { "" };
        format!("{sign}{}.{}", tenths.abs() / 10, tenths.abs() % 10)
    };
    let each = Seat::ALL.iter().flat_map(|&seat| {
        let result = standing.of(seat).map_or(0, |place| place.result);
        [(points[seat] / 100).to_string(), tenths(result)]
    });
    text.truncate(text.len() - " />".len());
    let _ = write!(text, " owari=\"{}\" />", by_comma(each));
}
