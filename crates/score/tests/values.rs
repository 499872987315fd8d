//! The hand values of the documents and scenarios in `conformance/`, and the score tables.

use std::collections::BTreeSet;

use hanchan_rules::{Rules, Yaku, preset};
use hanchan_score::{
    Circumstances, NoScore, Payments, Riichi, Score, Win, WinMethod, nagashi_mangan, score, table_cell,
};
use hanchan_tiles::notation::mpsz;
use hanchan_tiles::{Hand, Tile, Wind};

const VALUES: &str = include_str!("../../../conformance/hands/values.tsv");

fn wind(letter: &str) -> Wind {
    Wind::from_letter(letter).unwrap_or_else(|| panic!("no wind {letter}"))
}

/// The part of a line in the file that describes the win.
struct Case {
    hand: Hand,
    dora: Vec<Tile>,
    ura: Vec<Tile>,
    liable: Vec<(Yaku, Wind)>,
}

fn run(case: &Case, tile: Tile, circumstances: &str, rules: &Rules) -> Result<Score, NoScore> {
    let mut win = Win::new(&case.hand, tile, WinMethod::Ron { from: None });
    (win.dora, win.ura, win.liable) = (&case.dora, &case.ura, &case.liable);
    let how = &mut win.circumstances;
    for word in circumstances.split_whitespace() {
        let (name, value) = word.split_once('=').unwrap_or((word, ""));
        match name {
            "ron" | "dora" | "ura" | "liable" => {}
            "tsumo" => how.by = WinMethod::Tsumo,
            "from" => how.by = WinMethod::Ron { from: Some(wind(value)) },
            "seat" => how.seat = wind(value),
            "round" => how.round = wind(value),
            "riichi" => how.riichi = Riichi::Declared,
            "double" => how.riichi = Riichi::Double,
            "ippatsu" => how.ippatsu = true,
            "rinshan" => how.rinshan = true,
            "chankan" => how.chankan = true,
            "last" => how.last = true,
            "first" => how.first = true,
            "counters" => how.honba = value.parse().expect("a number"),
            "sticks" => how.sticks = value.parse().expect("a number"),
            other => panic!("unknown circumstance {other}"),
        }
    }
    score(&win, rules)
}

fn value_of<'a>(circumstances: &'a str, name: &str) -> &'a str {
    circumstances.split_whitespace().find_map(|word| word.strip_prefix(name)?.strip_prefix('=')).unwrap_or("")
}

#[test]
fn values_match_the_documents_and_scenarios() {
    let mut checked = 0;
    let mut differences = Vec::new();
    for line in VALUES.lines().filter(|line| !line.starts_with('#')) {
        let cells: Vec<&str> = line.split('\t').collect();
        // The last column lists the statements that the row is about.
        let ([id, rules, hand, tiles, circumstances, result]
        | [id, rules, hand, tiles, circumstances, result, _]) = cells[..]
        else {
            panic!("{line}")
        };
        let rules = preset(rules).unwrap_or_else(|| panic!("{id}: no rules {rules}"));
        let list = |name| mpsz::parse_tiles(value_of(circumstances, name)).expect("tiles");
        let liable = value_of(circumstances, "liable").split_once(':');
        let case = Case {
            hand: hand.parse().unwrap_or_else(|error| panic!("{id}: {error}")),
            dora: list("dora"),
            ura: list("ura"),
            liable: liable
                .map(|(yaku, seat)| (Yaku::from_id(yaku).expect("a yaku"), wind(seat)))
                .into_iter()
                .collect(),
        };
        for tile in tiles.split(' ') {
            let winning = tile.parse().unwrap_or_else(|error| panic!("{id}: {error}"));
            if let Err(ours) = check(&run(&case, winning, circumstances, &rules), result) {
                differences.push(format!("{id} {tile}: {result}\n  ours: {ours}"));
            }
        }
        checked += 1;
    }
    assert!(differences.is_empty(), "{}", differences.join("\n"));
    assert!(checked >= 250, "{checked}");
}

#[test]
fn every_scenario_and_example_has_a_row_or_is_listed_as_an_exception() {
    let has_row = |id: &str| {
        let names = |row: &str| row.strip_prefix(id).is_some_and(|rest| rest.starts_with(['\t', '-']));
        VALUES.lines().any(names)
    };
    let furiten = (1..=29).map(|number| format!("F-ex{number:02}"));
    let danish = (1..=34).map(|number| format!("D-ex{number:02}"));
    for id in furiten.chain(danish) {
        assert!(has_row(&id), "{id}");
    }
    let none: Vec<&str> = VALUES
        .lines()
        .filter_map(|line| line.strip_prefix("# not-values:"))
        .flat_map(str::split_whitespace)
        .collect();
    let ids = scenarios();
    assert_eq!(ids.len(), 92);
    for id in &ids {
        assert!(has_row(id) != none.contains(&id.as_str()), "{id}");
    }
    let Some(document) = hanchan_testdata::corpus_text("rules/scenarios.md") else { return };
    let heads = document.lines().filter_map(|line| line.strip_prefix("**SC-").map(|_| line[2..8].to_owned()));
    assert_eq!(heads.collect::<BTreeSet<_>>(), ids);
}

