//! Sticks move as at a real table, and their number never changes.

use std::sync::Arc;

use fastrand::Rng;
use hanchan_check::wild;
use hanchan_game::{Game, Holder, Next, Purses, Stick, StickMove, Sticks};
use hanchan_round::{Claim, Event, Phase, Round, Sitting, Turn, TurnAct, Wall};
use hanchan_rules::{Rules, preset, preset_ids};
use hanchan_shape::Incremental;
use hanchan_tiles::{Seat, Tile, Wind};

const E: Holder = Holder::Seat(Seat::First);
const S: Holder = Holder::Seat(Seat::Second);
const W: Holder = Holder::Seat(Seat::Third);

fn purses() -> Purses {
    Purses::new(&preset("phoenix").expect("a preset"))
}

fn spelled(moves: &[StickMove]) -> String {
    let name = |holder| match holder {
        Holder::Seat(seat) => Wind::ALL[seat.index()].letter(),
        Holder::Table => "T",
    };
    let one = |m: &StickMove| format!("{}{} {}x{}", name(m.from), name(m.to), m.count, m.stick.points());
    moves.iter().map(one).collect::<Vec<_>>().join(", ")
}

/// P-007, P-032: each player starts with 25000 points in these sticks.
#[test]
fn players_start_with_the_sticks_of_the_rules() {
    let begins = |points| {
        let sticks = Sticks::to_begin_with(points);
        assert_eq!(sticks.points(), points);
        Stick::ALL.map(|stick| sticks.count(stick))
    };
    assert_eq!(begins(25000), [10, 4, 2, 1]);
    assert_eq!(begins(30000), [10, 9, 2, 1]);
    assert_eq!(begins(35000), [10, 4, 2, 2]);
    assert_eq!(begins(20000), [10, 9, 2, 0]);
    assert_eq!(begins(50000), [10, 9, 2, 3]);
    assert_eq!(begins(8700), [17, 7, 0, 0]);
    assert_eq!(begins(500), [5, 0, 0, 0]);
    assert_eq!(purses().sticks(E).0, [10, 4, 2, 1]);
}

#[test]
fn payments_move_few_sticks() {
    let mut table = purses();
    assert_eq!(spelled(&table.pay(Seat::First, Seat::Second, 1300)), "ES 3x100, ES 1x1000");
    // 900: one thousand, with one hundred in change.
    assert_eq!(spelled(&table.pay(Seat::First, Seat::Second, 900)), "SE 1x100, ES 1x1000");
    assert_eq!(spelled(&table.pay(Seat::First, Seat::Second, 8000)), "SE 2x1000, ES 1x10000");
    assert_eq!(table.sticks(E).0, [8, 4, 2, 0]);
    assert_eq!(table.sticks(S).0, [12, 4, 2, 2]);
}

/// Returns the minimum number of sticks with which two players can pay, by trying everything; `None` if they cannot.
fn fewest(payer: Sticks, receiver: Sticks, points: i32) -> Option<i32> {
    let range = |stick: Stick| -i32::from(receiver.count(stick))..=i32::from(payer.count(stick));
    let mut best = None;
    for tens in range(Stick::TenThousand) {
        for fives in range(Stick::FiveThousand) {
            for ones in range(Stick::Thousand) {
                let hundreds = (points - 10000 * tens - 5000 * fives - 1000 * ones) / 100;
                if range(Stick::Hundred).contains(&hundreds) {
                    let moved = [tens, fives, ones, hundreds].map(i32::abs).iter().sum();
                    best = Some(best.map_or(moved, |best: i32| best.min(moved)));
                }
            }
        }
    }
    best
}

