//! What a player folds from his events is what the deal says of him and of the open tiles, at every step.

use std::collections::BTreeMap;
use std::sync::Arc;

use fastrand::Rng;
use hanchan_game::{Game, Next};
use hanchan_round::{Event, Phase, Round, Sitting};
use hanchan_rules::{Rules, Scoring};
use hanchan_tiles::{BySeat, Seat};
use hanchan_view::{
    Choice, JudgeEvent, Numbered, OpenEvent, SeatEvent, SeatView, SpectatorEvent, Stage, Told, Views,
};

mod support;
use support::{all_rules, choose, make, wall, wildly};

/// A game's audiences, who have nothing but what they were told.
struct Table {
    views: Views,
    seats: BySeat<SeatView>,
    /// How many events each audience was told.
    heard: BySeat<u32>,
    others: [u32; 3],
}

impl Table {
    fn new(rules: &Arc<Rules>) -> Table {
        let seats = BySeat::from_fn(|seat| SeatView::new(Arc::clone(rules), seat));
        Table { views: Views::new(), seats, heard: BySeat::default(), others: [0; 3] }
    }

    /// Numbers are without gaps, through all deals.
    fn hear(&mut self, told: &Told) {
        for (seat, numbered) in told.seats.iter() {
            if let Some(Numbered { number, event }) = numbered {
                assert_eq!(*number, self.heard[seat]);
                self.heard[seat] += 1;
                self.seats[seat].apply(event);
            }
        }
        let [spectator, open, judge] = &mut self.others;
        for (number, heard) in [
            (told.spectator.map(|told| told.number), spectator),
            (told.open.map(|told| told.number), open),
            (Some(told.judge.number), judge),
        ] {
            if let Some(number) = number {
                assert_eq!(number, *heard);
                *heard += 1;
            }
        }
    }
}

fn choice(round: &Round, seat: Seat) -> Option<Choice> {
    let real = round.sitting() == Sitting::RealTable;
    let speaks = || {
        let (speaks, draws) = (round.may_speak(seat), round.may_draw(seat).is_ok());
        if speaks { Some(Choice::Speak { draws }) } else { draws.then_some(Choice::Draw) }
    };
    match round.phase() {
        Phase::Turn(turn) if turn.seat == seat => Some(Choice::Turn(turn.acts)),
        Phase::Turn(_) | Phase::Claims(_) if real => speaks(),
        Phase::Claims(window) => window.answers[seat].is_none().then_some(Choice::Claim(window.claims[seat])),
        Phase::Showdown(waiting) => waiting[seat].then_some(Choice::Show),
        Phase::Announcing(waiting) => waiting[seat].then_some(Choice::Announce),
        Phase::Accepting(waiting) => waiting[seat].then_some(Choice::Accept),
        Phase::Paid => Some(Choice::Settle),
        Phase::Turn(_) | Phase::Between | Phase::Over => None,
    }
}

fn check(round: &Round, view: &SeatView) {
    let me = round.player(view.seat);
    assert_eq!(view.hand, me.hand);
    assert_eq!((view.passed, view.passed_in_riichi), (me.passed, me.passed_in_riichi));
    for seat in Seat::ALL {
        assert_eq!(view.course.ippatsu[seat], round.player(seat).ippatsu);
    }
    if let Phase::Turn(turn) = round.phase() {
        assert_eq!(view.course.source, turn.source);
    }
    assert_eq!(view.setup, *round.setup());
    assert_eq!(view.points, round.points());
    assert_eq!(view.sticks, round.sticks());
    assert_eq!(view.live, round.live());
    assert_eq!(view.indicators.to_vec(), round.indicators().collect::<Vec<_>>());
    assert_eq!(view.choice, choice(round, view.seat));
    for seat in round.seats().seats() {
        let (front, player) = (&view.fronts[seat], round.player(seat));
        assert_eq!(front.river, player.river.tiles());
        assert_eq!(front.melds, player.hand.melds());
        assert_eq!(front.norths, player.hand.norths());
        assert_eq!(usize::from(front.concealed), player.hand.concealed().len());
        assert_eq!(front.riichi, player.riichi);
        assert_eq!(front.staked, round.staked()[seat]);
        assert_eq!(front.dead, round.is_dead(seat));
        assert_eq!(view.wind(seat), round.wind(seat));
        if let Some(outcome) = round.outcome() {
            let won = outcome.winners.iter().any(|winner| winner.seat == seat);
            if won || outcome.tenpai[seat] {
                let mut shown = front.shown.expect("laid open");
                if let Some(tile) = player.hand.drawn().filter(|_| won) {
                    shown.draw(tile).expect("a tile more");
                }
                assert_eq!(shown, player.hand);
            } else if outcome.winners.is_empty()
                && !matches!(outcome.ending, hanchan_round::Ending::Aborted(_))
                && round.sitting() == Sitting::Assisted
            {
                assert_eq!(front.shown, None);
            }
        }
    }
    match (round.phase(), view.stage) {
        (Phase::Turn(turn), Stage::Turn(seat)) => assert_eq!(turn.seat, seat),
        (Phase::Claims(window), Stage::Claims { tile, from, offered }) => {
            assert_eq!((window.tile, window.from, window.offered), (tile, from, offered));
        }
        (Phase::Announcing(waiting), Stage::Announcing(known))
        | (Phase::Accepting(waiting), Stage::Accepting(known)) => assert_eq!(*waiting, known),
        (Phase::Paid, Stage::Paid) | (Phase::Showdown(_), Stage::Ending) | (Phase::Over, Stage::Over) => {}
        (phase, stage) => panic!("{stage:?} for {phase:?}"),
    }
}

