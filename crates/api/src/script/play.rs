//! Plays scripts and renders what happens.

use std::collections::BTreeMap;

use hanchan_game::Next;
use hanchan_round::{Ending, Phase, Refusal, Round, Winner};
use hanchan_rules::{NoRules, RuleFile, Rules, Yaku};
use hanchan_scenario::{Failure, Played, Problem, Script, parse};
use hanchan_score::{Circumstances, Riichi, Win, WinMethod};
use hanchan_tiles::{BySeat, Hand, Seat, Tile, Wind};
use hanchan_view::{Indicators, JudgeEvent, OpenEvent, PublicEvent, Views};
use hanchan_words::Words;

use super::problem::problem_text;
use super::{
    PlayedScript, ScriptEnding, ScriptExpectation, ScriptNext, ScriptOutcome, ScriptPosition, ScriptProblem,
    ScriptRefusal, ScriptRequest, ScriptResponse, ScriptSeat, ScriptStanding, ScriptStep, ScriptWin,
};
use crate::context::{Context, Request};
use crate::names::{ByName, Text};
use crate::request_error::RequestError;
use crate::rules::{FoundStatement, rules_title};
use crate::score::{ExplanationResponse, ScoreValue};

impl Request for ScriptRequest {
    type Response = ScriptResponse;

    fn run(&self, context: &Context<'_>) -> Result<ScriptResponse, RequestError> {
        let scripts = parse(&self.text).map_err(RequestError::Script)?;
        if scripts.is_empty() {
            return Err(RequestError::Script(Failure { line: 1, problem: Problem::NoName }));
        }
        if let Some(name) = &self.rules {
            context.rules(name).map_err(|error| error.in_field("rules"))?;
        }
        // Many scripts of a file have the same rules.
        let mut opened: BTreeMap<String, Opened> = BTreeMap::new();
        let play = |script: &Script<'_>| {
            let name = self.rules.as_deref().unwrap_or(script.rules());
            let opened = opened.entry(name.to_owned()).or_insert_with(|| Opened::new(name, context));
            opened.play(script, name)
        };
        let scripts: Vec<PlayedScript> = scripts.iter().map(play).collect();
        Ok(ScriptResponse { holds: scripts.iter().all(|script| script.holds), scripts })
    }
}

/// A rule set of a script, and the messages in the words of its club.
struct Opened {
    rules: Result<(Rules, RuleFile), NoRules>,
    title: String,
    words: Words,
}

impl Opened {
    fn new(name: &str, context: &Context<'_>) -> Opened {
        let rules = (context.resolver())(name);
        let id = rules.as_ref().map_or(name, |rules| &rules.id);
        let words = Words::new(context.language(), context.style(), Some(id));
        let title = rules.as_ref().map_or(name, |rules| rules_title(rules, &words)).to_owned();
        Opened { title, rules: rules.map(|rules| (rules.clone(), rules.to_file())), words }
    }

    fn play(&self, script: &Script<'_>, name: &str) -> PlayedScript {
        let played = script.play_under(name, |_| self.rules.as_ref().ok().map(|(_, file)| file.clone()));
        let telling = Telling { played: &played, opened: self };
        let is_answer = |failure: &Failure| {
            played.expectations.is_empty()
                && matches!(failure.problem, Problem::Refused { expected: None, .. })
        };
        let told = played.position.as_ref().zip(played.round.as_ref());
        let told = told.map(|(position, round)| telling.tell(position, round));
        let (position, steps, outcome) = told
            .map_or((None, Vec::new(), None), |(position, steps, outcome)| {
                (Some(position), steps, Some(outcome))
            });
        PlayedScript {
            name: script.name.to_owned(),
            line: script.line,
            rules: name.to_owned(),
            rules_title: self.title.clone(),
            holds: played.failures.iter().all(is_answer),
            position,
            steps,
            outcome,
            expectations: played
                .expectations
                .iter()
                .map(|line| ScriptExpectation {
                    line: line.line,
                    text: line.text.clone(),
                    holds: line.problem.is_none(),
                    why: line.problem.as_ref().map(|problem| telling.problem(problem)),
                })
                .collect(),
            problems: played
                .failures
                .iter()
                .filter(|failure| !is_answer(failure))
                .filter(|failure| !played.expectations.iter().any(|line| line.line == failure.line))
                .map(|failure| ScriptProblem {
                    line: failure.line,
                    message: telling.problem(&failure.problem),
                })
                .collect(),
        }
    }
}

