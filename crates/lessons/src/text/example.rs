//! The texts of examples and near misses.

use hanchan_score::{Circumstances, Form, Group, Riichi};
use hanchan_tiles::Kind;
use hanchan_words::Words;

use crate::example::{Case, Example, NearMissChange, Reason, Shown};

impl Reason {
    /// Returns a text that says why a near miss does not have its yaku.
    pub fn text(&self, words: &Words) -> String {
        let id = format!("reason-{}", self.code());
        match self {
            Reason::WrongTile { won, right } => {
                let right = words.tiles(right.iter());
                words.format(&id, [("won", words.tile(*won).into()), ("right", right.into())])
            }
            Reason::NotTwoSided(wait) => words.format(&id, [("wait", words.wait_kind(*wait).into())]),
            Reason::Run(set) | Reason::InsideSet(set) | Reason::Missing(set) => {
                words.format(&id, [("set", words.tiles_by_suit(&kinds(*set)).into())])
            }
            Reason::NoHonour(yaku) | Reason::Instead(yaku) => {
                words.format(&id, [("yaku", words.yaku(*yaku).into())])
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
            | Reason::ClaimedDiscard(tile) => words.format(&id, [("tile", words.tile(*tile).into())]),
            _ => words.text(&id),
        }
    }
}

impl NearMissChange {
    /// Returns a text that says which one change would give a near miss its yaku.
    pub fn text(&self, words: &Words) -> String {
        let id = format!("change-{}", self.code());
        match self {
            NearMissChange::WinOn(tile)
            | NearMissChange::LastTile(tile)
            | NearMissChange::Kan(tile)
            | NearMissChange::Unclaimed(tile) => words.format(&id, [("tile", words.tile(*tile).into())]),
            NearMissChange::Replace { out, into } => words.format(
                &id,
                [("out", words.tiles_by_suit(out).into()), ("into", words.tiles_by_suit(into).into())],
            ),
            NearMissChange::Seat(wind) | NearMissChange::Round(wind) => {
                words.format(&id, [("wind", words.wind(*wind).into())])
            }
            _ => words.text(&id),
        }
    }
}

impl Example {
    /// Returns a text that says which of the waits give the yaku, or `None` if all of them do.
    pub fn waits_text(&self, words: &Words) -> Option<String> {
        let of = |gives: bool| {
            let kinds = self.waits.iter().filter(move |wait| wait.gives == gives);
            kinds.map(|wait| wait.kind).collect::<Vec<_>>()
        };
        let (right, wrong) = (of(true), of(false));
        let (right, wrong) =
            (words.tiles(right), if wrong.is_empty() { return None } else { words.tiles(wrong) });
        Some(words.format("lesson-only", [("right", right.into()), ("wrong", wrong.into())]))
    }
}

impl Shown {
    /// Returns sentences that say how the hand was won, or what the discards show.
    pub fn circumstances_text(&self, words: &Words) -> Vec<String> {
        match self {
            Shown::River(_) => vec![words.text("lesson-river")],
            Shown::Win(case) => case.circumstances_text(words),
        }
    }
}

impl Case {
    /// Returns sentences that say how the hand was won.
    pub fn circumstances_text(&self, words: &Words) -> Vec<String> {
        circumstance_ids(&self.circumstances).into_iter().map(|id| words.text(id)).collect()
    }
}

fn circumstance_ids(won: &Circumstances) -> Vec<&'static str> {
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

/// Returns the kinds of a set's tiles.
fn kinds(set: Group) -> Vec<Kind> {
    let (count, step) = match set.form {
        Form::Run => (3, 1),
        Form::Triplet => (3, 0),
        Form::Kan => (4, 0),
    };
    (0..count).filter_map(|place| Kind::ALL.get(set.low.index() + place * step)).copied().collect()
}
