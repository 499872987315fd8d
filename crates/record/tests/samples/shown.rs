//! What happens in a game. The samples must cover everything that a record can express.

use std::collections::BTreeSet;

use hanchan_game::Standing;
use hanchan_round::{Abort, Ending, Event, Outcome, Round};
use hanchan_rules::{Length, Yaku};
use hanchan_shape::Shape;
use hanchan_tiles::{Kind, MeldKind, Seat, Wind};

/// Names of things that happen.
pub(crate) type Shown = BTreeSet<&'static str>;

/// Returns what happens in the deals of a game and at its end.
pub(crate) fn shown(rounds: &[Round], standing: Option<&Standing>) -> Shown {
    let mut shown = Shown::new();
    for round in rounds {
        shown.extend(round.events().iter().filter_map(of_event));
        if let Some(outcome) = round.outcome() {
            of_outcome(round, outcome, &mut shown);
        }
    }
    if let (Some(last), Some(_)) = (rounds.last(), standing) {
        let players = last.seats().count();
        let points = last.outcome().map(|outcome| outcome.points).unwrap_or_default();
        if points.0[..players].iter().any(|points| *points < 0) {
            shown.insert("bust");
        }
        let length = last.rules().switches().table.length;
        if last.setup().round > if length == Length::East { Wind::East } else { Wind::South } {
            shown.insert("extra round");
        }
    }
    shown
}

fn of_event(event: &Event) -> Option<&'static str> {
    Some(match event {
        Event::Claimed { meld, .. } => match meld.kind() {
            MeldKind::Chi => "chi",
            MeldKind::Pon => "pon",
            _ => "open kan",
        },
        Event::ClosedKan { .. } => "closed kan",
        Event::AddedKan { .. } => "added kan",
        Event::North { .. } => "north",
        Event::Riichi { .. } => "riichi",
        Event::StakeLaid { .. } => "stake",
        Event::Indicator { .. } => "kan dora",
        Event::Discarded { drawn: false, .. } => "discard from the hand",
        _ => return None,
    })
}

fn of_outcome(round: &Round, outcome: &Outcome, shown: &mut Shown) {
    shown.extend(match outcome.ending {
        Ending::Aborted(Abort::NineKinds) => Some("nine kinds"),
        Ending::Aborted(Abort::FourRiichi) => Some("four riichi"),
        Ending::Aborted(Abort::FourWinds) => Some("four winds"),
        Ending::Aborted(Abort::FourKans) => Some("four kans"),
        Ending::Aborted(Abort::ThreeRons) => Some("three rons"),
        Ending::Exhausted if outcome.nagashi.0.contains(&true) => Some("nagashi mangan"),
        Ending::Exhausted => Some("exhaustive draw"),
        _ => None,
    });
    if outcome.ending == Ending::Exhausted
        && round.seats().seats().any(|seat| outcome.tenpai[seat] && is_furiten(round, seat))
    {
        shown.insert("furiten");
    }
    if outcome.winners.len() == 2 {
        shown.insert("double ron");
    }
    for winner in &outcome.winners {
        let score = &winner.score;
        shown.insert(if winner.seat == winner.from { "tsumo" } else { "ron" });
        for (_, name) in YAKU.iter().filter(|(of, _)| score.yaku().iter().any(|(yaku, _)| yaku == of)) {
            shown.insert(name);
        }
        for (name, there) in [
            ("dora", score.dora.dora > 0),
            ("ura dora", score.dora.ura > 0),
            ("red five", score.dora.red > 0),
            ("yakuman", score.yakuman > 0),
            ("honba", round.setup().honba > 0),
            ("sticks", round.setup().sticks > 0),
            ("dealer wins", winner.seat == round.dealer()),
        ] {
            if there {
                shown.insert(name);
            }
        }
    }
}

/// Yaku that depend on the moment of the win, which a record can get wrong.
const YAKU: [(Yaku, &str); 7] = [
    (Yaku::DoubleRiichi, "double riichi"),
    (Yaku::Ippatsu, "ippatsu"),
    (Yaku::Rinshan, "rinshan"),
    (Yaku::Chankan, "chankan"),
    (Yaku::Haitei, "haitei"),
    (Yaku::Houtei, "houtei"),
    (Yaku::MenzenTsumo, "menzen tsumo"),
];

/// Returns whether one of a player's waits is among their discards.
fn is_furiten(round: &Round, seat: Seat) -> bool {
    let discards = round.events().iter().filter_map(|event| match event {
        Event::Discarded { seat: by, tile, .. } if *by == seat => Some(tile.kind()),
        _ => None,
    });
    let discards: BTreeSet<Kind> = discards.collect();
    let shape = Shape::of(&round.player(seat).hand, round.rules().switches().table.tiles);
    shape.waits().tiles().iter().any(|kind| discards.contains(&kind))
}
