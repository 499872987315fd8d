//! Wins with known scores: yaku, fu, han, points and payments.
//!
//! The sample in the repository was scored by the reference scorer of this test, the corpus by another project. The
//! reference scorer shares no code with the scorer under test, and is itself compared with the corpus.

mod generate;
mod given;
mod reference;

use std::collections::BTreeSet;

use fastrand::Rng;
use given::Given;
use hanchan_rules::{RuleFile, Rules, Yaku, preset_file};
use hanchan_score::{Circumstances, Riichi, Win, WinMethod, score};
use hanchan_tiles::notation::kobalab;
use hanchan_tiles::{Hand, Kind, Side, Tile, Wind};
use serde_json::Value;

/// The rules that the wins were scored under, according to the corpus's description.
const RULES: &str = r#"
id = "kobalab"
version = 1
title = { en = "The rules of the recorded wins" }
source = "The description of the corpus"
base = "common"
[yakuman]
pao-tsumo = { is = "that-yakuman", by = "the corpus" }
pao-ron = { is = "half-yakuman", by = "the corpus" }
pao-counters = { is = "feeder-on-tsumo", by = "the corpus" }
[yaku]
suuankou-tanki = { is = "double yakuman", by = "the corpus" }
kokushi-thirteen = { is = "double yakuman", by = "the corpus" }
chuuren-nine = { is = "double yakuman", by = "the corpus" }
daisuushii = { is = "double yakuman", by = "the corpus" }
"#;

fn rules() -> Rules {
    let file = RuleFile::parse("kobalab.toml", RULES).expect("a rule file");
    Rules::load(&file, preset_file).expect("sound rules")
}

fn yaku(name: &str) -> Option<Yaku> {
    Some(match name {
        "立直" => Yaku::Riichi,
        "ダブル立直" => Yaku::DoubleRiichi,
        "一発" => Yaku::Ippatsu,
        "海底摸月" => Yaku::Haitei,
        "河底撈魚" => Yaku::Houtei,
        "嶺上開花" => Yaku::Rinshan,
        "槍槓" => Yaku::Chankan,
        "天和" => Yaku::Tenhou,
        "地和" => Yaku::Chiihou,
        "門前清自摸和" => Yaku::MenzenTsumo,
        "翻牌 白" => Yaku::YakuhaiWhite,
        "翻牌 發" => Yaku::YakuhaiGreen,
        "翻牌 中" => Yaku::YakuhaiRed,
        "平和" => Yaku::Pinfu,
        "断幺九" => Yaku::Tanyao,
        "一盃口" => Yaku::Iipeikou,
        "三色同順" => Yaku::SanshokuDoujun,
        "一気通貫" => Yaku::Ittsu,
        "混全帯幺九" => Yaku::Chanta,
        "七対子" => Yaku::Chiitoitsu,
        "対々和" => Yaku::Toitoi,
        "三暗刻" => Yaku::Sanankou,
        "三槓子" => Yaku::Sankantsu,
        "三色同刻" => Yaku::SanshokuDoukou,
        "混老頭" => Yaku::Honroutou,
        "小三元" => Yaku::Shousangen,
        "混一色" => Yaku::Honitsu,
        "純全帯幺九" => Yaku::Junchan,
        "二盃口" => Yaku::Ryanpeikou,
        "清一色" => Yaku::Chinitsu,
        "国士無双" => Yaku::Kokushi,
        "国士無双十三面" => Yaku::KokushiThirteen,
        "四暗刻" => Yaku::Suuankou,
        "四暗刻単騎" => Yaku::SuuankouTanki,
        "大三元" => Yaku::Daisangen,
        "小四喜" => Yaku::Shousuushii,
        "大四喜" => Yaku::Daisuushii,
        "字一色" => Yaku::Tsuuiisou,
        "緑一色" => Yaku::Ryuuiisou,
        "清老頭" => Yaku::Chinroutou,
        "四槓子" => Yaku::Suukantsu,
        "九蓮宝燈" => Yaku::Chuuren,
        "純正九蓮宝燈" => Yaku::ChuurenNine,
        name if name.starts_with("場風") => Yaku::YakuhaiRound,
        name if name.starts_with("自風") => Yaku::YakuhaiSeat,
        "ドラ" | "赤ドラ" | "裏ドラ" => return None,
        other => panic!("unknown yaku {other}"),
    })
}

/// Returns the seat wind of the player on a side of this seat.
fn at(seat: Wind, side: Side) -> Wind {
    let steps = match side {
        Side::Right => 1,
        Side::Across => 2,
        Side::Left => 3,
    };
    Wind::ALL[(seat.index() + steps) % 4]
}

/// Returns the player who fed the last of the sets that make up a yakuman: the last meld of these kinds.
fn feeder(hand: &Hand, seat: Wind, kinds: std::ops::RangeInclusive<Kind>) -> Option<Wind> {
    let mut melds = hand.melds().iter().filter(|meld| kinds.contains(&meld.lowest()));
    melds.next_back()?.from().map(|side| at(seat, side))
}

fn tiles(list: &Value) -> Vec<Tile> {
    let names = list.as_array().into_iter().flatten().filter_map(Value::as_str);
    names.map(|name| kobalab::parse_tile(name).expect("a tile").0).collect()
}

