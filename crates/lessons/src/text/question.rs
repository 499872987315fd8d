//! The texts of questions for learners.

use hanchan_round::Offered;
use hanchan_rules::{Rules, Yaku, YakuSet, preset};
use hanchan_score::Score;
use hanchan_shape::Shape;
use hanchan_tiles::{Hand, Players, Seat, Tile, Wind};
use hanchan_words::{ExplanationRow, Words};

use crate::example::Shown;
use crate::question::{
    Answer, CardSide, DiscardOption, FuritenCase, LegalityCase, NoAnswer, PlayerAction, Question,
    QuestionKind, SwitchQuestion, Topic, Verdict, Won,
};

/// The texts of a question, without the tiles it shows.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct QuestionText {
    /// The question itself.
    pub ask: String,
    /// Facts that the tiles do not show.
    pub facts: Vec<String>,
    /// The choices; empty if the question has none.
    pub choices: Vec<String>,
    /// How the learner should write their answer.
    pub how: String,
}

impl Topic {
    /// Returns the topic's name.
    pub fn text(self, words: &Words) -> String {
        words.text(&format!("topic-{}", self.id()))
    }
}

impl NoAnswer {
    /// Returns a text that says what kind of answer is expected.
    pub fn text(self, words: &Words) -> String {
        let how = words.text(&format!("how-{}", self.code()));
        words.format("train-no-answer", [("how", how.into())])
    }
}

impl Question {
    /// Returns the question's texts. `rules` are the rules it was generated for.
    pub fn text(&self, words: &Words, rules: &Rules) -> QuestionText {
        let story = Story { words, rules };
        let (ask, facts, choices) = match &self.asked {
            QuestionKind::Value(won) => (words.text("train-ask-value"), story.won(won), Vec::new()),
            QuestionKind::Yaku { won, choices } => {
                let choices = choices.iter().map(|yaku| words.yaku(*yaku)).collect();
                (words.text("train-ask-yaku"), story.won(won), choices)
            }
            QuestionKind::Waits(_) => (words.text("train-ask-waits"), Vec::new(), Vec::new()),
            QuestionKind::Furiten(_) => (words.text("train-ask-furiten"), Vec::new(), Vec::new()),
            QuestionKind::Discard { .. } => (words.text("train-ask-discard"), Vec::new(), Vec::new()),
            QuestionKind::May(may, _) => (story.may(may), story.circumstances(may), Vec::new()),
            QuestionKind::Switch(asked) => {
                let rule = words.switch(asked.group, &asked.key);
                let about = words.about_switch(asked.group, &asked.key);
                (words.format("train-ask-switch", [("rule", rule.into())]), vec![about], story.values(asked))
            }
            QuestionKind::Shows { yaku, side } => {
                let ask = words.format("train-ask-shows", [("yaku", words.yaku(*yaku).into())]);
                (ask, story.shown(side), Vec::new())
            }
            QuestionKind::Worth { yaku, worths } => {
                let ask = words.format("train-ask-worth", [("yaku", words.yaku(*yaku).into())]);
                let choices = worths.choices.iter().map(|worth| words.worth(*worth)).collect();
                (ask, Vec::new(), choices)
            }
        };
        QuestionText { ask, facts, choices, how: self.how_to_answer(words) }
    }

    fn how_to_answer(&self, words: &Words) -> String {
        words.text(match self.right {
            Answer::Value(_) => "how-value",
            Answer::Tiles(_) => "how-tiles",
            Answer::OneOf(_) => "how-tile",
            Answer::Yaku(_) => "how-numbers",
            Answer::Yes(_) => "how-yes-no",
            Answer::Choice(_) => "how-number",
        })
    }

    /// Returns the right answer as text.
    pub fn solution(&self, words: &Words, rules: &Rules) -> String {
        match &self.right {
            Answer::Value(_) => match &self.asked {
                QuestionKind::Value(won) | QuestionKind::Yaku { won, .. } => {
                    Story { words, rules }.worth_of(won)
                }
                _ => String::new(),
            },
            Answer::Tiles(kinds) | Answer::OneOf(kinds) if kinds.is_empty() => words.text("train-nothing"),
            Answer::Tiles(kinds) | Answer::OneOf(kinds) => words.tiles(kinds.iter()),
            Answer::Yaku(yaku) => list_of_yaku(words, *yaku),
            Answer::Yes(true) => words.text("train-yes"),
            Answer::Yes(false) => words.text("train-no"),
            Answer::Choice(number) => {
                self.text(words, rules).choices.get(*number).cloned().unwrap_or_default()
            }
        }
    }

