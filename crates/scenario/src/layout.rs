//! Hands as written in scripts, and the layout of melds.

use hanchan_tiles::notation::markup;
use hanchan_tiles::{Hand, Meld, Pose, Tile};

use crate::expect::equal;
use crate::failure::{Done, Problem, fail};
use crate::places::is_places;
use crate::stage::Stage;

/// Parses a hand in MPSZ notation or in `{{hand}}` markup.
pub(crate) fn hand(line: usize, text: &str) -> Done<Hand> {
    let hand = if text.starts_with("{{") { markup::parse(text) } else { text.parse() };
    hand.or_else(|error| fail(line, Problem::Notation { text: text.to_owned(), error }))
}

/// Formats the layout of a meld, such as `[5p] 4p 6p`: brackets mean sideways, `^5p` is added to the tile before
/// it, and `--` is face down.
fn lying(meld: Meld) -> String {
    let tile = |laid: hanchan_tiles::LaidTile| match laid.pose {
        Pose::Upright => laid.tile.to_string(),
        Pose::Sideways => format!("[{}]", laid.tile),
        Pose::Added => format!("^{}", laid.tile),
        Pose::FaceDown => "--".to_owned(),
    };
    meld.laid().map(tile).collect::<Vec<_>>().join(" ")
}

impl Stage {
    /// Checks a layout or a hand, as in `lies S [5p] 4p 6p, -- 8s 8s --` or `holds S 46m345p12399s | pon 555z<`. A
    /// hand can also be given by places, as in `holds E w1-4 w17-20 w33-36 w49 w53`.
    pub(crate) fn expect_lying(&self, line: usize, word: &str, rest: &str) -> Done {
        let (who, rest) = rest.split_once(' ').unwrap_or((rest, ""));
        let held = self.round.player(self.seat(line, who)?).hand;
        if word == "lies" {
            let found: Vec<String> = held.melds().iter().copied().map(lying).collect();
            let words = |part: &str| part.split_whitespace().collect::<Vec<_>>().join(" ");
            let expected: Vec<String> = rest.split(',').map(words).collect();
            return equal(line, "lies", &found.join(", "), &expected.join(", "));
        }
        if !is_places(rest) {
            return equal(line, "hand", &held, &hand(line, rest)?);
        }
        let mut found: Vec<Tile> = held.all_tiles().collect();
        let mut expected = self.places(line, rest)?;
        found.sort_unstable();
        expected.sort_unstable();
        equal(line, "hand", &found, &expected)
    }
}
