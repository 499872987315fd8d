//! Checks questions and answers independently: waits and shanten by another search, values by counting set by set,
//! and what the rules allow by what is visible on the table.
//!
//! The normal tests check a sample; `cargo xtask soak lessons` checks a hundred thousand questions.

#![allow(clippy::similar_names, reason = "check and checker, known and knows")]

mod by_hand;
mod lacking;

use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;
use std::time::Instant;

use hanchan_lessons::{
    Answer, CardSide, FuritenCase, LearnerAnswer, LegalityCase, Level, NoAnswer, PlayerAction, Progress,
    Question, QuestionKind, QuestionSpec, ReviewCard, Shown, Topic, Value, Verdict, Won, ask,
};
use hanchan_round::{Furiten, Offered, Refusal};
use hanchan_rules::{Chi, KanAfterRiichi, Rules, SwapCalling, Yaku, YakuSet, preset, preset_ids};
use hanchan_score::{Circumstances, Riichi, Win, WinMethod};
use hanchan_tiles::{Hand, Kind, KindSet, MeldKind, Tile};
use lacking::{Holding, Lacks};

fn rules(id: &str) -> Arc<Rules> {
    Arc::new(preset(id).expect("it comes with the program"))
}

/// Checks answers, and counts those it could not check.
#[derive(Default)]
struct Checker {
    lacks: Lacks,
    checked: BTreeMap<&'static str, u64>,
    unchecked: BTreeMap<&'static str, u64>,
}

impl Checker {
    fn waits(&mut self, hand: &Hand, rules: &Rules) -> KindSet {
        let holding = Holding::of(hand, rules.switches().table.tiles);
        let equal = rules.switches().hands.equal_pairs;
        let completes =
            |kind: &Kind| holding.with(*kind).is_some_and(|more| self.lacks.of(&more, equal) == 0);
        rules.switches().table.tiles.kinds().iter().filter(completes).collect()
    }

    fn check(&mut self, question: &Question, rules: &Rules, knows: Option<&Rules>) {
        let what = || format!("{} under {}: {question:?}", question.topic.id(), rules.id);
        let checked = match (&question.asked, &question.right) {
            (QuestionKind::Value(won), Answer::Value(value)) => value_of(won, *value, rules),
            (QuestionKind::Yaku { won, choices }, Answer::Yaku(right)) => {
                assert!(right.iter().all(|yaku| choices.contains(&yaku)), "{}", what());
                Some(yaku_of(won, *right, rules))
            }
            (QuestionKind::Waits(hand), Answer::Tiles(right)) => Some(self.waits(hand, rules) == *right),
            (QuestionKind::Furiten(held), Answer::Yes(right)) => Some(self.furiten(held, rules) == *right),
            (QuestionKind::Discard { hand, choices }, Answer::OneOf(right)) => {
                Some(self.discard(hand, choices, *right, rules))
            }
            (QuestionKind::May(may, verdict), Answer::Yes(right)) => {
                assert_eq!(verdict.allowed(), *right, "{}", what());
                self.may(may, verdict, rules).map(|allowed| allowed == *right)
            }
            (QuestionKind::Switch(asked), Answer::Choice(right)) => {
                let of = |rules: &Rules| rules.written(asked.group, &asked.key);
                let differs = knows.is_some_and(|knows| of(knows) != of(rules));
                Some(differs && of(rules).as_ref() == asked.choices.get(*right))
            }
            (QuestionKind::Shows { yaku, side }, Answer::Yes(right)) => {
                Some(shows(*yaku, side, rules) == *right)
            }
            (QuestionKind::Worth { yaku, worths }, Answer::Choice(right)) => {
                let only = worths.choices.iter().filter(|worth| **worth == rules.worth(*yaku)).count() == 1;
                Some(only && worths.choices.get(*right) == Some(&rules.worth(*yaku)))
            }
            _ => Some(false),
        };
        match checked {
            Some(right) => {
                assert!(right, "{}", what());
                *self.checked.entry(question.topic.id()).or_default() += 1;
            }
            None => *self.unchecked.entry(question.topic.id()).or_default() += 1,
        }
    }

    fn furiten(&mut self, held: &FuritenCase, rules: &Rules) -> bool {
        let waits = self.waits(&held.hand, rules);
        assert!(!waits.is_empty());
        rules.switches().riichi.discard_furiten
            && held.river.iter().any(|lying| waits.contains(lying.tile.kind()))
    }

