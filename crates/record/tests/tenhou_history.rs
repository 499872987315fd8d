//! Rules and faults of real Tenhou games that no corpus of ours has: old games, private lobbies, misplaced tags. The
//! engine plays games under rules that are written down here, and they are written as such records look.

mod common;

use std::sync::Arc;

use common::{TenhouGame, tenhou_game_under, written_game};
use fastrand::Rng;
use hanchan_record::tenhou::TypeBits;
use hanchan_record::{
    DrawKind, MismatchTopic, RecordedDeal, RecordedEnd, RecordedGame, RuleResolver, Step, VerifyReport,
    read_text, tenhou, verify,
};
use hanchan_round::{Ending, Phase, Round, TurnAct};
use hanchan_rules::{RuleFile, Rules, preset_file};
use hanchan_tiles::Wind;

const EAST: TypeBits = TypeBits(0x01);
const EAST_SOUTH: TypeBits = TypeBits(0x09);
const EAST_3P: TypeBits = TypeBits(0x11);
const EAST_SOUTH_3P: TypeBits = TypeBits(0x19);

/// Old games gave whole results, and a tenpai dealer played on in the last deal.
const OLD: &str = "[draws]\ntenpai-stop = { is = \"no\", by = \"a test\" }\n\
                   [result]\nrounding = { is = \"thousands\", by = \"a test\" }\n";
/// The place points of old East games, for the group that [`OLD`] ends with.
const SHORT: &str = "uma-points = { is = [10000, 5000, -5000, -10000], by = \"a test\" }\n";

/// Returns Tenhou's rules for these type bits with changes in the form of a rule file.
fn rules(bits: TypeBits, changes: &str) -> Arc<Rules> {
    let base = if bits.0 & 0x10 == 0 { "tenhou" } else { "tenhou-3p" };
    let mut text = format!(
        "id = \"old\"\nversion = 1\ntitle = {{ en = \"Old\" }}\nsource = \"a test\"\nbase = \"{base}\"\n{changes}"
    );
    if !bits.east_south() {
        let length = "length = { is = \"east\", by = \"a test\" }\n";
        text = if text.contains("[table]\n") {
            text.replace("[table]\n", &format!("[table]\n{length}"))
        } else {
            format!("{text}[table]\n{length}")
        };
    }
    let file = RuleFile::parse("old.toml", &text).expect("a rule file");
    Arc::new(Rules::load(&file, preset_file).expect("rules"))
}

fn played(rules: &Arc<Rules>, bits: TypeBits, seed: u64) -> TenhouGame {
    tenhou_game_under(rules, bits, &mut Rng::with_seed(seed), common::play)
}

/// Rewrites a record as old ones look: no `SHUFFLE`, and each deal names its own shuffle.
fn as_old(xml: &str) -> String {
    let from = xml.find("<SHUFFLE").expect("a seed");
    let to = from + xml[from..].find("/>").expect("its end") + 2;
    format!("{}{}", &xml[..from], &xml[to..]).replace("<INIT ", "<INIT shuffle=\"mt19937ar,0123abcd\" ")
}

/// Rewrites a record as if the game had been played in a private lobby.
fn in_lobby(xml: &str) -> String {
    xml.replace("lobby=\"0\"", "lobby=\"1234\"")
}

fn report(xml: &str) -> VerifyReport {
    let game = read_text(xml).unwrap_or_else(|error| panic!("{error}"));
    verify(&game, &RuleResolver::default()).expect("known rules")
}

fn agrees(xml: &str) -> VerifyReport {
    let report = report(xml);
    assert_eq!(report.mismatches, [], "{}", report.mismatches[0]);
    report
}

/// Returns the values that were inferred, by switch.
fn inferred(report: &VerifyReport) -> Vec<String> {
    report
        .inferred
        .iter()
        .map(|change| format!("{}.{} = {}", change.group, change.key, change.value))
        .collect()
}

/// Returns the switch that the report names for a topic.
fn switch_for(report: &VerifyReport, topic: MismatchTopic) -> Option<String> {
    let mismatch = report.mismatches.iter().find(|mismatch| mismatch.topic == topic)?;
    mismatch.switch.map(|switch| switch.to_string())
}

#[test]
fn old_east_game_has_place_points_of_10_and_5() {
    let rules = rules(EAST, &format!("{OLD}{SHORT}"));
    for seed in 0..20 {
        let xml = as_old(&played(&rules, EAST, seed).xml);
        let report = agrees(&xml);
        assert_eq!(report.walls, 0, "its shuffle is not published");
        let inferred = inferred(&report);
        assert!(inferred.iter().any(|line| line == "result.uma-points = [10000, 5000, -5000, -10000]"));
        assert!(inferred.iter().any(|line| line == "result.rounding = \"thousands\""));
    }
}

