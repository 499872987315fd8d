//! The effect of each scoring switch: the common rules with that switch set both ways.

use std::fmt::Write as _;

use hanchan_rules::{RuleFile, Rules, Yaku, preset_file};
use hanchan_score::{Limit, NoScore, Riichi, Score, Win, WinMethod, score};
use hanchan_tiles::{Hand, Kind, Tile, Wind};

/// The common rules with some switches changed, each given as `group.key = value`.
fn rules(switches: &[&str]) -> Rules {
    let mut text =
        "id = \"test\"\nversion = 1\ntitle = { en = \"Test\" }\nsource = \"a test\"\nbase = \"common\"\n"
            .to_owned();
    for switch in switches {
        let (key, value) = switch.split_once(" = ").expect("a key and a value");
        let _ = writeln!(text, "{key} = {{ is = {value}, by = \"a test\" }}");
    }
    let file = RuleFile::parse("test.toml", &text).expect("a rule file");
    Rules::load(&file, preset_file).unwrap_or_else(|problems| panic!("{problems:?}"))
}

const RON: WinMethod = WinMethod::Ron { from: Some(Wind::West) };

fn tiles(text: &str) -> Vec<Tile> {
    hanchan_tiles::notation::mpsz::parse_tiles(text).expect("tiles")
}

