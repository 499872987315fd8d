//! Views that start in the middle of a deal.

use std::sync::Arc;

use hanchan_round::{Position, Round, Setup, Sitting, TurnAct};
use hanchan_rules::preset;
use hanchan_tiles::{BySeat, Hand, Seat, Tile, Wind};
use hanchan_view::{JudgeEvent, OpenEvent, PublicEvent, Views};

#[test]
fn views_of_a_position_publish_only_what_happens_after_it() {
    let rules = Arc::new(preset("ema").expect("a preset"));
    let hand: Hand = "123m 456p 789s 1122z".parse().expect("a hand");
    let drawn: Tile = "2z".parse().expect("a tile");
    let position = Position {
        setup: Setup {
            dealer: Seat::First,
            round: Wind::East,
            honba: 0,
            sticks: 0,
            points: BySeat([30_000; 4]),
        },
        hands: BySeat::from_fn(|seat| if seat == Seat::First { hand } else { Hand::EMPTY }),
        rivers: BySeat::default(),
        riichi: BySeat::default(),
        ippatsu: BySeat::default(),
        liable: BySeat::default(),
        turn: (Seat::First, drawn),
        live: 40,
        next: Vec::new(),
        replacements: Vec::new(),
        indicators: Vec::new(),
        ura: Vec::new(),
        first_round: false,
        sitting: Sitting::Assisted,
    };
    let mut round = Round::from_position(&rules, &position).expect("a position");
    let mut views = Views::in_progress(&round);
    assert!(views.next(&round).is_none(), "nothing has happened yet");
    round.act(Seat::First, TurnAct::Tsumo).expect("a win");
    let first = views.next(&round).expect("the win");
    assert_eq!(first.judge.number, 0);
    match first.judge.event {
        JudgeEvent::Open(OpenEvent::Public(PublicEvent::Won { seat, tile, hand: won, .. })) => {
            assert_eq!((seat, tile, won), (Seat::First, drawn, hand), "the hand of the position");
        }
        other => panic!("{other:?}"),
    }
}