#[test]
fn payments_move_the_minimum_number_of_sticks() {
    let mut random = Rng::with_seed(3);
    let mut changed = 0;
    for _ in 0..40 {
        let mut table = purses();
        for _ in 0..50 {
            let from = Seat::ALL[random.usize(..4)];
            let to = from.at(hanchan_tiles::Side::ALL[random.usize(..3)]);
            let points = random.i32(1..=120) * 100;
            let (giver, taker) = (Holder::Seat(from), Holder::Seat(to));
            if table.sticks(giver).points() < points || table.debt(to) > 0 || table.owed(taker, giver) > 0 {
                continue;
            }
            let least = fewest(table.sticks(giver), table.sticks(taker), points);
            let moves = table.pay(from, to, points);
            let alone =
                moves.iter().all(|m| [giver, taker].contains(&m.from) && [giver, taker].contains(&m.to));
            if let Some(least) = least {
                assert!(alone, "{}", spelled(&moves));
                assert_eq!(moves.iter().map(|m| i32::from(m.count)).sum::<i32>(), least);
            } else {
                changed += 1;
                assert!(!alone, "{}", spelled(&moves));
            }
        }
    }
    assert!(changed > 5, "others changed {changed} times");
}

#[test]
fn third_player_gives_change_when_the_two_cannot() {
    let mut table = purses();
    // All small sticks of the first two players go to the third.
    for seat in [Seat::First, Seat::Second] {
        table.pay(seat, Seat::Third, 5000);
        table.pay(seat, Seat::Third, 100);
    }
    let small = |holder| table.sticks(holder).count(Stick::Hundred);
    assert_eq!((small(E), small(S)), (9, 9));
    let mut table = purses();
    for seat in [Seat::First, Seat::Second] {
        for _ in 0..10 {
            table.pay(seat, Seat::Third, 100);
        }
    }
    assert_eq!(table.sticks(E).0, [0, 4, 2, 1]);
    assert_eq!(table.sticks(W).0, [30, 4, 2, 1]);
    // Neither has a hundred: one of the others changes a thousand.
    let moves = table.pay(Seat::First, Seat::Second, 300);
    let of_stranger = moves.iter().filter(|m| m.from == W || m.to == W).count();
    assert!(of_stranger >= 2, "{}", spelled(&moves));
    assert_eq!((table.points(Seat::First), table.points(Seat::Second)), (23700, 24300));
    assert_eq!(table.points(Seat::Third), 27000);
}

/// P-084, P-091: a riichi stick is worth 1000; a player without one changes first.
#[test]
fn riichi_sticks_are_thousands() {
    let mut table = purses();
    assert_eq!(spelled(&table.lay_stake(Seat::First)), "ET 1x1000");
    for _ in 0..3 {
        table.pay(Seat::First, Seat::Second, 1000);
    }
    assert_eq!(table.sticks(E).0, [10, 0, 2, 1]);
    let moves = table.lay_stake(Seat::First);
    assert_eq!(table.sticks(Holder::Table).0, [0, 2, 0, 0], "{}", spelled(&moves));
    assert_eq!(table.points(Seat::First), 20000);
}

/// P-132, G-034: honba are 100-point sticks in front of the dealer, who changes if they have too few.
#[test]
fn honba_are_hundreds_in_front_of_the_dealer() {
    let mut table = purses();
    assert_eq!(spelled(&table.lay_honba(Seat::First, 3)), "", "the dealer has ten");
    for _ in 0..9 {
        table.pay(Seat::First, Seat::Second, 100);
    }
    assert_eq!(spelled(&table.lay_honba(Seat::First, 1)), "");
    let moves = table.lay_honba(Seat::First, 2);
    assert_eq!(spelled(&moves), "SE 10x100, ES 1x1000");
    assert_eq!(table.sticks(E).0, [11, 3, 2, 1]);
    assert_eq!(table.points(Seat::First), 24100);
}

