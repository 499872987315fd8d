//! Finds the walls for the web page's tests: seeds with which a player who follows a simple plan can declare,
//! call or win something within a few moves, against bots that discard what they draw. Prints the seeds and
//! the moves.
//!
//! ```text
//! cargo run --release -p hanchan-bots --example walls > web/tests/walls.json
//! ```

use std::sync::Arc;

use hanchan_bots::Player;
use hanchan_game::{Game, Seed};
use hanchan_round::{Claim, Event, Move, Phase, Round, Sitting, TurnAct, Wall};
use hanchan_rules::{Rules, preset};
use hanchan_tiles::{BySeat, MeldKind, Seat, Side};
use hanchan_view::{Choice, Published, SeatView, Views};

/// What a person wants to do.
#[derive(Clone, Copy, PartialEq, Debug)]
enum Goal {
    /// A chi after which the hand has a tile that must not be discarded at once (kuikae).
    Chi,
    Pon(Side),
    OpenKan,
    ClosedKan,
    /// A tile added to the person's own pon.
    AddedKan,
    North,
    NineKinds,
    Riichi,
    Tsumo,
    Ron,
    /// A win on a tile that somebody adds to a pon.
    RobbedKan,
}

/// A deal to find: the goal of each person at the table, of which the first must be reached. Bots take the
/// other seats.
struct Wanted {
    name: &'static str,
    rules: &'static str,
    people: &'static [Goal],
    /// Maximum number of moves by all people together.
    max_moves: usize,
}

const fn wanted(
    name: &'static str,
    rules: &'static str,
    people: &'static [Goal],
    max_moves: usize,
) -> Wanted {
    Wanted { name, rules, people, max_moves }
}

const WANTED: [Wanted; 13] = [
    wanted("chi", "common", &[Goal::Chi], 3),
    wanted("pon-left", "phoenix", &[Goal::Pon(Side::Left)], 3),
    wanted("pon-across", "phoenix", &[Goal::Pon(Side::Across)], 3),
    wanted("pon-right", "phoenix", &[Goal::Pon(Side::Right)], 3),
    wanted("open-kan", "phoenix", &[Goal::OpenKan], 3),
    wanted("closed-kan", "phoenix", &[Goal::ClosedKan], 3),
    wanted("added-kan", "phoenix", &[Goal::AddedKan], 4),
    wanted("robbed-kan", "phoenix", &[Goal::RobbedKan, Goal::AddedKan], 16),
    wanted("nine-kinds", "phoenix", &[Goal::NineKinds], 1),
    wanted("riichi", "phoenix", &[Goal::Riichi], 4),
    wanted("tsumo", "phoenix", &[Goal::Tsumo], 6),
    wanted("ron", "phoenix", &[Goal::Ron], 6),
    wanted("north", "cheatsheet-3p", &[Goal::North], 1),
];

fn main() {
    let found: Vec<String> = WANTED.iter().map(find).collect();
    println!("[\n{}\n]", found.join(",\n"));
}

fn find(wanted: &Wanted) -> String {
    let rules = Arc::new(preset(wanted.rules).expect("a preset"));
    (1u64..)
        .find_map(|number| {
            let mut secret = [0; 32];
            secret[24..].copy_from_slice(&number.to_be_bytes());
            let acts = Deal::new(wanted, &rules, Seed(secret)).played()?;
            eprintln!("{}: {number}, {} moves", wanted.name, acts.len());
            let acts: Vec<String> = acts.iter().map(|act| format!("    {act}")).collect();
            Some(format!(
                "{{\n  \"name\": \"{}\",\n  \"rules\": \"{}\",\n  \"people\": {},\n  \"secret\": \"{number:064x}\",\n  \
                 \"acts\": [\n{}\n  ]\n}}",
                wanted.name,
                wanted.rules,
                wanted.people.len(),
                acts.join(",\n")
            ))
        })
        .expect("seeds never run out")
}

struct Deal<'a> {
    wanted: &'a Wanted,
    /// For each seat, the number of the person or bot in it.
    order: Vec<usize>,
    round: Round,
    views: Views,
    seats: BySeat<SeatView>,
}

