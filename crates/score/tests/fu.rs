//! The fu table and the steps of scoring a hand, as given in the documents.

use hanchan_rules::{Rules, preset};
use hanchan_score::{Circumstances, FuReason, Riichi, Win, WinMethod, score, table_cell};
use hanchan_tiles::{Hand, Kind, Meld, Tile, Wind};

const RON: WinMethod = WinMethod::Ron { from: Some(Wind::West) };

/// Returns the rule sets of the two documents that have the fu table.
fn rule_sets() -> [Rules; 2] {
    ["phoenix", "cheatsheet"].map(|id| preset(id).expect("a preset"))
}

/// Returns the fu, with reasons, of a win by South in the East round, in both rule sets. Closed hands are won with
/// riichi.
fn fu(hand: &str, tile: &str, by: WinMethod) -> String {
    let hand: Hand = hand.parse().expect(hand);
    let tile: Tile = tile.parse().expect(tile);
    let texts = rule_sets().map(|rules| {
        let mut win = Win::new(&hand, tile, by);
        if hand.is_closed() {
            win.circumstances.riichi = Riichi::Declared;
        }
        let score = score(&win, &rules).unwrap_or_else(|why| panic!("{hand} {tile}: {why:?}"));
        let sum: u8 = score.fu.items().iter().map(|item| item.fu).sum();
        assert!(score.fu.total == sum.next_multiple_of(10) || score.fu.total == 25, "{hand}");
        let items = score.fu.items().iter().map(|item| {
            let why = match item.reason {
                FuReason::Base => "base",
                FuReason::ClosedRon => "closed",
                FuReason::SevenPairs => "seven-pairs",
                FuReason::Group(_) => "set",
                FuReason::Pair(_) => "pair",
                FuReason::Wait(_) => "wait",
                FuReason::Tsumo => "tsumo",
                FuReason::OpenPinfu => "open",
            };
            format!("{why} {}", item.fu)
        });
        items.collect::<Vec<_>>().join(", ")
    });
    assert_eq!(texts[0], texts[1], "both documents say the same");
    texts[0].clone()
}

/// Returns the fu of one set of a hand that also has an open pon of red dragons (4 fu).
fn of_set(concealed: &str, meld: &str) -> u8 {
    let hand = format!("34m11p678s{concealed} | pon 777z{meld}");
    let all = fu(&hand, "5m", RON);
    let sets: Vec<u8> = all.split(", ").filter_map(|item| item.strip_prefix("set ")?.parse().ok()).collect();
    sets.iter().sum::<u8>() - 4
}

#[test]
fn p_113_c_052_pons_of_simples() {
    assert_eq!(of_set("", ", pon 222s"), 2);
    assert_eq!(of_set("222s", ""), 4);
}

#[test]
fn p_114_c_053_pons_of_terminals_and_honours() {
    for (open, closed) in [(", pon 999p", "999p"), (", pon 333z", "333z")] {
        assert_eq!(of_set("", open), 4);
        assert_eq!(of_set(closed, ""), 8);
    }
}

#[test]
fn p_115_c_054_kans_of_simples() {
    assert_eq!(of_set("", ", kan 2222s"), 8);
    assert_eq!(of_set("", ", added kan 2222s"), 8);
    assert_eq!(of_set("", ", closed kan 2222s"), 16);
}

#[test]
fn p_116_c_055_kans_of_terminals_and_honours() {
    for kan in ["9999p", "3333z"] {
        assert_eq!(of_set("", &format!(", kan {kan}")), 16);
        assert_eq!(of_set("", &format!(", added kan {kan}")), 16);
        assert_eq!(of_set("", &format!(", closed kan {kan}")), 32);
    }
}

