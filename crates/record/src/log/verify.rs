//! Verifies logs: replays every deal and compares events, payments and results, also of games at unassisted tables.

use std::sync::Arc;

use hanchan_game::{Game, Next, Seed, Standing};
use hanchan_round::{Event, Offence, Outcome, Round, Setup, Sitting, Wall};
use hanchan_rules::{RuleKey, Rules, Switch, hex, switch};
use hanchan_tiles::{BySeat, Seat};

use super::retrace::{Divergence, retrace_past};
use super::{End, Log, LogError, LogProblem, LoggedDeal};
use crate::error::{ReadError, ReadProblem, line_start};
use crate::recorded::RecordedGame;
use crate::rules::RuleResolver;
use crate::verify::{Fact, Mismatch, MismatchTopic, VerifyReport, WallPlace, switch_of_end, verify};

/// Replays a log with the engine and compares every event, payment and result, and the walls if the log has their seed.
/// Offences, penalties and rulings at unassisted tables are compared as well. After a mismatch in a deal, the next deal
/// starts from its logged state. Fails if the text is not a log, or if its rules are damaged.
pub fn verify_log(text: &str) -> Result<VerifyReport, ReadError> {
    let fail = |LogError { line, problem }: LogError| ReadError {
        at: line_start(text, line),
        line,
        problem: ReadProblem::Log(Box::new(problem)),
    };
    let log = Log::read(text).map_err(fail)?;
    let rules = log.head.rules.load().map(Arc::new);
    let rules = rules.ok_or_else(|| fail(LogError { line: 1, problem: LogProblem::Rules }))?;
    let mut rounds = Vec::with_capacity(log.deals.len());
    for deal in &log.deals {
        let round = deal.begin.round(&rules, log.head.table);
        rounds.push(round.ok_or_else(|| fail(LogError { line: deal.line, problem: LogProblem::Deal }))?);
    }
    let begins = Game::new(Arc::clone(&rules));
    let game = match rounds.first().map(|round| *round.setup()).filter(|setup| *setup != begins.setup()) {
        Some(setup) => Game::resumed(Arc::clone(&rules), &setup),
        None => begins,
    };
    let mut verifier = LogVerifier {
        starts: text
            .split_inclusive('\n')
            .scan(0, |at, line| Some(std::mem::replace(at, *at + line.len())))
            .collect(),
        seed: log.end.as_ref().and_then(|end| end.seed.as_deref()).and_then(hex::decode).map(Seed),
        setups: rounds.iter().map(|round| *round.setup()).collect(),
        choices: log.choices.iter(),
        offences: BySeat::default(),
        report: VerifyReport::default(),
        log: &log,
        rules,
        game,
    };
    for (number, round) in rounds.iter_mut().enumerate() {
        verifier.deal(number, round);
    }
    verifier.finish();
    let LogVerifier { mut report, rules, .. } = verifier;
    if log.head.table == Sitting::Assisted && report.mismatches.is_empty() {
        report.passed = passed_wins(&rules, &rounds);
    }
    Ok(report)
}

/// Returns the number of wins that players passed on at an assisted table.
fn passed_wins(rules: &Rules, rounds: &[Round]) -> u64 {
    let game = RecordedGame::of(rules, &[], rounds, None).ok();
    game.and_then(|game| verify(&game, &RuleResolver::default()).ok()).map_or(0, |report| report.passed)
}

struct LogVerifier<'a> {
    log: &'a Log,
    /// The byte offset at which each line begins.
    starts: Vec<usize>,
    rules: Arc<Rules>,
    /// The seed of the walls, if the log reveals it.
    seed: Option<Seed>,
    /// The logged state in which each deal begins.
    setups: Vec<Setup>,
    /// The leading dealer's choices that have not come up yet.
    choices: std::slice::Iter<'a, bool>,
    /// The number of each player's chombo so far.
    offences: BySeat<u8>,
    /// The state of the game according to the engine.
    game: Game,
    report: VerifyReport,
}

