//! Looks for the walls of the page's tests: seeds with which a person who plays by a simple plan comes to declare, call
//! or win something within few moves, against programs that discard what they draw. It prints the seeds and the moves.
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
use hanchan_view::{Choice, SeatView, Told, Views};

/// What a person is after.
#[derive(Clone, Copy, PartialEq, Debug)]
enum Aim {
    /// A chi that leaves a tile in the hand which must not be discarded at once.
    Chi,
    Pon(Side),
    OpenKan,
    ClosedKan,
    /// A tile added to a pon of his.
    AddedKan,
    North,
    NineKinds,
    Riichi,
    Tsumo,
    Ron,
    /// A win on a tile that somebody adds to his pon.
    Robbery,
}

/// A deal that is looked for: its people, the first of whom is asked whether he is there; the others are programs.
struct Wanted {
    name: &'static str,
    rules: &'static str,
    people: &'static [Aim],
    /// The most moves of all people.
    moves: usize,
}

const fn wanted(name: &'static str, rules: &'static str, people: &'static [Aim], moves: usize) -> Wanted {
    Wanted { name, rules, people, moves }
}

const WANTED: [Wanted; 13] = [
    wanted("chi", "common", &[Aim::Chi], 3),
    wanted("pon-left", "phoenix", &[Aim::Pon(Side::Left)], 3),
    wanted("pon-across", "phoenix", &[Aim::Pon(Side::Across)], 3),
    wanted("pon-right", "phoenix", &[Aim::Pon(Side::Right)], 3),
    wanted("open-kan", "phoenix", &[Aim::OpenKan], 3),
    wanted("closed-kan", "phoenix", &[Aim::ClosedKan], 3),
    wanted("added-kan", "phoenix", &[Aim::AddedKan], 4),
    wanted("robbed-kan", "phoenix", &[Aim::Robbery, Aim::AddedKan], 16),
    wanted("nine-kinds", "phoenix", &[Aim::NineKinds], 1),
    wanted("riichi", "phoenix", &[Aim::Riichi], 4),
    wanted("tsumo", "phoenix", &[Aim::Tsumo], 6),
    wanted("ron", "phoenix", &[Aim::Ron], 6),
    wanted("north", "cheatsheet-3p", &[Aim::North], 1),
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
        .expect("there is no end of seeds")
}

