//! Figures of simulated games, counted a second time from what happened.

use std::collections::BTreeMap;

use hanchan_round::{Event, Sitting};
use hanchan_words::{Language, Words};

use super::figures::{Figures, Tally};
use super::show;
use crate::records::Played;
use crate::sample::{Sample, file, sample};

fn close(one: Option<f64>, other: f64) -> bool {
    one.is_some_and(|one| (one - other).abs() < 1e-9)
}

/// The same figures from events and final points alone. Under these rules there is one winner, a counter is worth 300.
fn again(games: &[Sample]) -> BTreeMap<String, Figures> {
    let mut all: BTreeMap<String, Figures> = BTreeMap::new();
    for game in games {
        for (seat, name) in game.names.iter().enumerate() {
            let place =
                game.standing.places.iter().find(|place| place.seat.index() == seat).expect("a place");
            let above = |other: &&hanchan_game::Place| other.points > place.points;
            let figures = all.entry(name.clone()).or_default();
            figures.games += 1;
            assert_eq!(usize::from(place.place), 1 + game.standing.places.iter().filter(above).count());
            figures.places[usize::from(place.place) - 1] += 1;
            figures.result += i64::from(place.result);
        }
        for round in &game.rounds {
            let mut sticks = i32::from(round.setup().sticks);
            let (mut riichi, mut called) = ([false; 4], [false; 4]);
            for figures in &game.names {
                all.get_mut(figures).expect("counted").deals += 1;
            }
            for event in round.events() {
                let figures = |seat: hanchan_tiles::Seat| &game.names[seat.index()];
                match *event {
                    Event::StakeLaid { .. } => sticks += 1,
                    Event::Riichi { seat } => riichi[seat.index()] = true,
                    Event::Claimed { seat, .. } => called[seat.index()] = true,
                    Event::Exhausted => {
                        for name in &game.names {
                            all.get_mut(name).expect("he").draws += 1;
                        }
                    }
                    Event::Showed { seat, tenpai: true } => {
                        all.get_mut(figures(seat)).expect("he").tenpai += 1;
                    }
                    Event::Won { seat, from, points } => {
                        let extra = 1000 * sticks + 300 * i32::from(round.setup().counters);
                        let winner = all.get_mut(figures(seat)).expect("he");
                        winner.wins += 1;
                        winner.won += i64::from(points[seat] - extra);
                        winner.tsumo += u32::from(seat == from);
                        if seat != from {
                            let loser = all.get_mut(figures(from)).expect("he");
                            loser.deal_ins += 1;
                            loser.paid -= i64::from(points[from] + 300 * i32::from(round.setup().counters));
                        }
                    }
                    _ => {}
                }
            }
            for (seat, name) in game.names.iter().enumerate() {
                let figures = all.get_mut(name).expect("counted");
                figures.riichi += u32::from(riichi[seat]);
                figures.calls += u32::from(called[seat]);
            }
        }
    }
    all
}

#[test]
fn figures_are_what_events_say() {
    let words = Words::new(Language::English, Language::English.usual_style(), None);
    let games: Vec<Sample> = (1..=12).map(|seed| sample("mleague", Sitting::Assisted, seed)).collect();
    let mut tally = Tally::default();
    for (number, game) in games.iter().enumerate() {
        let path = file(&format!("stats-{number}"), game.log().as_bytes());
        let played = Played::read(&path, &words).expect("a record");
        assert_eq!(played.standing().as_ref(), Some(&game.standing));
        tally.game(&played.names, &played.rounds, played.standing().as_ref());
        std::fs::remove_file(path).expect("it is there");
    }
    let again = again(&games);
    assert_eq!(tally.players, again);
    let all = tally.players.values();
    assert!(all.clone().map(|figures| figures.wins).sum::<u32>() > 50);
    assert!(all.clone().all(|figures| figures.riichi > 0 && figures.calls > 0 && figures.deal_ins > 0));
    assert_eq!(all.map(|figures| figures.result).sum::<i64>(), 0, "uma and oka add up to nothing");
    let anna = &tally.players["Anna"];
    assert!(close(anna.win_rate(), f64::from(anna.wins) / f64::from(anna.deals)));
    assert!(close(anna.average_win(), anna.won as f64 / f64::from(anna.wins)));
    assert!(close(
        anna.average_rank(),
        f64::from(anna.places[0] + 2 * anna.places[1] + 3 * anna.places[2] + 4 * anna.places[3]) / 12.0
    ));
}

#[test]
fn a_game_without_its_end_counts_for_deals_only() {
    let words = Words::new(Language::English, Language::English.usual_style(), None);
    let game = sample("tenhou-3p", Sitting::Assisted, 5);
    let log = game.log();
    let path = file("stats-cut", &log.as_bytes()[..log.len() * 2 / 3]);
    let played = Played::read(&path, &words).expect("a record");
    let mut tally = Tally::default();
    tally.game(&played.names, &played.rounds, played.standing().as_ref());
    let over = played.rounds.iter().filter(|round| round.outcome().is_some()).count();
    assert!(over > 0 && over < game.rounds.len());
    assert!(tally.players.values().all(|figures| figures.games == 0 && figures.deals == over as u32));
    for language in Language::ALL {
        let words = Words::new(language, language.usual_style(), None);
        let text = show::text(&tally, &words);
        assert_eq!(text.lines().count(), 14, "{text}");
        assert!(!text.contains("stats-") && text.contains('–'), "{text}");
    }
    std::fs::remove_file(path).expect("it is there");
}