/// Tenhou's JSON does not say how old a game is.
#[test]
fn place_points_of_old_east_games_are_inferred_in_json() {
    let rules = rules(EAST, &format!("{OLD}{SHORT}"));
    let played = played(&rules, EAST, 2).played;
    let game = RecordedGame::of(&rules, &[], &played.rounds, Some(&played.standing)).expect("assisted");
    let mut json: serde_json::Value =
        serde_json::from_str(&tenhou::json::write(&game).expect("Tenhou's words")).expect("JSON");
    json["rule"] = serde_json::json!({ "disp": "上東喰赤速", "aka51": 1, "aka52": 1, "aka53": 1 });
    let report = agrees(&json.to_string());
    let expected = ["result.rounding = \"thousands\"", "result.uma-points = [10000, 5000, -5000, -10000]"];
    assert_eq!(inferred(&report), expected);
    json["rule"]["disp"] = "上南喰赤速".into();
    let east_south = self::report(&json.to_string());
    assert_eq!(inferred(&east_south), ["result.rounding = \"thousands\""]);
}

/// The results decide, not the attribute: some games with the old attribute have today's place points.
#[test]
fn old_games_with_todays_place_points_agree() {
    for bits in [EAST, EAST_SOUTH, EAST_3P, EAST_SOUTH_3P] {
        let rules = rules(bits, OLD);
        for seed in 0..10 {
            let report = agrees(&as_old(&played(&rules, bits, seed).xml));
            assert!(inferred(&report).iter().all(|line| !line.contains("uma-points")));
        }
    }
}

#[test]
fn place_points_that_fit_no_rule_are_a_difference() {
    let uma = "[result]\numa-points = { is = [30000, 10000, -10000, -30000], by = \"a test\" }\n";
    let rules = rules(EAST, uma);
    let report = report(&as_old(&played(&rules, EAST, 1).xml));
    assert_eq!(switch_for(&report, MismatchTopic::Results).as_deref(), Some("result.uma-points"));
}

/// Returns whether a leading dealer with enough points was tenpai in a draw in the last deal or later and played on.
fn tenpai_dealer_played_on(game: &TenhouGame, bits: TypeBits) -> bool {
    let last = if bits.east_south() { Wind::South } else { Wind::East };
    let deals = &game.played.rounds;
    deals[..deals.len() - 1].iter().any(|round| {
        let (outcome, dealer) = (round.outcome().expect("it is over"), round.setup().dealer);
        let final_deals = (round.setup().round.index(), dealer.index()) >= (last.index(), 3);
        let points = outcome.points[dealer];
        let leads = outcome.points.iter().all(|(seat, &other)| seat == dealer || other < points);
        let tenpai = outcome.ending == Ending::Exhausted && outcome.tenpai[dealer];
        final_deals && tenpai && leads && points >= 30_000
    })
}

#[test]
fn tenpai_dealer_plays_on_in_old_games() {
    let rules = rules(EAST, OLD);
    let games = (0..600).map(|seed| played(&rules, EAST, seed));
    let found: Vec<TenhouGame> = games.filter(|game| tenpai_dealer_played_on(game, EAST)).take(3).collect();
    assert_eq!(found.len(), 3, "such games are not that rare");
    for game in found {
        agrees(&as_old(&game.xml));
        let today = report(&game.xml);
        assert_eq!(switch_for(&today, MismatchTopic::Next).as_deref(), Some("draws.tenpai-stop"));
    }
}

/// The course of the game decides: if it ended with a leading dealer's tenpai, today's rule was in force.
#[test]
fn old_game_that_ended_with_the_dealers_tenpai_agrees() {
    let rules = rules(EAST, "[result]\nrounding = { is = \"thousands\", by = \"a test\" }\n");
    let ended = |game: &TenhouGame| {
        let last = game.played.rounds.last().expect("a deal");
        let outcome = last.outcome().expect("it is over");
        let bust = outcome.points.iter().any(|(_, &points)| points < 0);
        outcome.ending == Ending::Exhausted && outcome.tenpai[last.setup().dealer] && !bust
    };
    let mut games = (0..600).map(|seed| played(&rules, EAST, seed));
    agrees(&as_old(&games.find(ended).expect("a game that ended so").xml));
}