struct Deal<'a> {
    wanted: &'a Wanted,
    /// Who sits where: the number in which he sat down.
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

    fn hear(&mut self, told: &Told) {
        for (seat, numbered) in told.seats.iter() {
            if let Some(numbered) = numbered {
                self.seats[seat].apply(&numbered.event);
            }
        }
    }

    /// What the people do until it is there.
    fn played(mut self) -> Option<Vec<String>> {
        let told = self.views.deal(&self.round);
        self.hear(&told);
        let mut acts = Vec::new();
        while !self.is_there() {
            if acts.len() > self.wanted.moves || matches!(self.round.phase(), Phase::Over) {
                return None;
            }
            let seat = Seat::ALL.into_iter().find(|&seat| self.seats[seat].choice.is_some())?;
            let who = self.order[seat.index()];
            let what = match self.wanted.people.get(who) {
                None => Player::Tsumogiri.choose(&self.seats[seat], &mut |_| 0)?,
                Some(&aim) => {
                    let what = self.towards(aim, seat)?;
                    acts.push(line(who, what));
                    what
                }
            };
            self.round.play(seat, what).ok()?;
            while let Some(told) = self.views.next(&self.round) {
                self.hear(&told);
            }
        }
        (acts.len() <= self.wanted.moves).then_some(acts)
    }

    fn seat(&self, who: usize) -> Option<Seat> {
        self.order.iter().position(|&sits| sits == who).and_then(Seat::from_index)
    }

    /// Whether the first person has what he is after.
    fn is_there(&self) -> bool {
        let Some(own) = self.seat(0) else { return false };
        let events = self.round.events();
        let has = |wanted: &dyn Fn(&Event) -> bool| events.iter().any(wanted);
        let claimed = |kind: MeldKind| {
            has(
                &|event| matches!(event, Event::Claimed { seat, meld } if *seat == own && meld.kind() == kind),
            )
        };
        match self.wanted.people[0] {
            Aim::Chi => claimed(MeldKind::Chi) && self.is_greyed(own),
            Aim::Pon(_) => claimed(MeldKind::Pon),
            Aim::OpenKan => claimed(MeldKind::OpenKan),
            Aim::ClosedKan => has(&|event| matches!(event, Event::ClosedKan { seat, .. } if *seat == own)),
            Aim::AddedKan => has(&|event| matches!(event, Event::AddedKan { seat, .. } if *seat == own)),
            Aim::North => has(&|event| matches!(event, Event::North { seat } if *seat == own)),
            Aim::NineKinds => has(&|event| matches!(event, Event::Aborted { .. })),
            Aim::Riichi => {
                let laid = has(&|event| matches!(event, Event::StakeLaid { seat } if *seat == own));
                laid && self.is_greyed(own)
            }
            Aim::Tsumo => {
                has(&|event| matches!(event, Event::Won { seat, from, .. } if seat == from && *seat == own))
            }
            Aim::Ron => {
                has(&|event| matches!(event, Event::Won { seat, from, .. } if seat != from && *seat == own))
            }
            Aim::Robbery => {
                let added = events.iter().rposition(|event| matches!(event, Event::AddedKan { .. }));
                let stands = events.iter().rposition(|event| matches!(event, Event::Stands));
                let won = has(
                    &|event| matches!(event, Event::Won { seat, from, .. } if seat != from && *seat == own),
                );
                won && added > stands
            }
        }
    }

    /// Whether it is his turn, and he holds a tile that he may not discard.
    fn is_greyed(&self, own: Seat) -> bool {
        let Phase::Turn(turn) = self.round.phase() else { return false };
        let hand = &self.round.player(own).hand;
        turn.seat == own
            && hand
                .concealed()
                .iter()
                .any(|tile| turn.drawn != Some(tile) && !turn.acts.contains(TurnAct::Discard(tile)))
    }

    fn towards(&self, aim: Aim, seat: Seat) -> Option<Move> {
        let view = &self.seats[seat];
        let greedy = Player::Greedy.choose(view, &mut |_| 0);
        match view.choice? {
            Choice::Turn(acts) => {
                let wanted = acts.iter().find(|act| match aim {
                    Aim::ClosedKan => matches!(act, TurnAct::ClosedKan(_)),
                    Aim::AddedKan => matches!(act, TurnAct::AddedKan(_)),
                    Aim::North => matches!(act, TurnAct::North),
                    Aim::NineKinds => matches!(act, TurnAct::NineKinds),
                    _ => false,
                });
                match (wanted, aim) {
                    (Some(act), _) => Some(Move::Act(act)),
                    (None, Aim::Riichi | Aim::Tsumo | Aim::Ron | Aim::Robbery) => greedy,
                    // Who waits for others' tiles keeps his own.
                    (None, _) => Player::Tsumogiri.choose(view, &mut |_| 0),
                }
            }
            // Who wants to draw it himself is not to be tempted.
            Choice::Claim(_) if matches!(aim, Aim::Riichi | Aim::Tsumo) => None,
            Choice::Claim(claims) => {
                let from = match self.round.phase() {
                    Phase::Claims(window) => seat.side_of(window.from),
                    _ => None,
                };
                let wanted = claims.iter().find(|claim| match (aim, claim) {
                    (Aim::Pon(side), Claim::Pon(_)) => from == Some(side),
                    (Aim::Ron | Aim::Robbery, Claim::Ron)
                    | (Aim::Chi, Claim::Chi(_))
                    | (Aim::OpenKan, Claim::OpenKan)
                    | (Aim::AddedKan, Claim::Pon(_)) => true,
                    _ => false,
                });
                Some(Move::Claim(wanted.unwrap_or(Claim::Pass)))
            }
            _ => greedy,
        }
    }
}

/// A move as a line of JSON: who makes it, and what he presses.
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
