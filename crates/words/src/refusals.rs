//! Renders errors and refusals.

use hanchan_rules::{Expected, NoRules, RuleProblem, RuleProblemKind, Unreadable};
use hanchan_score::{Impossible, NoScore, NotLiable, Win};
use hanchan_shape::Shape;
use hanchan_tiles::notation::{self, FoundText, Inexpressible, ParseError};
use hanchan_tiles::{Counts, Deck, HandError, Kind, MeldError};

use crate::rules::kebab;
use crate::words::Words;

impl Words {
    /// Returns a message that says what is wrong with the notation of a hand, with the position marked.
    pub fn parse_error(&self, error: &ParseError, text: &str) -> String {
        let place = error.place(text);
        let mut said = self.notation_problem(&error.problem);
        if let Some(line) = place.line {
            let place = self.format("in-line", [("line", line.into())]);
            said = self.format("two-sentences", [("first", said.into()), ("second", place.into())]);
        }
        format!("{said}\n{place}")
    }

    fn notation_problem(&self, problem: &notation::ParseProblem) -> String {
        match problem {
            notation::ParseProblem::Expected(what, found) => {
                let expected = self.text(&format!("expect-{}", kebab(&format!("{what:?}"))));
                match found {
                    FoundText::Text(found) => {
                        let found = format!("{found:?}");
                        self.format(
                            "expected-found",
                            [("expected", expected.into()), ("found", found.into())],
                        )
                    }
                    FoundText::End => self.format("expected-end", [("expected", expected.into())]),
                }
            }
            notation::ParseProblem::Meld(error) => self.meld_error(*error),
            notation::ParseProblem::Hand(error) => self.hand_error(*error),
            // The enum is non-exhaustive. A variant without a message is shown in English.
            other => other.to_string(),
        }
    }

    /// Returns a message that says why tiles don't form a meld.
    pub fn meld_error(&self, error: MeldError) -> String {
        match error {
            MeldError::NotConsecutive(tiles) => {
                let tiles = tiles.map(|kind| kind.to_string()).join(" ");
                self.format("meld-not-consecutive", [("tiles", tiles.into())])
            }
            MeldError::NotIdentical(one, other) => {
                let args = [("one", one.to_string().into()), ("other", other.to_string().into())];
                self.format("meld-not-identical", args)
            }
            MeldError::NotAPon(_) => self.text("meld-not-a-pon"),
        }
    }

    /// Returns a message that says why tiles don't form a hand.
    pub fn hand_error(&self, error: HandError) -> String {
        let (id, tile) = match error {
            HandError::FifthCopy(kind) => ("hand-fifth-copy", kind.to_string()),
            HandError::TooManyTiles => return self.text("hand-too-many-tiles"),
            HandError::TooManyMelds => return self.text("hand-too-many-melds"),
            HandError::NotHeld(tile) => ("hand-not-held", tile.to_string()),
            HandError::NoPon(kind) => ("hand-no-pon", kind.to_string()),
            HandError::NotInSet(tile) => ("hand-not-in-set", tile.to_string()),
        };
        self.format(id, [("tile", tile.into())])
    }

    /// Returns a message that says what a notation cannot express.
    pub fn inexpressible(&self, what: Inexpressible) -> String {
        let (id, notation) = match what {
            Inexpressible::RedFive(notation) => ("notation-no-red-fives", notation),
            Inexpressible::Melds(notation) => ("notation-no-melds", notation),
            Inexpressible::Norths(notation) => ("notation-no-norths", notation),
            Inexpressible::NotInSet(notation, tile) => {
                let args = [("notation", notation.name().into()), ("tile", tile.to_string().into())];
                return self.format("notation-not-in-set", args);
            }
        };
        self.format(id, [("notation", notation.name().into())])
    }

