//! What is revealed when a deal ends, and when.

use std::sync::Arc;

use fastrand::Rng;
use hanchan_game::Game;
use hanchan_round::{Abort, Claim, Ending, Event, Offence, Phase, Round, Sitting, TurnAct, Wall};
use hanchan_rules::{Rules, preset};
use hanchan_tiles::{Hand, Seat, Tile};
use hanchan_view::{JudgeEvent, OpenEvent, PublicEvent, Seen, SpectatorEvent, Views};

mod support;
use support::{all_rules, choose, make, shuffled, wall, wildly};

/// Returns all public events of a deal.
fn seen_by_all(round: &Round) -> Vec<PublicEvent> {
    let mut views = Views::new();
    let mut published = Some(views.deal(round));
    let mut seen = Vec::new();
    while let Some(one) = published {
        if let Some(SpectatorEvent::Public(event)) = one.spectator.map(|published| published.event) {
            assert_eq!(one.judge.event, JudgeEvent::Open(OpenEvent::Public(event.clone())));
            for seat in round.seats().seats() {
                let published = one.seats[seat].as_ref().map(|published| &published.event.seen);
                assert_eq!(published, Some(&Seen::Public(event.clone())));
            }
            seen.push(event);
        }
        published = views.next(round);
    }
    seen
}

fn played(rules: &Arc<Rules>, wall: Wall, random: &mut Rng) -> Round {
    let mut round = Round::new(Arc::clone(rules), wall, Game::new(Arc::clone(rules)).setup());
    while let Some(a_move) = choose(&round, random) {
        assert!(make(&mut round, a_move));
    }
    round
}

fn shown(seen: &[PublicEvent]) -> Vec<(Seat, Hand)> {
    let hands = seen.iter().filter_map(|event| match *event {
        PublicEvent::Shown { seat, hand } => Some((seat, hand)),
        _ => None,
    });
    hands.collect()
}

/// G-030: ura are shown only for a winner in riichi; P-043: the winner's hand is shown.
#[test]
fn wins_show_the_hand_and_ura_only_after_riichi() {
    let (mut with_ura, mut without, mut several) = (0, 0, 0);
    for (seed, (id, rules)) in (1..).zip(all_rules()) {
        let mut random = Rng::with_seed(seed);
        for _ in 0..120 {
            let round = played(&rules, wall(&rules, &mut random), &mut random);
            let outcome = round.outcome().expect("over");
            let mut winners = outcome.winners.iter();
            several += usize::from(outcome.winners.len() > 1);
            for event in seen_by_all(&round) {
                let PublicEvent::Won { seat, from, tile, hand, ura, .. } = event else { continue };
                let winner = winners.next().expect("as many as published");
                assert_eq!((seat, from, tile), (winner.seat, winner.from, winner.tile), "{id}");
                let player = round.player(seat);
                assert_eq!(hand.melds(), player.hand.melds());
                assert_eq!(hand.concealed().len() + 3 * hand.melds().len(), 13);
                let counts = rules.switches().riichi.ura_dora && player.riichi.in_force();
                assert_eq!(!ura.is_empty(), counts, "{id}");
                assert!(ura.iter().enumerate().all(|(number, &tile)| tile == round.wall().ura(number as u8)));
                if counts { with_ura += 1 } else { without += 1 }
            }
            assert!(winners.next().is_none());
        }
    }
    assert!(with_ura > 100 && without > 50 && several > 0, "{with_ura} {without} {several}");
}