impl LogVerifier<'_> {
    fn deal(&mut self, number: usize, round: &mut Round) {
        let deal = &self.log.deals[number];
        self.report.deals += 1;
        self.setup(number, deal);
        self.wall(number, deal, round);
        let mut points = Vec::new();
        let replayed = retrace_past(round, &deal.events, &deal.notes, |differs| {
            let only_points = points_of(differs);
            points.extend(only_points.map(|sides| (*differs, sides)));
            only_points.is_some()
        });
        for (differs, (logged, played)) in points {
            let switch = switch_of(&differs, round);
            let sides = (Fact::Points(logged), Fact::Points(played));
            self.report_event(number, differs.event, topic_of(&differs), sides, switch);
        }
        if let Err(differs) = replayed {
            let engine = match (differs.played, differs.refusal) {
                (Some(event), _) => Fact::Event(event),
                (None, Some(refusal)) => Fact::Refused(refusal),
                (None, None) => Fact::Nothing,
            };
            let switch = switch_of(&differs, round);
            let sides = (Fact::Event(differs.logged), engine);
            self.report_event(number, differs.event, topic_of(&differs), sides, switch);
            return self.lost(number);
        }
        let broken_off = number + 1 == self.log.deals.len() && self.log.end.is_none();
        if let Some(&event) = round.events().get(deal.events.len()).filter(|_| !broken_off) {
            let sides = (Fact::Nothing, Fact::Event(event));
            self.report_event(number, deal.events.len(), MismatchTopic::Forced, sides, None);
        }
        self.next(number, round);
    }

    /// Reports a mismatch at an event of a deal.
    fn report_event(
        &mut self,
        number: usize,
        event: usize,
        topic: MismatchTopic,
        (recorded, engine): (Fact, Fact),
        switch: Option<&'static Switch>,
    ) {
        let deal = &self.log.deals[number];
        let line = deal.lines.get(event).or(deal.lines.last()).copied().unwrap_or(deal.line);
        let switch = switch.map(RuleKey::Switch);
        // The first event is the deal itself.
        let step = event.checked_sub(1);
        let at = self.line_start(line);
        self.report.mismatches.push(Mismatch { deal: number, step, at, topic, recorded, engine, switch });
    }

    /// Reports a mismatch at the beginning or the end of a deal.
    fn report_deal(
        &mut self,
        number: usize,
        line: usize,
        topic: MismatchTopic,
        (recorded, engine): (Fact, Fact),
        switch: Option<&'static Switch>,
    ) {
        let at = self.line_start(line);
        let switch = switch.map(RuleKey::Switch);
        self.report.mismatches.push(Mismatch {
            deal: number,
            step: None,
            at,
            topic,
            recorded,
            engine,
            switch,
        });
    }

    fn line_start(&self, line: usize) -> usize {
        self.starts.get(line.saturating_sub(1)).copied().unwrap_or_default()
    }

    /// Checks that a deal begins in the state in which the previous one ended.
    fn setup(&mut self, number: usize, deal: &LoggedDeal) {
        let (logged, expected) = (self.setups[number], self.game.setup());
        if logged != expected {
            let sides = (Fact::Setup(logged), Fact::Setup(expected));
            self.report_deal(number, deal.line, MismatchTopic::Setup, sides, Some(&switch::draws::renchan));
            self.resume(&logged);
        }
    }

    /// Continues from a logged state. Chombo so far stay on the account.
    fn resume(&mut self, setup: &Setup) {
        self.game = Game::resumed(Arc::clone(&self.rules), setup);
        for (seat, &count) in self.offences.iter() {
            (0..count).for_each(|_| self.game.charge(seat));
        }
    }

    /// Compares a wall with the one that follows from the seed. The tiles are compared in drawing order.
    fn wall(&mut self, number: usize, deal: &LoggedDeal, round: &Round) {
        let Some(seed) = &self.seed else { return };
        self.report.walls += 1;
        let (tiles, dice) = seed.deal(u32::try_from(number + 1).unwrap_or(u32::MAX), self.rules.tile_set());
        let Ok(built) = Wall::built(&tiles, dice, round.setup().dealer, &self.rules) else { return };
        let mut pairs = round.wall().tiles().iter().zip(built.tiles()).enumerate();
        if let Some((place, (&logged, &computed))) = pairs.find(|(_, (logged, computed))| logged != computed)
        {
            let place = WallPlace::Live(place);
            let sides = (Fact::At(place, logged), Fact::At(place, computed));
            self.report_deal(number, deal.line, MismatchTopic::Wall, sides, None);
        } else if let Some(logged) = round.wall().dice().filter(|logged| *logged != dice) {
            let two = |[one, two]: [u8; 2]| Fact::Two(one, two);
            let sides = (two(logged.first), two(dice.first));
            self.report_deal(number, deal.line, MismatchTopic::Dice, sides, None);
        }
    }

    /// After a deal that could not be replayed, continues from the next deal in the log.
    fn lost(&mut self, number: usize) {
        if let Some(next) = self.setups.get(number + 1).copied() {
            self.resume(&next);
        }
    }

    /// Counts a deal, and checks that the game continues or ends after it as logged.
    fn next(&mut self, number: usize, round: &Round) {
        let line = self.log.deals[number].lines.last().copied().unwrap_or_default();
        let (following, end) = (self.setups.get(number + 1).copied(), self.log.end.as_ref());
        let Some(outcome) = round.outcome() else {
            match end {
                Some(end) if end.stopped && following.is_none() => self.stopped(number, end, round.points()),
                None if following.is_none() => {}
                _ => {
                    let sides = (Fact::Over, Fact::GoesOn);
                    self.report_deal(number, line, MismatchTopic::End, sides, None);
                }
            }
            return self.lost(number);
        };
        self.report.wins += outcome.winners.len() as u64;
        self.report.draws += u64::from(outcome.winners.is_empty());
        let Some(next) = self.after(outcome, round, following.is_some()) else { return };
        let dealer = round.setup().dealer;
        let switch = Some(switch_of_end(outcome, dealer, self.rules.switches().table.players));
        let mut differs = |recorded, engine| {
            self.report_deal(number, line, MismatchTopic::Next, (recorded, engine), switch);
        };
        match (next, following, end) {
            (Next::Over(standing), None, Some(end)) if !end.stopped => self.result(number, &standing, end),
            (Next::Over(_), None, Some(_)) => differs(Fact::GoesOn, Fact::Over),
            (Next::Over(_), Some(following), _) => {
                differs(Fact::Setup(following), Fact::Over);
                self.resume(&following);
            }
            (Next::Deal(setup), None, Some(end)) if !end.stopped => differs(Fact::Over, Fact::Setup(setup)),
            (Next::Deal(_), None, Some(end)) => self.stopped(number, end, outcome.points),
            _ => {}
        }
    }

    /// Tells the game the outcome of a deal and the leading dealer's choice, and returns what follows. `None` if the
    /// log ends before the choice.
    fn after(&mut self, outcome: &Outcome, round: &Round, goes_on: bool) -> Option<Next> {
        for seat in Seat::ALL.into_iter().filter(|&seat| outcome.offenders[seat]) {
            self.offences[seat] = self.offences[seat].saturating_add(1);
        }
        let next = self.game.deal_over(outcome, round.staked()).ok()?;
        if !matches!(next, Next::Choice(_)) {
            return Some(next);
        }
        let stop = self.choices.next().copied();
        // If the line with the choice is missing, the log shows it by going on or ending.
        let shown = (goes_on || self.log.end.is_some()).then_some(!goes_on);
        self.game.choose(stop.or(shown)?).ok()
    }

    /// Compares the points of a game that was ended early, which the log has by seat.
    fn stopped(&mut self, number: usize, end: &End, points: BySeat<i32>) {
        let players = self.rules.switches().table.players.count();
        let mut logged = BySeat([0; 4]);
        logged.0.iter_mut().zip(&end.points).for_each(|(of, &points)| *of = points);
        if end.points.len() != players || logged != points {
            let sides = (Fact::Points(logged), Fact::Points(points));
            self.report_deal(number, self.starts.len(), MismatchTopic::FinalPoints, sides, None);
        }
    }

    /// Compares the result, which the log has in order of rank.
    fn result(&mut self, number: usize, standing: &Standing, end: &End) {
        let places = &standing.places;
        let by_seat = |values: &[i32]| {
            let mut of = BySeat([0; 4]);
            places.iter().zip(values).for_each(|(place, &value)| of[place.seat] = value);
            of
        };
        let points: Vec<i32> = places.iter().map(|place| place.points).collect();
        let results: Vec<i32> = places.iter().map(|place| place.result).collect();
        for (topic, logged, engine, switch) in [
            (MismatchTopic::FinalPoints, &end.points, points, &switch::riichi::leftover_sticks),
            (MismatchTopic::Results, &end.results, results, &switch::result::uma_points),
        ] {
            if *logged != engine {
                let sides = (Fact::Points(by_seat(logged)), Fact::Points(by_seat(&engine)));
                self.report_deal(number, self.starts.len(), topic, sides, Some(switch));
            }
        }
    }

    /// Checks what is left after the last deal.
    fn finish(&mut self) {
        self.report.broken_off = self.log.end.as_ref().is_none_or(|end| end.stopped);
        if self.choices.next().is_some() && self.report.mismatches.is_empty() {
            // The engine never asked for this choice.
            let last = self.log.deals.len().saturating_sub(1);
            let sides = (Fact::Over, Fact::Nothing);
            let switch = Some(&switch::draws::win_stop);
            self.report_deal(last, self.starts.len(), MismatchTopic::Next, sides, switch);
        }
    }
}

