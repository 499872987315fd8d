//! Hands that teach, in words.

use hanchan_lessons::{Change, Example, Reason, Shown};
use hanchan_score::{Circumstances, Form, Group, Riichi};
use hanchan_tiles::{Face, Kind};

use crate::names::suit_id;
use crate::words::Words;

impl Words {
    /// Why a near miss does not show its yaku.
    pub fn lesson_reason(&self, reason: &Reason) -> String {
        let id = format!("reason-{}", reason.code());
        match reason {
            Reason::WrongTile { won, right } => {
                let right = self.tiles(right.iter());
                self.say(&id, [("won", self.tile(*won).into()), ("right", right.into())])
            }
            Reason::NotTwoSided(wait) => self.say(&id, [("wait", self.wait_kind(*wait).into())]),
            Reason::Run(set) | Reason::InsideSet(set) | Reason::Missing(set) => {
                self.say(&id, [("set", self.several(&kinds(*set)).into())])
            }
            Reason::NoHonour(yaku) | Reason::Instead(yaku) => {
                self.say(&id, [("yaku", self.yaku(*yaku).into())])
            }
            Reason::Discarded(tile)
            | Reason::Drawn(tile)
            | Reason::ValuePair(tile)
            | Reason::Triplet(tile)
            | Reason::Terminal(tile)
            | Reason::Honour(tile)
            | Reason::InsidePair(tile)
            | Reason::OtherSuit(tile)
            | Reason::NotHonour(tile)
            | Reason::NotTerminal(tile)
            | Reason::NotGreen(tile)
            | Reason::NotSeatWind(tile)
            | Reason::NotRoundWind(tile)
            | Reason::OnlyPair(tile)
            | Reason::PairNoDragon(tile)
            | Reason::PairNoWind(tile)
            | Reason::NotKan(tile)
            | Reason::MissingTile(tile)
            | Reason::EqualPairs(tile)
            | Reason::SimpleDiscard(tile)
            | Reason::ClaimedDiscard(tile) => self.say(&id, [("tile", self.tile(*tile).into())]),
            _ => self.text(&id),
        }
    }

    /// The one change that would give a near miss its yaku.
    pub fn lesson_change(&self, change: &Change) -> String {
        let id = format!("change-{}", change.code());
        match change {
            Change::WinOn(tile) | Change::LastTile(tile) | Change::Kan(tile) | Change::Unclaimed(tile) => {
                self.say(&id, [("tile", self.tile(*tile).into())])
            }
            Change::Replace { out, into } => {
                self.say(&id, [("out", self.several(out).into()), ("into", self.several(into).into())])
            }
            Change::Seat(wind) | Change::Round(wind) => self.say(&id, [("wind", self.wind(*wind).into())]),
            _ => self.text(&id),
        }
    }

    /// Some tiles, each suit and each honour once: `456 man, 2 × red dragon`.
    fn several(&self, kinds: &[Kind]) -> String {
        let alike = |a: &Kind, b: &Kind| a == b || a.suit().is_some() && a.suit() == b.suit();
        let said = kinds.chunk_by(alike).map(|kinds| match (kinds[0].face(), kinds.len()) {
            (Face::Suited(suit, _), _) => {
                let ranks: String = kinds.iter().map(|kind| kind.digit().to_string()).collect();
                self.say(suit_id(suit), [("rank", ranks.into())])
            }
            (_, 1) => self.tile(kinds[0]),
            (_, count) => format!("{count} × {}", self.tile(kinds[0])),
        });
        self.list(said)
    }

    /// Which of its waits give an example its yaku, if not all of them do.
    pub fn lesson_only(&self, example: &Example) -> Option<String> {
        let of = |gives: bool| {
            let kinds = example.waits.iter().filter(move |wait| wait.gives == gives);
            kinds.map(|wait| wait.kind).collect::<Vec<_>>()
        };
        let (right, wrong) = (of(true), of(false));
        let (right, wrong) =
            (self.tiles(right), if wrong.is_empty() { return None } else { self.tiles(wrong) });
        Some(self.say("lesson-only", [("right", right.into()), ("wrong", wrong.into())]))
    }

    /// How what is shown came about, a sentence each.
    pub fn lesson_circumstances(&self, shown: &Shown) -> Vec<String> {
        match shown {
            Shown::River(_) => vec![self.text("lesson-river")],
            Shown::Win(case) => {
                circumstances(&case.circumstances).into_iter().map(|id| self.text(id)).collect()
            }
        }
    }
}

fn circumstances(won: &Circumstances) -> Vec<&'static str> {
    let drawn = won.is_tsumo();
    let how = match (drawn, won.last) {
        _ if won.rinshan => "lesson-rinshan",
        _ if won.chankan => "lesson-chankan",
        (true, true) => "lesson-last-drawn",
        (false, true) => "lesson-last-discard",
        (true, false) => "lesson-tsumo",
        (false, false) => "lesson-ron",
    };
    let riichi = match won.riichi {
        Riichi::None => None,
        Riichi::Declared => Some("lesson-riichi"),
        Riichi::Double => Some("lesson-double-riichi"),
    };
    let ippatsu = won.ippatsu.then_some("lesson-ippatsu");
    let first = won.first.then_some("lesson-first");
    let last = (won.rinshan && won.last).then_some("lesson-last-drawn");
    riichi.into_iter().chain(ippatsu).chain(first).chain(last).chain([how]).collect()
}

/// The tiles of a set.
fn kinds(set: Group) -> Vec<Kind> {
    let (count, step) = match set.form {
        Form::Run => (3, 1),
        Form::Triplet => (3, 0),
        Form::Kan => (4, 0),
    };
    (0..count).filter_map(|place| Kind::ALL.get(set.low.index() + place * step)).copied().collect()
}
