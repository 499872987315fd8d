//! Examples have their yaku, near misses do not, and one change turns a near miss into an example.

use hanchan_lessons::{
    Case, CounterExample, Lesson, LessonRiver, NearMissChange, Reason, Shown, lesson, lessons,
};
use hanchan_rules::{Rules, Worth, Yaku, preset, preset_ids};
use hanchan_score::{Riichi, WinMethod, score};
use hanchan_tiles::{Hand, Kind, MeldKind, Tile, Tiles};

fn presets() -> impl Iterator<Item = Rules> {
    preset_ids().map(|id| preset(id).expect("it comes with the program"))
}

fn shows(shown: &Shown, yaku: Yaku, rules: &Rules) -> bool {
    match shown {
        Shown::Win(case) => score(&case.win(), rules)
            .is_ok_and(|score| score.yaku().iter().any(|&(counted, _)| counted == yaku)),
        // All discards must be terminals or honours, and none may be claimed.
        Shown::River(LessonRiver { tiles, claimed }) => {
            tiles.iter().all(|tile| tile.kind().is_orphan()) && claimed.is_none()
        }
    }
}

/// Returns the kinds of all tiles in a winning hand, sorted.
fn all_tiles(case: &Case) -> Vec<Kind> {
    let mut all: Vec<Kind> = case.hand.all_tiles().chain([case.tile]).map(Tile::kind).collect();
    all.sort_unstable();
    all
}

fn replaced(tiles: &[Kind], out: &[Kind], into: &[Kind]) -> Vec<Kind> {
    let mut tiles = tiles.to_vec();
    for kind in out {
        let place = tiles.iter().position(|tile| tile == kind).expect("what goes out was there");
        tiles.remove(place);
    }
    tiles.extend(into);
    tiles.sort_unstable();
    tiles
}

/// Checks that the change turns the near miss into its counterpart. If that cannot be computed, checks what both
/// must have in common.
fn check_change(counter: &CounterExample, what: &str) {
    let (Shown::Win(bad), Shown::Win(good)) = (&counter.shown, &counter.instead) else {
        return check_river(counter);
    };
    let changed = match &counter.change {
        NearMissChange::WinOn(kind) => Case { tile: (*kind).into(), ..*bad },
        NearMissChange::Draw => bad.with(|how| how.by = WinMethod::Tsumo),
        NearMissChange::Discard => bad.with(|how| how.by = WinMethod::Ron { from: None }),
        NearMissChange::Seat(seat) => bad.with(|how| how.seat = *seat),
        NearMissChange::Round(round) => bad.with(|how| how.round = *round),
        NearMissChange::Declare => bad.with(|how| how.riichi = Riichi::Declared),
        NearMissChange::DeclareFirst => bad.with(|how| how.riichi = Riichi::Double),
        NearMissChange::AtOnce => bad.with(|how| how.ippatsu = true),
        NearMissChange::Last => bad.with(|how| how.last = true),
        NearMissChange::FromWall => bad.with(|how| how.rinshan = false),
        NearMissChange::Replacement => bad.with(|how| how.rinshan = true),
        NearMissChange::Rob => bad.with(|how| how.chankan = true),
        NearMissChange::First => bad.with(|how| how.first = true),
        NearMissChange::LastTile(kind) => {
            let mut hand = bad.hand;
            hand.discard((*kind).into()).expect("it is in the hand");
            hand.add(bad.tile).expect("it was one of these tiles");
            Case { hand, tile: (*kind).into(), ..*bad }
        }
        NearMissChange::Close => {
            let mut concealed: Vec<Tile> = bad.hand.concealed().iter().collect();
            let calls = bad.hand.melds().iter().filter(|meld| meld.is_open());
            concealed.extend(calls.flat_map(|meld| meld.tiles().iter().copied()));
            let kans = bad.hand.melds().iter().copied().filter(|meld| !meld.is_open());
            Case { hand: Hand::new(concealed, kans).expect("a hand"), ..*bad }
        }
        NearMissChange::Replace { out, into } => {
            assert_eq!(replaced(&all_tiles(bad), out, into), all_tiles(good), "{what}");
            assert_eq!(bad.hand.melds().len(), good.hand.melds().len(), "{what}");
            return assert_eq!(Case { hand: good.hand, ..*bad }, *good, "{what}");
        }
        NearMissChange::Kan(kind) => {
            let of = |case: &Case, meld: MeldKind| {
                case.hand.melds().iter().any(|set| set.kind() == meld && set.lowest() == *kind)
            };
            assert!(of(bad, MeldKind::Pon) && !of(good, MeldKind::Pon), "{what}");
            assert_eq!(replaced(&all_tiles(bad), &[], &[*kind]), all_tiles(good), "{what}");
            return assert_eq!(Case { hand: good.hand, ..*bad }, *good, "{what}");
        }
        NearMissChange::Unclaimed(_) => panic!("a river's change: {what}"),
    };
    // It does not matter how the melds were made.
    let same = |hand: &Hand| (Tiles::collect(hand.concealed().iter()).ok(), hand.melds().len(), *hand.held());
    assert_eq!(same(&changed.hand), same(&good.hand), "{what}");
    assert_eq!(Case { hand: good.hand, ..changed }, *good, "{what}");
}

