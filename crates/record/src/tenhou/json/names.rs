//! The Japanese names in the format: yaku, limits and draws.

use hanchan_rules::Yaku;
use hanchan_score::Limit;
use hanchan_tiles::{Seat, Wind};

use crate::recorded::{DrawKind, RecordedValue};

/// The meaning of a name in the list of yaku.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Named {
    Yaku(Yaku),
    Dora,
    Ura,
    Red,
}

const WINDS: [&str; 4] = ["東", "南", "西", "北"];

fn named(name: &str) -> Option<Named> {
    match name {
        "ドラ" | "抜きドラ" => return Some(Named::Dora),
        "裏ドラ" => return Some(Named::Ura),
        "赤ドラ" => return Some(Named::Red),
        _ => {}
    }
    let is_wind = |rest: &str| WINDS.contains(&rest);
    if name.strip_prefix("自風 ").is_some_and(is_wind) {
        return Some(Named::Yaku(Yaku::YakuhaiSeat));
    }
    if name.strip_prefix("場風 ").is_some_and(is_wind) {
        return Some(Named::Yaku(Yaku::YakuhaiRound));
    }
    Yaku::from_japanese(name).map(Named::Yaku)
}

fn name(yaku: Yaku, seat: Wind, round: Wind) -> String {
    match yaku {
        Yaku::YakuhaiSeat => format!("{} {}", yaku.japanese(), WINDS[seat.index()]),
        Yaku::YakuhaiRound => format!("{} {}", yaku.japanese(), WINDS[round.index()]),
        _ => yaku.japanese().to_owned(),
    }
}

/// The value of a double yakuman. Tenhou has none, so this is our own word; viewers show it as it is.
const DOUBLE: &str = "ダブル役満";

/// Adds the yaku or dora of a text like `立直(1飜)`, `大三元(役満)` or `大四喜(ダブル役満)` to a value.
pub(super) fn count(text: &str, value: &mut RecordedValue) -> Option<()> {
    let (name, worth) = text.strip_suffix(')')?.rsplit_once('(')?;
    let named = named(name)?;
    if worth.ends_with("役満") {
        let Named::Yaku(yaku) = named else { return None };
        // Other programs write a double yakuman like a single one.
        value.yakuman.push((yaku, (worth == DOUBLE).then_some(2)));
        return Some(());
    }
    let han: u8 = worth.strip_suffix('飜').or_else(|| worth.strip_suffix('翻'))?.parse().ok()?;
    match named {
        Named::Yaku(yaku) => value.yaku.push((yaku, han)),
        Named::Dora => value.dora = value.dora.saturating_add(han),
        Named::Ura => value.ura = value.ura.saturating_add(han),
        Named::Red => value.red = value.red.saturating_add(han),
    }
    Some(())
}

/// Formats the yaku and dora of a value.
pub(super) fn counted(value: &RecordedValue, seat: Wind, round: Wind) -> Vec<String> {
    let yakuman = value.yakuman.iter().map(|&(yaku, times)| {
        let worth = if times == Some(2) { DOUBLE } else { "役満" };
        format!("{}({worth})", name(yaku, seat, round))
    });
    let yaku = value.yaku.iter().map(|&(yaku, han)| format!("{}({han}飜)", name(yaku, seat, round)));
    let dora = [("ドラ", value.dora), ("赤ドラ", value.red), ("裏ドラ", value.ura)];
    let dora = dora.into_iter().filter(|(_, han)| *han > 0).map(|(name, han)| format!("{name}({han}飜)"));
    yakuman.chain(yaku).chain(dora).collect()
}

const LIMITS: [(&str, Limit); 5] = [
    ("三倍満", Limit::Sanbaiman),
    ("倍満", Limit::Baiman),
    ("跳満", Limit::Haneman),
    ("満貫", Limit::Mangan),
    ("役満", Limit::Yakuman),
];