    fn discard(
        &mut self,
        hand: &Hand,
        choices: &[hanchan_lessons::DiscardOption],
        right: KindSet,
        rules: &Rules,
    ) -> bool {
        let deck = rules.switches().table.tiles;
        let whole = Holding::of(hand, deck);
        let mut all: Vec<(Kind, u8, u32)> = Vec::new();
        for tile in hand.concealed().counts().kinds().iter() {
            let rest = whole.without(tile);
            let lacking = self.lacks.of(&rest, false);
            let mut tiles = 0;
            for draw in deck.kinds().iter() {
                let Some(more) = rest.with(draw) else { continue };
                if self.lacks.of(&more, false) < lacking {
                    tiles += u32::from(4 - hand.held().get(draw));
                }
            }
            all.push((tile, lacking, tiles));
        }
        let best = all.iter().map(|(_, lacking, tiles)| (*lacking, std::cmp::Reverse(*tiles))).min();
        let best_tiles: KindSet = all
            .iter()
            .filter(|(_, lacking, tiles)| best == Some((*lacking, std::cmp::Reverse(*tiles))))
            .map(|(tile, ..)| *tile)
            .collect();
        let told = choices.iter().all(|choice| {
            let known = all.iter().find(|(tile, ..)| *tile == choice.tile);
            known.is_some_and(|(_, lacking, tiles)| {
                (*lacking as i8 - 1, *tiles) == (choice.shanten, choice.tiles)
            })
        });
        told && choices.len() == all.len() && best_tiles == right
    }

    /// Returns whether the rules allow what a player wants to do, judging by what is visible on the table. Returns
    /// `None` if that is not enough to tell.
    fn may(&mut self, may: &LegalityCase, verdict: &Verdict, rules: &Rules) -> Option<bool> {
        let switches = rules.switches();
        let closed = may.hand.is_closed();
        Some(match may.deed {
            PlayerAction::Ron => {
                let (tile, from, offered) = may.offered?;
                let waits = self.waits(&may.hand, rules);
                let own = may.river.iter().any(|lying| waits.contains(lying.tile.kind()));
                let furiten = switches.riichi.discard_furiten && own;
                if offered != Offered::Discard || !waits.contains(tile.kind()) {
                    return None;
                }
                // A passed-up tile is not visible on the table; the question states it.
                if matches!(verdict.why, Some(Refusal::Furiten(Furiten::Passed | Furiten::PassedInRiichi))) {
                    return Some(!may.passed);
                }
                let circumstances = Circumstances {
                    by: WinMethod::Ron { from: Some(from) },
                    seat: may.seat,
                    round: may.round,
                    riichi: if may.riichi { Riichi::Declared } else { Riichi::None },
                    last: may.live == 0,
                    honba: may.honba,
                    ..Circumstances::default()
                };
                let win = Win::new(&may.hand, tile, circumstances);
                let counted = by_hand::count(&win, rules);
                let enough = counted.is_some();
                let two = switches.draws.two_han_from > 0 && may.honba >= switches.draws.two_han_from;
                let early = may.river.is_empty() || switches.hands.least_han > 1;
                if two || early || !switches.hands.late_yaku {
                    return None;
                }
                enough && !furiten
            }
            PlayerAction::Tsumo => {
                let tile = may.hand.drawn()?;
                let mut hand = may.hand;
                hand.discard(tile).ok()?;
                // A closed hand always has a yaku with tsumo; whether an open hand has one may depend on how the
                // tile was drawn.
                if !closed || switches.draws.two_han_from > 0 || switches.hands.least_han > 1 {
                    return None;
                }
                self.waits(&hand, rules).contains(tile.kind())
            }
            PlayerAction::Pon(_) | PlayerAction::OpenKan if may.riichi => false,
            PlayerAction::Pon(_) => may.live > 0 || switches.calls.last_discard,
            PlayerAction::Chi(_) => {
                let (_, from, _) = may.offered?;
                let players = switches.table.players.count();
                let left = (from.index() + 1) % players == may.seat.index();
                let last = may.live > 0 || switches.calls.last_discard;
                if left && last && may.hand.concealed().len() <= 6 {
                    return None;
                }
                !may.riichi && left && last && switches.calls.chi == Chi::Left
            }
            PlayerAction::Riichi(discard) => {
                let mut rest = may.hand;
                rest.discard(discard).ok()?;
                closed
                    && !self.waits(&rest.taken_in(), rules).is_empty()
                    && may.live >= switches.riichi.least_tiles
                    && switches.riichi.least_points.allow(may.points)
            }
            PlayerAction::Discard(tile) => {
                let meld = *may.hand.melds().last()?;
                let claimed = meld.claimed()?.kind();
                let same = tile.kind() == claimed;
                match switches.calls.swap_calling {
                    SwapCalling::Allowed => true,
                    SwapCalling::SameTileForbidden => !same,
                    SwapCalling::Forbidden => {
                        let ranks: Vec<u8> =
                            meld.tiles().iter().filter_map(|tile| tile.kind().rank()).collect();
                        let (low, high) = (ranks.iter().min().copied()?, ranks.iter().max().copied()?);
                        let rank = tile.kind().rank().unwrap_or(0);
                        let suit = tile.kind().suit() == claimed.suit();
                        let other = meld.kind() == MeldKind::Chi
                            && suit
                            && (claimed.rank() == Some(low) && rank == high + 1
                                || claimed.rank() == Some(high) && rank + 1 == low);
                        !same && !other
                    }
                }
            }
            PlayerAction::NineKinds => {
                let kinds: BTreeSet<Kind> = may.hand.concealed().iter().map(Tile::kind).collect();
                let orphans = kinds.iter().filter(|kind| kind.is_honour() || kind.is_terminal()).count();
                // A call may have interrupted the first go-around.
                if may.called {
                    return None;
                }
                switches.draws.nine_kinds && orphans >= 9
            }
            PlayerAction::ClosedKan(_)
                if may.riichi && switches.riichi.kan_after == KanAfterRiichi::Never =>
            {
                false
            }
            PlayerAction::OpenKan | PlayerAction::ClosedKan(_) | PlayerAction::AddedKan(_) => return None,
        })
    }
}