/// Discards whatever was drawn, so that nobody gets far from the starting points.
fn idle(round: &mut Round, _: &mut Rng) {
    loop {
        match round.phase() {
            Phase::Turn(turn) => {
                let (seat, acts) = (turn.seat, turn.acts);
                let drawn = acts.iter().find(|act| *act == TurnAct::DiscardDrawn);
                let other = || acts.iter().find(|act| matches!(act, TurnAct::Discard(_)));
                round.act(seat, drawn.or_else(other).expect("a discard")).expect("it is in the list");
            }
            Phase::Claims(_) => round.close().expect("nobody claims"),
            _ => return,
        }
    }
}

#[test]
fn old_east_game_goes_on_into_west() {
    let extension = "[table]\nextension = { is = \"extra-rounds-dealer-stays\", by = \"a test\" }\n";
    let rules = rules(EAST, &format!("{OLD}{extension}"));
    let mut deals = 0;
    let game = tenhou_game_under(&rules, EAST, &mut Rng::with_seed(1), |round, random| {
        deals += 1;
        if deals < 12 { idle(round, random) } else { common::play(round, random) }
    });
    assert!(game.played.rounds.iter().any(|round| round.setup().round == Wind::West));
    agrees(&as_old(&game.xml));
    let today = report(&game.xml);
    assert_eq!(switch_for(&today, MismatchTopic::Next).as_deref(), Some("table.extension"));
}

/// As long as nobody reaches 30,000, today's East games end after the South round.
#[test]
fn old_east_game_that_ended_below_target_agrees() {
    let rules = rules(EAST, "[result]\nrounding = { is = \"thousands\", by = \"a test\" }\n");
    let game = tenhou_game_under(&rules, EAST, &mut Rng::with_seed(1), idle);
    let last = game.played.rounds.last().expect("a deal").setup().round;
    assert_eq!(last, Wind::South);
    agrees(&as_old(&game.xml));
}

const LOBBY: &str = "[table]\nstart-points = { is = 30000, by = \"a test\" }\n\
    [result]\noka = { is = 0, by = \"a test\" }\n\
    uma-points = { is = [50000, 20000, 0, -70000], by = \"a test\" }\n";

#[test]
fn points_of_a_private_lobby_are_taken_from_the_record() {
    let rules = rules(EAST_SOUTH, LOBBY);
    for seed in 0..20 {
        let xml = played(&rules, EAST_SOUTH, seed).xml;
        let report = agrees(&in_lobby(&xml));
        assert_eq!(
            inferred(&report),
            ["table.start-points = 30000", "result.oka = 0", "result.uma-points = [50000, 20000, 0, -70000]"]
        );
        // Ranked games have no rules of their own.
        let ranked = self::report(&xml);
        assert!(ranked.inferred.is_empty());
        assert!(ranked.mismatches.iter().any(|mismatch| mismatch.topic == MismatchTopic::Setup));
    }
}

/// Only whole thousands that sum to zero are taken from the record.
#[test]
fn odd_results_of_a_private_lobby_are_a_difference() {
    let rules = rules(EAST_SOUTH, LOBBY);
    let xml = in_lobby(&played(&rules, EAST_SOUTH, 3).xml);
    let at = xml.find("owari=\"").expect("the result") + "owari=\"".len();
    let end = at + xml[at..].find('"').expect("its end");
    let mut numbers: Vec<String> = xml[at..end].split(',').map(str::to_owned).collect();
    let first: f64 = numbers[1].parse().expect("a result");
    numbers[1] = format!("{:.1}", first + 0.3);
    let changed = format!("{}{}{}", &xml[..at], numbers.join(","), &xml[end..]);
    let report = report(&changed);
    assert_eq!(switch_for(&report, MismatchTopic::Results).as_deref(), Some("result.uma-points"));
}

#[test]
fn deal_without_dice_is_read_and_verified_without_its_wall() {
    let text = written_game(EAST_SOUTH, false, &mut Rng::with_seed(4));
    let (from, to) = (text.find("mt19937ar").expect("a seed"), text.find("\" ref").expect("its end"));
    let mut text = format!("{}{}", &text[..from], &text[to..]);
    let mut at = 0;
    while let Some(found) = text[at..].find("<INIT seed=\"") {
        at += found + "<INIT seed=\"".len();
        let end = at + text[at..].find('"').expect("its end");
        let numbers: Vec<&str> = text[at..end].split(',').collect();
        let gaps = format!("{},{},{},,,{}", numbers[0], numbers[1], numbers[2], numbers[5]);
        text.replace_range(at..end, &gaps);
    }
    assert!(text.contains("<INIT seed=\"0,0,0,,,"));
    let game = read_text(&text).expect("a record");
    assert!(game.deals.iter().all(|deal| deal.dice.is_none()) && game.proof.is_none());
    assert_eq!(agrees(&text).walls, 0);
    // Half a roll is a fault of the record.
    assert!(read_text(&text.replacen(",,,", ",1,,", 1)).is_err());
}