    /// Explains why the right answer is right, one line per item. `known` is the rule set that the learner already
    /// knows; differences from it are pointed out.
    pub fn explanation(&self, words: &Words, rules: &Rules, known: Option<&Rules>) -> Vec<String> {
        let story = Story { words, rules };
        match &self.asked {
            QuestionKind::Value(won) => story.counted(won, known),
            QuestionKind::Yaku { won, .. } => story.yaku(won, known),
            QuestionKind::Waits(hand) => story.waits(hand),
            QuestionKind::Furiten(held) => story.furiten(held),
            QuestionKind::May(_, verdict) => story.verdict(verdict, known),
            QuestionKind::Switch(asked) => story.both(asked, known),
            QuestionKind::Discard { choices, .. } => {
                choices.iter().take(8).map(|choice| story.discard(choice)).collect()
            }
            QuestionKind::Shows { yaku, side } => story.side(*yaku, side),
            QuestionKind::Worth { yaku, .. } => vec![story.rule("yaku", yaku.id())],
        }
    }
}

fn list_of_yaku(words: &Words, yaku: YakuSet) -> String {
    words.list(yaku.iter().map(|yaku| words.yaku(yaku)))
}

struct Story<'a> {
    words: &'a Words,
    rules: &'a Rules,
}

impl Story<'_> {
    fn situation(&self, seat: Wind, round: Wind) -> String {
        let id = if seat == Wind::East { "situation-dealer" } else { "situation" };
        let (round, seat) = (self.words.wind(round), self.words.wind(seat));
        self.words.format(id, [("round", round.into()), ("seat", seat.into())])
    }

    fn won(&self, won: &Won) -> Vec<String> {
        let words = self.words;
        let how = won.case.circumstances;
        let mut facts = vec![self.situation(how.seat, how.round)];
        facts.extend(won.case.circumstances_text(words));
        facts.extend(self.on_table(how.honba, how.sticks));
        for (yaku, seat) in &won.liable {
            let args = [("seat", words.wind(*seat).into()), ("yaku", words.yaku(*yaku).into())];
            facts.push(words.format("fact-liable", args));
        }
        facts
    }

    /// Returns a text for the honba and riichi sticks, or `None` if there are none.
    fn on_table(&self, honba: u8, sticks: u8) -> Option<String> {
        let words = self.words;
        let honba = (honba > 0).then(|| words.format("pays-honba", [("honba", honba.into())]));
        let sticks = (sticks > 0).then(|| words.format("pays-sticks", [("sticks", sticks.into())]));
        let all: Vec<String> = honba.into_iter().chain(sticks).collect();
        (!all.is_empty()).then(|| words.format("fact-on-table", [("what", words.list(all).into())]))
    }

    fn shown(&self, side: &CardSide) -> Vec<String> {
        let mut facts = side.shown.circumstances_text(self.words);
        if let Shown::Win(case) = &side.shown {
            facts.insert(0, self.situation(case.circumstances.seat, case.circumstances.round));
        }
        facts
    }

    fn may(&self, may: &LegalityCase) -> String {
        let words = self.words;
        let id = format!("may-{}", may.deed.code());
        let seat = ("seat", words.wind(may.seat).into());
        let tile = |tile: Tile| ("tile", words.tile_or_red(tile).into());
        match may.deed {
            PlayerAction::Ron | PlayerAction::Pon(_) | PlayerAction::Chi(_) | PlayerAction::OpenKan => {
                let Some((offered, from, _)) = may.offered else { return String::new() };
                let with = match may.deed {
                    PlayerAction::Chi(own) => words.tiles(own.map(Tile::kind)),
                    _ => String::new(),
                };
                let from = ("from", words.wind(from).into());
                words.format(&id, [seat, tile(offered), from, ("with", with.into())])
            }
            PlayerAction::Riichi(discard) | PlayerAction::Discard(discard) => {
                words.format(&id, [seat, tile(discard)])
            }
            PlayerAction::ClosedKan(kind) | PlayerAction::AddedKan(kind) => {
                words.format(&id, [seat, tile(kind.into())])
            }
            PlayerAction::Tsumo | PlayerAction::NineKinds => words.format(&id, [seat]),
        }
    }

    fn circumstances(&self, may: &LegalityCase) -> Vec<String> {
        let words = self.words;
        let mut facts = vec![self.situation(may.seat, may.round)];
        if may.riichi {
            facts.push(words.text("fact-riichi"));
        }
        if may.passed {
            facts.push(words.text("fact-passed"));
        }
        match may.offered.map(|(.., offered)| offered) {
            Some(Offered::AddedKan) => facts.push(words.text("fact-added")),
            Some(Offered::ClosedKan) => facts.push(words.text("fact-closed-kan")),
            Some(Offered::North) => facts.push(words.text("fact-north")),
            Some(Offered::Discard) | None => {}
        }
        facts.push(words.format("fact-live", [("tiles", may.live.into())]));
        if matches!(may.deed, PlayerAction::Riichi(_)) {
            facts.push(words.format("fact-points", [("points", may.points.into())]));
        }
        if may.deed == PlayerAction::NineKinds {
            facts.push(words.text(if may.called { "fact-called" } else { "fact-uncalled" }));
        }
        facts.extend(self.on_table(may.honba, 0));
        facts
    }

    /// Returns the texts for a rule's values in several rule sets, in the order of the choices.
    fn values(&self, asked: &SwitchQuestion) -> Vec<String> {
        let of = |(says, written): (&String, &String)| {
            let rules = if *says == self.rules.id { Some(self.rules.clone()) } else { preset(says) };
            let said = rules.map(|rules| self.words.value(&rules, asked.group, &asked.key));
            said.filter(|said| !said.is_empty()).unwrap_or_else(|| written.clone())
        };
        asked.says.iter().zip(&asked.choices).map(of).collect()
    }

    /// Returns a text for a rule with its value and its source.
    fn rule(&self, group: &str, key: &str) -> String {
        let words = self.words;
        let (rule, value) = (words.switch(group, key), words.value(self.rules, group, key));
        let by = self.rules.source_of(group, key).map(|entry| entry.by.clone()).unwrap_or_default();
        let (rule, value) = (("rule", rule.into()), ("value", value.into()));
        if by.is_empty() {
            words.format("train-rule", [rule, value])
        } else {
            let source = words.list(by.iter().map(|by| words.source(by)));
            words.format("train-rule-from", [rule, value, ("source", source.into())])
        }
    }

    fn total(&self, won: &Won, rules: &Rules, score: &Score) -> String {
        let explanation = self.words.explain(&won.win(), rules, score, &[]);
        self.words.list([explanation.total, explanation.points])
    }

    fn worth_of(&self, won: &Won) -> String {
        won.score(self.rules).map(|score| self.total(won, self.rules, &score)).unwrap_or_default()
    }

    fn counted(&self, won: &Won, knows: Option<&Rules>) -> Vec<String> {
        let Some(score) = won.score(self.rules) else { return Vec::new() };
        let explanation = self.words.explain(&won.win(), self.rules, &score, &[]);
        let mut lines: Vec<String> =
            explanation.yaku.iter().map(|row| format!("{}: {}", row.name, row.worth)).collect();
        if !explanation.fu.is_empty() {
            let fu = explanation.fu.iter().map(|row| format!("{} {}", row.name, row.worth));
            let fu = self.words.list(fu.chain([explanation.fu_total.clone()]));
            lines.push(self.words.format("train-fu", [("fu", fu.into())]));
        }
        lines.extend(explanation.notes);
        lines.push(self.words.list([explanation.total, explanation.points]));
        lines.extend(self.known(won, &score, knows));
        lines
    }

    fn yaku(&self, won: &Won, knows: Option<&Rules>) -> Vec<String> {
        let Some(score) = won.score(self.rules) else { return Vec::new() };
        let explanation = self.words.explain(&won.win(), self.rules, &score, &[]);
        let count = score.yaku().len();
        let line = |row: &ExplanationRow| {
            let args = [
                ("yaku", row.name.as_str().into()),
                ("worth", row.worth.as_str().into()),
                ("about", row.why.as_str().into()),
            ];
            self.words.format("train-yaku-line", args)
        };
        let mut lines: Vec<String> = explanation.yaku.iter().take(count).map(line).collect();
        lines.extend(self.known(won, &score, knows));
        lines
    }

    /// Returns a text for a win's value under the rules that the learner already knows, or `None` if it is the
    /// same.
    fn known(&self, won: &Won, score: &Score, knows: Option<&Rules>) -> Option<String> {
        let knows = knows?;
        let rules = ("rules", self.words.rules_title(knows).into());
        match won.score(knows) {
            None => Some(self.words.format("train-known-none", [rules])),
            Some(there) if (there.payments.points, there.yaku()) != (score.payments.points, score.yaku()) => {
                let yaku = list_of_yaku(self.words, there.yaku().iter().map(|&(yaku, _)| yaku).collect());
                let value = self.words.list([yaku, self.total(won, knows, &there)]);
                Some(self.words.format("train-known-value", [rules, ("value", value.into())]))
            }
            Some(_) => None,
        }
    }

    fn waits(&self, hand: &Hand) -> Vec<String> {
        let waits = Shape::of(hand, self.rules.switches().table.tiles).waits();
        if waits.list().is_empty() {
            return vec![self.words.text("train-waits-nothing")];
        }
        let line = |wait: &hanchan_shape::Wait| {
            let (tile, kinds) = (self.words.tile(wait.tile), self.words.wait_kinds(wait.kinds));
            self.words.format("train-waits-on", [("tile", tile.into()), ("kinds", kinds.into())])
        };
        waits.list().iter().map(line).collect()
    }

    fn furiten(&self, held: &FuritenCase) -> Vec<String> {
        let furiten = held.furiten(self.rules);
        let waits = ("waits", self.words.tiles(furiten.waits.iter()).into());
        let mut lines = if furiten.discarded.is_empty() {
            vec![self.words.format("train-furiten-no", [waits])]
        } else {
            let discarded = self.words.tiles(furiten.discarded.iter());
            vec![self.words.format("train-furiten-yes", [waits, ("discarded", discarded.into())])]
        };
        if furiten.discarded.is_empty() == furiten.forbidden || !self.rules.switches().riichi.discard_furiten
        {
            lines.push(self.words.text("train-furiten-off"));
        }
        lines.push(self.rule("riichi", "discard-furiten"));
        lines
    }

    fn verdict(&self, verdict: &Verdict, knows: Option<&Rules>) -> Vec<String> {
        let names = self.words.by_wind(Seat::First, Players::Four);
        let mut lines = match &verdict.why {
            None => vec![self.words.text("train-allowed")],
            Some(why) => vec![self.words.refusal(why, &names)],
        };
        lines.extend(verdict.rule.map(|rule| self.rule(rule.group, &rule.written_key())));
        if let (Some(known), Some(knows)) = (verdict.known, knows) {
            let rules = [("rules", self.words.rules_title(knows).into())];
            let id = if known { "train-known-may" } else { "train-known-may-not" };
            lines.push(self.words.format(id, rules));
        }
        lines
    }

    fn both(&self, asked: &SwitchQuestion, knows: Option<&Rules>) -> Vec<String> {
        let mut lines = vec![self.rule(asked.group, &asked.key)];
        if let Some(knows) = knows {
            let value = self.words.value(knows, asked.group, &asked.key);
            let rules = self.words.rules_title(knows);
            lines.push(
                self.words.format("train-known-value", [("rules", rules.into()), ("value", value.into())]),
            );
        }
        lines
    }

    fn discard(&self, choice: &DiscardOption) -> String {
        let words = self.words;
        let (tile, shanten) = (words.tile(choice.tile), words.shanten(choice.shanten));
        let args = [("tile", tile.into()), ("shanten", shanten.into()), ("tiles", choice.tiles.into())];
        match choice.lost {
            None | Some(0) => words.format("train-discard", args),
            Some(lost) => {
                let [tile, shanten, tiles] = args;
                words.format("train-discard-lost", [tile, shanten, tiles, ("lost", lost.into())])
            }
        }
    }

    fn side(&self, yaku: Yaku, side: &CardSide) -> Vec<String> {
        match &side.missing {
            None => vec![self.words.about_yaku(yaku)],
            Some((reason, change)) => {
                vec![reason.text(self.words), change.text(self.words), self.words.about_yaku(yaku)]
            }
        }
    }
}
