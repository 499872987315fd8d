//! Replays a recorded game with the engine and compares everything with the record.

mod ends;
mod mismatch;
mod replay;
mod rounds;
mod wall;

use std::sync::Arc;

use hanchan_game::{Game, Next, Standing};
use hanchan_round::Round;
use hanchan_rules::{Rules, switch};
use hanchan_tiles::BySeat;
use mismatch::DealMismatch;
use replay::Replay;

pub use mismatch::{Fact, Mismatch, MismatchTopic, WallPlace};
pub(crate) use rounds::followed;
pub use rounds::{NoRounds, Replayed, replay, rounds};

use crate::recorded::{Extent, RecordedDeal, RecordedEnd, RecordedGame, RecordedResult, WallProof};
use crate::rules::{NoSuchRules, RuleResolver};
use crate::tenhou::wall::{Shuffle, ShuffledWall};

/// The result of verifying a game.
#[derive(Clone, PartialEq, Default, Debug)]
#[non_exhaustive]
pub struct VerifyReport {
    /// The number of deals that were replayed.
    pub deals: u64,
    /// The number of recorded wins.
    pub wins: u64,
    /// The number of deals without a winner.
    pub draws: u64,
    /// The number of walls that were computed and compared.
    pub walls: u64,
    /// The number of wins that players passed on, which is legal.
    pub passed: u64,
    /// Whether the record breaks off.
    pub broken_off: bool,
    /// The differences between the record and the engine.
    pub mismatches: Vec<Mismatch>,
}

/// Replays a recorded game with the engine and compares everything with the record. After a mismatch in a deal,
/// the next deal starts from its recorded state.
///
/// ```
/// use hanchan_record::{RuleResolver, read, verify};
///
/// let game = read(&std::fs::read("examples/game.mjlog.gz")?)?;
/// let report = verify(&game, &RuleResolver::default())?;
/// assert!(report.mismatches.is_empty());
/// assert_eq!(report.walls, report.deals);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn verify(game: &RecordedGame, shelf: &RuleResolver) -> Result<VerifyReport, NoSuchRules> {
    let rules = shelf.get(&game.rules)?;
    let mut verifier = Verifier {
        shuffle: shuffle(game, &rules),
        standing: beginning(game, &rules),
        report: VerifyReport::default(),
        rules,
        game,
    };
    for (number, deal) in game.deals.iter().enumerate() {
        verifier.deal(number, deal);
    }
    verifier.report.broken_off = game.result.is_none() && game.extent == Extent::Whole;
    Ok(verifier.report)
}

/// Returns the state of the game before the first recorded deal.
fn beginning(game: &RecordedGame, rules: &Arc<Rules>) -> Game {
    match (game.extent, game.deals.first()) {
        (Extent::Part, Some(deal)) => Game::resumed(Arc::clone(rules), &deal.setup),
        _ => Game::new(Arc::clone(rules)),
    }
}

fn shuffle(game: &RecordedGame, rules: &Rules) -> Option<Shuffle> {
    match &game.proof {
        Some(WallProof::Tenhou(seed)) => Shuffle::new(seed, rules.tile_set()).ok(),
        _ => None,
    }
}

struct Verifier<'a> {
    game: &'a RecordedGame,
    rules: Arc<Rules>,
    shuffle: Option<Shuffle>,
    /// The state of the game according to the engine.
    standing: Game,
    report: VerifyReport,
}