/// Returns the scenarios that have scripts: the script `SC-P30-a …` is a case of `SC-P30`.
fn scenarios() -> BTreeSet<String> {
    let folder = hanchan_testdata::project().join("conformance/scenarios");
    let mut ids = BTreeSet::new();
    for file in hanchan_testdata::files(&folder, |name| {
        std::path::Path::new(name).extension().is_some_and(|ending| ending == "txt")
    }) {
        let text = std::fs::read_to_string(file).expect("scripts");
        let heads = text.lines().filter_map(|line| line.get(..6)).filter(|id| id.starts_with("SC-"));
        ids.extend(heads.map(str::to_owned));
    }
    ids
}

/// Formats our score like the expected result. Fails with that text if they differ.
fn check(ours: &Result<Score, NoScore>, expected: &str) -> Result<(), String> {
    let score = match (expected, ours) {
        ("not-complete", Err(NoScore::NotComplete))
        | ("no-yaku", Err(NoScore::NoYaku))
        | ("too-few-han", Err(NoScore::TooFewHan { .. })) => return Ok(()),
        (_, Ok(score)) => score,
        _ => return Err(format!("{ours:?}")),
    };
    let mut written = if score.yakuman > 0 {
        format!("yakuman {}/{}", score.yakuman, score.payments.points)
    } else {
        format!("{}/{}/{}", score.han, score.fu.total, score.payments.points)
    };
    let part = |name: &str| expected.split(name).nth(1).map(|rest| rest.split(' ').next().unwrap_or(rest));
    let mut yaku: Vec<&str> = score.yaku().iter().map(|(yaku, _)| yaku.id()).collect();
    if let Some(named) = part(" yaku=") {
        let mut named: Vec<&str> = named.split(',').collect();
        let in_order = named.clone();
        named.sort_unstable();
        yaku.sort_unstable();
        let shown = if named == yaku { in_order } else { yaku };
        written = format!("{written} yaku={}", shown.join(","));
    }
    if part(" pay=").is_some() {
        let pay: Vec<String> = Wind::ALL.iter().map(|&seat| score.payments.of(seat).to_string()).collect();
        written = format!("{written} pay={}", pay.join(","));
    }
    if written == expected { Ok(()) } else { Err(format!("{written}; fu {:?}", score.fu.items())) }
}

/// Returns the numbers in a cell: `3900/2000 (7900)` has three.
fn numbers(cell: &str) -> Vec<i32> {
    let digits = cell.split(|c: char| !c.is_ascii_digit());
    digits.filter(|digits| !digits.is_empty()).map(|digits| digits.parse().expect("a number")).collect()
}

/// Computes a cell of the score tables.
fn cell(dealer: bool, ron: bool, han: u8, fu: u8, rules: &Rules) -> Vec<i32> {
    let seat = if dealer { Wind::East } else { Wind::South };
    if ron {
        let payments = table_cell(han, fu, seat, WinMethod::Ron { from: None }, rules);
        return vec![payments.points];
    }
    let payments = table_cell(han, fu, seat, WinMethod::Tsumo, rules);
    let (east, west) = (-payments.of(Wind::East), -payments.of(Wind::West));
    if dealer { vec![west, payments.points] } else { vec![east, west, payments.points] }
}

const TABLES: &str = include_str!("../../../conformance/score-tables.tsv");

#[test]
fn p_109_p_110_c_064_to_c_068_every_cell_of_the_score_tables() {
    let (four, three) = (preset("phoenix").unwrap(), preset("cheatsheet-3p").unwrap());
    let sheet = preset("cheatsheet").unwrap();
    let mut checked = 0;
    for line in TABLES.lines().filter(|line| !line.starts_with('#')) {
        let columns: Vec<&str> = line.split('\t').collect();
        let [players, winner, by, fu, ref cells @ ..] = columns[..] else { panic!("{line}") };
        let rules = if players == "3" { vec![&three] } else { vec![&four, &sheet] };
        for (han, printed) in (1..).zip(cells).filter(|(_, printed)| **printed != "-") {
            let fu = fu.parse().expect("a number");
            for rules in &rules {
                let ours = cell(winner == "dealer", by == "ron", han, fu, rules);
                assert_eq!(ours, numbers(printed), "{}: {line}: {han} han", rules.id);
            }
            checked += 1;
        }
    }
    assert_eq!(checked, 316);
}