#[test]
fn player_below_zero_owes_and_pays_from_later_gains() {
    let mut table = purses();
    table.pay(Seat::First, Seat::Second, 32000);
    assert_eq!(table.sticks(E), Sticks::default());
    assert_eq!(table.owed(E, S), 7000);
    assert_eq!((table.points(Seat::First), table.debt(Seat::First)), (-7000, 7000));
    assert_eq!(table.points(Seat::Second), 57000);
    table.pay(Seat::Third, Seat::First, 3000);
    assert_eq!((table.sticks(E), table.owed(E, S)), (Sticks::default(), 4000));
    // A payment from the second player is offset against the debt.
    table.pay(Seat::Second, Seat::First, 1000);
    assert_eq!((table.sticks(E), table.owed(E, S)), (Sticks::default(), 3000));
    table.pay(Seat::Third, Seat::First, 5000);
    assert_eq!((table.points(Seat::First), table.debt(Seat::First)), (2000, 0));
    // A claim on another player can be used to pay.
    let mut table = purses();
    table.pay(Seat::First, Seat::Second, 32000);
    table.pay(Seat::Second, Seat::Third, 52000);
    assert_eq!((table.owed(E, S), table.owed(E, W)), (5000, 2000));
    assert_eq!(table.sticks(S), Sticks::default());
}

/// P-033: points are redistributed, never created or destroyed. Here this is true of every stick.
#[test]
fn random_games_keep_every_stick() {
    for id in preset_ids() {
        let rules = Arc::new(preset(id).expect("a preset"));
        let mut random = Rng::with_seed(9);
        let (mut below, mut changed, mut most) = (0, 0, 0);
        for _ in 0..10 {
            let mut game = Game::new(Arc::clone(&rules));
            let mut table = Purses::new(&rules);
            let all = total(&table);
            for _ in 0..60 {
                let (dealer, honba) = (game.setup().dealer, game.setup().honba);
                table.lay_honba(dealer, honba);
                let hundreds = table.sticks(Holder::Seat(dealer)).count(Stick::Hundred);
                assert!(hundreds >= u16::from(honba) || table.sticks(Holder::Seat(dealer)).points() < 1000);
                let round = deal(&rules, &game, &mut random);
                for event in round.events() {
                    let moves = table.follow(event);
                    if let Event::StakeLaid { seat } = event {
                        changed += usize::from(moves.len() > 1);
                        most = most.max(moves.len());
                        assert!(
                            moves.iter().all(|m| m.to != Holder::Table
                                || m.stick == Stick::Thousand
                                || table.sticks(Holder::Seat(*seat)).points() == 0),
                            "{}",
                            spelled(&moves)
                        );
                    }
                }
                check(&table, &round, all);
                below += Seat::ALL.into_iter().filter(|&seat| table.debt(seat) > 0).count();
                let outcome = round.outcome().expect("it is over");
                match game.deal_over(outcome, round.staked()).expect("a deal was due") {
                    Next::Deal(_) => {}
                    Next::Choice(_) => drop(game.choose(false)),
                    Next::Over(_) => break,
                }
            }
            table.settle(game.points());
            for seat in rules.switches().table.players.seats() {
                assert_eq!(table.points(seat), game.points()[seat], "{id}");
            }
            assert_eq!(total(&table), all);
        }
        println!("{id}: below zero {below} times, changed for a stake {changed} times, {most} moves");
    }
}

/// The same property with errors: penalties, announced and corrected values, rulings.
#[test]
fn games_at_a_real_table_keep_every_stick() {
    for id in preset_ids() {
        let rules = Arc::new(preset(id).expect("a preset"));
        let mut random = Rng::with_seed(12);
        let mut seen = 0;
        for _ in 0..10 {
            let mut game = Game::new(Arc::clone(&rules));
            let mut table = Purses::new(&rules);
            let all = total(&table);
            for _ in 0..20 {
                let wall = Wall::in_order(&shuffled(&rules, &mut random), &rules).expect("a right wall");
                let mut round = Round::seated(Arc::clone(&rules), wall, game.setup(), Sitting::RealTable);
                while let Some(next) = wild(&round, 30, &mut |below| random.usize(..below)) {
                    let _refused = next.make(&mut round);
                }
                for event in round.events() {
                    seen += usize::from(matches!(event, Event::Chombo { .. } | Event::Corrected { .. }));
                    table.follow(event);
                }
                assert_eq!(total(&table), all, "{id}: no stick is made or lost");
                for seat in round.seats().seats() {
                    assert_eq!(table.points(seat), round.points()[seat], "{id}");
                }
                let outcome = round.outcome().expect("it is over");
                match game.deal_over(outcome, round.staked()).expect("a deal was due") {
                    Next::Deal(_) => {}
                    Next::Choice(_) => drop(game.choose(false)),
                    Next::Over(_) => break,
                }
            }
        }
        assert!(seen > 0, "{id}: no errors occurred");
    }
}