impl Verifier<'_> {
    fn deal(&mut self, number: usize, deal: &RecordedDeal) {
        self.report.deals += 1;
        match &deal.end {
            Some(RecordedEnd::Won(wins)) => self.report.wins += wins.len() as u64,
            Some(RecordedEnd::Drawn(_)) => self.report.draws += 1,
            None => {}
        }
        self.setup(number, deal);
        let computed = self.shuffle.as_mut().map(Shuffle::deal);
        self.dice(number, deal, computed.as_ref());
        let mut faults = Vec::new();
        let wall = wall::wall(deal, computed.as_ref(), &self.rules, &mut faults);
        self.report_all(number, faults);
        let Some(wall) = wall else { return self.lost(number) };
        let round = Round::new(Arc::clone(&self.rules), wall, deal.setup);
        let mut replay = Replay::new(round, deal);
        if let Err(fault) = replay.run() {
            self.report(number, *fault);
            return self.lost(number);
        }
        self.report.passed += replay.passed;
        let mut faults = Vec::new();
        ends::compare(&replay, &mut faults);
        self.report_all(number, faults);
        self.table(number, deal, &replay.round);
        self.next(number, deal, &replay.round);
    }

    fn report_all(&mut self, deal: usize, faults: Vec<DealMismatch>) {
        for fault in faults {
            self.report(deal, fault);
        }
    }

    fn report(&mut self, deal: usize, fault: DealMismatch) {
        self.report.mismatches.push(fault.in_deal(self.game, deal));
    }

    /// Checks that a deal begins in the state in which the previous one ended.
    fn setup(&mut self, number: usize, deal: &RecordedDeal) {
        let expected = self.standing.setup();
        if deal.setup != expected {
            let fault =
                DealMismatch::new(MismatchTopic::Setup, Fact::Setup(deal.setup), Fact::Setup(expected));
            self.report(number, fault.by(&switch::draws::renchan));
            self.standing = Game::resumed(Arc::clone(&self.rules), &deal.setup);
        }
    }

    fn dice(&mut self, number: usize, deal: &RecordedDeal, computed: Option<&ShuffledWall>) {
        let Some(wall) = computed else { return };
        self.report.walls += 1;
        if let Some([one, two]) = deal.dice.filter(|&dice| dice != wall.dice) {
            let engine = Fact::Two(wall.dice[0], wall.dice[1]);
            self.report(number, DealMismatch::new(MismatchTopic::Dice, Fact::Two(one, two), engine));
        }
    }

    /// Checks the recorded honba and sticks at the end of a deal. Among several winners, the first takes the
    /// sticks.
    fn table(&mut self, number: usize, deal: &RecordedDeal, round: &Round) {
        let staked = round.staked().0.iter().filter(|&&staked| staked).count() as u8;
        let mut sticks = i32::from(deal.setup.sticks) + i32::from(staked);
        let stake = self.rules.switches().riichi.stake.max(1);
        let winners = round.outcome().map_or(&[][..], |outcome| &outcome.winners);
        let named: Vec<(Option<(u8, u8)>, i32)> = match &deal.end {
            Some(RecordedEnd::Won(wins)) => wins
                .iter()
                .zip(winners)
                .map(|(win, winner)| (win.table, winner.score.payments.sticks / stake))
                .collect(),
            Some(RecordedEnd::Drawn(draw)) => vec![(draw.table, 0)],
            None => Vec::new(),
        };
        for (table, taken) in named {
            let expected = (deal.setup.honba, u8::try_from(sticks).unwrap_or(u8::MAX));
            sticks -= taken;
            if let Some(recorded) = table.filter(|&recorded| recorded != expected) {
                let engine = Fact::Two(expected.0, expected.1);
                self.report(
                    number,
                    DealMismatch::new(MismatchTopic::Table, Fact::Two(recorded.0, recorded.1), engine),
                );
            }
        }
    }

    /// After a deal that could not be replayed, continues from the next deal in the record.
    fn lost(&mut self, number: usize) {
        if let Some(next) = self.game.deals.get(number + 1) {
            self.standing = Game::resumed(Arc::clone(&self.rules), &next.setup);
        }
    }

    /// Checks that the game continues or ends after a deal as recorded, and checks the result if it ends.
    fn next(&mut self, number: usize, deal: &RecordedDeal, round: &Round) {
        let Some(outcome) = round.outcome().filter(|_| deal.end.is_some()) else { return self.lost(number) };
        let following = self.game.deals.get(number + 1);
        let switch = switch_of_end(outcome, deal.setup.dealer, self.rules.switches().table.players);
        let mut next = self.standing.deal_over(outcome, round.staked());
        if let Ok(Next::Choice(_)) = next {
            next = self.standing.choose(following.is_none());
        }
        let differs = |recorded, engine| DealMismatch::new(MismatchTopic::Next, recorded, engine).by(switch);
        match (next, following, self.game.result) {
            (Ok(Next::Over(standing)), None, Some(result)) => self.result(number, &standing, result),
            (Ok(Next::Over(_)), None, None) if self.game.extent == Extent::Part => {}
            (Ok(Next::Over(_)), None, None) => self.report(number, differs(Fact::GoesOn, Fact::Over)),
            (Ok(Next::Over(_)), Some(following), _) => {
                self.report(number, differs(Fact::Setup(following.setup), Fact::Over));
                self.standing = Game::resumed(Arc::clone(&self.rules), &following.setup);
            }
            (Ok(Next::Deal(setup)), None, Some(_)) => {
                self.report(number, differs(Fact::Over, Fact::Setup(setup)));
            }
            _ => {}
        }
    }

    fn result(&mut self, number: usize, standing: &Standing, recorded: RecordedResult) {
        let points = self.standing.points();
        let results = BySeat::from_fn(|seat| standing.of(seat).map_or(0, |place| place.result));
        if let Some(recorded) = recorded.points.filter(|&recorded| recorded != points) {
            let fault =
                DealMismatch::new(MismatchTopic::FinalPoints, Fact::Points(recorded), Fact::Points(points));
            self.report(number, fault.by(&switch::riichi::leftover_sticks));
        }
        if let Some(recorded) = recorded.results.filter(|&recorded| recorded != results) {
            let fault =
                DealMismatch::new(MismatchTopic::Results, Fact::Points(recorded), Fact::Points(results));
            self.report(number, fault.by(&switch::result::uma_points));
        }
    }
}

/// Returns the switch that decides whether a game ends after a deal with this outcome.
fn switch_of_end(outcome: &Outcome, dealer: Seat, players: Players) -> &'static Switch {
    let dealer_won = outcome.winners.iter().any(|winner| winner.seat == dealer);
    if players.seats().any(|seat| outcome.points[seat] <= 0) {
        &switch::draws::bust
    } else if dealer_won {
        &switch::draws::win_stop
    } else if outcome.ending == Ending::Exhausted && outcome.tenpai[dealer] {
        &switch::draws::tenpai_stop
    } else {
        &switch::table::extension
    }
}