/// P-129: in an exhaustive draw tenpai hands are shown, starting with the dealer, before any payment.
#[test]
fn exhaustive_draws_show_tenpai_hands_before_payments() {
    let (mut draws, mut hands) = (0, 0);
    for (seed, (id, rules)) in (31..).zip(all_rules()) {
        let mut random = Rng::with_seed(seed);
        for _ in 0..60 {
            let round = played(&rules, wall(&rules, &mut random), &mut random);
            let outcome = round.outcome().expect("over");
            if outcome.ending != Ending::Exhausted {
                continue;
            }
            let seen = seen_by_all(&round);
            let tenpai = round.seats().seats().filter(|&seat| outcome.tenpai[seat]);
            let expected: Vec<(Seat, Hand)> = tenpai.map(|seat| (seat, round.player(seat).hand)).collect();
            assert_eq!(shown(&seen), expected, "{id}");
            let end = seen.iter().position(|event| *event == PublicEvent::Exhausted).expect("a draw");
            let rest = &seen[end + 1..];
            assert!(rest[..expected.len()].iter().all(|event| matches!(event, PublicEvent::Shown { .. })));
            assert!(
                matches!(rest.last(), Some(PublicEvent::Over { points, .. }) if *points == outcome.points)
            );
            draws += 1;
            hands += expected.len();
        }
    }
    assert!(draws > 20 && hands > 20, "{draws} {hands}");
}

/// Until everybody has decided, nobody learns another player's decision, or that there was one to make. A hidden hand
/// stays secret.
#[test]
fn choices_in_a_draw_are_secret_until_all_have_chosen() {
    let (mut pending, mut hidden) = (0, 0);
    for (seed, (id, rules)) in (7..).zip(all_rules().filter(|(_, rules)| rules.switches().draws.hide_tenpai))
    {
        let mut random = Rng::with_seed(seed);
        for _ in 0..400 {
            let wall = wall(&rules, &mut random);
            let mut round = Round::new(Arc::clone(&rules), wall, Game::new(Arc::clone(&rules)).setup());
            while let Some(a_move) = choose(&round, &mut random) {
                if matches!(round.phase(), Phase::Showdown(_)) {
                    pending += 1;
                    assert_eq!(seen_by_all(&round).last(), Some(&PublicEvent::Exhausted), "{id}");
                }
                assert!(make(&mut round, a_move));
            }
            let hid = |event: &Event| matches!(event, Event::Showed { tenpai: false, .. });
            if round.events().iter().any(hid) {
                hidden += 1;
                let tenpai =
                    round.outcome().map_or(0, |over| over.tenpai.0.into_iter().filter(|&one| one).count());
                assert_eq!(shown(&seen_by_all(&round)).len(), tenpai, "{id}");
            }
        }
    }
    assert!(pending > 50 && hidden > 20, "{pending} {hidden}");
}

/// P-142: a player who aborts with nine kinds shows the hand.
#[test]
fn nine_kinds_hand_is_shown() {
    let rules = Arc::new(preset("phoenix").expect("a preset"));
    let mut random = Rng::with_seed(3);
    let mut round =
        Round::new(Arc::clone(&rules), wall(&rules, &mut random), Game::new(Arc::clone(&rules)).setup());
    while !matches!(round.phase(), Phase::Turn(turn) if turn.acts.contains(TurnAct::NineKinds)) {
        round = Round::new(Arc::clone(&rules), wall(&rules, &mut random), *round.setup());
    }
    round.act(Seat::First, TurnAct::NineKinds).expect("it is in the list");
    let seen = seen_by_all(&round);
    assert_eq!(shown(&seen), [(Seat::First, round.player(Seat::First).hand)]);
    assert_eq!(seen[0], PublicEvent::Aborted { why: Abort::NineKinds });
}