/// Plays a deal and compares every view with it at every step.
fn play(
    game: &mut Game,
    table: &mut Table,
    sitting: Sitting,
    care: usize,
    random: &mut Rng,
    seen: &mut BTreeMap<&'static str, usize>,
) -> Next {
    let rules = Arc::clone(game.rules());
    let mut round = Round::seated(Arc::clone(&rules), wall(&rules, random), game.setup(), sitting);
    let told = table.views.deal(&round);
    table.hear(&told);
    loop {
        while let Some(told) = table.views.next(&round) {
            table.hear(&told);
        }
        assert_eq!(table.views.told(), round.events().len());
        assert_eq!(round.check(), Ok(()));
        for seat in round.seats().seats() {
            check(&round, &table.seats[seat]);
        }
        let a_move = match sitting {
            Sitting::Assisted => choose(&round, random),
            Sitting::RealTable => wildly(&round, care, random),
        };
        let Some(a_move) = a_move else { break };
        // At a real table something that is refused was not thought through.
        assert!(make(&mut round, a_move) || sitting == Sitting::RealTable, "{a_move:?}");
    }
    for event in round.events() {
        *seen.entry(name(event)).or_default() += 1;
    }
    game.deal_over(round.outcome().expect("over"), round.staked()).expect("a deal was due")
}

/// What happens at real tables only.
fn name(event: &Event) -> &'static str {
    match event {
        Event::Closed => "closed",
        Event::Returned { .. } => "returned",
        Event::Erred { .. } => "erred",
        Event::Died { .. } => "died",
        Event::Chombo { .. } => "chombo",
        Event::Shown { .. } => "shown",
        Event::Announced { .. } => "announced",
        Event::Agreed { .. } => "agreed",
        Event::Objected { .. } => "objected",
        Event::Corrected { .. } => "corrected",
        Event::Mixed => "mixed",
        Event::Ruled { .. } => "ruled",
        Event::SticksReturned => "sticks returned",
        _ => "other",
    }
}

fn games(sitting: Sitting, games: usize) -> BTreeMap<&'static str, usize> {
    let mut seen = BTreeMap::new();
    for (id, rules) in all_rules() {
        let mut random = Rng::with_seed(11);
        // There is more to see where winners say what their hands are worth.
        let announced =
            sitting == Sitting::RealTable && rules.switches.penalties.scoring == Scoring::Announced;
        for number in 0..if announced { 5 * games } else { games } {
            // Careless players see much, careful ones the end of it.
            let care = if number % 2 == 0 { 60 } else { 600 };
            let (mut game, mut table) = (Game::new(Arc::clone(&rules)), Table::new(&rules));
            loop {
                let next = match play(&mut game, &mut table, sitting, care, &mut random, &mut seen) {
                    Next::Choice(_) => game.choose(random.bool()).expect("his choice"),
                    next => next,
                };
                if matches!(next, Next::Over(_)) {
                    break;
                }
            }
            assert!(table.heard[Seat::First] > 100, "{id}");
        }
    }
    seen
}

#[test]
fn a_seat_folds_what_the_deal_says_of_it() {
    games(Sitting::Assisted, 20);
}

#[test]
fn a_seat_folds_what_the_deal_says_of_it_at_a_real_table() {
    let seen = games(Sitting::RealTable, 6);
    println!("{seen:?}");
    assert_eq!(seen.len(), 14, "everything happened: {seen:?}");
}

/// What an audience gets is its own: it borrows nothing from a deal, and equal events are equal bytes of text.
#[test]
fn events_are_plain_data() {
    fn plain<T: Copy + Eq + Send + Sync + std::fmt::Debug + 'static>() {}
    fn own<T: Clone + Send + Sync + 'static>() {}
    plain::<Numbered<SeatEvent>>();
    plain::<Numbered<SpectatorEvent>>();
    plain::<Numbered<OpenEvent>>();
    plain::<Numbered<JudgeEvent>>();
    own::<SeatView>();
}