/// Parses the value of a win, such as `30符3飜3900点`, `満貫2000-4000点` or `役満16000点∀`.
pub(super) fn worth(text: &str, players: i32) -> Option<RecordedValue> {
    let (text, all) = match text.strip_suffix("点∀") {
        Some(text) => (text, true),
        None => (text.strip_suffix('点')?, false),
    };
    let begin = text.rfind(|c: char| !c.is_ascii_digit() && c != '-').map_or(0, |at| at + char_len(text, at));
    let (head, points) = text.split_at(begin);
    let number = |text: &str| text.parse::<i32>().ok().filter(|points| (0..10_000_000).contains(points));
    let (points, shares) = match points.split_once('-') {
        Some((each, dealer)) => {
            let (each, dealer) = (number(each)?, number(dealer)?);
            (each * (players - 2) + dealer, Some((Some(dealer), each)))
        }
        None if all => number(points).map(|each| (each * (players - 1), Some((None, each))))?,
        None => (number(points)?, None),
    };
    let limit = LIMITS.iter().find(|(name, _)| head.ends_with(name)).map(|&(_, limit)| limit);
    let fu = head.split_once('符').and_then(|(fu, _)| fu.parse().ok());
    if limit.is_none() && fu.is_none() {
        return None;
    }
    Some(RecordedValue { fu, points, shares, limit: limit.or(Some(Limit::None)), ..RecordedValue::default() })
}

fn char_len(text: &str, at: usize) -> usize {
    text[at..].chars().next().map_or(0, char::len_utf8)
}

/// Formats the value of a win.
pub(super) fn worth_text(value: &RecordedValue, seat: Seat, from: Seat) -> Option<String> {
    let limit = value.limit?;
    let head = if let Some((name, _)) = LIMITS.iter().find(|(_, known)| *known == limit) {
        (*name).to_owned()
    } else {
        let dora = [value.dora, value.ura, value.red];
        let han: u32 = value.yaku.iter().map(|(_, han)| *han).chain(dora).map(u32::from).sum();
        format!("{}符{han}飜", value.fu?)
    };
    Some(match value.shares {
        _ if seat != from => format!("{head}{}点", value.points),
        Some((Some(dealer), each)) => format!("{head}{each}-{dealer}点"),
        Some((None, each)) => format!("{head}{each}点∀"),
        None => return None,
    })
}

/// Parses the name of a draw. For an exhaustive draw, also returns whether all players or none were tenpai, if the
/// name says so.
pub(super) fn draw(name: &str) -> Option<(DrawKind, Option<bool>)> {
    Some(match name {
        "流局" => (DrawKind::Exhausted, None),
        "全員聴牌" => (DrawKind::Exhausted, Some(true)),
        "全員不聴" => (DrawKind::Exhausted, Some(false)),
        "流し満貫" => (DrawKind::Nagashi, None),
        "九種九牌" => (DrawKind::NineKinds, None),
        "四家立直" => (DrawKind::FourRiichi, None),
        "四風連打" => (DrawKind::FourWinds, None),
        "四槓散了" => (DrawKind::FourKans, None),
        "三家和了" => (DrawKind::ThreeRons, None),
        _ => return None,
    })
}

/// Returns the Japanese name of a draw.
pub(super) fn draw_name(kind: DrawKind, all: Option<bool>) -> &'static str {
    match (kind, all) {
        (DrawKind::Exhausted, Some(true)) => "全員聴牌",
        (DrawKind::Exhausted, Some(false)) => "全員不聴",
        (DrawKind::Exhausted, None) => "流局",
        (DrawKind::Nagashi, _) => "流し満貫",
        (DrawKind::NineKinds, _) => "九種九牌",
        (DrawKind::FourRiichi, _) => "四家立直",
        (DrawKind::FourWinds, _) => "四風連打",
        (DrawKind::FourKans, _) => "四槓散了",
        (DrawKind::ThreeRons, _) => "三家和了",
    }
}