impl Deal<'_> {
    fn new<'a>(wanted: &'a Wanted, rules: &Arc<Rules>, seed: Seed) -> Deal<'a> {
        let setup = Game::new(Arc::clone(rules)).setup();
        let (tiles, dice) = seed.deal(1, rules.tile_set());
        let wall = Wall::built(&tiles, dice, setup.dealer, rules).expect("all tiles");
        let round = Round::seated(Arc::clone(rules), wall, setup, Sitting::Assisted);
        let order = seed.seating(rules.switches().table.players.count());
        let seats = BySeat::from_fn(|seat| SeatView::new(Arc::clone(rules), seat));
        Deal { wanted, order, round, views: Views::new(), seats }
    }

    fn apply(&mut self, published: &Published) {
        for (seat, numbered) in published.seats.iter() {
            if let Some(numbered) = numbered {
                self.seats[seat].apply(&numbered.event);
            }
        }
    }

    /// Plays until the first person's goal is reached and returns the people's moves, or `None` if it is not
    /// reached.
    fn played(mut self) -> Option<Vec<String>> {
        let published = self.views.deal(&self.round);
        self.apply(&published);
        let mut acts = Vec::new();
        while !self.is_reached() {
            if acts.len() > self.wanted.max_moves || matches!(self.round.phase(), Phase::Over) {
                return None;
            }
            let seat = Seat::ALL.into_iter().find(|&seat| self.seats[seat].choice.is_some())?;
            let who = self.order[seat.index()];
            let what = match self.wanted.people.get(who) {
                None => Player::Tsumogiri.choose(&self.seats[seat], &mut |_| 0)?,
                Some(&goal) => {
                    let what = self.move_towards(goal, seat)?;
                    acts.push(line(who, what));
                    what
                }
            };
            self.round.play(seat, what).ok()?;
            while let Some(published) = self.views.next(&self.round) {
                self.apply(&published);
            }
        }
        (acts.len() <= self.wanted.max_moves).then_some(acts)
    }

    fn seat(&self, who: usize) -> Option<Seat> {
        self.order.iter().position(|&number| number == who).and_then(Seat::from_index)
    }

    /// Returns whether the first person has reached their goal.
    fn is_reached(&self) -> bool {
        let Some(own) = self.seat(0) else { return false };
        let events = self.round.events();
        let has = |wanted: &dyn Fn(&Event) -> bool| events.iter().any(wanted);
        let claimed = |kind: MeldKind| {
            has(
                &|event| matches!(event, Event::Claimed { seat, meld } if *seat == own && meld.kind() == kind),
            )
        };
        match self.wanted.people[0] {
            Goal::Chi => claimed(MeldKind::Chi) && self.holds_forbidden_tile(own),
            Goal::Pon(_) => claimed(MeldKind::Pon),
            Goal::OpenKan => claimed(MeldKind::OpenKan),
            Goal::ClosedKan => has(&|event| matches!(event, Event::ClosedKan { seat, .. } if *seat == own)),
            Goal::AddedKan => has(&|event| matches!(event, Event::AddedKan { seat, .. } if *seat == own)),
            Goal::North => has(&|event| matches!(event, Event::North { seat } if *seat == own)),
            Goal::NineKinds => has(&|event| matches!(event, Event::Aborted { .. })),
            Goal::Riichi => {
                let laid = has(&|event| matches!(event, Event::StakeLaid { seat } if *seat == own));
                laid && self.holds_forbidden_tile(own)
            }
            Goal::Tsumo => {
                has(&|event| matches!(event, Event::Won { seat, from, .. } if seat == from && *seat == own))
            }
            Goal::Ron => {
                has(&|event| matches!(event, Event::Won { seat, from, .. } if seat != from && *seat == own))
            }
            Goal::RobbedKan => {
                let added = events.iter().rposition(|event| matches!(event, Event::AddedKan { .. }));
                let stands = events.iter().rposition(|event| matches!(event, Event::Stands));
                let won = has(
                    &|event| matches!(event, Event::Won { seat, from, .. } if seat != from && *seat == own),
                );
                won && added > stands
            }
        }
    }

    /// Returns whether it is this seat's turn and it holds a tile that must not be discarded.
    fn holds_forbidden_tile(&self, own: Seat) -> bool {
        let Phase::Turn(turn) = self.round.phase() else { return false };
        let hand = &self.round.player(own).hand;
        turn.seat == own
            && hand
                .concealed()
                .iter()
                .any(|tile| turn.drawn != Some(tile) && !turn.acts.contains(TurnAct::Discard(tile)))
    }

    fn move_towards(&self, goal: Goal, seat: Seat) -> Option<Move> {
        let view = &self.seats[seat];
        let greedy = Player::Greedy.choose(view, &mut |_| 0);
        match view.choice? {
            Choice::Turn(acts) => {
                let wanted = acts.iter().find(|act| match goal {
                    Goal::ClosedKan => matches!(act, TurnAct::ClosedKan(_)),
                    Goal::AddedKan => matches!(act, TurnAct::AddedKan(_)),
                    Goal::North => matches!(act, TurnAct::North),
                    Goal::NineKinds => matches!(act, TurnAct::NineKinds),
                    _ => false,
                });
                match (wanted, goal) {
                    (Some(act), _) => Some(Move::Act(act)),
                    (None, Goal::Riichi | Goal::Tsumo | Goal::Ron | Goal::RobbedKan) => greedy,
                    // A person who waits for others' discards discards what they draw and keeps their hand.
                    (None, _) => Player::Tsumogiri.choose(view, &mut |_| 0),
                }
            }
            // A deal is unsuitable if a person who wants to win by tsumo is offered a claim.
            Choice::Claim(_) if matches!(goal, Goal::Riichi | Goal::Tsumo) => None,
            Choice::Claim(claims) => {
                let from = match self.round.phase() {
                    Phase::Claims(window) => seat.side_of(window.from),
                    _ => None,
                };
                let wanted = claims.iter().find(|claim| match (goal, claim) {
                    (Goal::Pon(side), Claim::Pon(_)) => from == Some(side),
                    (Goal::Ron | Goal::RobbedKan, Claim::Ron)
                    | (Goal::Chi, Claim::Chi(_))
                    | (Goal::OpenKan, Claim::OpenKan)
                    | (Goal::AddedKan, Claim::Pon(_)) => true,
                    _ => false,
                });
                Some(Move::Claim(wanted.unwrap_or(Claim::Pass)))
            }
            _ => greedy,
        }
    }
}