#[test]
fn p_117_p_118_c_056_to_c_058_pairs() {
    let pair = |pair: &str| fu(&format!("34m{pair}678s123p | pon 777z"), "5m", RON);
    assert_eq!(pair("55z"), "base 20, set 4, pair 2", "dragons");
    assert_eq!(pair("22z"), "base 20, set 4, pair 2", "own wind");
    assert_eq!(pair("11z"), "base 20, set 4, pair 2", "round wind");
    assert_eq!(pair("33z"), "base 20, set 4", "another wind");
    assert_eq!(pair("99p"), "base 20, set 4");
}

#[test]
fn p_119_c_059_to_c_061_waits() {
    let wait = |wait: &str, tile: &str| fu(&format!("{wait}678s123p | pon 777z"), tile, RON);
    assert_eq!(wait("12m99p", "3m"), "base 20, set 4, wait 2", "an edge");
    assert_eq!(wait("24m99p", "3m"), "base 20, set 4, wait 2", "closed");
    assert_eq!(wait("345m9p", "9p"), "base 20, set 4, wait 2", "for the pair");
    assert_eq!(wait("34m99p", "5m"), "base 20, set 4", "two-sided");
    assert_eq!(wait("22m99p", "2m"), "base 20, set 2, set 4", "two pons");
}

#[test]
fn p_122_p_124_c_049_c_051_base_fu() {
    let closed = "33357789m11345s";
    assert_eq!(fu(closed, "6m", RON), "base 20, closed 10, set 4, wait 2", "30 for a closed hand by ron");
    assert_eq!(fu(closed, "6m", WinMethod::Tsumo), "base 20, set 4, wait 2, tsumo 2");
    let open = "46m345p12399s | pon 555z";
    assert_eq!(fu(open, "5m", RON), "base 20, set 4, wait 2");
    assert_eq!(fu(open, "5m", WinMethod::Tsumo), "base 20, set 4, wait 2, tsumo 2");
}

#[test]
fn p_120_p_121_p_123_c_050_c_062_c_063_fu_of_pinfu_and_seven_pairs() {
    assert_eq!(fu("23467m234567p88s", "5m", WinMethod::Tsumo), "base 20", "pinfu gets none for the draw");
    assert_eq!(fu("34m99s345p | chi 345s, chi 789m", "5m", RON), "base 20, open 2");
    assert_eq!(fu("7799m33p3366s113z", "3z", RON), "seven-pairs 25");
    assert_eq!(fu("7799m33p3366s113z", "3z", WinMethod::Tsumo), "seven-pairs 25");
}

/// P-105, P-106: han of yaku and dora are added up; fu matter only below five han.
#[test]
fn p_105_p_106_fu_count_only_below_five_han() {
    for rules in rule_sets() {
        let points = |dora: &[&str], hand: &str| {
            let dora: Vec<Tile> = dora.iter().map(|tile| tile.parse().expect("a tile")).collect();
            let hand: Hand = hand.parse().expect(hand);
            let win = Win { dora: &dora, ..Win::new(&hand, "5m".parse().expect("a tile"), RON) };
            let score = score(&win, &rules).expect("a win");
            (score.han, score.payments.points)
        };
        // The pon of white dragons is a yaku, the 9s are dora, and a closed kan adds 26 fu.
        let (few, many) = ("46m345p12399s | pon 555z", "46m345p99s | pon 555z, closed kan 1111s");
        assert_eq!(points(&[], few), (1, 1000));
        assert_eq!(points(&["8s"], few), (3, 3900));
        assert_eq!(points(&["8s"], many), (3, 7700));
        assert_eq!(points(&["8s", "8s"], few), (5, 8000));
        assert_eq!(points(&["8s", "8s"], many), (5, 8000), "fu do not matter any more");
    }
}

/// P-111, C-070: three han from 70 fu and four han from 40 fu are a mangan; nothing below is rounded up to it.
#[test]
fn p_111_c_070_mangan_starts_at_3_han_70_fu_and_4_han_40_fu() {
    for rules in rule_sets() {
        let ron = |han, fu, seat| table_cell(han, fu, seat, WinMethod::Ron { from: None }, &rules).points;
        for (han, fu, other, dealer) in [
            (3, 60, 7700, 11600),
            (4, 30, 7700, 11600),
            (3, 70, 8000, 12000),
            (4, 40, 8000, 12000),
            (3, 110, 8000, 12000),
        ] {
            assert_eq!((ron(han, fu, Wind::South), ron(han, fu, Wind::East)), (other, dealer), "{han} {fu}");
        }
    }
}

