//! Hands that teach, in words.

use hanchan_lessons::{Case, Change, Example, Reason, Shown};
use hanchan_score::{By, Riichi};
use hanchan_tiles::Kind;

use crate::names::spelled;
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
                self.say(&id, [("set", spelled(*set).into())])
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
                self.say(&id, [("out", digits(out).into()), ("into", digits(into).into())])
            }
            Change::Seat(wind) | Change::Round(wind) => self.say(&id, [("wind", self.wind(*wind).into())]),
            _ => self.text(&id),
        }
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
            Shown::Win(case) => circumstances(case).into_iter().map(|id| self.text(id)).collect(),
        }
    }
}

fn circumstances(case: &Case) -> Vec<&'static str> {
    let drawn = case.by == By::Tsumo;
    let how = match (drawn, case.last) {
        _ if case.rinshan => "lesson-rinshan",
        _ if case.chankan => "lesson-chankan",
        (true, true) => "lesson-last-drawn",
        (false, true) => "lesson-last-discard",
        (true, false) => "lesson-tsumo",
        (false, false) => "lesson-ron",
    };
    let riichi = match case.riichi {
        Riichi::None => None,
        Riichi::Declared => Some("lesson-riichi"),
        Riichi::Double => Some("lesson-double-riichi"),
    };
    let ippatsu = case.ippatsu.then_some("lesson-ippatsu");
    let first = case.first.then_some("lesson-first");
    let last = (case.rinshan && case.last).then_some("lesson-last-drawn");
    riichi.into_iter().chain(ippatsu).chain(first).chain(last).chain([how]).collect()
}

/// Tiles in digits, each suit once: `456m77z`.
fn digits(kinds: &[Kind]) -> String {
    let mut text = String::new();
    for (i, kind) in kinds.iter().enumerate() {
        text.push(char::from(b'0' + kind.digit()));
        if kinds.get(i + 1).is_none_or(|next| next.letter() != kind.letter()) {
            text.push(kind.letter());
        }
    }
    text
}