fn shows(yaku: Yaku, side: &CardSide, rules: &Rules) -> bool {
    match &side.shown {
        Shown::Win(case) if case.circumstances.riichi != Riichi::None && !case.hand.is_closed() => false,
        Shown::Win(case) => {
            let equals = by_hand::equals(&case.win(), rules);
            equals.iter().any(|counted| counted.yaku.contains(&yaku))
        }
        Shown::River(river) => {
            river.claimed.is_none()
                && river.tiles.iter().all(|tile| tile.kind().is_honour() || tile.kind().is_terminal())
        }
    }
}

/// Asks this many questions about every topic under every rule set and checks them, on all processors.
fn ask_all(each: u64) -> Checker {
    let all: Vec<Arc<Rules>> = preset_ids().map(rules).collect();
    let threads = std::thread::available_parallelism().map_or(1, usize::from);
    std::thread::scope(|scope| {
        let all = &all;
        let ask_some = move |first: usize| {
            let mut checker = Checker::default();
            for (i, rules) in all.iter().enumerate().skip(first).step_by(threads) {
                ask_under(i, rules, each, &mut checker);
            }
            checker
        };
        let working: Vec<_> = (0..threads).map(|first| scope.spawn(move || ask_some(first))).collect();
        working.into_iter().fold(Checker::default(), |mut sum, one| {
            let one = one.join().expect("all answers agree");
            for (all, more) in [(&mut sum.checked, one.checked), (&mut sum.unchecked, one.unchecked)] {
                for (topic, count) in more {
                    *all.entry(topic).or_default() += count;
                }
            }
            sum
        })
    })
}

fn ask_under(i: usize, rules: &Arc<Rules>, each: u64, checker: &mut Checker) {
    let known = [self::rules("tenhou"), self::rules("phoenix")];
    for topic in Topic::ALL {
        for number in 0..each {
            let knows = (number % 2 == 1).then(|| &known[i % 2]).filter(|knows| knows.id != rules.id);
            let level = (number * 137 % 1001) as u16;
            let seed = number * 1_000_003 + i as u64;
            let request = QuestionSpec { rules, knows, topic, level, seed, yaku: None };
            let question = ask(&request).unwrap_or_else(|| panic!("{request:?}"));
            checker.check(&question, rules, knows.map(|knows| &**knows));
        }
    }
}