/// Scores a win of the South player in the East round.
fn won(
    rules: &Rules,
    hand: &str,
    tile: &str,
    by: WinMethod,
    change: impl FnOnce(&mut Win<'_>),
) -> Result<Score, NoScore> {
    let hand: Hand = hand.parse().expect("a hand");
    let mut win = Win::new(&hand, tile.parse().expect("a tile"), by);
    change(&mut win);
    score(&win, rules)
}

/// Formats han, fu and the ids of the yaku.
fn worth(rules: &Rules, hand: &str, tile: &str, by: WinMethod, change: impl FnOnce(&mut Win<'_>)) -> String {
    match won(rules, hand, tile, by, change) {
        Ok(score) => {
            let yaku: Vec<&str> = score.yaku().iter().map(|(yaku, _)| yaku.id()).collect();
            let size = if score.yakuman > 0 {
                "yakuman".to_owned()
            } else {
                format!("{}/{}", score.han, score.fu.total)
            };
            format!("{size} {}", yaku.join(","))
        }
        Err(error) => format!("{error:?}"),
    }
}

fn plain(_: &mut Win<'_>) {}

/// Returns the points that each seat gains or loses.
fn paid(rules: &Rules, hand: &str, tile: &str, by: WinMethod, change: impl FnOnce(&mut Win<'_>)) -> [i32; 4] {
    let score = won(rules, hand, tile, by, change).expect("a score");
    Wind::ALL.map(|seat| score.payments.of(seat))
}

#[test]
fn d_018_equal_pairs_in_seven_pairs() {
    let (hand, tile) = ("1111m2244p5566s7z", "7z");
    assert_eq!(worth(&rules(&["hands.equal-pairs = false"]), hand, tile, RON, plain), "NotComplete");
    let allowed = rules(&["hands.equal-pairs = true"]);
    assert_eq!(worth(&allowed, hand, tile, RON, plain), "2/25 chiitoitsu");
    assert_eq!(worth(&allowed, "11112222m33344p", "3p", RON, plain), "2/25 chiitoitsu");
    // Four sets and a pair, where possible, are worth more.
    let sets = "11/30 pinfu,tanyao,ryanpeikou,chinitsu";
    assert_eq!(worth(&allowed, "2222333344445p", "5p", RON, plain), sets);
    // Three tiles are not a pair, and seven different pairs have one reading.
    assert_eq!(worth(&allowed, "111222m2244p556s", "6s", RON, plain), "NotComplete");
    assert_eq!(worth(&allowed, "11m2244p5566s773z", "3z", RON, plain), "2/25 chiitoitsu");
}

#[test]
fn p_178_c_015_chanta_needs_a_run() {
    let needed = rules(&["hands.chanta-needs-chi = true"]);
    let free = rules(&["hands.chanta-needs-chi = false"]);
    let pons = "111m99p11s | pon 999s, pon 555z";
    assert_eq!(worth(&needed, pons, "9p", RON, plain), "5/40 yakuhai-white,toitoi,honroutou");
    assert_eq!(worth(&free, pons, "9p", RON, plain), "6/40 yakuhai-white,chanta,toitoi,honroutou");
    for rules in [needed, free] {
        let chi = worth(&rules, "123m99p11s | pon 999s, pon 555z", "9p", RON, plain);
        assert_eq!(chi, "2/40 yakuhai-white,chanta");
    }
}

#[test]
fn p_178_a_p20_pair_of_chanta() {
    let strict = rules(&["hands.chanta-pair = true"]);
    let loose = rules(&["hands.chanta-pair = false"]);
    let (honours, none) = ("123m789p1235s | pon 555z", "123789m123999p5s");
    assert_eq!(worth(&strict, honours, "5s", RON, plain), "1/30 yakuhai-white");
    assert_eq!(worth(&loose, honours, "5s", RON, plain), "2/30 yakuhai-white,chanta");
    assert_eq!(worth(&strict, none, "5s", RON, plain), "NoYaku");
    assert_eq!(worth(&loose, none, "5s", RON, plain), "3/40 junchan");
}

#[test]
fn p_182_f_012_closed_kans_count_for_sanankou() {
    let (with, without) = (rules(&["hands.sanankou-kans = true"]), rules(&["hands.sanankou-kans = false"]));
    let two_and_kan = "222m444p678s9p | closed kan 4444z";
    assert_eq!(worth(&with, two_and_kan, "9p", RON, plain), "2/80 sanankou");
    assert_eq!(worth(&without, two_and_kan, "9p", RON, plain), "NoYaku");
    // Three closed pons with an open set are three, and four are four, including kans.
    for rules in [with, without] {
        let three = worth(&rules, "222m444p666s9p | chi 123m", "9p", RON, plain);
        assert_eq!(three, "2/40 sanankou");
        let four = worth(&rules, "222m444p666s9p | closed kan 4444z", "9p", RON, plain);
        assert_eq!(four, "yakuman suuankou-tanki");
    }
}

#[test]
fn p_186_f_006_shousangen_with_its_dragon_pons() {
    let hand = "234m678p7z | pon 555z, pon 666z";
    let sum = "4/40 yakuhai-white,yakuhai-green,shousangen";
    assert_eq!(worth(&rules(&["hands.shousangen-with-dragons = true"]), hand, "7z", RON, plain), sum);
    let alone = rules(&["hands.shousangen-with-dragons = false"]);
    assert_eq!(worth(&alone, hand, "7z", RON, plain), "2/40 shousangen");
    // Without the pair of dragons the pons always count.
    let pons = worth(&alone, "234m678p7s | pon 555z, pon 666z", "7s", RON, plain);
    assert_eq!(pons, "2/30 yakuhai-white,yakuhai-green");
}

#[test]
fn p_175_c_007_double_wind_counts_twice() {
    let south = |win: &mut Win<'_>| win.circumstances.round = Wind::South;
    let hand = "234m678p45s9m9m | pon 222z";
    let twice = rules(&["hands.double-wind-twice = true"]);
    assert_eq!(worth(&twice, hand, "6s", RON, south), "2/30 yakuhai-seat,yakuhai-round");
    let once = rules(&["hands.double-wind-twice = false"]);
    assert_eq!(worth(&once, hand, "6s", RON, south), "1/30 yakuhai-seat");
    // The round wind alone is not affected.
    let east = "234m678p45s9m9m | pon 111z";
    assert_eq!(worth(&once, east, "6s", RON, plain), "1/30 yakuhai-round");
}

#[test]
fn p_184_a_p21_honroutou_with_seven_pairs() {
    let hand = "1199m1199p11s225z";
    let yes = rules(&["hands.honroutou-pairs = true"]);
    assert_eq!(worth(&yes, hand, "5z", RON, plain), "4/25 chiitoitsu,honroutou");
    let no = rules(&["hands.honroutou-pairs = false"]);
    assert_eq!(worth(&no, hand, "5z", RON, plain), "2/25 chiitoitsu");
}

#[test]
fn p_203_f_030_ryuuiisou_and_the_green_dragon() {
    let free = rules(&["hands.ryuuiisou-hatsu = false"]);
    let needed = rules(&["hands.ryuuiisou-hatsu = true"]);
    let without = "2223344666s | pon 888s";
    assert_eq!(worth(&free, without, "2s", RON, plain), "yakuman ryuuiisou");
    assert_eq!(worth(&needed, without, "2s", RON, plain), "6/30 tanyao,chinitsu");
    for rules in [free, needed] {
        let pair = worth(&rules, "223344888s6z | pon 666s", "6z", RON, plain);
        assert_eq!(pair, "yakuman ryuuiisou");
    }
}

#[test]
fn p_173_c_010_haitei_on_a_replacement_tile() {
    let hand = "234m678p45s99m | closed kan 4444z";
    let last = |win: &mut Win<'_>| (win.circumstances.last, win.circumstances.rinshan) = (true, true);
    let no = rules(&["hands.haitei-rinshan = false"]);
    assert_eq!(worth(&no, hand, "6s", WinMethod::Tsumo, last), "2/60 menzen-tsumo,rinshan");
    let yes = rules(&["hands.haitei-rinshan = true"]);
    assert_eq!(worth(&yes, hand, "6s", WinMethod::Tsumo, last), "3/60 menzen-tsumo,haitei,rinshan");
}

#[test]
fn f_048_c_027_value_of_renhou() {
    let first = |win: &mut Win<'_>| win.circumstances.first = true;
    let (small, large) = ("23467m234567p88s", "2233445566788p");
    let off = rules(&["hands.renhou = \"off\"", "yaku.renhou = \"off\""]);
    assert_eq!(worth(&off, small, "5m", RON, first), "2/30 pinfu,tanyao");
    let mangan = rules(&["hands.renhou = \"mangan\"", "yaku.renhou = \"closed 5\""]);
    assert_eq!(worth(&mangan, small, "5m", RON, first), "5/30 renhou");
    assert_eq!(worth(&mangan, large, "7p", RON, first), "11/30 pinfu,tanyao,ryanpeikou,chinitsu");
    let han = rules(&["hands.renhou = \"han\"", "yaku.renhou = \"closed 5\""]);
    assert_eq!(worth(&han, small, "5m", RON, first), "7/30 pinfu,tanyao,renhou");
    let yakuman = rules(&["hands.renhou = \"yakuman\"", "yaku.renhou = \"yakuman\""]);
    assert_eq!(worth(&yakuman, small, "5m", RON, first), "yakuman renhou");
    // Renhou is not for the dealer, not with tsumo, and not after a kan.
    let dealer = |win: &mut Win<'_>| (win.circumstances.first, win.circumstances.seat) = (true, Wind::East);
    assert_eq!(worth(&han, small, "5m", RON, dealer), "2/30 pinfu,tanyao");
    assert_eq!(worth(&han, "23467m567p88s | closed kan 4444s", "5m", RON, first), "1/50 tanyao");
}

#[test]
fn f_048_dora_do_not_add_to_a_mangan_renhou() {
    // This indicator points to the hand's pair.
    const SEVEN: &[Tile] = &[Tile::plain(Kind::ALL[24])];
    let rules = rules(&["hands.renhou = \"mangan\"", "yaku.renhou = \"closed 5\""]);
    let blessed = |win: &mut Win<'_>| (win.circumstances.first, win.dora) = (true, SEVEN);
    let score = won(&rules, "23467m234567p88s", "5m", RON, blessed).expect("a score");
    assert_eq!((score.han, score.limit, score.payments.points), (5, Limit::Mangan, 8000));
    assert_eq!(score.dora.han(), 0);
}

#[test]
fn p_198_c_030_chiihou_after_own_kan() {
    let first = |win: &mut Win<'_>| (win.circumstances.first, win.circumstances.rinshan) = (true, true);
    let hand = "23467m567p88s | closed kan 4444z";
    let no = rules(&["hands.chiihou-after-kan = false"]);
    assert_eq!(worth(&no, hand, "5m", WinMethod::Tsumo, first), "2/60 menzen-tsumo,rinshan");
    let yes = rules(&["hands.chiihou-after-kan = true"]);
    assert_eq!(worth(&yes, hand, "5m", WinMethod::Tsumo, first), "yakuman chiihou");
}

#[test]
fn p_101_dora_order_of_winds_and_dragons() {
    const WHITE: &[Tile] = &[Tile::plain(Kind::WHITE)];
    let points_at = |rules: &Rules, indicators: &str| -> String {
        tiles(indicators).iter().map(|tile| rules.dora(tile.kind()).digit().to_string()).collect()
    };
    let usual = rules(&[]);
    assert_eq!(points_at(&usual, "1234567z"), "2341675");
    let winds = rules(&["table.wind-order = \"east-north-west-south\""]);
    assert_eq!(points_at(&winds, "1234567z"), "4123675");
    let dragons = rules(&["table.dragon-order = \"white-red-green\""]);
    assert_eq!(points_at(&dragons, "1234567z"), "2341756");
    // White indicates red: a pon of red dragons is three dora.
    let han = |rules: &Rules| {
        let hand = "234m678p45s9m9m | pon 777z";
        let score = won(rules, hand, "6s", RON, |win| win.dora = WHITE);
        score.map(|score| (score.han, score.dora.dora))
    };
    assert_eq!((han(&usual), han(&dragons)), (Ok((1, 0)), Ok((4, 3))));
}

/// Daisangen of the South player. The North player fed the last set.
const DRAGONS: &str = "2399m | pon 555z, pon 666z, pon 777z";
const FED: &[(Yaku, Wind)] = &[(Yaku::Daisangen, Wind::North)];

fn fed(win: &mut Win<'_>) {
    (win.liable, win.circumstances.honba) = (FED, 2);
}

#[test]
fn c_046_a_p10_who_pays_honba_with_a_liable_player() {
    let all =
        |honba: &str| rules(&["yakuman.pao-tsumo = \"all\"", &format!("yakuman.pao-counters = \"{honba}\"")]);
    let tsumo = |honba: &str| paid(&all(honba), DRAGONS, "1m", WinMethod::Tsumo, fed);
    assert_eq!(tsumo("feeder"), [0, 32_600, 0, -32_600]);
    assert_eq!(tsumo("feeder-on-tsumo"), [0, 32_600, 0, -32_600]);
    assert_eq!(tsumo("normal"), [-200, 32_600, -200, -32_200]);
    let ron = |honba: &str| paid(&all(honba), DRAGONS, "1m", RON, fed);
    assert_eq!(ron("feeder"), [0, 32_600, -16_000, -16_600]);
    assert_eq!(ron("feeder-on-tsumo"), [0, 32_600, -16_600, -16_000]);
    assert_eq!(ron("normal"), [0, 32_600, -16_600, -16_000]);
    // A liable player who also discards pays everything, as without liability.
    let both = WinMethod::Ron { from: Some(Wind::North) };
    for honba in ["feeder", "feeder-on-tsumo", "normal"] {
        assert_eq!(paid(&all(honba), DRAGONS, "1m", both, fed), [0, 32_600, 0, -32_600]);
    }
}

#[test]
fn p_199_c_046_liable_player_pays_for_tsumo() {
    // Daisangen and tsuuiisou: two yakuman, one of which a player is liable for.
    let hand = "1112z | pon 555z, pon 666z, pon 777z";
    let pays = |how: &str| {
        paid(&rules(&[&format!("yakuman.pao-tsumo = \"{how}\"")]), hand, "2z", WinMethod::Tsumo, fed)
    };
    assert_eq!(pays("all"), [0, 64_600, 0, -64_600]);
    assert_eq!(pays("that-yakuman"), [-16_200, 64_600, -8_200, -40_200]);
    assert_eq!(pays("normal"), [-32_200, 64_600, -16_200, -16_200]);
}

#[test]
fn p_199_c_047_liable_player_pays_half_of_a_ron() {
    let hand = "1112z | pon 555z, pon 666z, pon 777z";
    let pays = |how: &str| paid(&rules(&[&format!("yakuman.pao-ron = \"{how}\"")]), hand, "2z", RON, fed);
    assert_eq!(pays("half-hand"), [0, 64_600, -32_600, -32_000]);
    assert_eq!(pays("half-yakuman"), [0, 64_600, -48_600, -16_000]);
}

#[test]
fn p_199_p_200_p_204_yakuman_with_liability() {
    let hands: [(&str, Yaku, &str, &str); 4] = [
        ("pao-daisangen", Yaku::Daisangen, DRAGONS, "1m"),
        ("pao-shousuushii", Yaku::Shousuushii, "23m44z | pon 111z, pon 222z, pon 333z", "1m"),
        ("pao-daisuushii", Yaku::Daisuushii, "9m | pon 111z, pon 222z, pon 333z, pon 444z", "9m"),
        ("pao-suukantsu", Yaku::Suukantsu, "9m | kan 1111m, kan 2222p, kan 3333s, kan 5555z", "9m"),
    ];
    let liable: [&'static [(Yaku, Wind)]; 4] = [
        FED,
        &[(Yaku::Shousuushii, Wind::North)],
        &[(Yaku::Daisuushii, Wind::North)],
        &[(Yaku::Suukantsu, Wind::North)],
    ];
    for ((key, yaku, hand, tile), liable) in hands.into_iter().zip(liable) {
        let pays = |on: bool| {
            let rules = rules(&[&format!("yakuman.{key} = {on}")]);
            paid(&rules, hand, tile, WinMethod::Tsumo, |win| win.liable = liable)
        };
        assert_eq!(pays(true), [0, 32_000, 0, -32_000], "{yaku:?}");
        assert_eq!(pays(false), [-16_000, 32_000, -8_000, -8_000], "{yaku:?}");
    }
}

#[test]
fn p_094_p_095_c_048_several_yakuman_add_up_or_the_highest_counts() {
    let hand = "1112z | pon 555z, pon 666z, pon 777z";
    let count = |switches: &[&str]| won(&rules(switches), hand, "2z", RON, plain).map(|score| score.yakuman);
    assert_eq!(count(&["yakuman.stacking = \"add\""]), Ok(2));
    assert_eq!(count(&["yakuman.stacking = \"highest\""]), Ok(1));
    assert_eq!(count(&["yakuman.stacking = \"highest\"", "yaku.tsuuiisou = \"double yakuman\""]), Ok(2));
    assert_eq!(count(&["yakuman.stacking = \"add\"", "yakuman.most = 1"]), Ok(1));
    let double = ["yakuman.stacking = \"add\"", "yaku.tsuuiisou = \"double yakuman\""];
    assert_eq!(count(&double), Ok(3));
}

#[test]
fn p_206_c_069_thirteen_counted_han_are_yakuman_or_sanbaiman() {
    let riichi = |win: &mut Win<'_>| {
        (win.circumstances.riichi, win.circumstances.ippatsu) = (Riichi::Declared, true);
    };
    let limit = |kazoe: &str| {
        let rules = rules(&[&format!("yakuman.kazoe = \"{kazoe}\"")]);
        let score = won(&rules, "2233445566788p", "7p", RON, riichi);
        score.map(|score| (score.han, score.limit, score.payments.points))
    };
    assert_eq!(limit("yakuman"), Ok((13, Limit::Kazoe, 32_000)));
    assert_eq!(limit("sanbaiman"), Ok((13, Limit::Sanbaiman, 24_000)));
}

#[test]
fn p_103_p_104_kan_dora_and_ura_dora() {
    const SHOWN: &[Tile] = &[Tile::plain(Kind::ALL[24]), Tile::plain(Kind::ALL[24])];
    let riichi =
        |win: &mut Win<'_>| (win.circumstances.riichi, win.dora, win.ura) = (Riichi::Declared, SHOWN, SHOWN);
    let dora = |switches: &[&str]| {
        let score = won(&rules(switches), "23467m234567p88s", "5m", RON, riichi).expect("a score");
        (score.dora.dora, score.dora.ura)
    };
    assert_eq!(
        dora(&["riichi.kan-dora = true", "riichi.ura-dora = true", "riichi.kan-ura-dora = true"]),
        (4, 4)
    );
    assert_eq!(dora(&["riichi.kan-dora = false"]), (2, 4));
    assert_eq!(dora(&["riichi.kan-ura-dora = false"]), (4, 2));
    assert_eq!(dora(&["riichi.ura-dora = false"]), (4, 0));
    let silent = |win: &mut Win<'_>| (win.dora, win.ura) = (SHOWN, SHOWN);
    let score = won(&rules(&[]), "23467m234567p88s", "5m", RON, silent).expect("a score");
    assert_eq!(score.dora.ura, 0);
}

#[test]
fn p_118_c_057_fu_of_a_double_wind_pair() {
    let both = |win: &mut Win<'_>| {
        (win.circumstances.round, win.circumstances.riichi) = (Wind::South, Riichi::Declared);
    };
    // 20 base fu, 10 for a closed hand, those of the pair, and 6 more so that rounding does not hide them.
    let hand = "234m67p345999s22z";
    let fu = |switches: &[&str]| {
        let score = won(&rules(switches), hand, "8p", RON, both).expect("a score");
        score.fu.items().iter().map(|item| item.fu).sum::<u8>()
    };
    assert_eq!(fu(&["payments.double-wind-fu = 4"]), 20 + 10 + 8 + 4);
    assert_eq!(fu(&["payments.double-wind-fu = 2"]), 20 + 10 + 8 + 2);
}

#[test]
fn p_120_p_121_c_062_c_063_fu_of_pinfu_and_open_pinfu() {
    let open = "34m234678p55s | chi 678s";
    let fu = |switches: &[&str], hand: &str, tile: &str, by: WinMethod, rinshan: bool| {
        won(&rules(switches), hand, tile, by, |win| win.circumstances.rinshan = rinshan)
            .map(|score| score.fu.total)
    };
    assert_eq!(fu(&["payments.open-pinfu-fu = 2"], open, "5m", RON, false), Ok(30));
    assert_eq!(fu(&["payments.open-pinfu-fu = 0"], open, "5m", RON, false), Ok(20));
    assert_eq!(fu(&["payments.open-pinfu-fu = 0"], open, "5m", WinMethod::Tsumo, false), Ok(30));
    let closed = "23467m234567p88s";
    assert_eq!(fu(&["payments.pinfu-tsumo-20 = true"], closed, "5m", WinMethod::Tsumo, false), Ok(20));
    assert_eq!(fu(&["payments.pinfu-tsumo-20 = false"], closed, "5m", WinMethod::Tsumo, false), Ok(30));
    // 20 base fu, 8 for the kan, 2 for the pair: the fu for the replacement tile decide.
    let kan = "34m678p5z5z345s | kan 2222s";
    assert_eq!(fu(&["payments.rinshan-fu = 2"], kan, "5m", WinMethod::Tsumo, true), Ok(40));
    assert_eq!(fu(&["payments.rinshan-fu = 0"], kan, "5m", WinMethod::Tsumo, true), Ok(30));
}

#[test]
fn p_111_p_123_fu_of_seven_pairs_and_kiriage_mangan() {
    let pairs = "1122m3344p5566s7z";
    let points = |switches: &[&str], hand: &str, tile: &str, riichi: Riichi| {
        let score = won(&rules(switches), hand, tile, RON, |win| win.circumstances.riichi = riichi);
        score.map(|score| (score.fu.total, score.payments.points))
    };
    assert_eq!(points(&["payments.pairs-fu = 25"], pairs, "7z", Riichi::None), Ok((25, 1600)));
    assert_eq!(points(&["payments.pairs-fu = 50"], pairs, "7z", Riichi::None), Ok((50, 3200)));
    // Pinfu, tanyao and sanshoku: four han and 30 fu.
    let four = "234m23488p23467s";
    assert_eq!(points(&["payments.kiriage = false"], four, "5s", Riichi::None), Ok((30, 7700)));
    assert_eq!(points(&["payments.kiriage = true"], four, "5s", Riichi::None), Ok((30, 8000)));
}

const THREE: [&str; 5] = [
    "table.players = 3",
    "table.tiles = 108",
    "calls.chi = \"never\"",
    "result.uma-points = [15000, 0, -15000]",
    "draws.counter-value = 200",
];

#[test]
fn c_064_to_c_067_payments_of_three_players() {
    let pays = |switch: &str, seat: Wind, by: WinMethod| {
        let rules = rules(&[&THREE[..], &[switch]].concat());
        // 3 han 40 fu with tsumo, 2 han 50 fu with ron.
        let hand = "999m456p789s1p555z";
        let [east, south, west, north] = paid(&rules, hand, "1p", by, |win| {
            (win.circumstances.seat, win.circumstances.riichi, win.circumstances.honba) =
                (seat, Riichi::Declared, 1);
        });
        assert_eq!(north, 0);
        [east, south, west]
    };
    let (two, four) =
        ("payments.three-player-ron = \"two-shares\"", "payments.three-player-ron = \"as-four\"");
    assert_eq!(pays(four, Wind::South, RON), [0, 3400, -3400]);
    assert_eq!(pays(two, Wind::South, RON), [0, 2600, -2600]);
    assert_eq!(pays(four, Wind::East, RON), [5000, 0, -5000]);
    assert_eq!(pays(two, Wind::East, RON), [3400, 0, -3400]);
    let (lost, split) = ("payments.three-player-tsumo = \"lost\"", "payments.three-player-tsumo = \"split\"");
    assert_eq!(pays(lost, Wind::South, WinMethod::Tsumo), [-2700, 4100, -1400]);
    assert_eq!(pays(split, Wind::South, WinMethod::Tsumo), [-3300, 5400, -2100]);
    assert_eq!(pays(lost, Wind::East, WinMethod::Tsumo), [5400, -2700, -2700]);
    assert_eq!(pays(split, Wind::East, WinMethod::Tsumo), [8000, -4000, -4000]);
}

#[test]
fn c_046_liable_player_pays_the_shares_of_all() {
    const FED: &[(Yaku, Wind)] = &[(Yaku::Daisangen, Wind::West)];
    let pays = |tsumo: &str| {
        let how = format!("payments.three-player-tsumo = \"{tsumo}\"");
        let rules = rules(&[&THREE[..], &["yakuman.pao-tsumo = \"all\"", &how]].concat());
        paid(&rules, "2399p | pon 555z, pon 666z, pon 777z", "1p", WinMethod::Tsumo, |win| win.liable = FED)
    };
    assert_eq!(pays("lost"), [0, 24_000, -24_000, 0]);
    assert_eq!(pays("split"), [0, 32_000, -32_000, 0]);
}

#[test]
fn c_042_c_043_value_of_declared_norths() {
    const WEST: &[Tile] = &[Tile::plain(Kind::WEST)];
    let han = |worth: u8, indicators: &'static [Tile]| {
        let rules = rules(
            &[&THREE[..], &["payments.norths = true", &format!("payments.north-dora = {worth}")]].concat(),
        );
        let score = won(&rules, "999m456p789s1p555z | north 44z", "1p", RON, |win| win.dora = indicators);
        score.map(|score| (score.dora.north, score.dora.dora, score.han))
    };
    assert_eq!(han(0, &[]), Ok((0, 0, 1)));
    assert_eq!(han(1, &[]), Ok((2, 0, 3)));
    assert_eq!(han(2, &[]), Ok((4, 0, 5)));
    // Declared Norths count again as dora if the indicator is West.
    assert_eq!(han(1, WEST), Ok((2, 2, 5)));
}

#[test]
fn p_078_minimum_han() {
    let (one, two) = ("999m456p789s1p555z", "23467m234567p88s");
    let wins = |switches: &[&str], hand: &str, tile: &str, honba: u8| {
        won(&rules(switches), hand, tile, RON, |win| win.circumstances.honba = honba).map(|score| score.han)
    };
    let too_few = Err(NoScore::TooFewHan { han: 1, least: 2 });
    assert_eq!(wins(&["hands.least-han = 1"], one, "1p", 9), Ok(1));
    assert_eq!(wins(&["hands.least-han = 2"], one, "1p", 0), too_few);
    assert_eq!(wins(&["hands.least-han = 2"], two, "5m", 0), Ok(2));
    assert_eq!(wins(&["draws.two-han-from = 5"], one, "1p", 4), Ok(1));
    assert_eq!(wins(&["draws.two-han-from = 5"], one, "1p", 5), too_few);
    assert_eq!(wins(&["draws.two-han-from = 5"], two, "5m", 5), Ok(2));
}

#[test]
fn p_133_payments_for_honba() {
    let pays = |switches: &[&str], seat: Wind, by: WinMethod| {
        paid(&rules(switches), "999m456p789s1p555z", "1p", by, |win| {
            (win.circumstances.seat, win.circumstances.honba) = (seat, 2);
        })
    };
    // 1 han 50 fu with ron, 2 han 40 fu with tsumo.
    assert_eq!(pays(&["draws.counter-value = 300"], Wind::South, RON), [0, 2200, -2200, 0]);
    assert_eq!(pays(&["draws.counter-value = 1500"], Wind::South, RON), [0, 4600, -4600, 0]);
    assert_eq!(
        pays(&["draws.counter-value = 300"], Wind::South, WinMethod::Tsumo),
        [-1500, 3300, -900, -900]
    );
    let dealer_only = &["draws.counter-winner = \"dealer\""];
    assert_eq!(pays(dealer_only, Wind::South, RON), [0, 1600, -1600, 0]);
    assert_eq!(pays(dealer_only, Wind::East, RON), [3000, 0, -3000, 0]);
}

#[test]
fn player_named_as_liable_must_have_been_able_to_feed_the_yakuman() {
    use hanchan_score::NotLiable;
    let liable = |rules: &Rules, hand: &str, tile: &str| {
        let hand: Hand = hand.parse().expect("a hand");
        let mut win = Win::new(&hand, tile.parse().expect("a tile"), RON);
        win.liable = FED;
        let score = score(&win, rules).expect("a win");
        win.check_liable(rules, &score)
    };
    let (last, all) = (rules(&[]), rules(&["yakuman.pao-condition = \"all-open\""]));
    let one_closed = "2399m777z | pon 555z, pon 666z";
    let none_open = "2399m555666777z";
    let no_dragons = "2399m | pon 555z, pon 666z, pon 111z";
    assert_eq!((liable(&last, DRAGONS, "1m"), liable(&all, DRAGONS, "1m")), (Ok(()), Ok(())));
    assert_eq!(liable(&last, one_closed, "1m"), Ok(()));
    assert_eq!(liable(&all, one_closed, "1m"), Err(NotLiable::NotAllOpen(Yaku::Daisangen)));
    assert_eq!(liable(&last, none_open, "1m"), Err(NotLiable::AllClosed(Yaku::Daisangen)));
    assert_eq!(liable(&last, no_dragons, "1m"), Err(NotLiable::NotCounted(Yaku::Daisangen)));
}

#[test]
fn winner_is_not_liable() {
    use hanchan_score::Impossible;
    let hand: Hand = DRAGONS.parse().expect("a hand");
    let mut win = Win::new(&hand, "1m".parse().expect("a tile"), RON);
    win.liable = &[(Yaku::Daisangen, Wind::South)];
    assert_eq!(win.check(&rules(&[])), Err(Impossible::LiableWinner(Yaku::Daisangen)));
    win.liable = FED;
    assert_eq!(win.check(&rules(&[])), Ok(()));
    assert_eq!(
        win.check(&rules(&["yakuman.pao-daisangen = false"])),
        Err(Impossible::Liable(Yaku::Daisangen))
    );
}
