//! Sample games for tests.

use std::fmt::Write as _;
use std::path::PathBuf;
use std::sync::Arc;

use fastrand::Rng;
use hanchan_bots::Player;
use hanchan_check::wild;
use hanchan_game::{Game, Next, Seed, Standing};
use hanchan_record::log::{DealerChoice, End, Entry, Head, deal_entries};
use hanchan_round::{Phase, Round, Ruling, Sitting, Wall};
use hanchan_tiles::{BySeat, Seat};
use hanchan_view::{SeatView, Views};

/// A finished game.
pub(crate) struct Sample {
    pub(crate) names: Vec<String>,
    pub(crate) rounds: Vec<Round>,
    pub(crate) standing: Standing,
    choices: Vec<usize>,
}

/// Plays a game of greedy bots, or in unassisted mode a game with random moves and mistakes.
pub(crate) fn sample(rules: &str, sitting: Sitting, seed: u8) -> Sample {
    let rules = Arc::new(hanchan_rules::preset(rules).expect("a preset"));
    let mut random = Rng::with_seed(u64::from(seed));
    let mut game = Game::new(Arc::clone(&rules));
    let names = ["Anna", "Бобр", "Cæcilie", "大輔"][..rules.switches().table.players.count()].iter();
    let (mut rounds, mut choices) = (Vec::new(), Vec::new());
    loop {
        let setup = game.setup();
        let (tiles, dice) = Seed([seed; 32]).deal(game.deals() + 1, rules.tile_set());
        let wall = Wall::built(&tiles, dice, setup.dealer, &rules).expect("all tiles");
        let mut round = Round::seated(Arc::clone(&rules), wall, setup, sitting);
        match sitting {
            Sitting::Assisted => play(&mut round, &mut random),
            Sitting::RealTable => {
                let mut chance = |below: usize| random.usize(..below.max(1));
                while let Some(wild) = wild(&round, 60, &mut chance) {
                    let _refused = wild.make(&mut round);
                }
            }
        }
        let outcome = round.outcome().expect("it is over");
        let mut next = game.deal_over(outcome, round.staked()).expect("in order");
        rounds.push(round);
        if let Next::Choice(_) = next {
            choices.push(rounds.len());
            next = game.choose(true).expect("in order");
        }
        if let Next::Over(standing) = next {
            return Sample { names: names.map(|&name| name.to_owned()).collect(), rounds, standing, choices };
        }
    }
}

/// Returns the log of a deal in unassisted mode in which the judge makes these rulings before the first discard.
pub(crate) fn ruled(rulings: &[(Ruling, &str)]) -> String {
    let rules = Arc::new(hanchan_rules::preset("phoenix").expect("a preset"));
    let setup = Game::new(Arc::clone(&rules)).setup();
    let (tiles, dice) = Seed([5; 32]).deal(1, rules.tile_set());
    let wall = Wall::built(&tiles, dice, setup.dealer, &rules).expect("all tiles");
    let mut round = Round::seated(Arc::clone(&rules), wall, setup, Sitting::RealTable);
    for (ruling, note) in rulings {
        round.rule(*ruling, note).expect("a ruling");
    }
    let names = ["Anna", "Бобр", "Cæcilie", "大輔"].map(str::to_owned).to_vec();
    let entries = std::iter::once(Entry::Game(Head::new(&rules, Sitting::RealTable, names)));
    entries.chain(deal_entries(&round)).map(|entry| entry.line() + "\n").collect()
}

fn play(round: &mut Round, random: &mut Rng) {
    let rules = Arc::new(round.rules().clone());
    let mut views = Views::new();
    let mut seats = BySeat::from_fn(|seat| SeatView::new(Arc::clone(&rules), seat));
    let mut published = Some(views.deal(round));
    loop {
        while let Some(news) = published.take().or_else(|| views.next(round)) {
            for (seat, view) in seats.iter_mut() {
                if let Some(numbered) = &news.seats[seat] {
                    view.apply(&numbered.event);
                }
            }
        }
        let seat = match round.phase() {
            Phase::Turn(turn) => Some(turn.seat),
            Phase::Claims(window) => Seat::ALL.into_iter().find(|&seat| window.answers[seat].is_none()),
            Phase::Showdown(waiting) => Seat::ALL.into_iter().find(|&seat| waiting[seat]),
            _ => return,
        };
        let seat = seat.expect("somebody");
        let player = if random.u8(..8) == 0 { Player::Random } else { Player::Greedy };
        let chosen = player.choose(&seats[seat], &mut |below| random.usize(..below.max(1)));
        round.play(seat, chosen.expect("a choice")).expect("it is in the list");
    }
}

impl Sample {
    /// Returns the game as a Hanchan log.
    pub(crate) fn log(&self) -> String {
        let first = &self.rounds[0];
        let head = Head::new(first.rules(), first.sitting(), self.names.clone());
        let mut text = Entry::Game(head).line() + "\n";
        for (number, round) in self.rounds.iter().enumerate() {
            for entry in deal_entries(round) {
                writeln!(text, "{}", entry.line()).expect("text");
            }
            if self.choices.contains(&(number + 1)) {
                writeln!(text, "{}", Entry::Choice(DealerChoice { stop: true }).line()).expect("text");
            }
        }
        let places = self.standing.places.iter();
        let points = places.clone().map(|place| place.points).collect();
        let end = End { points, results: places.map(|place| place.result).collect(), ..End::default() };
        writeln!(text, "{}", Entry::End(end).line()).expect("text");
        text
    }
}

/// Creates a temporary file for a test.
pub(crate) fn file(name: &str, bytes: &[u8]) -> PathBuf {
    let path = std::env::temp_dir().join(format!("hanchan-{}-{name}.jsonl", std::process::id()));
    std::fs::write(&path, bytes).expect("written");
    path
}