#[test]
fn answers_agree_with_independent_calculations() {
    let checker = ask_all(4);
    let checked: u64 = checker.checked.values().sum();
    assert!(checked > 300, "{:?} {:?}", checker.checked, checker.unchecked);
}

/// Checks a hundred thousand questions, or as many as `HANCHAN_QUESTIONS` says; run by `cargo xtask soak lessons`.
#[test]
#[ignore = "takes minutes"]
fn a_hundred_thousand_questions() {
    let wanted: u64 =
        std::env::var("HANCHAN_QUESTIONS").ok().and_then(|many| many.parse().ok()).unwrap_or(100_000);
    let start = Instant::now();
    let sorts = preset_ids().count() as u64 * Topic::ALL.len() as u64;
    let checker = ask_all(wanted.div_ceil(sorts));
    let time = start.elapsed().as_secs();
    for topic in Topic::ALL {
        let of = |all: &BTreeMap<&str, u64>| all.get(topic.id()).copied().unwrap_or(0);
        let (checked, unchecked) = (of(&checker.checked), of(&checker.unchecked));
        println!("lessons: {} | {} | {unchecked}", topic.id(), checked + unchecked);
    }
    let all: u64 = checker.checked.values().chain(checker.unchecked.values()).sum();
    let unchecked: u64 = checker.unchecked.values().sum();
    println!("lessons: all, in {time} s | {all} | {unchecked}");
}

#[test]
fn the_same_request_gives_the_same_question() {
    let rules = rules("phoenix");
    for topic in Topic::ALL {
        let request = QuestionSpec { rules: &rules, knows: None, topic, level: 300, seed: 9, yaku: None };
        assert_eq!(ask(&request), ask(&request), "{topic:?}");
    }
}

#[test]
fn difficulty_follows_the_level() {
    let rules = rules("tenhou");
    for topic in [Topic::Value, Topic::Waits, Topic::Discard] {
        let sum = |level: u16| -> u32 {
            let of = |seed| {
                let request = QuestionSpec { rules: &rules, knows: None, topic, level, seed, yaku: None };
                u32::from(ask(&request).expect("a question").difficulty)
            };
            (0..6).map(of).sum()
        };
        assert!(sum(0) < sum(1000), "{topic:?}");
    }
}

#[test]
fn differences_from_known_rules_are_asked() {
    // A-P04: tanyao must be closed under phoenix but not under Tenhou's rules. Half of the questions are about a
    // rule that differs.
    let (phoenix, tenhou) = (rules("phoenix"), rules("tenhou"));
    let ask = |seed| {
        let request = QuestionSpec {
            rules: &phoenix,
            knows: Some(&tenhou),
            topic: Topic::Rules,
            level: 300,
            seed,
            yaku: None,
        };
        ask(&request).expect("a question")
    };
    let questions: Vec<Question> = (0..12).map(ask).collect();
    let about = |question: &&Question| match &question.asked {
        QuestionKind::Switch(asked) => {
            phoenix.written(asked.group, &asked.key) != tenhou.written(asked.group, &asked.key)
        }
        QuestionKind::May(_, verdict) => verdict.differs(),
        _ => false,
    };
    assert!(questions.iter().filter(about).count() >= 3);
}