/// A hand that was laid open as a win.
struct ShownHand {
    seat: Seat,
    hand: Hand,
    ura: Indicators,
}

/// A script that was played, to be described in words.
struct Telling<'a> {
    played: &'a Played,
    opened: &'a Opened,
}

impl Telling<'_> {
    fn words(&self) -> &Words {
        &self.opened.words
    }

    fn problem(&self, problem: &Problem) -> String {
        match (problem, &self.opened.rules) {
            (Problem::UnknownRules(_), Err(why)) => self.words().no_rules(why),
            _ => problem_text(problem, self.words()),
        }
    }

    fn tell(&self, position: &Round, round: &Round) -> (ScriptPosition, Vec<ScriptStep>, ScriptOutcome) {
        let names = self.words().by_wind(round.dealer(), round.seats());
        let mut steps: Vec<ScriptStep> =
            self.played.steps.iter().map(|step| self.step(step, round, &names)).collect();
        let mut shown = Vec::new();
        let mut views = Views::in_progress(position);
        loop {
            let before = views.published();
            let Some(published) = views.next(round) else { break };
            // A hand that is shown comes before the next event of the log.
            let event = views.published().max(before + 1) - 1;
            shown.extend(shown_hand(&published.judge.event));
            let step = self.played.steps.iter().rposition(|step| step.events.start <= event);
            let text = self.words().seen_by_judge(&published.judge.event, &names);
            if let Some(step) = step.and_then(|step| steps.get_mut(step)) {
                step.events.extend(text);
            }
        }
        (self.position(position, &names), steps, self.outcome(position, round, &shown, &names))
    }

    fn step(&self, step: &hanchan_scenario::PlayedStep, round: &Round, names: &BySeat<String>) -> ScriptStep {
        let expected = self.played.refused.iter().any(|refused| refused.line == step.line);
        ScriptStep {
            line: step.line,
            text: step.text.clone(),
            events: Vec::new(),
            refused: step.refusal.map(|refusal| self.refusal(refusal, expected, round, names)),
        }
    }

    fn refusal(
        &self,
        refusal: Refusal,
        expected: bool,
        round: &Round,
        names: &BySeat<String>,
    ) -> ScriptRefusal {
        let words = self.words();
        let (switch, rules) = (refusal.switch(), round.rules());
        let rule = switch.map(|switch| {
            let key = switch.written_key();
            let (name, value) = (words.switch(switch.group, &key), words.value(rules, switch.group, &key));
            words.format("label", [("name", name.into()), ("value", value.into())])
        });
        let statement = |id: &String| {
            let (id, _) = hanchan_words::statements(words.language).find(|(known, _)| known == id)?;
            Some(FoundStatement { id, text: words.statement(id)? })
        };
        ScriptRefusal {
            code: refusal.code(),
            why: words.refusal(&refusal, names),
            expected,
            switch: switch.map(|switch| format!("{}.{}", switch.group, switch.written_key())),
            rule,
            statements: refusal.statements(rules).iter().filter_map(statement).collect(),
        }
    }

    fn position(&self, position: &Round, names: &BySeat<String>) -> ScriptPosition {
        let setup = position.setup();
        let seat = |wind: Wind| {
            let seat = position.seat_of(wind);
            let player = position.player(seat);
            ScriptSeat {
                seat: ByName(wind),
                name: names[seat].clone(),
                points: position.points()[seat],
                hand: self.played.hands_given[seat].then_some(Text(player.hand)),
                discards: player.river.tiles().iter().map(|discard| Text(discard.tile)).collect(),
                riichi: player.riichi.in_force(),
            }
        };
        ScriptPosition {
            deal: self.words().deal_begins(setup, names),
            live: position.live(),
            dora: position.indicators().map(Text).collect(),
            seats: winds(position).map(seat).collect(),
        }
    }

    fn outcome(
        &self,
        position: &Round,
        round: &Round,
        shown: &[ShownHand],
        names: &BySeat<String>,
    ) -> ScriptOutcome {
        let words = self.words();
        let outcome = round.outcome();
        let text = match (outcome, round.phase()) {
            (Some(outcome), _) => words.ending(outcome.ending),
            (None, Phase::Turn(turn)) => {
                words.format("ask-other", [("name", names[turn.seat].as_str().into())])
            }
            (None, _) => words.text("script-goes-on"),
        };
        let standing = |wind: Wind| {
            let seat = round.seat_of(wind);
            let points = round.points()[seat];
            let change = points - position.points()[seat];
            ScriptStanding { seat: ByName(wind), name: names[seat].clone(), points, change }
        };
        ScriptOutcome {
            ended: outcome.map(|outcome| match outcome.ending {
                Ending::Won => ScriptEnding::Won,
                Ending::Exhausted => ScriptEnding::Exhausted,
                Ending::Aborted(_) => ScriptEnding::Aborted,
                Ending::Chombo => ScriptEnding::Chombo,
                Ending::Void => ScriptEnding::Void,
            }),
            text,
            wins: round.winners().iter().filter_map(|winner| self.win(round, winner, shown)).collect(),
            points: winds(round).map(standing).collect(),
            sticks: round.sticks(),
            next: self.played.next.as_ref().map(|next| self.next(next, round, names)),
        }
    }

    fn win(&self, round: &Round, winner: &Winner, shown: &[ShownHand]) -> Option<ScriptWin> {
        let ShownHand { hand, ura, .. } = shown.iter().find(|shown| shown.seat == winner.seat)?;
        let from = (winner.from != winner.seat).then(|| round.wind(winner.from));
        let by = from.map_or(WinMethod::Tsumo, |from| WinMethod::Ron { from: Some(from) });
        let has = |yaku: Yaku| winner.score.yaku().iter().any(|&(counted, _)| counted == yaku);
        let in_riichi = round.player(winner.seat).riichi.in_force();
        let circumstances = Circumstances {
            by,
            seat: round.wind(winner.seat),
            round: round.setup().round,
            riichi: if in_riichi { Riichi::Declared } else { Riichi::None },
            rinshan: has(Yaku::Rinshan),
            ..Circumstances::default()
        };
        let indicators: Vec<Tile> = round.indicators().collect();
        let liable: Vec<(Yaku, Wind)> =
            round.liable(winner.seat).map(|(yaku, seat)| (yaku, round.wind(seat))).collect();
        let win =
            Win { dora: &indicators, ura, liable: &liable, ..Win::new(hand, winner.tile, circumstances) };
        let explanation = self.words().explain(&win, round.rules(), &winner.score, &[]);
        Some(ScriptWin {
            seat: ByName(round.wind(winner.seat)),
            from: from.map(ByName),
            hand: Text(*hand),
            tile: Text(winner.tile),
            liable: liable.iter().map(|(yaku, _)| ByName(*yaku)).filter(|yaku| has(yaku.0)).collect(),
            value: ScoreValue::new(&winner.score, &win, round.rules()),
            explanation: ExplanationResponse::from(&explanation),
        })
    }

    fn next(&self, next: &Next, round: &Round, names: &BySeat<String>) -> ScriptNext {
        let words = self.words();
        match next {
            Next::Deal(setup) => {
                let deal = words.deal_begins(setup, names);
                ScriptNext {
                    over: false,
                    dealer: Some(ByName(round.wind(setup.dealer))),
                    honba: Some(setup.honba),
                    text: vec![words.format("script-next", [("what", deal.into())])],
                }
            }
            Next::Choice(seat) => {
                let text = words.format("script-choice", [("name", names[*seat].as_str().into())]);
                ScriptNext { over: false, dealer: None, honba: None, text: vec![text] }
            }
            Next::Over(standing) => {
                let place = |place: &hanchan_game::SeatRank| {
                    words.format(
                        "script-place",
                        [
                            ("place", place.place.into()),
                            ("name", names[place.seat].as_str().into()),
                            ("points", place.points.into()),
                            ("result", words.tenths(place.result).into()),
                        ],
                    )
                };
                let title = std::iter::once(words.text("final-title"));
                let text = title.chain(standing.places.iter().map(place)).collect();
                ScriptNext { over: true, dealer: None, honba: None, text }
            }
        }
    }
}

fn winds(round: &Round) -> impl Iterator<Item = Wind> {
    Wind::ALL.into_iter().take(round.seats().count())
}

/// Returns the hand that an event lays open as a win.
fn shown_hand(event: &JudgeEvent) -> Option<ShownHand> {
    match *event {
        JudgeEvent::Open(OpenEvent::Public(
            PublicEvent::Won { seat, hand, ura, .. } | PublicEvent::Opened { seat, hand, ura, .. },
        )) => Some(ShownHand { seat, hand, ura }),
        _ => None,
    }
}