/// P-107: the empty cells of the table are hands that do not exist. No win below five han has fewer than 30 fu with
/// ron, 20 fu without pinfu and tsumo, 25 fu with one han (or two with tsumo), 110 fu with one han and tsumo, or
/// more than 110 fu without being a mangan.
#[test]
fn p_107_hands_of_empty_table_cells_do_not_exist() {
    let rules = preset("phoenix").expect("a preset");
    let mut random = fastrand::Rng::with_seed(107);
    let mut seen = 0;
    for _ in 0..200_000 {
        let Some((hand, tile)) = made(&mut random) else { continue };
        for by in [RON, WinMethod::Tsumo] {
            let seat = Wind::ALL[random.usize(..4)];
            let win = Win::new(&hand, tile, Circumstances { by, seat, ..Circumstances::default() });
            let Ok(score) = score(&win, &rules) else { continue };
            if score.yakuman == 0 && score.han < 5 {
                seen += 1;
                let blank = match (score.fu.total, score.han, by) {
                    (20, _, WinMethod::Ron { .. })
                    | (20 | 25, 1, _)
                    | (25, 2, WinMethod::Tsumo)
                    | (110, 1, WinMethod::Tsumo) => true,
                    (fu, han, _) => (fu > 110 && han < 3) || (fu != 25 && fu % 10 != 0),
                };
                assert!(!blank, "{hand} {tile} {by:?}: {} han {} fu", score.han, score.fu.total);
            }
        }
    }
    assert!(seen > 50_000, "{seen}");
}

/// Makes a hand of four sets and a pair, or seven pairs, without one tile.
fn made(random: &mut fastrand::Rng) -> Option<(Hand, Tile)> {
    let mut melds: Vec<Meld> = Vec::new();
    let mut tiles: Vec<Tile> = Vec::new();
    let plain = |kind: Kind| Tile::plain(kind);
    if random.u8(..8) == 0 {
        for _ in 0..7 {
            tiles.extend([plain(Kind::ALL[random.usize(..34)]); 2]);
        }
    } else {
        let open = random.bool();
        for _ in 0..4 {
            let kind = Kind::ALL[random.usize(..34)];
            let name = plain(kind).to_string();
            let (digit, suit) = name.split_at(1);
            let rank: u8 = digit.parse().ok()?;
            let run = (suit != "z" && rank <= 7).then(|| format!("{rank}{}{}{suit}", rank + 1, rank + 2));
            let same = |count: usize| format!("{}{suit}", digit.repeat(count));
            let text = match random.u8(..6) {
                0 if open => Some(format!("pon {}", same(3))),
                1 => Some(format!("closed kan {}", same(4))),
                2 if open => Some(format!("kan {}", same(4))),
                3 if open => run.as_ref().map(|run| format!("chi {run}")),
                _ => None,
            };
            match (text, run) {
                (Some(text), _) => melds.push(text.parse().ok()?),
                (None, Some(run)) if random.bool() => {
                    tiles.extend(hanchan_tiles::notation::mpsz::parse_tiles(&run).ok()?);
                }
                (None, _) => tiles.extend([plain(kind); 3]),
            }
        }
        tiles.extend([plain(Kind::ALL[random.usize(..34)]); 2]);
    }
    let tile = tiles.remove(random.usize(..tiles.len()));
    let mut text: String = tiles.iter().map(Tile::to_string).collect();
    if !melds.is_empty() {
        text += " | ";
        text += &melds.iter().map(Meld::to_string).collect::<Vec<_>>().join(", ");
    }
    let hand: Hand = text.parse().ok()?;
    (hand.concealed().counts().get(tile.kind()) < 4).then_some((hand, tile))
}
