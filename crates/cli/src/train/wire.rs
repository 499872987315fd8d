//! Questions and verdicts for machines.

use hanchan_lessons::{Answer, Asked, Question, Shown};
use hanchan_round::RiverTile;
use hanchan_tiles::{Hand, Meld, Pose, Tile};
use serde::Serialize;

use super::question::Books;

/// A question as it is told; the answer is not in it.
#[derive(Serialize)]
pub(super) struct Told {
    kind: &'static str,
    rules: String,
    #[serde(skip_serializing_if = "Option::is_none")]
    knows: Option<String>,
    level: u16,
    seed: u64,
    difficulty: u16,
    /// The yaku of a card.
    #[serde(skip_serializing_if = "Option::is_none")]
    yaku: Option<&'static str>,
    text: String,
    facts: Vec<String>,
    choices: Vec<String>,
    how: String,
    /// What an answer is: `value`, `tiles`, `tile`, `several`, `yes-no` or `one`.
    form: &'static str,
    table: Table,
}

/// The tiles that are shown.
#[derive(Serialize, Default)]
struct Table {
    #[serde(skip_serializing_if = "Option::is_none")]
    hand: Option<Laid>,
    #[serde(skip_serializing_if = "Option::is_none")]
    river: Option<Vec<Discard>>,
    dora: Vec<String>,
    ura: Vec<String>,
    /// A tile of another that could be claimed.
    #[serde(skip_serializing_if = "Option::is_none")]
    offered: Option<String>,
}

/// A hand as it lies on the table.
#[derive(Serialize)]
struct Laid {
    concealed: Vec<String>,
    /// The winning tile, or the one just drawn.
    #[serde(skip_serializing_if = "Option::is_none")]
    apart: Option<String>,
    melds: Vec<Vec<LaidTile>>,
    norths: u8,
}

#[derive(Serialize)]
struct LaidTile {
    tile: String,
    pose: &'static str,
}

#[derive(Serialize)]
struct Discard {
    tile: String,
    claimed: bool,
    sideways: bool,
}

/// What became of an answer.
#[derive(Serialize)]
pub(super) struct Verdict {
    pub(super) right: bool,
    pub(super) solution: String,
    pub(super) explanation: Vec<String>,
    pub(super) difficulty: u16,
    /// The learner's level after it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) level: Option<u16>,
    /// The box of a card after it, and the days until it comes again.
    #[serde(rename = "box", skip_serializing_if = "Option::is_none")]
    pub(super) in_box: Option<u8>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) days: Option<u32>,
}

impl Told {
    pub(super) fn new(question: &Question, books: &Books, level: u16, seed: u64) -> Told {
        let text = question.text(&books.words, &books.rules);
        Told {
            kind: question.topic.id(),
            rules: books.rules.id.clone(),
            knows: books.knows.as_ref().map(|knows| knows.id.clone()),
            level,
            seed,
            difficulty: question.difficulty,
            yaku: question.card().map(hanchan_rules::Yaku::id),
            text: text.ask,
            facts: text.facts,
            choices: text.choices,
            how: text.how,
            form: match question.right {
                Answer::Value(_) => "value",
                Answer::Tiles(_) => "tiles",
                Answer::OneOf(_) => "tile",
                Answer::Yaku(_) => "several",
                Answer::Yes(_) => "yes-no",
                Answer::Choice(_) => "one",
            },
            table: Table::of(&question.asked),
        }
    }
}

impl Table {
    fn of(asked: &Asked) -> Table {
        match asked {
            Asked::Value(won) | Asked::Yaku { won, .. } => Table {
                hand: Some(Laid::new(&won.case.hand, Some(won.case.tile))),
                dora: names(&won.dora),
                ura: names(&won.ura),
                ..Table::default()
            },
            Asked::Waits(hand) => Table { hand: Some(Laid::new(hand, None)), ..Table::default() },
            Asked::Discard { hand, .. } => Table { hand: Some(Laid::drawn(hand)), ..Table::default() },
            Asked::Furiten(held) => Table {
                hand: Some(Laid::new(&held.hand, None)),
                river: Some(discards(&held.river)),
                ..Table::default()
            },
            Asked::May(may, _) => Table {
                hand: Some(Laid::drawn(&may.hand)),
                river: Some(discards(&may.river)),
                offered: may.offered.map(|(tile, ..)| tile.to_string()),
                ..Table::default()
            },
            Asked::Shows { side, .. } => match &side.shown {
                Shown::Win(case) => {
                    Table { hand: Some(Laid::new(&case.hand, Some(case.tile))), ..Table::default() }
                }
                Shown::River(river) => {
                    let discard = |(at, tile): (usize, &Tile)| Discard {
                        tile: tile.to_string(),
                        claimed: river.claimed == Some(at),
                        sideways: false,
                    };
                    let tiles = river.tiles.iter().enumerate().map(discard).collect();
                    Table { river: Some(tiles), ..Table::default() }
                }
            },
            Asked::Switch(_) | Asked::Worth { .. } => Table::default(),
        }
    }
}

fn names(tiles: &[Tile]) -> Vec<String> {
    tiles.iter().map(ToString::to_string).collect()
}

fn discards(river: &[RiverTile]) -> Vec<Discard> {
    let discard = |lying: &RiverTile| Discard {
        tile: lying.tile.to_string(),
        claimed: lying.claimed,
        sideways: lying.sideways,
    };
    river.iter().map(discard).collect()
}

impl Laid {
    fn new(hand: &Hand, apart: Option<Tile>) -> Laid {
        let pose = |pose: Pose| match pose {
            Pose::Upright => "upright",
            Pose::Sideways => "sideways",
            Pose::Added => "added",
            Pose::FaceDown => "face-down",
        };
        let meld = |meld: &Meld| {
            let tiles =
                meld.laid().map(|laid| LaidTile { tile: laid.tile.to_string(), pose: pose(laid.pose) });
            tiles.collect()
        };
        Laid {
            concealed: hand.concealed().iter().map(|tile| tile.to_string()).collect(),
            apart: apart.map(|tile| tile.to_string()),
            melds: hand.melds().iter().map(meld).collect(),
            norths: hand.norths(),
        }
    }

    /// A hand whose drawn tile lies apart.
    fn drawn(hand: &Hand) -> Laid {
        let (rest, drawn) = apart(hand);
        Laid::new(&rest, drawn)
    }
}

/// A hand without the tile just drawn, and that tile.
pub(super) fn apart(hand: &Hand) -> (Hand, Option<Tile>) {
    let mut rest = *hand;
    match hand.drawn() {
        Some(tile) if rest.discard(tile).is_ok() => (rest, Some(tile)),
        _ => (*hand, None),
    }
}