#[test]
fn answers_are_parsed_and_checked() {
    let rules = rules("common");
    let of = |topic, seed| {
        ask(&QuestionSpec { rules: &rules, knows: None, topic, level: 300, seed, yaku: None })
            .expect("a question")
    };
    let value = of(Topic::Value, 3);
    let Answer::Value(right) = value.right else { panic!("{value:?}") };
    let said = format!("{} {} {}", right.han.max(13 * right.yakuman), right.fu, right.points);
    assert!(value.is_right(&value.read(&said).expect("an answer")), "{said} {right:?}");
    assert!(!value.is_right(&value.read("1 30 100").expect("an answer")));
    for nonsense in ["", "x", "1 2 3 4", "999 1 1", "1 30 99999999999999", "💥"] {
        assert_eq!(value.read(nonsense), Err(NoAnswer::Value), "{nonsense}");
    }
    let waits = of(Topic::Waits, 4);
    let Answer::Tiles(right) = waits.right else { panic!("{waits:?}") };
    let said: String = right.iter().map(|kind| kind.to_string()).collect();
    let said = if said.is_empty() { "-".to_owned() } else { said };
    assert!(waits.is_right(&waits.read(&said).expect("an answer")), "{said}");
    assert_eq!(waits.read("17 elephants"), Err(NoAnswer::Tiles));
    let furiten = of(Topic::Furiten, 5);
    assert_eq!(furiten.read("да"), Ok(LearnerAnswer::Yes(true)));
    assert_eq!(furiten.read("nej"), Ok(LearnerAnswer::Yes(false)));
    assert_eq!(furiten.read("perhaps"), Err(NoAnswer::YesNo));
    let yaku = of(Topic::Yaku, 6);
    let Answer::Yaku(right) = yaku.right else { panic!("{yaku:?}") };
    let said: Vec<&str> = right.iter().map(Yaku::id).collect();
    assert!(yaku.is_right(&yaku.read(&said.join(", ")).expect("ids are answers")));
    assert_eq!(yaku.read("99"), Err(NoAnswer::Numbers));
    let discard = of(Topic::Discard, 7);
    assert_eq!(discard.read("1m2m"), Err(NoAnswer::Tile));
}

#[test]
fn levels_rise_and_fall() {
    let level = Level::default();
    assert_eq!(level.after(200, true).level, 224);
    assert_eq!(level.after(700, true).level, 274);
    assert_eq!(level.after(200, false).level, 176);
    assert_eq!(level.after(0, false).level, 156);
    // Easy questions hardly raise a learner whose level is far above them.
    assert_eq!(Level { level: 900, ..level }.after(100, true).level, 904);
    assert_eq!(Level { level: 2, ..level }.after(0, false).level, 0);
    assert_eq!(Level { level: 999, ..level }.after(1000, true).level, 1000);
}

#[test]
fn cards_come_back_when_they_are_due() {
    let rules = rules("common");
    let ask = |yaku| {
        let request = QuestionSpec {
            rules: &rules,
            knows: None,
            topic: Topic::Cards,
            level: 0,
            seed: 1,
            yaku: Some(yaku),
        };
        ask(&request).expect("a card")
    };
    let mut progress = Progress::default();
    assert_eq!(progress.next_card(&rules, 100), Some(Yaku::Riichi));
    progress = progress.after(&ask(Yaku::Riichi), true, 100);
    assert_eq!(progress.cards[&Yaku::Riichi], ReviewCard { in_box: 1, due: 101 });
    assert_eq!(progress.next_card(&rules, 100), Some(Yaku::DoubleRiichi));
    progress = progress.after(&ask(Yaku::DoubleRiichi), false, 100);
    // A card that was answered wrong is due at once, before cards never seen.
    assert_eq!(progress.next_card(&rules, 100), Some(Yaku::DoubleRiichi));
    progress = progress.after(&ask(Yaku::DoubleRiichi), true, 100);
    assert_eq!(progress.next_card(&rules, 100), Some(Yaku::Ippatsu));
    assert_eq!(progress.next_card(&rules, 101), Some(Yaku::Riichi));
    for day in [101, 104, 111, 127, 162] {
        progress = progress.after(&ask(Yaku::Riichi), true, day);
    }
    assert_eq!(progress.cards[&Yaku::Riichi].in_box, ReviewCard::LAST_BOX);
    assert_eq!(progress.level(Topic::Cards).asked, 8);
}

/// Returns whether a hand's value is right, or `None` if somebody is liable for its yakuman, since such hands are
/// paid by rules of their own.
fn value_of(won: &Won, value: Value, rules: &Rules) -> Option<bool> {
    if !won.liable.is_empty() {
        return None;
    }
    let counted = by_hand::count(&won.win(), rules);
    Some(counted.is_some_and(|counted| {
        (counted.han, counted.fu, counted.yakuman, counted.points)
            == (value.han, value.fu, value.yakuman, value.points)
    }))
}

fn yaku_of(won: &Won, right: YakuSet, rules: &Rules) -> bool {
    let right: BTreeSet<Yaku> = right.iter().collect();
    by_hand::equals(&won.win(), rules).iter().any(|counted| counted.yaku == right)
}