/// Returns both sides' points if the events differ in nothing else.
fn points_of(differs: &Divergence) -> Option<(BySeat<i32>, BySeat<i32>)> {
    match (differs.logged, differs.played?) {
        (
            Event::Won { seat, from, points },
            Event::Won { seat: played_seat, from: played_from, points: played },
        ) if (seat, from) == (played_seat, played_from) => Some((points, played)),
        (Event::Paid { points }, Event::Paid { points: played }) => Some((points, played)),
        (Event::Chombo { seat, points }, Event::Chombo { seat: other, points: played })
        | (Event::Corrected { seat, points }, Event::Corrected { seat: other, points: played })
            if seat == other =>
        {
            Some((points, played))
        }
        _ => None,
    }
}

fn topic_of(differs: &Divergence) -> MismatchTopic {
    let of = |event: Event| match event {
        Event::Ruled { .. } => Some(MismatchTopic::Ruling),
        Event::Erred { .. } | Event::Died { .. } | Event::Chombo { .. } => Some(MismatchTopic::Penalty),
        Event::Announced { .. } | Event::Agreed { .. } | Event::Objected { .. } | Event::Corrected { .. } => {
            Some(MismatchTopic::Announcement)
        }
        Event::Won { .. } | Event::Paid { .. } => Some(MismatchTopic::Payments),
        Event::Indicator { .. } => Some(MismatchTopic::Indicators),
        Event::Aborted { .. } | Event::Exhausted | Event::Over => Some(MismatchTopic::End),
        _ => None,
    };
    let otherwise = if differs.refusal.is_some() { MismatchTopic::Act } else { MismatchTopic::Forced };
    of(differs.logged).or_else(|| differs.played.and_then(of)).unwrap_or(otherwise)
}