/// P-143, P-048: three players who win on one tile have shown their hands; each answer is secret until the last.
#[test]
fn hands_of_triple_ron_are_shown() {
    let rules = Arc::new(preset("phoenix").expect("a preset"));
    let mut rest = shuffled(&rules, &mut Rng::with_seed(1));
    let mut take = |text: &str| -> Vec<Tile> {
        let hand: Hand = text.parse().expect("tiles");
        let tiles: Vec<Tile> = hand.concealed().iter().collect();
        for tile in &tiles {
            rest.swap_remove(rest.iter().position(|other| other == tile).expect("one left"));
        }
        tiles
    };
    let waiting = ["234567m 46p 67822s", "234567m 46p 67833s", "234567m 46p 67844s"].map(&mut take);
    let (fed, dealer) = (take("5p"), take("1199m 1199p 11z 22z 3z"));
    let hands = [&dealer, &waiting[0], &waiting[1], &waiting[2]];
    let blocks = (0..12).flat_map(|block| hands[block % 4][block / 4 * 4..][..4].to_vec());
    let singles = hands.into_iter().map(|hand| hand[12]).chain(fed);
    let tiles: Vec<Tile> = blocks.chain(singles).chain(rest).collect();
    let wall = Wall::in_order(&tiles, &rules).expect("all tiles");
    let mut round = Round::new(Arc::clone(&rules), wall, Game::new(Arc::clone(&rules)).setup());
    round.act(Seat::First, TurnAct::DiscardDrawn).expect("a discard");
    for seat in [Seat::Third, Seat::Second, Seat::Fourth] {
        assert_eq!(seen_by_all(&round).len(), 1, "the discard alone");
        round.claim(seat, Claim::Ron).expect("a win");
    }
    let seen = seen_by_all(&round);
    let winners = [Seat::Second, Seat::Third, Seat::Fourth].map(|seat| (seat, round.player(seat).hand));
    assert_eq!(seen[1], PublicEvent::Aborted { why: Abort::ThreeRons });
    assert_eq!(shown(&seen), winners);
}

/// At an unassisted table, claims are public at once; hands are shown for wins and for offences that concern the
/// hand.
#[test]
fn claims_at_unassisted_table_are_public_with_the_hands_they_show() {
    let (mut rons, mut sets, mut found, mut opened) = (0, 0, 0, 0);
    for (seed, (id, rules)) in (51..).zip(all_rules()) {
        let mut random = Rng::with_seed(seed);
        for _ in 0..60 {
            let setup = Game::new(Arc::clone(&rules)).setup();
            let mut round =
                Round::seated(Arc::clone(&rules), wall(&rules, &mut random), setup, Sitting::RealTable);
            while let Some(a_move) = wildly(&round, 100, &mut random) {
                make(&mut round, a_move);
            }
            let seen = seen_by_all(&round);
            let mut said = seen.iter().filter_map(|event| match *event {
                PublicEvent::ClaimCalled { seat, claim, hand } => {
                    assert_eq!(hand.is_some(), claim == Claim::Ron, "{id}");
                    if claim == Claim::Ron {
                        rons += 1;
                    } else {
                        sets += 1;
                    }
                    Some((seat, claim))
                }
                _ => None,
            });
            for event in round.events() {
                if let Event::Answered { seat, claim } = *event
                    && claim != Claim::Pass
                {
                    assert_eq!(said.next(), Some((seat, claim)), "{id}");
                }
            }
            assert_eq!(said.next(), None, "{id}");
            for (at, event) in seen.iter().enumerate() {
                match *event {
                    PublicEvent::Erred { offence, hand, .. } => {
                        let lies_in_it = matches!(
                            offence,
                            Offence::FalseWin(_) | Offence::NotenRiichi | Offence::FalseKanAfterRiichi
                        );
                        assert_eq!(hand.is_some(), lies_in_it, "{id}");
                        found += usize::from(lies_in_it);
                    }
                    PublicEvent::Opened { seat, from, tile, hand, ura } => {
                        opened += 1;
                        assert_eq!(hand.concealed().len() + 3 * hand.melds().len(), 13, "{id}");
                        // A deal that is redealt is not paid.
                        let paid = round.outcome().is_some_and(|outcome| outcome.ending == Ending::Won);
                        let same = |event: &PublicEvent| {
                            matches!(event, PublicEvent::Won { seat: who, from: whose, tile: with, hand: of, ura: under, .. }
                                if (*who, *whose, *with, *of, *under) == (seat, from, tile, hand, ura))
                        };
                        assert_eq!(seen[at..].iter().any(same), paid, "{id}");
                    }
                    _ => {}
                }
            }
        }
    }
    assert!(rons > 50 && sets > 50 && found > 20 && opened > 5, "{rons} {sets} {found} {opened}");
}
