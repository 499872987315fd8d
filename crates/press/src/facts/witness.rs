//! Wins that show which yaku there are: those that `conformance/yaku-together` keeps.

use std::collections::BTreeSet;

use hanchan_rules::Rules;
use hanchan_score::{By, Riichi, Score, Win, score};
use hanchan_tiles::{Hand, Tile, Wind};

const FILES: [&str; 2] = [
    include_str!("../../../../conformance/yaku-together/common.tsv"),
    include_str!("../../../../conformance/yaku-together/phoenix.tsv"),
];

/// The orders of the suits: what wins in one wins in another, and three players lack a suit's middle.
const SUITS: [[char; 3]; 6] =
    [['m', 'p', 's'], ['p', 's', 'm'], ['s', 'm', 'p'], ['m', 's', 'p'], ['s', 'p', 'm'], ['p', 'm', 's']];

/// What each of the known wins is worth under the rules, if it can come about there and is worth anything; in every
/// order of the suits.
pub(super) fn scores(rules: &Rules, mut each: impl FnMut(&Win<'_>, &Score)) {
    let rows: BTreeSet<(&str, &str, &str)> =
        FILES.iter().flat_map(|file| file.lines()).filter_map(row).collect();
    for (hand, tile, circumstances) in rows {
        for suits in SUITS {
            let (Ok(hand), Ok(tile)) =
                (permuted(hand, suits).parse::<Hand>(), permuted(tile, suits).parse::<Tile>())
            else {
                continue;
            };
            let in_play = rules.switches.table.tiles.kinds();
            let strange = hand.held().kinds().difference(in_play);
            if strange.iter().next().is_some() || !in_play.contains(tile.kind()) {
                continue;
            }
            let win = win(&hand, tile, circumstances);
            // The rule sets of these files have no blessing of man.
            let blessed = Win { first: true, ..win.clone() };
            let may =
                matches!(win.by, By::Ron { .. }) && hand.melds().is_empty() && !win.chankan && !win.last;
            for win in [Some(win), Some(blessed).filter(|_| may)].into_iter().flatten() {
                if win.check(rules).is_ok()
                    && let Ok(score) = score(&win, rules)
                {
                    each(&win, &score);
                }
            }
        }
    }
}

/// Hand, winning tile and circumstances of a row that has a win.
fn row(line: &str) -> Option<(&str, &str, &str)> {
    let mut columns = line.split('\t').skip(2);
    if line.starts_with('#') || columns.next() != Some("yes") {
        return None;
    }
    Some((columns.next()?, columns.next()?, columns.next()?))
}

/// The text with other suits: letters after a digit are suits, others belong to words.
fn permuted(text: &str, suits: [char; 3]) -> String {
    let mut digit = false;
    text.chars()
        .map(|c| {
            let letter = ['m', 'p', 's'].iter().position(|&suit| digit && suit == c);
            digit = c.is_ascii_digit();
            letter.map_or(c, |place| suits[place])
        })
        .collect()
}

fn win<'a>(hand: &'a Hand, tile: Tile, circumstances: &str) -> Win<'a> {
    let mut win = Win::new(hand, tile, By::Ron { from: None });
    for word in circumstances.split(' ') {
        match word {
            "tsumo" => win.by = By::Tsumo,
            "seat=E" => win.seat = Wind::East,
            "round=S" => win.round = Wind::South,
            "riichi" => win.riichi = Riichi::Declared,
            "double" => win.riichi = Riichi::Double,
            "ippatsu" => win.ippatsu = true,
            "rinshan" => win.rinshan = true,
            "chankan" => win.chankan = true,
            "last" => win.last = true,
            "first" => win.first = true,
            _ => {}
        }
    }
    win
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_suits_are_exchanged() {
        assert_eq!(permuted("12m3s | closed kan 1111p", ['p', 's', 'm']), "12p3m | closed kan 1111s");
    }
}