/// Returns the switch that decides a difference, if there is one.
fn switch_of(differs: &Divergence, round: &Round) -> Option<&'static Switch> {
    if let Some(refusal) = &differs.refusal {
        return refusal.switch();
    }
    let offence = |event: &Event| match *event {
        Event::Erred { offence, .. } => Some(offence),
        _ => None,
    };
    match (differs.logged, differs.played) {
        (Event::Erred { offence, .. }, _) | (_, Some(Event::Erred { offence, .. })) => {
            Some(switch_of_offence(offence))
        }
        (Event::Chombo { .. }, _) | (_, Some(Event::Chombo { .. })) => Some(&switch::penalties::chombo),
        (Event::Died { .. }, _) | (_, Some(Event::Died { .. })) => {
            let before = round.events().get(..differs.event).unwrap_or_default();
            before.iter().rev().find_map(offence).map(switch_of_offence)
        }
        (Event::Paid { .. }, _) | (_, Some(Event::Paid { .. })) => {
            let nagashi = round.outcome().is_some_and(|outcome| outcome.nagashi.0.contains(&true));
            Some(if nagashi { &switch::hands::nagashi } else { &switch::draws::noten_pool })
        }
        (Event::Announced { .. } | Event::Corrected { .. }, _) => Some(&switch::penalties::scoring),
        _ => None,
    }
}

/// Returns the switch with the penalty for an offence.
fn switch_of_offence(offence: Offence) -> &'static Switch {
    match offence {
        Offence::FalseWin(_) => &switch::penalties::false_win,
        Offence::Shout => &switch::penalties::shout,
        Offence::NotenRiichi => &switch::penalties::noten_riichi,
        Offence::FalseKanAfterRiichi => &switch::penalties::false_kan_after_riichi,
        Offence::RiichiTooLate(_) => &switch::riichi::too_late,
        Offence::FalseCall(_) => &switch::penalties::false_call,
        Offence::CallWithDeadHand(_) => &switch::penalties::call_with_dead_hand,
        Offence::Exposure(..) => &switch::penalties::exposure,
        Offence::WrongCount => &switch::penalties::wrong_count,
        Offence::OutOfTurn => &switch::penalties::out_of_turn,
        Offence::Peeking => &switch::penalties::peeking,
    }
}