    /// Returns a message that says why a rule set could not be found or read.
    pub fn no_rules(&self, why: &NoRules) -> String {
        match why {
            NoRules::Unknown(id, None) => self.format("refused-unknown-rules", [("id", id.as_str().into())]),
            NoRules::Unknown(id, Some(meant)) => self.format(
                "refused-unknown-rules-meant",
                [("id", id.as_str().into()), ("meant", (*meant).into())],
            ),
            NoRules::File(file, why) => {
                let why = match why {
                    Unreadable::NotFound => self.text("unreadable-not-found"),
                    Unreadable::Forbidden => self.text("unreadable-forbidden"),
                    Unreadable::NoFile => self.text("unreadable-no-file"),
                    Unreadable::NoText => self.text("unreadable-no-text"),
                    Unreadable::TooLarge => self.text("unreadable-too-large"),
                    Unreadable::Other(why) => why.clone(),
                };
                self.format("refused-file", [("file", file.as_str().into()), ("error", why.into())])
            }
            NoRules::Wrong(problems) => {
                problems.iter().map(|problem| self.rule_problem(problem)).collect::<Vec<_>>().join("\n")
            }
        }
    }

    /// Returns a message that says what is wrong with a rule file, and where.
    pub fn rule_problem(&self, problem: &RuleProblem) -> String {
        let (place, what) = (problem.place.to_string(), self.rule_complaint(&problem.complaint));
        self.format("rule-file-place", [("place", place.into()), ("what", what.into())])
    }

    /// Returns the message for a problem in a rule file, without its position.
    pub fn rule_complaint(&self, complaint: &RuleProblemKind) -> String {
        match complaint {
            RuleProblemKind::Toml(message) if message.contains("duplicate key") => {
                self.text("rule-file-twice")
            }
            RuleProblemKind::Toml(message) => {
                self.format("rule-file-toml", [("message", self.syntax_error(message).into())])
            }
            RuleProblemKind::UnknownKey { key, group, meant } => {
                let said = match group {
                    None => self.format("rule-file-unknown-key", [("key", key.as_str().into())]),
                    Some(group) => {
                        let args = [("key", key.as_str().into()), ("group", group.as_str().into())];
                        self.format("rule-file-unknown-key-in", args)
                    }
                };
                self.with_meant(said, meant.as_deref())
            }
            RuleProblemKind::Wrong { key, found, expected } => {
                let meant = match expected {
                    Expected::OneOf(_, meant) => *meant,
                    Expected::WorthMeant(meant) => Some(*meant),
                    _ => None,
                };
                let said = self.format(
                    "rule-file-wrong",
                    [
                        ("key", key.as_str().into()),
                        ("found", found.as_str().into()),
                        ("expected", self.expected(expected).into()),
                    ],
                );
                self.with_meant(said, meant)
            }
            RuleProblemKind::NoSource(key) => {
                self.format("rule-file-no-source", [("key", key.as_str().into())])
            }
            RuleProblemKind::Missing(what) => {
                self.format("rule-file-missing", [("what", what.as_str().into())])
            }
            RuleProblemKind::MissingValue(key) => {
                let what = self.format("rule-file-missing-value", [("key", key.as_str().into())]);
                self.format("rule-file-missing", [("what", what.into())])
            }
            RuleProblemKind::Undecided(key) => {
                self.format("rule-file-undecided", [("key", key.as_str().into())])
            }
            RuleProblemKind::Base(base, meant) => {
                self.with_meant(self.format("rule-file-base", [("base", base.as_str().into())]), *meant)
            }
            RuleProblemKind::BaseLoop(base) => {
                self.format("rule-file-base-loop", [("base", base.as_str().into())])
            }
            RuleProblemKind::Nonsense(why) => self.text(&format!("nonsense-{}", why.id())),
            // The enum is non-exhaustive. A variant without a message is shown in English.
            other => other.to_string(),
        }
    }

    fn with_meant(&self, said: String, meant: Option<&str>) -> String {
        match meant {
            None => said,
            Some(meant) => self.format("rule-file-meant", [("said", said.into()), ("meant", meant.into())]),
        }
    }

    fn expected(&self, expected: &Expected) -> String {
        match expected {
            Expected::OneOf(names, _) => self.format("takes-one-of", [("names", names.join(", ").into())]),
            Expected::YesNo => self.text("takes-yes-no"),
            Expected::Number(least, most) => {
                self.format("takes-number", [("least", (*least).into()), ("most", (*most).into())])
            }
            Expected::Points => self.text("takes-points"),
            Expected::PointsOrAny => self.text("takes-points-or-any"),
            Expected::PointsList => self.text("takes-points-list"),
            Expected::Players => self.text("takes-players"),
            Expected::Tiles => self.text("takes-tiles"),
            Expected::RedFives => self.text("takes-red-fives"),
            Expected::Worth | Expected::WorthMeant(_) => self.text("takes-worth"),
            Expected::Id => self.text("takes-id"),
            Expected::Text => self.text("takes-text"),
            Expected::Texts => self.text("takes-texts"),
            Expected::Titles => self.text("takes-titles"),
            Expected::Group(group) => self.format("takes-group", [("group", group.as_str().into())]),
            Expected::Entry => self.text("takes-entry"),
            // The enum is non-exhaustive. A variant without a message is shown in English.
            other => other.to_string(),
        }
    }