fn holders() -> impl Iterator<Item = Holder> {
    Seat::ALL.into_iter().map(Holder::Seat).chain([Holder::Table])
}

fn total(table: &Purses) -> [u16; 4] {
    Stick::ALL.map(|stick| holders().map(|holder| table.sticks(holder).count(stick)).sum())
}

fn check(table: &Purses, round: &Round, all: [u16; 4]) {
    assert_eq!(total(table), all, "no stick is made or lost");
    for seat in round.seats().seats() {
        assert_eq!(table.points(seat), round.points()[seat], "sticks and debts are the points");
        let (sticks, debt) = (table.sticks(Holder::Seat(seat)).points(), table.debt(seat));
        assert!(debt == 0 || sticks == 0, "who owes has nothing: {sticks} {debt}");
        assert_eq!(debt > 0, table.points(seat) < 0);
    }
    let stakes = i32::from(round.sticks()) * round.rules().switches().riichi.stake;
    let due: i32 = Seat::ALL.into_iter().map(|seat| table.owed(Holder::Seat(seat), Holder::Table)).sum();
    assert_eq!(table.sticks(Holder::Table).points() + due, stakes);
}

/// Returns a win or riichi if possible; otherwise the discard that leaves the lowest shanten.
fn toward_tenpai(round: &Round, turn: &Turn) -> TurnAct {
    let hand = &round.player(turn.seat).hand;
    let mut tiles = Incremental::new(hand.concealed().counts(), round.rules().switches().table.tiles);
    let mut far = |act: &TurnAct| match act {
        TurnAct::Tsumo => -3,
        TurnAct::Riichi(_) | TurnAct::RiichiDrawn => -2,
        TurnAct::Discard(tile) => {
            tiles.remove(tile.kind()).expect("in the hand");
            let shanten = tiles.shanten();
            tiles.add(tile.kind()).expect("taken from the hand");
            shanten
        }
        _ => 100,
    };
    turn.acts.iter().min_by_key(|act| far(act)).expect("an act")
}

/// Plays a deal in which all players go straight for a closed hand.
fn deal(rules: &Arc<Rules>, game: &Game, random: &mut Rng) -> Round {
    let wall = Wall::in_order(&shuffled(rules, random), rules).expect("a right wall");
    let mut round = Round::new(Arc::clone(rules), wall, game.setup());
    loop {
        match round.phase() {
            Phase::Turn(turn) => {
                let (who, act) = (turn.seat, toward_tenpai(&round, turn));
                round.act(who, act).expect("it is in the list");
            }
            Phase::Claims(window) => {
                let seat = Seat::ALL.into_iter().find(|&seat| window.answers[seat].is_none()).expect("one");
                let claims = window.claims[seat];
                let claim = if claims.contains(Claim::Ron) { Claim::Ron } else { Claim::Pass };
                round.claim(seat, claim).expect("it is in the list");
            }
            Phase::Showdown(waiting) => {
                let seat = Seat::ALL.into_iter().find(|&seat| waiting[seat]).expect("a player");
                round.show(seat, true).expect("a choice");
            }
            Phase::Over => return round,
            other => panic!("not at this table: {other:?}"),
        }
    }
}

fn shuffled(rules: &Rules, random: &mut Rng) -> Vec<Tile> {
    let set = rules.tile_set();
    let mut tiles: Vec<Tile> =
        Tile::all().flat_map(|tile| std::iter::repeat_n(tile, usize::from(set.copies(tile)))).collect();
    random.shuffle(&mut tiles);
    tiles
}
