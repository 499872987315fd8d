//! The table of final places: the shipped file has the expected format, and fitted curves match the data.

#[path = "../examples/places/table.rs"]
mod table;

use fastrand::Rng;
use table::{COLUMNS, DEALERS, Leads, Row, STEP, Table, TypicalCurve, curves};

#[test]
fn shipped_table_has_the_format_that_is_written() {
    let text = include_str!("../data/places.tsv");
    let mut table = Table::default();
    for line in text.lines().filter(|line| !line.starts_with('#')) {
        let fields: Vec<&str> = line.split('\t').collect();
        let number = |at: usize| fields[at].parse().unwrap_or_else(|_| panic!("{line}"));
        let players = number(0) as usize;
        if fields[1] == "dealing" {
            table.dealer_value.push((players, number(2)));
            continue;
        }
        let row = Row {
            players,
            deals: fields[1].to_owned(),
            dealer: fields[2].to_owned(),
            chances: (3..fields.len()).map(number).collect(),
        };
        assert_eq!(row.chances.len(), COLUMNS, "{line}");
        assert!(row.chances.is_sorted() && row.chances[COLUMNS - 1] < 10_000, "{line}");
        table.rows.push(row);
    }
    assert_eq!(table.text(), text);
    for players in [3, 4] {
        let mut rows = vec![("extra".to_owned(), DEALERS[0])];
        for deals in 1..=2 * players {
            rows.extend(DEALERS.map(|dealer| (deals.to_string(), dealer)));
        }
        let shipped = table.rows.iter().filter(|row| row.players == players);
        let shipped: Vec<(String, &str)> =
            shipped.map(|row| (row.deals.clone(), row.dealer.as_str())).collect();
        assert_eq!(shipped, rows);
    }
}

#[test]
fn curves_follow_the_data() {
    let (mut random, mut behind, mut ahead) = (Rng::with_seed(5), Leads::default(), Leads::default());
    let truth = |points: usize| 0.55 + 0.45 * (points as f64 / 60_000.0);
    for _ in 0..200_000 {
        let points = 100 * random.usize(..500);
        ahead.add(points, random.f64() < truth(points));
        behind.add(points, random.f64() < truth(points));
    }
    let typical = TypicalCurve::of(&[&behind, &ahead]);
    for chances in curves(&behind, &ahead, 1, typical) {
        assert!(chances.is_sorted());
        for (column, chance) in chances.into_iter().enumerate() {
            let off = f64::from(chance) / 10_000.0 - truth(column * STEP);
            assert!(off.abs() < 0.02, "{column}: {off}");
        }
    }
}

/// Without data, the curves follow the typical curve.
#[test]
fn curves_fall_back_to_the_typical_curve_without_data() {
    let (mut random, mut known) = (Rng::with_seed(6), Leads::default());
    let truth = |points: usize| 1.0 / (1.0 + (-(points as f64) / 8000.0).exp());
    for _ in 0..50_000 {
        let points = 100 * random.usize(..80);
        known.add(points, random.f64() < truth(points));
    }
    let typical = TypicalCurve::of(&[&known]);
    for leads in [&known, &Leads::default()] {
        let [_, chances] = curves(leads, leads, 4, typical);
        for (column, chance) in chances.into_iter().enumerate() {
            let off = f64::from(chance) / 10_000.0 - truth(column * STEP);
            assert!(off.abs() < 0.03, "{column}: {off}");
        }
    }
}

/// Where the data say that fewer points are better, the fitted curves are flat.
#[test]
fn curves_never_fall_even_if_the_data_do() {
    let (mut behind, mut ahead) = (Leads::default(), Leads::default());
    for points in (0..60_000).step_by(100) {
        for time in 0..100 {
            ahead.add(points, time >= 60);
            behind.add(points, time >= 55);
        }
    }
    let typical = TypicalCurve::of(&[&behind, &ahead]);
    let [behind, ahead] = curves(&behind, &ahead, 1, typical);
    assert!(behind.is_sorted() && ahead.is_sorted());
    assert!(behind[0] + ahead[0] >= 10_000, "{} {}", behind[0], ahead[0]);
}