    /// Returns a message that says why a win has no score.
    pub fn no_score(&self, why: NoScore, win: &Win<'_>) -> String {
        match why {
            NoScore::WrongSize(tiles) => self.format("no-score-wrong-size", [("tiles", tiles.into())]),
            NoScore::FifthCopy(kind) => {
                self.format("no-score-fifth-copy", [("tile", self.tile(kind).into())])
            }
            NoScore::NotComplete => {
                let tile = self.tile(win.tile.kind());
                let said = self.format("no-score-not-complete", [("tile", tile.into())]);
                let waits = self.what_it_waits_for(win);
                self.format("two-sentences", [("first", said.into()), ("second", waits.into())])
            }
            NoScore::OpenRiichi => self.text("no-score-open-riichi"),
            NoScore::NoYaku => self.text("no-score-no-yaku"),
            NoScore::LateYaku => self.text("no-score-late-yaku"),
            NoScore::TooFewHan { han, least } => {
                self.format("no-score-too-few-han", [("han", han.into()), ("least", least.into())])
            }
        }
    }

    /// Returns a message that says why a win is impossible.
    pub fn impossible(&self, why: Impossible) -> String {
        match why {
            Impossible::OwnDiscard => self.text("no-score-own-discard"),
            Impossible::Seat(_) => self.text("no-score-seat"),
            Impossible::Ippatsu => self.text("no-score-ippatsu"),
            Impossible::IppatsuChankan => self.text("no-score-ippatsu-chankan"),
            Impossible::Rinshan => self.text("no-score-rinshan"),
            Impossible::RinshanRon => self.text("no-score-rinshan-ron"),
            Impossible::ChankanTsumo => self.text("no-score-chankan-tsumo"),
            Impossible::Chankan => self.text("no-score-chankan"),
            Impossible::Chi => self.text("no-score-chi"),
            Impossible::FirstMelds => self.text("no-score-first-melds"),
            Impossible::FirstRiichi => self.text("no-score-first-riichi"),
            Impossible::Ura => self.text("no-score-ura"),
            Impossible::TooMany(kind) => self.format("no-score-too-many", [("tile", self.tile(kind).into())]),
            Impossible::Liable(yaku) => self.format("no-score-liable", [("yaku", self.yaku(yaku).into())]),
            Impossible::LiableWinner(_) => self.text("no-score-liable-winner"),
            Impossible::Norths => self.text("no-score-norths"),
        }
    }

    /// Returns a message that says why a player who is named as liable for a yakuman cannot be.
    pub fn not_liable(&self, why: NotLiable) -> String {
        let (id, yaku) = match why {
            NotLiable::NotCounted(yaku) => ("no-score-liable-yaku", yaku),
            NotLiable::NotAllOpen(yaku) => ("no-score-liable-all-open", yaku),
            NotLiable::AllClosed(yaku) => ("no-score-liable-closed", yaku),
        };
        self.format(id, [("yaku", self.yaku(yaku).into())])
    }

    fn what_it_waits_for(&self, win: &Win<'_>) -> String {
        let aside = melded(win);
        let shape =
            aside.and_then(|aside| Shape::new(*win.hand.concealed().counts(), &aside, Deck::Full).ok());
        match shape.map(|shape| shape.waits().tiles()).filter(|tiles| !tiles.is_empty()) {
            Some(tiles) => self.format("no-score-waits", [("tiles", self.tiles(tiles.iter()).into())]),
            None => self.text("no-score-waits-nothing"),
        }
    }
}

/// Counts the tiles in a winner's melds and the Norths they set aside.
fn melded(win: &Win<'_>) -> Option<Counts> {
    let melds = win.hand.melds().iter().flat_map(|meld| meld.tiles().iter().map(|tile| tile.kind()));
    Counts::of(melds.chain((0..win.hand.norths()).map(|_| Kind::NORTH))).ok()
}