fn check(case: &Value, rules: &Rules) {
    let (input, output) = (&case["in"], &case["out"]);
    let param = &input["param"];
    let wind = |value: &Value| Wind::ALL[value.as_u64().expect("a wind") as usize];
    let (seat, round) = (wind(&param["menfeng"]), wind(&param["zhuangfeng"]));
    let mut hand = kobalab::parse(input["shoupai"].as_str().expect("a hand")).expect("a hand");
    let (tile, by) = if let Some(name) = input["rongpai"].as_str() {
        let (tile, side) = kobalab::parse_tile(name).expect("a tile");
        (tile, WinMethod::Ron { from: side.map(|side| at(seat, side)) })
    } else {
        let tile = hand.drawn().expect("a drawn tile");
        hand.discard(tile).expect("it is there");
        (tile, WinMethod::Tsumo)
    };
    let (dora, ura) = (tiles(&param["baopai"]), tiles(&param["fubaopai"]));
    let said = |name: &str| param["hupai"][name].as_u64().unwrap_or(0);
    let dragons = feeder(&hand, seat, Kind::WHITE..=Kind::RED).map(|seat| (Yaku::Daisangen, seat));
    let winds = feeder(&hand, seat, Kind::EAST..=Kind::NORTH).map(|seat| (Yaku::Daisuushii, seat));
    let liable: Vec<(Yaku, Wind)> = dragons.into_iter().chain(winds).collect();
    let circumstances = Circumstances {
        by,
        seat,
        round,
        riichi: [Riichi::None, Riichi::Declared, Riichi::Double][said("lizhi") as usize],
        ippatsu: param["hupai"]["yifa"].as_bool().unwrap_or(false) || said("yifa") > 0,
        rinshan: param["hupai"]["lingshang"].as_bool().unwrap_or(false) || said("lingshang") > 0,
        chankan: param["hupai"]["qianggang"].as_bool().unwrap_or(false) || said("qianggang") > 0,
        last: said("haidi") > 0,
        first: said("tianhu") > 0,
        honba: param["jicun"]["changbang"].as_u64().unwrap_or(0) as u8,
        sticks: param["jicun"]["lizhibang"].as_u64().unwrap_or(0) as u8,
    };
    let win = Win { dora: &dora, ura: &ura, liable: &liable, ..Win::new(&hand, tile, circumstances) };
    let score = score(&win, rules);
    let Some(expected) = output["hupai"].as_array() else {
        assert!(score.is_err(), "{input}: {score:?}");
        return;
    };
    let score = score.unwrap_or_else(|error| panic!("{input}: {error:?}"));
    let ours: BTreeSet<Yaku> = score.yaku().iter().map(|(yaku, _)| *yaku).collect();
    let theirs: BTreeSet<Yaku> =
        expected.iter().filter_map(|found| yaku(found["name"].as_str().expect("a name"))).collect();
    assert_eq!(ours, theirs, "{input}");
    if let Some(yakuman) = output["damanguan"].as_u64() {
        assert_eq!(u64::from(score.yakuman), yakuman, "{input}");
    } else {
        assert_eq!(
            u64::from(score.fu.total),
            output["fu"].as_u64().expect("fu"),
            "{input}: {:?}",
            score.fu.items()
        );
        assert_eq!(u64::from(score.han), output["fanshu"].as_u64().expect("han"), "{input}");
    }
    assert_eq!(i64::from(score.payments.points), output["defen"].as_i64().expect("points"), "{input}");
    let ours: Vec<i64> = Wind::ALL.iter().map(|&seat| i64::from(score.payments.of(seat))).collect();
    let theirs: Vec<i64> =
        output["fenpei"].as_array().expect("payments").iter().filter_map(Value::as_i64).collect();
    assert_eq!(ours, theirs, "{input}");
}

/// Scores every win of a file with both scorers. Returns the number of wins.
fn check_all(text: &str) -> usize {
    let wins: Vec<Value> = serde_json::from_str(text).expect("JSON");
    let rules = rules();
    for case in &wins {
        check(case, &rules);
        check_reference(case);
    }
    wins.len()
}

/// Checks the reference scorer against the file, with the yaku in any order.
fn check_reference(case: &Value) {
    let mut ours = reference::score(&Given::read(&case["in"]));
    let mut theirs = case["out"].clone();
    for output in [&mut ours, &mut theirs] {
        if let Some(yaku) = output["hupai"].as_array_mut() {
            yaku.sort_by_key(|yaku| yaku["name"].to_string());
        }
    }
    assert_eq!(ours, theirs, "{}", case["in"]);
}

/// `HANCHAN_BLESS=1` regenerates the sample.
#[test]
fn sample_wins_match_the_reference_scorer() {
    if hanchan_testdata::blessing() {
        let text = generate::sample(&mut Rng::with_seed(1));
        std::fs::write(hanchan_testdata::sample("hands/wins.json"), text).expect("written");
    }
    let wins = check_all(&hanchan_testdata::sample_text("hands/wins.json"));
    assert!(wins >= 200, "{wins}");
}

#[test]
fn corpus_wins_have_the_recorded_score() {
    let Some(text) = hanchan_testdata::corpus_text("corpora/hands/wins.json") else { return };
    assert_eq!(check_all(&text), 5000);
}
