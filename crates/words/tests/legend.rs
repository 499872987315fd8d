//! The tile letters in the cheat sheet's legend.

use hanchan_tiles::{Kind, Suit};
use hanchan_words::{Language, Style, Words};

/// C-071: the character on each honour tile and the initial of its Russian name, with the dragons in the
/// order white, green, red.
#[test]
fn c_071_the_legend_of_the_tiles() {
    let [russian, japanese] =
        [Language::Russian, Language::Japanese].map(|language| Words::new(language, Style::Native, None));
    let honours: Vec<Kind> = Kind::ALL.into_iter().filter(|kind| kind.is_honour()).collect();
    let written: String = honours.iter().map(|&kind| japanese.tile(kind)).collect();
    assert_eq!(written, "東南西北白發中");
    let initial = |&kind: &Kind| russian.tile(kind).chars().next().expect("a letter");
    let letters: String = honours.iter().map(initial).flat_map(char::to_uppercase).collect();
    assert_eq!(letters, "ВЮЗСБЗК");
    for rank in 1..=9 {
        let kind = Kind::suited(Suit::Man, rank).expect("a tile");
        assert_eq!(japanese.tile(kind), format!("{rank}萬"));
    }
}