/// Returns a move as a JSON value: who makes it, and which button they press.
fn line(who: usize, what: Move) -> String {
    let (act, tiles) = match what {
        Move::Act(TurnAct::DiscardDrawn) => ("discard", "drawn".to_owned()),
        Move::Act(TurnAct::Discard(tile)) => ("discard", tile.to_string()),
        Move::Act(TurnAct::RiichiDrawn) => ("riichi", "drawn".to_owned()),
        Move::Act(TurnAct::Riichi(tile)) => ("riichi", tile.to_string()),
        Move::Act(TurnAct::ClosedKan(_)) => ("closed-kan", String::new()),
        Move::Act(TurnAct::AddedKan(_)) => ("added-kan", String::new()),
        Move::Act(TurnAct::North) => ("north", String::new()),
        Move::Act(TurnAct::Tsumo) => ("tsumo", String::new()),
        Move::Act(TurnAct::NineKinds) => ("nine-kinds", String::new()),
        Move::Claim(Claim::Ron) => ("ron", String::new()),
        Move::Claim(Claim::Pon([a, b])) => ("pon", format!("{a} {b}")),
        Move::Claim(Claim::Chi([a, b])) => ("chi", format!("{a} {b}")),
        Move::Claim(Claim::OpenKan) => ("open-kan", String::new()),
        _ => ("pass", String::new()),
    };
    format!("{{ \"who\": {who}, \"act\": \"{act}\", \"tiles\": \"{tiles}\" }}")
}
