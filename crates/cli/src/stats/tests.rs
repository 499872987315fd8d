//! Statistics of simulated games, compared with a second count from their events.

use std::collections::BTreeMap;

use hanchan_api::{PlayerStats, StatsResponse, Tally};
use hanchan_round::{Event, Sitting};
use hanchan_words::{Language, Words};

use super::show;
use crate::records::read;
use crate::sample::{Sample, file, sample};

/// The statistics of a player, as whole numbers.
#[derive(PartialEq, Eq, Default, Debug)]
struct Figures {
    games: u32,
    places: [u32; 4],
    /// The sum of results, in tenths of a thousand points.
    result: i64,
    deals: u32,
    wins: u32,
    tsumo: u32,
    deal_ins: u32,
    riichi: u32,
    calls: u32,
    draws: u32,
    tenpai: u32,
    won: i64,
    paid: i64,
}

impl From<&PlayerStats> for Figures {
    fn from(stats: &PlayerStats) -> Figures {
        let sum =
            |average: Option<f64>, count: u32| (average.unwrap_or(0.0) * f64::from(count)).round() as i64;
        Figures {
            games: stats.games,
            places: stats.ranks,
            result: (stats.result * 10.0).round() as i64,
            deals: stats.deals,
            wins: stats.wins,
            tsumo: stats.tsumo,
            deal_ins: stats.deal_ins,
            riichi: stats.riichi,
            calls: stats.calls,
            draws: stats.draws,
            tenpai: stats.tenpai,
            won: sum(stats.average_win, stats.wins),
            paid: sum(stats.average_deal_in, stats.deal_ins),
        }
    }
}

fn close(one: Option<f64>, other: f64) -> bool {
    one.is_some_and(|one| (one - other).abs() < 1e-9)
}

/// Counts the same statistics from events and final points. Under these rules a deal has at most one winner, and a
/// honba is worth 300 points.
fn again(games: &[Sample]) -> BTreeMap<String, Figures> {
    let mut all: BTreeMap<String, Figures> = BTreeMap::new();
    for game in games {
        for (seat, name) in game.names.iter().enumerate() {
            let place =
                game.standing.places.iter().find(|place| place.seat.index() == seat).expect("a place");
            let above = |other: &&hanchan_game::SeatRank| other.points > place.points;
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
                            all.get_mut(name).expect("a player").draws += 1;
                        }
                    }
                    Event::Showed { seat, tenpai: true } => {
                        all.get_mut(figures(seat)).expect("a player").tenpai += 1;
                    }
                    Event::Won { seat, from, points } => {
                        let extra = 1000 * sticks + 300 * i32::from(round.setup().honba);
                        let winner = all.get_mut(figures(seat)).expect("a player");
                        winner.wins += 1;
                        winner.won += i64::from(points[seat] - extra);
                        winner.tsumo += u32::from(seat == from);
                        if seat != from {
                            let loser = all.get_mut(figures(from)).expect("a player");
                            loser.deal_ins += 1;
                            loser.paid -= i64::from(points[from] + 300 * i32::from(round.setup().honba));
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
fn statistics_match_a_recount_from_events() {
    let words = Words::new(Language::English, Language::English.usual_style(), None);
    let games: Vec<Sample> = (1..=12).map(|seed| sample("mleague", Sitting::Assisted, seed)).collect();
    let mut tally = Tally::default();
    for (number, game) in games.iter().enumerate() {
        let path = file(&format!("stats-{number}"), game.log().as_bytes());
        let played = read(&path, &words).expect("a record");
        assert_eq!(played.standing().as_ref(), Some(&game.standing));
        tally.add(&played);
        std::fs::remove_file(path).expect("it is there");
    }
    let StatsResponse { players, .. } = tally.response(Vec::new());
    let counted: BTreeMap<String, Figures> =
        players.iter().map(|player| (player.name.clone(), Figures::from(player))).collect();
    assert_eq!(counted, again(&games));
    let all = counted.values();
    assert!(all.clone().map(|figures| figures.wins).sum::<u32>() > 50);
    assert!(all.clone().all(|figures| figures.riichi > 0 && figures.calls > 0 && figures.deal_ins > 0));
    assert_eq!(all.map(|figures| figures.result).sum::<i64>(), 0, "uma and oka add up to nothing");
    let anna = players.iter().find(|player| player.name == "Anna").expect("a player");
    assert!(close(anna.win_rate, f64::from(anna.wins) / f64::from(anna.deals)));
    assert!(close(
        anna.average_rank,
        f64::from(anna.ranks[0] + 2 * anna.ranks[1] + 3 * anna.ranks[2] + 4 * anna.ranks[3]) / 12.0
    ));
}

#[test]
fn incomplete_game_counts_only_for_deals() {
    let words = Words::new(Language::English, Language::English.usual_style(), None);
    let game = sample("tenhou-3p", Sitting::Assisted, 5);
    let log = game.log();
    let path = file("stats-cut", &log.as_bytes()[..log.len() * 2 / 3]);
    let played = read(&path, &words).expect("a record");
    let mut tally = Tally::default();
    tally.add(&played);
    let over = played.rounds.iter().filter(|round| round.outcome().is_some()).count();
    assert!(over > 0 && over < game.rounds.len());
    let stats = tally.response(Vec::new());
    assert!(stats.players.iter().all(|player| player.games == 0 && player.deals == over as u32));
    for language in Language::ALL {
        let words = Words::new(language, language.usual_style(), None);
        let text = show::text(&stats, &words);
        assert_eq!(text.lines().count(), 14, "{text}");
        assert!(!text.contains("stats-") && text.contains('–'), "{text}");
    }
    std::fs::remove_file(path).expect("it is there");
}