/// Without the corpus, the previous test checks every cell of our copy against the scorer.
#[test]
fn score_tables_match_the_analysis() {
    let Some(text) = hanchan_testdata::corpus_text("rules/score-tables.md") else { return };
    let mut theirs = Vec::new();
    let mut title = "";
    for line in text.lines() {
        if let Some(heading) = line.strip_prefix("### ") {
            title = heading;
        }
        let cells: Vec<&str> = line.split('|').map(str::trim).collect();
        let ["", fu, one, two, three, four, ""] = cells[..] else { continue };
        if (title.starts_with("4p") || title.starts_with("3p")) && fu.parse::<u8>().is_ok() {
            theirs.push([one, two, three, four].map(numbers));
        }
    }
    let rows = TABLES.lines().filter(|line| !line.starts_with('#'));
    let ours: Vec<Vec<Vec<i32>>> = rows.map(|row| row.split('\t').skip(4).map(numbers).collect()).collect();
    assert_eq!(ours, theirs.iter().map(|row| row.to_vec()).collect::<Vec<_>>());
}

#[test]
fn p_191_c_028_f_050_nagashi_mangan_is_paid_like_a_tsumo_mangan() {
    let paid = |id: &str, seat: Wind| {
        let payments = nagashi_mangan(seat, &preset(id).expect("a preset"))?;
        Some(Wind::ALL.map(|seat| payments.of(seat)))
    };
    assert_eq!(paid("phoenix", Wind::South), Some([-4000, 8000, -2000, -2000]));
    assert_eq!(paid("phoenix", Wind::East), Some([12000, -4000, -4000, -4000]));
    assert_eq!(
        paid("cheatsheet-3p", Wind::South).map(|paid| paid[..3].to_vec()),
        Some(vec![-4000, 6000, -2000])
    );
    assert_eq!(paid("furiten", Wind::South), None);
}

/// Returns the payments in a row of the limit table: for a ron, for the dealer's tsumo, and for other players'
/// tsumo.
fn limit_row(payments: impl Fn(Wind, WinMethod) -> Payments) -> [i32; 5] {
    let ron = WinMethod::Ron { from: Some(Wind::West) };
    let (south, east) = (payments(Wind::South, WinMethod::Tsumo), payments(Wind::East, WinMethod::Tsumo));
    [
        payments(Wind::South, ron).points,
        payments(Wind::East, ron).points,
        -south.of(Wind::East),
        -south.of(Wind::West),
        -east.of(Wind::South),
    ]
}

#[test]
fn p_112_c_069_every_cell_of_the_limit_table() {
    let (four, three) = (preset("cheatsheet").unwrap(), preset("cheatsheet-3p").unwrap());
    for (han, in_four, in_three) in [
        (&[5][..], [8000, 12000, 4000, 2000, 4000], [6000, 8000, 4000, 2000, 4000]),
        (&[6, 7], [12000, 18000, 6000, 3000, 6000], [9000, 12000, 6000, 3000, 6000]),
        (&[8, 9, 10], [16000, 24000, 8000, 4000, 8000], [12000, 16000, 8000, 4000, 8000]),
        (&[11, 12], [24000, 36000, 12000, 6000, 12000], [18000, 24000, 12000, 6000, 12000]),
        (&[13, 20], [32000, 48000, 16000, 8000, 16000], [24000, 32000, 16000, 8000, 16000]),
    ] {
        for &han in han {
            for (rules, expected) in [(&four, in_four), (&three, in_three)] {
                let row = limit_row(|seat, by| table_cell(han, 30, seat, by, rules));
                assert_eq!(row, expected, "{} {han} han", rules.id);
            }
        }
    }
    // Daisuushii is a double yakuman here.
    let hand: Hand = "3s | pon 111z, pon 222z, pon 333z, pon 444z".parse().unwrap();
    for (rules, expected) in
        [(&four, [64000, 96000, 32000, 16000, 32000]), (&three, [48000, 64000, 32000, 16000, 32000])]
    {
        let row = limit_row(|seat, by| {
            let circumstances = Circumstances { by, seat, ..Circumstances::default() };
            let win = Win::new(&hand, "3s".parse().unwrap(), circumstances);
            score(&win, rules).unwrap().payments
        });
        assert_eq!(row, expected, "{}", rules.id);
    }
}
