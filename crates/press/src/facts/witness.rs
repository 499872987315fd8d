//! Sample wins that show which yaku occur and which combine.

use std::collections::HashSet;

use hanchan_rules::{Rules, YakuSet};
use hanchan_score::{Circumstances, Riichi, Score, Win, WinMethod, score};
use hanchan_tiles::{Hand, Meld, Players, Tile, Wind};

/// Hands without their winning tiles, and the winning tiles. Any two yaku that combine occur together in one of
/// these wins.
const WITNESSES: &str = include_str!("../../data/witnesses.tsv");

/// The suits in their usual order.
const SUITS: [char; 3] = ['m', 'p', 's'];

/// A key for wins. Wins with equal keys get the same yaku in special circumstances: they have the same yaku
/// without such circumstances, are won in the same way, and allow the same circumstances.
type Likeness = (YakuSet, bool, bool, [bool; 4]);

/// Scores sample wins in all possible circumstances and calls `each` with the results. Any two yaku that combine
/// occur together in one of them.
pub(super) fn scores(rules: &Rules, mut each: impl FnMut(&Win<'_>, &Score)) {
    let in_play = rules.switches().table.tiles.kinds();
    let mut seen: HashSet<Likeness> = HashSet::new();
    let rows = WITNESSES.lines().filter(|line| !line.starts_with('#'));
    for (hand, tile) in rows.filter_map(|line| line.split_once('\t')) {
        for suits in exchanges(rules.switches().table.players) {
            let parsed = (exchanged(hand, suits).parse::<Hand>(), exchanged(tile, suits).parse::<Tile>());
            let (Ok(hand), Ok(tile)) = parsed else { continue };
            let strange = hand.held().kinds().difference(in_play);
            if strange.iter().next().is_some() || !in_play.contains(tile.kind()) {
                continue;
            }
            for (seat, round) in
                [(Wind::South, Wind::East), (Wind::East, Wind::East), (Wind::South, Wind::South)]
            {
                for by in [WinMethod::Ron { from: None }, WinMethod::Tsumo] {
                    let circumstances = Circumstances { by, seat, round, ..Circumstances::default() };
                    let plain = Win::new(&hand, tile, circumstances);
                    if seen.insert(likeness(&plain, rules)) {
                        in_all_circumstances(&plain, rules, &mut each);
                    }
                }
            }
        }
    }
}

/// Returns the ways to replace suits, each with the replacements for man, pin and sou. Three-player games have no
/// 2 to 8 man, so sets of man are moved to other suits.
fn exchanges(players: Players) -> Vec<[char; 3]> {
    if players == Players::Four {
        return vec![SUITS];
    }
    let two = |a: char| SUITS.into_iter().map(move |b| (a, b));
    SUITS.into_iter().flat_map(two).flat_map(|(a, b)| SUITS.map(|c| [a, b, c])).collect()
}

/// Replaces the suits in a text. Letters after a digit are suits; others belong to words.
fn exchanged(text: &str, suits: [char; 3]) -> String {
    let mut digit = false;
    text.chars()
        .map(|c| {
            let letter = SUITS.iter().position(|&suit| digit && suit == c);
            digit = c.is_ascii_digit();
            letter.map_or(c, |place| suits[place])
        })
        .collect()
}

/// Returns which circumstances the hand allows: riichi, a win on a replacement tile, a robbed kan, and a win in
/// the first go-around.
fn allows(win: &Win<'_>) -> [bool; 4] {
    let melds = win.hand.melds();
    let nothing_held = win.hand.held().get(win.tile.kind()) == 0;
    [win.hand.is_closed(), melds.iter().any(Meld::is_kan), nothing_held, melds.is_empty()]
}

fn likeness(plain: &Win<'_>, rules: &Rules) -> Likeness {
    let yaku = score(plain, rules)
        .map_or(YakuSet::EMPTY, |score| score.yaku().iter().map(|found| found.0).collect());
    let Circumstances { by, seat, .. } = plain.circumstances;
    (yaku, by == WinMethod::Tsumo, seat == Wind::East, allows(plain))
}

fn in_all_circumstances(plain: &Win<'_>, rules: &Rules, each: &mut impl FnMut(&Win<'_>, &Score)) {
    for bits in 0..3_u8 << 5 {
        let bit = |place: u8| bits >> place & 1 == 1;
        let circumstances = Circumstances {
            riichi: [Riichi::None, Riichi::Declared, Riichi::Double][usize::from(bits >> 5)],
            ippatsu: bit(0),
            rinshan: bit(1),
            chankan: bit(2),
            last: bit(3),
            first: bit(4),
            ..plain.circumstances
        };
        let win = Win { circumstances, ..plain.clone() };
        if can_be(&win)
            && win.check(rules).is_ok()
            && let Ok(score) = score(&win, rules)
        {
            each(&win, &score);
        }
    }
}

/// Returns whether the circumstances are possible together in a game.
fn can_be(win: &Win<'_>) -> bool {
    let [closed, kan, nothing_held, no_melds] = allows(win);
    let Circumstances { by, riichi: declared, ippatsu, rinshan, chankan, last, first, .. } =
        win.circumstances;
    let (tsumo, riichi) = (by == WinMethod::Tsumo, declared != Riichi::None);
    let special = [rinshan, chankan, last, first];
    // These circumstances exclude each other.
    special.into_iter().filter(|&there| there).count() <= 1
        && (closed || !riichi)
        && (riichi || !ippatsu)
        // A replacement tile requires a kan by the winner, which ends ippatsu.
        && (!rinshan || tsumo && kan && !ippatsu)
        // Another player has all four tiles of a robbed kan, so the winner has none.
        && (!chankan || !tsumo && nothing_held)
        // Riichi requires a discard before the win.
        && (!first || !riichi && no_melds)
        // Ippatsu after double riichi is within the first two go-arounds: never on the last tile, and nobody has
        // melds.
        && (declared != Riichi::Double || !ippatsu || !last && !chankan && no_melds)
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use hanchan_testdata::{blessing, conformance_text};

    use super::*;

    #[test]
    fn witnesses_are_the_wins_of_the_conformance_tables() {
        let tables = ["common", "phoenix"].map(|id| conformance_text(&format!("yaku-together/{id}.tsv")));
        let wins: BTreeSet<String> = tables
            .iter()
            .flat_map(|table| table.lines())
            .filter_map(|line| match line.split('\t').collect::<Vec<_>>()[..] {
                [_, _, "yes", hand, tile, ..] => Some(format!("{hand}\t{tile}\n")),
                _ => None,
            })
            .collect();
        let comments: String = WITNESSES.split_inclusive('\n').filter(|line| line.starts_with('#')).collect();
        let expected = comments + &wins.into_iter().collect::<String>();
        if blessing() {
            let path = concat!(env!("CARGO_MANIFEST_DIR"), "/data/witnesses.tsv");
            std::fs::write(path, &expected).expect("a file to write");
        }
        assert_eq!(WITNESSES, expected);
    }

    #[test]
    fn only_suits_are_exchanged() {
        assert_eq!(exchanged("12m3s | closed kan 1111p", ['p', 's', 'm']), "12p3m | closed kan 1111s");
    }
}