#[test]
fn riichi_tag_after_its_discard_is_read_in_the_right_order() {
    let mut moved = 0;
    for seed in 0..20 {
        let text = written_game(EAST_SOUTH, false, &mut Rng::with_seed(seed));
        let mut late = String::new();
        let mut rest = &text[..];
        while let Some(at) = rest.find("<REACH ") {
            let end = at + rest[at..].find("/>").expect("its end") + 2;
            late.push_str(&rest[..at]);
            let tag = &rest[at..end];
            if tag.contains("step=\"1\"") {
                let discard = end + rest[end..].find("/>").expect("a discard") + 2;
                late.push_str(&rest[end..discard]);
                late.push_str(tag);
                rest = &rest[discard..];
                moved += 1;
            } else {
                late.push_str(tag);
                rest = &rest[end..];
            }
        }
        late.push_str(rest);
        agrees(&late);
        let steps = |text: &str| -> Vec<Step> {
            let game = read_text(text).expect("a record");
            game.deals.iter().flat_map(|deal| deal.steps.iter().map(|step| step.step)).collect()
        };
        assert_eq!(steps(&late), steps(&text));
    }
    assert!(moved > 20, "{moved}");
}

/// Plays games under Tenhou's rules until one fits.
fn find_game(fits: impl Fn(&common::Played) -> bool) -> RecordedGame {
    let rules = rules(EAST_SOUTH, "");
    let mut games = (0..300).map(|seed| common::played_game(&rules, &mut Rng::with_seed(seed)));
    let played = games.find(|played| fits(played)).expect("such a game");
    RecordedGame::of(&rules, &[], &played.rounds, Some(&played.standing)).expect("assisted")
}

#[test]
fn nagashi_that_a_record_lacks_is_decided_by_its_own_switch() {
    let rules = rules(EAST_SOUTH, "");
    let orphans_first = |round: &mut Round, _: &mut Rng| loop {
        match round.phase() {
            Phase::Turn(turn) => {
                let (seat, acts) = (turn.seat, turn.acts);
                let orphan = |act: &TurnAct| matches!(act, TurnAct::Discard(tile) if tile.kind().is_orphan());
                let act = acts.iter().find(orphan).or_else(|| {
                    acts.iter().find(|act| matches!(act, TurnAct::Discard(_) | TurnAct::DiscardDrawn))
                });
                round.act(seat, act.expect("a discard")).expect("it is in the list");
            }
            Phase::Claims(_) => round.close().expect("nobody claims"),
            _ => return,
        }
    };
    let is_nagashi = |deal: &RecordedDeal| match &deal.end {
        Some(RecordedEnd::Drawn(draw)) => draw.kind == DrawKind::Nagashi,
        _ => false,
    };
    let mut games = (0..100).map(|seed| {
        let game = tenhou_game_under(&rules, EAST_SOUTH, &mut Rng::with_seed(seed), orphans_first);
        read_text(&game.xml).expect("a record")
    });
    let mut game = games.find(|game| game.deals.iter().any(is_nagashi)).expect("a nagashi mangan");
    let deal = game.deals.iter_mut().find(|deal| is_nagashi(deal)).expect("it was found");
    if let Some(RecordedEnd::Drawn(draw)) = &mut deal.end {
        draw.kind = DrawKind::Exhausted;
    }
    let report = verify(&game, &RuleResolver::default()).expect("known rules");
    assert_eq!(switch_for(&report, MismatchTopic::End).as_deref(), Some("hands.nagashi"));
}

#[test]
fn game_that_goes_on_after_a_bust_is_decided_by_its_own_switch() {
    let bust = |played: &common::Played| {
        let outcome = played.rounds.last().and_then(Round::outcome).expect("over");
        outcome.points.iter().any(|(_, &points)| points < 0)
    };
    let mut game = find_game(bust);
    let again = game.deals[0].clone();
    game.deals.push(again);
    let report = verify(&game, &RuleResolver::default()).expect("known rules");
    assert_eq!(switch_for(&report, MismatchTopic::Next).as_deref(), Some("draws.bust"));
}