fn check_river(counter: &CounterExample) {
    let (Shown::River(bad), Shown::River(good)) = (&counter.shown, &counter.instead) else {
        panic!("a river and a hand: {counter:?}")
    };
    match &counter.change {
        NearMissChange::Replace { .. } => {
            assert_eq!(bad.tiles.iter().zip(&good.tiles).filter(|(one, other)| one != other).count(), 1);
        }
        NearMissChange::Unclaimed(_) => assert_eq!(bad.tiles, good.tiles),
        other => panic!("{other:?}"),
    }
}

fn check(lesson: &Lesson, rules: &Rules) {
    let name = format!("{} under {}", lesson.yaku.id(), rules.id);
    assert!(!lesson.examples.is_empty() && !lesson.counter_examples.is_empty(), "{name}: {lesson:?}");
    for example in &lesson.examples {
        assert!(shows(&example.shown, lesson.yaku, rules), "{name}: {example:?}");
        if let Shown::Win(case) = &example.shown {
            possible(case, rules, &name);
            let mut waits = example.waits.iter();
            assert!(waits.any(|wait| wait.kind == case.tile.kind() && wait.gives), "{name}");
        }
    }
    for counter in &lesson.counter_examples {
        let what = format!("{name}: {counter:?}");
        assert!(!shows(&counter.shown, lesson.yaku, rules), "{what}");
        assert!(shows(&counter.instead, lesson.yaku, rules), "{what}");
        check_change(counter, &what);
        if let Shown::Win(case) = &counter.shown {
            possible(case, rules, &what);
        }
    }
}

/// Checks that the tiles exist under the rules and the win is possible.
fn possible(case: &Case, rules: &Rules, what: &str) {
    let mut whole = case.hand;
    whole.add(case.tile).expect("a fourteenth tile");
    assert_eq!(whole.fits(rules.tile_set()), Ok(()), "{what}");
    assert_eq!(case.win().check(rules), Ok(()), "{what}");
}

#[test]
fn every_yaku_of_every_rule_set_has_a_lesson() {
    for rules in presets() {
        let all = lessons(&rules);
        for lesson in &all {
            check(lesson, &rules);
        }
        let expected = Yaku::ALL.iter().filter(|yaku| match yaku {
            // Without 2–8 man, a run in all three suits is impossible.
            Yaku::SanshokuDoujun => rules.switches().table.tiles.size() == 136,
            Yaku::NagashiMangan => rules.switches().hands.nagashi,
            _ => true,
        });
        let expected: Vec<Yaku> = expected.copied().filter(|yaku| rules.worth(*yaku) != Worth::Off).collect();
        assert_eq!(all.iter().map(|lesson| lesson.yaku).collect::<Vec<_>>(), expected, "{}", rules.id);
    }
}

#[test]
fn the_same_rules_give_the_same_hands() {
    let rules = preset("furiten").expect("a preset");
    assert_eq!(lesson(Yaku::Ittsu, &rules), lesson(Yaku::Ittsu, &rules));
}

#[test]
fn near_misses_follow_the_rule_set() {
    let has = |id: &str, yaku: Yaku, is: fn(&Reason) -> bool| {
        let lesson = lesson(yaku, &preset(id).expect("a preset")).expect("a lesson");
        lesson.counter_examples.iter().any(|counter| is(&counter.reason))
    };
    // P-167: a tanyao hand must be closed; C-008: it may be open.
    assert!(has("phoenix", Yaku::Tanyao, |reason| *reason == Reason::Open));
    assert!(!has("cheatsheet", Yaku::Tanyao, |reason| *reason == Reason::Open));
    // D-018: seven pairs must not have two equal pairs.
    assert!(has("danish", Yaku::Chiitoitsu, |reason| matches!(reason, Reason::EqualPairs(_))));
    // D-020: a triplet completed by a discard is not concealed.
    assert!(has("danish", Yaku::Sanankou, |reason| matches!(reason, Reason::Discarded(_))));
    // D-007: pinfu needs a pair without value and a two-sided wait.
    assert!(has("danish", Yaku::Pinfu, |reason| matches!(reason, Reason::ValuePair(_))));
    assert!(has("danish", Yaku::Pinfu, |reason| matches!(reason, Reason::NotTwoSided(_))));
}

#[test]
fn a_yaku_that_does_not_exist_has_no_lesson() {
    // F-050: there is no nagashi mangan.
    assert_eq!(lesson(Yaku::NagashiMangan, &preset("furiten").expect("a preset")), None);
    assert_eq!(lesson(Yaku::Daisharin, &preset("common").expect("a preset")), None);
}
